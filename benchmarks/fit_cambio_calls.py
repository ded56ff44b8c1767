"""Fit how the odds of a call in Cambio are put right: the constants in its `calling.py`.

    python -m benchmarks.fit_cambio_calls [--deals N] [--seed SEED]

Rule bots play rounds of two and call now and then whatever they think of it, as in
`benchmarks/call_odds.py`. What they would have said before it is put right is set beside who won;
`LEAST`, `UPSET` and `BETTER` are those, on a grid, by which what happened is likeliest. `LEAST` and
`UPSET` come from presets in which the discarder may flip.
"""

import argparse
from itertools import product
from math import exp, log
from typing import Final, NamedTuple

from benchmarks.call_odds import Call, play

from facedown.bots.cambio.calling import BETTER, BETTER_WITHOUT_FLIPS, LEAST, UPSET
from facedown.games.cambio import GAME
from facedown.games.cambio.variant import Variant

EDGES: Final = [step / 100 for step in range(1, 13)]
STEPS: Final = [step / 10 for step in range(-4, 13)]
# What is imagined comes from so few samples that it is never quite sure.
SURE: Final = 0.004


class Right(NamedTuple):
    """How odds are put right: the constants of `calling.py`."""

    least: float
    upset: float
    better: float

    def put(self, imagined: float) -> float:
        odds = exp(self.better) * imagined
        return self.least + (1.0 - self.least - self.upset) * odds / (odds + 1.0 - imagined)

    def taken_back(self, said: float) -> float:
        """What was imagined, of what was said.

        >>> right = Right(0.04, 0.05, 0.4)
        >>> round(right.taken_back(right.put(0.3)), 6)
        0.3
        """
        share = (said - self.least) / (1.0 - self.least - self.upset)
        return share / (share + exp(self.better) * (1.0 - share))


def may_flip(preset: str) -> bool:
    variant = GAME.variant(GAME.SIMULATED, preset)
    assert isinstance(variant, Variant)
    return variant.discarder_may_flip


def imagined(preset: str, deals: int, seed: str) -> list[Call]:
    """What was imagined of calls, and whether they won."""
    now = Right(LEAST, UPSET, BETTER if may_flip(preset) else BETTER_WITHOUT_FLIPS)
    found = [play(GAME, preset, 2, f"{seed}/{number}") for number in range(deals)]
    calls = [call for call in found if call is not None]
    return [(min(max(now.taken_back(said), SURE), 1.0 - SURE), won) for said, won in calls]


def likelihood(right: Right, calls: list[Call]) -> float:
    """How likely it is that these calls were won and lost: its logarithm."""
    total = 0.0
    for before, won in calls:
        odds = right.put(before)
        total += log(odds if won else 1.0 - odds)
    return total


def likeliest(calls: list[Call], tried: list[Right]) -> Right:
    return max(tried, key=lambda right: likelihood(right, calls))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2_000, help="for each preset")
    parser.add_argument("--seed", default="tune")
    asked = parser.parse_args()
    with_flips: list[Call] = []
    without: list[Call] = []
    for preset in GAME.PRESETS:
        calls = imagined(preset, asked.deals, asked.seed)
        (with_flips if may_flip(preset) else without).extend(calls)
    right = likeliest(with_flips, [Right(*one) for one in product(EDGES, EDGES, STEPS)])
    print(f"{len(with_flips)} calls: {right}; in use {Right(LEAST, UPSET, BETTER)}")
    if without:
        other = likeliest(without, [right._replace(better=better) for better in STEPS])
        print(f"{len(without)} calls without flips: {other.better}; in use {BETTER_WITHOUT_FLIPS}")


if __name__ == "__main__":
    main()
