"""A table of the house from its opening to its end, as its log tells it. No clock, no chance.

`apply` takes one entry of the log and changes the evening; the same log always makes the same
evening. A move that the rules refuse raises before anything has changed. Whatever depends on
people, a clock or chance is decided by the house, which writes the answer in the log.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from facedown.core.errors import FacedownError
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome, Standings
from facedown.core.records import Event, Move, record_from_data
from facedown.core.seats import DEALER, WATCHER, Seat
from facedown.core.setup import Setup
from facedown.core.sight import show
from facedown.match import log, shuffle
from facedown.match.clock import Clocks
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.streams import Streams
from facedown.match.tally import Tallied, Tally
from facedown.match.transcript import Transcript
from facedown.match.wire import (
    CautionInfo,
    ClockInfo,
    EveningInfo,
    OutcomeInfo,
    Screen,
    SeatInfo,
    Seen,
    Shown,
    TableInfo,
    TableOptions,
)

# Stages of an evening.
WAITING: Final = "waiting"
SHUFFLING: Final = "shuffling"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"
CLOSED: Final = "closed"

# Who plays a seat.
EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"

# Clocks that are the house's own: for shares of the shuffle, and between two rounds.
SHUFFLE_CLOCK: Final = "shuffle"
BETWEEN_CLOCK: Final = "between"

SHUFFLE_SECONDS: Final = 2.0
# Whoever has just moved has at least this long for the next move of the same turn.
BREATH_SECONDS: Final = 15.0

# A clock that runs is not shorter: nobody makes a house play by itself as fast as it can.
MIN_SECONDS: Final = 0.05
# A bot plays for somebody so often in a round, then each time only after twice as long.
FREE_STAND_INS: Final = 5
MAX_DOUBLINGS: Final = 20
# Nor shorter than this while a bot plays a seat: bots think in turns, and need time for it.
MIN_WITH_BOTS: Final = 1.0


class NotNow(FacedownError):
    """Something that cannot be done at this table, or not at this stage of the evening."""


class Chair:
    """A seat of the house's table: who has it, and how they stand."""

    def __init__(self) -> None:
        self.kind = EMPTY
        self.person = ""
        self.name = ""
        self.level = ""
        self.ready = False
        self.wants_pause = False
        # A bot plays for the person, until the person is back or for good.
        self.stand_in = False
        # Since when the person has not been connected to the match.
        self.away_since: float | None = None
        # How often in this round they have wished for a pause, gone, and been played for.
        self.pauses = 0
        self.absences = 0
        self.stand_ins = 0

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays this seat now."""
        return self.kind == BOT or self.stand_in


class Evening:
    """All that has happened at a table of the house."""

    def __init__(self, game: Game[Any], opened: log.Opened) -> None:
        options = opened.options
        self.game: Final = game
        self.code: Final = opened.code
        self.options: Final = options
        self.aid: Final[str] = options.aid
        self.variant: Final = game.variant(dict(options.options), options.preset)
        self.clocks: Final = clocks_of(game, options)
        self._clocks_with_bots: Final = self.clocks.at_least(MIN_WITH_BOTS)
        self.opened_at: Final = opened.at
        self.chairs: Final = [Chair() for _ in range(options.seats)]
        self.host: Seat = 0
        self.number = 1
        self.last_at = opened.at
        self.stage = WAITING
        self.paused = False
        self.paused_at = 0.0
        self.why_closed = ""
        # Whom the host has sent away.
        self.removed: set[str] = set()
        # Of the match: when it began, less its pauses, and how long it had lasted when its last
        # round ended. Whether it goes on is decided then, and not by the time between two rounds.
        self.began_at = 0.0
        self.lasted = 0.0
        self.match: Match | None = None
        self.round: Round | None = None
        self.rounds: list[Round] = []
        self.proofs: list[shuffle.Proof] = []
        self.tally: Final = Tally(options.seats)
        # Matches played to their end at this table, and their records.
        self.finished = 0
        self.records: list[str] = []
        # Of the shuffle.
        self.secret = b""
        self.root = b""
        self.digests: list[str] = []
        self.entropies: list[bytes] = []
        self.is_revealing = False
        self.streams: Final = Streams(
            game, options.aid, history=options.show_discard_history, peek=self.clocks.peek
        )
        # When the present wait began, when somebody last moved or was dealt cards, and when a
        # person last moved.
        self.since = opened.at
        self.moved_at = opened.at
        self.played_at = opened.at

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
        if isinstance(entry, log.Moved):
            events = self._moved(entry, move or self.read_move(entry.move))
        else:
            events = self._other(entry)
        self.number += 1
        self.last_at = max(self.last_at, entry.at)  # old logs have times of the wall clock
        return events

    def _moved(self, entry: log.Moved, move: Move) -> list[Event]:
        assert self.round is not None
        table = self.round.table
        turns, clock = table.turns, self.game.clock(table)
        command = entry.id or None
        events = self.round.act(entry.seat, move, at=entry.at, command=command)
        if entry.by == log.PERSON:
            self.moved_at = self.played_at = entry.at
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
            self.since = at

    def _follow_dealer(self, at: float) -> list[Event]:
        """The Dealer's orders follow from the secret of the round."""
        assert self.round is not None
        table = self.round.table
        events: list[Event] = []
        while self.game.awaited(table)[:1] == [DEALER]:
            number = len(table.batches)
            order = shuffle.order(self.secret, self.entropies, number, len(table.discard) - 1)
            events += self.round.act(DEALER, Shuffle(order), at=at)
        return events

    def _other(self, entry: log.AnyEntry) -> list[Event]:
        if isinstance(entry, log.Sat):
            self._sit(entry)
        elif isinstance(entry, log.BotSat):
            chair = self.chairs[entry.seat]
            chair.kind, chair.level, chair.ready = BOT, entry.level, True
        elif isinstance(entry, log.Left):
            self._leave(entry)
        elif isinstance(entry, log.BecameReady):
            self.chairs[entry.seat].ready = True
        elif isinstance(entry, log.Began):
            self._begin(entry)
        elif isinstance(entry, log.Committed):
            self.digests[entry.seat] = entry.digest
        elif isinstance(entry, log.SharesAsked):
            self.is_revealing = True
            self.since = entry.at
        elif isinstance(entry, log.Shared):
            self.entropies[entry.seat] = bytes.fromhex(entry.entropy)
        elif isinstance(entry, log.CardsDealt):
            return self._deal(entry.at)
        else:
            self._change_people(entry)
        return []

    def _change_people(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.WishedPause):
            self.chairs[entry.seat].wants_pause = entry.on
            self.chairs[entry.seat].pauses += entry.on
        elif isinstance(entry, log.Paused):
            self.paused, self.paused_at = True, entry.at
            for chair in self.chairs:
                chair.wants_pause = False
        elif isinstance(entry, log.Resumed):
            self.paused = False
            gone = entry.at - self.paused_at
            self.since, self.moved_at = self.since + gone, self.moved_at + gone
            self.began_at += gone
        elif isinstance(entry, log.WentAway):
            self.chairs[entry.seat].away_since = entry.at
            self.chairs[entry.seat].absences += 1
        elif isinstance(entry, log.CameBack):
            self.chairs[entry.seat].away_since = None
        elif isinstance(entry, log.StoodIn):
            chair = self.chairs[entry.seat]
            chair.stand_in = True
            chair.stand_ins += 1
            self.streams.stand_in(entry.seat)
        elif isinstance(entry, log.TookBack):
            chair = self.chairs[entry.seat]
            chair.stand_in, chair.away_since = False, None
            self.streams.take_back(entry.seat, entry.at)
        elif isinstance(entry, log.Resigned):
            chair = self.chairs[entry.seat]
            chair.kind, chair.level, chair.stand_in = BOT, self.options.level, False
            chair.ready, chair.wants_pause = True, False
            if entry.forgotten:
                chair.person, chair.name = "", ""
            self._find_host()
        elif isinstance(entry, log.MatchKept):
            self.records.append(entry.record)
        elif isinstance(entry, log.Closed):
            self.stage, self.why_closed = CLOSED, entry.why

    def let_go(self) -> None:
        """Forget the cards of an evening that is over for good."""
        self.match, self.round = None, None
        self.streams.let_go()
        self.rounds, self.proofs = [], []

    # -- people ------------------------------------------------------------------------------------

    def _sit(self, entry: log.Sat) -> None:
        chair = self.chairs[entry.seat]
        chair.kind, chair.person, chair.name = PERSON, entry.person, entry.name
        chair.ready, chair.level = False, ""
        self._find_host()

    def _leave(self, entry: log.Left) -> None:
        if entry.removed:
            self.removed.add(self.chairs[entry.seat].person)
        self.chairs[entry.seat] = Chair()
        self.streams.forget(entry.seat)
        self.tally.forget(entry.seat)
        self._find_host()

    def _find_host(self) -> None:
        """If the host has left, the person in the lowest seat is the host."""
        people = self.people()
        if people and self.host not in people:
            self.host = people[0]

    def people(self) -> list[Seat]:
        """The seats that belong to persons."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person; None if they have none."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and chair.person == person:
                return seat
        return None

    def free_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == EMPTY]

    @property
    def is_on(self) -> bool:
        """Whether a match is being played."""
        return self.stage in (SHUFFLING, PLAYING, BETWEEN)

    @property
    def all_ready(self) -> bool:
        return all(chair.ready or chair.is_bots for chair in self.chairs)

    # -- rounds ------------------------------------------------------------------------------------

    def _begin(self, entry: log.Began) -> None:
        if self.match is None or self.stage == OVER:
            self._begin_match(entry.at)
        self.streams.close()
        self.round = None
        for chair in self.chairs:
            chair.pauses = chair.absences = chair.stand_ins = 0
        self.secret = bytes.fromhex(entry.secret)
        self.root = shuffle.new_root(self.secret, self.game.pack(self.variant).cards)
        self.digests = [""] * len(self.chairs)
        self.entropies = [b""] * len(self.chairs)
        self.is_revealing = False
        self.stage, self.since = SHUFFLING, entry.at

    def _begin_match(self, at: float) -> None:
        players, starter = len(self.chairs), self.options.starter
        undo = self.options.undo
        self.match = Match(self.game, self.variant, players, starter=starter, undo=undo)
        self.rounds, self.proofs = [], []
        self.began_at, self.lasted = at, 0.0
        for chair in self.chairs:
            if chair.kind == BOT:  # whoever resigned was of the match before
                chair.person, chair.name = "", ""

    def _deal(self, at: float) -> list[Event]:
        setup = self._next_setup()
        cards = self.game.pack(self.variant).cards
        deck = shuffle.deck(self.secret, cards, self.entropies, root=self.root)
        self.round = Round(self.game, setup, deck, at=at)
        self.streams.begin(self.round)
        self.rounds.append(self.round)
        self.proofs.append(self.proof())
        self.stage, self.since, self.moved_at = PLAYING, at, at
        return [*self.round.opening, *self._follow_dealer(at)]

    def _next_setup(self) -> Setup:
        assert self.match is not None
        if not self.match.results:
            seats = tuple(range(len(self.chairs)))
            self.match.first = shuffle.starter(self.secret, self.entropies, seats)
        setup = self.match.next_setup(self.lasted)
        assert setup is not None
        return setup

    def proof(self) -> shuffle.Proof:
        """What proves the shuffle of the round that is on; secret until the round is over."""
        digests = tuple([bytes.fromhex(digest) for digest in self.digests])
        return shuffle.Proof(self.root, self.secret, tuple(self.entropies), digests)

    def _end_round(self, outcome: Outcome, at: float) -> None:
        assert self.match is not None
        assert self.round is not None
        self.match.add(self.round.setup, outcome)
        self.since = at
        self.lasted = max(at - self.began_at, 0.0)
        now = self.match.standings(self.lasted)
        for chair in self.chairs:
            chair.ready = chair.kind == BOT
        self.stage = OVER if now.is_over else BETWEEN
        if now.is_over:
            self.finished += 1
            self.tally.add(now, self.match.results)

    def standings(self) -> Standings | None:
        return None if self.match is None else self.match.standings(self.lasted)

    def transcript(self) -> Transcript:
        """The match as a record, with the proofs of its shuffles."""
        names = [chair.name or f"{chair.level} bot" for chair in self.chairs]
        changed = self.variant.changed()
        transcript = Transcript.begin(self.game, changed, names)
        for played, proof in zip(self.rounds, self.proofs, strict=True):
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
        if self.paused:
            raise NotNow("paused")

    def check_number(self, seat: Seat, move: Move, answering: int) -> None:
        """Raise `NotNow` if the move answers something that is over (G-08), or cannot be made."""
        self.check_moment()
        assert self.round is not None
        number = answering - self.streams.before[seat]
        if number < 0 or self.round.is_stale(seat, move, number):
            raise NotNow("too_late")

    def awaited(self, viewer: Seat) -> list[Seat]:
        """The seats that must act now, as far as a viewer may know."""
        return self.streams.awaited(viewer) if self.stage == PLAYING else []

    def legal_moves(self, seat: Seat) -> list[Move]:
        is_on = self.stage == PLAYING and not self.paused
        return self.streams.legal_moves(seat) if is_on else []

    def cautions(self, seat: Seat, moves: Sequence[Move]) -> list[CautionInfo]:
        """What a seat should know before some of these legal moves."""
        return self.streams.cautions(seat, moves)

    def looks(self, seat: Seat) -> int:
        """How many of its own cards an awaited seat may still look at before play begins."""
        return self.streams.looks(seat)

    # -- time --------------------------------------------------------------------------------------

    def clock(self) -> tuple[str, float, float] | None:
        """The clock that runs: which, until when, and how long in all. None if none does."""
        if self.paused:
            return None
        if self.stage == SHUFFLING:
            return SHUFFLE_CLOCK, self.since + SHUFFLE_SECONDS, SHUFFLE_SECONDS
        if self.stage == BETWEEN:
            seconds = self._clocks_now().setup
            return (BETWEEN_CLOCK, self.since + seconds, seconds) if seconds > 0 else None
        if self.stage != PLAYING or self.round is None:
            return None
        kind = self.game.clock(self.round.table)
        clocks = self._clocks_now()
        until = clocks.deadline(kind, self.since)
        if until is None:
            return None
        seconds = clocks.seconds(kind)
        if kind != REACTION_CLOCK and self.moved_at > self.since:
            until = max(until, self.moved_at + min(seconds, BREATH_SECONDS))
        return kind, until, seconds

    def patience(self, seat: Seat) -> float:
        """How long the seat of somebody who is away waits for them, before a bot plays it."""
        often = self.chairs[seat].stand_ins - FREE_STAND_INS
        return self.clocks.abandon * 2.0 ** min(max(often, 0), MAX_DOUBLINGS)

    def _clocks_now(self) -> Clocks:
        has_bots = any(chair.is_bots for chair in self.chairs)
        return self._clocks_with_bots if has_bots else self.clocks

    def clock_info(self, now: float) -> ClockInfo | None:
        clock = self.clock()
        if clock is None:
            return None
        kind, until, seconds = clock
        left = min(max(until - now, 0.0), max(seconds, BREATH_SECONDS))
        return ClockInfo(kind, round(left * 1000), round(seconds * 1000))

    # -- what is shown -----------------------------------------------------------------------------

    def length(self, viewer: Seat) -> int:
        """The number of the last event in a viewer's stream."""
        return self.streams.length(viewer)

    def told(self, viewer: Seat, since: int, now: float) -> list[Seen]:
        """The events of the round after a number, as a viewer may see them now."""
        return self.streams.told(viewer, since, now)

    def screen(self, viewer: Seat) -> Screen | None:
        """What a viewer's screen holds; the same object for all who see the same."""
        return self.streams.screen(viewer)

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
            may_move=not self.paused,
            clock=clock,
            by=by,
            id=id,
        )

    def seat_info(self, seat: Seat, *, here: bool) -> SeatInfo:
        chair = self.chairs[seat]
        return SeatInfo(
            seat,
            chair.kind,
            chair.name,
            chair.level,
            host=chair.kind == PERSON and seat == self.host,
            ready=chair.ready,
            here=here or chair.kind == BOT,
            stand_in=chair.stand_in,
            wants_pause=chair.wants_pause,
        )

    def info(self, here: set[Seat], watchers: int, you: Seat | None = None) -> TableInfo:
        """All that is public about the table beside its cards."""
        now = self.standings()
        outcomes = [] if self.match is None else [one.outcome for one in self.match.results]
        return TableInfo(
            code=self.code,
            game=self.game.KEY,
            version=self.game.VERSION,
            options=self.options,
            stage=self.stage,
            paused=self.paused,
            seats=[self.seat_info(seat, here=seat in here) for seat in range(len(self.chairs))],
            sides=list(self.game.sides(self.variant, len(self.chairs))),
            round=0 if self.match is None else len(outcomes) + (self.stage in (SHUFFLING, PLAYING)),
            scores=list(now.scores) if now else [],
            places=list(now.places) if now else [],
            playing=list(now.playing) if now else [],
            winners=list(now.winners) if now else [],
            evening=[_evening_info(one, now) for one in self.tally.ranking()],
            outcomes=[OutcomeInfo.of(outcome) for outcome in outcomes],
            records=self.records,
            watchers=watchers,
            you=you,
        )


def clocks_of(game: Game[Any], options: TableOptions) -> Clocks:
    """The clocks of a table: the game's usual ones, and what the table has changed."""
    usual, asked = Clocks.of(game), options.clocks
    return Clocks(
        turn=_seconds(asked.turn, usual.turn),
        reaction=_seconds(asked.reaction, usual.reaction),
        setup=_seconds(asked.setup, usual.setup),
        peek=_seconds(asked.peek, usual.peek),
        abandon=_seconds(asked.abandon, usual.abandon),
    )


def has_time_for_bots(game: Game[Any], options: TableOptions) -> bool:
    """Whether bots may be asked to sit down at a table with these clocks."""
    clocks = clocks_of(game, options)
    return clocks == clocks.at_least(MIN_WITH_BOTS)


def _seconds(asked: float | None, usual: float) -> float:
    if asked is None:
        return usual
    return max(asked, MIN_SECONDS) if asked > 0 else 0.0


def _evening_info(one: Tallied, now: Standings | None) -> EveningInfo:
    gained = now.points[one.seat] if now is not None and now.points else 0
    return EveningInfo(one.seat, one.place, one.points, gained, one.scores, one.calls, one.ahead_by)
