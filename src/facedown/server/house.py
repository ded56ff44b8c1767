"""The house: all its tables, and the lobby before them. It names no game."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from math import inf
from secrets import choice
from typing import Any, Final

from facedown.bots.cast import CAST
from facedown.bots.levels import find_level
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.seats import Seat
from facedown.match import log, wire
from facedown.match.evening import CLOSED, OVER, WAITING, Evening
from facedown.match.seating import EMPTY
from facedown.match.timing import MIN_WITH_BOTS, has_time_for_bots
from facedown.server.casting import bot_sat, check_bots
from facedown.server.deadline import GRACE_SECONDS
from facedown.server.deserted import LOADING_SECONDS, deserted, is_left_asleep
from facedown.server.errors import HouseError
from facedown.server.logs import log as log_line
from facedown.server.neighbours import Neighbours
from facedown.server.people import Person
from facedown.server.person_tables import PersonTables, card
from facedown.server.progress import check_wear
from facedown.server.recording import record_of
from facedown.server.room import Room
from facedown.server.services import Connection, Services
from facedown.server.sleepers import Sleepers
from facedown.server.store import Conflict, Damaged, Record, StoreError, StoreFailed
from facedown.server.stories import Story, story_of

# Letters that are not taken for one another, and spell no words.
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH: Final = 6

QUICK_SEATS: Final = 4

SWEEP_SECONDS: Final = 15.0
# A full house looks for tables to let go when one is asked for, but not more often than this.
AGAIN_SECONDS: Final = 1.0
# Tables that are closed or opened again in one turn.
AT_ONCE: Final = 25
# So many public tables are listed: nobody looks through more.
MAX_LISTED: Final = 100


class House:
    """Every table that is open, each rebuilt from its log when it is first asked for."""

    def __init__(
        self,
        services: Services,
        *,
        most_tables: int = 2000,
        most_of_one: int = 10,
        most_asleep: int = 20_000,
        most_asleep_of_one: int = 20,
        names: Callable[[], str] | None = None,
    ) -> None:
        self.services: Final = services
        self.rooms: Final[dict[str, Room]] = {}
        self.sleepers: Final = Sleepers(most_asleep)
        self.most_tables: Final = most_tables
        self.person_tables: Final = PersonTables(
            self, services.bus, most_of_one, most_asleep_of_one
        )
        self._name: Final = names or _new_code
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._broom: Final = asyncio.Lock()
        self._swept_at = -inf
        # Tables that are on disk and cannot be read.
        self.damaged: Final[set[str]] = set()
        self.is_open = False
        # Whether no new tables are opened, because the process is about to go.
        self.is_draining = False
        self.neighbours: Final = Neighbours(self)

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Rebuild what was running, and keep the house from now on."""
        self.is_open = True
        self.neighbours.listen()
        self.person_tables.listen()
        # Where there are several processes, each takes what nobody has.
        is_shared = self.services.bus.is_shared
        running = [] if is_shared else await self.services.store.running()
        work = [self.rebuild(running), self._sweep_for_ever()]
        if is_shared:
            work.append(self.neighbours.stay_known())
        for task in work:
            self._tasks.append(asyncio.create_task(task))

    async def rebuild(self, codes: list[str]) -> None:
        """Go on with these tables; one that cannot be rebuilt must not keep the others away."""
        for code in codes:
            try:
                room = await self.find(code)
                if is_left_asleep(room):
                    await self._put_to_sleep(room)
            except HouseError as error:
                # One that the last process had just closed is marked as closed now.
                if error.code != "table_closed":
                    log_line().warning("not rebuilt", table=code, error=error.code)
            except StoreFailed:
                pass  # when somebody comes, then; the store has said what is wrong
            except Exception as error:  # noqa: BLE001 - one table's trouble stays its own
                log_line().error("not rebuilt", table=code, error=repr(error))

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except StoreError:
                pass  # next time, then; the store has said what is wrong
            except Exception as error:  # noqa: BLE001 - a house that is not swept fills up
                log_line().error("not swept", error=repr(error), exc_info=error)

    async def close(self) -> None:
        """Tell everybody to come back, and wait for the disk."""
        self.is_open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.close("come_back", self.neighbours.again_ms())
        # What the disk has refused was told to nobody.
        await asyncio.gather(*[room.settled() for room in rooms], return_exceptions=True)
        await self.neighbours.release()
        self.rooms.clear()

    async def sweep(self) -> None:
        """Close tables that nobody has been at for long, and open those again whose log failed.

        Those that sleep are let go from memory.

        `StoreFailed` if nothing can be written: then nothing can be closed or opened.
        """
        async with self._broom:
            await self._sweep()

    async def _sweep(self) -> None:
        self._swept_at = asyncio.get_running_loop().time()
        if self.services.store.trouble:
            with suppress(Damaged):  # of one table perhaps: the others are swept
                await self.services.store.check()
        await self._each(self._reopen, [one for one in self.rooms.values() if one.outbox.is_broken])
        asleep = [
            room
            for room in self.rooms.values()
            if is_left_asleep(room) and room.quiet_seconds > LOADING_SECONDS
        ]
        await self._each(self._put_to_sleep, asleep)
        await self._end_sleepers()
        await self._each(self._desert, deserted(self.rooms.values(), self._count, self.most_tables))
        self.person_tables.look_again()
        for code in list(self.damaged):  # an admin may have closed it, at whatever process
            if not await self.services.store.is_running(code):
                self.damaged.discard(code)

    async def _put_to_sleep(self, room: Room) -> None:
        """Let a sleeping table go from memory: it is read from its log when somebody comes."""
        evening, number = room.evening, room.evening.number
        await room.settled()
        is_left = is_left_asleep(room) and evening.number == number
        if is_left and self.rooms.get(evening.code) is room:
            self.sleepers.add(evening, room.guests)
            self._let_go(room)

    async def _end_sleepers(self) -> None:
        for code in self.sleepers.over(self.services.clock()):
            # Another process may have it, and its people, and this one has not heard of it.
            if await self.services.bus.has(code):
                with suppress(HouseError):  # it cannot be read any more
                    room = await self.find(code)
                    if not room.guests:
                        await self._close_table(room, "deserted")
            self.sleepers.wake(code)

    async def _each(self, do: Callable[[Room], Awaitable[None]], rooms: list[Room]) -> None:
        """Do something with these tables, a few at a time; if one fails, the others go on."""
        for first in range(0, len(rooms), AT_ONCE):
            some = rooms[first : first + AT_ONCE]
            done = await asyncio.gather(*map(do, some), return_exceptions=True)
            for room, error in zip(some, done, strict=True):
                if isinstance(error, Exception) and not isinstance(error, StoreError):
                    table, cause = room.evening.code, repr(error)
                    log_line().error("not swept", table=table, error=cause, exc_info=error)

    async def _desert(self, room: Room) -> None:
        if await self.neighbours.took(room):  # and people may be there
            return
        await room.recorded()
        code = room.evening.code
        is_closed = room.evening.stage == CLOSED
        if (room.guests and not is_closed) or self.rooms.get(code) is not room:
            return
        was_used = room.guests.attended or is_closed
        # Even if it is dropped: it fails if another process has written to it meanwhile.
        await self._close_table(room, "deserted")
        if not was_used:
            await self.services.store.drop_table(code)

    async def _reopen(self, room: Room) -> None:
        """Go on from what the log says: nothing that came after it was told to anybody.

        Unless another process has the table: then its people have gone there.
        """
        if await self.neighbours.took(room):
            return
        try:
            await self.find(room.evening.code)
        except HouseError:  # it is closed, or cannot be read
            if self.rooms.get(room.evening.code) is room:
                del self.rooms[room.evening.code]

    @property
    def _count(self) -> int:
        return len(self.rooms) + self.person_tables.opening

    async def _make_room(self) -> None:
        """Let go now of the tables that a full house does not keep."""
        if self._count < self.most_tables:
            return
        async with self._broom:
            since = asyncio.get_running_loop().time() - self._swept_at
            if self._count >= self.most_tables and since >= AGAIN_SECONDS:
                with suppress(StoreError):
                    await self._sweep()

    async def _close_table(self, room: Room, why: str) -> None:
        if room.evening.stage != CLOSED:
            room.do(log.Closed(at=room.services.clock(), why=why))
        await room.settled()
        self._let_go(room)
        await self._closed(room.evening.code)

    async def _closed(self, code: str) -> None:
        await self.services.store.close_table(code)
        await self.services.bus.forget(code)

    def _let_go(self, room: Room) -> None:
        room.close("table_closed", 0)
        self.rooms.pop(room.evening.code, None)
        # Whoever still knows the room, a socket that lingers, keeps none of its cards.
        room.evening.let_go()

    def has(self, code: str) -> bool:
        """Whether a table is here: in memory, asleep, or on its way."""
        is_known = code in self.rooms or code in self._loading
        return is_known or self.sleepers.get(code) is not None

    async def loaded(self, code: str) -> Room | None:
        """The table of this code if it is in memory, or when it is; None if it is not."""
        if code in self._loading:
            await asyncio.wait([self._loading[code]])
        return self.rooms.get(code)

    async def find(self, code: str) -> Room:
        """The table of this code, rebuilt from its log if it is not here."""
        room = self.rooms.get(code)
        if room is not None and not room.outbox.is_broken:
            if room.evening.stage == CLOSED:
                raise HouseError("table_closed", table=code)
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda done: self._loaded(code, done))
        room = await asyncio.shield(self._loading[code])
        if self.sleepers.get(code) is not None:  # whoever had it opened has put it back to sleep
            return await self.find(code)
        # There was more of it, as was heard while it was read, or another process has it now.
        if room.outbox.is_broken or self.rooms.get(code) is not room:
            raise HouseError("come_back")
        return room

    def _loaded(self, code: str, done: asyncio.Task[Room]) -> None:
        self._loading.pop(code, None)
        if not done.cancelled():
            done.exception()  # whoever asked may have hung up: then nobody else looks at it

    async def _load(self, code: str) -> Room:
        store = self.services.store
        try:
            # A table that a newer version plays is left to it.
            entries = _entries(code, await store.read(code))
            # Claimed before the rest is read: whoever had the table writes no more of it as soon
            # as they hear of that.
            await self.services.bus.claim(code)
            entries += _entries(code, await store.read(code, len(entries) + 1))
            evening = _evening(code, entries)
            acknowledged = await store.acknowledged(code)
        except Damaged as error:
            if code not in self.damaged and len(self.damaged) < self.most_tables:
                self.damaged.add(code)
                log_line().error("table damaged", table=code, why=error.params.get("why", ""))
            self.sleepers.wake(code)
            raise HouseError("table_damaged", table=code) from None
        except HouseError as error:
            if error.code == "rules_changed":
                await self.services.bus.claim(code)  # who has it sends its people away
                await self._closed(code)
            raise
        self.damaged.discard(code)
        if evening.stage == CLOSED:
            await self._closed(code)
            raise HouseError("table_closed", table=code)
        room = Room(self.services, evening, acknowledged)
        self.rooms[code] = room
        self.sleepers.wake(code)
        self.person_tables.note(evening)
        room.give_grace()
        room.wake()
        return room

    def stood_still(self, seconds: float) -> None:
        """The house stood still: give everybody a moment, and tell them how long they have.

        As long as the house stood still, as far as a restart gives it: by then most are back.
        """
        for room in self.rooms.values():
            room.give_grace(min(seconds, GRACE_SECONDS))
            if room.evening.clock() is not None:
                room.tell_clock()

    def tell_notice(self) -> None:
        """There is another notice, or none any more."""
        for room in self.rooms.values():
            if not room.outbox.is_broken:
                room.tell_notice()

    # -- for those who run the house ---------------------------------------------------------------

    async def shut(self, code: str) -> None:
        """Close a table, whatever is played there; also one that cannot be read any more."""
        try:
            await (await self.find(code)).recorded()
            await self._close_table(await self.find(code), "shut")
        except HouseError as error:
            if error.code != "table_damaged":
                raise
            await self._closed(code)

    async def story(self, code: str) -> Story:
        """What happened at a table, by its log on disk: nothing is told before it is there."""
        try:
            entries = _entries(code, await self.services.store.read(code))
            evening = _evening(code, entries)
        except Damaged:
            raise HouseError("table_damaged", table=code) from None
        return story_of(entries, evening)

    # -- the lobby ---------------------------------------------------------------------------------

    async def tables(self, person: Person | None = None, game: str = "") -> list[wire.TableCard]:
        """The public tables, or those of one game: first where somebody is, the newest first."""
        others = await self.neighbours.public(person, game, MAX_LISTED)
        public = [
            room
            for room in reversed(self.rooms.values())
            if room.evening.options.public and room.evening.stage != CLOSED
        ]
        listed = [room for room in public if game in ("", room.evening.game.KEY)]
        found = [(not room.guests, card(room, person)) for room in listed] + others
        found.sort(key=lambda one: one[0])
        return [listed for _, listed in found[:MAX_LISTED]]

    async def info(self, code: str, person: Person | None) -> wire.TableInfo:
        room = await self.find(code)
        return room.info(None if person is None else room.evening.seating.seat_of(person.id))

    async def rounds(self, code: str, person: Person) -> Record:
        """The rounds of a match that are over, for whoever plays it or has resigned from it."""
        room = await self.find(code)
        evening = room.evening
        if not evening.seating.has_played(person.id):
            raise HouseError("not_seated")
        if evening.match is None or not evening.match.results:
            raise HouseError("no_round_over")
        record = await record_of(evening)
        await room.settled()  # nothing is told before it is on disk
        return record

    async def create(self, person: Person, options: wire.TableOptions) -> wire.TableInfo:
        """Open a table; whoever opens it is its host."""
        game = find_game(options.game)
        variant = game.variant(dict(options.options), options.preset)
        game.check_players(variant, options.seats)
        check_bots(options.bots)
        find_level(options.level)
        if len(options.bots) >= options.seats:
            raise HouseError("table_full")
        if options.bots:
            _check_clocks(game, options)
        if self.is_draining:
            raise HouseError("come_back")
        await self._make_room()
        async with self.neighbours.alone_with(person.id):
            room = await self._open_for(person, game, options)
        return room.info(0)

    async def _open_for(self, person: Person, game: Game[Any], options: wire.TableOptions) -> Room:
        """Open a table where a person is the host, unless there are too many."""
        await self._make_place(person)
        if self._count >= self.most_tables:
            raise HouseError("too_many_tables")
        with self.person_tables.opening_one(person):
            room = await self._open_table(game, options)
        try:
            self.person_tables.check_forgotten(person)
        except HouseError:
            await self._close_table(room, "left")
            raise
        now = room.services.clock()
        room.do(_sat(person, now, 0))
        self.person_tables.note(room.evening)
        # Those who were asked for by name first: nobody else is given theirs.
        last, bots = options.seats - 1, sorted(enumerate(options.bots), key=_is_of_a_level)
        for number, wanted in bots:
            room.do(bot_sat(room.evening, now, last - number, wanted))
        await room.settled()
        await self.neighbours.say(room)
        return room

    async def _make_place(self, person: Person) -> None:
        """End tables that a person has left until there is place for another of theirs."""
        of_person = self.services.bus.of_person
        while left := self.person_tables.in_the_way(person, await of_person(person.id)):
            await self._end_one_of(person, left)

    async def _end_one_of(self, person: Person, codes: list[str]) -> None:
        """End the first of these tables that can be ended."""
        for code in codes:
            with suppress(HouseError):  # it is not as it was listed any more
                await self.end(person, code)
                return
        raise HouseError("too_many_tables")

    async def end(self, person: Person, code: str) -> None:
        """End a table at which nobody else sits, whatever is played there."""
        await (await self.find(code)).recorded()
        room = await self.find(code)
        if room.evening.seating.people() != [_seat_of(room, person)]:
            raise HouseError("not_alone")
        await self._close_table(room, "left")

    async def _open_table(self, game: Game[Any], options: wire.TableOptions) -> Room:
        while True:
            code = self._name()
            opened = log.Opened(
                at=self.services.clock(), code=code, options=options, version=game.VERSION
            )
            try:
                await self.services.store.append(code, 1, [log.write(opened)])
            except Conflict:
                continue
            await self.services.bus.claim(code)
            room = Room(self.services, Evening(game, opened), {})
            self.rooms[code] = room
            return room

    async def join(self, person: Person, code: str, seat: Seat | None = None) -> wire.TableInfo:
        """Take a seat, the first free one if none is named."""
        async with self.neighbours.alone_with(person.id):
            return await self._join(person, code, seat)

    async def _join(self, person: Person, code: str, seat: Seat | None) -> wire.TableInfo:
        store = self.services.store
        apart = await store.blocked(person.id) | await store.blockers(person.id)
        listed = await self.services.bus.of_person(person.id)
        # From here to the seat nothing is waited for: what is true stays true.
        room = await self.find(code)
        evening = room.evening
        taken = evening.seating.seat_of(person.id)
        if taken is not None:
            return room.info(taken)
        if evening.is_on:
            raise HouseError("match_on")
        if person.id in evening.seating.removed:
            raise HouseError("removed")
        check_wear(room.evening)
        free = _free_seat(evening, seat)
        if any(evening.seating.chairs[one].person in apart for one in evening.seating.people()):
            raise HouseError("blocked")
        if left := self.person_tables.in_the_way(person, listed):
            await self._end_one_of(person, left)
            return await self._join(person, code, seat)
        at = room.services.clock()
        room.do(_sat(person, at, free))
        self.person_tables.note(evening)
        room.wake()
        await room.settled()
        await self.neighbours.say(room)
        return room.info(free)

    async def leave(self, person: Person, code: str, *, forgotten: bool = False) -> None:
        """Give up a seat; in a match that is resigning."""
        room = await self.find(code)
        seat = _seat_of(room, person)
        if room.evening.is_on:
            room.resign(seat, forgotten=forgotten)
        else:
            room.do(log.Left(at=room.services.clock(), seat=seat))
            room.take_from(person.id, "left")
            room.wake()
        await room.settled()
        if not room.evening.seating.people() and not room.evening.is_on:
            await room.recorded()
            await self._close_table(room, "left")
        else:
            await self.neighbours.say(room)

    async def forget(self, person: Person) -> None:
        """Give up every seat of somebody who is about to be forgotten.

        No seat is given that was asked for before: the name would be in its log.
        """
        self.person_tables.forget(person)
        async with self.neighbours.alone_with(person.id):
            for table in await self.person_tables.of(person):
                with suppress(HouseError):  # who asks for it twice may have left
                    await self.leave(person, table.code, forgotten=True)

    async def remove(self, person: Person, code: str, seat: Seat) -> None:
        """The host empties a seat before the match."""
        room = self._hosted(await self.find(code), person)
        evening = room.evening
        if evening.is_on:
            raise HouseError("match_on")
        chairs = evening.seating.chairs
        if not 0 <= seat < len(chairs) or chairs[seat].kind == EMPTY:
            raise HouseError("no_such_seat", seat=seat)
        if seat == evening.seating.host:
            raise HouseError("seat_taken", seat=seat)
        removed = chairs[seat].person
        room.do(log.Left(at=room.services.clock(), seat=seat, removed=True))
        if removed:
            room.take_from(removed, "removed")
        await room.settled()

    async def add_bot(self, person: Person, code: str, wanted: str, seat: Seat | None) -> None:
        """The host gives a free seat to a bot: of a level, or a certain character."""
        room = self._hosted(await self.find(code), person)
        if room.evening.is_on:
            raise HouseError("match_on")
        check_bots([wanted])
        _check_clocks(room.evening.game, room.evening.options)
        check_wear(room.evening)
        free = _free_seat(room.evening, seat)
        room.do(bot_sat(room.evening, room.services.clock(), free, wanted))
        room.wake()
        await room.settled()

    async def rename(self, person: Person) -> None:
        """Show a person as they are called now, and look; where a match is on, after it."""
        for code in self.person_tables.codes_of(person):
            room = self.rooms.get(code)
            if room is not None and not room.outbox.is_broken:
                room.rename(person)
                await room.settled()

    async def ready(self, person: Person, code: str) -> None:
        """Be ready: for the match, its next round, or another match."""
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
        if evening.seating.free_seats():
            _check_clocks(evening.game, evening.options)
        room.begin()
        await room.settled()

    async def rematch(self, person: Person, code: str) -> None:
        """Ask for another match at the same table; it begins when everybody has asked."""
        room = await self.find(code)
        if room.evening.stage != OVER:
            raise HouseError("match_on" if room.evening.is_on else "no_match")
        await self.ready(person, code)

    async def quick(
        self,
        person: Person,
        game: str,
        level: str,
        seats: int | None = None,
        *,
        is_open: bool = True,
        is_sent: bool = False,
    ) -> wire.TableInfo:
        """Sit down at an open table of this game, or at a new one with bots.

        `Elsewhere` if there is one at another process, unless another process sent the person here.
        """
        found = find_game(game)
        find_level(level)
        for room in list(self.rooms.values()) if is_open else []:
            evening = room.evening
            is_free = (
                evening.options.public and evening.stage == WAITING and evening.seating.free_seats()
            )
            if is_free and evening.game is found and room.guests.here():
                try:
                    info = await self.join(person, evening.code)
                    await self.ready(person, evening.code)
                except HouseError:
                    continue
                return info
        if is_open and not is_sent:
            await self.neighbours.check_open_table(person, game)
        low, high = found.OFFICIAL
        seats = max(low, min(QUICK_SEATS, high)) if seats is None else seats
        bots = [level] * (seats - 1)
        options = wire.TableOptions(game=game, seats=seats, bots=bots, level=level, hints=True)
        info = await self.create(person, options)
        await self.start(person, info.code)
        return await self.info(info.code, person)

    @staticmethod
    def _hosted(room: Room, person: Person) -> Room:
        """The room, if this person is its host, or may be because the host is not there."""
        seat, host, here = _seat_of(room, person), room.evening.seating.host, room.guests.here()
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
            muted = await self.services.store.unheard(person.id)
        known = self.rooms.get(hello.table)
        if known is not None:
            await self.neighbours.took(known)  # and this process has not heard of it
        if not self.is_open:
            raise HouseError("come_back")
        room = await self.find(hello.table)
        if not room.has_shown(person, hello):
            await self.neighbours.check_log(room)
            # Found last: while the store was asked, the table may have become another.
            room = await self.find(hello.table)
        room.connect(person, hello, connection, muted)
        return room

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """What a person does not want to hear has changed."""
        for room in self.rooms.values():
            for guest in room.guests.of(person):
                guest.muted = muted


