game = Cambio
    .line = Remember four hidden cards, and be quick when a match is discarded.
    .about = Four cards lie face down before you, and you have seen two. Swap them for lower ones, look and exchange with sevens to queens, and flip a card of the same value the moment one is discarded, yours or somebody else’s. Then call Cambio, and be the lowest.

## moves

move-swap_them = Exchange the two
    .choice = Exchange the two cards
    .about = Exchange the two cards you have looked at.
move-keep_them = Don’t swap
    .choice = Don’t swap
    .about = Leave what you have looked at where it is.
move-trade = Swap for one of yours
    .choice = Swap it for { $slot }
    .ask = Swap it for which of your cards?
    .about = Swap the card you have looked at for one of yours.
move-skip = Do without it
    .choice = Do without what the card can do
    .about = Leave what the discarded card can do unused.
move-flip = Flip a card
    .choice = Flip { $place }
    .ask = Flip which card? It must match { $top }.
    .about = Turn up a card of the same value as the discard; a wrong one costs a card.
move-give = Give a card
    .choice = Give { $slot }
    .ask = Give which of your cards?
    .about = Give one of your cards for the one you flipped.

## events

event-flipped =
    { $seat-is ->
        [you] You flip { $place }, { $card }: right!
       *[other] { $seat } flips { $place }, { $card }: right!
    }
event-misflipped =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] You flip { $place }: wrong, it is { $card } and goes back.
               *[no] You flip { $place }: wrong, it goes back unseen.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } flips { $place }: wrong, it is { $card } and goes back.
               *[no] { $seat } flips { $place }: wrong, it goes back unseen.
            }
    }
event-gave =
    { $seat-is ->
        [you] You give { $gap-of } { $place } for it.
       *[other]
            { $gap-is ->
                [you] { $seat } gives you { $place } for it.
               *[other] { $seat } gives { $gap-of } { $place } for it.
            }
    }
event-kept =
    { $seat-is ->
        [you] You swap nothing.
       *[other] { $seat } swaps nothing.
    }
event-window_opened = Everybody is asked whether to flip.
event-window_closed = Nobody flips any more.
event-skipped =
    { $seat-is ->
        [you] You do without what the card can do.
       *[other] { $seat } does without what the card can do.
    }
event-lapsed =
    { $seat-is ->
        [you] Nothing comes of it for you.
       *[other] Nothing comes of it for { $seat }.
    }
event-out =
    { $seat-is ->
        [you] You have too many cards and are out.
       *[other] { $seat } has too many cards and is out.
    }

## endings

ending-last_left = The round is over: only one player is left in.

## refusals

refusal-already_called = Somebody has called already.
refusal-call_at_end = You call at the end of your turn.
refusal-too_early =
    { $turns ->
        [one] Nobody may call before everyone has had a turn.
       *[other] Nobody may call before everyone has had { $turns } turns.
    }
refusal-hand_empty = You have no cards left.
refusal-same_place = Choose two different cards.
refusal-seat_out = { $seat } is out of the round.
refusal-pile_closed = Nothing may be flipped until the next discard.
refusal-caller_may_not_flip = You have called: your hand is final.
refusal-discarder_may_not_flip = You discarded that card yourself.
refusal-finish_your_card = First finish with the card you have drawn.
refusal-gift_first = First a card has to be given for the one that was flipped.
refusal-too_many_moves = Enough for one turn: nobody may flip until the next one.

## phases

phase-turn =
    { $awaited-is ->
        [you] Your turn: { $choices }.
       *[other] { $names } to draw or call.
    }
phase-ability =
    { $awaited-is ->
        [you] The card lets you choose: { $choices }.
       *[other] { $names } uses a card.
    }
phase-queen =
    { $awaited-is ->
        [you] You have seen both: { $choices }?
       *[other] { $names } decides about two cards.
    }
phase-king =
    { $awaited-is ->
        [you] You have seen it: { $choices }?
       *[other] { $names } decides about a card.
    }
phase-after =
    { $awaited-is ->
        [you] The end of your turn: { $choices }.
       *[other] { $names } may call.
    }
phase-gift =
    { $awaited-is ->
        [you] You owe a card for the one you flipped: choose one of yours.
       *[other] { $names } owes a card for the one flipped.
    }
