"""How a seat stands in Cambio: the totals, and card by card the own hand and the lowest rival's."""

from typing import Final

from facedown.bots.search.standing import COUNT, TOTAL
from facedown.bots.search.standing import measure as measure_totals
from facedown.core.seats import Seat
from facedown.games.cambio.table import CambioTable

# So many cards of a hand are looked at one by one, the highest first.
SLOTS: Final = 5
STOCK: Final = 0.02


def measure(table: CambioTable, seat: Seat, points: list[float], mean: float) -> list[float]:
    """How a seat stands at the beginning of a turn, in numbers of about the same size."""
    found = measure_totals(table, seat, points, mean)
    lowest, least = seat, 1000.0
    for other in table.setup.seats:
        if other != seat:
            total = 0.0
            for placed in table.hands[other]:
                if placed is not None:
                    total += points[placed.card.code]
            if total < least:
                lowest, least = other, total
    alike = table.variant.same_value
    top = alike[table.top.code] if table.discard else -1
    _add_cards(found, table, seat, lowest, points, top)
    _add_cards(found, table, lowest, seat, points, top)
    found.append(TOTAL * points[table.top.code] if table.discard else 0.0)
    found.append(STOCK * len(table.stock))
    return found


def _add_cards(
    found: list[float],
    table: CambioTable,
    seat: Seat,
    other: Seat,
    points: list[float],
    top: int,
) -> None:
    """Of each card its points, whether its owner knows it and whether the other does."""
    worths: list[float] = []
    known: list[int] = []
    matches = 0.0
    alike = table.variant.same_value
    for placed in table.hands[seat]:
        if placed is None:
            continue
        worth = points[placed.card.code]
        at = len(worths)
        while at > 0 and worths[at - 1] < worth:
            at -= 1
        worths.insert(at, worth)
        known.insert(at, placed.known_to)
        if placed.known_to >> seat & 1 and alike[placed.card.code] == top:
            matches += 1.0
    for at in range(SLOTS):
        if at < len(worths):
            found.append(TOTAL * worths[at])
            found.append(1.0 if known[at] >> seat & 1 else 0.0)
            found.append(1.0 if known[at] >> other & 1 else 0.0)
        else:
            found.append(-TOTAL)
            found.append(0.0)
            found.append(0.0)
    found.append(COUNT * matches)
