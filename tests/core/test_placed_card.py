"""A card as it lies, and the places where cards lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.core.cards import CARDS, UNKNOWN, card
from facedown.core.errors import BadNotation
from facedown.core.placed_card import (
    DOWN,
    HELD,
    NO_PLACE,
    UP,
    PlacedCard,
    fresh,
    hidden,
    parse_place,
    parse_placed,
    place,
    place_text,
    seat_of,
    slot_of,
)
from facedown.core.seats import EVERYONE, NOBODY, WATCHER, bit

placed_cards = st.builds(
    PlacedCard,
    st.sampled_from([*CARDS, UNKNOWN]),
    st.one_of(st.just(EVERYONE), st.integers(0, 0xFF)),
    st.sampled_from([DOWN, *range(HELD, HELD + 8)]),
    st.integers(0, 12),
    st.integers(0, 2**53 - 1),
)


@given(placed_cards)
def test_a_placed_card_reads_back(placed: PlacedCard) -> None:
    assert parse_placed(str(placed)) == placed
    assert hash(parse_placed(str(placed))) == hash(placed)


@given(st.integers(0, 7), st.integers(0, 100))
def test_a_place_reads_back(seat: int, slot: int) -> None:
    where = place(seat, slot)
    assert (seat_of(where), slot_of(where)) == (seat, slot)
    assert parse_place(place_text(where)) == where


def test_no_place_reads_back() -> None:
    assert parse_place(place_text(NO_PLACE)) == NO_PLACE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        ":",
        "0:",
        ":0",
        "8:0",
        "0:-1",
        "0:x",
        "0:1:2",
        "dealer:0",
        "-:1",
        "0:²",
        "0:٣",
        "0:1234",
    ],
)
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_place(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "7x",
        "7h+",
        "7h=8",
        "7h~",
        "7h~x",
        "7h~1234",
        "7h!",
        "7h!8",
        "7h!dealer",
        "7h-",
        "7h-7x",
        "7h-??",
        "7h^^",
    ],
)
def test_what_is_no_placed_card_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_placed(text)


def test_a_card_that_lies_up_has_been_seen_by_everyone() -> None:
    placed = parse_placed("7h^")
    assert placed.is_up
    assert placed.known_to == EVERYONE
    assert placed.is_seen_by(WATCHER)


def test_turned_down_again_a_card_is_remembered_by_all() -> None:
    assert str(parse_placed("7h^").down()) == "7h=*"


def test_a_card_turned_up_proves_to_be_the_one_shown() -> None:
    """On a view the table does not know it: the event says which it is."""
    assert str(parse_placed("??=1~2-7c").up(card("7h"))) == "7h^~2"


def test_who_looks_at_a_card_joins_those_who_have_seen_it() -> None:
    assert str(parse_placed("??=1").seen(card("7h"), bit(0))) == "7h=01"


def test_a_look_that_was_not_shown_takes_nothing_away() -> None:
    """Somebody else looked at a card that I know: I still know it."""
    assert str(parse_placed("7h=0").seen(UNKNOWN, bit(1))) == "7h=01"


def test_a_held_card_is_held_by_one_seat() -> None:
    placed = parse_placed("7h").held(3)
    assert placed.is_held_by(3)
    assert not placed.is_held_by(2)
    assert placed.lies == HELD + 3
    assert not placed.is_up


def test_hiding_a_card_leaves_everything_public() -> None:
    assert str(parse_placed("7h!2=2~1-8c").hidden()) == "??!2=2~1-8c"
    assert str(parse_placed("7h~1").hidden()) == "??~1"


def test_exclusions_add_up() -> None:
    placed = parse_placed("7h-8c").excluding(1 << card("9c").code)
    assert str(placed) == "7h-8c-9c"


def test_no_change_touches_the_card_it_is_made_of() -> None:
    placed = parse_placed("7h=0~1-8c")
    placed.up(card("7h")), placed.down(), placed.held(1), placed.hidden()
    placed.seen(card("7h"), bit(5)), placed.excluding(1), placed.proven(card("7h"))
    assert str(placed) == "7h=0~1-8c"


def test_placed_cards_are_compared_by_all_they_say() -> None:
    texts = ["7h", "8h", "7h^", "7h!0", "7h!1", "7h=0", "7h=01", "7h~1", "7h-8c", "7h-9c"]
    assert len({parse_placed(text) for text in texts}) == len(texts)
    assert parse_placed("7h") != "7h"


def test_fresh_cards_are_made_once() -> None:
    assert fresh(card("7h")) is fresh(card("7h"))
    assert hidden(3) is hidden(3)


@pytest.mark.parametrize("batch", [0, 1, 7, 8, 20])
def test_a_fresh_card_is_down_and_unseen(batch: int) -> None:
    assert fresh(card("7h"), batch) == PlacedCard(card("7h"), NOBODY, DOWN, batch)
    assert fresh(UNKNOWN, batch) == hidden(batch) == PlacedCard(UNKNOWN, NOBODY, DOWN, batch)


def test_up_is_neither_down_nor_held() -> None:
    assert len({DOWN, UP, *range(HELD, HELD + 8)}) == 10
