"""Rounds over random house rules: every game, any values of its options together.

    python -m benchmarks.house_rules [--rounds N] [--laws L] [--jobs J]
    python -m benchmarks.house_rules --only GAME --number I

Plays N rounds (50,000 unless asked otherwise), spread evenly over the games, each with house rules,
players, bots and starter of its own, and tries the laws on L of them (500). A round that does not
end, fails or breaks a law is told with the command that plays it again: the second line above.
House rules that a game refuses are counted apart, with the reason. Writes
`benchmarks/house_rules.json` and its section of `docs/simulations.md`. The same rounds give the
same figures, whatever the number of jobs.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from benchmarks.simulations import BOTS, HOUSE_RULES, SIMULATIONS, write_page

from facedown.arena import in_order
from facedown.bots.roster import bots_for, make_bot
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.errors import FacedownError
from facedown.core.game import Game
from facedown.core.setup import Setup
from facedown.core.variant import Number, Option, Value
from facedown.testing import LawBroken, Play, Trial, check_play, record_play

SEED: Final = "house rules"
PART: Final = 25
# How likely each option is to be changed: a few of them, about half, or all.
CHANGED: Final = [25, 50, 100]


@dataclass
class Counts:
    """What came of some rounds of one game."""

    played: int = 0
    moves: int = 0
    laws: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    rules: set[str] = field(default_factory=set)
    stuck: list[dict[str, str]] = field(default_factory=list)

    def add(self, other: "Counts") -> None:
        self.played += other.played
        self.moves += other.moves
        self.laws += other.laws
        self.endings += other.endings
        self.refused += other.refused
        self.rules |= other.rules
        self.stuck += other.stuck


def any_value(option: Option, chance: Dealer) -> Value:
    """One of its samples, or any number between its bounds."""
    if isinstance(option, Number) and chance.below(2):
        return option.low + chance.below(option.high - option.low + 1)
    return chance.pick(option.samples())


def any_options(game: Game[Any], chance: Dealer) -> dict[str, str]:
    """Random house rules as texts, the way somebody would ask for them."""
    share = chance.pick(CHANGED)
    return {
        option.name: option.text(any_value(option, chance))
        for option in game.OPTIONS
        if chance.below(100) < share
    }


def any_setup(game: Game[Any], chance: Dealer) -> Setup:
    """A first round with random house rules; a `FacedownError` if the game refuses them."""
    variant = game.variant(any_options(game, chance))
    low, high = game.players(variant)
    players = low + chance.below(high - low + 1)
    return game.setup(variant, players, chance.below(players))


def any_bots(game: Game[Any], chance: Dealer, players: int) -> list[str]:
    """Who sits there: all of one kind, or mixed."""
    kinds = [name for name in BOTS if name in bots_for(game)]
    if chance.below(2):
        kinds = [chance.pick(kinds)]
    return [chance.pick(kinds) for _ in range(players)]


def play_one(game: Game[Any], number: int, counts: Counts, *, tries_laws: bool) -> None:
    """Play the round of this number, and count what came of it."""
    chance = Dealer(f"{SEED}/{game.KEY}/{number}")
    try:
        setup = any_setup(game, chance)
    except FacedownError as refused:
        counts.refused[refused.code] += 1
        return
    names = any_bots(game, chance, setup.players)
    try:
        players = [make_bot(one, game, chance.apart(f"bot {i}")) for i, one in enumerate(names)]
        play = record_play(game, setup, players, chance)
        if tries_laws:
            check_play(Trial(play, chance, bots=bots_for(game)))
    except Exception as error:  # noqa: BLE001 -- whatever fails is told with the round it fails in
        counts.stuck.append(failure(game, number, setup, names, error))
        return
    counts.played += 1
    counts.laws += tries_laws
    counts.moves += len(play.steps)
    counts.endings[ending_of(play)] += 1
    counts.rules.add(repr(setup.variant))


def failure(
    game: Game[Any], number: int, setup: Setup, names: list[str], error: Exception
) -> dict[str, str]:
    """What somebody needs to see a round fail again."""
    where = "" if isinstance(error, LawBroken) else traceback.format_tb(error.__traceback__)[-1]
    return {
        "rules": f"{game.KEY}: {setup.variant}",
        "bots": ", ".join(names),
        "why": f"{type(error).__name__}: {error} {where}".strip(),
        "command": f"python -m benchmarks.house_rules --only {game.KEY} --number {number}",
    }


def ending_of(play: Play) -> str:
    outcome = play.game.outcome(play.table_after(len(play.steps)))
    assert outcome is not None
    return outcome.ending


def run_part(task: tuple[str, range, int]) -> Counts:
    """Play the rounds of some numbers of a game, with the laws on every so many-th."""
    key, numbers, every = task
    game, counts = find_game(key), Counts()
    for number in numbers:
        play_one(game, number, counts, tries_laws=number % every == 0)
    return counts


def run(keys: list[str], rounds: int, laws: int, jobs: int) -> dict[str, Counts]:
    """So many rounds in all, of each game as many, and what came of them by game."""
    each = -(-rounds // len(keys))
    every = max(1, rounds // max(laws, 1)) if laws else each + 1
    tasks = [
        (key, range(start, min(start + PART, each)), every)
        for key in keys
        for start in range(0, each, PART)
    ]
    found = {key: Counts() for key in keys}
    done = in_order(run_part, tasks, jobs)
    for number, ((key, _, _), counts) in enumerate(zip(tasks, done, strict=True), start=1):
        found[key].add(counts)
        print(f"\r{number} of {len(tasks)} parts", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def figures(counts: Counts) -> dict[str, Any]:
    rules = "\n".join(sorted(counts.rules))
    return {
        "played": counts.played,
        "house_rules": len(counts.rules),
        "moves_mean": round(counts.moves / max(counts.played, 1), 1),
        "laws": counts.laws,
        "endings": dict(sorted(counts.endings.items())),
        "refused": dict(sorted(counts.refused.items())),
        "stuck": counts.stuck,
        "digest": hashlib.sha256(f"{counts.moves} {rules}".encode()).hexdigest(),
    }


def play_again(key: str, number: int) -> None:
    """Play one round again, with the laws, and say what comes of it."""
    counts = Counts()
    play_one(find_game(key), number, counts, tries_laws=True)
    print(json.dumps(figures(counts) | {"rules": sorted(counts.rules)}, indent=1))
    sys.exit(1 if counts.stuck else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=50_000)
    parser.add_argument("--laws", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument(
        "--only", choices=list(GAMES), help="play this game alone, and write nothing"
    )
    parser.add_argument("--number", type=int, help="play this one round again, with the laws")
    asked = parser.parse_args()
    if asked.number is not None:
        play_again(asked.only or parser.error("--number goes with --only"), asked.number)
    keys = [asked.only] if asked.only else list(GAMES)
    found = run(keys, asked.rounds, asked.laws, asked.jobs)
    data = {key: figures(counts) for key, counts in found.items()}
    if asked.only:
        print(json.dumps(data, indent=1))
    else:
        HOUSE_RULES.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        write_page(json.loads(SIMULATIONS.read_text("utf-8")))
    stuck = [one for counts in found.values() for one in counts.stuck]
    if stuck:
        sys.exit("\n".join(f"{one['why']}\n  {one['command']}" for one in stuck))


if __name__ == "__main__":
    main()
