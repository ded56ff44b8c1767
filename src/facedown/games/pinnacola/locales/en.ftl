game = Pinnacola
    .line = Lay down runs and sets, fish in the pozzo, and close before your opponent.
    .about = An Italian rummy for two, or for four in pairs, with two packs and four jokers. Lay down runs of a suit and sets of a rank, add to them, win jokers back, and take the whole open pozzo if you have a place for its top card. With a long run and a Poker on the table you may close.

## moves

move-take = Take the pozzo
    .choice = Take { $size } from the pozzo
    .ask = From which card on?
    .about = Take the pozzo; you must meld a card of it at once.
move-discard = Discard
    .choice = Discard { $card }
    .ask = Discard which card?
    .about = Put a card of your hand on the pozzo; your turn ends.
move-meld = Lay down
    .choice = Lay down { $cards }
    .ask = Which cards?
    .about = Lay cards of your hand down as a meld.
move-lay_off = Add to a meld
    .choice = Add { $cards } to meld { $meld }
    .ask = Add to which meld?
    .about = Add cards of your hand to a meld.
move-replace = Take a joker
    .choice = Put { $card } in place of the joker of meld { $meld }
    .ask = The joker of which meld?
    .about = Put the card a joker stands for in its place, and take the joker.

## events

event-took =
    { $seat-is ->
        [you] You take the pozzo: { $cards }.
       *[other] { $seat } takes the pozzo: { $cards }.
    }
event-picked_up =
    { $seat-is ->
        [you]
            { $cards-seen ->
                [yes]
                    { $cards-count ->
                        [one] You take up { $cards-count } card: { $cards }.
                       *[other] You take up { $cards-count } cards: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] You take up { $cards-count } card.
                       *[other] You take up { $cards-count } cards.
                    }
            }
       *[other]
            { $cards-seen ->
                [yes]
                    { $cards-count ->
                        [one] { $seat } takes up { $cards-count } card: { $cards }.
                       *[other] { $seat } takes up { $cards-count } cards: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] { $seat } takes up { $cards-count } card.
                       *[other] { $seat } takes up { $cards-count } cards.
                    }
            }
    }
event-opened = { $card } is turned up and begins the pozzo.
event-melded =
    { $seat-is ->
        [you] You lay down { $cards }.
       *[other] { $seat } lays down { $cards }.
    }
event-laid_off =
    { $seat-is ->
        [you] You add { $cards } to a meld.
       *[other] { $seat } adds { $cards } to a meld.
    }
event-replaced =
    { $seat-is ->
        [you] You put { $card } in place of a joker and take the joker.
       *[other] { $seat } puts { $card } in place of a joker and takes the joker.
    }
event-undone =
    { $seat-is ->
        [you] You take that back.
       *[other] { $seat } takes that back.
    }

## endings

ending-closed = The hand is over: it was closed.
ending-pinnacolone = The hand is over: a Pinnacolone wins the match.

## refusals

refusal-no_such_size = That many cards cannot be taken.
refusal-cannot_meld_it = You could not meld the card you would have to.
refusal-not_a_meld = Those cards are no meld.
refusal-not_in_hand = You do not have that card.
refusal-no_such_meld = There is no such meld.
refusal-not_your_meld = That meld is not yours.
refusal-does_not_fit = That does not fit the meld.
refusal-joker_goes_elsewhere = The joker has to go to another meld.
refusal-joker_cannot_be_used = You could not use the joker at once.
refusal-meld_it_first = First meld { $card }.
refusal-keep_a_card = You must keep a card to discard, and one more as long as you may not close.
refusal-nothing_to_undo = There is nothing to take back.
refusal-no_undo_left = You have taken back enough in this turn.

## phases

phase-deal = The cards are dealt.
phase-meld =
    { $awaited-is ->
        [you] Meld what you like, then discard a card.
       *[other] { $names } is melding.
    }
phase-over = The hand is over.

## hints

hint-takes_pozzo =
    { $cards ->
        [one] you gain a card from the pozzo.
       *[other] you gain { $cards } cards from the pozzo.
    }
