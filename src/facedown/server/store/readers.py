"""Threads that read, so that neither the event loop nor the writer waits for them."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from facedown.server.store.condition import READING, Condition
from facedown.server.store.connections import connect_for_reading
from facedown.server.store.errors import UNREADABLE, StoreFailed, failure_of

T = TypeVar("T")

# One for those who look through all logs, and one for all others.
READERS: Final = 2


class Readers:
    """Answers questions about what is on disk, a few at a time."""

    def __init__(
        self, database: Path, loop: asyncio.AbstractEventLoop, condition: Condition
    ) -> None:
        self._loop: Final = loop
        self._condition: Final = condition
        self._is_closed = False
        self._threads: Final = ThreadPoolExecutor(READERS, thread_name_prefix="facedown-reader")
        self._connections: Final[SimpleQueue[sqlite3.Connection]] = SimpleQueue()
        for _ in range(READERS):
            self._connections.put(connect_for_reading(database))

    async def submit(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """The answer to a question."""
        if self._is_closed:
            raise StoreFailed("closed")
        try:
            answer = await self._loop.run_in_executor(self._threads, self._ask, query)
        except (sqlite3.Error, *UNREADABLE) as error:
            failed = failure_of(error)
            self._condition.failed(READING, failed)
            raise failed from error
        self._condition.works(READING)
        return answer

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connections.get()
        try:
            return query(connection)
        finally:
            self._connections.put(connection)

    def close(self) -> None:
        """Answer what was asked, then stop."""
        self._is_closed = True
        self._threads.shutdown()
        for _ in range(READERS):
            self._connections.get().close()
