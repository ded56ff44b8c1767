"""What search has to know of a game: how it may go on, and what it has come to then."""

from collections.abc import Sequence
from math import inf
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from facedown.bots.roster import best_bot, find_own, make_bot
from facedown.bots.search.worlds import Beliefs
from facedown.bots.stakes import Worths, ahead
from facedown.core.dealer import Dealer
from facedown.core.fields import PLACE, SLOT, Kind
from facedown.core.game import Game
from facedown.core.placed_card import seat_of
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table, View

T = TypeVar("T", bound=Table)

# A margin that no move is better by.
NEVER: Final = inf


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[T]):
    """How search goes about a game: as here where a game has no guide of its own."""

    # How many others a rollout of this game counts for: where one takes long, fewer are made.
    DEARNESS: ClassVar[int] = 1
    # With fewer rollouts than this, by that count, search is of no use.
    LEAST: ClassVar[int] = 4
    # Whether what a table is worth is a chance to win the round, and not points.
    IN_CHANCES: ClassVar[bool] = False
    # A move is clearly better than another by so many standard errors of the difference.
    CLEARLY: ClassVar[float] = 1.0

    @property
    def unit(self) -> str:
        """What tables are valued in, in a word: `chances` to win the round, or `points`."""
        return "chances" if self.IN_CHANCES else "points"

    def player(self, game: Game[T], chance: Dealer) -> Player[T]:
        """Who plays on in every seat, each by its own view: the best bot that does not search."""
        return make_bot(best_bot(game), game, chance)

    def beliefs(self, view: View[T]) -> Beliefs:
        """What a seat believes of cards that it has not seen, beyond counting."""
        return []

    def begin(self) -> None:
        """Moves are going to be tried out: what is found for one may be kept for the others."""

    def end(self) -> None:
        """All moves have been tried out."""

    def likely_moves(self, view: View[T], moves: Sequence[Move]) -> list[Move]:
        """The moves that it is worth to try out: of those that come to the same the first."""
        return different(view, moves)

    def margin(self, view: View[T]) -> float:
        """By how much more than chance explains a move must be better than the rule bot's.

        That is for what rollouts cannot tell. `NEVER`: where they tell nothing.
        """
        return 0.0

    def dearness(self, view: View[T]) -> int:
        """How many others a rollout from this view counts for."""
        return self.DEARNESS

    def is_far_enough(self, table: T, turns: int) -> bool:
        """Whether a round has been played on far enough to be valued, that had had so many turns.

        It is not asked of a round that is over.
        """
        return False

    def standing(self, table: T, seat: Seat) -> list[float]:
        """How a seat stands at the beginning of a turn: what a net is asked, where there is one."""
        return []

    def worth(self, game: Game[T], table: T, seat: Seat) -> float:
        """What a table is worth to a seat: the points it is ahead of the others' mean, in the end.

        Or how much of a win it has, where that is told in chances. A table that is not at its end
        yet is worth what is to be expected of it.
        """
        outcome = game.outcome(table)
        return 0.0 if outcome is None else ahead(game, table.setup, seat, outcome)

    def worths(self, view: View[T]) -> Worths | None:
        """What rounds are worth by how the match stands; None where only the round counts."""
        return None


def different(view: View[Any], moves: Sequence[Move]) -> list[Move]:
    """Of moves that name cards which the seat cannot tell apart, the first."""
    found: list[Move] = []
    seen: set[tuple[object, ...]] = set()
    for move in moves:
        look = (move.WORD, *[_look(view, kind, getattr(move, name)) for name, kind in move.FIELDS])
        if look not in seen:
            seen.add(look)
            found.append(move)
    return found


def _look(view: View[Any], kind: Kind, value: object) -> object:
    """What a move names: of a place whose it is, and the card as it lies there."""
    if kind is PLACE and isinstance(value, int) and value >= 0:
        return int(seat_of(value)), view.table.placed(value)
    if kind is SLOT and isinstance(value, int):
        return view.table.hands[view.seat][value]
    return value


ANY_GAME: Final[Guide[Any]] = Guide()


def find_guide(game: Game[Any]) -> Guide[Any]:
    """The guide of a game."""
    found: Guide[Any] = find_own(game.KEY, "GUIDE", ANY_GAME)
    return found
