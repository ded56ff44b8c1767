"""Moves that many games share. A game lists the ones it knows in its own `moves.py`."""

from collections.abc import Callable
from typing import Final

from facedown.core.fields import NUMBER, NUMBERS, PLACE
from facedown.core.lying import Place, place, seat_of, slot_of
from facedown.core.records import Move
from facedown.core.seats import Seat, Seats
from facedown.core.table import Table


class Ready(Move):
    """I have seen my cards; the round may begin."""

    WORD = "ready"


class Draw(Move):
    """Take the top card of the stock."""

    WORD = "draw"


class Take(Move):
    """Take the top card of the discard."""

    WORD = "take"


class Discard(Move):
    """Put the card just drawn on the discard."""

    WORD = "discard"


class Swap(Move):
    """Put the card just drawn in a slot of the own hand, and what lay there on the discard."""

    WORD = "swap"
    FIELDS = (("slot", NUMBER),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Look(Move):
    """Look at one of the own cards before the round begins."""

    WORD = "look"
    FIELDS = (("slot", NUMBER),)

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
    FIELDS = (("place", PLACE),)

    def __init__(self, place: Place) -> None:
        self.place: Final = place


class Exchange(Move):
    """Exchange the cards of two places, unseen. Which comes first says nothing."""

    WORD = "exchange"
    FIELDS = (("one", PLACE), ("other", PLACE))

    def __init__(self, one: Place, other: Place) -> None:
        self.one: Final = one if is_left_of(one, other) else other
        self.other: Final = other if is_left_of(one, other) else one


class Inspect(Move):
    """Look at the cards of two places, chosen before either is seen. The order says nothing."""

    WORD = "inspect"
    FIELDS = (("one", PLACE), ("other", PLACE))

    def __init__(self, one: Place, other: Place) -> None:
        self.one: Final = one if is_left_of(one, other) else other
        self.other: Final = other if is_left_of(one, other) else one


class EndTurn(Move):
    """Let the turn go on to the next seat."""

    WORD = "end"


class Pass(Move):
    """Let this window go by."""

    WORD = "pass"


class Undo(Move):
    """Take back the last move of this turn, where the rules and the table allow it."""

    WORD = "undo"


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


def for_bots(moves: list[Move]) -> list[Move]:
    """The moves that a bot may choose from: taking one back is for people (P-38)."""
    return [move for move in moves if not isinstance(move, Undo)]


_NONE: Final = list[Move]()
# How many lists of one kind are kept before all are let go: hands take ever new forms.
_MOST_KEPT: Final = 512


class MovesBySlot:
    """Lists of moves that differ only in the slots of a hand, each made once and handed out again.

    `make` gives the moves for one slot; `first` and `last` stand before and after those.
    """

    def __init__(
        self,
        make: Callable[[int], list[Move]],
        *,
        first: list[Move] = _NONE,
        last: list[Move] = _NONE,
    ) -> None:
        self._make: Final = make
        self._first: Final = first
        self._last: Final = last
        self._made: Final = dict[int, list[Move]]()

    def of(self, filled: int) -> list[Move]:
        """The moves for the slots of a set, from left to right."""
        moves = self._made.get(filled)
        if moves is None:
            if len(self._made) >= _MOST_KEPT:
                self._made.clear()
            moves = self._made[filled] = self._listed(filled)
        return moves

    def _listed(self, filled: int) -> list[Move]:
        moves = list(self._first)
        for slot in range(filled.bit_length()):
            if filled >> slot & 1:
                moves += self._make(slot)
        return moves + self._last


# The same of all hands together, where these are short and often of the same form.
_MOST_TABLES: Final = 4096


class MovesByTable:
    """Lists of a move for every card of some hands, each made once and handed out again.

    For hands that grow little; lists for longer ones are made each time. `last` stands after them.
    """

    def __init__(self, make: Callable[[Place], Move], *, last: list[Move] = _NONE) -> None:
        self._make: Final = make
        self._last: Final = last
        self._made: Final = dict[int, list[Move]]()

    def of(self, table: Table, seats: Seats) -> list[Move]:
        """The moves for the cards of these seats, seat by seat from left to right."""
        form = table.form(seats)
        if form < 0:
            return self._listed(table, seats)
        moves = self._made.get(form)
        if moves is None:
            if len(self._made) >= _MOST_TABLES:
                self._made.clear()
            moves = self._made[form] = self._listed(table, seats)
        return moves

    def _listed(self, table: Table, seats: Seats) -> list[Move]:
        moves: list[Move] = []
        for seat in range(len(table.hands)):
            if seats >> seat & 1:
                for slot in table.slots(seat):
                    moves.append(self._make(place(seat, slot)))
        return moves + self._last


class MovesByPair:
    """Lists of a move for every two of some places, put together of lists that are made once."""

    def __init__(self, make: Callable[[Place, Place], Move], *, last: list[Move]) -> None:
        self._make: Final = make
        self._last: Final = last
        # By the one place and the seat of the other.
        self._rows: Final = dict[int, MovesBySlot]()

    def of(self, filled: list[int], *, of_one_hand: bool) -> list[Move]:
        """The moves for the filled slots, by seat; two of one hand only where that is allowed."""
        moves: list[Move] = []
        for seat, slots in enumerate(filled):
            slot, later = 0, slots
            while later:
                if later & 1:
                    one = place(seat, slot)
                    if of_one_hand:
                        moves += self._row(one, seat).of(slots >> slot + 1 << slot + 1)
                    for other in range(seat + 1, len(filled)):
                        moves += self._row(one, other).of(filled[other])
                slot += 1
                later >>= 1
        return moves + self._last

    def _row(self, one: Place, other: Seat) -> MovesBySlot:
        row = self._rows.get(one << 3 | other)
        if row is None:
            row = MovesBySlot(lambda slot: [self._make(one, place(other, slot))])
            self._rows[one << 3 | other] = row
        return row
