## app

app-name = Facedown
app-loading = Un momento…
app-skip = Vai al contenuto
app-back = Indietro
app-close = Chiudi
app-cancel = Annulla
app-ok = Applica
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
app-past = Partite passate
app-menu = Menu
app-copy = Copia
app-copied = Copiato
app-share = Condividi
app-main = Principale
app-update = È disponibile una nuova versione.

## home

home-title = A cosa giochiamo?
home-lead = Giochi di carte in cui conta quello che non vedi. Gioca con gli amici o con i bot: niente da installare, nessuna registrazione.
home-games = Giochi
home-play = Gioca subito
home-play_game = Gioca subito: { $game }, contro i bot
home-level = Quanto bravi devono essere i bot?
home-new_table = Apri un tavolo
home-new_table_game = Apri un tavolo di { $game }
home-rules_of = Regole: come si gioca a { $game }
home-join = Unisciti a un tavolo
home-join_code = Codice del tavolo, sei lettere
home-join_button = Entra
home-join_help = Il link di un amico ti porta dritto al tavolo. Qui puoi anche scrivere il codice di sei lettere.
home-join_bad = Il codice di un tavolo ha sei lettere, come KQJTAB.
home-public = Tavoli pubblici
home-public_none = Nessun tavolo pubblico per ora. Aprine uno, e altri potranno unirsi.
home-continue = Continua la partita
home-again = Gioca ancora a { $game } · { $level }
home-opponents = Avversari
home-opponents_count =
    { $count ->
        [one] { $count } avversario
       *[other] { $count } avversari
    }
home-state_yours = Tocca a te
home-state_next = Si passa alla prossima mano?
home-state_others = Si aspettano gli altri
home-state_of = Si aspetta { $names }
home-state_waiting = Non ancora cominciata
home-round = Mano { $number }
home-you = Tu
home-left = Hai lasciato il tavolo { $when }
home-resume = Riprendi
home-resume_game = Riprendi { $game }
home-end = Chiudi
home-end_game = Chiudi questo tavolo di { $game }
home-end_ask = Chiudere questo tavolo?
home-end_about = La partita di { $game } finisce qui, senza vincitori.
home-end_one = Chiudine uno, poi riprova:
home-leave = Lascia
home-leave_game = Lascia questo tavolo di { $game }
home-leave_ask = Lasciare questo tavolo?
home-leave_about = Un bot prende il tuo posto, e non potrai tornarci.
home-asleep_about = I tavoli contro i bot ti aspettano per una settimana. Poi si chiudono da soli.
home-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-full = Al completo
home-sit = Siediti
home-watch = Guarda
home-invited_to = Ti hanno invitato a un tavolo di { $game } con { $names }.
home-name = Il tuo nome
home-name_help = Lo vedono gli altri giocatori.
home-name_change = Puoi cambiarlo quando vuoi nelle Impostazioni.
home-name_save = Salva
home-picture = Un tavolo di { $game }

## new

new-title = Nuovo tavolo
new-game = Gioco
new-preset = Regole della casa
new-rules_title = Tutte le regole
new-rules_lead = Quello che cambi resta segnato.
new-changed = cambiata
new-reset = Ripristina
new-seats = Posti
new-seats_unofficial = non ufficiale
new-bots = Bot
new-bots_none = Nessun bot: i posti liberi aspettano altri giocatori
new-level = Livello dei bot
new-clocks = Limiti di tempo
new-clock_calm = Calmo
new-clock_usual = Normale
new-clock_quick = Svelto
new-clock_off = Senza limite
new-who = Privacy
new-private = Solo chi ha il link
new-public = Pubblico: compare nella home
new-watchers = Consenti spettatori
new-talk = Consenti la chat
new-banter = I bot possono fare due chiacchiere
new-characters = Scegli chi gioca
new-characters_about = Ognuno gioca a modo suo. Se non scegli, la casa prende qualcuno del livello.
new-character = Bot { $number }
new-character_any = Chiunque · { $level }
new-hints = Consenti i consigli
new-undo = Consenti di annullare le mosse del turno
new-aid = Aiuti alla memoria
new-aid_off = Nessuno: il gioco è ricordare
new-aid_own_peeks = Le carte che hai visto restano visibili per te
new-aid_all_public = Resta visibile tutto ciò che tutti potrebbero sapere
new-discard_history = Gli scarti si possono sfogliare
new-aid_told = Al tavolo lo sapranno tutti.
new-starter = Chi comincia la mano successiva
new-starter_rotate = A rotazione
new-starter_winner = Il vincitore dell’ultima
new-starter_loser = Chi ha perso l’ultima
new-starter_caller = Chi ha chiamato nell’ultima
new-open = Apri il tavolo
new-opening = Si apre…

