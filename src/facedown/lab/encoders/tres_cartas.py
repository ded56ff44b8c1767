"""Três Cartas as numbers."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from facedown.core.cards import CARDS
from facedown.core.moves import (
    DISCARD,
    DRAW,
    END_TURN,
    LOOKS,
    READY,
    SWAPS,
    TAKE,
    Discard,
    Draw,
    EndTurn,
    Look,
    Ready,
    Swap,
    Take,
)
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.moves import STOP, Stop
from facedown.games.tres_cartas.table import HAND_SIZE, TresCartasTable
from facedown.lab.encoding import Encoder
from facedown.lab.face_down import FaceDownEncoder


class TresCartasV1(FaceDownEncoder):
    """The first version."""

    NAME = "TresCartas-v1"

    def __init__(self, players: int) -> None:
        # Nothing is ever added to a hand, and suits do not count.
        super().__init__(GAME, players, [int(card.rank) for card in CARDS], HAND_SIZE)
        self.add_hand_fields("1 for an ace to 13 for a king")
        self.add_field("stopper", (players,), "who has stopped the round")
        self.add_field("from_discard", (1,), "whether the drawn card was the discard's")
        self._look: Final[i64] = self.add_moves([*LOOKS[:HAND_SIZE]])
        self._swap: Final[i64] = self.add_moves([*SWAPS[:HAND_SIZE]])
        self._ready: Final[i64] = self.add_one(READY)
        self._draw: Final[i64] = self.add_one(DRAW)
        self._take: Final[i64] = self.add_one(TAKE)
        self._discard: Final[i64] = self.add_one(DISCARD)
        self._stop: Final[i64] = self.add_one(STOP)
        self._end: Final[i64] = self.add_one(END_TURN)

    def is_kept(self, table: Table, seat: Seat) -> bool:
        return True

    def write(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> None:
        assert isinstance(table, TresCartasTable)
        at = self.write_hands(table, seat, out, start)
        out[at] = self.seat_word(seat, table.stopper)
        out[at + 1] = 1 if table.from_discard else 0

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        if isinstance(move, Draw):
            return self._draw
        if isinstance(move, Take):
            return self._take
        if isinstance(move, Swap):
            return self.slot_number(self._swap, move.slot)
        if isinstance(move, Discard):
            return self._discard
        if isinstance(move, Stop):
            return self._stop
        if isinstance(move, EndTurn):
            return self._end
        if isinstance(move, Ready):
            return self._ready
        if isinstance(move, Look):
            return self.slot_number(self._look, move.slot)
        return -1


ENCODERS: Final[dict[str, Callable[[int], Encoder]]] = {TresCartasV1.NAME: TresCartasV1}
