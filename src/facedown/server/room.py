"""One table of the house: people and bots round an evening, and everything they are told.

Whatever happens is an entry of the log: it is applied at once, handed to the store, and what
follows from it leaves the house when the store has it on disk.
"""

import asyncio
from collections import deque
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from facedown.core.errors import BadNotation, FacedownError
from facedown.core.seats import WATCHER, Seat
from facedown.match import log, wire
from facedown.match.clock import TableClock
from facedown.match.evening import BETWEEN, CLOSED, OVER, PLAYING, SHUFFLING, WAITING, Evening
from facedown.match.table_info import clock_info, table_info
from facedown.server import shares
from facedown.server.bot_seats import BotSeats
from facedown.server.bots import Asker, Hinted
from facedown.server.errors import HouseError
from facedown.server.letters import readable
from facedown.server.outbox import Outbox, send_away
from facedown.server.people import Person
from facedown.server.reactions import Command, Reactions
from facedown.server.recording import Recording
from facedown.server.services import Connection, Services, Timer

# After a restart nobody's time is up before they could come back; nor after a stall as long.
GRACE_SECONDS: Final = 10.0
# A timer may ring so much early.
EARLY_SECONDS: Final = 0.001
# So long another match waits for somebody who has just gone.
RETURN_SECONDS: Final = 10.0
# Whoever is back sooner was not away.
AWAY_SECONDS: Final = 5.0
# Of one seat so many are in the log of a round: the rest is forgotten at a restart, or refused.
MAX_ABSENCES: Final = 20
MAX_PAUSES: Final = 10
# A table whose log has so many entries is taken for no other match, and at last for no other round:
# all of it is read again at a restart, and all of a match is in memory.
MAX_FOR_A_MATCH: Final = 20_000
MAX_FOR_A_ROUND: Final = 40_000
# What somebody may say in so many seconds.
TALK_SECONDS: Final = 10.0
MAX_TALK: Final = 6
MAX_WATCHERS: Final = 100
PONG: Final = wire.write(wire.Pong())
# Of the table beside its cards these change nothing, unless they change its stage.
_QUIET: Final = (
    log.Moved,
    log.Committed,
    log.SharesAsked,
    log.Shared,
    log.WentAway,
    log.CameBack,
)

# Screens that are written already, by the identity of what they are written from.
Screens = dict[int, tuple[object, Any]]


@dataclass
class Absence:
    """Since when somebody is away from a match, and what will look whether they still are."""

    since: float
    timer: Timer | None = None

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


@dataclass
class Guest:
    """A connection and what is known of it: who it is, where it looks from, what it was sent."""

    connection: Connection
    person: Person | None
    viewer: Seat
    muted: frozenset[str] = frozenset()
    sent: int = 0


