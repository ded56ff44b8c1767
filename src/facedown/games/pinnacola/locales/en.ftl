game = Pinnacola
    .line = Lay down runs and sets, raid the pozzo, and close before your opponent.
    .about = An Italian rummy for two, or for four in pairs, with two packs and four jokers. Lay down runs of a suit and sets of a rank, add to them, win jokers back, and take the whole open pozzo if you have a place for its top card. With a long run and a Poker on the table you may close.

## moves

move-take = Take the pozzo
    .choice =
        { $size ->
            [one] Take { $size } card from the pozzo
           *[other] Take { $size } cards from the pozzo
        }
    .ask = From which card up?
    .about = Take the pozzo; you must meld a card from it this turn.
move-discard = Discard
    .choice = Discard { $card }
    .ask = Discard which card?
    .about = Put a card from your hand on the pozzo; this ends your turn.
move-meld = Lay down
    .choice = Lay down { $cards }
    .ask = Which cards?
    .about = Lay down cards from your hand as a meld.
move-lay_off = Add
    .choice =
        { $meld ->
            [0] Add { laid_off-cards } to a meld
           *[other] Add { laid_off-cards } to meld { $meld }
        }
    .ask = Add to which meld?
    .about = Add cards from your hand to a meld.
move-replace = Take a joker
    .choice =
        { $meld ->
            [0] Swap { $card } for a joker
           *[other] Swap { $card } for the joker in meld { $meld }
        }
    .ask = Take the joker from which meld?
    .about = Put down the card a joker stands for, and take the joker.

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
                        [one] You pick up { $cards-count } card: { $cards }.
                       *[other] You pick up { $cards-count } cards: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] You pick up { $cards-count } card.
                       *[other] You pick up { $cards-count } cards.
                    }
            }
       *[other]
            { $cards-seen ->
                [yes]
                    { $cards-count ->
                        [one] { $seat } picks up { $cards-count } card: { $cards }.
                       *[other] { $seat } picks up { $cards-count } cards: { $cards }.
                    }
               *[no]
                    { $cards-count ->
                        [one] { $seat } picks up { $cards-count } card.
                       *[other] { $seat } picks up { $cards-count } cards.
                    }
            }
    }
event-opened = { $card } is turned up to start the pozzo.
event-melded =
    { $seat-is ->
        [you] You lay down { $cards }.
       *[other] { $seat } lays down { $cards }.
    }
laid_off-cards =
    { $below-count ->
        [0]
            { $above ->
                [joker] a joker
               *[other] { $above }
            }
       *[other]
            { $above-count ->
                [0]
                    { $below ->
                        [joker] a joker
                       *[other] { $below }
                    }
               *[other] { $below } and { $above }
            }
    }
event-laid_off =
    { $seat-is ->
        [you] You add { laid_off-cards } to a meld.
       *[other] { $seat } adds { laid_off-cards } to a meld.
    }
event-replaced =
    { $seat-is ->
        [you] You swap { $card } for a joker.
       *[other] { $seat } swaps { $card } for a joker.
    }
event-undone =
    { $seat-is ->
        [you] You undo that.
       *[other] { $seat } undoes that.
    }

## endings

ending-closed = Round over: it was closed.
ending-pinnacolone = Round over: a Pinnacolone wins the match.
table-round_goal = · to { $target }
end-goal = The match ends once someone has { $target } points. The higher total wins it.
# The points of the cards that are left, in the columns of a replay and in the terminal.
end-total = In hand
terminal-score = { $name }: { $total } in hand, { $points }, total { $standing }.

## refusals

refusal-not_now =
    { $why ->
        [draw_first] First draw a card or take the pozzo.
        [drawn] You’ve already drawn this turn: meld if you like, then discard.
       *[other] You can’t do that now.
    }
refusal-no_such_size =
    { $why ->
        [none] The pozzo is empty.
        [whole] The pozzo is taken whole or not at all.
       *[part] You can’t take that many cards.
    }
refusal-cannot_meld_it =
    { $why ->
        [keep] You could meld { $card }, but you’d have too few cards left to end your turn, so you can’t take the pozzo.
       *[fit] { $card } doesn’t fit any meld, so you can’t take the pozzo.
    }
