"""What everybody at a table has seen of the rounds of a match that are over.

It is read off from events as watchers are shown them: no card that somebody was shown in private
has a part in it. So whoever sits down in the middle of a match, or is made anew, can be told of it,
and then knows what one knows who was there.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from facedown.bots.talk import CALLS, moment_of, seat_in
from facedown.core.events import Begun, TurnStarted
from facedown.core.player import Player
from facedown.core.records import Event
from facedown.core.seats import NO_SEAT, WATCHER, Seat
from facedown.core.setup import Setup
from facedown.core.sight import show
from facedown.core.table import Table

T = TypeVar("T", bound=Table)

# What a `PastRound` is made of, in order.
Values = tuple[int, tuple[int, ...], int]


class PastRound:
    """A round that is over. A value.

    `playing` is how many seats were in play, `turns` how many turns each seat of the match had
    until somebody called, `caller` who that was, if anybody.
    """

    def __init__(self, playing: int, turns: tuple[int, ...], caller: Seat) -> None:
        self.playing: Final = playing
        self.turns: Final = turns
        self.caller: Final = caller

    def values(self) -> Values:
        """The same in plain values, as it goes from process to process."""
        return self.playing, self.turns, int(self.caller)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PastRound) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


# The rounds of a match so far, in order.
Past = tuple[PastRound, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Remembering(Player[T]):
    """A player that may mind what was seen in the rounds of its match before this one."""

    past: Past = ()


def past_round(setup: Setup, events: Iterable[Event]) -> PastRound:
    """A round that is over, by what it began with and all that happened in it."""
    turns = [0] * setup.players
    for event in events:
        shown = show(event, WATCHER)
        seat = None if shown is None else seat_in(shown)
        if shown is None or seat is None:
            continue
        if moment_of(shown, seat) == CALLS:
            return PastRound(len(setup.seats), tuple(turns), seat)
        if isinstance(shown, (Begun, TurnStarted)):
            turns[seat] += 1
    return PastRound(len(setup.seats), tuple(turns), NO_SEAT)
