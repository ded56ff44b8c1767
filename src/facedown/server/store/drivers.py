"""Stores whose driver a house need not have."""

from typing import TYPE_CHECKING

from facedown.server.store.errors import StoreFailed

if TYPE_CHECKING:
    from facedown.server.store.postgres import PostgresStore


def postgres_store() -> "type[PostgresStore]":
    """The store in PostgreSQL; `no_driver` where psycopg is not installed."""
    try:
        from facedown.server.store.postgres import PostgresStore
    except ImportError:
        raise StoreFailed("no_driver") from None
    return PostgresStore
