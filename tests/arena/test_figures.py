"""The figures of what was counted."""

from collections import Counter

from facedown.arena import Share, Tally
from facedown.arena.figures import figures, spread


def test_percentiles_are_values_that_occurred() -> None:
    assert spread(Counter(range(1, 101))) == {"mean": 50.5, "median": 50, "p99": 99, "max": 100}


def test_nothing_counted_gives_noughts() -> None:
    assert spread(Counter()) == {"mean": 0.0, "median": 0, "p99": 0, "max": 0}
    assert (Share().win_share, Share().mean_points) == (0.0, 0.0)


def test_a_share_is_of_the_rounds_played() -> None:
    share = Share(rounds=8, wins=2, points=-4)
    assert (share.win_share, share.mean_points) == (0.25, -0.5)


def test_a_bot_that_won_no_match_is_told_too() -> None:
    tally = Tally(matches=3, match_wins=Counter({"rule": 3}))
    assert figures(tally, ["rule", "random"])["matches"]["wins"] == {"random": 0, "rule": 3}
