import pytest

from facedown.bots.tres_cartas.exact import table_of_shares
from facedown.exact.tres_cartas import Hand, Solver, shares_of


def test_the_lowest_comes_in_for_the_highest() -> None:
    hand = Hand()
    hand.deal(9, 4, 7)
    assert hand.replace_highest(2, is_open=True) == 9
    assert (hand.lowest, hand.highest, hand.total(), hand.open_count()) == (2, 7, 13, 1)
    assert hand.replace_unseen(5, is_open=False) == 4
    assert (hand.lowest, hand.middle, hand.highest, hand.open_count()) == (2, 5, 7, 1)


def test_the_same_seed_learns_the_same() -> None:
    one, other = Solver("seed"), Solver("seed")
    one.learn(50, 1.0)
    other.learn(50, 1.0)
    assert one.regrets == other.regrets
    assert one.sums == other.sums


def test_shares_are_in_parts_of_a_byte_and_the_smallest_left_out() -> None:
    assert shares_of([0.0, 0.0], [3000.0, 1000.0]) == [191, 64]
    assert shares_of([0.0, 0.0], [9999.0, 1.0]) == [255, 0]


def test_of_a_spot_hardly_met_what_is_regretted_counts() -> None:
    assert shares_of([5.0, -5.0], [1.0, 3.0]) == [255, 0]
    assert shares_of([-1.0, -1.0], [1.0, 3.0]) == [64, 191]
    assert shares_of([0.0, 0.0], [0.0, 0.0]) == [0, 0]


def test_against_itself_the_table_wins_nothing() -> None:
    shares = [float(share) for share in table_of_shares()]
    solver = Solver("itself", shares)
    solver.regrets[:] = shares
    won = solver.duel(100)
    assert sum(won) / len(won) == pytest.approx(0, abs=6)
