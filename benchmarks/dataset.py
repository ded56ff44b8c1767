"""Make the data set: a million decisions of good bots, the same bytes each time.

    python -m benchmarks.dataset [--decisions N] [--folder FOLDER] [--jobs J] [--strongest]

A file of Parquet for each game, with an equal share of the decisions in whole rounds for two, and
`manifest.json` with what is in each and its SHA-256. `facedown.lab.data` reads them. What was made
in the usual folder is put on record in `benchmarks/dataset.json`.

The bot `exact` plays where there is one. In the other games the strongest bot searches, and takes 6
to 24 milliseconds for a decision (`benchmarks/search_bots.json`): hours for a million. There the
rule bot plays, unless `--strongest` is asked for.
"""

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any, Final

from facedown.arena import play_many
from facedown.arena.record_files import recording
from facedown.arena.recording import GameRecord, Sink
from facedown.bots.roster import RULE, strongest_bot
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.lab.data import decided
from facedown.lab.encoders import find_encoder

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "dataset"
RECORD: Final = ROOT / "benchmarks" / "dataset.json"
DECISIONS: Final = 1_000_000
PLAYERS: Final = 2
ROUNDS: Final = 200  # are played before the decisions are counted again
# Bots that are the strongest of their game and as fast as rule bots: they look their moves up.
FAST: Final = ("exact",)


def bot_for(game: Game[Any], *, strongest: bool = False) -> str:
    """The strongest bot of a game, unless that takes too long; its rule bot then."""
    found = strongest_bot(game)
    return found if strongest or found in FAST else RULE


def write_games(game: Game[Any], bot: str, wanted: int, path: Path, jobs: int) -> dict[str, Any]:
    """Let a bot play until there are so many decisions with a choice in a file; what is in it."""
    encoder = find_encoder(game.KEY, PLAYERS)
    rounds = decisions = 0
    with recording(path) as sink:
        part = 0
        while decisions < wanted:
            records = played(game, bot, f"dataset/{part}", jobs)
            sink(records)
            rounds += len(records)
            decisions += sum(len(list(decided(record, encoder))) for record in records)
            part += 1
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return {
        "bot": bot,
        "players": PLAYERS,
        "rounds": rounds,
        "decisions": decisions,
        "encoder": encoder.name,
        "sha256": digest,
    }


def played(game: Game[Any], bot: str, seed: str, jobs: int) -> list[GameRecord]:
    records: list[GameRecord] = []
    keep: Sink = records.extend
    play_many(game, [bot] * PLAYERS, ROUNDS, seed=seed, jobs=jobs, record=keep)
    return records


def make(folder: Path, decisions: int, jobs: int, *, strongest: bool = False) -> dict[str, Any]:
    """Write all files; the manifest: how many decisions were asked for, and what is in each."""
    folder.mkdir(parents=True, exist_ok=True)
    share = -(-decisions // len(GAMES))
    files: dict[str, Any] = {}
    for key, game in GAMES.items():
        path = folder / f"{key}.parquet"
        bot = bot_for(game, strongest=strongest)
        files[path.name] = write_games(game, bot, share, path, jobs)
        print(path.name, json.dumps(files[path.name]), flush=True)
    manifest = {"asked": decisions, "files": files}
    put(folder / "manifest.json", manifest)
    return manifest


def put(path: Path, manifest: dict[str, Any]) -> None:
    path.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--decisions", type=int, default=DECISIONS)
    asked.add_argument("--folder", type=Path, default=FOLDER)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--strongest", action="store_true")
    given = asked.parse_args()
    manifest = make(given.folder, given.decisions, given.jobs, strongest=given.strongest)
    if given.folder == FOLDER:
        put(RECORD, manifest)


if __name__ == "__main__":
    main()
