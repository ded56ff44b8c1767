"""Thrifty: a bot for Três Cartas that collects low cards, and stops early."""

from collections.abc import Sequence
from typing import Any

from facedown import Card, Dealer, Game, Move, Player, Table, View

# A card that was not seen counts about six points.
UNSEEN = 6
# With so many players, a hand of so many points is worth a stop.
LOW = {2: 10, 3: 8, 4: 6}


class ThriftyBot(Player[Table]):
    """Swaps its highest card for a lower one, and stops when its total is low."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game = game

    def choose(self, view: View[Table], moves: Sequence[Move]) -> Move | None:
        can = {str(move): move for move in moves}
        if "ready" in can:
            return moves[0]  # looks at its cards first, where it may choose which
        points = self.points(view)
        highest = max(points.values())
        if "draw" in can:
            top = self.worth(view, view.table.top) if "take" in can else highest
            return can["take"] if top + 3 < highest else can["draw"]
        if "end" in can:
            is_low = sum(points.values()) <= LOW.get(view.table.setup.players, LOW[4])
            return can["stop"] if is_low and "stop" in can else can["end"]
        drawn = self.worth(view, view.table.drawn[-1].card)
        if drawn < highest or "discard" not in can:
            return can[f"swap {max(points, key=points.__getitem__)}"]
        return can["discard"]

    def points(self, view: View[Table]) -> dict[int, int]:
        """What its own cards count, as far as it knows them, by the numbers of their slots."""
        slots, cards = view.table.slots(view.seat), view.table.hand(view.seat)
        return {slot: self.worth(view, card) for slot, card in zip(slots, cards, strict=True)}

    def worth(self, view: View[Table], card: Card) -> int:
        if str(card) == "??":
            return UNSEEN
        return self.game.worth(view.table.setup.variant, card)
