"""Pinnacola as numbers.

A meld is numbered by its shape. So is what is laid off: by what the meld becomes. Where several
melds could become it, the first that takes the fewest cards from the hand is meant, and where a
card could replace several Jokers the first of those; the others have no number. Shapes with a
pinella are numbered after all others, in a version of their own.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
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
from facedown.lab.encoding import FIRST, SPREAD, WORD, Encoder, clipped, signed_byte, word_of

LOOKS: Final = len(CARDS)
MELDS: Final = 36  # there are no more cards
DEPTH: Final = 32
UNIT: Final = 20  # points
_LOOK_WORDS: Final = 7


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

    def add_all(self, once: i64, twice: i64, jokers: i64) -> None:
        """Add cards that were counted; there are no more than two of any."""
        self.twice |= twice | (self.once & once)
        self.once |= once
        self.jokers += jokers

    def less(self, seen: "Cards") -> "Cards":
        """What is left of these without those, which are among them."""
        left = Cards()
        left.once = (self.twice & ~seen.twice) | (self.once & ~seen.once)
        left.twice = self.twice & ~seen.once
        left.jokers = self.jokers - seen.jokers
        return left

    def write(self, out: vec[i64], start: i64) -> i64:
        """How many there are of each look, by code; where the next words begin."""
        once, twice = self.once, self.twice
        at = start
        while at < start + _LOOK_WORDS:
            out[at] = SPREAD[once & 255] + SPREAD[twice & 255]
            once >>= 8
            twice >>= 8
            at += 1
        out[at - 1] += self.jokers << 32
        return at


def _shape_word(shape: Shape) -> i64:
    """What a meld is; its first byte is left to whose it is."""
    wild = shape.wild.code + 1 if shape.joker else 0
    row = [shape.kind + 1, shape.suit + 1, shape.low, shape.high, shape.suits, shape.joker, wild]
    return word_of(bytes([0, *row]))


def _numbers(book: Book, known: dict[str, int]) -> vec[i64]:
    """The number of each shape of a book: that of the same cards if they have one, or a new one."""
    return vec[i64]([known.setdefault(repr(shape), len(known)) for shape in book.shapes])


class PinnacolaV1(Encoder):
    """The first version, for all house rules but those with pinelle."""

    NAME = "Pinnacola-v1"

    def __init__(self, players: int, *, pinelle: bool = False) -> None:
        super().__init__(GAME, players)
        self._add_fields()
        self._pinelle: Final = pinelle
        known: dict[str, int] = {}
        self._numbers: vec[i64] = _numbers(BOOK, known)
        plain = len(known)
        self._shapes: vec[i64] = vec[i64]([_shape_word(shape) for shape in BOOK.shapes])
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
            self._numbers = _numbers(self._book, known)
            self._shapes = vec[i64]([_shape_word(shape) for shape in self._book.shapes])
        more = len(known) - plain
        self._more_melds: Final[i64] = self.add_actions(more) - plain
        self._more_lay_offs: Final[i64] = self.add_actions(more) - plain
        self._texts: Final = list(known)
        self._pack: Pack | None = None
        self._in_pack: Cards = Cards()

    def _add_fields(self) -> None:
        players = self.players
        self.add_field(
            "hand",
            (LOOKS,),
            "the own hand: how many of each card, by code: 4 for each rank above the ace, plus 0 "
            "to 3 for clubs, hearts, spades and diamonds; 52 for a Joker",
        )
        for i in range(1, players):
            self.add_field(f"known_{i}", (LOOKS,), f"what is known of the hand of seat {i}")
        self.add_field("pozzo", (LOOKS,), "the pozzo: how many of each card")
        self.add_field("unseen", (LOOKS,), "cards of which it does not know where they are")
        self.add_field("owed", (LOOKS,), "the card that must be melded now")
        self.add_field("depth", (DEPTH,), "the pozzo from its top: each card's code, from 1")
        self.add_field(
            "melds",
            (MELDS, WORD),
            "whose it is, from 1; kind, from 1: run, set, four Jokers; suit, from 1; low and high "
            "position or rank; suits of a set as bits; position of the wild card; its code, from 1",
        )
        self.add_field("sizes", (players,), "cards in each hand")
        self.add_field(
            "counts",
            (4,),
            "cards of the stock, turns begun, the number of the round, and the meld, from 1, that "
            "may not be added to now",
        )
        self.add_field("phase", (len(GAME.PHASES),), f"which of {', '.join(GAME.PHASES)}")
        self.add_field("turn", (players,), "whose turn it is")
        self.add_field("scores", (players,), f"points in the match / {UNIT}, 128 for zero, clipped")

    def score_byte(self, score: int) -> int:
        return signed_byte(score // UNIT)

    def fits(self, variant: Variant) -> bool:
        assert isinstance(variant, PinnacolaVariant)
        return variant.book is self._book

    # -- what is seen ----------------------------------------------------------------------------

    def write(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> None:
        assert isinstance(table, PinnacolaTable)
        at = start
        one: i64 = 1  # mypyc would shift a constant as a C int, of 32 bits
        sizes: i64 = 0
        players: i64 = self.players
        seen = Cards()
        i: i64 = 0
        while i < players:
            hand = table.hands[(seat + i) % players]
            held = Cards()
            for placed in hand:
                if placed is not None and placed.known_to >> seat & 1:
                    held.add(placed.card)
            seen.add_all(held.once, held.twice, held.jokers)
            at = held.write(out, at)
            sizes |= clipped(len(hand)) << i * WORD
            i += 1
        pozzo = Cards()
        for placed in table.discard:
            pozzo.add(placed.card)
        seen.add_all(pozzo.once, pozzo.twice, pozzo.jokers)
        at = pozzo.write(out, at)
        for meld in table.melds:
            shape = meld.shape
            seen.add_all(shape.once, shape.twice, shape.jokers)
            if shape.joker != 0 and shape.wild.rank != JOKER:
                seen.add(shape.wild)
        for placed in table.drawn:
            if placed.known_to >> seat & 1:
                seen.add(placed.card)
        at = self._all_cards(table).less(seen).write(out, at)
        owed = Cards()
        if table.owed:
            owed.add(table.owed[0])
        at = owed.write(out, at)
        at = _write_depth(table.discard, out, at)
        at = self._write_melds(table, seat, out, at)
        out[at] = sizes
        out[at + 1] = (
            clipped(len(table.stock))
            | clipped(table.turns) << 8
            | clipped(table.setup.number) << 16
            | clipped(table.barred + 1) << 24
        )
        out[at + 2] = one << table.phase * WORD
        out[at + 3] = self.seat_word(seat, table.turn)
        out[at + 4] = self.match_word(table, seat)

    def _write_melds(self, table: PinnacolaTable, seat: Seat, out: vec[i64], start: i64) -> i64:
        at = start
        end = start + MELDS
        for meld in table.melds:
            out[at] = self._shapes[meld.shape.number] | self.away(seat, meld.owner) + 1
            at += 1
        while at < end:
            out[at] = 0
            at += 1
        return at

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


def _write_depth(pozzo: list[PlacedCard], out: vec[i64], start: i64) -> i64:
    """The cards of the pozzo from its top, as deep as it is told; where the next words begin."""
    at = start
    card: i64 = len(pozzo) - 1
    while at < start + DEPTH // WORD:
        word: i64 = 0
        shift: i64 = 0
        while shift < 64 and card >= 0:
            word |= pozzo[card].card.code + 1 << shift
            card -= 1
            shift += 8
        out[at] = word
        at += 1
    return at


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
