"""Flips: which are sure, what each gains, and what one might gain after a discard."""

from collections.abc import Sequence
from typing import Final

from benchmarks.old_bots.cambio_mind import HURT, Mind

from facedown.core.cards import Card
from facedown.core.placed_card import Place, seat_of
from facedown.core.records import Move
from facedown.games.cambio.moves import Flip
from facedown.games.cambio.table import CambioTable

# Somebody else may be faster with the flip one hopes for.
FIRST: Final = 0.8


def sure_flips(table: CambioTable, moves: Sequence[Move]) -> list[Place]:
    """The places whose card is known and matches the top of the discard."""
    if not table.live or not table.discard:
        return []
    matching = table.variant.same_value[table.top.code]
    found = []
    for move in moves:
        if isinstance(move, Flip) and matching >> table.card(move.place).code & 1:
            found.append(move.place)
    return found


def best_flip(mind: Mind, flips: list[Place]) -> Move | None:
    """The flip that gains most; None if none gains anything."""
    best, most = None, 0.0
    for where in flips:
        gain = _flip_gain(mind, where, mind.own)
        if gain > most:
            best, most = Flip(where), gain
    return best


def follow_up(mind: Mind, discarded: Card, gone: Place) -> float:
    """What a flip would gain, were this card discarded and another own one gone."""
    if not mind.table.variant.discarder_may_flip:
        return 0.0
    matching = mind.table.variant.same_value[discarded.code]
    own = [one for one in mind.own if one != gone]
    others = [] if mind.table.variant.flips_own_only else mind.others_places()
    gain = 0.0
    for where in [*own, *others]:
        if mind.is_known(where) and matching >> mind.table.card(where).code & 1:
            gain = max(gain, _flip_gain(mind, where, own))
    return FIRST * gain


def _flip_gain(mind: Mind, where: Place, own: list[Place]) -> float:
    """An own card that is gone, or one's worst in place of somebody else's."""
    if seat_of(where) == mind.seat:
        return mind.worth(where)
    if not own:
        return -HURT * mind.worth(where)
    gift = max([mind.worth(one) for one in own])
    return gift + HURT * (gift - mind.worth(where))
