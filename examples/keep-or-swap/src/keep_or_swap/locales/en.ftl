game = Keep or swap
    .line = One card, one chance to change it: the highest wins.
    .about = Everybody gets one card and looks at it. In turn, keep it or swap it, unseen, for the top of the stock. Then all cards are turned up, and the highest wins.

move-swap = Swap
    .choice = Swap your card for the top of the stock
    .about = Give your card away and take the top card of the stock.
move-end = Keep
    .choice = Keep your card
    .about = Your card is good enough.

event-swapped =
    { $seat-is ->
        [you] You swap; { $card } goes on the discard.
       *[other] { $seat } swaps; { $card } goes on the discard.
    }

ending-all_played = The round is over: everybody has had a turn.

phase-turn =
    { $awaited-is ->
        [you] Keep your card, or swap it.
       *[other] { $names } is deciding…
    }

preset-seed = Standard
    .about = One card each, one chance.

lesson-look = Everybody has one card. Yours is { $low }: the highest wins.
lesson-swap = Most cards are higher than { $low }. Swap it for the top of the stock!
    .mistake = Keep { $low }, and almost any card beats you. Swap it.
lesson-won = You win with { $score0 } against { $score1 }.
    .next = Now play a round, and decide for yourself.
