"""Which tables are whose, at all processes, and how many of them anybody may have."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

import msgspec

from facedown.match import wire
from facedown.match.evening import OVER, Evening
from facedown.server.bus import LEAVING, Bus, Listed
from facedown.server.errors import HouseError
from facedown.server.people import Person
from facedown.server.room import Room
from facedown.server.sleepers import Sleepers, people_of, table_card

# No request takes as long as this.
REQUEST_SECONDS: Final = 60.0


class Tables(Protocol):
    """The tables of this process."""

    @property
    def rooms(self) -> dict[str, Room]: ...

    @property
    def sleepers(self) -> Sleepers: ...


class PersonTables:
    """The tables of people: those here as they are, the others as their processes list them."""

    def __init__(self, house: Tables, bus: Bus, most: int, most_asleep: int) -> None:
        self._house: Final = house
        self._bus: Final = bus
        self.most: Final = most
        self._most_asleep: Final = most_asleep
        # Where people sit, or have sat since it was last looked at.
        self._codes: Final[dict[str, dict[str, None]]] = {}
        # Tables that people are about to have.
        self._opening: Final[Counter[str]] = Counter()
        # People who are being forgotten.
        self._forgotten: Final[set[str]] = set()

    def listen(self) -> None:
        self._bus.subscribe(LEAVING, self._seat_no_more)

    # -- where people sit --------------------------------------------------------------------------

    async def of(self, person: Person) -> list[wire.TableCard]:
        """The tables where a person has a seat, and those that sleep, at whatever process."""
        return self._with_listed(person, await self._bus.of_person(person.id))

    def here(self, person: Person) -> list[wire.TableCard]:
        """The tables of this process where a person has a seat, and those that sleep."""
        found = []
        for code in self.codes_of(person):
            room, sleeper = self._house.rooms.get(code), self._house.sleepers.get(code)
            if room is not None and room.evening.seating.seat_of(person.id) is not None:
                found.append(card(room, person))
            elif room is None and sleeper is not None:
                found.append(sleeper.card_for(person.id))
        return found

    def codes_of(self, person: Person) -> list[str]:
        """The tables of this process where a person sits, or has sat lately."""
        return [*self._codes.get(person.id, ())]

    def _with_listed(self, person: Person, listed: list[Listed]) -> list[wire.TableCard]:
        rooms, sleepers = self._house.rooms, self._house.sleepers
        return self.here(person) + [
            one.cards[person.id]
            for one in listed
            if one.code not in rooms and sleepers.get(one.code) is None
        ]

    def note(self, evening: Evening) -> None:
        """Know the people of a table: to look at every table takes long in a full house."""
        self._note_people(evening.code, people_of(evening))

    def look_again(self) -> None:
        """Look at every table after all: some have left."""
        self._codes.clear()
        for room in self._house.rooms.values():
            self.note(room.evening)
        for code, sleeper in self._house.sleepers:
            self._note_people(code, sleeper.people)

    def _note_people(self, code: str, people: Iterable[str]) -> None:
        for person in people:
            self._codes.setdefault(person, {})[code] = None

    # -- how many they may have --------------------------------------------------------------------

    @property
    def opening(self) -> int:
        """How many tables are about to be there."""
        return self._opening.total()

    @contextmanager
    def opening_one(self, person: Person) -> Iterator[None]:
        """Count a table that a person is about to have."""
        self._opening[person.id] += 1
        try:
            yield
        finally:
            self._opening[person.id] -= 1
            if not self._opening[person.id]:
                del self._opening[person.id]

    def in_the_way(self, person: Person, listed: list[Listed]) -> list[str]:
        """The tables that a person has left, if one of them must end before they get another.

        None of them if there is place for another; `too_many_tables` if there is not, and they have
        left no table where nobody else sits.

        One whose match is over comes before one that has had none; of those that sleep, the one
        that has slept longest. `listed` are all their tables, as processes have said.
        """
        self.check_forgotten(person)
        crowd = self._crowd(person, listed)
        if crowd is None:
            return []
        elsewhere = {one.code for one in listed if one.left}
        left = [one for one in crowd if self._is_left(one, elsewhere)]
        if not left:
            raise HouseError("too_many_tables")
        left.sort(key=lambda one: (one.stage != OVER, one.ends or one.since))
        return [one.code for one in left]

    def _crowd(self, person: Person, listed: list[Listed]) -> list[wire.TableCard] | None:
        """The tables of which a person has too many for another; None if there is place for it.

        Those that sleep take no place from the others: there may be many more of them.
        """
        tables = self._with_listed(person, listed)
        asleep = [one for one in tables if one.asleep]
        if len(asleep) >= self._most_asleep:
            return asleep
        awake = [one for one in tables if not one.asleep]
        return awake if len(awake) + self._opening[person.id] >= self.most else None

    def _is_left(self, table: wire.TableCard, elsewhere: set[str]) -> bool:
        """Whether nobody else sits at a table, and its person is gone.

        `elsewhere` are those that are left as far as their processes have said.
        """
        room = self._house.rooms.get(table.code)
        if len(table.people) > 1 or (room is not None and room.guests):
            return False
        is_left = table.code in elsewhere if room is None else room.guests.attended > 0
        return table.asleep or is_left

    # -- being forgotten ---------------------------------------------------------------------------

    def forget(self, person: Person) -> None:
        """Have no process give a seat to somebody who is being forgotten."""
        self._seat_no_more(person.id)
        self._bus.tell(LEAVING, person.id)

    def _seat_no_more(self, person: str) -> None:
        self._forgotten.add(person)
        loop = asyncio.get_running_loop()
        loop.call_later(REQUEST_SECONDS, self._forgotten.discard, person)

    def check_forgotten(self, person: Person) -> None:
        """`bad_token` for whoever is being forgotten."""
        if person.id in self._forgotten:
            raise HouseError("bad_token")


def card(room: Room, person: Person | None) -> wire.TableCard:
    """A table as the lobby lists it for somebody; whose move it is, only if they may watch it."""
    you = None if person is None else room.evening.seating.seat_of(person.id)
    listed = table_card(room.evening, room.guests, you)
    if you is None and not listed.watchers:
        return msgspec.structs.replace(listed, awaited=[])
    return listed
