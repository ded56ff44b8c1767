"""What a seat may do in Três Cartas, and what follows from it (rulings T-01 to T-26)."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.errors import IllegalMove
from facedown.core.events import (
    READIED,
    TURNS,
    Begun,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Peeked,
    Revealed,
    Swapped,
    Took,
)
from facedown.core.moves import (
    DISCARD,
    DRAW,
    END_TURN,
    LOOKS,
    READY,
    SWAPS,
    TAKE,
    Discard,
    Draw,
    EndTurn,
    Look,
    Ready,
    Swap,
    Take,
)
from facedown.core.placed_card import place
from facedown.core.records import Event, Move
from facedown.core.seats import NO_SEAT, NO_SEATS, ONLY, Seat, bit, seats_in
from facedown.core.table import check_deck
from facedown.games.tres_cartas.events import STOCK_OUT, STOPPED, TURN_LIMIT, Stopped
from facedown.games.tres_cartas.moves import STOP, Stop
from facedown.games.tres_cartas.table import (
    AFTER,
    DECIDE,
    DRAW_PHASE,
    HAND_SIZE,
    MAX_TURNS,
    PACK,
    REVEAL,
    SETUP,
    TresCartasTable,
)
from facedown.games.tres_cartas.variant import FIRST_TWO, FREE_CHOICE, OUTER

# T-03: the middle card is the one nobody sees.
SEEN_SLOTS: Final = {OUTER: (0, 2), FIRST_TWO: (0, 1), FREE_CHOICE: ()}
FREE_LOOKS: Final = 2

NOT_YOUR_TURN: Final = "not_your_turn"
NOT_NOW: Final = "not_now"
NO_SUCH_SLOT: Final = "no_such_slot"
ALREADY_SEEN: Final = "already_seen"
NO_LOOKS_LEFT: Final = "no_looks_left"
ALREADY_READY: Final = "already_ready"
DISCARD_EMPTY: Final = "discard_empty"
MUST_SWAP: Final = "must_swap"
TOO_EARLY_TO_STOP: Final = "too_early_to_stop"
REFUSALS: Final = (
    NOT_YOUR_TURN,
    NOT_NOW,
    NO_SUCH_SLOT,
    ALREADY_SEEN,
    NO_LOOKS_LEFT,
    ALREADY_READY,
    DISCARD_EMPTY,
    MUST_SWAP,
    TOO_EARLY_TO_STOP,
)

_NO_MOVES: Final[list[Move]] = []
_READY_ONLY: Final[list[Move]] = [READY]
_DRAW_ONLY: Final[list[Move]] = [DRAW]
_DRAW_OR_TAKE: Final[list[Move]] = [DRAW, TAKE]
_SWAPS: Final[list[Move]] = [SWAPS[0], SWAPS[1], SWAPS[2]]
_SWAPS_OR_DISCARD: Final[list[Move]] = [*_SWAPS, DISCARD]
_END_ONLY: Final[list[Move]] = [END_TURN]
_STOP_OR_END: Final[list[Move]] = [STOP, END_TURN]


def deal(table: TresCartasTable, deck: list[Card]) -> list[Event]:
    check_deck(deck, PACK)
    events: list[Event] = [Dealt(tuple(deck))]
    slots = SEEN_SLOTS[table.variant.opening_peek]
    for index, seat in enumerate(table.setup.seats):
        for slot in slots:
            card = deck[index * HAND_SIZE + slot]
            events.append(Peeked(seat, place(seat, slot), card, seen_by=bit(seat)))
    return events


def awaited(table: TresCartasTable) -> list[Seat]:
    if table.phase == SETUP:
        return seats_in(table.setup.seated & ~table.ready)
    if table.phase >= REVEAL:
        return NO_SEATS
    return ONLY[table.turn]


def legal_moves(table: TresCartasTable, seat: Seat) -> list[Move]:
    phase = table.phase
    if phase == SETUP:
        return _setup_moves(table, seat)
    if seat != table.turn or phase >= REVEAL:
        return _NO_MOVES
    if phase == DRAW_PHASE:
        return _DRAW_OR_TAKE if table.discard else _DRAW_ONLY
    if phase == DECIDE:
        return _SWAPS if _must_swap(table) else _SWAPS_OR_DISCARD
    return _STOP_OR_END if _may_stop(table) else _END_ONLY


def _setup_moves(table: TresCartasTable, seat: Seat) -> list[Move]:
    if not table.setup.is_in_play(seat) or table.ready >> seat & 1:
        return _NO_MOVES
    if not table.variant.looks_are_free:
        return _READY_ONLY
    moves: list[Move] = []
    if looks_left(table, seat) > 0:
        for slot in range(HAND_SIZE):
            if not _has_seen(table, seat, slot):
                moves.append(LOOKS[slot])
    moves.append(READY)
    return moves


def _has_seen(table: TresCartasTable, seat: Seat, slot: int) -> bool:
    placed = table.hands[seat][slot]
    return placed is not None and placed.is_seen_by(seat)


def looks_left(table: TresCartasTable, seat: Seat) -> int:
    """How many of its cards a seat may still look at before play begins."""
    if not table.variant.looks_are_free:
        return 0
    return FREE_LOOKS - sum(1 for slot in range(HAND_SIZE) if _has_seen(table, seat, slot))


def _must_swap(table: TresCartasTable) -> bool:
    return table.from_discard and table.variant.discard_draw_must_swap  # T-08


def _may_stop(table: TresCartasTable) -> bool:
    """Whether everybody has had the turns that come before a stop (T-26)."""
    return table.turns >= table.variant.turns_before_stop * len(table.setup.seats)


def play(table: TresCartasTable, seat: Seat, move: Move) -> list[Event]:
    phase = table.phase
    if phase == SETUP:
        return _play_setup(table, seat, move)
    if seat != table.turn:
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if phase == DRAW_PHASE:
        return _play_draw(table, seat, move)
    if phase == DECIDE:
        return _play_decide(table, seat, move)
    if phase == AFTER:
        return _play_after(table, seat, move)
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_setup(table: TresCartasTable, seat: Seat, move: Move) -> list[Event]:
    if not table.setup.is_in_play(seat):
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if table.ready >> seat & 1:
        raise IllegalMove(ALREADY_READY)
    if isinstance(move, Ready):
        return READIED[seat]
    if isinstance(move, Look):
        return _play_look(table, seat, move)
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_look(table: TresCartasTable, seat: Seat, move: Look) -> list[Event]:
    _check_slot(move.slot)
    if looks_left(table, seat) <= 0:
        raise IllegalMove(NO_LOOKS_LEFT)
    if _has_seen(table, seat, move.slot):
        raise IllegalMove(ALREADY_SEEN, slot=move.slot)
    where = place(seat, move.slot)
    return [Peeked(seat, where, table.card(where), seen_by=bit(seat))]


def _play_draw(table: TresCartasTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Draw):
        return [Drew(seat, table.stock[-1].card, seen_by=bit(seat))]
    if isinstance(move, Take):
        if not table.discard:
            raise IllegalMove(DISCARD_EMPTY)
        return [Took(seat, table.top)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_decide(table: TresCartasTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Swap):
        _check_slot(move.slot)
        where = place(seat, move.slot)
        return [Swapped(seat, where, table.card(where))]
    if isinstance(move, Discard):
        if _must_swap(table):
            raise IllegalMove(MUST_SWAP)
        return [Discarded(seat, table.drawn[-1].card)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_after(table: TresCartasTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Stop):
        if not _may_stop(table):
            raise IllegalMove(TOO_EARLY_TO_STOP, turns=table.variant.turns_before_stop)
        return [Stopped(seat)]
    if isinstance(move, EndTurn):
        return [_next_turn(table)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _check_slot(slot: int) -> None:
    if not 0 <= slot < HAND_SIZE:
        raise IllegalMove(NO_SUCH_SLOT, slot=slot)


def _next_turn(table: TresCartasTable) -> Event:
    if table.turns >= MAX_TURNS:
        return Ended(TURN_LIMIT)
    return TURNS[table.setup.after(table.turn)]


def settle(table: TresCartasTable) -> Event | None:
    """What follows by itself: begin, end the round, turn the hands up."""
    phase = table.phase
    if phase == AFTER:
        return _settle_after(table)
    if phase == SETUP:
        return Begun(table.setup.starter) if table.ready == table.setup.seated else None
    return _settle_reveal(table) if phase == REVEAL else None


def _settle_after(table: TresCartasTable) -> Event | None:
    if not table.stock:  # T-15: no stop is offered; after a stop it is scored as one
        return Ended(STOCK_OUT if table.stopper == NO_SEAT else STOPPED)
    if table.stopper == NO_SEAT:
        return None
    if not table.variant.last_turn_after_stop:  # T-11
        return Ended(STOPPED)
    if table.setup.after(table.turn) == table.stopper or table.turns >= MAX_TURNS:
        return Ended(STOPPED)
    return _next_turn(table)


def _settle_reveal(table: TresCartasTable) -> Event | None:
    for seat in table.setup.seats:
        if not table.is_turned_up(seat):
            return Revealed(seat, tuple(table.hand(seat)))
    return None


def default_move(table: TresCartasTable, seat: Seat) -> Move:
    """What a timeout plays (T-22)."""
    if table.phase == SETUP:
        return READY
    if table.phase == DRAW_PHASE:
        return DRAW
    if table.phase == DECIDE:
        return SWAPS[0] if _must_swap(table) else DISCARD
    return END_TURN
