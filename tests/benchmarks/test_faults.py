"""What breaks a house of several processes: what cannot be done, and what is kept of the rest."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from benchmarks.house import faults, page


def test_without_root_nobody_is_cut_off_and_nothing_is_passed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr("sys.argv", ["faults", "--stages", "people cut off", "database lost"])
    with pytest.raises(SystemExit) as ended:
        faults.main()
    assert ended.value.code == 1
    said = capsys.readouterr().out
    assert said.startswith("NOT RUN: people cut off, database lost: network namespaces take root")
    assert said.count("\n") == 1


def run(tables: int, back: dict[str, list[float]], **more: Any) -> dict[str, Any]:
    """A run as it is on record."""
    found = {"processes": 3, "cores": 2, "compiled": True, "tables_at_once": tables}
    counted = ("tables", "moves", "resumed", "commands_repeated", "events_compared")
    found |= dict.fromkeys((*counted, "transcripts_verified"), tables)
    empty: dict[str, Any] = {"tracebacks_in_the_log": [], "wrong": [], "not_run": {}}
    return found | empty | {faults.BACK: back, faults.WELL: []} | more


def test_a_stage_that_was_run_alone_replaces_only_what_was_on_record_of_it() -> None:
    away = {faults.TAKEN_AWAY: {"kill": [0.2], "people cut off": [0.1]}}
    old = run(12, {"kill": [2.3], "people cut off": [3.0]}, **{faults.WELL: [1.0]}, **away)
    other = run(12, {"drain": [0.6]})
    new = run(200, {"kill": [1.5, 1.2], "drain": [1.0]})
    assert faults.with_run([old, other], new) == [
        old
        | {faults.BACK: {"people cut off": [3.0]}, faults.TAKEN_AWAY: {"people cut off": [0.1]}},
        new,
    ]
    cut_off = run(200, {"people cut off": [3.5]})
    left = old | {faults.BACK: {"kill": [2.3]}, faults.TAKEN_AWAY: {"kill": [0.2]}}
    left[faults.WELL] = []
    assert faults.with_run([old], cut_off) == [left, cut_off]
    elsewhere = run(12, {"kill": [0.9]}, cores=16)
    assert faults.with_run([elsewhere], new) == [elsewhere, new]


def test_a_run_from_which_somebody_came_back_late_was_passed() -> None:
    assert faults.is_passed(run(200, {"kill": [1.0, 5.0], "drain": []}))
    assert not faults.is_passed(run(200, {"kill": [1.0, 5.12], "drain": [1.0]}))


def test_the_page_tells_of_each_stage_how_it_was_measured() -> None:
    not_run = {"database lost": "no root", "kill": "no time"}
    runs = [
        run(12, {"drain": [0.6]}, compiled=False, not_run=not_run, note="On a bad day."),
        run(200, {"kill": [1.0, 2.0]}, **{faults.TAKEN_AWAY: {"kill": [0.02, 0.0]}}),
        run(200, {"kill": [4.0]}, **{faults.TAKEN_AWAY: {"kill": [0.4]}}),
    ]
    told = page.faults({"runs": runs})
    assert "| kill | 3 | 2 | 200 | compiled | 3 | 2.0 s | 4.0 s | 2: 2.0 s |\n" in told
    assert "| drain | 3 | 2 | 12 | interpreted | 1 | 0.6 s | 0.6 s |  |\n" in told
    assert "\n\nOn a bad day.\n\n" in told
    assert "| tables, moves of people | 412, 412 |" in told
    assert "Not run: database lost (no root)." in told
    assert "Not run: kill" not in told


def test_records_are_put_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    runs = [run(200, {"kill": [1.0]}), run(200, {"kill": [2.0]}, wrong=["a number twice"])]
    for file, one in zip(files, runs, strict=True):
        file.write_text(json.dumps({"runs": [one]}))
    record = tmp_path / "all" / "faults.json"
    monkeypatch.setattr("sys.argv", ["faults", "--sum", *map(str, files), "--output", str(record)])
    with pytest.raises(SystemExit) as ended:
        faults.main()
    assert ended.value.code == 1  # of one of them not everything is right
    assert faults.runs_in(record) == runs


def test_what_other_machines_had_of_the_cores_is_told() -> None:
    before = faults.Cores(all=1000, elsewhere=100)
    assert faults.Cores(all=1400, elsewhere=200).taken_away_since(before) == 0.25
    assert before.taken_away_since(before) == 0.0
    now = faults.Cores.now()
    assert 0 <= now.elsewhere < now.all
