"""Long simulations: every game with every preset, number of players and kind of bot.

    python -m benchmarks.simulations [--jobs J] [--rounds N] [--only GAME] [--out FILE]

Plays N rounds of each game (50,000 unless asked otherwise), spread evenly over all presets,
numbers of players and bots, and then the matches that show how strong the rule bots are. Writes
`benchmarks/simulations.json` and, from it, `docs/simulations.md`. A round that does not end is an
error. The same rounds give the same figures, whatever the number of jobs.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from benchmarks.plans import plan_of

from facedown.arena import Series, Tally, play_all
from facedown.catalog import GAMES
from facedown.core.game import Game

HERE: Final = Path(__file__).parent
SIMULATIONS: Final = HERE / "simulations.json"
HOUSE_RULES: Final = HERE / "house_rules.json"
PAGE: Final = HERE.parent / "docs" / "simulations.md"
SEED: Final = "simulations"
BOTS: Final = ("rule", "random", "stubborn")


def plans(key: str, rounds: int) -> list[tuple[str, Series]]:
    """What is played of one game: the bot in all seats, and the rounds."""
    game = GAMES[key]
    every = [
        (preset, players, bot)
        for preset in game.PRESETS
        for players in _numbers(game, preset)
        for bot in BOTS
    ]
    share = -(-rounds // len(every))
    found = []
    for preset, players, bot in every:
        options = tuple(game.variant(game.SIMULATED, preset).changed().items())
        seed = f"{SEED}/{preset}/{players}/{bot}"
        found.append((bot, Series(key, options, (bot,) * players, seed, share)))
    return found


def _numbers(game: Game[Any], preset: str) -> range:
    """The numbers of players that a preset can be played with."""
    low, high = game.players(game.variant(game.SIMULATED, preset))
    return range(low, high + 1)


def run(every: list[Series], jobs: int) -> list[Tally]:
    """Play each series to its end; a tally for each."""
    total, played = sum(series.number for series in every), 0

    def progress(done: int) -> None:
        nonlocal played
        played += done
        print(f"\r{played:,} of {total:,}", end="", file=sys.stderr, flush=True)

    tallies = play_all(every, jobs, progress)
    print(file=sys.stderr)
    return tallies


def simulate(key: str, rounds: int, jobs: int) -> dict[str, Any]:
    """The figures of one game."""
    planned = plans(key, rounds)
    tallies = run([series for _, series in planned], jobs)
    by_bot: dict[str, Any] = {}
    for bot in BOTS:
        total = Tally()
        for (name, _), tally in zip(planned, tallies, strict=True):
            if name == bot:
                total.add(tally)
        by_bot[bot] = figures(total)
    stuck = [text for tally in tallies for text in tally.stuck]
    digest = hashlib.sha256(repr([vars_of(tally) for tally in tallies]).encode()).hexdigest()
    return {"combinations": len(planned), "stuck": stuck, "digest": digest, "by_bot": by_bot}


def matches(key: str, bot: str, number: int, jobs: int) -> Any:
    """Whole matches of one bot against itself, with every preset."""
    game = GAMES[key]
    share = -(-number // len(game.PRESETS))
    planned = []
    for preset in game.PRESETS:
        variant = game.variant(game.SIMULATED, preset)
        options = tuple(variant.changed().items())
        seats = (bot,) * game.usual_players(variant)
        seed = f"{SEED}/matches/{preset}"
        planned.append(Series(key, options, seats, seed, share, is_matches=True))
    total = Tally()
    for tally in run(planned, jobs):
        total.add(tally)
    return {
        "game": key,
        "bot": bot,
        "matches": total.matches,
        "rounds_mean": round(mean(total.match_rounds), 1),
        "rounds_most": max(total.match_rounds),
        "endings": dict(sorted(total.endings.items())),
        "stuck": total.stuck,
    }


def vars_of(tally: Tally) -> list[Any]:
    shares = [(seat, share.wins, share.points) for seat, share in sorted(tally.seats.items())]
    return [sorted(tally.moves.items()), sorted(tally.endings.items()), shares]


def figures(tally: Tally) -> dict[str, Any]:
    return {
        "rounds": tally.rounds,
        "moves_mean": round(mean(tally.moves), 1),
        "moves_most": max(tally.moves),
        "turns_mean": round(mean(tally.turns), 1),
        "endings": dict(sorted(tally.endings.items())),
    }


def mean(counts: Counter[int]) -> float:
    return sum(value * number for value, number in counts.items()) / counts.total()


def contest(key: str, bots: list[str], unit: str, number: int, jobs: int) -> Any:
    """How a rule bot does against the others at its table."""
    is_matches = unit == "matches"
    series = Series(key, (), tuple(bots), f"{SEED}/contest", number, is_matches=is_matches)
    tally = run([series], jobs)[0]
    rule, others = tally.bots["rule"], tally.bots[bots[1]]
    found: dict[str, Any] = {"game": key, "bots": bots, "stuck": tally.stuck}
    if is_matches:
        return found | {"matches": tally.matches, "won": tally.match_wins["rule"]}
    ahead = rule.points / rule.rounds - others.points / others.rounds
    won = rule.wins
    return found | {"rounds": tally.rounds, "won": won, "points_ahead": round(ahead, 2)}


def long_run(key: str, bots: list[str], number: int, jobs: int) -> Any:
    """Many rounds with the same players and the rules as they are."""
    tally = run([Series(key, (), tuple(bots), f"{SEED}/long", number)], jobs)[0]
    return {"game": key, "bots": bots, "stuck": tally.stuck} | figures(tally)


def page(data: dict[str, Any], house_rules: dict[str, Any]) -> str:
    """The figures as a page, with those of rounds over random house rules."""
    lines = [
        "# Simulations",
        "",
        "Made by `make simulations`: rounds of each game spread evenly over every preset,",
        "number of players and kind of bot. Not one was stuck, and the same seed gives the same",
        "figures with any number of processes.",
        "",
        "| game | bots | rounds | moves a round, mean | most | turns, mean | how they ended |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for key, one in data["games"].items():
        lines += [rounds_line(key, bot, row) for bot, row in one["by_bot"].items()]
    lines += ["", "## Many rounds at one table", ""]
    lines += ["| game | at the table | rounds | moves a round, mean | most | turns, mean | ended |"]
    lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
    lines += [rounds_line(row["game"], ", ".join(row["bots"]), row) for row in data["long"]]
    lines += ["", "## Whole matches of one bot against itself, with every preset", ""]
    lines += ["| game | bot | matches | rounds a match, mean | most | how rounds ended |"]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    for row in data["matches"]:
        ended = shares(row["endings"], sum(row["endings"].values()))
        lines.append(
            f"| {row['game']} | {row['bot']} | {row['matches']:,} | {row['rounds_mean']}"
            f" | {row['rounds_most']} | {ended} |"
        )
    lines += ["", "## One rule bot against others", ""]
    lines += ["| game | at the table | played | won by the rule bot |", "| --- | --- | --- | --- |"]
    for row in data["contests"]:
        played = row.get("matches") or row["rounds"]
        what = "matches" if "matches" in row else "rounds"
        more = f", {row['points_ahead']:+.2f} points a round" if "points_ahead" in row else ""
        lines.append(
            f"| {row['game']} | {', '.join(row['bots'])} | {played:,} {what}"
            f" | {row['won'] / played:.1%}{more} |"
        )
    if house_rules:
        lines += house_rules_lines(house_rules)
    return "\n".join([*lines, ""])


def house_rules_lines(games: dict[str, Any]) -> list[str]:
    """The section about rounds over random house rules (`benchmarks/house_rules.py`)."""
    played, tried = (sum(one[what] for one in games.values()) for what in ("played", "laws"))
    stuck = sum(len(one["stuck"]) for one in games.values())
    lines = [
        "",
        "## Any house rules together",
        "",
        f"Made by `make house-rules`: {played:,} rounds, each with random values of the options,",
        "any number of players, and rule, random and stubborn bots mixed;",
        f"{stuck or 'none'} stuck, and the laws were tried on {tried:,} of them. House rules that",
        "a game refuses are not played.",
        "",
        "| game | rounds | sets of house rules | moves a round, mean | laws on | refused | ended |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for key, one in games.items():
        refused = ", ".join(f"{code} {n:,}" for code, n in one["refused"].items()) or "none"
        lines.append(
            f"| {key} | {one['played']:,} | {one['house_rules']:,} | {one['moves_mean']}"
            f" | {one['laws']:,} | {refused} | {shares(one['endings'], one['played'])} |"
        )
    return lines


def shares(endings: dict[str, int], rounds: int) -> str:
    return ", ".join(f"{code} {number / rounds:.1%}" for code, number in endings.items())


def rounds_line(key: str, bots: str, row: dict[str, Any]) -> str:
    ended = shares(row["endings"], row["rounds"])
    return (
        f"| {key} | {bots} | {row['rounds']:,} | {row['moves_mean']} | {row['moves_most']}"
        f" | {row['turns_mean']} | {ended} |"
    )


def write(out: Path, data: dict[str, Any]) -> None:
    out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    write_page(data)


def write_page(data: dict[str, Any]) -> None:
    known = json.loads(HOUSE_RULES.read_text("utf-8")) if HOUSE_RULES.exists() else {}
    PAGE.write_text(page(data, known), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--rounds", type=int, default=50_000)
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--out", type=Path, default=SIMULATIONS)
    asked = parser.parse_args()
    known = json.loads(asked.out.read_text("utf-8")) if asked.out.exists() else {}
    data: dict[str, Any] = {"games": known.get("games", {})}
    for name in ("matches", "contests", "long"):
        rows = known.get(name, [])
        data[name] = [row for row in rows if asked.only not in (None, row["game"])]
    keys = [asked.only] if asked.only else list(GAMES)
    for key in keys:
        plan = plan_of(key)
        data["contests"] += [contest(key, **one, jobs=asked.jobs) for one in plan.contests]
        data["matches"] += [matches(key, **one, jobs=asked.jobs) for one in plan.matches]
        data["long"] += [long_run(key, **one, jobs=asked.jobs) for one in plan.long]
    for key in keys:
        data["games"][key] = simulate(key, asked.rounds, asked.jobs)
        write(asked.out, data)
    found = [*data["games"].values(), *data["matches"], *data["contests"], *data["long"]]
    stuck = [text for one in found for text in one["stuck"]]
    if stuck:
        sys.exit("stuck: " + "; ".join(stuck))


if __name__ == "__main__":
    main()
