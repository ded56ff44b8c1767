game = Cambio
    .line = Ricorda quattro carte coperte, e scatta quando ne cade una uguale.
    .about = Davanti a te ci sono quattro carte coperte, e ne hai viste due. Scambiale con carte più basse, guarda e sposta con quelle dal sette alla donna, e gira una carta dello stesso valore appena ne viene scartata una, tua o di un altro. Poi chiama Cambio, con meno di tutti.

## moves

move-swap_them = Scambia le due
    .choice = Scambia di posto le due carte
    .about = Scambi di posto le due carte che hai guardato.
move-keep_them = Non scambiare
    .choice = Non scambiare
    .about = Lasci dov’è quello che hai guardato.
move-trade = Scambia con una tua
    .choice = Scambiala con { $slot }
    .ask = Con quale delle tue carte la scambi?
    .about = Scambi la carta che hai guardato con una delle tue.
move-skip = Fanne a meno
    .choice = Fai a meno di ciò che la carta sa fare
    .about = Non usi ciò che sa fare la carta scartata.
move-flip = Gira una carta
    .choice = Gira { $place }
    .ask = Quale carta giri? Deve valere come { $top }.
    .about = Giri una carta dello stesso valore dello scarto; se sbagli prendi una carta.
move-give = Da’ una carta
    .choice = Da’ { $slot }
    .ask = Quale delle tue carte dai?
    .about = Dai una delle tue carte per quella che hai girato.

## events

event-flipped =
    { $seat-is ->
        [you] Giri { $place }, { $card }: giusto!
       *[other] { $seat } gira { $place }, { $card }: giusto!
    }
event-misflipped =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Giri { $place }: sbagliato, è { $card } e torna giù.
               *[no] Giri { $place }: sbagliato, torna giù senza che si veda.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } gira { $place }: sbagliato, è { $card } e torna giù.
               *[no] { $seat } gira { $place }: sbagliato, torna giù senza che si veda.
            }
    }
event-gave =
    { $seat-is ->
        [you] In cambio dai { $place } a { $gap-of }.
       *[other]
            { $gap-is ->
                [you] In cambio { $seat } ti dà { $place }.
               *[other] In cambio { $seat } dà { $place } a { $gap-of }.
            }
    }
event-kept =
    { $seat-is ->
        [you] Non scambi niente.
       *[other] { $seat } non scambia niente.
    }
event-window_opened = Si chiede a tutti se vogliono girare.
event-window_closed = Nessuno gira più.
event-skipped =
    { $seat-is ->
        [you] Fai a meno di ciò che la carta sa fare.
       *[other] { $seat } fa a meno di ciò che la carta sa fare.
    }
event-lapsed =
    { $seat-is ->
        [you] Per te non se ne fa niente.
       *[other] Per { $seat } non se ne fa niente.
    }
event-out =
    { $seat-is ->
        [you] Hai troppe carte: sei fuori.
       *[other] { $seat } ha troppe carte: è fuori.
    }

## endings

ending-last_left = La mano è finita: è rimasto un solo giocatore.

## refusals

refusal-already_called = Qualcuno ha già chiamato.
refusal-call_at_end = Si chiama alla fine del proprio turno.
refusal-too_early =
    { $turns ->
        [one] Nessuno può chiamare prima che tutti abbiano giocato un turno.
       *[other] Nessuno può chiamare prima che tutti abbiano giocato { $turns } turni.
    }
refusal-hand_empty = Non hai più carte.
refusal-same_place = Scegli due carte diverse.
refusal-seat_out = { $seat } è fuori dalla mano.
refusal-pile_closed = Non si gira più niente fino al prossimo scarto.
refusal-caller_may_not_flip = Hai chiamato: le tue carte sono definitive.
refusal-discarder_may_not_flip = Quella carta l’hai scartata tu.
refusal-finish_your_card = Prima finisci con la carta che hai pescato.
refusal-gift_first = Prima va data una carta per quella girata.
refusal-too_many_moves = Basta per questo turno: nessuno gira più fino al prossimo.

## phases

phase-turn =
    { $awaited-is ->
        [you] Tocca a te: { $choices }.
       *[other] Deve pescare o chiamare: { $names }.
    }
phase-ability =
    { $awaited-is ->
        [you] La carta ti lascia scegliere: { $choices }.
       *[other] Usa una carta: { $names }.
    }
phase-queen =
    { $awaited-is ->
        [you] Le hai viste tutte e due: { $choices }?
       *[other] Decide di due carte: { $names }.
    }
phase-king =
    { $awaited-is ->
        [you] L’hai vista: { $choices }?
       *[other] Decide di una carta: { $names }.
    }
phase-after =
    { $awaited-is ->
        [you] Fine del tuo turno: { $choices }.
       *[other] Può chiamare: { $names }.
    }
phase-gift =
    { $awaited-is ->
        [you] Devi una carta per quella che hai girato: scegli una delle tue.
       *[other] Deve una carta per quella girata: { $names }.
    }
phase-window =
    { $awaited-is ->
        [you] Ne hai una uguale? { $choices_start }.
       *[other] Si può girare una carta uguale.
    }

## house rules

option-packs = Mazzi
    .about = Quanti mazzi si mescolano insieme. In sette o otto, usatene due.
option-jokers = Jolly
    .about = Quanti jolly ci sono in ogni mazzo.
option-opening_peek = Primo sguardo
    .about = Quali carte vedi prima della mano.
