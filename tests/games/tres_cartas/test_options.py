"""Every house rule and preset (rulings section 4.3)."""

import pytest

from facedown.core.errors import BadOption
from facedown.core.variant import find_option
from facedown.games.tres_cartas import GAME

# What rulings section 4.3 lists: name, default, values.
LISTED = {
    "opening_peek": ("outer", ["outer", "first_two", "free_choice"]),
    "discard_draw_must_swap": (False, [False, True]),
    "last_turn_after_stop": (False, [False, True]),
    "auto_end_lowest_zero": (False, [False, True]),
    "turns_before_stop": (0, [0, 5]),
    "limit": (100, [1, 100, 1000]),
    "exact_limit_halves": (False, [False, True]),
}


def test_the_options_are_those_of_the_rulings() -> None:
    found = {option.name: (option.default, option.samples()) for option in GAME.OPTIONS}
    assert found == LISTED


def test_what_a_ruling_names_but_does_not_build_is_no_option() -> None:
    """Section 0.1: their default is the fixed rule."""
    for name in ("opening_discard", "all_out", "max_turns", "players"):
        with pytest.raises(BadOption):
            GAME.variant({name: "1"})


@pytest.mark.parametrize("name", LISTED)
def test_every_value_can_be_chosen_by_its_text(name: str) -> None:
    option = find_option(GAME.OPTIONS, name)
    for value in option.samples():
        variant = GAME.variant({name: option.text(value)})
        assert variant.values[name] == value
        assert getattr(variant, name) == value
        assert variant.changed() == ({} if value == option.default else {name: option.text(value)})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("opening_peek", "middle"),
        ("opening_peek", ""),
        ("discard_draw_must_swap", "yes"),
        ("last_turn_after_stop", "True"),
        ("auto_end_lowest_zero", "1"),
        ("turns_before_stop", "6"),
        ("turns_before_stop", "-1"),
        ("limit", "0"),
        ("limit", "1001"),
        ("limit", "-100"),
        ("limit", "1e2"),
        ("limit", "none"),
        ("limit", "true"),
        ("exact_limit_halves", ""),
    ],
)
def test_other_values_are_refused(name: str, text: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.variant({name: text})
    assert refused.value.params["option"] == name


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("seed", {}),
        ("short", {"limit": "50"}),
        ("golf", {"last_turn_after_stop": "true", "discard_draw_must_swap": "true"}),
    ],
)
def test_the_presets_are_those_of_the_rulings(preset: str, changed: dict[str, str]) -> None:
    assert GAME.variant(preset=preset).changed() == changed


def test_there_are_no_other_presets() -> None:
    assert list(GAME.PRESETS) == ["seed", "short", "golf"]
    with pytest.raises(BadOption):
        GAME.variant(preset="long")


def test_a_preset_can_be_changed_further() -> None:
    variant = GAME.variant({"limit": "70", "discard_draw_must_swap": "false"}, "golf")
    assert variant.changed() == {"last_turn_after_stop": "true", "limit": "70"}


def test_a_preset_is_not_changed_by_who_uses_it() -> None:
    GAME.variant({"limit": "70"}, "short")
    assert GAME.variant(preset="short").changed() == {"limit": "50"}
