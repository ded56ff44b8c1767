"""The yardstick: a bot that melds whatever scores at once."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.pinnacola.laid import gain
from facedown.bots.pinnacola.nearness import are_near
from facedown.bots.pinnacola.ways import first_of, ways_of
from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View
from facedown.games.pinnacola import Pinnacola
from facedown.games.pinnacola.melds import Book
from facedown.games.pinnacola.moves import DiscardCard, ReplaceJoker
from facedown.games.pinnacola.table import DRAW_PHASE, PinnacolaTable


class GreedyMelder(Player[PinnacolaTable]):
    """Takes the pozzo when it can, melds what scores most at once, discards what it uses least."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[PinnacolaTable], moves: Sequence[Move]) -> Move | None:
        table, seat = view.table, view.seat
        if table.phase == DRAW_PHASE:
            return moves[-1]
        if table.owed:
            return max(moves, key=lambda move: gain(table, seat, move))
        laid = first_of(ways_of(table, seat)[0], moves)
        if laid is None:
            laid = next((move for move in moves if isinstance(move, ReplaceJoker)), None)
        if laid is not None:
            return laid
        held, book = table.hand(seat), table.variant.book
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        return min(
            discards,
            key=lambda move: (neighbours(book, move.card, held), -book.points[move.card.rank]),
        )


def neighbours(book: Book, card: Card, held: list[Card]) -> int:
    """How many cards of a hand could be in a meld of three with this one."""
    if book.is_wild(card):
        return len(held)
    return sum(1 for other in held if other != card and are_near(book, card, other))
