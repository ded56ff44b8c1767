"""The store in PostgreSQL: appends of all tables are one statement, however many there are."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, Self

import psycopg

from facedown.server.store import queries
from facedown.server.store.changes import Append, NotAll, Rows
from facedown.server.store.condition import Condition
from facedown.server.store.database import Change, Database
from facedown.server.store.errors import Conflict, StoreBusy, StoreError, StoreFailed, failure_of
from facedown.server.store.postgres_connections import (
    LOCKS,
    Address,
    PostgresConnection,
    PostgresReader,
)
from facedown.server.store.postgres_schema import add_seals, take_steps, version_of
from facedown.server.store.readers import Readers
from facedown.server.store.session import Made, Session, made_in_turn
from facedown.server.store.sql import READ_SECONDS, SqlStore
from facedown.server.store.writer import Writer

# Entries of many tables, new tables among them, if the entry before each table's first is there.
# A number that is taken is refused by the primary key, and with it the whole statement.
APPEND: Final = """
    WITH opened AS (INSERT INTO tables (code, created) SELECT unnest(?6::text[]), ?7)
    INSERT INTO log SELECT * FROM unnest(?1::text[], ?2::integer[], ?3::bytea[])
    WHERE cardinality(?4::text[]) = (
        SELECT count((SELECT 1 FROM log WHERE log.code = head.code AND log.number = head.number))
        FROM unnest(?4::text[], ?5::integer[]) AS head (code, number)
    )
