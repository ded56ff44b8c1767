"""The rule bot: discards what the other hand can use least, and takes all of the pozzo it may.

It is today's in all else: in how it lays cards down and in what it knows.
"""

from collections.abc import Sequence
from typing import Final

from benchmarks.old_bots.pinnacola_drawing import choose_draw
from benchmarks.old_bots.pinnacola_mind import mind_without_pozzo

from facedown.bots.pinnacola.bot import PinnacolaBot as Today
from facedown.bots.pinnacola.plan import Plan
from facedown.bots.pinnacola.ways import ways_of
from facedown.core.dealer import Dealer
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View
from facedown.games.pinnacola import Pinnacola
from facedown.games.pinnacola.moves import DiscardCard
from facedown.games.pinnacola.table import DRAW_PHASE, PinnacolaTable


class PinnacolaBot(Player[PinnacolaTable]):
    """Takes the pozzo, holds its melds back, and discards what the other can use least."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.today: Final = Today(game, chance)

    def choose(self, view: View[PinnacolaTable], moves: Sequence[Move]) -> Move | None:
        if len(moves) > 1 and view.table.phase == DRAW_PHASE:
            return choose_draw(view.table, view.seat, moves)
        chosen = self.today.choose(view, moves)
        if not isinstance(chosen, DiscardCard):
            return chosen
        mind = mind_without_pozzo(view.table, view.seat)
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        return min(discards, key=lambda move: mind.cost(move.card))


class PozzoBlind(Player[PinnacolaTable]):
    """Today's bot, with a discard weighed as if nothing lay in the pozzo to meld it with."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.today: Final = Today(game, chance)

    def choose(self, view: View[PinnacolaTable], moves: Sequence[Move]) -> Move | None:
        chosen = self.today.choose(view, moves)
        if not isinstance(chosen, DiscardCard):
            return chosen
        mind = mind_without_pozzo(view.table, view.seat)
        plan = Plan(mind, ways_of(view.table, view.seat))
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        return min(discards, key=lambda move: mind.cost(move.card) + plan.worth(move.card))


RULE_1: Final = PinnacolaBot
RULE_2: Final = PozzoBlind
RULE_2_IN: Final = "hands"
