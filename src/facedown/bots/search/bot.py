"""A bot that searches: it departs from what the rules of thumb say when that is clearly better."""

from collections.abc import Sequence
from typing import Any, Final

from facedown.bots.nerve import Daring
from facedown.bots.roster import RULE, make_bot
from facedown.bots.search.guide import NEVER, different, find_guide
from facedown.bots.search.judging import NORMAL, Trials
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.records import Move
from facedown.core.table import View


class SearchBot(Daring[Any]):
    """Plays as the best bot that does not search, unless another move is clearly better.

    With a budget that is too small for the game it always plays as that bot.
    """

    def __init__(self, game: Game[Any], chance: Dealer, budget: int = NORMAL) -> None:
        self.game: Final = game
        self.chance: Final = chance
        self.budget: int = budget
        self.guide: Final = find_guide(game)
        self.clearly: float = self.guide.CLEARLY
        # With fewer rollouts than this it does not search.
        self.least: int = self.guide.LEAST
        self.rule: Final = make_bot(RULE, game, chance.apart(RULE))

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        if isinstance(self.rule, Daring):
            self.rule.risk = self.risk
            self.rule.past = self.past
        own = self.rule.choose(view, moves)
        if own is None or len(moves) == 1 or self.budget // self.guide.dearness(view) < self.least:
            return own
        margin = self.guide.margin(view)
        if margin == NEVER:
            return own
        likely = different(view, [own, *self.guide.likely_moves(view, moves)])
        if len(likely) == 1:
            return own
        trials = Trials(self.game, view, likely, self.chance)
        trials.spend(self.budget, kept=0)
        better = trials.beside(trials.best(), 0)
        if better.worth - trials.mean(0) > margin + self.clearly * better.error:
            return better.move
        return own

    def call_odds(self, view: View[Any]) -> float:
        return self.rule.call_odds(view) if isinstance(self.rule, Daring) else 0.0
