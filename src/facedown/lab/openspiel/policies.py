"""Policies of minis that were solved or asked for here, as OpenSpiel takes them."""

from itertools import permutations
from typing import TypeAlias

from facedown.core.seats import DEALER
from facedown.exact.growing import Grown
from facedown.lab.openspiel.games import SpielGame
from facedown.lab.openspiel.round import Round

# By information state, each action and how often it is chosen.
Tabular: TypeAlias = dict[str, list[tuple[int, float]]]


def tabular(game: SpielGame, grown: Grown, policy: list[float]) -> Tabular:
    """A policy of a mini's tree by the information states of its game.

    `pyspiel.TabularPolicy` takes it, and so do OpenSpiel's algorithms.
    """
    found: Tabular = {}
    for (deck, _), root in zip(grown.mini.deals, grown.tree.roots, strict=True):
        played = Round(game.deals, game.encoder)
        played.start(deck)
        _walk(played, grown, root, policy, found)
    return found


def _walk(played: Round, grown: Grown, node: int, policy: list[float], found: Tabular) -> None:
    tree = grown.tree
    if played.is_over:
        return
    children = tree.children[node]
    if played.seat == DEALER:
        assert played.table is not None
        orders = permutations(range(len(played.table.discard) - 1))
        for order, child in zip(orders, children, strict=True):
            after = played.copy()
            after.reshuffle(order)
            _walk(after, grown, child, policy, found)
        return
    start = tree.starts[tree.sets[node]]
    shares = policy[start : start + len(children)]
    actions = [played.number(choice) for choice in played.choices]
    found[played.knowledge(played.seat)] = list(zip(actions, shares, strict=True))
    for action, child in zip(actions, children, strict=True):
        after = played.copy()
        after.act(action)
        _walk(after, grown, child, policy, found)
