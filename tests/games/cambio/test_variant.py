"""House rules and presets (rulings section 3.3)."""

import pytest

from facedown.core.errors import BadOption
from facedown.games.cambio import GAME


def test_the_seed_is_the_default() -> None:
    assert GAME.variant().changed() == {}
    assert {option.name: option.text(option.default) for option in GAME.OPTIONS} == {
        "packs": "1",
        "jokers": "2",
        "opening_peek": "bottom_two",
        "opening_discard": "empty",
        "king_power": "none",
        "call_timing": "start",
        "turns_before_call": "0",
        "caller_lookable": "true",
        "discard_draw_must_swap": "false",
        "flip_targets": "anyone",
        "discarder_may_flip": "true",
        "flip_timing": "open",
        "king_colours_match": "false",
        "flips_per_discard": "one",
        "wrong_flip_reveals": "true",
        "max_cards": "6",
        "empty_hand": "play_on",
        "values": "11,12,13,-2,-1",
        "rounds": "1",
        "limit": "none",
        "wrong_call_points": "10",
        "exact_limit_halves": "true",
    }


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("app", {"discarder_may_flip": "false", "king_colours_match": "true"}),
        (
            "snap",
            {
                "king_colours_match": "true",
                "discard_draw_must_swap": "true",
                "empty_hand": "auto_call",
                "values": "10,10,-2,25,0",
            },
        ),
        (
            "kings",
            {
                "opening_discard": "faceup",
                "king_power": "black",
                "discard_draw_must_swap": "true",
                "values": "11,12,13,-1,0",
            },
        ),
        (
            "cabo",
            {
                "jokers": "0",
                "opening_peek": "any_two",
                "opening_discard": "faceup",
                "discard_draw_must_swap": "true",
                "flip_targets": "own",
                "max_cards": "none",
                "values": "11,12,13,0,0",
                "limit": "100",
            },
        ),
        ("crowd", {"packs": "2", "turns_before_call": "1"}),
    ],
)
def test_a_preset_changes(preset: str, changed: dict[str, str]) -> None:
    assert GAME.variant(preset=preset).changed() == changed


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("values", "1,2,3,4"),
        ("values", "1,2,3,4,5,6"),
        ("values", "1,2,3,4,five"),
        ("values", "1,2,3,4,51"),
        ("max_cards", "4"),
        ("max_cards", "11"),
        ("jokers", "5"),
        ("rounds", "0"),
        ("packs", "3"),
        ("king_power", "red"),
        ("call_timing", "never"),
        ("turns_before_call", "11"),
        ("flip_targets", "others"),
        ("opening_discard", "none"),
        ("limit", "9"),
        ("wrong_call_points", "-1"),
        ("flip_timing", "never"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(option: str, text: str) -> None:
    with pytest.raises(BadOption):
        GAME.variant({option: text})


def test_values_read_the_same_however_they_are_written() -> None:
    assert GAME.variant({"values": "+11, 12,13,-2,-1"}) == GAME.variant()


def test_no_limit_of_cards_can_be_set() -> None:
    assert GAME.variant({"max_cards": "none"}).changed() == {"max_cards": "none"}
