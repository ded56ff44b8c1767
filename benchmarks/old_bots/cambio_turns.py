"""A turn: where to draw from, and what to do with the card drawn."""

from collections.abc import Sequence
from typing import Final

from benchmarks.old_bots.cambio_abilities import ability_gain
from benchmarks.old_bots.cambio_flips import follow_up
from benchmarks.old_bots.cambio_mind import Mind

from facedown.core.cards import Card
from facedown.core.moves import DISCARD, swap
from facedown.core.placed_card import NO_PLACE, Place, slot_of
from facedown.core.records import Move

# In points: what it is worth to know one's cards.
KNOWN: Final = 0.5
# A card taken from the discard shows everybody what lies there.
SHOWN: Final = 0.7


def prefers_the_discard(mind: Mind) -> bool:
    """Whether the top of the discard lowers the hand by more than a draw would on average."""
    if not mind.own:
        return False
    by_taking = max([_swap_gain(mind, mind.table.top, where) for where in mind.own]) - SHOWN
    return by_taking > 0.0 and by_taking > mind.lowered_by(mind.table.stock[-1].batch)


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
    gain = follow_up(mind, drawn, NO_PLACE)
    return gain if mind.table.from_discard else gain + ability_gain(mind, drawn)


def _swap_gain(mind: Mind, drawn: Card, where: Place) -> float:
    gain = mind.worth(where) - mind.points[drawn.code]
    if mind.is_known(where):
        return gain + follow_up(mind, mind.table.card(where), where)
    return gain if mind.is_last else gain + KNOWN
