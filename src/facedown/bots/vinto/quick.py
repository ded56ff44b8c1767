"""A quick player for Vinto, with which search plays rounds on: what a turn brings at a glance."""

from collections.abc import Sequence
from typing import Final

from facedown.core.cards import ACE, EIGHT, JACK, KING, NINE, NO_RANK, QUEEN, SEVEN, TEN, Rank
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import DISCARD, DRAW, END_TURN, PASS, READY, TAKE, Look, swap
from facedown.core.placed_card import NO_PLACE, Place, PlacedCard, place, seat_of
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.table import View
from facedown.games.vinto.moves import (
    CALL_VINTO,
    GIVES,
    KEEP,
    PLAY_ACTION,
    Declare,
    SwapGuess,
    exchange,
    inspect,
    peek,
    toss,
)
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import (
    DECIDE,
    EFFECT,
    SETUP,
    TOSS,
    TURN_START,
    VintoTable,
    has_action,
)

# What a card counts that was not seen, and one that its owner has seen and kept.
UNSEEN: Final = 5.8
KEPT: Final = 4.5
# What it is worth to see an own card and another's, and what a card drawn brings.
SEE_OWN: Final = 1.2
SEE_OTHER: Final = 0.3
DRAWN: Final = 1.6
# It calls when it expects to be so far below the lowest of the others, by their number.
LEAD: Final = 2.5


