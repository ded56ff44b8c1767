"""The connection that writes, as the writer sees it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from facedown.server.store.changes import Append
from facedown.server.store.database import Change, Database
from facedown.server.store.errors import StoreError


class Made(NamedTuple):
    """What a change gave back, or why it was refused."""

    result: Any = None
    error: StoreError | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Session(ABC):
    """Makes changes, all of a group at once. Used by one thread."""

    @property
    @abstractmethod
    def changes(self) -> int:
        """How many rows were changed so far."""

    @property
    @abstractmethod
    def is_lost(self) -> bool:
        """Whether nothing can be changed now, and it is not known whether the last changes were."""

    @abstractmethod
    def make(self, group: Sequence[Change[Any]]) -> list[Made]:
        """Make these changes, and have them on disk; if it raises, none of them was made."""

    @abstractmethod
    def explain(self, error: Exception) -> StoreError:
        """What an error of `make` means to the house."""

    @abstractmethod
    def close(self) -> None: ...


def made(change: Change[Any], database: Database) -> Made:
    """What comes of one change: one that is refused harms no other."""
    try:
        return Made(change(database))
    except StoreError as error:
        return Made(error=error)


def made_in_turn(
    group: Sequence[Change[Any]],
    database: Database,
    append_all: Callable[[Database, Sequence[Append]], None],
) -> list[Made]:
    """What comes of all, in their order; appends that follow each other are made together."""
    done: list[Made] = []
    for is_append, some in groupby(group, lambda change: isinstance(change, Append)):
        changes = list(some)
        if is_append and len(group) > 1:
            append_all(database, changes)  # type: ignore[arg-type]  # they all are
            done += [Made()] * len(changes)
        else:
            done += [made(change, database) for change in changes]
    return done