phase-window =
    { $awaited-is ->
        [you] Have you got a match? { $choices_start }.
       *[other] A matching card may be flipped.
    }

## house rules

option-packs = Packs
    .about = How many packs are shuffled together. With seven or eight players, take two.
option-jokers = Jokers
    .about = How many jokers are in each pack.
option-opening_peek = First look
    .about = Which cards you see before the round.
option-opening_peek-bottom_two = Your bottom two
option-opening_peek-any_two = Any two you choose
option-opening_peek-none = None
option-opening_discard = First discard
    .about = How the discard begins.
option-opening_discard-empty = It begins empty
option-opening_discard-faceup = One card is turned up: it may be taken, and flipped for
option-king_power = The king’s power
    .about = Which kings, drawn and discarded at once, let you look at another player’s card and then swap it for one of yours, or not.
option-king_power-none = None
option-king_power-black = Black kings
option-king_power-all = Every king
option-call_timing = When to call
    .about = At what point of your turn you may call.
option-call_timing-start = At its start, instead of playing
option-call_timing-end = At its end, after playing
option-min_turns_before_call = Earliest call
    .about = How many turns everyone must have had before anybody may call.
option-caller_lookable = The caller’s cards
    .about = Whether they may still be looked at after the call.
option-caller_lookable-true = They may still be looked at, but not swapped
option-caller_lookable-false = Nobody looks at them any more
option-discard_draw_must_swap = Taking the discard
    .about = What you do with a card taken from the discard.
option-discard_draw_must_swap-true = It must be swapped in
option-discard_draw_must_swap-false = It may be put back
option-flip_targets = Whose cards to flip
    .about = Whether other players’ cards may be flipped too.
option-flip_targets-anyone = Anybody’s: for another player’s card you give one of yours
option-flip_targets-own = Only your own
option-discarder_may_flip = Flipping on your own discard
    .about = Whether you may flip for the card you discarded yourself.
option-discarder_may_flip-true = You may
option-discarder_may_flip-false = You may not
option-flip_timing = When to flip
    .about = How long after a discard a card may be flipped.
option-flip_timing-open = At any time until the next discard
option-flip_timing-window = Only when asked, right after a discard
option-king_colours_match = Red and black kings
    .about = Whether they have the same value for a flip.
option-king_colours_match-true = Any king matches any king
option-king_colours_match-false = Red matches red, black matches black
option-flips_per_discard = Flips for each discard
    .about = Whether a second card may follow.
option-flips_per_discard-one = One right flip closes the pile
option-flips_per_discard-unlimited = The pile stays open for more
option-wrong_flip_reveals = A wrong flip
    .about = Who sees the card.
option-wrong_flip_reveals-true = Everybody sees it
option-wrong_flip_reveals-false = Nobody sees it, not even who flipped
option-max_cards = Too many cards
    .about = With more cards than this you are out.
option-max_cards-none = Nobody goes out
option-empty_hand = A hand without cards
    .about = What happens when you have none left.
option-empty_hand-play_on = You play on
option-empty_hand-auto_call = You call when your next turn starts
option-values = Points
    .about = What jack, queen, black king, red king and joker count.
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

preset-seed = Usual
    .about = The rules as they stand in our book
preset-app = Others flip
    .about = You may not flip for your own discard, and any king matches any king
preset-snap = Snap
    .about = Jacks and queens count 10, black kings −2, red kings 25, jokers 0; any king matches any king; a card taken from the discard must be swapped in; whoever has no cards left calls as their next turn starts
preset-kings = Black kings
    .about = A black king lets you look at another player’s card and swap it for one of yours, or not; one card is turned up to begin with; a card taken from the discard must be swapped in; red kings count −1, jokers 0
preset-cabo = Cabo
    .about = Points add up to 100: a right call adds nothing, a wrong one 10 more, and exactly 100 drops to 50. No jokers, red kings count 0; you look at any two cards; one card is turned up to begin with; a card taken from the discard must be swapped in; you flip only your own cards; nobody goes out
preset-crowd = Big table
    .about = Two packs, for seven or eight players; nobody may call before everyone has had a turn
