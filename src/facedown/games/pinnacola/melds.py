"""Melds: every shape that one can have, and a meld as it lies on the table.

A run is told by its suit, its lowest and highest position (1 the ace below the two, 14 the ace
above the king) and the position its Joker stands for, if it has one (P-12, P-17). A set is told
by its rank, its suits and whether a Joker stands for a missing one (P-14). There are 2,588 shapes;
each is made once.

>>> [shape_of(tuple(cards(text))) is not None for text in ("5c 6c Jk", "Kd Ad 2d", "7s 7s 7h")]
[True, False, False]
"""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import ACE, CARDS, JOKER, JOKER_CARD, KING, Card, Rank, Suit, cards
from facedown.core.errors import BadNotation
from facedown.core.fields import NUMBER
from facedown.core.placed_card import PlacedCard, parse_placed
from facedown.core.seats import Seat, parse_seat

RUN: Final = 0
SET: Final = 1
JOKERS: Final = 2

LOWEST: Final = 1
HIGHEST: Final = 14  # P-12: the ace above the king
SHORTEST: Final = 3
PINNACOLA_SIZE: Final = 7
POKER_SIZE: Final = 4

# Points of a card by rank, the Joker first (P-22).
POINTS: Final = [25, 15, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10, 10]


class Shape:
    """What a meld is made of. A value that exists once.

    `once` is the set of its natural cards, a bitmask by code; `twice` those it needs two of: the
    ace of a run from ace to ace. `joker` is the position the Joker of a run stands for, 1 for a
    set that has one, and 0 if there is none. `ends` are the positions next to a run, `stand_ins`
    the cards that may replace its Joker (P-17), `wanted` the same as a bitmask.
    """

    def __init__(
        self, number: int, kind: int, suit: Suit, low: int, high: int, suits: int, joker: int
    ) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.suit: Final = suit
        self.low: Final = low
        self.high: Final = high
        self.suits: Final = suits
        self.joker: Final = joker
        self.cards: Final = _cards(kind, suit, low, high, suits, joker)
        self.size: Final = len(self.cards)
        self.points: Final = sum(POINTS[card.rank] for card in self.cards)
        once: i64 = 0
        twice: i64 = 0
        for card in self.cards:
            if card.rank != JOKER:
                twice |= once & card.bit
                once |= card.bit
        self.once: Final[i64] = once
        self.twice: Final[i64] = twice
        self.jokers: Final = self.cards.count(JOKER_CARD)
        self.stand_ins: Final = _stand_ins(kind, suit, low, suits, joker)
        self.wanted: Final[i64] = sum(card.bit for card in self.stand_ins)
        self.ends: Final = (1 << (low - 1) >> 1 | 1 << high) & 0x3FFF if kind == RUN else 0

    @property
    def rank(self) -> Rank:
        """The rank of a set."""
        return self.low

    @property
    def is_dirty(self) -> bool:
        """Whether a Joker stands for another card in it."""
        return self.joker != 0

    @property
    def is_pinnacola(self) -> bool:
        return self.kind == RUN and self.size >= PINNACOLA_SIZE

    @property
    def is_pinnacolone(self) -> bool:
        """From ace to king, with or without the second ace (P-12)."""
        return self.kind == RUN and self.low == LOWEST and self.high >= KING

    @property
    def is_poker(self) -> bool:
        return self.kind == JOKERS or (self.kind == SET and self.size == POKER_SIZE)

    def __repr__(self) -> str:
        return ",".join(card.text for card in self.cards)


def natural(suit: Suit, position: int) -> Card:
    """The card of a suit at a position of a run."""
    rank = ACE if position == HIGHEST else position
    return CARDS[(rank - 1) * 4 + suit]


def _cards(kind: int, suit: Suit, low: int, high: int, suits: int, joker: int) -> tuple[Card, ...]:
    if kind == RUN:
        return tuple(
            [
                JOKER_CARD if position == joker else natural(suit, position)
                for position in range(low, high + 1)
            ]
        )
    if kind == SET:
        found = [natural(one, low) for one in range(4) if suits >> one & 1]
        return tuple([*found, JOKER_CARD] if joker else found)
    return (JOKER_CARD,) * 4


def _stand_ins(kind: int, suit: Suit, low: int, suits: int, joker: int) -> list[Card]:
    if joker == 0:
        return []
    if kind == RUN:
        return [natural(suit, joker)]
    return [natural(one, low) for one in range(4) if not suits >> one & 1]


SHAPES: Final[list[Shape]] = []
_RUNS: Final[list[Shape | None]] = [None] * (4 * 15 * 15 * 15)
_SETS: Final[list[Shape | None]] = [None] * (14 * 16 * 2)


def _make_runs() -> None:
    for suit in range(4):
        for low in range(LOWEST, HIGHEST + 1):
            for high in range(low + SHORTEST - 1, HIGHEST + 1):
                for joker in [0, *range(low, high + 1)]:
                    shape = Shape(len(SHAPES), RUN, suit, low, high, 0, joker)
                    SHAPES.append(shape)
                    _RUNS[((suit * 15 + low) * 15 + high) * 15 + joker] = shape


