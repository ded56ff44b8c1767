"""What memory games share: how they begin and end, own cards, what a 7 to a Queen does.

Hands are dealt face down, cards are looked at, and the first turn begins when all are ready (V-03,
C-03, T-03, T-04). Which cards, and how many, is the game's.
"""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import EIGHT, JACK, NINE, QUEEN, SEVEN, TEN, Card, Rank
from facedown.core.errors import IllegalMove
from facedown.core.events import READIED, Begun, Dealt, Peeked, Readied, Revealed, TurnedUp
from facedown.core.moves import LOOKS, NO_MOVES, READY, Look, MovesBySlot, Ready
from facedown.core.placed_card import Place, place
from facedown.core.records import Event, Move
from facedown.core.seats import Seat, bit
from facedown.core.table import Table, check_deck

NOT_YOUR_TURN: Final = "not_your_turn"
NOT_NOW: Final = "not_now"
NO_SUCH_SLOT: Final = "no_such_slot"
ALREADY_SEEN: Final = "already_seen"
NO_LOOKS_LEFT: Final = "no_looks_left"
ALREADY_READY: Final = "already_ready"

# What a card does, by its rank, where a game has abilities (V-24, V-25, V-29, C-13).
ABILITIES: Final[dict[Rank, str]] = {
    SEVEN: "look_own",
    EIGHT: "look_own",
    NINE: "look_other",
    TEN: "look_other",
    JACK: "swap_unseen",
    QUEEN: "look_and_swap",
}

LOOKS_OR_READY: Final = MovesBySlot(lambda slot: [LOOKS[slot]], last=[READY])


def own_card(table: Table, seat: Seat, slot: int) -> Place:
    """The place of this slot, which must hold a card."""
    if not 0 <= slot < len(table.hands[seat]) or table.hands[seat][slot] is None:
        raise IllegalMove(NO_SUCH_SLOT, slot=slot)
    return place(seat, slot)


# -- before the first turn -------------------------------------------------------------------------


def deal_hands(
    table: Table, deck: list[Card], size: int, *, turn_up: bool, seen: tuple[int, ...]
) -> list[Event]:
    """Deal so many cards a seat, form the discard if a card is turned up, show some slots."""
    check_deck(deck, table.pack)
    events: list[Event] = [Dealt(tuple(deck))]
    seats = table.setup.seats
    if turn_up:
        events.append(TurnedUp(deck[len(seats) * size]))
    for index, seat in enumerate(seats):
        for slot in seen:
            card = deck[index * size + slot]
            events.append(Peeked(seat, place(seat, slot), card, seen_by=bit(seat)))
    return events


def looks_left(table: Table, seat: Seat, looks: int) -> int:
    """How many of its cards a seat may still look at, if it may look at so many in all."""
    left = looks
    for placed in table.hands[seat]:
        if placed is not None and placed.known_to >> seat & 1:
            left -= 1
    return max(left, 0)


def _unseen(table: Table, seat: Seat) -> int:
    """The slots of this seat whose cards it has not seen."""
    unseen: i64 = 0
    slot: i64 = 1
    for placed in table.hands[seat]:
        if placed is not None and not placed.known_to >> seat & 1:
            unseen |= slot
        slot += slot
    return unseen


def opening_moves(table: Table, seat: Seat, looks: int, moves: MovesBySlot) -> list[Move]:
    """The moves before the first turn, of those by slot: looking, and being ready."""
    if not table.setup.is_in_play(seat) or table.ready >> seat & 1:
        return NO_MOVES
    may_look = looks > 0 and looks_left(table, seat, looks) > 0
    return moves.of(_unseen(table, seat) if may_look else 0)


def play_opening(table: Table, seat: Seat, move: Move, looks: int) -> list[Event]:
    """What being ready, or a look of so many in all, does before the first turn."""
    if not table.setup.is_in_play(seat):
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if table.ready >> seat & 1:
        raise IllegalMove(ALREADY_READY)
    if isinstance(move, Ready):
        return READIED[seat]
    if not isinstance(move, Look):
        raise IllegalMove(NOT_NOW, move=move.WORD)
    where = own_card(table, seat, move.slot)
    if looks_left(table, seat, looks) == 0:
        raise IllegalMove(NO_LOOKS_LEFT)
    if not _unseen(table, seat) >> move.slot & 1:
        raise IllegalMove(ALREADY_SEEN, slot=move.slot)
    return [Peeked(seat, where, table.card(where), seen_by=bit(seat))]


def apply_opening(table: Table, event: Event, size: int) -> None:
    """What an event before the first turn does to the cards, and to who is ready."""
    if isinstance(event, Peeked):
        # Something to look at until all are ready (C-03, T-04).
        table.pick_up_to_look(event.place, event.card, event.seat)
    elif isinstance(event, Readied):
        table.ready |= bit(event.seat)
    elif isinstance(event, Dealt):
        table.lay_out(event.deck, size)
    elif isinstance(event, TurnedUp):
        table.draw_up(event.card)
        table.discard_drawn(event.card)
    elif isinstance(event, Begun):
        table.lay_hands_down()


def begin_when_ready(table: Table) -> Event | None:
    """The first turn begins when all are ready."""
    return Begun(table.setup.starter) if table.ready == table.setup.seated else None


# -- at the end ------------------------------------------------------------------------------------


def next_reveal(table: Table) -> Event | None:
    """Hands are turned up one by one, in the order of the seats; None when all are."""
    for seat in table.setup.seats:
        if not table.is_turned_up(seat):
            return Revealed(seat, tuple(table.hand(seat)))
    return None
