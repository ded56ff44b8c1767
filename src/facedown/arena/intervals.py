"""Means with their intervals of 95 %, from one value for each deal.

Rounds of one deal have its cards in common, so a deal counts once, whatever was played of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

COVERED: Final = 0.95
Z: Final = NormalDist().inv_cdf(0.5 + COVERED / 2)
# Of Student's t for the fewest degrees of freedom, where the series below is not good enough.
FEWEST: Final = (0.0, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469)


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval; of fewer than two deals nothing is known, and it has none."""

    mean: float
    low: float | None
    high: float | None
    deals: int


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of values that may be anything: points."""
    deals = len(values)
    if deals < 2:
        return Estimate(values[0] if values else 0.0, None, None, deals)
    mean = fmean(values)
    half = student(deals - 1) * sqrt(variance(values, mean) / deals)
    return Estimate(mean, mean - half, mean + half, deals)


def share_of(values: Sequence[float], most: float = 1.0) -> Estimate:
    """The mean of shares from 0 to the most that there is, by Wilson's score.

    The variance between deals says how many independent rounds they are worth. So the interval
    stays within what is possible, and has a width even if all deals went one way.
    """
    deals = len(values)
    if deals < 2:
        return Estimate(values[0] if values else 0.0, None, None, deals)
    shares = [value / most for value in values]
    mean = min(max(fmean(shares), 0.0), 1.0)
    spread = variance(shares, mean) / deals
    worth = mean * (1.0 - mean) / spread if spread > 0.0 else float(deals)
    worth = worth or float(deals)
    t = student(deals - 1) ** 2 / worth
    middle = (mean + t / 2.0) / (1.0 + t)
    half = sqrt(t * mean * (1.0 - mean) + t * t / 4.0) / (1.0 + t)
    low, high = max(middle - half, 0.0), min(middle + half, 1.0)
    return Estimate(most * mean, most * low, most * high, deals)


def student(freedom: int) -> float:
    """How many standard errors of a mean are covered, with so many degrees of freedom.

    >>> [round(student(freedom), 3) for freedom in (1, 4, 10, 1000)]
    [12.706, 2.776, 2.228, 1.962]
    """
    if freedom < len(FEWEST):
        return FEWEST[freedom]
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))
