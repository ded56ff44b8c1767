"""What a round begins with."""

import pytest

from facedown.core.errors import BadSetup
from facedown.core.setup import Setup
from facedown.core.variant import Variant

PLAIN = Variant((), {})


def setup(seats: tuple[int, ...], players: int = 4, starter: int | None = None) -> Setup:
    first = seats[0] if starter is None and seats else starter or 0
    return Setup(PLAIN, seats, first, (0,) * players)


def test_turns_go_clockwise_over_seats_in_play() -> None:
    """G-12."""
    some = setup((0, 2, 3))
    assert [some.after(seat) for seat in range(4)] == [2, 2, 3, 0]


def test_a_round_from_a_seat_ends_with_it() -> None:
    some = setup((0, 2, 3))
    assert some.round_from(2) == [3, 0, 2]
    assert some.round_from(0) == [2, 3, 0]


def test_a_round_from_a_seat_that_is_out_has_all_who_are_in() -> None:
    assert setup((0, 2, 3)).round_from(1) == [2, 3, 0]


def test_a_seat_alone_is_followed_by_itself() -> None:
    assert setup((2,)).after(2) == 2
    assert setup((2,)).round_from(2) == [2]


def test_a_setup_knows_who_is_in_play() -> None:
    some = setup((0, 2, 3))
    assert [seat for seat in range(-2, 9) if some.is_in_play(seat)] == [0, 2, 3]


def test_eight_is_the_most() -> None:
    assert setup(tuple(range(8)), players=8).players == 8
    with pytest.raises(BadSetup) as refused:
        setup((0, 1), players=9)
    assert refused.value.code == "wrong_number_of_players"
    with pytest.raises(BadSetup):
        setup((), players=0)


@pytest.mark.parametrize("seats", [(), (0, 0), (1, 0), (0, 4), (-1, 0), (-2, -1)])
def test_seats_that_are_not_there_are_refused(seats: tuple[int, ...]) -> None:
    with pytest.raises(BadSetup) as refused:
        setup(seats)
    assert refused.value.code == "no_such_seats"


@pytest.mark.parametrize("starter", [1, 4, -1])
def test_a_starter_who_is_not_in_play_is_refused(starter: int) -> None:
    with pytest.raises(BadSetup) as refused:
        setup((0, 2, 3), starter=starter)
    assert refused.value.code == "starter_not_in_play"


def test_a_setup_is_a_value() -> None:
    same = [Setup(PLAIN, (0, 1), 1, (3, 4), 2) for _ in range(2)]
    assert same[0] == same[1]
    assert hash(same[0]) == hash(same[1])
    others = [
        Setup(PLAIN, (0, 1), 0, (3, 4), 2),
        Setup(PLAIN, (1,), 1, (3, 4), 2),
        Setup(PLAIN, (0, 1), 1, (4, 4), 2),
        Setup(PLAIN, (0, 1), 1, (3, 4), 3),
        Setup(PLAIN, (0, 1), 1, (3, 4), 2, undo=True),
    ]
    assert all(other != same[0] for other in others)
