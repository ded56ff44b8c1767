"""Long simulations: every game with every preset, number of players and kind of bot.

    python benchmarks/simulations.py [--jobs J] [--rounds N] [--only GAME] [--out FILE]

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

from facedown.catalog import GAMES
from facedown.cli.batch import Tally, Work, leave_interrupts, run_part
from facedown.core.game import Game

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "simulations.md"
SEED: Final = "simulations"
BOTS: Final = ("rule", "random", "stubborn")
PART: Final = 50

# One rule bot against others: game, who sits there, what is played, how many.
CONTESTS: Final = (
    ("tres-cartas", ("rule", "random", "random", "random"), "matches", 1000),
    ("cambio", ("rule", "random", "random", "random"), "rounds", 2000),
    ("vinto", ("rule", "random", "random", "random"), "rounds", 1000),
    ("pinnacola", ("rule", "greedy"), "matches", 1000),
    ("pinnacola", ("rule", "random"), "matches", 200),
)

# Whole matches of self-play, spread over the presets: game, bot, how many.
MATCHES: Final = (("pinnacola", "greedy", 2000),)

# Many rounds at one table: game, who sits there, how many.
LONG: Final = (("tres-cartas", ("stubborn",) * 4, 100_000),)


def works(key: str, rounds: int) -> list[tuple[str, Work, int]]:
    """What is played of one game: a label, the work, and how many rounds of it."""
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
        found.append((bot, Work(key, options, (bot,) * players, seed, False), share))
    return found


def _numbers(game: Game[Any], preset: str) -> range:
    """The numbers of players that a preset can be played with."""
    low, high = game.players(game.variant(game.SIMULATED, preset))
    return range(low, high + 1)


def run(tasks: list[tuple[Work, int]], jobs: int) -> list[Tally]:
    """Play each work to its number, in parts; a tally for each."""
    parts = [
        (index, (work, start, min(start + PART, number)))
        for index, (work, number) in enumerate(tasks)
        for start in range(0, number, PART)
    ]
    tallies = [Tally() for _ in tasks]
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts) as pool:
        done = pool.imap(run_part, [part for _, part in parts])
        for number, ((index, _), tally) in enumerate(zip(parts, done, strict=True), start=1):
            tallies[index].add(tally)
            print(f"\r{number} of {len(parts)} parts", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return tallies


def simulate(key: str, rounds: int, jobs: int) -> dict[str, Any]:
    """The figures of one game."""
    planned = works(key, rounds)
    tallies = run([(work, number) for _, work, number in planned], jobs)
    by_bot: dict[str, Any] = {}
    for bot in BOTS:
        total = Tally()
        for (name, _, _), tally in zip(planned, tallies, strict=True):
            if name == bot:
                total.add(tally)
        by_bot[bot] = figures(total)
    stuck = [text for tally in tallies for text in tally.stuck]
    digest = hashlib.sha256(repr([vars_of(tally) for tally in tallies]).encode()).hexdigest()
    return {"combinations": len(planned), "stuck": stuck, "digest": digest, "by_bot": by_bot}


def matches(key: str, bot: str, number: int, jobs: int) -> Any:
    """Whole matches of one bot against itself, with every preset."""
    game = GAMES[key]
    planned = []
    for preset in game.PRESETS:
        variant = game.variant(game.SIMULATED, preset)
        options = tuple(variant.changed().items())
        seats = (bot,) * game.usual_players(variant)
        work = Work(key, options, seats, f"{SEED}/matches/{preset}", True)
        planned.append((work, -(-number // len(game.PRESETS))))
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


def contest(key: str, bots: tuple[str, ...], unit: str, number: int, jobs: int) -> Any:
    """How a rule bot does against the others at its table."""
    work = Work(key, (), bots, f"{SEED}/contest", unit == "matches")
    tally = run([(work, number)], jobs)[0]
    rule, others = tally.bots["rule"], tally.bots[bots[1]]
    found: dict[str, Any] = {"game": key, "bots": list(bots), "stuck": tally.stuck}
    if unit == "matches":
        return found | {"matches": tally.matches, "won": tally.match_wins["rule"]}
    ahead = rule.points / rule.rounds - others.points / others.rounds
    won = rule.wins
    return found | {"rounds": tally.rounds, "won": won, "points_ahead": round(ahead, 2)}


def long_run(key: str, bots: tuple[str, ...], rounds: int, jobs: int) -> Any:
    """Many rounds with the same players and the rules as they are."""
    tally = run([(Work(key, (), bots, f"{SEED}/long", False), rounds)], jobs)[0]
    return {"game": key, "bots": list(bots), "stuck": tally.stuck} | figures(tally)


def page(data: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = [
        "# Simulations",
        "",
        "Made by `benchmarks/simulations.py`: rounds of each game spread evenly over every preset,",
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
        rounds = sum(row["endings"].values())
        ended = ", ".join(f"{code} {n / rounds:.1%}" for code, n in row["endings"].items())
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
    return "\n".join([*lines, ""])


def rounds_line(key: str, bots: str, row: dict[str, Any]) -> str:
    ended = ", ".join(
        f"{code} {number / row['rounds']:.1%}" for code, number in row["endings"].items()
    )
    return (
        f"| {key} | {bots} | {row['rounds']:,} | {row['moves_mean']} | {row['moves_most']}"
        f" | {row['turns_mean']} | {ended} |"
    )


def write(out: Path, data: dict[str, Any]) -> None:
    out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--rounds", type=int, default=50_000)
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--out", type=Path, default=HERE / "simulations.json")
    asked = parser.parse_args()
    known = json.loads(asked.out.read_text("utf-8")) if asked.out.exists() else {}
    data: dict[str, Any] = {"games": known.get("games", {})}
    for name in ("matches", "contests", "long"):
        rows = known.get(name, [])
        data[name] = [row for row in rows if asked.only not in (None, row["game"])]
    data["contests"] += [
        contest(*one, asked.jobs) for one in CONTESTS if asked.only in (None, one[0])
    ]
    data["matches"] += [
        matches(*one, asked.jobs) for one in MATCHES if asked.only in (None, one[0])
    ]
    data["long"] += [long_run(*one, asked.jobs) for one in LONG if asked.only in (None, one[0])]
    for key in [asked.only] if asked.only else GAMES:
        data["games"][key] = simulate(key, asked.rounds, asked.jobs)
        write(asked.out, data)
    found = [*data["games"].values(), *data["matches"], *data["contests"], *data["long"]]
    stuck = [text for one in found for text in one["stuck"]]
    if stuck:
        sys.exit("stuck: " + "; ".join(stuck))


if __name__ == "__main__":
    main()
