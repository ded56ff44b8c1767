"""Time as a value: how long a table gives its players, and when that runs out (G-09)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, Game

# Between two readings that lie farther apart than this, the process stood still.
STALL_SECONDS: Final = 1.0


@dataclass(frozen=True)
class Clocks:
    """Seconds for each thing a player is waited for; 0 means no limit."""

    turn: float = 45.0
    reaction: float = 5.0
    setup: float = 15.0
    peek: float = 4.0
    abandon: float = 120.0

    @staticmethod
    def of(game: Game[Any]) -> "Clocks":
        """The usual clocks of a game."""
        return Clocks(setup=game.SETUP_SECONDS)

    def at_least(self, least: float) -> "Clocks":
        """The same, but players are waited for at least so long.

        >>> Clocks(turn=0.5, reaction=0).at_least(1.0)
        Clocks(turn=1.0, reaction=0, setup=15.0, peek=4.0, abandon=120.0)
        """
        return Clocks(
            turn=_longer(self.turn, least),
            reaction=_longer(self.reaction, least),
            setup=_longer(self.setup, least),
            peek=self.peek,
            abandon=self.abandon,
        )

    def seconds(self, clock: str) -> float:
        """How long the awaited seats have by this clock."""
        if clock == SETUP_CLOCK:
            return self.setup
        return self.reaction if clock == REACTION_CLOCK else self.turn


class RunningClock:
    """Seconds that never go back, and that do not pass while the process stands still.

    A steady clock tells them. This one is read often, so a reading long after the last one means
    that the process was stopped or the machine asleep: no deadline comes nearer by that.

    >>> told = iter([10.0, 10.5, 30.5, 31.0])
    >>> clock = RunningClock(lambda: next(told))
    >>> clock.now(), clock.now(), clock.now(), clock.stalled
    (10.5, 10.5, 11.0, 20.0)
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady: Final = steady
        self._read = steady()
        # All the time that it stood still.
        self.stalled = 0.0

    def now(self) -> float:
        at = self._steady()
        gone = at - self._read
        if gone > STALL_SECONDS:
            self.stalled += gone
        self._read = at
        return at - self.stalled


class TableClock:
    """The time of one table, in seconds since 1970.

    It starts at the wall clock's time, but never before the end of the table's log, and goes on
    as the running clock does: whatever happens to the wall clock, the times in a log go forward.

    >>> told = iter([70.0, 70.5])
    >>> TableClock(1000.0, 4600.0, lambda: next(told)).now()
    4600.5
    """

    def __init__(self, wall: float, log_ends: float, running: Callable[[], float]) -> None:
        self._running: Final = running
        self._last = max(wall, log_ends)
        self._start: Final = self._last - running()

    def now(self) -> float:
        self._last = max(self._last, self._start + self._running())
        return self._last


def _longer(seconds: float, least: float) -> float:
    return max(seconds, least) if seconds > 0 else seconds
