"""Whoever can play a game, by name."""

import pytest
from tests.snap import SNAP

from facedown.bots.cast import CAST, Character
from facedown.bots.levels import LEVELS, Level, LevelPlayer, find_level
from facedown.bots.players import find_style, make_player, player_names
from facedown.bots.roster import RESERVED, bots_for
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_player_at_a_level_is_made_by_its_name(level: Level) -> None:
    made = make_player(level.name, SNAP, Dealer(1))
    assert isinstance(made, LevelPlayer)
    assert made.level is level


@pytest.mark.parametrize("character", CAST.values(), ids=CAST)
def test_a_character_is_made_by_its_key(character: Character) -> None:
    made = make_player(character.key, SNAP, Dealer(1))
    assert isinstance(made, LevelPlayer)
    assert made.level is character.plays


def test_a_bot_is_made_by_its_name() -> None:
    assert type(make_player("random", SNAP, Dealer(1))) is bots_for(SNAP)["random"]


def test_who_can_play_is_said_where_a_name_is_unknown() -> None:
    with pytest.raises(BadOption) as refused:
        make_player("cleverest", SNAP, Dealer(1))
    assert refused.value.params["allowed"] == ", ".join(player_names(SNAP))
    assert player_names(SNAP) == ["random", "stubborn", *LEVELS, *CAST]


def test_a_character_keeps_its_temperament_at_another_level() -> None:
    style = find_style("sharp", "gil")
    assert style.name == "sharp"
    assert style.risk == CAST["gil"].temperament.risk


@pytest.mark.parametrize("character", ["", "nobody"])
def test_without_a_character_of_the_cast_a_level_is_played_as_it_is(character: str) -> None:
    assert find_style("sharp", character) is find_level("sharp")


def test_the_names_of_levels_and_characters_are_reserved() -> None:
    assert RESERVED == {*LEVELS, *CAST}
