"""Whether to call: how often that would win after a turn of every other."""

from typing import Final

from benchmarks.old_bots.cambio_mind import Mind

from facedown.core.cards import UNKNOWN
from facedown.core.dealer import Dealer
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.cambio import Cambio
from facedown.games.cambio.table import CambioTable

SAMPLES: Final = 40
# It calls when it would win this often: less and less, for so many turns of each player.
CALL_ODDS: Final = 0.7
# … and so much less often, or more, at its boldest and at its most careful.
BOLDNESS: Final = 0.2
PATIENCE: Final = 30
# What its owner has seen and kept is taken to be the lowest of this many and one more.
BETTER: Final = 2


def should_call(
    game: Cambio, view: View[CambioTable], mind: Mind, chance: Dealer, risk: float
) -> bool:
    """Whether this hand stays strictly lowest often enough after a turn of every other."""
    rivals = mind.rivals()
    own = mind.total(view.seat)
    if any(mind.total(rival) < own for rival in rivals):
        return False
    patience = 1.0 - view.table.turns / (PATIENCE * len(view.table.setup.seats))
    wanted = (CALL_ODDS - BOLDNESS * risk) * patience * SAMPLES
    wins = 0
    for left in range(SAMPLES, 0, -1):
        if wins >= wanted or wins + left < wanted:
            break
        wins += _call_wins(view, game.imagine(view, chance), rivals)
    return wins >= wanted


def _call_wins(view: View[CambioTable], imagined: CambioTable, rivals: list[Seat]) -> bool:
    """Whether a call wins on an imagined table, each rival swapping its worst card for a draw.

    What a rival has seen and kept, and this seat has not, is taken to be the lowest of a few.
    """
    points = imagined.variant.points
    stock = [points[placed.card.code] for placed in imagined.stock]
    own = sum([points[card.code] for card in imagined.hand(view.seat)])
    drawn = len(stock)
    for rival in rivals:
        total, worst = 0, 0
        for known, placed in zip(view.table.hands[rival], imagined.hands[rival], strict=True):
            if known is None or placed is None:
                continue
            worth = points[placed.card.code]
            if placed.is_seen_by(rival):
                if known.card is UNKNOWN:
                    for _ in range(BETTER):
                        drawn -= 1
                        worth = min(worth, stock[drawn]) if drawn >= 0 else worth
                worst = max(worst, worth)
            total += worth
        drawn -= 1
        if drawn >= 0:
            total -= max(worst - stock[drawn], 0)
        if total <= own:
            return False
    return True
