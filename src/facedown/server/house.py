"""The house: all its tables, and the lobby before them. It names no game."""

import asyncio
from collections import Counter
from collections.abc import Callable
from secrets import choice
from typing import Any, Final

from facedown.bots.levels import find_level
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.seats import Seat
from facedown.match import log, wire
from facedown.match.evening import (
    BOT,
    CLOSED,
    EMPTY,
    LEAST_WITH_BOTS,
    OVER,
    PERSON,
    WAITING,
    Evening,
    has_time_for_bots,
)
from facedown.server.errors import HouseError
from facedown.server.logs import log as log_line
from facedown.server.means import Connection, Means
from facedown.server.people import Person
from facedown.server.room import Room
from facedown.server.store import Conflict, StoreError

# Letters that are not taken for one another, and spell no words.
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH: Final = 6

QUICK_SEATS: Final = 4

# How long a table without people is kept: before its match, after it, and in a match that no clock
# or bot brings to its end.
WAITING_SECONDS: Final = 900.0
OVER_SECONDS: Final = 600.0
ASLEEP_SECONDS: Final = 7 * 86_400.0
NAP_SECONDS: Final = 3600.0
SWEEP_SECONDS: Final = 15.0


class House:
    """Every table that is open, each rebuilt from its log when it is first asked for."""

    def __init__(
        self,
        means: Means,
        *,
        most_tables: int = 2000,
        most_of_one: int = 10,
        names: Callable[[], str] | None = None,
    ) -> None:
        self.means: Final = means
        self.rooms: Final[dict[str, Room]] = {}
        self.most_tables: Final = most_tables
        self.most_of_one: Final = most_of_one
        self._name: Final = names or _new_code
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        # Tables that people are about to have.
        self._opening: Final[Counter[str]] = Counter()
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self.is_open = False

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Rebuild what was running, and keep the house from now on."""
        self.is_open = True
        self.means.bus.subscribe(self._heard)
        running = await self.means.store.running()
        for task in (self._rebuild(running), self._sweep_for_ever()):
            self._tasks.append(asyncio.create_task(task))

    def _heard(self, table: str, number: int) -> None:
        """Another process let something happen at a table: whoever sits here comes back to it."""
        room = self.rooms.get(table)
        if room is not None and room.evening.number < number:
            room.outbox.give_up()

    async def _rebuild(self, codes: list[str]) -> None:
        """Rebuild these tables; one that cannot be rebuilt must not keep the others away."""
        for code in codes:
            try:
                await self.find(code)
            except HouseError as error:
                log_line().warning("not rebuilt", table=code, error=error.code)
            except Exception as error:  # noqa: BLE001 - one table's trouble stays its own
                log_line().error("not rebuilt", table=code, error=repr(error))

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except StoreError as error:  # next time, then
                log_line().error("not swept", error=error.code)

    async def close(self, again_ms: int = 2000) -> None:
        """Send everybody away to come back, and wait for the disk."""
        self.is_open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.close("come_back", again_ms)
        # What the disk has refused was told to nobody.
        await asyncio.gather(*[room.settled() for room in rooms], return_exceptions=True)
        self.rooms.clear()

    async def sweep(self) -> None:
        """Close the tables that nobody has been at for long.

        In a house that is full, the one longest without people goes; one with a match that is on
        only if it has slept for an hour.
        """
        now = self.means.clock()
        for room in list(self.rooms.values()):
            if not room.guests and now - room.quiet_since > _kept_seconds(room.evening):
                await self._close_table(room, "deserted")
        if len(self.rooms) >= self.most_tables:
            empty = [room for room in self.rooms.values() if not room.guests]
            quiet = [room for room in empty if not room.evening.is_on] or [
                room for room in empty if now - room.quiet_since > NAP_SECONDS
            ]
            if quiet:
                await self._close_table(min(quiet, key=lambda one: one.quiet_since), "deserted")

    async def _close_table(self, room: Room, why: str) -> None:
        room.do(log.Closed(at=self.means.clock(), why=why))
        await room.settled()
        room.close("table_closed", 0)
        self.rooms.pop(room.evening.code, None)
        # A room and its parts know one another, and go only when they are looked for.
        room.evening.let_go()
        await self.means.store.close_table(room.evening.code)

    async def find(self, code: str) -> Room:
        """The table of this code, rebuilt from its log if it is not here."""
        room = self.rooms.get(code)
        if room is not None and not room.outbox.is_broken:
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        entries = [log.read(data) for data in await self.means.store.read(code)]
        if not entries:
            raise HouseError("no_such_table", table=code)
        opened = entries[0]
        assert isinstance(opened, log.Opened)
        if opened.version != find_game(opened.options.game).VERSION:
            # By other rules the same moves may be illegal, or do something else.
            await self.means.store.close_table(code)
            raise HouseError("rules_changed", table=code)
        evening = Evening.fold(find_game, entries)
        if evening.stage == CLOSED:
            await self.means.store.close_table(code)
            raise HouseError("table_closed", table=code)
        room = Room(self.means, evening, await self.means.store.acknowledged(code))
        self.rooms[code] = room
        room.give_grace()
        room.wake()
        return room

    # -- the lobby ---------------------------------------------------------------------------------

    def tables(self, person: Person | None = None) -> list[wire.TableCard]:
        """The public tables that can be joined or watched."""
        return [
            card(room, person)
            for room in self.rooms.values()
            if room.evening.options.public and room.evening.stage != CLOSED
        ]

    def running_of(self, person: Person) -> list[wire.TableCard]:
        """The tables where a person has a seat."""
        return [
            card(room, person)
            for room in self.rooms.values()
            if room.evening.seat_of(person.id) is not None
        ]

    async def info(self, code: str, person: Person | None) -> wire.TableInfo:
        room = await self.find(code)
        return room.info(None if person is None else room.evening.seat_of(person.id))

    async def create(self, person: Person, options: wire.TableOptions) -> wire.TableInfo:
        """Open a table; whoever opens it is its host."""
        game = find_game(options.game)
        game.variant(dict(options.options), options.preset)
        game.check_players(options.seats)
        for level in [*options.bots, options.level]:
            find_level(level)
        if len(options.bots) >= options.seats:
            raise HouseError("table_full")
        if options.bots:
            _check_clocks(game, options)
        self._check_room_for(person)
        self._opening[person.id] += 1
        try:
            room = await self._open_table(game, options)
        finally:
            self._opening[person.id] -= 1
            if not self._opening[person.id]:
                del self._opening[person.id]
        now = self.means.clock()
        room.do(log.Sat(at=now, seat=0, person=person.id, name=person.name))
        for i, level in enumerate(options.bots):
            room.do(log.BotSat(at=now, seat=options.seats - 1 - i, level=level))
        await room.settled()
        return room.info(0)

    def _check_room_for(self, person: Person) -> None:
        if len(self.rooms) + self._opening.total() >= self.most_tables:
            raise HouseError("too_many_tables")
        self._check_own(person)

    def _check_own(self, person: Person) -> None:
        own = sum(room.evening.seat_of(person.id) is not None for room in self.rooms.values())
        if own + self._opening[person.id] >= self.most_of_one:
            raise HouseError("too_many_tables")

    async def _open_table(self, game: Game[Any], options: wire.TableOptions) -> Room:
        while True:
            code = self._name()
            opened = log.Opened(
                at=self.means.clock(), code=code, options=options, version=game.VERSION
            )
            try:
                await self.means.store.append(code, 1, [log.write(opened)])
            except Conflict:
                continue
            room = Room(self.means, Evening(game, opened), {})
            self.rooms[code] = room
            return room

    async def join(self, person: Person, code: str, seat: Seat | None = None) -> wire.TableInfo:
        """Take a seat, the first free one if none is named."""
        store = self.means.store
        apart = await store.blocked(person.id) | await store.blockers(person.id)
        # From here to the seat nothing is waited for: what is true stays true.
        room = await self.find(code)
        evening = room.evening
        taken = evening.seat_of(person.id)
        if taken is not None:
            return room.info(taken)
        if evening.is_on:
            raise HouseError("match_on")
        if person.id in evening.removed:
            raise HouseError("removed")
        seat = _free_seat(evening, seat)
        self._check_own(person)
        if any(evening.chairs[one].person in apart for one in evening.people()):
            raise HouseError("blocked")
        at = self.means.clock()
        room.do(log.Sat(at=at, seat=seat, person=person.id, name=person.name))
        room.wake()
        await room.settled()
        return room.info(seat)

    async def leave(self, person: Person, code: str, *, forgotten: bool = False) -> None:
        """Give up a seat; in a match that is resigning."""
        room = await self.find(code)
        seat = _seat_of(room, person)
        if room.evening.is_on:
            room.resign(seat, forgotten=forgotten)
        else:
            room.do(log.Left(at=self.means.clock(), seat=seat))
            room.take_from(person.id, "left")
            room.wake()
        await room.settled()
        if not room.evening.people() and not room.evening.is_on:
            await self._close_table(room, "left")

    async def remove(self, person: Person, code: str, seat: Seat) -> None:
        """The host empties a seat before the match."""
        room = self._hosted(await self.find(code), person)
        evening = room.evening
        if evening.is_on:
            raise HouseError("match_on")
        if not 0 <= seat < len(evening.chairs) or evening.chairs[seat].kind == EMPTY:
            raise HouseError("no_such_seat", seat=seat)
        if seat == evening.host:
            raise HouseError("seat_taken", seat=seat)
        removed = evening.chairs[seat].person
        room.do(log.Left(at=self.means.clock(), seat=seat, removed=True))
        if removed:
            room.take_from(removed, "removed")
        await room.settled()

    async def add_bot(self, person: Person, code: str, level: str, seat: Seat | None) -> None:
        """The host gives a free seat to a bot."""
        room = self._hosted(await self.find(code), person)
        if room.evening.is_on:
            raise HouseError("match_on")
        find_level(level)
        _check_clocks(room.evening.game, room.evening.options)
        free = _free_seat(room.evening, seat)
        room.do(log.BotSat(at=self.means.clock(), seat=free, level=level))
        room.wake()
        await room.settled()

    async def ready(self, person: Person, code: str) -> None:
        """Say that one is ready: for the match, its next round, or another match."""
        room = await self.find(code)
        room.make_ready(_seat_of(room, person))
        await room.settled()

    async def start(self, person: Person, code: str) -> None:
        """The host begins the match; bots take the seats that are free."""
        await (await self.find(code)).recorded()
        room = self._hosted(await self.find(code), person)
        evening = room.evening
        if evening.is_on:
            raise HouseError("match_on")
        if evening.stage not in (WAITING, OVER):
            raise HouseError("table_closed")
        if evening.free_seats():
            _check_clocks(evening.game, evening.options)
        room.begin()
        await room.settled()

    async def rematch(self, person: Person, code: str) -> None:
        """Wish for another match at the same table; it begins when all wish it."""
        room = await self.find(code)
        if room.evening.stage != OVER:
            raise HouseError("match_on" if room.evening.is_on else "no_match")
        await self.ready(person, code)

    async def quick(
        self, person: Person, game: str, level: str, *, is_open: bool = True
    ) -> wire.TableInfo:
        """Sit down at an open table of this game, or at a new one with bots."""
        found = find_game(game)
        find_level(level)
        for room in list(self.rooms.values()) if is_open else []:
            evening = room.evening
            is_free = evening.options.public and evening.stage == WAITING and evening.free_seats()
            if is_free and evening.game is found and room.here():
                try:
                    info = await self.join(person, evening.code)
                    await self.ready(person, evening.code)
                except HouseError:
                    continue
                return info
        low, high = found.OFFICIAL
        seats = max(low, min(QUICK_SEATS, high))
        bots = [level] * (seats - 1)
        options = wire.TableOptions(game=game, seats=seats, bots=bots, level=level, hints=True)
        info = await self.create(person, options)
        await self.start(person, info.code)
        return await self.info(info.code, person)

    @staticmethod
    def _hosted(room: Room, person: Person) -> Room:
        """The room, if this person is its host, or may be because the host is not there."""
        seat, host, here = _seat_of(room, person), room.evening.host, room.here()
        if seat != host and (host in here or seat not in here):
            raise HouseError("not_host")
        return room

    # -- sockets -----------------------------------------------------------------------------------

    async def connect(
        self, person: Person | None, hello: wire.Hello, connection: Connection
    ) -> Room:
        """Let a socket in at the table it asks for."""
        muted: frozenset[str] = frozenset()
        if person is not None:
            store = self.means.store
            muted = await store.muted(person.id) | await store.blocked(person.id)
        if not self.is_open:
            raise HouseError("come_back")
        # Found last: while the store was asked, the table may have become another.
        room = await self.find(hello.table)
        room.connect(person, hello, connection, muted)
        return room

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """What a person does not want to hear has changed."""
        for room in self.rooms.values():
            for guest in room.guests.values():
                if guest.person is not None and guest.person.id == person:
                    guest.muted = muted


def find_game(key: str) -> Game[Any]:
    """The game of this key; `HouseError` if there is none."""
    if key not in GAMES:
        raise HouseError("no_such_game", game=key)
    return GAMES[key]


def card(room: Room, person: Person | None) -> wire.TableCard:
    """A table as the lobby lists it."""
    evening = room.evening
    options = evening.options
    return wire.TableCard(
        code=evening.code,
        game=evening.game.KEY,
        preset=options.preset,
        stage=evening.stage,
        seats=len(evening.chairs),
        free=0 if evening.is_on else len(evening.free_seats()),
        people=[chair.name for chair in evening.chairs if chair.kind == PERSON],
        bots=sum(chair.kind == BOT for chair in evening.chairs),
        watchers=options.watchers,
        you=None if person is None else evening.seat_of(person.id),
    )


def _check_clocks(game: Game[Any], options: wire.TableOptions) -> None:
    if not has_time_for_bots(game, options):
        raise HouseError("clock_too_short", least=int(LEAST_WITH_BOTS))


def _kept_seconds(evening: Evening) -> float:
    if evening.is_on:
        return ASLEEP_SECONDS
    return OVER_SECONDS if evening.stage == OVER else WAITING_SECONDS


def _seat_of(room: Room, person: Person) -> Seat:
    seat = room.evening.seat_of(person.id)
    if seat is None:
        raise HouseError("not_seated")
    return seat


def _free_seat(evening: Evening, seat: Seat | None) -> Seat:
    free = evening.free_seats()
    if not free:
        raise HouseError("table_full")
    if seat is None:
        return free[0]
    if not 0 <= seat < len(evening.chairs):
        raise HouseError("no_such_seat", seat=seat)
    if seat not in free:
        raise HouseError("seat_taken", seat=seat)
    return seat


def _new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE_LENGTH))
