# La riga di comando e il terminale.


## che cosa è andato storto

error-no_such_game = non esiste il gioco { $game }; i giochi sono { $allowed }
error-no_such_option = non esiste la regola della casa { $option }; ci sono { $allowed }
error-no_such_value = { $option } non può essere { $value }; può essere { $allowed }
error-no_such_preset = non esiste il gruppo di regole { $preset }; ci sono { $allowed }
error-mini_has_its_own_rules = { $game } ha regole della casa proprie; { $rules } non si può impostare
error-no_such_bot = non esiste il bot { $bot } per questo gioco; ci sono { $allowed }
error-not_an_assignment = { $text } non imposta una regola della casa; scrivi opzione=valore
error-option_twice = la regola della casa { $option } è impostata due volte
error-too_many_bots = { $bots } bot non stanno in { $free } posti; indicane al massimo altrettanti
error-wrong_number_of_bots = i bot indicati sono { $bots }, ma gli altri posti sono { $wanted }: indicane uno per tutti o uno per ciascuno
error-no_such_program = non esiste il programma { $program }
error-two_bots_needed = indica almeno due bot con --bots
error-bot_twice = { $bot } compare due volte in --bots; ne basta una
error-test_not_played = --test { $bot },{ $against } non si gioca: con queste --tables nessuno è { $bot } da solo tra { $against }
error-missing_extra = { $module } non è installato; { $install } lo porta
error-encoder_of_other_game = l’encoder { $encoder } non è per { $game }
error-mixed_games = nello stesso file ci sono giochi diversi, o con un numero diverso di giocatori; la riga { $line } è la prima che differisce
error-no_decisions = in { $file } non c’è nessuna decisione
error-views_of_nothing = --views va usato con --record
error-ray_fails = Ray non risponde a { $address }: { $why }
error-worker_died = un processo che giocava è terminato: forse ucciso, o senza memoria; ciò che ha giocato è perso
error-no_table_link = { $link } non è il link di un tavolo; ne è un esempio https://cards.example/t/ABCDEF
error-house_fails = la casa { $house } non si raggiunge: { $why }
error-house_refuses = la casa { $house } rifiuta: { $why }
error-must_choose = il bot { $bot } non ha scelto nulla al posto { $seat } di { $game }: quando tocca a lui deve scegliere una mossa
error-port_taken = la porta { $port } è occupata; scegline un’altra con --port
error-no_address = impossibile ascoltare su { $address }: { $why }
error-bad_key_file = { $file } non contiene una chiave di firma; spostalo e ne verrà creata una nuova
error-wrong_number_of_players = { $players } giocatori non possono giocare con queste regole: almeno { $low }, al massimo { $high }
error-newer_rules = è stata giocata con la versione { $version } delle regole; questo programma conosce la versione { $known }
error-number_out_of_range = { $option } non può essere { $value }; può essere { $allowed }
error-empty_database = { $option } è senza valore; indica un indirizzo oppure, per tenere la casa nella cartella dei dati, non impostare questa opzione
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
error-far_apart = processi della generazione { $found } usano questo database, e questo programma è della generazione { $known }: solo generazioni vicine girano fianco a fianco; prima ferma gli altri e aspetta dieci secondi, oppure aggiorna una versione alla volta
error-no_folder = impossibile creare la cartella { $folder }: { $why }
error-database_failed = errore del database: { $why }
error-database_damaged = il database è danneggiato ({ $why }); tieni una copia della cartella dei dati, poi torna all’ultimo backup buono: facedown restore FILE --force
error-unreadable = qualcosa nel database non si può leggere ({ $why }); controlla il disco
error-disk_full = il disco è pieno ({ $why }); libera spazio e riprova
error-read_only = { $file } non si può scrivere ({ $why }); dai il permesso di scrittura a chi fa girare il server o, se il disco è in sola lettura, montalo di nuovo
error-no_database = impossibile aprire il database { $address }: { $why }; controlla l’indirizzo, l’utente e la password in --database, e che PostgreSQL sia attivo
error-database_rights = il database { $address } non permette al suo utente ciò che serve a una casa ({ $why }); rendi quell’utente proprietario del database e di tutto ciò che contiene
error-database_read_only = il database { $address } non accetta modifiche ({ $why }); indica il server primario se questo è uno standby, oppure rendilo scrivibile
error-database_encoding = il database { $address } è in { $found } e deve essere in UTF-8: createdb --encoding=UTF8 --template=template0 ne crea uno
error-database_schema = il database { $address } non ha lo schema indicato nell’indirizzo: crealo o indicane un altro
error-database_in_use = un altro processo sta usando il database { $address }; ferma prima quella casa
error-database_old = il database { $address } è in PostgreSQL { $found }, e a una casa serve la versione { $least } o una più nuova: aggiorna quel server o indicane un altro
error-database_taken = un altro processo ha preso il database, perciò questa casa ha chiuso; riavviala per tenerla di riserva
error-not_a_house = il database { $address } non è di una casa: contiene { $found }; indicane uno vuoto
error-other_house = { $address } è di una casa con un’altra chiave; copia il signing.key di quella casa nella cartella di --data, o indica un altro posto
error-no_driver = per PostgreSQL serve un driver; installalo con: pip install "facedown[postgresql]"
error-house_exists = in { $place } c’è già una casa; una casa si trasferisce solo dove non ce n’è
error-same_place = l’origine e la destinazione sono lo stesso posto; indicane un altro in cui trasferire la casa
error-no_house = in { $place } non c’è nessuna casa; controlla l’indirizzo
error-not_the_same = non è stato trasferito nulla: { $table } aveva { $count } righe, e ne sono state rilette { $copied }, o altre
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
error-no_such_language = qui non si parla { $language }; uso l’inglese. Lingue: { $known }

