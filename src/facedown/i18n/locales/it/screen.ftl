## app

app-name = Facedown
app-loading = Un momento…
app-skip = Vai al contenuto
app-back = Indietro
app-close = Chiudi
app-cancel = Annulla
app-ok = Usa
app-none = Nessuno
app-you_start = Tu
app-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bot
    }
app-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
app-rounds =
    { $count ->
        [one] { $count } mano
       *[other] { $count } mani
    }
app-rules = Regole
app-settings = Impostazioni
app-past = Partite finite
app-menu = Menu
app-copy = Copia
app-copied = Copiato
app-share = Condividi
app-main = Principale
app-update = C’è una versione più nuova di questa pagina.

## home

home-title = A che cosa giochiamo?
home-lead = Giochi di carte in cui il gioco è ciò che non vedi. Siediti con gli amici o con i bot: niente da installare, nessuna registrazione.
home-games = I giochi
home-play = Gioca subito
home-play_game = Gioca subito: { $game }, contro i bot
home-level = Quanto devono essere forti i bot?
home-new_table = Apri un tavolo
home-new_table_game = Apri un tavolo di { $game }
home-rules_of = Regole: come si gioca a { $game }
home-join = Entra in un tavolo
home-join_code = Le sei lettere del tavolo
home-join_button = Entra
home-join_help = Il link di un amico ti porta dritto al tavolo; qui puoi scriverne le sei lettere.
home-join_bad = Un tavolo ha sei lettere, come KQJTAB.
home-public = Tavoli pubblici
home-public_none = Ora non c’è nessun tavolo pubblico. Aprine uno, e altri potranno unirsi.
home-continue = Riprendi la tua partita
home-continue_at = Torna a { $game } con { $names }
home-continue_alone = Torna a { $game }
home-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-full = Al completo
home-sit = Siediti
home-watch = Guarda
home-name = Il tuo nome al tavolo
home-name_help = Gli altri lo vedono. Puoi cambiarlo nelle impostazioni.
home-name_save = Salva
home-picture = Un tavolo di { $game }

## new

new-title = Un tavolo nuovo
new-game = Gioco
new-preset = Regole della casa
new-rules_title = Regole nel dettaglio
new-rules_lead = Ciò che cambi rispetto all’insieme scelto è segnato.
new-changed = cambiata
new-reset = Torna all’insieme scelto
new-seats = Posti
new-seats_unofficial = non ufficiale
new-bots = Bot
new-bots_none = Nessun bot: i posti liberi aspettano persone
new-level = Livello dei bot
new-clocks = Tempo
new-clock_calm = Calmo
new-clock_usual = Solito
new-clock_quick = Svelto
new-clock_off = Senza limite
new-who = Chi può venire
new-private = Solo chi ha il link
new-public = Tutti: il tavolo compare nella prima pagina
new-watchers = Si può guardare
new-talk = Ci si può scrivere
new-hints = Si possono chiedere consigli
new-undo = Nello stesso turno si può riprendere ciò che si è calato
new-aid = Aiuti alla memoria
new-aid_off = Nessuno: il gioco è ricordare
new-aid_own_peeks = Le carte che hai visto restano in vista per te
new-aid_all_public = Resta in vista tutto ciò che tutti potrebbero sapere
new-discard_history = Gli scarti si possono sfogliare
new-aid_told = Il tavolo ne viene avvisato.
new-starter = Chi comincia la mano successiva
new-starter_rotate = A giro
new-starter_winner = Chi ha vinto l’ultima
new-starter_loser = Chi ha perso l’ultima
new-starter_caller = Chi ha chiamato nell’ultima
new-open = Apri il tavolo
new-opening = Si apre…

## lobby

