"""The rule bot: lowers its hand, flips only what it knows, calls when that is likely to win."""

from collections.abc import Sequence
from typing import Final

from benchmarks.old_bots.cambio_abilities import use_ability
from benchmarks.old_bots.cambio_calling import should_call
from benchmarks.old_bots.cambio_flips import best_flip, sure_flips
from benchmarks.old_bots.cambio_mind import Mind
from benchmarks.old_bots.cambio_turns import decide, prefers_the_discard

from facedown.bots.cambio.bot import CambioBot as Today
from facedown.bots.cambio.calling import CALL_ODDS, CLOSE, PATIENCE, call_odds
from facedown.bots.cambio.mind import Mind as TodaysMind
from facedown.bots.nerve import Daring
from facedown.core.dealer import Dealer
from facedown.core.moves import DRAW, END_TURN, PASS, TAKE
from facedown.core.placed_card import slot_of
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.cambio import Cambio
from facedown.games.cambio.moves import CALL, give
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
            return self._turn(view, mind, moves)
        if phase == DECIDE:
            return decide(mind, moves)
        if phase == AFTER:
            return CALL if should_call(self.game, view, mind, self.chance, self.risk) else END_TURN
        if phase == GIFT:
            return give(slot_of(mind.worst()))
        return use_ability(mind, phase)

    def _turn(self, view: View[CambioTable], mind: Mind, moves: Sequence[Move]) -> Move:
        if CALL in moves and should_call(self.game, view, mind, self.chance, self.risk):
            return CALL
        if DRAW not in moves:
            return TAKE if TAKE in moves else PASS
        return TAKE if TAKE in moves and prefers_the_discard(mind) else DRAW


def _is_awaited(table: CambioTable, seat: Seat) -> bool:
    return seat == (table.giver if table.phase == GIFT else table.turn)


class RoundWinner(Player[CambioTable]):
    """Today's bot, which calls to win the round where points are added up too."""

    def __init__(self, game: Cambio, chance: Dealer) -> None:
        self.chance: Final = chance
        self.today: Final = Today(game, chance)

    def choose(self, view: View[CambioTable], moves: Sequence[Move]) -> Move | None:
        if CALL in moves and wins_round(TodaysMind(view.table, view.seat), self.chance):
            return CALL
        return self.today.choose(view, [move for move in moves if move != CALL])


def wins_round(mind: TodaysMind, chance: Dealer) -> bool:
    """Whether a call wins the round as often as today's bot wants where a win is all there is."""
    own = mind.total(mind.seat)
    if any(mind.total(rival) < own - CLOSE for rival in mind.rivals):
        return False
    odds = CALL_ODDS[min(len(mind.rivals), len(CALL_ODDS)) - 1]
    patience = 1.0 - mind.table.turns / (PATIENCE * len(mind.table.setup.seats))
    return call_odds(mind, mind.rivals, chance) >= odds * patience


RULE_1: Final = CambioBot
RULE_2: Final = RoundWinner
RULE_2_IN: Final = "cabo"
