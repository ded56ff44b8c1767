"""Melds: every shape that one can have, and a meld as it lies on the table.

A run is told by its suit, its lowest and highest position (1 the ace below the two, 14 the ace
above the king) and the position its wild card stands for, if it has one (P-12, P-17). A set is told
by its rank, its suits and whether a wild card stands for a missing one (P-14). A wild card is a
Joker or, where they are played, a pinella (P-45): then there are no twos, and the low ace takes
their position. A book has every shape once: 2,588, with pinelle 5,701.

>>> [BOOK.shape_of(tuple(cards(text))) is not None for text in ("5c 6c Jk", "Kd Ad 2d", "7s 7s 7h")]
[True, False, False]
"""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import (
    ACE,
    CARDS,
    CLUBS,
    JOKER,
    JOKER_CARD,
    KING,
    SPADES,
    TWO,
    Card,
    Rank,
    Suit,
    cards,
)
from facedown.core.errors import BadNotation
from facedown.core.fields import NUMBER
from facedown.core.placed_card import PlacedCard, parse_placed
from facedown.core.seats import Seat, parse_seat

RUN: Final = 0
SET: Final = 1
JOKERS: Final = 2

HIGHEST: Final = 14  # P-12: the ace above the king
SHORTEST: Final = 3
PINNACOLA_SIZE: Final = 7
POKER_SIZE: Final = 4

PINELLE: Final = (CARDS[4 + CLUBS], CARDS[4 + SPADES])  # the black twos

# Points of a card by rank, the Joker first (P-22).
POINTS: Final = [25, 15, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10, 10]


class Shape:
    """What a meld is made of. A value that exists once in its book.

    `once` is the set of its natural cards, a bitmask by code; `twice` those it needs two of: the
    ace of a run from ace to ace. `joker` is the position the wild card of a run stands for, 1 for a
    set that has one, and 0 if there is none; `wild` is that card. `ends` are the positions next to
    a run, `stand_ins` the cards that may replace its Joker (P-17), `wanted` the same as a bitmask.
    """

    def __init__(
        self,
        book: "Book",
        number: int,
        kind: int,
        suit: Suit,
        low: int,
        high: int,
        suits: int,
        joker: int,
        wild: Card = JOKER_CARD,
    ) -> None:
        self.book: Final = book
        self.number: Final = number
        self.kind: Final = kind
        self.suit: Final = suit
        self.low: Final = low
        self.high: Final = high
        self.suits: Final = suits
        self.joker: Final = joker
        self.wild: Final = wild
        self.cards: Final = _cards(book, kind, suit, low, high, suits, joker, wild)
        self.size: Final = len(self.cards)
        self.points: Final = sum(book.points[card.rank] for card in self.cards)
        once: i64 = 0
        twice: i64 = 0
        for card in self.cards:
            if not book.is_wild(card):
                twice |= once & card.bit
                once |= card.bit
        self.once: Final[i64] = once
        self.twice: Final[i64] = twice
        self.jokers: Final = self.cards.count(JOKER_CARD)
        self.stand_ins: Final = _stand_ins(book, kind, suit, low, suits, joker, wild)
        self.wanted: Final[i64] = sum(card.bit for card in self.stand_ins)
        below = 0 if low == book.lowest else 1 << low >> 2
        self.ends: Final = (below | 1 << high) & 0x3FFF if kind == RUN else 0

    @property
    def rank(self) -> Rank:
        """The rank of a set."""
        return self.low

    @property
    def is_dirty(self) -> bool:
        """Whether a wild card stands for another card in it."""
        return self.joker != 0

    @property
    def is_pinnacola(self) -> bool:
        return self.kind == RUN and self.size >= PINNACOLA_SIZE

    @property
    def is_poker(self) -> bool:
        return self.kind == JOKERS or (self.kind == SET and self.size == POKER_SIZE)

    def is_full(self, to: int) -> bool:
        """Whether it is a run from the low ace up to this position or beyond."""
        return self.kind == RUN and self.low == self.book.lowest and self.high >= to

    def name(self, full_to: int) -> str:
        """What it is called by its looks; a Pinnacolone reaches up to this position (P-46)."""
        if self.kind == JOKERS:
            return "poker_jokers"
        if self.kind == SET:
            return "poker" if self.is_poker else "set"
        if not self.is_pinnacola:
            return "run"
        return "pinnacolone" if self.is_full(full_to) else "pinnacola"

    def __repr__(self) -> str:
        return ",".join(card.text for card in self.cards)