## a righe di testo

terminal-players = { $game }: { $names }.
terminal-how = Rispondi con un numero; h dà un consiglio, ? spiega le mosse, q esce.
terminal-answer_one = C’è una sola scelta: rispondi 1, h, ? o q.
terminal-answer = Rispondi con un numero da { $low } a { $high }, h, ? o q.
terminal-do_it = Fallo
terminal-enough = Bastano queste
terminal-end_of_input = Fine dell’input: si lascia il tavolo.
terminal-rules = Le regole: { $command }
terminal-discard =
    { $count ->
        [one] Scarti: { $count } carta, in cima { $top }.
       *[other] Scarti: { $count } carte, in cima { $top }.
    }
terminal-below = Sotto: { $cards }.
terminal-pile =
    { $owner-is ->
        [you] Tue sul tavolo: { $cards }
        [nobody] Sul tavolo: { $cards }
       *[other] Di { $owner } sul tavolo: { $cards }
    }
terminal-in_slot = { ordinal }: { $card }
terminal-drawn = Pescata: { $card }.

## sullo schermo

terminal-keys = h consiglio   ? aiuto   q esci
terminal-you_are_out = sei fuori, gli altri continuano
terminal-space_leaves = Spazio per uscire.
terminal-space_deals = Spazio per la prossima mano.
terminal-space = spazio
terminal-look_well = Guarda bene: poi torna coperta.
terminal-same_key = Premi di nuovo lo stesso tasto per farlo.
terminal-unknown_key = Quel tasto non fa niente; ? mostra i tasti.
terminal-seconds = { $seconds } s
terminal-too_small = La finestra è troppo piccola per questo tavolo: ingrandiscila o gioca con --plain.
terminal-round_is_lost = La mano va persa.
terminal-scroll = ↑ ↓ scorri · esc torna al tavolo
terminal-step_keys = ← → un passo   ↑ ↓ dieci   home end   q esci
terminal-help_keys =
    - **il tasto indicato** su una carta o accanto a una parola: lo fa
    - **← →** e **invio**: scorrono quel che si può fare e lo fanno; anche un clic
    - **esc**: un passo indietro
    - **spazio**: avanti; passa
    - **h** le mosse migliori, e perché
    - **?** questo aiuto, **q** lascia il tavolo
terminal-help_memory = Le carte che guardi si vedono per qualche secondo: ricordarle è il gioco.

## punteggio

terminal-score = { $name }: somma delle carte { $total }, { $points }, totale { $standing }.
terminal-standing = { $name } { $points }
terminal-after = Dopo { $rounds }: { $totals }.
terminal-place = { $place }º { $name } { $points }
terminal-more_calls =
    { $seat-is ->
        [you] Dividi il posto con { $other } e stai davanti per più chiamate vinte: { $calls } a { $other-calls }.
       *[other] { $seat } divide il posto con { $other } e sta davanti per più chiamate vinte: { $calls } a { $other-calls }.
    }
