# Ranks, suits, cards, places and lists: what every sentence is made of.

language-name = English

rank =
    { $rank ->
        [A] ace
        [T] 10
        [J] jack
        [Q] queen
        [K] king
        [Jk] joker
       *[other] { $rank }
    }
rank-a =
    { $rank ->
        [A] an ace
        [8] an 8
       *[other] a { rank }
    }
rank-the = the { rank }
suit =
    { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }
card-name = { rank } of { suit }
card-joker = joker
card-the = the { $card }
card-a = a card
card-back = face-down card
card-none = no cards
# The place of a card in a hand, counted from the left.
ordinal =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $number }th
    }
place-yours = your { ordinal } card
# Of the player the sentence is about.
place-own = their own { ordinal } card
place-of = { $name }’s { ordinal } card
seat-you = you
seat-nobody = nobody
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-comma = { $before }, { $last }
