"""What a seat may do in Vinto, and what follows from it (rulings V-01 to V-53)."""

from typing import Final

from facedown.core.cards import ACE, KING, NO_RANK, SEVEN, Card
from facedown.core.errors import IllegalMove
from facedown.core.events import (
    RECEIVED,
    TURNS,
    Begun,
    Called,
    Discarded,
    Drew,
    Ended,
    Revealed,
    Swapped,
    Took,
)
from facedown.core.memory_game import (
    NOT_NOW,
    NOT_YOUR_TURN,
    begin_when_ready,
    deal_hands,
    opening_moves,
    own_card,
    play_opening,
)
from facedown.core.moves import (
    DRAW,
    END_TURN,
    NO_MOVES,
    PASS,
    READY,
    TAKE,
    Discard,
    Draw,
    EndTurn,
    Swap,
    Take,
)
from facedown.core.placed_card import NO_PLACE, place
from facedown.core.records import Event, Move
from facedown.core.seats import EVERYONE, NO_SEAT, NO_SEATS, ONLY, ONLY_DEALER, Seat, seats_in
from facedown.games.vinto.effects import can_happen, play_effect, targets
from facedown.games.vinto.events import (
    CALLED,
    NO_CALL,
    TOSS_CLOSED,
    TOSS_OPENED,
    CardMissing,
    Fizzled,
    Guessed,
    Played,
    Shared,
    TurnLapsed,
)
from facedown.games.vinto.moves import (
    CALL_VINTO,
    DECISIONS,
    KEEP,
    READY_OR_LOOKS,
    CallVinto,
    PlayAction,
    SwapGuess,
)
from facedown.games.vinto.refusals import (
    MUST_NOT_DISCARD,
    NO_ACTION,
    NOT_TAKEABLE,
    STOCK_EMPTY,
    TOO_EARLY_TO_CALL,
    WAIT_FOR_DEALER,
    check_rank,
)
from facedown.games.vinto.table import (
    DECIDE,
    EFFECT,
    HAND_SIZE,
    REVEAL,
    SETUP,
    TOSS,
    TURN_END,
    TURN_START,
    VintoTable,
    has_action,
)
from facedown.games.vinto.tosses import all_asked, asked, play_toss, toss_moves

_DRAW_ONLY: Final[list[Move]] = [DRAW]
_TAKE_ONLY: Final[list[Move]] = [TAKE]
_DRAW_OR_TAKE: Final[list[Move]] = [DRAW, TAKE]
_END_ONLY: Final[list[Move]] = [END_TURN]
_END_OR_CALL: Final[list[Move]] = [END_TURN, CALL_VINTO]


def deal(table: VintoTable, deck: list[Card]) -> list[Event]:
    opens = table.variant.opens_with_card  # V-02
    return deal_hands(table, deck, HAND_SIZE, turn_up=opens, seen=())


# -- whose move it is, and which moves there are -----------------------------------------------


def waits_for_dealer(table: VintoTable) -> bool:
    """The stock is empty and there is something to make a new one of (G-06)."""
    return not table.stock and len(table.discard) > 1 and table.phase < REVEAL


def awaited(table: VintoTable) -> list[Seat]:
    phase = table.phase
    if phase >= REVEAL:
        return NO_SEATS
    if waits_for_dealer(table):
        return ONLY_DEALER
    if phase == TOSS:
        return all_asked(table)
    if phase == EFFECT:
        return NO_SEATS if table.actor == NO_SEAT else ONLY[table.actor]
    if phase == SETUP:
        return seats_in(table.setup.seated & ~table.ready)
    return ONLY[table.turn]


def legal_moves(table: VintoTable, seat: Seat) -> list[Move]:
    phase = table.phase
    if phase >= REVEAL or waits_for_dealer(table):
        return NO_MOVES
    if phase == TOSS:
        return toss_moves(table, seat)
    if phase == EFFECT:
        return targets(table) if seat == table.actor else NO_MOVES
    if phase == SETUP:
        return opening_moves(table, seat, table.variant.opening_peeks, READY_OR_LOOKS)
    if seat != table.turn:
        return NO_MOVES
    if phase == TURN_START:
        return _start_moves(table)
    if phase == DECIDE:
        return _decide_moves(table, seat)
    if table.caller != NO_SEAT:
        return NO_MOVES
    return _END_OR_CALL if table.may_call() else _END_ONLY


def _start_moves(table: VintoTable) -> list[Move]:
    if _can_take(table):
        return _DRAW_OR_TAKE if table.stock else _TAKE_ONLY
    return _DRAW_ONLY if table.stock else NO_MOVES


def _can_take(table: VintoTable) -> bool:
    """V-08, V-10: an unused 7 to King whose action can happen; an Ace only as a house rule."""
    if table.used or not table.discard:
        return False
    rank = table.top.rank
    is_takeable = rank >= SEVEN or (rank == ACE and table.variant.ace_takeable)
    return is_takeable and can_happen(table, table.turn, rank)


def _decide_moves(table: VintoTable, seat: Seat) -> list[Move]:
    index = 1 if _can_discard(table, seat) else 0
    if has_action(table.drawn[-1].card.rank):
        index += 2
    return DECISIONS[index].of(table.filled(seat))


def _can_discard(table: VintoTable, seat: Seat) -> bool:
    """V-06, V-07: a card without an action; as house rules, any card or none but from no hand."""
    if has_action(table.drawn[-1].card.rank):
        return table.variant.discards_actions
    return table.variant.discards_plain or table.size(seat) == 0


