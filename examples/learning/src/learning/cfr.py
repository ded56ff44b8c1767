"""CFR+ on a mini, by OpenSpiel and by our own: they learn the same. Needs open-spiel.

python -m learning.cfr cambio --deals 4 --rounds 20
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr

from facedown.exact.growing import Grown, Mini
from facedown.exact.minis import MINIS
from facedown.exact.solving import Solver
from facedown.exact.tree import exploitability
from facedown.lab.openspiel import mini_game, tabular

# A mini that is small enough to be measured with all its deals.
WHOLE = "cambio"


def smaller(name: str, deals: int) -> Mini:
    """A mini with so many of its deals, all equally likely; with all of them if that is 0."""
    mini = MINIS[name]()
    if deals == 0:
        return mini
    step = len(mini.deals) // deals
    picked = [(deck, 1.0 / deals) for deck, _ in mini.deals[::step][:deals]]
    return Mini(mini.name, mini.game, picked, mini.lay, mini.matters)


def compare(name: str, deals: int, rounds: int) -> tuple[float, float, float]:
    """How far the policies learnt here and there can be exploited; and ours by OpenSpiel's word."""
    mini = smaller(name, deals)
    game, grown = mini_game(mini), Grown(mini)
    ours = Solver(grown.tree)
    ours.learn(rounds)
    theirs = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        theirs.evaluate_and_update_policy()
    learnt = pyspiel.exploitability(game, theirs.average_policy().to_tabular().to_dict())
    by_their_word = pyspiel.exploitability(game, tabular(game, grown, ours.policy()))
    return exploitability(grown.tree, ours.policy()), learnt, by_their_word


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("mini", choices=list(MINIS))
    asked.add_argument("--deals", type=int, default=4)
    asked.add_argument("--rounds", type=int, default=20)
    given = asked.parse_args()
    ours, theirs, by_their_word = compare(given.mini, given.deals, given.rounds)
    print(f"exploitability after {given.rounds} rounds: ours {ours:.6f}, OpenSpiel's {theirs:.6f}")
    print(f"ours as OpenSpiel measures it {by_their_word:.6f}")


if __name__ == "__main__":
    main()
