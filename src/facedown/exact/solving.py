"""CFR+: two copies play each other, and each does more often what it regrets not having done.

Regrets never fall below nothing, the seats learn in turn, and later rounds count more in the
average, which comes closer and closer to an equilibrium. After Tammelin, "Solving Large Imperfect
Information Games Using CFR+" (2014).
"""

from typing import Final

from mypy_extensions import i64

from facedown.exact.tree import CHANCE, END, Tree, exploitability, uniform


class Solver:
    """Comes closer to an equilibrium of a tree with every round."""

    def __init__(self, tree: Tree) -> None:
        self.tree: Final = tree
        self.rounds: int = 0
        self._current: Final = uniform(tree)
        self._regrets: Final = [0.0] * tree.actions
        self._gains: Final = [0.0] * tree.actions
        self._sums: Final = [0.0] * tree.actions
        self._learner: int = 0

    def learn(self, rounds: int) -> None:
        """Go on for so many rounds."""
        tree = self.tree
        for _ in range(rounds):
            self.rounds += 1
            for seat in (0, 1):
                self._learner = seat
                for root, chance in zip(tree.roots, tree.chances, strict=True):
                    self._walk(root, 1.0, chance)
                self._update(seat)

    def policy(self) -> list[float]:
        """The average of what was played."""
        return _shares(self.tree, self._sums)

    def solve(self, goal: float, most: int, step: int = 25) -> float:
        """Learn until nobody can win more than the goal, or for so many rounds; what is left."""
        left = exploitability(self.tree, self.policy())
        while left > goal and self.rounds < most:
            self.learn(step)
            left = exploitability(self.tree, self.policy())
        return left

    def _walk(self, node: int, own: float, others: float) -> float:
        """What the learner wins from here; `own` and `others` is how likely they come here."""
        tree = self.tree
        decides = tree.seats[node]
        if decides == END:
            return tree.worths[node] if self._learner == 0 else -tree.worths[node]
        total = 0.0
        if decides == CHANCE:
            share = 1.0 / len(tree.children[node])
            for child in tree.children[node]:
                total += share * self._walk(child, own, others * share)
            return total
        start: i64 = tree.starts[tree.sets[node]]
        at = start
        if decides != self._learner:
            for child in tree.children[node]:
                share = self._current[at]
                # What the rival never does is looked at as well: the average must answer it too.
                if share > 0.0 or own > 0.0:
                    total += share * self._walk(child, own, others * share)
                at += 1
            return total
        for child in tree.children[node]:
            share = self._current[at]
            won = self._walk(child, own * share, others)
            self._gains[at] += others * won
            self._sums[at] += self.rounds * own * share
            total += share * won
            at += 1
        while start < at:
            self._gains[start] -= others * total
            start += 1
        return total

    def _update(self, seat: int) -> None:
        tree = self.tree
        for number, decides in enumerate(tree.set_seats):
            if decides != seat:
                continue
            start: i64 = tree.starts[number]
            size = tree.sizes[number]
            total = 0.0
            for at in range(start, start + size):
                regret = max(self._regrets[at] + self._gains[at], 0.0)
                self._regrets[at] = regret
                self._gains[at] = 0.0
                total += regret
            for at in range(start, start + size):
                self._current[at] = self._regrets[at] / total if total > 0.0 else 1.0 / size


def _shares(tree: Tree, weights: list[float]) -> list[float]:
    """For each set its weights as shares of their sum; all alike where there are none."""
    shares = uniform(tree)
    for start, size in zip(tree.starts, tree.sizes, strict=True):
        total = sum(weights[start : start + size])
        if total > 0.0:
            for at in range(start, start + size):
                shares[at] = weights[at] / total
    return shares
