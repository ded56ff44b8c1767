"""A casual player: replaces its highest card by a lower one, and stops at a fixed total."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.hand import Hand
from facedown.core.dealer import Dealer
from facedown.core.moves import DISCARD, DRAW, END_TURN, TAKE
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View
from facedown.games.tres_cartas import TresCartas
from facedown.games.tres_cartas.moves import STOP
from facedown.games.tres_cartas.scoring import POINTS
from facedown.games.tres_cartas.table import DECIDE, DRAW_PHASE, SETUP, TresCartasTable

# It takes a card of at most so many points from the discard, and stops with at most so many.
LOW: Final = 3
STOPS_AT: Final = 7.0


class CasualTresCartas(Player[TresCartasTable]):
    """Replaces its highest card by a lower one, and stops at a fixed total."""

    def __init__(self, game: TresCartas, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[TresCartasTable], moves: Sequence[Move]) -> Move | None:
        table = view.table
        if len(moves) == 1 or table.phase == SETUP:
            return moves[0]  # a look, as long as it may
        hand = Hand(self.game, table, view.seat)
        if table.phase == DRAW_PHASE:
            points = POINTS[table.top.rank]
            return TAKE if points <= LOW and hand.lowers(points) else DRAW
        if table.phase == DECIDE:
            lowers = hand.lowers(POINTS[table.drawn[-1].card.rank])
            return DISCARD if DISCARD in moves and not lowers else hand.swap(moves)
        return STOP if hand.total <= STOPS_AT else END_TURN
