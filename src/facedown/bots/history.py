"""What everybody at a table has seen of the rounds of a match that are over.

It is read off from events as watchers are shown them, and from the result: no card that somebody
was shown in private has a part in it. So whoever sits down in the middle of a match, or is made
anew, can be told of it, and then knows what one knows who was there.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from facedown.bots.talk import CALLS, MISSED, moment_of, seat_in
from facedown.core.events import Begun, TurnStarted
from facedown.core.outcome import Outcome
from facedown.core.player import Player
from facedown.core.records import Event
from facedown.core.seats import NO_SEAT, WATCHER, Seat
from facedown.core.sight import show
from facedown.core.table import Table

T = TypeVar("T", bound=Table)

# What a `PastRound` is made of, in order.
Values = tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]


class PastRound:
    """A round that is over. A value.

    Each tuple has one entry for each seat of the match. `turns` are those that a seat had until
    somebody called, `caller` says who that was, if anybody; `wrong` counts the wrong cards that a
    seat has flipped or tossed in, `totals` are what the hands came to in the end.
    """

    def __init__(
        self,
        turns: tuple[int, ...],
        caller: Seat,
        wrong: tuple[int, ...],
        totals: tuple[int, ...],
    ) -> None:
        self.turns: Final = turns
        self.caller: Final = caller
        self.wrong: Final = wrong
        self.totals: Final = totals

    def values(self) -> Values:
        """The same in plain values, as it goes from process to process."""
        return self.turns, int(self.caller), self.wrong, self.totals

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


def past_round(events: Iterable[Event], outcome: Outcome) -> PastRound:
    """A round that is over, by all that happened in it and what it gave."""
    players = len(outcome.totals)
    turns, wrong = [0] * players, [0] * players
    caller: Seat = NO_SEAT
    for event in events:
        shown = show(event, WATCHER)
        seat = None if shown is None else seat_in(shown)
        if shown is None or seat is None:
            continue
        moment = moment_of(shown, seat)
        if moment == MISSED:
            wrong[seat] += 1
        elif moment == CALLS and caller == NO_SEAT:
            caller = seat
        elif caller == NO_SEAT and isinstance(shown, (Begun, TurnStarted)):
            turns[seat] += 1
    return PastRound(tuple(turns), caller, tuple(wrong), outcome.totals)
