"""What is done beside reading and writing: is the database whole, is what was deleted gone?"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf
from pathlib import Path
from typing import BinaryIO, Final

from facedown.server.store.condition import WHOLE, Condition
from facedown.server.store.connections import check_whole, connect
from facedown.server.store.errors import StoreFailed
from facedown.server.store.slack import slack

# The database is looked through when it is opened, and so often after it.
LOOK_SECONDS: Final = 3600.0
# What is deleted leaves the log so much later, with all else that was deleted meanwhile.
SCRUB_SECONDS: Final = 1.0
# So long the log is waited for that others read or write: who writes waits for it just as long.
WAIT_MS: Final = 100
# The database is written anew for a name that is left in it, while all who write wait: not if it is
# larger than this, for it would take more than a second, and not more often.
MAX_REWRITTEN: Final = 64_000_000
REWRITE_SECONDS: Final = 600.0


class Upkeep:
    """A thread and a connection of its own, so that nobody waits for it.

    The database is also read as a file, which stays open as long as all connections do.
    """

    def __init__(
        self,
        database: Path,
        file: BinaryIO,
        loop: asyncio.AbstractEventLoop,
        condition: Condition,
    ) -> None:
        self._file: Final = file
        self._loop: Final = loop
        self._condition: Final = condition
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="facedown-upkeep")
        self._connection: Final = connect(database)
        self._connection.execute(f"PRAGMA busy_timeout = {WAIT_MS}")
        # No copy of the database is made in a folder that others may read.
        self._connection.execute("PRAGMA temp_store = MEMORY")
        self._looking: asyncio.Future[None] | None = None
        self._next_look: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None
        # Names that were deleted and may be left somewhere.
        self._names: Final[set[bytes]] = set()
        self._rewritten_at = -inf
        self._is_closed = False

    def close(self) -> None:
        """Leave what is being done."""
        self._is_closed = True
        for timer in (self._timer, self._next_look):
            if timer is not None:
                timer.cancel()
        self._connection.interrupt()
        self._thread.shutdown(cancel_futures=True)
        self._connection.close()

    # -- looking -----------------------------------------------------------------------------------

    def look(self) -> None:
        """Find out whether the database is whole, unless that is being done; and again later."""
        if self._next_look is not None:
            self._next_look.cancel()
        self._next_look = self._loop.call_later(LOOK_SECONDS, self.look)
        if self._looking is None or self._looking.done():
            asked = self._loop.run_in_executor(self._thread, self._look_through)
            self._looking = asked
            asked.add_done_callback(self._looked)

    def _look_through(self) -> None:
        # What it has read before may be another thing on the disk now.
        self._connection.execute("PRAGMA shrink_memory")
        check_whole(self._connection)

    async def looked(self, seconds: float) -> None:
        """Return when that is known, or so much later."""
        if self._looking is not None:
            await asyncio.wait([self._looking], timeout=seconds)

    def _looked(self, done: asyncio.Future[None]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._condition.works(WHOLE)
        elif isinstance(error, StoreFailed) and not self._is_closed:
            self._condition.failed(WHOLE, error)

    # -- scrubbing ---------------------------------------------------------------------------------

    def scrub_soon(self, names: Iterable[str] = ()) -> None:
        """Have nothing of what is deleted now in any file, and least of all these names."""
        self._names.update(name.encode() for name in names)
        self._scrub_in(SCRUB_SECONDS)

    def _scrub_in(self, seconds: float) -> None:
        if self._is_closed:
            return
        if self._timer is not None:
            if self._timer.when() <= self._loop.time() + seconds:
                return
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, self._scrub)

    def _scrub(self) -> None:
        self._timer = None
        names = frozenset(self._names)
        scrubbing = self._loop.run_in_executor(self._thread, self._scrub_now, names)
        scrubbing.add_done_callback(partial(self._scrubbed, names))

    def _scrubbed(self, names: frozenset[bytes], done: asyncio.Future[float]) -> None:
        if done.cancelled():
            return
        if again := done.result():
            self._scrub_in(again)
        else:
            self._names.difference_update(names)

    def _scrub_now(self, names: frozenset[bytes]) -> float:
        """Empty the log, and pages where a name is left; when to try again, if that failed."""
        try:
            if not self._is_log_empty():
                return SCRUB_SECONDS
            if not self._is_left(names):
                return 0.0
            if (wait := self._rewritten_at + REWRITE_SECONDS - time.monotonic()) > 0:
                return wait
            self._connection.execute("VACUUM")
            self._rewritten_at = time.monotonic()
            return 0.0 if self._is_log_empty() else SCRUB_SECONDS
        except (sqlite3.Error, OSError):  # somebody else writes, or nobody can
            return SCRUB_SECONDS

    def _is_log_empty(self) -> bool:
        """Move all that is in the log to the database, and cut the log off, unless it is in use.

        Most is moved first, while others write: only the rest holds them up.
        """
        self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        busy, _, _ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy

    def _is_left(self, names: frozenset[bytes]) -> bool:
        """Whether one of these names stands where nothing should; not asked of a large database."""
        if not names or os.fstat(self._file.fileno()).st_size > MAX_REWRITTEN:
            return False
        return any(name in left for left in slack(self._file) for name in names)
