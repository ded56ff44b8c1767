"""The one list of bots."""

import pytest
from tests.snap import SNAP

from facedown.bots.roster import bot_names, make_bot
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.games.tres_cartas import GAME


def test_every_game_has_a_random_and_a_stubborn_bot() -> None:
    assert bot_names(SNAP) == ["random", "stubborn"]


def test_a_game_may_have_bots_of_its_own() -> None:
    assert "rule" in bot_names(GAME)


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption) as refused:
        make_bot("rule", SNAP, Dealer(1))
    assert refused.value.params == {"bot": "rule", "allowed": "random, stubborn"}
