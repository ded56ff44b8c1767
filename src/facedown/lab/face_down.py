"""What games share whose hands lie face down: slots, who has seen them, and what is not seen yet.

Of each hand so many slots have numbers. A card in a later slot, which takes several penalties, is
only counted: no action names it.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from facedown.core.cards import CARDS, Card, Pack
from facedown.core.game import Game
from facedown.core.moves import PASS
from facedown.core.placed_card import HELD, UP, Place, PlacedCard, place, seat_of, slot_of
from facedown.core.records import Move
from facedown.core.seats import EVERYONE, MAX_SEATS, Seat
from facedown.core.table import Table
from facedown.lab.encoding import FIRST, WORD, Encoder, clipped, whole, words_of

# Words of cards are found by how they lie, which seats know them, and whether they were reshuffled.
_WAYS: Final = HELD + MAX_SEATS
_LATE: Final = _WAYS * (EVERYONE + 1)
_HIDDEN: Final = 53  # the code of a card that is not known
_CODES: Final = 54
_NOT_MADE: Final = -1
_NO_KIND: Final = -1  # of a card that is not known

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
        self._kind_of: Final = kind_of
        self._row: Final[i64] = whole(4 + players + KINDS) // WORD
        # Where the words of all cards begin that lie alike, as far as they were needed.
        self._starts: Final = vec[i64]([_NOT_MADE] * (players * 2 * _LATE))
        self._rows: vec[i64] = vec[i64]()
        # One of each card, counted in bytes of their own: kinds 0 to 7, and the others.
        self._low: Final = vec[i64]([_unit(kind) for kind in kind_of])
        self._high: Final = vec[i64]([_unit(kind - WORD) for kind in kind_of])
        self._pack: Pack | None = None
        self._pack_low: i64 = 0
        self._pack_high: i64 = 0
        # By seat and number; the two actions of every game have no move of their own.
        self._moves: Final[list[list[Move]]] = [[PASS] * FIRST for _ in range(players)]
        places = players * slots
        self._pairs: Final = [
            (one, other) for one in range(places) for other in range(one + 1, places)
        ]

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
        slots = self.slots
        row = self._row
        hands = table.hands
        owner = seat
        one: i64 = 1  # mypyc would shift a constant as a C int, of 32 bits
        low_of, high_of, starts = self._low, self._high, self._starts
        first = seat * (2 * _LATE)
        i: i64 = 0
        while i < players:
            end = at + slots * row
            for placed in hands[owner]:
                if placed is None:
                    if at < end:
                        at = self._write_nothing(out, at)
                    continue
                code: i64 = placed.card.code if placed.known_to >> seat & 1 else _HIDDEN
                low -= low_of[code]
                high -= high_of[code]
                if at >= end:
                    more += one << i * WORD
                    continue
                where = first + placed.known_to * _WAYS + placed.lies
                if placed.batch > 0:
                    where += _LATE
                source = starts[where]
                if source == _NOT_MADE or placed.never != 0:
                    at = self._write_card(seat, placed, code, out, at)
                    continue
                # The same as there, for most cards.
                rows = self._rows
                source += code * row
                stop = at + row
                while at < stop:
                    out[at] = rows[source]
                    at += 1
                    source += 1
            while at < end:
                out[at] = 0
                at += 1
            i += 1
            owner += 1
            if owner == players:
                owner = 0
        for placed in table.drawn:
            if placed.known_to >> seat & 1:
                low -= low_of[placed.card.code]
                high -= high_of[placed.card.code]
        for placed in table.discard:
            code = placed.card.code
            low -= low_of[code]
            high -= high_of[code]
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
        phase = table.phase
        out[at + 4] = one << phase * WORD if phase < WORD else 0
        out[at + 5] = one << (phase - WORD) * WORD if phase >= WORD else 0
        out[at + 6] = self.seat_word(seat, table.turn)
        out[at + 7] = self.seats_word(seat, table.ready)
        out[at + 8] = self.match_word(table, seat)
        return at + 9

    def _all_cards(self, table: Table) -> tuple[i64, i64]:
        """How many of each kind are in play, each in a byte of its own."""
        size: i64 = 0
        for batch in table.batches:
            size += len(batch)
        if size != table.pack.size:  # a table that was laid short
            return self._added([card for batch in table.batches for card in batch])
        if table.pack is not self._pack:
            self._pack = table.pack
            self._pack_low, self._pack_high = self._added(list(table.pack.cards))
        return self._pack_low, self._pack_high

    def _added(self, cards: list[Card]) -> tuple[i64, i64]:
        low: i64 = 0
        high: i64 = 0
        for card in cards:
            low += self._low[card.code]
            high += self._high[card.code]
        return low, high

    def _write_top(self, pile: list[PlacedCard], seat: Seat, out: vec[i64], at: i64) -> i64:
        if not pile:
            return self._write_nothing(out, at)
        placed = pile[-1]
        code: i64 = placed.card.code if placed.known_to >> seat & 1 else _HIDDEN
        return self._write_card(seat, placed, code, out, at)

    def _write_nothing(self, out: vec[i64], start: i64) -> i64:
        at = start
        end = start + self._row
        while at < end:
            out[at] = 0
            at += 1
        return at

    def _write_card(
        self, seat: Seat, placed: PlacedCard, code: i64, out: vec[i64], start: i64
    ) -> i64:
        """A card that lies somewhere; its code is an unknown card's unless the seat knows it."""
        at = start
        if placed.never != 0 and code == _HIDDEN:
            for word in words_of(self._card_row(seat, placed, code)):
                out[at] = word
                at += 1
            return at
        where = seat * (2 * _LATE) + placed.known_to * _WAYS + placed.lies
        if placed.batch > 0:
            where += _LATE
        if self._starts[where] == _NOT_MADE:
            self._make_rows(seat, placed, where)
        row = self._row
        rows = self._rows
        source = self._starts[where] + code * row
        end = start + row
        while at < end:
            out[at] = rows[source]
            at += 1
            source += 1
        return at

    def _make_rows(self, seat: Seat, like: PlacedCard, where: i64) -> None:
        """The words of every card that lies like this one and is known to the same seats."""
        rows = self._rows
        self._starts[where] = len(rows)
        for code in range(_CODES):
            for word in words_of(self._card_row(seat, like, code)):
                rows = append(rows, word)
        self._rows = rows

    def _card_row(self, seat: Seat, placed: PlacedCard, code: i64) -> bytes:
        lies = [1, int(placed.lies == UP), int(placed.lies >= HELD), int(placed.batch > 0)]
        seen = [
            int(placed.known_to >> ((seat + i) % self.players) & 1) for i in range(self.players)
        ]
        kinds = [0] * KINDS
        if code != _HIDDEN:
            kinds[self._kind_of[code]] = 1
        elif placed.never != 0:
            for one in CARDS:
                if placed.never >> one.code & 1:
                    kinds[self._kind_of[one.code]] = 2
        return bytes([*lies, *seen, *kinds])

    # -- actions ---------------------------------------------------------------------------------

    def add_moves(self, count: int, make: Callable[[Seat, int], Move]) -> int:
        """Give moves the next so many numbers, each made for every seat; the first number."""
        for seat in range(self.players):
            self._moves[seat] += [make(seat, i) for i in range(count)]
        return self.add_actions(count)

    def add_one(self, move: Move) -> int:
        """Give a move the next number."""
        return self.add_moves(1, lambda seat, i: move)

    def add_place_moves(self, make: Callable[[Place], Move]) -> int:
        """Give a move for each place the next numbers, the own places first."""
        count = self.players * int(self.slots)
        return self.add_moves(count, lambda seat, i: make(self.place_at(seat, i)))

    def add_pair_moves(self, make: Callable[[Place, Place], Move]) -> int:
        """Give a move for every two places the next numbers."""

        def made(seat: Seat, i: int) -> Move:
            one, other = self._pairs[i]
            return make(self.place_at(seat, one), self.place_at(seat, other))

        return self.add_moves(len(self._pairs), made)

    def find(self, table: Table, seat: Seat, moves: list[Move], action: i64) -> Move:
        return self._moves[seat][action]

    def text(self, action: int) -> str:
        return str(self._moves[0][action]) if action >= FIRST else self.text_of_shared(action)

    def place_at(self, seat: Seat, number: int) -> Place:
        """The place that has this number for a seat."""
        return place((seat + number // self.slots) % self.players, number % self.slots)

    def slot_number(self, first: i64, slot: int) -> i64:
        """The number of a move for an own slot, of those that begin with the first."""
        return first + slot if slot < self.slots else -1

    def place_number(self, first: i64, seat: Seat, where: Place) -> i64:
        """The number of a move for a place."""
        slot = slot_of(where)
        if slot >= self.slots:
            return -1
        return first + self.away(seat, seat_of(where)) * self.slots + slot

    def pair_number(self, first: i64, seat: Seat, one: Place, other: Place) -> i64:
        """The number of a move for two places."""
        low = self.place_number(0, seat, one)
        high = self.place_number(0, seat, other)
        if low < 0 or high < 0:
            return -1
        if low > high:
            low, high = high, low
        places: i64 = self.players * self.slots
        return first + low * (2 * places - low - 1) // 2 + high - low - 1


def _unit(byte: int) -> i64:
    """A one in this byte of a word; nothing if it is not in it."""
    return 1 << byte * WORD if 0 <= byte < WORD else 0
