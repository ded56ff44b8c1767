game = Pinnacola
    .line = Cala scale e tris, pesca nel pozzo e chiudi prima dell’avversario.
    .about = Il classico italiano, in due, con due mazzi e quattro jolly. Cala scale di un seme e tris o poker di un valore, attacca, riprenditi i jolly, e raccogli tutto il pozzo se hai dove mettere la carta in cima. Con una Pinnacola e un Poker in tavola puoi chiudere.

## moves

move-take = Prendi il pozzo
    .choice =
        { $size ->
            [one] Prendi { $size } carta dal pozzo
           *[other] Prendi { $size } carte dal pozzo
        }
    .ask = Da quale carta in su?
    .about = Prendi il pozzo; devi calare subito una sua carta.
move-discard = Scarta
    .choice = Scarta { $card }
    .ask = Quale carta scarti?
    .about = Metti una carta della mano sul pozzo; il turno finisce.
move-meld = Cala
    .choice = Cala { $cards }
    .ask = Quali carte?
    .about = Cali carte della mano come combinazione.
move-lay_off = Attacca
    .choice = Attacca { laid_off-cards } alla combinazione { $meld }
    .ask = A quale combinazione attacchi?
    .about = Aggiungi carte della mano a una combinazione.
move-replace = Riprendi un jolly
    .choice = Metti { $card } al posto del jolly della combinazione { $meld }
    .ask = Il jolly di quale combinazione?
    .about = Metti al posto del jolly la carta che rappresenta, e lo prendi.

## events

event-took =
    { $seat-is ->
        [you] Prendi il pozzo: { $cards }.
       *[other] { $seat } prende il pozzo: { $cards }.
    }
event-picked_up =
    { $seat-is ->
        [you]
            { $cards-seen ->
                [yes]
                    { $cards-count ->
                        [one] Prendi in mano { $cards-count } carta: { $cards }.
                       *[other] Prendi in mano { $cards-count } carte: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] Prendi in mano { $cards-count } carta.
                       *[other] Prendi in mano { $cards-count } carte.
                    }
            }
       *[other]
            { $cards-seen ->
                [yes]
                    { $cards-count ->
                        [one] { $seat } prende in mano { $cards-count } carta: { $cards }.
                       *[other] { $seat } prende in mano { $cards-count } carte: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] { $seat } prende in mano { $cards-count } carta.
                       *[other] { $seat } prende in mano { $cards-count } carte.
                    }
            }
    }
event-opened = Si scopre { $card }, che apre il pozzo.
event-melded =
    { $seat-is ->
        [you] Cali { $cards }.
       *[other] { $seat } cala { $cards }.
    }
laid_off-cards =
    { $below-count ->
        [0] { $above }
       *[other]
            { $above-count ->
                [0] { $below }
               *[other] { $below }, { $above }
            }
    }
event-laid_off =
    { $seat-is ->
        [you] Attacchi { laid_off-cards }.
       *[other] { $seat } attacca { laid_off-cards }.
    }
event-replaced =
    { $seat-is ->
        [you] Metti { $card } al posto di un jolly e lo prendi.
       *[other] { $seat } mette { $card } al posto di un jolly e lo prende.
    }
event-undone =
    { $seat-is ->
        [you] Lo riprendi.
       *[other] { $seat } lo riprende.
    }

## endings

ending-closed = La mano è finita: si è chiuso.
ending-pinnacolone = La mano è finita: un Pinnacolone vince la partita.

## refusals

refusal-no_such_size = Non si possono prendere tante carte.
refusal-cannot_meld_it = Non potresti calare la carta che dovresti calare.
refusal-not_a_meld = Quelle carte non sono una combinazione.
refusal-not_in_hand = Quella carta non ce l’hai.
refusal-no_such_meld = Quella combinazione non c’è.
refusal-not_your_meld = Quella combinazione non è tua.
refusal-does_not_fit = Lì non si attacca.
refusal-joker_goes_elsewhere = Il jolly deve andare in un’altra combinazione.
refusal-joker_cannot_be_used = Non potresti usare subito il jolly.
refusal-meld_it_first = Prima cala { $card }.
refusal-keep_a_card = Tieni una carta da scartare, e un’altra finché non puoi chiudere.
refusal-nothing_to_undo = Non c’è niente da riprendere.
refusal-no_undo_left = In questo turno hai già ripreso abbastanza.

## cautions

