# Valores, naipes, cartas, lugares e listas: de que toda frase é feita.

language-name = Português

rank =
    { $rank ->
        [A] ás
        [T] 10
        [J] valete
        [Q] dama
        [K] rei
        [Jk] coringa
       *[other] { $rank }
    }
rank-a =
    { $rank ->
        [Q] uma dama
       *[other] um { rank }
    }
rank-the =
    { $rank ->
        [Q] a dama
       *[other] o { rank }
    }
suit =
    { $suit ->
        [c] paus
        [d] ouros
        [h] copas
       *[s] espadas
    }
card-name = { rank } de { suit }
card-joker = coringa
card-the =
    { $rank ->
        [Q] a { $card }
       *[other] o { $card }
    }
card-a = uma carta
card-back = carta virada para baixo
card-none = nenhuma carta
# O lugar de uma carta na mão, contado da esquerda.
ordinal =
    { $number ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
        [5] quinta
        [6] sexta
        [7] sétima
        [8] oitava
        [9] nona
        [10] décima
       *[other] { $number }ª
    }
place-yours = a sua { ordinal } carta
# De quem a frase fala: “sua” seria de quem lê.
place-own = a própria { ordinal } carta
place-of = a { ordinal } carta de { $name }
seat-you = você
seat-nobody = ninguém
list-and = { $before } e { $last }
list-or = { $before } ou { $last }
list-comma = { $before }, { $last }
