"""A whole game as a tree: who decides where, on which information, and what each end is worth.

Two seats, 0 and 1; an end is worth so many points to seat 0 and costs seat 1 as many. A tree has
several roots: one for each way that chance may deal, with its probability. A seat that cannot tell
two nodes apart decides at one information set; it remembers all it has seen and done. Where chance
decides later on, what follows is equally likely.
"""

from typing import Final

from mypy_extensions import i64

END: Final = -1
CHANCE: Final = -2


class Tree:
    """Nodes by number, children before their parents; information sets by number, by their keys.

    Of a node: the seat that decides there, `CHANCE` or `END`; its information set, its children,
    its worth.
    Of an information set: the seat, how many actions there are, and where they begin in a row of
    all actions of all sets, which is how policies are written.
    """

    def __init__(self) -> None:
        self.seats: Final[list[int]] = []
        self.sets: Final[list[int]] = []
        self.children: Final[list[list[int]]] = []
        self.worths: Final[list[float]] = []
        self.roots: Final[list[int]] = []
        self.chances: Final[list[float]] = []
        self.keys: Final[dict[tuple[int, str], int]] = {}
        self.set_seats: Final[list[int]] = []
        self.sizes: Final[list[int]] = []
        self.starts: Final[list[int]] = []
        self.actions: int = 0

    def end(self, worth: float) -> int:
        """A new node where the game is over."""
        return self._add(END, END, [], worth)

    def chance(self, children: list[int]) -> int:
        """A new node where something happens by chance."""
        return self._add(CHANCE, END, children, 0.0)

    def decision(self, seat: int, key: str, children: list[int]) -> int:
        """A new node where a seat decides, knowing what its key says."""
        found = self.find_set(seat, key, len(children))
        assert self.sizes[found] == len(children), f"other actions at {key}"
        return self._add(seat, found, children, 0.0)

    def root(self, node: int, chance: float) -> None:
        """A beginning, and how likely it is."""
        self.roots.append(node)
        self.chances.append(chance)

    def find_set(self, seat: int, key: str, size: int) -> int:
        """The information set of a seat with this key, made if it is new."""
        found = self.keys.get((seat, key))
        if found is not None:
            return found
        made = len(self.keys)
        self.keys[(seat, key)] = made
        self.set_seats.append(seat)
        self.sizes.append(size)
        self.starts.append(self.actions)
        self.actions += size
        return made

    def _add(self, seat: int, number: int, children: list[int], worth: float) -> int:
        self.seats.append(seat)
        self.sets.append(number)
        self.children.append(children)
        self.worths.append(worth)
        return len(self.seats) - 1


def uniform(tree: Tree) -> list[float]:
    """The policy that chooses every action as often as the others."""
    return [1.0 / size for size in tree.sizes for _ in range(size)]


def value(tree: Tree, policy: list[float]) -> float:
    """What seat 0 wins if both play by a policy."""
    values = [0.0] * len(tree.seats)
    node: i64 = 0
    for node in range(len(tree.seats)):
        if tree.seats[node] == END:
            values[node] = tree.worths[node]
        elif tree.seats[node] == CHANCE:
            values[node] = sum([values[child] for child in tree.children[node]])
            values[node] /= len(tree.children[node])
        else:
            start: i64 = tree.starts[tree.sets[node]]
            for child in tree.children[node]:
                values[node] += policy[start] * values[child]
                start += 1
    return sum([chance * values[at] for at, chance in zip(tree.roots, tree.chances, strict=True)])


def best_response(tree: Tree, policy: list[float], seat: int) -> float:
    """The most a seat can win, whatever it does, against a rival who plays by a policy."""
    return _Response(tree, policy, seat).won()


def exploitability(tree: Tree, policy: list[float]) -> float:
    """What a rival who knows the policy wins by it a round, taking either seat equally often."""
    return (best_response(tree, policy, 0) + best_response(tree, policy, 1)) / 2.0


class _Response:
    """The best response of a seat: the best action of each of its sets, the last ones first."""

    def __init__(self, tree: Tree, policy: list[float], seat: int) -> None:
        self.tree: Final = tree
        self.policy: Final = policy
        self.seat: Final = seat
        # How likely each node is if this seat does all it can to get there.
        self.reached: Final = [0.0] * len(tree.seats)
        self.members: Final[list[list[int]]] = [[] for _ in tree.sizes]
        self.best: Final = [-1] * len(tree.sizes)
        self.values: Final[list[float | None]] = [None] * len(tree.seats)
        for root, chance in zip(tree.roots, tree.chances, strict=True):
            self._reach(root, chance)

    def won(self) -> float:
        total = 0.0
        for root, chance in zip(self.tree.roots, self.tree.chances, strict=True):
            total += chance * self._value(root)
        return total

    def _reach(self, node: int, chance: float) -> None:
        tree = self.tree
        decides = tree.seats[node]
        if decides == END:
            return
        self.reached[node] = chance
        if decides == self.seat:
            self.members[tree.sets[node]].append(node)
            for child in tree.children[node]:
                self._reach(child, chance)
            return
        if decides == CHANCE:
            for child in tree.children[node]:
                self._reach(child, chance / len(tree.children[node]))
            return
        start: i64 = tree.starts[tree.sets[node]]
        for child in tree.children[node]:
            if self.policy[start] > 0.0:
                self._reach(child, chance * self.policy[start])
            start += 1

    def _value(self, node: int) -> float:
        known = self.values[node]
        if known is None:
            known = self._weigh(node)
            self.values[node] = known
        return known

    def _weigh(self, node: int) -> float:
        tree = self.tree
        decides = tree.seats[node]
        if decides == END:
            return tree.worths[node] if self.seat == 0 else -tree.worths[node]
        if decides == self.seat:
            return self._value(tree.children[node][self._best(tree.sets[node])])
        if decides == CHANCE:
            return sum([self._value(child) for child in tree.children[node]]) / len(
                tree.children[node]
            )
        start: i64 = tree.starts[tree.sets[node]]
        total = 0.0
        for child in tree.children[node]:
            if self.policy[start] > 0.0:
                total += self.policy[start] * self._value(child)
            start += 1
        return total

    def _best(self, number: int) -> int:
        if self.best[number] < 0:
            totals = [0.0] * self.tree.sizes[number]
            for node in self.members[number]:
                for action, child in enumerate(self.tree.children[node]):
                    totals[action] += self.reached[node] * self._value(child)
            self.best[number] = totals.index(max(totals))
        return self.best[number]
