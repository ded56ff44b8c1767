"""Kuhn poker: three cards, one each, one bet. Its value to who begins is -1/18 of a coin."""

from itertools import permutations

from facedown.exact.tree import Tree


def kuhn() -> Tree:
    tree = Tree()
    for own, other in permutations(range(3), 2):
        tree.root(_opening(tree, own, other), 1 / 6)
    return tree


def _opening(tree: Tree, own: int, other: int) -> int:
    sign = 1.0 if own > other else -1.0
    # After a check: a check shows the cards, a bet is answered.
    answer = tree.decision(0, f"{own} check bet", [tree.end(-1.0), tree.end(2 * sign)])
    checked = tree.decision(1, f"{other} check", [tree.end(sign), answer])
    bet = tree.decision(1, f"{other} bet", [tree.end(1.0), tree.end(2 * sign)])
    return tree.decision(0, f"{own}", [checked, bet])