terminal-saved = La trascrizione è in { $file }.
terminal-seed = Il seme del caso era { $seed }.

## giochi e regole della casa

terminal-players_column = Giocatori
terminal-presets = Insiemi di regole
terminal-players_also = { $official } (anche { $others })
terminal-one_game = { $command } mostra le regole della casa di un gioco.
terminal-rules_version = { $key }, regole { $version }
terminal-no_house_rules = Questo gioco non ha regole della casa.

## trascrizioni

terminal-record_ends = La trascrizione finisce qui.
terminal-true = { $file } è vera: { $rules }, { $rounds }, { $moves }; { $how }.
terminal-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
terminal-decided_again = le regole hanno deciso di nuovo, e tutto è risultato uguale
terminal-replayed = gli eventi sono stati ripetuti; sono di regole più vecchie di { $rules }
terminal-not_proven = Mescolate: senza prova; la trascrizione non ne porta.
terminal-proven_some = Mescolate: provate in { $proven } mani su { $rounds }; le altre non portano prova.
terminal-proven = Mescolate: provate; ogni mazzo, ogni ordine delle carte e chi ha cominciato sono stati ricalcolati.
terminal-alone =
    { $count ->
        [one] In { $count } mano nessun posto ha dato la sua quota, e ha mescolato solo la casa.
       *[other] In { $count } mani nessun posto ha dato la sua quota, e ha mescolato solo la casa.
    }

## una casa

terminal-open = Facedown è aperto su { $address } (Ctrl+C lo chiude)
terminal-waiting = Un altro processo ha questo database: attendo che lo lasci (Ctrl+C chiude questo)
terminal-unknown_setting = { $name } non è un’impostazione; docs/howto/host.md le elenca
terminal-backed_up = { $folder } è in { $file }: il database e la chiave con cui si firmano i token.
terminal-restored = { $folder } è come era nel backup { $file }.
terminal-moved = Trasferita e confrontata riga per riga: tavoli: { $tables }, persone: { $people }, partite: { $games }.
terminal-exported =
    { $count ->
        [one] { $count } partita in { $file }.
       *[other] { $count } partite in { $file }.
    }
terminal-imported =
    { $count ->
        [one] { $count } partita importata.
       *[other] { $count } partite importate.
    }
terminal-imported_before =
    { $count ->
        [one] { $count } partita c’era già.
       *[other] { $count } partite c’erano già.
    }

## numeri

terminal-number = numero
terminal-mean = media
terminal-median = mediana
terminal-most = massimo
terminal-moves_each = mosse per mano
terminal-turns_each = turni per mano
terminal-rounds_each = mani per partita
terminal-by_seat = per posto
terminal-by_bot = per bot
terminal-rounds = mani
terminal-wins = vittorie
terminal-win_share = del totale
terminal-mean_points = punti per mano
terminal-matches_won = partite vinte da { $bot }: { $wins } su { $matches } ({ $share } delle vittorie)
terminal-seed_of = seme del caso { $seed }
terminal-stuck = bloccata: { $what }
terminal-seated_again = { $named } bot per { $seats } posti, quindi alcuni ne occupano più di uno: { $bots }
terminal-usage = { $problem }. Vedi facedown --help.
error-bad_catalogue = { $file }, riga { $line }: questo non è un messaggio

## the arena

terminal-rating = forza
terminal-table_kind = tavolo
terminal-mixed = tavolo misto
terminal-won = vinte
terminal-points_ahead = vantaggio
terminal-won_each = vinte per parte
terminal-ahead = punti di vantaggio per mano
terminal-matrix = vinte da solo tra gli altri
terminal-happened = in una mano
terminal-calls = chiamate
terminal-calls_won = chiamate vinte
terminal-call_turn = turno della chiamata
terminal-decision_ms = millisecondi per decisione
terminal-endings = come sono finite le mani
terminal-faults = decisioni perse
terminal-arena_of = Arena: { $game }, { $players } giocatori
terminal-arena_played = { $deals } distribuzioni, { $rounds } mani; { $anchor } ha forza 0; seme del caso { $seed }
terminal-test_stronger = { $bot } è più forte di { $against }: si sa dopo { $deals } distribuzioni.
terminal-test_not_stronger = { $bot } non è più forte di { $against } di { $margin } Elo: si sa dopo { $deals } distribuzioni.
terminal-test_inconclusive = Non si può dire: { $deals } distribuzioni non bastano per sapere se { $bot } è più forte di { $against }.
terminal-lost_decisions =
    { $count ->
        [one] { $bot } ha perso { $count } decisione ({ $kinds }): in { $where }, posto { $seat }, dopo { $moves }, { $position }
       *[other] { $bot } ha perso { $count } decisioni ({ $kinds }); la prima in { $where }, posto { $seat }, dopo { $moves }, { $position }
    }
