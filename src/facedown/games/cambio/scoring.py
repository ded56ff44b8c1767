"""Who has won a round, and how a match of several stands."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.outcome import Outcome, Result, Standings, places_of
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.cambio.table import OVER, CambioTable
from facedown.games.cambio.variant import Variant

# A match ends even if round after round adds nothing, or sums are halved again and again (C-35).
MAX_ROUNDS: Final = 1000


def total(variant: Variant, cards: list[Card]) -> int:
    return sum([variant.points[card.code] for card in cards])


def outcome(table: CambioTable) -> Outcome | None:
    """A win for each winner, or points; a seat that is out has a total and cannot win (C-21)."""
    if table.phase != OVER:
        return None
    seats = range(table.setup.players)
    totals = [total(table.variant, table.hand(seat)) for seat in seats]
    still_in = [seat for seat in table.setup.seats if table.is_in(seat)]
    winners = winners_of(table.caller, still_in, totals)
    if table.variant.adds_up:
        scores = added(table.variant, table.caller, winners, totals)
    else:
        scores = [1 if seat in winners else 0 for seat in seats]
    return Outcome(tuple(scores), tuple(winners), table.ending, tuple(totals), table.caller)


def winners_of(caller: Seat, still_in: list[Seat], totals: list[int]) -> list[Seat]:
    """A caller who is strictly lowest, or else every other player with the lowest total (C-24)."""
    others = [seat for seat in still_in if seat != caller]
    if not others:
        return [caller]
    lowest = min([totals[seat] for seat in others])
    if caller != NO_SEAT and totals[caller] < lowest:
        return [caller]
    return [seat for seat in others if totals[seat] == lowest]


def added(variant: Variant, caller: Seat, winners: list[Seat], totals: list[int]) -> list[int]:
    """What each seat adds to its sum: a right call nothing, a wrong one some points more (C-35)."""
    points = totals[:]
    if caller in winners:
        points[caller] = min(points[caller], 0)
    elif caller != NO_SEAT:
        points[caller] += variant.wrong_call_points
    return points


def standings(variant: Variant, players: int, results: list[Result]) -> Standings:
    """Wins by seat after so many rounds, or points up to a limit; ties are shared (C-27, C-35)."""
    sums = [0] * players
    for result in results:
        for seat in range(players):
            sums[seat] += result.outcome.scores[seat]
            if variant.adds_up and variant.exact_limit_halves and sums[seat] == variant.limit:
                sums[seat] //= 2
    if variant.adds_up:
        is_over = max(sums) >= variant.limit or len(results) >= MAX_ROUNDS
    else:
        is_over = len(results) >= variant.rounds
    places = places_of(sums, lowest_first=variant.adds_up)
    first = tuple([seat for seat in range(players) if places[seat] == 1])
    return Standings(
        scores=tuple(sums),
        places=places,
        playing=() if is_over else tuple(range(players)),
        is_over=is_over,
        winners=first if is_over else (),
    )
