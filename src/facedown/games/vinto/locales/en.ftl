game = Vinto
    .line = Lower your five hidden cards, then stand alone against everyone else.
    .about = You have five face-down cards and have seen two of them. Draw, swap, use card actions, and toss in a matching card whenever one is discarded. When your hand is the lowest, call Vinto: everyone else gets one last turn, and they play it together, against you.

## moves

move-call = Call { $game }
    .choice = Call { $game }
    .about = Claim that your hand is the lowest: +3 if it is, −1 if it isn’t. Everyone else gets one last turn.
    .what = +3 if you’re lowest, −1 if not; others play once more
move-draw = Draw
    .choice = Draw from the stock
    .about = Draw the top card of the stock.
    .what = from the stock, for all to see
move-take = Take { $top-sign }
    .choice = Take { $top } from the discard pile
    .about = Use the action of the top card of the discard pile instead of drawing.
    .what = use its action instead of drawing
    .does = { $does }, instead of drawing
move-play = Use it
    .choice = Play { $drawn } and use its action
    .about = Discard the card you drew and use its action.
    .what = discard it and use its action
move-guess = Swap and guess
    .choice = Swap { $drawn } for { $slot } and say that it’s { $rank-a }
    .ask = Swap it for which of your cards?
    .about = Swap the drawn card in, and name the card of yours that leaves. Right: you use its action. Wrong: you pay the penalty.
    .what = name your card: right, and its action is yours; wrong, a penalty
move-exchange = Swap two cards
    .choice = Swap { $one } and { $other }
    .ask =
        { $players ->
            [two] Swap which two cards, from two different players?
           *[any] Swap which two cards?
        }
    .about = Swap two face-down cards.
    .what = they change places
move-keep = Keep
    .choice = Keep the two cards where they are
    .about = Keep the two cards you’ve looked at where they are.
    .what = both stay where they are
move-give = Give a card
    .choice = A card from the stock for { $to }
    .ask = Who takes a card?
    .about = Choose who takes a card from the stock.
move-name = Name a rank
    .choice = Use the action of { $rank-the }
    .ask = Which rank should the king copy?
    .about = Name the rank whose action your king uses.
move-declare = Name a card
    .choice = Say that { $place } is { $rank-a }
    .ask = Which card do you want to name?
    .about = Name the rank of a face-down card. Right: it goes. Wrong: you pay the penalty.
    .what = right: it goes; wrong: a penalty
move-toss = Toss in
    .choice = Toss in { $slot }
    .ask = Toss in which card? It must match { $top }; if it doesn’t, you draw a card.
    .about = Toss in a card of the same rank as the discard; if it isn’t, you draw a card.
    .what = if it’s wrong, you draw a card

## events

event-called =
    { $seat-is ->
        [you] You call { $game }! Everyone else gets one last turn, and nobody may touch your cards.
       *[other] { $seat } calls { $game }! Everyone else gets one last turn, and nobody may touch { $seat }’s cards.
    }
event-shared =
    { $card-seen ->
        [yes] Your side tells you that { $place } is { $card }.
       *[no] The players against the caller tell each other about { $place }.
    }
event-guessed =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] You swap { $place } and guess { $rank }: right, it’s { $card }.
               *[no] You swap { $place } and guess { $rank }: wrong, it’s { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } swaps { $place } and guesses { $rank }: right, it’s { $card }.
               *[no] { $seat } swaps { $place } and guesses { $rank }: wrong, it’s { $card }.
            }
    }
event-declared =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] You say that { $place } is { $rank-a }: right, it’s { $card }.
               *[no] You say that { $place } is { $rank-a }: wrong, it’s { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } says that { $place } is { $rank-a }: right, it’s { $card }.
               *[no] { $seat } says that { $place } is { $rank-a }: wrong, it’s { $card }.
            }
    }
