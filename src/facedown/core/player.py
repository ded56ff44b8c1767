"""A player: whoever sits in a seat and chooses moves."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from facedown.core.records import Move
from facedown.core.table import Table, View

T = TypeVar("T", bound=Table)

# Why a move is advised: a code with numbers.
Reason = tuple[str, dict[str, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Generic[T]):
    """Chooses among its legal moves, from its view alone."""

    def choose(self, view: View[T], moves: Sequence[Move]) -> Move | None:
        """One of the moves, or None for "nothing now", which only a seat not awaited may say."""
        raise NotImplementedError

    def why(self, view: View[T], moves: Sequence[Move], move: Move) -> Reason | None:
        """What only this player knows to say for its choice."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindPlayer(Player[T]):
    """Chooses from the moves alone, so that nobody need make a view for it."""

    def choose(self, view: View[T], moves: Sequence[Move]) -> Move | None:
        raise NotImplementedError

    def pick(self, moves: list[Move], *, awaited: bool) -> Move | None:
        """One of the moves, or None if it is not awaited and wants nothing now.

        They are the rules' own list, to be read and not changed: a `Sequence` is read slowly where
        it is compiled, and costs a random round up to 5 %.
        """
        raise NotImplementedError
