"""The page of what the examples learn: `docs/learning.md`, made of `benchmarks/learning.json`."""

import json
from pathlib import Path
from typing import Any, Final

from benchmarks.plot import Line, Panel, picture

from facedown.catalog import GAMES
from learning.net import GAME, RIVALS

ROOT: Final = Path(__file__).parents[1]
RECORD: Final = ROOT / "benchmarks" / "learning.json"
PAGE: Final = ROOT / "docs" / "learning.md"
CURVE: Final = ROOT / "docs" / "pictures" / "learning-curve.svg"

TRIED: Final = """
## What is tried of them each time

`make test` runs the examples on less than they are meant for, each for a few seconds, PPO for up to
a minute: the command of the data set plays 3,000 decisions, behaviour cloning learns from its
files, and the checkpoint is entered in the arena; OpenSpiel's CFR+ and ours learn one deal of a
mini, and, in `tests/lab`, two deals of every mini; a stub of a language model plays a round. PPO
makes a few updates, after which its checkpoint does better in the arena than before them, and
tensors share memory with the tables. For that `make test` installs torch for the processor alone
in `.torch`, as `requirements/torch.txt` pins it: PyPI's brings gigabytes of libraries for graphics
cards. The pinned wheels are for Python 3.11 to 3.14 on Linux, with x86-64 and ARM processors, and
on Macs of Apple silicon; where none can be had, `make test` says NOT RUN. `make examples` tries the
same with the torch of `.examples`, and then runs the examples whole, which is told above.
"""


def read() -> dict[str, Any]:
    """What has been measured so far."""
    found: dict[str, Any] = json.loads(RECORD.read_text("utf-8"))
    return found


def write(data: dict[str, Any]) -> None:
    """Keep what was measured, and make the page and its picture of it."""
    RECORD.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")
    CURVE.write_text(curve_picture(data), "utf-8")


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
        f"{GAMES[GAME].NAME} for two, seed {data['ppo']['seed']}, {data['ppo']['updates']} "
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
        f"From {cloned['learned_from']:,} decisions of `{cloned['bot']}` in files of the data set "
        f"(`benchmarks/dataset.py`): the same choice in {cloned['agreement']:.1%} of "
        f"{cloned['tried_on']:,} decisions of other rounds. On "
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
        f"{whole['ours']:.8f} by our word, {whole['openspiel']:.8f} by OpenSpiel's. "
        "[What is solved](exact.md) has the same of minis that were solved.",
    ]
    return "\n".join(lines) + "\n" + TRIED


def curve_picture(data: dict[str, Any]) -> str:
    points = data["ppo"]["curve"]
    lines = [Line(bot, [(one["seconds"], one[bot]["mean"]) for one in points]) for bot in RIVALS]
    return picture([Panel("", lines)], "Points a round ahead of", "seconds of learning")
