"""What games share whose hands lie face down: slots, who has seen them, and what is not seen yet.

Of each hand so many slots have numbers. A card in a later slot, which takes several penalties, is
only counted: no action names it.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from facedown.core.cards import CARDS, UNKNOWN, Card, Pack
from facedown.core.game import Game
from facedown.core.moves import PASS
from facedown.core.placed_card import HELD, UP, Place, PlacedCard, place, seat_of, slot_of
from facedown.core.records import Move
from facedown.core.seats import EVERYONE, MAX_SEATS, Seat
from facedown.core.table import Table
from facedown.lab.encoding import FIRST, Encoder, count_byte, one_hots

# Rows of cards are found by how they lie, which seats know them, and whether they were reshuffled.
_WAYS: Final = HELD + MAX_SEATS
_LATE: Final = _WAYS * (EVERYONE + 1)
_NO_ROWS: Final = list[bytes]()
# Counts are added up as numbers of four bits, one for each kind of card; two of them make a row.
_BITS: Final = 4
_PAIRS: Final = [bytes([pair & 15, pair >> 4]) for pair in range(256)]


class FaceDownEncoder(Encoder):
    """The encoder of a game of hands that lie face down.

    `kind_of` says by code which cards count as the same, `kinds` how many such kinds there are;
    `slots` is how many of each hand have numbers.
    """

    def __init__(
        self, game: Game[Any], players: int, kind_of: list[int], kinds: int, slots: int
    ) -> None:
        super().__init__(game, players)
        assert kinds % 2 == 0
        self.kinds: Final = kinds
        self.slots: Final[i64] = slots
        self._kind_of: Final = kind_of
        self._units: Final[list[i64]] = [1 << _BITS * kind for kind in kind_of]
        self._units.append(0)  # a card that is not known
        self.row: Final = 4 + players + kinds
        self._nothing: Final = bytes(self.row)
        self._pads: Final = [bytes(self.row * count) for count in range(slots + 1)]
        self._rows: Final = [[_NO_ROWS] * (2 * _LATE) for _ in range(players)]
        self._phases: Final = one_hots(len(game.PHASES))
        self._pack: Pack | None = None
        self._in_pack: i64 = 0
        # By seat and number; the two actions of every game have no move of their own.
        self._moves: Final[list[list[Move]]] = [[PASS] * FIRST for _ in range(players)]
        places = players * slots
        self._pairs: Final = [
            (one, other) for one in range(places) for other in range(one + 1, places)
        ]

    def add_hand_fields(self) -> None:
        looks = "filled, face up, held, of a reshuffle; who has seen it; its kind (2: it is not)"
        self.add_field(
            "hands", (self.players, int(self.slots), self.row), f"the slots of each seat: {looks}"
        )
        self.add_field("more", (self.players,), "cards of each seat in slots beyond these")
        self.add_field("drawn", (self.row,), "the card that was drawn, in the same way")
        self.add_field("top", (self.row,), "the top of the discard, in the same way")
        self.add_field(
            "unseen", (self.kinds,), "cards of each kind of which it does not know where they are"
        )
        self.add_field("stock", (1,), "cards of the stock")
        self.add_field("discard", (1,), "cards of the discard")
        self.add_field("phase", (len(self.game.PHASES),), f"which of {', '.join(self.game.PHASES)}")
        self.add_field("turn", (self.players,), "whose turn it is")
        self.add_field("turns", (1,), "turns begun")
        self.add_field("ready", (self.players,), "who is ready to begin")
        self.add_field("passed", (1,), "whether this seat has passed in this window")
        self.add_match_fields()

    def hand_rows(self, table: Table, seat: Seat) -> list[bytes]:
        """The fields of `add_hand_fields`, in order."""
        found: list[bytes] = []
        unseen: i64 = self._all_cards(table)
        more: list[bytes] = []
        units = self._units
        slots = self.slots
        players: i64 = self.players
        owner: i64 = seat
        for _ in range(players):
            filled: i64 = 0
            beyond: i64 = 0
            for placed in table.hands[owner]:
                if placed is None:
                    if filled < slots:
                        found.append(self._nothing)
                        filled += 1
                    continue
                card = placed.card
                code: i64 = card.code if placed.known_to >> seat & 1 else UNKNOWN.code
                unseen -= units[code]
                if filled >= slots:
                    beyond += 1
                    continue
                filled += 1
                found.append(self._row(seat, placed, code))
            if filled < slots:
                found.append(self._pads[slots - filled])
            more.append(count_byte(beyond))
            owner += 1
            if owner == players:
                owner = 0
        found += more
        found.append(self.pile_row(seat, table.drawn))
        found.append(self.pile_row(seat, table.discard))
        for placed in table.drawn:
            if placed.known_to >> seat & 1:
                unseen -= units[placed.card.code]
        for placed in table.discard:
            unseen -= units[placed.card.code]
        for _ in range(self.kinds // 2):
            found.append(_PAIRS[unseen & 255])
            unseen >>= 8
        found.append(count_byte(len(table.stock)))
        found.append(count_byte(len(table.discard)))
        found.append(self._phases[table.phase])
        found.append(self.seat_row(seat, table.turn))
        found.append(count_byte(table.turns))
        found.append(self.seats_row(seat, table.ready))
        found.append(count_byte(table.passed >> seat & 1))
        found.append(self.match_row(table, seat))
        return found

    def _all_cards(self, table: Table) -> i64:
        """How many of each kind are in play, each in bits of its own."""
        size: i64 = 0
        for batch in table.batches:
            size += len(batch)
        if size != table.pack.size:  # a table that was laid short
            return self._added([card for batch in table.batches for card in batch])
        if table.pack is not self._pack:
            self._pack = table.pack
            self._in_pack = self._added(list(table.pack.cards))
        return self._in_pack

    def _added(self, cards: list[Card]) -> i64:
        total: i64 = 0
        for card in cards:
            total += self._units[card.code]
        return total

    def pile_row(self, seat: Seat, pile: list[PlacedCard]) -> bytes:
        """The top card of a pile; a row of zeros if it is empty."""
        if not pile:
            return self._nothing
        placed = pile[-1]
        return self._row(seat, placed, placed.card.code if placed.known_to >> seat & 1 else 53)

    def _row(self, seat: Seat, placed: PlacedCard, code: i64) -> bytes:
        """A card that lies somewhere; its code is an unknown card's unless the seat knows it."""
        if placed.never != 0 and code == UNKNOWN.code:
            return self._make_row(seat, placed, code)
        at = placed.known_to * _WAYS + placed.lies
        if placed.batch > 0:
            at += _LATE
        rows = self._rows[seat][at]
        if rows is _NO_ROWS:
            rows = [self._make_row(seat, placed, one) for one in range(len(CARDS) + 1)]
            self._rows[seat][at] = rows
        return rows[code]

    def _make_row(self, seat: Seat, placed: PlacedCard, code: i64) -> bytes:
        lies = [1, int(placed.lies == UP), int(placed.lies >= HELD), int(placed.batch > 0)]
        kinds = [0] * self.kinds
        if code != UNKNOWN.code:
            kinds[self._kind_of[code]] = 1
        else:
            for one in CARDS:
                if placed.never >> one.code & 1:
                    kinds[self._kind_of[one.code]] = 2
        return bytes(lies) + self.seats_row(seat, placed.known_to) + bytes(kinds)

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
        return self.add_moves(
            self.players * self.slots, lambda seat, i: make(self.place_at(seat, i))
        )

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
        return (
            first + self.away(seat, seat_of(where)) * self.slots + slot if slot < self.slots else -1
        )

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
