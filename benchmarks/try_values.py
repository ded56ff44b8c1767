"""Try other values of a constant of a rule bot, all on the same deals.

    python -m benchmarks.try_values GAME FILE.NAME VALUE… [--players N] [--deals N] [--seed SEED]

A constant is named by its file in the bot's package, as `calling.CALL_ODDS`; a value is written as
in Python. Constants that cannot be read off from rounds were found like this: by what the bot wins
from the rule bots of before (`benchmarks/rule_bots.py`), on seeds that begin with `tune`. The
difference is to the value in use, with an interval of 95 % over deals. It needs the code as it is
written: in compiled code a constant is no longer a name.
"""

import argparse
import sys
from ast import literal_eval
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from types import ModuleType
from typing import Any

from benchmarks.rule_bots import Contest, Result, figures, play_deal

from facedown.catalog import GAMES


@contextmanager
def changed(package: str, file: str, name: str, value: Any) -> Iterator[None]:
    """A constant has another value wherever the package uses it."""
    in_use = getattr(_find(f"{package}.{file}"), name)
    users = [
        module
        for key, module in sys.modules.items()
        if key.startswith(f"{package}.") and getattr(module, name, None) is in_use
    ]
    for module in users:
        setattr(module, name, value)
    try:
        yield
    finally:
        for module in users:
            setattr(module, name, in_use)


def _find(key: str) -> ModuleType:
    module = import_module(key)
    if not str(module.__file__).endswith(".py"):
        sys.exit(f"{key} is compiled: run this with the code as it is written (.venv)")
    return module


def played(contest: Contest, seed: str, deals: int) -> list[Result]:
    return [play_deal(contest, f"{seed}/{number}") for number in range(deals)]


def difference(here: list[float], there: list[float]) -> str:
    gaps = [one - other for one, other in zip(here, there, strict=True)]
    return f"{fmean(gaps):+.4f} ± {1.96 * stdev(gaps) / sqrt(len(gaps)):.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("constant", metavar="FILE.NAME")
    parser.add_argument("values", metavar="VALUE", nargs="+")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--seed", default="tune")
    asked = parser.parse_args()
    package = f"facedown.bots.{asked.game.replace('-', '_')}"
    file, name = asked.constant.split(".")
    contest = asked.game, asked.players, ""
    as_it_is = played(contest, asked.seed, asked.deals)
    print("in use", getattr(_find(f"{package}.{file}"), name), figures(as_it_is), flush=True)
    for value in asked.values:
        with changed(package, file, name, literal_eval(value)):
            results = played(contest, asked.seed, asked.deals)
        won, ahead = (
            difference([one[at] for one in results], [one[at] for one in as_it_is]) for at in (0, 1)
        )
        print(f"{name} = {value}: won {won}, ahead {ahead}", flush=True)


if __name__ == "__main__":
    main()
