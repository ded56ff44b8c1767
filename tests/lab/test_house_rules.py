"""House rules as named numbers: always the same names, and numbers that tell rules apart."""

from itertools import combinations

import gymnasium
import pytest

from facedown.catalog import GAMES
from facedown.core.variant import Flag
from facedown.lab import aec, parallel, vector
from facedown.lab.house_rules import rule_numbers


@pytest.mark.parametrize("key", GAMES)
def test_all_presets_have_the_same_names(key: str) -> None:
    game = GAMES[key]
    names = [list(rule_numbers(game.variant({}, preset))) for preset in game.PRESETS]
    assert all(one == names[0] for one in names)


@pytest.mark.parametrize("key", GAMES)
def test_other_rules_are_other_numbers(key: str) -> None:
    game = GAMES[key]
    for option in game.OPTIONS:
        values = [option.text(value) for value in option.samples()]
        for one, other in combinations(dict.fromkeys(values), 2):
            first = rule_numbers(game.variant({option.name: one}))
            second = rule_numbers(game.variant({option.name: other}))
            assert first != second
            differ = {name for name in first if first[name] != second[name]}
            assert {name.split("=")[0].split(".")[0] for name in differ} == {option.name}


@pytest.mark.parametrize("key", GAMES)
def test_numbers_are_shares_but_for_points(key: str) -> None:
    game = GAMES[key]
    for preset in game.PRESETS:
        for name, number in rule_numbers(game.variant({}, preset)).items():
            assert 0.0 <= number <= 1.0 or name.startswith("values.")


def test_words_units_and_none_have_numbers_of_their_own() -> None:
    told = rule_numbers(GAMES["vinto"].variant({"end": "rounds(9)", "king_mode": "declare"}))
    assert (told["king_mode=copy"], told["king_mode=declare"]) == (0.0, 1.0)
    assert (told["end=rounds"], told["end=minutes"]) == (1.0, 0.0)
    told = rule_numbers(GAMES["cambio"].variant({"limit": "none", "values": "1,2,3,-4,5"}))
    assert (told["limit"], told["limit=none"]) == (0.0, 1.0)
    assert told["values.red_king"] == -4.0


def test_every_environment_tells_its_rules() -> None:
    rules = {"limit": "50"}
    wanted = rule_numbers(GAMES["tres-cartas"].variant(rules))
    assert wanted["limit"] == 0.05
    assert aec("tres-cartas", rules=rules).rule_numbers() == wanted
    assert parallel("tres-cartas", rules=rules).rule_numbers() == wanted
    with vector("tres-cartas", tables=2, rules=rules) as many:
        assert many.rule_numbers() == wanted
    env = gymnasium.make("facedown.lab:facedown/TresCartas-v1", rules=rules)
    assert env.unwrapped.rule_numbers() == wanted  # type: ignore[attr-defined]


def test_a_flag_is_one_number() -> None:
    game = GAMES["tres-cartas"]
    flags = [option.name for option in game.OPTIONS if isinstance(option, Flag)]
    told = rule_numbers(game.variant(dict.fromkeys(flags, "true")))
    assert [told[name] for name in flags] == [1.0] * len(flags)