"""


# Nothing is looked for by who writes but single rows, by their keys. A process whose machine is
# gone loses its lock after some ten seconds, and not after hours, whether or not an answer to it is
# still on its way. A move is told when it is on disk, whatever the server has been told for others.
SETTINGS: Final = """
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off';
    SET enable_seqscan = off;
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = 10000
"""
# A process that falls silent between two statements keeps others from the rows that it has changed;
# what it has begun is undone after so long.
SILENT_MS: Final = 2000
# So long the process that had the database before may take to let go of it.
LOCK_MS: Final = 2000


class PostgresSession(Session):
    """The connection that writes. It is made again when it was lost, before the next changes."""

    def __init__(self, address: Address, *, is_shared: bool = False) -> None:
        self._address: Final = address
        self._lock: Final = "pg_advisory_lock_shared" if is_shared else "pg_advisory_lock"
        self._connection = self._connected()

    def _connected(self) -> PostgresConnection:
        connection = PostgresConnection(self._address)
        try:
            connection.run(SETTINGS)
            connection.run(f"SET idle_in_transaction_session_timeout = {SILENT_MS}")
            with connection.transaction():
                connection.run(f"SET LOCAL lock_timeout = {LOCK_MS}")
                connection.execute(
                    f"SELECT {self._lock}(?1, hashtext(coalesce(current_schema(), '')))",
                    (LOCKS,),
                )
        except BaseException as error:
            connection.close()
            if isinstance(error, psycopg.errors.LockNotAvailable):
                raise StoreBusy("database_in_use", address=str(self._address)) from None
            raise
        return connection

    @property
    def connection(self) -> PostgresConnection:
        return self._connection

    @property
    def changes(self) -> int:
        return self._connection.changes

    @property
    def is_lost(self) -> bool:
        return self._connection.is_lost

    def make(self, group: Sequence[Change[Any]]) -> list[Made]:
        try:
            return self._made(group)
        except psycopg.errors.IdleInTransactionSessionTimeout:
            # This process was held up, and what it had begun is undone: it is begun again.
            return self._made(group)
        except psycopg.OperationalError as error:
            appends = [change for change in group if isinstance(change, Append)]
            if not (self.is_lost and appends):
                raise
            lost = Made(error=self.explain(error))
            self._connect_again()
            if not self._is_in_log(appends[0]):
                return self._made(group)
            # So all was made, but what else it gave back nobody knows.
            return [Made() if isinstance(change, Append) else lost for change in group]

    def _is_in_log(self, append: Append) -> bool:
        """Whether this very append was made: another process would have written something else."""
        found = queries.entries(self._connection, append.table, append.first)
        return found[: len(append.entries)] == list(append.entries)

    def _made(self, group: Sequence[Change[Any]]) -> list[Made]:
        if self._connection.is_lost:
            self._connect_again()
        db = self._connection
        appends = [change for change in group if isinstance(change, Append)]
        try:
            if len(appends) == len(group):
                _append_all(db, appends)
                return [Made()] * len(group)
        except (NotAll, psycopg.errors.UniqueViolation):
            if len(group) > 1:
                raise
        with db.transaction():
            return made_in_turn(group, db, _append_all)

    def _connect_again(self) -> None:
        self._connection.close()  # the server holds for it what it had locked
        before, self._connection = self._connection.changes, self._connected()
        self._connection.changes += before

    def explain(self, error: Exception) -> StoreError:
        if isinstance(error, StoreBusy):
            return StoreFailed("database_in_use", **error.params)
        if isinstance(error, StoreError):
            return error
        if isinstance(error, psycopg.errors.UniqueViolation):
            return Conflict("taken", what=error.diag.table_name or "")
        if self._connection.is_lost:
            why = str(error).partition("\n")[0]
            return StoreFailed("no_database", address=str(self._address), why=why)
        return failure_of(error, address=str(self._address))

    def close(self) -> None:
        self._connection.close()


def _append_all(db: Database, appends: Sequence[Append]) -> None:
    """Append all of these in one statement, or none."""
    rows = Rows(appends)
    entries = [entry.hex() for entry in rows.entries]
    appended = db.execute(
        APPEND,
        (
            _texts(rows.codes),
            _numbers(rows.numbers),
            '{"\\\\x' + '","\\\\x'.join(entries) + '"}' if entries else "{}",
            _texts(rows.heads),
            _numbers(rows.heads.values()),
            _texts(rows.opened),
            appends[0].now,
        ),
    )
    if appended.rowcount != len(entries):
        raise NotAll


# Arrays are written out here: the driver would look at each of their values in Python.


def _texts(values: Iterable[str]) -> str:
    r"""An array of texts as PostgreSQL reads it.

    >>> print(_texts(["ABC", 'a "\\ z']))
    {"ABC","a \"\\ z"}
    """
    quoted = [value.replace("\\", "\\\\").replace('"', '\\"') for value in values]
    return '{"' + '","'.join(quoted) + '"}' if quoted else "{}"


def _numbers(values: Iterable[int]) -> str:
    return "{" + ",".join(map(str, values)) + "}"


def _seal(db: Database, seals: Sequence[str]) -> None:
    assert isinstance(db, PostgresConnection)
    add_seals(db, seals)


class PostgresStore(SqlStore):
    """A database of PostgreSQL. Opened with `await PostgresStore.open(url)`."""

    def __init__(
        self,
        address: Address,
        seals: Sequence[str],
        clock: Callable[[], float],
        troubled: Callable[[str], None],
        check: Callable[[Database], None],
        *,
        is_shared: bool,
    ) -> None:
        super().__init__(clock, asyncio.get_running_loop(), Condition(troubled))
        self.address: Final = address
        session = PostgresSession(address, is_shared=is_shared)
        try:
            with session.connection.transaction():
                check(session.connection)
                take_steps(session.connection, seals)
            self._readers = Readers(
                partial(PostgresReader, address),
                psycopg.Error,
                partial(failure_of, address=str(address)),
                self._loop,
                self._condition,
            )
        except BaseException:
            session.close()
            raise
        self._writer = Writer(session, self._loop, self._condition)

    @classmethod
    async def open(
        cls,
        url: str,
        seals: Sequence[str] = (),
        clock: Callable[[], float] = time.time,
        troubled: Callable[[str], None] = lambda _: None,
        check: Callable[[Database], None] = lambda _: None,
        *,
        is_shared: bool = False,
    ) -> Self:
        """Open the database at an address, and bring its schema up to date, if `check` lets it.

        `StoreBusy` if another process has it and does not share it, `NewerSchema` if a newer
        program has written it, `NotOurs` if it is no house's, or that of a house of which no key
        has one of these seals.
        """
        address = Address(url)
        try:
            return cls(address, seals, clock, troubled, check, is_shared=is_shared)
        except psycopg.Error as error:
            raise failure_of(error, address=str(address)) from None

    async def seal(self, seals: Sequence[str]) -> None:
        """Make it the database of the house whose keys have these seals; `NotOurs` if it is not."""
        await self.write(_seal, seals)

    async def close(self) -> None:
        if not self._is_closed:
            await super().close()
            self._readers.close()

    def _deleted(self, names: Iterable[str] = ()) -> None:
        """PostgreSQL clears away what was deleted in its own time."""

    async def check(self) -> None:
        await super().check()
        if not self._readers.has_read_since(time.monotonic() - READ_SECONDS):
            await self.ask(version_of)
