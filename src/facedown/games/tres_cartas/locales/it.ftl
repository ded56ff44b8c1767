game = Três Cartas
    .line = Tre carte, una mai vista: ferma la mano quando nessuno può avere meno.
    .about = Hai tre carte coperte, e quella di mezzo non la conosce nessuno. Abbassale turno dopo turno, ricorda dove sono, e ferma la mano quando hai la somma più bassa. Se sbagli, prendi i punti di tutto il tavolo. A 100 punti sei fuori.

## moves

move-stop = Ferma la mano
    .choice = Ferma la mano
    .about = Dichiari di avere meno di tutti. Se non è così, paghi i punti di tutti.
    .what = se non hai meno di tutti, paghi i punti di tutti

## events

event-stopped =
    { $seat-is ->
        [you] Fermi la mano!
       *[other] { $seat } ferma la mano!
    }

## endings

ending-stopped = Fine della mano: è stata fermata.
table-round_goal = · a { $limit }
end-goal = I punti sono un male: a { $limit } sei fuori dalla partita. Vince chi resta per ultimo.
standing-stopper =
    { $seat-is ->
        [you] hai fermato
       *[other] ha fermato
    }
shout-stopped = Stop!
end-why_stopped =
    { $caller-is ->
        [you] Hai fermato la mano con { $total };
       *[other] { $caller } ha fermato la mano con { $total };
    } { $how ->
        [under] poi { $rivals } con { $low }. Chi ferma con meno di tutti non paga niente; gli altri pagano le proprie carte.
        [tied] anche { $rivals }: { $low }, e chi ferma deve avere meno di tutti: paga i { $points } punti di tutto il tavolo.
       *[over] { $rivals }: { $low }, quindi chi ha fermato paga i { $points } punti di tutto il tavolo.
    }

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

## levels

level-relaxed = Tranquillo
    .about = Dimentica le carte quasi subito e tarda a fermare la mano
level-friendly = Amichevole
    .about = Dimentica presto le carte e spesso tarda a fermare la mano
level-regular = Normale
    .about = Dimentica qualche carta e di rado tarda a fermare la mano
level-sharp = Sveglio
    .about = Dimentica meno carte e ferma la mano quando conviene
level-master = Maestro
    .about = Non dimentica niente e sa quando fermare la mano

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

## la prima lezione

lesson-aim = Queste tre carte sono tue. I punti sono un male: vince la mano chi ha meno.
lesson-peek = Le due esterne le vedi una volta sola: { $left } vale { $left-worth }, { $right } { $right-worth }. Memorizzale, poi tocca Pronto.
lesson-draw = Tocca a te! Pesca una carta dal mazzo. La vedi solo tu.
lesson-swap = { $new } vale { $new-worth }: la carta migliore che c’è. Scambialo con il tuo { $old-sign }, che ti costa { $old-worth }.
    .mistake = { $card } è già basso. Il tuo { $old-sign } ti costa { $old-worth }: scambia quello.
    .middle = Quella non la conosce nessuno. Il tuo { $old-sign } ti costa { $old-worth } di sicuro: scambia quello.
    .discard = Così butti { $new } e ti tieni { $old }. Scambiali.
lesson-wait = Potresti già fermare la mano, ma la carta di mezzo può essere qualsiasi cosa. Finisci il turno.
    .mistake = Se qualcuno ha quanto te, prendi i punti di tutto il tavolo. Prima liberati della carta di mezzo, che non conosci.
lesson-take = { $seat2 } ha scambiato la carta di mezzo senza conoscerla: { $top }, che vale { $top-worth }. Prendila!
    .mistake = Dal mazzo può venire di tutto. L’{ $top-sign } è lì scoperto e vale solo { $top-worth }: prendilo.
lesson-middle = Scambia { $new } con la tua carta di mezzo. Non l’ha vista nessuno; in media costa 6.
    .mistake = { $card } è già basso. Scambia quella di mezzo: non sai quanto ti costa.
    .discard = Se rimetti giù { $new }, lo prende qualcun altro. Scambialo con la carta di mezzo.
lesson-stop = Ora le conosci tutte: { $hand } fanno { $hand-worth }. È poco: ferma la mano!
    .mistake = A ogni turno gli altri possono scendere. Tu hai { $hand-worth }: ferma la mano adesso.
lesson-won = Vinci con { $total0 } contro { $total1 } e { $total2 }: tu segni { $score0 }, gli altri le loro somme. Con un pareggio avresti preso i punti di tutti.
    .next = Ora gioca una partita: chi arriva a 100 è fuori, e vince l’ultimo rimasto.
