"""Who is connected, at all processes: asked over the bus when somebody wants to know.

It is said and not stored: the house keeps no addresses.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from facedown.server.bus import ASKED_WHO, PRESENT, Bus
from facedown.server.house import House

# So long the others may take to answer; of one that is silent nobody is known.
ANSWER_SECONDS: Final = 1.0
# So many people of a process are told, and so many at once: what fits into one NOTIFY.
MOST: Final = 500
AT_ONCE: Final = 25


class Present(Struct, frozen=True, array_like=True):
    """Somebody who is connected: where, and from which address; seat -1 is a watcher's."""

    person: str
    name: str
    table: str
    seat: int
    address: str


class Answer(Struct, frozen=True, array_like=True):
    """Some of those who are connected to another process, and whether they are the last."""

    question: str
    people: list[Present]
    is_last: bool


class Everybody(Struct, frozen=True):
    """Those who are connected, and how many processes have not said who is there."""

    people: list[Present]
    silent: int


class Question:
    """What has been answered to one question."""

    def __init__(self, others: int) -> None:
        # So many have not answered, or not to the end.
        self.others = others
        self.people: Final[list[Present]] = []
        self.is_answered: Final = asyncio.Event()

    def add(self, answer: Answer) -> None:
        self.people.extend(answer.people)
        self.others -= answer.is_last
        if self.others <= 0:
            self.is_answered.set()


_answer: Final = msgspec.json.Decoder(Answer)


class RollCall:
    """Asks every process who is there, and answers the others."""

    def __init__(self, bus: Bus, house: House) -> None:
        self._bus: Final = bus
        self._house: Final = house
        self._asked: Final[dict[str, Question]] = {}

    def listen(self) -> None:
        self._bus.subscribe(ASKED_WHO, self._answer)
        self._bus.subscribe(PRESENT, self._heard)

    async def everybody(self) -> Everybody:
        """Those who are connected to a table, here and elsewhere."""
        others = await self._bus.others()
        if not others:
            return Everybody(self._here(), 0)
        number = secrets.token_hex(8)
        question = self._asked[number] = Question(others)
        try:
            self._bus.tell(ASKED_WHO, number)
            with suppress(TimeoutError):
                await asyncio.wait_for(question.is_answered.wait(), ANSWER_SECONDS)
        finally:
            del self._asked[number]
        # One that has just come may have answered, too.
        return Everybody(self._here() + question.people, max(0, question.others))

    def _here(self) -> list[Present]:
        return [
            Present(
                person=guest.person.id,
                name=guest.person.name,
                table=room.evening.code,
                seat=-1 if guest.seat is None else guest.seat,
                address=guest.connection.address,
            )
            for room in self._house.rooms.values()
            for guest in room.guests
            if guest.person is not None
        ]

    def _answer(self, question: str) -> None:
        people = self._here()[:MOST]
        for first in range(0, max(1, len(people)), AT_ONCE):
            some = people[first : first + AT_ONCE]
            answer = Answer(question, some, is_last=first + AT_ONCE >= len(people))
            self._bus.tell(PRESENT, msgspec.json.encode(answer).decode())

    def _heard(self, about: str) -> None:
        with suppress(msgspec.DecodeError):  # another version says it otherwise
            answer = _answer.decode(about)
            if answer.question in self._asked:
                self._asked[answer.question].add(answer)
