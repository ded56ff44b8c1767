"""Imagined tables: all possible ones, and each as likely as the others."""

from collections import Counter
from itertools import permutations
from typing import TypeVar

import pytest
from tests.snap import SNAP, SnapTable

from facedown.core.cards import CARDS, Card, card, cards
from facedown.core.compiled import is_compiled
from facedown.core.dealer import Dealer
from facedown.core.imagine import fill, unseen
from facedown.core.notation import parse_table
from facedown.core.placed_card import PlacedCard, parse_placed
from facedown.core.table import Table

T = TypeVar("T")

interpreted_only = pytest.mark.skipif(is_compiled(), reason="a compiled Dealer takes no subclass")

World = tuple[str, ...]


class Ordered(Dealer):
    """A dealer that shuffles batch after batch into orders known beforehand."""

    def __init__(self, *orders: tuple[int, ...]) -> None:
        super().__init__(0)
        self.orders = list(orders)

    def shuffle(self, things: list[T]) -> None:
        things[:] = [things[i] for i in self.orders.pop(0)]


def seen_but(hidden: str, hand0: str, hand1: str, stock: str) -> SnapTable:
    """A view in which these cards are hidden and all others lie on the discard."""
    left_out = set(cards(hidden)) | set(known(hand0, hand1, stock))
    rest = " ".join(f"{one}^" for one in CARDS[:52] if one not in left_out)
    text = f"snap | hand0 {hand0} | hand1 {hand1} | discard {rest} | stock {stock}"
    return parse_table(SNAP, text)


def known(*texts: str) -> list[Card]:
    words = " ".join(texts).split()
    return [parse_placed(word).card for word in words if not word.startswith("??")]


def imagined(at: Table) -> World:
    """The cards of the hands and of the stock from its top."""
    places = [*at.hands[0], *at.hands[1], *reversed(at.stock)]
    return tuple(str(placed.card) for placed in places if placed is not None)


def all_imagined(view: SnapTable, *sizes: int) -> Counter[World]:
    """How often each world comes up over everything that could be shuffled, exactly."""
    found = Counter[World]()
    (size,) = sizes
    for order in permutations(range(size)):
        at = view.copy()
        if fill(at, Ordered(order)):
            found[imagined(at)] += 1
    return found


@interpreted_only
def test_every_order_of_unseen_cards_is_imagined_exactly_as_often() -> None:
    view = seen_but("2c 3c 4c 5c", "?? 9c=0", "??=1", "?? ??")
    worlds = all_imagined(view, 4)
    assert worlds == Counter(
        (one, "9c", two, three, four)
        for one, two, three, four in permutations(["2c", "3c", "4c", "5c"])
    )


@interpreted_only
def test_what_a_card_is_known_not_to_be_is_never_imagined_and_the_rest_as_often() -> None:
    """Two exclusions that overlap: drawing again keeps what is left uniform."""
    view = seen_but("2c 3c 4c 5c", "??-2c-3c", "??=1-2c", "?? ??")
    wanted = [
        world
        for world in permutations(["2c", "3c", "4c", "5c"])
        if world[0] not in ("2c", "3c") and world[1] != "2c"
    ]
    assert all_imagined(view, 4) == Counter(wanted)
    assert len(wanted) == 8


@interpreted_only
def test_exclusions_in_the_stock_count_too() -> None:
    view = seen_but("2c 3c 4c", "??", "??", "??-4c")
    wanted = [world for world in permutations(["2c", "3c", "4c"]) if world[2] != "4c"]
    assert all_imagined(view, 3) == Counter(wanted)


@interpreted_only
def test_each_batch_keeps_its_own_cards() -> None:
    """A card from the reshuffle cannot be one that was dealt, though both are hidden."""
    text = "snap | batch1 2c 3c | hand0 ?? | hand1 ??~1 | discard {} | stock ??~1 ??"
    rest = " ".join(f"{one}^" for one in CARDS[:52] if str(one) not in ("2c", "3c", "4c", "5c"))
    view = parse_table(SNAP, text.format(rest))
    found = Counter[World]()
    for dealt in permutations(range(2)):
        for shuffled in permutations(range(2)):
            at = view.copy()
            assert fill(at, Ordered(dealt, shuffled))
            found[imagined(at)] += 1
    assert found == Counter(
        (one, two, three, four)
        for one, four in permutations(["4c", "5c"])
        for two, three in permutations(["2c", "3c"])
    )


@pytest.mark.parametrize(
    ("hand0", "hand1", "worlds"),
    [("??", "??=1", 6), ("??-2c", "??=1", 4), ("??-2c-3c", "??=1-4c", 2)],
    ids=["nothing excluded", "one excluded", "all but one excluded"],
)
def test_imagined_tables_come_up_equally_often(hand0: str, hand1: str, worlds: int) -> None:
    """By counting, with the true dealer: within five standard deviations."""
    view = SNAP.view(seen_but("2c 3c 4c", hand0, hand1, "??"), 0)
    dealer = Dealer("imagine")
    found = Counter(imagined(SNAP.imagine(view, dealer)) for _ in range(600 * worlds))
    assert len(found) == worlds
    assert all(abs(count - 600) < 5 * 24.5 for count in found.values())


def test_cards_that_look_the_same_are_as_likely_as_their_number() -> None:
    """Two jokers are hidden among three cards: a place holds one in two cases of three."""
    at = Table(SNAP.setup(SNAP.variant(), 2), SNAP.pack(SNAP.variant()))
    at.batches = [tuple(cards("Jk Jk 2c"))]
    at.hands = [[parse_placed("??")], [parse_placed("??")]]
    at.stock = [parse_placed("??")]
    found = Counter[str]()
    dealer = Dealer("jokers")
    for _ in range(3000):
        hand: list[list[PlacedCard | None]] = [[parse_placed("??")], [parse_placed("??")]]
        at.hands, at.stock = hand, [parse_placed("??")]
        assert fill(at, dealer)
        found[str(at.hand(0)[0])] += 1
    assert set(found) == {"Jk", "2c"}
    assert abs(found["Jk"] - 2000) < 5 * 26


def test_the_unseen_cards_are_those_whose_place_is_not_known() -> None:
    view = seen_but("2c 3c", "?? 9c=0", "??=1", "")
    assert unseen(view, 0) == cards("2c 3c")


def test_what_is_known_stays_where_it_is() -> None:
    view = SNAP.view(seen_but("2c 3c", "?? 9c=0", "??=1 Tc=0", ""), 0)
    for seed in range(10):
        at = SNAP.imagine(view, Dealer(seed))
        assert at.hand(0)[1] == card("9c")
        assert at.hand(1)[1] == card("Tc")


def test_imagining_leaves_the_view_alone() -> None:
    view = SNAP.view(seen_but("2c 3c", "??", "??", ""), 0)
    again = SNAP.view(view.table, 0)
    SNAP.imagine(view, Dealer(1))
    assert view == again