lobby-title = Tavolo { $code }
lobby-waiting = Si aspettano tutti
lobby-share = Porta gli amici
lobby-share_help = Manda il link, fai inquadrare il codice o di’ le sei lettere.
lobby-link = Link del tavolo
lobby-qr = Codice QR del link del tavolo
lobby-seat_free = libero
lobby-seat_take = Siediti qui
lobby-remove = Togli { $name }
lobby-leave = Lascia il tavolo
lobby-ready = Ci sono
lobby-is_ready = c’è
lobby-not_ready = non ancora
lobby-start = Comincia
lobby-start_wait = Si comincia quando ci sono tutti.
lobby-start_bots = Comincia con i bot
lobby-local_link = Questo link si apre solo su questo computer. Per i telefoni nella stessa rete, apri la casa con --host 0.0.0.0 e usa l’indirizzo che mostra.
lobby-host = ha aperto il tavolo
lobby-rules = Regole di questo tavolo

## table

table-you = Le tue carte
table-cards_of = Carte di { $name }
table-stock = Mazzo
table-stock_count =
    { $count ->
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
table-stock_empty = Mazzo: vuoto
table-discard = Scarti
table-discard_top =
    { $count ->
        [one] Scarti: { $card }
       *[other] Scarti: { $count } carte, { $card } in cima
    }
table-discard_all = Gli scarti
table-discard_all_about =
    { $count ->
        [one] Ora qui c’è { $count } carta.
       *[other] Ora qui ci sono { $count } carte, quella in cima per prima.
    }
table-discard_browse = Sfoglia gli scarti
table-discard_empty = Scarti: nessuna carta
table-drawn = Carta pescata
table-melds_of = Combinazioni di { $name }
table-melds_yours = Le tue combinazioni
table-slot_empty = posto vuoto
table-place = { $place }: { $card }
table-hand_count =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } carte
    }
table-turn_yours = Tocca a te
table-turn_of = Tocca a { $name }
table-waiting_for = Si aspetta { $names }
table-prompt = Tocca a te: { $choices }.
table-may = Se vuoi: { $choices }.
table-choose_rank = Quale carta?
table-choose_second = E la seconda carta?
table-choose_meaning = Che cosa vuoi fare?
table-cancel_choice = Scegli altro
table-log = Che cosa è successo
table-log_empty = Non è ancora successo niente.
table-scores = Punteggio
table-round = Mano { $number }
standing-out = fuori
standing-caller = ha chiamato
table-here = c’è
table-away = via
table-stand_in = per ora gioca un bot
table-bot = bot { $level }
table-phrases = Di’ qualcosa
table-say = Scrivi al tavolo
table-say_send = Invia
table-hint = Consiglio
table-hint_is = La mia scelta: { $move }.
table-hint_why = Perché: { $reason }
table-aid_on = A questo tavolo gli aiuti alla memoria sono accesi.
table-history_on = A questo tavolo si possono sfogliare gli scarti.
table-rules = Regole
table-pause = Pausa
table-pause_wish = Chiedi una pausa
table-pause_unwish = Niente pausa
table-pause_wished = Chiede una pausa: { $names }. Comincia quando tutti i presenti sono d’accordo.
table-paused = Pausa. Gli orologi sono fermi.
table-resume = Riprendi
table-leave = Lascia il tavolo
table-leave_ask = Lasciare il tavolo?
table-leave_about = Puoi tornare con lo stesso link. Se tardi, un bot gioca per te finché non torni.
table-resign = Abbandona
table-resign_ask = Abbandonare la partita per sempre?
table-resign_about = Al tuo posto continua un bot. Non si torna indietro.
table-stay = Resta
table-watching = Stai guardando. Vedi quello che vedono tutti.
table-actions = Che cosa puoi fare
table-keys = Tasti
table-keys_about = Ogni azione ha un tasto, scritto sul pulsante. Le frecce vanno da una carta all’altra, Invio sceglie, Esc torna indietro.
table-moved_by_clock = Il tempo è scaduto.
table-selected =
    { $count ->
        [one] { $count } carta scelta
       *[other] { $count } carte scelte
    }
