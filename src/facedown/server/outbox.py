"""What leaves a table, in order, and not before what it follows from is on disk."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from facedown.server.bus import Bus
from facedown.server.means import Connection
from facedown.server.store import Store


class Outbox:
    """The log of one table on its way to the store, and the letters that wait for it."""

    def __init__(self, store: Store, bus: Bus, table: str, broken: Callable[[], None]) -> None:
        self.is_broken = False
        self._store: Final = store
        self._bus: Final = bus
        self._table: Final = table
        self._broken: Final = broken
        # For each append on its way its number, what is to be sent after it, and to be done then.
        self._numbers: Final[deque[int]] = deque()
        self._waiting: Final[deque[list[tuple[Connection, bytes]]]] = deque()
        self._then: Final[deque[Callable[[], None] | None]] = deque()
        self._last: asyncio.Future[None] | None = None

    def keep(self, number: int, data: bytes) -> None:
        """Append an entry to the log; whatever is posted from now on waits for it."""
        self._numbers.append(number)
        self._waiting.append([])
        self._then.append(None)
        self._last = self._store.append(self._table, number, [data])
        self._last.add_done_callback(self._kept)

    def _kept(self, done: asyncio.Future[None]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if self.is_broken:
            return
        number, letters = self._numbers.popleft(), self._waiting.popleft()
        then = self._then.popleft()
        if failed:
            self.give_up()
            return
        self._bus.publish(self._table, number)
        for connection, data in letters:
            connection.send(data)
        if then is not None:
            then()

    def give_up(self) -> None:
        """What is in memory is not what is in the log: nothing of it may be told."""
        self.is_broken = True
        self._numbers.clear()
        self._waiting.clear()
        self._then.clear()
        self._broken()

    def post(self, connection: Connection, data: bytes) -> None:
        """Send something behind all that has happened so far."""
        if self._waiting:
            self._waiting[-1].append((connection, data))
        else:
            connection.send(data)

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call this when the entry that was kept last is on disk; never if it is not."""
        self._then[-1] = then

    async def settled(self) -> None:
        """Return when all that has happened so far is on disk."""
        if self._last is not None:
            await asyncio.shield(self._last)
