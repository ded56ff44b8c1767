"""Cards, ranks and packs."""

import pytest

from facedown.core.cards import (
    CARDS,
    JOKER_CARD,
    NO_RANK,
    UNKNOWN,
    Card,
    Pack,
    card,
    cards,
    count,
    parse_rank,
    rank_text,
)
from facedown.core.errors import BadNotation


def test_there_are_53_kinds_of_cards_by_code() -> None:
    assert [one.code for one in CARDS] == list(range(53))
    assert len({one.text for one in CARDS}) == 53


def test_every_card_reads_back() -> None:
    for one in [*CARDS, UNKNOWN]:
        assert card(str(one)) is one


@pytest.mark.parametrize("text", ["", "7", "h7", "7H", "10h", "jk", "1h", "7x", "?", "???", "7h "])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        card(text)
    assert refused.value.params == {"text": text}


def test_cards_are_separated_by_any_spaces() -> None:
    assert cards("  As   Td ") == [card("As"), card("Td")]
    assert cards("") == []


def test_a_card_is_compared_by_what_it_shows() -> None:
    seven = card("7h")
    twin = Card(seven.code, seven.rank, seven.suit, seven.text)
    assert twin is not seven
    assert twin == seven
    assert hash(twin) == hash(seven)
    assert seven != card("7d")
    assert seven != "7h"


@pytest.mark.parametrize(
    ("text", "is_red"), [("7h", True), ("7d", True), ("7c", False), ("7s", False), ("Jk", False)]
)
def test_hearts_and_diamonds_are_red(text: str, is_red: bool) -> None:
    assert card(text).is_red == is_red


def test_an_unknown_card_has_neither_rank_nor_suit() -> None:
    assert (UNKNOWN.rank, UNKNOWN.suit, UNKNOWN.is_red) == (NO_RANK, -1, False)


def test_every_rank_reads_back() -> None:
    for rank in range(-1, 14):
        assert parse_rank(rank_text(rank)) == rank


@pytest.mark.parametrize("text", ["", "10", "1", "k", "JK", "?"])
def test_what_is_no_rank_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_rank(text)


@pytest.mark.parametrize(("packs", "jokers", "size"), [(1, 0, 52), (1, 2, 54), (2, 4, 108)])
def test_a_pack_is_whole_packs_and_jokers(packs: int, jokers: int, size: int) -> None:
    pack = Pack(packs, jokers)
    assert pack.size == len(pack.cards) == sum(pack.counts) == size
    assert pack.counts[card("7h").code] == packs
    assert pack.counts[JOKER_CARD.code] == jokers
    assert pack.counts[UNKNOWN.code] == 0


@pytest.mark.parametrize(("packs", "jokers"), [(1, 0), (1, 2), (1, 4), (2, 4), (3, 1)])
def test_a_deck_is_the_pack_in_any_order_and_nothing_else(packs: int, jokers: int) -> None:
    pack = Pack(packs, jokers)
    deck = list(reversed(pack.cards))
    assert pack.is_made_of(deck)
    assert not pack.is_made_of(deck[1:])
    assert not pack.is_made_of([*deck, deck[0]])
    for wrong in [UNKNOWN, JOKER_CARD, card("7h"), card("Kd")]:
        for position in (0, 20, 51):
            is_same = deck[position] is wrong
            changed = [*deck[:position], wrong, *deck[position + 1 :]]
            assert pack.is_made_of(changed) == is_same


def test_counting_is_by_code_with_unknown_cards_last() -> None:
    counts = count(cards("7h 7h Jk ??"))
    assert (counts[card("7h").code], counts[52], counts[53], sum(counts)) == (2, 1, 1, 4)