class Room:
    """A table and everyone at it."""

    def __init__(self, services: Services, evening: Evening, acknowledged: dict[Seat, int]) -> None:
        clock = TableClock(services.clock(), evening.timing.last_at, services.running)
        services = replace(services, clock=clock.now)  # from here on, time is the table's own
        self.services: Final = services
        self.evening: Final = evening
        self.guests: Final[dict[Connection, Guest]] = {}
        self.outbox: Final = Outbox(
            services.store, services.bus, evening.code, self._tell_news, self.close
        )
        self.quiet_since = services.clock()
        self._is_closed = False
        # How many seconds somebody was here; before a restart, as far as people's moves show it.
        self.attended = evening.timing.played_at - evening.timing.opened_at
        self._here_since = 0.0
        self._return_timer: Timer | None = None
        self._acknowledged: Final = acknowledged
        self._reactions: Final = Reactions(evening, services.fair_seconds, self._make, self.wake)
        self._bots: Final = BotSeats(services, evening, self._reactions.submit, self._make_for_bot)
        self._recording: Final = Recording(services.store, evening)
        # Whether everyone is to be told, at the end of this turn, of the table and its shuffle.
        self._is_table_news = False
        self._is_shuffle_news = False
        self._loop: Final = asyncio.get_running_loop()
        self._timer: Timer | None = None
        self._timer_due = 0.0
        self._not_before = 0.0
        self._away: Final[dict[Seat, Absence]] = {}
        # When each seat spoke lately, and who waits for a hint: coming back changes neither.
        self._talk: Final[dict[Seat, deque[float]]] = {}
        self._hinting: Final[set[Seat]] = set()

    # -- the log -----------------------------------------------------------------------------------

    def do(self, entry: log.AnyEntry, command: Command | None = None) -> None:
        """Let something happen, and tell everyone when it is on disk."""
        evening = self.evening
        stage = evening.stage
        events = evening.apply(entry, None if command is None else command.move)
        self.outbox.keep(evening.number, log.write(entry))
        if events:
            by = entry.by if isinstance(entry, log.Moved) else ""
            self._tell_shown(by, command)
        if not isinstance(entry, _QUIET) or evening.stage != stage:
            self._is_table_news = True
        if isinstance(entry, (log.Began, log.SharesAsked, log.CardsDealt)):
            self._is_shuffle_news = True
        if stage == PLAYING and evening.stage in (BETWEEN, OVER):
            # What opens a round's shuffle is told whatever else happens in this turn.
            self._is_shuffle_news = True
            self._tell_news()

    @property
    def quiet_seconds(self) -> float:
        """How long ago somebody last went, or the table was opened."""
        return self.services.clock() - self.quiet_since

    async def settled(self) -> None:
        """Return when all that has happened is on disk."""
        await self.outbox.settled()

    # -- telling -----------------------------------------------------------------------------------
    # Whoever does not read is cut off, and no guest any more, while the others are being told.

    def here(self) -> set[Seat]:
        """The seats whose person is connected."""
        return {guest.viewer for guest in self.guests.values() if guest.viewer != WATCHER}

    def info(self, you: Seat | None = None) -> wire.TableInfo:
        watching = sum(guest.viewer == WATCHER for guest in self.guests.values())
        return table_info(self.evening, self.here(), watching, you)

    def _tell_all(self, message: wire.Outgoing) -> None:
        data = wire.write(message)
        for connection in list(self.guests):
            self.outbox.post(connection, data)

    def _tell_news(self) -> None:
        """Tell everyone what is new of the table and its shuffle: only the latest counts."""
        if self._is_table_news:
            self._is_table_news = False
            self._tell_table()
        if self._is_shuffle_news:
            self._is_shuffle_news = False
            self._tell_all(shares.info(self.evening))

    def _tell_table(self, but: Connection | None = None) -> None:
        """Tell everyone, or all but one, how the table is; to each with their own seat."""
        letters: dict[Seat, bytes] = {}
        info = self.info() if self.guests else None
        for connection, guest in list(self.guests.items()):
            if connection is but or info is None:
                continue
            viewer = guest.viewer
            if viewer not in letters:
                you = None if viewer == WATCHER else viewer
                mine = msgspec.structs.replace(info, you=you)
                letters[viewer] = wire.write(wire.TableMessage(mine))
            self.outbox.post(connection, letters[viewer])

    def _tell_shown(self, by: str, command: Command | None) -> None:
        public: dict[int, bytes] = {}
        screens: Screens = {}
        evening, now = self.evening, self.services.clock()
        clock = self._clock_info(now)
        for connection, guest in self.guests.items():
            viewer = guest.viewer
            number = evening.length(viewer)
            if number == guest.sent:
                continue
            if viewer == WATCHER:
                if guest.sent not in public:
                    shown = self._shown(WATCHER, guest.sent, now, clock, screens, by)
                    public[guest.sent] = wire.write(shown)
                data = public[guest.sent]
            else:
                answer = command.id if command is not None and viewer == command.seat else ""
                shown = self._shown(viewer, guest.sent, now, clock, screens, by, answer)
                data = wire.write(shown)
            guest.sent = number
            self.outbox.post(connection, data)

    def _shown_now(self, viewer: Seat, since: int) -> wire.Shown:
        now = self.services.clock()
        return self._shown(viewer, since, now, self._clock_info(now), {})

    def _shown(
        self,
        viewer: Seat,
        since: int,
        now: float,
        clock: wire.ClockInfo | None,
        screens: Screens,
        by: str = "",
        id: str = "",
    ) -> wire.Shown:
        evening = self.evening
        moves = [] if viewer == WATCHER else evening.legal_moves(viewer)
        awaited = evening.awaited(viewer)
        return wire.Shown(
            n=evening.length(viewer),
            events=evening.told(viewer, since, now),
            screen=_written(evening.screen(viewer), screens),
            moves=[move.data() for move in moves],
            cautions=evening.cautions(viewer, moves),
            awaited=awaited,
            looks=evening.looks(viewer) if viewer in awaited else 0,
            clock=clock,
            by=by,
            id=id,
        )

    def _clock_info(self, now: float) -> wire.ClockInfo | None:
        info = clock_info(self.evening.clock(), now)
        left = self._not_before - now
        if info is None or info.ms >= left * 1000:
            return info
        return wire.ClockInfo(info.kind, round(left * 1000), info.of)

    # -- people ------------------------------------------------------------------------------------

    def connect(
        self,
        person: Person | None,
        hello: wire.Hello,
        connection: Connection,
        muted: frozenset[str],
    ) -> None:
        """Let somebody in: to their seat, or to watch."""
        evening = self.evening
        if person is not None and person.id in evening.seating.removed:
            raise HouseError("removed")
        seat = None if person is None or hello.watch else evening.seating.seat_of(person.id)
        viewer = WATCHER if seat is None else seat
        self._check_watching(viewer)
        for old, guest in list(self.guests.items()):
            if viewer != WATCHER and guest.viewer == viewer:
                self._send_away(old, "replaced")
        guest = Guest(connection, person, viewer, muted)
        if seat is not None:
            self._came(seat)
        if not self.guests:
            self._here_since = self.services.clock()
        self.guests[connection] = guest
        since = self._resume_from(viewer, hello.seen)
        guest.sent = evening.length(viewer)
        welcome = wire.Welcome(
            self.info(seat), self._shown_now(viewer, since), [*wire.PHRASES], wire.VERSION
        )
        self.outbox.post(connection, wire.write(welcome))
        if evening.shuffling is not None:
            self.outbox.post(connection, wire.write(shares.info(evening)))
        self._tell_table(but=connection)
        self.wake()

    def _check_watching(self, viewer: Seat) -> None:
        if viewer != WATCHER:
            return
        if not self.evening.options.watchers:
            raise HouseError("no_watchers")
        watching = sum(guest.viewer == WATCHER for guest in self.guests.values())
        if watching >= MAX_WATCHERS:
            raise HouseError("too_many_watchers")

    def _resume_from(self, viewer: Seat, seen: int) -> int:
        """The number after which events are sent: what is acknowledged is not sent again."""
        length = self.evening.length(viewer)
        if viewer == WATCHER:
            return min(seen, length) if seen else length
        self.acknowledge(viewer, seen)
        return self._acknowledged.get(viewer, 0)

    def acknowledge(self, seat: Seat, seen: int) -> None:
        """A seat says up to which number it has seen its stream."""
        number = min(seen, self.evening.length(seat))
        if number > self._acknowledged.get(seat, 0):
            self._acknowledged[seat] = number
            self.services.store.acknowledge(self.evening.code, seat, number)

    def _came(self, seat: Seat) -> None:
        if seat in self._away:
            self._away.pop(seat).end()
        chair, now = self.evening.seating.chairs[seat], self.services.clock()
        if chair.stand_in:
            self.do(log.TookBack(at=now, seat=seat))
        elif chair.away_since is not None:
            self.do(log.CameBack(at=now, seat=seat))

    def disconnect(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection not in self.guests:
            return
        self._lose(connection)
        if not self.outbox.is_broken:
            self.watch_absent()
        self._is_table_news = True
        self.outbox.turn()
        self.wake()

    def _lose(self, connection: Connection) -> None:
        del self.guests[connection]
        self.quiet_since = self.services.clock()
        if not self.guests:
            self.attended += self.quiet_since - self._here_since

    def watch_absent(self) -> None:
        """Whoever is away from a match for too long is played for by a bot (G-10).

        Since when they are away is in the log, so that a restart does not give it to them anew.
        """
        absent = self._absent()
        for seat in [one for one in self._away if one not in absent]:
            self._away.pop(seat).end()
        for seat in absent:
            self._watch(seat)

    def _absent(self) -> list[Seat]:
        """Who is missing at a match, and is not played for by a bot yet."""
        evening, here = self.evening, self.here()
        if not evening.is_on or evening.timing.clocks.abandon <= 0:
            return []
        return [
            seat
            for seat in evening.seating.people()
            if seat not in here and not evening.seating.chairs[seat].stand_in
        ]

    def _watch(self, seat: Seat) -> None:
        chair, now = self.evening.seating.chairs[seat], self.services.clock()
        if seat not in self._away:
            since = now if chair.away_since is None else chair.away_since
            self._away[seat] = Absence(since)
        absence = self._away[seat]
        unnoted = absence.since + AWAY_SECONDS - now
        if chair.away_since is None and unnoted <= 0 and chair.absences < MAX_ABSENCES:
            self.do(log.WentAway(at=now, seat=seat))
        left = max(absence.since + self.evening.patience(seat), self._not_before) - now
        if left <= EARLY_SECONDS:
            self._away.pop(seat).end()
            self.do(log.StoodIn(at=now, seat=seat))
        elif absence.timer is None:
            wait = min(left, unnoted) if unnoted > 0 else left
            absence.timer = self._loop.call_later(wait, self._look_for, seat)

    def _look_for(self, seat: Seat) -> None:
        self._away[seat].timer = None
        if not self.outbox.is_broken:
            self.watch_absent()
            self.wake()

    def take_from(self, person: str, code: str) -> None:
        """Somebody no longer has a seat: their connection is closed."""
        for connection, guest in list(self.guests.items()):
            if guest.person is not None and guest.person.id == person:
                self._send_away(connection, code)

    def _send_away(self, connection: Connection, code: str) -> None:
        """Say goodbye when what it speaks of is on disk; from now on nothing else is told."""
        self._lose(connection)
        self.outbox.send_away(connection, code)

    def close(self, code: str, again_ms: int) -> None:
        """Send everyone away, for good or to come back. Nothing more happens here."""
        self._is_closed = True
        for connection in list(self.guests):
            del self.guests[connection]
            send_away(connection, code, again_ms)
        self._stop_timer()
        for absence in self._away.values():
            absence.end()
        self._away.clear()
        if self._return_timer is not None:
            self._return_timer.cancel()
        # The parts of a room know it: they forget it, so that a closed table is gone at once.
        self._reactions.close()
        self._bots.forget()
        self.outbox.close()

    # -- what people send --------------------------------------------------------------------------

    def receive(self, connection: Connection, message: wire.Incoming) -> None:
        """Do what a client asks, or tell it why not."""
        guest = self.guests.get(connection)
        if guest is None:
            return
        id = getattr(message, "id", "")
        try:
            self._answer(guest, message)
        except FacedownError as error:
            self._refuse(guest, error, id)

    def _refuse(self, guest: Guest, error: FacedownError, id: str) -> None:
        code = "bad_move" if isinstance(error, BadNotation) else error.code
        params = {} if isinstance(error, BadNotation) else error.params
        self.outbox.post(guest.connection, wire.write(wire.Refused(code, params, id)))

    def _answer(self, guest: Guest, message: wire.Incoming) -> None:
        if isinstance(message, wire.Ping):
            guest.connection.send(PONG)
            return
        if self.evening.stage == CLOSED:
            raise HouseError("table_closed")
        if guest.viewer == WATCHER:
            raise HouseError("watching")
        seat = guest.viewer
        if isinstance(message, wire.MoveCommand):
            self._asked_to_move(guest, message)
        elif isinstance(message, wire.Ack):
            self.acknowledge(seat, message.seen)
        elif isinstance(message, wire.Try):
            self._try(guest, message)
        elif isinstance(message, wire.Hint):
            self._hint(guest, message)
        elif isinstance(message, (wire.Phrase, wire.Say)):
            self._speak(guest, message)
        elif isinstance(message, (wire.Commit, wire.Reveal)):
            self._share(seat, message)
        elif isinstance(message, wire.Ready):
            self.make_ready(seat)
        elif isinstance(message, wire.Pause):
            self._pause(seat, on=message.on)
        elif isinstance(message, wire.Resign):
            self.resign(seat)
        else:
            raise HouseError("already_seated")

    def make_ready(self, seat: Seat) -> None:
        if self.evening.stage not in (WAITING, BETWEEN, OVER):
            raise HouseError("match_on")
        if self.evening.stage != BETWEEN:
            self.check_wear()
        if not self.evening.seating.chairs[seat].ready:
            self.do(log.BecameReady(at=self.services.clock(), seat=seat))
            self.wake()

    def resign(self, seat: Seat, *, forgotten: bool = False) -> None:
        """The seat is a bot's from now on; the person may stay and watch."""
        if not self.evening.is_on:
            raise HouseError("no_match")
        person = self.evening.seating.chairs[seat].person
        self.do(log.Resigned(at=self.services.clock(), seat=seat, forgotten=forgotten))
        self.take_from(person, "resigned")
        self.wake()

    def _pause(self, seat: Seat, *, on: bool) -> None:
        evening, now = self.evening, self.services.clock()
        if not evening.is_on:
            raise HouseError("no_match")
        if evening.timing.paused:
            if not on:
                self.do(log.Resumed(at=now))
                self.tell_clock()
                self._resend()
        elif evening.seating.chairs[seat].wants_pause != on:
            if on and evening.seating.chairs[seat].pauses >= MAX_PAUSES:
                raise HouseError("too_many_pauses")
            self.do(log.WishedPause(at=now, seat=seat, on=on))
            here = self.here()
            if all(
                evening.seating.chairs[one].wants_pause
                for one in evening.seating.people()
                if one in here
            ):
                self.do(log.Paused(at=now))
                self._resend()
        self.wake()

    def _resend(self) -> None:
        """What may be done has changed with no event: everyone gets the table again."""
        for connection, guest in list(self.guests.items()):
            self.outbox.post(connection, wire.write(self._shown_now(guest.viewer, guest.sent)))

    def tell_clock(self) -> None:
        self._tell_all(wire.ClockMessage(self._clock_info(self.services.clock())))

    def _speak(self, guest: Guest, message: wire.Phrase | wire.Say) -> None:
        now, spoken = self.services.clock(), self._talk.setdefault(guest.viewer, deque())
        while spoken and spoken[0] < now - TALK_SECONDS:
            spoken.popleft()
        if len(spoken) >= MAX_TALK:
            raise HouseError("too_fast")
        if isinstance(message, wire.Say):
            if not self.evening.options.talk:
                raise HouseError("no_talk")
            said = wire.Said(guest.viewer, text=readable(message.text))
        elif message.phrase in wire.PHRASES:
            said = wire.Said(guest.viewer, phrase=message.phrase)
        else:
            raise HouseError("no_such_phrase")
        spoken.append(now)
        speaker = "" if guest.person is None else guest.person.id
        data = wire.write(said)
        for connection, other in list(self.guests.items()):
            if speaker not in other.muted:
                self.outbox.post(connection, data)

    def _try(self, guest: Guest, message: wire.Try) -> None:
        try:
            self.evening.check(guest.viewer, self.evening.read_move(message.move))
            tried = wire.Tried(message.id, legal=True)
        except BadNotation:
            tried = wire.Tried(message.id, legal=False, code="bad_move")
        except FacedownError as error:
            tried = wire.Tried(message.id, legal=False, code=error.code, params=error.params)
        self.outbox.post(guest.connection, wire.write(tried))

    def _hint(self, guest: Guest, message: wire.Hint) -> None:
        evening = self.evening
        if not evening.options.hints:
            raise HouseError("no_hints")
        if evening.round is None or not evening.legal_moves(guest.viewer):
            raise HouseError("no_hint")
        if guest.viewer in self._hinting:  # the bots have others to think for
            raise HouseError("too_fast")
        self._hinting.add(guest.viewer)
        asked = self._bots.hint(guest.viewer)
        asked.add_done_callback(lambda done: self._hinted(guest, message.id, done))

    def _hinted(self, guest: Guest, id: str, done: asyncio.Future[Hinted | None]) -> None:
        failed = done.cancelled() or done.exception() is not None
        found = None if failed else done.result()
        self._hinting.discard(guest.viewer)
        if guest.connection not in self.guests:
            return
        if found is None:
            self._refuse(guest, HouseError("no_hint"), id)
            return
        move = msgspec.json.decode(found.move)
        hinted = wire.Hinted(id, move, found.reason, dict(found.params))
        self.outbox.post(guest.connection, wire.write(hinted))

    # -- the shuffle -------------------------------------------------------------------------------

    def _share(self, seat: Seat, message: wire.Commit | wire.Reveal) -> None:
        self.do(shares.given(self.evening, seat, message, self.services.clock()))
        self.wake()

    def _step_shuffle(self) -> None:
        self.do(shares.next_step(self.evening, self.services.clock()))

    def _is_share_missing(self) -> bool:
        return shares.is_missing(self.evening, self.here())

    def check_wear(self) -> None:
        """Refuse what leads to another match if the log is too long for one."""
        if self.evening.number >= MAX_FOR_A_MATCH:
            raise HouseError("table_worn_out")

    def begin(self) -> None:
        """Begin a match, whether or not everybody is ready."""
        self.check_wear()
        self._give_free_seats_to_bots()
        self.begin_round()
        self.wake()

    def begin_round(self) -> None:
        if self.evening.number >= MAX_FOR_A_ROUND:
            self.do(log.Closed(at=self.services.clock(), why="worn_out"))
            return
        self.do(log.Began(at=self.services.clock(), secret=self.services.secret().hex()))

    # -- moves -------------------------------------------------------------------------------------

    def _asked_to_move(self, guest: Guest, message: wire.MoveCommand) -> None:
        evening, seat, now = self.evening, guest.viewer, self.services.clock()
        if evening.round is not None and evening.round.has_done(seat, message.id):
            self.outbox.post(guest.connection, wire.write(wire.Repeated(message.id)))
            return
        self.acknowledge(seat, message.answering)
        delay = min(guest.connection.rtt / 2, self.services.fair_seconds)
        command = Command(
            seat=seat,
            move=evening.read_move(message.move),
            data=message.move,
            by=log.PERSON,
            id=message.id,
            answering=message.answering,
            arrived=now,
            fair=now - delay,
            refuse=lambda error: self._refuse(guest, error, message.id),
        )
        self._reactions.submit(command)

    def _make(self, command: Command) -> None:
        seat, by = command.seat, command.by
        now = self.services.clock()
        self.do(log.Moved(at=now, seat=seat, move=command.data, by=by, id=command.id), command)
        self._count(by, command.arrived)

    def _count(self, by: str, arrived: float) -> None:
        meter, clock = self.services.meter, self.services.clock
        self.outbox.when_kept(lambda: meter.moved(by, clock() - arrived))

    def _make_default(self, seat: Seat, by: str) -> None:
        """Make the move that the rules have for somebody whose time is up."""
        evening = self.evening
        assert evening.round is not None
        move = evening.game.default_move(evening.round.table, seat)
        now = self.services.clock()
        self.do(log.Moved(at=now, seat=seat, move=move.data(), by=by))
        self._count(by, now)

    def _make_for_bot(self, seat: Seat, by: str) -> None:
        self._make_default(seat, by)
        self.wake()

    # -- time --------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Go on as far as possible, then wait for clocks, people and bots."""
        if self.outbox.is_broken or self._is_closed:
            return
        self._go_on()
        self._set_timer()
        self._bots.wake(self._asker())
        self._recording.keep(self._recorded)

    def _asker(self) -> Asker:
        """For whom the bots think: the host, if connected, or else whoever is."""
        host, found = self.evening.seating.host, None
        for guest in self.guests.values():
            if found is None or guest.viewer == host or found.viewer == WATCHER:
                found = guest
        if found is None:
            return Asker(self.evening.seating.chairs[host].person, is_there=False)
        person = "" if found.person is None else found.person.id
        return Asker(found.connection.address or person)

    def _go_on(self) -> None:
        evening = self.evening
        # Whoever could end the pause has resigned.
        if evening.timing.paused and not evening.seating.people():
            self.do(log.Resumed(at=self.services.clock()))
        if evening.timing.paused:
            return
        # A bot that stands in plays a match to its end; it wishes for no other.
        wished = any(evening.seating.chairs[seat].ready for seat in evening.seating.people())
        begins = evening.stage in (WAITING, OVER) and wished and not self._recording.is_due
        if (begins or evening.stage == BETWEEN) and self._is_agreed():
            self._give_free_seats_to_bots()
            self.begin_round()
        if evening.stage == SHUFFLING and not self._is_share_missing():
            self._step_shuffle()
            if evening.stage == SHUFFLING and not self._is_share_missing():
                self._step_shuffle()
        self.watch_absent()

    def _is_agreed(self) -> bool:
        """Whether all are ready; another match does not wait for whoever has left the last one."""
        evening = self.evening
        if evening.stage != OVER:
            return evening.seating.all_ready
        here = self.here()
        chairs = evening.seating.chairs
        unready = [
            seat
            for seat in evening.seating.people()
            if not (chairs[seat].ready or chairs[seat].is_bots)
        ]
        gone = self.quiet_seconds
        if unready and gone < RETURN_SECONDS:  # a page that is loaded again is back at once
            if self._return_timer is None:
                self._return_timer = self._loop.call_later(RETURN_SECONDS - gone, self._returned)
            return False
        return not any(seat in here for seat in unready)

    def _returned(self) -> None:
        self._return_timer = None
        self.wake()

    def _give_free_seats_to_bots(self) -> None:
        for seat in self.evening.seating.free_seats():
            level = self.evening.options.level
            self.do(log.BotSat(at=self.services.clock(), seat=seat, level=level))

    def _set_timer(self) -> None:
        """Wake up when the clock has run out. A timer that rings too early is set again then."""
        clock = self.evening.clock()
        if clock is None:
            self._stop_timer()
            return
        left = max(max(clock.until, self._not_before) - self.services.clock(), 0.0)
        due = self._loop.time() + left
        if self._timer is not None and self._timer_due <= due:
            return
        self._stop_timer()
        self._timer, self._timer_due = self._loop.call_at(due, self._time_out), due

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_time_up(self) -> bool:
        clock = self.evening.clock()
        if clock is None:
            return False
        return max(clock.until, self._not_before) <= self.services.clock() + EARLY_SECONDS

    def _time_out(self) -> None:
        """A clock has run out: the game's own move is made, or the evening goes on (G-09)."""
        self._timer = None
        if self._is_time_up():
            self._reactions.release()
        evening = self.evening
        if not self._is_time_up():
            self._set_timer()
            return
        if evening.stage == SHUFFLING:
            self._step_shuffle()
        elif evening.stage == BETWEEN:
            self.begin_round()
        elif evening.round is not None:
            for seat in list(evening.game.awaited(evening.round.table)):
                if seat in evening.game.awaited(evening.round.table):
                    self._make_default(seat, log.CLOCK)
                if evening.stage != PLAYING:
                    break
        self.wake()

    def give_grace(self, seconds: float = GRACE_SECONDS) -> None:
        """After a restart or a stall nobody's time is up at once."""
        self._not_before = max(self._not_before, self.services.clock() + seconds)

    # -- the end -----------------------------------------------------------------------------------

    def _recorded(self, record: str) -> None:
        if not self.outbox.is_broken:
            self.do(log.MatchKept(at=self.services.clock(), record=record))
            self.wake()

    async def recorded(self) -> None:
        """Return when a finished match is on disk."""
        self._recording.keep(self._recorded)
        await self._recording.kept()


def _written(screen: object, screens: Screens) -> Any:
    """A screen as JSON; those who see the same have the same object, and it is written once."""
    if id(screen) not in screens:
        screens[id(screen)] = screen, wire.written(screen)
    return screens[id(screen)][1]
