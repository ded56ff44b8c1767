"""What is done beside reading and writing: is the database whole?"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from facedown.server.store.condition import WHOLE, Condition
from facedown.server.store.connections import check_whole, connect
from facedown.server.store.errors import StoreFailed


class Upkeep:
    """A thread and a connection of its own, so that nobody waits for it."""

    def __init__(
        self, database: Path, loop: asyncio.AbstractEventLoop, condition: Condition
    ) -> None:
        self._loop: Final = loop
        self._condition: Final = condition
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="facedown-upkeep")
        self._connection: Final = connect(database)
        self._looking: asyncio.Future[None] | None = None
        self._is_closed = False

    def close(self) -> None:
        """Leave what is being done."""
        self._is_closed = True
        self._connection.interrupt()
        self._thread.shutdown(cancel_futures=True)
        self._connection.close()

    def look(self) -> None:
        """Find out whether the database is whole, unless that is being done."""
        if self._looking is None or self._looking.done():
            asked = self._loop.run_in_executor(self._thread, check_whole, self._connection)
            self._looking = asked
            asked.add_done_callback(self._looked)

    def _looked(self, done: asyncio.Future[None]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._condition.works(WHOLE)
        elif isinstance(error, StoreFailed) and not self._is_closed:
            self._condition.failed(WHOLE, error)
