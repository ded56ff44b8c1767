"""The rule bot for Pinnacola against its yardsticks."""

import pytest

from facedown.arena import Tally, play_many
from facedown.games.pinnacola import GAME


def matches(*seats: str, number: int, option: str = "") -> Tally:
    """So many matches of these bots, by the rules as they are or with one more house rule."""
    variant = GAME.variant({option: "true"} if option else {})
    tally = play_many(GAME, seats, number, "yardstick", variant, matches=True).tally
    assert not tally.stuck
    assert tally.matches == number
    return tally


@pytest.mark.long
@pytest.mark.slow
def test_it_beats_a_greedy_melder_in_four_matches_of_five() -> None:
    assert matches("rule", "greedy", number=40).match_wins["rule"] >= 32


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(
    ("option", "seats"), [("pairs", ("rule", "greedy") * 2), ("pinelle", ("rule", "greedy"))]
)
def test_it_beats_a_greedy_melder_by_other_house_rules(option: str, seats: tuple[str, ...]) -> None:
    """P-44, P-45; in pairs both partners have won."""
    wins = matches(*seats, number=12, option=option).match_wins
    assert wins["rule"] >= 2 * wins["greedy"]


@pytest.mark.long
@pytest.mark.slow
def test_it_beats_random_play_in_every_match() -> None:
    assert matches("rule", "random", number=20).match_wins["rule"] == 20
