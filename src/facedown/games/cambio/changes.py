"""What each event makes of the table."""

from facedown.core.cards import KING
from facedown.core.events import (
    Begun,
    Called,
    Discarded,
    Drew,
    Ended,
    Exchanged,
    Inspected,
    Kept,
    Passed,
    Peeked,
    Received,
    Reshuffled,
    Revealed,
    Swapped,
    Took,
    TurnedUp,
    TurnStarted,
)
from facedown.core.memory_game import apply_opening
from facedown.core.placed_card import NO_PLACE, Place, seat_of, slot_of
from facedown.core.records import Event
from facedown.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, bit
from facedown.games.cambio.events import (
    Flipped,
    Gave,
    Lapsed,
    Misflipped,
    Skipped,
    WentOut,
    WindowClosed,
    WindowOpened,
)
from facedown.games.cambio.table import (
    ABILITY,
    AFTER,
    DECIDE,
    GIFT,
    HAND_SIZE,
    KING_PHASE,
    OVER,
    QUEEN_PHASE,
    REVEAL,
    SETUP,
    TURN,
    WINDOW,
    CambioTable,
)


def apply(table: CambioTable, event: Event) -> None:
    """Make the table what it is after the event."""
    if table.phase == SETUP:
        apply_setup(table, event)
    elif table.phase == REVEAL:
        apply_reveal(table, event)
    elif isinstance(event, Received):
        table.receive(event.seat)
    elif isinstance(event, Misflipped):
        misflip(table, event)
    elif isinstance(event, TurnStarted):
        start_turn(table, event.seat)
    elif isinstance(event, Drew):
        table.draw_held(event.seat, event.card)
        table.from_discard = False
        table.phase = DECIDE
        table.moves += 1
    elif isinstance(event, Discarded):
        discard_drawn(table, event)
    elif isinstance(event, Swapped):
        table.swap_drawn(event.place, event.card)
        lay_new(table, event.seat)
        table.phase = AFTER
        table.moves += 1
    elif isinstance(event, Passed):
        table.passed |= bit(event.seat)
    elif isinstance(event, WindowOpened):
        table.passed = NOBODY
        table.phase = WINDOW
    elif isinstance(event, WindowClosed):
        table.passed = NOBODY
        table.live = False
        table.phase = AFTER
    elif isinstance(event, Took):
        table.take_top()
        table.from_discard = True
        table.phase = DECIDE
        table.moves += 1
    else:
        apply_flip(table, event)


def apply_flip(table: CambioTable, event: Event) -> None:
    """Flips that were right, and what flips lead to."""
    if isinstance(event, Flipped):
        flip(table, event)
    elif isinstance(event, Gave):
        release_looked_at(table, event.place)
        table.exchange(event.place, event.gap)
        table.phase = table.resume
        table.resume = SETUP
        table.giver = NO_SEAT
        table.gap = NO_PLACE
        table.moves += 1
    elif isinstance(event, WentOut):
        table.out |= bit(event.seat)
    else:
        apply_ability(table, event)


def apply_ability(table: CambioTable, event: Event) -> None:
    """What the cards from 7 to king do."""
    if isinstance(event, Peeked):
        peek(table, event)
    elif isinstance(event, Exchanged):
        end_ability(table)
        table.exchange(event.one, event.other)
    elif isinstance(event, Inspected):
        inspect(table, event)
    elif isinstance(event, (Skipped, Kept, Lapsed)):
        end_ability(table)
    else:
        apply_rare(table, event)


def apply_rare(table: CambioTable, event: Event) -> None:
    """The call, the Dealer's shuffle and the end."""
    if isinstance(event, Called):
        table.caller = event.seat
        table.phase = AFTER
        table.moves += 1
    elif isinstance(event, Reshuffled):
        table.reshuffle(event.order)
    elif isinstance(event, Ended):
        table.ending = event.ending
        table.phase = OVER if table.is_all_up() else REVEAL


def apply_setup(table: CambioTable, event: Event) -> None:
    """Events before the first turn."""
    apply_opening(table, event, HAND_SIZE)
    if isinstance(event, Begun):
        start_turn(table, event.seat)
    elif isinstance(event, TurnedUp):
        table.live = True  # C-37


def apply_reveal(table: CambioTable, event: Event) -> None:
    if isinstance(event, Revealed):
        table.turn_up(event.seat, event.cards)
        if table.is_all_up():
            table.phase = OVER


def start_turn(table: CambioTable, seat: Seat) -> None:
    table.turn = seat
    table.turns += 1
    table.moves = 0
    table.phase = TURN
    if table.variant.flips_in_window:  # C-14: the pile is closed until the next discard
        table.live = False


def discard_drawn(table: CambioTable, event: Discarded) -> None:
    table.discard_drawn(event.card)
    table.moves += 1
    table.phase = AFTER
    if not table.from_discard:  # C-10: a card that returns is no new discard and has no ability
        lay_new(table, event.seat)
        if table.variant.acting >> event.card.code & 1:
            table.phase = ABILITY


def lay_new(table: CambioTable, seat: Seat) -> None:
    """A new card lies on the discard."""
    table.live = True
    table.discarder = seat


def peek(table: CambioTable, event: Peeked) -> None:
    """A look, and for a king the card stays before the seat's eyes until it decides."""
    if table.phase != ABILITY or table.top.rank != KING:
        table.look_at(event.place, event.card, bit(event.seat))
        end_ability(table)
        return
    table.pick_up_to_look(event.place, event.card, event.seat)
    table.one = event.place
    table.phase = KING_PHASE
    table.moves += 1


def inspect(table: CambioTable, event: Inspected) -> None:
    """The queen's two cards stay before the seat's eyes until it decides."""
    table.pick_up_to_look(event.one, event.first, event.seat)
    table.pick_up_to_look(event.other, event.second, event.seat)
    table.one = event.one
    table.other = event.other
    table.phase = QUEEN_PHASE
    table.moves += 1


def end_ability(table: CambioTable) -> None:
    put_back(table)
    table.phase = AFTER
    table.moves += 1


def misflip(table: CambioTable, event: Misflipped) -> None:
    table.moves += 1
    if table.variant.wrong_flip_reveals:
        table.look_at(event.place, event.card, EVERYONE)
        return
    # C-20: nobody sees it, but all know that it is not of the value of the top.
    hand, slot = table.hands[seat_of(event.place)], slot_of(event.place)
    placed = hand[slot]
    assert placed is not None
    hand[slot] = placed.excluding(table.variant.same_value[table.top.code])


def flip(table: CambioTable, event: Flipped) -> None:
    table.moves += 1
    release_looked_at(table, event.place)
    table.discard_from(event.place, event.card)
    if not table.variant.flips_unlimited:  # C-18
        table.live = False
    if seat_of(event.place) != event.seat and table.size(event.seat) > 0:  # C-19
        table.giver = event.seat
        table.gap = event.place
        table.resume = table.phase
        table.phase = GIFT


def release_looked_at(table: CambioTable, moved: Place) -> None:
    """C-14: a look is bound to cards, not to their places: when one moves there is none left."""
    if moved in (table.one, table.other):
        put_back(table)


def put_back(table: CambioTable) -> None:
    """What a queen or king has looked at, if anything, lies face down again."""
    if table.one != NO_PLACE:
        table.lay_down(table.one)
        table.one = NO_PLACE
    if table.other != NO_PLACE:
        table.lay_down(table.other)
        table.other = NO_PLACE
