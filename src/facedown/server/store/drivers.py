"""PostgreSQL, whose driver a house need not have: what uses it is imported after `need_driver`."""

from typing import Final

from facedown.server.store.errors import StoreFailed

SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(place: str) -> bool:
    """Whether a place is the address of a database, and not a folder."""
    return place.startswith(SCHEMES)


def need_driver() -> None:
    """`no_driver` where psycopg is not installed."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreFailed("no_driver") from None
