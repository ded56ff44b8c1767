"""When to lay melds down, and when to close: how soon the hand may end, and who wins it then."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.pinnacola.odds import either
from facedown.bots.pinnacola.solver import Way
from facedown.bots.pinnacola.ways import first_of
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.games.pinnacola.melds import side_of
from facedown.games.pinnacola.moves import ReplaceJoker
from facedown.games.pinnacola.scoring import (
    CLOSING_BONUS,
    closes_pinnacola,
    closes_poker,
    melds_of,
    side_score,
)
from facedown.games.pinnacola.table import PinnacolaTable

# What a card is worth that nobody has seen, on average.
UNSEEN_CARD: Final = 9.0
# The hand ends soon with so few cards in the stock.
LAST_STOCK: Final = 2
# How likely the other seat can meld one card more when it closes, and a Pinnacola or Poker that
# it lacks.
EACH_CARD: Final = 0.7
AT_ONCE: Final = 0.15
# What it is worth to hold melds back for a turn.
HOLDING: Final = 20.0


def choose_lay(
    table: PinnacolaTable, seat: Seat, moves: Sequence[Move], ways: list[Way]
) -> Move | None:
    """A meld to lay down now: to close the hand, or before it ends; None to hold them back."""
    closing = [way for way in ways if way.left == 1]
    if closing and should_close(table, seat, closing[0]):
        return first_of(closing[0], moves)
    if not should_lay(table, seat, ways[0].points):
        return None
    staying = [way for way in ways if way.left > 1]
    laid = first_of(staying[0], moves) if staying else None
    if laid is None:
        laid = next((move for move in moves if isinstance(move, ReplaceJoker)), None)
    return laid


def should_close(table: PinnacolaTable, seat: Seat, way: Way) -> bool:
    """Whether to close: to win the match, or if the hand is won and the match not lost by it."""
    mine, theirs = side_of(seat), 1 - side_of(seat)
    hand = side_score(table, mine) + way.points + CLOSING_BONUS - guessed_totals(table, mine)
    others = side_score(table, theirs) - guessed_totals(table, theirs)
    # The seats 0 and 1 are of the sides 0 and 1.
    own_total = table.setup.scores[mine] + hand
    their_total = table.setup.scores[theirs] + others
    if max(own_total, their_total) >= table.variant.target:
        return own_total > their_total
    return hand > others


def guessed_totals(table: PinnacolaTable, side: int) -> float:
    """The points in the hands of a side, of which not all cards may be known."""
    points = table.variant.book.points
    return sum(
        UNSEEN_CARD if card.rank < 0 else points[card.rank]
        for seat in table.setup.seats
        if side_of(seat) == side
        for card in table.hand(seat)
    )


def should_lay(table: PinnacolaTable, seat: Seat, points: int) -> bool:
    """Whether to lay down melds worth so much, rather than to hold them back another turn."""
    if is_race(table) or len(table.stock) <= LAST_STOCK:
        return True
    return closing_odds(table, seat) * points > HOLDING


def is_race(table: PinnacolaTable) -> bool:
    """Whether closing needs no more than an empty hand: then who holds anything back is late."""
    return not table.variant.needs_pinnacola


def closing_odds(table: PinnacolaTable, seat: Seat) -> float:
    """How likely the hand is closed before the seat's next turn, by the partner too."""
    odds = 0.0
    for other in table.setup.seats:
        if other != seat:
            odds = either(odds, odds_of_closing(table, other))
    return odds


def odds_of_closing(table: PinnacolaTable, other: Seat) -> float:
    """How likely a seat closes the hand on its next turn."""
    variant = table.variant
    own = [meld.shape for meld in melds_of(table, side_of(other))]
    odds = 1.0
    if variant.needs_pinnacola and not any(closes_pinnacola(variant, one) for one in own):
        odds *= AT_ONCE
    if variant.needs_poker and not any(closes_poker(variant, one) for one in own):
        odds *= AT_ONCE
    for _ in range(len(table.hands[other])):
        odds *= EACH_CARD
    return odds
