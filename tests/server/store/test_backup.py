"""Backups, and games that travel between houses."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.cli.conftest import Command, facedown
from tests.server.store.conftest import a_record, damage, somebody

from facedown.server.store import RecordSeat, SqliteStore
from facedown.server.store.backup import back_up, private_file
from facedown.server.store.errors import StoreFailed
from facedown.server.store.folder import UNFINISHED, data_folder, database_of, key_file_of
from facedown.server.store.migrations import KNOWN

__all__ = ["facedown"]


@pytest.fixture
async def house(tmp_path: Path) -> Path:
    """The data folder of a house that has seen two people and two matches."""
    folder = tmp_path / "house"
    store = await SqliteStore.open(folder)
    await store.add_person(somebody("ann"))
    await store.add_person(somebody("ben"))
    await store.append("A", 1, [b"{}", b"{}"])
    await store.add_record(a_record(1))
    await store.add_record(a_record(2))
    await store.close()
    key_file_of(folder).write_bytes(b"a very secret key")
    return folder


async def test_a_backup_restores_everything(house: Path, tmp_path: Path, facedown: Command) -> None:
    file, other = tmp_path / "house.backup", tmp_path / "other"
    assert facedown("backup", str(file), "--data", str(house)).code == 0
    assert facedown("restore", str(file), "--data", str(other)).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert other.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in other.iterdir()} == {0o600}
    assert key_file_of(other).read_bytes() == b"a very secret key"
    store = await SqliteStore.open(other)
    assert await store.person("ann") == somebody("ann")
    assert await store.read("A") == [b"{}", b"{}"]
    assert await store.record(a_record(1).id) == a_record(1)
    await store.close()


async def test_a_backup_is_taken_while_the_house_runs(house: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(house)
    await store.append("A", 3, [b"latest"])
    back_up(house, tmp_path / "file")
    await store.append("A", 4, [b"later"])
    await store.close()
    with ZipFile(tmp_path / "file") as archive:
        archive.extract("facedown.sqlite", tmp_path)
    with closing(sqlite3.connect(tmp_path / "facedown.sqlite")) as copy:
        assert copy.execute("SELECT max(number) FROM log").fetchone() == (3,)


@pytest.mark.slow
async def test_a_damaged_database_is_not_backed_up_over_the_last_good_one(
    house: Path, tmp_path: Path, facedown: Command
) -> None:
    file = tmp_path / "file"
    assert facedown("backup", str(file), "--data", str(house)).code == 0
    good = file.read_bytes()
    store = await SqliteStore.open(house)
    await store.append("B", 1, [b"a log of many pages"] * 2000)
    await store.close()
    damage(database_of(house), b"a log of many pages")
    ran = facedown("backup", str(file), "--data", str(house), "--force")
    assert ran.code == 2
    assert ran.err.startswith("facedown: the database is damaged (")
    assert ran.err.endswith("the last good backup: facedown restore FILE --force\n")
    assert ran.err.count("\n") == 1
    assert file.read_bytes() == good
    assert sorted(os.listdir(tmp_path)) == ["file", "house"]


async def test_nothing_is_restored_into_a_house_that_runs(
    house: Path, tmp_path: Path, facedown: Command
) -> None:
    file = tmp_path / "file"
    back_up(house, file)
    store = await SqliteStore.open(house)
    ran = facedown("restore", str(file), "--data", str(house), "--force")
    assert ran.code == 2
    assert "another process is using" in ran.err
    await store.close()


@pytest.mark.slow
async def test_what_is_there_is_replaced_only_by_force(
    house: Path, tmp_path: Path, facedown: Command
) -> None:
    file = tmp_path / "file"
    assert facedown("backup", str(file), "--data", str(house)).code == 0
    assert "exists; --force replaces it" in facedown("backup", str(file)).err
    store = await SqliteStore.open(house)
    await store.append("A", 3, [b"after the backup"])
    await store.close()
    ran = facedown("restore", str(file), "--data", str(house))
    assert (ran.code, "--force replaces it" in ran.err) == (2, True)
    assert facedown("restore", str(file), "--data", str(house), "--force").code == 0
    store = await SqliteStore.open(house)
    assert await store.read("A") == [b"{}", b"{}"]
    await store.close()


def test_a_log_left_beside_the_database_does_not_get_into_what_is_restored(
    house: Path, tmp_path: Path, facedown: Command
) -> None:
    back_up(house, tmp_path / "file")
    for suffix in ("-wal", "-shm"):
        Path(f"{database_of(house)}{suffix}").write_bytes(b"of a database that is no more")
    assert facedown("restore", str(tmp_path / "file"), "--data", str(house), "--force").code == 0
    with closing(sqlite3.connect(database_of(house))) as restored:
        assert restored.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["no zip", "cut off", "nothing in it", "newer"])
def test_a_damaged_backup_changes_nothing(
    damage: str, house: Path, tmp_path: Path, facedown: Command
) -> None:
    file = tmp_path / "file"
    back_up(house, file)
    if damage == "no zip":
        file.write_bytes(b"hello")
    elif damage == "cut off":
        file.write_bytes(file.read_bytes()[:-200])
    elif damage == "nothing in it":
        ZipFile(file, "w").close()
    else:
        with closing(sqlite3.connect(database_of(house))) as connection:
            connection.execute(f"PRAGMA user_version = {KNOWN}")
        _make_newer(file, tmp_path)
    before = database_of(house).read_bytes()
    ran = facedown("restore", str(file), "--data", str(house), "--force")
    assert ran.code == 2
    assert "backup" in ran.err or "the database is of version" in ran.err
    assert database_of(house).read_bytes() == before


def _make_newer(file: Path, folder: Path) -> None:
    with ZipFile(file) as archive:
        contents = {name: archive.read(name) for name in archive.namelist()}
    path = folder / "newer.sqlite"
    path.write_bytes(contents["facedown.sqlite"])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {KNOWN + 1}")
    contents["facedown.sqlite"] = path.read_bytes()
    with ZipFile(file, "w") as archive:
        for name, data in contents.items():
            archive.writestr(name, data)


def test_a_folder_without_a_house_has_nothing_to_back_up(tmp_path: Path, facedown: Command) -> None:
    ran = facedown("backup", str(tmp_path / "file"), "--data", str(tmp_path))
    assert ran.code == 2
    assert "there is no database in" in ran.err
    assert list(tmp_path.iterdir()) == []


async def test_games_travel_to_another_house_once(
    house: Path, tmp_path: Path, facedown: Command
) -> None:
    file, other = tmp_path / "games.zip", tmp_path / "other"
    assert facedown("export", str(file), "--data", str(house)).out == f"2 games in {file}.\n"
    taking = ("import", str(file), "--data", str(other))
    store = await SqliteStore.open(other)
    await store.add_person(somebody("ann"))
    await store.delete_person("ann")
    await store.close()
    assert (await asyncio.to_thread(facedown, *taking)).out == "2 games imported.\n"
    again = await asyncio.to_thread(facedown, *taking)
    assert again.out == "0 games imported. 2 games were here before.\n"
    store = await SqliteStore.open(other)
    kept = await store.record(a_record(1).id)
    assert kept is not None
    assert kept.seats == (RecordSeat(name="someone"), RecordSeat(name="Ben", person="ben"))
    assert kept.scores == a_record(1).scores
    assert (kept.started, kept.table) == (a_record(1).started, a_record(1).table)
    assert len(await store.records_of("ben")) == 2
    await store.close()


def test_an_exported_game_is_a_transcript(house: Path, tmp_path: Path, facedown: Command) -> None:
    file = tmp_path / "games.zip"
    facedown("export", str(file), "--data", str(house))
    with ZipFile(file) as archive:
        path = archive.extract(f"games/{a_record(1).id}.txt", tmp_path)
    assert facedown("verify", path).code == 0


async def test_a_transcript_is_taken_in_by_itself(tmp_path: Path, facedown: Command) -> None:
    record = a_record(3)
    (tmp_path / "match.txt").write_text(record.text)
    taking = ("import", str(tmp_path / "match.txt"), "--data", str(tmp_path / "new"))
    ran = await asyncio.to_thread(facedown, *taking)
    assert ran.out == "1 game imported.\n"
    store = await SqliteStore.open(tmp_path / "new")
    kept = await store.record(record.id)
    assert kept is not None
    assert (kept.scores, kept.winners, kept.text) == (record.scores, record.winners, record.text)
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("how", ["a card", "a result", "the end", "the list", "not text"])
def test_if_one_game_is_damaged_none_is_taken_in(
    how: str, house: Path, tmp_path: Path, facedown: Command
) -> None:
    file, other = tmp_path / "games.zip", tmp_path / "other"
    facedown("export", str(file), "--data", str(house))
    with ZipFile(file) as archive:
        contents = {name: archive.read(name) for name in archive.namelist()}
    name = f"games/{a_record(2).id}.txt"
    if how == "a card":
        contents[name] = contents[name].replace(b"player 0", b"player  0")
    elif how == "a result":
        contents[name] = contents[name].replace(b"scores 0 0", b"scores 0 1", 1)
    elif how == "the end":
        contents[name] = contents[name][:-20]
    elif how == "the list":
        contents["games.jsonl"] = contents["games.jsonl"].replace(b'"rounds"', b'"sounds"')
    else:
        contents[name] = b"\xff\xfe"
    with ZipFile(file, "w") as archive:
        for each, data in contents.items():
            archive.writestr(each, data)
    ran = facedown("import", str(file), "--data", str(other))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert not other.exists()


def test_the_data_folder_is_where_it_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FACEDOWN_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/facedown")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "facedown"
    monkeypatch.setenv("FACEDOWN_DATA", "/elsewhere")
    assert data_folder() == Path("/elsewhere")
    assert data_folder(Path("/asked")) == Path("/asked")


def test_a_file_that_was_interrupted_as_it_was_made_stayed_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Path.touch

    def make_and_be_interrupted(path: Path, mode: int, exist_ok: bool) -> None:
        made(path, mode, exist_ok)
        assert UNFINISHED.fullmatch(path.name)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "touch", make_and_be_interrupted)
    with pytest.raises(KeyboardInterrupt), private_file(tmp_path / "facedown.sqlite"):
        pass
    assert [*tmp_path.iterdir()] == []


def test_a_file_is_not_made_where_there_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed), private_file(tmp_path / "file" / "facedown.sqlite"):
        pass
