"""What a seat made of what it saw before the pozzo counted as held: see decision 0037."""

from facedown.bots.pinnacola.mind import Mind
from facedown.core.seats import Seat
from facedown.games.pinnacola.table import PinnacolaTable


def mind_without_pozzo(table: PinnacolaTable, seat: Seat) -> Mind:
    """Today's, but that only the other hand may hold what a discard is melded with."""
    mind = Mind(table, seat)
    for placed in table.discard:
        mind.known[placed.card.code] -= 1
    mind.odds[:] = [mind._odds(code) for code in range(53)]
    return mind
