game = Vinto
    .line = Lower your five hidden cards, then stand alone against all the others.
    .about = Five cards lie face down before you, and you have seen two. Draw, swap, use what cards can do, and toss in a matching card whenever one is discarded. When your hand is the lowest, call Vinto: everybody else has one more turn, and they play it together, against you.

## moves

move-play = Use { $drawn-sign }
    .choice = Play { $drawn } and use its action
    .about = Discard the card you have drawn and do what it says.
move-guess = Swap and guess
    .choice = Swap { $drawn } for { $slot } and say: { $rank }
    .ask = Swap it for which card?
    .about = Swap the drawn card in, and say which rank leaves before it is turned.
move-keep = Leave the two
    .choice = Leave the two cards where they are
    .about = Leave the two cards you have looked at where they are.
move-give = Give a card
    .choice = A card from the stock for { $to }
    .ask = Who takes a card?
    .about = Choose who takes a card from the stock.
move-name = Name a rank
    .choice = Do what { $rank-the } does
    .ask = What should the king do?
    .about = Name the rank whose action your king does.
move-declare = Say what a card is
    .choice = Say that { $place } is { $rank-a }
    .ask = Say the rank of which card?
    .about = Say the rank of a card that lies face down.
move-toss = Toss in
    .choice = Toss in { $slot }
    .ask = Toss in which card? It must match { $top }.
    .about = Throw in a card of the rank on the discard; a wrong one costs a card.

## events

event-turned = { $card } is turned up and begins the discard.
event-shared =
    { $card-seen ->
        [yes] You are told that { $place } is { $card }.
       *[no] Those against the caller tell each other what lies as { $place }.
    }
event-guessed =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] You swap { $place } and say { $rank }: right, it is { $card }.
               *[no] You swap { $place } and say { $rank }: wrong, it is { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } swaps { $place } and says { $rank }: right, it is { $card }.
               *[no] { $seat } swaps { $place } and says { $rank }: wrong, it is { $card }.
            }
    }
event-declared =
    { $seat-is ->
        [you]
            { $is-right ->
                [yes] You say that { $place } is { $rank-a }: right, it is { $card }.
               *[no] You say that { $place } is { $rank-a }: wrong, it is { $card }.
            }
       *[other]
            { $is-right ->
                [yes] { $seat } says that { $place } is { $rank-a }: right, it is { $card }.
               *[no] { $seat } says that { $place } is { $rank-a }: wrong, it is { $card }.
            }
    }
