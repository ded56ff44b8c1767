"""What a call is worth where points are added up: by the points of a round, and by the match."""

from typing import Final

from facedown.bots.cambio.mind import Mind
from facedown.bots.stakes import Lottery, LotteryWorths, Worths, ahead, find_stakes
from facedown.bots.sums import plain_sum
from facedown.core.outcome import Outcome
from facedown.core.seats import Seat
from facedown.games.cambio import GAME
from facedown.games.cambio.scoring import added, winners_of
from facedown.games.cambio.table import CambioTable

# What it is worth not to call, in points ahead of the others' mean: so much with two players,
# three, or more, and so much of what the others are expected to hold beyond the own hand. Fitted
# to rounds with calls at random odds, on seeds that begin with `tune`.
WAITING: Final = [3.0, 2.0, 1.0]
LEAD: Final = 0.45
# No match makes a call good that wins less often than this, or bad that wins more often.
LEAST_ODDS: Final = 0.2
MOST_ODDS: Final = 0.95
# Where a call changes less than this, in points, the match is decided.
DECIDED: Final = 0.1

# How often calls win: those that a seat makes itself if it waits for good odds, and others'.
OWN_CALLS: Final = 0.8
OTHERS_CALLS: Final = 0.7
# About the totals of a caller and of the others, where the call wins and where it does not.
WON: Final = (5, 13)
LOST: Final = (8, 5)


class Call:
    """What may come of a call, and how often it must win to be worth more than to wait."""

    def __init__(self, mind: Mind) -> None:
        self._mind: Final = mind
        self._results: Final[list[list[int]]] = []

    def add(self, totals: list[int]) -> None:
        """One more result that it may have: the totals of all seats."""
        self._results.append(totals[:])

    def odds(self, expected: float) -> float:
        """How often it must win, by the match, or by points where that is decided.

        That takes long, and is not asked of a call that hardly ever wins.
        """
        if expected < LEAST_ODDS:
            return MOST_ODDS
        table, seat = self._mind.table, self._mind.seat
        won: list[Outcome] = []
        lost: list[Outcome] = []
        for totals in self._results:
            outcome = _called(table, seat, [seat, *self._mind.rivals], totals)
            (won if seat in outcome.winners else lost).append(outcome)
        if not won:
            return MOST_ODDS
        if not lost:
            return LEAST_ODDS
        worths: Worths | None = find_worths(table, seat)
        win, loss = self._mean(won, worths), self._mean(lost, worths)
        if win - loss < DECIDED:
            worths = None
            win, loss = self._mean(won, worths), self._mean(lost, worths)
        points = self._waiting()
        waiting = points if worths is None else worths.of_points(points)
        return min(max((waiting - loss) / (win - loss), LEAST_ODDS), MOST_ODDS)

    def _mean(self, outcomes: list[Outcome], worths: Worths | None) -> float:
        """What these results are worth on average."""
        setup, seat = self._mind.table.setup, self._mind.seat
        found = [
            ahead(GAME, setup, seat, outcome) if worths is None else worths.of_outcome(outcome)
            for outcome in outcomes
        ]
        return plain_sum(found) / len(found)

    def _waiting(self) -> float:
        """By how many points a round leaves it better than the others if it does not call."""
        mind = self._mind
        others = plain_sum([mind.total(rival) for rival in mind.rivals]) / len(mind.rivals)
        usual = WAITING[min(len(mind.rivals), len(WAITING)) - 1]
        return usual + LEAD * (others - mind.total(mind.seat))


def find_worths(table: CambioTable, seat: Seat) -> Worths | None:
    """What rounds are worth by the match; None where this one is played for its own points."""
    setup = table.setup
    stakes = find_stakes(GAME, setup, seat)
    if stakes is None:
        return None
    rivals = [other for other in setup.seats if other != seat]
    theirs: Lottery = []
    for rival in rivals:
        theirs += _usual_call(table, rival, OTHERS_CALLS, 1.0 / len(rivals))
    return LotteryWorths(
        GAME, setup, seat, stakes, (theirs, _usual_call(table, seat, OWN_CALLS, 1.0))
    )


def _usual_call(table: CambioTable, caller: Seat, odds: float, share: float) -> Lottery:
    """A call that wins so often, which is a share of a lottery."""
    setup = table.setup
    found: Lottery = []
    for likely, (own, others) in ((odds, WON), (1.0 - odds, LOST)):
        totals = [own if seat == caller else others for seat in range(setup.players)]
        found.append((likely * share, _called(table, caller, list(setup.seats), totals)))
    return found


def _called(table: CambioTable, caller: Seat, still_in: list[Seat], totals: list[int]) -> Outcome:
    """The result of a call by these totals."""
    winners = winners_of(caller, still_in, totals)
    points = added(table.variant, caller, winners, totals)
    return Outcome(tuple(points), tuple(winners), "", tuple(totals), caller)
