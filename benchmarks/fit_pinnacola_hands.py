"""Fit what a hand of Pinnacola is worth to search: `WORTHS` and `POZZO` in its `searching.py`.

    python -m benchmarks.fit_pinnacola_hands [--rounds N] [--seed SEED]

Rule bots play each other. At the beginning of turns each seat is measured beside the other; the
weights are those that come closest, by least squares, to the points it is ahead in the end. They
are told with their standard errors, which count a hand once for each time it was measured and so
are too small, and beside the weights in use. So is the scale of a logistic curve: of how likely
who is ahead by so much, as search measures it, is ahead in the end. A match hangs on somewhat more
than this hand (`THIS_HAND` of `stakes.py`).
"""

import argparse
from typing import Final

import numpy as np
from benchmarks.fit_worths import watch_round
from benchmarks.fitting import Rows

from facedown.bots.pinnacola.searching import POZZO, WORTHS, measures
from facedown.bots.pinnacola.stakes import THIS_HAND
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable

SCALES: Final = range(100, 1000, 10)
NAMES: Final = ("laid", "held", "each card", "Pinnacola", "Poker", "closes", "pozzo")


def beside(table: Table, seat: Seat) -> list[float]:
    """The measures of a hand less those of the other, and the pozzo for whose turn it is."""
    assert isinstance(table, PinnacolaTable)
    own, other = measures(table, seat), measures(table, table.setup.after(seat))
    pozzo = len(table.discard) if table.turn == seat else -len(table.discard)
    return [*(mine - theirs for mine, theirs in zip(own, other, strict=True)), float(pozzo)]


def least_squares(rows: Rows) -> list[tuple[float, float]]:
    """The weights that come closest, each with its standard error.

    >>> rows = Rows.of([np.array([[1, 2, 1], [3, 1, 8], [2, 5, 1]], np.float32)])
    >>> [round(weight, 4) for weight, _ in least_squares(rows)]
    [3.0, -1.0]
    """
    weights = np.linalg.lstsq(rows.inputs, rows.targets)[0]
    free = max(len(rows) - len(weights), 1)
    spread = rows.error(rows.inputs @ weights) * len(rows) / free
    inverse = np.linalg.inv(rows.inputs.T @ rows.inputs)
    return list(zip(weights.tolist(), np.sqrt(spread * inverse.diagonal()).tolist(), strict=True))


def best_scale(expected: np.ndarray, ahead: np.ndarray) -> int:
    """The scale by which it is likeliest that those were ahead in the end who were."""
    towards = np.sign(ahead) * expected
    return min(SCALES, key=lambda scale: float(np.logaddexp(0.0, -towards / scale).mean()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1_500)
    parser.add_argument("--seed", default="tune")
    asked = parser.parse_args()
    deals = [f"{asked.seed}/hands/{number}" for number in range(asked.rounds)]
    rows = Rows.of([np.array(watch_round(GAME, beside, 2, deal)) for deal in deals])
    print(f"{len(rows):,} rows of {asked.rounds:,} rounds")
    in_use = [*WORTHS, POZZO]
    for name, (weight, error), now in zip(NAMES, least_squares(rows), in_use, strict=True):
        print(f"{name:10} {weight:8.1f} ± {error:.1f}, in use {now}")
    scale = best_scale(rows.inputs @ np.array(in_use), rows.targets)
    print(f"{'scale':10} {scale:8.1f}, in use {THIS_HAND}")


if __name__ == "__main__":
    main()
