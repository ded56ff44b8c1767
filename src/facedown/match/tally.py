"""Game points over the matches of an evening, and what sets equal ones apart (V-44)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from facedown.core.outcome import Points, Result, Standings, places_of, to_hundredths
from facedown.core.seats import Seat

# What puts a seat before the next one in the list. With equal game points the place is shared:
# then it is shown, and decides nothing.
BY_POINTS: Final = "points"
BY_SCORES: Final = "scores"
BY_CALLS: Final = "calls"
BY_NOTHING: Final = ""


@dataclass(frozen=True)
class Tallied:
    """A seat's evening: its place by game points, the points of its rounds, the calls it has won.

    `ahead_by` says what puts it before the next seat.
    """

    seat: Seat
    place: int
    points: Points
    scores: int
    calls: int
    ahead_by: str = BY_NOTHING


class Tally:
    """What the seats of a table have gathered in all its matches."""

    def __init__(self, seats: int) -> None:
        self.points: Final[list[Points]] = [0] * seats
        self.scores: Final = [0] * seats
        self.calls: Final = [0] * seats
        # How many matches have been played to their end.
        self.matches = 0

    def add(self, over: Standings, results: Sequence[Result]) -> None:
        """Count a match that is over; one of a game that awards no points gives nothing."""
        self.matches += 1
        for seat, points in enumerate(over.points):
            self.points[seat] = to_hundredths(self.points[seat] + points)
            self.scores[seat] += over.scores[seat]
            self.calls[seat] += sum(_has_won_call(seat, result) for result in results)

    def forget(self, seat: Seat) -> None:
        """Begin anew for whoever sits down next."""
        self.points[seat] = self.scores[seat] = self.calls[seat] = 0

    def ranking(self) -> list[Tallied]:
        """The seats, the first first; nobody before a match has given points."""
        if not any(self.points):
            return []
        places = places_of(self.points)
        order = sorted(
            range(len(places)), key=lambda seat: (*[-one for one in self._of(seat)], seat)
        )
        after: list[Seat | None] = [*order[1:], None]
        return [
            Tallied(seat, places[seat], *self._of(seat), self._ahead_by(seat, other))
            for seat, other in zip(order, after, strict=True)
        ]

    def _of(self, seat: Seat) -> tuple[Points, int, int]:
        return self.points[seat], self.scores[seat], self.calls[seat]

    def _ahead_by(self, seat: Seat, other: Seat | None) -> str:
        if other is None:
            return BY_NOTHING
        pairs = zip((BY_POINTS, BY_SCORES, BY_CALLS), self._of(seat), self._of(other), strict=True)
        return next((name for name, mine, theirs in pairs if mine > theirs), BY_NOTHING)


def _has_won_call(seat: Seat, result: Result) -> bool:
    return result.outcome.caller == seat and seat in result.outcome.winners
