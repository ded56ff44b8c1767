"""Vinto as numbers."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from facedown.core.cards import CARDS, NO_RANK
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
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.games.vinto import GAME
from facedown.games.vinto.moves import (
    CALL_VINTO,
    GIVES,
    KEEP,
    NAMES,
    PLAY_ACTION,
    TOSSES,
    CallVinto,
    Declare,
    Give,
    Keep,
    Name,
    PlayAction,
    SwapGuess,
    Toss,
)
from facedown.games.vinto.table import ALL_RANKS, EFFECT, VintoTable
from facedown.lab.encoding import SPREAD, Encoder, clipped
from facedown.lab.face_down import KEPT_SLOTS, FaceDownEncoder

SLOTS: Final = 8
RANKS: Final = len(ALL_RANKS)


class VintoV1(FaceDownEncoder):
    """The first version."""

    NAME = "Vinto-v1"

    def __init__(self, players: int) -> None:
        super().__init__(GAME, players, [int(card.rank) for card in CARDS], SLOTS)
        self.add_hand_fields("0 for a joker, 1 for an ace to 13 for a king")
        self.add_field("caller", (players,), "who has called")
        self.add_field("actor", (players,), "who does the action of a card")
        self.add_field("effect", (RANKS,), "the rank whose action is done, from joker to king")
        self.add_field("toss_ranks", (RANKS,), "the ranks that may be tossed in")
        self.add_field("tossers", (players,), "who has tossed in this turn, or tried to")
        self.add_field("barred", (players,), "who may not toss in")
        self.add_field(
            "action",
            (3,),
            "whether the action of the top of the discard was used, whether the action going on "
            "is of a card that was taken, and how many turns lapsed in a row",
        )
        self._look: Final[i64] = self.add_moves([*LOOKS[:SLOTS]])
        self._swap: Final[i64] = self.add_moves([*SWAPS[:SLOTS]])
        self._toss: Final[i64] = self.add_moves([*TOSSES[:SLOTS]])
        self._ready: Final[i64] = self.add_one(READY)
        self._draw: Final[i64] = self.add_one(DRAW)
        self._take: Final[i64] = self.add_one(TAKE)
        self._discard: Final[i64] = self.add_one(DISCARD)
        self._play: Final[i64] = self.add_one(PLAY_ACTION)
        self._pass: Final[i64] = self.add_one(PASS)
        self._call: Final[i64] = self.add_one(CALL_VINTO)
        self._end: Final[i64] = self.add_one(END_TURN)
        self._keep: Final[i64] = self.add_one(KEEP)
        self._name: Final[i64] = self.add_moves([*NAMES[:RANKS]])
        self._give: Final[i64] = self.add_moves([*GIVES[:players]])
        self._guess: Final[i64] = self.add_moves(
            [SwapGuess(i // RANKS, i % RANKS) for i in range(SLOTS * RANKS)]
        )
        self._peek: Final[i64] = self.add_place_moves(Peek)
        self._declare: Final[i64] = self.add_moves(
            [Declare(self.place_at(i // RANKS), i % RANKS) for i in range(players * SLOTS * RANKS)]
        )
        self._exchange: Final[i64] = self.add_pair_moves(Exchange)
        self._inspect: Final[i64] = self.add_pair_moves(Inspect)

    def is_kept(self, table: Table, seat: Seat) -> bool:
        return table.phase != EFFECT and len(table.hands[seat]) <= KEPT_SLOTS

    def write(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> None:
        assert isinstance(table, VintoTable)
        at = self.write_hands(table, seat, out, start)
        effect: i64 = 0
        if table.effect != NO_RANK:
            effect = 1 << table.effect
        tossed = table.toss_ranks >> 1
        out[at] = self.seat_word(seat, table.caller)
        out[at + 1] = self.seat_word(seat, table.actor)
        out[at + 2] = SPREAD[effect & 255]
        out[at + 3] = SPREAD[effect >> 8]
        out[at + 4] = SPREAD[tossed & 255]
        out[at + 5] = SPREAD[tossed >> 8]
        out[at + 6] = self.seats_word(seat, table.tossers)
        out[at + 7] = self.seats_word(seat, table.barred)
        used: i64 = 1 if table.used else 0
        taken: i64 = 1 if table.taken else 0
        out[at + 8] = used | taken << 8 | clipped(table.idle) << 16

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        if isinstance(move, Exchange):
            return self.pair_number(self._exchange, seat, move.one, move.other)
        if isinstance(move, Inspect):
            return self.pair_number(self._inspect, seat, move.one, move.other)
        if isinstance(move, Peek):
            return self.place_number(self._peek, seat, move.place)
        if isinstance(move, Toss):
            return self.slot_number(self._toss, move.slot)
        if isinstance(move, SwapGuess):
            if move.slot >= SLOTS:
                return -1
            return self._guess + move.slot * RANKS + move.rank
        if isinstance(move, Swap):
            return self.slot_number(self._swap, move.slot)
        if isinstance(move, Declare):
            where = self.place_number(0, seat, move.place)
            if where < 0:
                return -1
            return self._declare + where * RANKS + move.rank
        if isinstance(move, Give):
            return self._give + self.away(seat, move.to)
        if isinstance(move, Name):
            return self._name + move.rank
        if isinstance(move, Look):
            return self.slot_number(self._look, move.slot)
        return self._plain_number(move)

    def number_all(self, table: Table, seat: Seat, moves: list[Move], actions: vec[i64]) -> None:
        # Compiled, whatever is read from a list of moves is asked whether it is a move; long lists
        # are of pairs.
        listed: list[Any] = moves
        for at, move in enumerate(listed):
            if isinstance(move, Exchange):
                actions[at] = self.pair_number(self._exchange, seat, move.one, move.other)
            elif isinstance(move, Inspect):
                actions[at] = self.pair_number(self._inspect, seat, move.one, move.other)
            else:
                actions[at] = self.number(table, seat, move)

    def _plain_number(self, move: Move) -> i64:
        """The number of a move that is only a word."""
        if isinstance(move, Pass):
            return self._pass
        if isinstance(move, Draw):
            return self._draw
        if isinstance(move, Take):
            return self._take
        if isinstance(move, Discard):
            return self._discard
        if isinstance(move, PlayAction):
            return self._play
        if isinstance(move, EndTurn):
            return self._end
        if isinstance(move, CallVinto):
            return self._call
        if isinstance(move, Keep):
            return self._keep
        if isinstance(move, Ready):
            return self._ready
        return -1


ENCODERS: Final[dict[str, Callable[[int], Encoder]]] = {VintoV1.NAME: VintoV1}
