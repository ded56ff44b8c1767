## moves

move-ready = A posto
    .choice = A posto: copri le carte
    .about = Hai visto le tue carte; la mano può cominciare.
move-look = Guarda una carta
    .choice = Guarda { $slot }
    .ask = Quale delle tue carte guardi?
    .about = Guarda una delle tue carte prima che la mano cominci.
move-draw = Pesca
    .choice = Pesca dal mazzo
    .about = Prendi la carta in cima al mazzo.
move-take = Prendi { $top-sign }
    .choice = Prendi { $top } dagli scarti
    .about = Prendi la carta in cima agli scarti.
move-swap = Scambia
    .choice = Metti { $drawn } e togli { $slot }
    .ask = Con quale carta la scambi?
    .about = Metti la carta pescata tra le tue; quella che c’era va tra gli scarti.
move-discard = Scarta { $drawn-sign }
    .choice = Scarta { $drawn }
    .about = Metti tra gli scarti la carta che hai pescato.
move-end = Finisci il turno
    .choice = Finisci il turno
    .about = Il turno passa al giocatore dopo.
move-pass = Lascia andare
    .choice = Lascia andare
    .about = Per questa volta non fai niente.
move-call = Chiama { $game }
    .choice = Chiama { $game }
    .about = Dici che hai meno di tutti; ognuno degli altri ha ancora un turno.
move-peek = Guarda
    .choice = Guarda { $place }
    .ask = Quale carta guardi?
    .about = Guarda una carta.
move-exchange = Sposta due carte
    .choice = Scambia di posto { $one } e { $other }, senza vederle
    .ask = Quali due carte scambi di posto?
    .about = Scambi di posto due carte coperte senza guardarle.
move-inspect = Guarda due carte
    .choice = Guarda { $one } e { $other }
    .ask = Quali due carte guardi?
    .about = Guardi due carte, poi le scambi di posto oppure no.
move-undo = Riprendi
    .choice = Riprendi l’ultima calata
    .about = Riprendi l’ultima cosa che hai calato in questo turno.

## events

event-dealt = Si danno le carte.
event-peeked =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Guardi { $place }: { $card }.
               *[no] Guardi { $place }.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } guarda { $place }: { $card }.
               *[no] { $seat } guarda { $place }.
            }
    }
event-inspected =
    { $seat-is ->
        [you]
            { $first-seen ->
                [yes] Guardi { $one }, { $first }, e { $other }, { $second }.
               *[no] Guardi { $one } e { $other }.
            }
       *[other]
            { $first-seen ->
                [yes] { $seat } guarda { $one }, { $first }, e { $other }, { $second }.
               *[no] { $seat } guarda { $one } e { $other }.
            }
    }
event-readied =
    { $seat-is ->
        [you] Sei a posto.
       *[other] { $seat } è a posto.
    }
event-begun =
    { $seat-is ->
        [you] Le carte sono coperte. Cominci tu.
       *[other] Le carte sono coperte. Comincia { $seat }.
    }
event-drew =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] Peschi { $card }.
               *[no] Peschi una carta.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } pesca { $card }.
               *[no] { $seat } pesca una carta.
            }
    }
event-took =
    { $seat-is ->
        [you] Prendi { $card } dagli scarti.
       *[other] { $seat } prende { $card } dagli scarti.
    }
event-swapped =
    { $seat-is ->
        [you] Scambi { $place }; { $card } va tra gli scarti.
       *[other] { $seat } scambia { $place }; { $card } va tra gli scarti.
    }
event-discarded =
    { $seat-is ->
        [you] Scarti { $card }.
       *[other] { $seat } scarta { $card }.
    }
event-received =
    { $seat-is ->
        [you] Ricevi una carta dal mazzo, senza vederla.
       *[other] { $seat } riceve una carta dal mazzo, senza vederla.
    }
event-exchanged = { $one } e { $other } si scambiano di posto.
event-kept =
    { $seat-is ->
        [you] Lasci le due carte dove sono.
       *[other] { $seat } lascia le due carte dove sono.
    }
event-passed =
    { $seat-is ->
        [you] Lasci andare.
       *[other] { $seat } lascia andare.
    }
event-called =
    { $seat-is ->
        [you] Chiami { $game }! Ognuno degli altri ha ancora un turno.
       *[other] { $seat } chiama { $game }! Ognuno degli altri ha ancora un turno.
    }
