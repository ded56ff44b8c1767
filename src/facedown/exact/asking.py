"""What a player does at every information set of a mini, and so how far it can be exploited."""

from collections.abc import Callable
from typing import Any

from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.exact.growing import Grown

Maker = Callable[[Game[Any], Dealer], Player[Any]]


def policy_of(grown: Grown, make: Maker, seeds: int) -> list[float]:
    """How often a player chooses each action, asked so many times, each time with other chance.

    It is asked afresh: what it has forgotten since its last decision is not in it.
    """
    tree = grown.tree
    policy = [0.0] * tree.actions
    for number, spot in enumerate(grown.spots):
        moves = [move for move in spot.choices if move is not None]
        for seed in range(seeds):
            player = make(grown.mini.game, Dealer(f"{number}/{seed}"))
            chosen = spot.choices.index(player.choose(spot.view, moves))
            policy[tree.starts[number] + chosen] += 1.0 / seeds
    return policy