## lobby

lobby-title = Tavolo { $code }
lobby-waiting = In attesa di tutti
lobby-share = Invita gli amici
lobby-share_help = Manda il link, fai inquadrare il codice o detta le sei lettere.
lobby-link = Link del tavolo
lobby-qr = Codice QR del link del tavolo
lobby-seat_free = libero
lobby-seat_take = Siediti qui
lobby-remove = Escludi { $name }
lobby-leave = Lascia il tavolo
lobby-ready = Pronto
lobby-is_ready = pronto
lobby-not_ready = non ancora
lobby-start = Comincia
lobby-you = tu
lobby-begin = Si comincia quando lo dici tu.
lobby-begin_bots = Quando cominci, i bot prendono i posti liberi.
lobby-ready_host = { $name } fa partire la partita. Tocca Pronto quando ci sei.
lobby-wait_host = Ora tocca a { $name } far partire la partita.
lobby-myself = Il tuo nome e il tuo volto
lobby-start_bots = Comincia con i bot
lobby-local_link = Questo link funziona solo su questo computer. Per i telefoni nella stessa rete, avvia il server con --host 0.0.0.0 e apri l’indirizzo che mostra.
lobby-host = host
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
table-slot_empty = posto vuoto
table-place = { $place }: { $card }
table-turn_yours = Tocca a te
table-turn_last = Il tuo ultimo turno
table-turn_of = Tocca a { $name }
table-waiting_for = In attesa di { $names }
table-prompt = Tocca a te: { $choices }.
table-may = Puoi: { $choices }.
table-does_nothing = non fa niente
table-choose_rank = Quale carta?
table-choose_second =
    { $players ->
        [two] E la seconda carta, di un giocatore diverso?
       *[any] E la seconda carta?
    }
table-untouched = Tranne { $seat }, che ha chiamato.
table-choose_this = Scegli { $place }
table-choose_meaning = Che cosa vuoi fare?
table-choose_with = { $place }:
table-cancel_choice = Indietro
table-looking = Guarda con calma: gli altri aspettano.
table-looked = Visto
table-skip = Salta al tuo turno
table-skip_end = Salta alla fine
table-skipping = Si gioca il resto della partita…
table-out = Sei fuori da questa partita. Puoi guardare come va a finire.
table-out_round = Sei fuori da questa mano.
table-ask_first = { $move }: confermi?
table-ask_ready =
    { $looks ->
        [1] Puoi ancora guardare una delle tue carte. Inizi senza guardarla?
       *[other] Puoi ancora guardare { $looks } delle tue carte. Inizi senza guardarle?
    }
table-ask_never = Non chiedere più
table-passing = da solo fra un attimo
table-log = Cronologia
table-log_empty = Ancora niente.
table-log_again = Nuova partita ·
table-log_round = Nuova mano
table-since = Cosa è successo dal tuo ultimo turno
table-since_short = Dal tuo ultimo turno
table-since_none = Ancora niente da mostrare.
table-since_gone = Quello che è successo prima che tornassi non è rimasto su questo dispositivo. Dopo il tuo prossimo turno lo leggi di nuovo qui.
table-again = Rivedi
table-again_skip = Salta
table-trace_moved =
    { $is ->
        [you] spostata da te
       *[other] spostata da { $name }
    }
table-trace_looked =
    { $is ->
        [you] guardata da te
       *[other] guardata da { $name }
    }
table-trace_wrong =
    { $is ->
        [you] mostrata da te
       *[other] mostrata da { $name }
    }
table-scores = Punteggio
table-side = Punti, cronologia e chat
table-cards = Carte e quanto valgono
table-cards_short = Carte
table-card_worth =
    { $count ->
        [one] { $card }: { $points } punto
       *[other] { $card }: { $points } punti
    }
table-round = Mano { $number }
standing-out = fuori
standing-caller =
    { $seat-is ->
        [you] hai chiamato
       *[other] ha chiamato
    }
