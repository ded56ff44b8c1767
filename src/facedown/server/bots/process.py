"""One bots' process as the house sees it: what it was asked, and what happens when it fails.

Questions wait in turns; once asked, they are answered in order. A process that takes too long over
one is killed and started again; that question fails, the others are asked anew, with all that they
need. A process that dies of something else loses nothing: even the question it was at is asked once
more. If none can be started, what is asked fails.
"""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from typing import Final

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
from facedown.server.bots.questions import BotTable, FairQueue, Question

# Questions in the pipe at once: the one it is at, and the next. Nobody's turn comes before these.
DEPTH: Final = 2
# Seconds for a process to start, and to end by itself.
STARTING: Final = 30.0
ENDING: Final = 2.0
# Seconds after the limit in which an answer may still be read.
GRACE: Final = 0.1
# Seconds to wait before a process that keeps dying is started again.
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 5.0
ATTEMPTS: Final = 2


class BotProcess:
    """A process, started again whenever it ends before it should."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self.command: Final = command
        self.limit: Final = limit
        self.restarts: int = 0
        self._queue: Final = FairQueue()
        self._asked: Final[deque[Question]] = deque()
        # How many events of each seat the process has, by table and seat.
        self._known: Final[dict[str, dict[str, int]]] = {}
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
        """How much it has to do: questions, and tables."""
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
        for question in self._asked:
            question.fail("closed")
        self._asked.clear()
        self._fail_all("closed")

    def ask(self, question: Question) -> None:
        """Ask for a seat; what was asked for it before is not to be answered any more."""
        for asked in self._asked:
            if asked.about.key == question.about.key:
                asked.future.cancel()
        self._queue.put(question)
        self._send()

    def move(self, table: BotTable) -> None:
        """A table's bots think for somebody else now."""
        self._queue.move(table)

    def forget(self, table: BotTable) -> None:
        # What still waits would bring the seats back, with nobody left to forget them.
        self._queue.forget(table)
        for question in self._asked:
            if question.table is table:
                question.fail("forgotten")
        known = self._known.pop(table.code, None)
        if known:
            self._write(framed(Forget([*known])))

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
        while self._process is not None and len(self._asked) < DEPTH:
            question = self._queue.pop()
            if question is None:
                return
            self._asked.append(question)
            self._write(framed(self._asking(question)))
            if len(self._asked) == 1:
                self._set_alarm()

    def _asking(self, question: Question) -> Ask:
        about, count = question.about, question.count
        known = self._known.setdefault(about.table, {})
        first = known.get(question.key, 0)
        if first > count:
            first = 0
        known[question.key] = count
        return Ask(
            question.id,
            question.key,
            about.game,
            question.level,
            question.character,
            about.seat,
            question.seed if first == 0 else "",
            first,
            list(about.events[first:count]),
            about.setup if first == 0 else b"",
            list(about.past) if first == 0 else [],
            busy=len(self._queue) > 0,
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
            self._knows_nothing(question)
            self._ask_anew(question)
        elif isinstance(message, Failed):
            self._knows_nothing(question)
            question.fail(message.why)
        self._set_alarm()
        self._send()

    def _knows_nothing(self, question: Question) -> None:
        """The process has none of a seat's events, or not the right ones."""
        known = self._known.get(question.about.table, {})
        if question.key in known:
            known[question.key] = 0

    def _ask_anew(self, question: Question) -> None:
        if not question.future.done():
            self._queue.put(question)

    def _take_back(self) -> None:
        """The process is gone: give up the question it was at if it is to blame, ask the others."""
        self._known.clear()
        if self._asked:
            first = self._asked[0]
            first.attempts += 1
            if self._is_late or first.attempts >= ATTEMPTS:
                first.fail("too_slow" if self._is_late else "crashed")
                self._asked.popleft()
        for question in self._asked:
            self._ask_anew(question)
        self._asked.clear()
        self._is_late = False

    def _give_up(self) -> None:
        """The process does not start: nobody should wait for it."""
        self._fail_all("no_process")

    def _fail_all(self, why: str) -> None:
        """Fail all that waits."""
        while (question := self._queue.pop()) is not None:
            question.fail(why)

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
