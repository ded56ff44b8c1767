## moves

move-ready = Pronto
    .choice = Di’ «Pronto» e copri le carte
    .about = Hai memorizzato le tue carte; la mano può cominciare.
    .what = le carte si coprono
move-look = Guarda una carta
    .choice = Guarda { $slot }
    .ask = Quale delle tue carte guardi?
    .about = Guarda una delle tue carte prima che la mano cominci.
    .what = una delle tue, la vedi solo tu
move-draw = Pesca
    .choice = Pesca dal mazzo
    .about = Pesca la carta in cima al mazzo.
    .what = dal mazzo, coperta
move-take = Prendi { $top-sign }
    .choice = Prendi { $top } dagli scarti
    .about = Prendi la carta in cima agli scarti.
    .what = sai che cosa prendi
move-swap = Scambia
    .choice = Scambia { $slot } con { $drawn }
    .ask = Con quale delle tue carte la scambi?
    .about = Tieni la carta pescata al posto di una delle tue, che va tra gli scarti.
    .what = al posto di una delle tue
    .pick = scambia { $drawn-sign } con una delle tue carte
move-discard = Scartala
    .choice = Scarta { $drawn }
    .about = Metti tra gli scarti la carta che hai pescato.
    .what = le tue carte restano così
move-end = Finisci il turno
    .choice = Finisci il turno
    .about = Tocca al giocatore dopo.
move-pass = Passo
    .choice = Passo
    .about = Per questa volta non fai niente.
move-call = Chiama { $game }
    .choice = Chiama { $game }
    .about = Dichiari di avere meno di tutti; gli altri hanno un ultimo turno.
    .what = hai meno di tutti? gli altri giocano ancora una volta
move-peek = Guarda
    .choice = Guarda { $place }
    .ask =
        { $whose ->
            [own] Quale delle tue carte guardi?
            [others] Quale carta di un altro guardi?
           *[any] Quale carta guardi?
        }
    .about = Guarda una carta.
    .what = la vedi solo tu
move-exchange = Scambia due carte
    .choice = Scambia { $one } e { $other }, senza guardarle
    .ask =
        { $players ->
            [two] Quali due carte scambi, di due giocatori diversi?
           *[any] Quali due carte scambi?
        }
    .about = Scambi due carte coperte senza guardarle.
    .what = senza guardare
move-inspect = Guarda due carte
    .choice = Guarda { $one } e { $other }
    .ask =
        { $players ->
            [two] Quali due carte guardi, di due giocatori diversi?
           *[any] Quali due carte guardi?
        }
    .about = Guardi due carte, poi le scambi se vuoi.
    .what = poi le scambi se vuoi
move-undo = Annulla
    .choice = Annulla la tua ultima mossa
    .about = Annulli l’ultima cosa che hai fatto in questo turno.

## events

event-dealt = Si danno le carte.
event-turned = Si scopre { $card }, che apre gli scarti.
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
        [you] Dici «Pronto».
       *[other] { $seat } dice «Pronto».
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
        [you] Scambi { $place } e scarti { $card }.
       *[other] { $seat } scambia { $place } e scarta { $card }.
    }
event-discarded =
    { $seat-is ->
        [you] Scarti { $card }.
       *[other] { $seat } scarta { $card }.
    }
event-received =
    { $seat-is ->
        [you] Ricevi una carta dal mazzo, coperta.
       *[other] { $seat } riceve una carta dal mazzo, coperta.
    }
event-exchanged = { $one } e { $other } vengono scambiate.
event-kept =
    { $seat-is ->
        [you] Non scambi le due carte.
       *[other] { $seat } non scambia le due carte.
    }
event-passed =
    { $seat-is ->
        [you] Passi.
       *[other] { $seat } passa.
    }
event-called =
    { $seat-is ->
        [you] Chiami { $game }! Gli altri hanno un ultimo turno.
       *[other] { $seat } chiama { $game }! Gli altri hanno un ultimo turno.
    }
event-reshuffled = Gli scarti vengono mescolati e formano il nuovo mazzo.
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

ending-stock_out = Fine della mano: il mazzo è finito.
ending-turn_limit = Fine della mano: è durata troppo.
ending-called = Fine della mano: tutti hanno avuto l’ultimo turno.

## refusals

