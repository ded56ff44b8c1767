"""One bots' process as the house sees it: what it was asked, and what happens when it fails.

Questions are answered in order. A process that takes too long over one is killed and started
again; that question fails, the others are asked anew, with all that they need. A process that
dies of something else loses nothing: even the question it was at is asked once more. If none can
be started, what is asked fails.
"""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from facedown.server.bots.messages import (
    LENGTH,
    Answer,
    Ask,
    Failed,
    Forget,
    FromWorker,
    NeedAll,
    framed,
    from_worker,
)

# Questions in the pipe at once: enough to keep the process busy, few enough to lose.
DEPTH: Final = 4
# Seconds for a process to start, and to end of itself.
STARTING: Final = 30.0
ENDING: Final = 2.0
# Seconds after the limit in which an answer may still be read.
GRACE: Final = 0.1
# Seconds to wait before a process that keeps dying is started again.
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 5.0
ATTEMPTS: Final = 2


class BotFailed(Exception):
    """A bot gave no answer: too slow, gone wrong, or the house is closing."""


@dataclass
class Question:
    """What one seat is asked. `count` says how much of the events was there when it was asked."""

    id: int
    key: str
    game: str
    level: str
    seat: int
    seed: str
    setup: bytes
    events: Sequence[bytes]
    count: int
    future: asyncio.Future[Any]
    result: Callable[[Answer], object]
    attempts: int = 0

    def fail(self, why: str) -> None:
        if not self.future.done():
            self.future.set_exception(BotFailed(why))

    def resolve(self, answer: Answer) -> None:
        if not self.future.done():
            self.future.set_result(self.result(answer))


class BotProcess:
    """A process, started again whenever it ends before it should."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self.command: Final = command
        self.limit: Final = limit
        self.restarts: int = 0
        self._queue: Final[deque[Question]] = deque()
        self._asked: Final[deque[Question]] = deque()
        # How many of a seat's events the process has.
        self._known: Final[dict[str, int]] = {}
        self._process: Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._is_late: bool = False
        self._is_closing: bool = False

    @property
    def waiting(self) -> int:
        return len(self._queue) + len(self._asked)

    @property
    def load(self) -> tuple[int, int]:
        """How much it has to do: questions, and seats."""
        return self.waiting, len(self._known)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def open(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """End the process; what it was asked fails."""
        self._is_closing = True
        if self._task is None:
            return
        if self._process is not None:
            self._hang_up(self._process)
        done, _ = await asyncio.wait([self._task], timeout=ENDING)
        if not done:
            self._task.cancel()
            await asyncio.wait([self._task])
        for question in [*self._asked, *self._queue]:
            question.fail("closed")
        self._asked.clear()
        self._queue.clear()

    def ask(self, question: Question) -> None:
        self._queue.append(question)
        self._send()

    def forget(self, prefix: str) -> None:
        # What still waits would bring the seats back, with nobody left to forget them.
        for question in [*self._queue, *self._asked]:
            if question.key.startswith(prefix):
                question.fail("forgotten")
        for key in [key for key in self._known if key.startswith(prefix)]:
            del self._known[key]
        self._write(framed(Forget(prefix)))

    # -- while it runs -----------------------------------------------------------------------------

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while not self._is_closing:
            if await self._live():
                wait = FIRST_WAIT
            if not self._is_closing:
                self.restarts += 1
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _live(self) -> bool:
        """Run one process from its start to its end; whether it has answered anything."""
        try:
            process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        except OSError:
            self._give_up()
            return False
        has_answered = False
        try:
            await asyncio.wait_for(self._read(process), STARTING)
            self._process = process
            if self._is_closing:
                self._hang_up(process)
            self._send()
            while True:
                self._take(await self._read(process))
                has_answered = True
        except (asyncio.IncompleteReadError, TimeoutError, msgspec.MsgspecError):
            if self._process is None:
                self._give_up()
            self._take_back()
        finally:
            self._process = None
            self._set_alarm()
            await self._bury(process)
        return has_answered

    async def _read(self, process: Process) -> FromWorker:
        assert process.stdout is not None
        (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        message: FromWorker = from_worker.decode(await process.stdout.readexactly(size))
        return message

    async def _bury(self, process: Process) -> None:
        """See to it that the process has ended and its pipes are closed."""
        if not self._is_closing:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        try:
            await asyncio.wait_for(process.communicate(), ENDING)
        except (TimeoutError, asyncio.CancelledError):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _hang_up(self, process: Process) -> None:
        assert process.stdin is not None
        process.stdin.close()

    # -- questions and answers ---------------------------------------------------------------------

    def _send(self) -> None:
        """Ask as much as the process should have before it."""
        while self._process is not None and self._queue and len(self._asked) < DEPTH:
            question = self._queue.popleft()
            if question.future.done():
                continue
            self._asked.append(question)
            self._write(framed(self._asking(question)))
            if len(self._asked) == 1:
                self._set_alarm()

    def _asking(self, question: Question) -> Ask:
        first = self._known.get(question.key, 0)
        if first > question.count:
            first = 0
        self._known[question.key] = question.count
        return Ask(
            question.id,
            question.key,
            question.game,
            question.level,
            question.seat,
            question.seed if first == 0 else "",
            first,
            list(question.events[first : question.count]),
            question.setup if first == 0 else b"",
        )

    def _write(self, data: bytes) -> None:
        if self._process is not None and not self._is_closing:
            assert self._process.stdin is not None
            self._process.stdin.write(data)

    def _take(self, message: FromWorker) -> None:
        """An answer to the oldest question; the next one's time begins."""
        question = self._asked.popleft()
        if isinstance(message, Answer):
            question.resolve(message)
        elif isinstance(message, NeedAll):
            self._known.pop(question.key, None)
            self._queue.appendleft(question)
        elif isinstance(message, Failed):
            self._known.pop(question.key, None)
            question.fail(message.why)
        self._set_alarm()
        self._send()

    def _take_back(self) -> None:
        """The process is gone: give up the question it was at if it is to blame, ask the others."""
        self._known.clear()
        if self._asked:
            first = self._asked[0]
            first.attempts += 1
            if self._is_late or first.attempts >= ATTEMPTS:
                first.fail("too_slow" if self._is_late else "crashed")
                self._asked.popleft()
        self._queue.extendleft(reversed(self._asked))
        self._asked.clear()
        self._is_late = False

    def _give_up(self) -> None:
        """The process does not start: nobody should wait for it."""
        for question in self._queue:
            question.fail("no_process")
        self._queue.clear()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._asked:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(self.limit, self._look_again)

    def _look_again(self) -> None:
        """The time is over; if it was the event loop that was late, an answer is there to read."""
        self._alarm = asyncio.get_running_loop().call_later(GRACE, self._kill_the_late)

    def _kill_the_late(self) -> None:
        self._alarm = None
        if self._process is not None:
            self._is_late = True
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
