"""Run the examples of learning whole, and write what came of them.

    python -m benchmarks.learning

It needs what `make examples` sets up. What is found goes to `benchmarks/learning.json`, and
`docs/learning.md` with its picture is written from it.
"""

import argparse
import json
import os
import platform
import tempfile
from pathlib import Path
from typing import Any, Final

import pyspiel
import torch
from benchmarks.plot import Line, Panel, picture

from facedown.arena import play_many
from facedown.arena.record_files import recording
from facedown.catalog import GAMES
from facedown.core.compiled import is_compiled
from facedown.exact.growing import Grown
from facedown.exact.minis import MINIS
from facedown.exact.solving import Solver
from facedown.exact.tree import exploitability
from facedown.lab.data import load
from facedown.lab.openspiel import mini_game, tabular
from learning import cfr, clone, net, ppo, reader

ROOT: Final = Path(__file__).parents[1]
RECORD: Final = ROOT / "benchmarks" / "learning.json"
PAGE: Final = ROOT / "docs" / "learning.md"
CURVE: Final = ROOT / "docs" / "pictures" / "learning-curve.svg"
CLONED: Final = 2000  # rounds


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


def clone_rule_bots(folder: Path, deals: int) -> dict[str, Any]:
    games = folder / "games.parquet"
    with recording(games) as sink:
        play_many(GAMES[net.GAME], ["rule", "rule"], CLONED, seed="cloned", record=sink)
    learned, kept = clone.split(load(games))
    layers = clone.clone(learned)
    checkpoint = folder / "cloned.npz"
    net.save(checkpoint, layers)
    return {
        "learned_from": len(learned),
        "tried_on": len(kept),
        "agreement": round(clone.agreement(layers, kept), 4),
        "deals": deals,
        **{bot: net.ahead(checkpoint, bot, deals) for bot in ppo.RIVALS},
    }


def measure(updates: int, deals: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return {
            "python": platform.python_version(),
            "torch": torch.__version__,
            "threads": torch.get_num_threads(),
            "cores": os.cpu_count(),
            "compiled": is_compiled(),
            "minis": learn_minis(),
            "whole": measure_whole(),
            "reader": {key: reader.play(reader.stub, key, 5) for key in GAMES},
            "clone": clone_rule_bots(folder, deals // 5),
            "ppo": {
                "seed": ppo.SEED,
                "updates": updates,
                "curve": ppo.train(folder / "policy.npz", updates, deals, ppo.SEED),
            },
        }


def told(one: dict[str, float]) -> str:
    return f"{one['mean']:.2f} ({one['low']:.2f} to {one['high']:.2f})"


def page(data: dict[str, Any]) -> str:
    """The page, from what was measured."""
    curve, cloned, whole = data["ppo"]["curve"], data["clone"], data["whole"]
    lines = [
        "# What the examples learn",
        "",
        "Written by `make examples`; the figures are in `benchmarks/learning.json`. The examples "
        "are in [examples/learning](../examples/learning/README.md). Points a round are given with "
        f"their 95 % interval. Python {data['python']}, torch {data['torch']}, "
        f"{data['threads']} thread{'s' * (data['threads'] > 1)} on {data['cores']} cores, rules "
        f"{'compiled' if data['compiled'] else 'interpreted'}.",
        "",
        "## PPO by self-play",
        "",
        f"{GAMES[net.GAME].NAME} for two, seed {data['ppo']['seed']}, {data['ppo']['updates']} "
        "updates: points a round by which the checkpoint is ahead. It learns from itself alone, "
        "not from those it is measured against.",
        "",
        "![Points a round while it learns](pictures/learning-curve.svg)",
        "",
        "| decisions | seconds of learning | deals | ahead of relaxed | ahead of rule |",
        "| --- | --- | --- | --- | --- |",
    ]
    for one in curve:
        ahead = f"{told(one['relaxed'])} | {told(one['rule'])}"
        lines.append(f"| {one['decisions']:,} | {one['seconds']} | {one['deals']:,} | {ahead} |")
    lines += [
        "",
        "## Behaviour cloning",
        "",
        f"From {cloned['learned_from']:,} decisions of rule bots: the same choice in "
        f"{cloned['agreement']:.1%} of {cloned['tried_on']:,} decisions of other rounds. On "
        f"{cloned['deals']:,} deals it is ahead of relaxed by {told(cloned['relaxed'])} points a "
        f"round, of rule by {told(cloned['rule'])}.",
        "",
        "## CFR+ on minis",
        "",
        "Exploitability after ten rounds of learning on two deals of each mini.",
        "",
        "| mini | our CFR+ | OpenSpiel's CFR+ | ours, measured by OpenSpiel |",
        "| --- | --- | --- | --- |",
    ]
    for name, one in data["minis"].items():
        figures = " | ".join(f"{figure:.8f}" for figure in one.values())
        lines.append(f"| {GAMES[name].NAME} | {figures} |")
    lines += [
        "",
        f"On all deals of the mini of {GAMES[whole['mini']].NAME}, after five rounds: "
        f"{whole['ours']:.8f} by our word, {whole['openspiel']:.8f} by OpenSpiel's.",
    ]
    return "\n".join(lines) + "\n"


def curve_picture(data: dict[str, Any]) -> str:
    points = data["ppo"]["curve"]
    lines = [
        Line(bot, [(one["seconds"], one[bot]["mean"]) for one in points]) for bot in ppo.RIVALS
    ]
    return picture([Panel("", lines)], "Points a round ahead of", "seconds of learning")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--updates", type=int, default=ppo.UPDATES)
    asked.add_argument("--deals", type=int, default=ppo.DEALS)
    given = asked.parse_args()
    data = measure(given.updates, given.deals)
    RECORD.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")
    CURVE.write_text(curve_picture(data), "utf-8")


if __name__ == "__main__":
    main()
