"""Events that many games share. A game lists the ones it knows in its own `events.py`.

Those of every turn reuse the memory of the last one that was freed (`free_list_len`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from facedown.core.cards import Card
from facedown.core.fields import (
    CARD,
    CARDS,
    CODE,
    PLACE,
    SEAT,
    SECRET,
    SECRET_DECK,
    SECRET_ORDER,
)
from facedown.core.movement import (
    DISCARD,
    DRAWN,
    HAND,
    HANDS,
    LOOKED_AT,
    STOCK,
    TURNED_DOWN,
    TURNED_UP,
    Step,
)
from facedown.core.placed_card import Place
from facedown.core.records import Event
from facedown.core.seats import MAX_SEATS, NOBODY, Seat, Seats, bit


class Dealt(Event):
    """The deck was dealt; nobody has seen a card yet."""

    WORD = "dealt"
    FIELDS = (("deck", SECRET_DECK),)
    QUIET = True
    MOVEMENT = (Step(STOCK, HANDS),)

    def __init__(self, deck: tuple[Card, ...], seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.deck: Final = deck


class TurnedUp(Event):
    """The top card of the stock was turned up to form the discard."""

    WORD = "turned"
    FIELDS = (("card", CARD),)
    MOVEMENT = (Step(STOCK, DISCARD, "card"),)

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Peeked(Event):
    """A seat looked at the card of a place."""

    WORD = "peeked"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("card", SECRET))
    MOVEMENT = (Step("place", LOOKED_AT, "card"),)

    def __init__(self, seat: Seat, place: Place, card: Card, seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Readied(Event):
    """A seat has seen its cards."""

    WORD = "readied"
    FIELDS = (("seat", SEAT),)
    QUIET = True

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


class Begun(Event):
    """Everybody is ready: the cards lie face down and the starter's turn begins."""

    WORD = "begun"
    FIELDS = (("seat", SEAT),)
    MOVEMENT = (Step(HANDS, TURNED_DOWN),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


@mypyc_attr(free_list_len=1)
class Drew(Event):
    """A seat took the top card of the stock."""

    WORD = "drew"
    FIELDS = (("seat", SEAT), ("card", SECRET))
    MOVEMENT = (Step(STOCK, DRAWN, "card"),)

    def __init__(self, seat: Seat, card: Card, seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.seat: Final = seat
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Took(Event):
    """A seat took the top card of the discard."""

    WORD = "took"
    FIELDS = (("seat", SEAT), ("card", CARD))
    MOVEMENT = (Step(DISCARD, DRAWN, "card"),)

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Discarded(Event):
    """A seat put the card it had drawn on the discard."""

    WORD = "discarded"
    FIELDS = (("seat", SEAT), ("card", CARD))
    MOVEMENT = (Step(DRAWN, DISCARD, "card"),)

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Swapped(Event):
    """A seat put the card it had drawn in a place; the card that lay there is discarded."""

    WORD = "swapped"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("card", CARD))
    MOVEMENT = (Step("place", DISCARD, "card"), Step(DRAWN, "place"))

    def __init__(self, seat: Seat, place: Place, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Received(Event):
    """A seat was given the top card of the stock, unseen, in a new slot at the right end."""

    WORD = "received"
    FIELDS = (("seat", SEAT),)
    MOVEMENT = (Step(STOCK, HAND),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


@mypyc_attr(free_list_len=1)
class Exchanged(Event):
    """The cards of two places changed places, unseen."""

    WORD = "exchanged"
    FIELDS = (("one", PLACE), ("other", PLACE))
    MOVEMENT = (Step("one", "other"), Step("other", "one"))

    def __init__(self, one: Place, other: Place) -> None:
        super().__init__()
        self.one: Final = one
        self.other: Final = other


@mypyc_attr(free_list_len=1)
class Inspected(Event):
    """A seat looked at the cards of two places, and has them before it until it decides."""

    WORD = "inspected"
    FIELDS = (
        ("seat", SEAT),
        ("one", PLACE),
        ("other", PLACE),
        ("first", SECRET),
        ("second", SECRET),
    )
    MOVEMENT = (Step("one", LOOKED_AT, "first"), Step("other", LOOKED_AT, "second"))

    def __init__(
        self,
        seat: Seat,
        one: Place,
        other: Place,
        first: Card,
        second: Card,
        seen_by: Seats = NOBODY,
    ) -> None:
        super().__init__(seen_by)
        self.seat: Final = seat
        self.one: Final = one
        self.other: Final = other
        self.first: Final = first
        self.second: Final = second


@mypyc_attr(free_list_len=1)
class Kept(Event):
    """A seat kept the two cards it had looked at where they were."""

    WORD = "kept"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


class Called(Event):
    """A seat called: it claims to have the lowest hand."""

    WORD = "called"
    FIELDS = (("seat", SEAT),)
    LOUD = True

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


@mypyc_attr(free_list_len=1)
class Passed(Event):
    """A seat passed in the open window; nobody else learns of it while the window is open."""

    WORD = "passed"
    FIELDS = (("seat", SEAT),)
    QUIET = True
    PRIVATE = True

    def __init__(self, seat: Seat, seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.seat: Final = seat


class Reshuffled(Event):
    """The discard below its top card became the stock again, in an order nobody has seen."""

    WORD = "reshuffled"
    FIELDS = (("order", SECRET_ORDER),)
    MOVEMENT = (Step(DISCARD, STOCK),)

    def __init__(self, order: tuple[int, ...], seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.order: Final = order


@mypyc_attr(free_list_len=1)
class TurnStarted(Event):
    """It is the next seat's turn."""

    WORD = "turn"
    FIELDS = (("seat", SEAT),)
    QUIET = True

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


class Ended(Event):
    """The round is over, for a reason; the hands are turned up next."""

    WORD = "ended"
    FIELDS = (("ending", CODE),)

    def __init__(self, ending: str) -> None:
        super().__init__()
        self.ending: Final = ending


@mypyc_attr(free_list_len=1)
class Revealed(Event):
    """A seat's hand was turned face up, slot by slot."""

    WORD = "revealed"
    FIELDS = (("seat", SEAT), ("cards", CARDS))
    MOVEMENT = (Step(HAND, TURNED_UP, "cards"),)

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cards: Final = cards


# By seat, made once; the first two as lists, as `play` hands them out.
READIED: Final[list[list[Event]]] = [[Readied(seat)] for seat in range(MAX_SEATS)]
PASSED: Final[list[list[Event]]] = [[Passed(seat, bit(seat))] for seat in range(MAX_SEATS)]
RECEIVED: Final = [Received(seat) for seat in range(MAX_SEATS)]
TURNS: Final = [TurnStarted(seat) for seat in range(MAX_SEATS)]
