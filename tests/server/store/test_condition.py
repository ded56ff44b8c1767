"""A store that fails: what it says of itself, and what it goes on with."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.conftest import damage, damage_in, until, writing

from facedown.server.store import Corrupt, Damaged, SqliteStore, StoreFailed
from facedown.server.store.folder import database_of
from facedown.server.store.sql import SqlStore

MUCH = [b"an entry of a table's log" * 4] * 400


async def test_a_full_disk_is_told_once_and_again_when_it_is_over(tmp_path: Path) -> None:
    told: list[str] = []
    store = await SqliteStore.open(tmp_path, troubled=told.append)
    await store.write(lambda db: db.execute("PRAGMA max_page_count = 30"))
    for _ in range(3):
        with pytest.raises(StoreFailed) as failed:
            await store.append("A", 1, MUCH)
        assert failed.value.code == store.trouble == "disk_full"
    await store.write(lambda db: db.execute("PRAGMA max_page_count = 100000"))
    assert store.trouble == "disk_full", "nothing has been written yet"
    await store.append("A", 1, MUCH)
    assert store.trouble == ""
    assert told == ["disk_full", ""]
    await store.close()


async def test_a_check_finds_that_nothing_can_be_written_and_when_it_can(
    sqlite: SqliteStore,
) -> None:
    connection = writing(sqlite)
    connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreFailed):
        await sqlite.check()
    assert sqlite.trouble == "read_only"
    connection.execute("PRAGMA query_only = OFF")
    await sqlite.check()
    assert sqlite.trouble == ""


@pytest.mark.slow
async def test_a_check_writes(sqlite: SqliteStore, tmp_path: Path) -> None:
    """Only what reaches the disk shows that it works."""
    with closing(sqlite3.connect(database_of(tmp_path / "data"))) as other:
        before = other.execute("PRAGMA data_version").fetchone()
        await sqlite.check()
        assert other.execute("PRAGMA data_version").fetchone() != before


@pytest.mark.slow
async def test_a_check_leaves_nothing_behind(store: SqlStore) -> None:
    await store.check()
    assert await store.ask(lambda db: db.execute("SELECT * FROM codes").fetchall()) == []


async def test_a_damaged_database_is_not_opened(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.append("M", 1, [*MUCH, b"in the middle of M", *MUCH])
    await store.close()
    damage(database_of(tmp_path), b"in the middle of M")
    for _ in range(2):
        with pytest.raises(Corrupt) as refused:
            await SqliteStore.open(tmp_path)
        assert refused.value.code == "database_damaged"


@pytest.mark.parametrize("how", ["read", "looked through"])
async def test_damage_that_is_found_later_is_told_once(tmp_path: Path, how: str) -> None:
    """A page goes bad while the house is open."""
    store = await SqliteStore.open(tmp_path)
    await store.append("M", 1, [*MUCH, b"in the middle of M", *MUCH])
    await store.close()
    told: list[str] = []
    with database_of(tmp_path).open("r+b") as file:
        store = await SqliteStore.open(tmp_path, troubled=told.append)
        damage_in(file, b"in the middle of M")
        if how == "read":
            for _ in range(2):
                with pytest.raises(Corrupt):
                    await store.read("M")
        else:
            store._look()
            await until(lambda: bool(told))
        assert isinstance(store.failure, Corrupt)
        with pytest.raises(Corrupt):
            await store.check()
        await store.close()
    assert told == ["database_damaged"]


async def test_a_store_that_is_whole_again_is_in_no_trouble(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    assert store._upkeep._looking is not None
    await store._upkeep._looking
    store._condition.failed("reading", Damaged("unreadable"))
    with pytest.raises(StoreFailed):
        await store.check()
    store._looked_at -= 1000.0
    with pytest.raises(StoreFailed):
        await store.check()
    await until(lambda: store.trouble == "")
    await store.check()
    await store.close()
