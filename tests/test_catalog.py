"""The one list of games."""

import pytest

from facedown.catalog import GAMES, UnknownGame, find_game


def test_a_game_is_found_by_its_key() -> None:
    assert [find_game(key).KEY for key in GAMES] == list(GAMES)


@pytest.mark.parametrize("key", ["", "chess", "Tres-Cartas", "tres_cartas"])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(key: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game(key)
    assert refused.value.params == {"game": key, "allowed": ", ".join(GAMES)}
