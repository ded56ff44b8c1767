"""Points of a round, and how a match stands."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.outcome import Outcome, Points, Result, Standings, places_of, to_hundredths
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.vinto.table import OVER, VintoTable
from facedown.games.vinto.variant import Variant

# By rank, from joker to king.
POINTS: Final = [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0]

# By place (V-43): fourth and lower get nothing.
GAME_POINTS: Final = (5, 3, 2)


def total(cards: list[Card]) -> int:
    points = 0
    for card in cards:
        points += POINTS[card.rank]
    return points


def outcome(table: VintoTable) -> Outcome | None:
    if table.phase != OVER:
        return None
    # No `max` or `min` of what is made on the way, here and below: compiled, that takes longer, and
    # a round of random play is short.
    seats = table.setup.seats
    totals = [total(table.hand(seat)) for seat in range(table.setup.players)]
    points = round_points(table.variant, table.caller, seats, totals)
    best = 0
    for seat in seats:
        if points[seat] > best:
            best = points[seat]
    winners = tuple([seat for seat in seats if points[seat] == best and best > 0])
    return Outcome(tuple(points), winners, table.ending, tuple(totals), table.caller)


def round_points(
    variant: Variant, caller: Seat, seats: tuple[Seat, ...], totals: list[int]
) -> list[int]:
    """The caller against the lowest of the others, who score together (V-36, V-37)."""
    points = [0] * len(totals)
    if caller == NO_SEAT:  # V-45
        return points
    own = totals[caller]
    is_beaten = is_tied = False
    for seat in seats:
        if seat != caller:
            is_beaten = is_beaten or totals[seat] < own
            is_tied = is_tied or totals[seat] == own
    if is_beaten:
        for_caller, for_others = -1, 3
    elif not is_tied or variant.tie_costs:
        for_caller, for_others = 3, -1
    else:
        for_caller, for_others = 3, 0
    for seat in seats:
        points[seat] = for_caller if seat == caller else for_others
    return points


def standings(variant: Variant, players: int, results: list[Result], elapsed: float) -> Standings:
    """How the match stands: the highest points first (V-42), game points once it is over."""
    scores = [sum(result.outcome.scores[seat] for result in results) for seat in range(players)]
    places = places_of(scores)
    is_over = _is_over(variant, len(results), elapsed)
    return Standings(
        scores=tuple(scores),
        places=places,
        playing=() if is_over else tuple(range(players)),
        is_over=is_over,
        winners=tuple([seat for seat in range(players) if is_over and places[seat] == 1]),
        points=tuple([game_points(variant, place, places) for place in places]) if is_over else (),
    )


def game_points(variant: Variant, place: int, places: tuple[int, ...]) -> Points:
    """What a place is worth; tied players have the higher one (V-43), or the average (V-53)."""
    if not variant.averages_ties:
        return sum(GAME_POINTS[place - 1 : place])
    tied = places.count(place)
    return to_hundredths(sum(GAME_POINTS[place - 1 : place - 1 + tied]) / tied)


def _is_over(variant: Variant, rounds: int, elapsed: float) -> bool:
    """A round starts only if time is left when the one before it has been scored (V-41)."""
    if variant.ends_by_time:
        return rounds > 0 and elapsed >= variant.end_count * 60
    return rounds >= variant.end_count