event-played =
    { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-named =
    { $seat-is ->
        [you] Your king copies { $rank-the }.
       *[other] { $seat }’s king copies { $rank-the }.
    }
event-gave =
    { $seat-is ->
        [you]
            { $to-is ->
                [actor] You take a card from the stock yourself.
               *[other] You make { $to } take a card from the stock.
            }
       *[other]
            { $to-is ->
                [actor] { $seat } takes a card from the stock.
                [you] { $seat } makes you take a card from the stock.
               *[other] { $seat } makes { $to } take a card from the stock.
            }
    }
event-tossed =
    { $seat-is ->
        [you] You toss in { $card }: a match!
       *[other] { $seat } tosses in { $card }: a match!
    }
event-toss_failed =
    { $seat-is ->
        [you] You try to toss in { $place }: wrong, it’s { $card }.
       *[other] { $seat } tries to toss in { $place }: wrong, it’s { $card }.
    }
event-toss_opened = Toss in a matching card, if you have one.
event-toss_closed = No more toss-ins.
event-fizzled = { $rank-the } has no effect.
event-card_missing =
    { $seat-is ->
        [you] You should take a card, but there are none left.
       *[other] { $seat } should take a card, but there are none left.
    }
event-turn_lapsed =
    { $seat-is ->
        [you] There’s nothing for you to draw, so you lose your turn.
       *[other] There’s nothing for { $seat } to draw: they lose their turn.
    }

## endings

ending-no_call = Round over: nobody called.
table-round_goal =
    { $end-unit ->
        [minutes] · { $minutes }/{ $end-count } min
       *[rounds] of { $end-count }
    }
end-goal =
    { $end-unit ->
        [minutes] The match ends { $end-count } minutes after it began, once the round is over. The most points win it.
       *[rounds] The match has { $end-count } rounds. The most points win it.
    }
end-why_called =
    { $caller-is ->
        [you] You called with { $total };
       *[other] { $caller } called with { $total };
    } { $how ->
        [under] nobody had less ({ $rivals }: { $low }), so the caller gets { $score } and everyone else { $other_score }.
        [tied] { $rivals } had { $low } too, and a tie is the caller’s: { $score }, everyone else { $other_score }.
       *[over] { $rivals } had { $low }, so the caller gets { $score } and everyone else { $other_score }.
    }

## abilities

ability-give_card = Choose a player to take a card from the stock
ability-copy = Name any rank and use its action
ability-declare = Name a face-down card: right, it goes; wrong, you take a card

## refusals

refusal-no_such_rank = There is no such rank.
refusal-no_such_seat = There is no such player.
refusal-must_not_discard = You can’t discard that card unused: use it, or swap it in.
refusal-not_takeable = You can’t take the top of the discard pile.
refusal-no_action = That card has no action.
refusal-not_a_pair = You can’t choose those two together.
refusal-may_not_toss = You can’t toss in now.
refusal-must_name_action = Name a rank whose action can be used now.

## phases

phase-turn_start =
    { $awaited-is ->
        [you] Your turn: { $choices }.
       *[other] { $names } is about to draw…
    }
phase-effect =
    { $awaited-is ->
        [you] Use the card: { $choices }.
       *[other] { $names } is using a card…
    }
phase-toss =
    { $awaited-is ->
        [you] Got a match for { $top-sign }? Pick it to toss it in, or pass.
       *[other] Waiting for toss-ins…
    }
phase-turn_end =
    { $awaited-is ->
        [you] End of your turn: { $choices }.
       *[other] { $names } is deciding…
    }

## house rules

option-king_mode = Kings
    .about = What a king does when it is played.
option-king_mode-copy = Names a rank and uses that rank’s action
option-king_mode-declare = Names a face-down card: right, it goes; wrong, it costs a card
option-opening_discard = First discard
    .about = How the discard pile starts.
option-opening_discard-faceup = One card is turned up
option-opening_discard-empty = It starts empty
option-opening_peeks = First look
    .about = How many of your cards you may look at before the round.
option-plain_discard = Discarding unused
    .about = Which drawn cards you may discard without using them.
option-plain_discard-non_action = Only cards without an action (2 to 6 and jokers)
option-plain_discard-any = Any card; an action card then stays there unused, and a 7 to king may be taken from there
option-plain_discard-never = None: an action card is played or swapped, any other is swapped; with no card left to swap, it may be discarded
option-ace_takeable_from_discard = Taking an ace
    .about = Whether you may take an unused ace from the discard pile.
option-ace_takeable_from_discard-true = Yes, like an unused 7 to king
option-ace_takeable_from_discard-false = No
option-jq_same_player = Jacks and queens
    .about = Whose cards you may choose.
option-jq_same_player-true = Any two cards, even of one player
option-jq_same_player-false = Two cards of two different players
option-active_may_toss = Tossing in on your turn
    .about = Whether you may toss in on your own turn.
option-active_may_toss-true = Everyone may toss in
option-active_may_toss-false = Everyone except the player whose turn it is
option-toss_chain = After a toss-in
    .about = Who may toss in again.
option-toss_chain-reopen = Everyone is asked again
option-toss_chain-single = Only those who haven’t answered this turn
option-failed_toss_lockout = After a wrong toss-in
    .about = How long you can’t toss in.
option-failed_toss_lockout-window = Until the next chance to toss in
option-failed_toss_lockout-own_next_turn = Until your next turn
option-coalition_mode = Against the caller
    .about = What the players against the caller tell each other.
option-coalition_mode-silent = Nothing
option-coalition_mode-shared_peeks = Every card that one of them has seen
option-tie_rule = Tie with the caller
    .about = What the others score when their lowest ties with the caller.
option-tie_rule-caller3_coal0 = The others score 0
option-tie_rule-caller3_coalm1 = The others score −1
option-guess_penalty = A wrong guess
    .about = How many cards you take when you swap and guess wrong.
option-turns_before_call = Earliest call
    .about = How many turns everyone must have had before anybody may call.
option-rank_ties = Players who tie in the match
    .about = The game points they get.
option-rank_ties-share_high = Each gets the points of the higher place
option-rank_ties-average = They share the points of the places they take
option-end = End of the match
    .about = A round that has started is played to its end.
option-end-minutes =
    { $count ->
        [one] After { $count } minute
       *[other] After { $count } minutes
    }
option-end-rounds =
    { $count ->
        [one] After { $count } round
       *[other] After { $count } rounds
    }

## presets

preset-seed = Standard
    .about = Kings copy any action; the discard pile starts with one card
preset-official = As printed
    .about = The printed rules: the discard pile starts empty, any card may be discarded, an unused ace may be taken, jacks and queens may choose two cards of one player, and you can’t toss in on your own turn
preset-app = Naming kings
    .about = A king names a face-down card; the discard pile starts empty, any card may be discarded, and an unused ace may be taken

## the first lesson

lesson-look = These five face-down cards are yours, and the lowest total wins. You may look at two: start with the first.
    .mistake = In a real game, any two will do. For this lesson, look at the first.
    .ready = You’d give both looks away and play blind. Look at two cards first.
lesson-second = { $first } counts { $first-worth }. Remember it, and look at the second card.
    .mistake = In a real game, any card will do. For this lesson, look at the second.
    .ready = You have one more look, and it costs nothing. Use it.
lesson-remember = First { $first }, then { $second }: low cards are good. Remember both, then tap Ready.
lesson-draw = Your turn! Draw a card from the stock. Everyone will see it.
lesson-queen = A queen looks at two cards of two different players, and may swap them. Use { $queen }!
    .mistake = Swap it in, and it costs you { $queen-worth } points. Use it: it shows you two cards.
lesson-two = Choose your third card, which you haven’t seen, and { $seat1 }’s first.
    .mistake = In a real game, any two of different players will do. For this lesson, choose the marked ones.
lesson-exchange = You have { $high }, { $seat1 } has { $low }. A king counts { $low-worth }: swap them!
    .mistake = Keep { $high }, and it costs you { $high-worth }. Swap them: { $low } counts { $low-worth }.
lesson-wait = You could call Vinto now, but there are two cards you haven’t seen. End your turn.
    .mistake = When you call, everyone plays against you. With two unseen cards it’s too early: end your turn.
lesson-toss = { $seat1 } played { $top }, and your first card is { $mine }: the same rank. Toss it in and be rid of it!
    .mistake = Only { $mine } is sure to match. For a wrong one you draw a card.
    .pass = Pass, and { $mine } still costs you { $mine-worth }. Toss it in: it’s your first card.
lesson-action = One card less! And you use its action: an 8 looks at one of your own cards. Choose the last one.
    .mistake = For this lesson, look at the last card. You haven’t seen it yet.
lesson-again = { $seen }, just { $seen-worth }! It’s your turn again: draw a card.
lesson-swap = { $new } does nothing, but it’s low. Swap it for your fourth card, which you haven’t seen.
    .mistake = { $card } is lower already. Swap the fourth card: you don’t know what it costs you.
    .discard = Discard { $new }, and nothing gets better. Swap it for your fourth card, which may be high.
    .guess = A right guess would use that card’s action, but for a wrong one you draw a card. Just swap.
lesson-call = { $hand } make { $hand-worth }: low enough. Call Vinto! The others get one last turn, together against you.
    .mistake = You have { $hand-worth }, and every turn lets the others get lower. Call Vinto!
lesson-won = Nobody is lower: you have { $total0 }, they have { $total1 } and { $total2 }. You score { $score0 }, each of them { $score1 }.
    .next = Now play a round. Watch what the others draw: everyone sees it, so you can follow it.
