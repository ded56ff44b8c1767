"""Tables as they may be, by what is believed of the cards that others have kept."""

from typing import Any, Final

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.imagine import fill, unseen
from facedown.core.placed_card import Place, seat_of, slot_of
from facedown.core.table import Table, View

# Of cards that were not seen: where one lies, and how likely each card is there, by code.
Beliefs = list[tuple[Place, list[float]]]

# After so many tables that cannot be, beliefs are left aside.
TRIES: Final = 50


def imagine_likely(game: Game[Any], view: View[Any], beliefs: Beliefs, chance: Dealer) -> Table:
    """A full table that a view cannot be told apart from, the likelier the more often."""
    for _ in range(TRIES if beliefs else 0):
        table: Table = view.table.copy()
        if _deal(table, beliefs, chance) and fill(table, chance) and game.is_possible(table):
            return table
    imagined: Table = game.imagine(view, chance)
    return imagined


def _deal(table: Table, beliefs: Beliefs, chance: Dealer) -> bool:
    """Put likely cards where something is believed; False if none is left for a place."""
    pools = [unseen(table, batch) for batch in range(len(table.batches))]
    order = list(range(len(beliefs)))
    chance.shuffle(order)
    for number in order:
        where, weights = beliefs[number]
        placed = table.placed(where)
        assert placed is not None
        pool = pools[placed.batch]
        at = _pick(pool, weights, placed.never, chance)
        if at < 0:
            return False
        table.hands[seat_of(where)][slot_of(where)] = placed.proven(pool.pop(at))
    return True


def _pick(pool: list[Card], weights: list[float], never: int, chance: Dealer) -> int:
    """Which of these cards, by their weights; -1 if it can be none of them."""
    total = 0.0
    sums: list[float] = []
    for card in pool:
        if not never >> card.code & 1:
            total += weights[card.code]
        sums.append(total)
    if total <= 0.0:
        return -1
    share = chance.share() * total
    for at, reached in enumerate(sums):
        if share < reached:
            return at
    return -1
