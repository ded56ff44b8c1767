"""What a seat may ask for in Vinto."""

from typing import Final

from facedown.core.cards import Rank
from facedown.core.fields import PLACE, RANK, SEAT, SLOT
from facedown.core.moves import (
    DISCARD,
    LOOKS,
    PASS,
    READY,
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
from facedown.games.vinto.table import ALL_RANKS


class PlayAction(Move):
    """Put the card just drawn on the discard and do its action."""

    WORD = "play"
    KEY = "p"


class SwapGuess(Move):
    """Swap the card just drawn into a slot, and say which rank leaves it, before it is turned."""

    WORD = "guess"
    KEY = "g"
    FIELDS = (("slot", SLOT), ("rank", RANK))

    def __init__(self, slot: int, rank: Rank) -> None:
        self.slot: Final = slot
        self.rank: Final = rank


class Keep(Move):
    """Leave the two cards looked at where they are."""

    WORD = "keep"
    KEY = "k"


class Name(Move):
    """Name the rank whose action the King does."""

    WORD = "name"
    KEY = "n"
    FIELDS = (("rank", RANK),)

    def __init__(self, rank: Rank) -> None:
        self.rank: Final = rank


class Declare(Move):
    """Say the rank of a card that lies face down (King, as a house rule)."""

    WORD = "declare"
    KEY = "y"
    FIELDS = (("place", PLACE), ("rank", RANK))

    def __init__(self, place: Place, rank: Rank) -> None:
        self.place: Final = place
        self.rank: Final = rank


class Give(Move):
    """Make a seat take a card from the stock (Ace)."""

    WORD = "give"
    KEY = "g"
    FIELDS = (("to", SEAT),)

    def __init__(self, to: Seat) -> None:
        self.to: Final = to


class Toss(Move):
    """Toss in a card of one's hand, claiming that its rank lies on the discard now."""

    WORD = "toss"
    KEY = "t"
    FIELDS = (("slot", SLOT),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class CallVinto(Move):
    """Call: my hand is the lowest, and everybody else has one more turn."""

    WORD = "call"
    KEY = "c"


MOVES: Final[tuple[type[Move], ...]] = (
    Look,
    Ready,
    Draw,
    Take,
    PlayAction,
    Swap,
    SwapGuess,
    Discard,
    Peek,
    Exchange,
    Inspect,
    Keep,
    Name,
    Declare,
    Give,
    Toss,
    Pass,
    CallVinto,
    EndTurn,
)

# Made once: lists of legal moves hold these. A hand with more slots makes its own.
_SLOTS: Final = 24
_PLACES: Final = _SLOTS * MAX_SEATS

PLAY_ACTION: Final = PlayAction()
KEEP: Final = Keep()
CALL_VINTO: Final = CallVinto()
NAMES: Final[list[Move]] = [Name(rank) for rank in ALL_RANKS]
GIVES: Final = [Give(seat) for seat in range(MAX_SEATS)]
TOSSES: Final = [Toss(slot) for slot in range(_SLOTS)]
PEEKS: Final = [Peek(where) for where in range(_PLACES)]


def _swaps_into(slot: int) -> list[Move]:
    moves: list[Move] = [swap(slot)]
    for rank in ALL_RANKS:
        moves.append(SwapGuess(slot, rank))
    return moves


def _declares_of(where: Place) -> list[Move]:
    moves: list[Move] = []
    for rank in ALL_RANKS:
        moves.append(Declare(where, rank))
    return moves


_SWAPS: Final = [_swaps_into(slot) for slot in range(_SLOTS)]
_DECLARES: Final = [_declares_of(where) for where in range(_PLACES)]


def swaps_into(slot: int) -> list[Move]:
    """The swap into this slot without a guess, then with each."""
    return _SWAPS[slot] if slot < _SLOTS else _swaps_into(slot)


def declares_of(where: Place) -> list[Move]:
    """What a King may say of the card in this place."""
    return _DECLARES[where] if where < _PLACES else _declares_of(where)


def toss(slot: int) -> Toss:
    return TOSSES[slot] if slot < _SLOTS else Toss(slot)


def peek(where: Place) -> Peek:
    return PEEKS[where] if where < _PLACES else Peek(where)


def _decisions(*first: Move) -> MovesBySlot:
    return MovesBySlot(swaps_into, first=list(first))


def _peeks_of(owner: Seat) -> MovesBySlot:
    return MovesBySlot(lambda slot: [peek(place(owner, slot))])


# Lists of these for the filled slots of a hand: with the drawn card, the index says whether it may
# be discarded (1) and has an action (2).
DECISIONS: Final = [
    _decisions(),
    _decisions(DISCARD),
    _decisions(PLAY_ACTION),
    _decisions(DISCARD, PLAY_ACTION),
]
TOSSES_OR_PASS: Final = MovesBySlot(lambda slot: [toss(slot)], first=[PASS])
READY_OR_LOOKS: Final = MovesBySlot(lambda slot: [LOOKS[slot]], first=[READY])
PEEKS_OF: Final = [_peeks_of(owner) for owner in range(MAX_SEATS)]
EXCHANGES: Final = MovesByPair(Exchange)
INSPECTS: Final = MovesByPair(Inspect)


def exchange(one: Place, other: Place) -> Move:
    """The move that exchanges the cards of these two places."""
    return EXCHANGES.move(one, other)


def inspect(one: Place, other: Place) -> Move:
    """The move that looks at the cards of these two places."""
    return INSPECTS.move(one, other)
