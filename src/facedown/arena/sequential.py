"""Is one bot stronger than another? A test that looks after every deal, and may not know.

A generalised sequential probability ratio test: the likelihood ratio of two hypotheses, that the
bot is no stronger and that it is stronger by a margin, from the mean and variance of what it won by
deal. Each error has a chance of 5 % at most, whenever the test ends.
"""

from dataclasses import dataclass
from math import exp, log
from typing import Final

from facedown.arena.ratings import ELO

STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not_stronger"
INCONCLUSIVE: Final = "inconclusive"

MARGIN: Final = 10.0
ERROR: Final = 0.05
BOUND: Final = log((1.0 - ERROR) / ERROR)
# Of fewer deals the variance is not known well enough to decide anything.
FEWEST: Final = 20


def expected(elo: float, sides: int) -> float:
    """What a side wins among others, over whom it has so much Elo.

    >>> expected(0.0, 4), round(expected(400.0, 2), 3)
    (0.25, 0.909)
    """
    strength = exp(elo / ELO)
    return strength / (strength + sides - 1)


@dataclass
class SequentialTest:
    """What is known so far of whether a bot, alone among others, is stronger by a margin in Elo."""

    sides: int
    margin: float = MARGIN
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0
    ratio: float = 0.0
    verdict: str = INCONCLUSIVE

    def add(self, won: float) -> None:
        """Count what the bot won in a deal, over its seatings; after the verdict nothing more."""
        if self.verdict != INCONCLUSIVE:
            return
        self.deals += 1
        self.total += won
        self.squares += won * won
        self.ratio = self._ratio()
        if self.deals < FEWEST:
            return
        if self.ratio >= BOUND:
            self.verdict = STRONGER
        elif self.ratio <= -BOUND:
            self.verdict = NOT_STRONGER

    def _ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        none, some = expected(0.0, self.sides), expected(self.margin, self.sides)
        mean = self.total / self.deals
        # One round of plain luck more, so that deals that all went alike do not prove everything.
        spread = max(self.squares - self.deals * mean * mean, 0.0) + none * (1.0 - none)
        variance = spread / (self.deals + 1)
        return self.deals * (some - none) * (2.0 * mean - none - some) / (2.0 * variance)
