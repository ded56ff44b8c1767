"""Pinnacola as numbers.

A meld is numbered by its shape. So is what is laid off: by what the meld becomes. Where several
melds could become it, the first that takes the fewest cards from the hand is meant, and where a
card could replace several Jokers the first of those; the others have no number. Shapes with a
pinella are numbered after all others, in a version of their own.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from facedown.core.cards import CARDS, JOKER, Card, Pack
from facedown.core.moves import DRAW, Draw
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.core.variant import Variant
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.melds import BOOK, Book, Shape, book_with_pinelle
from facedown.games.pinnacola.moves import (
    DISCARDS,
    TAKES,
    DiscardCard,
    LayOff,
    Meld,
    ReplaceJoker,
    TakePozzo,
)
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.games.pinnacola.variant import Variant as PinnacolaVariant
from facedown.lab.encoding import (
    COUNTS,
    FIRST,
    Encoder,
    count_byte,
    one_hots,
    signed_byte,
)

LOOKS: Final = len(CARDS)
MELDS: Final = 36  # there are no more cards
DEPTH: Final = 32
UNIT: Final = 20  # points

_CODES: Final = one_hots(LOOKS)
_NO_MELD: Final = bytes(9)
# Four suits of a rank: which are there once, and which twice.
_RANKS: Final = [
    bytes([(pair >> suit & 1) + (pair >> suit + 4 & 1) for suit in range(4)]) for pair in range(256)
]


class Cards:
    """Cards counted: which there are once and twice, by code, and how many Jokers."""

    def __init__(self) -> None:
        self.once: i64 = 0
        self.twice: i64 = 0
        self.jokers: i64 = 0

    def add(self, card: Card) -> None:
        if card.rank == JOKER:
            self.jokers += 1
        else:
            self.twice |= self.once & card.bit
            self.once |= card.bit

    def less(self, seen: "Cards") -> "Cards":
        """What is left of these without those, which are among them."""
        left = Cards()
        left.once = (self.twice & ~seen.twice) | (self.once & ~seen.once)
        left.twice = self.twice & ~seen.once
        left.jokers = self.jokers - seen.jokers
        return left

    def add_rows(self, rows: list[bytes]) -> None:
        """A number for each look, by code."""
        once, twice = self.once, self.twice
        for _ in range(13):
            rows.append(_RANKS[(once & 15) | (twice & 15) << 4])
            once >>= 4
            twice >>= 4
        rows.append(COUNTS[self.jokers])


def _shape_row(shape: Shape) -> bytes:
    wild = shape.wild.code + 1 if shape.joker else 0
    row = [shape.kind + 1, shape.suit + 1, shape.low, shape.high, shape.suits, shape.joker, wild]
    return bytes([*row, shape.size])


def _numbers(book: Book, known: dict[str, int]) -> list[i64]:
    """The number of each shape of a book: that of the same cards if they have one, or a new one."""
    return [known.setdefault(repr(shape), len(known)) for shape in book.shapes]


class PinnacolaV1(Encoder):
    """The first version, for all house rules but those with pinelle."""

    NAME = "Pinnacola-v1"

    def __init__(self, players: int, *, pinelle: bool = False) -> None:
        super().__init__(GAME, players)
        self._add_fields()
        self._pinelle: Final = pinelle
        known: dict[str, int] = {}
        self._numbers: Final = _numbers(BOOK, known)
        plain = len(known)
        self._rows: Final = [_shape_row(shape) for shape in BOOK.shapes]
        self._draw: Final[i64] = self.add_actions(1)
        self._take: Final[i64] = self.add_actions(len(TAKES))
        self._discard: Final[i64] = self.add_actions(LOOKS)
        self._replace: Final[i64] = self.add_actions(LOOKS)
        self._meld: Final[i64] = self.add_actions(plain)
        self._lay_off: Final[i64] = self.add_actions(plain)
        self._plain: Final[i64] = plain
        self._book: Final = book_with_pinelle() if pinelle else BOOK
        if pinelle:
            # Those of the plain book keep their numbers; the others come after everything else.
            self._numbers[:] = _numbers(self._book, known)
            self._rows[:] = [_shape_row(shape) for shape in self._book.shapes]
        more = len(known) - plain
        self._more_melds: Final[i64] = self.add_actions(more) - plain
        self._more_lay_offs: Final[i64] = self.add_actions(more) - plain
        self._texts: Final = list(known)
        self._pack: Pack | None = None
        self._in_pack: Cards = Cards()
        self._phases: Final = one_hots(len(GAME.PHASES))

    def _add_fields(self) -> None:
        players = self.players
        self.add_field("hand", (LOOKS,), "the own hand: how many of each card")
        self.add_field("known", (players - 1, LOOKS), "what is known of the others' hands")
        self.add_field("sizes", (players,), "cards in each hand")
        self.add_field("pozzo", (LOOKS,), "the pozzo: how many of each card")
        self.add_field("depth", (DEPTH,), "the pozzo from its top: each card's code, from 1")
        self.add_field("unseen", (LOOKS,), "cards of which this seat does not know where they are")
        self.add_field(
            "melds",
            (MELDS, 9),
            "whose it is, from 1; kind, from 1: run, set, four Jokers; suit, from 1; low and high "
            "position or rank; suits of a set as bits; position of the wild card; its code, from "
            "1; size",
        )
        self.add_field("owed", (LOOKS,), "the card that must be melded now")
        self.add_field("barred", (1,), "the meld, from 1, that may not be added to now")
        self.add_field("stock", (1,), "cards of the stock")
        self.add_field("phase", (len(GAME.PHASES),), f"which of {', '.join(GAME.PHASES)}")
        self.add_field("turn", (players,), "whose turn it is")
        self.add_field("turns", (1,), "turns begun")
        self.add_match_fields()

    def score_byte(self, score: int) -> bytes:
        return signed_byte(score // UNIT)

    def fits(self, variant: Variant) -> bool:
        assert isinstance(variant, PinnacolaVariant)
        return variant.book is self._book

    # -- what is seen ----------------------------------------------------------------------------

    def observe(self, table: Table, seat: Seat) -> bytes:
        assert isinstance(table, PinnacolaTable)
        rows: list[bytes] = []
        seen = Cards()
        sizes: list[bytes] = []
        players: i64 = self.players
        for i in range(players):
            held = Cards()
            owner = (seat + i) % players
            for placed in table.hands[owner]:
                if placed is not None and placed.known_to >> seat & 1:
                    held.add(placed.card)
                    seen.add(placed.card)
            held.add_rows(rows)
            sizes.append(count_byte(len(table.hands[owner])))
        rows += sizes
        self._add_pozzo(rows, table.discard, seen)
        for meld in table.melds:
            for card in meld.shape.cards:
                seen.add(card)
        for placed in table.drawn:
            if placed.known_to >> seat & 1:
                seen.add(placed.card)
        self._all_cards(table).less(seen).add_rows(rows)
        for meld in table.melds[:MELDS]:
            rows.append(COUNTS[self.away(seat, meld.owner) + 1])
            rows.append(self._rows[meld.shape.number])
        if len(table.melds) < MELDS:
            rows.append(_NO_MELD * (MELDS - len(table.melds)))
        rows.append(_CODES[table.owed[0].code if table.owed else LOOKS])
        rows.append(COUNTS[table.barred + 1])
        rows.append(count_byte(len(table.stock)))
        rows.append(self._phases[table.phase])
        rows.append(self.seat_row(seat, table.turn))
        rows.append(count_byte(table.turns))
        rows.append(self.match_row(table, seat))
        return b"".join(rows)

    def _add_pozzo(self, rows: list[bytes], pozzo: list[PlacedCard], seen: Cards) -> None:
        cards = Cards()
        for placed in pozzo:
            cards.add(placed.card)
            seen.add(placed.card)
        cards.add_rows(rows)
        shown: i64 = min(len(pozzo), DEPTH)
        for i in range(shown):
            rows.append(COUNTS[pozzo[len(pozzo) - 1 - i].card.code + 1])
        rows.append(bytes(DEPTH - shown))

    def _all_cards(self, table: Table) -> Cards:
        size: i64 = 0
        for batch in table.batches:
            size += len(batch)
        if size != table.pack.size:  # a table that was laid short
            return _counted([card for batch in table.batches for card in batch])
        if table.pack is not self._pack:
            self._pack = table.pack
            self._in_pack = _counted(list(table.pack.cards))
        return self._in_pack

    # -- actions ---------------------------------------------------------------------------------

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        if isinstance(move, Meld):
            assert move.shape is not None
            number = self._numbers[move.shape.number]
            return number + (self._meld if number < self._plain else self._more_melds)
        if isinstance(move, DiscardCard):
            return self._discard + move.card.code
        if isinstance(move, LayOff):
            assert move.shape is not None
            number = self._numbers[move.shape.number]
            return number + (self._lay_off if number < self._plain else self._more_lay_offs)
        if isinstance(move, Draw):
            return self._draw
        if isinstance(move, TakePozzo):
            return self._take + move.size
        return self._replace + move.card.code if isinstance(move, ReplaceJoker) else -1

    def find(self, table: Table, seat: Seat, moves: list[Move], action: i64) -> Move:
        found: Move | None = None
        fewest: i64 = 0
        for move in moves:
            if self.number(table, seat, move) == action:
                cost: i64 = len(move.below) + len(move.above) if isinstance(move, LayOff) else 0
                if found is None or cost < fewest:
                    found, fewest = move, cost
        assert found is not None
        return found

    def text(self, action: int) -> str:
        if action < FIRST:
            return self.text_of_shared(action)
        if action == self._draw:
            return str(DRAW)
        if action < self._discard:
            return str(TAKES[action - int(self._take)])
        if action < self._replace:
            return str(DISCARDS[action - int(self._discard)])
        if action < self._meld:
            return f"replace {CARDS[action - int(self._replace)]}"
        if action < self._lay_off:
            return f"meld {self._texts[action - int(self._meld)]}"
        if action < self._lay_off + self._plain:
            return f"lay_off {self._texts[action - int(self._lay_off)]}"
        if action < self._more_lay_offs + self._plain:
            return f"meld {self._texts[action - int(self._more_melds)]}"
        return f"lay_off {self._texts[action - int(self._more_lay_offs)]}"


def _counted(cards: list[Card]) -> Cards:
    counted = Cards()
    for card in cards:
        counted.add(card)
    return counted


class PinnacolaPinelleV1(PinnacolaV1):
    """The first version for house rules with pinelle: the same numbers, and more."""

    NAME = "PinnacolaPinelle-v1"

    def __init__(self, players: int) -> None:
        super().__init__(players, pinelle=True)


ENCODERS: Final[dict[str, Callable[[int], Encoder]]] = {
    PinnacolaPinelleV1.NAME: PinnacolaPinelleV1,
    PinnacolaV1.NAME: PinnacolaV1,
}
