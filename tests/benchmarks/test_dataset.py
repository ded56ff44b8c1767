"""The data set is the same each time, and has what was asked for."""

import hashlib
import json
from pathlib import Path

import benchmarks.dataset as dataset
import pytest

from facedown.arena.record_files import read_games
from facedown.bots.roster import strongest_bot
from facedown.catalog import GAMES
from facedown.lab.data import load
from facedown.lab.encoders import find_encoder

# A game whose strongest bot looks its moves up.
FAST = "tres-cartas"
NAMES = [f"{key}.parquet" for key in GAMES]


@pytest.mark.slow
def test_it_is_the_same_each_time_and_reads_back(tmp_path: Path) -> None:
    one, other = (
        dataset.make(tmp_path / name, 10, jobs, bot="rule")
        for name, jobs in (("one", 1), ("two", 2))
    )
    assert one == other == json.loads((tmp_path / "one" / "manifest.json").read_text("utf-8"))
    assert list(one) == NAMES
    for name, told in one.items():
        path = tmp_path / "one" / name
        assert path.read_bytes() == (tmp_path / "two" / name).read_bytes()
        assert hashlib.sha256(path.read_bytes()).hexdigest() == told["sha256"]
        assert len(load(path)) == told["decisions"] >= 10
        assert {record.bots for record in read_games(path)} == {(told["bot"],) * 2}


def test_fewer_decisions_are_the_beginning_of_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many rounds are played at a time."""
    files = []
    for decisions, ahead in ((20, 1000), (60, 3)):
        monkeypatch.setattr(dataset, "AHEAD", ahead)
        folder = tmp_path / str(decisions)
        (told,) = dataset.make(folder, decisions, 1, [FAST]).values()
        files.append(list(read_games(folder / f"{FAST}.parquet")))
        assert told["rounds"] == len(files[-1])
        assert decisions <= told["decisions"] < decisions + 20
    few, more = files
    assert len(few) < len(more)
    assert more[: len(few)] == few


def test_the_strongest_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {}

    def noted(key: str, bot: str, wanted: int, path: Path, jobs: int) -> dict[str, int]:
        asked[key] = bot
        return {"wanted": wanted}

    monkeypatch.setattr(dataset, "write_rounds", noted)
    found = dataset.make(tmp_path, 250_000, 1)
    assert asked == {
        "tres-cartas": "exact",
        "cambio": "search",
        "vinto": "search",
        "pinnacola": "search",
    }
    assert {one["wanted"] for one in found.values()} == {250_000}


@pytest.mark.parametrize(
    "words", [["--bot", "rule"], ["--folder"], ["--decisions", "9"]], ids=lambda words: words[0]
)
def test_only_what_is_made_whole_in_its_place_is_put_on_record(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = make_quickly(tmp_path, monkeypatch)
    folder = dataset.FOLDER
    if words == ["--folder"]:
        folder = tmp_path / "other"
        words = ["--folder", str(folder)]
    dataset.main(words)
    assert (folder / "manifest.json").exists()
    assert not record.exists()


def test_a_file_made_anew_replaces_what_is_said_of_it_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = make_quickly(tmp_path, monkeypatch)
    dataset.main([])
    before = read(record)
    assert list(before) == NAMES
    make_quickly(tmp_path, monkeypatch, sha256="another")
    dataset.main(["--only", FAST])
    name = f"{FAST}.parquet"
    for path in (record, dataset.FOLDER / "manifest.json"):
        after = read(path)
        assert list(after) == NAMES
        assert [one for one in NAMES if after[one] != before[one]] == [name]
        assert after[name]["sha256"] == "another"


def make_quickly(folder: Path, monkeypatch: pytest.MonkeyPatch, sha256: str = "one") -> Path:
    """Make files of nothing, in a place of their own; where they are put on record."""
    record = folder / "record.json"
    monkeypatch.setattr(dataset, "FOLDER", folder / "usual")
    monkeypatch.setattr(dataset, "RECORD", record)
    monkeypatch.setattr(dataset, "write_rounds", lambda *asked: {"bot": asked[1], "sha256": sha256})
    return record


def read(path: Path) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8"))
    return found


def test_what_is_on_record_was_made_as_it_would_be_now() -> None:
    record = json.loads(dataset.RECORD.read_text("utf-8"))
    assert list(record) == NAMES
    for key, told in zip(GAMES, record.values(), strict=True):
        assert told["bot"] == strongest_bot(GAMES[key])
        assert told["encoder"] == find_encoder(key, told["players"]).name
        assert told["decisions"] >= dataset.DECISIONS
