"""One table of the house: people and bots round an evening, and everything they are told.

Whatever happens is an entry of the log: it is applied at once, handed to the store, and what
follows from it leaves the house when the store has it on disk. The parts of a room answer
questions and give back what is to be done; only the room lets things happen. A move's way is drawn
in docs/reference/a-move.md.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from facedown.core.errors import FacedownError
from facedown.core.seats import WATCHER, Seat
from facedown.match import log, wire
from facedown.match.clock import TableClock
from facedown.match.evening import CLOSED, OVER, PLAYING, WAITING, Evening
from facedown.server import requests, shares
from facedown.server.absences import Absences
from facedown.server.acknowledged import Acknowledged
from facedown.server.alarm import Alarm
from facedown.server.banter import Banter
from facedown.server.bot_seats import BotSeats
from facedown.server.casting import choose
from facedown.server.commands import Command, Forced, asked
from facedown.server.deadline import ANSWER_SECONDS, EARLY_SECONDS, GRACE_SECONDS, Deadline
from facedown.server.errors import HouseError
from facedown.server.guests import Guest, Guests
from facedown.server.hints import Hints
from facedown.server.outbox import Outbox, send_away
from facedown.server.people import Person
from facedown.server.progress import Progress, check_wear
from facedown.server.reactions import Reactions
from facedown.server.recording import Recording
from facedown.server.services import Connection, Services
from facedown.server.talk import Spoken, Talk
from facedown.server.telling import Telling

PONG: Final = wire.write(wire.Pong())
CHANGES_WHO_PLAYS: Final = (log.StoodIn, log.TookBack, log.Resigned)


class Room:
    """A table and everyone at it."""

    def __init__(self, services: Services, evening: Evening, acknowledged: dict[Seat, int]) -> None:
        clock = TableClock(services.clock(), evening.timing.last_at, services.running)
        services = replace(services, clock=clock.now)  # from here on, time is the table's own
        self.services: Final = services
        self.evening: Final = evening
        self._loop: Final = asyncio.get_running_loop()
        self._alarm: Final = Alarm(self._look)
        self._is_turning = False
        self.guests: Final = Guests(
            services.clock(), evening.timing.played_at - evening.timing.opened_at
        )
        self.outbox: Final = Outbox(services, evening.code, self._alarm)
        self._deadline: Final = Deadline(evening, self.guests)
        self._telling: Final = Telling(evening, self.guests, self._deadline)
        self._acknowledged: Final = Acknowledged(services.store, evening, acknowledged)
        self._reactions: Final = Reactions(evening, services.fair_seconds)
        self._recording: Final = Recording(services.store, evening, self._alarm)
        self._progress: Final = Progress(evening, self.guests, self._recording, services.secret)
        self._absences: Final = Absences(evening)
        self._bots: Final = BotSeats(services, evening, self._alarm)
        self._hints: Final = Hints(evening, self._bots, self._alarm)
        self._talk: Final = Talk(is_free=evening.options.talk)
        self._banter: Final = Banter(evening)
        # People as they are called now, where they may have been called otherwise, by their ids.
        self._renamed: Final[dict[str, Person]] = {}

    # -- a move, from its arrival to everyone's screen ---------------------------------------------

    def receive(self, connection: Connection, message: wire.Incoming) -> None:
        """Do what a client asks, or tell it why not."""
        guest = self.guests.get(connection)
        if guest is None:
            return
        try:
            self._answer(guest, message)
        except FacedownError as error:
            self._reply(guest, requests.refused(error, getattr(message, "id", "")))

    def _answer(self, guest: Guest, message: wire.Incoming) -> None:
        if isinstance(message, wire.Ping):
            guest.connection.send(PONG)
            return
        if self.evening.stage == CLOSED:
            raise HouseError("table_closed")
        if guest.viewer == WATCHER:
            raise HouseError("watching")
        seat = guest.viewer
        match message:
            case wire.MoveCommand():
                self._move(guest, message)
            case wire.Ack():
                self._acknowledged.note(seat, message.seen)
            case wire.Try():
                self._reply(guest, requests.tried(self.evening, seat, message))
            case wire.Hint():
                self._hints.ask(guest, message.id)
            case wire.Phrase() | wire.Say():
                self._say(guest, message)
            case wire.Commit() | wire.Reveal():
                self._do_all([shares.given(self.evening, seat, message, self.services.clock())])
            case wire.Ready():
                self.make_ready(seat)
            case wire.Pause():
                self._pause(seat, on=message.on)
            case wire.Hurry():
                requests.check_alone(self.evening, seat)
                self._bots.hurry()
                self.wake()
            case wire.Wait():
                requests.check_alone(self.evening, seat)
                self._bots.wait(on=message.on)
                self.wake()
            case wire.Resign():
                self.resign(seat)
            case _:
                raise HouseError("already_seated")

    def _say(self, guest: Guest, message: wire.Phrase | wire.Say) -> None:
        now, speaker = self.services.clock(), "" if guest.person is None else guest.person.id
        if self.services.moderation.is_muted(speaker, now):
            raise HouseError("muted")
        said = self._talk.say(guest.viewer, speaker, message, now)
        self.outbox.post(self._telling.said(said, speaker))

    def _move(self, guest: Guest, message: wire.MoveCommand) -> None:
        evening, seat, now = self.evening, guest.viewer, self.services.clock()
        if evening.round is not None and evening.round.has_done(seat, message.id):
            self._reply(guest, wire.Repeated(message.id))
            return
        self._acknowledged.note(seat, message.answering)
        move = evening.read_move(message.move)
        self._hold_or_make(asked(guest, message, move, now, self.services.fair_seconds))
        self.wake()

    def _hold_or_make(self, command: Command, *, is_race: bool = True) -> None:
        if not self._reactions.hold(command, self._loop.time(), is_race=is_race):
            self._make(command)

    def _make(self, command: Command) -> None:
        self.do(command.entry(self.services.clock()), command)
        self.outbox.count_move(command.by, command.arrived)

    def _make_default(self, forced: Forced) -> None:
        """Make the move that the rules have for a seat whose time is up, or whose bot has none."""
        evening, now = self.evening, self.services.clock()
        assert evening.round is not None
        move = evening.game.default_move(evening.round.table, forced.seat)
        self.do(log.Moved(at=now, seat=forced.seat, move=move.data(), by=forced.by))
        self.outbox.count_move(forced.by, now)

    def do(self, entry: log.AnyEntry, command: Command | None = None) -> None:
        """Let something happen: to the evening, in its log, and on everyone's screen."""
        evening, stage = self.evening, self.evening.stage
        events = evening.apply(entry, None if command is None else command.move)
        self.outbox.keep(evening.number, log.write(entry))
        if events:
            by = entry.by if isinstance(entry, log.Moved) else ""
            self.outbox.post(self._telling.shown(entry.at, by, command))
        if self._telling.note(entry, stage):
            self.outbox.post(self._telling.news())
        if (said := self._banter.after(entry, events)) is not None:
            self.outbox.post(self._telling.said(said, ""))
        if isinstance(entry, CHANGES_WHO_PLAYS):
            self.tell_clock()  # whoever is alone among bots now has none
        self._end_turn_soon()

    def _end_turn_soon(self) -> None:
        """What happens in one turn of the event loop is one append, and told of together."""
        if not self._is_turning:
            self._is_turning = True
            self._loop.call_soon(self._end_turn)

    def _end_turn(self) -> None:
        """Tell what is new of the table; hand what has happened, and the letters, to the outbox."""
        self._is_turning = False
        if not self.outbox.is_broken and self._telling.has_news:
            self.outbox.post(self._telling.news())
        self.outbox.hand_over()

    async def settled(self) -> None:
        """Return when all that has happened is on disk."""
        self._end_turn()
        await self.outbox.settled()

    # -- what becomes due --------------------------------------------------------------------------

    def wake(self) -> None:
        """Let everything happen that is due, or follows: the one door for it."""
        self._alarm.ring()

    def _look(self) -> None:
        """As the alarm rings: make what is due, then set it to what is due next.

        A part that fails keeps neither the others nor the clock from their work.
        """
        if self.outbox.failure is not None:
            self.close(*self.outbox.failure)
            return
        failures: list[Exception] = []
        for make_due in DUE:
            try:
                make_due(self)
            except Exception as error:  # noqa: BLE001 - raised below, when all have had their turn
                failures.append(error)
        self._alarm.set(self._due_at())
        if failures:  # not for whoever asked: it is none of their doing
            raise RuntimeError("a table could not do what was due") from failures[0]

    def _make_held(self) -> None:
        """Make the moves that were held, when the hold is over or time is up (G-08)."""
        if not self._reactions.is_holding:
            return
        is_time_up = self._deadline.due_at() <= self.services.clock() + EARLY_SECONDS
        if self._loop.time() < self._reactions.due_at and not is_time_up:
            return
        for command in self._reactions.release():
            try:
                self.evening.check_number(command.seat, command.move, command.answering)
                self._make(command)
            except FacedownError as error:
                self._turn_down(command, error)

    def _make_for_bots(self) -> None:
        while (due := self._bots.due(self._loop.time())) is not None:
            if isinstance(due, Forced):
                self._make_default(due)
            else:
                try:
                    self._hold_or_make(due, is_race=not self._bots.is_skipping)
                except FacedownError as error:
                    self._turn_down(due, error)
            self._go_on()

    def _turn_down(self, command: Command, error: FacedownError) -> None:
        """A move that was not made as soon as it was asked for cannot be made."""
        if command.guest is None:
            self._bots.refused(command)
        else:
            self._reply(command.guest, requests.refused(error, command.id))

    def _make_overdue(self) -> None:
        """Where time is up the evening goes on, or the game's own moves are made (G-09)."""
        if self._deadline.due_at() > self.services.clock() + EARLY_SECONDS:
            return
        self._time_out()
        self._go_on()

    def _time_out(self) -> None:
        evening = self.evening
        entry = self._progress.timed_out(self.services.clock())
        if entry is not None:
            self.do(entry)
            return
        assert evening.round is not None
        table = evening.round.table
        for seat in list(evening.game.awaited(table)):
            if evening.stage == PLAYING and seat in evening.game.awaited(table):
                self._make_default(Forced(seat, log.CLOCK))

    def _go_on(self) -> None:
        """Let happen what follows by itself, then ask the bots for their moves."""
        while (entry := self._follows()) is not None:
            self.do(entry)
        if self.guests.is_asleep(self.evening):
            self._bots.drop()
        else:
            self._bots.ask(self.guests.asker(self.evening))

    def _follows(self) -> log.AnyEntry | None:
        now, kept = self.services.clock(), self._recording.take()
        if kept:
            return log.MatchKept(at=now, record=kept)
        entry = self._renaming(now) or self._progress.next(now)
        if entry is not None:
            return entry
        return self._absences.next(self.guests.here(), now, self._deadline.not_before)

    def _renaming(self, now: float) -> log.Renamed | None:
        """The next new name or face: a match keeps those it began with, and so does its record."""
        evening = self.evening
        if evening.is_on or evening.stage == CLOSED or self._recording.is_due:
            return None
        while self._renamed:
            id, person = self._renamed.popitem()
            seat = evening.seating.seat_of(id)
            if seat is not None:
                chair, name, face = evening.seating.chairs[seat], person.name, person.face
                if (chair.name, chair.face) != (name, face):
                    return log.Renamed(at=now, seat=seat, person=id, name=name, face=face)
        return None

    def _keep_record(self) -> None:
        self._recording.keep()

    def _give_hints(self) -> None:
        for guest, answer in self._hints.take():
            if guest.connection in self.guests:
                self._reply(guest, answer)

    def _due_at(self) -> float:
        """When something is due next, by the loop's clock; the table's own runs out then."""
        now = self.services.clock()
        # By twos: compiled, that is no call.
        at_table = min(self._deadline.due_at(), self._progress.due_at(now))
        at_table = min(at_table, self._absences.due_at(now, self._deadline.not_before))
        ahead = self._loop.time() - now
        return min(min(at_table + ahead, self._reactions.due_at), self._bots.due_at())

    # -- what else people send ---------------------------------------------------------------------

    def _reply(self, guest: Guest, message: wire.Outgoing) -> None:
        self.outbox.post([(guest.connection, wire.write(message))])

    def _do_all(self, entries: list[log.AnyEntry]) -> None:
        for entry in entries:
            self.do(entry)
        if entries:
            self.wake()

    def make_ready(self, seat: Seat) -> None:
        self._do_all(requests.ready(self.evening, seat, self.services.clock()))

    def resign(self, seat: Seat, *, forgotten: bool = False) -> None:
        """The seat is a bot's from now on; the person may stay and watch."""
        if not self.evening.is_on:
            raise HouseError("no_match")
        person = self.evening.seating.chairs[seat].person
        one, now = choose(self.evening, self.evening.options.level), self.services.clock()
        self.do(
            log.Resigned(at=now, seat=seat, forgotten=forgotten, character=one.key, name=one.name)
        )
        self.take_from(person, "resigned")
        self.wake()

    def _pause(self, seat: Seat, *, on: bool) -> None:
        evening, now = self.evening, self.services.clock()
        was_paused = evening.timing.paused
        for entry in requests.pause(evening, seat, self.guests.here(), now, on=on):
            self.do(entry)
        if was_paused and not evening.timing.paused:
            self.tell_clock()
        if was_paused != evening.timing.paused:
            self.outbox.post(self._telling.again(now))
        self.wake()

    def begin(self) -> None:
        """Begin a match, whether or not everybody is ready."""
        check_wear(self.evening)
        while self.evening.stage in (WAITING, OVER):
            self.do(self._progress.beginning(self.services.clock()))
        self.wake()

    # -- people ------------------------------------------------------------------------------------

    def info(self, you: Seat | None = None) -> wire.TableInfo:
        return self._telling.info(you)

    def rename(self, person: Person) -> None:
        """Show somebody as they are called now, and look, as soon as no match is on."""
        self._renamed[person.id] = person
        self.wake()

    def connect(
        self,
        person: Person | None,
        hello: wire.Hello,
        connection: Connection,
        muted: frozenset[str],
    ) -> None:
        """Let somebody in: to their seat, or to watch."""
        evening, now = self.evening, self.services.clock()
        if person is not None and person.id in evening.seating.removed:
            raise HouseError("removed")
        seat = self._seat_at(person, hello)
        if person is None or seat is None:
            self.guests.check_watcher(evening)
        else:
            self._renamed[person.id] = person
            if (old := self.guests.at(seat)) is not None:
                self._send_away(old, "replaced")
                self._bots.wait(on=False)
            if (back := self._absences.came(seat, now)) is not None:
                self.do(back)
            if evening.seating.alone == seat:
                self.give_grace(ANSWER_SECONDS)
        guest = Guest(connection, person, WATCHER if seat is None else seat, muted)
        self.guests.add(guest, now)
        since = self._acknowledged.resume(guest.viewer, hello.seen)
        self.outbox.post(self._telling.welcome(guest, since, now))
        self.outbox.post(self._telling.table(exclude=connection))
        if (notice := self.services.moderation.told(now)).text:
            self._reply(guest, notice)
        self.wake()

    def _seat_at(self, person: Person | None, hello: wire.Hello) -> Seat | None:
        """The seat that somebody comes to, if not to watch."""
        if person is None or hello.watch:
            return None
        return self.evening.seating.seat_of(person.id)

    def has_shown(self, person: Person | None, hello: wire.Hello) -> bool:
        """Whether there is as much here as somebody says they have been shown.

        Who says nothing of it, as after a page is loaded again, may have been shown anything.
        """
        seat = self._seat_at(person, hello)
        return 0 < hello.seen <= self.evening.length(WATCHER if seat is None else seat)

    def disconnect(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection not in self.guests:
            return
        self.guests.remove(connection, self.services.clock())
        self._telling.note_guests()
        self._end_turn_soon()
        self.wake()

    def take_from(self, person: str, code: str) -> None:
        """Somebody no longer has a seat: their connection is closed."""
        for guest in self.guests.of(person):
            self._send_away(guest, code)

    def _send_away(self, guest: Guest, code: str) -> None:
        """Say goodbye when what it speaks of is on disk; from now on nothing else is told."""
        self.guests.remove(guest.connection, self.services.clock())
        self.outbox.send_away(guest.connection, code)

    def give_grace(self, seconds: float = GRACE_SECONDS) -> None:
        """After a restart or a stall nobody's time is up at once."""
        self._deadline.give_grace(self.services.clock(), seconds)

    def tell_notice(self) -> None:
        notice = self.services.moderation.told(self.services.clock())
        self.outbox.post(self._telling.to_all(notice))

    @property
    def remembered(self) -> list[Spoken]:
        """What was said here last, the oldest first."""
        return list(self._talk.remembered)

    def tell_clock(self) -> None:
        self.outbox.post(self._telling.clock(self.services.clock()))

    # -- the end -----------------------------------------------------------------------------------

    @property
    def quiet_seconds(self) -> float:
        """How long ago somebody last went, or the table was opened."""
        return self.services.clock() - self.guests.quiet_since

    async def recorded(self) -> None:
        """Return when a finished match is on disk."""
        self._recording.keep()
        await self._recording.kept()

    def close(self, code: str, again_ms: int) -> None:
        """Send everyone away, for good or to come back. Nothing more happens here."""
        self._alarm.stop()
        for guest in self.guests.clear():
            send_away(guest.connection, code, again_ms)
        self._bots.forget()
        self.outbox.hand_over()


# What may be due at a table, in this order. As methods of one room they would be made anew at every
# look.
DUE: Final[tuple[Callable[[Room], None], ...]] = (
    Room._make_held,
    Room._go_on,
    Room._make_for_bots,
    Room._make_overdue,
    Room._give_hints,
    Room._keep_record,
)