refusal-not_a_meld =
    { $why ->
        [few] A meld takes three cards or more.
        [jokers] Only one joker in a meld, or all four by themselves.
        [twice] Not a meld: { $card-sign } is there twice.
        [five] A set has four cards at most.
        [gap] Not a meld: { $cards } need { $missing } or a joker between them.
        [gaps] Not a run yet: { $missing } are missing.
        [apart] Those cards are too far apart for a run.
        [past_ace] A run doesn’t go on past the ace.
        [odd] { $card } doesn’t go with the others: a run is one suit, a set is one rank.
        [mixed] A run is one suit, a set is one rank; those cards are neither.
       *[order] That isn’t a meld.
    }
refusal-not_in_hand = You don’t have { $card }.
refusal-no_such_meld = There’s no such meld.
refusal-not_your_meld = That meld isn’t yours: you add only to your own.
refusal-does_not_fit =
    { $why ->
        [nothing] Choose cards to add first.
        [full] That meld is complete: there’s no place for { $card }.
        [joker] There’s no place for another joker in that meld.
        [stands_for] That joker stands for { $cards }, not for { $card }.
        [stays] That meld keeps its jokers: you can’t swap { $card } in.
        [no_joker] There’s no joker in that meld to swap { $card } for.
       *[other] { $card } doesn’t fit there. What fits next: { $cards }.
    }
refusal-joker_goes_elsewhere = The joker you took must go into another meld.
refusal-joker_cannot_be_used = You couldn’t use the joker this turn, so you can’t swap { $card } for it.
refusal-meld_it_first = You must meld { $card } first: you’ve just taken it.
refusal-keep_a_card =
    { $why ->
        [all] You can’t lay down every card: keep one to discard.
        [last] You can’t close with { $card } yet: { closing-needs }.
       *[one] You’d have one card left and couldn’t close with it: { closing-needs }. Keep two.
    }
closing-needs =
    { $needs ->
        [pinnacola] you have no Pinnacola on the table
        [poker] you have no Poker on the table
       *[both] you have no Pinnacola and no Poker on the table
    }
refusal-nothing_to_undo = There’s nothing to undo.
refusal-no_undo_left = No more undos this turn.

## cautions

meld-title =
    { $kind ->
        [poker] Poker
        [pinnacola] Pinnacola
       *[pinnacolone] Pinnacolone
    }
caution-joker_ends_bonus = With { $card } this { meld-title } loses its bonus: it’s worth { $points } points instead of { $before }.
caution-joker_ends_bonus_and_closing = With { $card } this { meld-title } loses its bonus and no longer counts for closing: it’s worth { $points } points instead of { $before }.
caution-joker_bars_bonus = With { $card } this { meld-title } has no bonus: it’s worth { $points } points.
caution-joker_bars_bonus_and_closing = With { $card } this { meld-title } has no bonus and doesn’t count for closing: it’s worth { $points } points.

## notes

note-pinnacola_laid = A Pinnacola: on the table.
    .short = Pinnacola ✓
note-pinnacola_needs =
    { $missing-count ->
        [0]
            { $have ->
                [0] A Pinnacola, seven in a row in one suit: none in sight.
               *[other] A Pinnacola: you hold the cards for it.
            }
       *[other]
            { $joker ->
                [yes] A Pinnacola, seven in a row in one suit: you have { $have }, joker included, and could complete it with { $missing }; your joker can be one of them.
                [placed] A Pinnacola, seven in a row in one suit: you have { $have }, joker included, and could complete it with { $missing }.
               *[no] A Pinnacola, seven in a row in one suit: you have { $have }, and could complete it with { $missing }.
            }
    }
    .short = Pinnacola { $have }/{ $size }
note-poker_laid = A Poker: on the table.
    .short = Poker ✓
note-poker_needs =
    { $missing-count ->
        [0]
            { $have ->
                [0] A Poker, four of a rank in four suits: none in sight.
               *[other] A Poker: you hold the cards for it.
            }
       *[other]
            { $joker ->
                [yes] A Poker, four of a rank in four suits: you have { $have }, joker included, and could complete it with { $missing }; your joker can be one of them.
                [placed] A Poker, four of a rank in four suits: you have { $have }, joker included, and could complete it with { $missing }.
               *[no] A Poker, four of a rank in four suits: you have { $have }, and could complete it with { $missing }.
            }
    }
    .short = Poker { $have }/{ $size }
note-loose =
    { $count ->
        [0] Meld every card but one, and discard that one. Each of your cards fits a meld, though perhaps not all at once.
        [one] Meld every card but one, and discard that one. Of your { $held } cards { $cards } fits no meld yet.
       *[other] Meld every card but one, and discard that one. Of your { $held } cards { $count } fit no meld yet: { $cards }.
    }
    .short =
        { $count ->
            [0] All fit a meld
            [one] { $count } fits no meld
           *[other] { $count } fit no meld
        }
