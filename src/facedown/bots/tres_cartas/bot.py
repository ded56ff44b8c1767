"""The rule bot: replaces its highest card by a lower one, stops when that is likely to pay."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.nerve import Daring
from facedown.bots.sums import plain_sum
from facedown.bots.tres_cartas.stops import lowest_odds, should_stop, stop_odds
from facedown.core.cards import NO_RANK
from facedown.core.dealer import Dealer
from facedown.core.imagine import unseen
from facedown.core.moves import DISCARD, DRAW, END_TURN, TAKE, Look, swap
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.tres_cartas import TresCartas
from facedown.games.tres_cartas.moves import STOP
from facedown.games.tres_cartas.scoring import POINTS
from facedown.games.tres_cartas.table import DECIDE, DRAW_PHASE, SETUP, TresCartasTable

# A card taken from the discard shows everybody what lies there: it must be worth that.
WORTH_TAKING: Final = 2.0


class TresCartasBot(Daring[TresCartasTable]):
    """Replaces its highest card by a lower one, and stops when that is likely to pay."""

    def __init__(self, game: TresCartas, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[TresCartasTable], moves: Sequence[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table, seat = view.table, view.seat
        if table.phase == SETUP:
            looks = [move for move in moves if isinstance(move, Look)]
            return looks[0] if looks else moves[-1]
        if table.phase == DRAW_PHASE:
            return _source(table, seat)
        if table.phase == DECIDE:
            return _place(table, seat, moves)
        return STOP if should_stop(table, seat, self.risk, self.past) else END_TURN

    def call_odds(self, view: View[TresCartasTable]) -> float:
        return stop_odds(view.table, view.seat, self.past)

    def hunch(self, view: View[TresCartasTable]) -> float:
        return lowest_odds(view.table, view.seat, self.past)


def _source(table: TresCartasTable, seat: Seat) -> Move:
    """The discard if its top lowers the hand by more than a drawn card would on average."""
    worths = _slot_worths(table, seat)
    by_taking = max(worths) - POINTS[table.top.rank]
    hidden = [POINTS[card.rank] for card in unseen(table, 0)]
    by_drawing = plain_sum([max(max(worths) - points, 0.0) for points in hidden]) / len(hidden)
    return TAKE if by_taking >= max(by_drawing, WORTH_TAKING) else DRAW


def _place(table: TresCartasTable, seat: Seat, moves: Sequence[Move]) -> Move:
    worths = _slot_worths(table, seat)
    drawn = POINTS[table.drawn[-1].card.rank]
    highest = max(range(len(worths)), key=lambda slot: worths[slot])
    if drawn < worths[highest] or DISCARD not in moves:
        return swap(highest)
    return DISCARD


def _slot_worths(table: TresCartasTable, seat: Seat) -> list[float]:
    """What each card of a hand is worth: its points, or what an unseen card is worth on average."""
    hidden = [POINTS[card.rank] for card in unseen(table, 0)]
    mean = sum(hidden) / len(hidden) if hidden else 0.0
    worths = []
    for placed in table.hands[seat]:
        assert placed is not None
        known = placed.card.rank != NO_RANK
        worths.append(float(POINTS[placed.card.rank]) if known else mean)
    return worths
