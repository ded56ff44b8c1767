"""What a round gave, and how a match stands. Both are values."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from facedown.core.seats import NO_SEAT, Seat

# Points that places are worth: whole, unless players share them.
Points: TypeAlias = int | float


class Outcome:
    """The result of a round: points and hand totals by seat, and apart from them why it ended.

    No dataclass, which is slow to make: a round of a few moves is played in hardly more time.
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        winners: tuple[Seat, ...],
        ending: str,
        totals: tuple[int, ...],
        caller: Seat = NO_SEAT,
    ) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.ending: Final = ending
        self.totals: Final = totals
        self.caller: Final = caller

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.scores == other.scores
            and self.winners == other.winners
            and self.ending == other.ending
            and self.totals == other.totals
            and self.caller == other.caller
        )

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.ending, self.totals, self.caller))

    def __repr__(self) -> str:
        return (
            f"Outcome(scores={self.scores}, winners={self.winners}, ending={self.ending!r}, "
            f"totals={self.totals}, caller={self.caller})"
        )


@dataclass(frozen=True)
class Result:
    """A finished round of a match: who played it, who began, what it gave."""

    seats: tuple[Seat, ...]
    starter: Seat
    outcome: Outcome


@dataclass(frozen=True)
class Standings:
    """How a match stands: totals and places by seat, who plays the next round, whether it is over.

    `points` are what a game awards for the places of a finished match, where it awards any.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    playing: tuple[Seat, ...]
    is_over: bool
    winners: tuple[Seat, ...] = ()
    points: tuple[Points, ...] = field(default=())


def to_hundredths(points: float) -> Points:
    """Points as they are written down: to the hundredth, and whole where they are.

    >>> to_hundredths(10 / 3), to_hundredths(2.5 + 2.5)
    (3.33, 5)
    """
    rounded = round(points, 2)
    whole = int(rounded)
    return whole if whole == rounded else rounded


def places_of(scores: Sequence[Points], *, lowest_first: bool = False) -> tuple[int, ...]:
    """Places from 1 by score; equal scores share a place and the following ones are skipped.

    >>> places_of([12, 6, 6, -4])
    (1, 2, 2, 4)
    """
    sign = 1 if lowest_first else -1
    ranked = sorted(sign * score for score in scores)
    return tuple(ranked.index(sign * score) + 1 for score in scores)
