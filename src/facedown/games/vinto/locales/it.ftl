game = Vinto
    .line = Abbassa le tue cinque carte coperte, poi sfida tutti gli altri insieme.
    .about = Davanti a te ci sono cinque carte coperte, e ne hai viste due. Pesca, scambia, usa ciò che fanno le carte e scarta al volo una carta uguale quando ne viene scartata una. Quando hai meno di tutti chiama Vinto: ognuno degli altri ha ancora un turno, e giocano uniti contro di te.

## moves

move-play = Usa { $drawn-sign }
    .choice = Gioca { $drawn } e usa ciò che fa
    .about = Scarti la carta pescata e fai quello che dice.
move-guess = Scambia e indovina
    .choice = Metti { $drawn }, togli { $slot } e di’: { $rank }
    .ask = Con quale carta la scambi?
    .about = Scambi la carta pescata e dici quale esce, prima che sia girata.
move-keep = Lascia le due
    .choice = Lascia le due carte dove sono
    .about = Lasci dove sono le due carte che hai guardato.
move-give = Da’ una carta
    .choice = Una carta dal mazzo per { $to }
    .ask = Chi prende una carta?
    .about = Scegli chi prende una carta dal mazzo.
move-name = Nomina una carta
    .choice = Fai quello che fa { $rank-the }
    .ask = Che cosa deve fare il re?
    .about = Nomini la carta di cui il tuo re fa l’azione.
move-declare = Di’ che carta è
    .choice = Di’ che { $place } è { $rank-a }
    .ask = Di quale carta dici il valore?
    .about = Dici che cos’è una carta coperta.
move-toss = Scarta al volo
    .choice = Scarta al volo { $slot }
    .ask = Quale carta scarti al volo? Deve essere uguale: { $top-sign }.
    .about = Butti una carta uguale a quella scartata; se sbagli prendi una carta.

## events

event-turned = Si scopre { $card }, che apre gli scarti.
event-shared =
    { $card-seen ->
        [yes] Ti dicono che { $place } è { $card }.
       *[no] Gli avversari di chi ha chiamato si dicono che cos’è { $place }.
    }
event-guessed =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] Scambi { $place } e dici { $rank }: giusto, è { $card }.
               *[no] Scambi { $place } e dici { $rank }: sbagliato, è { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } scambia { $place } e dice { $rank }: giusto, è { $card }.
               *[no] { $seat } scambia { $place } e dice { $rank }: sbagliato, è { $card }.
            }
    }
event-declared =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] Dici che { $place } è { $rank-a }: giusto, è { $card }.
               *[no] Dici che { $place } è { $rank-a }: sbagliato, è { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } dice che { $place } è { $rank-a }: giusto, è { $card }.
               *[no] { $seat } dice che { $place } è { $rank-a }: sbagliato, è { $card }.
            }
    }
event-played =
    { $seat-is ->
        [you] Giochi { $card }.
       *[other] { $seat } gioca { $card }.
    }
event-named =
    { $seat-is ->
        [you] Il tuo re fa quello che fa { $rank-the }.
       *[other] Il re di { $seat } fa quello che fa { $rank-the }.
    }
event-gave =
    { $seat-is ->
        [you]
            { $to-is ->
                [actor] Prendi tu una carta dal mazzo.
               *[other] Fai prendere a { $to } una carta dal mazzo.
            }
       *[other]
            { $to-is ->
                [actor] { $seat } prende una carta dal mazzo.
                [you] { $seat } ti fa prendere una carta dal mazzo.
               *[other] { $seat } fa prendere a { $to } una carta dal mazzo.
            }
    }
event-tossed =
    { $seat-is ->
        [you] Scarti al volo { $card }: giusto!
       *[other] { $seat } scarta al volo { $card }: giusto!
    }
event-toss_failed =
    { $seat-is ->
        [you] Provi a scartare al volo { $place }: sbagliato, è { $card }.
       *[other] { $seat } prova a scartare al volo { $place }: sbagliato, è { $card }.
    }
event-toss_opened = Si possono scartare al volo carte uguali.
event-toss_closed = Nessuno scarta più al volo.
event-fizzled = { $rank-the } non trova niente da fare.
event-card_missing =
    { $seat-is ->
        [you] Dovresti prendere una carta, ma non ce ne sono più.
       *[other] { $seat } dovrebbe prendere una carta, ma non ce ne sono più.
    }
event-turn_lapsed =
    { $seat-is ->
        [you] Non hai niente da pescare; il turno passa.
       *[other] { $seat } non ha niente da pescare; il turno passa.
    }

## endings

ending-no_call = La mano è finita: nessuno ha chiamato.

## refusals

