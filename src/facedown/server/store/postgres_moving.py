"""A house in PostgreSQL that moves, or is moved into."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Final

import psycopg

from facedown.server.store.errors import BadBackup, failure_of
from facedown.server.store.postgres import PostgresSession
from facedown.server.store.postgres_connections import Address, PostgresConnection, PostgresReader
from facedown.server.store.postgres_schema import add_seals, is_ours, take_steps

# A server has a start of its own, to the microsecond.
PLACE: Final = "SELECT pg_postmaster_start_time()::text, current_database(), current_schema()"


def place_of(url: str) -> tuple[str, ...]:
    """What a database is told from all others by, however its address is written."""
    address = Address(url)
    try:
        with closing(PostgresReader(address)) as db:
            return tuple(db.execute(PLACE).fetchone())
    except psycopg.Error as error:
        raise failure_of(error, address=str(address)) from None


@contextmanager
def old_house(url: str, seals: Sequence[str]) -> Iterator[PostgresConnection]:
    """A house as it is: nobody else has it, and it does not change."""
    with _had(url) as db:
        if not is_ours(db):
            raise BadBackup("no_house", place=str(db.address))
        take_steps(db, seals)
        yield db


@contextmanager
def new_house(
    url: str, seals: Sequence[str], tables: Iterable[str]
) -> Iterator[PostgresConnection]:
    """A database without a house, which is one once all is in it."""
    with _had(url) as db:
        take_steps(db, seals)
        for table in tables:
            if db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:
                raise BadBackup("house_exists", place=str(db.address))
        yield db
        _count_on(db)
        add_seals(db, seals)


@contextmanager
def _had(url: str) -> Iterator[PostgresConnection]:
    """A database for this process alone, in one transaction."""
    # Nobody waits for an answer: a server that is busy may take nothing more for a while.
    address = Address(url, tcp_user_timeout="60000")
    try:
        session = PostgresSession(address)
        try:
            # What is read or written on the other side may take its time.
            session.connection.run("SET idle_in_transaction_session_timeout = 0")
            with session.connection.transaction():
                yield session.connection
        finally:
            session.close()
    except psycopg.Error as error:
        raise failure_of(error, address=str(address)) from None


def _count_on(db: PostgresConnection) -> None:
    """Let the numbers that the database gives go on from those that were copied."""
    counted = db.execute(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_identity = 'YES'"
    ).fetchall()
    for table, column in counted:
        db.execute(
            f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column}))"
            f" FROM {table} HAVING max({column}) IS NOT NULL"
        )
