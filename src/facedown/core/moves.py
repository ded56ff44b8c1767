"""Moves that many games share. A game lists the ones it knows in its own `moves.py`."""

from typing import Final

from facedown.core.fields import NUMBER, NUMBERS, PLACE
from facedown.core.lying import Place, seat_of, slot_of
from facedown.core.records import Move


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
# By slot, made once: lists of legal moves hold these. A longer hand makes its own.
SWAPS: Final = [Swap(slot) for slot in range(64)]
LOOKS: Final = [Look(slot) for slot in range(64)]


def swap(slot: int) -> Swap:
    """The move that swaps the drawn card into this slot."""
    return SWAPS[slot] if 0 <= slot < 64 else Swap(slot)
