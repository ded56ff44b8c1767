"""Cambio as numbers."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
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
from facedown.games.cambio.table import DECIDE, GIFT, KING_PHASE, SETUP, TURN, CambioTable
from facedown.lab.encoding import Encoder
from facedown.lab.face_down import KEPT_SLOTS, FaceDownEncoder

SLOTS: Final = 8
# By rank from joker to king, black; red kings count otherwise.
RED_KING: Final = 14


def kind_of(card: Card) -> int:
    return RED_KING if card.rank == KING and card.is_red else int(card.rank)


class CambioV1(FaceDownEncoder):
    """The first version."""

    NAME = "Cambio-v1"

    def __init__(self, players: int) -> None:
        super().__init__(GAME, players, [kind_of(card) for card in CARDS], SLOTS)
        self.add_hand_fields("0 for a joker, 1 for an ace to 13 for a black king, 14 for a red one")
        self.add_field("caller", (players,), "who has called")
        self.add_field("out", (players,), "who is out of the round")
        self.add_field("discarder", (players,), "who laid the top of the discard there")
        self.add_field("giver", (players,), "who owes a card for one that was flipped")
        self.add_field(
            "pile",
            (3,),
            "whether the drawn card was the discard's, whether the top of the discard may be "
            "matched, and the place, from 1, that the card owed goes to",
        )
        self._look: Final[i64] = self.add_moves([*LOOKS[:SLOTS]])
        self._swap: Final[i64] = self.add_moves([*SWAPS[:SLOTS]])
        self._give: Final[i64] = self.add_moves([Give(i) for i in range(SLOTS)])
        self._trade: Final[i64] = self.add_moves([Trade(i) for i in range(SLOTS)])
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

    def is_kept(self, table: Table, seat: Seat) -> bool:
        assert isinstance(table, CambioTable)
        if table.phase == TURN:
            return not table.live
        if len(table.hands[seat]) > KEPT_SLOTS:
            return False
        return table.phase in (SETUP, DECIDE, GIFT, KING_PHASE)

    def write(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> None:
        assert isinstance(table, CambioTable)
        at = self.write_hands(table, seat, out, start)
        taken: i64 = 1 if table.from_discard else 0
        live: i64 = 1 if table.live else 0
        gap: i64 = 0
        if table.gap != NO_PLACE:
            gap = self.place_number(0, seat, table.gap) + 1
        out[at] = self.seat_word(seat, table.caller)
        out[at + 1] = self.seats_word(seat, table.out)
        out[at + 2] = self.seat_word(seat, table.discarder)
        out[at + 3] = self.seat_word(seat, table.giver)
        out[at + 4] = taken | live << 8 | gap << 16

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

    def number_all(self, table: Table, seat: Seat, moves: list[Move], actions: vec[i64]) -> None:
        # Compiled, whatever is read from a list of moves is asked whether it is a move; long lists
        # are of flips.
        listed: list[Any] = moves
        at: i64 = 0
        while at < len(actions):
            move = listed[at]
            if isinstance(move, Flip):
                actions[at] = self.place_number(self._flip, seat, move.place)
            else:
                actions[at] = self.number(table, seat, move)
            at += 1

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
        if isinstance(move, Ready):
            return self._ready
        return -1


ENCODERS: Final[dict[str, Callable[[int], Encoder]]] = {CambioV1.NAME: CambioV1}
