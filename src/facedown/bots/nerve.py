"""How much a bot dares: the one thing about a brain that a temperament can change."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from facedown.bots.history import Remembering
from facedown.core.table import Table, View

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Daring(Remembering[T]):
    """A player that calls at better odds or worse.

    `risk` is from -1, only when it is nearly sure, to 1; at 0 it calls when that is best.
    """

    risk: float = 0.0

    def call_odds(self, view: View[T]) -> float:
        """How often a call would win, as far as this player can tell; a game may have no calls."""
        raise NotImplementedError

    def hunch(self, view: View[T]) -> float:
        """How often a call seems to win at first, which is what somebody tired goes by."""
        return self.call_odds(view)