note-cost = If the round ended now, the cards you hold would cost you { $points } points.
    .short = In hand −{ $points }

## phases

phase-deal = The cards are dealt.
phase-meld =
    { $awaited-is ->
        [you] Meld if you like, then discard a card.
       *[other] { $names } is melding…
    }

## hints

hint-takes_pile =
    { $cards ->
        [one] you can meld it right away.
       *[other] you can meld one of them right away, and build with the rest.
    }
hint-makes_full_set = it makes a Poker: your melds gain { $points } points, bonus included.
hint-makes_long_run = it makes a Pinnacola: your melds gain { $points } points, bonus included.
hint-makes_whole_run = it makes a Pinnacolone: your melds gain { $points } points, bonus included.
hint-adds_points = your melds gain { $points } points.
hint-empties_hand = you close the round, and closing brings a bonus.
hint-safe_discard = your opponent probably can’t use it ({ $percent }%).
hint-risky_discard = no discard is safer, though your opponent may use it ({ $percent }%).
hint-not_planned = you need it neither for a meld nor to close.
hint-spare_card = it’s the card you need least.

## levels

level-relaxed = Relaxed
    .about = Often melds without a plan and forgets what you pick up
level-friendly = Friendly
    .about = Now and then melds without a plan
level-regular = Regular
    .about = Plays to a plan and rarely strays from it
level-sharp = Sharp
    .about = Hardly ever strays from its plan and plays fast
level-master = Master
    .about = Tries out what may come before each move

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
    .about = How many cards each player is dealt.
option-hand_size-12 = 12 cards
option-hand_size-13 = 13 cards
option-hand_size-15 = 15 cards
option-hand_size-19 = 19 cards
option-target = Target
    .about = Once somebody has this total, the higher total wins.
option-pozzo_take = Taking the pozzo
    .about = How much of it you take, and what you must meld.
option-pozzo_take-whole_top = All of it; its top card must be melded
option-pozzo_take-from_card_deepest = From any card up; that card must be melded
option-stock_empty = When the stock runs out
    .about = What happens then.
option-stock_empty-end_hand = The round ends
option-stock_empty-reshuffle_pozzo = The pozzo is reshuffled, once per round
option-dirty_counts = Jokers in Pinnacolas and Pokers
    .about = What a Pinnacola, Pinnacolone or Poker with a joker is worth.
option-dirty_counts-full = Full value
option-dirty_counts-closing_only = Good for closing, but no bonus
option-dirty_counts-no = No bonus, and no good for closing
option-bonus_mode = Bonuses
    .about = How they combine with the card points.
option-bonus_mode-add = On top of the cards
option-bonus_mode-replace = Instead of the cards
option-lay_off_opponent = Your opponent’s melds
    .about = Whether you may add cards to them.
option-lay_off_opponent-true = You may; the points go to your opponent
option-lay_off_opponent-false = You may not
option-in_mano = Closing on the first turn
    .about = What a chiusura in mano is worth.
option-in_mano-plus_both = Double the melds, plus 300
option-in_mano-trad = Double the melds, plus 200
option-in_mano-origin = Double the melds, plus 400
option-closing_requires = Needed to close
    .about = What you must have on the table.
option-closing_requires-both = A Pinnacola and a Poker
option-closing_requires-pinnacola = A Pinnacola
option-closing_requires-none = Nothing special
option-pinnacolone_wins = Pinnacolone
    .about = What a run of a whole suit gives; one with a joker only where jokers count in full.
option-pinnacolone_wins-true = Whoever has one on the table when a turn ends wins the match at once, whatever the points say
option-pinnacolone_wins-false = 600 points, besides its cards counted twice, or in their place where bonuses replace them
option-ace_to_ace = What a Pinnacolone is
    .about = How far the run must go.
option-ace_to_ace-true = From ace to ace only; up to the king it is a Pinnacola
option-ace_to_ace-false = From ace to king, with or without the second ace
option-unopened_penalty = Never having melded
    .about = The points that a player or pair loses, besides its cards, if it has no meld on the table when the round ends.

## presets

preset-seed = Standard
    .about = To 1,000; a Pinnacola and a Poker to close
preset-tradizionale = Tradizionale
    .about = To 1,500; only clean Pinnacolas and Pokers count; bonuses instead of card points; close with anything, in mano for 200; a Pinnacolone wins the match; take from any card of the pozzo
preset-pulita = Pulita
    .about = Standard, but only clean Pinnacolas and Pokers count