def find_game(key: str) -> Game[Any]:
    """The game of this key; `HouseError` if there is none."""
    if key not in GAMES:
        raise HouseError("no_such_game", game=key)
    return GAMES[key]


def _entries(code: str, data: list[bytes]) -> list[log.AnyEntry]:
    """The entries of a log; `come_back` if a newer version of the program has written them."""
    try:
        with _readable():
            entries = [log.read(one) for one in data]
            if entries and isinstance(entries[0], log.Opened):
                _check_rules(code, entries[0])
            return entries
    except log.Newer as error:
        log_line().warning("table of a newer version", table=code, **error.params)
        raise HouseError("come_back") from None


def _evening(code: str, entries: list[log.AnyEntry]) -> Evening:
    """The evening that a log tells; `Damaged` if it tells none."""
    if not entries:
        raise HouseError("no_such_table", table=code)
    with _readable():
        return Evening.fold(find_game, entries)


@contextmanager
def _readable() -> Iterator[None]:
    """Whatever is wrong in a log, nobody can play on: `Damaged`."""
    try:
        yield
    except (HouseError, log.Newer):
        raise
    except Exception as error:
        raise Damaged("unreadable", why=type(error).__name__) from error


def _check_rules(code: str, opened: log.Opened) -> None:
    """By other rules the same moves may be illegal, or do something else."""
    known = find_game(opened.options.game).VERSION
    if opened.version > known:
        raise log.Newer("newer_rules", found=opened.version, known=known)
    if opened.version < known:
        raise HouseError("rules_changed", table=code)


def _is_of_a_level(bot: tuple[int, str]) -> bool:
    return bot[1] not in CAST


def _sat(person: Person, at: float, seat: Seat) -> log.Sat:
    return log.Sat(at=at, seat=seat, person=person.id, name=person.name, face=person.face)


def _check_clocks(game: Game[Any], options: wire.TableOptions) -> None:
    if not has_time_for_bots(game, options):
        raise HouseError("clock_too_short", least=int(MIN_WITH_BOTS))


def _seat_of(room: Room, person: Person) -> Seat:
    seat = room.evening.seating.seat_of(person.id)
    if seat is None:
        raise HouseError("not_seated")
    return seat


def _free_seat(evening: Evening, seat: Seat | None) -> Seat:
    free = evening.seating.free_seats()
    if not free:
        raise HouseError("table_full")
    if seat is None:
        return free[0]
    if not 0 <= seat < len(evening.seating.chairs):
        raise HouseError("no_such_seat", seat=seat)
    if seat not in free:
        raise HouseError("seat_taken", seat=seat)
    return seat


def _new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE_LENGTH))