table-here = presente
table-away = assente
table-stand_in = lo sostituisce un bot
table-bot = bot { $level }
table-phrases = Chat
table-say = Messaggio al tavolo
table-say_send = Invia
table-hint = Consiglio
table-hint_is = { $move }: { $reason }
table-hint_equal = { $move } (altrettanto buona)
table-hint_other =
    { $move } ({ $unit ->
        [chances] { $count }% di probabilità di vittoria in meno
       *[points] punteggio della mano peggiore di { $count }
    })
table-aid_on = A questo tavolo gli aiuti alla memoria sono attivi.
table-history_on = A questo tavolo si possono sfogliare gli scarti.
table-rules = Regole
table-pause = Pausa
table-pause_wish = Pausa
table-pause_unwish = Annulla la pausa
table-pause_wished = Richiesta di pausa: { $names }. Ci si ferma quando tutti i presenti sono d’accordo.
table-paused = In pausa. Il tempo è fermo.
table-resume = Riprendi
table-leave = Lascia il tavolo
table-leave_ask = Lasciare il tavolo?
table-leave_about = Puoi tornare con lo stesso link. Mentre non ci sei, un bot gioca per te.
table-leave_alone = Puoi tornare quando vuoi per una settimana: la partita ti aspetta nella home.
table-resign = Abbandona
table-resign_ask = Abbandonare la partita?
table-resign_about = Al tuo posto giocherà un bot. Non si può annullare.
table-stay = Resta
table-watching = Stai guardando. Vedi quello che vedono tutti.
table-actions = Le tue mosse
table-keys = Tastiera
table-keys_about = Ogni azione ha un tasto, indicato sul pulsante. Le frecce vanno da una carta all’altra, Invio sceglie, Esc torna indietro. Il punto mostra cosa è successo dal tuo ultimo turno.
table-moved_by_clock = Il tempo è scaduto.
table-hand_count =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } carte
    }

## clock

clock-left =
    { $count ->
        [one] manca { $count } secondo
       *[other] mancano { $count } secondi
    }

## end

end-match_title = Fine della partita
end-you_won = Vittoria!
end-you_won_round = La mano è tua!
end-won = Vince { $names }.
end-won_many = La partita va a { $names }.
end-won_round = { $names } vince la mano.
end-won_round_many = La mano va a { $names }.
end-nobody = Nessuno vince questa mano.
end-total = Somma carte
end-score = Punti
end-standing = Totale
end-evening = Serata
end-place = Posto
end-player = Giocatore
end-game_points = Punti partita
end-game_points_about = Si sommano per tutte le partite della serata a questo tavolo.
end-this_match = Partita
end-ahead_scores = { $one } viene prima di { $other } con più punti nelle mani: { $more } a { $less }. Il posto è lo stesso.
end-ahead_calls = { $one } viene prima di { $other } con più chiamate vinte: { $more } a { $less }. Il posto è lo stesso.
end-next = Prossima mano
end-next_wait = In attesa di { $names }
end-rematch = Gioca ancora
end-rematch_wished = { $names }: un’altra?
end-replay = Replay
end-home = Home
end-why_called =
    { $caller-is ->
        [you] Hai chiamato con { $total };
       *[other] { $caller } ha chiamato con { $total };
    } { $how ->
        [under]
            { $rivals-is ->
                [you] subito dopo tu, con { $low }.
               *[other] subito dopo { $rivals } con { $low }.
            }
        [tied] anche { $rivals }: { $low }.
       *[over]
            { $rivals-is ->
                [you] tu avevi solo { $low }.
               *[other] { $rivals }: solo { $low }.
            }
    }
end-why_closed =
    { $caller-is ->
        [you] Hai chiuso.
       *[other] { $caller } ha chiuso.
    }
end-laid = Calate
end-held = In mano
end-extra = Premi
end-skip = Tocca per saltare
end-skip_keys = Clicca o premi un tasto per saltare
end-out =
    { $seat-is ->
        [you] Sei fuori dalla partita.
       *[other] { $seat } è fuori dalla partita.
    }

## replay