table-lay = Cala
table-add_to = Attacca a questa combinazione
table-replace_in = Metti al posto del jolly
table-suggest = Suggerisci una combinazione
table-suggest_none = Nessuna combinazione da suggerire.
table-is_meld = È una combinazione: { $kind }.
table-is_no_meld = Non è ancora una combinazione.
table-sort = Ordine delle tue carte
table-by_suit = Seme
table-by_rank = Valore
table-by_hand = Mio
table-hand_keys = Le frecce vanno da una carta all’altra, spazio sceglie, Invio cala, Maiusc con una freccia sposta la carta.
table-choose_one = Scegli la carta che vuoi scartare.
table-choose_cards = Scegli prima delle carte dalla tua mano.
table-choose_none = Deseleziona
table-suggest_short = Suggerisci
table-fits = Si attacca alla combinazione { $melds }.
table-must_meld = va calata subito
table-no_melds = Ancora niente di calato
table-meld_named = { $kind }, combinazione { $number }: { $cards }
table-owed = Prima cala { $card }.

## clock

clock-left =
    { $count ->
        [one] manca { $count } secondo
       *[other] mancano { $count } secondi
    }

## end

end-round_title = Fine della mano { $number }
end-match_title = Fine della partita
end-you_won = Hai vinto!
end-you_won_round = La mano è tua!
end-won = Vince { $names }.
end-won_many = Vittoria condivisa: { $names }.
end-won_round = La mano va a { $names }.
end-won_round_many = La mano va a { $names }.
end-nobody = Nessuno vince questa mano.
end-total = Carte
end-score = Punti
end-standing = In tutto
end-evening = Serata
end-place = Posto
end-player = Giocatore
end-game_points = Punti partita
end-game_points_about = Si sommano per tutte le partite della serata a questo tavolo.
end-this_match = Partita
end-ahead_scores = { $one } viene prima di { $other } con più punti nelle mani: { $more } a { $less }. Il posto è lo stesso.
end-ahead_calls = { $one } viene prima di { $other } con più chiamate vinte: { $more } a { $less }. Il posto è lo stesso.
end-next = Prossima mano
end-next_wait = Si aspetta { $names }
end-rematch = Gioca ancora
end-rematch_wished = { $names }: un’altra?
end-replay = Rivedi
end-home = Torna all’inizio
end-why_called_won = { $caller } ha chiamato e aveva meno di tutti.
end-why_called_you_won = Hai chiamato e avevi meno di tutti.
end-why_called_lost = { $caller } ha chiamato, ma qualcuno aveva altrettanto o meno.
end-why_called_you_lost = Hai chiamato, ma qualcuno aveva altrettanto o meno.
end-why_stopped_won = { $caller } ha fermato la mano e aveva meno di tutti.
end-why_stopped_you_won = Hai fermato la mano e avevi meno di tutti.
end-why_stopped_lost = { $caller } ha fermato troppo presto e paga per tutto il tavolo.
end-why_stopped_you_lost = Hai fermato troppo presto e paghi per tutto il tavolo.
end-why_closed = { $caller } ha chiuso.
end-why_closed_you = Hai chiuso.

## replay

replay-title = Replay
replay-step_back = Un passo indietro
replay-step_on = Un passo avanti
replay-play = Riproduci
replay-stop = Ferma
replay-speed = Velocità
replay-to_start = All’inizio
replay-to_end = Alla fine
replay-position = Passo { $number } di { $count }
replay-seen_by = Come lo vede
replay-open = Tutte le carte scoperte
replay-watcher = chi guarda
replay-share = Condividi questo momento
replay-proof = Controlla la mescolata
replay-controls = Comandi del replay
replay-go_to = Punto della partita
replay-at = Mano { $round }, passo { $number } di { $count }
replay-share_copied = Il link a questo momento è copiato.
replay-share_here = Un link a questo momento:
replay-back = Partite passate
replay-keys = Le frecce vanno passo per passo, lo spazio riproduce e ferma, Home e Fine vanno agli estremi, Pag su e Pag giù cambiano mano.

## proof

