"""The data set is the same each time, and has what was asked for."""

import hashlib
import json
from pathlib import Path

import benchmarks.dataset as dataset
import pytest

from facedown.arena.record_files import read_games
from facedown.catalog import GAMES
from facedown.lab.data import load
from facedown.lab.encoders import find_encoder

NAMES = [f"{key}.parquet" for key in GAMES]


@pytest.mark.slow
def test_it_is_the_same_each_time_and_reads_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "ROUNDS", 2)
    one, other = (dataset.make(tmp_path / name, 40, jobs=1) for name in ("one", "other"))
    assert one == other == json.loads((tmp_path / "one" / "manifest.json").read_text("utf-8"))
    assert list(one["files"]) == NAMES
    for name, told in one["files"].items():
        path = tmp_path / "one" / name
        assert path.read_bytes() == (tmp_path / "other" / name).read_bytes()
        assert hashlib.sha256(path.read_bytes()).hexdigest() == told["sha256"]
        assert len(load(path)) == told["decisions"] >= 10
        assert {record.bots for record in read_games(path)} == {(told["bot"],) * 2}


def test_the_strongest_bots_play_where_they_are_fast() -> None:
    assert {key: dataset.bot_for(game) for key, game in GAMES.items()} == {
        "tres-cartas": "exact",
        "cambio": "rule",
        "vinto": "rule",
        "pinnacola": "rule",
    }
    assert dataset.bot_for(GAMES["vinto"], strongest=True) == "search"


def test_what_is_on_record_was_made_as_it_would_be_now() -> None:
    record = json.loads(dataset.RECORD.read_text("utf-8"))
    assert list(record["files"]) == NAMES
    for key, told in zip(GAMES, record["files"].values(), strict=True):
        assert told["bot"] == dataset.bot_for(GAMES[key])
        assert told["encoder"] == find_encoder(key, told["players"]).name
        assert told["decisions"] * len(GAMES) >= record["asked"]
