"""The one list of bots."""

import pytest
from tests.snap import SNAP

from facedown.bots import tres_cartas
from facedown.bots.roster import bot_names, find_bots, make_bot
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.games.tres_cartas import GAME


def test_every_game_has_a_random_and_a_stubborn_bot() -> None:
    assert bot_names(SNAP) == ["random", "stubborn"]


def test_a_game_may_have_bots_of_its_own() -> None:
    assert "rule" in bot_names(GAME)


def test_the_bots_of_a_game_are_those_of_the_module_named_after_it() -> None:
    assert find_bots("tres-cartas") == tres_cartas.BOTS


@pytest.mark.parametrize("key", ["no-such-game", "levels"])
def test_a_game_without_such_a_module_has_none_of_its_own(key: str) -> None:
    assert find_bots(key) == {}


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption) as refused:
        make_bot("rule", SNAP, Dealer(1))
    assert refused.value.params == {"bot": "rule", "allowed": "random, stubborn"}
