"""Other worlds: rounds that a seat cannot tell from the one that is played.

The cards that a seat has not seen are drawn anew and traced back to their places in the deck; then
the round is played again with the same moves. So everybody knows in it what they would know there.

One thing is not drawn anew: of a hand that is held, which draw brought a card that was shown since.
The seat does not know it, and in every world it is as it was. What lies hidden now is not affected.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.errors import FacedownError
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Move
from facedown.core.seats import DEALER, NO_SEAT, Seat
from facedown.core.table import Table
from facedown.lab.encoding import NOTHING
from facedown.lab.openspiel.deals import MiniDeals
from facedown.lab.openspiel.round import Chose, Round, order_of

Order: TypeAlias = tuple[int, ...]

# So many worlds are tried before it is an error that the round could have gone so in none.
MOST: Final = 2_000


class NoWorld(FacedownError):
    """A round that could not have gone as it did, whatever the cards."""


def other_world(played: Round, viewer: Seat, dealer: Dealer) -> Round:
    """A random round that this seat cannot tell from the one that is played."""
    known = played.knowledge(viewer)
    imagine = _imagine_mini if isinstance(played.deals, MiniDeals) else _imagine
    for _ in range(MOST):
        deck, orders = imagine(played, viewer, dealer)
        world = replayed(played, deck, orders)
        if world is not None and world.knowledge(viewer) == known:
            return world
    raise NoWorld("no_such_world", seat=viewer)


def replayed(played: Round, deck: Sequence[Card], orders: Sequence[Order]) -> Round | None:
    """The round with other cards and the same moves; None if somebody could not have made one."""
    wanted = moves_of(played)
    world = Round(played.deals, played.encoder)
    world.start(deck)
    while True:
        made = moves_of(world)
        if made != wanted[: len(made)]:
            return None
        if len(made) == len(wanted) and world.seat == played.seat:
            return world
        if world.seat == DEALER and len(world.orders) < len(orders):
            world.reshuffle(orders[len(world.orders)])
            continue
        following = wanted[len(made)] if len(made) < len(wanted) else (NO_SEAT, None)
        action = world.number(following[1]) if following[0] == world.seat else NOTHING
        if action not in world.actions:
            return None
        world.act(action)


def moves_of(played: Round) -> list[tuple[Seat, Move]]:
    """The moves that were made, whether there was a choice or not."""
    chosen = [one for one in played.happened if isinstance(one, Chose)]
    return [(one.seat, one.move) for one in chosen if one.move is not None]


def _imagine(played: Round, viewer: Seat, dealer: Dealer) -> tuple[list[Card], list[Order]]:
    """A deck and orders with which the table would look the same to a seat."""
    deck = [Card(card.code, card.rank, card.suit, card.text) for card in played.deck]
    marked = replayed(played, deck, played.orders)
    assert marked is not None
    shuffles = [deck]
    for old, order in zip(marked.discards, marked.orders, strict=True):
        shuffles.append([old[at] for at in order])
    there = _drawn_anew(marked, viewer, shuffles, dealer)
    dealt = [
        [there.get((id(card), batch), card) for card in cards]
        for batch, cards in enumerate(shuffles)
    ]
    orders = [
        order_of([card.code for card in old], [card.code for card in stock])
        for old, stock in zip(marked.discards, dealt[1:], strict=True)
    ]
    return dealt[0], orders


def _drawn_anew(
    marked: Round, viewer: Seat, shuffles: list[list[Card]], dealer: Dealer
) -> dict[tuple[int, int], Card]:
    """What each card that a seat has not seen is instead.

    A card is an object of its own: it goes by that, and by the shuffle it last came from.
    """
    table = marked.table
    assert table is not None
    imagined: Table = marked.game.imagine(marked.game.view(table, viewer), dealer)
    origins = {
        (id(card), batch): at
        for batch, cards in enumerate(shuffles)
        for at, card in enumerate(cards)
    }
    # Cards of which the seat knows the same are drawn in the order in which they were shuffled:
    # how they lie may say which they are, as in a hand that is sorted.
    alike: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    drawn: dict[tuple[int, ...], list[Card]] = {}
    for pile, (here, elsewhere) in enumerate(_rows(table, imagined)):
        for placed, other in zip(here, elsewhere, strict=True):
            if not placed.is_seen_by(viewer):
                key = (pile, placed.known_to, placed.lies, placed.batch, placed.never)
                alike.setdefault(key, []).append((id(placed.card), placed.batch))
                drawn.setdefault(key, []).append(other.card)
    found: dict[tuple[int, int], Card] = {}
    for same, some in alike.items():
        found.update(zip(sorted(some, key=origins.__getitem__), drawn[same], strict=True))
    return found


def _rows(*tables: Table) -> list[tuple[list[PlacedCard], ...]]:
    """Every pile and every hand of some tables, side by side."""
    return list(zip(*[[*table.piles(), *_hands(table)] for table in tables], strict=True))


def _hands(table: Table) -> list[list[PlacedCard]]:
    return [[placed for placed in hand if placed is not None] for hand in table.hands]


def _imagine_mini(played: Round, viewer: Seat, dealer: Dealer) -> tuple[list[Card], list[Order]]:
    """A deck of a mini as it may be dealt, and any orders; what a seat knows is not looked at."""
    deals = played.deals
    assert isinstance(deals, MiniDeals)
    deck = deals.draw(dealer)
    return list(deck), [dealer.order(len(order)) for order in played.orders]
