"""Every bot, level and character plays by its view alone: unseen cards change no decision."""

from typing import Any

import pytest
from benchmarks.honesty import AnyOf, everybody, measured
from tests.lengths import MARKS

from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.testing import check_game

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize(
    "game", [pytest.param(GAMES[key], marks=marks, id=key) for key, marks in MARKS.items()]
)
def test_nobody_looks_at_cards_they_were_not_shown(game: Game[Any]) -> None:
    """Law 9, for one of all in each position."""
    anybody = AnyOf(everybody(game))
    check_game(game, plays=6, seed="honest", laws=(9,), moments=8, bots={"anybody": anybody})
    assert anybody.positions > 40


@pytest.mark.long
@pytest.mark.slow
@every_game
def test_nobody_looks_at_cards_they_were_not_shown_in_many_positions(game: Game[Any]) -> None:
    """Law 9: some thousands of positions over the games, every bot, level and character."""
    anybody = AnyOf(everybody(game))
    check_game(game, plays=60, seed="many honest", laws=(9,), moments=12, bots={"anybody": anybody})
    assert anybody.positions > 700
    assert set(anybody.made) == set(everybody(game))


def test_a_measurement_says_how_many_were_asked() -> None:
    found = measured(GAMES["tres-cartas"], 20, "little")
    assert found["positions"] >= 20
    assert found["changed"] == []
