"""How much better each level plays than the one below it, by matches, and how long its rounds are.

    python -m benchmarks.levels [--jobs J] [--deals N[,N,N,N]] [--only GAME] [--seed SEED]

Each two levels that follow each other meet in the arena: a deal is a match in every seating, of two
players or as few as the game is made for. Each step may have a number of deals of its own: those of
a master take longest. Levels were spaced on seeds that begin with `tune`.
Writes `benchmarks/levels.json`, of one game alone its part of it, and from that `docs/levels.md`.
"""

import argparse
import json
import multiprocessing
import platform
import sys
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from facedown.arena import Contest, Findings, compete, play_alone
from facedown.arena.playing import simulated
from facedown.arena.processes import in_order
from facedown.arena.seating import ONE, REST
from facedown.bench.speed import speed
from facedown.bots.levels import LEVELS, level_names
from facedown.bots.roster import RULE, find_own
from facedown.bots.search import MASTER, SMALL
from facedown.catalog import GAMES, find_game
from facedown.core.game import Game

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "levels.json"
PAGE: Final = HERE.parent / "docs" / "levels.md"
POOL: Final = HERE / "pool.json"
SEED: Final = "confirm"
FEWEST: Final = 2
# A step between levels is meant to be so much, in Elo.
WANTED: Final = 60
# Rounds of one level alone, from which their length is told.
ROUNDS: Final = 20


def contest_of(key: str, worse: str, better: str, seed: str, deals: int) -> Contest:
    """A level against the one above it."""
    game = find_game(key)
    players = max(game.OFFICIAL[0], FEWEST)
    options = tuple(simulated(game).changed().items())
    return Contest(key, options, players, (worse, better), seed, deals, (ONE, REST), True)


def step_of(found: Findings) -> dict[str, Any]:
    """By how much a level is better than the one below it."""
    data = found.data(times=True)
    worse, better = data["bots"]
    rating = next(row for row in data["ratings"]["bots"] if row["bot"] == better)
    times = next(row for row in data["decision_ms"] if row["bot"] == better)
    return {
        "game": data["game"],
        "better": better,
        "worse": worse,
        "players": data["players"],
        "deals": data["deals"],
        "elo": rating["elo"],
        "low": rating["low"],
        "high": rating["high"],
        "p99_ms": times["p99"],
    }


def laps_in(task: tuple[str, str, int, int]) -> float:
    """How often each has had a turn when a round of players who are all alike ends."""
    key, bot, players, number = task
    return play_alone(find_game(key), [bot] * players, f"laps/{number}").turns / players


def laps_of(game: Game[Any], jobs: int) -> list[dict[str, Any]]:
    """How long the rounds of each level are."""
    tables = [
        (game.KEY, bot, players)
        for players in sorted(set(game.OFFICIAL))
        for bot in (RULE, *level_names())
    ]
    tasks = [(*table, number) for table in tables for number in range(ROUNDS)]
    laps = list(in_order(laps_in, tasks, jobs))
    rows = []
    for at, (key, bot, players) in enumerate(tables):
        some = laps[at * ROUNDS : (at + 1) * ROUNDS]
        row = {"game": key, "players": players, "level": bot, "rounds": ROUNDS}
        rows.append(row | {"mean": round(fmean(some), 1), "longest": round(max(some), 1)})
    return rows


def slips_of(game: Game[Any]) -> dict[str, float]:
    """How absent-minded each level is in a game: how often it overlooks something tells it."""
    return {
        name: round(level.in_game(game).misses / level.misses, 3) if level.misses else 0.0
        for name, level in LEVELS.items()
    }


def measure(key: str, seed: str, deals: list[int], jobs: int) -> dict[str, Any]:
    """All steps of a game, and the length of its rounds."""
    game = find_game(key)
    steps = []
    for number, (worse, better) in enumerate(pairwise(level_names())):
        contest = contest_of(key, worse, better, seed, deals[min(number, len(deals) - 1)])
        steps.append(step_of(compete(contest, jobs)))
        print(steps[-1], file=sys.stderr)
    return {
        "python": f"Python {platform.python_version()}",
        "code": speed(),
        "seed": seed,
        "slips": slips_of(game),
        "steps": steps,
        "laps": laps_of(game, jobs),
    }


# -- the page --------------------------------------------------------------------------------------


