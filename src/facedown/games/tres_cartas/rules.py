"""What a seat may do in Três Cartas, and what follows from it (rulings T-01 to T-26)."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.errors import IllegalMove
from facedown.core.events import (
    TURNS,
    Discarded,
    Drew,
    Ended,
    Swapped,
    Took,
)
from facedown.core.memory_game import (
    ALREADY_READY,
    ALREADY_SEEN,
    LOOKS_OR_READY,
    NO_LOOKS_LEFT,
    NO_SUCH_SLOT,
    NOT_NOW,
    NOT_YOUR_TURN,
    begin_when_ready,
    deal_hands,
    next_reveal,
    opening_moves,
    own_card,
    play_opening,
)
from facedown.core.moves import (
    DISCARD,
    DRAW,
    END_TURN,
    NO_MOVES,
    READY,
    SWAPS,
    TAKE,
    Discard,
    Draw,
    EndTurn,
    Swap,
    Take,
)
from facedown.core.records import Event, Move
from facedown.core.seats import NO_SEAT, NO_SEATS, ONLY, Seat, bit, seats_in
from facedown.games.tres_cartas.events import STOCK_OUT, STOPPED, TURN_LIMIT, Stopped
from facedown.games.tres_cartas.moves import STOP, Stop
from facedown.games.tres_cartas.table import (
    AFTER,
    DECIDE,
    DRAW_PHASE,
    HAND_SIZE,
    REVEAL,
    SETUP,
    TresCartasTable,
)
from facedown.games.tres_cartas.variant import FIRST_TWO, FREE_CHOICE, OUTER

# T-03: the middle card is the one nobody sees.
SEEN_SLOTS: Final = {OUTER: (0, 2), FIRST_TWO: (0, 1), FREE_CHOICE: ()}
FREE_LOOKS: Final = 2

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

_DRAW_ONLY: Final[list[Move]] = [DRAW]
_DRAW_OR_TAKE: Final[list[Move]] = [DRAW, TAKE]
_SWAPS: Final[list[Move]] = [SWAPS[0], SWAPS[1], SWAPS[2]]
_SWAPS_OR_DISCARD: Final[list[Move]] = [*_SWAPS, DISCARD]
_END_ONLY: Final[list[Move]] = [END_TURN]
_STOP_OR_END: Final[list[Move]] = [STOP, END_TURN]


def deal(table: TresCartasTable, deck: list[Card]) -> list[Event]:
    seen = SEEN_SLOTS[table.variant.opening_peek]
    return deal_hands(table, deck, HAND_SIZE, turn_up=False, seen=seen)


def awaited(table: TresCartasTable) -> list[Seat]:
    if table.phase == SETUP:
        return seats_in(table.setup.seated & ~table.ready)
    if table.phase >= REVEAL:
        return NO_SEATS
    return ONLY[table.turn]


def legal_moves(table: TresCartasTable, seat: Seat) -> list[Move]:
    phase = table.phase
    if phase == SETUP:
        return opening_moves(table, seat, looks(table), LOOKS_OR_READY)
    if seat != table.turn or phase >= REVEAL:
        return NO_MOVES
    if phase == DRAW_PHASE:
        return _DRAW_OR_TAKE if table.discard else _DRAW_ONLY
    if phase == DECIDE:
        return _SWAPS if _must_swap(table) else _SWAPS_OR_DISCARD
    return _STOP_OR_END if _may_stop(table) else _END_ONLY


def looks(table: TresCartasTable) -> int:
    """How many of its cards a seat may choose to look at before play begins."""
    return FREE_LOOKS if table.variant.looks_are_free else 0


def _must_swap(table: TresCartasTable) -> bool:
    return table.from_discard and table.variant.discard_draw_must_swap  # T-08


def _may_stop(table: TresCartasTable) -> bool:
    """Whether everybody has had the turns that come before a stop (T-26)."""
    return table.turns >= table.variant.turns_before_stop * len(table.setup.seats)


def play(table: TresCartasTable, seat: Seat, move: Move) -> list[Event]:
    phase = table.phase
    if phase == SETUP:
        return play_opening(table, seat, move, looks(table))
    if seat != table.turn:
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if phase == DRAW_PHASE:
        return _play_draw(table, seat, move)
    if phase == DECIDE:
        return _play_decide(table, seat, move)
    if phase == AFTER:
        return _play_after(table, seat, move)
    raise IllegalMove(NOT_NOW, move=move.WORD)


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
        where = own_card(table, seat, move.slot)
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


def _next_turn(table: TresCartasTable) -> Event:
    if table.turns >= table.variant.max_turns:
        return Ended(TURN_LIMIT)
    return TURNS[table.setup.after(table.turn)]


def settle(table: TresCartasTable) -> Event | None:
    """What follows by itself: begin, end the round, turn the hands up."""
    phase = table.phase
    if phase == AFTER:
        return _settle_after(table)
    if phase == SETUP:
        return begin_when_ready(table)
    return next_reveal(table) if phase == REVEAL else None


def _settle_after(table: TresCartasTable) -> Event | None:
    if not table.stock:  # T-15: no stop is offered; after a stop it is scored as one
        return Ended(STOCK_OUT if table.stopper == NO_SEAT else STOPPED)
    if table.stopper == NO_SEAT:
        return None
    if not table.variant.last_turn_after_stop:  # T-11
        return Ended(STOPPED)
    if table.setup.after(table.turn) == table.stopper or table.turns >= table.variant.max_turns:
        return Ended(STOPPED)
    return _next_turn(table)


def default_move(table: TresCartasTable, seat: Seat) -> Move:
    """What a timeout plays (T-22)."""
    if table.phase == SETUP:
        return READY
    if table.phase == DRAW_PHASE:
        return DRAW
    if table.phase == DECIDE:
        return SWAPS[0] if _must_swap(table) else DISCARD
    return END_TURN
