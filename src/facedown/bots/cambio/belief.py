"""What a card that a seat has not seen may be, by what its owner has made of it.

Who has seen a card and kept it would have replaced a high one, the more surely the more turns it
has had. The constants are read off from the cards of bots in rounds of two, as does
`benchmarks/kept_cards.py`, and taken one point lower: a bot that thinks more of its rivals wins
more.
"""

from math import exp
from typing import Final

from facedown.bots.sums import plain_sum
from facedown.core.imagine import unseen
from facedown.core.placed_card import PlacedCard
from facedown.core.seats import Seat
from facedown.games.cambio.table import CambioTable

# After so many turns, the first of them one, a player replaces cards above about so many points,
# and how blurred that is. Lists, for mypyc takes some tuples of floats for not set.
REPLACED: Final = [6.6, 5.6, 5.4, 5.0, 4.6, 4.2, 3.8, 3.4]
REPLACED_BLUR: Final = [1.6, 0.9, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8]
# How often somebody keeps a card all the same.
DOUBT: Final = 0.07


class Likely:
    """Points that a card may have, each with a weight; the weights add up to 1."""

    def __init__(self, points: list[int], weights: list[float]) -> None:
        total = plain_sum(weights)
        self.points: Final = points
        self.mean: float = 0.0
        # The sums of the weights so far, from which a share of chance picks.
        self.sums: Final[list[float]] = []
        reached = 0.0
        for one, weight in zip(points, weights, strict=True):
            reached += weight / total
            self.mean += one * weight / total
            self.sums.append(reached)

    def odds(self, points: int) -> float:
        """How likely the card is to have so many points."""
        if points not in self.points:
            return 0.0
        at = self.points.index(points)
        return self.sums[at] - (self.sums[at - 1] if at else 0.0)

    def pick(self, share: float) -> int:
        """The points that a share between 0 and 1 falls on."""
        low, high = 0, len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > share:
                high = middle
            else:
                low = middle + 1
        return self.points[low]


class Belief:
    """What a seat believes of the cards it does not know, by its view of the table."""

    def __init__(self, table: CambioTable) -> None:
        self.table: Final = table
        # By shuffle, the points of the cards not seen and how many of each there are.
        self.hidden: Final[list[dict[int, int]]] = []
        points = table.variant.points
        for batch in range(len(table.batches)):
            counts: dict[int, int] = {}
            for card in unseen(table, batch):
                worth = points[card.code]
                counts[worth] = counts.get(worth, 0) + 1
            self.hidden.append(counts)
        self._found: Final[dict[tuple[int, int], Likely]] = {}

    def turns_of(self, seat: Seat) -> int:
        """How many turns a seat has had."""
        seats = self.table.setup.seats
        since = (seats.index(self.table.turn) - seats.index(seat)) % len(seats)
        return (self.table.turns - 1 - since + len(seats)) // len(seats)

    def of(self, placed: PlacedCard, owner: Seat) -> Likely:
        """What a card that is not known may be, in the hand of its owner.

        An own card that was seen and is not known any more was kept as well.
        """
        return self.after(self.turns_of(owner) if placed.is_seen_by(owner) else 0, placed.batch)

    def after(self, turns: int, batch: int) -> Likely:
        """What a card that was seen and kept for so many turns may be; for none, any card."""
        turns = min(turns, len(REPLACED))
        found = self._found.get((turns, batch))
        if found is None:
            counts = self.hidden[batch]
            weights = [n * _keeps(points, turns) for points, n in counts.items()]
            found = Likely(list(counts), weights) if counts else Likely([0], [1.0])
            self._found[turns, batch] = found
        return found


def _keeps(points: int, turns: int) -> float:
    """How likely a player is to have kept a card of so many points."""
    if turns <= 0:
        return 1.0
    far = (REPLACED[turns - 1] - points) / REPLACED_BLUR[turns - 1]
    return DOUBT + (1.0 - DOUBT) / (1.0 + exp(-far))
