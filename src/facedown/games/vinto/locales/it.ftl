game = Vinto
    .line = Abbassa le tue cinque carte coperte, poi sfida tutti gli altri insieme.
    .about = Hai cinque carte coperte e ne hai viste due. Pesca, scambia, usa le azioni delle carte e scarta al volo una carta uguale quando ne viene scartata una. Quando hai meno di tutti chiama Vinto: gli altri hanno un ultimo turno, e lo giocano insieme, contro di te.

## moves

move-call = Chiama { $game }
    .choice = Chiama { $game }
    .about = Dichiari di avere meno di tutti: +3 se è così, −1 se no. Gli altri hanno un ultimo turno.
    .what = +3 se hai meno di tutti, −1 se no; gli altri giocano ancora una volta
move-draw = Pesca
    .choice = Pesca dal mazzo
    .about = Pesca la carta in cima al mazzo.
    .what = dal mazzo, scoperta per tutti
move-take = Prendi { $top-sign }
    .choice = Prendi { $top } dagli scarti
    .about = Usa l’azione della carta in cima agli scarti invece di pescare.
    .what = ne usi l’azione invece di pescare
    .does = { $does }, invece di pescare
move-play = Usala
    .choice = Gioca { $drawn } e usa la sua azione
    .about = Scarti la carta pescata e usi la sua azione.
    .what = la scarti e usi la sua azione
move-guess = Scambia e indovina
    .choice = Scambia { $slot } con { $drawn } e di’ che è { $rank-a }
    .ask = Con quale delle tue carte la scambi?
    .about = Scambi la carta pescata e dici qual è la tua che esce. Giusto: usi la sua azione. Sbagliato: paghi la penalità.
    .what = di’ qual è la tua carta: giusto, l’azione è tua; sbagliato, penalità
move-exchange = Scambia due carte
    .choice = Scambia { $one } e { $other }
    .ask =
        { $players ->
            [two] Quali due carte scambi, di due giocatori diversi?
           *[any] Quali due carte scambi?
        }
    .about = Scambi due carte coperte.
    .what = cambiano posto
move-keep = Non scambiare
    .choice = Non scambiare le due carte
    .about = Lasci dove sono le due carte che hai guardato.
    .what = restano dove sono
move-give = Da’ una carta
    .choice = Una carta dal mazzo per { $to }
    .ask = Chi prende una carta?
    .about = Scegli chi prende una carta dal mazzo.
move-name = Scegli l’azione
    .choice = Fai come { $rank-the }
    .ask = Quale carta copia il re?
    .about = Scegli la carta di cui il tuo re copia l’azione.
move-declare = Indovina una carta
    .choice = Di’ che { $place } è { $rank-a }
    .ask = Quale carta vuoi indovinare?
    .about = Dici il valore di una carta coperta. Giusto: esce. Sbagliato: paghi la penalità.
    .what = giusto: esce; sbagliato: penalità
move-toss = Scarta al volo
    .choice = Scarta al volo { $slot }
    .ask = Quale carta scarti al volo? Deve essere uguale: { $top-sign }. Se sbagli prendi una carta.
    .about = Scarti al volo una carta uguale a quella scartata; se sbagli prendi una carta.
    .what = se sbagli prendi una carta

## events

event-called =
    { $seat-is ->
        [you] Chiami { $game }! Gli altri hanno un ultimo turno, e nessuno può toccare le tue carte.
       *[other] { $seat } chiama { $game }! Gli altri hanno un ultimo turno, e nessuno può toccare le sue carte.
    }
