"""What was worked out last, to be found again: search meets the same cards again and again."""

from threading import local
from typing import Final, Generic, TypeVar

V = TypeVar("V")

# What tells one question from another.
Key = tuple[object, ...]


class Latest(Generic[V]):
    """So many of the latest values by their keys.

    Each thread has its own: a value may go on to work something out when it is asked.
    """

    def __init__(self, room: int) -> None:
        self.room: Final = room
        self._own: Final = local()

    def get(self, key: Key) -> V | None:
        return self._known().get(key)

    def keep(self, key: Key, value: V) -> None:
        """Remember a value, and forget the oldest where there is no room."""
        known = self._known()
        if len(known) >= self.room:
            del known[next(iter(known))]
        known[key] = value

    def _known(self) -> dict[Key, V]:
        known: dict[Key, V] | None = getattr(self._own, "known", None)
        if known is None:
            known = {}
            self._own.known = known
        return known