meld-title =
    { $kind ->
        [poker] Poker
        [pinnacola] Pinnacola
       *[pinnacolone] Pinnacolone
    }
caution-joker_ends_bonus = Con il jolly si perde il premio di { meld-title }: { $points } punti invece di { $before }.
caution-joker_ends_bonus_and_closing = Con il jolly si perde il premio di { meld-title }, e non vale più per chiudere: { $points } punti invece di { $before }.
caution-joker_bars_bonus = Qui { meld-title } con il jolly non ha premio: dà { $points } punti.
caution-joker_bars_bonus_and_closing = Qui { meld-title } con il jolly non ha premio e non vale per chiudere: dà { $points } punti.

## phases

phase-deal = Si danno le carte.
phase-meld =
    { $awaited-is ->
        [you] Cala quello che vuoi, poi scarta una carta.
       *[other] Sta calando: { $names }.
    }

## hints

hint-takes_pozzo =
    { $cards ->
        [one] guadagni una carta dal pozzo.
       *[other] guadagni { $cards } carte dal pozzo.
    }
hint-lays_down =
    { $cards ->
        [one] un’altra carta sta in tavola e non in mano.
       *[other] altre { $cards } carte stanno in tavola e non in mano.
    }
hint-gains_joker = guadagni un jolly.
hint-safe_discard = all’avversario probabilmente non serve ({ $percent } su 100).
hint-spare_card = è la carta che ti serve meno.

## house rules

option-hand_size = Carte date
    .about = Quante carte riceve ognuno.
option-hand_size-13 = 13 carte
option-hand_size-15 = 15 carte
option-target = Traguardo
    .about = Quando qualcuno arriva a questo totale, vince il più alto.
option-pozzo_take = Prendere il pozzo
    .about = Quanto, e che cosa va calato.
option-pozzo_take-whole_top = Tutto; va calata la carta in cima
option-pozzo_take-from_card_deepest = Da una carta in su; va calata quella
option-stock_empty = Quando finisce il mazzo
    .about = Che cosa succede allora.
option-stock_empty-end_hand = La mano finisce
option-stock_empty-reshuffle_pozzo = Una volta per mano il pozzo torna mazzo
option-dirty_counts = Jolly in Pinnacole e Poker
    .about = Quanto vale una Pinnacola, un Pinnacolone o un Poker con il jolly.
option-dirty_counts-full = Vale per intero
option-dirty_counts-closing_only = Conta per chiudere, ma dà solo le carte
option-dirty_counts-no = Non conta né per il premio né per chiudere
option-bonus_mode = Premi
    .about = Come si uniscono ai punti delle carte.
option-bonus_mode-add = In più delle carte
option-bonus_mode-replace = Al posto delle carte
option-lay_off_opponent = Le combinazioni dell’avversario
    .about = Se puoi attaccarci carte.
option-lay_off_opponent-true = Puoi; contano per l’avversario
option-lay_off_opponent-false = Non puoi
option-in_mano = Chiusura in mano
    .about = Che cosa dà chiudere al primo turno.
option-in_mano-plus_both = Il doppio delle combinazioni, e 300
option-in_mano-trad = Il doppio delle combinazioni, e 200
option-in_mano-origin = Il doppio delle combinazioni, e 400
option-closing_requires = Per chiudere serve
    .about = Che cosa devi avere in tavola.
option-closing_requires-both = Una Pinnacola e un Poker
option-closing_requires-pinnacola = Una Pinnacola
option-closing_requires-none = Niente di particolare
option-pinnacolone_wins = Un Pinnacolone
    .about = Che cosa dà una scala dall’asso al re.
option-pinnacolone_wins-true = Vince la partita
option-pinnacolone_wins-false = Dà 600 punti

## presets

preset-seed = Solite
    .about = A 1000; una Pinnacola e un Poker per chiudere
preset-tradizionale = Tradizionale
    .about = A 1500, combinazioni pulite, chiusura libera, si prende da ogni carta del pozzo
preset-pulita = Pulita
    .about = Come le solite, ma contano solo Pinnacole e Poker puliti

## the table

table-pozzo = Pozzo
table-pozzo_count =
    { $count ->
        [one] Pozzo: { $count } carta
       *[other] Pozzo: { $count } carte
    }
table-pozzo_empty = Pozzo: vuoto
meld-run = scala
meld-set = tris
meld-poker = Poker
meld-pinnacola = Pinnacola
meld-pinnacolone = Pinnacolone
meld-poker_jokers = Poker di jolly
