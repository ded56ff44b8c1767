"""What one seat makes of its view: what every card is worth to it."""

from typing import Final

from facedown.core.cards import UNKNOWN
from facedown.core.imagine import unseen
from facedown.core.placed_card import Place, PlacedCard, place, seat_of
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.cambio.table import CambioTable

# A point more for somebody else, against one less for oneself.
HURT: Final = 0.3
# A card its owner has seen and kept is lower than others.
KEPT: Final = 0.6


class Mind:
    """What a seat knows and expects of the cards, and of everybody's total."""

    def __init__(self, table: CambioTable, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.points: Final = table.variant.points
        self.hidden: Final = [
            [self.points[card.code] for card in unseen(table, batch)]
            for batch in range(len(table.batches))
        ]
        self.means: Final = [sum(some) / len(some) if some else 0.0 for some in self.hidden]
        self.own: Final = [place(seat, slot) for slot in table.slots(seat)]
        self.is_last: Final = table.caller != NO_SEAT

    def worth(self, where: Place) -> float:
        """The points of a card, or what an unseen one has on average."""
        placed = self.table.placed(where)
        return 0.0 if placed is None else self.worth_of(placed, seat_of(where))

    def worth_of(self, placed: PlacedCard, owner: Seat) -> float:
        if placed.card is not UNKNOWN:
            return self.points[placed.card.code]
        is_kept = owner != self.seat and placed.is_seen_by(owner)
        return self.means[placed.batch] * (KEPT if is_kept else 1.0)

    def total(self, seat: Seat) -> float:
        return sum([self.worth_of(one, seat) for one in self.table.hands[seat] if one is not None])

    def lowered_by(self, batch: int) -> float:
        """By how much an unseen card lowers the hand on average, put for the worst if lower."""
        worst = self.worth(self.worst())
        hidden = self.hidden[batch]
        return sum([max(worst - points, 0.0) for points in hidden]) / max(len(hidden), 1)

    def worst(self) -> Place:
        """The own card with most points."""
        return max(self.own, key=self.worth)

    def rivals(self) -> list[Seat]:
        """The others still in, in order of their turns."""
        order = self.table.setup.round_from(self.seat)
        return [other for other in order if other != self.seat and self.table.is_in(other)]

    def is_known(self, where: Place) -> bool:
        placed = self.table.placed(where)
        return placed is not None and placed.card is not UNKNOWN

    def others_places(self) -> list[Place]:
        """Where cards lie that may be taken from others."""
        return [
            place(other, slot)
            for other in self.rivals()
            if other != self.table.caller
            for slot in self.table.slots(other)
        ]
