"""Random: uniform over everything that is legal."""

from collections.abc import Sequence
from typing import Any, Final

from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import BlindPlayer
from facedown.core.records import Move
from facedown.core.table import View


class RandomBot(BlindPlayer[Any]):
    """Each legal move is as likely as the others; so is "nothing now", where that may be said."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        awaited = view.seat in self.game.awaited(view.table)
        return self.pick([*moves], awaited=awaited)

    def pick(self, moves: list[Move], *, awaited: bool) -> Move | None:
        chosen = self.chance.below(len(moves) if awaited else len(moves) + 1)
        return moves[chosen] if chosen < len(moves) else None
