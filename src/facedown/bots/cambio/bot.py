"""The rule bot: lowers its hand, flips only what it knows, calls when that is likely to win."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.cambio.abilities import use_ability
from facedown.bots.cambio.calling import call_odds, should_call
from facedown.bots.cambio.flips import best_flip, sure_flips
from facedown.bots.cambio.mind import Mind
from facedown.bots.cambio.turns import decide, prefers_the_discard
from facedown.bots.nerve import Daring
from facedown.core.dealer import Dealer
from facedown.core.moves import DRAW, END_TURN, PASS, TAKE
from facedown.core.placed_card import seat_of, slot_of
from facedown.core.player import Reason
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.cambio import Cambio
from facedown.games.cambio.moves import CALL, Flip, give
from facedown.games.cambio.table import AFTER, DECIDE, GIFT, SETUP, TURN, WINDOW, CambioTable


class CambioBot(Daring[CambioTable]):
    """Lowers its hand, flips only what it knows, and calls when that is likely to win."""

    def __init__(self, game: Cambio, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[CambioTable], moves: Sequence[Move]) -> Move | None:
        table, seat = view.table, view.seat
        phase = table.phase
        if phase == SETUP:
            return moves[0]
        flips = sure_flips(table, moves)
        if not flips and (phase == WINDOW or not _is_awaited(table, seat)):
            return PASS if phase == WINDOW else None
        mind = Mind(table, seat)
        best = best_flip(mind, flips)
        if best is not None:
            return best
        if phase == WINDOW:
            return PASS
        if not _is_awaited(table, seat):
            return None
        if phase == TURN:
            return self._turn(mind, moves)
        if phase == DECIDE:
            return decide(mind, moves)
        if phase == AFTER:
            return CALL if should_call(mind, self.chance, self.risk) else END_TURN
        if phase == GIFT:
            return give(slot_of(mind.worst()))
        return use_ability(mind, phase)

    def why(self, view: View[CambioTable], moves: Sequence[Move], move: Move) -> Reason | None:
        """Of a sure flip of somebody else's card: that they get one of its own for it (C-19)."""
        table, seat = view.table, view.seat
        if not isinstance(move, Flip) or table.size(seat) == 0:
            return None
        owner = seat_of(move.place)
        is_sure = move.place in sure_flips(table, [move])
        return ("gives_card", {"seat": owner}) if is_sure and owner != seat else None

    def call_odds(self, view: View[CambioTable]) -> float:
        mind = Mind(view.table, view.seat)
        return call_odds(mind, mind.rivals, self.chance)

    def _turn(self, mind: Mind, moves: Sequence[Move]) -> Move:
        if CALL in moves and should_call(mind, self.chance, self.risk):
            return CALL
        if DRAW not in moves:
            return TAKE if TAKE in moves else PASS
        return TAKE if TAKE in moves and prefers_the_discard(mind) else DRAW


def _is_awaited(table: CambioTable, seat: Seat) -> bool:
    return seat == (table.giver if table.phase == GIFT else table.turn)
