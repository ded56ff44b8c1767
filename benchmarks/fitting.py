"""Fitting a net to rounds that were played: which weights come closest to what came of them.

The error of some rows at a time is lowered a little, by steps that Adam takes: Kingma and Ba,
"Adam: A Method for Stochastic Optimization" (2015).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from facedown.bots.search.net import Net

Floats = NDArray[np.float32]

# So many rows for each step.
BATCH: Final = 1024
# How far the first step goes; the last goes nowhere.
SPEED: Final = 0.004
# How much of the slopes before is kept, of the slopes themselves and of their squares.
KEPT: Final = 0.9
KEPT_SQUARES: Final = 0.999
LEAST: Final = 1e-8


@dataclass(frozen=True)
class Rows:
    """What a net is fitted to: numbers, and for each row of them what came of it."""

    inputs: Floats
    targets: Floats

    @staticmethod
    def of(parts: Sequence[Floats]) -> "Rows":
        """Rows of which the last number is what came of it, in parts that may have none."""
        rows = np.concatenate([part for part in parts if len(part)])
        return Rows(rows[:, :-1], rows[:, -1])

    def __len__(self) -> int:
        return len(self.targets)

    def error(self, said: Floats) -> float:
        """How far one is off who says this: the mean of the squares."""
        return float(np.mean((said - self.targets) ** 2))

    def spread(self) -> float:
        """How far one is off who always says the mean."""
        return float(np.var(self.targets))


class Fitting:
    """A net that is fitted to rows; `in_chances` if they end in chances, and not in points."""

    def __init__(self, sizes: list[int], seed: int, *, in_chances: bool) -> None:
        self.chance: Final = np.random.default_rng(seed)
        self.in_chances: Final = in_chances
        # Layer by layer the weights, with a row for each number and a last one for the summands.
        self.layers: Final = [
            self._random_layer(before, after) for before, after in pairwise(sizes)
        ]
        self._means: Final = [np.zeros_like(layer) for layer in self.layers]
        self._squares: Final = [np.zeros_like(layer) for layer in self.layers]
        self._steps: int = 0

    def _random_layer(self, before: int, after: int) -> Floats:
        most = np.sqrt(6.0 / before)
        layer = self.chance.uniform(-most, most, (before + 1, after)).astype(np.float32)
        layer[-1] = 0.0
        return layer

    def fit(self, rows: Rows, times: int) -> None:
        """Go through all rows so many times."""
        steps = times * -(-len(rows) // BATCH)
        for _ in range(times):
            order = self.chance.permutation(len(rows))
            for at in range(0, len(order), BATCH):
                some = order[at : at + BATCH]
                slopes = self._slopes(rows.inputs[some], rows.targets[some])
                self._step(slopes, SPEED * (1.0 - self._steps / steps))

    def says(self, inputs: Floats) -> Floats:
        """What the net makes of each row."""
        return self._meant(self._trace(inputs)[-1])

    def net(self) -> Net:
        """The net as bots have it."""
        sizes = [len(self.layers[0]) - 1, *[layer.shape[1] for layer in self.layers]]
        weights: list[float] = []
        for layer in self.layers:
            weights.extend(np.roll(layer, 1, axis=0).T.ravel().tolist())
        return Net(f"{' '.join(map(str, sizes))}\n{' '.join(map(str, weights))}")

    def _trace(self, inputs: Floats) -> list[Floats]:
        """The rows, and what each layer makes of those before it."""
        traced = [inputs]
        for layer in self.layers:
            now: Any = traced[-1] @ layer[:-1] + layer[-1]
            traced.append(now if layer is self.layers[-1] else np.maximum(now, 0.0))
        return traced

    def _meant(self, values: Floats) -> Floats:
        """What values of the net stand for: points, or the logarithm of odds."""
        meant: Floats = values[:, 0]
        if self.in_chances:
            meant = np.reciprocal(1.0 + np.exp(-meant), dtype=np.float32)
        return meant

    def _slopes(self, inputs: Floats, targets: Floats) -> list[Floats]:
        """The slopes of the error, going back from what the net says."""
        traced = self._trace(inputs)
        slope: Any = ((self._meant(traced[-1]) - targets) / len(targets))[:, None]
        slopes: list[Floats] = []
        for layer, before in zip(reversed(self.layers), reversed(traced[:-1]), strict=True):
            slopes.append(np.vstack([before.T @ slope, slope.sum(axis=0)]))
            slope = (slope @ layer[:-1].T) * (before > 0.0)
        return slopes[::-1]

    def _step(self, slopes: list[Floats], speed: float) -> None:
        """Change every weight against its slope, the more evenly the better it is known."""
        self._steps += 1
        for layer, slope, mean, square in zip(
            self.layers, slopes, self._means, self._squares, strict=True
        ):
            mean += (1.0 - KEPT) * (slope - mean)
            square += (1.0 - KEPT_SQUARES) * (slope * slope - square)
            surely = mean / (1.0 - KEPT**self._steps)
            size = np.sqrt(square / (1.0 - KEPT_SQUARES**self._steps)) + LEAST
            layer -= (speed * surely / size).astype(np.float32)
