"""Schemas: old ones are brought up to date in order, newer ones are refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from facedown.server.store import NewerSchema, SqliteStore
from facedown.server.store.folder import database_of
from facedown.server.store.migrations import KNOWN, STEPS, migrate, version_of

LATER = (*STEPS, "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of the first schema, with something in it."""
    path = database_of(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, STEPS[:1])
        connection.execute("INSERT INTO people VALUES ('ann', 'Ann', 'ann', 0, 1.0, 2.0)")
        connection.execute("INSERT INTO tables VALUES ('A', 1.0, NULL)")
        connection.execute("INSERT INTO log VALUES ('A', 1, x'7b7d')")
    return path


async def test_the_first_schema_is_brought_up_to_date(database: Path) -> None:
    store = await SqliteStore.open(database.parent)
    person = await store.person("ann")
    assert person is not None
    assert person.name == "Ann"
    assert await store.running() == ["A"]
    assert await store.read("A") == [b"{}"]
    await store.close()
    with closing(sqlite3.connect(database)) as connection:
        assert version_of(connection) == KNOWN


def test_a_step_is_taken_once_and_keeps_what_is_there(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        migrate(connection, LATER)
        migrate(connection, LATER)
        assert version_of(connection) == len(LATER)
        assert connection.execute("SELECT name, colour FROM people").fetchall() == [("Ann", "red")]


def test_a_step_that_fails_leaves_the_database_as_it_was(database: Path) -> None:
    broken = (*LATER, "CREATE TABLE extra (x); CREATE TABLE extra (x)")
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.Error):
            migrate(connection, broken)
        assert version_of(connection) == len(LATER)
        tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'extra'")
        assert tables.fetchall() == []
        assert not connection.in_transaction


async def test_a_newer_schema_is_refused(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"PRAGMA user_version = {KNOWN + 1}")
    with pytest.raises(NewerSchema) as refused:
        await SqliteStore.open(database.parent)
    assert refused.value.params == {"found": KNOWN + 1, "known": KNOWN}
