"""What a call is worth by how the match stands."""

from typing import Final

from facedown.bots.stakes import Lottery, LotteryWorths, Worths, ahead, find_stakes
from facedown.core.outcome import Outcome
from facedown.core.seats import Seat
from facedown.games.vinto import GAME
from facedown.games.vinto.scoring import round_points
from facedown.games.vinto.table import VintoTable

# How often calls win: those that it makes itself if it waits for good odds, and those of others.
OWN_CALLS: Final = 0.92
OTHERS_CALLS: Final = 0.85
# How often a call must win, about, where only points count.
USUAL_ODDS: Final = 0.65
# The match moves the odds for a call by so many times what it comes to for the usual ones: tried at
# a few standings, in last rounds and before, with seeds that begin with `tune`.
EMPHASIS: Final = 2.0
# No match makes a call good that wins less often than this.
LEAST_ODDS: Final = 0.35
# Where a call changes less than this, in points, all that matters is decided already.
DECIDED: Final = 0.1


def find_worths(table: VintoTable, seat: Seat) -> Worths | None:
    """What rounds are worth by the match; None where this one is played for its own points."""
    setup = table.setup
    stakes = find_stakes(GAME, setup, seat)
    if stakes is None:
        return None
    rivals = [other for other in setup.seats if other != seat]
    theirs: Lottery = []
    for rival in rivals:
        theirs += _call(table, rival, OTHERS_CALLS, 1.0 / len(rivals))
    return LotteryWorths(GAME, setup, seat, stakes, (theirs, _call(table, seat, OWN_CALLS, 1.0)))


def by_match(table: VintoTable, seat: Seat, odds: float) -> float:
    """How often a call must win, that must win so often where only points count."""
    worths = find_worths(table, seat)
    if worths is None:
        return odds
    won, lost = [outcome for _, outcome in _call(table, seat, 1.0, 1.0)]
    by_points = USUAL_ODDS * ahead(GAME, table.setup, seat, won)
    by_points += (1.0 - USUAL_ODDS) * ahead(GAME, table.setup, seat, lost)
    win, loss = worths.of_outcome(won), worths.of_outcome(lost)
    if win - loss < DECIDED:
        return odds
    wanted = (worths.of_points(by_points) - loss) / (win - loss)
    return max(odds + EMPHASIS * (wanted - USUAL_ODDS), LEAST_ODDS)


def _call(table: VintoTable, caller: Seat, odds: float, share: float) -> Lottery:
    """A call that wins so often, which is a share of a lottery."""
    setup = table.setup
    found: Lottery = []
    for likely, own, others in ((odds, 0, 1), (1.0 - odds, 1, 0)):
        totals = [own if seat == caller else others for seat in range(setup.players)]
        points = tuple(round_points(table.variant, caller, setup.seats, totals))
        found.append((likely * share, Outcome(points, (), "", tuple(totals), caller)))
    return found
