# La riga di comando e il terminale.

## che cosa è andato storto

error-no_such_game = non esiste il gioco { $game }; i giochi sono { $allowed }
error-no_such_option = non esiste la regola della casa { $option }; ci sono { $allowed }
error-no_such_value = { $option } non può essere { $value }; può essere { $allowed }
error-no_such_preset = non esiste l’insieme di regole { $preset }; ci sono { $allowed }
error-no_such_bot = non esiste il bot { $bot } per questo gioco; ci sono { $allowed }
error-no_page = la pagina delle regole di { $game } non è installata
error-not_an_assignment = { $text } non imposta una regola della casa; scrivi opzione=valore
error-option_twice = la regola della casa { $option } è impostata due volte
error-too_many_bots = { $bots } bot non stanno in { $free } posti; indicane al massimo altrettanti
error-port_taken = la porta { $port } è occupata; scegline un’altra con --port
error-no_address = impossibile ascoltare su { $address }: { $why }
error-bad_key_file = { $file } non contiene una chiave di firma; spostalo e ne verrà creata una nuova
error-wrong_number_of_players = { $players } giocatori non possono giocare con queste regole: almeno { $low }, al massimo { $high }
error-newer_rules = è stata giocata con la versione { $version } delle regole; questo programma conosce la versione { $known }
error-peer_missing = { $module } non è installato; pip install 'facedown[bench]' porta gli altri programmi
error-number_out_of_range = { $option } non può essere { $value }; può essere { $allowed }
error-no_such_seat = non esiste il posto { $text }
error-seat_not_in_match = non esiste il posto { $seat }; i posti vanno da 0 a { $last }
error-seat_or_open = scegli --seat oppure --open, non entrambi
error-no_terminal = --step richiede un terminale; senza, vedi tutto
error-rounds_or_matches = scegli --rounds oppure --matches, non entrambi
error-no_such_file = non esiste il file { $file }
error-not_readable = impossibile leggere { $file }: { $why }
error-not_writable = impossibile scrivere { $file }: { $why }
error-not_text = { $file } non è la trascrizione di una partita: non è testo
error-not_a_transcript = questa non è una trascrizione: non comincia con “facedown transcript”
error-other_format = la trascrizione è nel formato { $format }; questo programma legge il formato { $wanted }
error-cut_off = la trascrizione è tronca dopo la riga { $line }
error-damaged = la trascrizione è danneggiata alla riga { $line }: { $why }
error-another_game = la riga { $line } cita le regole di { $game }, non quelle di questo gioco
error-unreal = la trascrizione non è di una partita vera: gli eventi non combaciano
error-bad_game = la partita { $id } non è stata importata: { $why }
error-too_long = { $file } è più lungo di qualsiasi partita
error-not_an_export = { $file } non contiene partite: non l’ha scritto facedown export
error-not_a_backup = { $file } non è un backup, o è danneggiato
error-other_backup = { $file } è un backup nel formato { $format }; questo programma legge il formato { $wanted }
error-file_exists = { $file } esiste già; --force lo sostituisce
error-no_data = non c’è nessun database in { $folder }; --data indica la cartella della casa
error-data_exists = in { $folder } c’è già una casa; --force la sostituisce
error-in_use = un altro processo sta usando { $folder }; ferma prima la casa
error-newer_schema = il database è della versione { $found }; questo programma conosce la versione { $known }: aggiornalo
error-no_folder = impossibile creare la cartella { $folder }: { $why }
error-database_failed = errore del database: { $why }
error-untrue_match = la trascrizione è falsa: { $what }
error-untrue = la trascrizione è falsa nella mano { $round }: { $what }
error-unproven = il mazzo della mano { $round } non corrisponde alla prova: { $what }
error-not_fetched = impossibile scaricare { $url }: { $why }
error-not_text_there = ciò che si trova in { $url } non è una trascrizione: non è testo
error-too_long_there = ciò che si trova in { $url } non è una trascrizione: supera { $most } byte
error-plugin_fails = { $plugin } è escluso: non si riesce a caricarlo ({ $why })
error-plugin_is_no_game = { $plugin } è escluso: non è un gioco
error-plugin_of_other_version = { $plugin } è escluso: è per la versione { $version } dei giochi di Facedown, e questa è la versione { $known }
error-plugin_key = { $plugin } è escluso: la sua chiave è { $key }, che è già presa o non è il suo nome
error-plugin_breaks_law = { $plugin } è escluso: viola la legge { $law }
error-no_such_language = qui non si parla { $language }; uso l’inglese
error-bad_catalogue = { $file }, riga { $line }: questo non è un messaggio

## che cosa è falso in una trascrizione

untrue-setup = i posti e i punti non seguono dalle mani precedenti
untrue-deal = le carte non sono state date da quel mazzo
untrue-events = la mossa { $move } ha avuto un altro effetto
untrue-outcome = il risultato è un altro
untrue-not_the_pack = il mazzo non ha le carte del gioco
untrue-share = ciò che ha dato il posto { $seat } non è ciò che aveva promesso
untrue-root = il segreto non dà la radice pubblicata
untrue-deck = il mazzo non è quello che ne segue
untrue-order = la mescolata { $reshuffle } non è quella che ne segue
untrue-starter = avrebbe dovuto cominciare un altro posto
untrue-unfinished = non è finita, eppure ci sono altre mani
untrue-wrong_number_of_players = non si può giocare in tanti
untrue-refused = una mossa viene rifiutata ({ $code })

## perché qualcosa non si legge

why-unreadable = non si riesce a leggere
why-no_such_word = non esiste una mossa o un evento così
why-no_such_card = non esiste una carta così
why-wrong_number_of_words = ci sono troppe parole o troppo poche
why-player_missing = manca un giocatore
why-share_missing = manca la quota di un posto nel mescolare
why-no_such_proof = una radice, un segreto o una quota ha la lunghezza sbagliata
why-text_after_end = c’è altro dopo la fine
why-untrue = le regole decidono diversamente
why-unreal = gli eventi non combaciano
why-damaged = è danneggiata
why-cut_off = è tronca
why-not_a_transcript = non è una trascrizione
why-other_id = non è quella dell’elenco
why-spelling = non è scritta come si scrivono le trascrizioni
why-no_such_time = non esiste un’ora così
why-option_twice = una regola della casa è impostata due volte
why-no_such_option = non esiste una regola della casa così
why-no_such_value = una regola della casa non può avere quel valore
