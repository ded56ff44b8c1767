"""House rules: options, presets and their texts."""

import pytest

from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, BadSetup
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.variant import Variant


def test_the_defaults_are_the_seed() -> None:
    """Rulings 5.3."""
    assert {option.name: option.text(option.default) for option in GAME.OPTIONS} == {
        "pairs": "false",
        "pinelle": "false",
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
        "ace_to_ace": "false",
        "unopened_penalty": "0",
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
        ("coppie", {"pairs": "true", "target": "1500"}),
        (
            "pinella",
            {
                "pinelle": "true",
                "target": "1500",
                "pozzo_take": "from_card_deepest",
                "dirty_counts": "no",
                "closing_requires": "none",
                "ace_to_ace": "true",
            },
        ),
    ],
)
def test_presets(preset: str, changes: dict[str, str]) -> None:
    """Rulings 5.3."""
    assert GAME.variant(preset=preset).changed() == changes


@pytest.mark.parametrize("size", [12, 13, 15, 19])
@pytest.mark.parametrize("pairs", [False, True])
def test_hands_have_so_many_cards(size: int, *, pairs: bool) -> None:
    """P-02, P-47: four hands of nineteen cards are no more than the pack has."""
    rules = GAME.variant({"hand_size": str(size), "pairs": str(pairs).lower(), "pinelle": "true"})
    players = GAME.usual_players(rules)
    table = GAME.table(GAME.setup(rules, players))
    GAME.start(table, Dealer("deal").deck(GAME.pack(rules)))
    assert [table.size(seat) for seat in range(players)] == [size] * players
    assert len(table.stock) == 104 - players * size - 1


def test_other_sizes_of_a_hand_are_refused() -> None:
    """P-02."""
    with pytest.raises(BadOption):
        GAME.variant({"hand_size": "14"})


def test_two_play() -> None:
    """P-01."""
    assert GAME.OFFICIAL == GAME.players(GAME.variant()) == (2, 2)


@pytest.mark.parametrize(
    ("pairs", "players"), [("true", 2), ("true", 3), ("false", 3), ("false", 4)]
)
def test_pairs_need_four_players_and_four_players_pairs(pairs: str, players: int) -> None:
    """P-44."""
    with pytest.raises(BadSetup) as refused:
        GAME.setup(GAME.variant({"pairs": pairs}), players)
    needed = 4 if pairs == "true" else 2
    assert refused.value.code == "wrong_number_of_players"
    assert refused.value.params == {"players": players, "low": needed, "high": needed}


def test_options_that_are_not_built_do_not_exist() -> None:
    """Rulings 0.1: any other option named in a ruling is not built."""
    names = {option.name for option in GAME.OPTIONS}
    assert not names & {"joker_tris", "closing_discard_must_not_fit", "closer_first"}


def test_a_variant_answers_what_the_rules_ask() -> None:
    rules = GAME.variant({"dirty_counts": "closing_only", "closing_requires": "pinnacola"})
    assert isinstance(rules, Variant)
    assert (rules.dirty_scores, rules.dirty_closes) == (False, True)
    assert (rules.needs_pinnacola, rules.needs_poker) == (True, False)