proof-title = La mescolata era onesta?
proof-lead = Prima di dare le carte la casa ha chiuso a chiave il suo ordine, e ogni giocatore ha aggiunto una parte che nessun altro conosceva. Ora il tuo browser rifà l’ordine e confronta.
proof-check = Controlla ora
proof-checking = Si controlla…
proof-good = Ogni mazzo viene da ciò che la casa ha chiuso prima di dare le carte e dalle parti dei giocatori.
proof-bad = Qualcosa non torna. La prima differenza è segnata.
proof-none = Questa partita non è stata mescolata insieme: non c’è niente da controllare.
proof-root = L’ordine che la casa ha chiuso prima è quello che ha aperto dopo.
proof-cards = Ogni carta di quell’ordine è stata chiusa per conto suo, con un sale proprio.
proof-shares = Ogni parte è quella che il suo giocatore aveva promesso.
proof-own_share = C’è anche la tua parte, immutata.
proof-pack = Il mazzo è completo: non manca nessuna carta e nessuna è doppia.
proof-order = Le carte giocate sono l’ordine della casa, mescolato da tutte le parti.
proof-deal = Le carte sono state date da quel mazzo.
proof-reshuffles = Ogni mescolata successiva viene dalla stessa chiave.
proof-moves = Ogni mossa ha avuto l’effetto che le danno le regole.
proof-outcome = I punti sono quelli che danno le regole.
proof-starter = Chi ha cominciato è stato estratto dallo stesso segreto.
proof-seen = Ciò che la casa ha aperto è ciò che il tuo browser ha visto durante la mano.
proof-wrong_share = Una parte non è quella che il suo giocatore aveva promesso.
proof-wrong_root = L’ordine che la casa ha aperto non è quello che aveva chiuso.
proof-wrong_deck = Le carte date non vengono dall’ordine chiuso e dalle parti.
proof-wrong_order = Una mescolata successiva non viene dalla chiave.
proof-wrong_starter = Chi ha cominciato non viene dal segreto.
proof-wrong_seen_root = La casa ha aperto un ordine diverso da quello mostrato al tuo browser.
proof-wrong_seen_digests = Le promesse dei giocatori non sono quelle mostrate al tuo browser.
proof-wrong_seen_entropy = La tua parte non è quella che il tuo browser ha dato.
proof-passed = giusto
proof-failed = sbagliato
proof-skipped = niente da controllare
proof-silent =
    { $count ->
        [one] { $count } posto non ha dato la sua parte: è vuota.
       *[other] { $count } posti non hanno dato la loro parte: è vuota.
    }
proof-round = Mano { $number }
proof-yourself = Non devi fidarti di questa pagina: salva la partita e controllala con «facedown verify».
proof-save = Salva la partita
proof-alone_all = I conti tornano, ma in questa partita nessun giocatore ha dato una parte: solo la casa può sapere di non aver scelto le carte.
proof-damaged = Questa registrazione è rovinata o incompleta: niente di ciò che contiene è provato.
proof-unproven = Non provato
proof-proven = Provato
proof-no_proof = Niente da controllare
proof-given = Hanno dato una parte: { $names }.
proof-withheld = Hanno promesso una parte e non l’hanno data: { $names }.
proof-alone = Qui nessuno ha dato una parte: solo la casa può sapere di non aver scelto questo mazzo.
proof-shown_other = Le carte di questo replay non sono quelle della registrazione.
proof-shown = Il replay mostra le carte di questa registrazione.
proof-not_checked = non più controllato
proof-limits = Che cosa questo non prova
proof-limit_moves = Che ogni mossa seguisse le regole. Anche questo lo controlla «facedown verify».
proof-limit_house = Che la casa non guardasse: dà le carte, quindi le conosce. La prova riguarda quali carte sono venute, non chi le ha viste.
proof-limit_made_up = Che la registrazione intera non sia inventata. Chi era al tavolo ha visto la chiusura e ha dato la sua parte, e può confrontare.
proof-limit_people = Che le mosse siano delle persone nominate qui.

## rules

