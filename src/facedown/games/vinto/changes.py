"""What each event does to the table."""

from facedown.core.cards import JOKER, KING, NO_RANK, Rank
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
    TurnStarted,
)
from facedown.core.memory_game import apply_opening
from facedown.core.placed_card import NO_PLACE
from facedown.core.records import Event
from facedown.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, bit
from facedown.games.vinto.events import (
    CardMissing,
    Declared,
    Fizzled,
    Gave,
    Guessed,
    Named,
    Played,
    Shared,
    TossClosed,
    Tossed,
    TossFailed,
    TossOpened,
    TurnLapsed,
)
from facedown.games.vinto.table import (
    DECIDE,
    EFFECT,
    HAND_SIZE,
    OVER,
    REVEAL,
    SETUP,
    TOSS,
    TURN_END,
    TURN_START,
    VintoTable,
    has_action,
    rank_bit,
)


def apply(table: VintoTable, event: Event) -> None:
    """Make the table what it is after the event."""
    if table.phase == SETUP:
        apply_setup(table, event)
    elif table.phase == REVEAL:
        apply_reveal(table, event)
    elif isinstance(event, Passed):
        table.passed |= bit(event.seat)
    elif isinstance(event, TossOpened):
        open_window(table)
    elif isinstance(event, TossClosed):
        table.passed = NOBODY
        table.phase = TURN_END
    elif isinstance(event, TurnStarted):
        start_turn(table, event.seat)
    elif isinstance(event, Drew):
        table.draw_up(event.card)  # V-05: for all to see
        table.idle = 0
        table.phase = DECIDE
    elif isinstance(event, (Tossed, TossFailed, Received, CardMissing)):
        apply_toss(table, event)
    elif table.phase == DECIDE:
        apply_decided(table, event)
    elif table.phase == EFFECT:
        apply_effect(table, event)
    else:
        apply_rare(table, event)


def apply_toss(table: VintoTable, event: Event) -> None:
    """A toss-in, and the card that is owed for a wrong one, for a wrong guess, or by an Ace."""
    if isinstance(event, Tossed):
        rank = event.card.rank
        table.discard_from(event.place, event.card)
        table.used = True  # V-09
        table.tossed = (*table.tossed, rank)
        table.tossers |= bit(event.seat)
        open_rank(table, rank)
        start_effect(table, event.seat, rank)
    elif isinstance(event, TossFailed):
        table.look_at(event.place, event.card, EVERYONE)
        table.tossers |= bit(event.seat)
        table.barred |= bit(event.seat)
        table.owing = event.seat
    elif isinstance(event, Received):
        table.receive(event.seat)
        if table.more_owed > 0:
            table.more_owed -= 1
        else:
            table.owing = NO_SEAT
    elif isinstance(event, CardMissing):
        table.owing = NO_SEAT
        table.more_owed = 0


def apply_decided(table: VintoTable, event: Event) -> None:
    """What became of the drawn card."""
    if isinstance(event, Swapped):
        table.swap_drawn(event.place, event.card)
        lay_unused(table, event.card.rank)
    elif isinstance(event, Guessed):
        table.swap_drawn(event.place, event.card)
        lay_unused(table, event.card.rank)
        if event.is_right:
            table.used = True
            start_effect(table, event.seat, event.card.rank)
        elif table.variant.guess_penalty > 0:  # V-13, V-51
            table.owing = event.seat
            table.more_owed = table.variant.guess_penalty - 1
    elif isinstance(event, Played):
        table.discard_drawn(event.card)
        table.used = True
        open_rank(table, event.card.rank)
        start_effect(table, event.seat, event.card.rank)
    elif isinstance(event, Discarded):
        table.discard_drawn(event.card)
        lay_unused(table, event.card.rank)
    else:
        apply_rare(table, event)


