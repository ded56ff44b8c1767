"""What each event makes of the table."""

from facedown.core.cards import JOKER_CARD, Card
from facedown.core.events import Dealt, Drew, Ended, Reshuffled, Revealed, TurnStarted
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Event
from facedown.core.seats import Seat, bit
from facedown.games.pinnacola.events import (
    CardDiscarded,
    JokerReplaced,
    LaidOff,
    Melded,
    Opened,
    PickedUp,
    TookPozzo,
    Undone,
)
from facedown.games.pinnacola.melds import (
    RUN,
    Shape,
    Step,
    TableMeld,
    cleaned,
    grown,
)
from facedown.games.pinnacola.table import (
    AFTER,
    DRAW_PHASE,
    MELD_PHASE,
    NO_MELD,
    OVER,
    REVEAL,
    PinnacolaTable,
)


def apply(table: PinnacolaTable, event: Event) -> None:
    """Make the table what it is after the event."""
    if isinstance(event, Drew):
        table.hold(event.seat, table.stock.pop().seen(event.card, bit(event.seat)))
        table.phase = MELD_PHASE
    elif isinstance(event, CardDiscarded):
        table.discard.append(table.give_up(event.seat, event.card, list(event.late)))
        table.phase = AFTER
    elif isinstance(event, TurnStarted):
        start_turn(table, event.seat)
    elif isinstance(event, Melded):
        meld(table, event)
    elif isinstance(event, LaidOff):
        lay_off(table, event)
    elif isinstance(event, TookPozzo):
        take_pozzo(table, event)
    elif isinstance(event, JokerReplaced):
        replace_joker(table, event)
    else:
        apply_rare(table, event)


def apply_rare(table: PinnacolaTable, event: Event) -> None:
    """Events of the beginning and of the end of a hand, and what seldom happens in it."""
    if isinstance(event, Dealt):
        table.lay_out(event.deck, table.variant.hand_size)
    elif isinstance(event, PickedUp):
        table.pick_up_hand(event.seat, event.cards)
    elif isinstance(event, Opened):
        table.discard.append(table.stock.pop().up(event.card))
    elif isinstance(event, Undone):
        undo(table, event.seat)
    elif isinstance(event, Reshuffled):
        table.reshuffle(event.order)
    elif isinstance(event, Ended):
        table.ending = event.ending
        table.phase = REVEAL
    elif isinstance(event, Revealed):
        table.turn_up(event.seat, event.cards)
        table.sort_hand(event.seat)
        if all(is_open(table, seat) for seat in table.setup.seats):
            table.phase = OVER


def is_open(table: PinnacolaTable, seat: Seat) -> bool:
    """Whether a hand has been turned up; one with no cards needs no turning."""
    return all(placed is not None and placed.is_up for placed in table.hands[seat])


def start_turn(table: PinnacolaTable, seat: Seat) -> None:
    table.turn = seat
    table.turns += 1
    table.undone = 0
    table.steps = []
    table.phase = DRAW_PHASE


def take_pozzo(table: PinnacolaTable, event: TookPozzo) -> None:
    start = len(table.discard) - len(event.cards)
    for placed in table.discard[start:]:
        table.hold(event.seat, placed)
    table.discard = table.discard[:start]
    # P-08: the top card, or the deepest one taken where a part may be.
    table.owed = event.cards[:1] if table.variant.takes_part else event.cards[-1:]
    table.phase = MELD_PHASE


def meld(table: PinnacolaTable, event: Melded) -> None:
    shape = table.variant.book.shape_of(event.cards)
    assert shape is not None
    note(table, len(table.melds), None)
    laid = give_up(table, event.seat, event.cards, list(event.late))
    table.melds.append(TableMeld(event.seat, shape, laid))
    settle_up(table)


def lay_off(table: PinnacolaTable, event: LaidOff) -> None:
    old = table.melds[event.meld]
    shape = grown(old.shape, event.below, event.above)
    assert shape is not None
    note(table, event.meld, old.shape)
    late = list(event.late)
    below = give_up(table, event.seat, event.below, late)
    above = give_up(table, event.seat, event.above, late)
    table.melds[event.meld] = TableMeld(old.owner, shape, in_order(shape, below, old.cards, above))
    settle_up(table)


