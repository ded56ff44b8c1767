"""Recorded rounds of minis, for tests."""

from dataclasses import dataclass
from typing import Any

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.placed_card import HELD
from facedown.core.player import Player
from facedown.core.playout import Step, next_step
from facedown.core.table import Table
from facedown.exact.growing import Mini
from facedown.testing.plays import Play


@dataclass(frozen=True)
class MiniPlay(Play):
    """A round of a mini: its table is laid, not dealt."""

    mini: Mini

    def table_after(self, moves: int) -> Table:
        table = self.mini.lay(self.deck)
        for seat, move in self.steps[:moves]:
            self.game.act(table, seat, move)
        return table

    def as_dealt(self) -> tuple[Card, ...]:
        """The deck as the mini has it: two hands that are held, each in the order of its cards."""
        hand = self.table_after(0).hands[0]
        held = sum(placed is not None and placed.lies >= HELD for placed in hand)
        first, second, others = self.deck[:held], self.deck[held : 2 * held], self.deck[2 * held :]
        return (*sorted(first, key=code_of), *sorted(second, key=code_of), *others)


def code_of(card: Card) -> int:
    return card.code


def record_mini(mini: Mini, players: list[Player[Any]], dealer: Dealer) -> MiniPlay:
    """Let players play a round of a mini."""
    deck = dealer.pick(mini.deals)[0]
    table = mini.lay(deck)
    steps: list[Step] = []
    while mini.game.outcome(table) is None:
        step = next_step(mini.game, table, players, dealer)
        assert step is not None
        mini.game.act(table, *step)
        steps.append(step)
    return MiniPlay(mini.game, table.setup, deck, tuple(steps), mini)
