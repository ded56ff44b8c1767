"""Fitting a net to rounds that were played: which weights come closest to what came of them.

The error of some rows at a time is lowered a little, by steps that Adam takes: Kingma and Ba,
"Adam: A Method for Stochastic Optimization" (2015).
"""

from math import exp, sqrt
from typing import Final

from facedown.bots.search.net import Net
from facedown.core.dealer import Dealer

# So many rows for each step.
BATCH: Final = 256
# How far the first step goes; the last goes nowhere.
SPEED: Final = 0.003
# How much of the slopes before is kept, of the slopes themselves and of their squares.
KEPT: Final = 0.9
KEPT_SQUARES: Final = 0.999
LEAST: Final = 1e-8


def random_net(sizes: list[int], chance: Dealer) -> Net:
    """A net of layers of these sizes that knows nothing yet."""
    weights: list[float] = []
    for at in range(len(sizes) - 1):
        most = sqrt(6.0 / sizes[at])
        for _ in range(sizes[at + 1]):
            weights.append(0.0)
            for _ in range(sizes[at]):
                weights.append(most * (2.0 * chance.share() - 1.0))
    return Net(f"{' '.join(map(str, sizes))}\n{' '.join(map(str, weights))}")


class Rows:
    """What a net is fitted to: numbers, and for each row of them what came of it."""

    def __init__(self) -> None:
        self.inputs: Final[list[list[float]]] = []
        self.targets: Final[list[float]] = []

    def add(self, inputs: list[float], target: float) -> None:
        self.inputs.append(inputs)
        self.targets.append(target)

    def error(self, net: Net, *, in_chances: bool) -> float:
        """How far a net is off: the mean of the squares."""
        total = 0.0
        for inputs, target in zip(self.inputs, self.targets, strict=True):
            total += (said(net.value(inputs), in_chances=in_chances) - target) ** 2
        return total / len(self.targets)

    def spread(self) -> float:
        """How far one is off who always says the mean."""
        mean = sum(self.targets) / len(self.targets)
        return sum([(target - mean) ** 2 for target in self.targets]) / len(self.targets)


def said(value: float, *, in_chances: bool) -> float:
    """What the value of a net stands for: points, or the logarithm of odds."""
    if not in_chances:
        return value
    return 1.0 / (1.0 + exp(-value)) if value > -700.0 else 0.0


class Fitting:
    """Fits a net to rows, from an order that chance decides."""

    def __init__(self, net: Net, chance: Dealer, *, in_chances: bool) -> None:
        self.net: Final = net
        self.chance: Final = chance
        self.in_chances: Final = in_chances
        self._steps: int = 0
        self._slopes: Final = _nothing(net)
        self._means: Final = _nothing(net)
        self._squares: Final = _nothing(net)

    def fit(self, rows: Rows, times: int) -> None:
        """Go through all rows so many times."""
        order = list(range(len(rows.targets)))
        batches = (len(order) + BATCH - 1) // BATCH
        for _ in range(times):
            self.chance.shuffle(order)
            for batch in range(batches):
                some = order[batch * BATCH : (batch + 1) * BATCH]
                for number in some:
                    self._lean(rows.inputs[number], rows.targets[number], 1.0 / len(some))
                self._step(SPEED * (1.0 - self._steps / (times * batches)))

    def _lean(self, inputs: list[float], target: float, share: float) -> None:
        """Add the slope of the error of a row, going back from what the net says."""
        traced = self.net.trace(inputs)
        value = said(traced[-1][0], in_chances=self.in_chances)
        slope = [share * (value - target)]
        for depth in range(len(self.net.layers) - 1, -1, -1):
            before = traced[depth]
            further = [0.0] * len(before)
            for weights, slopes, own in zip(
                self.net.layers[depth], self._slopes[depth], slope, strict=True
            ):
                if own != 0.0:
                    slopes[0] += own
                    for at, number in enumerate(before):
                        slopes[at + 1] += own * number
                        further[at] += own * weights[at + 1]
            pairs = zip(further, before, strict=True)
            slope = [one if number > 0.0 else 0.0 for one, number in pairs]

    def _step(self, speed: float) -> None:
        """Change every weight against its slope, the more evenly the better it is known."""
        self._steps += 1
        for depth, layer in enumerate(self.net.layers):
            for row, weights in enumerate(layer):
                slopes = self._slopes[depth][row]
                means = self._means[depth][row]
                squares = self._squares[depth][row]
                for at, slope in enumerate(slopes):
                    means[at] = KEPT * means[at] + (1.0 - KEPT) * slope
                    squares[at] = KEPT_SQUARES * squares[at] + (1.0 - KEPT_SQUARES) * slope * slope
                    mean = means[at] / (1.0 - KEPT**self._steps)
                    square = squares[at] / (1.0 - KEPT_SQUARES**self._steps)
                    weights[at] -= speed * mean / (sqrt(square) + LEAST)
                    slopes[at] = 0.0


def _nothing(net: Net) -> list[list[list[float]]]:
    """A zero for each weight."""
    return [[[0.0] * len(row) for row in rows] for rows in net.layers]
