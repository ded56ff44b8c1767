"""House rules: options, presets and their texts."""

import pytest

from facedown.core.errors import BadOption
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.variant import Variant


def test_the_defaults_are_the_seed() -> None:
    """Rulings 5.3."""
    assert {option.name: option.text(option.default) for option in GAME.OPTIONS} == {
        "hand_size": "13",
        "target": "1000",
        "pozzo_take": "whole_top",
        "stock_empty": "end_hand",
        "dirty_counts": "full",
        "bonus_mode": "add",
        "lay_off_opponent": "false",
        "in_mano": "plus_both",
        "closing_requires": "both",
        "pinnacolone_wins": "false",
    }
    assert GAME.variant(preset="seed").changed() == {}


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        (
            "tradizionale",
            {
                "target": "1500",
                "pozzo_take": "from_card_deepest",
                "dirty_counts": "no",
                "bonus_mode": "replace",
                "in_mano": "trad",
                "closing_requires": "none",
                "pinnacolone_wins": "true",
            },
        ),
        ("pulita", {"dirty_counts": "no"}),
    ],
)
def test_presets(preset: str, changes: dict[str, str]) -> None:
    """Rulings 5.3."""
    assert GAME.variant(preset=preset).changed() == changes


def test_hands_have_thirteen_or_fifteen_cards() -> None:
    """P-02."""
    with pytest.raises(BadOption):
        GAME.variant({"hand_size": "14"})


def test_two_play() -> None:
    """P-01."""
    assert (GAME.OFFICIAL, GAME.ALLOWED) == ((2, 2), (2, 2))


def test_options_that_are_not_built_do_not_exist() -> None:
    """Rulings 0.1: any other option named in a ruling is not built."""
    names = {option.name for option in GAME.OPTIONS}
    assert not names & {"joker_tris", "pinella", "teams", "unopened_penalty", "closer_first"}


def test_a_variant_answers_what_the_rules_ask() -> None:
    rules = GAME.variant({"dirty_counts": "closing_only", "closing_requires": "pinnacola"})
    assert isinstance(rules, Variant)
    assert (rules.dirty_scores, rules.dirty_closes) == (False, True)
    assert (rules.needs_pinnacola, rules.needs_poker) == (True, False)
