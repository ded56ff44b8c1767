# Valori, semi, carte, posti ed elenchi: ciò di cui è fatta ogni frase.

language-name = Italiano

rank =
    { $rank ->
        [A] asso
        [T] 10
        [J] fante
        [Q] donna
        [K] re
        [Jk] jolly
       *[other] { $rank }
    }
rank-a =
    { $rank ->
        [Q] una donna
       *[other] un { rank }
    }
rank-the =
    { $rank ->
        [A] l’asso
        [8] l’8
        [Q] la donna
       *[other] il { rank }
    }
suit =
    { $suit ->
        [c] fiori
        [d] quadri
        [h] cuori
       *[s] picche
    }
card-name = { rank } di { suit }
card-joker = jolly
card-the =
    { $rank ->
        [A] l’{ $card }
        [8] l’{ $card }
        [Q] la { $card }
       *[other] il { $card }
    }
card-a = una carta
card-back = carta coperta
card-none = nessuna carta
# Il posto di una carta nella mano, contato da sinistra.
ordinal =
    { $number ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
        [9] nona
        [10] decima
       *[other] { $number }ª
    }
place-yours = la tua { ordinal } carta
# Di chi parla la frase.
place-own = la propria { ordinal } carta
place-of = la { ordinal } carta di { $name }
seat-you = te
seat-nobody = nessuno
list-and = { $before } e { $last }
list-or = { $before } o { $last }
list-comma = { $before }, { $last }
