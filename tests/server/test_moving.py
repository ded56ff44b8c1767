"""A house that moves: to PostgreSQL and back it is the same, and what is not is one line."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from benchmarks.house.cluster import Cluster
from tests.server.store.conftest import a_record, open_at, somebody

from facedown import cli
from facedown.server import moving
from facedown.server.moving import TABLES, move_house
from facedown.server.store import (
    BAN,
    AuditLine,
    Notice,
    Report,
    Sanction,
    SqliteStore,
    StoreError,
)
from facedown.server.store.database import Database
from facedown.server.store.folder import database_of, key_file_of
from facedown.server.tokens import load_keys


@pytest.fixture
async def house(tmp_path: Path) -> Path:
    """A folder with something in each of its tables."""
    folder = tmp_path / "house"
    store = await SqliteStore.open(folder)
    await store.append("A", 1, [bytes(range(256)), "ção".encode()])
    await store.append("B", 1, [b"{}"] * 5000)
    await store.close_table("B")
    store.acknowledge("A", 1, 2)
    for name in ("ann", "ben", "Zoë", "á"):
        await store.add_person(somebody(name, name=name, seen=0.1 + 0.2))
    await store.block("ann", "ben")
    await store.mute("ben", "ann")
    report = Report(reporter="ann", reported="ben", reason="other", text="a\0b", at=1.5)
    for _ in range(3):
        await store.add_report(report)
    line = AuditLine(at=1.0, admin="ana", act="ban", about="ben")
    await store.add_sanction(Sanction(kind=BAN, person="ben", at=1.0, admin="ana"), line)
    await store.give_notice(Notice(text="Olá", at=1.0), line)
    await store.add_code("secret", "ann", "move", expires=10.0)
    await store.add_record(a_record())
    await store.delete_person("á")
    await store.close()
    load_keys(key_file_of(folder))
    return folder


def _all(db: Database) -> dict[str, list[object]]:
    return {table: list(moving._rows(cast(moving.Movable, db), table)) for table in TABLES}


async def everything(place: str) -> dict[str, list[object]]:
    store = await open_at(place)
    try:
        return await store.ask(_all)
    finally:
        await store.close()


@pytest.mark.slow
async def test_a_house_moves_to_postgresql_and_back(
    house: Path, postgres_url: str, tmp_path: Path
) -> None:
    back = tmp_path / "back"
    rows = move_house(str(house), postgres_url, tmp_path)
    assert all(rows[table] for table in TABLES)
    assert (rows["log"], rows["people"], rows["records"]) == (5002, 3, 1)
    assert move_house(postgres_url, str(back), house) == rows
    assert key_file_of(back).read_bytes() == key_file_of(house).read_bytes()
    assert set(os.listdir(back)) == set(os.listdir(house))
    assert await everything(str(house)) == await everything(str(back))
    assert database_of(back).stat().st_mode & 0o777 == 0o600


@pytest.mark.slow
async def test_what_the_database_counts_goes_on(
    house: Path, postgres_url: str, tmp_path: Path
) -> None:
    move_house(str(house), postgres_url, tmp_path)
    with pytest.raises(StoreError):
        await open_at(postgres_url)  # its house has a key
    move_house(postgres_url, str(tmp_path / "back"), house)
    store = await SqliteStore.open(tmp_path / "back")
    report = Report(reporter="ben", reported="ann", reason="other", at=2.0)
    assert await store.add_report(report) == 4
    await store.close()


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    code = cli.run(["move-house", *words])
    told = capsys.readouterr()
    assert (code, told.out, told.err.count("\n")) == (2, "", 1)
    return told.err.removeprefix("facedown: ").rstrip()


@pytest.mark.slow
async def test_where_a_house_is_none_is_moved(
    house: Path, postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["move-house", str(house), postgres_url]) == 0
    assert capsys.readouterr().out == (
        "Moved, and compared row by row: 2 tables, 3 people, 1 games.\n"
    )
    assert "already a house" in refusal(capsys, postgres_url, str(house), "--data", str(house))
    said = refusal(capsys, str(house), postgres_url)
    assert said.endswith("a house moves only to where none is")


async def test_a_house_that_moves_to_where_it_is_was_told_that_others_use_it(
    house: Path, postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "link").symlink_to(house)
    written_otherwise = f"{postgres_url}&application_name=another"
    for source, target in [
        (house, house),
        (house, tmp_path / "link"),
        (house, f"{house}/../house"),
        (postgres_url, postgres_url),
        (postgres_url, written_otherwise),
    ]:
        said = refusal(capsys, str(source), str(target))
        assert said == "source and target are the same; name another place to move to"


async def test_there_must_be_a_house_to_move(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere"
    assert "there is no house in " in refusal(capsys, postgres_url, str(tmp_path / "new"))
    assert "there is no database in " in refusal(capsys, str(nowhere), postgres_url)
    assert not nowhere.exists()


async def test_a_house_that_is_open_stays(
    house: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await SqliteStore.open(house)
    assert "another process is using" in refusal(capsys, str(house), postgres_url)
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "is_to_postgres"), [(signal.SIGINT, True), (signal.SIGTERM, False)]
)
def test_a_move_that_is_interrupted_leaves_nothing(
    house: Path,
    postgres: Cluster,
    postgres_url: str,
    tmp_path: Path,
    how: signal.Signals,
    is_to_postgres: bool,
) -> None:
    with closing(sqlite3.connect(database_of(house))) as db:
        db.execute(
            "WITH RECURSIVE some(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM some LIMIT 100000)"
            " INSERT INTO log SELECT 'C', n, x'7b7d' FROM some"
        )
        db.commit()
    target = tmp_path / "new"
    goal = postgres_url if is_to_postgres else str(target)
    command = [sys.executable, "-m", "facedown", "move-house", str(house), goal]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as moving_out:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (
            postgres.sql("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'INSERT INTO log%'")
            if is_to_postgres
            else target.exists() and list(target.glob(".facedown.sqlite*"))
        ):
            time.sleep(0.01)
        moving_out.send_signal(how)
        _, said = moving_out.communicate(timeout=60)
    assert (moving_out.returncode, said) == (130, "")
    assert [*target.glob("*sqlite*"), *target.glob(".*")] == []
    assert move_house(str(house), goal, tmp_path)["log"] == 105_002


@pytest.mark.slow
def test_a_move_that_was_killed_left_its_files_for_good(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database_of(house))) as db:
        db.execute(
            "WITH RECURSIVE some(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM some LIMIT 100000)"
            " INSERT INTO log SELECT 'C', n, x'7b7d' FROM some"
        )
        db.commit()
    target = tmp_path / "new"
    command = [sys.executable, "-m", "facedown", "move-house", str(house), str(target)]

    def unfinished() -> list[Path]:
        return list(target.glob(".facedown.sqlite.*"))

    with subprocess.Popen(command) as moving_out:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and len(unfinished()) < 2:
            time.sleep(0.01)
        moving_out.send_signal(signal.SIGSTOP)
        left = unfinished()
        # What a running one has is left to it.
        assert "another process is using" in refusal(capsys, str(house), str(target))
        assert unfinished() == left != []
        moving_out.kill()
    assert unfinished() == left
    assert move_house(str(house), str(target), tmp_path)["log"] == 105_002
    assert unfinished() == []


async def test_a_house_clears_away_what_was_not_finished_and_nothing_else(tmp_path: Path) -> None:
    left = [".facedown.sqlite.abcd_123", ".facedown.sqlite.abcd_123-wal", ".signing.key.m09bltpa"]
    kept = [".facedown.sqlite.before-the-move", ".facedown.sqlite", "facedown.sqlite.abcd_123"]
    for name in left + kept:
        (tmp_path / name).touch()
    await (await SqliteStore.open(tmp_path)).close()
    there = set(os.listdir(tmp_path))
    assert there.isdisjoint(left)
    assert there.issuperset(kept)


@pytest.mark.slow
@pytest.mark.parametrize("to_postgres", [True, False])
async def test_a_copy_that_is_not_the_same_is_left_behind(
    to_postgres: bool,
    house: Path,
    postgres_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As if something had changed on its way."""
    target = postgres_url if to_postgres else str(tmp_path / "target")
    read = moving._rows

    def altered(db: moving.Movable, table: str) -> object:
        rows = list(read(db, table))
        is_copy = not isinstance(db, sqlite3.Connection) or "target" in str(
            db.execute("PRAGMA database_list").fetchone()
        )
        return iter(rows[:-1] if table == "people" and is_copy else rows)

    monkeypatch.setattr(moving, "_rows", altered)
    assert "people had 3 rows, and 2 were read again" in refusal(capsys, str(house), target)
    if to_postgres:
        monkeypatch.undo()
        move_house(str(house), target, tmp_path)
    else:
        assert not database_of(Path(target)).exists()
    with closing(sqlite3.connect(database_of(house))) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (3,)
