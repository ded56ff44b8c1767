"""What can happen in Vinto."""

from typing import Final

from mypy_extensions import mypyc_attr

from facedown.core.cards import Card, Rank
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
from facedown.core.fields import CARD, PLACE, RANK, SEAT, SECRET
from facedown.core.movement import (
    DISCARD,
    DRAWN,
    IF_RIGHT,
    IF_WRONG,
    LOOKED_AT,
    WRONG,
    Step,
)
from facedown.core.placed_card import Place
from facedown.core.records import Event
from facedown.core.seats import NOBODY, Seat, Seats


@mypyc_attr(free_list_len=1)
class Played(Event):
    """A seat put the card it had drawn on the discard, to do its action."""

    WORD = "played"
    FIELDS = (("seat", SEAT), ("card", CARD))
    MOVEMENT = (Step(DRAWN, DISCARD, "card"),)

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class Guessed(Event):
    """A seat swapped the card it had drawn, having said which rank would leave the place."""

    WORD = "guessed"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("rank", RANK), ("card", CARD))
    MOVEMENT = (Step("place", DISCARD, "card"), Step(DRAWN, "place"))

    def __init__(self, seat: Seat, place: Place, rank: Rank, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place
        self.rank: Final = rank
        self.card: Final = card

    @property
    def is_right(self) -> bool:
        return self.card.rank == self.rank


@mypyc_attr(free_list_len=1)
class Named(Event):
    """A seat named the rank whose action its King does."""

    WORD = "named"
    FIELDS = (("seat", SEAT), ("rank", RANK))

    def __init__(self, seat: Seat, rank: Rank) -> None:
        super().__init__()
        self.seat: Final = seat
        self.rank: Final = rank


class Declared(Event):
    """A seat said the rank of a card, which was shown; right, it went on the discard."""

    WORD = "declared"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("rank", RANK), ("card", CARD))
    MOVEMENT = (Step("place", DISCARD, "card", IF_RIGHT), Step("place", WRONG, "card", IF_WRONG))

    def __init__(self, seat: Seat, place: Place, rank: Rank, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place
        self.rank: Final = rank
        self.card: Final = card

    @property
    def is_right(self) -> bool:
        return self.card.rank == self.rank


@mypyc_attr(free_list_len=1)
class Gave(Event):
    """A seat chose who takes a card from the stock."""

    WORD = "gave"
    FIELDS = (("seat", SEAT), ("to", SEAT))

    def __init__(self, seat: Seat, to: Seat) -> None:
        super().__init__()
        self.seat: Final = seat
        self.to: Final = to


@mypyc_attr(free_list_len=1)
class Fizzled(Event):
    """The action of a rank had nothing to act on."""

    WORD = "fizzled"
    FIELDS = (("seat", SEAT), ("rank", RANK))

    def __init__(self, seat: Seat, rank: Rank) -> None:
        super().__init__()
        self.seat: Final = seat
        self.rank: Final = rank


class TossOpened(Event):
    """Tossing in is open, or open again."""

    WORD = "toss_opened"
    QUIET = True


@mypyc_attr(free_list_len=1)
class Tossed(Event):
    """A seat tossed in a card of the right rank: it lies on the discard."""

    WORD = "tossed"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("card", CARD))
    MOVEMENT = (Step("place", DISCARD, "card"),)

    def __init__(self, seat: Seat, place: Place, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card


@mypyc_attr(free_list_len=1)
class TossFailed(Event):
    """A seat tried to toss in a card of another rank: it was shown to all and lies there again."""

    WORD = "toss_failed"
    FIELDS = (("seat", SEAT), ("place", PLACE), ("card", CARD))
    MOVEMENT = (Step("place", WRONG, "card"),)

    def __init__(self, seat: Seat, place: Place, card: Card) -> None:
        super().__init__()
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card


class TossClosed(Event):
    """Everybody who could has passed: the turn comes to its end."""

    WORD = "toss_closed"
    QUIET = True


class CardMissing(Event):
    """A seat was owed a card, and there was none to draw."""

    WORD = "card_missing"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


class TurnLapsed(Event):
    """A seat had nothing to draw or take: its turn comes to its end."""

    WORD = "turn_lapsed"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat


class Shared(Event):
    """What some of the coalition have seen of a place, all of it know now."""

    WORD = "shared"
    FIELDS = (("place", PLACE), ("card", SECRET))
    MOVEMENT = (Step("place", LOOKED_AT, "card"),)

    def __init__(self, place: Place, card: Card, seen_by: Seats = NOBODY) -> None:
        super().__init__(seen_by)
        self.place: Final = place
        self.card: Final = card


EVENTS: Final[tuple[type[Event], ...]] = (
    Dealt,
    TurnedUp,
    Peeked,
    Readied,
    Begun,
    Drew,
    Took,
    Played,
    Swapped,
    Guessed,
    Discarded,
    Exchanged,
    Inspected,
    Kept,
    Named,
    Declared,
    Gave,
    Fizzled,
    Received,
    CardMissing,
    TossOpened,
    Tossed,
    TossFailed,
    Passed,
    TossClosed,
    Called,
    Shared,
    TurnLapsed,
    Reshuffled,
    TurnStarted,
    Ended,
    Revealed,
)

# How a round ends: after a call (V-33), or without one, when nobody can draw any more (G-07) or
# after too many turns (G-14).
CALLED: Final = "called"
NO_CALL: Final = "no_call"
ENDINGS: Final = (CALLED, NO_CALL)

TOSS_OPENED: Final = TossOpened()
TOSS_CLOSED: Final = TossClosed()
