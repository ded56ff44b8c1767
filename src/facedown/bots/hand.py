"""What a casual player makes of its own hand: it knows what it has seen, and counts no cards."""

from collections.abc import Sequence
from typing import Any, Final

from facedown.bots.sums import plain_sum
from facedown.core.cards import UNKNOWN
from facedown.core.game import Game
from facedown.core.moves import Swap
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table


class Hand:
    """What each own card counts, by slot: one not seen as much as a card of the pack on average."""

    def __init__(self, game: Game[Any], table: Table, seat: Seat) -> None:
        variant, pack = table.setup.variant, table.pack.cards
        mean = sum([game.worth(variant, card) for card in pack]) / len(pack)
        self.counts: Final[dict[int, float]] = {}
        self.unseen: Final[list[int]] = []
        for slot, placed in enumerate(table.hands[seat]):
            if placed is None:
                continue
            if placed.card is UNKNOWN:
                self.unseen.append(slot)
                self.counts[slot] = mean
            else:
                self.counts[slot] = float(game.worth(variant, placed.card))

    @property
    def total(self) -> float:
        return plain_sum([*self.counts.values()])

    @property
    def highest(self) -> int:
        """The slot of its highest card, the leftmost of several; -1 if it has none."""
        return max(self.counts, key=lambda slot: self.counts[slot], default=-1)

    def lowers(self, points: int) -> bool:
        """Whether a card of so many points is lower than the highest."""
        return bool(self.counts) and points < self.counts[self.highest]

    def swap(self, moves: Sequence[Move]) -> Move | None:
        """The swap that replaces the highest card."""
        highest = self.highest
        swaps = (move for move in moves if isinstance(move, Swap) and move.slot == highest)
        return next(swaps, None)
