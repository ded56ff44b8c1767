game = Três Cartas
    .line = Tre carte, una mai vista: ferma la mano quando nessuno può avere meno.
    .about = Hai tre carte coperte, e quella di mezzo non la conosce nessuno. Abbassale turno dopo turno, ricorda dove sono, e ferma la mano quando hai la somma più bassa. Se sbagli, paghi per tutto il tavolo. A 100 punti sei fuori.

## moves

move-stop = Ferma la mano
    .choice = Ferma la mano
    .about = Dichiari di avere meno di tutti. Se non è così, paghi per tutti.
    .what = se non hai meno di tutti, paghi per tutti

## events

event-stopped =
    { $seat-is ->
        [you] Fermi la mano!
       *[other] { $seat } ferma la mano!
    }

## endings

ending-stopped = Fine della mano: qualcuno l’ha fermata.
standing-stopper = ha fermato

## refusals

refusal-too_early_to_stop =
    { $turns ->
        [one] Troppo presto: nessuno ferma la mano prima che tutti abbiano fatto un turno.
       *[other] Troppo presto: nessuno ferma la mano prima che tutti abbiano fatto { $turns } turni.
    }

## phases

phase-after =
    { $awaited-is ->
        [you] Hai meno di tutti? { $choices_start }.
       *[other] { $names } sta decidendo…
    }

## house rules

option-opening_peek = Primo sguardo
    .about = Quali due delle tue tre carte vedi.
option-opening_peek-outer = Le due esterne
option-opening_peek-first_two = Le due a sinistra
option-opening_peek-free_choice = Due a tua scelta
option-discard_draw_must_swap = Prendere dagli scarti
    .about = Che cosa puoi fare con una carta presa dagli scarti.
option-discard_draw_must_swap-true = Va scambiata con una delle tue
option-discard_draw_must_swap-false = Si può rimettere tra gli scarti
option-last_turn_after_stop = Dopo lo stop
    .about = Se gli altri giocano ancora.
option-last_turn_after_stop-true = Gli altri hanno un ultimo turno
option-last_turn_after_stop-false = Le carte si scoprono subito
option-auto_end_lowest_zero = Mano non fermata
    .about = Quanto segna chi ha meno.
option-auto_end_lowest_zero-true = Chi ha meno non segna niente
option-auto_end_lowest_zero-false = Ognuno segna la propria somma
option-turns_before_stop = Turni prima di fermare
    .about = Quanti turni fanno tutti prima che qualcuno possa fermare la mano.
option-limit = Limite
    .about = Chi arriva a questo totale è fuori.
option-exact_limit_halves = Limite esatto
    .about = Che cosa succede con esattamente quel totale.
option-exact_limit_halves-true = Si dimezza, e resti in gioco
option-exact_limit_halves-false = Sei fuori

## presets

preset-seed = Standard
    .about = Fuori a 100, nessun turno dopo lo stop
preset-short = Corta
    .about = Fuori a 50
preset-golf = Golf
    .about = Dopo lo stop gli altri hanno un ultimo turno, e la carta presa dagli scarti va scambiata
