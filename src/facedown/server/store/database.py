"""A database as queries and changes see it: the same words for SQLite and PostgreSQL.

Parameters are written `?1`, `?2`, … in the order in which they are given.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Cursor(Protocol):
    """What came of a statement."""

    @property
    def description(self) -> Any: ...

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Statements(Protocol):
    """What takes statements."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...


class Database(Statements, Protocol):
    """One connection, for one thread at a time."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...

    def hold(self, name: str) -> None:
        """Until this change is made, have nobody else make one that holds the same name."""


# What is asked of a database.
Query = Callable[[Database], T]
# What is done to it. It raises a `StoreError` before it changes anything, or not at all.
Change = Callable[[Database], T]
