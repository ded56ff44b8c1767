"""The other processes of a house, as one of them lives with them: what is heard, said and taken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import randbelow
from typing import Final, Protocol
from weakref import WeakValueDictionary

import msgspec

from facedown.match import wire
from facedown.match.evening import WAITING
from facedown.server.background import Background
from facedown.server.bus import LONGER, TAKEN, Elsewhere, Listed
from facedown.server.errors import HouseError
from facedown.server.logs import log
from facedown.server.people import Person
from facedown.server.room import Room
from facedown.server.services import Services
from facedown.server.sleepers import Sleeper, Sleepers, awaited, people_of, table_card
from facedown.server.store import StoreError

# So often it is said how tables look that have changed, and that the process is alive.
ANNOUNCE_SECONDS: Final = 2.0
# So often it is seen to that what is here is what others think is here.
LOOK_SECONDS: Final = 6.0
# So often and so many times a process asks whether another has given somebody their seat: longer
# than one that is dead can keep them.
HELD_SECONDS: Final = 0.05
HELD_TIMES: Final = 240
# When people are to come back: to a house that restarts, and to another process, which opens the
# tables one after the other.
RESTART_MS: Final = 2000
SOON_MS: Final = 50
SPREAD_MS: Final = 500

AT_ONCE: Final = 25
# So many tables are looked at for one where somebody can sit down.
MAX_OPEN: Final = 100
# What of a table others would see change: how far its log is, how many are there, whether somebody
# was, and the stage.
State = tuple[int, int, bool, str]
# What is said of a table that sleeps, once.
ASLEEP: Final[State] = (0, 0, False, "asleep")


class Tables(Protocol):
    """The tables of this process, as far as others have to do with them."""

    is_draining: bool

    @property
    def services(self) -> Services: ...

    @property
    def rooms(self) -> dict[str, Room]: ...

    @property
    def sleepers(self) -> Sleepers: ...

    def has(self, code: str) -> bool: ...

    async def loaded(self, code: str) -> Room | None: ...

    async def rebuild(self, codes: list[str]) -> None: ...


class Neighbours:
    """Keeps a house and the other processes agreed on who has which table."""

    def __init__(self, house: Tables) -> None:
        self._house: Final = house
        self._bus: Final = house.services.bus
        # What was said last of each table.
        self._said: dict[str, State] = {}
        self._background: Final = Background("neighbours")
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def listen(self) -> None:
        self._bus.subscribe(TAKEN, lambda code: self._background.do(self._taken(code)))
        self._bus.subscribe(LONGER, lambda about: self._background.do(self._longer(about)))

    async def _taken(self, code: str) -> None:
        """Another process has taken a table, if this one has not taken it back since."""
        house = self._house
        if await house.loaded(code) is None and house.sleepers.get(code) is None:
            return
        if not await self._bus.has(code):
            await self._let_go(code)

    async def _let_go(self, code: str) -> None:
        self._house.sleepers.wake(code)
        self._said.pop(code, None)
        room = self._house.rooms.get(code)
        if room is not None:
            await self.hand_over(room)

    async def took(self, room: Room) -> bool:
        """Whether another process has taken a table, which then is handed over."""
        if await self._bus.has(room.evening.code):
            return False
        await self.hand_over(room)
        return True

    async def hand_over(self, room: Room) -> None:
        """Let another process have a table: everybody here comes back to it.

        What was on its way to the disk may have got there after the other has read the log.
        """
        evening, rooms = room.evening, self._house.rooms
        if rooms.get(evening.code) is room:
            del rooms[evening.code]
        room.close("come_back", SOON_MS)
        with suppress(StoreError):
            await room.settled()
        if not room.outbox.is_broken:
            self._bus.tell(LONGER, f"{evening.code} {evening.number}")
        evening.let_go()

    def again_ms(self) -> int:
        """When somebody is to come back if this process closes.

        Later if the house restarts; at once, and not all together, if other processes go on.
        """
        return SOON_MS + randbelow(SPREAD_MS) if self._bus.is_shared else RESTART_MS

    async def release(self) -> None:
        """Leave all tables to the other processes."""
        with suppress(StoreError):  # then they are taken from a process that is dead
            await self._bus.release(
                [*self._house.rooms, *[code for code, _ in self._house.sleepers]]
            )

    async def _longer(self, about: str) -> None:
        """Who had a table before wrote more of it than was read here: it is read again."""
        code, _, number = about.partition(" ")
        room = await self._house.loaded(code)
        if room is not None and room.evening.number < int(number):
            room.outbox.give_up()

    async def check_log(self, room: Room) -> None:
        """`come_back` if the log of a table is longer than what was read of it here.

        Somebody may come from the process that had it before that is heard from there: they must
        not find undone what they have been shown.
        """
        if not self._bus.is_shared:
            return
        evening, number = room.evening, room.evening.number
        more = await self._house.services.store.read(evening.code, number + 1)
        # What has happened here meanwhile may be in it.
        if number + len(more) > evening.number:
            room.outbox.give_up()
            raise HouseError("come_back")

    # -- people ------------------------------------------------------------------------------------

    async def public(
        self, person: Person | None, game: str, limit: int
    ) -> list[tuple[bool, wire.TableCard]]:
        """Public tables at other processes as somebody sees them, and whether nobody is there."""
        known = "" if person is None else person.id
        return [
            (not one.here, one.cards.get(known, one.card))
            for one in await self._bus.public(game, limit)
            if one.code not in self._house.rooms
        ]

    async def check_open_table(self, person: Person, game: str) -> None:
        """`Elsewhere` if another process has a table of this game where somebody can sit down."""
        for one in await self._bus.public(game, MAX_OPEN):
            if one.joinable and person.id not in one.cards:
                raise Elsewhere(one.code)

    @asynccontextmanager
    async def alone_with(self, person: str) -> AsyncIterator[None]:
        """Give somebody a seat while no other process does: so all of them are counted.

        `come_back` if another takes too long over it.
        """
        if not self._bus.is_shared:
            yield
            return
        lock = self._locks.setdefault(person, asyncio.Lock())
        async with lock:
            for _ in range(HELD_TIMES):
                if await self._bus.hold(person):
                    break
                await asyncio.sleep(HELD_SECONDS)
            else:
                raise HouseError("come_back")
            try:
                yield
            finally:
                with suppress(StoreError):  # then it is free after a while
                    await self._bus.let_go(person)

    async def say(self, room: Room) -> None:
        """Have the others know at once who sits at a table."""
        if self._bus.is_shared:
            state = _state_of(room)
            with suppress(StoreError):  # it is said again
                await self._bus.announce([listed(room)])
                self._said[room.evening.code] = state

    # -- staying agreed ----------------------------------------------------------------------------

    async def stay_known(self) -> None:
        """Say how things are here, and take over what nobody has; until the house closes."""
        loop = asyncio.get_running_loop()
        looked_at = loop.time()
        while True:
            try:
                await self._announce()
                if loop.time() - looked_at > LOOK_SECONDS:
                    looked_at = loop.time()
                    await self._agree()
            except StoreError:
                self._said.clear()  # it may be lost: all of it is said again
            except Exception as error:  # noqa: BLE001 - a house that nobody knows of is lost
                log().error("not announced", error=repr(error), exc_info=error)
            await asyncio.sleep(ANNOUNCE_SECONDS)

    async def _agree(self) -> None:
        """Let go of what is another's, and of what is not here; take what is nobody's."""
        house, ours = self._house, await self._bus.ours()
        asleep = {code for code, _ in house.sleepers}
        for code in (house.rooms.keys() | asleep) - ours:
            if code in self._said:
                await self._let_go(code)
        await self._bus.release([code for code in ours if not house.has(code)])
        if not house.is_draining:
            await house.rebuild(await self._bus.adopt())

    async def _announce(self) -> None:
        """Say what is new; a few tables at a time, so that nobody waits for it."""
        now = self._states()
        for code in self._said.keys() - now.keys():
            del self._said[code]
        changed = [code for code, state in now.items() if self._said.get(code) != state]
        for first in range(0, max(1, len(changed)), AT_ONCE):
            some = changed[first : first + AT_ONCE]
            await self._bus.announce([one for code in some if (one := self._listed(code))])
            self._said |= {code: now[code] for code in some}

    def _states(self) -> dict[str, State]:
        now = {
            code: _state_of(room)
            for code, room in self._house.rooms.items()
            if not room.outbox.is_broken
        }
        return now | {code: ASLEEP for code, _ in self._house.sleepers}

    def _listed(self, code: str) -> Listed | None:
        room, sleeper = self._house.rooms.get(code), self._house.sleepers.get(code)
        if room is not None:
            return listed(room)
        return None if sleeper is None else listed_asleep(sleeper)


def _state_of(room: Room) -> State:
    guests = room.guests
    return room.evening.number, len(guests), guests.attended > 0, room.evening.stage


def listed(room: Room) -> Listed:
    """A table as other processes list it."""
    evening, guests = room.evening, room.guests
    card = table_card(evening, guests)
    if not card.watchers:
        card = msgspec.structs.replace(card, awaited=[])
    can_join = evening.stage == WAITING and bool(evening.seating.free_seats())
    return Listed(
        code=evening.code,
        game=evening.game.KEY,
        public=evening.options.public,
        joinable=evening.options.public and can_join and bool(guests.here()),
        here=len(guests),
        card=card,
        cards={
            person: msgspec.structs.replace(card, you=seat, awaited=awaited(evening, seat))
            for person, seat in people_of(evening).items()
        },
        left=not guests and guests.attended > 0,
    )


def listed_asleep(sleeper: Sleeper) -> Listed:
    """A table that sleeps, which only its people are told of."""
    card = sleeper.card
    cards = {person: sleeper.card_for(person) for person in sleeper.people}
    return Listed(card.code, card.game, False, False, 0, card, cards, on_disk=True)
