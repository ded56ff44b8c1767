"""Tossing in: who is asked, and what a toss does (V-15 to V-22)."""

from facedown.core.errors import IllegalMove
from facedown.core.events import Passed
from facedown.core.moves import PASS, Pass
from facedown.core.records import Event, Move
from facedown.core.seats import Seat, bit
from facedown.games.vinto.effects import NO_MOVES
from facedown.games.vinto.events import TossClosed, Tossed, TossFailed, TossOpened
from facedown.games.vinto.moves import Toss, toss
from facedown.games.vinto.refusals import ALREADY_PASSED, MAY_NOT_TOSS, NOT_NOW, own_card
from facedown.games.vinto.table import VintoTable


def is_asked(table: VintoTable, seat: Seat) -> bool:
    """Whether the open window waits for this seat."""
    return not table.passed >> seat & 1 and _may_toss(table, seat)


def _may_toss(table: VintoTable, seat: Seat) -> bool:
    """Whether tossing in is open to this seat at all, passed or not."""
    variant = table.variant
    if seat == table.caller or table.barred >> seat & 1:  # V-16, V-21
        return False
    if seat == table.turn and not variant.active_may_toss:  # V-15
        return False
    return not (variant.asks_once and table.tossers >> seat & 1)  # V-19


def toss_moves(table: VintoTable, seat: Seat) -> list[Move]:
    if not table.setup.is_in_play(seat) or not is_asked(table, seat):
        return NO_MOVES
    moves: list[Move] = [PASS]
    hand = table.hands[seat]
    for slot in range(len(hand)):
        if hand[slot] is not None:
            moves.append(toss(slot))
    return moves


def play_toss(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    if not _may_toss(table, seat):
        raise IllegalMove(MAY_NOT_TOSS)
    if table.passed >> seat & 1:
        raise IllegalMove(ALREADY_PASSED)
    if isinstance(move, Pass):
        return [Passed(seat, seen_by=bit(seat))]
    if not isinstance(move, Toss):
        raise IllegalMove(NOT_NOW, move=move.WORD)
    where = own_card(table, seat, move.slot)
    card = table.card(where)
    if table.can_toss(card.rank):  # V-22
        return [Tossed(seat, where, card)]
    return [TossFailed(seat, where, card)]


def all_asked(table: VintoTable) -> list[Seat]:
    """The seats the open window waits for, from the active player's left (V-17)."""
    asked: list[Seat] = []
    seat = table.turn
    while True:
        seat = table.setup.after(seat)
        if is_asked(table, seat):
            asked.append(seat)
        if seat == table.turn:
            return asked


def is_anyone_asked(table: VintoTable) -> bool:
    return any(is_asked(table, seat) for seat in table.setup.seats)


def voids(event: Event, move: Move) -> bool:
    """An answer to a window that has closed, halted or opened again since (G-08, V-17)."""
    if not isinstance(move, (Toss, Pass)):
        return False
    return isinstance(event, (TossOpened, TossClosed, Tossed))
