game = Três Cartas
    .line = Tre carte, una mai vista: ferma la mano quando nessuno può avere meno.
    .about = Davanti a te ci sono tre carte coperte; quella di mezzo non la conosce nessuno. Abbassale turno dopo turno, ricorda dove stanno, e ferma la mano quando hai la somma più bassa. Se sbagli, paghi per tutto il tavolo. A 100 punti sei fuori.

## moves

move-stop = Ferma la mano
    .choice = Ferma la mano
    .about = Dici che hai meno di tutti. Se non è così, paghi per tutti.

## events

event-stopped =
    { $seat-is ->
        [you] Fermi la mano!
       *[other] { $seat } ferma la mano!
    }

## endings

ending-stopped = La mano è finita: è stata fermata.
standing-stopper = ha fermato

## phases

phase-after =
    { $awaited-is ->
        [you] Hai meno di tutti? { $choices_start }.
       *[other] Può fermare: { $names }.
    }

## house rules

option-opening_peek = Primo sguardo
    .about = Quali due delle tue tre carte vedi.
option-opening_peek-outer = Le due esterne
option-opening_peek-first_two = Le due a sinistra
option-opening_peek-free_choice = Due a tua scelta
option-discard_draw_must_swap = Prendere dagli scarti
    .about = Che cosa si fa con una carta presa dagli scarti.
option-discard_draw_must_swap-true = Va scambiata con una delle proprie
option-discard_draw_must_swap-false = Si può rimettere giù
option-last_turn_after_stop = Dopo che si è fermata la mano
    .about = Se gli altri giocano ancora.
option-last_turn_after_stop-true = Ognuno degli altri ha ancora un turno
option-last_turn_after_stop-false = Le carte si scoprono subito
option-auto_end_lowest_zero = Mano non fermata
    .about = Che cosa somma chi ha meno.
option-auto_end_lowest_zero-true = Chi ha meno non somma niente
option-auto_end_lowest_zero-false = Ognuno somma le sue carte
option-limit = Limite
    .about = Chi arriva a questo totale è fuori.
option-exact_limit_halves = Limite esatto
    .about = Che cosa succede con esattamente quel totale.
option-exact_limit_halves-true = Si dimezza, e resti in gioco
option-exact_limit_halves-false = Sei fuori

## presets

preset-seed = Solite
    .about = Fuori a 100, nessun turno dopo lo stop
preset-short = Corta
    .about = Fuori a 50
preset-golf = Golf
    .about = Dopo lo stop ognuno ha un ultimo turno
