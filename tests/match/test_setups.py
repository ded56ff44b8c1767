"""A setup as data."""

from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.match.setups import SetupData, setup_bytes, setup_from, setup_from_bytes
from facedown.testing.check import random_setup


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_any_setup_reads_back(game: Game[Any]) -> None:
    for number in range(50):
        setup = random_setup(game, Dealer(number))
        assert setup_from_bytes(game, setup_bytes(setup)) == setup


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_option_the_game_does_not_have_is_refused(game: Game[Any]) -> None:
    with pytest.raises(BadOption):
        setup_from(game, SetupData((0, 1), 0, (0, 0), {"no_such": "true"}))
