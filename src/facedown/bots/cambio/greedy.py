"""A casual player: lowers its hand, flips its own cards, looks at them, calls at a fixed total."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.hand import Hand
from facedown.core.dealer import Dealer
from facedown.core.moves import DISCARD, DRAW, PASS, TAKE, Peek
from facedown.core.placed_card import place, seat_of
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.cambio import Cambio
from facedown.games.cambio.moves import CALL, SKIP, Flip, give
from facedown.games.cambio.table import (
    ABILITY,
    DECIDE,
    GIFT,
    SETUP,
    TURN,
    WINDOW,
    CambioTable,
)

# It takes a card of at most so many points from the discard, and calls with at most so many.
LOW: Final = 3
CALLS_AT: Final = 8.0


class CasualCambio(Player[CambioTable]):
    """Lowers its hand, flips its own cards, looks at them, and calls at a fixed total."""

    def __init__(self, game: Cambio, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[CambioTable], moves: Sequence[Move]) -> Move | None:
        table, seat = view.table, view.seat
        if table.phase == SETUP:
            return moves[0]  # a look, as long as it may
        flip = _flip(table, seat, moves)
        if flip is not None:
            return flip
        if table.phase == WINDOW:
            return PASS
        if seat not in self.game.awaited(table):
            return None
        hand = Hand(self.game, table, seat)
        if CALL in moves and hand.total <= CALLS_AT:
            return CALL
        if table.phase == TURN:
            return _source(table, hand, moves)
        if table.phase == DECIDE:
            lowers = hand.lowers(table.variant.points[table.drawn[-1].card.code])
            return DISCARD if DISCARD in moves and not lowers else hand.swap(moves)
        if table.phase == GIFT:
            return give(hand.highest)
        if table.phase == ABILITY:
            return _look(hand, seat, moves)
        # After a queen or king it leaves the cards where they are; otherwise it ends its turn.
        return self.game.default_move(table, seat)


def _flip(table: CambioTable, seat: Seat, moves: Sequence[Move]) -> Move | None:
    """A card of its own that it knows to be of the value of the discard's top, and better gone."""
    if not table.discard:
        return None
    matching = table.variant.same_value[table.top.code]
    for move in moves:
        if isinstance(move, Flip) and seat_of(move.place) == seat:
            code = table.card(move.place).code
            if matching >> code & 1 and table.variant.points[code] > 0:
                return move
    return None


def _source(table: CambioTable, hand: Hand, moves: Sequence[Move]) -> Move:
    if TAKE in moves:
        points = table.variant.points[table.top.code]
        if DRAW not in moves or (points <= LOW and hand.lowers(points)):
            return TAKE
    return DRAW if DRAW in moves else PASS


def _look(hand: Hand, seat: Seat, moves: Sequence[Move]) -> Move:
    """A look at an own card it has not seen; all other abilities it leaves unused."""
    unseen = [place(seat, slot) for slot in hand.unseen]
    looks = (move for move in moves if isinstance(move, Peek) and move.place in unseen)
    return next(looks, SKIP)
