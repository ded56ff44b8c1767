"""The one thread that writes: it takes everything that waits, and commits once.

A commit costs a write to the disk however much is in it. While one is made, what arrives waits and
goes into the next: the busier the house, the larger the groups. A busy one waits a moment more for
each.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from math import inf
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

from facedown.server.store.condition import WRITING, Condition
from facedown.server.store.database import Change
from facedown.server.store.errors import StoreFailed
from facedown.server.store.session import Session
from facedown.server.store.values import Figures

Args = TypeVarTuple("Args")
T = TypeVar("T")

# More would only make the first in a group wait for the last.
MAX_IN_A_GROUP: Final = 2000
# After so many in one group the next waits so long for others, as PostgreSQL's `commit_delay` does.
BUSY: Final = 8
GATHER_SECONDS: Final = 0.004


class _Job(NamedTuple):
    change: Change[Any]
    future: asyncio.Future[Any]


class _Done(NamedTuple):
    future: asyncio.Future[Any]
    result: Any
    error: Exception | None


class Writer:
    """Makes changes in the order in which they were asked for; each is told when it is on disk."""

    def __init__(
        self,
        session: Session,
        loop: asyncio.AbstractEventLoop,
        condition: Condition,
    ) -> None:
        self._session: Final = session
        self._loop: Final = loop
        self._condition: Final = condition
        # What was asked for since the loop last turned; then it goes to the thread, all at once.
        self._fresh: list[_Job] = []
        self._jobs: Final[SimpleQueue[list[_Job] | None]] = SimpleQueue()
        self._is_closed = False
        self._is_busy = False
        self._works = True
        self._wrote_at = -inf
        self._changes = 0
        self._commits = 0
        self._seconds = 0.0
        self._slowest = 0.0
        self._own_thread: Final = threading.Thread(
            target=self._run, name="facedown-writer", daemon=True
        )
        self._own_thread.start()

    def submit(self, change: Change[T]) -> asyncio.Future[T]:
        """Have a change made; called in the event loop, which gets the result."""
        future: asyncio.Future[T] = self._loop.create_future()
        if self._is_closed:
            future.set_exception(StoreFailed("closed"))
        else:
            if not self._fresh:
                self._loop.call_soon(self._hand_over)
            self._fresh.append(_Job(change, future))
        return future

    def _hand_over(self) -> None:
        if self._fresh:
            jobs, self._fresh = self._fresh, []
            self._jobs.put(jobs)

    def figures(self) -> Figures:
        return Figures(
            changes=self._changes,
            commits=self._commits,
            waiting=len(self._fresh) + self._jobs.qsize(),
            seconds=self._seconds,
            slowest=self._slowest,
        )

    def has_written_since(self, moment: float) -> bool:
        """Whether something has reached the disk since then (monotonic), and nothing failed."""
        return self._works and self._wrote_at >= moment

    async def close(self) -> None:
        """Make the changes that wait, then stop."""
        if not self._is_closed:
            self._is_closed = True
            self._hand_over()
            self._jobs.put(None)
        await self._loop.run_in_executor(None, self._own_thread.join)

    # -- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._next_group()
            if group:
                self._is_busy = len(group) >= BUSY
                done = self._commit(group)
                self._changes += len(group)
                self._let_know(_tell, done)
        self._session.close()

    def _next_group(self) -> tuple[list[_Job], bool]:
        """Everything that waits, and whether it is the last there will be."""
        group: list[_Job] = []
        jobs = self._jobs.get()
        if self._is_busy and not self._is_closed:
            time.sleep(GATHER_SECONDS)
        while jobs is not None:
            group += jobs
            if len(group) >= MAX_IN_A_GROUP:
                return group, False
            try:
                jobs = self._jobs.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _commit(self, group: list[_Job]) -> list[_Done]:
        start, before = time.perf_counter(), self._session.changes
        try:
            made = self._session.make([job.change for job in group])
        except Exception as error:  # noqa: BLE001  whatever it was, each job is to be told
            if len(group) > 1 and not self._session.is_lost:
                # One of them is at fault, or all are: each by itself shows which.
                return [self._commit([job])[0] for job in group]
            refused = self._session.explain(error)
            if isinstance(refused, StoreFailed):
                self._works = False
                self._let_know(self._condition.failed, WRITING, refused)
            return [_Done(job.future, None, refused) for job in group]
        if self._session.changes != before:  # else nothing went to the disk
            self._wrote_at = time.monotonic()
            if not self._works:
                self._works = True
                self._let_know(self._condition.works, WRITING)
        taken = time.perf_counter() - start
        self._commits += 1
        self._seconds += taken
        self._slowest = max(self._slowest, taken)
        return [_Done(job.future, *one) for job, one in zip(group, made, strict=True)]

    def _let_know(self, call: Callable[[*Args], None], *args: *Args) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *args)


def _tell(done: list[_Done]) -> None:
    """Resolve the futures of a group; one that was cancelled was made all the same."""
    for future, result, error in done:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
