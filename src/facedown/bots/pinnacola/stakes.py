"""What a hand is worth by how the match stands: the chance to win the race to its target."""

from math import exp, sqrt
from typing import Final

from facedown.bots.stakes import Stakes, Worths, find_stakes
from facedown.core.outcome import Outcome
from facedown.core.seats import Seat
from facedown.core.setup import Setup
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.melds import side_of
from facedown.games.pinnacola.table import PinnacolaTable

# By how many points the sides' difference in a hand may still change, as the scale of a logistic
# curve: in one that search has played on, and in each that follows. Read off from matches of rule
# bots, on seeds that begin with `tune`; for a hand alone `benchmarks/fit_pinnacola_hands.py` finds
# a scale that is a fifth smaller, for who wins the match this one.
THIS_HAND: Final = 400.0
NEXT_HAND: Final = 530.0


class Race(Worths):
    """What a hand is worth, told in points as they count at level scores."""

    def __init__(self, setup: Setup, seat: Seat, stakes: Stakes) -> None:
        self._stakes: Final = stakes
        # Partners share a victory.
        self._partners: Final = setup.players / 2
        # The seats 0 and 1 are of the sides 0 and 1.
        own = side_of(seat)
        self._lead: Final = setup.scores[own] - setup.scores[1 - own]
        later = max(stakes.rounds_left() - 1.0, 0.0)
        self._scale: Final = sqrt(THIS_HAND**2 + later * NEXT_HAND**2)

    def of_points(self, points: float) -> float:
        return self._in_points(1.0 / (1.0 + exp(-(self._lead + points) / self._scale)))

    def of_outcome(self, outcome: Outcome) -> float:
        return self._in_points(self._partners * self._stakes.share(outcome))

    def _in_points(self, share: float) -> float:
        """A share as points: at level scores few of them are worth themselves."""
        return 4.0 * self._scale * (share - 0.5)


def find_worths(table: PinnacolaTable, seat: Seat) -> Worths | None:
    """What hands are worth by the match; None where this one is played for its own points."""
    stakes = find_stakes(GAME, table.setup, seat)
    return None if stakes is None else Race(table.setup, seat, stakes)
