"""Where to draw from: the stock, or the pozzo."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.pinnacola.closing import UNSEEN_CARD, closing_odds, is_race
from facedown.bots.pinnacola.ways import solve_within, ways_of
from facedown.core.moves import DRAW
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.games.pinnacola.moves import TakePozzo
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.scoring import total
from facedown.games.pinnacola.table import PinnacolaTable

# The hand ends soon with so few cards in the stock, or if it is as likely as this to be closed.
LAST_TAKES: Final = 4
LIKELY: Final = 0.2


def choose_draw(table: PinnacolaTable, seat: Seat, moves: Sequence[Move]) -> Move:
    """The most cards of the pozzo that may be taken, unless the hand is about to end."""
    takes = [move for move in moves if isinstance(move, TakePozzo)]
    if not takes:
        return DRAW
    is_early = len(table.stock) > LAST_TAKES and closing_odds(table, seat) < LIKELY
    if is_early and not is_race(table):
        return takes[-1]
    best: Move = DRAW
    most = max(way.points for way in ways_of(table, seat)) + UNSEEN_CARD
    for move in takes:
        taken = [placed.card for placed in table.discard[len(table.discard) - move.size :]]
        holding = hold(table, seat)
        for card in taken:
            holding.add(card)
        score = float(
            max(way.points for way in solve_within(holding)) - total(table.variant, taken)
        )
        if score > most:
            best, most = move, score
    return best