preset-coppie = Coppie
    .about = Four in pairs, to 1,500
preset-pinella = Pinella
    .about = Black twos wild, to 1,500, clean melds, free closing, take from any card of the pozzo, a Pinnacolone from ace to ace

## the table

table-pozzo_count =
    { $count ->
        [one] Pozzo: { $count } card
       *[other] Pozzo: { $count } cards
    }
table-pozzo_empty = Pozzo: empty
table-melds_of = { $name }’s melds
table-melds_yours = Your melds
table-selected =
    { $count ->
        [one] { $count } card selected
       *[other] { $count } cards selected
    }
table-lay = Lay down
table-add_where =
    { $end ->
        [low] Meld { $meld }, low end
        [high] Meld { $meld }, high end
        [both] Meld { $meld }, both ends
       *[set] Add to meld { $meld }
    }
table-swap_where = Swap for the joker in meld { $meld }
table-joker_as = joker as { $card }
table-laid = Laid:
table-to_close = To close
table-to_close_all = You need all of these:
table-suggest = Suggest what to do
table-suggest_none = No meld found.
table-is_meld = That’s a { $kind }.
table-sort = Sort your cards
table-by_suit = Suit
table-by_rank = Rank
table-by_hand = Manual
table-hand_keys = Arrow keys move between cards, Space selects, Enter lays down, Shift with an arrow key moves a card.
table-choose_one = Select one card to discard.
table-choose_cards = Select cards from your hand first.
table-choose_none = Clear
table-suggest_short = Suggest
table-fits = Fits meld { $melds }.
table-grows = Add to meld { $meld } for a { $kind }.
table-must_meld = must be melded this turn
table-no_melds = No melds yet
table-meld_named = { $kind }, { $points } points, meld { $number }: { $cards }
table-melds_worth =
    { $count ->
        [one] melds worth { $points } point
       *[other] melds worth { $points } points
    }
table-ask_joker = Discard a joker? It stands for any card, and is worth { $worth } points.
table-can_close = Discard your last card to close.
table-two_left = Discard a card: with two left, you can only lay down to close.
table-owed = Meld the { $card } first.
meld-run = run
meld-set = set of three
meld-poker = Poker
meld-pinnacola = Pinnacola
meld-pinnacolone = Pinnacolone
meld-poker_jokers = Poker of jokers

# In large letters over the table, when one is made.
shout-pinnacola = Pinnacola!
shout-pinnacolone = Pinnacolone!

## the first lesson

lesson-aim = Lay down runs in a suit and sets of a rank. Ending the round takes a run of seven and four of a kind.
lesson-draw = The pozzo, the discard pile, is yours if you can meld its top card. The { $top-sign } fits nothing, so { $wish } must wait: draw.
lesson-joker = A joker stands for any card, one in each meld. Lay down { $run }: it’s the 7 in this run.
    .mistake = Save those cards for later. First lay down { $run }.
    .elsewhere = There the joker would stay. Put it where a long run begins: { $run }.
    .discard = A discard ends your turn. First lay down { $run }.
lesson-poker = Four queens are a Poker: 40 points, and a bonus of 80. Lay down { $queens }.
    .mistake = You need a Poker to close, and it takes all four queens. Lay down { $queens }.
    .discard = A discard ends your turn. First lay down your Poker: { $queens }.
lesson-discard = Every turn ends with a discard on the pozzo. Nothing goes with { $spare }: discard it.
    .mistake = You’ll want that card for a run. Discard { $spare }.
lesson-pozzo = { $seat1 } discards { $top }, and that’s a card you can meld. Take the whole pozzo, { $wish } and all!
    .mistake = The stock gives you one card, the pozzo four, { $wish } among them. Take the pozzo.
lesson-owed = Now your next move must meld { $top }. You may use what you took: lay down { $run }.
    .mistake = That would do, but longer is better. Lay down all five: { $run }.
lesson-pinnacola = Add { $more } to your first run. Seven in a row are a Pinnacola, and count double!
    .mistake = A Pinnacola takes seven in a row. Add all three: { $more }.
    .discard = You’d end your turn when you could close. First add { $more }.
lesson-close = A Pinnacola and a Poker are down, and you hold one card. Discard { $last } to close the round!
lesson-won = You win { $score0 } to { $score1 }: Pinnacola 160, Poker 120, run 30, closing 100. { $seat1 } pays for the cards still in hand.
    .next = Now play a round. Keep some melds in hand: with few cards you’ll seldom get the pozzo.
