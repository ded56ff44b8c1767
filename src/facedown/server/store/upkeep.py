"""What is done beside reading and writing: is the database whole, is what was deleted gone?"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

from facedown.server.store.condition import WHOLE, Condition
from facedown.server.store.connections import check_whole, connect
from facedown.server.store.errors import StoreFailed

# What is deleted leaves the log so much later, with all else that was deleted meanwhile.
SCRUB_SECONDS: Final = 1.0
# So long the log is waited for that others read or write: who writes waits for it just as long.
WAIT_MS: Final = 100


class Upkeep:
    """A thread and a connection of its own, so that nobody waits for it."""

    def __init__(
        self, database: Path, loop: asyncio.AbstractEventLoop, condition: Condition
    ) -> None:
        self._loop: Final = loop
        self._condition: Final = condition
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="facedown-upkeep")
        self._connection: Final = connect(database)
        self._connection.execute(f"PRAGMA busy_timeout = {WAIT_MS}")
        self._looking: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    def close(self) -> None:
        """Leave what is being done."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        self._connection.interrupt()
        self._thread.shutdown(cancel_futures=True)
        self._connection.close()

    # -- looking -----------------------------------------------------------------------------------

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

    # -- scrubbing ---------------------------------------------------------------------------------

    def scrub_soon(self) -> None:
        """Have nothing of what is deleted now in any file, within seconds."""
        if self._timer is None and not self._is_closed:
            self._timer = self._loop.call_later(SCRUB_SECONDS, self._scrub)

    def _scrub(self) -> None:
        self._timer = None
        scrubbing = self._loop.run_in_executor(self._thread, self._empty_log)
        scrubbing.add_done_callback(self._scrubbed)

    def _scrubbed(self, done: asyncio.Future[bool]) -> None:
        if not done.cancelled() and not done.result():
            self.scrub_soon()

    def _empty_log(self) -> bool:
        """Move all that is in the log to the database, and cut the log off; False if it is in use.

        Most is moved first, while others write: only the rest holds them up.
        """
        busy = 1
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            busy, _, _ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