def _cards(
    book: "Book", kind: int, suit: Suit, low: int, high: int, suits: int, joker: int, wild: Card
) -> tuple[Card, ...]:
    if kind == RUN:
        return tuple(
            [
                wild if position == joker else book.natural(suit, position)
                for position in range(low, high + 1)
            ]
        )
    if kind == SET:
        found = [CARDS[low * 4 - 4 + one] for one in range(4) if suits >> one & 1]
        return tuple([*found, wild] if joker else found)
    return (JOKER_CARD,) * 4


def _stand_ins(
    book: "Book", kind: int, suit: Suit, low: int, suits: int, joker: int, wild: Card
) -> list[Card]:
    if joker == 0 or wild.rank != JOKER:
        return []
    if kind == RUN:
        return [book.natural(suit, joker)]
    return [CARDS[low * 4 - 4 + one] for one in range(4) if not suits >> one & 1]


class Book:
    """Every shape that a meld can have, and what tells a game with pinelle from one without.

    `wilds` are the looks of a wild card, `lowest` the position of the low ace, `points` those of a
    card by rank.
    """

    def __init__(self, *, pinelle: bool) -> None:
        self.pinelle: Final = pinelle
        self.wilds: Final = [JOKER_CARD, *(PINELLE if pinelle else ())]
        self.looks: Final = len(self.wilds)
        self.lowest: Final = TWO if pinelle else ACE
        self.points: Final = POINTS[:]
        if pinelle:
            self.points[TWO] = POINTS[JOKER]
        # The positions of the ace, as a set, and how long a run can be.
        self.low_ace: Final = 1 << (self.lowest - 1)
        self.ends: Final = self.low_ace | 1 << (HIGHEST - 1)
        self.longest: Final = HIGHEST - self.lowest + 1
        self.shapes: Final[list[Shape]] = []
        self._runs: Final[list[Shape | None]] = [None] * (4 * 15 * 15 * 15 * self.looks)
        self._sets: Final[list[Shape | None]] = [None] * (14 * 16 * 2 * self.looks)
        self._make_runs()
        self._make_sets()
        self.four_jokers: Final = Shape(self, len(self.shapes), JOKERS, 0, 0, 0, 0, 0)  # P-16
        self.shapes.append(self.four_jokers)
        self._by_cards: Final = {repr(shape): shape for shape in self.shapes}

    def _make_runs(self) -> None:
        for suit in range(4):
            for low in range(self.lowest, HIGHEST + 1):
                for high in range(low + SHORTEST - 1, HIGHEST + 1):
                    for joker in [0, *range(low, high + 1)]:
                        for i, wild in enumerate(self.wilds if joker else self.wilds[:1]):
                            shape = Shape(
                                self, len(self.shapes), RUN, suit, low, high, 0, joker, wild
                            )
                            self.shapes.append(shape)
                            at = ((suit * 15 + low) * 15 + high) * 15 + joker
                            self._runs[at * self.looks + i] = shape

    def _make_sets(self) -> None:
        for rank in range(ACE, KING + 1):
            if rank == TWO and self.pinelle:
                continue
            for suits in range(16):
                for joker in range(2):
                    if SHORTEST <= suits.bit_count() + joker <= POKER_SIZE:
                        for i, wild in enumerate(self.wilds if joker else self.wilds[:1]):
                            shape = Shape(
                                self, len(self.shapes), SET, 0, rank, rank, suits, joker, wild
                            )
                            self.shapes.append(shape)
                            at = (rank * 16 + suits) * 2 + joker
                            self._sets[at * self.looks + i] = shape

    def is_wild(self, card: Card) -> bool:
        return card.rank == JOKER or (self.pinelle and card.rank == TWO)

    def natural(self, suit: Suit, position: int) -> Card:
        """The card of a suit at a position of a run."""
        rank = ACE if position == HIGHEST or position == self.lowest else position
        return CARDS[(rank - 1) * 4 + suit]

    def position(self, rank: Rank) -> int:
        """Where a rank stands in a run; the ace, at the low end."""
        return self.lowest if rank == ACE else int(rank)

    def with_high_ace(self, lane: int) -> int:
        """The positions that the cards of a lane can take: an ace stands at either end."""
        return lane | (lane & self.low_ace) >> (self.lowest - 1) << (HIGHEST - 1)

    def run_of(
        self, suit: Suit, low: int, high: int, joker: int, wild: Card = JOKER_CARD
    ) -> Shape | None:
        """The run between two positions; None if it would be too short or go past an end."""
        if low < self.lowest or high > HIGHEST or high - low < SHORTEST - 1:
            return None
        which = 0 if joker == 0 or wild.rank == JOKER else 1 if wild.suit == CLUBS else 2
        at = (((suit * 15 + low) * 15 + high) * 15 + joker) * self.looks + which
        return self._runs[at]

    def set_of(self, rank: Rank, suits: int, joker: int, wild: Card = JOKER_CARD) -> Shape | None:
        """The set of a rank in these suits (a bitmask); None if there is none."""
        which = 0 if joker == 0 or wild.rank == JOKER else 1 if wild.suit == CLUBS else 2
        return self._sets[((int(rank) * 16 + suits) * 2 + joker) * self.looks + which]

    def shape_of(self, some: tuple[Card, ...]) -> Shape | None:
        """The meld that these cards are, in its own order; None if they are none."""
        return self._by_cards.get(",".join([card.text for card in some]))