# -- what a move does ---------------------------------------------------------------------------


def play(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    phase = table.phase
    if waits_for_dealer(table):
        raise IllegalMove(WAIT_FOR_DEALER)
    if not table.setup.is_in_play(seat):
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if phase == TOSS:
        return play_toss(table, seat, move)
    if phase == SETUP:
        return play_opening(table, seat, move, table.variant.opening_peeks)  # V-03
    if phase >= REVEAL:
        raise IllegalMove(NOT_NOW, move=move.WORD)
    if seat != (table.actor if phase == EFFECT else table.turn):
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if phase == TURN_START:
        return _play_start(table, seat, move)
    if phase == DECIDE:
        return _play_decide(table, seat, move)
    if phase == EFFECT:
        return play_effect(table, seat, move)
    return _play_end(table, seat, move)


def _play_start(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Draw):
        if not table.stock:
            raise IllegalMove(STOCK_EMPTY)
        return [Drew(seat, table.stock[-1].card, seen_by=EVERYONE)]
    if isinstance(move, Take):
        if not _can_take(table):
            raise IllegalMove(NOT_TAKEABLE)
        return [Took(seat, table.top)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_decide(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    drawn = table.drawn[-1].card
    if isinstance(move, PlayAction):
        if not has_action(drawn.rank):
            raise IllegalMove(NO_ACTION)
        return [Played(seat, drawn)]
    if isinstance(move, Swap):
        where = own_card(table, seat, move.slot)
        return [Swapped(seat, where, table.card(where))]
    if isinstance(move, SwapGuess):  # V-11: the guess comes before the card is turned
        where = own_card(table, seat, move.slot)
        check_rank(move.rank)
        return [Guessed(seat, where, move.rank, table.card(where))]
    if isinstance(move, Discard):
        if not _can_discard(table, seat):
            raise IllegalMove(MUST_NOT_DISCARD)
        return [Discarded(seat, drawn)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_end(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    if table.caller != NO_SEAT:  # V-31: once a round
        raise IllegalMove(NOT_NOW, move=move.WORD)
    if isinstance(move, EndTurn):
        return [_next_turn(table)]
    if isinstance(move, CallVinto):  # V-31: here and nowhere else
        if not table.may_call():
            raise IllegalMove(TOO_EARLY_TO_CALL, turns=table.variant.turns_before_call)
        return [Called(seat)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


# -- what follows by itself ---------------------------------------------------------------------


def settle(table: VintoTable) -> Event | None:
    """Cards that are owed, what the coalition shares, windows, turns, the end."""
    phase = table.phase
    if phase >= REVEAL:
        return _settle_reveal(table) if phase == REVEAL else None
    if waits_for_dealer(table):
        return None
    if table.owing != NO_SEAT:
        return RECEIVED[table.owing] if table.stock else CardMissing(table.owing)  # G-07
    if table.caller != NO_SEAT and table.variant.shares_peeks:
        shared = _next_shared(table)
        if shared is not None:
            return shared
    if phase == TOSS:
        return None if asked(table) else TOSS_CLOSED
    if phase == EFFECT:
        return _settle_effect(table)
    if phase == TURN_START:
        return None if table.stock or _can_take(table) else TurnLapsed(table.turn)
    if phase == TURN_END:
        return None if table.caller == NO_SEAT else _next_turn(table)
    if phase == SETUP:
        return _settle_setup(table)
    return None


def _settle_setup(table: VintoTable) -> Event | None:
    if table.variant.opening_peeks == 0:
        return Begun(table.setup.starter)
    return begin_when_ready(table)


def _settle_effect(table: VintoTable) -> Event | None:
    if table.effect == NO_RANK:  # V-23: the effect first, then the window
        return TOSS_OPENED if table.toss_ranks else TOSS_CLOSED
    is_named = table.effect == KING and not table.variant.king_declares
    if table.one != NO_PLACE or is_named or can_happen(table, table.actor, table.effect):
        return None
    return Fizzled(table.actor, table.effect)


def _next_shared(table: VintoTable) -> Event | None:
    """V-35: a card that lies face down and that only a part of the coalition has seen."""
    coalition = table.coalition()
    for seat in table.setup.seats:
        for slot, placed in enumerate(table.hands[seat]):
            known = 0 if placed is None else placed.known_to & coalition
            if placed is not None and known and known != coalition:
                return Shared(place(seat, slot), placed.card, seen_by=coalition)
    return None


def _next_turn(table: VintoTable) -> Event:
    after = table.setup.after(table.turn)
    if table.caller == NO_SEAT:
        is_stuck = table.idle >= len(table.setup.seats)  # G-07: a full circle
        if is_stuck or table.turns >= table.variant.max_turns:
            return Ended(NO_CALL)
    elif after == table.caller:  # V-33
        return Ended(CALLED)
    return TURNS[after]


def _settle_reveal(table: VintoTable) -> Event | None:
    seat = table.next_hidden()
    return None if seat == NO_SEAT else Revealed(seat, tuple(table.hand(seat)))


def default_move(table: VintoTable, seat: Seat) -> Move:
    """What a timeout plays (V-49, G-07)."""
    phase = table.phase
    if phase == SETUP:
        return READY
    if phase == TOSS:
        return PASS
    if phase == TURN_END:
        return END_TURN
    if phase == EFFECT and table.one != NO_PLACE:
        return KEEP
    # Listed so that the first one is it: draw before take, discard before play before a swap,
    # the leftmost target.
    return legal_moves(table, seat)[0]
