"""What a seat may do in Cambio, and what follows from it (rulings C-01 to C-40)."""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import Card
from facedown.core.errors import IllegalMove
from facedown.core.events import (
    TURNS,
    Called,
    Discarded,
    Drew,
    Ended,
    Exchanged,
    Swapped,
    Took,
)
from facedown.core.memory_game import (
    LOOKS_OR_READY,
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
    PASS,
    READY,
    TAKE,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    Inspect,
    Pass,
    Peek,
    Swap,
    Take,
    swap,
)
from facedown.core.placed_card import Place, slot_of
from facedown.core.records import Event, Move
from facedown.core.seats import NO_SEAT, NO_SEATS, NOBODY, ONLY, ONLY_DEALER, Seat, bit, seats_in
from facedown.games.cambio.abilities import (
    ability_moves,
    has_target,
    king_moves,
    may_swap_them,
    may_trade,
    play_ability,
    play_king,
    play_queen,
    queen_moves,
)
from facedown.games.cambio.events import (
    CALLED,
    LAST_LEFT,
    TURN_LIMIT,
    Flipped,
    Gave,
    Lapsed,
    WentOut,
    WindowClosed,
    WindowOpened,
)
from facedown.games.cambio.flips import (
    flip_moves,
    flippers,
    give_moves,
    in_turn,
    is_asked_for,
    play_flip,
    play_gift,
    play_window,
    window_moves,
)
from facedown.games.cambio.moves import (
    CALL,
    KEEP_THEM,
    SKIP,
    SWAPS,
    SWAPS_OR_DISCARD,
    Call,
    Flip,
    Trade,
    give,
)
from facedown.games.cambio.refusals import (
    ALREADY_CALLED,
    CALL_AT_END,
    DISCARD_EMPTY,
    HAND_EMPTY,
    MUST_SWAP,
    STOCK_EMPTY,
    TOO_EARLY_TO_CALL,
    WAIT_FOR_DEALER,
)
from facedown.games.cambio.table import (
    ABILITY,
    AFTER,
    DECIDE,
    GIFT,
    HAND_SIZE,
    KING_PHASE,
    QUEEN_PHASE,
    REVEAL,
    SETUP,
    TURN,
    WINDOW,
    CambioTable,
)
from facedown.games.cambio.variant import ANY_TWO, BOTTOM_TWO, NO_PEEK

# C-03: the two nearest to their owner.
SEEN_SLOTS: Final = {BOTTOM_TWO: (2, 3), ANY_TWO: (), NO_PEEK: ()}
FREE_LOOKS: Final = 2

ONLY_TO_CALL: Final = 4


def _turn_moves(index: int) -> list[Move]:
    moves: list[Move] = [DRAW] if index & 1 else []
    moves += [TAKE] if index & 2 else []
    moves += [PASS] if index == ONLY_TO_CALL else []
    return moves + ([CALL] if index & 4 else [])


# By what is allowed: 1 to draw, 2 to take, 4 to call. Nobody is made to call: G-07.
_TURN_MOVES: Final = [_turn_moves(index) for index in range(8)]
_CALL_OR_END: Final[list[Move]] = [CALL, END_TURN]


def deal(table: CambioTable, deck: list[Card]) -> list[Event]:
    seen = SEEN_SLOTS[table.variant.opening_peek]
    opens = table.variant.opens_with_card  # C-37
    return deal_hands(table, deck, HAND_SIZE, turn_up=opens, seen=seen)


# -- who acts --------------------------------------------------------------------------------------


def awaited(table: CambioTable) -> list[Seat]:
    phase = table.phase
    if phase == SETUP:
        return seats_in(table.seated & ~table.ready)
    if phase >= REVEAL:
        return NO_SEATS
    if table.awaits_dealer():
        return ONLY_DEALER
    if phase == WINDOW:
        return in_turn(table, flippers(table))
    return ONLY[table.giver] if phase == GIFT else ONLY[table.turn]


def invited(table: CambioTable) -> list[Seat]:
    """Who may flip though nobody waits for it: the whole table while the pile is live."""
    if table.variant.flips_in_window or table.phase == WINDOW or not table.live:
        return NO_SEATS
    return in_turn(table, flippers(table) & ~bit(table.turn))


def legal_moves(table: CambioTable, seat: Seat) -> list[Move]:
    phase = table.phase
    if phase == SETUP:
        return opening_moves(table, seat, looks(table), LOOKS_OR_READY)
    if phase >= REVEAL or table.awaits_dealer():
        return NO_MOVES
    if phase == GIFT:
        return give_moves(table, seat)
    if phase == WINDOW:
        return window_moves(table, seat)
    if seat != table.turn:
        return flip_moves(table, seat) if table.live else NO_MOVES
    if phase == TURN:
        moves = _TURN_MOVES[_turn_index(table)]
        return moves + flip_moves(table, seat) if table.live else moves
    if phase == DECIDE:
        return _decide_moves(table, seat)
    if phase == AFTER:
        return _CALL_OR_END + flip_moves(table, seat)
    if phase == KING_PHASE:
        return king_moves(table, seat)
    return ability_moves(table) if phase == ABILITY else queen_moves()


