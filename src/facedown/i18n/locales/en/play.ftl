## moves

move-ready = Ready
    .choice = Say you’re ready and turn the cards face down
    .about = You’ve memorised your cards; start the round.
    .what = turn the cards face down
move-look = Look at a card
    .choice = Look at { $slot }
    .ask = Look at which of your cards?
    .about = Look at one of your own cards before the round starts.
    .what = one of yours, only you see it
move-draw = Draw
    .choice = Draw from the stock
    .about = Draw the top card of the stock.
    .what = unseen, from the stock
move-take = Take { $top-sign }
    .choice = Take { $top } from the discard pile
    .about = Take the top card of the discard pile.
    .what = you know what you get
move-swap = Swap
    .choice = Swap { $drawn } for { $slot }
    .ask = Swap it for which of your cards?
    .about = Keep the drawn card in place of one of yours, which goes on the discard pile.
    .what = it replaces one of yours
    .pick = swap { $drawn-sign } for one of your cards
move-discard = Discard it
    .choice = Discard { $drawn }
    .about = Put the drawn card on the discard pile.
    .what = your cards stay as they are
move-end = End turn
    .choice = End your turn
    .about = It’s the next player’s turn.
move-pass = Pass
    .choice = Pass
    .about = Do nothing this time.
move-call = Call { $game }
    .choice = Call { $game }
    .about = Claim that your hand is the lowest; everyone else gets one last turn.
    .what = if you think you’re lowest; others play once more
move-peek = Look
    .choice = Look at { $place }
    .ask =
        { $whose ->
            [own] Look at which of your cards?
            [others] Look at which card of another player?
           *[any] Look at which card?
        }
    .about = Look at a card.
    .what = only you see it
move-exchange = Swap two cards
    .choice = Swap { $one } and { $other } without looking
    .ask =
        { $players ->
            [two] Swap which two cards, from two different players?
           *[any] Swap which two cards?
        }
    .about = Swap two face-down cards without looking at them.
    .what = without looking
move-inspect = Look at two cards
    .choice = Look at { $one } and { $other }
    .ask =
        { $players ->
            [two] Look at which two cards, from two different players?
           *[any] Look at which two cards?
        }
    .about = Look at two cards, then swap them if you like.
    .what = then swap them if you like
move-undo = Undo
    .choice = Undo your last move
    .about = Take back the last thing you did this turn.

## events

event-dealt = The cards are dealt.
event-turned = { $card } is turned up to start the discard pile.
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
        [you] The cards are face down. You start.
       *[other] The cards are face down. { $seat } starts.
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
        [you] You take { $card } from the discard pile.
       *[other] { $seat } takes { $card } from the discard pile.
    }
event-swapped =
    { $seat-is ->
        [you] You swap { $place } and discard { $card }.
       *[other] { $seat } swaps { $place } and discards { $card }.
    }
