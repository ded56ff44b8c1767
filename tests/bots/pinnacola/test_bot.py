"""The rule bot for Pinnacola against its yardsticks."""

import pytest

from facedown.cli.batch import Work, run_part


def matches_won(other: str, number: int) -> int:
    tally = run_part((Work("pinnacola", (), ("rule", other), "yardstick", True), 0, number))
    assert not tally.stuck
    assert tally.matches == number
    return tally.match_wins["rule"]


@pytest.mark.slow
def test_it_beats_a_greedy_melder_in_four_matches_of_five() -> None:
    assert matches_won("greedy", 40) >= 32


@pytest.mark.slow
@pytest.mark.parametrize(
    ("option", "seats"), [("pairs", ("rule", "greedy") * 2), ("pinelle", ("rule", "greedy"))]
)
def test_it_beats_a_greedy_melder_by_other_house_rules(option: str, seats: tuple[str, ...]) -> None:
    """P-44, P-45; in pairs both partners have won."""
    work = Work("pinnacola", ((option, "true"),), seats, "yardstick", True)
    tally = run_part((work, 0, 12))
    assert not tally.stuck
    assert tally.match_wins["rule"] >= 2 * tally.match_wins["greedy"]


@pytest.mark.slow
def test_it_beats_random_play_in_every_match() -> None:
    assert matches_won("random", 20) == 20
