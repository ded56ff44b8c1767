"""What a seat may ask in Cambio."""

from typing import Final

from facedown.core.fields import PLACE, SLOT
from facedown.core.moves import (
    DISCARD,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    Inspect,
    Look,
    MovesByPair,
    MovesBySlot,
    Pass,
    Peek,
    Ready,
    Swap,
    Take,
    swap,
)
from facedown.core.placed_card import Place, place
from facedown.core.records import Move
from facedown.core.seats import MAX_SEATS, Seat


class Call(Move):
    """Call cambio: my hand is final, and the lowest."""

    WORD = "call"
    KEY = "c"


class SwapThem(Move):
    """Exchange the two cards the queen has looked at."""

    WORD = "swap_them"
    KEY = "s"


class KeepThem(Move):
    """Leave what the queen or king has looked at where it is."""

    WORD = "keep_them"
    KEY = "k"


class Trade(Move):
    """Exchange the card the king has looked at for the own one of a slot."""

    WORD = "trade"
    KEY = "s"
    FIELDS = (("slot", SLOT),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Skip(Move):
    """Leave the ability of the card just discarded unused."""

    WORD = "skip"
    KEY = "n"


class Flip(Move):
    """Turn the card of a place up, as one of the same value as the top of the discard."""

    WORD = "flip"
    KEY = "f"
    FIELDS = (("place", PLACE),)

    def __init__(self, place: Place) -> None:
        self.place: Final = place


class Give(Move):
    """Give one of the own cards to replace the one flipped."""

    WORD = "give"
    KEY = "g"
    FIELDS = (("slot", SLOT),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


MOVES: Final[tuple[type[Move], ...]] = (
    Look,
    Ready,
    Draw,
    Take,
    Call,
    Swap,
    Discard,
    Peek,
    Exchange,
    Inspect,
    SwapThem,
    KeepThem,
    Trade,
    Skip,
    Flip,
    Give,
    Pass,
    EndTurn,
)


CALL: Final = Call()
SWAP_THEM: Final = SwapThem()
KEEP_THEM: Final = KeepThem()
SKIP: Final = Skip()

# By place or slot, made once: lists of legal moves hold these. A longer hand makes its own.
_PEEKS: Final = [Peek(place) for place in range(128)]
_FLIPS: Final = [Flip(place) for place in range(128)]
_GIVES: Final = [Give(slot) for slot in range(16)]


def peek(place: Place) -> Peek:
    """The move that looks at this place."""
    return _PEEKS[place] if place < 128 else Peek(place)


def flip(place: Place) -> Flip:
    """The move that flips the card of this place."""
    return _FLIPS[place] if place < 128 else Flip(place)


def give(slot: int) -> Give:
    """The move that gives the card of this slot."""
    return _GIVES[slot] if slot < 16 else Give(slot)


def _peeks_of(owner: Seat) -> MovesBySlot:
    return MovesBySlot(lambda slot: [peek(place(owner, slot))])


def _flips_of(owner: Seat) -> MovesBySlot:
    return MovesBySlot(lambda slot: [flip(place(owner, slot))])


# Lists of these for the filled slots of a hand.
SWAPS: Final = MovesBySlot(lambda slot: [swap(slot)])
SWAPS_OR_DISCARD: Final = MovesBySlot(lambda slot: [swap(slot)], last=[DISCARD])
GIVES: Final = MovesBySlot(lambda slot: [give(slot)])
TRADES_OR_KEEP: Final = MovesBySlot(lambda slot: [Trade(slot)], last=[KEEP_THEM])
# The same by owner of the hand.
PEEKS: Final = [_peeks_of(owner) for owner in range(MAX_SEATS)]
FLIPS: Final = [_flips_of(owner) for owner in range(MAX_SEATS)]
# For every two cards.
EXCHANGES: Final = MovesByPair(Exchange, last=[SKIP])
INSPECTS: Final = MovesByPair(Inspect, last=[SKIP])


def exchange(one: Place, other: Place) -> Move:
    """The jack's move for these two places."""
    return EXCHANGES.move(one, other)


def inspect(one: Place, other: Place) -> Move:
    """The queen's move for these two places."""
    return INSPECTS.move(one, other)
