"""A turn: where to draw from, and what to do with the card drawn."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.cambio.abilities import ability_gain
from facedown.bots.cambio.flips import exposed, follow_up
from facedown.bots.cambio.mind import Mind
from facedown.core.cards import Card
from facedown.core.imagine import unseen
from facedown.core.moves import DISCARD, swap
from facedown.core.placed_card import NO_PLACE, Place, slot_of
from facedown.core.records import Move

# In points: what it is worth to know one's cards.
KNOWN: Final = 2.0
# A card taken from the discard shows everybody what lies there.
SHOWN: Final = 1.5


def prefers_the_discard(mind: Mind) -> bool:
    """Whether the top of the discard gains more than a draw would on average."""
    if not mind.own:
        return False
    by_taking = max([_swap_gain(mind, mind.table.top, where) for where in mind.own])
    if not mind.is_last:
        by_taking -= SHOWN
    cards = unseen(mind.table, mind.table.stock[-1].batch)
    gains: dict[int, float] = {}
    by_drawing = 0.0
    for card in cards:
        alike = mind.table.variant.same_value[card.code]
        if alike not in gains:
            swaps = [_swap_gain(mind, card, where) for where in mind.own]
            gains[alike] = max(_drawn_discard_gain(mind, card), *swaps)
        by_drawing += gains[alike] / len(cards)
    return by_taking > by_drawing


def decide(mind: Mind, moves: Sequence[Move]) -> Move:
    """Swap the drawn card in where it gains most, or discard it for what it can do."""
    drawn = mind.table.drawn[-1].card
    chosen: Move = moves[-1]
    most = _discard_gain(mind, drawn) if chosen == DISCARD else -1000.0
    for where in mind.own:
        gain = _swap_gain(mind, drawn, where)
        if gain > most:
            chosen, most = swap(slot_of(where)), gain
    return chosen


def _discard_gain(mind: Mind, drawn: Card) -> float:
    if mind.table.from_discard and not mind.table.live:  # C-10: put back, it stays closed
        return 0.0
    if mind.table.from_discard:
        return follow_up(mind, drawn, NO_PLACE) or -exposed(mind, drawn)
    return _drawn_discard_gain(mind, drawn)


def _drawn_discard_gain(mind: Mind, drawn: Card) -> float:
    """What it is worth to discard a card of the stock, for a flip or what it can do."""
    gain = follow_up(mind, drawn, NO_PLACE) or -exposed(mind, drawn)
    return gain + ability_gain(mind, drawn)


def _swap_gain(mind: Mind, drawn: Card, where: Place) -> float:
    gain = mind.worth(where) - mind.weight(mind.points[drawn.code])
    if mind.is_known(where):
        return gain + _leaving(mind, where)
    return gain if mind.is_last else gain + KNOWN


def _leaving(mind: Mind, where: Place) -> float:
    """What it is worth that the card of a place goes on the discard, whatever comes there."""
    found = mind.leaving.get(where)
    if found is None:
        leaves = mind.table.card(where)
        found = follow_up(mind, leaves, where) or -exposed(mind, leaves)
        mind.leaving[where] = found
    return found
