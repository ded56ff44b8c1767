"""How early the others call, by the rounds of a match that are over.

Of each the calls are counted, and beside them those that a usual player would have made in as many
turns. How many times as often as usual somebody calls is a number that is 1 for everybody before
anything was seen, and spread as a Gamma distribution: then so is what is known of it later, and its
mean is a quotient of these two counts.
"""

from typing import Final

from facedown.bots.history import Past
from facedown.core.seats import Seat

# How sure it is that somebody calls as often as usual, in calls: hardly, for some never call.
PRIOR: Final = 0.4
# How likely somebody is to be in a hurry before anything was seen, and how often one who is calls
# in each turn but the first.
HURRIED: Final = 0.1
HURRIED_CALLS: Final = 0.9
# No odds are taken to be longer than this, however long a match is.
LONGEST_ODDS: Final = 1e9


# How often a usual player calls in its first turn, its second, and so on: of two in play, of three,
# and so on; the last of more as well.
Usual = list[list[float]]


def tempo(past: Past, usual: Usual, seat: Seat) -> float:
    """How many times as often as usual a player calls."""
    made = expected = 0.0
    for one in past:
        made += one.caller == seat
        row = usual[min(one.playing - 2, len(usual) - 1)]
        for turn in range(one.turns[seat]):
            expected += row[min(turn, len(row) - 1)]
    return (PRIOR + made) / (PRIOR + expected)


def mean_tempo(past: Past, usual: Usual, seats: list[Seat]) -> float:
    """The same of several players, on average."""
    found = 0.0
    for seat in seats:
        found += tempo(past, usual, seat)
    return found / len(seats)


def hurry(past: Past, usual: Usual, seat: Seat) -> float:
    """How much it looks as if a player called as soon as all have had a turn, whatever it holds.

    From 0, when nothing that was seen speaks for it, to 1. A call in the first turn does not:
    everybody calls with a hand that is dealt so low.
    """
    odds = HURRIED / (1.0 - HURRIED)
    for one in past:
        row = usual[min(one.playing - 2, len(usual) - 1)]
        for turn in range(1, one.turns[seat]):
            often = row[min(turn, len(row) - 1)]
            if one.caller == seat and turn + 1 == one.turns[seat]:
                odds *= HURRIED_CALLS / often
            else:
                odds *= (1.0 - HURRIED_CALLS) / (1.0 - often)
        odds = min(odds, LONGEST_ODDS)
    likely = odds / (1.0 + odds)
    return max(likely - HURRIED, 0.0) / (1.0 - HURRIED)
