"""Whether to stop: what that makes of the chance to win the match, on totals as they may be.

What a rival has seen and kept is no card it would have replaced, the less so the more turns it has
had; and as long as it does not stop, its hand is not low, unless it rarely stops whatever it holds,
as the rounds of the match before may tell. What is kept was read off from rounds of
bots like this one (`benchmarks/kept_cards.py`, seeds `tune/…`). Patience was fitted by letting it
play on at random where it would stop, and seeing from what worth of a stop on that costs points;
of two players it is a little more, which costs little against one that stops when it pays, and wins
much against one that never does or always does (`benchmarks/fixed_tables.py`, the same seeds);
`benchmarks/rule_bots.py` says how strong it all is beside the bot of before.
"""

from math import exp, log
from typing import Final

from facedown.bots.history import Past
from facedown.bots.sums import plain_sum
from facedown.bots.tempo import hurry, tempo
from facedown.core.cards import NO_RANK
from facedown.core.imagine import unseen
from facedown.core.seats import Seat
from facedown.games.tres_cartas.scoring import POINTS
from facedown.games.tres_cartas.table import HAND_SIZE, TresCartasTable

# How likely each total is: by points, from 0.
Spread = list[float]

HIGHEST: Final = max(POINTS)
TOTALS: Final = HAND_SIZE * HIGHEST + 1

# After so many turns, the first of them one, a player replaces cards above about so many points,
# and how blurred that is. Lists, for mypyc takes some tuples of floats for not set.
REPLACED: Final = [9.7, 7.6, 6.4, 5.5, 4.7]
REPLACED_BLUR: Final = [1.3, 1.0, 0.8, 0.7, 0.55]
# With two players, three, or more, one whose hand comes to fewer points than this stops.
WAITS: Final = [10.0, 6.0, 4.5]
WAITS_BLUR: Final = 0.7
# How often somebody does not replace such cards.
DOUBT: Final = 0.05
# How often somebody would not stop, after so many turns: who has not for so long may never do.
NEVER_STOPS: Final = [0.05, 0.1, 0.25, 0.45, 0.6, 0.75, 0.85]
# What playing on is worth, in points that each of the others loses: with two players, three, or
# more, and by laps round the table.
PATIENCE: Final = [
    [4.0, 14.0, 9.0, 7.0, 6.0, 5.0],
    [9.0, 8.0, 6.5, 5.5, 4.5, 3.0],
    [10.0, 9.0, 7.0, 5.5, 4.5, 3.0],
]
# … and by what part that is less or more at its boldest and at its most careful.
BOLDNESS: Final = 0.5
# How often a rule bot stops in its first turn, its second, and so on: with two players, three, or
# more (counted by `benchmarks/fit_calls.py`).
USUAL_CALLS: Final = [[0.48, 0.01, 0.16, 0.17, 0.14], [0.11, 0.08, 0.095], [0.04, 0.045, 0.057]]
# With others who never stop, playing on is worth so many times as much again: with two players,
# three, or more.
LEISURE: Final = [1.0, 0.0, 0.0]
# And with others who stop in their second turn, whatever they hold.
HASTE: Final = [3.0, 0.0, 0.0]
# By how much a last turn after the stop lowers a hand, where there is one.
LAST_TURN: Final = 4
# What is imagined of a stop is put right: it wins more often than that or less, by so much in the
# logarithm of the odds, with two players, three, or more; and where there is a last turn. Fitted
# on seeds that begin with `tune`, as counted by `benchmarks/call_odds.py`. Whether to stop is
# weighed without it: patience was fitted to what is imagined.
UPSWING: Final = [0.3, 0.13, -0.13]
UPSWING_LAST_TURN: Final = 0.3
# No stop is said to be surer than this, or its contrary.
SUREST: Final = 0.999


