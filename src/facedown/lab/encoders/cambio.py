"""Cambio as numbers."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from facedown.core.cards import CARDS, KING, Card
from facedown.core.moves import (
    DISCARD,
    DRAW,
    END_TURN,
    LOOKS,
    PASS,
    READY,
    SWAPS,
    TAKE,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    Inspect,
    Look,
    Pass,
    Peek,
    Ready,
    Swap,
    Take,
)
from facedown.core.placed_card import NO_PLACE
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.games.cambio import GAME
from facedown.games.cambio.moves import (
    CALL,
    KEEP_THEM,
    SKIP,
    SWAP_THEM,
    Call,
    Flip,
    Give,
    KeepThem,
    Skip,
    SwapThem,
    Trade,
)
from facedown.games.cambio.table import DECIDE, GIFT, KING_PHASE, SETUP, CambioTable
from facedown.lab.encoding import FLAGS, Encoder, count_byte, one_hots
from facedown.lab.face_down import FaceDownEncoder

SLOTS: Final = 8
# By rank from joker to king, black; red kings count otherwise. The last one makes it even.
KINDS: Final = 16
RED_KING: Final = 14


def kind_of(card: Card) -> int:
    return RED_KING if card.rank == KING and card.is_red else int(card.rank)


class CambioV1(FaceDownEncoder):
    """The first version."""

    NAME = "Cambio-v1"

    def __init__(self, players: int) -> None:
        super().__init__(GAME, players, [kind_of(card) for card in CARDS], KINDS, SLOTS)
        self.add_hand_fields()
        self.add_field("caller", (players,), "who has called")
        self.add_field("out", (players,), "who is out of the round")
        self.add_field("from_discard", (1,), "whether the drawn card was the discard's")
        self.add_field("live", (1,), "whether the top of the discard may be matched")
        self.add_field("discarder", (players,), "who laid it there")
        self.add_field("giver", (players,), "who owes a card for one that was flipped")
        self.add_field("gap", (players * SLOTS,), "the place that it goes to")
        self.add_field("moves", (1,), "moves made in this turn")
        self._places: Final = one_hots(players * SLOTS)
        self._look: Final[i64] = self.add_moves(SLOTS, lambda seat, i: LOOKS[i])
        self._swap: Final[i64] = self.add_moves(SLOTS, lambda seat, i: SWAPS[i])
        self._give: Final[i64] = self.add_moves(SLOTS, lambda seat, i: Give(i))
        self._trade: Final[i64] = self.add_moves(SLOTS, lambda seat, i: Trade(i))
        self._ready: Final[i64] = self.add_one(READY)
        self._draw: Final[i64] = self.add_one(DRAW)
        self._take: Final[i64] = self.add_one(TAKE)
        self._discard: Final[i64] = self.add_one(DISCARD)
        self._pass: Final[i64] = self.add_one(PASS)
        self._call: Final[i64] = self.add_one(CALL)
        self._end: Final[i64] = self.add_one(END_TURN)
        self._skip: Final[i64] = self.add_one(SKIP)
        self._swap_them: Final[i64] = self.add_one(SWAP_THEM)
        self._keep_them: Final[i64] = self.add_one(KEEP_THEM)
        self._flip: Final[i64] = self.add_place_moves(Flip)
        self._peek: Final[i64] = self.add_place_moves(Peek)
        self._exchange: Final[i64] = self.add_pair_moves(Exchange)
        self._inspect: Final[i64] = self.add_pair_moves(Inspect)

    def is_kept(self, table: Table) -> bool:
        return table.phase in (SETUP, DECIDE, GIFT, KING_PHASE)

    def observe(self, table: Table, seat: Seat) -> bytes:
        assert isinstance(table, CambioTable)
        rows = self.hand_rows(table, seat)
        rows.append(self.seat_row(seat, table.caller))
        rows.append(self.seats_row(seat, table.out))
        rows.append(FLAGS[1] if table.from_discard else FLAGS[0])
        rows.append(FLAGS[1] if table.live else FLAGS[0])
        rows.append(self.seat_row(seat, table.discarder))
        rows.append(self.seat_row(seat, table.giver))
        gap = table.gap
        # Of no place and of one without a number the row is the last: of zeros.
        rows.append(self._places[-1 if gap == NO_PLACE else self.place_number(0, seat, gap)])
        rows.append(count_byte(table.moves))
        return b"".join(rows)

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        if isinstance(move, Flip):
            return self.place_number(self._flip, seat, move.place)
        if isinstance(move, Exchange):
            return self.pair_number(self._exchange, seat, move.one, move.other)
        if isinstance(move, Inspect):
            return self.pair_number(self._inspect, seat, move.one, move.other)
        if isinstance(move, Peek):
            return self.place_number(self._peek, seat, move.place)
        if isinstance(move, Swap):
            return self.slot_number(self._swap, move.slot)
        if isinstance(move, Give):
            return self.slot_number(self._give, move.slot)
        if isinstance(move, Trade):
            return self.slot_number(self._trade, move.slot)
        if isinstance(move, Look):
            return self.slot_number(self._look, move.slot)
        return self._plain_number(move)

    def _plain_number(self, move: Move) -> i64:
        """The number of a move that is only a word."""
        if isinstance(move, Draw):
            return self._draw
        if isinstance(move, Take):
            return self._take
        if isinstance(move, Call):
            return self._call
        if isinstance(move, EndTurn):
            return self._end
        if isinstance(move, Discard):
            return self._discard
        if isinstance(move, Pass):
            return self._pass
        if isinstance(move, Skip):
            return self._skip
        if isinstance(move, SwapThem):
            return self._swap_them
        if isinstance(move, KeepThem):
            return self._keep_them
        return self._ready if isinstance(move, Ready) else -1


ENCODERS: Final[dict[str, Callable[[int], Encoder]]] = {CambioV1.NAME: CambioV1}