def apply_effect(table: VintoTable, event: Event) -> None:
    """What an action did."""
    if isinstance(event, Peeked):
        table.look_at(event.place, event.card, bit(event.seat))
        end_effect(table)
    elif isinstance(event, Exchanged):
        put_back(table)
        table.exchange(event.one, event.other)
        end_effect(table)
    elif isinstance(event, Inspected):
        table.pick_up_to_look(event.one, event.first, event.seat)
        table.pick_up_to_look(event.other, event.second, event.seat)
        table.one, table.other = event.one, event.other
    elif isinstance(event, Kept):
        put_back(table)
        end_effect(table)
    elif isinstance(event, Named):
        go_on_as(table, event.rank)
    elif isinstance(event, Declared):
        apply_declared(table, event)
    elif isinstance(event, Gave):
        table.owing = event.to
        end_effect(table)
    elif isinstance(event, Fizzled):
        end_effect(table)
    else:
        apply_rare(table, event)


def apply_declared(table: VintoTable, event: Declared) -> None:
    if event.is_right:  # V-27: it goes on top of the King, used
        table.discard_from(event.place, event.card)
        open_rank(table, event.rank)
        go_on_as(table, event.rank)
    else:
        table.look_at(event.place, event.card, EVERYONE)
        table.owing = event.seat
        end_effect(table)


def apply_rare(table: VintoTable, event: Event) -> None:
    """Events of a call, of an empty stock, and of the end."""
    if isinstance(event, Took):
        table.used = True
        table.taken = True
        table.idle = 0
        open_rank(table, event.card.rank)
        start_effect(table, event.seat, event.card.rank)
    elif isinstance(event, Reshuffled):
        table.reshuffle(event.order)
    elif isinstance(event, Called):
        table.caller = event.seat
    elif isinstance(event, Shared):
        table.look_at(event.place, event.card, table.coalition())
    elif isinstance(event, TurnLapsed):
        table.idle += 1
        table.phase = TURN_END
    elif isinstance(event, Ended):
        table.ending = event.ending
        table.phase = REVEAL
        end_reveal(table)


def apply_setup(table: VintoTable, event: Event) -> None:
    """Events before the first turn."""
    apply_opening(table, event, HAND_SIZE)
    if isinstance(event, Begun):
        start_turn(table, event.seat)


def apply_reveal(table: VintoTable, event: Event) -> None:
    if isinstance(event, Revealed):
        table.turn_up(event.seat, event.cards)
        end_reveal(table)


def start_turn(table: VintoTable, seat: Seat) -> None:
    table.turn = seat
    table.turns += 1
    table.toss_ranks = 0
    table.tossed = ()
    table.tossers = NOBODY
    if table.variant.bars_until_turn:
        table.barred &= ~bit(seat)
    table.phase = TURN_START


def open_window(table: VintoTable) -> None:
    """A window that is opened again is a new one (V-19), unless everybody is asked once a turn."""
    if not table.variant.asks_once:
        table.passed = NOBODY
    if not table.variant.bars_until_turn:
        table.barred = NOBODY
    table.phase = TOSS


def open_rank(table: VintoTable, rank: Rank) -> None:
    """Cards of this rank may be tossed in, up to as many as there are of it (V-17)."""
    most = 2 if rank == JOKER else 4
    if not table.tossed or table.tossed.count(rank) < most:
        table.toss_ranks |= rank_bit(rank)
    else:
        table.toss_ranks &= ~rank_bit(rank)


def lay_unused(table: VintoTable, rank: Rank) -> None:
    """A card lies on the discard with nothing done: only tossing in follows."""
    table.used = False
    open_rank(table, rank)
    end_effect(table)


def start_effect(table: VintoTable, seat: Seat, rank: Rank) -> None:
    if has_action(rank):
        table.actor = seat
        table.effect = rank
        table.phase = EFFECT
    else:
        end_effect(table)


def go_on_as(table: VintoTable, rank: Rank) -> None:
    """The King does the action of this rank; a second King does nothing (V-27)."""
    if rank != KING and has_action(rank):
        table.effect = rank
    else:
        end_effect(table)


def end_effect(table: VintoTable) -> None:
    table.actor = NO_SEAT
    table.effect = NO_RANK
    table.taken = False
    table.phase = EFFECT


def put_back(table: VintoTable) -> None:
    """The two cards a Queen looked at lie face down again."""
    if table.one != NO_PLACE:
        table.lay_down(table.one)
        table.lay_down(table.other)
        table.one = table.other = NO_PLACE


def end_reveal(table: VintoTable) -> None:
    if table.is_all_up():
        table.phase = OVER
