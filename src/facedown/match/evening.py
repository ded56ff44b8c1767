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
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome, Standings
from facedown.core.records import Event, Move, record_from_data
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.match import log
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.seating import Seating
from facedown.match.shuffle import Proof
from facedown.match.shuffling import Shuffling
from facedown.match.streams import Streams
from facedown.match.tally import Tally
from facedown.match.timing import BETWEEN_CLOCK, SHUFFLE_CLOCK, Countdown, Timing, clocks_of
from facedown.match.transcript import Transcript
from facedown.match.wire import ClockInfo, Shown

# Stages of an evening.
WAITING: Final = "waiting"
SHUFFLING: Final = "shuffling"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"
CLOSED: Final = "closed"


class NotNow(FacedownError):
    """Something that cannot be done at this table, or not at this stage of the evening."""


class Evening:
    """All that has happened at a table of the house."""

    def __init__(self, game: Game[Any], opened: log.Opened) -> None:
        options = opened.options
        self.game: Final = game
        self.code: Final = opened.code
        self.options: Final = options
        self.variant: Final = game.variant(dict(options.options), options.preset)
        self.seating: Final = Seating(options.seats, options.level)
        self.timing: Final = Timing(clocks_of(game, options), opened.at)
        self.tally: Final = Tally(options.seats)
        self.streams: Final = Streams(
            game,
            options.aid,
            history=options.show_discard_history,
            peek=self.timing.clocks.peek,
        )
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
        self.streams.changes()
        events: list[Event] = []
        seating = self.seating
        match entry:
            case log.Moved():
                events = self._move(entry, move or self.read_move(entry.move))
            # The people at the table.
            case log.Sat():
                seating.sit(entry.seat, entry.person, entry.name, entry.face)
            case log.Renamed():
                seating.rename(entry.seat, entry.name, entry.face)
            case log.BotSat():
                seating.seat_bot(entry.seat, entry.level, entry.character, entry.name)
            case log.Left():
                seating.leave(entry.seat, removed=entry.removed)
                self.tally.forget(entry.seat)
                self.streams.forget(entry.seat)
            case log.BecameReady():
                seating.chairs[entry.seat].ready = True
            case log.WentAway():
                seating.chairs[entry.seat].go_away(entry.at)
            case log.CameBack():
                seating.chairs[entry.seat].come_back()
                self.timing.attend(entry.at, slept=entry.slept)
            case log.StoodIn():
                seating.chairs[entry.seat].be_played_for()
                self.streams.stand_in(entry.seat)
            case log.TookBack():
                if seating.alone is not None:
                    self.timing.wait(entry.at)  # no clock ran for the one who played on
                seating.chairs[entry.seat].take_back()
                self.timing.attend(entry.at, slept=entry.slept)
                self.streams.take_back(entry.seat, entry.at)
            case log.Resigned():
                seating.resign(entry.seat, entry.character, entry.name, forgotten=entry.forgotten)
            # The shuffle of a round.
            case log.Began():
                self._begin(entry)
            case log.Committed():
                self._shuffle().commit(entry.seat, bytes.fromhex(entry.digest))
                self.timing.attend(entry.at)
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
        self._restart_clock(move, turns, clock, events, entry.at)
        if self.round.outcome is not None:
            self._end_round(self.round.outcome, entry.at)
        return events

    def _restart_clock(
        self, move: Move, turns: int, clock: str, events: list[Event], at: float
    ) -> None:
        """Turns and windows have their own time; a window that is opened again is a new one.

        A reaction to the window before would come too late. One that was wrong changes nothing.
        """
        assert self.round is not None
        now = self.game.clock(self.round.table)
        is_anew = now == REACTION_CLOCK and any(self.game.voids(one, move) for one in events)
        if now != clock or self.round.table.turns != turns or is_anew:
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
        self.streams.let_go()
        self.rounds = []

    # -- rounds ------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Whether a match is being played."""
        return self.stage in (SHUFFLING, PLAYING, BETWEEN)

    def _begin(self, entry: log.Began) -> None:
        if self.match is None or self.stage == OVER:
            self._begin_match(entry.at)
        self.streams.close()
        self.round = None
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

    def _deal(self, at: float) -> list[Event]:
        shuffling = self._shuffle()
        self.round = Round(self.game, self._next_setup(), shuffling.deck(), at=at)
        self.rounds.append((self.round, shuffling.proof()))
        self.streams.begin(self.round)
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
        """The match as a record, with the proofs of its shuffles; nothing of a round that is on."""
        transcript = Transcript.begin(self.game, self.variant.changed(), self.seating.names())
        for played, proof in self.rounds:
            if played.outcome is not None:
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
        number = answering - self.streams.before[seat]
        if number < 0 or self.round.is_stale(seat, move, number):
            raise NotNow("too_late")

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        is_on = self.stage == PLAYING and not self.timing.paused
        return self.streams.legal_moves(seat) if is_on else []

    # -- time --------------------------------------------------------------------------------------

    def clock(self) -> Countdown | None:
        """The clock that runs; None if none does.

        For somebody alone among bots only that of the shuffle does, which their program answers.
        """
        kind = self._clock_kind()
        if not kind or (kind != SHUFFLE_CLOCK and self.seating.alone is not None):
            return None
        return self.timing.countdown(kind, with_bots=self.seating.has_bots)

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
        return self.streams.length(viewer)

    def shown(
        self,
        viewer: Seat,
        since: int,
        now: float,
        clock: ClockInfo | None,
        by: str = "",
        id: str = "",
    ) -> Shown:
        """All that a viewer is sent of the cards: what happened after a number, and what is so."""
        return self.streams.shown(
            viewer,
            since,
            now,
            is_on=self.stage == PLAYING,
            may_move=not self.timing.paused,
            clock=clock,
            by=by,
            id=id,
        )
