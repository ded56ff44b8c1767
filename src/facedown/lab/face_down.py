"""What games share whose hands lie face down: slots, who has seen them, and what is not seen yet.

Of each hand so many slots have numbers. A card in a later slot, which takes several penalties, is
only counted: no action names it.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from facedown.core.cards import CARDS, Card, Pack
from facedown.core.game import Game
from facedown.core.moves import PASS
from facedown.core.placed_card import HELD, UP, Place, PlacedCard, place, seat_of, slot_of
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.lab.encoding import (
    ALL,
    FIRST,
    SPREAD,
    WORD,
    Encoder,
    clipped,
    whole,
    word_of,
    words_of,
)

_HIDDEN: Final = 53  # the code of a card that is not known
_NO_KIND: Final = -1
_LATE: Final = 1 << 24  # of a reshuffle
_HALF: Final = 0xFFFFFFFF  # of a word
_NARROW: Final = 3  # words of a card, where its first one says which seats have seen it
_WAYS: Final = 10  # to lie: down, up, held by one of the seats
_PLACES: Final = 64  # that have numbers, at most
# Where the parts of a card are: the words of its kind, then the two in which it is counted.
_PARTS: Final = 6
_LOW: Final = 4
_HIGH: Final = 5
_HEADS: Final = 324  # after the parts of 54 cards

# Of a hand with more slots the rules make their lists of moves anew each time.
KEPT_SLOTS: Final = 11

KINDS: Final = 16
PHASES: Final = 16


class FaceDownEncoder(Encoder):
    """The encoder of a game of hands that lie face down.

    `kind_of` says by code which cards count as the same, of up to sixteen kinds; `slots` is how
    many of each hand have numbers.
    """

    def __init__(self, game: Game[Any], players: int, kind_of: list[int], slots: int) -> None:
        super().__init__(game, players)
        kind_of = [*kind_of, _NO_KIND]
        self.slots: Final[i64] = slots
        self._places_end: Final[i64] = place(0, slots)  # of those that have numbers
        self._pair_width: Final[i64] = 2 * players * slots - 1
        self._kind_of: Final = kind_of
        self._row: Final[i64] = whole(4 + players + KINDS) // WORD
        # A card's words are put together from parts: of each card its kind in words, and one of it
        # counted in bytes, kinds 0 to 7 and the others; then, by the seat that looks and the way
        # to lie, the first words for each set of seats that have seen a card: most lie face down,
        # so that few of these are read again and again; and what of that set goes into the second
        # word. One row of parts, for compiled code has few registers.
        ways = [_lies_word(lies) for lies in range(_WAYS)]
        parts = [part for kind in kind_of for part in self._kind_parts(kind)]
        for me in range(players):
            seen = self._seats_words[me * (ALL + 1) : (me + 1) * (ALL + 1)]
            parts += [lies | (one & _HALF) << 32 for lies in ways for one in seen]
        self._tails: Final[i64] = len(parts)
        parts += [seen >> 32 for seen in self._seats_words]
        self._parts: Final = vec[i64](parts)
        self._pack: Pack | None = None
        self._pack_low: i64 = 0
        self._pack_high: i64 = 0
        # By number; the two actions of every game have no move of their own.
        self._moves: Final[list[Move]] = [PASS] * FIRST
        # By seat that looks: the number of each place, by where it is.
        self._numbers: Final = vec[i64](
            [
                self.away(me, seat_of(where)) * slots + slot_of(where)
                for me in range(players)
                for where in range(_PLACES)
            ]
        )
        places = players * slots
        self._pairs: Final = [
            (one, other) for one in range(places) for other in range(one + 1, places)
        ]

    def _kind_parts(self, kind: int) -> list[i64]:
        kinds = [int(kind == one) for one in range(KINDS)]
        parts = words_of(bytes([0] * (4 + self.players) + kinds))
        parts += [0] * (_LOW - len(parts))
        return [*parts, _unit(kind), _unit(kind - WORD)]

    # -- what is seen ----------------------------------------------------------------------------

    def add_hand_fields(self, kinds: str) -> None:
        row = int(self._row) * WORD
        self.add_field(
            "hands",
            (self.players, int(self.slots), row),
            "the slots of each seat: filled, face up, held, of a reshuffle; which seats have seen "
            "the card; its kind, or a 2 for each kind that it is known not to be; then zeros. "
            f"Kinds are {kinds}",
        )
        self.add_field("drawn", (row,), "the card that was drawn, in the same way")
        self.add_field("top", (row,), "the top of the discard, in the same way")
        self.add_field(
            "unseen", (KINDS,), "cards of each kind of which it does not know where they are"
        )
        self.add_field("more", (self.players,), "cards of each seat in slots beyond these")
        self.add_field(
            "counts",
            (6,),
            "cards of the stock and of the discard, turns begun, moves of this turn, the number "
            "of the round, and whether this seat has passed in this window",
        )
        self.add_field("phase", (PHASES,), f"which of {', '.join(self.game.PHASES)}; then zeros")
        self.add_field("turn", (self.players,), "whose turn it is")
        self.add_field("ready", (self.players,), "who is ready to begin")
        self.add_field("scores", (self.players,), "points in the match, 128 for zero, clipped")

    def write_hands(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> i64:
        """The fields of `add_hand_fields`; where the next one begins."""
        at = start
        more: i64 = 0
        low, high = self._all_cards(table)
        players: i64 = self.players
        row = self._row
        width = self.slots * row
        hands = table.hands
        parts = self._parts
        heads = _HEADS + seat * (ALL + 1) * _WAYS
        tails = self._tails + seat * (ALL + 1)
        is_wide = row > _NARROW
        owner = seat
        i: i64 = 0
        while i < players:
            end = at + width
            for slot in hands[owner]:
                if slot is None:
                    if at < end:
                        at = self._write_nothing(out, at)
                    continue
                # Read from here on: compiled, a slot is asked at every look whether it is empty.
                placed: PlacedCard = slot
                known_to = placed.known_to
                if at == end:
                    more += SPREAD[1 << i]
                    if known_to >> seat & 1 != 0:
                        kind = placed.card.code * _PARTS
                        low -= parts[kind + _LOW]
                        high -= parts[kind + _HIGH]
                    continue
                # The same as `_write_card`, for most cards.
                head = parts[heads + placed.lies * (ALL + 1) + (known_to & ALL)]
                if placed.batch > 0:
                    head |= _LATE
                if known_to >> seat & 1 != 0:
                    kind = placed.card.code * _PARTS
                    low -= parts[kind + _LOW]
                    high -= parts[kind + _HIGH]
                    out[at] = head | parts[kind]
                    out[at + 2] = parts[kind + 2]
                    if is_wide:
                        out[at + 1] = parts[tails + (known_to & ALL)] | parts[kind + 1]
                        out[at + 3] = parts[kind + 3]
                    else:
                        out[at + 1] = parts[kind + 1]
                elif placed.never == 0:
                    out[at] = head
                    out[at + 2] = 0
                    if is_wide:
                        out[at + 1] = parts[tails + (known_to & ALL)]
                        out[at + 3] = 0
                    else:
                        out[at + 1] = 0
                else:
                    self._write_excluded(seat, placed, out, at)
                at += row
            while at < end:
                out[at] = 0
                at += 1
            i += 1
            owner += 1
            if owner == players:
                owner = 0
        for drawn in table.drawn:
            if drawn.known_to >> seat & 1 != 0:
                kind = drawn.card.code * _PARTS
                low -= parts[kind + _LOW]
                high -= parts[kind + _HIGH]
        for discarded in table.discard:
            kind = discarded.card.code * _PARTS
            low -= parts[kind + _LOW]
            high -= parts[kind + _HIGH]
        at = self._write_top(table.drawn, seat, out, at)
        at = self._write_top(table.discard, seat, out, at)
        out[at] = low
        out[at + 1] = high
        out[at + 2] = more
        out[at + 3] = (
            clipped(len(table.stock))
            | clipped(len(table.discard)) << 8
            | clipped(table.turns) << 16
            | clipped(table.moves) << 24
            | clipped(table.setup.number) << 32
            | (table.passed >> seat & 1) << 40
        )
        phase: i64 = 1 << table.phase
        out[at + 4] = SPREAD[phase & 255]
        out[at + 5] = SPREAD[phase >> 8]
        out[at + 6] = self.seat_word(seat, table.turn)
        out[at + 7] = self.seats_word(seat, table.ready)
        out[at + 8] = self.match_word(table, seat)
        return at + 9

    def _all_cards(self, table: Table) -> tuple[i64, i64]:
        """How many of each kind are in play, each in a byte of its own."""
        pack, batches = table.pack, table.batches
        if pack is self._pack and len(batches) == 1 and batches[0] is pack.cards:
            return self._pack_low, self._pack_high
        size: i64 = 0
        for batch in batches:
            size += len(batch)
        if size != pack.size:  # a table that was laid short
            return self._added([card for batch in batches for card in batch])
        if pack is not self._pack:
            self._pack = pack
            self._pack_low, self._pack_high = self._added(list(pack.cards))
        return self._pack_low, self._pack_high

    def _added(self, cards: list[Card]) -> tuple[i64, i64]:
        low: i64 = 0
        high: i64 = 0
        for card in cards:
            low += self._parts[card.code * _PARTS + _LOW]
            high += self._parts[card.code * _PARTS + _HIGH]
        return low, high

    def _write_top(self, pile: list[PlacedCard], seat: Seat, out: vec[i64], start: i64) -> i64:
        if not pile:
            return self._write_nothing(out, start)
        return self._write_card(seat, pile[-1], out, start)

    def _write_nothing(self, out: vec[i64], start: i64) -> i64:
        row = self._row
        out[start] = 0
        out[start + 1] = 0
        out[start + 2] = 0
        if row > 3:
            out[start + 3] = 0
        return start + row

    def _write_card(self, seat: Seat, placed: PlacedCard, out: vec[i64], start: i64) -> i64:
        """A card as it lies, without what it is unless the seat has seen it."""
        code: i64 = _HIDDEN
        if placed.known_to >> seat & 1 != 0:
            code = placed.card.code
        elif placed.never != 0:
            return self._write_excluded(seat, placed, out, start)
        seen = placed.known_to & ALL
        parts, row = self._parts, self._row
        head = parts[_HEADS + (seat * _WAYS + placed.lies) * (ALL + 1) + seen]
        if placed.batch > 0:
            head |= _LATE
        kind = code * _PARTS
        out[start] = head | parts[kind]
        out[start + 1] = parts[self._tails + seat * (ALL + 1) + seen] | parts[kind + 1]
        out[start + 2] = parts[kind + 2]
        if row > 3:
            out[start + 3] = parts[kind + 3]
        return start + row

    def _write_excluded(self, seat: Seat, placed: PlacedCard, out: vec[i64], start: i64) -> i64:
        """A card that the seat has not seen, with what it is known not to be."""
        players = self.players
        lies = [1, int(placed.lies == UP), int(placed.lies >= HELD), int(placed.batch > 0)]
        seen = [int(placed.known_to >> ((seat + i) % players) & 1) for i in range(players)]
        kinds = [0] * KINDS
        for one in CARDS:
            if placed.never >> one.code & 1:
                kinds[self._kind_of[one.code]] = 2
        at = start
        for word in words_of(bytes([*lies, *seen, *kinds])):
            out[at] = word
            at += 1
        return at

    # -- actions ---------------------------------------------------------------------------------

    def add_moves(self, moves: list[Move]) -> int:
        """Give moves the next numbers, as the first seat makes them; the first number."""
        self._moves.extend(moves)
        return self.add_actions(len(moves))

    def add_one(self, move: Move) -> int:
        """Give a move the next number."""
        return self.add_moves([move])

    def add_place_moves(self, make: Callable[[Place], Move]) -> int:
        """Give a move for each place the next numbers, the own places first."""
        places = self.players * int(self.slots)
        return self.add_moves([make(self.place_at(i)) for i in range(places)])

    def add_pair_moves(self, make: Callable[[Place, Place], Move]) -> int:
        """Give a move for every two places the next numbers."""
        moves = [make(self.place_at(one), self.place_at(other)) for one, other in self._pairs]
        return self.add_moves(moves)

    def text(self, action: int) -> str:
        return str(self._moves[action]) if action >= FIRST else self.text_of_shared(action)

    def place_at(self, number: int) -> Place:
        """The place that has this number for the first seat."""
        return place(number // self.slots, number % self.slots)

    def slot_number(self, first: i64, slot: int) -> i64:
        """The number of a move for an own slot, of those that begin with the first."""
        if slot >= self.slots:
            return -1
        return first + slot

    def place_number(self, first: i64, seat: Seat, where: Place) -> i64:
        """The number of a move for a place."""
        if slot_of(where) >= self.slots:
            return -1
        return first + self._numbers[seat * _PLACES + where]

    def pair_number(self, first: i64, seat: Seat, one: Place, other: Place) -> i64:
        """The number of a move for two places."""
        if one >= self._places_end or other >= self._places_end:
            return -1
        numbers = self._numbers
        low = numbers[seat * _PLACES + one]
        high = numbers[seat * _PLACES + other]
        if low > high:
            low, high = high, low
        return first + (low * (self._pair_width - low) >> 1) + high - low - 1


def _lies_word(lies: int) -> i64:
    """How a card lies that is there."""
    return word_of(bytes([1, lies == UP, lies >= HELD]))


def _unit(byte: int) -> i64:
    """A one in this byte of a word; nothing if it is not in it."""
    return 1 << byte * WORD if 0 <= byte < WORD else 0
