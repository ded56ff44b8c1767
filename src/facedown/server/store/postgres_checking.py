"""Whether a database of PostgreSQL is one that a house can have; nothing is changed."""

from collections.abc import Sequence
from contextlib import closing

import psycopg

from facedown.server.store.errors import NewerSchema, failure_of
from facedown.server.store.migrations import KNOWN
from facedown.server.store.postgres_connections import Address, PostgresReader
from facedown.server.store.postgres_schema import check_empty, check_seals, is_ours, version_of


def check_database(url: str, seals: Sequence[str]) -> float | None:
    """When the last table was opened (0: none ever was); None if there is no house yet.

    Raises what would keep a house with keys of these seals from opening.
    """
    address = Address(url)
    try:
        with closing(PostgresReader(address)) as db:
            if not is_ours(db):
                check_empty(db)
                return None
            found = version_of(db)
            if found > KNOWN:
                raise NewerSchema("newer_schema", found=found, known=KNOWN)
            check_seals(db, seals)
            (last,) = db.execute("SELECT max(created) FROM tables").fetchone()
            return last or 0.0
    except psycopg.Error as error:
        raise failure_of(error, address=str(address)) from None
