"""Make the data set: a million decisions of the strongest bots, the same bytes each time.

    python -m benchmarks.dataset [--decisions N] [--jobs J] [--folder FOLDER]
                                 [--only GAME] [--bot BOT]

A file of Parquet for each game, with so many decisions in whole rounds for two, and
`manifest.json` with what is in each and its SHA-256. `facedown.lab.data` reads them. The rounds of
a game are numbered, each number is the seed of one, and a file has the first so many: fewer
decisions are the beginning of more, and the number of jobs changes nothing. Nor does the version of
Python: bots add floats one by one (`facedown.bots.sums`), for the built-in sum, which rounds
otherwise since 3.12, changed now and then what a search decided. A library of C with another
`exp` may. The manifest says which Python it was. What is made whole in the usual folder is put on
record in `benchmarks/dataset.json`, each file by itself: when the bots of one game change, only
that one has to be made anew.

Where there is a bot `exact` it plays, and looks its moves up. In the other games the strongest bot
searches: a million decisions take some three hours of one core compiled, which is twelve minutes of
sixteen. `--bot rule` lets rule bots play instead, which takes minutes.
"""

import argparse
import hashlib
import json
import os
import platform
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final

from facedown.arena import in_order, play_alone
from facedown.arena.record_files import recording
from facedown.arena.recording import GameRecord, Recorder
from facedown.bots.roster import strongest_bot
from facedown.catalog import GAMES, find_game
from facedown.lab.data import decided
from facedown.lab.encoders import find_encoder
from facedown.lab.encoding import Encoder

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "dataset"
RECORD: Final = ROOT / "benchmarks" / "dataset.json"
# Of each game.
DECISIONS: Final = 250_000
PLAYERS: Final = 2
# No more rounds than this wait to be written, however fast they are played.
AHEAD: Final = 2000

# A game, a bot, and which of their rounds.
Asked = tuple[str, str, int]


def play(asked: Asked) -> tuple[GameRecord, int]:
    """A round as it was played, and how many decisions with a choice are in it."""
    key, bot, number = asked
    game, seed, bots = find_game(key), f"dataset/{number}", [bot] * PLAYERS
    recorder = Recorder(game, seed, bots)
    play_alone(game, bots, seed, watchers=[recorder])
    (record,) = recorder.records
    return record, sum(1 for _ in decided(record, encoder_of(key)))


@cache
def encoder_of(key: str) -> Encoder:
    return find_encoder(key, PLAYERS)


def rounds_of(key: str, bot: str, jobs: int) -> Generator[tuple[GameRecord, int], None, None]:
    """The rounds of a bot, in order and without end."""
    start = 0
    while True:
        some = [(key, bot, number) for number in range(start, start + AHEAD)]
        yield from in_order(play, some, jobs)
        start += AHEAD


def write_rounds(key: str, bot: str, wanted: int, path: Path, jobs: int) -> dict[str, Any]:
    """Write the first rounds with so many decisions in a file; what is in it."""
    rounds = decisions = 0
    with recording(path) as sink, closing(rounds_of(key, bot, jobs)) as played:
        while decisions < wanted:
            record, count = next(played)
            sink([record])
            rounds += 1
            decisions += count
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return {
        "bot": bot,
        "players": PLAYERS,
        "rounds": rounds,
        "decisions": decisions,
        "encoder": encoder_of(key).name,
        "sha256": digest,
    }


def make(
    folder: Path, decisions: int, jobs: int, games: Sequence[str] = tuple(GAMES), bot: str = ""
) -> dict[str, Any]:
    """Write a file for each of these games, with so many decisions; what is in each.

    Without a bot the strongest of each game plays.
    """
    folder.mkdir(parents=True, exist_ok=True)
    python = ".".join(platform.python_version_tuple()[:2])
    files: dict[str, Any] = {}
    for key in games:
        path = folder / f"{key}.parquet"
        named = bot or strongest_bot(GAMES[key])
        found = write_rounds(key, named, decisions, path, jobs) | {"python": python}
        print(path.name, json.dumps(found), flush=True)
        put(folder / "manifest.json", {path.name: found})
        files[path.name] = found
    return files


def put(path: Path, files: dict[str, Any]) -> None:
    """Write what is in some files, in place of what was said of them before."""
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    known |= files
    names = [f"{key}.parquet" for key in GAMES]
    told = {name: known[name] for name in names if name in known}
    path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def main(words: Sequence[str] | None = None) -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--decisions", type=int, default=DECISIONS, help="of each game")
    asked.add_argument("--jobs", type=int, default=os.cpu_count())
    asked.add_argument("--folder", type=Path, default=FOLDER)
    asked.add_argument("--only", choices=list(GAMES))
    asked.add_argument("--bot", default="")
    given = asked.parse_args(words)
    games = [given.only] if given.only else list(GAMES)
    files = make(given.folder, given.decisions, given.jobs, games, given.bot)
    if given.folder == FOLDER and given.decisions == DECISIONS and not given.bot:
        put(RECORD, files)


if __name__ == "__main__":
    main()
