game = Cambio
    .line = Ricorda quattro carte coperte, e sii svelto quando ne cade una uguale.
    .about = Hai quattro carte coperte e ne hai viste due. Scambiale con carte più basse, guarda e scambia con quelle dal sette alla donna, e gira una carta dello stesso valore appena ne viene scartata una, tua o di un altro. Poi chiama Cambio, con meno di tutti.

## moves

move-swap_them = Scambia
    .choice = Scambia le due carte
    .about = Scambi le due carte che hai guardato.
    .what = cambiano posto
move-keep_them = Non scambiare
    .choice = Non scambiare
    .about = Lasci dov’è quello che hai guardato.
    .what = restano dove sono
move-trade = Scambia con una tua
    .choice = Scambiala con { $slot }
    .ask = Con quale delle tue carte la scambi?
    .about = Scambi la carta che hai guardato con una delle tue.
    .what = la prendi e ne dai una tua
    .pick = scambiarla con una delle tue carte
move-skip = Non usare
    .choice = Non usare la carta
    .about = Non usi l’abilità della carta scartata.
    .what = la carta non fa niente
move-flip = Gira una carta
    .choice = Gira { $place }
    .ask = Quale carta giri? Deve valere come { $top }; se sbagli prendi una carta.
    .about = Giri una carta dello stesso valore dello scarto; se sbagli prendi una carta.
    .what = se sbagli prendi una carta
move-give = Da’ una carta
    .choice = Da’ { $slot }
    .ask = Quale delle tue carte dai?
    .about = Dai una delle tue carte in cambio di quella che hai girato.
    .what = in cambio di quella girata

## events

event-called =
    { $seat-is ->
        [you] Chiami { $game }! Gli altri hanno un ultimo turno, e nessuno può più scambiare né girare le tue carte.
       *[other] { $seat } chiama { $game }! Gli altri hanno un ultimo turno, e nessuno può più scambiare né girare le sue carte.
    }
event-flipped =
    { $seat-is ->
        [you] Giri { $place }, { $card }: giusto!
       *[other] { $seat } gira { $place }, { $card }: giusto!
    }
event-misflipped =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Giri { $place }: sbagliato, è { $card }. Torna al suo posto.
               *[no] Giri { $place }: sbagliato. Torna al suo posto senza essere vista.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } gira { $place }: sbagliato, è { $card }. Torna al suo posto.
               *[no] { $seat } gira { $place }: sbagliato. Torna al suo posto senza essere vista.
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
event-window_opened = Qualcuno gira?
event-window_closed = Nessuno gira più.
event-skipped =
    { $seat-is ->
        [you] Non usi la carta.
       *[other] { $seat } non usa la carta.
    }
event-lapsed =
    { $seat-is ->
        [you] La tua carta non può fare altro.
       *[other] La carta di { $seat } non può fare altro.
    }
event-out =
    { $seat-is ->
        [you] Hai troppe carte: sei fuori.
       *[other] { $seat } ha troppe carte: è fuori.
    }

## endings

ending-last_left = Fine della mano: è rimasto un solo giocatore.
table-round_goal =
    { $limit ->
        [none] di { $rounds }
       *[other] · a { $limit }
    }
end-goal =
    { $limit ->
        [none]
            { $rounds ->
                [one] La partita è di una sola mano.
               *[other] La partita è di { $rounds } mani; vince chi ne vince di più.
            }
       *[other] I punti sono un male: la partita finisce quando qualcuno arriva a { $limit }. Vince chi ne ha meno.
    }
end-why_called =
    { $caller-is ->
        [you] Hai chiamato con { $total };
       *[other] { $caller } ha chiamato con { $total };
    } { $how ->
        [under] nessun altro aveva così poco (poi { $rivals }: { $low }), quindi la chiamata vince.
        [tied] anche { $rivals }: { $low }, e chi chiama deve avere meno di tutti: la chiamata fallisce.
       *[over] { $rivals }: { $low }, quindi la chiamata fallisce.
    }

## abilities

ability-look_then_swap = Guarda una carta di un altro giocatore, poi scambiala con una tua se vuoi

## refusals

refusal-already_called = Qualcuno ha già chiamato.
refusal-call_at_end = Si chiama alla fine del proprio turno.
refusal-hand_empty = Non hai più carte.
refusal-same_place = Scegli due carte diverse.
refusal-seat_out = { $seat } è fuori dalla mano.
refusal-pile_closed = Non si gira niente fino al prossimo scarto.
refusal-caller_may_not_flip = Hai chiamato: non puoi più girare.
refusal-discarder_may_not_flip = Non puoi girare sul tuo scarto.
refusal-finish_your_card = Prima gioca la carta che hai pescato.
refusal-gift_first = Prima chi ha girato deve dare una carta.
refusal-too_many_moves = Basta per questo turno: nessuno gira più fino al prossimo.

