"""A bot under guard: whatever it does, the round goes on.

A bot that crashes, takes too long, answers nonsense or names a move that is not legal loses that
decision: the default move is made for it, or nothing where nobody waits for it. The fault is kept
with the position. How long decisions take is measured here too.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, log2
from time import perf_counter
from typing import Any, Final

from facedown.arena.watching import Follow, Watcher, follower
from facedown.bots.history import Remembering
from facedown.core.errors import describe
from facedown.core.game import Game
from facedown.core.notation import table_text
from facedown.core.player import Player
from facedown.core.playout import Step
from facedown.core.records import Event, Move
from facedown.core.seats import seat_text
from facedown.core.table import Table, View

# What can be wrong with a decision.
CRASHED: Final = "crashed"
LATE: Final = "late"
NONSENSE: Final = "nonsense"
ILLEGAL: Final = "illegal"
KINDS: Final = (CRASHED, LATE, NONSENSE, ILLEGAL)

# What somebody else's bot may raise, once Ctrl-C is let through: errors of compiled code may be no
# `Exception`.
ANYTHING: Final = (BaseException,)

# Nothing that a bot says of itself is told in more letters than this.
MAX_SAID: Final = 200

# Times are counted in classes, so many for each doubling, from a microsecond.
PER_DOUBLING: Final = 8
SHORTEST: Final = 1e-6


class BotFailed(Exception):
    """A decision that a bot did not make: one of the kinds, and what it said."""

    def __init__(self, kind: str, said: str = "") -> None:
        super().__init__(kind, said)
        self.kind: Final = kind
        # Without what is no letter: it is told on a page, too.
        letters = "".join(char if char.isprintable() else " " for char in said)
        self.said: Final = " ".join(letters.split())[:MAX_SAID]


@dataclass(frozen=True)
class Fault:
    """A decision that a bot lost: which, where, and the position as its seat saw it.

    The deal is played again from the arena's seed, its number and who sat where.
    """

    bot: str
    kind: str
    said: str
    deal: int
    seating: tuple[str, ...]
    round: int
    seat: int
    moves: tuple[str, ...]
    view: str


class Journal(Watcher):
    """The moves of the round that is being played."""

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.round: int = 0

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        self.moves = []
        self.round = table.setup.number

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        seat, move = step
        self.moves.append(f"{seat_text(seat)}> {move}")


class Guarded(Remembering[Any]):
    """A player whose faults cost it the decision and nobody anything else."""

    def __init__(
        self,
        game: Game[Any],
        make: Callable[[], Player[Any]],
        report: Callable[[str, str, View[Any]], None],
        times: Counter[int],
    ) -> None:
        self.game: Final = game
        self.report: Final = report
        self.times: Final = times
        self.player: Player[Any] | None = None
        self.broken: str = ""
        try:
            self.player = make()
        except KeyboardInterrupt:
            raise
        except ANYTHING as error:
            self.broken = describe(error)
        follow = follower(self.player)
        self.follow: Final = None if follow is None else partial(self._follow, follow)

    def _follow(self, follow: Follow, view: View[Any], shown: Event | None) -> None:
        if self.player is not None:
            try:
                follow(view, shown)
            except KeyboardInterrupt:
                raise
            except ANYTHING as error:
                self.player, self.broken = None, describe(error)

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        began = perf_counter()
        try:
            move = self._chosen(view, moves)
        except BotFailed as failed:
            self.report(failed.kind, failed.said, view)
            move = self._default(view)
        self.times[time_class(perf_counter() - began)] += 1
        return move

    def _chosen(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        if self.player is None:
            raise BotFailed(CRASHED, self.broken)
        if isinstance(self.player, Remembering):
            self.player.past = self.past
        try:
            # Copies, so that it can spoil nothing that is needed after it.
            move = self.player.choose(View(view.table.copy(), view.seat), list(moves))
            is_legal = move in moves  # may ask what the bot has made itself whether it is the same
        except (BotFailed, KeyboardInterrupt):
            raise
        except ANYTHING as error:
            raise BotFailed(CRASHED, describe(error)) from error
        if move is None:
            is_legal = not self._is_awaited(view)
        if not is_legal:
            raise BotFailed(ILLEGAL, _told(move))
        return move

    def _default(self, view: View[Any]) -> Move | None:
        return self.game.default_move(view.table, view.seat) if self._is_awaited(view) else None

    def _is_awaited(self, view: View[Any]) -> bool:
        return view.seat in self.game.awaited(view.table)


def _told(move: Move | None) -> str:
    """A move in notation, or what it is if its fields hold what no notation has."""
    if move is None:
        return "-"
    try:
        return str(move)
    except KeyboardInterrupt:
        raise
    except ANYTHING:
        return type(move).__name__


def position(game: Game[Any], view: View[Any]) -> str:
    """The position as a seat saw it, in notation."""
    return table_text(game, view.table)


def with_said(position: str, said: str) -> str:
    """A position, and in brackets what the bot said, if it said anything.

    >>> with_said("turn 1 | hand0 ??", "KeyError: 7"), with_said("turn 1 | hand0 ??", "")
    ('turn 1 | hand0 ?? (KeyError: 7)', 'turn 1 | hand0 ??')
    """
    return f"{position} ({said})" if said else position


def time_class(seconds: float) -> int:
    """The class that a time is counted in.

    >>> time_class(0.0), time_class(0.001)
    (0, 80)
    """
    return max(0, ceil(PER_DOUBLING * log2(max(seconds, SHORTEST) / SHORTEST)))


def class_time(number: int) -> float:
    """The longest time of a class, in seconds.

    >>> round(class_time(time_class(0.001)), 4)
    0.001
    """
    return SHORTEST * float(2.0 ** (number / PER_DOUBLING))
