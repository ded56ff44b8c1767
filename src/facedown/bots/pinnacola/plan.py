"""What a hand is kept for: the melds it is to close with, and the cards that lead to them."""

from typing import Final

from facedown.bots.pinnacola.laid import cards_of
from facedown.bots.pinnacola.mind import Mind
from facedown.bots.pinnacola.solver import Way
from facedown.core.cards import Card
from facedown.games.pinnacola.aims import Aim, pinnacolas, pokers
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.variant import Variant

# Points: what a card is worth that lies in a meld of the plan, and one that a Pinnacola or a Poker
# could be made with that closing still needs, and how much less for each card that is missing.
PLANNED: Final = 30.0
FOR_PINNACOLA: Final = 20.0
FOR_POKER: Final = 12.0
EACH_MISSING: Final = 0.6
# What a Pinnacola or a Poker is worth to a plan that does not close yet.
TOWARDS: Final = 40
# More cards than any way leaves.
NEVER: Final = 109


def can_close(variant: Variant, way: Way) -> bool:
    """Whether a way has what closing needs, but for the cards it leaves."""
    has_pinnacola = way.pinnacola or not variant.needs_pinnacola
    return has_pinnacola and (way.poker or not variant.needs_poker)


def best_plan(variant: Variant, ways: list[Way]) -> Way:
    """The way to play for: one that closes with the fewest cards to get rid of, if there is one."""
    return max(
        ways,
        key=lambda way: (
            -way.left if can_close(variant, way) else -NEVER,
            TOWARDS * (int(way.pinnacola) + int(way.poker)) + way.points,
        ),
    )


class Plan:
    """The melds that a seat plays for, and what its cards are worth to it."""

    def __init__(self, mind: Mind, ways: list[Way]) -> None:
        self.mind: Final = mind
        table = mind.table
        self.holding: Final = hold(table, mind.seat)
        way = best_plan(table.variant, ways)
        left = [card.code for card in mind.held]
        for move in way.moves():
            for card in cards_of(move):
                left.remove(card.code)
        self.loose: Final = set(left)
        self.towards: Final[dict[int, float]] = {}
        lacking = self.holding.lacking()
        if lacking & 1:
            self._weigh(pinnacolas(self.holding), FOR_PINNACOLA)
        if lacking & 2:
            self._weigh(pokers(self.holding), FOR_POKER)

    def _weigh(self, aims: list[Aim], points: float) -> None:
        best: dict[int, float] = {}
        for aim in aims:
            gone = sum(1 for card in aim.missing if self.mind.unseen[card.code] == 0)
            if gone <= (1 if aim.has_wild else 0):
                worth = points * EACH_MISSING ** max(0, aim.short)
                for card in aim.held:
                    best[card.code] = max(best.get(card.code, 0.0), worth)
        for code, worth in best.items():
            self.towards[code] = self.towards.get(code, 0.0) + worth

    def is_loose(self, card: Card) -> bool:
        """Whether the plan can do without one card like this."""
        return card.code in self.loose

    def worth(self, card: Card) -> float:
        """What it costs the plan to give a card up; of two alike the second costs it nothing."""
        towards = 0.0 if self.holding.has_two(card) else self.towards.get(card.code, 0.0)
        return towards if self.is_loose(card) else towards + PLANNED