rules-title = Come si gioca
rules-of = Come si gioca a { $game }
rules-here = A questo tavolo
rules-here_usual = Questo tavolo gioca con le regole solite.
rules-here_changed = Questo tavolo gioca alcune cose in un altro modo:
rules-values = Quanto valgono le carte
rules-card = Carta
rules-points = Punti
rules-does = Che cosa fa
rules-options = Regole della casa tra cui scegliere
rules-usual = di solito
rules-range = da { $low } a { $high }
rules-usually = Di solito: { $value }
rules-choose = Scegli un gioco

## settings

settings-title = Impostazioni
settings-language = Lingua
settings-name = Il tuo nome
settings-name_help = Gli altri lo vedono.
settings-sound = Suoni
settings-sound_about = Suoni lievi per le carte, le chiamate e il tuo turno
settings-try_sound = Prova
settings-suits = Semi in quattro colori
settings-suits_about = Fiori verdi, quadri blu: più facili da distinguere
settings-size = Grandezza delle carte
settings-size_small = Piccole
settings-size_medium = Medie
settings-size_large = Grandi
settings-speed = Velocità dei movimenti
settings-speed_slow = Lenta
settings-speed_usual = Solita
settings-speed_fast = Rapida
settings-speed_off = Nessun movimento
settings-theme = Chiaro o scuro
settings-theme_auto = Come il dispositivo
settings-theme_light = Chiaro
settings-theme_dark = Scuro
settings-this_device = Resta solo su questo dispositivo.
settings-other_device = Gioca su un altro dispositivo
settings-other_device_about = Un codice che vale una volta, per dieci minuti: scrivilo sull’altro dispositivo e sarai la stessa persona anche lì.
settings-make_code = Crea un codice
settings-enter_code = Scrivi un codice
settings-delete = Cancella i miei dati
settings-delete_ask = Cancellare tutto ciò che la casa conserva di te?
settings-delete_about = Il tuo nome viene sostituito nelle partite conservate. Non si può annullare.
settings-deleted = Fatto. Ora sei un nuovo ospite.
settings-saved = Salvato
settings-apart = Persone che hai silenziato o bloccato
settings-unblock = Sblocca { $name }

## past

past-title = Partite finite
past-none = Ancora nessuna partita finita. Compaiono qui quando terminano.
past-with = con { $names }
past-won = vinta
past-shared = vittoria condivisa
past-place = { $place }º posto
past-replay = Replay
past-record =
    { $count ->
        [one] { $count } partita, { $wins } vinte
       *[other] { $count } partite, { $wins } vinte
    }
past-more = Mostra altre

## watch

watch-about = Vedi quello che vedono tutti: carte scoperte, movimenti, punti. Mai una carta nascosta.
watch-stop = Smetti di guardare

## people

people-about = Informazioni su { $name }
people-muted = Non vedi più ciò che dice { $name }.
people-unmuted = Vedi di nuovo ciò che dice { $name }.
people-blocked = Tu e { $name } non vi siederete più allo stesso tavolo.
people-unblocked = Il blocco di { $name } è stato tolto.
people-report_why = Che cosa non va?
people-reason_language = Insulti o offese
people-reason_cheating = Imbrogli
people-reason_stalling = Perde tempo apposta
people-reason_name = Un nome offensivo
people-reason_other = Altro
people-report_more = Altri dettagli, se vuoi
people-report_send = Invia la segnalazione
people-mute = Non mostrare ciò che dice { $name }
people-unmute = Mostra di nuovo ciò che dice { $name }
people-block = Blocca { $name }
people-block_about = Non vi siederete più allo stesso tavolo.
people-report = Segnala { $name }
people-reported = Grazie. Lo vedrà chi tiene la casa.

## connection

connection-lost = La connessione è caduta. Si riprova…
connection-found = La connessione è tornata.
connection-elsewhere = Questo posto è aperto in un’altra finestra.
connection-elsewhere_here = Gioca qui
connection-retry = Riprova

## errors

errors-title = Non ha funzionato
errors-unknown = Qualcosa è andato storto ({ $code }).
errors-page = Questa pagina non esiste.
errors-home = Vai all’inizio
errors-new_table = Apri un tavolo nuovo
errors-watch = Guarda soltanto
errors-reload = Ricarica la pagina
