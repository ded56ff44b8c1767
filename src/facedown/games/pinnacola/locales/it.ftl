game = Pinnacola
    .line = Cala scale e tris, pesca nel pozzo e chiudi prima dell’avversario.
    .about = Il classico italiano, in due o in quattro a coppie, con due mazzi e quattro jolly. Cala scale di un seme e tris o poker di un valore, attacca, riprenditi i jolly, e raccogli tutto il pozzo se hai dove mettere la carta in cima. Con una Pinnacola e un Poker in tavola puoi chiudere.

## moves

move-take = Prendi il pozzo
    .choice =
        { $size ->
            [one] Prendi { $size } carta dal pozzo
           *[other] Prendi { $size } carte dal pozzo
        }
    .ask = Da quale carta in su?
    .about = Prendi il pozzo; devi calare una sua carta in questo turno.
move-discard = Scarta
    .choice = Scarta { $card }
    .ask = Quale carta scarti?
    .about = Metti una carta della mano sul pozzo e chiudi il turno.
move-meld = Cala
    .choice = Cala { $cards }
    .ask = Quali carte?
    .about = Cali carte della mano come combinazione.
move-lay_off = Attacca
    .choice =
        { $meld ->
            [0] Attacca { laid_off-cards } a una combinazione
           *[other] Attacca { laid_off-cards } alla combinazione { $meld }
        }
    .ask = A quale combinazione attacchi?
    .about = Attacchi carte della mano a una combinazione.
move-replace = Prendi un jolly
    .choice =
        { $meld ->
            [0] Scambia { $card } con un jolly
           *[other] Scambia { $card } con il jolly della combinazione { $meld }
        }
    .ask = Il jolly di quale combinazione prendi?
    .about = Metti la carta che il jolly rappresenta, e prendi il jolly.

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
        [0]
            { $above ->
                [jolly] un jolly
               *[other] { $above }
            }
       *[other]
            { $above-count ->
                [0]
                    { $below ->
                        [jolly] un jolly
                       *[other] { $below }
                    }
               *[other] { $below } e { $above }
            }
    }
event-laid_off =
    { $seat-is ->
        [you] Attacchi { laid_off-cards } a una combinazione.
       *[other] { $seat } attacca { laid_off-cards } a una combinazione.
    }
event-replaced =
    { $seat-is ->
        [you] Scambi { $card } con un jolly.
       *[other] { $seat } scambia { $card } con un jolly.
    }
event-undone =
    { $seat-is ->
        [you] Annulli la mossa.
       *[other] { $seat } annulla la mossa.
    }

## endings

ending-closed = Fine della mano: è stata chiusa.
ending-pinnacolone = Fine della mano: un Pinnacolone vince la partita.
table-round_goal = · a { $target }
end-goal = La partita finisce quando qualcuno arriva a { $target } punti. Vince il totale più alto.
# The points of the cards that are left, in the columns of a replay and in the terminal.
end-total = In mano
terminal-score = { $name }: { $total } in mano, { $points }, totale { $standing }.

## refusals

refusal-not_now =
    { $why ->
        [draw_first] Prima pesca una carta o prendi il pozzo.
        [drawn] Hai già pescato in questo turno: cala se vuoi, poi scarta.
       *[other] Adesso non puoi.
    }
refusal-no_such_size =
    { $why ->
        [none] Il pozzo è vuoto.
        [whole] Il pozzo si prende tutto o niente.
       *[part] Non puoi prendere così tante carte.
    }
refusal-cannot_meld_it =
    { $why ->
        [keep] Potresti calare { $card }, ma ti resterebbero troppo poche carte per finire il turno: non puoi prendere il pozzo.
       *[fit] Non hai dove calare { $card }, quindi non puoi prendere il pozzo.
    }
refusal-not_a_meld =
    { $why ->
        [few] Una combinazione ha almeno tre carte.
        [jokers] Un solo jolly per combinazione, oppure tutti e quattro da soli.
        [twice] Non è una combinazione: { $card-sign } c’è due volte.
        [five] Un poker ha al massimo quattro carte.
        [gap] Non è una combinazione: tra { $cards } manca { $missing } o un jolly.
        [gaps] Non è ancora una scala: mancano { $missing }.
        [apart] Quelle carte sono troppo lontane per una scala.
        [past_ace] Una scala non continua oltre l’asso.
        [odd] { $card } non va con le altre: una scala è di un seme, un tris di un valore.
        [mixed] Una scala è di un seme, un tris di un valore: quelle carte non sono né l’una né l’altro.
       *[order] Non è una combinazione.
    }
