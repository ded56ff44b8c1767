game = Cambio
    .line = Ricorda quattro carte coperte, e sii svelto quando ne cade una uguale.
    .about = Hai quattro carte coperte e ne hai viste due. Scambiale con carte più basse, guarda e scambia con quelle dal sette alla donna, e gira una carta dello stesso valore appena ne viene scartata una, tua o di un altro. Poi chiama Cambio, con meno di tutti.

## moves

move-swap_them = Scambia
    .choice = Scambia le due carte
    .about = Scambi le due carte che hai guardato.
move-keep_them = Non scambiare
    .choice = Non scambiare le due carte
    .about = Lasci dove sono le due carte che hai guardato.
move-skip = Non usare
    .choice = Non usare la carta
    .about = Non usi l’abilità della carta scartata.
move-flip = Gira una carta
    .choice = Gira { $place }
    .ask = Quale carta giri? Deve valere come { $top }; se sbagli prendi una carta.
    .about = Giri una carta dello stesso valore dello scarto; se sbagli prendi una carta.
move-give = Da’ una carta
    .choice = Da’ { $slot }
    .ask = Quale delle tue carte dai?
    .about = Dai una delle tue carte in cambio di quella che hai girato.

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
event-window_opened = Qualcuno gira?
event-window_closed = Nessuno gira più.
event-skipped =
    { $seat-is ->
        [you] Non usi la carta.
       *[other] { $seat } non usa la carta.
    }
event-lapsed =
    { $seat-is ->
        [you] La tua carta non ha effetto.
       *[other] La carta di { $seat } non ha effetto.
    }
event-out =
    { $seat-is ->
        [you] Hai troppe carte: sei fuori.
       *[other] { $seat } ha troppe carte: è fuori.
    }

## endings

ending-last_left = Fine della mano: è rimasto un solo giocatore.

## refusals

refusal-already_called = Qualcuno ha già chiamato.
refusal-hand_empty = Non hai carte da scambiare.
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
phase-gift =
    { $awaited-is ->
        [you] Dai una delle tue carte in cambio di quella che hai girato.
       *[other] { $names } sta scegliendo una carta da dare…
    }
phase-window =
    { $awaited-is ->
        [you] Ne hai una uguale? { $choices_start }.
       *[other] Qualcuno può ancora girare…
    }

## house rules

option-jokers = Jolly
    .about = Quanti jolly ci sono nel mazzo.
option-opening_peek = Primo sguardo
    .about = Quali delle tue carte vedi prima della mano.
option-opening_peek-bottom_two = Le due in basso
option-opening_peek-any_two = Due a tua scelta
option-opening_peek-none = Nessuna
option-caller_lookable = Le carte di chi ha chiamato
    .about = Se dopo la chiamata si possono ancora guardare.
option-caller_lookable-true = Si possono guardare con 9, 10 o donna
option-caller_lookable-false = Non si guardano più
option-discard_draw_must_swap = Prendere dagli scarti
    .about = Che cosa puoi fare con una carta presa dagli scarti.
option-discard_draw_must_swap-true = Va scambiata con una delle tue
option-discard_draw_must_swap-false = Si può rimettere tra gli scarti
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
    .about = Quante mani ha una partita.

## presets

preset-seed = Standard
    .about = Si gira su ogni scarto, anche sul proprio; re rosso con rosso, nero con nero
preset-app = Girano gli altri
    .about = Non si gira sul proprio scarto; un re vale l’altro
preset-snap = Snap
    .about = Altri valori (fante e donna 10, re nero −2, re rosso 25, jolly 0), un re vale l’altro, la carta presa dagli scarti va scambiata, e chi resta senza carte chiama
