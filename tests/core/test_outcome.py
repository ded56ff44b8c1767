"""Places by score."""

import pytest

from facedown.core.outcome import places_of


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([3, 1, 2], (1, 3, 2)),
        ([5, 5, 1], (1, 1, 3)),
        ([5, 1, 1], (1, 2, 2)),
        ([0, 0], (1, 1)),
        ([-3, -1], (2, 1)),
        ([], ()),
    ],
)
def test_the_highest_is_first_and_equals_share_a_place(
    scores: list[int], places: tuple[int, ...]
) -> None:
    assert places_of(scores) == places


def test_the_lowest_may_be_first() -> None:
    assert places_of([3, 1, 2, 1], lowest_first=True) == (4, 1, 3, 1)
