"""The rule bot: takes the move that is worth most, and calls when that is likely to win."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.nerve import Daring
from facedown.bots.tempo import mean_tempo
from facedown.bots.vinto.actions import action_worth, best_action
from facedown.bots.vinto.calling import USUAL_CALLS, call_odds, should_call
from facedown.bots.vinto.mind import Choice, Mind
from facedown.bots.vinto.turns import decisions, toss_worth, tossing
from facedown.core.dealer import Dealer
from facedown.core.moves import DRAW, END_TURN, PASS, READY, TAKE, Look
from facedown.core.placed_card import NO_PLACE, seat_of
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.vinto import Vinto
from facedown.games.vinto.moves import CALL_VINTO, KEEP, exchange, toss
from facedown.games.vinto.table import DECIDE, EFFECT, SETUP, TOSS, TURN_START, VintoTable


class VintoBot(Daring[VintoTable]):
    """Takes the move that is worth most, and calls when that is likely to win."""

    def __init__(self, game: Vinto, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[VintoTable], moves: Sequence[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table = view.table
        if table.phase == SETUP:
            return next((move for move in moves if isinstance(move, Look)), READY)
        if table.phase == TOSS:
            return _toss(table, view.seat)
        mind = Mind(table, view.seat)
        if table.phase == TURN_START:
            return _source(mind)
        if table.phase == DECIDE:
            return _decide(mind, moves)
        if table.phase == EFFECT:
            return _act(mind, moves)
        return CALL_VINTO if self.calls(view, mind) else END_TURN

    def calls(self, view: View[VintoTable], mind: Mind) -> bool:
        pace = mean_tempo(self.past, USUAL_CALLS, mind.rivals)
        return should_call(view, mind, self.chance, self.risk, pace)

    def call_odds(self, view: View[VintoTable]) -> float:
        return call_odds(view, self.chance)


def _toss(table: VintoTable, seat: Seat) -> Move:
    """A card it knows to be of the right rank, if it is better off without it."""
    best: Choice = 0.0, PASS
    for slot, placed in enumerate(table.hands[seat]):
        if placed is not None and table.can_toss(placed.card.rank):
            worth = toss_worth(Mind(table, seat), placed)
            if worth > best[0]:
                best = worth, toss(slot)
    return best[1]


def _source(mind: Mind) -> Move:
    """The discard if its action is worth more than a drawn card would be on average."""
    rank = mind.table.top.rank
    by_taking = action_worth(mind, rank) + tossing(mind, rank)
    by_drawing = 0.0
    stock = mind.table.stock
    shares = mind.ranks[stock[-1].batch] if stock else []
    for drawn, share in enumerate(shares):
        if share > 0.0:
            by_drawing += share * max(worth for worth, _ in decisions(mind, drawn))
    return TAKE if by_taking > by_drawing else DRAW


def _decide(mind: Mind, moves: Sequence[Move]) -> Move:
    choices = decisions(mind, mind.table.drawn[-1].card.rank)
    return max((one for one in choices if one[1] in moves), key=lambda one: one[0])[1]


def _act(mind: Mind, moves: Sequence[Move]) -> Move:
    if mind.table.one != NO_PLACE:
        return _exchange_or_keep(mind)
    choice = best_action(mind, mind.table.effect)
    return moves[0] if choice is None else choice[1]


def _exchange_or_keep(mind: Mind) -> Move:
    table = mind.table
    one, other = table.placed(table.one), table.placed(table.other)
    assert one is not None
    assert other is not None
    change = mind.worth(other, seat_of(table.other)) - mind.worth(one, seat_of(table.one))
    gain = mind.gain(seat_of(table.one), change, seat_of(table.other), -change)
    return exchange(table.one, table.other) if gain > 0 else KEEP