def looks(table: CambioTable) -> int:
    """How many of its cards a seat may choose to look at before play begins."""
    return FREE_LOOKS if table.variant.looks_are_free else 0


def _turn_index(table: CambioTable) -> int:
    index = 1 if table.stock else 0
    if _can_take(table):
        index += 2
    if index and table.variant.calls_at_end:  # C-36: first the turn is played
        return index
    return index + 4 if _may_call(table) else index


def _may_call(table: CambioTable) -> bool:
    """Whether nobody has called and enough turns have been played (C-05, C-39)."""
    if table.caller != NO_SEAT or table.variant.min_turns == 0:
        return table.caller == NO_SEAT
    played = table.turns if table.phase == AFTER else table.turns - 1
    return played >= table.variant.min_turns * len(table.setup.seats)


def _may_call_at_end(table: CambioTable) -> bool:
    """Whether the seat whose turn is played may still call (C-36)."""
    return table.variant.calls_at_end and table.is_in(table.turn) and _may_call(table)


def _can_take(table: CambioTable) -> bool:
    """Whether there is a card to take, and one to swap it for where it must be swapped."""
    if not table.discard:
        return False  # C-11
    return not table.variant.discard_draw_must_swap or table.size(table.turn) > 0


def _decide_moves(table: CambioTable, seat: Seat) -> list[Move]:
    swaps = SWAPS if _must_swap(table) else SWAPS_OR_DISCARD
    return swaps.of(table.filled(seat))


def _must_swap(table: CambioTable) -> bool:
    """Whether the card was taken to be swapped; a hand that was flipped away meanwhile frees it."""
    if not table.from_discard or not table.variant.discard_draw_must_swap:
        return False
    return table.size(table.turn) > 0


# -- what a move does ------------------------------------------------------------------------------


