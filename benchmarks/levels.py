"""How much better each level plays than the one below it.

    python benchmarks/levels.py [--jobs J] [--deals N] [--only GAME]

Two levels share a table of four (of two where no more can play), every other seat each. Each deal
is played twice, the second time with the levels exchanged, so that neither cards nor seats favour
one. Every bot follows the events its seat is shown, as at a table of the house. Writes
`benchmarks/levels.json` and, from it, `docs/levels.md`.
"""

import argparse
import json
import multiprocessing
import platform
import sys
import time
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from facedown import core
from facedown.bots.levels import LEVELS, LevelPlayer, find_level, level_names
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER
from facedown.core.setup import Setup
from facedown.core.sight import show
from facedown.core.table import View

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "levels.md"
POOL: Final = HERE / "pool.json"
SEED: Final = "levels"
SEATS: Final = 4
PART: Final = 10

# What the first level won, its points above the other's, and how many times it was asked.
Result = tuple[float, float, int]


class Seated:
    """A bot at a table: its view, built from what it is shown, and what it makes of it."""

    def __init__(self, game: Game[Any], setup: Setup, seat: int, level: str, seed: str) -> None:
        self.game: Final = game
        self.view: Final[View[Any]] = View(game.table(setup), seat)
        self.player: Final = LevelPlayer(find_level(level), game, Dealer(f"{seed}/{seat}"))

    def see(self, event: Event) -> None:
        shown = show(event, self.view.seat)
        if shown is not None:
            self.game.apply(self.view.table, shown)
            self.player.follow(self.view, shown)

    def choose(self) -> Move | None:
        moves = self.game.legal_moves(self.view.table, self.view.seat)
        return self.player.choose(self.view, moves) if moves else None


def play(game: Game[Any], levels: list[str], seed: str) -> tuple[Outcome, int]:
    """One round, and how many decisions it took."""
    dealer = Dealer(seed)
    variant = game.variant(game.SIMULATED)
    starter = dealer.below(len(levels))
    setup = game.setup(variant, len(levels), starter)
    table = game.table(setup)
    seated = [Seated(game, setup, seat, level, seed) for seat, level in enumerate(levels)]
    events = game.start(table, dealer.deck(game.pack(variant)))
    asked = 0
    while True:
        for event in events:
            for one in seated:
                one.see(event)
        awaited = game.awaited(table)
        if not awaited:
            break
        if awaited[0] == DEALER:
            events = game.act(table, DEALER, Shuffle(dealer.order(len(table.discard) - 1)))
            continue
        for seat in [*game.invited(table), awaited[0]]:
            asked += 1
            move = seated[seat].choose()
            if move is not None:
                events = game.act(table, seat, move)
                break
    outcome = game.outcome(table)
    assert outcome is not None
    return outcome, asked


def contest(game: Game[Any], better: str, worse: str, seed: str) -> Result:
    """One deal, played twice."""
    players = min(SEATS, game.players(game.variant(game.SIMULATED))[1])
    won, ahead, asked = 0.0, 0.0, 0
    for turn in range(2):
        levels = [(better, worse)[(seat + turn) % 2] for seat in range(players)]
        outcome, number = play(game, levels, seed)
        asked += number
        mine = [seat for seat in range(players) if levels[seat] == better]
        winners = outcome.winners or tuple(range(players))
        won += len([seat for seat in winners if seat in mine]) / len(winners) / 2
        points = [fmean(outcome.scores[seat] for seat in mine)]
        points.append(fmean(outcome.scores[seat] for seat in range(players) if seat not in mine))
        ahead += (points[0] - points[1]) * (-1 if game.LOWEST_WINS else 1) / 2
    return won, ahead, asked


def run_part(task: tuple[str, str, str, int, int]) -> list[Result]:
    key, better, worse, start, stop = task
    game = find_game(key)
    return [contest(game, better, worse, f"{SEED}/{number}") for number in range(start, stop)]


def figures(results: list[Result], seconds: float) -> dict[str, Any]:
    row: dict[str, Any] = {"deals": len(results)}
    for index, name in enumerate(("won", "ahead")):
        values = [result[index] for result in results]
        row[name] = round(fmean(values), 4)
        row[f"{name}_error"] = round(1.96 * stdev(values) / sqrt(len(values)), 4)
    asked = sum(result[2] for result in results)
    return row | {"asked": asked, "per_second": round(asked / seconds)}


