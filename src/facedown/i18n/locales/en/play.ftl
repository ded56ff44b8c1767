## moves

move-ready = Ready
    .choice = Ready: turn the cards down
    .about = You have seen your cards; the round may begin.
move-look = Look at a card
    .choice = Look at { $slot }
    .ask = Look at which of your cards?
    .about = Look at one of your own cards before the round begins.
move-draw = Draw
    .choice = Draw from the stock
    .about = Take the top card of the stock.
move-take = Take { $top-sign }
    .choice = Take { $top } from the discard
    .about = Take the top card of the discard.
move-swap = Swap
    .choice = Swap { $drawn } for { $slot }
    .ask = Swap it for which card?
    .about = Put the drawn card in your row; the card that lay there goes on the discard.
move-discard = Discard { $drawn-sign }
    .choice = Discard { $drawn }
    .about = Put the card you have drawn on the discard.
move-end = End your turn
    .choice = End your turn
    .about = Let the turn go on to the next player.
move-pass = Let it go
    .choice = Let it go
    .about = Do nothing this time.
move-call = Call { $game }
    .choice = Call { $game }
    .about = Say that your hand is the lowest; everybody else has one more turn.
move-peek = Look
    .choice = Look at { $place }
    .ask = Look at which card?
    .about = Look at a card.
move-exchange = Exchange two cards
    .choice = Exchange { $one } and { $other }, unseen
    .ask = Exchange which two cards?
    .about = Exchange two face-down cards without looking at them.
move-inspect = Look at two cards
    .choice = Look at { $one } and { $other }
    .ask = Look at which two cards?
    .about = Look at two cards, then exchange them or not.
move-undo = Take it back
    .choice = Take back the last meld
    .about = Take back the last thing you melded in this turn.

## events

event-dealt = The cards are dealt.
event-peeked =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] You look at { $place }: { $card }.
               *[no] You look at { $place }.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } looks at { $place }: { $card }.
               *[no] { $seat } looks at { $place }.
            }
    }
event-inspected =
    { $seat-is ->
        [you]
            { $first-seen ->
                [yes] You look at { $one }, { $first }, and { $other }, { $second }.
               *[no] You look at { $one } and { $other }.
            }
       *[other]
            { $first-seen ->
                [yes] { $seat } looks at { $one }, { $first }, and { $other }, { $second }.
               *[no] { $seat } looks at { $one } and { $other }.
            }
    }
event-readied =
    { $seat-is ->
        [you] You are ready.
       *[other] { $seat } is ready.
    }
event-begun =
    { $seat-is ->
        [you] The cards lie face down. You begin.
       *[other] The cards lie face down. { $seat } begins.
    }
event-drew =
    { $seat-is ->
        [you]
            { $card-seen ->
                [yes] You draw { $card }.
               *[no] You draw a card.
            }
       *[other]
            { $card-seen ->
                [yes] { $seat } draws { $card }.
               *[no] { $seat } draws a card.
            }
    }
event-took =
    { $seat-is ->
        [you] You take { $card } from the discard.
       *[other] { $seat } takes { $card } from the discard.
    }
event-swapped =
    { $seat-is ->
        [you] You swap { $place }; { $card } goes on the discard.
       *[other] { $seat } swaps { $place }; { $card } goes on the discard.
    }
event-discarded =
    { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-received =
    { $seat-is ->
        [you] You get a card from the stock, unseen.
       *[other] { $seat } gets a card from the stock, unseen.
    }
event-exchanged = { $one } and { $other } change places.
event-kept =
    { $seat-is ->
        [you] You leave the two cards where they are.
       *[other] { $seat } leaves the two cards where they are.
    }
event-passed =
    { $seat-is ->
        [you] You let it go.
       *[other] { $seat } lets it go.
    }
event-called =
    { $seat-is ->
        [you] You call { $game }! Everybody else has one more turn.
       *[other] { $seat } calls { $game }! Everybody else has one more turn.
    }
event-reshuffled = The discard is shuffled and becomes the stock.
event-turn =
    { $seat-is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-ended = { $ending }
event-revealed =
    { $seat-is ->
        [you] You turn up { $cards }.
       *[other] { $seat } turns up { $cards }.
    }

## endings

ending-stock_out = The round is over: the stock is used up.
ending-turn_limit = The round is over: it has lasted too long.
ending-called = The round is over: it was called, and everybody has had a last turn.

## refusals

refusal-not_your_turn = It is not your turn.
refusal-not_now = That cannot be done now.
refusal-wait_for_dealer = The cards are being shuffled.
refusal-dealer_shuffles = The cards are being shuffled.
refusal-no_such_slot = You have no card there.
refusal-no_such_place = No card lies there.
refusal-already_seen = You have looked at that card already.
refusal-no_looks_left = You have looked at as many cards as you may.
refusal-already_ready = You are ready already; the others are not.
refusal-already_passed = You have let it go already.
refusal-discard_empty = The discard is empty.
refusal-stock_empty = The stock is empty.
refusal-must_swap = A card taken from the discard must be swapped in.
refusal-caller_protected = { $seat } has called: those cards may not be touched.
refusal-not_your_card = Choose one of your own cards.
refusal-your_own_card = Choose a card of another player.
refusal-too_late = Too late: the cards have changed. It cost you nothing.
refusal-awaited = You have to do something.
refusal-default = That is not allowed now.
phase-setup =
    { $awaited-is ->
        [you] Keep your cards in mind, then say that you are ready.
       *[other] { $names }: a first look at the cards.
    }
phase-draw =
    { $awaited-is ->
        [you] Your turn: { $choices }.
       *[other] { $names } to draw.
    }
phase-decide =
    { $awaited-is ->
        [you] What do you do with { $drawn }: { $choices }?
       *[other] { $names } has drawn.
    }
phase-reveal = The cards are turned up.
phase-over = The round is over.
phase-after = The turn is over.

## hints

hint-only_move = there is nothing else you can do.
hint-call_odds = in { $percent } of 100 ways the hidden cards may lie now, your hand is low enough.
hint-not_yet = your hand is low enough in only { $percent } of 100 ways the hidden cards may lie now.
hint-lowers_total =
    { $points ->
        [one] your total goes down by { $points } point.
       *[other] your total goes down by { $points } points.
    }
hint-removes_card =
    { $points ->
        [one] you are rid of a card, and of { $points } point.
       *[other] you are rid of a card, and of { $points } points.
    }
hint-empties_hand = you have no cards left then.
hint-replaces_unseen = it counts { $points }, and a card you have not seen counts { $average } on average.
hint-trades_for_unseen = you give away { $points } for a card that counts { $average } on average.
hint-reveals_own =
    { $cards ->
        [one] you learn one of your own cards.
       *[other] you learn { $cards } of your own cards.
    }
hint-reveals_other =
    { $cards ->
        [one] you learn a card of somebody else.
       *[other] you learn { $cards } cards of others.
    }
hint-denies =
    { $points ->
        [one] { $seat } gets { $points } point more.
       *[other] { $seat } gets { $points } points more.
    }
hint-burdens =
    { $cards ->
        [one] { $seat } gets a card more.
       *[other] { $seat } gets { $cards } cards more.
    }
hint-takes_known = the discard counts { $points }, a card of the stock { $average } on average.
hint-discard_is_high = the discard counts { $points }, a card of the stock only { $average } on average.
hint-too_high = with { $points } it is not lower than any card you know you have.
hint-uses_action = you can use what the card does.
hint-nothing_sure = no card you know of fits now.
hint-nothing_better = nothing else seems better.
hint-default = it looks best from what you know.
