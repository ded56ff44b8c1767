"""What search has to know of a game: how it may go on, and what it has come to then."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from facedown.bots.roster import best_bot, make_bot
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table, View

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[T]):
    """How search goes about a game: as here where a game has no guide of its own."""

    # A round is played on for so many turns after the one that is going on, or to its end.
    TURNS: int = 1000

    def player(self, game: Game[T], chance: Dealer) -> Player[T]:
        """Who plays on in every seat, each by its own view: the best bot that does not search."""
        return make_bot(best_bot(game), game, chance)

    def world(self, game: Game[T], view: View[T], chance: Dealer) -> T:
        """A full table as it may be, by what this seat has seen."""
        return game.imagine(view, chance)

    def likely_moves(self, view: View[T], moves: Sequence[Move]) -> list[Move]:
        """The moves that it is worth to try out: of those that come to the same the first."""
        return list(moves)

    def worth(self, game: Game[T], table: T, seat: Seat) -> float:
        """What a table is worth to a seat: the points it is ahead of the others' mean, in the end.

        A table that is not at its end yet is worth what is to be expected of it.
        """
        outcome = game.outcome(table)
        if outcome is None:
            return 0.0
        rivals = [other for other in table.setup.seats if other != seat]
        others = sum([outcome.scores[other] for other in rivals])
        ahead = outcome.scores[seat] - others / max(len(rivals), 1)
        return -ahead if game.lowest_wins(table.setup.variant) else ahead


ANY_GAME: Guide[Any] = Guide()


def find_guide(game: Game[Any]) -> Guide[Any]:
    """The guide of a game."""
    module = "facedown.bots." + game.KEY.replace("-", "_")
    if find_spec(module) is None:
        return ANY_GAME
    found: Guide[Any] = getattr(import_module(module), "GUIDE", ANY_GAME)
    return found
