"""Abilities: what that of a card is worth, and how it is used best."""

from typing import Final

from facedown.bots.cambio.mind import HURT, Mind
from facedown.core.cards import JACK, KING, NINE, QUEEN, UNKNOWN, Card
from facedown.core.placed_card import Place, place, seat_of, slot_of
from facedown.core.records import Move
from facedown.games.cambio.moves import (
    KEEP_THEM,
    SKIP,
    SWAP_THEM,
    Trade,
    exchange,
    inspect,
    peek,
)
from facedown.games.cambio.table import ABILITY, QUEEN_PHASE

# In points: what it is worth to see an own card, and to see another's.
SEE_OWN: Final = 1.0
SEE_OTHER: Final = 1.1


def ability_gain(mind: Mind, card: Card) -> float:
    """What the ability of a card is worth, in points."""
    if not mind.table.variant.acting >> card.code & 1:
        return 0.0
    if card.rank < JACK:
        return _look_gain(mind, card)
    if card.rank == KING:
        best = _place_to_trade(mind)
        return 0.0 if best is None else SEE_OTHER + (1 + HURT) * _trade_gain(mind, best)
    pair = _best_pair(mind)
    if pair is None:
        return 0.0
    gain = (1 + HURT) * (mind.worth(pair[0]) - mind.worth(pair[1]))
    return max(gain, 0.0) + (SEE_OTHER if card.rank == QUEEN else 0.0)


def use_ability(mind: Mind, phase: int) -> Move:
    """What to do with an ability."""
    if phase == ABILITY:
        return _begin(mind)
    return _queen(mind) if phase == QUEEN_PHASE else _king(mind)


def _look_gain(mind: Mind, card: Card) -> float:
    if mind.is_last or _place_to_look_at(mind, card) is None:
        return 0.0
    return SEE_OWN if card.rank < NINE else SEE_OTHER


def _place_to_look_at(mind: Mind, card: Card) -> Place | None:
    """An own card not seen yet, or the likely lowest of the rival who seems to be lowest."""
    if card.rank < NINE:
        own = [where for where in mind.own if not mind.is_known(where)]
        return own[0] if own else None
    for rival in sorted(mind.rivals, key=mind.total):
        places = [place(rival, slot) for slot in mind.table.slots(rival)]
        hidden = [where for where in places if not mind.is_known(where)]
        if hidden and rival != mind.table.caller:
            return min(hidden, key=mind.worth)
    return None


def _best_pair(mind: Mind) -> tuple[Place, Place] | None:
    """The own worst card and the lowest of anybody else's."""
    others = mind.others_places
    if not mind.own or not others:
        return None
    return mind.worst(), min(others, key=mind.worth)


def _place_to_trade(mind: Mind) -> Place | None:
    """The card of somebody else that a king gains most from."""
    others = mind.others_places
    if not mind.own or not others:
        return None
    return max(others, key=lambda where: _trade_gain(mind, where))


def _trade_gain(mind: Mind, where: Place) -> float:
    """By how much a card would lower the hand on average, swapped for the worst if lower."""
    placed = mind.table.placed(where)
    if placed is None or placed.card is not UNKNOWN:
        return max(mind.worth(mind.worst()) - mind.worth(where), 0.0)
    return mind.lowered_by(mind.belief.of(placed, seat_of(where)))


def _begin(mind: Mind) -> Move:
    """What to look at or to exchange with the card just discarded."""
    card = mind.table.top
    if card.rank < JACK or card.rank == KING:
        where = _place_to_trade(mind) if card.rank == KING else _place_to_look_at(mind, card)
        return SKIP if where is None else peek(where)
    pair = _best_pair(mind)
    if pair is None:
        return SKIP
    own, other = pair
    if card.rank == QUEEN:
        return inspect(own, other)
    return exchange(own, other) if mind.points_at(own) > mind.points_at(other) else SKIP


def _queen(mind: Mind) -> Move:
    """Swap if the own card is the higher one."""
    one, other = mind.table.one, mind.table.other
    own, others = (one, other) if seat_of(one) == mind.seat else (other, one)
    return SWAP_THEM if mind.points_at(own) > mind.points_at(others) else KEEP_THEM


def _king(mind: Mind) -> Move:
    """Swap for the worst card if the one looked at is lower."""
    worst = mind.worst()
    is_lower = mind.points_at(mind.table.one) < mind.points_at(worst)
    return Trade(slot_of(worst)) if is_lower else KEEP_THEM
