"""The bots of a house: processes that think beside the event loop, and who thinks for whom."""

import asyncio
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from facedown.bots.players import find_style
from facedown.core.dealer import Dealer
from facedown.server.bots.messages import Answer, Chosen, Hinted
from facedown.server.bots.process import BotProcess
from facedown.server.bots.questions import Asker, BotTable, Question, Situation

WORKER: Final = (sys.executable, "-P", "-m", "facedown.server.bots.worker")
LIMIT: Final = 2.0
# What stands between a seat's key, the level that plays it, and the character.
MARK: Final = "#"


class BotPool:
    """Asks bots for moves and hints. A seat stays with one process, which knows it already.

    What is asked for a seat takes the place of what was asked for it before, which is cancelled.
    `limit` is how long a decision may take, in seconds, not counting the time it waits for its
    turn. `speed` stretches the levels' delays; 0 makes bots quick. The seed decides what is left
    to the bots' chance; unless one is given nobody can guess it.
    """

    def __init__(
        self,
        workers: int | None = None,
        limit: float = LIMIT,
        speed: float = 1.0,
        seed: str | None = None,
        command: Sequence[str] = WORKER,
    ) -> None:
        number = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self.speed: Final = speed
        self._seed: Final = secrets.token_hex(16) if seed is None else seed
        self._tempo: Final = Dealer(f"{self._seed}/tempo")
        self._processes: Final = [BotProcess(command, limit) for _ in range(number)]
        self._tables: Final[dict[str, BotTable]] = {}
        # The process of each seat, by table and seat.
        self._homes: Final[dict[str, dict[str, BotProcess]]] = {}
        self._asked: int = 0
        self._is_open: bool = False

    async def open(self) -> None:
        """Start the processes; what is asked before they are there waits for them."""
        self._is_open = True
        for process in self._processes:
            process.open()

    async def close(self) -> None:
        """End the processes; what was asked and not answered fails."""
        self._is_open = False
        self._tables.clear()
        self._homes.clear()
        await asyncio.gather(*[process.close() for process in self._processes])

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return sum(process.waiting for process in self._processes)

    @property
    def restarts(self) -> int:
        """How often a process had to be started again."""
        return sum(process.restarts for process in self._processes)

    @property
    def pids(self) -> list[int]:
        """The processes at work now."""
        return [process.pid for process in self._processes if process.pid is not None]

    def choose(self, about: Situation, level: str, character: str = "") -> asyncio.Future[Chosen]:
        """What a bot of this level, or a character who plays it, does in a situation.

        Or `BotFailed`.
        """
        find_style(level, character)
        return self._ask(about, level, character, _chosen)

    def hint(self, about: Situation) -> asyncio.Future[list[Hinted]]:
        """The best moves in a situation, and why; none if there is no move."""
        return self._ask(about, "", "", _hinted)

    def delay(self, level: str, kind: str, window: float, character: str = "") -> float:
        """Seconds before a bot makes a move of this kind, whatever the move is.

        `window` is how long people have for theirs; 0 if that has no end.
        """
        return find_style(level, character).delay(kind, self._tempo, window) * self.speed

    def chance_of(self, seat_key: str) -> str:
        """The seed of what is left to chance in a seat."""
        return f"{self._seed}/{seat_key}"

    def think_for(self, table: str, asker: Asker) -> None:
        """Let what a table has asked wait with this asker's questions from now on."""
        found = self._tables.get(table)
        if found is not None and found.asker != asker:
            found.asker = asker
            for process in self._processes_of(table):
                process.move(found)

    def forget(self, table: str) -> None:
        """Forget a table and all its seats."""
        found = self._tables.pop(table, None)
        if found is not None:
            for process in self._processes_of(table):
                process.forget(found)
            self._homes.pop(table, None)

    def _ask(
        self, about: Situation, level: str, character: str, result: Callable[[Answer], object]
    ) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        key = f"{about.key}{MARK}{level}{MARK}{character}"
        self._asked += 1
        question = Question(
            id=self._asked,
            key=key,
            table=self._table(about),
            about=about,
            level=level,
            character=character,
            seed=self.chance_of(key),
            count=len(about.events),
            future=future,
            result=result,
        )
        if self._is_open and self._processes:
            self._home(question).ask(question)
        else:
            question.fail("closed")
        return future

    def _table(self, about: Situation) -> BotTable:
        self.think_for(about.table, about.asker)
        return self._tables.setdefault(about.table, BotTable(about.table, about.asker))

    def _home(self, question: Question) -> BotProcess:
        homes, seat = self._homes.setdefault(question.about.table, {}), question.about.key
        if seat not in homes:
            homes[seat] = min(self._processes, key=lambda process: process.load)
        return homes[seat]

    def _processes_of(self, table: str) -> set[BotProcess]:
        return set(self._homes.get(table, {}).values())


def _chosen(answer: Answer) -> Chosen:
    return Chosen(answer.move, answer.rollouts)


def _hinted(answer: Answer) -> list[Hinted]:
    return answer.hints
