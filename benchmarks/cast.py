"""How strong the characters among the bots are, beside a plain bot of their level.

    python -m benchmarks.cast [--jobs J] [--deals N] [--only GAME] [--who CHARACTER …] [--seed SEED]

Each character meets its level in the arena, by matches of two, or of as few as a game is made for.
Writes `benchmarks/cast.json`, of one game or of some characters alone their part of it, and from
that `docs/cast.md`.
"""

import argparse
import json
import multiprocessing
import sys
from pathlib import Path
from typing import Any, Final

from benchmarks.levels import FEWEST, changed, slips_of

from facedown.arena import Contest, Findings, compete, find_bots
from facedown.arena.playing import simulated
from facedown.arena.seating import ONE, REST
from facedown.bots.cast import CAST, Character
from facedown.bots.levels import Reflex
from facedown.catalog import GAMES, find_game
from facedown.core.game import REACTION_CLOCK

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "cast.json"
PAGE: Final = HERE.parent / "docs" / "cast.md"
SEED: Final = "confirm-cast"
# Where there is something to dare.
DARING: Final = [key for key, game in GAMES.items() if game.CALLS]

INTRODUCTION: Final = """
The characters that bots play. The house seats one of the level that is asked for, nobody twice at a
table; a host may also ask for a certain one. Where a level has no one left, the next one helps out:
its character plays at the level asked for, with its own temperament. Nobody is seated by chance
beside a person of the same name.

Each plays a level as its temperament has it: `pace` is how long it takes, in times the level's,
`risk` how much it dares, from -1 to 1, `forgets` how readily it forgets, in times the level's. Risk
moves the odds at which it calls, and makes the bold flip or toss in what they only half remember
and the careful doubt what they were shown long ago. In the first lap nobody is bolder than their
level, and where nobody calls or reacts, pace and memory alone differ.
"""
STRENGTH: Final = """
Made by `benchmarks/cast.py`: a character against a plain bot of its level, by matches, in Elo with
the interval of 95 %. Characters of one level are meant to be about as strong as it.
"""


def contest_of(key: str, one: Character, seed: str, deals: int) -> Contest:
    """A character against its level."""
    game = find_game(key)
    players = max(game.OFFICIAL[0], FEWEST)
    options = tuple(simulated(game).changed().items())
    bots = find_bots((one.level, one.key), game)
    return Contest(key, options, players, bots, seed, deals, (ONE, REST), is_matches=True)


def figures(found: Findings) -> dict[str, Any]:
    data = found.data()
    rating = next(row for row in data["ratings"]["bots"] if row["bot"] == data["bots"][1])
    ends = {end: rating[end] for end in ("low", "high")}
    return {"deals": data["deals"], "elo": rating["elo"]} | ends


def page(data: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = ["# The cast", "", INTRODUCTION.strip(), ""]
    lines += ["| character | level | pace | risk | forgets | seconds for a reaction, on average |"]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    for one in CAST.values():
        mood, reflex = one.temperament, one.plays.tempo[REACTION_CLOCK]
        assert isinstance(reflex, Reflex)
        lines.append(
            f"| {one.name} | {one.level} | {mood.pace:g} | {mood.risk:+g} | {mood.forgets:g}"
            f" | {reflex.mean:.1f} |"
        )
    lines += ["", "## How strong they are", "", STRENGTH.strip(), ""]
    lines += ["| character | level | " + " | ".join(GAMES[key].NAME for key in data) + " |"]
    lines += ["| --- | --- |" + " --- |" * len(data)]
    for one in CAST.values():
        cells = [_cell(found["characters"].get(one.key)) for found in data.values()]
        lines.append(f"| {one.name} | {one.level} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, *changed(data), ""])


def _cell(row: dict[str, Any] | None) -> str:
    """By how much a character is stronger; nothing if it was not measured."""
    return "" if row is None else f"{row['elo']:+.0f} ({row['low']:+.0f} … {row['high']:+.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--only", choices=DARING)
    parser.add_argument("--who", nargs="+", choices=list(CAST), default=list(CAST))
    parser.add_argument("--seed", default=SEED)
    asked = parser.parse_args()
    data: dict[str, Any] = json.loads(OUT.read_text("utf-8"))
    for key in [asked.only] if asked.only else DARING:
        slips = slips_of(find_game(key))
        if data.get(key, {}).get("slips") != slips:
            data[key] = {"slips": slips, "characters": {}}
        for name in asked.who:
            found = compete(contest_of(key, CAST[name], asked.seed, asked.deals), asked.jobs)
            data[key]["characters"][name] = figures(found)
            print(key, name, data[key]["characters"][name], file=sys.stderr)
            OUT.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")


if __name__ == "__main__":
    main()