event-played =
    { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-named =
    { $seat-is ->
        [you] Your king does what { $rank-the } does.
       *[other] { $seat }’s king does what { $rank-the } does.
    }
event-gave =
    { $seat-is ->
        [you]
            { $to-is ->
                [actor] You take a card from the stock yourself.
               *[other] You have { $to } take a card from the stock.
            }
       *[other]
            { $to-is ->
                [actor] { $seat } takes a card from the stock.
                [you] { $seat } has you take a card from the stock.
               *[other] { $seat } has { $to } take a card from the stock.
            }
    }
event-tossed =
    { $seat-is ->
        [you] You toss in { $card }: right!
       *[other] { $seat } tosses in { $card }: right!
    }
event-toss_failed =
    { $seat-is ->
        [you] You try to toss in { $place }: wrong, it is { $card }.
       *[other] { $seat } tries to toss in { $place }: wrong, it is { $card }.
    }
event-toss_opened = Cards of that rank may be tossed in.
event-toss_closed = Nobody tosses in any more.
event-fizzled = { $rank-the } finds nothing to act on.
event-card_missing =
    { $seat-is ->
        [you] You should take a card, but none is left.
       *[other] { $seat } should take a card, but none is left.
    }
event-turn_lapsed =
    { $seat-is ->
        [you] You have nothing to draw; your turn passes.
       *[other] { $seat } has nothing to draw; the turn passes.
    }

## endings

ending-no_call = The round is over: nobody called.

## refusals

refusal-no_such_rank = There is no such rank.
refusal-no_such_seat = There is no such player.
refusal-must_not_discard = That card may not be discarded unused: use it, or swap it in.
refusal-not_takeable = The top of the discard may not be taken.
refusal-no_action = That card has no action.
refusal-not_a_pair = Those two may not be chosen together.
refusal-may_not_toss = You may not toss in now.
refusal-must_name_action = Name a rank whose action can be done now.

## phases

phase-setup =
    { $awaited-is ->
        [you] Look at your cards and keep them in mind, then say that you are ready.
       *[other] { $names }: a first look at the cards.
    }
phase-turn_start =
    { $awaited-is ->
        [you] Your turn: { $choices }.
       *[other] { $names } to draw.
    }
phase-effect =
    { $awaited-is ->
        [you] Use the card: { $choices }.
       *[other] { $names } uses a card.
    }
phase-toss =
    { $awaited-is ->
        [you] Have you got a match? { $choices_start }.
       *[other] A matching card may be tossed in.
    }
phase-turn_end =
    { $awaited-is ->
        [you] The end of your turn: { $choices }.
       *[other] { $names } may call.
    }

## house rules

option-king_mode = The king
    .about = What a king does when it is played.
option-king_mode-copy = It names any rank and does what that rank does
option-king_mode-declare = Its player says what a face-down card is: right, it goes; wrong, it costs a card
option-opening_discard = First discard
    .about = How the discard begins.
option-opening_discard-faceup = One card is turned up
option-opening_discard-empty = It begins empty
option-opening_peeks = First look
    .about = How many of your cards you may look at before the round.
option-plain_discard = Discarding unused
    .about = Which drawn cards may be discarded with nothing done.
option-plain_discard-non_action = Only cards without an action (2 to 6 and jokers)
option-plain_discard-any = Any card; an action card then lies there unused, and a 7 to king may be taken from there
option-plain_discard-never = None: an action card is played or swapped, any other is swapped; with no card left to swap, it may be discarded
option-ace_takeable_from_discard = Taking an ace
    .about = Whether an unused ace may be taken from the discard.
option-ace_takeable_from_discard-true = An unused ace may be taken, like 7 to king
option-ace_takeable_from_discard-false = An ace may not be taken
option-jq_same_player = Jack and queen
    .about = Whose cards they may choose.
option-jq_same_player-true = Two cards of one player are allowed too
option-jq_same_player-false = Two cards of two different players
option-active_may_toss = Tossing in on your turn
    .about = Whether the player whose turn it is may toss in.
option-active_may_toss-true = Everybody may toss in
option-active_may_toss-false = Everybody but the player whose turn it is
option-toss_chain = After a toss-in
    .about = Who is asked again.
option-toss_chain-reopen = Everybody is asked again
option-toss_chain-single = Only those who have not answered this turn
option-failed_toss_lockout = After a wrong toss-in
    .about = How long you may not toss in.
option-failed_toss_lockout-window = Until tossing in is next open
option-failed_toss_lockout-own_next_turn = Until your own next turn
option-coalition_mode = Against the caller
    .about = What those against the caller tell each other.
option-coalition_mode-silent = Everybody keeps what they have seen
option-coalition_mode-shared_peeks = What one has seen, all of them know
option-tie_rule = A tie with the caller
    .about = What the others get when the lowest of them ties with the caller.
option-tie_rule-caller3_coal0 = The others get 0
option-tie_rule-caller3_coalm1 = The others get −1
option-end = End of the match
    .about = A round that has begun is finished.
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

preset-seed = Usual
    .about = The rules as they stand in our book
preset-official = As printed
    .about = The printed rules: the discard begins empty, any card may be discarded, an unused ace may be taken, jacks and queens may choose two cards of one player, and nobody tosses in on their own turn
preset-app = Declaring kings
    .about = A king says what a face-down card is; the discard begins empty, any card may be discarded, and an unused ace may be taken