## phases

phase-turn =
    { $awaited-is ->
        [you] Tocca a te: { $choices }.
       *[other] { $names } sta decidendo…
    }
phase-ability =
    { $awaited-is ->
        [you] Con la tua carta puoi: { $choices }.
       *[other] { $names } sta usando una carta…
    }
phase-queen =
    { $awaited-is ->
        [you] Le hai viste tutte e due: { $choices }?
       *[other] { $names } sta decidendo se scambiare…
    }
phase-king =
    { $awaited-is ->
        [you] L’hai vista: { $choices }?
       *[other] Sta decidendo: { $names }…
    }
phase-after =
    { $awaited-is ->
        [you] Fine del tuo turno: { $choices }.
       *[other] Sta decidendo: { $names }…
    }
phase-gift =
    { $awaited-is ->
        [you] Dai una delle tue carte in cambio di quella che hai girato.
       *[other] { $names } sta scegliendo una carta da dare…
    }
phase-window =
    { $awaited-is ->
        [you] In cima c’è { $top-sign }. Sai dov’è una uguale? Sceglila per girarla, o passa.
       *[other] Qualcuno può ancora girare…
    }

## hints

hint-gives_card = in cambio { $seat } riceve una delle tue carte.

## house rules

option-packs = Mazzi
    .about = Quanti mazzi si mescolano insieme. In sette o otto, usatene due.
option-jokers = Jolly
    .about = Quanti jolly ci sono in ogni mazzo.
option-opening_peek = Primo sguardo
    .about = Quali delle tue carte vedi prima della mano.
option-opening_peek-bottom_two = Le due in basso
option-opening_peek-any_two = Due a tua scelta
option-opening_peek-none = Nessuna
option-opening_discard = Primo scarto
    .about = Come cominciano gli scarti.
option-opening_discard-empty = Si comincia senza
option-opening_discard-faceup = Si scopre una carta: si può prendere, o girarne una uguale
option-king_power = Il potere del re
    .about = Quali re, pescati e subito scartati, ti fanno guardare una carta di un altro e poi, se vuoi, scambiarla con una tua.
option-king_power-none = Nessuno
option-king_power-black = I re neri
option-king_power-all = Tutti i re
option-call_timing = Quando chiamare
    .about = In che momento del tuo turno puoi chiamare.
option-call_timing-start = All’inizio, invece di giocare
option-call_timing-end = Alla fine, dopo aver giocato
option-turns_before_call = Prima chiamata
    .about = Quanti turni devono aver giocato tutti prima che qualcuno possa chiamare.
option-caller_lookable = Le carte di chi ha chiamato
    .about = Se dopo la chiamata si possono ancora guardare.
option-caller_lookable-true = Si guardano ancora, ma non si scambiano
option-caller_lookable-false = Non si guardano più
option-discard_draw_must_swap = Prendere dagli scarti
    .about = Che cosa puoi fare con una carta presa dagli scarti.
option-discard_draw_must_swap-true = Va scambiata con una delle tue
option-discard_draw_must_swap-false = Si può rimettere tra gli scarti
option-flip_targets = Di chi si gira
    .about = Se si girano anche le carte degli altri.
option-flip_targets-anyone = Di tutti: per la carta di un altro ne dai una tua
option-flip_targets-own = Solo le proprie
option-discarder_may_flip = Girare sul proprio scarto
    .about = Se puoi girare sulla carta che hai scartato tu.
option-discarder_may_flip-true = Puoi
option-discarder_may_flip-false = Non puoi
option-flip_timing = Quando si gira
    .about = Fino a quando si può girare dopo uno scarto.
option-flip_timing-open = In ogni momento fino al prossimo scarto
option-flip_timing-window = Solo subito dopo lo scarto, quando viene chiesto
option-king_colours_match = Re rossi e re neri
    .about = Se valgono come uguali quando si gira.
option-king_colours_match-true = Un re vale l’altro
option-king_colours_match-false = Rosso con rosso, nero con nero
option-flips_per_discard = Girate per scarto
    .about = Se ne può seguire un’altra.
option-flips_per_discard-one = Una: quella giusta chiude gli scarti
option-flips_per_discard-unlimited = Senza limite: gli scarti restano aperti
option-wrong_flip_reveals = Girata sbagliata
    .about = Chi vede la carta.
option-wrong_flip_reveals-true = Tutti
option-wrong_flip_reveals-false = Nessuno, nemmeno chi ha girato
option-max_cards = Limite di carte
    .about = Con più carte di così sei fuori.