hint-lays_down =
    { $cards ->
        [one] one more card lies on the table and not in your hand.
       *[other] { $cards } more cards lie on the table and not in your hand.
    }
hint-gains_joker = you gain a joker.
hint-safe_discard = your opponent probably has no use for it ({ $percent } of 100).
hint-spare_card = it is the card you need least.

## house rules

option-pairs = Pairs
    .about = Two against each other, or four in pairs: partners sit opposite each other and see each other’s cards no more than anyone does. It takes four players.
option-pairs-true = Four play in pairs; melds and points belong to the pair, one closes for both, and both hands count against it
option-pairs-false = Two play, each alone
option-pinelle = Pinelle
    .about = Whether the black twos are wild. A pinella counts 25 like a joker and makes a meld dirty, but nobody can take it back out of a meld.
option-pinelle-true = 2♣ and 2♠ are wild, 2♥ and 2♦ are out of the pack; a three comes next to the ace
option-pinelle-false = Twos are twos; only jokers are wild
option-hand_size = Cards dealt
    .about = How many cards each player gets.
option-hand_size-12 = 12 cards
option-hand_size-13 = 13 cards
option-hand_size-15 = 15 cards
option-hand_size-19 = 19 cards
option-target = Target
    .about = The total that wins the match.
option-pozzo_take = Taking the pozzo
    .about = How much of it, and what you must meld.
option-pozzo_take-whole_top = All of it; its top card must be melded
option-pozzo_take-from_card_deepest = From any card up; that card must be melded
option-stock_empty = When the stock runs out
    .about = What happens then.
option-stock_empty-end_hand = The hand ends
option-stock_empty-reshuffle_pozzo = Once a hand, the pozzo is shuffled into it
option-dirty_counts = Jokers in long runs and Pokers
    .about = What a Pinnacola, Pinnacolone or Poker with a joker counts.
option-dirty_counts-full = It counts in full
option-dirty_counts-closing_only = It counts for closing, but gives its cards only
option-dirty_counts-no = It counts for neither bonus nor closing
option-bonus_mode = Bonuses
    .about = How they go with the points of the cards.
option-bonus_mode-add = On top of the cards
option-bonus_mode-replace = In place of the cards
option-lay_off_opponent = The opponent’s melds
    .about = Whether you may add cards to them.
option-lay_off_opponent-true = You may; they count for your opponent
option-lay_off_opponent-false = You may not
option-in_mano = Closing on the first turn
    .about = What chiusura in mano gives.
option-in_mano-plus_both = Twice the melds, and 300
option-in_mano-trad = Twice the melds, and 200
option-in_mano-origin = Twice the melds, and 400
option-closing_requires = To close you need
    .about = What must lie before you.
option-closing_requires-both = A Pinnacola and a Poker
option-closing_requires-pinnacola = A Pinnacola
option-closing_requires-none = Nothing in particular
option-pinnacolone_wins = A Pinnacolone
    .about = What a run of a whole suit gives; one with a joker only where jokers count in full.
option-pinnacolone_wins-true = Whoever has one on the table when a turn ends wins the match at once, whatever the points say
option-pinnacolone_wins-false = 600 points, besides its cards counted twice, or in their place where bonuses replace them
option-ace_to_ace = What a Pinnacolone is
    .about = How far the run must go.
option-ace_to_ace-true = From ace to ace only; up to the king it is a Pinnacola
option-ace_to_ace-false = From ace to king, with or without the second ace
option-unopened_penalty = Never having melded
    .about = The points that a player or pair loses, besides its cards, if it has no meld on the table when the hand ends.

## presets

preset-seed = Usual
    .about = To 1000, a Pinnacola and a Poker to close
preset-tradizionale = Tradizionale
    .about = To 1500, clean melds, free closing, take from any card of the pozzo
preset-pulita = Pulita
    .about = As usual, but only clean Pinnacolas and Pokers count
preset-coppie = Coppie
    .about = Four in pairs, to 1500
preset-pinella = Pinella
    .about = Black twos wild, to 1500, clean melds, free closing, take from any card of the pozzo, a Pinnacolone from ace to ace
