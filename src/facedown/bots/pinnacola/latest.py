"""What was worked out last, to be found again: search meets the same cards again and again."""

from threading import get_ident
from typing import Final, Generic, TypeVar

V = TypeVar("V")


class Latest(Generic[V]):
    """So many of the latest values by their keys.

    What is worked out in one thread is not found in another: a value may work on as it is asked.
    """

    def __init__(self, room: int) -> None:
        self.room: Final = room
        self._known: Final[dict[tuple[object, ...], V]] = {}

    def get(self, key: tuple[object, ...]) -> V | None:
        return self._known.get((get_ident(), *key))

    def keep(self, key: tuple[object, ...], value: V) -> None:
        """Remember a value, and forget the oldest where there is no room."""
        if len(self._known) >= self.room:
            self._known.pop(next(iter(self._known)), None)
        self._known[get_ident(), *key] = value
