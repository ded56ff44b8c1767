"""How well rule bots do at tables with a habit, against what the best odds for a call would do.

    python -m benchmarks.fixed_tables [--only GAME] [--players N] [--habit HABIT]
                                      [--deals N] [--tune-deals N] [--jobs J]

The others are rule bots that never call, that call as soon as everybody has had a turn, or that
never flip or toss in. The bot that sits with them, in each seat by turns, plays as it is, and as
one that knows where it is: told nothing of the rounds before, with its odds for a call moved by
the best step of `GRID`. A deal is one round, or a match where that is long enough to learn in it.
The step is searched on deals that begin with `tune`; what is written, to
`benchmarks/fixed_tables.json`, is played from `confirm`. Both play the same deals, so that the
share that the bot takes of what the best step takes is known better than either.
"""

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from math import sqrt
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks import strength
from benchmarks.contests import CONFIRM, run_of
from benchmarks.plans import plan_of

from facedown.arena.playing import match_of, round_of, simulated
from facedown.bots.nerve import Daring
from facedown.bots.roster import make_bot
from facedown.bots.search.guide import find_guide
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.memory import settle_memory
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "fixed_tables.json"
NEVER_CALLS: Final = "never call"
CALLS_EARLY: Final = "call early"
NEVER_REACTS: Final = "never react"
HABITS: Final = (NEVER_CALLS, CALLS_EARLY, NEVER_REACTS)
# How much the bot dares (`bots/nerve.py`): each step moves its odds for a call.
GRID: Final = (-2.0, -1.0, 1.0, 2.0)
SEATS: Final = (2, 4)
PART: Final = 20
TUNE: Final = "tune"

# A game, the number of players, the habit of the others, by which step of the grid the bot plays if
# not as it is, and which deals: a seed, and the first and last of them.
Task = tuple[str, int, str, float | None, str, int, int]


class Fixed(Player[Any]):
    """The rule bot with a habit."""

    def __init__(self, game: Game[Any], chance: Dealer, habit: str) -> None:
        self.game: Final = game
        self.habit: Final = habit
        self.bot: Final = make_bot("rule", game, chance)

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        calls, reactions = self.game.CALLS, self.game.REACTIONS
        if self.habit == CALLS_EARLY and view.table.turns > len(view.table.setup.seats):
            for move in moves:
                if isinstance(move, calls):
                    return move
        dropped = {NEVER_CALLS: calls, NEVER_REACTS: reactions}.get(self.habit, ())
        left = [move for move in moves if not isinstance(move, dropped)]
        return self.bot.choose(view, left) if left else None


class Untold(Player[Any]):
    """The rule bot, told nothing of the rounds before, which dares so much."""

    def __init__(self, game: Game[Any], chance: Dealer, risk: float = 0.0) -> None:
        bot = make_bot("rule", game, chance)
        assert isinstance(bot, Daring)
        bot.risk = risk
        self.bot: Final = bot

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return self.bot.choose(view, moves)


def play(
    game: Game[Any], players: int, habit: str, step: float | None, seed: str, own: int
) -> float:
    """What the bot takes of a deal: a win or a share of it, or points ahead of the others' mean."""
    seated: list[Player[Any]] = []
    for seat in range(players):
        chance = Dealer(f"{seed}/{seat}")
        if seat != own:
            seated.append(Fixed(game, chance, habit))
        elif step is None:
            seated.append(make_bot("rule", game, chance))
        else:
            seated.append(Untold(game, chance, step))
    if plan_of(game.KEY).learns:
        match = match_of(game, seated, seed)
        return points_ahead(game, match.standings.scores, own) / len(match.rounds)
    outcome = round_of(game, seated, seed).outcome
    if find_guide(game).IN_CHANCES:
        winners = outcome.winners or tuple(range(players))
        return (own in winners) / len(winners)
    return points_ahead(game, outcome.scores, own)


def points_ahead(game: Game[Any], scores: Sequence[int], own: int) -> float:
    """How many points a seat is ahead of the others' mean."""
    others = fmean(score for seat, score in enumerate(scores) if seat != own)
    return (scores[own] - others) * (-1 if game.lowest_wins(simulated(game)) else 1)


def play_part(task: Task) -> list[float]:
    key, players, habit, step, seed, start, stop = task
    game = find_game(key)
    return [
        play(game, players, habit, step, f"{seed}/{number}", number % players)
        for number in range(start, stop)
    ]


class Contest:
    """A game, the number of players, the habit of the others, and who plays it all."""

    def __init__(self, pool: Pool, key: str, players: int, habit: str) -> None:
        self.pool = pool
        self.table: Final = key, players, habit

    def taken(self, step: float | None, seed: str, deals: int) -> list[float]:
        starts = range(0, deals, PART)
        tasks = [(*self.table, step, seed, at, min(at + PART, deals)) for at in starts]
        return [one for part in self.pool.imap(play_part, tasks) for one in part]

    def figures(self, deals: int, tune_deals: int) -> dict[str, Any]:
        """The bot as it is, and with the step that was best on other deals."""
        tried = {step: fmean(self.taken(step, TUNE, tune_deals)) for step in (0.0, *GRID)}
        best = max(tried, key=lambda step: tried[step])
        as_it_is = self.taken(None, CONFIRM, deals)
        return compared(as_it_is, best, self.taken(best, CONFIRM, deals))


def compared(taken: list[float], step: float, best: list[float]) -> dict[str, Any]:
    """What a bot takes as it is and with a step, deal by deal, and the share of one in the other.

    There is no share of what is not clearly above nothing.
    """
    mean, error = interval(taken)
    best_mean, best_error = interval(best)
    row: dict[str, Any] = {
        "deals": len(taken),
        "taken": mean,
        "taken_error": error,
        "step": step,
        "best": best_mean,
        "best_error": best_error,
    }
    if best_mean > best_error:
        row["share"], row["share_error"] = share(taken, best)
    return row


def interval(values: list[float]) -> tuple[float, float]:
    return round(fmean(values), 4), round(1.96 * stdev(values) / sqrt(len(values)), 4)


def share(taken: list[float], best: list[float]) -> tuple[float, float]:
    """The ratio of two means over the same deals, and its error by the delta method."""
    whole = fmean(best)
    ratio = fmean(taken) / whole
    gaps = [one - ratio * other for one, other in zip(taken, best, strict=True)]
    return round(ratio, 4), round(1.96 * stdev(gaps) / sqrt(len(gaps)) / whole, 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=[key for key, game in GAMES.items() if game.CALLS])
    parser.add_argument("--players", type=int, choices=SEATS)
    parser.add_argument("--habit", choices=HABITS)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--tune-deals", type=int, help="as many as --deals unless said")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    rows: dict[str, Any] = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    with multiprocessing.get_context("spawn").Pool(asked.jobs, settle_memory) as pool:
        for key, game in GAMES.items():
            if not game.CALLS or asked.only not in (None, key):
                continue
            for players in SEATS if asked.players is None else (asked.players,):
                if not game.OFFICIAL[0] <= players <= game.OFFICIAL[1]:
                    continue
                for habit in HABITS if game.REACTIONS else HABITS[:2]:
                    if asked.habit not in (None, habit):
                        continue
                    name = f"{key} {players} {habit}"
                    contest = Contest(pool, key, players, habit)
                    found = contest.figures(asked.deals, asked.tune_deals or asked.deals)
                    rows[name] = {**found, **run_of(OUT, CONFIRM)}
                    print(name, rows[name], flush=True)
                    OUT.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n", "utf-8")
    strength.write()


if __name__ == "__main__":
    main()
