game = Tieni o cambia
    .line = Una carta, un solo cambio: vince la più alta.
    .about = Ognuno riceve una carta e la guarda. A turno, la tieni o la cambi, senza vederla, con la prima del mazzo. Poi si scoprono tutte, e vince la più alta.

move-swap = Cambia
    .choice = Cambia la tua carta con la prima del mazzo
    .about = Dai via la tua carta e prendi la prima del mazzo.
move-end = Tieni
    .choice = Tieni la tua carta
    .about = La tua carta va bene così.

event-swapped =
    { $seat-is ->
        [you] Cambi; { $card } va negli scarti.
       *[other] { $seat } cambia; { $card } va negli scarti.
    }

ending-all_played = La mano è finita: hanno giocato tutti.

phase-turn =
    { $awaited-is ->
        [you] Tieni la tua carta, o cambiala.
       *[other] { $names } sta decidendo…
    }

preset-seed = Standard
    .about = Una carta a testa, un cambio solo.

lesson-look = Ognuno ha una carta. La tua è { $low-sign }: vince la più alta.
lesson-swap = Quasi tutte le carte battono { $low }. Cambialo con la prima del mazzo!
    .mistake = Se tieni { $low }, quasi ogni carta ti batte. Cambialo.
lesson-won = Vinci con { $score0 } contro { $score1 }.
    .next = Ora gioca una mano, e decidi da te.