option-max_cards-none = Nessun limite
option-empty_hand = Restare senza carte
    .about = Che cosa succede quando non ne hai più.
option-empty_hand-play_on = Continui a giocare
option-empty_hand-auto_call = Chiami all’inizio del tuo prossimo turno
option-values = Valore delle carte
    .about = Quanto valgono fante, donna, re nero, re rosso e jolly.
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

preset-seed = Standard
    .about = Si gira su ogni scarto, anche sul proprio; re rosso con rosso, nero con nero
preset-app = Girano gli altri
    .about = Non puoi girare sul tuo scarto, e ogni re vale ogni altro re
preset-snap = Snap
    .about = Fante e donna contano 10, re nero −2, re rosso 25, jolly 0; ogni re vale ogni altro re; la carta presa dagli scarti va scambiata con una delle proprie; chi resta senza carte chiama all’inizio del suo prossimo turno
preset-kings = Re neri
    .about = Un re nero ti fa guardare una carta di un altro e, se vuoi, scambiarla con una tua; all’inizio si scopre una carta; la carta presa dagli scarti va scambiata con una delle proprie; i re rossi contano −1, i jolly 0
preset-cabo = Cabo
    .about = I punti si sommano fino a 100: una chiamata giusta non aggiunge niente, una sbagliata 10 in più, e 100 esatti scendono a 50. Senza jolly, i re rossi contano 0; guardi due carte a tua scelta; all’inizio si scopre una carta; la carta presa dagli scarti va scambiata con una delle proprie; giri solo le tue carte; nessuno esce
preset-crowd = Tavolo grande
    .about = Due mazzi, per sette o otto giocatori; nessuno può chiamare prima che tutti abbiano giocato un turno

## la prima lezione

lesson-aim = Queste quattro carte sono tue. Meno è meglio: vince la mano la somma più bassa.
lesson-peek = Le due in basso le vedi una volta sola: { $left } vale { $left-worth }, { $right } { $right-worth }. Memorizzale, poi tocca Pronto.
lesson-draw = Tocca a te! Pesca una carta dal mazzo. La vedi solo tu.
    .mistake = Si chiama quando si pensa di avere meno di tutti. Con la tua { $high-sign } non ancora: pesca.
lesson-ability = { $new } ti fa guardare una carta di un altro, ma solo se lo scarti subito. Scartalo!
    .mistake = Se lo scambi, ti tieni { $new-worth } punti e perdi lo sguardo. Scarta { $new }.
lesson-look = Guarda la prima carta di { $seat1 }. La vedi solo tu: ricordala.
    .mistake = Puoi guardare qualsiasi carta degli altri. In questa lezione scegli quella segnata.
    .skip = L’abilità non è obbligatoria, ma uno sguardo non costa niente. Approfittane.
lesson-flip = { $seat1 } scarta { $top }, e tu hai { $mine }: stesso valore. Giralo, anche se non tocca a te!
    .mistake = Girare quella sbagliata costa una carta dal mazzo. Gira { $mine }, in basso a sinistra.
lesson-flip_theirs = { $top-sign }! Hai visto { $theirs } di { $seat1 }: gira quello. Si possono girare le carte di chiunque.
    .mistake = Girare è una gara: un altro può arrivare prima. Gira subito { $theirs } di { $seat1 }; il turno aspetta.
    .wrong = Dev’essere dello stesso valore, e sbagliare costa una carta. Gira { $theirs } di { $seat1 }.
lesson-give = Giusto! Al suo posto { $seat1 } riceve una delle tue. Dai la peggiore: { $worst }, { $worst-worth } punti.
    .mistake = Dai { $worst }, che ti costa { $worst-worth } di sicuro. Le altre non le conosci.
lesson-again = Il tuo turno continua come sempre. Pesca una carta.
    .mistake = Non ancora. Pesca: dal mazzo può venire qualcosa di meglio.
lesson-king = Un re rosso vale −2, uno nero 13! Scambia { $new } con una delle due che non hai visto, non importa quale.
    .mistake = { $new } vale { $new-worth }: la carta migliore che c’è. Non buttarlo: scambialo.
lesson-call = Hai { $king } ({ $king-worth }) e una carta mai vista; gli altri quattro a testa. Probabilmente hai meno di tutti: chiama Cambio!
    .mistake = Puoi continuare, ma continuano anche gli altri, e scendono. Piuttosto chiama adesso.
    .wrong = Gira solo se ne sei certo: sbagliare costa un’altra carta. Piuttosto chiama Cambio.
lesson-won = Vinci, { $total0 } contro { $total1 } e { $total2 }, e segni un punto. Chi chiama deve avere meno di tutti gli altri.
    .next = Ora gioca una mano. Prova un fante o una donna: scambiano le carte, anche quelle degli altri.