BOOK: Final = Book(pinelle=False)
_WITH_PINELLE: Final[list[Book]] = []


def book_with_pinelle() -> Book:
    """The book of the game with pinelle, made when first asked for."""
    if not _WITH_PINELLE:
        _WITH_PINELLE.append(Book(pinelle=True))
    return _WITH_PINELLE[0]


def grown(shape: Shape, below: tuple[Card, ...], above: tuple[Card, ...]) -> Shape | None:
    """What a meld becomes with these cards added at its ends; None if they do not fit there."""
    if shape.kind == RUN:
        return _longer(shape, below, above)
    if shape.kind != SET or shape.size == POKER_SIZE or below or len(above) != 1:
        return None
    card, book = above[0], shape.book
    if book.is_wild(card):
        return None if shape.joker else book.set_of(shape.rank, shape.suits, 1, card)
    if card.rank != shape.rank or shape.suits >> card.suit & 1:
        return None
    return book.set_of(shape.rank, shape.suits | 1 << card.suit, shape.joker, shape.wild)


def _longer(shape: Shape, below: tuple[Card, ...], above: tuple[Card, ...]) -> Shape | None:
    book = shape.book
    low, high = shape.low - len(below), shape.high + len(above)
    joker, wild = shape.joker, shape.wild
    for i, card in enumerate(below + above):
        if book.is_wild(card):
            if joker:
                return None
            joker = low + i if i < len(below) else low + i + shape.size
            wild = card
    new = book.run_of(shape.suit, low, high, joker, wild)
    if new is None or not (below or above):
        return None
    fits = new.cards[: len(below)] == below and new.cards[new.size - len(above) :] == above
    return new if fits else None


def cleaned(shape: Shape, card: Card) -> Shape | None:
    """What a meld with a Joker becomes when this card takes the Joker's place."""
    if shape.kind == RUN:
        return shape.book.run_of(shape.suit, shape.low, shape.high, 0)
    return shape.book.set_of(shape.rank, shape.suits | 1 << card.suit, 0)


def side_of(seat: Seat) -> int:
    """The side that a seat plays for: of four players, those opposite each other are one (P-44)."""
    return int(seat & 1)


class TableMeld:
    """A meld as it lies on the table, face up, who laid it down, and for which side. A value."""

    def __init__(self, owner: Seat, shape: Shape, some: list[PlacedCard]) -> None:
        self.owner: Final = owner
        self.side: Final = side_of(owner)
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


def parse_table_meld(book: Book, text: str) -> TableMeld:
    """The meld that a text names: `0:5h^,6h^,Jk^`."""
    owner, _, words = text.partition(":")
    some = [parse_placed(word) for word in words.split(",")]
    shape = book.shape_of(tuple([placed.card for placed in some]))
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


def parse_step(book: Book, text: str) -> Step:
    """The step that a text names: `2:5h,6h,7h:-:-1`."""
    words = text.split(":")
    if len(words) != 4:
        raise BadNotation("not_a_step", text=text)
    before: Shape | None = None
    if words[1] != "-":
        before = book.shape_of(tuple(cards(words[1].replace(",", " "))))
        if before is None:
            raise BadNotation("not_a_step", text=text)
    owed = () if words[2] == "-" else tuple(cards(words[2]))
    meld, barred = NUMBER.parse(words[0]), NUMBER.parse(words[3])
    assert isinstance(meld, int)
    assert isinstance(barred, int)
    return Step(meld, before, owed, barred)