event-reshuffled = Gli scarti vengono mescolati e tornano mazzo.
event-turn =
    { $seat-is ->
        [you] Tocca a te.
       *[other] Tocca a { $seat }.
    }
event-ended = { $ending }
event-revealed =
    { $seat-is ->
        [you] Scopri { $cards }.
       *[other] { $seat } scopre { $cards }.
    }

## endings

ending-stock_out = La mano è finita: il mazzo è esaurito.
ending-turn_limit = La mano è finita: è durata troppo.
ending-called = La mano è finita: si è chiamato, e tutti hanno avuto l’ultimo turno.

## refusals

refusal-not_your_turn = Non tocca a te.
refusal-not_now = Ora non si può fare.
refusal-wait_for_dealer = Si sta mescolando.
refusal-dealer_shuffles = Si sta mescolando.
refusal-no_such_slot = Lì non hai nessuna carta.
refusal-no_such_place = Lì non c’è nessuna carta.
refusal-already_seen = Quella carta l’hai già guardata.
refusal-no_looks_left = Hai già guardato tutte le carte che potevi.
refusal-already_ready = Tu sei già a posto; gli altri no.
refusal-already_passed = Hai già lasciato andare.
refusal-discard_empty = Non ci sono scarti.
refusal-stock_empty = Il mazzo è vuoto.
refusal-must_swap = Una carta presa dagli scarti va scambiata con una delle tue.
refusal-caller_protected = { $seat } ha chiamato: quelle carte non si toccano.
refusal-not_your_card = Scegli una delle tue carte.
refusal-your_own_card = Scegli una carta di un altro giocatore.
refusal-too_late = Troppo tardi: le carte sono cambiate. Non ti è costato niente.
refusal-awaited = Devi fare qualcosa.
refusal-default = Ora non si può fare.
phase-setup =
    { $awaited-is ->
        [you] Tieni a mente le tue carte, e di’ quando sei a posto.
       *[other] Primo sguardo: { $names }.
    }
phase-draw =
    { $awaited-is ->
        [you] Tocca a te: { $choices }.
       *[other] Deve pescare: { $names }.
    }
phase-decide =
    { $awaited-is ->
        [you] Che fai con { $drawn }: { $choices }?
       *[other] Ha pescato: { $names }.
    }
phase-reveal = Si scoprono le carte.
phase-over = La mano è finita.
phase-after = Il turno è finito.

## hints

hint-only_move = non c’è altro da fare.
hint-call_odds = in { $percent } modi su 100 in cui possono stare ora le carte nascoste, la tua somma basta.
hint-not_yet = la tua somma basta solo in { $percent } modi su 100 in cui possono stare ora le carte nascoste.
hint-lowers_total =
    { $points ->
        [one] la tua somma scende di { $points } punto.
       *[other] la tua somma scende di { $points } punti.
    }
hint-removes_card =
    { $points ->
        [one] ti liberi di una carta e di { $points } punto.
       *[other] ti liberi di una carta e di { $points } punti.
    }
hint-empties_hand = così resti senza carte.
hint-replaces_unseen = conta { $points }, e una carta che non hai visto conta in media { $average }.
hint-trades_for_unseen = dai via { $points } per una carta che conta in media { $average }.
hint-reveals_own =
    { $cards ->
        [one] vieni a conoscere una delle tue carte.
       *[other] vieni a conoscere { $cards } delle tue carte.
    }
hint-reveals_other =
    { $cards ->
        [one] vieni a conoscere una carta di un altro.
       *[other] vieni a conoscere { $cards } carte di altri.
    }
hint-denies =
    { $points ->
        [one] { $seat } si ritrova { $points } punto in più.
       *[other] { $seat } si ritrova { $points } punti in più.
    }
hint-burdens =
    { $cards ->
        [one] { $seat } si ritrova una carta in più.
       *[other] { $seat } si ritrova { $cards } carte in più.
    }
hint-takes_known = lo scarto conta { $points }, una carta del mazzo in media { $average }.
hint-discard_is_high = lo scarto conta { $points }, una carta del mazzo in media solo { $average }.
hint-too_high = con { $points } non è più bassa di nessuna carta che sai di avere.
hint-uses_action = puoi usare ciò che fa la carta.
hint-nothing_sure = nessuna carta che conosci va bene ora.
hint-nothing_better = nient’altro sembra meglio.
hint-default = sembra la cosa migliore per quello che sai.