terminal-report_is_in = Il rapporto è in { $file }.
terminal-games_are_in = Le partite sono in { $file }.
terminal-guest_seated = { $name } siede al posto { $seat } del tavolo { $table } ({ $game }).
terminal-guest_lost_decision = { $bot } ha perso una decisione ({ $kind }) nella mano { $round }, posto { $seat }: { $position }
terminal-guest_over = La partita è finita. Punteggi { $scores }; vince il posto { $winners }.

## che cosa è falso in una trascrizione

untrue-setup = i posti e i punti non seguono dalle mani precedenti
untrue-deal = le carte non sono state date da quel mazzo
untrue-events = la mossa { $move } ha avuto un altro effetto
untrue-outcome = il risultato è un altro
untrue-not_the_pack = il mazzo non ha le carte del gioco
untrue-share = ciò che ha dato il posto { $seat } non è ciò che aveva promesso
untrue-root = il segreto non dà la radice pubblicata
untrue-deck = il mazzo non è quello che ne segue
untrue-order = il nuovo mazzo { $reshuffle } non è quello che ne segue
untrue-starter = avrebbe dovuto cominciare un altro posto
untrue-unfinished = non è finita, eppure ci sono altre mani
untrue-wrong_number_of_players = non si può giocare in tanti
untrue-refused = una mossa viene rifiutata ({ $code })

## perché qualcosa non si legge

why-unreadable = non si riesce a leggere
why-is_folder = è una cartella
why-exists = esiste già; scegli un altro nome
why-no_such_folder = non esiste una cartella così
why-closed_folder = nella cartella non si può scrivere
why-too_slow = ci mette troppo
why-not_read_back = non si riesce a rileggerlo
why-failed = non è riuscito
why-no_such_word = non esiste una mossa o un evento così
why-no_such_card = non esiste una carta così
why-wrong_number_of_words = ci sono troppe parole o troppo poche
why-player_missing = manca un giocatore
why-share_missing = manca la parte di un posto nel mescolare
why-no_such_proof = una radice, un segreto o una parte ha la lunghezza sbagliata
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

## for whoever runs a house

terminal-notice = Avviso per tutti: { $text }
terminal-admin_new = { $name } sarà amministratore con { $file } quando il server riapre. Il segreto, mostrato solo ora:
terminal-admin_in_clear = { $house } non è https: chiunque sia sulla strada può leggere il tuo segreto
error-bad_admin_file = il file degli amministratori { $file } non va bene: { $why }
error-bad_admin_name = il nome di un amministratore ha solo lettere minuscole e cifre, come ana
error-no_admin_secret = metti il tuo segreto in { $variable }, o chiedi da un terminale
why-others_may_read = altri possono leggerlo; chmod 600 risolve
why-not_readable = non si può leggere
why-not_writable = non si può scrivere
why-bad_line = una riga non è un nome e un’impronta; la scrive “facedown admin new”

doctor-settings_good = Impostazioni: tutte note.
doctor-unknown_setting = Impostazioni: { $name } sembra un’impostazione e non lo è.
    .mend = Cerca un errore di battitura, o toglila.
doctor-metrics_open = Impostazioni: chiunque può leggere /metrics.
    .mend = Usa FACEDOWN_METRICS=local, o rifiuta /metrics nel proxy.
doctor-disk_good = Disco: c’è spazio, e la cartella dei dati si può scrivere.
doctor-little_space = Disco: { $megabytes } MB liberi per { $folder }.
    .mend = Libera spazio, o sposta la cartella dei dati; un disco pieno ferma tutti i tavoli.
doctor-folder_not_writable = Disco: { $folder } non si può scrivere.
    .mend = Rendi proprietario chi fa girare il server (chown) o, se il disco è in sola lettura, montalo di nuovo.
doctor-files_good = File: i segreti sono solo del proprietario.
doctor-others_may_read = File: altri possono leggere { $file }.
    .mend = chmod go-rwx { $file }
doctor-other_owner = File: { $file } è di un altro utente.
    .mend = Chiedi come l’utente che fa girare il server, o chown { $file }.
