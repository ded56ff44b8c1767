"""What search has to know of Pinnacola: what to try, and how a hand stands."""

from collections.abc import Sequence
from typing import ClassVar, Final

from facedown.bots.pinnacola.mind import Mind
from facedown.bots.pinnacola.plan import Plan
from facedown.bots.pinnacola.solver import may_leave_one
from facedown.bots.pinnacola.stakes import find_worths
from facedown.bots.pinnacola.ways import first_of, forget, remember, ways_of
from facedown.bots.search.guide import Guide
from facedown.bots.stakes import Worths
from facedown.core.game import Game
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.pinnacola.melds import side_of
from facedown.games.pinnacola.moves import DiscardCard
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.scoring import (
    closes_pinnacola,
    closes_poker,
    melds_of,
    side_score,
    total,
)
from facedown.games.pinnacola.table import DRAW_PHASE, PinnacolaTable

# So many discards are tried, the cheapest first.
DISCARDS: Final = 3
# With more cards in a hand, or in the pozzo, rollouts take too long to make any.
MOST_CARDS: Final = 16
# A hand is played on for so many turns after the one that is going on.
TURNS: Final = 1

# What a hand is worth for each of its `measures`, and a card of the pozzo to whose turn it is, in
# points of the hand: rounded from what `python -m benchmarks.fit_pinnacola_hands` finds.
WORTHS: Final = [1.5, 2.4, 28.0, 25.0, 36.0, 173.0]
POZZO: Final = 14.0


class PinnacolaGuide(Guide[PinnacolaTable]):
    """Tries the cheapest discards and a meld, and values a hand by its melds and its cards."""

    DEARNESS: ClassVar[int] = 24
    CLEARLY: ClassVar[float] = 2.0

    def begin(self) -> None:
        remember()

    def end(self) -> None:
        forget()

    def likely_moves(self, view: View[PinnacolaTable], moves: Sequence[Move]) -> list[Move]:
        table, seat = view.table, view.seat
        sizes = [len(table.discard), *[table.size(one) for one in table.setup.seats]]
        if max(sizes) > MOST_CARDS:
            return []
        if table.phase == DRAW_PHASE:
            return [*moves[:1], *moves[-1:]]
        if table.owed:
            return []
        ways = ways_of(table, seat)
        mind = Mind(table, seat)
        plan = Plan(mind, ways)
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        discards.sort(key=lambda move: mind.cost(move.card) + plan.worth(move.card))
        found: list[Move] = [*discards[:DISCARDS]]
        laid = first_of(ways[0], moves)
        return found if laid is None else [laid, *found]

    def is_far_enough(self, table: PinnacolaTable, turns: int) -> bool:
        return table.turns > turns + TURNS

    def worth(self, game: Game[PinnacolaTable], table: PinnacolaTable, seat: Seat) -> float:
        if game.outcome(table) is not None:
            return super().worth(game, table, seat)
        other = table.setup.after(seat)
        ahead = _standing(table, seat) - _standing(table, other)
        pozzo = POZZO * len(table.discard)
        return ahead + (pozzo if side_of(table.turn) == side_of(seat) else -pozzo)

    def worths(self, view: View[PinnacolaTable]) -> Worths | None:
        return find_worths(view.table, view.seat)


def measures(table: PinnacolaTable, seat: Seat) -> list[float]:
    """How a hand stands: points on the table, points and cards held, and what may close it.

    That is, whether a Pinnacola and a Poker lie on the table, and whether it can meld all but one.
    """
    variant = table.variant
    laid = [meld.shape for meld in melds_of(table, side_of(seat))]
    return [
        float(side_score(table, side_of(seat))),
        float(total(variant, table.hand(seat))),
        float(table.size(seat)),
        float(any(closes_pinnacola(variant, shape) for shape in laid)),
        float(any(closes_poker(variant, shape) for shape in laid)),
        float(_can_leave_one(table, seat)),
    ]


def _can_leave_one(table: PinnacolaTable, seat: Seat) -> bool:
    """Whether a hand can be melded but for one card."""
    return may_leave_one(hold(table, seat)) and any(way.left <= 1 for way in ways_of(table, seat))


def _standing(table: PinnacolaTable, seat: Seat) -> float:
    """What the melds of a side and the cards of a hand come to."""
    worth = 0.0
    for weight, measure in zip(WORTHS, measures(table, seat), strict=True):
        worth += weight * measure
    return worth
