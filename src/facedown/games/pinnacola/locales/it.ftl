game = Pinnacola
    .line = Cala scale e tris, pesca nel pozzo e chiudi prima dell’avversario.
    .about = Il classico italiano, in due o in quattro a coppie, con due mazzi e quattro jolly. Cala scale di un seme e tris o poker di un valore, attacca, riprenditi i jolly, e raccogli tutto il pozzo se hai dove mettere la carta in cima. Con una Pinnacola e un Poker in tavola puoi chiudere.

## moves

move-take = Prendi il pozzo
    .choice = Prendi { $size } dal pozzo
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
    .choice = Attacca { $cards } alla combinazione { $meld }
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
event-laid_off =
    { $seat-is ->
        [you] Attacchi { $cards }.
       *[other] { $seat } attacca { $cards }.
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

option-pairs = A coppie
    .about = Uno contro uno, o in quattro a coppie: i compagni siedono di fronte e non si vedono le carte. Servono quattro giocatori.
option-pairs-true = In quattro a coppie: combinazioni e punti sono della coppia, uno chiude per tutti e due e si pagano le carte di entrambi
option-pairs-false = In due, ognuno per sé
option-pinelle = Pinelle
    .about = Se i due neri fanno da matta. Una pinella vale 25 come il jolly e sporca la combinazione, ma una volta calata nessuno la può riprendere.
option-pinelle-true = 2♣ e 2♠ sono matte, 2♥ e 2♦ si tolgono; dopo l’asso viene il tre
option-pinelle-false = I due sono due; solo i jolly sono matte
option-hand_size = Carte date
    .about = Quante carte riceve ognuno.
option-hand_size-12 = 12 carte
option-hand_size-13 = 13 carte
option-hand_size-15 = 15 carte
option-hand_size-19 = 19 carte
option-target = Traguardo
    .about = Il totale che vince la partita.
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
    .about = Che cosa dà una scala di tutto un seme; con il jolly, solo se i jolly valgono per intero.
option-pinnacolone_wins-true = Chi ne ha uno in tavola alla fine di un turno vince subito la partita, qualunque siano i punti
option-pinnacolone_wins-false = 600 punti, oltre alle sue carte contate doppie, o al loro posto se i premi le sostituiscono
option-ace_to_ace = Che cos’è un Pinnacolone
    .about = Fin dove deve arrivare la scala.
option-ace_to_ace-true = Solo dall’asso all’asso; fino al re è una Pinnacola
option-ace_to_ace-false = Dall’asso al re, con o senza il secondo asso
option-unopened_penalty = Chi non ha mai calato
    .about = I punti che perde, oltre alle carte in mano, il giocatore o la coppia che a fine mano non ha combinazioni in tavola.

## presets

preset-seed = Solite
    .about = A 1000; una Pinnacola e un Poker per chiudere
preset-tradizionale = Tradizionale
    .about = A 1500, combinazioni pulite, chiusura libera, si prende da ogni carta del pozzo
preset-pulita = Pulita
    .about = Come le solite, ma contano solo Pinnacole e Poker puliti
preset-coppie = Coppie
    .about = In quattro a coppie, a 1500
preset-pinella = Pinella
    .about = Due neri come matte, a 1500, combinazioni pulite, chiusura libera, si prende da ogni carta del pozzo, Pinnacolone dall’asso all’asso
