"""Pinnacola as numbers.

A meld is numbered by its shape. So is what is laid off: by what the meld becomes. Where several
melds could become it, the first that takes the fewest cards from the hand is meant, and where a
card could replace several Jokers the first of those; the others have no number. Shapes with a
pinella are numbered after all others, in a version of their own.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from librt.vecs import vec
from mypy_extensions import i64

from facedown.core.cards import CARDS, JOKER, JOKER_CARD, Card, Pack
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
_JOKER_BIT: Final[i64] = JOKER_CARD.bit


# Cards counted: which there are at all and which twice, as bitmasks by code, and how many Jokers.
Counts: TypeAlias = tuple[i64, i64, i64]


def _counts_of(cards: tuple[Card, ...]) -> Counts:
    once: i64 = 0
    twice: i64 = 0
    jokers: i64 = 0
    for card in cards:
        if card.rank == JOKER:
            jokers += 1
        else:
            twice |= once & card.bit
            once |= card.bit
    return once, twice, jokers


def _known_in(pile: list[PlacedCard | None], seat: Seat) -> Counts:
    """The cards of a hand or a pile that a seat knows."""
    once: i64 = 0
    twice: i64 = 0
    jokers: i64 = 0
    for placed in pile:
        if placed is not None and placed.known_to >> seat & 1 != 0:
            bit = placed.card.bit
            if bit == _JOKER_BIT:
                jokers += 1
            else:
                twice |= once & bit
                once |= bit
    return once, twice, jokers


def _write_counts(out: vec[i64], start: i64, once: i64, twice: i64, jokers: i64) -> i64:
    """How many there are of each look, by code; where the next words begin."""
    at = start
    end = start + _LOOK_WORDS
    if once == 0:
        while at < end:
            out[at] = 0
            at += 1
    else:
        while at < end:
            out[at] = SPREAD[once & 255] + SPREAD[twice & 255]
            once >>= 8
            twice >>= 8
            at += 1
    out[at - 1] += jokers << 32
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
        self._in_pack: Counts = (0, 0, 0)
        # By action, where it first stands among those that are read.
        self._places: Final = vec[i64]([0] * self.actions)

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
        players: i64 = self.players
        sizes: i64 = 0
        # All that the seat sees: what it does not see is left of the pack.
        seen: i64 = 0
        seen_twice: i64 = 0
        seen_jokers: i64 = 0
        owner = seat
        i: i64 = 0
        while i < players:
            hand = table.hands[owner]
            once, twice, jokers = _known_in(hand, seat)
            seen_twice |= twice | seen & once
            seen |= once
            seen_jokers += jokers
            at = _write_counts(out, at, once, twice, jokers)
            sizes |= clipped(len(hand)) << i * WORD
            i += 1
            owner += 1
            if owner == players:
                owner = 0
        # A list of cards is one of cards and gaps for whoever only reads it.
        pozzo = cast("list[PlacedCard | None]", table.discard)
        once, twice, jokers = _known_in(pozzo, seat)
        seen_twice |= twice | seen & once
        seen |= once
        seen_jokers += jokers
        at = _write_counts(out, at, once, twice, jokers)
        melds = at + 2 * _LOOK_WORDS + DEPTH // WORD
        after = melds + MELDS
        for meld in table.melds:
            shape = meld.shape
            seen_twice |= shape.twice | seen & shape.once
            seen |= shape.once
            seen_jokers += shape.jokers
            if shape.joker != 0 and shape.wild.rank != JOKER:
                seen_twice |= seen & shape.wild.bit
                seen |= shape.wild.bit
            out[melds] = self._shapes[shape.number] | self.away(seat, meld.owner) + 1
            melds += 1
        while melds < after:
            out[melds] = 0
            melds += 1
        for drawn in table.drawn:
            if drawn.known_to >> seat & 1 != 0:
                once, twice, jokers = _counts_of((drawn.card,))
                seen_twice |= seen & once
                seen |= once
                seen_jokers += jokers
        once, twice, jokers = self._all_cards(table)
        at = _write_counts(
            out,
            at,
            (twice & ~seen_twice) | (once & ~seen),
            twice & ~seen,
            jokers - seen_jokers,
        )
        once, twice, jokers = _counts_of(table.owed)
        at = _write_counts(out, at, once, twice, jokers)
        _write_depth(table.discard, out, at)
        out[after] = sizes
        out[after + 1] = (
            clipped(len(table.stock))
            | clipped(table.turns) << 8
            | clipped(table.setup.number) << 16
            | clipped(table.barred + 1) << 24
        )
        out[after + 2] = SPREAD[1 << table.phase]
        out[after + 3] = self.seat_word(seat, table.turn)
        out[after + 4] = self.match_word(table, seat)

    def _all_cards(self, table: Table) -> Counts:
        pack, batches = table.pack, table.batches
        if pack is self._pack and len(batches) == 1 and batches[0] is pack.cards:
            return self._in_pack
        size: i64 = 0
        for batch in batches:
            size += len(batch)
        if size != pack.size:  # a table that was laid short
            return _counts_of(tuple([card for batch in batches for card in batch]))
        if pack is not self._pack:
            self._pack = pack
            self._in_pack = _counts_of(pack.cards)
        return self._in_pack

    # -- actions ---------------------------------------------------------------------------------

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        if isinstance(move, Meld):
            assert move.shape is not None
            number = self._numbers[move.shape.number]
            if number < self._plain:
                return number + self._meld
            return number + self._more_melds
        if isinstance(move, DiscardCard):
            return self._discard + move.card.code
        if isinstance(move, LayOff):
            assert move.shape is not None
            number = self._numbers[move.shape.number]
            if number < self._plain:
                return number + self._lay_off
            return number + self._more_lay_offs
        if isinstance(move, Draw):
            return self._draw
        if isinstance(move, TakePozzo):
            return self._take + move.size
        if isinstance(move, ReplaceJoker):
            return self._replace + move.card.code
        return -1

    def drop_repeats(self, moves: list[Move], actions: vec[i64]) -> None:
        """Of moves with the same number the first that takes the fewest cards keeps it."""
        places = self._places
        size: i64 = len(moves)
        at = size - 1
        while at >= 0:
            if actions[at] >= self._replace:  # the others are only once there
                places[actions[at]] = at
            at -= 1
        at = 0
        while at < size:
            action = actions[at]
            if action >= self._replace and places[action] != at:
                before = places[action]
                if _cost(moves[at]) < _cost(moves[before]):
                    actions[before] = -1
                    places[action] = at
                else:
                    actions[at] = -1
            at += 1

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


def _cost(move: Move) -> i64:
    """How many cards are laid off."""
    if isinstance(move, LayOff):
        return len(move.below) + len(move.above)
    return 0


def _write_depth(pozzo: list[PlacedCard], out: vec[i64], start: i64) -> None:
    """The cards of the pozzo from its top, as deep as it is told."""
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


class PinnacolaPinelleV1(PinnacolaV1):
    """The first version for house rules with pinelle: the same numbers, and more."""

    NAME = "PinnacolaPinelle-v1"

    def __init__(self, players: int) -> None:
        super().__init__(players, pinelle=True)


ENCODERS: Final[dict[str, Callable[[int], Encoder]]] = {
    PinnacolaPinelleV1.NAME: PinnacolaPinelleV1,
    PinnacolaV1.NAME: PinnacolaV1,
}