def play(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    """What a seat's move does; the Dealer's is played by the game."""
    phase = table.phase
    if phase == SETUP:
        return play_opening(table, seat, move, looks(table))
    if phase >= REVEAL:
        raise IllegalMove(NOT_NOW, move=move.WORD)
    if table.awaits_dealer():
        raise IllegalMove(WAIT_FOR_DEALER)
    if phase == GIFT:
        return play_gift(table, seat, move)
    if isinstance(move, Flip):
        return play_flip(table, seat, move.place)
    if phase == WINDOW:
        return play_window(table, seat, move)
    if seat != table.turn:
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if phase == TURN:
        return _play_turn(table, seat, move)
    if phase == DECIDE:
        return _play_decide(table, seat, move)
    if phase == AFTER:
        return _play_end(table, seat, move)
    if phase == KING_PHASE:
        return play_king(table, seat, move)
    return play_ability(table, seat, move) if phase == ABILITY else play_queen(table, seat, move)


def _play_turn(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Draw):
        if not table.stock:  # G-07
            raise IllegalMove(STOCK_EMPTY)
        return [Drew(seat, table.stock[-1].card, seen_by=bit(seat))]
    if isinstance(move, Take):
        if not table.discard:
            raise IllegalMove(DISCARD_EMPTY)
        if not _can_take(table):
            raise IllegalMove(HAND_EMPTY)
        return [Took(seat, table.top)]
    if isinstance(move, Call):
        _check_call(table)
        return [Called(seat)]
    if isinstance(move, Pass) and _turn_index(table) == ONLY_TO_CALL:
        return [_settle_after(table)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _check_call(table: CambioTable) -> None:
    if table.caller != NO_SEAT:
        raise IllegalMove(ALREADY_CALLED, seat=table.caller)
    if not _may_call(table):
        raise IllegalMove(TOO_EARLY_TO_CALL, turns=table.variant.min_turns)
    if not _turn_index(table) & ONLY_TO_CALL:
        raise IllegalMove(CALL_AT_END)


def _play_end(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Call):
        return [Called(seat)]
    if isinstance(move, EndTurn):
        return [_settle_after(table)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_decide(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Swap):
        where = own_card(table, seat, move.slot)
        return [Swapped(seat, where, table.card(where))]
    if isinstance(move, Discard):
        if _must_swap(table):
            raise IllegalMove(MUST_SWAP)
        return [Discarded(seat, table.drawn[-1].card)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


# -- what follows of itself ------------------------------------------------------------------------


def settle(table: CambioTable) -> Event | None:
    """What the rules do of themselves: players out, windows, turns, the end, hands turned up."""
    phase = table.phase
    if phase == SETUP:
        return begin_when_ready(table)
    if phase >= REVEAL:
        return next_reveal(table) if phase == REVEAL else None
    too_many = _seat_with_too_many(table)
    if too_many != NO_SEAT:
        return WentOut(too_many)
    if table.out and _is_one_left(table):
        return Ended(LAST_LEFT)
    if phase in (DECIDE, GIFT) or table.awaits_dealer():
        return None
    if phase == TURN:
        return _settle_turn(table)
    if phase == AFTER:
        return _settle_end(table)
    if phase == WINDOW:
        return WindowClosed() if flippers(table) == NOBODY else None
    return None if _can_go_on(table) else Lapsed(table.turn)


def _can_go_on(table: CambioTable) -> bool:
    """Whether there is still something to choose for the seat that uses an ability."""
    if table.phase == ABILITY:
        return has_target(table)
    return may_swap_them(table) if table.phase == QUEEN_PHASE else may_trade(table)


def _seat_with_too_many(table: CambioTable) -> Seat:
    """C-21: a seat still in with more cards than allowed."""
    limit: i64 = table.variant.max_cards
    if limit < 0:
        return NO_SEAT
    for seat, hand in enumerate(table.hands):
        if len(hand) > limit and table.is_in(seat) and table.size(seat) > limit:
            return seat
    return NO_SEAT


def _is_one_left(table: CambioTable) -> bool:
    left = table.seated & ~table.out
    return left & (left - 1) == 0


def _settle_turn(table: CambioTable) -> Event | None:
    if not table.is_in(table.turn):  # C-21: out by a flip before drawing
        return _settle_after(table)
    if _is_called_for(table):
        return Called(table.turn)
    return None if _turn_index(table) else _settle_after(table)  # G-07


def _is_called_for(table: CambioTable) -> bool:
    """Whether a turn that has just started is a call by rule (C-22, `auto_call`)."""
    return (
        table.variant.auto_call
        and table.moves == 0
        and _may_call(table)
        and table.size(table.turn) == 0
    )


def _settle_end(table: CambioTable) -> Event | None:
    """The turn is played: a window, a call where it is made now, or what follows."""
    if _may_call_at_end(table) and not _opens_window(table, _next_seat(table)):
        return None
    return _settle_after(table)


def _opens_window(table: CambioTable, following: Seat) -> bool:
    """Whether flips are asked for before it is this seat's turn, or the end (C-07, C-14)."""
    is_last = following == table.caller
    return (is_last or table.variant.flips_in_window) and is_asked_for(table)


def _settle_after(table: CambioTable) -> Event:
    """The turn is over: a window, the next turn or the end."""
    following = _next_seat(table)
    if _opens_window(table, following):
        return WindowOpened()
    if following == table.caller:
        return Ended(CALLED)
    if table.turns >= table.variant.max_turns and table.caller == NO_SEAT:
        return Ended(TURN_LIMIT)
    return TURNS[following]


def _next_seat(table: CambioTable) -> Seat:
    """The next seat still in, clockwise."""
    seat = table.setup.after(table.turn)
    while not table.is_in(seat):
        seat = table.setup.after(seat)
    return seat


def default_move(table: CambioTable, seat: Seat) -> Move:
    """What a timeout plays (C-31, G-07)."""
    phase = table.phase
    if phase == SETUP:
        return READY
    if phase == TURN:
        return _TURN_MOVES[_turn_index(table)][0]
    if phase == DECIDE:
        return swap(table.slots(seat)[0]) if _must_swap(table) else DISCARD
    if phase == GIFT:
        return give(table.slots(seat)[0])
    if phase == WINDOW:
        return PASS
    if phase == AFTER:
        return END_TURN
    return SKIP if phase == ABILITY else KEEP_THEM


# -- what comes too late ---------------------------------------------------------------------------


def voids(event: Event, move: Move) -> bool:
    """G-08: a flip comes too late for another top; any move for a card that has moved since."""
    if isinstance(move, Flip):
        return isinstance(event, (Discarded, Swapped, Took, Flipped)) or _moves(event, move.place)
    if isinstance(move, Pass):
        return isinstance(event, (WindowOpened, WindowClosed))
    if isinstance(move, (Swap, Trade)):  # it does not say whose slot: better asked again than wrong
        return isinstance(event, Gave) and int(slot_of(event.gap)) == move.slot
    if isinstance(move, Peek):
        return _moves(event, move.place)
    if isinstance(move, (Exchange, Inspect)):  # C-14: void, and asked again
        return _moves(event, move.one) or _moves(event, move.other)
    return False


def _moves(event: Event, where: Place) -> bool:
    """Whether what lay in a place before the event lies elsewhere after it."""
    if isinstance(event, (Flipped, Swapped, Gave)):
        return event.place == where
    if isinstance(event, Exchanged):
        return where == event.one or where == event.other
    return False
