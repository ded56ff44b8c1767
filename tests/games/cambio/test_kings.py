"""A king that looks at one card and swaps it or not (C-34)."""

import pytest
from tests.games.cambio.tables import act, at, hand, kinds, legal, phase, refusal, view
from tests.screens import seen_hand

from facedown.core.cards import card
from facedown.games.cambio import GAME

HANDS = "hand0 9c 3c | hand1 2h 3h | hand2 2s 3s"
ABILITY = f"king_power=black | players 3 | phase ability | {HANDS} | discard Kc^"
LOOKED = (
    "king_power=black | players 3 | phase king | one 1:0"
    " | hand0 9c 3c | hand1 2h!0=0 3h | hand2 2s 3s | discard Kc^"
)


@pytest.mark.parametrize(
    ("power", "king", "acts"),
    [
        ("none", "Ks", False),
        ("none", "Kh", False),
        ("black", "Ks", True),
        ("black", "Kh", False),
        ("all", "Ks", True),
        ("all", "Kh", True),
    ],
)
def test_which_kings_have_a_power(power: str, king: str, acts: bool) -> None:
    """C-34."""
    table = at(f"king_power={power} | phase turn | hand0 2c | hand1 2h | stock {king} 3d 4d")
    act(table, 0, "draw", "discard")
    assert (phase(table) == "ability") is acts
    assert (GAME.ability(table.variant, card(king)) != "") is acts


def test_a_king_swapped_out_of_a_hand_has_no_power() -> None:
    """C-34: only one drawn from the stock and discarded at once."""
    table = at("king_power=all | phase turn | hand0 Ks | hand1 2h | stock 3d 4d")
    assert act(table, 0, "draw", "swap 0") == ["swapped 0 0:0 Ks", "turn 1"]


def test_a_king_looks_at_one_card_of_another_player() -> None:
    """C-34."""
    table = at(ABILITY)
    assert legal(table, 0) == "peek 1:0, peek 1:1, peek 2:0, peek 2:1, skip"
    assert refusal(table, 0, "peek 0:0") == "your_own_card"
    assert refusal(table, 0, "inspect 1:0 2:0") == "not_now"
    assert act(table, 0, "peek 1:0") == ["peeked 0 1:0 2h @0"]
    assert (phase(table), GAME.awaited(table)) == ("king", [0])


def test_the_card_is_in_view_until_the_player_decides() -> None:
    """C-34."""
    table = at(ABILITY)
    act(table, 0, "peek 1:0")
    assert seen_hand(GAME, table, 0, 1) == "2h!0 ??"
    assert hand(view(table, 1).table, 1) == "??!0=0 ??"
    act(table, 0, "keep_them")
    assert seen_hand(GAME, table, 0, 1) == "?? ??"
    assert hand(table, 1) == "2h=0 3h"


def test_it_is_swapped_for_one_of_the_players_own_cards() -> None:
    """C-34: the owner does not see what comes for it."""
    table = at(LOOKED)
    assert legal(table, 0) == "trade 0, trade 1, keep_them"
    assert refusal(table, 0, "trade 2") == "no_such_slot"
    assert refusal(table, 0, "swap_them") == "not_now"
    assert act(table, 0, "trade 0") == ["exchanged 1:0 0:0", "turn 1"]
    assert (hand(table, 0), hand(table, 1)) == ("2h=0 3c", "9c 3h")


def test_or_it_stays_where_it_is() -> None:
    """C-34."""
    table = at(LOOKED)
    assert act(table, 0, "keep_them") == ["kept 0", "turn 1"]
    assert (hand(table, 0), hand(table, 1)) == ("9c 3c", "2h=0 3h")


def test_a_king_need_not_be_used() -> None:
    """C-12, C-34."""
    assert act(at(ABILITY), 0, "skip") == ["skipped 0", "turn 1"]


def test_the_callers_card_is_looked_at_and_stays() -> None:
    """C-08, C-34."""
    table = at(ABILITY.replace("phase ability", "phase ability | caller 2"))
    assert act(table, 0, "peek 2:0") == ["peeked 0 2:0 2s @0", "lapsed 0", "turn 1"]
    assert hand(table, 2) == "2s=0 3s"


def test_the_callers_card_is_not_even_looked_at_where_the_house_says_so() -> None:
    """C-08, `caller_lookable`."""
    table = at(
        "king_power=black caller_lookable=false | players 3 | phase ability | caller 1"
        f" | {HANDS} | discard Kc^"
    )
    assert legal(table, 0) == "peek 2:0, peek 2:1, skip"
    assert refusal(table, 0, "peek 1:0") == "caller_protected"


def test_the_swap_lapses_when_the_card_is_flipped_away() -> None:
    """C-14, C-34: it is bound to the card."""
    table = at(
        "king_power=all | players 3 | phase king | one 1:0 | live yes | discarder 0"
        " | hand0 9c 3c | hand1 Ks!0=0 3h | hand2 2s 3s | discard Kc^ | stock 2d 3d"
    )
    assert act(table, 2, "flip 1:0") == ["flipped 2 1:0 Ks"]
    assert act(table, 2, "give 0") == ["gave 2 2:0 1:0", "lapsed 0", "turn 1"]
    assert hand(table, 1) == "2s 3h"


def test_the_swap_lapses_without_a_card_to_give() -> None:
    """C-34."""
    table = at("king_power=black | phase ability | hand0 _ | hand1 2h 3h | discard Kc^")
    assert act(table, 0, "peek 1:1") == ["peeked 0 1:1 3h @0", "lapsed 0", "turn 1"]


def test_without_a_card_to_look_at_the_power_lapses() -> None:
    """C-13, C-34."""
    table = at("king_power=black | phase decide | hand0 2c | hand1 _ | drawn Kc!0=0 | stock 2d")
    assert act(table, 0, "discard") == ["discarded 0 Kc", "lapsed 0", "turn 1"]


def test_a_red_king_flipped_onto_a_black_one_changes_nothing() -> None:
    """C-34, `king_colours_match`."""
    table = at(
        "king_power=black king_colours_match=true | players 3 | phase ability | live yes"
        " | discarder 0 | hand0 9c | hand1 Kh 3h | hand2 2s | discard Kc^ | stock 2d 3d"
    )
    act(table, 1, "flip 1:0")
    assert legal(table, 0) == "peek 1:1, peek 2:0, skip"


def test_a_timeout_leaves_the_card_where_it_is() -> None:
    """C-31."""
    assert str(GAME.default_move(at(LOOKED), 0)) == "keep_them"


def test_a_trade_comes_too_late_for_a_card_that_has_just_been_given() -> None:
    """G-08."""
    gave, trade = GAME.parse_event("gave 2 2:0 0:1"), GAME.parse_move("trade 1")
    assert GAME.voids(gave, trade)
    assert not GAME.voids(gave, GAME.parse_move("trade 0"))


def test_the_others_may_flip_meanwhile() -> None:
    """C-14."""
    table = at(LOOKED.replace("one 1:0", "one 1:0 | live yes | discarder 0"))
    assert GAME.invited(table) == [1, 2]
    assert "flip" not in kinds(table, 0)
    assert refusal(table, 0, "flip 0:0") == "finish_your_card"
