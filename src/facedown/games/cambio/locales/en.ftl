game = Cambio
    .line = Remember four hidden cards, and be quick when a match is discarded.
    .about = You have four face-down cards and have seen two of them. Swap them for lower ones, look and swap with sevens to queens, and flip a card of the same value the moment one is discarded, yours or anyone else’s. Then call Cambio, and be the lowest.

## moves

move-swap_them = Swap them
    .choice = Swap the two cards
    .about = Swap the two cards you’ve looked at.
    .what = they change places
move-keep_them = Keep
    .choice = Don’t swap
    .about = Leave what you have looked at where it is.
    .what = both stay where they are
move-trade = Swap for one of yours
    .choice = Swap it for { $slot }
    .ask = Swap it for which of your cards?
    .about = Swap the card you have looked at for one of yours.
    .what = you get it, they get yours
    .pick = swap it for one of your cards
move-skip = Skip
    .choice = Skip the card’s ability
    .about = Don’t use what the discarded card can do.
    .what = the card does nothing
move-flip = Flip a card
    .choice = Flip { $place }
    .ask = Flip which card? It must match { $top }; if it doesn’t, you draw a card.
    .about = Flip a card of the same value as the discard; if it isn’t, you draw a card.
    .what = if it’s wrong, you draw a card
move-give = Give a card
    .choice = Give { $slot }
    .ask = Give which of your cards?
    .about = Give one of your cards in return for the one you flipped.
    .what = in return for the one you flipped

## events

event-called =
    { $seat-is ->
        [you] You call { $game }! Everyone else gets one last turn, and nobody may swap or flip your cards.
       *[other] { $seat } calls { $game }! Everyone else gets one last turn, and nobody may swap or flip { $seat }’s cards.
    }
event-flipped =
    { $seat-is ->
        [you] You flip { $place }, { $card }: a match!
       *[other] { $seat } flips { $place }, { $card }: a match!
    }
event-misflipped =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] You flip { $place }: no match, it’s { $card }. It goes back.
               *[no] You flip { $place }: no match. It goes back unseen.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } flips { $place }: no match, it’s { $card }. It goes back.
               *[no] { $seat } flips { $place }: no match. It goes back unseen.
            }
    }
event-gave =
    { $seat-is ->
        [you] You give { $gap-of } { $place } in return.
       *[other]
            { $gap-is ->
                [you] { $seat } gives you { $place } in return.
               *[other] { $seat } gives { $gap-of } { $place } in return.
            }
    }
event-kept =
    { $seat-is ->
        [you] You swap nothing.
       *[other] { $seat } swaps nothing.
    }
event-window_opened = Anyone for a flip?
event-window_closed = No more flips.
event-skipped =
    { $seat-is ->
        [you] You skip the card’s ability.
       *[other] { $seat } skips the card’s ability.
    }
event-lapsed =
    { $seat-is ->
        [you] Your card can do nothing more.
       *[other] { $seat }’s card can do nothing more.
    }
event-out =
    { $seat-is ->
        [you] You have too many cards: you’re out.
       *[other] { $seat } has too many cards: they’re out.
    }

## endings

ending-last_left = Round over: only one player is left.
table-round_goal =
    { $limit ->
        [none] of { $rounds }
       *[other] · to { $limit }
    }
end-goal =
    { $limit ->
        [none]
            { $rounds ->
                [one] The match is a single round.
               *[other] The match has { $rounds } rounds; whoever wins the most of them wins it.
            }
       *[other] Points are bad: the match ends when someone has { $limit }. The fewest win it.
    }
end-why_called =
    { $caller-is ->
        [you] You called with { $total };
       *[other] { $caller } called with { $total };
    } { $how ->
        [under] nobody else was that low (next: { $rivals }, { $low }), so the call wins.
        [tied] { $rivals } had { $low } too, and the caller has to be lower than everyone, so the call fails.
       *[over] { $rivals } had { $low }, so the call fails.
    }

## abilities

ability-look_then_swap = Look at another player’s card, then swap it for one of yours if you like

## refusals

