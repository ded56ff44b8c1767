"""What was worked out last, to be found again: search meets the same cards again and again."""

from threading import local
from typing import Final, Generic, TypeVar

V = TypeVar("V")

# What tells one question from another.
Key = tuple[object, ...]


class Latest(Generic[V]):
    """So many of the latest values by their keys, while it is open.

    Each thread has its own: a value may go on to work something out when it is asked. They are kept
    for the length of a search and no longer: as long as they live they cost the garbage collector.
    """

    def __init__(self, room: int) -> None:
        self.room: Final = room
        self._own: Final = local()

    def open(self) -> None:
        self._own.known = {}

    def close(self) -> None:
        self._own.known = None

    def get(self, key: Key) -> V | None:
        known: dict[Key, V] | None = getattr(self._own, "known", None)
        return None if known is None else known.get(key)

    def keep(self, key: Key, value: V) -> None:
        """Remember a value, and forget the oldest where there is no room."""
        known: dict[Key, V] | None = getattr(self._own, "known", None)
        if known is None:
            return
        if len(known) >= self.room:
            del known[next(iter(known))]
        known[key] = value
