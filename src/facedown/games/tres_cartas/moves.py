"""What a seat may ask for in Três Cartas."""

from typing import Final

from facedown.core.moves import Discard, Draw, EndTurn, Look, Ready, Swap, Take
from facedown.core.records import Move


class Stop(Move):
    """Ask to stop the round: my hand is the lowest."""

    WORD = "stop"
    KEY = "p"


STOP: Final = Stop()

MOVES: Final[tuple[type[Move], ...]] = (Look, Ready, Draw, Take, Swap, Discard, Stop, EndTurn)