refusal-not_in_hand = Non hai { $card }.
refusal-no_such_meld = Quella combinazione non c’è.
refusal-not_your_meld = Quella combinazione non è tua: si attacca solo alle proprie.
refusal-does_not_fit =
    { $why ->
        [nothing] Prima scegli le carte da attaccare.
        [full] Quella combinazione è completa: non c’è posto per { $card }.
        [joker] In quella combinazione non c’è posto per un altro jolly.
        [stands_for] Quel jolly sta per { $cards }, non per { $card }.
        [stays] Quella combinazione si tiene i jolly: { $card } non può prenderne il posto.
        [no_joker] In quella combinazione non c’è un jolly da scambiare con { $card }.
       *[other] { $card } lì non si attacca. Adesso ci sta: { $cards }.
    }
refusal-joker_goes_elsewhere = Il jolly che hai preso deve andare in un’altra combinazione.
refusal-joker_cannot_be_used = Non avresti dove usare il jolly in questo turno, quindi non puoi scambiarlo con { $card }.
refusal-meld_it_first = Prima devi calare { $card }: è la carta appena presa.
refusal-keep_a_card =
    { $why ->
        [all] Non puoi calare tutte le carte: tienine una da scartare.
        [last] Con { $card } non puoi ancora chiudere: { closing-needs }.
       *[one] Ti resterebbe una sola carta e non potresti chiudere: { closing-needs }. Tienine due.
    }
closing-needs =
    { $needs ->
        [pinnacola] in tavola non hai una Pinnacola
        [poker] in tavola non hai un Poker
       *[both] in tavola non hai né una Pinnacola né un Poker
    }
refusal-nothing_to_undo = Non c’è niente da annullare.
refusal-no_undo_left = In questo turno non puoi più annullare.

## cautions

meld-title =
    { $kind ->
        [poker] Poker
        [pinnacola] Pinnacola
       *[pinnacolone] Pinnacolone
    }
caution-joker_ends_bonus = Con { $card } si perde il premio di { meld-title }: { $points } punti invece di { $before }.
caution-joker_ends_bonus_and_closing = Con { $card } si perde il premio di { meld-title }, e non vale più per chiudere: { $points } punti invece di { $before }.
caution-joker_bars_bonus = Con { $card } { meld-title } non ha premio: dà { $points } punti.
caution-joker_bars_bonus_and_closing = Con { $card } { meld-title } non ha premio e non vale per chiudere: dà { $points } punti.

## notes

note-pinnacola_laid = Una Pinnacola: è in tavola.
    .short = Pinnacola ✓
note-pinnacola_needs =
    { $missing-count ->
        [0]
            { $have ->
                [0] Una Pinnacola, sette in fila dello stesso seme: per ora nessuna in vista.
               *[other] Una Pinnacola: hai in mano le carte che servono.
            }
       *[other]
            { $joker ->
                [yes] Una Pinnacola, sette in fila dello stesso seme: ne hai { $have } contando il jolly, e la completi ad esempio con { $missing }; il jolly può farne una.
                [placed] Una Pinnacola, sette in fila dello stesso seme: ne hai { $have } contando il jolly, e la completi ad esempio con { $missing }.
               *[no] Una Pinnacola, sette in fila dello stesso seme: ne hai { $have }, e la completi ad esempio con { $missing }.
            }
    }
    .short = Pinnacola { $have }/{ $size }
note-poker_laid = Un Poker: è in tavola.
    .short = Poker ✓
note-poker_needs =
    { $missing-count ->
        [0]
            { $have ->
                [0] Un Poker, quattro dello stesso valore in quattro semi: per ora nessuno in vista.
               *[other] Un Poker: hai in mano le carte che servono.
            }
       *[other]
            { $joker ->
                [yes] Un Poker, quattro dello stesso valore in quattro semi: ne hai { $have } contando il jolly, e lo completi ad esempio con { $missing }; il jolly può farne una.
                [placed] Un Poker, quattro dello stesso valore in quattro semi: ne hai { $have } contando il jolly, e lo completi ad esempio con { $missing }.
               *[no] Un Poker, quattro dello stesso valore in quattro semi: ne hai { $have }, e lo completi ad esempio con { $missing }.
            }
    }
    .short = Poker { $have }/{ $size }
note-loose =
    { $count ->
        [0] Cala tutte le carte tranne una, e scarta quella. Ogni carta che hai va in una combinazione, ma forse non tutte insieme.
        [one] Cala tutte le carte tranne una, e scarta quella. Delle tue { $held } carte { $cards } non va ancora con niente.
       *[other] Cala tutte le carte tranne una, e scarta quella. Delle tue { $held } carte { $count } non vanno ancora con niente: { $cards }.
    }
    .short =
        { $count ->
            [0] Nessuna spaiata
            [one] { $count } spaiata
           *[other] { $count } spaiate
        }
