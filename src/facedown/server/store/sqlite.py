"""The store of a house in one process: a SQLite file, and nothing to install."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, Self

from facedown.server.store.changes import Append, NotAll, Rows
from facedown.server.store.condition import Condition
from facedown.server.store.connections import SqliteConnection, connect, connect_for_reading
from facedown.server.store.database import Change, Database
from facedown.server.store.disk import failure_at
from facedown.server.store.errors import Corrupt, StoreFailed
from facedown.server.store.folder import database_of, lock_folder, make_folder, make_private
from facedown.server.store.migrations import migrate, version_of
from facedown.server.store.readers import Readers
from facedown.server.store.session import Made, Session, made_in_turn
from facedown.server.store.sql import SqlStore
from facedown.server.store.upkeep import Upkeep
from facedown.server.store.writer import Writer

# So many rows at once. Python lets go of its lock for every statement, and in a busy house gets it
# back only after a while; and few statements are few to keep prepared. A number that is taken rolls
# all of the group back: to undo one statement alone, SQLite would copy every page before it writes.
SIZES: Final = (256, 64, 16, 4, 1)
COLUMNS: Final = 4
APPENDS: Final = {
    size: "INSERT OR ROLLBACK INTO log SELECT column1, column2, column3 FROM (VALUES "
    + ", ".join(["(?, ?, ?, ?)"] * size)
    + ") WHERE column4 = 0"
    " OR EXISTS (SELECT 1 FROM log WHERE code = column1 AND number = column4)"
    for size in SIZES
}

# A database in which something could not be read is looked through again so soon.
LOOK_AGAIN_SECONDS: Final = 60.0
# A house does not open before its database is looked through, unless that takes longer than this:
# then it goes on while people play.
FIRST_LOOK_SECONDS: Final = 2.0


class SqliteSession(Session):
    """The one connection that writes to a file."""

    is_lost = False

    def __init__(self, connection: SqliteConnection, database: Path) -> None:
        self._connection: Final = connection
        self._database: Final = database

    @property
    def changes(self) -> int:
        return self._connection.total_changes

    def make(self, group: Sequence[Change[Any]]) -> list[Made]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            done = made_in_turn(group, self._connection, _append_all)
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise
        return done

    def explain(self, error: Exception) -> StoreFailed:
        return failure_at(self._database, error)

    def close(self) -> None:
        self._connection.close()


def _append_all(db: Database, appends: Sequence[Append]) -> None:
    """Append all of these, or raise; if it raises, what it has done is to be undone."""
    rows = Rows(appends)
    now = appends[0].now
    db.executemany(
        "INSERT INTO tables (code, created) VALUES (?1, ?2)", [(code, now) for code in rows.opened]
    )
    values: list[Any] = []
    for code, number, entry in zip(rows.codes, rows.numbers, rows.entries, strict=True):
        # Only before the first of a table something must be there.
        head = number - 1 if rows.heads.get(code) == number - 1 else 0
        # As an array: what bytes are, the driver would ask around for.
        values += (code, number, bytearray(entry), head)
    done, count = 0, len(rows.codes)
    for size, statement in APPENDS.items():
        while count - done >= size:
            wanted = values[COLUMNS * done : COLUMNS * (done + size)]
            if db.execute(statement, wanted).rowcount != size:
                raise NotAll
            done += size


class SqliteStore(SqlStore):
    """A data folder, open for this process alone. Opened with `await SqliteStore.open(folder)`."""

    def __init__(
        self, folder: Path, clock: Callable[[], float], troubled: Callable[[str], None]
    ) -> None:
        super().__init__(clock, asyncio.get_running_loop(), Condition(troubled))
        with ExitStack() as opened:
            make_folder(folder)
            opened.enter_context(lock_folder(folder))
            database = database_of(folder)
            make_private(database)
            # Closed after all connections: closed before, it would take their locks away.
            file = opened.enter_context(database.open("rb", buffering=0))
            writing = connect(database)
            opened.callback(writing.close)
            migrate(writing)
            self._readers = Readers(
                partial(connect_for_reading, database),
                sqlite3.Error,
                partial(failure_at, database),
                self._loop,
                self._condition,
            )
            opened.callback(self._readers.close)
            self._upkeep: Final = Upkeep(database, file, self._loop, self._condition)
            self._writer = Writer(SqliteSession(writing, database), self._loop, self._condition)
            self._opened: Final = opened.pop_all()
        self._look()
        # What was deleted before a crash may still be in the log.
        self._upkeep.scrub_soon()

    @classmethod
    async def open(
        cls,
        folder: Path,
        clock: Callable[[], float] = time.time,
        troubled: Callable[[str], None] = lambda _: None,
    ) -> Self:
        """Open a data folder, made if it is not there, and bring its schema up to date.

        `StoreBusy` if another process has it, `NewerSchema` if a newer program has written it,
        `Corrupt` if it is damaged.
        `troubled` is called when the store begins to fail, and with nothing when it works again.
        """
        try:
            store = cls(folder, clock, troubled)
        except sqlite3.Error as error:
            raise failure_at(database_of(folder), error) from None
        await store._upkeep.looked(FIRST_LOOK_SECONDS)
        if isinstance(store.failure, Corrupt):
            await store.close()
            raise store.failure
        return store

    async def close(self) -> None:
        if not self._is_closed:
            # Before the writer: interrupted, it could not empty the log when it is the last to go.
            self._upkeep.close()
            await super().close()
            self._opened.close()

    def _deleted(self, names: Iterable[str] = ()) -> None:
        self._upkeep.scrub_soon(names)

    async def check(self) -> None:
        await super().check()
        await self.ask(version_of)
        if not self._condition.is_whole:
            if time.monotonic() - self._looked_at > LOOK_AGAIN_SECONDS:
                self._look()
            assert self.failure is not None
            raise self.failure

    def _look(self) -> None:
        self._looked_at = time.monotonic()
        self._upkeep.look()
