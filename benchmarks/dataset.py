"""Make the data set: a million decisions of rule bots, the same bytes each time.

    python -m benchmarks.dataset [--decisions N] [--folder FOLDER] [--jobs J]

A file of Parquet for each game, with an equal share of the decisions in whole rounds for two, and
`manifest.json` with what is in each and its SHA-256. `facedown.lab.data` reads them.
"""

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any, Final

from facedown.arena import play_many
from facedown.arena.record_files import recording
from facedown.arena.recording import GameRecord, Sink
from facedown.bots.roster import RULE
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.lab.data import decided
from facedown.lab.encoders import find_encoder

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "dataset"
DECISIONS: Final = 1_000_000
PLAYERS: Final = 2
ROUNDS: Final = 200  # are played before the decisions are counted again


def write_games(game: Game[Any], wanted: int, path: Path, jobs: int) -> dict[str, Any]:
    """Play until there are so many decisions with a choice in a file; what is in it."""
    encoder = find_encoder(game.KEY, PLAYERS)
    rounds = decisions = 0
    with recording(path) as sink:
        part = 0
        while decisions < wanted:
            records = played(game, f"dataset/{part}", jobs)
            sink(records)
            rounds += len(records)
            decisions += sum(len(list(decided(record, encoder))) for record in records)
            part += 1
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return {"rounds": rounds, "decisions": decisions, "encoder": encoder.name, "sha256": digest}


def played(game: Game[Any], seed: str, jobs: int) -> list[GameRecord]:
    records: list[GameRecord] = []
    keep: Sink = records.extend
    play_many(game, [RULE] * PLAYERS, ROUNDS, seed=seed, jobs=jobs, record=keep)
    return records


def make(folder: Path, decisions: int, jobs: int) -> dict[str, Any]:
    """Write all files; the manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    share = -(-decisions // len(GAMES))
    manifest: dict[str, Any] = {}
    for key, game in GAMES.items():
        path = folder / f"{key}.parquet"
        manifest[path.name] = write_games(game, share, path, jobs)
        print(path.name, json.dumps(manifest[path.name]), flush=True)
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    return manifest


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--decisions", type=int, default=DECISIONS)
    asked.add_argument("--folder", type=Path, default=FOLDER)
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    make(given.folder, given.decisions, given.jobs)


if __name__ == "__main__":
    main()
