"""How much stronger the search bots are than the rule bots, and how long they take.

    python -m benchmarks.search_bots [--only GAME] [--players N] [--matches] [--deals N]
        [--budget ROLLOUTS] [--seed SEED] [--jobs J] [--set FILE.NAME=VALUE …]
        [--net FILE]

One search bot sits with rule bots. Each deal is played once for every seat it may sit in, and an
interval is over deals, as the rounds of one deal are no independent ones. Constants are fitted on
seeds that begin with `tune`; what is written, to `benchmarks/search_bots.json`, is played from
`confirm`. To fit them, a number of the game's bots is given another value, as in
`--set searching.MARGIN=0.5`; compiled, only one that is not `Final` can be. A net is read from the
file that `benchmarks/fit_worths.py` has written, though the code was compiled with another.
"""

import argparse
import json
import multiprocessing
import platform
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from math import sqrt
from pathlib import Path
from runpy import run_path
from statistics import fmean, stdev
from typing import Any, Final

from facedown.arena import play_alone, play_match
from facedown.bench.speed import speed
from facedown.bots.roster import RULE, find_bots
from facedown.bots.search import NORMAL, SearchBot, find_guide
from facedown.bots.search.net import Net
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "search_bots.json"
SEARCH: Final = "search"
SEATS: Final = (2, 4)
PART: Final = 4

# A game, the number of players, whether whole matches are played, a number of rollouts, the numbers
# that have another value, each as `FILE.NAME=VALUE`, and the file of another net, or none.
Contest = tuple[str, int, bool, int, tuple[str, ...], str]
# Of one deal, over all seats: what the search bot won, its points above the mean of the others, and
# the seconds of its decisions.
Result = tuple[float, float, list[float]]


class Timed(Player[Any]):
    """A search bot, and the seconds of the processor that each decision takes it."""

    def __init__(self, bot: SearchBot, seconds: list[float]) -> None:
        self.bot = bot
        self.seconds = seconds

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        start = time.process_time()
        move = self.bot.choose(view, moves)
        self.seconds.append(time.process_time() - start)
        return move


def contests(asked: argparse.Namespace) -> list[Contest]:
    """All that is played: the games that have a search bot."""
    found: list[Contest] = []
    for key, game in GAMES.items():
        if SEARCH not in find_bots(key) or asked.only not in (None, key):
            continue
        least, most = game.OFFICIAL
        for players in SEATS if asked.players is None else (asked.players,):
            if least <= players <= most:
                found.append(
                    (key, players, asked.matches, asked.budget, tuple(asked.set), asked.net)
                )
    return found


def play_deal(contest: Contest, seed: str) -> Result:
    key, players, matches, budget, _, _ = contest
    game = find_game(key)
    variant = game.variant(dict(game.SIMULATED))
    rule = find_bots(key)[RULE]
    won = ahead = 0.0
    seconds: list[float] = []

    def search(game: Any, chance: Dealer) -> Player[Any]:
        return Timed(SearchBot(game, chance, budget), seconds)

    for own in range(players):
        bots = [search if seat == own else rule for seat in range(players)]
        if matches:
            standings = play_match(game, bots, seed, variant).standings
            winners, scores = standings.winners, standings.scores
        else:
            outcome = play_alone(game, bots, seed, variant).outcome
            winners, scores = outcome.winners, outcome.scores
        winners = winners or tuple(range(players))
        won += (own in winners) / len(winners)
        others = fmean(scores[seat] for seat in range(players) if seat != own)
        ahead += (scores[own] - others) * (-1 if game.lowest_wins(variant) else 1)
    return won / players, ahead / players, seconds


def run_part(task: tuple[Contest, str, int, int]) -> list[Result]:
    contest, seed, start, stop = task
    for change in contest[4]:
        give_value(contest[0], change)
    if contest[5]:
        guide: Any = find_guide(find_game(contest[0]))
        guide.net.layers[:] = Net(run_path(contest[5])["WORTHS"]).layers
    return [play_deal(contest, f"{seed}/{number}") for number in range(start, stop)]


def give_value(key: str, change: str) -> None:
    """Give a number of a game's bots another value in this process, as `FILE.NAME=VALUE` says."""
    where, _, value = change.partition("=")
    file, _, name = where.partition(".")
    module = import_module(f"facedown.bots.{key.replace('-', '_')}.{file}")
    if not isinstance(getattr(module, name, None), float):
        sys.exit(f"{change}: there is no such number")
    setattr(module, name, float(value))


def figures(results: list[Result]) -> dict[str, float]:
    row: dict[str, float] = {"deals": len(results)}
    for name, values in (("won", [one[0] for one in results]), ("ahead", [r[1] for r in results])):
        row[name] = round(fmean(values), 4)
        row[f"{name}_error"] = round(1.96 * stdev(values) / sqrt(len(values)), 4)
    seconds = sorted(second for result in results for second in result[2])
    row["ms_mean"] = round(1000 * fmean(seconds), 2)
    row["ms_p99"] = round(1000 * seconds[int(0.99 * len(seconds))], 2)
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", action="store_true")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--budget", type=int, default=NORMAL)
    parser.add_argument("--seed", default="confirm")
    parser.add_argument("--set", nargs="*", default=[], metavar="FILE.NAME=VALUE")
    parser.add_argument("--net", default="", metavar="FILE")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for contest in contests(asked):
            starts = range(0, asked.deals, PART)
            tasks = [(contest, asked.seed, at, min(at + PART, asked.deals)) for at in starts]
            results = [one for part in pool.imap(run_part, tasks) for one in part]
            key, players, matches, budget, changed, net = contest
            name = f"{key} {players}{' matches' if matches else ''} {budget}"
            row: dict[str, Any] = {
                **figures(results),
                "seed": asked.seed,
                "python": platform.python_version(),
                "code": speed(),
            }
            print(name, *changed, net, row, file=sys.stderr)
            if asked.seed == "confirm" and not changed and not net:
                keep(name, row)


def keep(name: str, row: dict[str, Any]) -> None:
    """Write a row beside those that are there."""
    rows = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    rows[name] = row
    OUT.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
