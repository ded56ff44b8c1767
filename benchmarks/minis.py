"""Solve the minis, and see how far every player can be exploited in them.

    python -m benchmarks.minis [--only MINI] [--seeds N] [--players NAME,NAME…]
    python -m benchmarks.minis --openspiel [--only MINI]

The second has OpenSpiel, which must be installed, find out how far the solved policies can be
exploited. What is found goes to `benchmarks/exact.json`, and `docs/exact.md` is written from it.
"""

import argparse
import sys
from functools import partial
from typing import Any, Final

from benchmarks.exact_page import OPENSPIEL, read, write

from facedown.bots.levels import level_names
from facedown.bots.players import make_player
from facedown.bots.roster import bot_names
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.exact.asking import policy_of
from facedown.exact.growing import Grown
from facedown.exact.minis import MINIS
from facedown.exact.solving import Solver
from facedown.exact.tree import best_response, exploitability, uniform, value

GOAL: Final = 0.01
MOST_ROUNDS: Final = 2000
# Whose choice is by chance alone: every action as often as the others.
CHANCE: Final = "random"
# Bots are asked once at a set, with chance that belongs to the set; these, and levels, more often.
MIXED: Final = ("exact",)


def named(name: str, game: Game[Any], chance: Dealer) -> Player[Any]:
    return make_player(name, game, chance)


def solved(grown: Grown) -> dict[str, Any]:
    tree = grown.tree
    solver = Solver(tree)
    left = solver.solve(GOAL, MOST_ROUNDS)
    return {
        "deals": len(tree.roots),
        "nodes": len(tree.seats),
        "sets": len(tree.sizes),
        "rounds": solver.rounds,
        "exploitability": round(left, 5),
        "value": round(value(tree, solver.policy()), 4),
    }


def kept(before: dict[str, Any]) -> dict[str, Any]:
    """What stays of what was measured before, when a mini is solved again."""
    return {"players": {}} | {key: before[key] for key in ("players", OPENSPIEL) if key in before}


def beside_openspiel(grown: Grown) -> dict[str, list[float]]:
    """What can be won from the solved policy: by our word, and by OpenSpiel's."""
    import pyspiel
    from open_spiel.python.algorithms import exploitability as theirs
    from open_spiel.python.algorithms.best_response import BestResponsePolicy

    from facedown.lab.openspiel import mini_game, tabular

    solver = Solver(grown.tree)
    solver.solve(GOAL, MOST_ROUNDS)
    policy = solver.policy()
    game = mini_game(grown.mini)
    loaded = pyspiel.TabularPolicy(tabular(game, grown, policy))
    found = {
        "exploitability": [
            exploitability(grown.tree, policy),
            theirs.exploitability(game, loaded),
        ]
    }
    for seat in (0, 1):
        response = BestResponsePolicy(game, seat, loaded)
        found[f"seat {seat}"] = [
            best_response(grown.tree, policy, seat),
            response.value(game.new_initial_state()),
        ]
    return found


def player_exploitability(grown: Grown, name: str, seeds: int) -> float:
    """How far a player can be exploited."""
    if name == CHANCE:
        policy = uniform(grown.tree)
    else:
        mixes = name in MIXED or name in level_names()
        policy = policy_of(grown, partial(named, name), seeds if mixes else 1)
    return round(exploitability(grown.tree, policy), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(MINIS))
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--players", default="")
    parser.add_argument("--openspiel", action="store_true")
    asked = parser.parse_args()
    data = read()
    minis = data.setdefault("minis", {})
    for name in [asked.only] if asked.only else list(MINIS):
        if asked.openspiel:
            minis[name][OPENSPIEL] = beside_openspiel(Grown(MINIS[name]()))
            print(name, minis[name][OPENSPIEL], file=sys.stderr)
            write(data)
            continue
        grown = Grown(MINIS[name](), with_spots=True)
        minis[name] = {**solved(grown), **kept(minis.get(name, {}))}
        print(name, minis[name], file=sys.stderr)
        write(data)
        usual = [one for one in bot_names(grown.mini.game) if one != "stubborn"] + level_names()
        for player in asked.players.split(",") if asked.players else usual:
            found = player_exploitability(grown, player, asked.seeds)
            minis[name]["players"][player] = found
            print(name, player, found, file=sys.stderr)
            write(data)


if __name__ == "__main__":
    main()
