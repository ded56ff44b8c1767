"""Up to where each seat has seen its stream: what is acknowledged is not sent again."""

from typing import Final

from facedown.core.seats import WATCHER, Seat
from facedown.match.evening import Evening
from facedown.server.store import Store


class Acknowledged:
    """The numbers of one table, on their way to the store."""

    def __init__(self, store: Store, evening: Evening, numbers: dict[Seat, int]) -> None:
        self._store: Final = store
        self._evening: Final = evening
        self._numbers: Final = numbers

    def note(self, seat: Seat, seen: int) -> None:
        """A seat says up to which number it has seen its stream."""
        number = min(seen, self._evening.length(seat))
        if number > self._numbers.get(seat, 0):
            self._numbers[seat] = number
            self._store.acknowledge(self._evening.code, seat, number)

    def resume(self, viewer: Seat, seen: int) -> int:
        """The number after which events are sent to somebody who has seen so much."""
        if viewer == WATCHER:
            length = self._evening.length(viewer)
            return min(seen, length) if seen else length
        self.note(viewer, seen)
        return self._numbers.get(viewer, 0)
