"""Whether a database of PostgreSQL is one that a house can have; nothing is changed."""

from collections.abc import Sequence
from contextlib import closing
from typing import Final

import psycopg

from facedown.server.store.database import Statements
from facedown.server.store.errors import NewerSchema, StoreFailed, failure_of
from facedown.server.store.migrations import KNOWN
from facedown.server.store.postgres_connections import Address, PostgresReader
from facedown.server.store.postgres_schema import check_empty, check_seals, is_ours, version_of

# `synchronous_commit` is not among them: the house sets that itself.
KEEPING: Final = ["fsync", "full_page_writes"]


def check_database(url: str, seals: Sequence[str]) -> float | None:
    """When the last table was opened (0: none ever was); None if there is no house yet.

    Raises what would keep a house with keys of these seals from opening.
    """
    address = Address(url)
    try:
        with closing(PostgresReader(address)) as db:
            _check_writable(db)
            if not is_ours(db):
                check_empty(db)
                _check_rights(db)
                return None
            found = version_of(db)
            if found > KNOWN:
                raise NewerSchema("newer_schema", found=found, known=KNOWN)
            check_seals(db, seals)
            (last,) = db.execute("SELECT max(created) FROM tables").fetchone()
            return last or 0.0
    except psycopg.Error as error:
        raise failure_of(error, address=str(address)) from None


def unkept(db: Statements) -> list[str]:
    """Settings that are off, so that the server loses what it calls kept when its machine fails."""
    found = db.execute(
        "SELECT name FROM pg_settings WHERE setting = 'off' AND name = ANY (?1) ORDER BY name",
        (KEEPING,),
    )
    return [name for (name,) in found]


def unkept_at(url: str) -> list[str]:
    """The same of the server at an address."""
    address = Address(url)
    try:
        with closing(PostgresReader(address)) as db:
            return unkept(db)
    except psycopg.Error as error:
        raise failure_of(error, address=str(address)) from None


def _check_writable(db: PostgresReader) -> None:
    # This connection itself has been told to change nothing.
    is_standby, read_only = db.execute(
        "SELECT pg_is_in_recovery(), reset_val FROM pg_settings"
        " WHERE name = 'default_transaction_read_only'"
    ).fetchone()
    if is_standby or read_only == "on":
        why = "pg_is_in_recovery" if is_standby else "default_transaction_read_only = on"
        raise StoreFailed("database_read_only", address=str(db.address), why=why)


def _check_rights(db: PostgresReader) -> None:
    schema, may_create = db.execute(
        "SELECT current_schema(), has_schema_privilege(current_schema(), 'CREATE')"
    ).fetchone()
    if not may_create:
        why = f"CREATE ON SCHEMA {schema}"
        raise StoreFailed("database_rights", address=str(db.address), why=why)