event-discarded =
    { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-received =
    { $seat-is ->
        [you] You get a card from the stock, face down.
       *[other] { $seat } gets a card from the stock, face down.
    }
event-exchanged = { $one } and { $other } are swapped.
event-kept =
    { $seat-is ->
        [you] You keep the two cards where they are.
       *[other] { $seat } keeps the two cards where they are.
    }
event-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-called =
    { $seat-is ->
        [you] You call { $game }! Everyone else gets one last turn.
       *[other] { $seat } calls { $game }! Everyone else gets one last turn.
    }
event-reshuffled = The discard pile is shuffled into a new stock.
event-turn =
    { $seat-is ->
        [you] Your turn.
       *[other] { $seat }’s turn.
    }
event-ended = { $ending }
event-revealed =
    { $seat-is ->
        [you] You show { $cards }.
       *[other] { $seat } shows { $cards }.
    }

## endings

ending-stock_out = Round over: the stock has run out.
ending-turn_limit = Round over: it went on too long.
ending-called = Round over: everyone has had a last turn.

## refusals

refusal-not_your_turn = It’s not your turn.
refusal-not_now = You can’t do that now.
refusal-wait_for_dealer = The cards are being shuffled.
refusal-dealer_shuffles = The cards are being shuffled.
refusal-no_such_slot = You have no card there.
refusal-no_such_place = There’s no card there.
refusal-already_seen = You’ve already looked at that card.
refusal-no_looks_left = You’ve used all your looks.
refusal-already_ready = You’re ready; waiting for the others.
refusal-already_passed = You’ve already passed.
refusal-discard_empty = The discard pile is empty.
refusal-stock_empty = The stock is empty.
refusal-must_swap = A card taken from the discard pile must be swapped in.
refusal-caller_protected = { $seat } has called: those cards can’t be touched.
refusal-not_your_card = Choose one of your own cards.
refusal-your_own_card = Choose another player’s card.
refusal-too_late = Too late: the cards have changed. It cost you nothing.
refusal-too_early_to_call =
    { $turns ->
        [one] Nobody may call before everyone has had a turn.
       *[other] Nobody may call before everyone has had { $turns } turns.
    }
refusal-default = You can’t do that now.
phase-setup =
    { $awaited-is ->
        [you]
            { $looks ->
                [0] Memorise your cards, then press Ready.
                [1] You may look at one more of your cards: pick it, and remember what you see.
               *[other] You may look at { $looks } of your cards: pick them, and remember what you see.
            }
       *[other] Still memorising: { $names }…
    }
phase-draw =
    { $awaited-is ->
        [you] Your turn: { $choices }.
       *[other] { $names } is about to draw…
    }
phase-decide =
    { $awaited-is ->
        [you] { $choices_start }.
       *[other] { $names } is deciding…
    }
phase-reveal = Everyone shows their cards.
phase-over = The round is over.
phase-after = The turn is over.

## abilities

ability-look_own = Look at one of your own cards
ability-look_other = Look at another player’s card
ability-swap_unseen = Swap two cards without looking
ability-look_and_swap = Look at two cards, then swap them if you like

## hints

hint-only_move = the rules leave you no other move here.
hint-call_odds = your chance to win with it is { $percent }%.
hint-not_yet = ending the round now would win only { $percent }% of the time.
hint-lowers_total = your cards add up to { $points } less.
hint-removes_card = you get rid of a card, and your cards add up to { $points } less.
hint-empties_hand = it leaves you with no cards.
hint-replaces_unseen = it’s worth { $points }; a card you haven’t seen is worth { $average } on average.
hint-trades_for_unseen = you trade { $points } for a card worth { $average } on average.
hint-reveals_own =
    { $cards ->
        [one] you get to know one of your cards.
       *[other] you get to know { $cards } of your cards.
    }
hint-reveals_other =
    { $cards ->
        [one] you get to know another player’s card.
       *[other] you get to know { $cards } of the others’ cards.
    }
hint-denies = { $seat }’s cards add up to { $points } more.
hint-burdens =
    { $cards ->
        [one] { $seat } ends up with one more card.
       *[other] { $seat } ends up with { $cards } more cards.
    }
hint-takes_known = the discard is worth { $points }; the stock gives about { $average }.
hint-discard_is_high = the discard is worth { $points }; the stock gives about { $average }.
hint-too_high = at { $points } it’s no lower than any card you know you have.
hint-uses_action = you get to use what the card does.
hint-nothing_sure = none of the cards you know match.
hint-takes_pile =
    { $cards ->
        [one] it’s face up, so you know what you get.
       *[other] you get { $cards } cards at once.
    }
hint-lays_down =
    { $cards ->
        [one] that’s one card fewer in your hand.
       *[other] that’s { $cards } cards fewer in your hand.
    }
hint-gains_joker = you get a joker.
hint-chance_to_win = it wins about { $percent }% of the time.
hint-nothing_better = it’s what a strong bot would do here.
hint-next_best = of the other moves, this one does best.
hint-default = it looks best from what you know.