replay-title = Replay
replay-step_back = Un passo indietro
replay-step_on = Un passo avanti
replay-play = Riproduci
replay-stop = Pausa
replay-speed = Velocità
replay-to_start = Vai all’inizio
replay-to_end = Vai alla fine
replay-position = Passo { $number } di { $count }
replay-seen_by = Visto da
replay-open = Tutte le carte scoperte
replay-watcher = uno spettatore
replay-share = Condividi questo momento
replay-proof = Controlla il mazzo
replay-controls = Comandi del replay
replay-go_to = Punto della partita
replay-at = Mano { $round }, passo { $number } di { $count }
replay-share_copied = Link a questo momento copiato.
replay-share_here = Link a questo momento:
replay-back = Partite passate
replay-back_table = Torna al tavolo
replay-keys = Le frecce vanno passo per passo, lo spazio riproduce e mette in pausa, Home e Fine vanno agli estremi, Pag su e Pag giù cambiano mano.

## analisi di una partita

review-title = Analisi
review-working = Analisi in corso… Può volerci un minuto.
review-partly = Non c’è stato tempo per tutte le mani.
review-nothing = Nessuna mano di questa partita è finita.
review-clean = Nessuna decisione era chiaramente sbagliata.
review-result = Risultato
review-skill = Abilità
review-luck = Fortuna
review-about =
    { $unit ->
        [chances] In mani vinte, sopra o sotto una parte uguale per tutti.
       *[points] In punti del punteggio della mano, sopra o sotto una parte uguale per tutti.
    } Abilità: quello che gli altri hanno regalato con le loro mosse, meno quello che hai regalato tu. Fortuna: tutto il resto. Ogni mossa è giudicata da quello che il giocatore sapeva in quel momento.
review-whose = Errori di
review-everyone = tutti
review-mistake = { $name }: { $cost }
review-mistakes =
    { $count ->
        [0] Nessun errore
        [one] { $count } errore
       *[other] { $count } errori
    }
review-next = Prossimo errore
review-previous = Errore precedente
review-cost =
    { $unit ->
        [chances] −{ $count }% di probabilità di vittoria
       *[points] −{ app-points }
    }
review-played = Giocata: { $move }
review-best = Meglio: { $move }: { $reason }
review-wait = Non fare nulla
review-keys = M va al prossimo errore, Maiusc + M al precedente.
review-made = Mossa { $number }, { $name }: { $move }
review-undone = Dopo la mossa { $number }, { $name }: { $move }
review-better =
    { $unit ->
        [chances] Meglio, { $count }% di probabilità di vittoria in più: { $move }: { $reason }
       *[points] Meglio di { app-points } nel punteggio della mano: { $move }: { $reason }
    }
review-signed =
    { $unit ->
        [chances] { $count }%
       *[points] { $count }
    }
review-share =
    { $name }: { $worth } (abilità { $skill }, fortuna { $luck }); { $decisions ->
        [one] una decisione è costata
       *[other] { $decisions } decisioni sono costate
    } { $unit ->
        [chances] { $count }% di probabilità di vittoria
       *[points] { app-points }
    }.
review-all = Tutte le mani

## proof

proof-title = Il mazzo era regolare?
proof-lead = Prima di dare le carte il server ha bloccato il suo ordine, e ogni giocatore ha aggiunto una parte che nessun altro conosceva. Ora il tuo browser ricalcola l’ordine e confronta.
proof-check = Controlla ora
proof-checking = Controllo in corso…
proof-good = Ogni mazzo viene da ciò che il server ha bloccato prima di dare le carte e dalle parti dei giocatori.
proof-bad = Qualcosa non torna. La prima differenza è segnata.
proof-none = In questa partita il mazzo non è stato mescolato insieme: non c’è niente da controllare.
proof-root = L’ordine che il server ha bloccato prima è quello che ha rivelato dopo.
proof-cards = Ogni carta di quell’ordine è stata bloccata separatamente, con un sale proprio.
proof-shares = Ogni parte è quella che il suo giocatore aveva promesso.
proof-own_share = C’è anche la tua parte, intatta.
proof-pack = Il mazzo è completo: non manca nessuna carta e nessuna è doppia.
proof-order = Le carte giocate sono l’ordine del server, mescolato da tutte le parti.
proof-deal = Le carte sono state date da quel mazzo.
proof-reshuffles = Ogni nuovo mazzo viene dalla stessa chiave bloccata.
proof-moves = Ogni mossa ha avuto l’effetto previsto dalle regole.
proof-outcome = I punti sono quelli previsti dalle regole.
proof-starter = Chi ha cominciato è stato sorteggiato dallo stesso segreto.
proof-seen = Ciò che il server ha rivelato è ciò che il tuo browser ha visto durante la mano.
proof-wrong_share = Una parte non è quella che il suo giocatore aveva promesso.
proof-wrong_root = L’ordine che il server ha rivelato non è quello che aveva bloccato.
proof-wrong_deck = Le carte date non vengono dall’ordine bloccato e dalle parti.
proof-wrong_order = Un nuovo mazzo non viene dalla chiave bloccata.
proof-wrong_starter = Chi ha cominciato non viene dal segreto.
proof-wrong_seen_root = Il server ha rivelato un blocco diverso da quello mostrato al tuo browser.
proof-wrong_seen_digests = Le promesse dei giocatori non sono quelle mostrate al tuo browser.
proof-wrong_seen_entropy = La tua parte non è quella che il tuo browser ha dato.
proof-passed = giusto
proof-failed = sbagliato
proof-skipped = niente da controllare
proof-silent =
    { $count ->
        [one] { $count } giocatore non ha dato la sua parte.
       *[other] { $count } giocatori non hanno dato la loro parte.
    }