def _make_sets() -> None:
    for rank in range(ACE, KING + 1):
        for suits in range(16):
            for joker in range(2):
                if SHORTEST <= suits.bit_count() + joker <= POKER_SIZE:
                    shape = Shape(len(SHAPES), SET, 0, rank, rank, suits, joker)
                    SHAPES.append(shape)
                    _SETS[(rank * 16 + suits) * 2 + joker] = shape


_make_runs()
_make_sets()
FOUR_JOKERS: Final = Shape(len(SHAPES), JOKERS, 0, 0, 0, 0, 0)  # P-16
SHAPES.append(FOUR_JOKERS)
_BY_CARDS: Final = {repr(shape): shape for shape in SHAPES}


def run_of(suit: Suit, low: int, high: int, joker: int) -> Shape | None:
    """The run between two positions; None if it would be too short or go past an end."""
    if low < LOWEST or high > HIGHEST or high - low < SHORTEST - 1:
        return None
    return _RUNS[((suit * 15 + low) * 15 + high) * 15 + joker]


def set_of(rank: Rank, suits: int, joker: int) -> Shape | None:
    """The set of a rank in these suits (a bitmask); None if there is none."""
    return _SETS[(rank * 16 + suits) * 2 + joker]


def shape_of(some: tuple[Card, ...]) -> Shape | None:
    """The meld that these cards are, in its own order; None if they are none."""
    return _BY_CARDS.get(",".join([card.text for card in some]))


def grown(shape: Shape, below: tuple[Card, ...], above: tuple[Card, ...]) -> Shape | None:
    """What a meld becomes with these cards added at its ends; None if they do not fit there."""
    if shape.kind == RUN:
        return _longer(shape, below, above)
    if shape.kind != SET or shape.size == POKER_SIZE or below or len(above) != 1:
        return None
    card = above[0]
    if card.rank == JOKER:
        return None if shape.joker else set_of(shape.rank, shape.suits, 1)
    if card.rank != shape.rank or shape.suits >> card.suit & 1:
        return None
    return set_of(shape.rank, shape.suits | 1 << card.suit, shape.joker)


def _longer(shape: Shape, below: tuple[Card, ...], above: tuple[Card, ...]) -> Shape | None:
    low, high = shape.low - len(below), shape.high + len(above)
    joker = shape.joker
    if JOKER_CARD in below:
        joker = low + below.index(JOKER_CARD)
    elif JOKER_CARD in above:
        joker = shape.high + 1 + above.index(JOKER_CARD)
    new = run_of(shape.suit, low, high, joker)
    if new is None or (shape.joker and joker != shape.joker) or not (below or above):
        return None
    fits = new.cards[: len(below)] == below and new.cards[new.size - len(above) :] == above
    return new if fits else None


def cleaned(shape: Shape, card: Card) -> Shape | None:
    """What a meld with a Joker becomes when this card takes the Joker's place."""
    if shape.kind == RUN:
        return run_of(shape.suit, shape.low, shape.high, 0)
    return set_of(shape.rank, shape.suits | 1 << card.suit, 0)


class TableMeld:
    """A meld as it lies on the table, face up, and whose it is. A value."""

    def __init__(self, owner: Seat, shape: Shape, some: list[PlacedCard]) -> None:
        self.owner: Final = owner
        self.shape: Final = shape
        self.cards: Final = some

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TableMeld)
            and self.owner == other.owner
            and self.shape is other.shape
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.owner, self.shape.number))

    def __repr__(self) -> str:
        return f"{self.owner}:" + ",".join([str(placed) for placed in self.cards])


def parse_table_meld(text: str) -> TableMeld:
    """The meld that a text names: `0:5h^,6h^,Jk^`."""
    owner, _, words = text.partition(":")
    some = [parse_placed(word) for word in words.split(",")]
    shape = shape_of(tuple([placed.card for placed in some]))
    if shape is None:
        raise BadNotation("not_a_meld", text=text)
    return TableMeld(parse_seat(owner), shape, some)


class Step:
    """What can be taken back of a turn: a meld's number, its shape before, and what was owed."""

    def __init__(
        self, meld: int, before: Shape | None, owed: tuple[Card, ...], barred: int
    ) -> None:
        self.meld: Final = meld
        self.before: Final = before
        self.owed: Final = owed
        self.barred: Final = barred

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Step)
            and self.meld == other.meld
            and self.before is other.before
            and self.owed == other.owed
            and self.barred == other.barred
        )

    def __hash__(self) -> int:
        return hash((self.meld, self.barred))

    def __repr__(self) -> str:
        owed = ",".join([card.text for card in self.owed]) or "-"
        return f"{self.meld}:{self.before or '-'}:{owed}:{self.barred}"


def parse_step(text: str) -> Step:
    """The step that a text names: `2:5h,6h,7h:-:-1`."""
    words = text.split(":")
    if len(words) != 4:
        raise BadNotation("not_a_step", text=text)
    before = shape_of(tuple(cards(words[1].replace(",", " ")))) if words[1] != "-" else None
    if before is None and words[1] != "-":
        raise BadNotation("not_a_step", text=text)
    owed = () if words[2] == "-" else tuple(cards(words[2]))
    meld, barred = NUMBER.parse(words[0]), NUMBER.parse(words[3])
    assert isinstance(meld, int)
    assert isinstance(barred, int)
    return Step(meld, before, owed, barred)