def should_stop(table: TresCartasTable, seat: Seat, risk: float, past: Past = ()) -> bool:
    """Whether a stop makes it more likely to win the match than playing on.

    `past` is what was seen of the rounds of the match before.
    """
    seats = table.setup.seats
    limit = table.variant.limit
    rooms = [float(max(limit - table.setup.scores[other], 1)) for other in seats]
    own = seats.index(seat)
    laps = PATIENCE[_row(table)]
    lap = min((table.turns - 1) // len(seats), len(laps) - 1)
    tempos = _tempos(table, past)
    eager = plain_sum([tempos[at] for at in range(len(seats)) if at != own]) / (len(seats) - 1)
    leisure = 1.0 + LEISURE[_row(table)] * (1.0 - eager)
    if HASTE[_row(table)] > 0.0:
        hasty = [hurry(past, USUAL_CALLS, other) for other in table.setup.seats if other != seat]
        leisure += HASTE[_row(table)] * plain_sum(hasty) / len(hasty)
    lost = laps[lap] * leisure * (1.0 - BOLDNESS * risk) / limit
    others = [room if at == own else room * (1.0 - lost) for at, room in enumerate(rooms)]
    spreads = _likely_totals(table, seat, tempos)
    return _share_by_stopping(spreads, rooms, own) > _share(others, own)


def stop_odds(table: TresCartasTable, seat: Seat, past: Past = ()) -> float:
    """How often a stop wins, by how likely the own total is to be below all others."""
    imagined = min(max(lowest_odds(table, seat, past), 1.0 - SUREST), SUREST)
    upswing = UPSWING_LAST_TURN if table.variant.last_turn_after_stop else UPSWING[_row(table)]
    return 1.0 / (1.0 + exp(-upswing - log(imagined / (1.0 - imagined))))


def lowest_odds(table: TresCartasTable, seat: Seat, past: Past) -> float:
    """How likely the own total is to be below all others."""
    spreads = _likely_totals(table, seat, _tempos(table, past))
    own = spreads.pop(table.setup.seats.index(seat))
    odds = 0.0
    for total, likely in enumerate(own):
        for spread in spreads if likely > 0.0 else []:
            likely *= plain_sum(spread[total + 1 :])
        odds += likely
    return odds


def _tempos(table: TresCartasTable, past: Past) -> list[float]:
    """How many times as often as usual everybody in play stops, and 1 at most."""
    return [min(tempo(past, USUAL_CALLS, seat), 1.0) for seat in table.setup.seats]


def _row(table: TresCartasTable) -> int:
    """Where constants by number of players stand."""
    return min(len(table.setup.seats), len(WAITS) + 1) - 2


def _share_by_stopping(spreads: list[Spread], rooms: list[float], own: int) -> float:
    """How likely a seat is to win the match if it stops now, its own total lowest or not."""
    everybody = plain_sum([_mean(spread) for at, spread in enumerate(spreads) if at != own])
    share = 0.0
    for total, likely in enumerate(spreads[own]):
        if likely == 0.0:
            continue
        winning, paid = 1.0, 0.0
        left = rooms[:]
        for at, spread in enumerate(spreads):
            if at != own:
                higher = plain_sum(spread[total + 1 :])
                points = plain_sum([n * spread[n] for n in range(total + 1, TOTALS)])
                mean = points / higher if higher > 0.0 else 0.0
                left[at] = max(rooms[at] - mean, 0.0)
                winning *= higher
                paid += mean
        share += likely * winning * _share(left, own)
        if winning < 1.0:
            all_points = total + (everybody - winning * paid) / (1.0 - winning)
            left = rooms[:]
            left[own] = max(rooms[own] - all_points, 0.0)
            share += likely * (1.0 - winning) * _share(left, own)
    return share


def _share(rooms: list[float], own: int) -> float:
    """How likely a seat is to win the match, by the points that each has left to lose."""
    everyone = plain_sum([room * room for room in rooms])
    return rooms[own] * rooms[own] / everyone if everyone else 1.0 / len(rooms)


# -- totals as they may be -------------------------------------------------------------------------


def _likely_totals(table: TresCartasTable, seat: Seat, tempos: list[float]) -> list[Spread]:
    """How likely each total is, for everybody in play."""
    hidden = [0.0] * (HIGHEST + 1)
    for card in unseen(table, 0):
        hidden[POINTS[card.rank]] += 1.0
    seats = table.setup.seats
    own = seats.index(seat)
    spreads = []
    for at, other in enumerate(seats):
        since = (own - at) % len(seats)
        turns = (table.turns - since + len(seats) - 1) // len(seats)
        # Of the own hand, that it was not stopped with tells nothing.
        eager = 0.0 if other == seat else tempos[at]
        spread = _likely_total(table, other, turns, hidden, eager)
        if other != seat and table.variant.last_turn_after_stop:
            spread = [
                plain_sum(spread[: LAST_TURN + 1]),
                *spread[LAST_TURN + 1 :],
                *[0.0] * LAST_TURN,
            ]
        spreads.append(spread)
    return spreads


def _likely_total(
    table: TresCartasTable, seat: Seat, turns: int, hidden: Spread, eager: float
) -> Spread:
    """How likely each total of a hand is, after so many turns of choice and without a stop.

    `eager` is how many times as often as usual its owner stops: who never does has not stopped
    with a low hand either. Of the own hand, what was seen and is not known any more was kept as
    well.
    """
    spread = [1.0] + [0.0] * (TOTALS - 1)
    kept = _kept(hidden, turns)
    unknown = 0  # to its owner as well
    for placed in table.hands[seat]:
        assert placed is not None
        if placed.card.rank != NO_RANK:
            points = POINTS[placed.card.rank]
            spread = [0.0] * points + spread[: TOTALS - points]
        elif placed.is_seen_by(seat):
            spread = _sum(spread, kept)
        else:
            unknown += 1
    any_card = _normal(hidden)
    if turns > 0 and eager > 0.0:
        wanted = WAITS[_row(table)] - unknown * _mean(any_card)
        never = NEVER_STOPS[min(turns, len(NEVER_STOPS)) - 1]
        never += (1.0 - eager) * (1.0 - never)
        waits = [_rising((points - wanted) / WAITS_BLUR, never) for points in range(TOTALS)]
        spread = _normal([some * share for some, share in zip(spread, waits, strict=True)])
    for _ in range(unknown):
        spread = _sum(spread, any_card)
    return spread


def _kept(hidden: Spread, turns: int) -> Spread:
    """How likely each number of points is for a card that its owner has seen and kept."""
    if turns == 0:
        return _normal(hidden)
    at = min(turns, len(REPLACED)) - 1
    middle, blur = REPLACED[at], REPLACED_BLUR[at]
    return _normal(
        [n * _rising((middle - points) / blur, DOUBT) for points, n in enumerate(hidden)]
    )


def _sum(one: Spread, other: Spread) -> Spread:
    """How likely each sum is of two numbers that are spread so."""
    total = [0.0] * TOTALS
    for first, likely in enumerate(one):
        if likely > 0.0:
            for second, share in enumerate(other[: TOTALS - first]):
                total[first + second] += likely * share
    return total


def _mean(spread: Spread) -> float:
    return plain_sum([number * share for number, share in enumerate(spread)])


def _normal(spread: Spread) -> Spread:
    """The same with a sum of 1; if nothing is likely, all alike."""
    total = plain_sum(spread)
    return [share / total if total > 0.0 else 1.0 / len(spread) for share in spread]


def _rising(far: float, least: float) -> float:
    """From the least to 1: whoever does not play like this bot may do otherwise."""
    return least + (1.0 - least) / (1.0 + exp(-far))
