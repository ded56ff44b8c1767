"""What bots are asked, and whose question is next.

Questions wait in turns (round robin), first of addresses, then of an address's tables: whoever
opens many tables makes their own bots slow and nobody else's. A seat has one question at a time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec import Struct

from facedown.bots.history import Values
from facedown.server.bots.messages import Answer


class BotFailed(Exception):
    """A bot gave no answer: too slow, gone wrong, or the house is closing."""


class Asker(Struct, frozen=True):
    """For whom a table's bots think: an address, or a person if no address is known.

    Tables where somebody is come before those where nobody is.
    """

    name: str
    is_there: bool = True


@dataclass
class BotTable:
    """A table with bots, and for whom they think at the moment."""

    code: str
    asker: Asker


class Situation(Struct, frozen=True):
    """What a bot is to think about: a seat of a table, and the events that it was shown, as JSON.

    The key names the seat in its round. The events may go on growing. `past` is what everybody has
    seen of the rounds of the match before.
    """

    table: str
    asker: Asker
    key: str
    game: str
    setup: bytes
    seat: int
    events: Sequence[bytes]
    past: Sequence[Values] = ()


@dataclass
class Question:
    """What one seat is asked. `count` says how much of the events was there when it was asked.

    The key names the seat and who plays it: its process keeps a view for each.
    """

    id: int
    key: str
    table: BotTable
    about: Situation
    level: str
    character: str
    seed: str
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


class Waiting(Protocol):
    """Whatever takes turns, with the questions it has waiting."""

    def pop(self) -> Question | None: ...


AnyWaiting = TypeVar("AnyWaiting", bound=Waiting)


class Lane:
    """The questions of one table, one for each seat, in the order in which the seats asked."""

    def __init__(self, asker: Asker, questions: dict[str, Question]) -> None:
        self.asker: Final = asker
        self.questions: Final = questions

    def pop(self) -> Question | None:
        return self.questions.pop(next(iter(self.questions))) if self.questions else None


class Ring(Generic[AnyWaiting]):
    """Round robin. A newcomer is next; whoever had a turn comes again after everyone else.

    Whoever has nothing left to ask stays until their next turn: coming again at once does not make
    a newcomer.
    """

    def __init__(self) -> None:
        self._waiting: Final[OrderedDict[str, AnyWaiting]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._waiting)

    def join(self, name: str, newcomer: AnyWaiting) -> AnyWaiting:
        """Whoever has this name; the newcomer, if nobody has."""
        if name not in self._waiting:
            self._waiting[name] = newcomer
            self._waiting.move_to_end(name, last=False)
        return self._waiting[name]

    def leave(self, name: str) -> None:
        self._waiting.pop(name, None)

    def pop(self) -> Question | None:
        while self._waiting:
            name, first = self._waiting.popitem(last=False)
            question = first.pop()
            if question is not None:
                self._waiting[name] = first
                return question
        return None


class FairQueue:
    """The questions that wait for one process, at most one for each seat."""

    def __init__(self) -> None:
        # Askers, and the tables of each.
        self._there: Final[Ring[Ring[Lane]]] = Ring()
        self._away: Final[Ring[Ring[Lane]]] = Ring()
        self._lanes: Final[dict[str, Lane]] = {}
        self._count: int = 0

    def __len__(self) -> int:
        return self._count

    def put(self, question: Question) -> None:
        """Let a question wait, in place of the one that its seat has waiting."""
        waiting, seat = self._lane(question.table).questions, question.about.key
        if seat in waiting:
            waiting[seat].future.cancel()
        else:
            self._count += 1
        waiting[seat] = question

    def pop(self) -> Question | None:
        """The next question that somebody still waits for."""
        while self._count:
            question = self._there.pop() or self._away.pop()
            assert question is not None
            self._count -= 1
            if not question.future.done():
                return question
        return None

    def move(self, table: BotTable) -> None:
        """A table's bots think for somebody else now."""
        if table.code in self._lanes:
            self._lane(table)

    def forget(self, table: BotTable) -> None:
        """A table was closed: what its seats have asked fails."""
        questions = self._take_out(table.code)
        self._count -= len(questions)
        for question in questions.values():
            question.fail("forgotten")

    def _lane(self, table: BotTable) -> Lane:
        """Where a table's questions wait; those that wait elsewhere come along."""
        asker, lane = table.asker, self._lanes.get(table.code)
        if lane is None or lane.asker != asker:
            lane = Lane(asker, self._take_out(table.code))
            self._lanes[table.code] = lane
        return self._ring(asker).join(asker.name, Ring()).join(table.code, lane)

    def _take_out(self, code: str) -> dict[str, Question]:
        """What a table had waiting, taken out of the queue."""
        lane = self._lanes.pop(code, None)
        if lane is None:
            return {}
        ring, name = self._ring(lane.asker), lane.asker.name
        tables = ring.join(name, Ring())
        tables.leave(code)
        if not tables:
            ring.leave(name)
        return lane.questions

    def _ring(self, asker: Asker) -> Ring[Ring[Lane]]:
        return self._there if asker.is_there else self._away
