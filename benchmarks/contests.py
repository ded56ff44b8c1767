"""Playing contests over all cores, deal by deal, and keeping what was measured of each."""

import argparse
import json
import multiprocessing
import platform
import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from benchmarks import strength

from facedown.bench.speed import speed
from facedown.core.memory import settle_memory

# Whatever a contest is, and what one deal of it gives.
C = TypeVar("C")
R = TypeVar("R")

# Constants are fitted on seeds that begin with `tune`; what is written down begins with this.
CONFIRM: Final = "confirm"


def add_arguments(parser: argparse.ArgumentParser, deals: int) -> None:
    """What all of these benchmarks can be asked."""
    parser.add_argument("--deals", type=int, default=deals)
    parser.add_argument("--seed", default=CONFIRM)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())


def measure(
    contests: dict[str, C],
    play_deal: Callable[[C, str], R],
    figures: Callable[[list[R]], dict[str, float]],
    out: Path,
    asked: argparse.Namespace,
    part: int = 4,
) -> None:
    """Play so many deals of each contest, and write the figures of each under its name.

    A process plays `part` deals at a time.
    """
    rows: dict[str, Any] = json.loads(out.read_text("utf-8")) if out.exists() else {}
    with multiprocessing.get_context("spawn").Pool(asked.jobs, settle_memory) as pool:
        for name, contest in contests.items():
            seeds = [f"{asked.seed}/{number}" for number in range(asked.deals)]
            results = list(pool.imap(partial(play_deal, contest), seeds, part))
            rows[name] = {**figures(results), **run_of(out, asked.seed)}
            print(name, rows[name], file=sys.stderr)
            if asked.seed == CONFIRM:
                out.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n", "utf-8")
    strength.write()


def run_of(out: Path, seed: str) -> dict[str, str]:
    """What was run to measure a row of a file, and with which Python and code."""
    return {
        "seed": seed,
        "command": shlex.join(["python", "-m", f"benchmarks.{out.stem}", *sys.argv[1:]]),
        "python": platform.python_version(),
        "code": speed(),
    }
