"""The time of an evening: when a wait began, which clock runs and until when (G-09)."""

from typing import Any, Final

from facedown.core.game import REACTION_CLOCK, Game
from facedown.match.clock import Clocks
from facedown.match.wire import TableOptions

# Clocks that are the house's own: for shares of the shuffle, and between two rounds.
SHUFFLE_CLOCK: Final = "shuffle"
BETWEEN_CLOCK: Final = "between"

SHUFFLE_SECONDS: Final = 2.0
# The end of a round is shown hand by hand: between rounds people have so long to see it, and then
# as long as to memorise.
REVEAL_SECONDS: Final = 12.0
# Whoever has just moved has at least this long for the next move of the same turn.
BREATH_SECONDS: Final = 15.0
_NO_BREATH: Final = (SHUFFLE_CLOCK, BETWEEN_CLOCK, REACTION_CLOCK)

# A clock that runs is not shorter: nobody makes a house play by itself as fast as it can.
MIN_SECONDS: Final = 0.05
# Nor shorter than this while a bot plays a seat: bots think in turns, and need time for it.
MIN_WITH_BOTS: Final = 1.0
# A bot plays for somebody so often in a round, then each time only after twice as long.
FREE_STAND_INS: Final = 5
MAX_DOUBLINGS: Final = 20


class Countdown:
    """A clock that runs: which, until when, and how long in all.

    No dataclass: those are made by interpreted code, and one is made several times a move.
    """

    def __init__(self, kind: str, until: float, seconds: float) -> None:
        self.kind: Final = kind
        self.until: Final = until
        self.seconds: Final = seconds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Countdown) and (
            (self.kind, self.until, self.seconds) == (other.kind, other.until, other.seconds)
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.until, self.seconds))


class Timing:
    """When things happened at a table, and how long whoever is waited for has."""

    def __init__(self, clocks: Clocks, opened_at: float) -> None:
        self.clocks: Final = clocks
        self._clocks_with_bots: Final = clocks.at_least(MIN_WITH_BOTS)
        self.opened_at: Final = opened_at
        self.last_at = opened_at
        # When the present wait began, when somebody last moved or was dealt cards, and when a
        # person was last seen to be there: they moved, came back, or gave a share of the shuffle.
        self.since = opened_at
        self.moved_at = opened_at
        self.played_at = opened_at
        self._paused_at: float | None = None
        # Of the match: when it began, less its pauses, and how long it had lasted when its last
        # round ended. Whether it goes on is decided then, and not by the time between two rounds.
        self.began_at = 0.0
        self.lasted = 0.0

    # -- what happens ------------------------------------------------------------------------------

    def note(self, at: float) -> None:
        """Something happened."""
        self.last_at = max(self.last_at, at)  # old logs have times of the wall clock

    def wait(self, at: float) -> None:
        """A wait begins; in a pause, as if at its beginning."""
        self.since = at if self._paused_at is None else self._paused_at

    def begin_match(self, at: float) -> None:
        self.began_at, self.lasted = at, 0.0

    def deal(self, at: float) -> None:
        self.since = self.moved_at = at

    def move(self, at: float) -> None:
        """A person has moved."""
        self.moved_at = self.played_at = at

    def attend(self, at: float, slept: float = 0.0) -> None:
        """A person is there; so long before the table slept, which is no time of the match."""
        self.played_at = at
        if not self.paused:  # a pause is no time of the match either
            self.began_at += slept

    def end_round(self, at: float) -> None:
        self.since = at
        self.lasted = max(at - self.began_at, 0.0)

    def pause(self, at: float) -> None:
        self._paused_at = at

    def resume(self, at: float) -> None:
        """The clocks run on as if there had been no pause."""
        assert self._paused_at is not None
        gone = at - self._paused_at
        self._paused_at = None
        self.since += gone
        self.moved_at += gone
        self.began_at += gone

    # -- questions ---------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        return self._paused_at is not None

    def countdown(self, kind: str, *, with_bots: bool) -> Countdown | None:
        """How this clock runs, with or without a bot in a seat; None if it does not."""
        seconds = self._seconds(kind, with_bots=with_bots)
        if self.paused or seconds <= 0:
            return None
        until = self.since + seconds
        if kind not in _NO_BREATH and self.moved_at > self.since:
            until = max(until, self.moved_at + min(seconds, BREATH_SECONDS))
        return Countdown(kind, until, seconds)

    def _seconds(self, kind: str, *, with_bots: bool) -> float:
        if kind == SHUFFLE_CLOCK:
            return SHUFFLE_SECONDS
        clocks = self._clocks_with_bots if with_bots else self.clocks
        if kind == BETWEEN_CLOCK:
            return clocks.setup + REVEAL_SECONDS if clocks.setup > 0 else 0.0
        return clocks.seconds(kind)

    def patience(self, stand_ins: int) -> float:
        """How long somebody who is away is waited for, a bot having stood in so often."""
        doublings = min(max(stand_ins - FREE_STAND_INS, 0), MAX_DOUBLINGS)
        return self.clocks.abandon * 2.0**doublings


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
