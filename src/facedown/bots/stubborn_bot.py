"""Stubborn: never ends a round and reacts wildly, to reach the long games and far corners."""

from collections.abc import Sequence
from typing import Any, Final

from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import BlindPlayer
from facedown.core.records import Move
from facedown.core.table import View

# How strongly it likes a kind of move, drawn once for each kind when the bot is made.
LIKINGS: Final = (1, 1, 10, 100)


class StubbornBot(BlindPlayer[Any]):
    """Has a strong liking for some kinds of moves, and never calls if it can do anything else."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance
        self.calls: Final = {move.WORD for move in game.CALLS}
        self.likings: Final = {move.WORD: LIKINGS[chance.below(4)] for move in game.MOVES}

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        awaited = view.seat in self.game.awaited(view.table)
        return self.pick(moves, awaited=awaited)

    def pick(self, moves: Sequence[Move], *, awaited: bool) -> Move | None:
        if not awaited and self.chance.below(2) == 0:
            return None
        weights = [self._weight(move) for move in moves]
        if sum(weights) == 0:
            return self.chance.pick(moves) if awaited else None
        left = self.chance.below(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("the weights add up")

    def _weight(self, move: Move) -> int:
        return 0 if move.WORD in self.calls else self.likings[move.WORD]