refusal-not_your_turn = Non tocca a te.
refusal-not_now = Ora non puoi farlo.
refusal-wait_for_dealer = Si stanno mescolando le carte.
refusal-dealer_shuffles = Si stanno mescolando le carte.
refusal-no_such_slot = Lì non hai nessuna carta.
refusal-no_such_place = Lì non c’è nessuna carta.
refusal-already_seen = Quella carta l’hai già vista.
refusal-no_looks_left = Hai già guardato tutte le carte che potevi.
refusal-already_ready = Hai già detto «Pronto»: mancano gli altri.
refusal-already_passed = Hai già passato.
refusal-discard_empty = Non ci sono scarti.
refusal-stock_empty = Il mazzo è vuoto.
refusal-must_swap = Una carta presa dagli scarti va scambiata con una delle tue.
refusal-caller_protected = { $seat } ha chiamato: quelle carte non si toccano.
refusal-not_your_card = Scegli una delle tue carte.
refusal-your_own_card = Scegli una carta di un altro giocatore.
refusal-too_late = Troppo tardi: le carte sono cambiate. Non ti è costato niente.
refusal-too_early_to_call =
    { $turns ->
        [one] Nessuno può chiamare prima che tutti abbiano giocato un turno.
       *[other] Nessuno può chiamare prima che tutti abbiano giocato { $turns } turni.
    }
refusal-default = Ora non puoi farlo.
phase-setup =
    { $awaited-is ->
        [you]
            { $looks ->
                [0] Memorizza le tue carte, poi premi Pronto.
                [1] Puoi guardare ancora una delle tue carte: sceglila e memorizza quello che vedi.
               *[other] Puoi guardare { $looks } delle tue carte: sceglile e memorizza quello che vedi.
            }
       *[other] Sta ancora memorizzando: { $names }…
    }
phase-draw =
    { $awaited-is ->
        [you] Tocca a te: { $choices }.
       *[other] { $names } sta per pescare…
    }
phase-decide =
    { $awaited-is ->
        [you] { $choices_start }.
       *[other] { $names } sta decidendo…
    }
phase-reveal = Si scoprono le carte.
phase-over = Fine della mano.
phase-after = Fine del turno.

## abilities

ability-look_own = Guarda una delle tue carte
ability-look_other = Guarda una carta di un altro giocatore
ability-swap_unseen = Scambia due carte, senza guardarle
ability-look_and_swap = Guarda due carte, poi scambiale se vuoi

## hints

hint-only_move = qui le regole non lasciano altra mossa.
hint-call_odds = così si vince { $percent } volte su 100.
hint-not_yet = chiudendo ora si vince solo { $percent } volte su 100.
hint-lowers_total = le tue carte sommano { $points } in meno.
hint-removes_card = ti liberi di una carta, e le tue carte sommano { $points } in meno.
hint-empties_hand = così resti senza carte.
hint-replaces_unseen = vale { $points }, e una carta che non hai visto vale in media { $average }.
hint-trades_for_unseen = dai { $points } per una carta che vale in media { $average }.
hint-reveals_own =
    { $cards ->
        [one] scopri una delle tue carte.
       *[other] scopri { $cards } delle tue carte.
    }
hint-reveals_other =
    { $cards ->
        [one] scopri una carta di un altro.
       *[other] scopri { $cards } carte degli altri.
    }
hint-denies = le carte di { $seat } sommano { $points } in più.
hint-burdens =
    { $cards ->
        [one] { $seat } si ritrova una carta in più.
       *[other] { $seat } si ritrova { $cards } carte in più.
    }
hint-takes_known = lo scarto vale { $points }, una carta del mazzo circa { $average }.
hint-discard_is_high = lo scarto vale { $points }, una carta del mazzo circa { $average }.
hint-too_high = con { $points } non è più bassa di nessuna delle carte che conosci.
hint-uses_action = puoi usare ciò che fa la carta.
hint-nothing_sure = nessuna delle carte che conosci è uguale.
hint-takes_pile =
    { $cards ->
        [one] è scoperta: sai che cosa prendi.
       *[other] sono { $cards } carte in una volta.
    }
hint-lays_down =
    { $cards ->
        [one] è una carta in meno in mano.
       *[other] sono { $cards } carte in meno in mano.
    }
hint-gains_joker = prendi un jolly.
hint-chance_to_win = così vinci circa { $percent } volte su 100.
hint-nothing_better = è quello che farebbe un bot forte.
hint-next_best = delle altre mosse, questa rende di più.
hint-default = da quello che sai, sembra la mossa migliore.
