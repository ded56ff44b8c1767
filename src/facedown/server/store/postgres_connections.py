"""Connections to PostgreSQL, each for one thread at a time."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from facedown.core.errors import BadOption
from facedown.server.store.database import Cursor
from facedown.server.store.errors import StoreFailed

# Unless the address says otherwise: a server that does not answer, or takes nothing more, is given
# up after so long, so that people are told to come back and not left waiting. What is sent while
# the network is down is sent again after ever longer pauses: a new connection is sooner.
PATIENCE: Final = {
    "connect_timeout": "2",
    "tcp_user_timeout": "3000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "application_name": "facedown",
    "client_encoding": "utf8",
}
EXAMPLE: Final = "postgresql://USER@HOST:5432/NAME"

# The oldest version that a house is tried with.
LEAST: Final = 15

# So many rows of a large answer are fetched at a time.
FETCHED: Final = 2000

# Between two commands no connection is in one, unless it failed in the middle and does not know it:
# then it refuses all that follow.
HANGING: Final = (TransactionStatus.ACTIVE, TransactionStatus.UNKNOWN)

# What our locks are told from others by, in a database that is shared.
LOCKS: Final = 0x0FACED

# PostgreSQL's text has no such character; in its place stands what Unicode has for the unknown.
NUL: Final = "\0"
UNKNOWN: Final = "\ufffd"


class Address:
    """Where a database is, and what is to be otherwise than usual. Shown without its password."""

    def __init__(self, url: str, **otherwise: str) -> None:
        try:
            known = conninfo_to_dict(url)
        except psycopg.ProgrammingError:
            raise _not_an_address() from None
        self.conninfo: Final = make_conninfo(url, **(PATIENCE | otherwise | known))
        host, port = str(known.get("host", "localhost")), str(known.get("port", ""))
        path = url.partition("://")[2].partition("?")[0].partition("/")[2]
        if "@" in host + path or not re.fullmatch(r"[\d,]*", port):
            raise _not_an_address()  # a password that is not written as it should, perhaps
        name = known.get("dbname") or known.get("user", "")
        self._shown: Final = f"{host}{port and ':'}{port}/{name}"

    def __str__(self) -> str:
        return self._shown


def _not_an_address() -> BadOption:
    # What was given may have a password in it, and is not repeated.
    return BadOption("no_such_value", option="--database", value="…", allowed=EXAMPLE)


class PostgresConnection:
    """A `Database`, as the address says."""

    def __init__(self, address: Address) -> None:
        self.address: Final = address
        # How many rows were changed so far.
        self.changes = 0
        self._raw = self._connected()

    def _connected(self) -> psycopg.Connection[Any]:
        where = str(self.address)
        try:
            raw = psycopg.connect(
                self.address.conninfo, autocommit=True, cursor_factory=psycopg.RawCursor
            )
        except psycopg.OperationalError as error:
            raise StoreFailed(
                "no_database", address=where, why=str(error).splitlines()[0]
            ) from None
        # The server says its version by itself: nothing has been asked or done yet.
        if raw.info.server_version < LEAST * 10_000:
            found = raw.info.parameter_status("server_version") or "?"
            raw.close()
            raise StoreFailed("database_old", address=where, found=found.split()[0], least=LEAST)
        return raw

    @property
    def is_lost(self) -> bool:
        """Whether nothing can be done with it: it is closed, or hangs in a command cut short."""
        return self._raw.closed or self._raw.info.transaction_status in HANGING

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        cursor = self._raw.cursor(binary=True)
        cursor.execute(_numbered(sql), [_text(value) for value in values])
        if cursor.description is None and cursor.rowcount > 0:
            self.changes += cursor.rowcount
        return cursor

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        cursor = self._raw.cursor(binary=True)
        cursor.executemany(_numbered(sql), [[_text(value) for value in row] for row in rows])
        self.changes += max(cursor.rowcount, 0)
        return cursor

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is done meanwhile, or nothing."""
        self.execute("BEGIN")
        try:
            yield
            self.execute("COMMIT")
        except Exception:
            if not self.is_lost:
                self.execute("ROLLBACK")
            raise
        except BaseException:
            # Cut short, perhaps in the middle of an answer: the server undoes what was begun.
            with suppress(psycopg.Error):
                self.close()
            raise

    def stream(self, sql: str) -> Iterator[Any]:
        """The rows of a large answer, a few at a time; only in a transaction."""
        with psycopg.RawServerCursor(self._raw, "stream") as cursor:
            cursor.itersize = FETCHED
            cursor.execute(sql, binary=True)
            yield from cursor

    def run(self, script: str) -> None:
        """Several statements at once."""
        self._raw.execute(script)

    def hold(self, name: str) -> None:
        self.execute("SELECT pg_advisory_xact_lock(?1, hashtext(?2))", (LOCKS, name))

    def close(self) -> None:
        self._raw.close()


class PostgresReader(PostgresConnection):
    """A connection that cannot change anything, and is made again when it is lost."""

    def _connected(self) -> psycopg.Connection[Any]:
        raw = super()._connected()
        raw.execute("SET default_transaction_read_only = on")
        return raw

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        try:
            return super().execute(sql, values)
        except psycopg.OperationalError:
            if not self.is_lost:
                raise
        self.close()
        self._raw = self._connected()
        return super().execute(sql, values)


@cache
def _numbered(sql: str) -> str:
    """A statement with its parameters as PostgreSQL writes them: `$1`."""
    return sql.replace("?", "$")


def _text(value: Any) -> Any:
    return value.replace(NUL, UNKNOWN) if isinstance(value, str) else value
