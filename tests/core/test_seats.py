"""Seats and sets of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.core.errors import BadNotation
from facedown.core.seats import (
    DEALER,
    EVERYONE,
    MAX_SEATS,
    NO_SEAT,
    NOBODY,
    ONLY,
    WATCHER,
    bit,
    parse_seat,
    parse_seats,
    seat_text,
    seats_from,
    seats_in,
    seats_text,
)


def test_everyone_is_every_seat_and_the_watchers() -> None:
    assert EVERYONE == sum(bit(seat) for seat in range(MAX_SEATS)) | bit(WATCHER)


@given(st.sets(st.integers(0, MAX_SEATS - 1)))
def test_a_set_of_seats_reads_back(seats: set[int]) -> None:
    mask = sum(bit(seat) for seat in seats)
    assert seats_in(mask) == sorted(seats)
    assert parse_seats(seats_text(mask)) == mask


def test_going_round_starts_anywhere_and_leaves_the_watchers_out() -> None:
    mask = bit(0) | bit(2) | bit(5) | bit(WATCHER)
    assert seats_from(2, mask) == [2, 5, 0]
    assert seats_from(3, mask) == [5, 0, 2]
    assert seats_from(6, mask) == seats_in(mask) == [0, 2, 5]


def test_everyone_and_nobody_read_back() -> None:
    assert parse_seats(seats_text(EVERYONE)) == EVERYONE
    assert parse_seats(seats_text(NOBODY)) == NOBODY


def test_all_seats_without_the_watchers_are_not_everyone() -> None:
    """What the watchers have not seen is not public."""
    assert seats_text(EVERYONE & ~bit(WATCHER)) == "01234567"


@pytest.mark.parametrize("seat", [*range(MAX_SEATS), DEALER, NO_SEAT])
def test_a_seat_reads_back(seat: int) -> None:
    assert parse_seat(seat_text(seat)) == seat


@pytest.mark.parametrize("text", ["", "8", "-1", "00", "Dealer", "a", "0 ", "²", "٣"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_seat(text)


@pytest.mark.parametrize("text", ["8", "0,1", "0-", "**", "dealer"])
def test_what_is_no_set_of_seats_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_seats(text)


def test_lists_of_one_seat_are_made_once() -> None:
    assert [[seat] for seat in range(MAX_SEATS)] == ONLY
