"""What it gains rule bots to mind how often the others have called in the match so far.

    python -m benchmarks.tempo [--only GAME] [--players N] [--habit HABIT] [--deals N]
                               [--seed SEED] [--jobs J]

One rule bot sits with others that have a habit (`benchmarks/fixed_tables.py`), or that are rule
bots like itself. Each match is played twice in every seat it may sit in: as the bot is, and as one
that takes no notice of how often the others called in the rounds before. Cards and chance are the
same. An interval is over matches dealt. Constants are fitted on seeds that begin with `tune`; what
is written, to `benchmarks/tempo.json`, is played from `confirm`.
"""

import argparse
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.contests import add_arguments, measure
from benchmarks.fixed_tables import (
    CALLS_EARLY,
    NEVER_CALLS,
    SEATS,
    Fixed,
    Untold,
    points_ahead,
)

from facedown.arena import play_match
from facedown.arena.playing import Bot
from facedown.bots.roster import RULE, find_own
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player

OUT: Final = Path(__file__).parent / "tempo.json"
# Others that call as usual.
USUAL: Final = "usual"
HABITS: Final = (NEVER_CALLS, CALLS_EARLY, USUAL)

# A game, the number of players, and the habit of the others.
Contest = tuple[str, int, str]
# Of one deal, over all seats: the points a round that the bot is ahead of the others' mean and what
# it wins of the match, and the same of one that does not mind.
Result = tuple[float, float, float, float]


def minding() -> dict[str, list[int]]:
    """The games whose rule bot minds it, and how many play."""
    found: dict[str, list[int]] = {}
    for key, game in GAMES.items():
        if find_own(key, "USUAL_CALLS", []):
            least, most = game.OFFICIAL
            found[key] = [players for players in SEATS if least <= players <= most]
    return found


def with_habit(habit: str, game: Game[Any], chance: Dealer) -> Player[Any]:
    return Fixed(game, chance, habit)


def play_deal(contest: Contest, seed: str) -> Result:
    players = contest[1]
    minding = [taken(contest, RULE, own, seed) for own in range(players)]
    careless = [taken(contest, Untold, own, seed) for own in range(players)]
    columns = [fmean(column) for column in zip(*minding, strict=True)]
    columns += [fmean(column) for column in zip(*careless, strict=True)]
    return columns[0], columns[1], columns[2], columns[3]


def taken(contest: Contest, bot: Bot, own: int, seed: str) -> tuple[float, float]:
    """The points a round that a bot is ahead in a match, and what it wins of it."""
    key, players, habit = contest
    game = find_game(key)
    other: Bot = RULE if habit == USUAL else partial(with_habit, habit)
    bots = [bot if seat == own else other for seat in range(players)]
    match = play_match(game, bots, seed)
    end = match.standings
    ahead = points_ahead(game, end.scores, own)
    return ahead / len(match.rounds), (own in end.winners) / len(end.winners)


def figures(results: list[Result]) -> dict[str, float]:
    row: dict[str, float] = {"deals": len(results)}
    for at, name in enumerate(("ahead", "won")):
        gains = [result[at] - result[at + 2] for result in results]
        row[name] = round(fmean(result[at] for result in results), 4)
        row[f"{name}_careless"] = round(fmean(result[at + 2] for result in results), 4)
        row[f"{name}_gain"] = round(fmean(gains), 4)
        row[f"{name}_gain_error"] = round(1.96 * stdev(gains) / sqrt(len(gains)), 4)
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=minding())
    parser.add_argument("--players", type=int)
    parser.add_argument("--habit", choices=HABITS)
    add_arguments(parser, deals=500)
    asked = parser.parse_args()
    contests = {
        f"{key} {players} {habit}": (key, players, habit)
        for key, seats in minding().items()
        for players in seats
        for habit in HABITS
        if asked.only in (None, key)
        and asked.players in (None, players)
        and asked.habit in (None, habit)
    }
    measure(contests, play_deal, figures, OUT, asked)


if __name__ == "__main__":
    main()
