"""What leaves a table, in order, and not before what it follows from is on disk."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from facedown.match import wire
from facedown.server.bus import Bus
from facedown.server.codes import close_code
from facedown.server.services import Connection
from facedown.server.store import Damaged, Store

COME_BACK: Final = "come_back"
COME_BACK_MS: Final = 500
# So much of one table may wait for a disk that does not answer.
MAX_WAITING_BYTES: Final = 8_388_608
TABLE_DAMAGED: Final = "table_damaged"


class Group:
    """What happened in one turn of the event loop, and what follows when it is on disk."""

    def __init__(self) -> None:
        self.number = 0
        self.size = 0
        self.entries: list[bytes] = []
        self.letters: list[tuple[Connection, bytes]] = []
        # Whom the house sends away, and why.
        self.leaving: list[tuple[Connection, str]] = []
        self.then: list[Callable[[], None]] = []


class Outbox:
    """The log of one table on its way to the store, and the letters that wait for it.

    What happens in one turn of the event loop is handed over at its end: seats that are ready or
    give their shares do so together. `turn_ends` is called before that, to add to the letters.
    `broken` is called when the log cannot be kept, with what people are told and when they may come
    back.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        table: str,
        turn_ends: Callable[[], None],
        broken: Callable[[str, int], None],
    ) -> None:
        self.is_broken = False
        self._store: Final = store
        self._bus: Final = bus
        self._table: Final = table
        self._turn_ends = turn_ends
        self._broken = broken
        self._loop: Final = asyncio.get_running_loop()
        self._is_turning = False
        self._fresh = Group()
        # Groups on their way to the disk.
        self._waiting: Final[deque[Group]] = deque()
        self._last: asyncio.Future[None] | None = None
        # The bytes of all groups.
        self._size = 0

    def keep(self, number: int, data: bytes) -> None:
        """Append an entry to the log; whatever is posted from now on waits for it."""
        self._fresh.number = number
        self._fresh.entries.append(data)
        self._count(self._fresh, data)
        self.turn()

    def _count(self, group: Group, data: bytes) -> None:
        group.size += len(data)
        self._size += len(data)
        if self._size > MAX_WAITING_BYTES:
            self._loop.call_soon(self.give_up)

    def turn(self) -> None:
        """End the turn when the event loop comes to it."""
        if not self._is_turning:
            self._is_turning = True
            self._loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """End the turn: what has happened in it goes to the store."""
        self._is_turning = False
        if self.is_broken:
            return
        self._turn_ends()
        group = self._fresh
        if group.entries:
            self._fresh = Group()
            self._waiting.append(group)
            first = group.number - len(group.entries) + 1
            self._last = self._store.append(self._table, first, group.entries)
            self._last.add_done_callback(self._kept)

    def _kept(self, done: asyncio.Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if self.is_broken:
            return
        if isinstance(error, Damaged):  # whoever came back would meet it again
            self.give_up(TABLE_DAMAGED, 0)
            return
        if error is not None or done.cancelled():
            self.give_up()
            return
        group = self._waiting.popleft()
        self._size -= group.size
        self._bus.publish(self._table, group.number)
        for connection, data in group.letters:
            connection.send(data)
        for connection, code in group.leaving:
            send_away(connection, code)
        for call in group.then:
            call()

    def give_up(self, code: str = COME_BACK, again_ms: int = COME_BACK_MS) -> None:
        """What is in memory is not what is in the log: nothing of it may be told."""
        if self.is_broken:
            return
        self.is_broken = True
        lost, self._fresh = [*self._waiting, self._fresh], Group()
        self._waiting.clear()
        for group in lost:
            for connection, _ in group.leaving:
                send_away(connection, code, again_ms)
        self._broken(code, again_ms)

    def close(self) -> None:
        """Nothing more happens at this table; what is on its way still gets there."""
        self.hand_over()
        self._turn_ends = self._broken = _nothing

    @property
    def _latest(self) -> Group | None:
        """The group that everything which is told now has to wait for."""
        if self._fresh.entries:
            return self._fresh
        return self._waiting[-1] if self._waiting else None

    def post(self, connection: Connection, data: bytes) -> None:
        """Send something behind all that has happened so far."""
        latest = self._latest
        if latest is None:
            connection.send(data)
        else:
            latest.letters.append((connection, data))
            self._count(latest, data)

    def send_away(self, connection: Connection, code: str) -> None:
        """Say goodbye for good, behind all that has happened so far."""
        latest = self._latest
        if latest is None:
            send_away(connection, code)
        else:
            latest.leaving.append((connection, code))

    def when_kept(self, call: Callable[[], None]) -> None:
        """Call this when what has happened in this turn is on disk and told; never if it is not."""
        self._fresh.then.append(call)

    async def settled(self) -> None:
        """Return when all that has happened so far is on disk."""
        self.hand_over()
        if self._last is not None:
            await asyncio.shield(self._last)


def send_away(connection: Connection, code: str, again_ms: int = 0) -> None:
    """Tell somebody why their connection closes, and when to come back if they shall."""
    connection.send(wire.write(wire.Goodbye(code, again_ms)))
    connection.close(close_code(code), code)


def _nothing(*_: object) -> None:
    pass
