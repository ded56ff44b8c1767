"""Run the examples of learning whole, and write what came of them.

    python -m benchmarks.learning [--updates N] [--deals N] [--only PART]

It needs what `make examples` sets up. What is found goes to `benchmarks/learning.json`, and
`docs/learning.md` with its picture is written from it. One part alone can be run again.
"""

import argparse
import os
import platform
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pyspiel
import torch
from benchmarks import dataset
from benchmarks.learning_page import read, write

from facedown.catalog import GAMES
from facedown.core.compiled import is_compiled
from facedown.exact.growing import Grown
from facedown.exact.minis import MINIS
from facedown.exact.solving import Solver
from facedown.exact.tree import exploitability
from facedown.lab.openspiel import mini_game, tabular
from learning import cfr, clone, net, ppo, reader

CLONED: Final = 20_000  # decisions
PARTS: Final = ("minis", "whole", "reader", "clone", "ppo")


def learn_minis() -> dict[str, Any]:
    """CFR+ here and there, on some deals of each mini."""
    found = {}
    for name in MINIS:
        ours, theirs, by_their_word = cfr.compare(name, deals=2, rounds=10)
        found[name] = {"ours": ours, "openspiel": theirs, "ours_by_openspiel": by_their_word}
    return found


def measure_whole() -> dict[str, Any]:
    """How far our policy of a whole mini can be exploited, by our word and by OpenSpiel's."""
    mini = MINIS[cfr.WHOLE]()
    grown = Grown(mini)
    solver = Solver(grown.tree)
    solver.learn(5)
    policy = solver.policy()
    theirs = pyspiel.exploitability(game := mini_game(mini), tabular(game, grown, policy))
    return {"mini": cfr.WHOLE, "ours": exploitability(grown.tree, policy), "openspiel": theirs}


def clone_bots(folder: Path, deals: int) -> dict[str, Any]:
    """Learn from files as the command of the data set writes them."""
    made = dataset.make(folder, CLONED, 1, [net.GAME])
    learned, kept = clone.split(clone.read(folder))
    layers = clone.clone(learned)
    checkpoint = folder / "cloned.npz"
    net.save(checkpoint, layers)
    return {
        "bot": made[f"{net.GAME}.parquet"]["bot"],
        "learned_from": len(learned),
        "tried_on": len(kept),
        "agreement": round(clone.agreement(layers, kept), 4),
        "deals": deals,
        **{bot: net.ahead(checkpoint, bot, deals) for bot in net.RIVALS},
    }


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "torch": torch.__version__,
        "threads": torch.get_num_threads(),
        "cores": os.cpu_count(),
        "compiled": is_compiled(),
    }


def measure(part: str, folder: Path, updates: int, deals: int) -> dict[str, Any]:
    parts: dict[str, Callable[[], dict[str, Any]]] = {
        "minis": learn_minis,
        "whole": measure_whole,
        "reader": lambda: {key: reader.play(reader.stub, key, 5) for key in GAMES},
        "clone": lambda: clone_bots(folder, deals // 5),
        "ppo": lambda: {
            "seed": ppo.SEED,
            "updates": updates,
            "curve": ppo.train(folder / "policy.npz", updates, deals, ppo.SEED),
        },
    }
    return parts[part]()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--updates", type=int, default=ppo.UPDATES)
    asked.add_argument("--deals", type=int, default=ppo.DEALS)
    asked.add_argument("--only", choices=PARTS)
    given = asked.parse_args()
    data = read() | machine()
    with tempfile.TemporaryDirectory() as name:
        for part in [given.only] if given.only else PARTS:
            data[part] = measure(part, Path(name), given.updates, given.deals)
    write(data)


if __name__ == "__main__":
    main()