note-cost = Se la mano finisse ora, le carte che hai in mano ti costerebbero { $points } punti.
    .short = In mano −{ $points }

## phases

phase-deal = Si danno le carte.
phase-meld =
    { $awaited-is ->
        [you] Cala quello che vuoi, poi scarta una carta.
       *[other] { $names } sta calando…
    }

## hints

hint-takes_pile =
    { $cards ->
        [one] la puoi calare subito.
       *[other] una la puoi calare subito, e con le altre costruisci.
    }
hint-makes_full_set = fa un Poker: le tue combinazioni guadagnano { $points } punti, bonus compreso.
hint-makes_long_run = fa una Pinnacola: le tue combinazioni guadagnano { $points } punti, bonus compreso.
hint-makes_whole_run = fa un Pinnacolone: le tue combinazioni guadagnano { $points } punti, bonus compreso.
hint-adds_points = le tue combinazioni guadagnano { $points } punti.
hint-empties_hand = chiudi la mano, e chiudere dà un bonus.
hint-safe_discard = probabilmente all’avversario non serve ({ $percent }%).
hint-risky_discard = nessuno scarto è più sicuro, anche se all’avversario può servire ({ $percent }%).
hint-not_planned = non ti serve né per una combinazione né per chiudere.
hint-spare_card = è la carta che ti serve meno.

## levels

level-relaxed = Tranquillo
    .about = Gioca spesso senza un piano e dimentica quello che prendi
level-friendly = Amichevole
    .about = Ogni tanto gioca senza un piano
level-regular = Normale
    .about = Segue un piano e di rado lo lascia
level-sharp = Sveglio
    .about = Non lascia quasi mai il suo piano e gioca in fretta
level-master = Maestro
    .about = Prova che cosa può succedere prima di ogni mossa

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
    .about = Quando qualcuno arriva a questo totale, vince il più alto.
option-pozzo_take = Prendere il pozzo
    .about = Quanto se ne prende, e che cosa va calato.
option-pozzo_take-whole_top = Tutto; va calata la carta in cima
option-pozzo_take-from_card_deepest = Da una carta in su; va calata quella
option-stock_empty = Quando finisce il mazzo
    .about = Che cosa succede allora.
option-stock_empty-end_hand = La mano finisce
option-stock_empty-reshuffle_pozzo = Si rimescola il pozzo, una volta per mano
option-dirty_counts = Jolly in Pinnacole e Poker
    .about = Quanto vale una Pinnacola, un Pinnacolone o un Poker con il jolly.
option-dirty_counts-full = Valore pieno
option-dirty_counts-closing_only = Buona per chiudere, ma senza premio
option-dirty_counts-no = Niente premio, e non vale per chiudere
option-bonus_mode = Premi
    .about = Come si combinano con i punti delle carte.
option-bonus_mode-add = In aggiunta alle carte
option-bonus_mode-replace = Al posto delle carte
option-lay_off_opponent = Le combinazioni dell’avversario
    .about = Se puoi attaccarci le tue carte.
option-lay_off_opponent-true = Puoi; i punti vanno all’avversario
option-lay_off_opponent-false = Non puoi
option-in_mano = Chiusura in mano
    .about = Quanto vale chiudere al primo turno.
option-in_mano-plus_both = Il doppio delle combinazioni, più 300
option-in_mano-trad = Il doppio delle combinazioni, più 200
option-in_mano-origin = Il doppio delle combinazioni, più 400
option-closing_requires = Per chiudere serve
    .about = Che cosa devi avere in tavola.
option-closing_requires-both = Una Pinnacola e un Poker
option-closing_requires-pinnacola = Una Pinnacola
option-closing_requires-none = Niente di particolare
option-pinnacolone_wins = Pinnacolone
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

preset-seed = Standard
    .about = A 1.000; una Pinnacola e un Poker per chiudere
preset-tradizionale = Tradizionale
    .about = A 1.500; contano solo Pinnacole e Poker puliti; premi al posto dei punti delle carte; si chiude con qualsiasi combinazione, in mano per 200; un Pinnacolone vince la partita; si prende da ogni carta del pozzo
preset-pulita = Pulita
    .about = Standard, ma contano solo Pinnacole e Poker puliti
preset-coppie = Coppie
    .about = In quattro a coppie, a 1.500
preset-pinella = Pinella
    .about = Due neri come matte, a 1.500, combinazioni pulite, chiusura libera, si prende da ogni carta del pozzo, Pinnacolone dall’asso all’asso

## the table

table-pozzo_count =
    { $count ->
        [one] Pozzo: { $count } carta
       *[other] Pozzo: { $count } carte
    }
table-pozzo_empty = Pozzo: vuoto
table-melds_of = Combinazioni di { $name }
table-melds_yours = Le tue combinazioni
table-selected =
    { $count ->
        [one] { $count } carta selezionata
       *[other] { $count } carte selezionate
    }
