"""Ratings on the scale of Elo, from who won at which tables.

The model is that of Plackett and Luce for the winner: a side wins with a chance in proportion to
its strength. Between two sides that is the model of Bradley, Terry and Elo. The strengths are those
that make what happened likeliest; how sure they are is found by drawing deals again and again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from facedown.core.dealer import Dealer

ELO: Final = 400.0 / log(10.0)

# A bot that has won everything has no strength that is likeliest. This keeps it finite, and matters
# little to the others: strengths have a spread of some 700 Elo to begin with.
PRIOR_SPREAD: Final = 4.0
STEPS: Final = 60
LONGEST_STEP: Final = 2.0
CLOSE: Final = 1e-9

# Deals are drawn again so often, as so many blocks at most of deals that follow each other.
DRAWS: Final = 400
BLOCKS: Final = 200

# By bot how many sides of a table it had, and what its sides won there.
Tables = dict[tuple[int, ...], list[float]]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, above the anchor.

    An end of the interval is None where there is none: of a bot that has won everything, or
    nothing. The anchor is 0, whatever it has won.
    """

    elo: float
    low: float | None
    high: float | None


def rate(deals: Sequence[Tables], anchor: int, chance: Dealer) -> list[Rating]:
    """The rating of each bot, from what it won at each deal."""
    blocks = _blocks(deals)
    total = _sum(blocks)
    bots = len(next(iter(total)))
    likeliest = strengths(total, [0.0] * bots)
    found = _above(likeliest, anchor)
    drawn = [
        _above(strengths(_sum([chance.pick(blocks) for _ in blocks]), likeliest), anchor)
        for _ in range(DRAWS)
    ]
    ratings = []
    for bot in range(bots):
        row = sorted(one[bot] for one in drawn)
        low: float | None = row[round(0.025 * (DRAWS - 1))]
        high: float | None = row[round(0.975 * (DRAWS - 1))]
        won, lost = (True, True) if bot == anchor else _record(total, bot)
        ratings.append(Rating(found[bot], low if won else None, high if lost else None))
    return ratings


def strengths(tables: Tables, guess: Sequence[float]) -> list[float]:
    """The logarithms of the strengths that make these wins likeliest, by Newton's method."""
    logs = list(guess)
    for _ in range(STEPS):
        slope, bend = _slopes(tables, logs)
        step = solve(bend, slope)
        size = max(abs(one) for one in step)
        factor = min(1.0, LONGEST_STEP / size) if size else 1.0
        logs = [value + factor * by for value, by in zip(logs, step, strict=True)]
        if size < CLOSE:
            break
    return logs


def _slopes(tables: Tables, logs: list[float]) -> tuple[list[float], list[list[float]]]:
    """The first derivative of the likelihood, and the second with its sign changed."""
    bots = range(len(logs))
    prior = 1.0 / PRIOR_SPREAD**2
    slope = [-prior * value for value in logs]
    bend = [[prior if one == other else 0.0 for other in bots] for one in bots]
    for sides, won in tables.items():
        here = [bot for bot in bots if sides[bot]]
        weights = {bot: sides[bot] * exp(logs[bot]) for bot in here}
        whole = sum(weights.values())
        games = sum(won)
        for one in here:
            share = weights[one] / whole
            slope[one] += won[one] - games * share
            bend[one][one] += games * share
            for other in here:
                bend[one][other] -= games * share * weights[other] / whole
    return slope, bend


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """What a positive definite matrix makes this of, by elimination.

    >>> solve([[2.0, 0.0], [0.0, 4.0]], [1.0, 1.0])
    [0.5, 0.25]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [
                value - factor * above for value, above in zip(rows[below], rows[at], strict=True)
            ]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def _above(logs: list[float], anchor: int) -> list[float]:
    return [ELO * (value - logs[anchor]) for value in logs]


def _blocks(deals: Sequence[Tables]) -> list[Tables]:
    number = min(len(deals), BLOCKS)
    bounds = [len(deals) * at // number for at in range(number + 1)]
    return [_sum(deals[bounds[at] : bounds[at + 1]]) for at in range(number)]


def _sum(parts: Sequence[Tables]) -> Tables:
    total: Tables = {}
    for part in parts:
        for sides, won in part.items():
            known = total.setdefault(sides, [0.0] * len(sides))
            for bot, share in enumerate(won):
                known[bot] += share
    return total


def _record(tables: Tables, bot: int) -> tuple[float, float]:
    """What a bot has won and what it has lost, where others sat with it."""
    won = sum(row[bot] for sides, row in tables.items() if sides[bot] < sum(sides))
    lost = sum(sum(row) - row[bot] for sides, row in tables.items() if 0 < sides[bot] < sum(sides))
    return won, lost
