"""Flips: which are sure, what each gains, and what one might gain after a discard."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.cambio.mind import HURT, Mind
from facedown.core.cards import UNKNOWN, Card
from facedown.core.placed_card import Place, seat_of
from facedown.core.records import Move
from facedown.games.cambio.moves import Flip
from facedown.games.cambio.table import CambioTable

# How often nobody else is faster with the flip one hopes for: of two players, and of more. Of two
# the one who has discarded is asked first.
FIRST_OF_TWO: Final = 1.0
FIRST: Final = 0.8
# A point that somebody else is rid of by a flip, against one that oneself is.
EXPOSED: Final = 1.6


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
    others = [] if mind.table.variant.flips_own_only else mind.others_places
    gain = 0.0
    for where in [*own, *others]:
        if mind.is_known(where) and matching >> mind.table.card(where).code & 1:
            gain = max(gain, _flip_gain(mind, where, own))
    return (FIRST_OF_TWO if len(mind.rivals) == 1 else FIRST) * gain


def exposed(mind: Mind, discarded: Card) -> float:
    """What a discard costs on average, as somebody else may know a card to flip on it."""
    found = mind.exposed.get(discarded.code)
    if found is None:
        found = _exposed(mind, discarded)
        mind.exposed[discarded.code] = found
    return found


def _exposed(mind: Mind, discarded: Card) -> float:
    points = mind.points[discarded.code]
    if points <= 0:
        return 0.0
    matching = mind.table.variant.same_value[discarded.code]
    nobody = 1.0
    for rival in mind.rivals:
        for placed in mind.table.hands[rival]:
            if placed is None or not placed.is_seen_by(rival):
                continue
            if placed.card is UNKNOWN:
                nobody *= 1.0 - mind.belief.of(placed, rival).odds(points)
            elif matching >> placed.card.code & 1:
                nobody = 0.0
    return EXPOSED * points * (1.0 - nobody)


def _flip_gain(mind: Mind, where: Place, own: list[Place]) -> float:
    """An own card that is gone, or one's worst in place of somebody else's."""
    if seat_of(where) == mind.seat:
        return mind.worth(where)
    if not own:
        return -HURT * mind.worth(where)
    gift = max([mind.worth(one) for one in own])
    return gift + HURT * (gift - mind.worth(where))
