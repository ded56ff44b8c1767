"""Spots: what matters at a decision of two-player Três Cartas, as a number.

There are three kinds of decisions: where to take a card from, what a drawn card replaces, and
whether to stop. What matters little, such as most of what has been discarded, is left out, so that
there are few enough spots to solve the game on them (`facedown.exact.tres_cartas`). A spot is made
of what a seat has seen and of nothing else.

Points stand for cards. A seat that has not seen one of its cards knows two, else three.
"""

from typing import Final

from mypy_extensions import i64

# Where a card is taken from, and at once what a taken one replaces.
DRAW_CARD: Final = 0
TAKE_FOR_HIGHEST: Final = 1
TAKE_FOR_UNSEEN: Final = 2
TAKE_AND_DISCARD: Final = 3
SOURCES: Final = 4

# What a drawn card replaces.
FOR_HIGHEST: Final = 0
FOR_UNSEEN: Final = 1
DISCARD_IT: Final = 2
PLACES: Final = 3

# Whether the round goes on.
GO_ON: Final = 0
STOP_NOW: Final = 1
STOPS: Final = 2

POINTS_OF_CARDS: Final = 13  # from 0 to 12
PAIRS: Final = 91  # of two cards, in no order
OWN_HANDS: Final = PAIRS + POINTS_OF_CARDS * POINTS_OF_CARDS

# The sum of the own cards, the highest sums as one: of all three, or of two and an unseen one.
SUMS: Final = 25
PAIR_SUMS: Final = 19
OWN_SUMS: Final = SUMS + PAIR_SUMS

# What all know of the rival's hand: nothing, one card, two, or all three, each by its sum.
ONE_OPEN: Final = (1, 2, 3, 4, 4, 5)
TWO_OPEN: Final = (6, 6, 6, 7, 7, 7, 8)
THREE_OPEN: Final = (9, 9, 10, 10, 11, 11, 12, 12, 13)
OPEN_HANDS: Final = 14
OPEN_COUNTS: Final = 3

# What lay on the discard before this turn's card: nothing, what was taken, or so many points.
NOTHING_BEFORE: Final = -1
TAKEN_BEFORE: Final = -2
BEFORE: Final = (2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 7)
BEFORES: Final = 8

# What lies there for the rival to take.
LEFT: Final = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2)
LEFTS: Final = 3

STOP_TURNS: Final = 7
OTHER_TURNS: Final = 6

STOP_SPOTS: Final = STOP_TURNS * OWN_SUMS * 2 * OPEN_HANDS * BEFORES * OPEN_COUNTS * LEFTS
SOURCE_SPOTS: Final = OTHER_TURNS * POINTS_OF_CARDS * OWN_HANDS * 2 * OPEN_COUNTS
PLACE_SPOTS: Final = OTHER_TURNS * POINTS_OF_CARDS * PAIRS * 2 * OPEN_COUNTS

# Where the actions of each kind of decision begin, in one row of all actions of all spots.
SOURCE_START: Final = STOP_SPOTS * STOPS
PLACE_START: Final = SOURCE_START + SOURCE_SPOTS * SOURCES
SIZE: Final = PLACE_START + PLACE_SPOTS * PLACES


class Sight:
    """What a seat knows: its own cards, sorted, and what all know of them and of the rival's.

    `middle` counts only if there is no unseen card.
    """

    def __init__(self) -> None:
        self.turns: i64 = 1
        self.lowest: i64 = 0
        self.middle: i64 = 0
        self.highest: i64 = 0
        self.has_unseen: bool = True
        self.own_open: i64 = 0
        self.rival_has_unseen: bool = True
        self.rival_open: i64 = 0
        self.rival_open_sum: i64 = 0


def stop_spot(sight: Sight, before: i64, left: i64) -> i64:
    """The spot of whoever may stop: the points of what lay on the discard, and of what lies there.

    `before` may be `NOTHING_BEFORE`, or `TAKEN_BEFORE` where it is in the own hand now.
    """
    turn = min(sight.turns, STOP_TURNS) - 1
    if sight.has_unseen:
        own = SUMS + min(sight.lowest + sight.highest, PAIR_SUMS - 1)
    else:
        own = min(sight.lowest + sight.middle + sight.highest, SUMS - 1)
    lay: i64 = 0 if before == NOTHING_BEFORE else 1
    if before >= 0:
        lay = BEFORE[before]
    spot = (turn * OWN_SUMS + own) * 2 + (1 if sight.rival_has_unseen else 0)
    spot = (spot * OPEN_HANDS + _open_hand(sight)) * BEFORES + lay
    return (spot * OPEN_COUNTS + min(sight.own_open, OPEN_COUNTS - 1)) * LEFTS + LEFT[left]


def source_spot(sight: Sight, top: i64) -> i64:
    """The spot of whoever may draw, or take the top of the discard."""
    turn = min(sight.turns, OTHER_TURNS) - 1
    if sight.has_unseen:
        own = _pair(sight)
    else:
        own = PAIRS + sight.highest * POINTS_OF_CARDS + (sight.lowest + sight.middle) // 2
    return _with_rival((turn * POINTS_OF_CARDS + top) * OWN_HANDS + own, sight)


def place_spot(sight: Sight, drawn: i64) -> i64:
    """The spot of whoever has drawn a card and has not seen one of its own."""
    turn = min(sight.turns, OTHER_TURNS) - 1
    return _with_rival((turn * POINTS_OF_CARDS + drawn) * PAIRS + _pair(sight), sight)


def may_take(action: i64, sight: Sight, top: i64) -> bool:
    """Whether an action is worth a thought where a card may be drawn or taken."""
    if action == TAKE_FOR_HIGHEST:
        return top < sight.highest
    return action != TAKE_FOR_UNSEEN or sight.has_unseen


def may_place(action: i64, sight: Sight, drawn: i64) -> bool:
    """Whether an action is worth a thought with a drawn card."""
    return action != FOR_HIGHEST or drawn < sight.highest


def _pair(sight: Sight) -> i64:
    return sight.highest * (sight.highest + 1) // 2 + sight.lowest


def _with_rival(spot: i64, sight: Sight) -> i64:
    unseen: i64 = 1 if sight.rival_has_unseen else 0
    return (spot * 2 + unseen) * OPEN_COUNTS + min(sight.rival_open, OPEN_COUNTS - 1)


def _open_hand(sight: Sight) -> i64:
    total = sight.rival_open_sum
    if sight.rival_open == 0:
        return 0
    if sight.rival_open == 1:
        return ONE_OPEN[min(total, len(ONE_OPEN) - 1)]
    if sight.rival_open == 2:
        return TWO_OPEN[min(total, len(TWO_OPEN) - 1)]
    return THREE_OPEN[min(total, len(THREE_OPEN) - 1)]
