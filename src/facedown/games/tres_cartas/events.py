"""What can happen in Três Cartas."""

from typing import Final

from facedown.core.events import (
    Begun,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Peeked,
    Readied,
    Revealed,
    Swapped,
    Took,
    TurnStarted,
)
from facedown.core.fields import SEAT
from facedown.core.records import Event
from facedown.core.seats import Seat


class Stopped(Event):
    """A seat asked to stop the round."""

    WORD = "stopped"
    FIELDS = (("seat", SEAT),)
    LOUD = True

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


EVENTS: Final[tuple[type[Event], ...]] = (
    Dealt,
    Peeked,
    Readied,
    Begun,
    Drew,
    Took,
    Swapped,
    Discarded,
    Stopped,
    TurnStarted,
    Ended,
    Revealed,
)

# How a round ends: a stop (T-11), the last stock card (T-15), too many turns (T-21).
STOPPED: Final = "stopped"
STOCK_OUT: Final = "stock_out"
TURN_LIMIT: Final = "turn_limit"
ENDINGS: Final = (STOPPED, STOCK_OUT, TURN_LIMIT)
