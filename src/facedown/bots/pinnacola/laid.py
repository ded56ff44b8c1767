"""What a move lays down, and what it adds to the score at once."""

from facedown.core.cards import Card
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.games.pinnacola.melds import Shape, grown, side_of
from facedown.games.pinnacola.moves import LayOff, Meld, ReplaceJoker
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.games.pinnacola.values import value


def cards_of(move: Move) -> tuple[Card, ...]:
    """The cards that a move lays down."""
    if isinstance(move, Meld):
        return move.cards
    if isinstance(move, LayOff):
        return move.below + move.above
    return (move.card,) if isinstance(move, ReplaceJoker) else ()


def shape_after(table: PinnacolaTable, move: Move) -> Shape | None:
    """The meld that a move makes or adds to, as it is then."""
    if isinstance(move, Meld):
        return table.variant.book.shape_of(move.cards)
    if isinstance(move, LayOff):
        return grown(table.melds[move.meld].shape, move.below, move.above)
    return None


def gain(table: PinnacolaTable, seat: Seat, move: Move) -> int:
    """What a move adds at once to the score of a seat's hand."""
    shape = shape_after(table, move)
    if shape is None:
        return 0
    points, worth = value(table.variant, shape), shape.points
    if isinstance(move, LayOff):
        old = table.melds[move.meld]
        points -= value(table.variant, old.shape)
        worth -= old.shape.points
        points *= 1 if is_own_meld(table, seat, move.meld) else -1
    return points + worth


def is_own_meld(table: PinnacolaTable, seat: Seat, number: int) -> bool:
    """Whether a meld belongs to the side of a seat."""
    return table.melds[number].side == side_of(seat)
