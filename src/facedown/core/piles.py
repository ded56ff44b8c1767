"""A pile that only one game has: melds, a row of open cards."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.placed_card import PlacedCard
from facedown.core.seats import NO_SEAT, Seat


class Pile:
    """What lies in a pile, whose it is, what it is called, and what a wild card in it stands for.

    `kind` is a code. Several cards stand for a wild one where any of them could take its place.
    `points` is what it is worth as it lies.
    """

    def __init__(
        self,
        cards: list[PlacedCard],
        owner: Seat = NO_SEAT,
        kind: str = "",
        stands_for: list[Card] | None = None,
        points: int = 0,
    ) -> None:
        self.cards: Final = cards
        self.owner: Final = owner
        self.kind: Final = kind
        self.stands_for: Final = stands_for or []
        self.points: Final = points