def page(data: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = ["# Levels", "", WHAT_MAKES_A_LEVEL.strip(), ""]
    lines += ["| somebody whose number is 1 | |", "| --- | --- |"]
    lines += [f"| {label} | {cell} |" for label, cell in absent_minded().items()]
    lines += ["", "Twice that much is 2, with half as much room in mind.", ""]
    lines += ["| | " + " | ".join(LEVELS) + " |", "| --- |" + " --- |" * len(LEVELS)]
    for label, cells in settings().items():
        lines.append(f"| {label} | " + " | ".join(cells) + " |")
    lines += ["", "How absent-minded each is in each game:", ""]
    lines += ["| game | " + " | ".join(LEVELS) + " |", "| --- |" + " --- |" * len(LEVELS)]
    for game in GAMES.values():
        slips = [f"{one:g}" for one in slips_of(game).values()]
        lines.append(f"| {game.NAME} | " + " | ".join(slips) + " |")
    lines += ["", "## How far apart they are", "", HOW_FAR.strip(), ""]
    lines += ["| game | players | level | better than | deals | Elo | 95 % |"]
    lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
    for key, one in data.items():
        for row in one["steps"]:
            ends = f"{_end(row['low'])} … {_end(row['high'])}"
            lines.append(
                f"| {GAMES[key].NAME} | {row['players']} | {row['better']} | {row['worse']}"
                f" | {row['deals']:,} | {row['elo']:+.0f} | {ends} |"
            )
    lines += ["", *shortfalls(data), *changed(data)]
    lines += ["", "## How long their rounds are", ""]
    lines += [
        "Laps round the table until a round ends, of players who are all alike: the mean, and"
    ]
    lines += [f"the longest of {ROUNDS} rounds, or of fewer where they take long to play."]
    lines += ["", "| game | players | rule bots | " + " | ".join(LEVELS) + " |"]
    lines += ["| --- | --- | --- |" + " --- |" * len(LEVELS)]
    for key, one in data.items():
        for players in sorted({row["players"] for row in one["laps"]}):
            row = [
                f"{row['mean']}, {row['longest']}"
                for row in one["laps"]
                if row["players"] == players
            ]
            lines.append(f"| {GAMES[key].NAME} | {players} | " + " | ".join(row) + " |")
    lines += ["", "## How long a master thinks", "", HOW_LONG.strip(), ""]
    lines += ["| game | 99 of 100 decisions take less than |", "| --- | --- |"]
    for key, one in data.items():
        lines.append(f"| {GAMES[key].NAME} | {one['steps'][-1]['p99_ms']:.0f} ms |")
    lines += pool_lines()
    lines += ["", "Measured with " + "; ".join(sorted({_code(one) for one in data.values()})) + "."]
    return "\n".join([*lines, ""])


WHAT_MAKES_A_LEVEL: Final = """
Every level sees what a person in its seat would see, and none makes a bad move on purpose. A weaker
one is absent-minded: it forgets cards, mixes up those that move, overlooks what it could react to,
has fewer cards in mind at once, and in a game that has one for that plays some turns by a
simpler bot. How much of that there is, is one number for each level and game. What it has forgotten
it takes for a card that it has kept: rather low. When a round is long it loses patience, and calls
at odds that are worse with every lap round the table. How often the others called in the rounds of
the match before, every level minds as the bot does that it plays by.
"""
HOW_FAR: Final = """
Measured with `benchmarks/levels.py`, which plays a given number of deals; the figures below are of
as many as fitted in a few minutes. Each level meets the one below it, by matches. A deal is played
in every seating; with more than two players once with one of the better level among the others, and
once the other way round. Elo is as the [arena](howto/arena.md) has it. Each step is meant to be 60
or more, and none twice another of its game.
"""
HOW_LONG: Final = f"""
A master plays by the strongest bot of the game. Where that searches it has {MASTER} rollouts for a
decision, and {SMALL} where the rules run interpreted or others wait for the same process of a
house; the table's log says with each move how many it had. Compiled, on one core:
"""


def shortfalls(data: dict[str, Any]) -> list[str]:
    """The steps that are too small, and those of which it is not sure that they are not."""
    rows = [row for one in data.values() for row in one["steps"]]
    short = [row for row in rows if row["elo"] < WANTED]
    unsure = [row for row in rows if row not in short and (row["low"] or 0.0) < WANTED]
    uneven = [key for key, one in data.items() if _is_uneven(one["steps"], "elo", "elo")]
    perhaps = [key for key, one in data.items() if _is_uneven(one["steps"], "low", "high")]
    return [
        f"Short of it: {_names(short)}.",
        f"Not sure by 95 %: {_names(unsure)}.",
        f"A step twice as large as another: {_games(uneven)}.",
        f"Not sure by 95 % that none is: {_games([key for key in perhaps if key not in uneven])}.",
    ]


def _is_uneven(steps: list[dict[str, Any]], least: str, most: str) -> bool:
    """Whether one of a game's steps is, or by the ends of the intervals may be, twice another."""
    return any(
        one[most] is None or one[most] >= 2.0 * (other[least] or 0.0)
        for one in steps
        for other in steps
        if one is not other
    )


def _games(keys: list[str]) -> str:
    return ", ".join(GAMES[key].NAME for key in keys) or "none"


def _names(rows: list[dict[str, Any]]) -> str:
    return ", ".join(f"{row['better']} in {GAMES[row['game']].NAME}" for row in rows) or "none"


def changed(data: dict[str, Any]) -> list[str]:
    """The games whose levels are not any more what was measured."""
    lines: list[str] = []
    for key, one in data.items():
        if one["slips"] != slips_of(GAMES[key]):
            then = ", ".join(f"{name} {slips:g}" for name, slips in one["slips"].items() if slips)
            lines.append(f"- {GAMES[key].NAME}: {then}")
    if lines:
        what = "Measured with other numbers, and set anew since, by what was measured then:"
        lines = ["", what, "", *lines]
    return lines + outdated(data)


def outdated(data: dict[str, Any]) -> list[str]:
    """The games whose bots have learned something since, which is noted with what was measured."""
    lines = [f"- {GAMES[key].NAME}: {one['since']}" for key, one in data.items() if "since" in one]
    return ["", "To be measured again, since bots mind something new:", "", *lines] if lines else []


def _end(elo: float | None) -> str:
    return "" if elo is None else f"{elo:+.0f}"


def _code(one: dict[str, Any]) -> str:
    return f"{one['python']}, {one['code']}, seed `{one['seed']}`"


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


def absent_minded() -> dict[str, str]:
    """What somebody is like whose number is 1."""
    one = next(iter(LEVELS.values()))
    own, others, discarded = one.forgetting.rates
    lapsing = ", ".join(key for key in GAMES if find_own(key, "LAPSES_TO", ""))
    return {
        "forgets one of its own cards, for each card drawn": f"{own:.0%}",
        "forgets somebody else's card, for each card drawn": f"{others:.0%}",
        "forgets a covered discard, for each card drawn": f"{discarded:.0%}",
        "mixes up a card that moves": f"{one.forgetting.mixing:.0%}",
        "misses a reaction": f"{one.misses:.0%}",
        f"plays a turn by a simpler bot ({lapsing})": f"{one.lapses:.0%}",
        "has in mind at most: own cards": f"{one.forgetting.own_room:g}",
        "has in mind at most: others' cards": f"{one.forgetting.others_room:g}",
    }


def settings() -> dict[str, list[str]]:
    """What differs from level to level in every game."""
    levels = list(LEVELS.values())
    return {
        "plays by": [", ".join(level.brains) or "the strongest" for level in levels],
        "puts a call off": [f"{level.hesitates:.0%}" for level in levels],
        "calls before everybody has had a turn": [
            "no" if level.hesitates else "yes" for level in levels
        ],
        "loses patience after, in times a usual round": [f"{level.patience:g}" for level in levels],
        "seconds for a turn, a reaction": [
            f"{level.tempo['turn'].mean:.1f}, {level.tempo['reaction'].mean:.1f}"
            for level in levels
        ],
    }


def _numbers(text: str) -> list[int]:
    return [int(one) for one in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--deals", type=_numbers, default=[1000])
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--seed", default=SEED)
    asked = parser.parse_args()
    data: dict[str, Any] = json.loads(OUT.read_text("utf-8")) if asked.only else {}
    for key in [asked.only] if asked.only else GAMES:
        data[key] = measure(key, asked.seed, asked.deals, asked.jobs)
    OUT.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")


if __name__ == "__main__":
    main()