event-shared =
    { $card-seen ->
        [yes] I tuoi alleati ti dicono che { $place } è { $card }.
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
        [you] Il tuo re copia { $rank-the }.
       *[other] Il re di { $seat } copia { $rank-the }.
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
event-toss_opened = Chi ha una carta uguale può scartarla al volo.
event-toss_closed = Nessuno scarta più al volo.
event-fizzled = { $rank-the } non ha effetto.
event-card_missing =
    { $seat-is ->
        [you] Dovresti prendere una carta, ma non ce ne sono più.
       *[other] { $seat } dovrebbe prendere una carta, ma non ce ne sono più.
    }
event-turn_lapsed =
    { $seat-is ->
        [you] Non hai niente da pescare: perdi il turno.
       *[other] { $seat } non ha niente da pescare: perde il turno.
    }

## endings

ending-no_call = Fine della mano: nessuno ha chiamato.
table-round_goal =
    { $end-unit ->
        [minutes] · { $minutes }/{ $end-count }′
       *[rounds] di { $end-count }
    }
end-goal =
    { $end-unit ->
        [minutes] La partita dura { $end-count } minuti, e la mano cominciata si finisce. Vince chi ha più punti.
       *[rounds] La partita è di { $end-count } mani. Vince chi ha più punti.
    }
end-why_called =
    { $caller-is ->
        [you] Hai chiamato con { $total };
       *[other] { $caller } ha chiamato con { $total };
    } { $how ->
        [under] nessuno aveva di meno ({ $rivals }: { $low }): { $score } a chi ha chiamato, { $other_score } agli altri.
        [tied] anche { $rivals }: { $low }, e il pareggio è di chi ha chiamato: { $score }, agli altri { $other_score }.
       *[over] { $rivals }: { $low }, quindi { $score } a chi ha chiamato e { $other_score } agli altri.
    }

## abilities

ability-give_card = Scegli chi prende una carta dal mazzo
ability-copy = Scegli una carta qualsiasi e usa la sua azione
ability-declare = Indovina una carta coperta: giusta, esce; sbagliata, prendi una carta

## refusals

refusal-no_such_rank = Una carta così non esiste.
refusal-no_such_seat = Questo giocatore non esiste.
refusal-must_not_discard = Non puoi scartare quella carta senza usarla: usala o scambiala.
refusal-not_takeable = Non puoi prendere la carta in cima agli scarti.
refusal-no_action = Quella carta non ha azioni.
refusal-not_a_pair = Non puoi scegliere quelle due insieme.
refusal-may_not_toss = Ora non puoi scartare al volo.
refusal-must_name_action = Scegli una carta la cui azione si possa usare ora.

## phases

phase-turn_start =
    { $awaited-is ->
        [you] Tocca a te: { $choices }.
       *[other] { $names } sta per pescare…
    }
phase-effect =
    { $awaited-is ->
        [you] Usa la carta: { $choices }.
       *[other] { $names } sta usando una carta…
    }
phase-toss =
    { $awaited-is ->
        [you] In cima c’è { $top-sign }. Ne hai una uguale? Sceglila per scartarla al volo, o passa.
       *[other] Qualcuno può ancora scartare al volo…
    }
phase-turn_end =
    { $awaited-is ->
        [you] Fine del tuo turno: { $choices }.
       *[other] { $names } sta decidendo…
    }

## house rules

option-king_mode = I re
    .about = Che cosa fa un re quando lo si gioca.
option-king_mode-copy = Copia l’azione di una carta a scelta
option-king_mode-declare = Indovina una carta coperta: se è giusta esce, se è sbagliata si prende una carta
option-opening_discard = Primo scarto
    .about = Come cominciano gli scarti.
option-opening_discard-faceup = Si scopre una carta
option-opening_discard-empty = Si comincia senza scarti
option-opening_peeks = Primo sguardo
    .about = Quante delle tue carte puoi guardare prima della mano.
option-plain_discard = Scartare senza usare
    .about = Quali carte pescate puoi scartare senza usarle.
option-plain_discard-non_action = Solo quelle che non fanno niente (dal 2 al 6 e i jolly)
option-plain_discard-any = Qualsiasi; quella che fa qualcosa resta lì non usata, e dal 7 al re si può riprendere
option-plain_discard-never = Nessuna: quella che fa qualcosa si usa o si scambia, le altre si scambiano; chi non ha carte da scambiare può scartarle
option-ace_takeable_from_discard = Prendere un asso
    .about = Se puoi prendere dagli scarti un asso inutilizzato.
option-ace_takeable_from_discard-true = Sì, come una carta inutilizzata dal 7 al re
option-ace_takeable_from_discard-false = No
option-jq_same_player = Fanti e donne
    .about = Di chi sono le carte che puoi scegliere.
option-jq_same_player-true = Due qualsiasi, anche dello stesso giocatore
option-jq_same_player-false = Due carte di due giocatori diversi
option-active_may_toss = Al volo nel proprio turno
    .about = Se può scartare al volo anche chi è di turno.
option-active_may_toss-true = Tutti possono
option-active_may_toss-false = Tutti tranne chi è di turno
option-toss_chain = Dopo uno scarto al volo
    .about = Chi può scartare al volo di nuovo.
option-toss_chain-reopen = Si chiede di nuovo a tutti
option-toss_chain-single = Solo a chi in questo turno non ha risposto
option-failed_toss_lockout = Dopo un errore
    .about = Per quanto tempo non puoi scartare al volo.
option-failed_toss_lockout-window = Fino alla prossima occasione
option-failed_toss_lockout-own_next_turn = Fino al tuo prossimo turno
option-coalition_mode = Contro chi ha chiamato
    .about = Che cosa si dicono gli avversari di chi ha chiamato.
option-coalition_mode-silent = Niente
option-coalition_mode-shared_peeks = Ogni carta che uno di loro ha visto
option-tie_rule = Parità con chi ha chiamato
    .about = Quanto segnano gli altri se il più basso di loro è pari a chi ha chiamato.
option-tie_rule-caller3_coal0 = Gli altri segnano 0
option-tie_rule-caller3_coalm1 = Gli altri segnano −1
option-guess_penalty = Se non indovini
    .about = Quante carte prendi se scambi e dici la carta sbagliata.
option-turns_before_call = Prima chiamata
    .about = Quanti turni devono aver giocato tutti prima che qualcuno possa chiamare.
option-rank_ties = Parità nella partita
    .about = Quali punti partita prende chi è a pari merito.
option-rank_ties-share_high = Ognuno prende i punti del posto migliore
option-rank_ties-average = Si dividono i punti dei posti che occupano
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

preset-seed = Standard
    .about = Il re copia qualsiasi azione; gli scarti cominciano con una carta
preset-official = Ufficiale
    .about = Le regole stampate: si comincia senza scarti, si può scartare ogni carta, un asso inutilizzato si può prendere, fante e donna possono scegliere due carte dello stesso giocatore, e nessuno scarta al volo nel proprio turno
preset-app = Re che indovinano
    .about = Un re indovina una carta coperta; si comincia senza scarti, si può scartare ogni carta, e un asso inutilizzato si può prendere

## la prima lezione

lesson-look = Queste cinque carte coperte sono tue, e vince la somma più bassa. Puoi guardarne due: comincia dalla prima.
    .mistake = In partita ne vanno bene due qualsiasi. In questa lezione guarda la prima.
    .ready = Così perdi i due sguardi e giochi alla cieca. Prima guarda due carte.
lesson-second = { $first } vale { $first-worth }. Ricordalo, e guarda la seconda carta.
    .mistake = In partita va bene una carta qualsiasi. In questa lezione guarda la seconda.
    .ready = Hai ancora uno sguardo, e non costa niente. Usalo.
lesson-remember = Prima { $first }, poi { $second }: le carte basse sono buone. Ricordale tutte e due, poi tocca Pronto.
lesson-draw = Tocca a te! Pesca una carta dal mazzo. La vedono tutti.
lesson-queen = La donna guarda due carte di due giocatori diversi, e può scambiarle. Usa { $queen }!
    .mistake = Se la scambi, ti costa { $queen-worth } punti. Usala: ti mostra due carte.
lesson-two = Scegli la tua terza carta, che non hai visto, e la prima di { $seat1 }.
    .mistake = In partita vanno bene due qualsiasi di giocatori diversi. In questa lezione scegli quelle segnate.
lesson-exchange = Tu hai { $high }, { $seat1 } ha { $low }. Un re vale { $low-worth }: scambiali!
    .mistake = Se ti tieni { $high }, ti costa { $high-worth }. Scambiali: { $low } vale { $low-worth }.
lesson-wait = Potresti già chiamare Vinto, ma ci sono due carte che non hai visto. Finisci il turno.
    .mistake = Quando chiami, giocano tutti contro di te. Con due carte mai viste è presto: finisci il turno.
lesson-toss = { $seat1 } ha giocato { $top }, e la tua prima carta è { $mine }: sono uguali. Scartalo al volo!
    .mistake = Solo { $mine } è uguale di sicuro. Sbagliare costa una carta dal mazzo.
    .pass = Se passi, { $mine } continua a costarti { $mine-worth }. Scartalo al volo: è la tua prima carta.
lesson-action = Una carta in meno! E ne usi l’azione: l’8 guarda una delle tue carte. Scegli l’ultima.
    .mistake = In questa lezione guarda l’ultima carta. Non l’hai ancora vista.
lesson-again = { $seen }, solo { $seen-worth }! Tocca di nuovo a te: pesca una carta.
lesson-swap = { $new } non fa niente, ma è basso. Scambialo con la tua quarta carta, che non hai visto.
    .mistake = { $card } è già più basso. Scambia la quarta carta: non sai quanto ti costa.
    .discard = Se scarti { $new }, non migliora niente. Scambialo con la quarta carta, che può essere alta.
    .guess = Indovinando useresti l’azione della carta, sbagliando ne prendi un’altra. Scambia e basta.
lesson-call = { $hand } fanno { $hand-worth }: è poco. Chiama Vinto! Gli altri hanno un ultimo turno, insieme contro di te.
    .mistake = Hai { $hand-worth }, e a ogni turno gli altri possono scendere. Chiama Vinto!
lesson-won = Nessuno ha meno: tu hai { $total0 }, gli altri { $total1 } e { $total2 }. Tu segni { $score0 }, loro { $score1 } a testa.
    .next = Ora gioca una mano. Guarda che cosa pescano gli altri: lo vedono tutti, e puoi seguire la carta.
