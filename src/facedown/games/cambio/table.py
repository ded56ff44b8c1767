"""The table of Cambio and the phases of a round."""

from typing import Final

from facedown.core.fields import FLAG, PLACE, SEAT, SEATS, Names
from facedown.core.placed_card import NO_PLACE, Place
from facedown.core.seats import NO_SEAT, NOBODY, Seat, Seats
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.games.cambio.variant import Variant

HAND_SIZE: Final = 4
MAX_MOVES: Final = 40  # G-14: after so many in one turn nobody flips any more

SETUP: Final = 0
TURN: Final = 1
DECIDE: Final = 2
ABILITY: Final = 3
QUEEN_PHASE: Final = 4
KING_PHASE: Final = 5
AFTER: Final = 6
GIFT: Final = 7
WINDOW: Final = 8
REVEAL: Final = 9
OVER: Final = 10
PHASES: Final = (
    "setup",
    "turn",
    "decide",
    "ability",
    "queen",
    "king",
    "after",
    "gift",
    "window",
    "reveal",
    "over",
)


class CambioTable(Table):
    """Four cards a seat, who has called, who is out, and whether the discard is live.

    The pile is `live` while its top may be matched; `discarder` laid the last new card on it.
    `one` and `other` are the places a queen has looked at, until one of the two cards moves; `one`
    alone is a king's.
    `giver` owes a card to the place `gap`; then the round goes on in the phase `resume`.
    """

    FIELDS = (
        ("caller", SEAT),
        ("out", SEATS),
        ("from_discard", FLAG),
        ("live", FLAG),
        ("discarder", SEAT),
        ("one", PLACE),
        ("other", PLACE),
        ("giver", SEAT),
        ("gap", PLACE),
        ("resume", Names("phase", PHASES)),
    )
    PHASES = PHASES

    def __init__(self, setup: Setup) -> None:
        assert isinstance(setup.variant, Variant)
        super().__init__(setup, setup.variant.pack)
        self.variant: Final = setup.variant
        self.seated: Final[Seats] = setup.seated
        self.caller: Seat = NO_SEAT
        self.out: Seats = NOBODY
        self.from_discard: bool = False
        self.live: bool = False
        self.discarder: Seat = NO_SEAT
        self.one: Place = NO_PLACE
        self.other: Place = NO_PLACE
        self.giver: Seat = NO_SEAT
        self.gap: Place = NO_PLACE
        self.resume: int = SETUP

    def is_in(self, seat: Seat) -> bool:
        """Whether this seat plays and has not gone out."""
        return seat >= 0 and (self.seated & ~self.out) >> seat & 1 == 1

    def raced_for(self) -> Seat:
        """Whose left is asked first: the discarder's, or so that the starter is (C-37)."""
        return self.setup.starter - 1 if self.discarder == NO_SEAT else self.discarder

    def awaits_dealer(self) -> bool:
        """Whether the stock is used up and the discard can become a new one (G-06)."""
        return not self.stock and len(self.discard) >= 2 and TURN <= self.phase <= WINDOW

    def blank(self) -> "CambioTable":
        return CambioTable(self.setup)

    def copy(self) -> "CambioTable":
        new = super().copy()
        assert isinstance(new, CambioTable)
        new.caller = self.caller
        new.out = self.out
        new.from_discard = self.from_discard
        new.live = self.live
        new.discarder = self.discarder
        new.one = self.one
        new.other = self.other
        new.giver = self.giver
        new.gap = self.gap
        new.resume = self.resume
        return new
