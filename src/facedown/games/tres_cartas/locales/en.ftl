game = Três Cartas
    .line = Three cards, one of them unseen: stop when nobody can be lower.
    .about = Three cards lie face down before you; the one in the middle nobody knows. Lower them turn by turn, remember what lies where, and stop when yours is the lowest sum. If you are wrong, you pay for the whole table. At 100 points you are out.

## moves

move-stop = Stop the round
    .choice = Stop the round
    .about = Say that your hand is the lowest. If it is not, you pay for everybody.

## events

event-stopped =
    { $seat-is ->
        [you] You stop the round!
       *[other] { $seat } stops the round!
    }

## endings

ending-stopped = The round is over: it was stopped.
standing-stopper = stopped

## phases

phase-after =
    { $awaited-is ->
        [you] Are you the lowest? { $choices_start }.
       *[other] { $names } may stop.
    }

## house rules

option-opening_peek = First look
    .about = Which two of your three cards you see.
option-opening_peek-outer = The two outer ones
option-opening_peek-first_two = The two on the left
option-opening_peek-free_choice = Any two you choose
option-discard_draw_must_swap = Taking the discard
    .about = What you do with a card taken from the discard.
option-discard_draw_must_swap-true = It must be swapped in
option-discard_draw_must_swap-false = It may be put back
option-last_turn_after_stop = After a stop
    .about = Whether the others play on.
option-last_turn_after_stop-true = Everybody else has one more turn
option-last_turn_after_stop-false = The cards are turned up at once
option-auto_end_lowest_zero = A round without a stop
    .about = What the lowest hand adds.
option-auto_end_lowest_zero-true = The lowest adds nothing
option-auto_end_lowest_zero-false = Everybody adds their own sum
option-limit = Limit
    .about = Who reaches this total is out.
option-exact_limit_halves = Exactly the limit
    .about = What happens at exactly that total.
option-exact_limit_halves-true = It becomes half, and you stay in
option-exact_limit_halves-false = You are out

## presets

preset-seed = Usual
    .about = Out at 100, no turn after a stop
preset-short = Short
    .about = Out at 50
preset-golf = Golf
    .about = Everybody has a last turn after a stop
