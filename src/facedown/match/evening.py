"""A table of the house from its opening to its end, as its log tells it. No clock, no chance.

`apply` takes one entry of the log and hands it to the parts of the evening: who sits where, the
shuffle, the cards, the time. They give back values and know nothing of the evening; the same log
always makes the same one. A move that the rules refuse raises before anything has changed.
Whatever depends on people, a clock or chance is decided by the house, which writes the answer in
the log.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, assert_never

from facedown.core.errors import FacedownError
from facedown.core.fields import Data
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome, Standings
from facedown.core.records import Event, Move, has_secret, record_from_data, show
from facedown.core.seats import DEALER, EVERYONE, WATCHER, Seat
from facedown.core.setup import Setup
from facedown.match import log
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.screen import own_part, shared_part
from facedown.match.seating import Seating
from facedown.match.shuffle import Proof
from facedown.match.shuffling import Shuffling
from facedown.match.tally import Tally
from facedown.match.timing import BETWEEN_CLOCK, SHUFFLE_CLOCK, Countdown, Timing, clocks_of
from facedown.match.transcript import Transcript
from facedown.match.wire import CautionInfo, Seen

# Stages of an evening.
WAITING: Final = "waiting"
SHUFFLING: Final = "shuffling"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"
CLOSED: Final = "closed"

# No stream is longer than this.
MAX_NUMBER: Final = 10_000_000


class NotNow(FacedownError):
    """Something that cannot be done at this table, or not at this stage of the evening."""


class Evening:
    """All that has happened at a table of the house."""

    def __init__(self, game: Game[Any], opened: log.Opened) -> None:
        options = opened.options
        self.game: Final = game
        self.code: Final = opened.code
        self.options: Final = options
        self.aid: Final[str] = options.aid
        self.variant: Final = game.variant(dict(options.options), options.preset)
        self.seating: Final = Seating(options.seats, options.level)
        self.timing: Final = Timing(clocks_of(game, options), opened.at)
        self.tally: Final = Tally(options.seats)
        # How many entries the log has.
        self.number = 1
        self.stage = WAITING
        self.match: Match | None = None
        # The rounds of the match, each with the proof of its shuffle.
        self.rounds: list[tuple[Round, Proof]] = []
        # The round that is on, or was last; while the next one is shuffled there is none.
        self.round: Round | None = None
        self.shuffling: Shuffling | None = None
        # The ids of the matches that are kept.
        self.records: Final[list[str]] = []
        # What everybody is told of the last entry, by the event: the round keeps it, so it stays.
        self._public: dict[int, dict[str, Data]] = {}
        # Stream numbers before the round that is on, by viewer.
        self.before: list[int] = [0] * (WATCHER + 1)
        # What is the same on all screens after this many entries.
        self._shared: dict[str, Any] = {}
        self._shared_of = 0

    # -- the log -----------------------------------------------------------------------------------

    @staticmethod
    def fold(find: Callable[[str], Game[Any]], entries: Sequence[log.AnyEntry]) -> "Evening":
        """The evening that a log tells."""
        opened = entries[0]
        assert isinstance(opened, log.Opened)
        evening = Evening(find(opened.options.game), opened)
        for entry in entries[1:]:
            evening.apply(entry)
        return evening

    def apply(self, entry: log.AnyEntry, move: Move | None = None) -> list[Event]:
        """Make the evening what it is after the entry; what happened to the cards.

        Of all entries only a move can be refused. Whoever has read the move already gives it.
        """
        self._public.clear()
        events: list[Event] = []
        seating = self.seating
        match entry:
            case log.Moved():
                events = self._move(entry, move or self.read_move(entry.move))
            # The people at the table.
            case log.Sat():
                seating.sit(entry.seat, entry.person, entry.name)
            case log.BotSat():
                seating.seat_bot(entry.seat, entry.level)
            case log.Left():
                seating.leave(entry.seat, removed=entry.removed)
                self.tally.forget(entry.seat)
            case log.BecameReady():
                seating.chairs[entry.seat].ready = True
            case log.WentAway():
                seating.chairs[entry.seat].go_away(entry.at)
            case log.CameBack():
                seating.chairs[entry.seat].come_back()
            case log.StoodIn():
                chair = seating.chairs[entry.seat]
                chair.be_played_for()
                chair.missed = (self.length(entry.seat), MAX_NUMBER)
            case log.TookBack():
                chair = seating.chairs[entry.seat]
                chair.take_back()
                chair.missed = (chair.missed[0], self.length(entry.seat))
                chair.back_at = entry.at
            case log.Resigned():
                seating.resign(entry.seat, forgotten=entry.forgotten)
            # The shuffle of a round.
            case log.Began():
                self._begin(entry)
            case log.Committed():
                self._shuffle().commit(entry.seat, bytes.fromhex(entry.digest))
            case log.SharesAsked():
                self._shuffle().ask_shares()
                self.timing.wait(entry.at)
            case log.Shared():
                self._shuffle().share(entry.seat, bytes.fromhex(entry.entropy))
            case log.CardsDealt():
                events = self._deal(entry.at)
            # Pauses.
            case log.WishedPause():
                seating.chairs[entry.seat].wish_pause(on=entry.on)
            case log.Paused():
                seating.pause()
                self.timing.pause(entry.at)
            case log.Resumed():
                self.timing.resume(entry.at)
            # The end.
            case log.MatchKept():
                self.records.append(entry.record)
            case log.Closed():
                self.stage = CLOSED
            case log.Opened():
                pass  # this made the evening
            case _:
                assert_never(entry)
        self.number += 1
        self.timing.note(entry.at)
        return events

    def _move(self, entry: log.Moved, move: Move) -> list[Event]:
        assert self.round is not None
        table = self.round.table
        turns, clock = table.turns, self.game.clock(table)
        events = self.round.act(entry.seat, move, at=entry.at, command=entry.id or None)
        if entry.by == log.PERSON:
            self.timing.move(entry.at)
        events = events + self._follow_dealer(entry.at)
        self._restart_clock(turns, clock, events, entry.at)
        if self.round.outcome is not None:
            self._end_round(self.round.outcome, entry.at)
        return events

    def _restart_clock(self, turns: int, clock: str, events: list[Event], at: float) -> None:
        """Turns and windows have their own time; a window that is opened again is a new one."""
        assert self.round is not None
        now = self.game.clock(self.round.table)
        is_news = now == REACTION_CLOCK and any(show(one, WATCHER) is not None for one in events)
        if now != clock or self.round.table.turns != turns or is_news:
            self.timing.wait(at)

    def _follow_dealer(self, at: float) -> list[Event]:
        """The Dealer's orders follow from the secret of the round."""
        assert self.round is not None
        table = self.round.table
        events: list[Event] = []
        while self.game.awaited(table)[:1] == [DEALER]:
            order = self._shuffle().order(len(table.batches), len(table.discard) - 1)
            events += self.round.act(DEALER, Shuffle(order), at=at)
        return events

    def let_go(self) -> None:
        """Forget the cards of an evening that is over for good."""
        self.match, self.round = None, None
        self.rounds = []

    # -- rounds ------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Whether a match is being played."""
        return self.stage in (SHUFFLING, PLAYING, BETWEEN)

    def _begin(self, entry: log.Began) -> None:
        if self.match is None or self.stage == OVER:
            self._begin_match(entry.at)
        self._close_streams()
        self.seating.begin_round()
        cards = self.game.pack(self.variant).cards
        self.shuffling = Shuffling(bytes.fromhex(entry.secret), cards, self.options.seats)
        self.stage = SHUFFLING
        self.timing.wait(entry.at)

    def _begin_match(self, at: float) -> None:
        options = self.options
        self.match = Match(
            self.game, self.variant, options.seats, starter=options.starter, undo=options.undo
        )
        self.rounds = []
        self.timing.begin_match(at)
        self.seating.begin_match()

    def _close_streams(self) -> None:
        if self.round is not None:
            self.before = [self.length(viewer) for viewer in range(WATCHER + 1)]
            self.round = None

    def _deal(self, at: float) -> list[Event]:
        shuffling = self._shuffle()
        self.round = Round(self.game, self._next_setup(), shuffling.deck(), at=at)
        self.rounds.append((self.round, shuffling.proof()))
        self.stage = PLAYING
        self.timing.deal(at)
        return [*self.round.opening, *self._follow_dealer(at)]

    def _next_setup(self) -> Setup:
        assert self.match is not None
        if not self.match.results:
            self.match.first = self._shuffle().starter()
        setup = self.match.next_setup(self.timing.lasted)
        assert setup is not None
        return setup

    def _shuffle(self) -> Shuffling:
        assert self.shuffling is not None
        return self.shuffling

    def _end_round(self, outcome: Outcome, at: float) -> None:
        assert self.match is not None
        assert self.round is not None
        self.match.add(self.round.setup, outcome)
        self.timing.end_round(at)
        now = self.match.standings(self.timing.lasted)
        self.seating.end_round()
        self.stage = OVER if now.is_over else BETWEEN
        if now.is_over:
            self.tally.add(now, self.match.results)

    def standings(self) -> Standings | None:
        return None if self.match is None else self.match.standings(self.timing.lasted)

    def transcript(self) -> Transcript:
        """The match as a record, with the proofs of its shuffles."""
        transcript = Transcript.begin(self.game, self.variant.changed(), self.seating.names())
        for played, proof in self.rounds:
            transcript.add(played, proof)
        return transcript

    # -- moves -------------------------------------------------------------------------------------

    def read_move(self, data: dict[str, Any]) -> Move:
        return record_from_data(data, self.game.MOVES)

    def check(self, seat: Seat, move: Move) -> None:
        """Raise what making this move now would raise; changes nothing."""
        self.check_moment()
        assert self.round is not None
        self.game.play(self.round.table, seat, move)

    def check_moment(self) -> None:
        """Raise `NotNow` if nobody can move now, whatever the move."""
        if self.round is None or self.stage != PLAYING:
            raise NotNow("no_round")
        if self.timing.paused:
            raise NotNow("paused")

    def check_number(self, seat: Seat, move: Move, answering: int) -> None:
        """Raise `NotNow` if the move answers something that is over (G-08), or cannot be made."""
        self.check_moment()
        assert self.round is not None
        number = answering - self.before[seat]
        if number < 0 or self.round.is_stale(seat, move, number):
            raise NotNow("too_late")

    def awaited(self, viewer: Seat) -> list[Seat]:
        """The seats that must act now, as far as a viewer may know: who has passed stays secret."""
        if self.round is None or self.stage != PLAYING:
            return []
        table = self.round.table
        if self.game.clock(table) == REACTION_CLOCK:
            table = self.game.view(table, viewer).table
        return [seat for seat in self.game.awaited(table) if seat != DEALER]

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        if self.round is None or self.stage != PLAYING or self.timing.paused:
            return []
        return self.game.legal_moves(self.round.table, seat)

    def cautions(self, seat: Seat, moves: Sequence[Move]) -> list[CautionInfo]:
        """What a seat should know before some of these legal moves."""
        if self.round is None or not self.game.CAUTIONS:
            return []
        table = self.round.table
        found = [(number, self.game.caution(table, seat, one)) for number, one in enumerate(moves)]
        return [CautionInfo(number, one.code, one.params) for number, one in found if one]

    def looks(self, seat: Seat) -> int:
        """How many of its own cards an awaited seat may still look at before play begins."""
        return 0 if self.round is None else self.game.looks(self.round.table, seat)

    # -- time --------------------------------------------------------------------------------------

    def clock(self) -> Countdown | None:
        """The clock that runs; None if none does."""
        kind = self._clock_kind()
        return self.timing.countdown(kind, with_bots=self.seating.has_bots) if kind else None

    def _clock_kind(self) -> str:
        if self.stage == SHUFFLING:
            return SHUFFLE_CLOCK
        if self.stage == BETWEEN:
            return BETWEEN_CLOCK
        if self.stage == PLAYING and self.round is not None:
            return self.game.clock(self.round.table)
        return ""

    def patience(self, seat: Seat) -> float:
        """How long the seat of somebody who is away waits for them, before a bot plays it."""
        return self.timing.patience(self.seating.chairs[seat].stand_ins)

    # -- what is shown -----------------------------------------------------------------------------

    def length(self, viewer: Seat) -> int:
        """The number of the last event in a viewer's stream."""
        now = self.round.length(viewer) if self.round is not None else 0
        return self.before[viewer] + now

    def told(self, viewer: Seat, since: int, now: float) -> list[Seen]:
        """The events of the round after a number, each with how long a private card in it stays.

        A card whose seconds are over is shown no more: asking again is no way to see it twice.
        """
        if self.round is None:
            return []
        start = max(since - self.before[viewer], 0)
        number = self.before[viewer] + start
        found = []
        for event, at in self.round.told(viewer, start):
            number += 1
            found.append(self._seen(viewer, number, event, at, now))
        return found

    def _seen(self, viewer: Seat, number: int, event: Event, at: float, now: float) -> Seen:
        if not has_secret(type(event)):
            return Seen(number, self._public_data(event))
        if not is_private_showing(event, viewer):
            return Seen(number, event.data())
        if self._missed(viewer, number):
            at = self.seating.chairs[viewer].back_at
        left = self.timing.clocks.peek - max(now - at, 0.0)
        if left > 0:
            return Seen(number, event.data(), round(left * 1000))
        hidden = show(event, WATCHER)
        assert hidden is not None  # what is private as a whole has no card in it
        return Seen(number, hidden.data())

    def _public_data(self, event: Event) -> dict[str, Data]:
        """The event as data, made once for all viewers of an entry."""
        data = self._public.get(id(event))
        if data is None:
            data = self._public[id(event)] = event.data()
        return data

    def _missed(self, viewer: Seat, number: int) -> bool:
        """Whether a bot was shown this in the person's place."""
        if viewer == WATCHER:
            return False
        after, up_to = self.seating.chairs[viewer].missed
        return after < number <= up_to

    def screen(self, viewer: Seat) -> dict[str, Any] | None:
        """What a viewer's screen holds; the same object for all who see the same."""
        if self.round is None:
            return None
        table, aid = self.round.table, self.aid
        if self._shared_of != self.number:
            history = self.options.show_discard_history
            self._shared = shared_part(self.game, table, aid, history=history)
            self._shared_of = self.number
        return own_part(table, viewer, aid, self._shared)


def is_private_showing(event: Event, viewer: Seat) -> bool:
    """Whether this event shows a viewer a card that not everybody is shown."""
    if event.seen_by == EVERYONE or not event.seen_by >> viewer & 1:
        return False
    return has_secret(type(event)) and any(kind.secret for _, kind in event.FIELDS)
