"""A bot for Keep or swap: it swaps a card that most of the others would beat."""

from collections.abc import Sequence

from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.imagine import unseen
from facedown.core.moves import END_TURN, SWAPS
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import Table, View


class CountingBot(Player[Table]):
    """Keeps its card if a card of the stock is more likely to be lower than higher."""

    def __init__(self, game: Game[Table], chance: Dealer) -> None:
        self.game = game

    def choose(self, view: View[Table], moves: Sequence[Move]) -> Move | None:
        own = view.table.hand(view.seat)[0].rank
        ranks = [card.rank for card in unseen(view.table, 0)]
        is_low = sum(rank > own for rank in ranks) > sum(rank < own for rank in ranks)
        return SWAPS[0] if is_low else END_TURN
