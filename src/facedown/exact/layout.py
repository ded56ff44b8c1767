"""Laying a table short: small hands out of few cards, and the first turn begun."""

from typing import Any, Final

from facedown.core.cards import Card
from facedown.core.events import Begun
from facedown.core.game import Game
from facedown.core.placed_card import fresh
from facedown.core.records import Event, Move
from facedown.core.seats import bit
from facedown.core.setup import Setup
from facedown.core.table import Table

SEATS: Final = (0, 1)


class Layout:
    """How a table is laid: hands of so many cards, those of `seen` slots known to their owner."""

    def __init__(
        self, game: Game[Any], setup: Setup, size: int, seen: tuple[int, ...], *, turn_up: bool
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.size: Final = size
        self.seen: Final = seen
        self.turn_up: Final = turn_up

    def lay(self, deck: tuple[Card, ...]) -> Table:
        """The table of this deck, with the first turn begun."""
        table: Table = self.game.table(self.setup)
        table.batches = [tuple(sorted(deck, key=lambda card: card.code))]
        top = 0
        for seat in SEATS:
            table.hands[seat] = [fresh(card) for card in deck[top : top + self.size]]
            top += self.size
        if self.turn_up:
            table.discard = [fresh(deck[top]).up(deck[top])]
            top += 1
        table.stock = [fresh(card) for card in reversed(deck[top:])]
        for event in self.opening(table):
            self.game.apply(table, event)
        following = self.game.settle(table)
        while following is not None:
            self.game.apply(table, following)
            following = self.game.settle(table)
        return table

    def opening(self, table: Table) -> list[Event]:
        """What happens before the first turn."""
        for seat in SEATS:
            for slot in self.seen:
                placed = table.hands[seat][slot]
                assert placed is not None
                table.hands[seat][slot] = placed.seen(placed.card, bit(seat))
        return [Begun(0)]


def everything_matters(move: Move) -> bool:
    return True