table-lay = Cala
table-add_where =
    { $end ->
        [low] Combinazione { $meld }, capo basso
        [high] Combinazione { $meld }, capo alto
        [both] Combinazione { $meld }, ai due capi
       *[set] Attacca alla combinazione { $meld }
    }
table-swap_where = Scambia con il jolly della combinazione { $meld }
table-joker_as = jolly come { $card }
table-laid = Calati:
table-to_close = Per chiudere
table-to_close_all = Serve tutto questo:
table-suggest = Suggerisci che cosa fare
table-suggest_none = Nessuna combinazione trovata.
table-is_meld = Vale come { $kind }.
table-sort = Ordina le carte
table-by_suit = Seme
table-by_rank = Valore
table-by_hand = Manuale
table-hand_keys = Le frecce vanno da una carta all’altra, spazio seleziona, Invio cala, Maiusc con una freccia sposta la carta.
table-choose_one = Seleziona una carta da scartare.
table-choose_cards = Prima seleziona delle carte dalla mano.
table-choose_none = Azzera
table-suggest_short = Suggerisci
table-fits = Si può attaccare alla combinazione { $melds }.
table-grows = Attaccando alla combinazione { $meld } fai { $kind }.
table-must_meld = va calata in questo turno
table-no_melds = Ancora nessuna combinazione
table-meld_named = { $kind }, { $points } punti, combinazione { $number }: { $cards }
table-melds_worth =
    { $count ->
        [one] combinazioni per { $points } punto
       *[other] combinazioni per { $points } punti
    }
table-ask_joker = Scartare un jolly? Sta per qualsiasi carta e vale { $worth } punti.
table-can_close = Scarta l’ultima carta per chiudere la mano.
table-two_left = Scarta una carta: con due in mano puoi calare solo per chiudere.
table-owed = Prima cala { $card }.
meld-run = scala
meld-set = tris
meld-poker = Poker
meld-pinnacola = Pinnacola
meld-pinnacolone = Pinnacolone
meld-poker_jokers = Poker di jolly

# In large letters over the table, when one is made.
shout-pinnacola = Pinnacola!
shout-pinnacolone = Pinnacolone!

## la prima lezione

lesson-aim = Cala scale di un seme e tris di un valore. Per chiudere servono una scala di sette e quattro carte uguali.
lesson-draw = Il pozzo degli scarti è tuo se puoi calare la carta in cima. Il { $top-sign } non si attacca a niente, e { $wish } aspetta: pesca.
lesson-joker = Il jolly sta per qualsiasi carta, uno per combinazione. Cala { $run }: qui fa il 7 della scala.
    .mistake = Tieni quelle carte per dopo. Prima cala { $run }.
    .elsewhere = Lì il jolly resterebbe fermo. Mettilo dove comincia una scala lunga: { $run }.
    .discard = Lo scarto finisce il turno. Prima cala { $run }.
lesson-poker = Quattro donne sono un Poker: 40 punti e un premio di 80. Cala { $queens }.
    .mistake = Per chiudere serve un Poker, con tutte e quattro le donne. Cala { $queens }.
    .discard = Lo scarto finisce il turno. Prima cala il Poker: { $queens }.
lesson-discard = Ogni turno finisce con uno scarto sul pozzo. Niente va con { $spare }: scartalo.
    .mistake = Quella ti servirà per una scala. Scarta { $spare }.
lesson-pozzo = { $seat1 } scarta { $top }, e puoi calarlo. Prendi tutto il pozzo, con dentro { $wish }!
    .mistake = Il mazzo ti dà una carta, il pozzo quattro, tra cui { $wish }. Prendi il pozzo.
lesson-owed = Ora la tua prossima mossa deve calare { $top }. Puoi usare anche le carte prese: cala { $run }.
    .mistake = Andrebbe bene, ma più lunga è meglio. Calale tutte e cinque: { $run }.
lesson-pinnacola = Attacca { $more } alla tua prima scala. Sette di fila sono una Pinnacola, e valgono doppio!
    .mistake = Per la Pinnacola ne servono sette di fila. Attaccale tutte e tre: { $more }.
    .discard = Finiresti il turno proprio quando puoi chiudere. Prima attacca { $more }.
lesson-close = Pinnacola e Poker sono in tavola, e ti resta una carta. Scarta { $last } per chiudere!
lesson-won = Vinci { $score0 } a { $score1 }: Pinnacola 160, Poker 120, scala 30, chiusura 100. { $seat1 } paga le carte rimaste in mano.
    .next = Ora gioca una mano. Non calare tutto subito: con poche carte il pozzo si prende di rado.