refusal-already_called = Someone has already called.
refusal-call_at_end = You call at the end of your turn.
refusal-hand_empty = You have no cards left.
refusal-same_place = Choose two different cards.
refusal-seat_out = { $seat } is out of the round.
refusal-pile_closed = No flips until the next discard.
refusal-caller_may_not_flip = You’ve called, so you can’t flip.
refusal-discarder_may_not_flip = You can’t flip on your own discard.
refusal-finish_your_card = Finish with the card you drew first.
refusal-gift_first = The player who flipped must give a card first.
refusal-too_many_moves = That’s enough for one turn: no flips until the next one.

## phases

phase-turn =
    { $awaited-is ->
        [you] Your turn: { $choices }.
       *[other] { $names } is deciding…
    }
phase-ability =
    { $awaited-is ->
        [you] Your card’s ability: { $choices }.
       *[other] { $names } is using a card…
    }
phase-queen =
    { $awaited-is ->
        [you] You’ve seen both: { $choices }?
       *[other] { $names } is deciding whether to swap…
    }
phase-king =
    { $awaited-is ->
        [you] You have seen it: { $choices }?
       *[other] { $names } is deciding…
    }
phase-after =
    { $awaited-is ->
        [you] The end of your turn: { $choices }.
       *[other] { $names } is deciding…
    }
phase-gift =
    { $awaited-is ->
        [you] Give one of your cards in return for the one you flipped.
       *[other] { $names } is choosing a card to give…
    }
phase-window =
    { $awaited-is ->
        [you] Know a match for { $top-sign }? Pick it to flip it, or pass.
       *[other] Waiting for flips…
    }

## hints

hint-gives_card = { $seat } gets one of your cards for it.

## house rules

option-packs = Packs
    .about = How many packs are shuffled together. With seven or eight players, take two.
option-jokers = Jokers
    .about = How many jokers are in each pack.
option-opening_peek = First look
    .about = Which of your cards you see before the round.
option-opening_peek-bottom_two = Your bottom two
option-opening_peek-any_two = Any two
option-opening_peek-none = None
option-opening_discard = First discard
    .about = How the discard begins.
option-opening_discard-empty = It begins empty
option-opening_discard-faceup = One card is turned up: it may be taken, and flipped for
option-king_power = The king’s power
    .about = Which kings, drawn and discarded at once, let you look at another player’s card and then, if you like, swap it for one of yours.
option-king_power-none = None
option-king_power-black = Black kings
option-king_power-all = Every king
option-call_timing = When to call
    .about = At what point of your turn you may call.
option-call_timing-start = At its start, instead of playing
option-call_timing-end = At its end, after playing
option-turns_before_call = Earliest call
    .about = How many turns everyone must have had before anybody may call.
option-caller_lookable = The caller’s cards
    .about = Whether they can still be looked at after the call.
option-caller_lookable-true = They may still be looked at, but not swapped
option-caller_lookable-false = Can’t be looked at
option-discard_draw_must_swap = Taking the discard
    .about = What you can do with a card taken from the discard pile.
option-discard_draw_must_swap-true = Must be swapped in
option-discard_draw_must_swap-false = May be put back
option-flip_targets = Whose cards to flip
    .about = Whether other players’ cards may be flipped too.
option-flip_targets-anyone = Anybody’s: for another player’s card you give one of yours
option-flip_targets-own = Only your own
option-discarder_may_flip = Flipping on your own discard
    .about = Whether you may flip on the card you discarded yourself.
option-discarder_may_flip-true = Allowed
option-discarder_may_flip-false = Not allowed
option-flip_timing = When to flip
    .about = How long after a discard you can flip.
option-flip_timing-open = Any time until the next discard
option-flip_timing-window = Only right after a discard, when asked
option-king_colours_match = Red and black kings
    .about = Whether they match each other for a flip.
option-king_colours_match-true = Any king matches any king
option-king_colours_match-false = Red matches red, black matches black
option-flips_per_discard = Flips per discard
    .about = Whether another flip may follow.
option-flips_per_discard-one = One: a right flip closes the pile
option-flips_per_discard-unlimited = No limit: the pile stays open
option-wrong_flip_reveals = Wrong flip
    .about = Who sees the card.
option-wrong_flip_reveals-true = Everyone
option-wrong_flip_reveals-false = Nobody, not even the player who flipped it
option-max_cards = Card limit
    .about = With more cards than this you’re out.
option-max_cards-none = No limit
option-empty_hand = Empty hand
    .about = What happens when you have no cards left.
option-empty_hand-play_on = You play on
option-empty_hand-auto_call = You call at the start of your next turn
option-values = Card values
    .about = What jack, queen, black king, red king and joker are worth.