class QuickPlayer(Player[VintoTable]):
    """Swaps, acts and tosses in by what the cards it has seen count, and calls with a lead."""

    def __init__(self, game: Game[VintoTable], chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[VintoTable], moves: Sequence[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table, seat = view.table, view.seat
        phase = table.phase
        if phase == TOSS:
            return _toss(table, seat)
        if phase == SETUP:
            return next((move for move in moves if isinstance(move, Look)), READY)
        if phase == TURN_START:
            return TAKE if _action(table, seat, table.top.rank)[0] > DRAWN else DRAW
        if phase == DECIDE:
            return _decide(table, seat, moves)
        if phase == EFFECT:
            if table.one != NO_PLACE:
                return _exchange_or_keep(table, seat)
            best = _action(table, seat, table.effect)[1]
            return moves[0] if best is None or best not in moves else best
        return CALL_VINTO if _should_call(table, seat) else END_TURN


def _worth(placed: PlacedCard, seat: Seat, owner: Seat) -> float:
    """The points of a card, as far as a seat knows or expects them."""
    if placed.card.rank != NO_RANK:
        return float(POINTS[placed.card.rank])
    return KEPT if owner != seat and placed.is_seen_by(owner) else UNSEEN


def _total(table: VintoTable, seat: Seat, owner: Seat) -> float:
    total = 0.0
    for placed in table.hands[owner]:
        if placed is not None:
            total += _worth(placed, seat, owner)
    return total


def _should_call(table: VintoTable, seat: Seat) -> bool:
    own = _total(table, seat, seat)
    for other in table.setup.seats:
        if other != seat and _total(table, seat, other) < own + LEAD:
            return False
    return True


def _toss(table: VintoTable, seat: Seat) -> Move:
    """The highest card that it knows to be of the right rank."""
    for slot, placed in enumerate(table.hands[seat]):
        if placed is not None and table.can_toss(placed.card.rank):
            rank = placed.card.rank
            if POINTS[rank] > 0 or has_action(rank):
                return toss(slot)
    return PASS


def _decide(table: VintoTable, seat: Seat, moves: Sequence[Move]) -> Move:
    drawn = table.drawn[-1].card.rank
    best: Move = DISCARD
    most = 0.0 if best in moves else -100.0
    if has_action(drawn):
        worth = _action(table, seat, drawn)[0]
        if worth > most:
            best, most = PLAY_ACTION, worth
    hand = table.hands[seat]
    for slot, placed in enumerate(hand):
        if placed is None:
            continue
        rank = placed.card.rank
        gain = _worth(placed, seat, seat) - POINTS[drawn]
        move: Move = swap(slot)
        if rank == NO_RANK:
            gain += 0.3
        else:
            for other, twin in enumerate(hand):
                if twin is not None and other != slot and twin.card.rank == rank:
                    gain += POINTS[rank]
            if has_action(rank):
                gain += max(_action(table, seat, rank)[0], 0.0)
                move = SwapGuess(slot, rank)
        if gain > most:
            best, most = move, gain
    return best


def _action(table: VintoTable, seat: Seat, rank: Rank) -> tuple[float, Move | None]:
    """What the action of a rank brings, and how it is used."""
    if rank in (SEVEN, EIGHT):
        return _look(table, seat, seat, SEE_OWN)
    if rank in (NINE, TEN):
        return _look(table, seat, _lowest(table, seat), SEE_OTHER)
    if rank in (JACK, QUEEN):
        return _pair(table, seat, is_queen=rank == QUEEN)
    if rank == KING:
        return _declare(table, seat)
    if rank == ACE:
        other = _lowest(table, seat) if table.caller == NO_SEAT else _highest(table, seat)
        return (1.0 if table.stock else 0.0), GIVES[other]
    return 0.0, None


def _lowest(table: VintoTable, seat: Seat) -> Seat:
    """Who of the others, but for the caller, seems to be lowest."""
    others = [one for one in table.setup.seats if one != seat and one != table.caller]
    return min(others, key=lambda one: _total(table, seat, one)) if others else seat


def _highest(table: VintoTable, seat: Seat) -> Seat:
    """Who plays against the caller and seems to be highest."""
    others = [one for one in table.setup.seats if one != table.caller]
    return max(others, key=lambda one: _total(table, seat, one))


def _look(table: VintoTable, seat: Seat, owner: Seat, worth: float) -> tuple[float, Move | None]:
    for slot, placed in enumerate(table.hands[owner]):
        if placed is not None and placed.card.rank == NO_RANK:
            return (worth if table.caller == NO_SEAT else 0.0), peek(place(owner, slot))
    return 0.0, None


def _extreme(table: VintoTable, seat: Seat, owner: Seat, sign: float) -> tuple[float, Place]:
    """The card of a hand that counts most, or with a sign of -1 least, and what it counts."""
    most, where = -100.0, NO_PLACE
    for slot, placed in enumerate(table.hands[owner]):
        if placed is not None and sign * _worth(placed, seat, owner) > most:
            most, where = sign * _worth(placed, seat, owner), place(owner, slot)
    return sign * most, where


def _pair(table: VintoTable, seat: Seat, *, is_queen: bool) -> tuple[float, Move | None]:
    """The own highest card against the lowest of the others'."""
    high, own = _extreme(table, seat, seat, 1.0)
    least, theirs = 100.0, NO_PLACE
    for other in table.setup.seats:
        if other != seat and other != table.caller:
            low, where = _extreme(table, seat, other, -1.0)
            if where != NO_PLACE and low < least:
                least, theirs = low, where
    if own == NO_PLACE or theirs == NO_PLACE:
        return 0.0, None
    one, other_place = (own, theirs) if seat_of(own) < seat_of(theirs) else (theirs, own)
    gain = high - least
    if is_queen:
        return max(gain, 0.0) + 1.5, inspect(one, other_place)
    return gain, exchange(one, other_place)


def _declare(table: VintoTable, seat: Seat) -> tuple[float, Move | None]:
    """The own card that it knows to count most."""
    best: Move | None = None
    most = 0.0
    for slot, placed in enumerate(table.hands[seat]):
        if placed is not None and placed.card.rank != NO_RANK:
            rank = placed.card.rank
            if POINTS[rank] > most:
                best, most = Declare(place(seat, slot), rank), float(POINTS[rank])
    return most, best


def _exchange_or_keep(table: VintoTable, seat: Seat) -> Move:
    """Exchange what a Queen has looked at if that lowers the own hand."""
    one, other = table.placed(table.one), table.placed(table.other)
    assert one is not None
    assert other is not None
    change = _worth(other, seat, seat) - _worth(one, seat, seat)
    if seat_of(table.other) == seat:
        change = -change
    is_own = seat_of(table.one) == seat or seat_of(table.other) == seat
    return exchange(table.one, table.other) if is_own and change < 0.0 else KEEP
