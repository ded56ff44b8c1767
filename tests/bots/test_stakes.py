"""What is at stake in a round: shares of the match after it, and points that stand for them."""

from math import isclose

import pytest

from facedown.bots.stakes import Lottery, LotteryWorths, Stakes, Worths, find_stakes
from facedown.catalog import find_game
from facedown.core.outcome import Outcome
from facedown.core.setup import Setup


def setup(
    game: str, scores: tuple[int, ...], number: int, seats: tuple[int, ...] = (), **rules: str
) -> Setup:
    everyone = tuple(range(len(scores)))
    playing = seats or everyone
    return Setup(find_game(game).variant(rules), playing, playing[0], scores, number)


def gave(*scores: int) -> Outcome:
    return Outcome(scores, (), "", scores)


def stakes(game: str, at: Setup, seat: int) -> Stakes:
    found = find_stakes(find_game(game), at, seat)
    assert found is not None
    return found


def test_who_wins_the_last_round_by_enough_has_won_the_match() -> None:
    at = setup("vinto", (0, 3, 0, 0), 5, end="rounds(5)")
    assert stakes("vinto", at, 0).share(gave(3, -1, -1, -1)) == 1.0
    assert stakes("vinto", at, 1).share(gave(3, -1, -1, -1)) == 0.0
    # As many points as another.
    assert stakes("vinto", at, 0).share(gave(3, 0, 0, 0)) == 0.5


def test_before_the_last_round_nothing_is_won_or_lost_for_good() -> None:
    at = setup("vinto", (0, 3, 0, 0), 3, end="rounds(5)")
    share = stakes("vinto", at, 0).share
    assert 0.0 < share(gave(-1, 3, 3, 3)) < share(gave(3, -1, -1, -1)) < 1.0


def test_who_is_out_at_the_limit_has_nothing_left() -> None:
    at = setup("tres-cartas", (85, 40, 120), 9, seats=(0, 1))
    share = stakes("tres-cartas", at, 0).share
    assert share(gave(15, 0, 0)) == 0.0
    assert share(gave(14, 0, 0)) > 0.0
    assert share(gave(0, 60, 0)) == 1.0


def test_who_reaches_the_target_first_has_won() -> None:
    at = setup("pinnacola", (700, 900), 3)
    assert stakes("pinnacola", at, 0).share(gave(320, 60)) == 1.0
    assert stakes("pinnacola", at, 0).share(gave(320, 130)) == 0.0


@pytest.mark.parametrize(
    ("game", "at"),
    [
        ("vinto", setup("vinto", (0, 0, 0, 0), 1, end="rounds(5)")),
        ("vinto", setup("vinto", (0, 3, 0, 0), 2, end="minutes(20)")),
        # Both went out with as many points, and play on until one has fewer.
        ("tres-cartas", setup("tres-cartas", (104, 104, 130), 9, seats=(0, 1))),
        # A match that these house rules had ended before.
        ("vinto", setup("vinto", (0, 3, 0, 0), 6, end="rounds(5)")),
    ],
)
def test_some_rounds_are_played_for_their_own_points(game: str, at: Setup) -> None:
    assert find_stakes(find_game(game), at, 0) is None


GOOD: Lottery = [(0.9, gave(3, -1, -1, -1)), (0.1, gave(-1, 3, 3, 3))]
BAD: Lottery = [(1.0, gave(-1, 3, -1, -1))]


def worths(scores: tuple[int, ...], number: int) -> Worths:
    at = setup("vinto", scores, number, end="rounds(5)")
    return LotteryWorths(find_game("vinto"), at, 0, stakes("vinto", at, 0), (BAD, GOOD))


@pytest.mark.parametrize("number", [2, 5])
def test_at_level_scores_points_are_what_they_are(number: int) -> None:
    level = worths((4, 4, 4, 4), number)
    for points in (-2.0, 0.0, 1.5):
        assert isclose(level.of_points(points), points, abs_tol=1e-9)


def test_what_is_decided_is_worth_the_same_however_the_round_ends() -> None:
    lost = worths((0, 9, 0, 0), 5)
    won = worths((9, 0, 0, 0), 5)
    for one in (lost, won):
        assert isclose(one.of_points(-1.0), one.of_points(3.0))
        assert isclose(one.of_points(3.0), one.of_outcome(gave(3, -1, -1, -1)))
    assert won.of_points(0.0) > worths((0, 0, 0, 0), 5).of_points(0.0) > lost.of_points(0.0)


def test_who_is_behind_in_the_last_round_loses_nothing_more_by_losing_it() -> None:
    behind = worths((0, 3, 0, 0), 5)
    assert isclose(behind.of_outcome(gave(-1, 3, 3, 3)), behind.of_outcome(gave(-1, 3, -1, -1)))
    assert behind.of_outcome(gave(3, -1, -1, -1)) > behind.of_points(3.0)