option-values-list = Jack { $jack }, queen { $queen }, black king { $black_king }, red king { $red_king }, joker { $joker }
option-rounds = Rounds
    .about = How many rounds a match has; whoever wins most of them wins it. Where points are added up, those decide instead.
option-limit = Points to play to
    .about = After each round everyone adds up their points, until somebody has this many; the lowest sum wins. A right call adds nothing.
option-limit-none = Points are not added up
option-wrong_call_points = A wrong call
    .about = How many points more it costs the caller, where points are added up.
option-exact_limit_halves = Exactly the points to play to
    .about = What happens when a sum is exactly that.
option-exact_limit_halves-true = It drops to half
option-exact_limit_halves-false = The match ends

## presets

preset-seed = Standard
    .about = Flip on any discard, your own too; red kings match red, black match black
preset-app = Others flip
    .about = You may not flip for your own discard, and any king matches any king
preset-snap = Snap
    .about = Jacks and queens count 10, black kings −2, red kings 25, jokers 0; any king matches any king; a card taken from the discard must be swapped in; whoever has no cards left calls as their next turn starts
preset-kings = Black kings
    .about = A black king lets you look at another player’s card and, if you like, swap it for one of yours; one card is turned up to begin with; a card taken from the discard must be swapped in; red kings count −1, jokers 0
preset-cabo = Cabo
    .about = Points add up to 100: a right call adds nothing, a wrong one 10 more, and exactly 100 drops to 50. No jokers, red kings count 0; you look at any two cards; one card is turned up to begin with; a card taken from the discard must be swapped in; you flip only your own cards; nobody goes out
preset-crowd = Big table
    .about = Two packs, for seven or eight players; nobody may call before everyone has had a turn

## the first lesson

lesson-aim = These four cards are yours. Low is good: the lowest total wins the round.
lesson-peek = You see your bottom two just once: { $left } counts { $left-worth }, { $right } { $right-worth }. Memorise them, then tap Ready.
lesson-draw = Your turn! Draw a card from the stock. Only you will see it.
    .mistake = You call when you think you’re lowest. With your { $high-sign }, not yet: draw a card.
lesson-ability = { $new } lets you look at another player’s card, but only if you discard it at once. Do that!
    .mistake = Swap it in, and you keep { $new-worth } points and lose the look. Discard { $new }.
lesson-look = Look at { $seat1 }’s first card. Only you will see it, so remember it.
    .mistake = You may look at any card of the others. For this lesson, choose the marked one.
    .skip = You don’t have to use an ability, but a look costs nothing. Take it.
lesson-flip = { $seat1 } discards { $top }, and you have { $mine }: the same value. Flip it, even though it isn’t your turn!
    .mistake = For a wrong flip you draw a card. Flip { $mine }, at the bottom left.
lesson-flip_theirs = { $top-sign }! You’ve seen { $seat1 }’s { $theirs-sign }: flip that one. You may flip anybody’s cards.
    .mistake = Flipping is a race: somebody may beat you to it. Flip { $seat1 }’s { $theirs-sign } now; your turn can wait.
    .wrong = It must be the same value, and for a wrong flip you draw a card. Flip { $seat1 }’s { $theirs-sign }.
lesson-give = Right! Now { $seat1 } gets one of yours in its place. Give your worst: { $worst }, { $worst-worth } points.
    .mistake = Give { $worst }: it’s sure to cost you { $worst-worth }. You don’t know the others.
lesson-again = Your turn goes on as usual. Draw a card.
    .mistake = Not yet. Draw: the stock may bring something better.
lesson-king = A red king counts −2, a black one 13! Swap { $new } for either card you haven’t seen.
    .mistake = { $new } counts { $new-worth }: the best card there is. Don’t throw it away, swap it in.
lesson-call = You hold { $king } ({ $king-worth }) and one unseen card, the others four each. You’re probably lowest: call Cambio!
    .mistake = You could play on, but the others would too, and get lower. Call now instead.
    .wrong = Only flip when you’re sure: a wrong one costs you another card. Call Cambio instead.
lesson-won = You win, { $total0 } against { $total1 } and { $total2 }, and score a point. Whoever calls has to be lower than everyone else.
    .next = Now play a round. Try a jack or a queen: they swap cards, even other people’s.
