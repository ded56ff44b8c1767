"""What search has to know of Cambio: what kept cards may be, what to try, how a round stands."""

from collections.abc import Sequence
from math import exp
from typing import ClassVar, Final

from facedown.bots.cambio.belief import Belief
from facedown.bots.cambio.flips import sure_flips
from facedown.bots.cambio.standing import measure
from facedown.bots.cambio.worths import WORTHS
from facedown.bots.search.guide import NEVER, Guide, different
from facedown.bots.search.net import Net
from facedown.bots.search.worlds import Beliefs
from facedown.core.cards import CARDS, UNKNOWN
from facedown.core.game import Game
from facedown.core.placed_card import place
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.table import View
from facedown.games.cambio.moves import Flip
from facedown.games.cambio.table import (
    ABILITY,
    AFTER,
    DECIDE,
    KING_PHASE,
    QUEEN_PHASE,
    SETUP,
    TURN,
    CambioTable,
)
from facedown.games.cambio.variant import Variant

# So many moves are tried.
TRIED: Final = 10
# What a seat does with the card it has drawn: a turn that nobody calls in, unless calls are at the
# end of turns.
DURING: Final = (DECIDE, ABILITY, QUEEN_PHASE, KING_PHASE)


class CambioGuide(Guide[CambioTable]):
    """Believes what the rule bot does, and values a round by how the totals stand."""

    IN_CHANCES: ClassVar[bool] = True
    LEAST: ClassVar[int] = 16

    def __init__(self) -> None:
        self.net: Final = Net(WORTHS)

    def beliefs(self, view: View[CambioTable]) -> Beliefs:
        table = view.table
        belief = Belief(table)
        points = table.variant.points
        found: Beliefs = []
        for seat in table.setup.seats:
            for slot, placed in enumerate(table.hands[seat]):
                if placed is None or placed.card is not UNKNOWN or seat == view.seat:
                    continue
                if placed.is_seen_by(seat):
                    likely = belief.of(placed, seat)
                    counts = belief.hidden[placed.batch]
                    weights = [
                        likely.odds(points[card.code]) / max(counts.get(points[card.code], 0), 1)
                        for card in CARDS
                    ]
                    found.append((place(seat, slot), weights))
        return found

    def likely_moves(self, view: View[CambioTable], moves: Sequence[Move]) -> list[Move]:
        if view.table.phase == SETUP:
            return []
        sure = sure_flips(view.table, moves)
        some = [move for move in moves if not isinstance(move, Flip) or move.place in sure]
        return different(view, some)[:TRIED]

    def margin(self, view: View[CambioTable]) -> float:
        """Where points are added up the rule bot calls by them, and rollouts would by the round."""
        table = view.table
        is_call = table.caller == NO_SEAT and table.phase in (TURN, AFTER)
        return NEVER if is_call and table.variant.adds_up else 0.0

    def dearness(self, view: View[CambioTable]) -> int:
        """The turns of a last lap that a rollout plays, or may: they take nearly all its time."""
        table = view.table
        seats = table.setup.seats
        if table.caller != NO_SEAT and table.caller != table.turn:
            return (seats.index(table.caller) - seats.index(table.turn)) % len(seats)
        if table.phase in DURING and not table.variant.calls_at_end:
            return 1
        return len(seats) - 1

    def is_far_enough(self, table: CambioTable, turns: int) -> bool:
        return table.turns > turns and table.caller == NO_SEAT

    def standing(self, table: CambioTable, seat: Seat) -> list[float]:
        points, mean = _points(table.variant)
        return measure(table, seat, points, mean)

    def worth(self, game: Game[CambioTable], table: CambioTable, seat: Seat) -> float:
        """The chance to win the round, shared with whoever wins it too."""
        outcome = game.outcome(table)
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return 1.0 / (1.0 + exp(-self.net.value(self.standing(table, seat))))


def _points(variant: Variant) -> tuple[list[float], float]:
    """The points of each card by code, and their mean."""
    points = [float(variant.points[card.code]) for card in CARDS]
    cards = variant.pack.cards
    return points, sum([points[card.code] for card in cards]) / len(cards)
