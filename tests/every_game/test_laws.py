"""The laws, tried on every game of the catalog."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.bots.roster import bots_for
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.testing import LAWS, Trial, check_game, check_play
from facedown.testing.strategies import plays

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_every_law_holds_in_any_round(game: Game[Any], data: st.DataObject) -> None:
    play = data.draw(plays(game))
    chance = Dealer(data.draw(st.integers(0, 2**32)))
    check_play(Trial(play, chance, moments=4, bots=bots_for(game)))


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("part", range(4))
def test_every_law_holds_in_many_rounds(game: Game[Any], part: int) -> None:
    report = check_game(game, plays=60, seed=f"many {part}", moments=8)
    assert report.worlds > 200
    assert report.discarded * 2 <= report.worlds


@every_game
def test_everything_is_reached(game: Game[Any]) -> None:
    """Every event, move, phase, ending and option value comes up in a law run."""
    check_game(game, plays=600, seed="reach", laws=(), reach_all=True)


def test_the_laws_are_twelve() -> None:
    assert list(LAWS) == list(range(1, 13))
