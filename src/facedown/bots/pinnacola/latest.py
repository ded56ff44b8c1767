"""What was worked out last, to be found again: search meets the same cards again and again."""

from typing import Final, Generic, TypeVar

V = TypeVar("V")

# What tells one question from another. The thread that asks is part of it where a value goes on to
# work something out when it is asked.
Key = tuple[object, ...]


class Latest(Generic[V]):
    """So many of the latest values by their keys."""

    def __init__(self, room: int) -> None:
        self.room: Final = room
        self._known: Final[dict[Key, V]] = {}

    def get(self, key: Key) -> V | None:
        return self._known.get(key)

    def keep(self, key: Key, value: V) -> None:
        """Remember a value, and forget the oldest where there is no room."""
        if len(self._known) >= self.room:
            self._known.pop(next(iter(self._known)), None)
        self._known[key] = value