def in_order(
    shape: Shape, below: list[PlacedCard], middle: list[PlacedCard], above: list[PlacedCard]
) -> list[PlacedCard]:
    laid = [*below, *middle, *above]
    if shape.kind != RUN:
        laid.sort(key=lambda placed: shape.cards.index(placed.card))
    return laid


def replace_joker(table: PinnacolaTable, event: JokerReplaced) -> None:
    old = table.melds[event.meld]
    shape = cleaned(old.shape, event.card)
    assert shape is not None
    note(table, event.meld, old.shape)
    laid = give_up(table, event.seat, (event.card,), list(event.late))
    table.hold(event.seat, put_in_place_of_joker(table, event.meld, shape, laid[0]))
    table.owed = (JOKER_CARD,)
    table.barred = event.meld


def put_in_place_of_joker(
    table: PinnacolaTable, number: int, shape: Shape, natural: PlacedCard
) -> PlacedCard:
    """Put a natural card where the Joker of a meld lies; gives the Joker."""
    old = table.melds[number]
    slot = next(i for i, placed in enumerate(old.cards) if placed.card == JOKER_CARD)
    laid = in_order(shape, old.cards[:slot], [natural], old.cards[slot + 1 :])
    table.melds[number] = TableMeld(old.owner, shape, laid)
    return old.cards[slot]


def give_up(
    table: PinnacolaTable, seat: Seat, cards: tuple[Card, ...], late: list[Card]
) -> list[PlacedCard]:
    return [table.give_up(seat, card, late) for card in cards]


def settle_up(table: PinnacolaTable) -> None:
    """What was owed has been melded."""
    table.owed = ()
    table.barred = NO_MELD


def note(table: PinnacolaTable, number: int, before: Shape | None) -> None:
    """Remember how to take the next change back, where that is allowed."""
    if table.setup.undo:
        table.steps.append(Step(number, before, table.owed, table.barred))


def undo(table: PinnacolaTable, seat: Seat) -> None:
    """The last step is taken back; its cards have been seen by all (P-38)."""
    step = table.steps.pop()
    current = table.melds[step.meld]
    if step.before is None:
        table.melds.pop()
        back = current.cards
    elif step.before.is_dirty and not current.shape.is_dirty:
        back = [give_joker_back(table, seat, step.meld, step.before)]
    else:
        back = shrink(table, step.meld, step.before)
    for placed in back:
        table.hold(seat, placed)
    table.owed = step.owed
    table.barred = step.barred
    table.undone += 1


def give_joker_back(table: PinnacolaTable, seat: Seat, number: int, before: Shape) -> PlacedCard:
    """The Joker of a seat's hand goes back to the meld it was taken from; gives the natural."""
    current = table.melds[number]
    joker = table.give_up(seat, JOKER_CARD, [])
    if before.kind == RUN:
        slot = before.joker - before.low
    else:
        kept = [card.code for card in before.cards]
        slot = next(i for i, placed in enumerate(current.cards) if placed.card.code not in kept)
    laid = in_order(before, current.cards[:slot], [joker], current.cards[slot + 1 :])
    table.melds[number] = TableMeld(current.owner, before, laid)
    return current.cards[slot]


def shrink(table: PinnacolaTable, number: int, before: Shape) -> list[PlacedCard]:
    """A meld becomes what it was before cards were added to it; gives those cards."""
    current = table.melds[number]
    if before.kind == RUN:
        low = before.low - current.shape.low
        kept = current.cards[low : low + before.size]
        back = current.cards[:low] + current.cards[low + before.size :]
    else:
        codes = [card.code for card in before.cards]
        kept = [placed for placed in current.cards if placed.card.code in codes]
        back = [placed for placed in current.cards if placed.card.code not in codes]
    table.melds[number] = TableMeld(current.owner, before, kept)
    return back
