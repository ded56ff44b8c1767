"""Connections to the database, each for one thread at a time."""

import sqlite3
from pathlib import Path
from typing import Final

from facedown.server.store.disk import failure_at
from facedown.server.store.errors import Corrupt, failure_of

# How long to wait for another process, which can only be one that takes a backup or exports.
BUSY_SECONDS: Final = 10.0

# Each table's log ends on a page of its own, so that a commit writes as many pages as tables have
# moved. Smaller ones than usual are written for less: 0.75 of what an append costs, measured. A
# database has those that it was made with.
PAGE_BYTES: Final = 1024
# What is written between checkpoints: more than usual, for a checkpoint makes a commit slow.
CHECKPOINT_BYTES: Final = 16_384_000


class SqliteConnection(sqlite3.Connection):
    """A `Database`."""

    def hold(self, name: str) -> None:
        """Nobody else writes."""

    def stream(self, sql: str) -> sqlite3.Cursor:
        """The rows of a large answer, a few at a time."""
        return self.execute(sql)


def connect(database: Path) -> SqliteConnection:
    """A connection that writes, and says that it has written when it is on disk."""
    connection = _connection(database, "rw")
    connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    (page,) = connection.execute("PRAGMA page_size").fetchone()
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_BYTES // page}")
    # Elsewhere than on macOS this is what FULL means already.
    connection.execute("PRAGMA fullfsync = ON")
    # What is deleted is overwritten: a person forgotten is not to be found in the file.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def connect_for_reading(database: Path) -> SqliteConnection:
    """A connection that cannot change anything."""
    connection = _connection(database, "rw")
    connection.execute("PRAGMA query_only = ON")
    return connection


def _connection(database: Path, mode: str) -> SqliteConnection:
    try:
        # Without an isolation level the module begins no transactions of its own.
        return sqlite3.connect(
            f"{database.absolute().as_uri()}?mode={mode}",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
            factory=SqliteConnection,
        )
    except sqlite3.Error as error:
        raise failure_at(database, error) from None


def check_whole(connection: sqlite3.Connection) -> None:
    """Look through the whole database; `Corrupt` if its pages do not fit together."""
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise failure_of(error) from None
    if found != "ok":
        raise Corrupt("database_damaged", why=" ".join(str(found).split()))
