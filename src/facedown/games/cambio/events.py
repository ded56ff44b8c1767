"""What can happen in Cambio."""

from typing import Final

from mypy_extensions import mypyc_attr

from facedown.core.cards import Card
from facedown.core.events import (
    Begun,
    Called,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Exchanged,
    Inspected,
    Kept,
    Passed,
    Peeked,
    Readied,
    Received,
    Reshuffled,
    Revealed,
    Swapped,
    Took,
    TurnedUp,
    TurnStarted,
)
from facedown.core.fields import CARD, PLACE, SEAT, SECRET
from facedown.core.movement import DISCARD, WRONG, Step
from facedown.core.placed_card import Place
from facedown.core.records import Event
from facedown.core.seats import NOBODY, Seat, Seats


class Skipped(Event):
    """A seat left an ability unused."""

    WORD = "skipped"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


class Lapsed(Event):
    """An ability came to nothing: it had no target, or what was looked at may not be swapped."""

    WORD = "lapsed"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


@mypyc_attr(free_list_len=1)
class Flipped(Event):
    """A seat flipped a card of the right value: it is the new top of the discard."""

    WORD = "flipped"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("card", CARD))
    MOVEMENT = (Step("place", DISCARD, "card"),)

    def __init__(self, seat: Seat, place: Place, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Misflipped(Event):
    """A seat flipped a card of another value: it goes back to its place."""

    WORD = "misflipped"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("card", SECRET))
    MOVEMENT = (Step("place", WRONG, "card"),)

    def __init__(self, seat: Seat, place: Place, card: Card, seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Gave(Event):
    """A seat gave one of its cards, unseen, to replace the one it had flipped."""

    WORD = "gave"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("gap", PLACE))
    MOVEMENT = (Step("place", "gap"),)

    def __init__(self, seat: Seat, place: Place, gap: Place) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place
        self.gap: Final = gap


class WentOut(Event):
    """A seat has too many cards: its hand is set aside, and it cannot win."""

    WORD = "out"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


@mypyc_attr(free_list_len=1)
class WindowOpened(Event):
    """Everybody who may flip is asked, until all have passed."""

    WORD = "window_opened"
    QUIET = True


@mypyc_attr(free_list_len=1)
class WindowClosed(Event):
    """Nobody flips any more until the next discard."""

    WORD = "window_closed"
    QUIET = True


EVENTS: Final[tuple[type[Event], ...]] = (
    Dealt,
    TurnedUp,
    Peeked,
    Readied,
    Begun,
    Drew,
    Took,
    Swapped,
    Discarded,
    Called,
    Inspected,
    Exchanged,
    Kept,
    Skipped,
    Lapsed,
    Flipped,
    Misflipped,
    Received,
    Gave,
    WentOut,
    WindowOpened,
    Passed,
    WindowClosed,
    Reshuffled,
    TurnStarted,
    Ended,
    Revealed,
)

# How a round ends: a call (C-06), one player left in (C-21), too many turns (C-33).
CALLED: Final = "called"
LAST_LEFT: Final = "last_left"
TURN_LIMIT: Final = "turn_limit"
ENDINGS: Final = (CALLED, LAST_LEFT, TURN_LIMIT)
