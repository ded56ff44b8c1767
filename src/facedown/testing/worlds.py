"""Other worlds: the same round with two cards exchanged that a viewer cannot tell apart.

The cards are marked before the deal, so that each can be followed from where it lies back to its
place in the deck, or in the Dealer's order that it last came from.
"""

from dataclasses import dataclass, replace

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.moves import Shuffle
from facedown.core.placed_card import PlacedCard
from facedown.core.seats import DEALER, Seat
from facedown.core.table import Table
from facedown.testing.plays import Play


@dataclass(frozen=True)
class Spot:
    """A card that a viewer cannot see: as it truly lies."""

    placed: PlacedCard

    def could_be(self, card: Card) -> bool:
        return not self.placed.never >> card.code & 1


def marked(deck: tuple[Card, ...]) -> list[Card]:
    """The same deck, each card an object of its own."""
    return [Card(card.code, card.rank, card.suit, card.text) for card in deck]


def hidden_spots(table: Table, viewer: Seat) -> list[Spot]:
    """Every card on the table that this viewer has not been shown."""
    return [Spot(placed) for placed in table.everything() if not placed.is_seen_by(viewer)]


def other_world(play: Play, cut: int, viewer: Seat, chance: Dealer) -> Play | None:
    """The play with two cards exchanged that the viewer cannot tell apart after so many moves.

    None if there are no two.
    """
    play = play.with_deck(marked(play.deck))
    spots = hidden_spots(play.table_after(cut), viewer)
    chance.shuffle(spots)
    for one in spots[:4]:
        for other in spots:
            if _can_change_places(one, other):
                return _exchange(play, one.placed, other.placed)
    return None


def _can_change_places(one: Spot, other: Spot) -> bool:
    return (
        one.placed.batch == other.placed.batch
        and one.placed.card != other.placed.card
        and one.could_be(other.placed.card)
        and other.could_be(one.placed.card)
    )


def _exchange(play: Play, one: PlacedCard, other: PlacedCard) -> Play:
    if one.batch == 0:
        deck = list(play.deck)
        first, second = _position(deck, one.card), _position(deck, other.card)
        deck[first], deck[second] = deck[second], deck[first]
        return play.with_deck(deck)
    return _exchange_in_order(play, one, other)


def _position(cards: list[Card], wanted: Card) -> int:
    return next(i for i, card in enumerate(cards) if card is wanted)


def _exchange_in_order(play: Play, one: PlacedCard, other: PlacedCard) -> Play:
    """Exchange two cards where the Dealer put them at the reshuffle they came from."""
    shuffles = [i for i, (seat, _) in enumerate(play.steps) if seat == DEALER]
    step = shuffles[one.batch - 1]
    old = [placed.card for placed in play.table_after(step).discard]
    first, second = _position(old, one.card), _position(old, other.card)
    move = play.steps[step][1]
    assert isinstance(move, Shuffle)
    swapped = {first: second, second: first}
    order = tuple([swapped.get(number, number) for number in move.order])
    steps = list(play.steps)
    steps[step] = (DEALER, Shuffle(order))
    return replace(play, steps=tuple(steps))
