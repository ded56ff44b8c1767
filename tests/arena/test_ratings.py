"""Ratings find the strengths that decided who won, and say how sure they are."""

from itertools import combinations
from random import Random

import pytest

from facedown.arena.ratings import ELO, Tables, rate, solve, strengths
from facedown.core.dealer import Dealer

TRUE = [0.0, 100.0, 250.0]


def played(deals: int, sides: int, seed: str) -> list[Tables]:
    """Deals in which each two bots met, one against the rest, and the strengths decided."""
    chance = Random(seed)
    found = []
    for _ in range(deals):
        tables: Tables = {}
        for one, other in combinations(range(len(TRUE)), 2):
            counts = [0] * len(TRUE)
            counts[one], counts[other] = 1, sides - 1
            weights = [count * 10 ** (elo / 400) for count, elo in zip(counts, TRUE, strict=True)]
            won = [0.0] * len(TRUE)
            for _ in range(sides):
                won[chance.choices(range(len(TRUE)), weights)[0]] += 1.0
            tables[tuple(counts)] = won
        found.append(tables)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("sides", [2, 4])
def test_ratings_recover_the_strengths(sides: int) -> None:
    found = rate(played(2000, sides, "many"), 0, Dealer("s"))
    assert [one.elo for one in found] == pytest.approx(TRUE, abs=20)
    for one, elo in zip(found[1:], TRUE[1:], strict=True):
        assert one.low is not None
        assert one.high is not None
        assert one.low <= elo <= one.high
        assert one.high - one.low < 50


@pytest.mark.slow
def test_intervals_of_ratings_cover_the_strengths_in_95_of_100() -> None:
    times = 40
    covered = 0
    for number in range(times):
        found = rate(played(60, 3, f"cover {number}"), 0, Dealer(number))[2]
        covered += (
            found.low is not None
            and found.high is not None
            and (found.low <= TRUE[2] <= found.high)
        )
    assert covered / times > 0.85


def test_between_two_it_is_the_scale_of_elo() -> None:
    """Ten wins for each loss are 400."""
    logs = strengths({(1, 1): [10_000.0, 1_000.0]}, [0.0, 0.0])
    assert ELO * (logs[0] - logs[1]) == pytest.approx(400.0, abs=1.0)


def test_whoever_sits_three_times_is_not_three_times_as_strong() -> None:
    logs = strengths({(1, 3): [2_500.0, 7_500.0]}, [0.0, 0.0])
    assert ELO * (logs[0] - logs[1]) == pytest.approx(0.0, abs=0.5)


def test_the_anchor_is_nought() -> None:
    found = rate(played(50, 2, "few"), 1, Dealer("s"))
    assert (found[1].elo, found[1].low, found[1].high) == (0.0, 0.0, 0.0)


def test_who_has_won_everything_has_no_upper_end() -> None:
    every: list[Tables] = [{(1, 1): [2.0, 0.0]}] * 20
    winner, loser = rate(every, 1, Dealer("s"))
    assert winner.high is None
    assert winner.low is not None
    assert 200 < winner.elo < 2000
    _, loser = rate(every, 0, Dealer("s"))
    assert loser.low is None
    assert loser.high is not None


@pytest.mark.parametrize("anchor", [0, 1])
def test_the_anchor_is_nought_whatever_it_has_won(anchor: int) -> None:
    found = rate([{(1, 1): [2.0, 0.0]}] * 20, anchor, Dealer("s"))[anchor]
    assert (found.elo, found.low, found.high) == (0.0, 0.0, 0.0)


def test_the_same_chance_gives_the_same_ratings() -> None:
    deals = played(40, 3, "same")
    assert rate(deals, 0, Dealer("s")) == rate(deals, 0, Dealer("s"))


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
