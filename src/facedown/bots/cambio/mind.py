"""What one seat makes of its view: what every card is worth to it."""

from typing import Final

from facedown.bots.cambio.belief import Belief, Likely
from facedown.bots.sums import plain_sum
from facedown.core.cards import UNKNOWN
from facedown.core.placed_card import Place, PlacedCard, place, seat_of
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.cambio.table import CambioTable

# A point more for somebody else, against one less for oneself.
HURT: Final = 0.3
# An own card above so many points is replaced sooner or later, whatever it is: until the last turn
# what it has above them counts only so much.
STAYS: Final = 3.7
ABOVE: Final = 0.16


class Mind:
    """What a seat knows and expects of the cards, and of everybody's total."""

    def __init__(self, table: CambioTable, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.points: Final = table.variant.points
        self.belief: Final = Belief(table)
        self.own: Final = [place(seat, slot) for slot in table.slots(seat)]
        self.is_last: Final = table.caller != NO_SEAT
        # The others still in, in order of their turns.
        self.rivals: Final = [
            other for other in table.setup.round_from(seat) if other != seat and table.is_in(other)
        ]
        # Where cards lie that may be taken from others.
        self.others_places: Final = [
            place(other, slot)
            for other in self.rivals
            if other != table.caller
            for slot in table.slots(other)
        ]
        # What was found already: the table stays as it is. What cards weigh by place, and what it
        # costs that one is discarded, by code, or leaves a place.
        self._worths: Final[dict[Place, float]] = {}
        self.exposed: Final[dict[int, float]] = {}
        self.leaving: Final[dict[Place, float]] = {}

    def worth(self, where: Place) -> float:
        """What a card weighs: its points, or what an unseen one has on average."""
        found = self._worths.get(where)
        if found is None:
            found = self._worth(where)
            self._worths[where] = found
        return found

    def _worth(self, where: Place) -> float:
        placed = self.table.placed(where)
        if placed is None:
            return 0.0
        if seat_of(where) != self.seat:
            return self.expected(placed, seat_of(where))
        if placed.card is not UNKNOWN:
            return self.weight(self.points[placed.card.code])
        weight = reached = 0.0
        likely = self.belief.of(placed, self.seat)
        for points, so_far in zip(likely.points, likely.sums, strict=True):
            weight += self.weight(points) * (so_far - reached)
            reached = so_far
        return weight

    def weight(self, points: int) -> float:
        """What points in the own hand count."""
        if self.is_last or points <= STAYS:
            return points
        return STAYS + ABOVE * (points - STAYS)

    def points_at(self, where: Place) -> float:
        """The points of a card, or what an unseen one has on average."""
        placed = self.table.placed(where)
        return 0.0 if placed is None else self.expected(placed, seat_of(where))

    def expected(self, placed: PlacedCard, owner: Seat) -> float:
        if placed.card is not UNKNOWN:
            return self.points[placed.card.code]
        return self.belief.of(placed, owner).mean

    def total(self, seat: Seat) -> float:
        return plain_sum(
            [self.expected(one, seat) for one in self.table.hands[seat] if one is not None]
        )

    def lowered_by(self, likely: Likely) -> float:
        """By how much an unseen card lowers the hand on average, put for the worst if lower."""
        worst = self.worth(self.worst())
        gain = reached = 0.0
        for points, so_far in zip(likely.points, likely.sums, strict=True):
            gain += max(worst - self.weight(points), 0.0) * (so_far - reached)
            reached = so_far
        return gain

    def worst(self) -> Place:
        """The own card with most points."""
        return max(self.own, key=self.worth)

    def is_known(self, where: Place) -> bool:
        placed = self.table.placed(where)
        return placed is not None and placed.card is not UNKNOWN
