game = Três Cartas
    .line = Three cards, one of them unseen: stop when nobody can be lower.
    .about = You have three face-down cards, and nobody knows the middle one. Lower them turn by turn, remember what’s where, and stop when your total is the lowest. If you’re wrong, you take the whole table’s points. At 100 points you’re out.

## moves

move-stop = Stop
    .choice = Stop the round
    .about = Claim that your hand is the lowest. If it isn’t, you pay for everyone’s cards.
    .what = if you aren’t lowest, you pay for everyone’s cards

## events

event-stopped =
    { $seat-is ->
        [you] You stop the round!
       *[other] { $seat } stops the round!
    }

## endings

ending-stopped = Round over: it was stopped.
table-round_goal = · to { $limit }
end-goal = Points are bad: at { $limit } you’re out of the match. The last player left wins it.
standing-stopper = stopped
shout-stopped = Stop!
end-why_stopped =
    { $caller-is ->
        [you] You stopped with { $total };
       *[other] { $caller } stopped with { $total };
    } { $how ->
        [under] next came { $rivals } with { $low }. Whoever stops lowest pays nothing; the others pay for their own cards.
        [tied] { $rivals } had { $low } too, and a stop has to be lower than everyone: it costs the whole table’s { $points } points.
       *[over] { $rivals } had { $low }, so the stop costs the whole table’s { $points } points.
    }

## refusals

refusal-too_early_to_stop =
    { $turns ->
        [one] Too early: nobody stops before everybody has had a turn.
       *[other] Too early: nobody stops before everybody has had { $turns } turns.
    }

## phases

phase-after =
    { $awaited-is ->
        [you] Are you lowest? { $choices_start }.
       *[other] { $names } is deciding…
    }

## levels

level-relaxed = Relaxed
    .about = Forgets its cards almost at once and puts off stopping
level-friendly = Friendly
    .about = Forgets its cards soon and often puts off stopping
level-regular = Regular
    .about = Forgets some of its cards and seldom puts off stopping
level-sharp = Sharp
    .about = Forgets fewer of its cards and stops when it pays
level-master = Master
    .about = Forgets nothing and knows when to stop

## house rules

option-opening_peek = First look
    .about = Which two of your three cards you see.
option-opening_peek-outer = The outer two
option-opening_peek-first_two = The left two
option-opening_peek-free_choice = Any two
option-discard_draw_must_swap = Taking the discard
    .about = What you can do with a card taken from the discard pile.
option-discard_draw_must_swap-true = Must be swapped in
option-discard_draw_must_swap-false = May be put back
option-last_turn_after_stop = After a stop
    .about = Whether the others get another turn.
option-last_turn_after_stop-true = Everyone else gets one last turn
option-last_turn_after_stop-false = Cards are shown at once
option-auto_end_lowest_zero = A round without a stop
    .about = What the lowest hand scores.
option-auto_end_lowest_zero-true = The lowest scores nothing
option-auto_end_lowest_zero-false = Everyone scores their own total
option-turns_before_stop = Turns before a stop
    .about = How many turns everybody has before anybody may stop.
option-limit = Limit
    .about = Reach this total and you’re out.
option-exact_limit_halves = Exactly the limit
    .about = What happens if you hit the limit exactly.
option-exact_limit_halves-true = Your total is halved, and you stay in
option-exact_limit_halves-false = You’re out

## presets

preset-seed = Standard
    .about = Out at 100, no turn after a stop
preset-short = Short
    .about = Out at 50
preset-golf = Golf
    .about = Everyone else gets a last turn after a stop, and a card taken from the discard pile must be swapped in

## the first lesson

lesson-aim = These three cards are yours. Points are bad: the lowest total wins the round.
lesson-peek = You see the outer two just once: { $left } counts { $left-worth }, { $right } { $right-worth }. Memorise them, then tap Ready.
lesson-draw = Your turn! Draw a card from the stock. Only you will see it.
lesson-swap = { $new } counts { $new-worth }: the best card there is. Swap it for { $old }, which costs you { $old-worth }.
    .mistake = { $card } is low already. Your { $old-sign } costs you { $old-worth }: swap that one.
    .middle = Nobody knows that card. Your { $old-sign } is sure to cost you { $old-worth }: swap that one.
    .discard = That would throw { $new } away and keep { $old }. Swap the two.
lesson-wait = You could stop the round now, but your middle card may be anything. End your turn.
    .mistake = If anyone is as low as you, you take the whole table’s points. Get rid of that unknown middle card first.
lesson-take = { $seat2 } swapped away an unseen middle card: { $top }, worth { $top-worth }. Take it!
    .mistake = The stock could bring anything. The { $top-sign } is face up and counts just { $top-worth }: take it.
lesson-middle = Swap { $new } for your middle card. Nobody has seen that one; on average it costs 6.
    .mistake = { $card } is low already. Swap the middle card: you don’t know what it costs you.
    .discard = Put { $new } back, and somebody else takes it. Swap it for your middle card.
lesson-stop = Now you know them all: { $hand } make { $hand-worth }. That’s low enough. Stop the round!
    .mistake = Every turn lets the others get lower. You have { $hand-worth }: stop now.
lesson-won = You win with { $total0 } against { $total1 } and { $total2 }: you score { $score0 }, they score theirs. Had anyone tied, you’d have taken everyone’s points.
    .next = Now play a match: whoever reaches 100 is out, and the last one in wins.
