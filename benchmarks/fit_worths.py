"""Fit what a standing is worth to search: the nets in `worths.py` of the games that have one.

    python -m benchmarks.fit_worths [--only GAME] [--rounds N] [--times N] [--seed SEED] [--jobs J]
        [--write]

Rule bots play rounds of two, three and four, as many as the game allows. At the beginning of turns
before a call, one seat by chance is measured, and what it has in the end is what the net is to say.
An eighth of the rounds is not learned from: on these the error is told, beside that of the net in
use and of one who always says the mean. With `--write` the net becomes the one in use.
"""

import argparse
import multiprocessing
import textwrap
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from facedown.arena.playing import round_of, simulated
from facedown.arena.watching import Watcher
from facedown.bots.roster import RULE, make_bot
from facedown.bots.search.fitting import Fitting, Rows, random_net
from facedown.bots.search.guide import find_guide
from facedown.bots.search.net import Net
from facedown.bots.search.standing import measure
from facedown.catalog import GAMES
from facedown.core.cards import CARDS
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.playout import Step
from facedown.core.records import Event
from facedown.core.seats import DEALER, Seat
from facedown.core.table import Table

BOTS: Final = Path(__file__).parents[1] / "src" / "facedown" / "bots"
# The cells of the two layers between.
CELLS: Final = (24, 12)
SEATS: Final = (2, 3, 4)
HELD_OUT: Final = 8
# So many rounds at a time are played by one process.
PART: Final = 100
WIDTH: Final = 96

Measure = Callable[[Table, Seat], list[float]]

MODULE: Final = '''"""What a standing is worth, fitted to rounds of rule bots.

Made by `{command}`.
"""

from typing import Final

WORTHS: Final = """
{net}
"""
'''


class Standings(Watcher):
    """How seats stood in a round at the beginning of turns before a call, and what it gave them."""

    def __init__(self, game: Game[Any], measured: Measure, rows: Rows, chance: Dealer) -> None:
        self.game = game
        self.measured = measured
        self.rows = rows
        self.chance = chance
        self.turns = 0
        self.is_called = False
        self.stood: list[tuple[Seat, list[float]]] = []

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        self.is_called = self.is_called or isinstance(step[1], self.game.CALLS)
        awaited = self.game.awaited(table)
        is_open = bool(awaited) and awaited[0] != DEALER and not self.is_called
        if is_open and table.turns > self.turns:
            self.turns = table.turns
            seat = self.chance.pick(table.setup.seats)
            self.stood.append((seat, self.measured(table, seat)))

    def end(self, table: Table, outcome: Outcome) -> None:
        guide = find_guide(self.game)
        for seat, inputs in self.stood:
            self.rows.add(inputs, guide.worth(self.game, table, seat))


def watch_rounds(
    game: Game[Any], measured: Measure, players: Sequence[int], numbers: range, seed: str
) -> tuple[Rows, Rows]:
    """Let rule bots play these rounds: what is learned from, and what is held out."""
    learned, held_out = Rows(), Rows()
    for number in numbers:
        deal = f"{seed}/{number}"
        seats = players[number % len(players)]
        bots = [make_bot(RULE, game, Dealer(f"{deal}/seat {seat}")) for seat in range(seats)]
        rows = held_out if number // len(players) % HELD_OUT == 0 else learned
        standings = Standings(game, measured, rows, Dealer(f"{deal}/who"))
        round_of(game, bots, deal, watchers=[standings])
    return learned, held_out


def watch_part(task: tuple[str, Sequence[int], range, str]) -> tuple[Rows, Rows]:
    key, players, numbers, seed = task
    return watch_rounds(GAMES[key], by_points(GAMES[key]), players, numbers, seed)


def watch_all(
    game: Game[Any], players: Sequence[int], rounds: int, seed: str, jobs: int
) -> tuple[Rows, Rows]:
    """The same of all rounds, played side by side; the rows do not depend on by how many."""
    parts = [range(rounds)[at : at + PART] for at in range(0, rounds, PART)]
    tasks = [(game.KEY, players, numbers, seed) for numbers in parts]
    learned, held_out = Rows(), Rows()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for both in pool.imap(watch_part, tasks):
            for rows, found in zip((learned, held_out), both, strict=True):
                rows.inputs.extend(found.inputs)
                rows.targets.extend(found.targets)
    return learned, held_out


def by_points(game: Game[Any]) -> Measure:
    """How a seat stands by the points of cards, as in search."""
    variant = simulated(game)
    points = [float(game.worth(variant, card)) for card in CARDS]
    pack = game.pack(variant).cards
    mean = sum(points[card.code] for card in pack) / len(pack)
    return lambda table, seat: measure(table, seat, points, mean)


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
    net = random_net([len(learned.inputs[0]), *CELLS, 1], Dealer(f"{seed}/net"))
    Fitting(net, Dealer(f"{seed}/order"), in_chances=in_chances).fit(learned, times)
    net = Net(net.text())  # as it will be read
    in_use = Net(import_module(worths_module(game)).WORTHS)
    told = (
        f"{game.KEY}: {len(learned.targets):,} rows; off on {len(held_out.targets):,} others by"
        f" {held_out.error(net, in_chances=in_chances):.4f}, the net in use by"
        f" {held_out.error(in_use, in_chances=in_chances):.4f}, the mean by"
        f" {held_out.spread():.4f} (squared)"
    )
    return net, told


def module_text(net: Net, command: str) -> str:
    """The module that holds a net."""
    sizes, weights = net.text().split("\n")
    return MODULE.format(command=command, net="\n".join([sizes, *textwrap.wrap(weights, WIDTH)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=[key for key, game in GAMES.items() if has_net(game)])
    parser.add_argument("--rounds", type=int, default=30_000)
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
