"""Imagining: a random full table that a view cannot be told apart from.

Cards that were not shown are uniform within the shuffle they come from, except that a card is
never one it is publicly known not to be.
"""

from typing import TypeVar

from facedown.core.cards import UNKNOWN, Card, count
from facedown.core.dealer import Dealer
from facedown.core.placed_card import PlacedCard
from facedown.core.table import Table

T = TypeVar("T", bound=Table)


def unseen(table: Table, batch: int) -> list[Card]:
    """The cards of a shuffle whose whereabouts this view does not know, in pack order."""
    left = count(list(table.batches[batch]))
    for placed in table.everything():
        if placed.batch == batch and placed.card is not UNKNOWN:
            left[placed.card.code] -= 1
    found: list[Card] = []
    for card in table.batches[batch]:
        if left[card.code] > 0:
            left[card.code] -= 1
            found.append(card)
    return found


def fill(table: Table, dealer: Dealer) -> bool:
    """Give every unknown card of a table an identity; False if a card got one it cannot have.

    Drawing again after False keeps all possible tables equally likely.
    """
    for batch in range(len(table.batches)):
        cards = unseen(table, batch)
        dealer.shuffle(cards)
        # What is known not to be some card is filled first, so that a bad draw is seen early.
        if not _fill(table, batch, cards, excluded=True):
            return False
        if not _fill(table, batch, cards, excluded=False):
            return False
    return True


def _fill(table: Table, batch: int, cards: list[Card], *, excluded: bool) -> bool:
    for pile in table.piles():
        for i, placed in enumerate(pile):
            if _is_open(placed, batch, excluded=excluded):
                card = cards.pop()
                if placed.never >> card.code & 1:
                    return False
                pile[i] = placed.proven(card)
    for hand in table.hands:
        for i, place in enumerate(hand):
            if place is not None and _is_open(place, batch, excluded=excluded):
                card = cards.pop()
                if place.never >> card.code & 1:
                    return False
                hand[i] = place.proven(card)
    return True


def _is_open(placed: PlacedCard, batch: int, *, excluded: bool) -> bool:
    return placed.card is UNKNOWN and placed.batch == batch and (placed.never != 0) == excluded
