"""What each event does to the table."""

from facedown.core.events import (
    Begun,
    Discarded,
    Drew,
    Ended,
    Revealed,
    Swapped,
    Took,
    TurnStarted,
)
from facedown.core.memory_game import apply_opening
from facedown.core.records import Event
from facedown.core.seats import Seat
from facedown.games.tres_cartas.events import Stopped
from facedown.games.tres_cartas.table import (
    AFTER,
    DECIDE,
    DRAW_PHASE,
    HAND_SIZE,
    OVER,
    REVEAL,
    SETUP,
    TresCartasTable,
)


def apply(table: TresCartasTable, event: Event) -> None:
    """Make the table what it is after the event."""
    if table.phase == SETUP:
        apply_setup(table, event)
    elif isinstance(event, Drew):
        table.draw_held(event.seat, event.card)
        table.from_discard = False
        table.phase = DECIDE
    elif isinstance(event, Swapped):
        table.swap_drawn(event.place, event.card)
        table.phase = AFTER
    elif isinstance(event, Discarded):
        table.discard_drawn(event.card)
        table.phase = AFTER
    elif isinstance(event, TurnStarted):
        start_turn(table, event.seat)
    elif isinstance(event, Took):
        table.take_top()
        table.from_discard = True
        table.phase = DECIDE
    else:
        apply_end(table, event)


def apply_setup(table: TresCartasTable, event: Event) -> None:
    """Events before the first turn."""
    apply_opening(table, event, HAND_SIZE)
    if isinstance(event, Begun):
        start_turn(table, event.seat)


def apply_end(table: TresCartasTable, event: Event) -> None:
    """Events of the end of a round."""
    if isinstance(event, Stopped):
        table.stopper = event.seat
    elif isinstance(event, Ended):
        table.ending = event.ending
        table.phase = REVEAL
    elif isinstance(event, Revealed):
        table.turn_up(event.seat, event.cards)
        if event.seat == table.setup.seats[-1]:
            table.phase = OVER


def start_turn(table: TresCartasTable, seat: Seat) -> None:
    table.turn = seat
    table.turns += 1
    table.phase = DRAW_PHASE
