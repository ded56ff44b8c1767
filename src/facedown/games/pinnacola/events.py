"""What can happen in Pinnacola.

A hand is held, so nobody sees which of its cards is played, only what it shows. The cards that
everybody knows go first, then the oldest; `late` says which of the others were drawn after the
pozzo was shuffled into the stock, for nobody could tell otherwise what is left in the hand.
"""

from typing import Final

from facedown.core.cards import Card
from facedown.core.events import Dealt, Drew, Ended, Reshuffled, Revealed, TurnStarted
from facedown.core.fields import CARD, CARDS, INDEX, SEAT, SECRETS
from facedown.core.movement import DISCARD, STOCK, Step
from facedown.core.records import Event
from facedown.core.seats import NOBODY, Seat, Seats


class PickedUp(Event):
    """A seat took its hand up and saw it."""

    WORD = "picked_up"
    FIELDS = (("seat", SEAT), ("cards", SECRETS))

    def __init__(self, seat: Seat, cards: tuple[Card, ...], seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.seat: Final = seat
        self.cards: Final = cards


class Opened(Event):
    """The top of the stock was turned up to begin the pozzo."""

    WORD = "opened"
    FIELDS = (("card", CARD),)
    MOVEMENT = (Step(STOCK, DISCARD, "card"),)

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card


class TookPozzo(Event):
    """A seat took the pozzo, or its upper part; one of its ends must be melded next (P-08)."""

    WORD = "took"
    FIELDS = (("seat", SEAT), ("cards", CARDS))

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cards: Final = cards


class Melded(Event):
    """A seat laid down a new meld."""

    WORD = "melded"
    FIELDS = (("seat", SEAT), ("cards", CARDS), ("late", CARDS))

    def __init__(self, seat: Seat, cards: tuple[Card, ...], late: tuple[Card, ...]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cards: Final = cards
        self.late: Final = late


class LaidOff(Event):
    """A seat added cards to a meld."""

    WORD = "laid_off"
    FIELDS = (
        ("seat", SEAT),
        ("meld", INDEX),
        ("below", CARDS),
        ("above", CARDS),
        ("late", CARDS),
    )

    def __init__(
        self,
        seat: Seat,
        meld: int,
        below: tuple[Card, ...],
        above: tuple[Card, ...],
        late: tuple[Card, ...],
    ) -> None:
        super().__init__()
        self.seat: Final = seat
        self.meld: Final = meld
        self.below: Final = below
        self.above: Final = above
        self.late: Final = late


class JokerReplaced(Event):
    """A seat put a natural card in place of a Joker, which it must use in another meld next."""

    WORD = "replaced"
    FIELDS = (("seat", SEAT), ("meld", INDEX), ("card", CARD), ("late", CARDS))

    def __init__(self, seat: Seat, meld: int, card: Card, late: tuple[Card, ...]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.meld: Final = meld
        self.card: Final = card
        self.late: Final = late


class Undone(Event):
    """A seat took back its last meld, addition or replacement; its cards stay known to all."""

    WORD = "undone"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


class CardDiscarded(Event):
    """A seat put a card of its hand on the pozzo; its turn is over."""

    WORD = "discarded"
    FIELDS = (("seat", SEAT), ("card", CARD), ("late", CARDS))

    def __init__(self, seat: Seat, card: Card, late: tuple[Card, ...]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card
        self.late: Final = late


EVENTS: Final[tuple[type[Event], ...]] = (
    Dealt,
    PickedUp,
    Opened,
    TurnStarted,
    Drew,
    TookPozzo,
    Melded,
    LaidOff,
    JokerReplaced,
    Undone,
    CardDiscarded,
    Reshuffled,
    Ended,
    Revealed,
)

# How a hand ends: the last card discarded (P-24), a Pinnacolone where it wins the match (P-36),
# the last stock card drawn (P-11).
CLOSED: Final = "closed"
PINNACOLONE: Final = "pinnacolone"
STOCK_OUT: Final = "stock_out"
ENDINGS: Final = (CLOSED, PINNACOLONE, STOCK_OUT)
