"""What is at stake in a round: what its results make of a seat's share of the match.

A round is played for its own points where there is nothing else to play for: in the first round of
a match, in one that a clock ends, and where there is no match.
"""

from typing import Any, Final

from facedown.bots.equity import Equity
from facedown.bots.sums import plain_sum
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.outcome import Outcome, Result
from facedown.core.seats import Seat
from facedown.core.setup import Setup

# Results that a round may have, each with how likely it is.
Lottery = list[tuple[float, Outcome]]


class Stakes:
    """The share of the match that each result of a round leaves a seat with."""

    def __init__(self, game: Game[Any], setup: Setup, seat: Seat) -> None:
        self._game: Final = game
        self._setup: Final = setup
        self._seat: Final = seat
        self._equity: Final = Equity(game, setup.variant, setup.players)
        # Only the points of the rounds before are known: they stand as if the first gave all.
        self._before: Final[list[Result]] = []
        for number in range(1, setup.number):
            scores = setup.scores if number == 1 else (0,) * setup.players
            outcome = Outcome(scores, (), "", scores)
            self._before.append(Result(setup.seats, setup.starter, outcome))

    def is_known(self) -> bool:
        """Whether the match stands as these points say: in a tie-break it does not."""
        setup = self._setup
        now = self._game.standings(setup.variant, setup.players, self._before, 0.0)
        return not now.is_over and now.scores == setup.scores and now.playing == setup.seats

    def share(self, outcome: Outcome) -> float:
        setup = self._setup
        results = [*self._before, Result(setup.seats, setup.starter, outcome)]
        now = self._game.standings(setup.variant, setup.players, results, 0.0)
        return self._equity.shares(now, setup.number)[self._seat]

    def rounds_left(self) -> float:
        """About how many rounds are to come, with this one."""
        setup = self._setup
        now = self._game.standings(setup.variant, setup.players, self._before, 0.0)
        return self._equity.rounds_left(now, setup.number - 1)

    def mean(self, lottery: Lottery) -> float:
        return plain_sum([likely * self.share(outcome) for likely, outcome in lottery])


def find_stakes(game: Game[Any], setup: Setup, seat: Seat) -> Stakes | None:
    """What is at stake for a seat; None where a round is played for its own points."""
    if setup.number == 1:
        return None
    try:
        stakes = Stakes(game, setup, seat)
    except BadOption:  # no match that ends by itself
        return None
    return stakes if stakes.is_known() else None


def ahead(game: Game[Any], setup: Setup, seat: Seat, outcome: Outcome) -> float:
    """By how many points a round leaves a seat better than the others, on average."""
    rivals = [other for other in setup.seats if other != seat]
    others = sum([outcome.scores[other] for other in rivals])
    points = outcome.scores[seat] - others / max(len(rivals), 1)
    return -points if game.lowest_wins(setup.variant) else points


class Worths:
    """What a round is worth to a seat by its match, told in points as they count at level scores.

    A round that is not over is known by the points to expect of it.
    """

    def of_points(self, points: float) -> float:
        """What a round is worth that gives so many points on average."""
        raise NotImplementedError

    def of_outcome(self, outcome: Outcome) -> float:
        """What a round is worth that ends like this."""
        raise NotImplementedError


class LotteryWorths(Worths):
    """Points to expect stand for a lottery between what rounds usually give a seat.

    That is, one that does well, and one that does not.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seat: Seat,
        stakes: Stakes,
        lotteries: tuple[Lottery, Lottery],
    ) -> None:
        self._stakes: Final = stakes
        scores = (0,) * setup.players
        level = Stakes(
            game, Setup(setup.variant, setup.seats, setup.starter, scores, setup.number), seat
        )
        self._points: Final = [
            plain_sum([likely * ahead(game, setup, seat, outcome) for likely, outcome in lottery])
            for lottery in lotteries
        ]
        self._now: Final = [stakes.mean(lottery) for lottery in lotteries]
        self._level: Final = [level.mean(lottery) for lottery in lotteries]

    def of_points(self, points: float) -> float:
        return self._in_points(_carried(points, self._points, self._now))

    def of_outcome(self, outcome: Outcome) -> float:
        return self._in_points(self._stakes.share(outcome))

    def _in_points(self, share: float) -> float:
        return _carried(share, self._level, self._points)


def _carried(number: float, one: list[float], other: list[float]) -> float:
    """Where a number stands beside two others as it does beside these two."""
    return other[0] + (number - one[0]) * (other[1] - other[0]) / (one[1] - one[0])