proof-round = Mano { $number }
proof-yourself = Non devi fidarti di questa pagina: salva la partita e controllala con «facedown verify».
proof-save = Salva la partita
proof-alone_all = I conti tornano, ma in questa partita nessun giocatore ha dato una parte: solo il server sa di non aver scelto le carte.
proof-damaged = Questa registrazione è danneggiata o incompleta: non prova niente.
proof-unproven = Non provato
proof-proven = Provato
proof-no_proof = Niente da controllare
proof-given = Ha dato una parte: { $names }.
proof-withheld = Ha promesso una parte e non l’ha data: { $names }.
proof-alone = Qui nessuno ha dato una parte: solo il server sa di non aver scelto questo mazzo.
proof-shown_other = Le carte di questo replay non sono quelle della registrazione.
proof-shown = Il replay mostra le carte di questa registrazione.
proof-not_checked = non controllato
proof-limits = Che cosa questo non prova
proof-limit_moves = Che ogni mossa seguisse le regole. Anche questo lo controlla «facedown verify».
proof-limit_house = Che il server non abbia guardato: dà le carte, quindi le conosce. La prova riguarda quali carte sono uscite, non chi le ha viste.
proof-limit_made_up = Che la registrazione non sia tutta inventata. Chi era al tavolo ha visto il blocco e ha dato la sua parte, e può confrontare.
proof-limit_people = Che le mosse siano delle persone indicate qui.

## rules

rules-title = Come si gioca
rules-of = Come si gioca a { $game }
rules-here = A questo tavolo
rules-here_usual = Questo tavolo usa le regole standard.
rules-here_changed = Regole della casa a questo tavolo:
rules-values = Valore delle carte
rules-card = Carta
rules-points = Punti
rules-does = Azione
rules-options = Regole della casa
rules-usual = standard
rules-range = da { $low } a { $high }
rules-usually = Standard: { $value }
rules-choose = Scegli un gioco

## learn

learn-title = Prima lezione
learn-link = Impara { $game } in { $seconds } secondi
learn-offer = Mai giocato a { $game }? Impari in { $seconds } secondi.
learn-begin = Fammi vedere
learn-no = No, grazie
learn-step = Passo { $number } di { $count }
learn-next = Avanti
learn-mistake = Quasi!
learn-again = Ricomincia
learn-leave = Esci dalla lezione
learn-play = Gioca a { $game } adesso

## settings

