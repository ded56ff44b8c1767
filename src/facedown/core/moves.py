"""Moves that many games share. A game lists the ones it knows in its own `moves.py`."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from facedown.core.fields import NUMBERS, PLACE, SLOT
from facedown.core.placed_card import Place, seat_of, slot_of
from facedown.core.records import Move
from facedown.core.seats import MAX_SEATS


class Ready(Move):
    """I have seen my cards; the round may begin."""

    WORD = "ready"
    KEY = "r"


class Draw(Move):
    """Take the top card of the stock."""

    WORD = "draw"
    KEY = "d"


class Take(Move):
    """Take the top card of the discard."""

    WORD = "take"
    KEY = "t"


class Discard(Move):
    """Put the card just drawn on the discard."""

    WORD = "discard"
    KEY = "x"


class Swap(Move):
    """Put the card just drawn in a slot of one's hand, and what lay there on the discard."""

    WORD = "swap"
    KEY = "s"
    FIELDS = (("slot", SLOT),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Look(Move):
    """Look at one of one's own cards before the round begins."""

    WORD = "look"
    KEY = "l"
    FIELDS = (("slot", SLOT),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


def is_left_of(one: Place, other: Place) -> bool:
    """Whether a place comes before another: of a lower seat, or in one hand of a lower slot."""
    if seat_of(one) == seat_of(other):
        return slot_of(one) <= slot_of(other)
    return seat_of(one) < seat_of(other)


class Peek(Move):
    """Look at the card of a place."""

    WORD = "peek"
    KEY = "l"
    FIELDS = (("place", PLACE),)

    def __init__(self, place: Place) -> None:
        self.place: Final = place


class Exchange(Move):
    """Exchange the cards of two places, unseen. Which comes first says nothing."""

    WORD = "exchange"
    KEY = "e"
    FIELDS = (("one", PLACE), ("other", PLACE))

    def __init__(self, one: Place, other: Place) -> None:
        self.one: Final = one if is_left_of(one, other) else other
        self.other: Final = other if is_left_of(one, other) else one


class Inspect(Move):
    """Look at the cards of two places, chosen before either is seen. The order says nothing."""

    WORD = "inspect"
    KEY = "i"
    FIELDS = (("one", PLACE), ("other", PLACE))

    def __init__(self, one: Place, other: Place) -> None:
        self.one: Final = one if is_left_of(one, other) else other
        self.other: Final = other if is_left_of(one, other) else one


class EndTurn(Move):
    """End the turn: the next seat is up."""

    WORD = "end"
    KEY = "e"


class Pass(Move):
    """Do not react in this window."""

    WORD = "pass"
    KEY = "space"


class Undo(Move):
    """Take back the last move of this turn, where the rules and the table allow it."""

    WORD = "undo"
    KEY = "u"


class Shuffle(Move):
    """The Dealer's: the discard below its top card becomes the stock, in this order.

    Position i of the new stock, from the top, gets the card at `order[i]` of the discard, counted
    from the bottom.
    """

    WORD = "shuffle"
    FIELDS = (("order", NUMBERS),)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order


READY: Final = Ready()
DRAW: Final = Draw()
TAKE: Final = Take()
DISCARD: Final = Discard()
END_TURN: Final = EndTurn()
PASS: Final = Pass()
UNDO: Final = Undo()
# By slot, made once: lists of legal moves hold these. A longer hand makes its own.
SWAPS: Final = [Swap(slot) for slot in range(64)]
LOOKS: Final = [Look(slot) for slot in range(64)]


def swap(slot: int) -> Swap:
    """The move that swaps the drawn card into this slot."""
    return SWAPS[slot] if 0 <= slot < 64 else Swap(slot)


def for_bots(moves: Sequence[Move]) -> list[Move]:
    """The moves that a bot may choose from: taking one back is for people (P-38)."""
    return [move for move in moves if not isinstance(move, Undo)]


T = TypeVar("T")

NO_MOVES: Final = list[Move]()
_NOT_MADE: Final = list[Move]()
# Lists are kept for hands of so many slots, and moves for so many places; what goes beyond is made
# each time, for hands take ever new forms.
_MAX_KEPT: Final = 1 << 11
_MAX_PLACES: Final = 24 * MAX_SEATS


class MovesBySlot:
    """Lists of moves that differ only in the slots of a hand, each made once and handed out again.

    `make` gives the moves for one slot; `first` and `last` stand before and after those.
    """

    def __init__(
        self,
        make: Callable[[int], list[Move]],
        *,
        first: list[Move] = NO_MOVES,
        last: list[Move] = NO_MOVES,
    ) -> None:
        self._make: Final = make
        self._first: Final = first
        self._last: Final = last
        # By the set of slots, as far as one was asked for.
        self._made: Final = list[list[Move]]()

    def of(self, filled: int) -> list[Move]:
        """The moves for the slots of a set, from left to right."""
        if filled >= len(self._made):
            if filled >= _MAX_KEPT:
                return self._listed(filled)
            self._made.extend([_NOT_MADE] * (filled + 1 - len(self._made)))
        moves = self._made[filled]
        if moves is _NOT_MADE:
            moves = self._made[filled] = self._listed(filled)
        return moves

    def _listed(self, filled: int) -> list[Move]:
        moves = list(self._first)
        for slot in range(filled.bit_length()):
            if filled >> slot & 1:
                moves += self._make(slot)
        moves += self._last
        return moves


def _picked(row: list[T], places: list[Place]) -> list[T]:
    # Of any type: compiled, whatever is read from a list of moves is asked whether it is a move.
    return [row[where] for where in places]


class MovesByPair:
    """Moves for two places, each made once, and lists of them for every two of some places."""

    def __init__(
        self, make: Callable[[Place, Place], Move], *, last: list[Move] = NO_MOVES
    ) -> None:
        self._make: Final = make
        self._last: Final = last
        # By the one place a row, in it by the other.
        self._rows: Final = [_NOT_MADE] * _MAX_PLACES

    def move(self, one: Place, other: Place) -> Move:
        """The move for these two places."""
        if one >= _MAX_PLACES or other >= _MAX_PLACES:
            return self._make(one, other)
        return self._row(one)[other]

    def of(self, hands: list[list[Place]], *, of_one_hand: bool) -> list[Move]:
        """The moves for the places of some hands, each from left to right.

        Two of one hand only where that is allowed.
        """
        is_kept = all(hand[-1] < _MAX_PLACES for hand in hands if hand)
        moves: list[Move] = []
        for index, hand in enumerate(hands):
            later = [where for other in hands[index + 1 :] for where in other]
            for at, one in enumerate(hand):
                others = hand[at + 1 :] + later if of_one_hand else later
                if is_kept:
                    moves += _picked(self._row(one), others)
                else:
                    moves += [self._make(one, other) for other in others]
        moves += self._last
        return moves

    def _row(self, one: Place) -> list[Move]:
        row = self._rows[one]
        if row is _NOT_MADE:
            row = [self._make(one, other) for other in range(_MAX_PLACES)]
            self._rows[one] = row
        return row
