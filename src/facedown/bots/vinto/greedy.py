"""A casual player: lowers its hand, plays actions plainly, tosses in, calls at a fixed total."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.hand import Hand
from facedown.core.cards import EIGHT, KING, SEVEN
from facedown.core.dealer import Dealer
from facedown.core.moves import DISCARD, DRAW, END_TURN, PASS, Exchange, Inspect, Look, Peek
from facedown.core.placed_card import NO_PLACE, place, seat_of, slot_of
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.vinto import Vinto
from facedown.games.vinto.moves import (
    CALL_VINTO,
    KEEP,
    PLAY_ACTION,
    Declare,
    Give,
    Name,
    Toss,
    exchange,
)
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import DECIDE, EFFECT, SETUP, TOSS, TURN_START, VintoTable

# It calls with at most so many points.
CALLS_AT: Final = 10.0


class CasualVinto(Player[VintoTable]):
    """Lowers its hand, plays actions plainly, tosses in what it knows, calls at a fixed total."""

    def __init__(self, game: Vinto, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[VintoTable], moves: Sequence[Move]) -> Move | None:
        table, seat = view.table, view.seat
        if table.phase == SETUP:
            return next((move for move in moves if isinstance(move, Look)), moves[0])
        if table.phase == TOSS:
            return _toss(table, seat, moves)
        hand = Hand(self.game, table, seat)
        if table.phase == TURN_START:
            return DRAW if DRAW in moves else moves[0]
        if table.phase == DECIDE:
            return _decide(table, hand, moves)
        if table.phase == EFFECT:
            return _act(table, hand, seat, moves)
        return CALL_VINTO if CALL_VINTO in moves and hand.total <= CALLS_AT else END_TURN


def _toss(table: VintoTable, seat: Seat, moves: Sequence[Move]) -> Move:
    """A card that it knows to be of the right rank and better gone."""
    for move in moves:
        if isinstance(move, Toss):
            rank = table.card(place(seat, move.slot)).rank
            if table.can_toss(rank) and POINTS[rank] > 0:
                return move
    return PASS


def _decide(table: VintoTable, hand: Hand, moves: Sequence[Move]) -> Move | None:
    drawn = table.drawn[-1].card.rank
    if drawn in (SEVEN, EIGHT) and hand.unseen:
        return PLAY_ACTION
    if hand.lowers(POINTS[drawn]):
        return hand.swap(moves)
    if PLAY_ACTION in moves:
        return PLAY_ACTION
    return DISCARD if DISCARD in moves else hand.swap(moves)


def _act(table: VintoTable, hand: Hand, seat: Seat, moves: Sequence[Move]) -> Move:
    """What an action is there for; the first move there is if it has nothing to do."""
    if table.one != NO_PLACE:
        return exchange(table.one, table.other) if _is_higher(table, seat) else KEEP
    return next((move for move in moves if _helps(table, hand, seat, move)), moves[0])


def _is_higher(table: VintoTable, seat: Seat) -> bool:
    """Whether of the two cards that it has looked at its own is the higher one."""
    one, other = POINTS[table.card(table.one).rank], POINTS[table.card(table.other).rank]
    return one > other if seat_of(table.one) == seat else one < other


def _helps(table: VintoTable, hand: Hand, seat: Seat, move: Move) -> bool:
    """A look at an own card not seen, the highest one for somebody else's, a card for another."""
    if isinstance(move, Peek):
        return seat_of(move.place) == seat and slot_of(move.place) in hand.unseen
    if isinstance(move, Exchange | Inspect):
        highest = place(seat, hand.highest)
        is_own = seat_of(move.one) == seat_of(move.other)
        return not is_own and highest in (move.one, move.other)
    if isinstance(move, Name):
        return move.rank == (SEVEN if hand.unseen else KING)
    if isinstance(move, Declare):
        return seat_of(move.place) == seat and move.rank == table.card(move.place).rank
    return isinstance(move, Give) and move.to != seat
