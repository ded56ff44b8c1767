"""A small net of numbers that was fitted to rounds: what a standing is worth."""

from itertools import pairwise
from typing import Final


class Net:
    """Layers of sums, each but the last cut off below 0. A text holds the sizes and all weights.

    The first line says how many numbers each layer has; then, layer by layer, each number's own
    summand and its weights.
    """

    def __init__(self, text: str) -> None:
        first, _, rest = text.strip().partition("\n")
        sizes = [int(word) for word in first.split()]
        numbers = [float(word) for word in rest.split()]
        self.layers: Final[list[list[list[float]]]] = []
        at = 0
        for size, following in pairwise(sizes):
            rows = []
            for _ in range(following):
                rows.append(numbers[at : at + size + 1])
                at += size + 1
            self.layers.append(rows)

    def value(self, inputs: list[float]) -> float:
        """What the net makes of these numbers."""
        now = inputs
        last = len(self.layers) - 1
        for depth, rows in enumerate(self.layers):
            following: list[float] = []
            for row in rows:
                total = row[0]
                at = 1
                for number in now:
                    total += number * row[at]
                    at += 1
                following.append(total if total > 0.0 or depth == last else 0.0)
            now = following
        return now[0]

    def text(self) -> str:
        """The text that it can be made of again."""
        sizes = [len(self.layers[0][0]) - 1, *[len(rows) for rows in self.layers]]
        weights = [weight for rows in self.layers for row in rows for weight in row]
        return f"{' '.join(map(str, sizes))}\n{' '.join([f'{weight:.3g}' for weight in weights])}"
