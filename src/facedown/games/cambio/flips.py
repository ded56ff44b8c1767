"""Who may flip a card, when, and what comes of it (C-14 to C-23)."""

from facedown.core.errors import IllegalMove
from facedown.core.events import PASSED, RECEIVED
from facedown.core.memory_game import NOT_NOW, own_card
from facedown.core.moves import NO_MOVES, PASS, Pass
from facedown.core.placed_card import Place, seat_of
from facedown.core.records import Event, Move
from facedown.core.seats import EVERYONE, NO_SEAT, NO_SEATS, NOBODY, Seat, Seats, bit, seats_from
from facedown.games.cambio.events import Flipped, Gave, Misflipped
from facedown.games.cambio.moves import FLIPS, GIVES, Flip, Give
from facedown.games.cambio.refusals import (
    ALREADY_PASSED,
    CALLER_MAY_NOT_FLIP,
    CALLER_PROTECTED,
    DISCARD_EMPTY,
    DISCARDER_MAY_NOT_FLIP,
    FINISH_YOUR_CARD,
    GIFT_FIRST,
    HAND_EMPTY,
    NO_SUCH_PLACE,
    NOT_YOUR_CARD,
    PILE_CLOSED,
    SEAT_OUT,
    STOCK_EMPTY,
    TOO_MANY_MOVES,
)
from facedown.games.cambio.table import AFTER, MAX_MOVES, TURN, WINDOW, CambioTable


def is_time(table: CambioTable) -> bool:
    """Whether this is a phase in which somebody may flip."""
    if table.phase == WINDOW:
        return True
    return not table.variant.flips_in_window and TURN <= table.phase <= AFTER


def is_open(table: CambioTable) -> bool:
    """Whether the pile can be flipped on, in a phase for it."""
    return (
        table.live
        and len(table.discard) > 0  # C-16
        and len(table.stock) > 0  # C-23: there must be a penalty card to risk
        and table.moves < MAX_MOVES
        and has_cards(table, targets(table))
    )


def targets(table: CambioTable) -> Seats:
    """The seats whose cards may be flipped (C-08, C-21)."""
    seats = table.seated & ~table.out
    return seats if table.caller == NO_SEAT else seats & ~bit(table.caller)


def has_cards(table: CambioTable, seats: Seats) -> bool:
    for seat, hand in enumerate(table.hands):
        if seats >> seat & 1:
            for placed in hand:
                if placed is not None:
                    return True
    return False


def entitled(table: CambioTable) -> Seats:
    """Who may flip for the top of the discard (C-09, C-14)."""
    seats = targets(table)
    if table.discarder != NO_SEAT and not table.variant.discarder_may_flip:
        seats &= ~bit(table.discarder)
    if table.variant.flips_own_only:  # C-38
        for seat in table.setup.seats:
            if not table.size(seat):
                seats &= ~bit(seat)
    return seats


def free(table: CambioTable) -> Seats:
    """Who has not passed, and has no card to finish with (C-14)."""
    if table.phase == WINDOW:
        return ~table.passed
    has_card = table.phase != TURN and table.phase != AFTER
    return ~bit(table.turn) if has_card else EVERYONE


def flippers(table: CambioTable) -> Seats:
    """Who may flip now."""
    if not is_time(table) or not is_open(table):
        return NOBODY
    return entitled(table) & free(table)


def in_turn(table: CambioTable, seats: Seats) -> list[Seat]:
    """Some seats, from the discarder's left, or from the starter for a card turned up."""
    return NO_SEATS if seats == NOBODY else seats_from((table.raced_for() + 1) & 7, seats)


def is_asked_for(table: CambioTable) -> bool:
    """Whether a window that opened now would ask anybody."""
    return is_open(table) and entitled(table) != NOBODY


def flip_moves(table: CambioTable, seat: Seat) -> list[Move]:
    """Every card this seat may flip now."""
    return all_flips(table, seat) if may_flip(table, seat) else NO_MOVES


def window_moves(table: CambioTable, seat: Seat) -> list[Move]:
    return [*all_flips(table, seat), PASS] if may_flip(table, seat) else NO_MOVES


def all_flips(table: CambioTable, flipper: Seat) -> list[Move]:
    """The flips of every card that this seat may flip, owner by owner."""
    if table.variant.flips_own_only:  # C-38
        return FLIPS[flipper].of(table.filled(flipper))
    moves: list[Move] = []
    seats = targets(table)
    for seat in table.setup.seats:
        if seats >> seat & 1:
            moves += FLIPS[seat].of(table.filled(seat))
    return moves


def may_flip(table: CambioTable, seat: Seat) -> bool:
    return seat >= 0 and flippers(table) >> seat & 1 == 1  # the Dealer never flips


def play_flip(table: CambioTable, seat: Seat, where: Place) -> list[Event]:
    """A card of the right value is discarded; any other goes back and costs a card."""
    check_flipper(table, seat)
    check_pile(table)
    check_flipped(table, seat, where)
    card = table.card(where)
    if table.variant.same_value[table.top.code] >> card.code & 1:  # C-15
        return [Flipped(seat, where, card)]
    shown_to = EVERYONE if table.variant.wrong_flip_reveals else NOBODY
    return [Misflipped(seat, where, card, seen_by=shown_to), RECEIVED[seat]]


def check_flipper(table: CambioTable, seat: Seat) -> None:
    if not table.is_in(seat):
        raise IllegalMove(SEAT_OUT, seat=seat)
    if seat == table.caller:
        raise IllegalMove(CALLER_MAY_NOT_FLIP)
    if not entitled(table) >> seat & 1:
        raise IllegalMove(DISCARDER_MAY_NOT_FLIP if table.size(seat) else HAND_EMPTY)
    if not is_time(table):
        raise IllegalMove(NOT_NOW, move=Flip.WORD)
    if not free(table) >> seat & 1:
        raise IllegalMove(ALREADY_PASSED if table.phase == WINDOW else FINISH_YOUR_CARD)


def check_pile(table: CambioTable) -> None:
    if not table.discard:
        raise IllegalMove(DISCARD_EMPTY)
    if not table.live:
        raise IllegalMove(PILE_CLOSED)
    if not table.stock:
        raise IllegalMove(STOCK_EMPTY)
    if table.moves >= MAX_MOVES:
        raise IllegalMove(TOO_MANY_MOVES)


def check_flipped(table: CambioTable, seat: Seat, where: Place) -> None:
    if table.placed(where) is None:
        raise IllegalMove(NO_SUCH_PLACE)
    owner = seat_of(where)
    if owner != seat and table.variant.flips_own_only:
        raise IllegalMove(NOT_YOUR_CARD)
    if owner == table.caller:
        raise IllegalMove(CALLER_PROTECTED, seat=owner)
    if not table.is_in(owner):
        raise IllegalMove(SEAT_OUT, seat=owner)


def play_window(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    if not isinstance(move, Pass):
        raise IllegalMove(NOT_NOW, move=move.WORD)
    check_flipper(table, seat)
    return PASSED[seat]


def give_moves(table: CambioTable, seat: Seat) -> list[Move]:
    return GIVES.of(table.filled(seat)) if seat == table.giver else NO_MOVES


def play_gift(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    """The flipper gives a card of its own for the one it took away (C-19)."""
    if seat != table.giver:
        raise IllegalMove(GIFT_FIRST, seat=table.giver)
    if not isinstance(move, Give):
        raise IllegalMove(NOT_NOW, move=move.WORD)
    return [Gave(seat, own_card(table, seat, move.slot), table.gap)]