refusal-no_such_rank = Una carta così non esiste.
refusal-no_such_seat = Non c’è questo giocatore.
refusal-must_not_discard = Quella carta non si scarta senza usarla: usala o scambiala.
refusal-not_takeable = La carta in cima agli scarti non si può prendere.
refusal-no_action = Quella carta non fa niente.
refusal-not_a_pair = Quelle due non si possono scegliere insieme.
refusal-may_not_toss = Ora non puoi scartare al volo.
refusal-must_name_action = Nomina una carta che ora possa fare qualcosa.

## phases

phase-setup =
    { $awaited-is ->
        [you] Guarda le tue carte, tienile a mente, e di’ quando sei a posto.
       *[other] Primo sguardo: { $names }.
    }
phase-turn_start =
    { $awaited-is ->
        [you] Tocca a te: { $choices }.
       *[other] Deve pescare: { $names }.
    }
phase-effect =
    { $awaited-is ->
        [you] Usa la carta: { $choices }.
       *[other] Usa una carta: { $names }.
    }
phase-toss =
    { $awaited-is ->
        [you] Ne hai una uguale? { $choices_start }.
       *[other] Si può scartare al volo una carta uguale.
    }
phase-turn_end =
    { $awaited-is ->
        [you] Fine del tuo turno: { $choices }.
       *[other] Può chiamare: { $names }.
    }

## house rules

option-king_mode = Il re
    .about = Che cosa fa un re quando lo si gioca.
option-king_mode-copy = Nomina una carta qualsiasi e fa quello che fa lei
option-king_mode-declare = Chi lo gioca dice che cos’è una carta coperta: se indovina esce, se sbaglia prende una carta
option-opening_discard = Primo scarto
    .about = Come cominciano gli scarti.
option-opening_discard-faceup = Si scopre una carta
option-opening_discard-empty = Si comincia senza
option-opening_peeks = Primo sguardo
    .about = Quante delle tue carte puoi guardare prima della mano.
option-plain_discard = Scartare senza usare
    .about = Quali carte pescate si possono scartare senza fare niente.
option-plain_discard-non_action = Solo quelle che non fanno niente (dal 2 al 6 e i jolly)
option-plain_discard-any = Qualsiasi; quella che fa qualcosa resta lì non usata, e dal 7 al re si può riprendere
option-plain_discard-never = Nessuna: quella che fa qualcosa si usa o si scambia, le altre si scambiano; chi non ha carte da scambiare può scartarle
option-ace_takeable_from_discard = Prendere un asso
    .about = Se un asso non usato si può prendere dagli scarti.
option-ace_takeable_from_discard-true = Un asso non usato si può prendere, come dal 7 al re
option-ace_takeable_from_discard-false = Un asso non si prende
option-jq_same_player = Fante e donna
    .about = Di chi possono essere le due carte.
option-jq_same_player-true = Anche due carte dello stesso giocatore
option-jq_same_player-false = Due carte di due giocatori diversi
option-active_may_toss = Al volo nel proprio turno
    .about = Se può scartare al volo anche chi è di turno.
option-active_may_toss-true = Tutti possono
option-active_may_toss-false = Tutti tranne chi è di turno
option-toss_chain = Dopo uno scarto al volo
    .about = A chi si chiede di nuovo.
option-toss_chain-reopen = Si chiede di nuovo a tutti
option-toss_chain-single = Solo a chi in questo turno non ha risposto
option-failed_toss_lockout = Dopo un errore
    .about = Per quanto tempo non puoi scartare al volo.
option-failed_toss_lockout-window = Fino alla prossima occasione
option-failed_toss_lockout-own_next_turn = Fino al tuo prossimo turno
option-coalition_mode = Contro chi ha chiamato
    .about = Che cosa si dicono gli altri.
option-coalition_mode-silent = Ognuno tiene per sé ciò che ha visto
option-coalition_mode-shared_peeks = Ciò che uno ha visto lo sanno tutti loro
option-tie_rule = Parità con chi ha chiamato
    .about = Che cosa prendono gli altri se il più basso di loro è pari a chi ha chiamato.
option-tie_rule-caller3_coal0 = Gli altri prendono 0
option-tie_rule-caller3_coalm1 = Gli altri prendono −1
option-end = Fine della partita
    .about = Una mano cominciata si finisce.
option-end-minutes =
    { $count ->
        [one] Dopo { $count } minuto
       *[other] Dopo { $count } minuti
    }
option-end-rounds =
    { $count ->
        [one] Dopo { $count } mano
       *[other] Dopo { $count } mani
    }

## presets

preset-seed = Solite
    .about = Le regole come stanno nel nostro libro
preset-official = Come stampate
    .about = Le regole stampate: si comincia senza scarti, si può scartare ogni carta, un asso non usato si può prendere, fante e donna possono scegliere due carte dello stesso giocatore, e nessuno scarta al volo nel proprio turno
preset-app = Re che indovinano
    .about = Un re dice che cos’è una carta coperta; si comincia senza scarti, si può scartare ogni carta, e un asso non usato si può prendere