doctor-no_admins = File: { $file } non ha amministratori.
    .mend = facedown admin new NAME --file { $file }
doctor-bad_admin_file = File: il file degli amministratori { $file } non va bene ({ $why }).
    .mend = chmod 600 { $file }, e scrivilo con “facedown admin new”.
doctor-database_good = Database: integro e di questa versione.
doctor-no_database_yet = Database: { $file } sarà creato all’apertura del server.
doctor-empty_database = Database: vuoto; la casa vi sarà creata all’apertura del server.
doctor-not_kept = Database: in PostgreSQL { $setting } è disattivato, e le mosse si vedono prima di essere al sicuro.
    .mend = Metti { $setting } = on in postgresql.conf e ricarica PostgreSQL; se la sua macchina si blocca, si possono perdere mosse o l’intero database.
doctor-database_refused = Database: { $says }.
    .mend = Nulla è stato cambiato; il server non apre finché non si rimedia.
doctor-newer_schema = Database: { $file } è di una versione più nuova (schema { $found }, questa conosce { $known }).
    .mend = Installa quella versione o una più nuova, o ripristina un backup di prima.
doctor-database_damaged = Database: { $file } è danneggiato.
    .mend = Ferma il server, tieni una copia della cartella dei dati e torna all’ultimo backup buono: facedown restore FILE --force
doctor-not_a_house = Database: { $file } non è il database di un server.
    .mend = Dai a FACEDOWN_DATA la cartella giusta, o sposta il file.
doctor-clock_good = Orologio: giusto.
doctor-clock_alone = Orologio: nulla lo tiene giusto, per quanto ne sa questa macchina.
    .mend = Installa chrony o systemd-timesyncd.
doctor-clock_back = Orologio: è indietro di { $seconds } secondi rispetto al log.
    .mend = Rimetti l’orologio prima di aprire il server.
doctor-limits_good = Limiti: si possono aprire abbastanza file.
doctor-few_files = Limiti: si possono aprire { $files } file; per tanti socket ne servono { $needed }.
    .mend = Metti LimitNOFILE={ $needed } nel servizio (ulimit -n), o abbassa FACEDOWN_MOST_SOCKETS.
doctor-screen_good = Schermo: la pagina c’è.
doctor-no_screen = Schermo: la pagina non è stata generata.
    .mend = Installa il wheel, o lancia tools/screen nel repository.
doctor-screen_in_part = Schermo: manca { $file }.
    .mend = Installa di nuovo: mezza installazione non fa una pagina.
doctor-rules_good = Regole: compilate.
doctor-rules_interpreted = Regole: interpretate, e i bot pensano più lentamente.
    .mend = Installa gcc e python3-dev, poi di nuovo Facedown.
doctor-proxy_good = Server: aperto, in salute, e i socket passano.
doctor-no_trusted_proxy = Server: è dietro https e nessun proxy è fidato; tutti contano come un solo indirizzo.
    .mend = Metti in FACEDOWN_TRUSTED_PROXIES l’indirizzo del proxy, per esempio 127.0.0.1.
doctor-not_reached = Server: { $url } non risponde.
    .mend = Il server gira, e il proxy porta lì?
doctor-not_open = Server: ora non c’è nulla di aperto su { $url }.
doctor-name_refused = Server: non risponde al nome in { $url }.
    .mend = Imposta FACEDOWN_PUBLIC_URL, o aggiungi il nome a FACEDOWN_ALLOWED_HOSTS.
doctor-not_well = Server: { $url }/health risponde { $status }.
    .mend = Leggi che cosa dice la risposta, e il log del server.
doctor-forwarded_untrusted = Server: il proxy su { $url } dice per chi chiede, e non è creduto.
    .mend = Aggiungi il suo indirizzo a FACEDOWN_TRUSTED_PROXIES.
doctor-not_forwarded = Server: il proxy su { $url } non dice per chi chiede.
    .mend = Fagli mandare X-Forwarded-For; docs/howto/host.md mostra come.
doctor-clocks_differ = Server: l’orologio di { $url } non è quello di questa macchina.
    .mend = Rimettili tutti e due; codici e sessioni vanno secondo l’ora.
doctor-no_sockets = Server: nessun WebSocket arriva a { $url }/socket.
    .mend = Fai passare al proxy Upgrade e Connection; docs/howto/host.md mostra come.
