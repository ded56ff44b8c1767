"""What an event looks like on a table: which cards go from where to where.

A screen that knows no game moves the cards of any event by this. An end of a step is a pile or the
name of one of the event's places.
"""

from typing import Final

STOCK: Final = "stock"
DISCARD: Final = "discard"
# The card just drawn, before its drawer.
DRAWN: Final = "drawn"
# The right end of the hand of the event's seat; of every seat's.
HAND: Final = "hand"
HANDS: Final = "hands"

# When a step is taken: whenever the event happens, or by whether a named rank is the card's.
ALWAYS: Final = ""
IF_RIGHT: Final = "right"
IF_WRONG: Final = "wrong"


class Step:
    """One card on its way, from one end to another.

    `card` names the field that says what it is; without one nobody is shown it on its way. A card
    that goes nowhere is turned where it lies: to be looked at, because it was the wrong one, or for
    good.
    """

    def __init__(self, source: str, target: str, card: str = "", when: str = ALWAYS) -> None:
        self.source: Final = source
        self.target: Final = target
        self.card: Final = card
        self.when: Final = when


LOOKED_AT: Final = "looked_at"
WRONG: Final = "wrong"
# For all to see, and out of sight again.
TURNED_UP: Final = "turned_up"
TURNED_DOWN: Final = "turned_down"

Movement = tuple[Step, ...]
