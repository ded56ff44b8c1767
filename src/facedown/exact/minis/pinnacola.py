"""The mini of Pinnacola."""

from facedown.core.cards import cards
from facedown.core.records import Event
from facedown.core.seats import bit
from facedown.core.table import Table
from facedown.exact.growing import Mini, every_deal
from facedown.exact.layout import SEATS, Layout, everything_matters
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.events import PickedUp


class HeldLayout(Layout):
    """The same with hands that are held."""

    def opening(self, table: Table) -> list[Event]:
        return [PickedUp(seat, tuple(table.hand(seat)), seen_by=bit(seat)) for seat in SEATS]


def mini() -> Mini:
    """Two cards each of eight; three turns, and closing asks for no meld in particular."""
    variant = GAME.variant({"closing_requires": "none"})
    layout = HeldLayout(GAME, GAME.setup(variant, 2), 2, (), turn_up=True)
    deals = every_deal(cards("5c 5c 6c 6c 7c 7c 7d 7d"), held=2)
    return Mini(GAME.KEY, GAME, deals, layout.lay, everything_matters)
