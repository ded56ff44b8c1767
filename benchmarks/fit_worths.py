"""Fit what a standing is worth to search: the nets in `worths.py` of the games that have one.

    python -m benchmarks.fit_worths [--only GAME] [--rounds N] [--times N] [--seed SEED] [--jobs J]
        [--write]

Rule bots play rounds of two, three and four, as many as the game allows, and most often of two. At
the beginning of turns before a call every seat is measured, and what it has in the end is what the
net is to say.
An eighth of the rounds is not learned from: on these the error is told, beside that of one who
always says the mean. With `--write` the net becomes the one in use.
"""

import argparse
import multiprocessing
import textwrap
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np
from benchmarks.fitting import Fitting, Floats, Rows

from facedown.arena.playing import round_of
from facedown.arena.watching import Watcher
from facedown.bots.roster import RULE, make_bot
from facedown.bots.search.guide import find_guide
from facedown.bots.search.net import Net
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.playout import Step
from facedown.core.records import Event
from facedown.core.seats import DEALER, Seat
from facedown.core.table import Table

BOTS: Final = Path(__file__).parents[1] / "src" / "facedown" / "bots"
# The cells of the two layers between.
CELLS: Final = (32, 16)
SEATS: Final = (2, 2, 2, 2, 2, 3, 4)
HELD_OUT: Final = 8
# So many rounds at a time are played by one process.
PART: Final = 100
WIDTH: Final = 96

Measure = Callable[[Table, Seat], list[float]]

MODULE: Final = '''"""What a standing is worth, fitted to rounds of rule bots.

Made by

    {command}
"""

from typing import Final

WORTHS: Final = """
{net}
"""
'''


class Standings(Watcher):
    """How seats stood at the beginning of turns before a call, and what the round gave them."""

    def __init__(self, game: Game[Any], measure: Measure) -> None:
        self.game = game
        self.measure = measure
        self.rows: list[list[float]] = []
        self._turns = 0
        self._is_called = False
        self._stood: list[tuple[Seat, list[float]]] = []

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        self._is_called = self._is_called or isinstance(step[1], self.game.CALLS)
        awaited = self.game.awaited(table)
        is_open = bool(awaited) and awaited[0] != DEALER and not self._is_called
        if is_open and table.turns > self._turns:
            self._turns = table.turns
            self._stood += [(seat, self.measure(table, seat)) for seat in table.setup.seats]

    def end(self, table: Table, outcome: Outcome) -> None:
        guide = find_guide(self.game)
        for seat, inputs in self._stood:
            self.rows.append([*inputs, guide.worth(self.game, table, seat)])


def watch_round(game: Game[Any], measure: Measure, players: int, deal: str) -> list[list[float]]:
    """A round of rule bots: for each seat that was measured its numbers, and what came of it."""
    bots = [make_bot(RULE, game, Dealer(f"{deal}/seat {seat}")) for seat in range(players)]
    standings = Standings(game, measure)
    round_of(game, bots, deal, watchers=[standings])
    return standings.rows


def watch_part(task: tuple[str, Sequence[int], range, str]) -> tuple[Floats, Floats]:
    """Some rounds: what is learned from, and what is held out."""
    key, players, numbers, seed = task
    game = GAMES[key]
    learned: list[list[float]] = []
    held_out: list[list[float]] = []
    for number in numbers:
        rows = held_out if number % HELD_OUT == 0 else learned
        seats = players[number % len(players)]
        rows += watch_round(game, find_guide(game).standing, seats, f"{seed}/{number}")
    return np.array(learned, np.float32), np.array(held_out, np.float32)


def watch_all(
    game: Game[Any], players: Sequence[int], rounds: int, seed: str, jobs: int
) -> tuple[Rows, Rows]:
    """The same of all rounds, played side by side; the rows do not depend on by how many."""
    parts = [range(rounds)[at : at + PART] for at in range(0, rounds, PART)]
    tasks = [(game.KEY, players, numbers, seed) for numbers in parts]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        learned, held_out = zip(*pool.imap(watch_part, tasks), strict=True)
    return Rows.of(learned), Rows.of(held_out)


def worths_module(game: Game[Any]) -> str:
    return f"facedown.bots.{game.KEY.replace('-', '_')}.worths"


def has_net(game: Game[Any]) -> bool:
    return find_spec(worths_module(game)) is not None


def fitted(game: Game[Any], rounds: int, times: int, seed: str, jobs: int) -> tuple[Net, str]:
    """A net fitted to so many rounds, and how far it and others are off."""
    least, most = game.OFFICIAL
    players = [number for number in SEATS if least <= number <= most]
    learned, held_out = watch_all(game, players, rounds, f"{seed}/worths", jobs)
    in_chances = find_guide(game).IN_CHANCES
    first = Dealer(f"{seed}/net").bits()
    fitting = Fitting([learned.inputs.shape[1], *CELLS, 1], first, in_chances=in_chances)
    fitting.fit(learned, times)
    told = (
        f"{game.KEY}: {len(learned):,} rows; off on {len(held_out):,} others by"
        f" {held_out.error(fitting.says(held_out.inputs)):.4f}, the mean by"
        f" {held_out.spread():.4f} (squared)"
    )
    return fitting.net(), told


def module_text(net: Net, command: str) -> str:
    """The module that holds a net."""
    sizes, weights = net.text().split("\n")
    return MODULE.format(command=command, net="\n".join([sizes, *textwrap.wrap(weights, WIDTH)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=[key for key, game in GAMES.items() if has_net(game)])
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for key, game in GAMES.items():
        if has_net(game) and asked.only in (None, key):
            net, told = fitted(game, asked.rounds, asked.times, asked.seed, asked.jobs)
            print(told, flush=True)
            command = (
                f"python -m benchmarks.fit_worths --only {key} --rounds {asked.rounds}"
                f" --times {asked.times} --seed {asked.seed} --write"
            )
            if asked.write:
                path = BOTS / key.replace("-", "_") / "worths.py"
                path.write_text(module_text(net, command), "utf-8")


if __name__ == "__main__":
    main()
