"""Chance: the same everywhere, and without favour."""

import struct
from collections import Counter
from hashlib import shake_128
from itertools import permutations, product

import pytest

from facedown.core.cards import Pack
from facedown.core.compiled import is_compiled
from facedown.core.dealer import Dealer

interpreted_only = pytest.mark.skipif(is_compiled(), reason="a compiled Dealer takes no subclass")


class Scripted(Dealer):
    """A dealer whose bits, or whose numbers, are known beforehand."""

    def __init__(self, *, bits: list[int] | None = None, numbers: list[int] | None = None) -> None:
        super().__init__(0)
        self.script = bits or []
        self.numbers = numbers or []

    def bits(self) -> int:
        return self.script.pop(0)

    def below(self, limit: int) -> int:
        return self.numbers.pop(0) if self.numbers else super().below(limit)


def test_the_stream_is_shake_128_of_the_seed_block_by_block() -> None:
    """So that any program can deal the same cards: 64 words, then 256 at a time."""
    dealer = Dealer("x")
    found = [dealer.bits() for _ in range(64 + 256 + 1)]
    blocks = [shake_128(f"{block}:x".encode()).digest(1024) for block in range(3)]
    assert found[:64] == list(struct.unpack("<64I", blocks[0][:256]))
    assert found[64:320] == list(struct.unpack("<256I", blocks[1]))
    assert found[320] == struct.unpack("<I", blocks[2][:4])[0]


def test_a_seed_gives_the_same_cards_on_every_machine_for_ever() -> None:
    """Golden files, perft files and bug reports rest on these."""
    assert Dealer("a seed").order(10) == (9, 7, 6, 1, 4, 5, 2, 3, 8, 0)
    deck = Dealer(1).deck(Pack())
    assert [str(card) for card in deck[:6]] == ["8c", "Qs", "Ac", "Ks", "7s", "6s"]


def test_a_seed_is_a_text_or_a_number() -> None:
    assert Dealer(7).order(20) == Dealer("7").order(20)
    assert Dealer(7).order(20) != Dealer(8).order(20)


def test_a_dealer_apart_has_a_stream_of_its_own() -> None:
    one = Dealer("x")
    apart = one.apart("bot")
    assert apart.order(20) == Dealer("x/bot").order(20)
    assert apart.bits() != one.bits()


def test_taking_a_dealer_apart_leaves_its_stream_alone() -> None:
    one, other = Dealer("x"), Dealer("x")
    one.apart("bot").bits()
    assert one.bits() == other.bits()


@pytest.mark.parametrize("limit", [1, 2, 3, 52, 1000])
def test_a_number_is_below_its_limit(limit: int) -> None:
    dealer = Dealer(limit)
    numbers = [dealer.below(limit) for _ in range(2000)]
    assert min(numbers) >= 0
    assert max(numbers) < limit


@interpreted_only
def test_bits_that_would_favour_some_numbers_are_drawn_again() -> None:
    """Of 2**32 values a limit of 3 * 2**29 leaves 2**30 too many."""
    limit = 3 << 29
    assert Scripted(bits=[0, 1]).below(limit) == 0
    assert Scripted(bits=[8, 3, 1]).below(limit) == 0
    assert Scripted(bits=[4]).below(limit) == 1


def test_a_share_is_less_than_one() -> None:
    dealer = Dealer(1)
    shares = [dealer.share() for _ in range(2000)]
    assert 0.0 <= min(shares) < 0.01
    assert 0.99 < max(shares) < 1.0


@interpreted_only
def test_a_shuffle_gives_every_order_once_for_every_choice() -> None:
    """Exactly: over all it can be dealt, each order of four things comes up once."""
    found = Counter[tuple[int, ...]]()
    for numbers in product(range(4), range(3), range(2)):
        things = list(range(4))
        Scripted(numbers=list(numbers)).shuffle(things)
        found[tuple(things)] += 1
    assert found == Counter(permutations(range(4)))


def test_orders_come_up_equally_often() -> None:
    dealer = Dealer("fair")
    found = Counter(dealer.order(3) for _ in range(6000))
    assert set(found) == set(permutations(range(3)))
    # Five standard deviations of a count with mean 1000.
    assert all(abs(count - 1000) < 5 * 29 for count in found.values())


def test_a_deck_is_the_pack_in_another_order() -> None:
    pack = Pack(2, 4)
    deck = Dealer(1).deck(pack)
    assert Counter(deck) == Counter(pack.cards)
    assert deck != list(pack.cards)
    assert deck != Dealer(2).deck(pack)


def test_a_shuffle_of_little_is_easy() -> None:
    assert Dealer(1).order(0) == ()
    assert Dealer(1).order(1) == (0,)


def test_a_pick_is_one_of_the_things() -> None:
    dealer = Dealer(1)
    assert {dealer.pick(["a", "b", "c"]) for _ in range(100)} == {"a", "b", "c"}


@pytest.mark.parametrize("taken", [0, 1, 63, 64, 65, 319, 320, 321, 576, 577, 1000])
def test_a_dealer_moves_to_where_another_stands(taken: int) -> None:
    one, other = Dealer("seed"), Dealer("seed")
    for _ in range(taken):
        one.bits()
    assert one.taken == taken
    other.move_to(taken)
    assert other.taken == taken
    assert [one.bits() for _ in range(600)] == [other.bits() for _ in range(600)]