def page(data: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = [
        "# Levels",
        "",
        "Made by `benchmarks/levels.py`: two levels share a table of four (of two where no more",
        "can play), every other seat each, and each deal is played twice, the second time with the",
        "levels exchanged. A fair share of the rounds won would be 50 %; the interval is 95 %.",
        "Points are those of the round, averaged over the seats of a level; ahead is better,",
        "whichever way a game counts.",
        "",
        "| game | level | against | deals | rounds won | points ahead, a round |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in data["contests"]:
        lines.append(
            f"| {row['game']} | {row['better']} | {row['worse']} | {row['deals']:,}"
            f" | {row['won']:.1%} ± {row['won_error']:.1%}"
            f" | {row['ahead']:+.2f} ± {row['ahead_error']:.2f} |"
        )
    lines += ["", "## What makes a level", ""]
    lines += ["| | " + " | ".join(LEVELS) + " |", "| --- |" + " --- |" * len(LEVELS)]
    for label, cells in settings().items():
        lines.append(f"| {label} | " + " | ".join(cells) + " |")
    lines += pool_lines()
    return "\n".join([*lines, "", f"Measured with {data['python']}, {data['code']}.", ""])


def pool_lines() -> list[str]:
    """How fast bots think in the house, if `benchmarks/pool.py` has measured it."""
    if not POOL.exists():
        return []
    lines = ["", "## How fast they think", ""]
    lines += ["Made by `benchmarks/pool.py`: tables of bots only, none of which takes its time."]
    lines += ["Decisions are counted by the second of processor time of the bots' processes."]
    lines += ["", "| rules | processes | tables | game | decisions a second |"]
    lines += ["| --- | --- | --- | --- | --- |"]
    for code, one in json.loads(POOL.read_text("utf-8")).items():
        for row in one["games"]:
            lines.append(
                f"| {code} | {one['workers']} | {one['tables']} | {row['game']}"
                f" | {row['per_second']:,} |"
            )
    return lines


def settings() -> dict[str, list[str]]:
    levels = list(LEVELS.values())
    rates = [level.forgetting.rates for level in levels]
    kinds = ("one of its own cards", "somebody else's card", "a covered discard")
    rows = {
        f"forgets {kind}, for each card drawn": [f"{one[index]:.0%}" for one in rates]
        for index, kind in enumerate(kinds)
    }
    rooms = [(level.forgetting.own_room, level.forgetting.others_room) for level in levels]
    return rows | {
        "remembers at most: own cards, others' cards": [
            f"{own} and {others}" for own, others in rooms
        ],
        "mixes up a card that moves": [f"{level.forgetting.mixing:.0%}" for level in levels],
        "plays a turn by a simpler bot, if there is one": [
            f"{level.lapses:.0%}" for level in levels
        ],
        "misses a reaction": [f"{level.misses:.0%}" for level in levels],
        "puts a call off": [f"{level.hesitates:.0%}" for level in levels],
        "calls before everybody has had a turn": [
            "no" if level.hesitates else "yes" for level in levels
        ],
        "seconds for a turn, a reaction": [
            f"{level.tempo['turn'].mean:.1f}, {level.tempo['reaction'].mean:.1f}"
            for level in levels
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--only")
    parser.add_argument("--out", type=Path, default=HERE / "levels.json")
    asked = parser.parse_args()
    is_compiled = not str(core.dealer.__file__).endswith(".py")
    data: dict[str, Any] = {
        "python": f"Python {platform.python_version()}",
        "code": "compiled" if is_compiled else "interpreted",
        "contests": [],
    }
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for key in [asked.only] if asked.only else list(GAMES):
            for worse, better in pairwise(level_names()):
                starts = range(0, asked.deals, PART)
                tasks = [(key, better, worse, at, min(at + PART, asked.deals)) for at in starts]
                began = time.perf_counter()
                results = [one for part in pool.imap(run_part, tasks) for one in part]
                row = figures(results, time.perf_counter() - began)
                data["contests"].append({"game": key, "better": better, "worse": worse} | row)
                print(data["contests"][-1], file=sys.stderr)
    if not asked.only:
        asked.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        PAGE.write_text(page(data), "utf-8")


if __name__ == "__main__":
    main()
