"""Intervals cover the truth as often as they say, by deal, however many rounds a deal had."""

from collections.abc import Callable
from random import Random

import pytest

from facedown.arena.intervals import Estimate, mean_of, share_of, student

TIMES = 1000


def coverage(draw: Callable[[Random], Estimate], truth: float) -> float:
    chance = Random("coverage")
    found = [draw(chance) for _ in range(TIMES)]
    covered = [
        one.low is not None and one.high is not None and one.low <= truth <= one.high
        for one in found
    ]
    return sum(covered) / TIMES


@pytest.mark.parametrize("deals", [5, 30, 200])
def test_an_interval_of_points_covers_the_mean_in_95_of_100(deals: int) -> None:
    """Within three standard errors of a thousand trials."""
    found = coverage(lambda chance: mean_of([chance.gauss(0.3, 2.5) for _ in range(deals)]), 0.3)
    assert 0.93 < found < 0.97


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("deals", [30, 200])
def test_an_interval_of_shares_covers_the_share_in_95_of_100(share: float, deals: int) -> None:
    def draw(chance: Random) -> Estimate:
        return share_of([float(chance.random() < share) for _ in range(deals)])

    assert 0.925 < coverage(draw, share) < 0.985


def test_seatings_that_take_luck_out_make_the_interval_narrower() -> None:
    even = share_of([0.5, 0.5, 0.25, 0.75] * 25)
    uneven = share_of([0.0, 1.0, 0.0, 1.0] * 25)
    assert even.low is not None
    assert uneven.low is not None
    assert even.low > uneven.low


def test_what_was_always_won_is_not_certain() -> None:
    found = share_of([1.0] * 20)
    assert (found.mean, found.high) == (1.0, 1.0)
    assert found.low is not None
    assert 0.75 < found.low < 0.9


def test_shares_of_three_sides_stay_below_a_third() -> None:
    found = share_of([1 / 3] * 20, most=1 / 3)
    assert found.mean == found.high == pytest.approx(1 / 3)
    assert found.low is not None
    assert 0.2 < found.low < 1 / 3


@pytest.mark.parametrize("estimate", [mean_of, share_of])
def test_one_deal_says_nothing_of_how_sure_it_is(
    estimate: Callable[[list[float]], Estimate],
) -> None:
    assert estimate([0.5]) == Estimate(0.5, None, None, 1)
    assert estimate([]) == Estimate(0.0, None, None, 0)


@pytest.mark.parametrize(("freedom", "known"), [(1, 12.706), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_students_t_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.002)
