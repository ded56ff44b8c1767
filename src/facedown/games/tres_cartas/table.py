"""The table of Três Cartas and the phases of a round."""

from typing import Final

from facedown.core.cards import Pack
from facedown.core.fields import FLAG, SEAT
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.games.tres_cartas.variant import Variant

HAND_SIZE: Final = 3

PACK: Final = Pack()

SETUP: Final = 0
DRAW_PHASE: Final = 1
DECIDE: Final = 2
AFTER: Final = 3
REVEAL: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "draw", "decide", "after", "reveal", "over")


class TresCartasTable(Table):
    """Three cards a seat; who has asked to stop, and whether the drawn card was the discard's."""

    FIELDS = (("stopper", SEAT), ("from_discard", FLAG))
    PHASES = PHASES

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, PACK)
        assert isinstance(setup.variant, Variant)
        self.variant: Final = setup.variant
        self.stopper: Seat = NO_SEAT
        self.from_discard: bool = False

    def blank(self) -> "TresCartasTable":
        return TresCartasTable(self.setup)

    def copy(self) -> "TresCartasTable":
        new = super().copy()
        assert isinstance(new, TresCartasTable)
        new.stopper = self.stopper
        new.from_discard = self.from_discard
        return new
