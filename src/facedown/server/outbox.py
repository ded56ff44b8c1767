"""Outgoing messages of a table, in order, each held until its cause is on disk."""

import asyncio
from typing import Final

from facedown.match import wire
from facedown.server.alarm import Alarm
from facedown.server.codes import close_code
from facedown.server.services import Connection, Services
from facedown.server.store import Damaged, StoreFailed

COME_BACK: Final = "come_back"
COME_BACK_MS: Final = 500
# So much of one table may wait for a disk that does not answer.
MAX_WAITING_BYTES: Final = 8_388_608
TABLE_DAMAGED: Final = "table_damaged"

Letters = list[tuple[Connection, bytes]]


class Group:
    """What happened in one turn of the event loop, and what follows when it is on disk."""

    def __init__(self) -> None:
        self.number = 0
        self.size = 0
        self.entries: list[bytes] = []
        self.letters: Letters = []
        # Whom the house sends away, and why.
        self.leaving: list[tuple[Connection, str]] = []
        # By whom moves were made, and when they arrived.
        self.moves: list[tuple[str, float]] = []


class Outbox:
    """The log of one table on its way to the store, and the letters that wait for it.

    If the log cannot be kept the outbox is broken: it rings the alarm and sends nothing more.
    """

    def __init__(self, services: Services, table: str, alarm: Alarm) -> None:
        # What people are told if the log cannot be kept, and when they may come back.
        self.failure: tuple[str, int] | None = None
        self._services: Final = services
        self._table: Final = table
        self._alarm: Final = alarm
        self._loop: Final = asyncio.get_running_loop()
        self._fresh = Group()
        # What is on its way to the disk.
        self._waiting: Group | None = None
        self._last: asyncio.Future[None] | None = None
        # The bytes of all groups.
        self._size = 0

    @property
    def is_broken(self) -> bool:
        return self.failure is not None

    def keep(self, number: int, data: bytes) -> None:
        """Append an entry to the log; whatever is posted from now on waits for it."""
        self._fresh.number = number
        self._fresh.entries.append(data)
        self._count(self._fresh, len(data))

    def _count(self, group: Group, size: int) -> None:
        group.size += size
        self._size += size
        if self._size > MAX_WAITING_BYTES:
            self._loop.call_soon(self.give_up)

    def hand_over(self) -> None:
        """Give what has happened to the store, once nothing of the table is on its way there.

        If what went before is refused, another process has written under its number: what follows
        from it would fit behind that, and must not be written.
        """
        group = self._fresh
        if self.is_broken or self._waiting is not None or not group.entries:
            return
        self._fresh = Group()
        self._waiting = group
        first = group.number - len(group.entries) + 1
        self._last = self._services.store.append(self._table, first, group.entries)
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
        services, group = self._services, self._waiting
        assert group is not None
        self._waiting = None
        self._size -= group.size
        self.hand_over()
        for connection, data in group.letters:
            connection.send(data)
        for connection, code in group.leaving:
            send_away(connection, code)
        for by, arrived in group.moves:
            services.meter.moved(by, services.clock() - arrived)

    def give_up(self, code: str = COME_BACK, again_ms: int = COME_BACK_MS) -> None:
        """What is in memory is not what is in the log: nothing of it may be told."""
        if self.is_broken:
            return
        self.failure = code, again_ms
        lost = [group for group in (self._waiting, self._fresh) if group is not None]
        if self._fresh.entries:
            self._last = self._loop.create_future()
            self._last.set_exception(StoreFailed("closed"))
            self._last.exception()  # told to whoever waits for it, and to nobody else
        self._waiting, self._fresh = None, Group()
        for group in lost:
            for connection, _ in group.leaving:
                send_away(connection, code, again_ms)
        self._alarm.ring()

    @property
    def _latest(self) -> Group | None:
        """The group that everything which is told now has to wait for."""
        if self._fresh.entries:
            return self._fresh
        return self._waiting

    def post(self, letters: Letters) -> None:
        """Send these behind all that has happened so far."""
        latest = self._latest
        if latest is None:
            for connection, data in letters:
                connection.send(data)
        else:
            latest.letters += letters
            self._count(latest, sum([len(data) for _, data in letters]))

    def send_away(self, connection: Connection, code: str) -> None:
        """Say goodbye for good, behind all that has happened so far."""
        latest = self._latest
        if latest is None:
            send_away(connection, code)
        else:
            latest.leaving.append((connection, code))

    def count_move(self, by: str, arrived: float) -> None:
        """Count a move of this turn when it is on disk and told."""
        self._fresh.moves.append((by, arrived))

    async def settled(self) -> None:
        """Return when all that has happened so far is on disk."""
        for _ in range(2):  # what is on its way, and what waits for that
            if self._last is not None:
                await asyncio.shield(self._last)
            if self._waiting is not None:
                # It is there, and what waits for it goes to the disk in a moment.
                await asyncio.sleep(0)


def send_away(connection: Connection, code: str, again_ms: int = 0) -> None:
    """Tell somebody why their connection closes, and when to come back if they shall."""
    connection.send(wire.write(wire.Goodbye(code, again_ms)))
    connection.close(close_code(code), code)
