"""Other worlds: rounds that a seat cannot tell from the one that is played.

The cards that a seat has not seen are drawn anew and traced back to their places in the deck; then
the round is played again with the same moves. So everybody knows in it what they would know there.
Of a hand that is held, which draw brought a card that was shown since is drawn anew too.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.errors import FacedownError
from facedown.core.placed_card import PlacedCard
from facedown.core.seats import DEALER, NO_SEAT, Seat
from facedown.core.table import Table
from facedown.lab.encoding import NOTHING
from facedown.lab.openspiel.deals import MiniDeals
from facedown.lab.openspiel.round import Round, order_of
from facedown.lab.openspiel.tracing import Key, Trace, moves_of

Order: TypeAlias = tuple[int, ...]

# So many worlds are tried before it is an error that the round could have gone so in none.
MOST: Final = 2_000


class NoWorld(FacedownError):
    """A round that could not have gone as it did, whatever the cards."""


def other_world(played: Round, viewer: Seat, dealer: Dealer) -> Round:
    """A random round that this seat cannot tell from the one that is played.

    Where cards are being dealt, as many of them are.
    """
    if played.table is None:
        world = Round(played.deals, played.encoder)
    else:
        world = _after_the_deal(played, viewer, dealer)
    for _ in played.dealt:
        world.deal(_next_card(world, dealer))
    return world


def _next_card(world: Round, dealer: Dealer) -> int:
    chances = world.chances()
    left = dealer.share()
    for code, chance in chances:
        left -= chance
        if left < 0:
            return code
    return chances[-1][0]


def _after_the_deal(played: Round, viewer: Seat, dealer: Dealer) -> Round:
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


def _imagine(played: Round, viewer: Seat, dealer: Dealer) -> tuple[list[Card], list[Order]]:
    """A deck and orders with which the table would look the same to a seat."""
    trace = Trace(played, viewer)
    drawn = _drawn_anew(trace, dealer)
    exchanged = trace.exchanged(dealer)

    def card_at(key: Key) -> Card:
        other = exchanged.get(key, key)
        return drawn.get(other) or trace.card(other)

    dealt = [
        [card_at((id(card), batch)) for card in cards] for batch, cards in enumerate(trace.shuffles)
    ]
    orders = [
        order_of([card.code for card in old], [card.code for card in stock])
        for old, stock in zip(trace.discards, dealt[1:], strict=True)
    ]
    return dealt[0], orders


def _drawn_anew(trace: Trace, dealer: Dealer) -> dict[Key, Card]:
    """What each card that the seat has not seen is instead."""
    table: Table = trace.table
    imagined: Table = trace.game.imagine(trace.game.view(table, trace.viewer), dealer)
    # Cards of which the seat knows the same are drawn in the order in which they were shuffled:
    # how they lie may say which they are, as in a hand that is sorted.
    alike: dict[tuple[int, ...], list[Key]] = {}
    drawn: dict[tuple[int, ...], list[Card]] = {}
    for pile, (here, elsewhere) in enumerate(_rows(table, imagined)):
        for placed, other in zip(here, elsewhere, strict=True):
            if not placed.is_seen_by(trace.viewer):
                key = (pile, placed.known_to, placed.lies, placed.batch, placed.never)
                alike.setdefault(key, []).append((id(placed.card), placed.batch))
                drawn.setdefault(key, []).append(other.card)
    found: dict[Key, Card] = {}
    for same, some in alike.items():
        found.update(zip(sorted(some, key=trace.origins.__getitem__), drawn[same], strict=True))
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
