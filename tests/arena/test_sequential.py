"""The sequential test errs as seldom as it says, ends early, and may not know."""

from random import Random

import pytest

from facedown.arena.sequential import (
    FEWEST,
    INCONCLUSIVE,
    NOT_STRONGER,
    STRONGER,
    SequentialTest,
    expected,
)

TIMES = 300


def run(elo: float, sides: int, seed: str, deals: int = 20_000) -> SequentialTest:
    """A stream of deals, each in every seating, of a bot that is so much stronger."""
    chance = Random(seed)
    test = SequentialTest(sides, margin=60.0)
    share = expected(elo, sides)
    while test.verdict == INCONCLUSIVE and test.deals < deals:
        test.add(sum(chance.random() < share for _ in range(sides)) / sides)
    return test


@pytest.mark.parametrize("sides", [2, 4])
def test_who_is_as_strong_is_seldom_called_stronger(sides: int) -> None:
    """At most 5 %, within three standard errors of the trials."""
    wrong = sum(run(0.0, sides, f"null {n}").verdict == STRONGER for n in range(TIMES))
    assert wrong / TIMES < 0.09


@pytest.mark.parametrize("sides", [2, 4])
def test_who_is_stronger_by_the_margin_is_seldom_overlooked(sides: int) -> None:
    wrong = sum(run(60.0, sides, f"some {n}").verdict == NOT_STRONGER for n in range(TIMES))
    assert wrong / TIMES < 0.09


def test_who_is_much_stronger_is_known_soon() -> None:
    deals = [run(300.0, 2, f"much {n}").deals for n in range(50)]
    assert max(deals) < 120


def test_a_few_deals_may_be_inconclusive() -> None:
    assert run(30.0, 2, "few", deals=60).verdict == INCONCLUSIVE


def test_nothing_is_decided_by_a_handful_of_deals() -> None:
    test = SequentialTest(2, margin=400.0)
    for _ in range(FEWEST - 1):
        test.add(1.0)
    assert test.verdict == INCONCLUSIVE
    test.add(1.0)
    assert test.verdict == STRONGER


def test_after_the_verdict_nothing_is_counted() -> None:
    test = run(400.0, 2, "done")
    deals = test.deals
    test.add(0.0)
    assert (test.deals, test.verdict) == (deals, STRONGER)