settings-title = Impostazioni
settings-language = Lingua
settings-name = Il tuo nome e il tuo volto
settings-banter = Chiacchiere dei bot
settings-banter_about = Una battuta ogni tanto da chi gioca contro di te
settings-ask = Chiedi prima di chiamare, fermare o scartare un jolly
settings-ask_about = Un tocco in più prima di chiudere la mano o cedere un jolly
settings-pass = Passa per me
settings-pass_about = Quando ti si chiede solo se hai una carta da girare o da scartare al volo, passi dopo 2,5 secondi, a meno che tu non tocchi una carta
settings-sound = Suoni
settings-sound_about = Suoni leggeri per le carte, le chiamate e il tuo turno
settings-haptics = Vibrazione
settings-haptics_about = Un colpetto al tuo turno e quando uno scarto fuori turno riesce o fallisce
settings-try_sound = Prova
settings-suits = Semi in quattro colori
settings-suits_about = Fiori verdi, quadri blu: più facili da distinguere
settings-size = Dimensione delle carte
settings-size_small = Piccole
settings-size_medium = Medie
settings-size_large = Grandi
settings-speed = Velocità delle animazioni
settings-speed_slow = Lenta
settings-speed_usual = Normale
settings-speed_fast = Rapida
settings-speed_off = Nessuna
settings-theme = Tema
settings-theme_auto = Sistema
settings-theme_light = Chiaro
settings-theme_dark = Scuro
settings-felt = Tavolo
settings-felt_green = Panno verde
settings-felt_blue = Panno blu
settings-felt_linen = Lino
settings-back = Dorso delle carte
settings-back_blue = Blu
settings-back_red = Rosso
settings-back_green = Verde
settings-this_device = Salvato solo su questo dispositivo.
settings-other_device = Gioca su un altro dispositivo
settings-other_device_about = Un codice monouso, valido dieci minuti. Inseriscilo sull’altro dispositivo per essere la stessa persona anche lì.
settings-make_code = Genera un codice
settings-enter_code = Inserisci un codice
settings-delete = Cancella i miei dati
settings-delete_ask = Cancellare tutto ciò che il server conserva su di te?
settings-delete_about = Il tuo nome viene sostituito nelle partite conservate. Non si può annullare.
settings-deleted = Fatto. Ora sei un nuovo ospite.
settings-saved = Salvato
settings-apart = Persone silenziate e bloccate
settings-unblock = Sblocca { $name }

## past

past-title = Partite passate
past-none = Ancora nessuna partita. Compariranno qui una volta finite.
past-with = con { $names }
past-won = vinta
past-shared = vittoria condivisa
past-place = { $place }º posto
past-replay = Replay
past-record =
    { $count ->
        [one] { $count } partita, vittorie: { $wins }
       *[other] { $count } partite, vittorie: { $wins }
    }
past-more = Mostra altre

## watch

watch-about = Vedi quello che vedono tutti: carte scoperte, mosse, punti. Mai una carta coperta.
watch-stop = Smetti di guardare

## people

people-about = Informazioni su { $name }
people-muted = Non vedrai più ciò che dice { $name }.
people-unmuted = Vedrai di nuovo ciò che dice { $name }.
people-blocked = Tu e { $name } non giocherete più allo stesso tavolo.
people-unblocked = Hai sbloccato { $name }.
people-report_why = Che cosa non va?
people-reason_language = Insulti o offese
people-reason_cheating = Imbrogli
people-reason_stalling = Perde tempo apposta
people-reason_name = Un nome offensivo
people-reason_other = Altro
people-report_more = Dettagli (facoltativi)
people-report_send = Invia la segnalazione
people-mute = Silenzia { $name }
people-unmute = Riattiva { $name }
people-block = Blocca { $name }
people-block_about = Non giocherete più allo stesso tavolo.
people-face = Cambia volto
people-report = Segnala { $name }
people-reported = Grazie. Chi gestisce il server ci darà un’occhiata.
people-quoted = Stai segnalando queste parole:
people-report_words = Segnala ciò che ha detto

## notice

notice-label = Avviso per tutti
notice-dismiss = Chiudi l’avviso

## connection

connection-lost = Connessione persa. Riconnessione…
connection-found = Di nuovo online.
connection-elsewhere = Questo posto è aperto in un’altra finestra.
connection-elsewhere_here = Gioca qui
connection-retry = Riprova

## errors

errors-title = Non ha funzionato
errors-unknown = Qualcosa è andato storto ({ $code }).
errors-page = Questa pagina non esiste.
errors-home = Home
errors-new_table = Apri un tavolo nuovo
errors-watch = Guarda soltanto
errors-resigned_past = Quando la partita finisce, la trovi tra le partite passate.
errors-reload = Ricarica la pagina

## moments

shout-called = { $game }!
moment-out =
    { $seat-is ->
        [you] Sei fuori!
       *[other] { $seat } è fuori
    }
moment-card_less =
    { $seat-is ->
        [you] Una carta in meno!
       *[other] { $seat }: una carta in meno
    }
