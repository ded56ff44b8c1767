"""Fit what a hand of Pinnacola is worth to search: `WORTHS` and `POZZO` in its `searching.py`.

    python -m benchmarks.fit_pinnacola_hands [--rounds N] [--seed SEED]

Rule bots play each other. At the beginning of turns one seat by chance is measured beside the
other; the weights are those that come closest, by least squares, to the points it is ahead in the
end. They are told with their standard errors, which count a hand once for each time it was
measured and so are too small, and beside the weights in use.
"""

import argparse
from math import sqrt
from typing import Final

from benchmarks.fit_worths import watch_rounds

from facedown.bots.pinnacola.searching import POZZO, WORTHS, measures
from facedown.bots.search.fitting import Rows
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable

NAMES: Final = ("laid", "held", "each card", "Pinnacola", "Poker", "closes", "pozzo")


def beside(table: Table, seat: Seat) -> list[float]:
    """The measures of a hand less those of the other, and the pozzo for whose turn it is."""
    assert isinstance(table, PinnacolaTable)
    own, other = measures(table, seat), measures(table, table.setup.after(seat))
    pozzo = len(table.discard) if table.turn == seat else -len(table.discard)
    return [*(mine - theirs for mine, theirs in zip(own, other, strict=True)), float(pozzo)]


def least_squares(rows: Rows) -> list[tuple[float, float]]:
    """The weights that come closest, each with its standard error.

    >>> rows = Rows()
    >>> for one, other in ((1.0, 2.0), (3.0, 1.0), (2.0, 5.0)):
    ...     rows.add([one, other], 3 * one - other)
    >>> [round(weight, 6) for weight, _ in least_squares(rows)]
    [3.0, -1.0]
    """
    size = len(rows.inputs[0])
    normal = [[sum(x[i] * x[j] for x in rows.inputs) for j in range(size)] for i in range(size)]
    inverse = inverted(normal)
    pairs = list(zip(rows.inputs, rows.targets, strict=True))
    right = [sum(x[i] * y for x, y in pairs) for i in range(size)]
    weights = [sum(a * b for a, b in zip(row, right, strict=True)) for row in inverse]
    off = sum((sum(w * v for w, v in zip(weights, x, strict=True)) - y) ** 2 for x, y in pairs)
    spread = off / max(len(pairs) - size, 1)
    return [(weight, sqrt(spread * inverse[i][i])) for i, weight in enumerate(weights)]


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix, by Gauss and Jordan.

    >>> inverted([[0.0, 2.0], [4.0, 0.0]])
    [[0.0, 0.25], [0.5, 0.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [number / rows[i][i] for number in rows[i]]
        for j in range(size):
            if j != i:
                times = rows[j][i]
                rows[j] = [a - times * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1_500)
    parser.add_argument("--seed", default="tune")
    asked = parser.parse_args()
    rows, _ = watch_rounds(GAME, beside, [2], range(asked.rounds), f"{asked.seed}/hands")
    print(f"{len(rows.targets):,} rows of {asked.rounds:,} rounds")
    in_use = [*WORTHS, POZZO]
    for name, (weight, error), now in zip(NAMES, least_squares(rows), in_use, strict=True):
        print(f"{name:10} {weight:8.1f} ± {error:.1f}, in use {now}")


if __name__ == "__main__":
    main()