option-opening_peek-bottom_two = Le due in basso
option-opening_peek-any_two = Due a tua scelta
option-opening_peek-none = Nessuna
option-opening_discard = Primo scarto
    .about = Come cominciano gli scarti.
option-opening_discard-empty = Si comincia senza
option-opening_discard-faceup = Si scopre una carta: si può prendere, o girarne una uguale
option-king_power = Il potere del re
    .about = Quali re, pescati e subito scartati, ti fanno guardare una carta di un altro e poi scambiarla con una tua, o no.
option-king_power-none = Nessuno
option-king_power-black = I re neri
option-king_power-all = Tutti i re
option-call_timing = Quando chiamare
    .about = In che momento del tuo turno puoi chiamare.
option-call_timing-start = All’inizio, invece di giocare
option-call_timing-end = Alla fine, dopo aver giocato
option-min_turns_before_call = Prima chiamata
    .about = Quanti turni devono aver giocato tutti prima che qualcuno possa chiamare.
option-caller_lookable = Le carte di chi ha chiamato
    .about = Se dopo la chiamata si possono ancora guardare.
option-caller_lookable-true = Si guardano ancora, ma non si scambiano
option-caller_lookable-false = Nessuno le guarda più
option-discard_draw_must_swap = Prendere dagli scarti
    .about = Che cosa si fa con una carta presa dagli scarti.
option-discard_draw_must_swap-true = Va scambiata con una delle proprie
option-discard_draw_must_swap-false = Si può rimettere giù
option-flip_targets = Di chi si gira
    .about = Se si girano anche le carte degli altri.
option-flip_targets-anyone = Di tutti: per la carta di un altro ne dai una tua
option-flip_targets-own = Solo le proprie
option-discarder_may_flip = Girare sul proprio scarto
    .about = Se puoi girare per la carta che hai scartato tu.
option-discarder_may_flip-true = Puoi
option-discarder_may_flip-false = Non puoi
option-flip_timing = Quando si gira
    .about = Fino a quando si può girare dopo uno scarto.
option-flip_timing-open = In ogni momento fino al prossimo scarto
option-flip_timing-window = Solo quando viene chiesto, subito dopo lo scarto
option-king_colours_match = Re rossi e re neri
    .about = Se hanno lo stesso valore quando si gira.
option-king_colours_match-true = Ogni re vale ogni altro re
option-king_colours_match-false = Rosso con rosso, nero con nero
option-flips_per_discard = Quante per scarto
    .about = Se ne può seguire una seconda.
option-flips_per_discard-one = Una girata giusta chiude gli scarti
option-flips_per_discard-unlimited = Gli scarti restano aperti
option-wrong_flip_reveals = Una girata sbagliata
    .about = Chi vede la carta.
option-wrong_flip_reveals-true = La vedono tutti
option-wrong_flip_reveals-false = Non la vede nessuno, nemmeno chi ha girato
option-max_cards = Troppe carte
    .about = Con più carte di così sei fuori.
option-max_cards-none = Nessuno esce
option-empty_hand = Restare senza carte
    .about = Che cosa succede quando non ne hai più.
option-empty_hand-play_on = Continui a giocare
option-empty_hand-auto_call = Chiami all’inizio del tuo prossimo turno
option-values = Punti
    .about = Quanto contano fante, donna, re nero, re rosso e jolly.
option-values-list = Fante { $jack }, donna { $queen }, re nero { $black_king }, re rosso { $red_king }, jolly { $joker }
option-rounds = Mani
    .about = Quante mani ha una partita; la vince chi ne vince di più. Dove i punti si sommano, decidono quelli.
option-limit = Punti della partita
    .about = Dopo ogni mano tutti sommano i propri punti, finché qualcuno arriva a tanti; vince la somma più bassa. Una chiamata giusta non aggiunge niente.
option-limit-none = I punti non si sommano
option-wrong_call_points = Una chiamata sbagliata
    .about = Quanti punti in più costa a chi ha chiamato, dove i punti si sommano.
option-exact_limit_halves = Esattamente i punti della partita
    .about = Che cosa succede quando una somma fa proprio quelli.
option-exact_limit_halves-true = Scende alla metà
option-exact_limit_halves-false = La partita finisce

## presets

preset-seed = Solite
    .about = Le regole come stanno nel nostro libro
preset-app = Girano gli altri
    .about = Non puoi girare sul tuo scarto, e ogni re vale ogni altro re
preset-snap = Snap
    .about = Fante e donna contano 10, re nero −2, re rosso 25, jolly 0; ogni re vale ogni altro re; la carta presa dagli scarti va scambiata con una delle proprie; chi resta senza carte chiama all’inizio del suo prossimo turno
preset-kings = Re neri
    .about = Un re nero ti fa guardare una carta di un altro e scambiarla con una tua, o no; all’inizio si scopre una carta; la carta presa dagli scarti va scambiata con una delle proprie; i re rossi contano −1, i jolly 0
preset-cabo = Cabo
    .about = I punti si sommano fino a 100: una chiamata giusta non aggiunge niente, una sbagliata 10 in più, e 100 esatti scendono a 50. Senza jolly, i re rossi contano 0; guardi due carte a tua scelta; all’inizio si scopre una carta; la carta presa dagli scarti va scambiata con una delle proprie; giri solo le tue carte; nessuno esce
preset-crowd = Tavolo grande
    .about = Due mazzi, per sette o otto giocatori; nessuno può chiamare prima che tutti abbiano giocato un turno
