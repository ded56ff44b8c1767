"""Tossing in: who is asked, and what a toss does (V-15 to V-22)."""

from facedown.core.errors import IllegalMove
from facedown.core.events import PASSED
from facedown.core.memory_game import NOT_NOW, own_card
from facedown.core.moves import NO_MOVES, Pass
from facedown.core.records import Event, Move
from facedown.core.seats import MAX_SEATS, NO_SEAT, Seat, Seats, bit, seats_from
from facedown.games.vinto.events import TossClosed, Tossed, TossFailed, TossOpened
from facedown.games.vinto.moves import TOSSES_OR_PASS, Toss
from facedown.games.vinto.refusals import ALREADY_PASSED, MAY_NOT_TOSS
from facedown.games.vinto.table import VintoTable


def asked(table: VintoTable) -> Seats:
    """The seats that the open window waits for."""
    return _tossers(table) & ~table.passed


def _tossers(table: VintoTable) -> Seats:
    """The seats to whom tossing in is open at all, passed or not."""
    variant = table.variant
    seats = table.setup.seated & ~table.barred  # V-21
    if table.caller != NO_SEAT:  # V-16
        seats &= ~bit(table.caller)
    if not variant.active_may_toss:  # V-15
        seats &= ~bit(table.turn)
    return seats & ~table.tossers if variant.asks_once else seats  # V-19


def toss_moves(table: VintoTable, seat: Seat) -> list[Move]:
    if seat < 0 or not asked(table) >> seat & 1:
        return NO_MOVES
    return TOSSES_OR_PASS.of(table.filled(seat))


def play_toss(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    if not _tossers(table) >> seat & 1:
        raise IllegalMove(MAY_NOT_TOSS)
    if table.passed >> seat & 1:
        raise IllegalMove(ALREADY_PASSED)
    if isinstance(move, Pass):
        return PASSED[seat]
    if not isinstance(move, Toss):
        raise IllegalMove(NOT_NOW, move=move.WORD)
    where = own_card(table, seat, move.slot)
    card = table.card(where)
    if table.can_toss(card.rank):  # V-22
        return [Tossed(seat, where, card)]
    return [TossFailed(seat, where, card)]


def all_asked(table: VintoTable) -> list[Seat]:
    """The seats the open window waits for, from the active player's left (V-17)."""
    return seats_from((table.turn + 1) % MAX_SEATS, asked(table))


def voids(event: Event, move: Move) -> bool:
    """An answer to a window that has closed, halted or opened again since (G-08, V-17)."""
    if not isinstance(move, (Toss, Pass)):
        return False
    return isinstance(event, (TossOpened, TossClosed, Tossed))
