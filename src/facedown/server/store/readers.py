"""Threads that read, so that neither the event loop nor the writer waits for them."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from queue import SimpleQueue
from typing import Final, Protocol, TypeVar

from facedown.server.store.condition import READING, Condition
from facedown.server.store.database import Database, Query
from facedown.server.store.errors import UNREADABLE, StoreFailed

T = TypeVar("T")

# One for those who look through all logs, and one for all others.
READERS: Final = 2


class Reader(Database, Protocol):
    """A connection that is read from."""

    def close(self) -> None: ...


class Readers:
    """Answers questions about what is on disk, a few at a time."""

    def __init__(
        self,
        connect: Callable[[], Reader],
        failures: type[Exception],
        explain: Callable[[Exception], StoreFailed],
        loop: asyncio.AbstractEventLoop,
        condition: Condition,
    ) -> None:
        self._failures: Final = failures
        self._explain: Final = explain
        self._loop: Final = loop
        self._condition: Final = condition
        self._is_closed = False
        self._read_at = -inf
        self._threads: Final = ThreadPoolExecutor(READERS, thread_name_prefix="facedown-reader")
        self._connections: Final[SimpleQueue[Reader]] = SimpleQueue()
        for _ in range(READERS):
            self._connections.put(connect())

    async def submit(self, query: Query[T]) -> T:
        """The answer to a question."""
        if self._is_closed:
            raise StoreFailed("closed")
        try:
            answer = await self._loop.run_in_executor(self._threads, self._ask, query)
        except StoreFailed as error:  # a connection that was lost cannot be made again
            self._failed(error)
            raise
        except (self._failures, *UNREADABLE) as error:
            failed = self._explain(error)
            self._failed(failed)
            raise failed from error
        self._condition.works(READING)
        self._read_at = time.monotonic()
        return answer

    def _failed(self, failed: StoreFailed) -> None:
        self._condition.failed(READING, failed)
        self._read_at = -inf

    def has_read_since(self, moment: float) -> bool:
        """Whether something was read since then (monotonic)."""
        return self._read_at >= moment

    def _ask(self, query: Query[T]) -> T:
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
