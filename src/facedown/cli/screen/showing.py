"""Cards that are turned up for a moment: what was just looked at, until it must be remembered."""

from dataclasses import dataclass
from typing import Final

from facedown.core.cards import NO_RANK, Card
from facedown.core.placed_card import DOWN, Place
from facedown.core.records import Event
from facedown.core.table import Table


@dataclass
class Showing:
    """A card shown in a place until then."""

    card: Card
    until: float


class Showings:
    """What is shown now, by place."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.shown: Final[dict[Place, Showing]] = {}

    @property
    def is_any(self) -> bool:
        return bool(self.shown)

    def cards(self) -> dict[Place, Card]:
        return {where: showing.card for where, showing in self.shown.items()}

    def see(self, events: list[Event], view: Table, now: float) -> None:
        """Show the cards that these events turned up in a place and that lie face down again.

        A card is shown only if the view knows that it lies there; what has moved on is not, nor
        what is held and seen anyway.
        """
        for where in list(self.shown):
            placed = view.placed(where)
            if placed is None or placed.card != self.shown[where].card:
                del self.shown[where]
        for event in events:
            for where, card in _cards_in_places(event):
                placed = view.placed(where)
                if placed is not None and placed.card == card and placed.lies == DOWN:
                    self.shown[where] = Showing(card, now + self.seconds)

    def forget(self, now: float) -> bool:
        """Turn down what has been shown long enough; whether there was any."""
        over = [where for where, showing in self.shown.items() if showing.until <= now]
        for where in over:
            del self.shown[where]
        return bool(over)

    def left(self, now: float) -> float:
        """How long something will still be shown."""
        return max((showing.until - now for showing in self.shown.values()), default=0.0)

    def hold(self, seconds: float) -> None:
        """Show everything that much longer."""
        for showing in self.shown.values():
            showing.until += seconds

    def clear(self) -> None:
        self.shown.clear()


def _cards_in_places(event: Event) -> list[tuple[Place, Card]]:
    """The places an event names, each with the card that it names for it."""
    values = [getattr(event, name) for name, _ in event.FIELDS]
    kinds = [kind.name for _, kind in event.FIELDS]
    places = [value for value, kind in zip(values, kinds, strict=True) if kind == "place"]
    cards = [value for value in values if isinstance(value, Card)]
    return [
        (where, card) for where, card in zip(places, cards, strict=False) if card.rank != NO_RANK
    ]
