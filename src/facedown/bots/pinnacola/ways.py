"""Ways to meld a hand, as the solver finds them, and what they promise."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.pinnacola.solver import Way, solve
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.games.pinnacola.holding import Holding
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.table import PinnacolaTable

# What a Joker is worth in the hand.
KEPT_JOKER: Final = 30.0


def ways_of(table: PinnacolaTable, seat: Seat) -> list[Way]:
    return solve_within(hold(table, seat))


def solve_within(holding: Holding) -> list[Way]:
    """The ways to meld, of a large hand only those with few Jokers: it takes too long otherwise."""
    size = int(holding.size)
    return solve(holding, 4 if size <= 22 else 2 if size <= 28 else 1 if size <= 34 else 0)


def promise(way: Way) -> float:
    """What a way is worth, with what the Jokers are worth that it keeps."""
    return way.points - KEPT_JOKER * way.jokers


def first_of(way: Way, moves: Sequence[Move]) -> Move | None:
    """A move of a way that is legal now."""
    return next((move for move in way.moves() if move in moves), None)
