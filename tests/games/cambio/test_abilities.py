"""What the cards from 7 to queen do (C-08, C-12, C-13, C-14)."""

import pytest
from tests.games.cambio.tables import act, at, hand, kinds, legal, phase, refusal, view
from tests.screens import seen_hand

from facedown.games.cambio import GAME

HANDS = "hand0 2c 3c | hand1 2h 3h | hand2 2s 3s"
THREE = f"| players 3 | phase ability | {HANDS}"


@pytest.mark.parametrize("card", ["7c", "8c"])
def test_a_seven_or_eight_looks_at_one_own_card(card: str) -> None:
    table = at(f"{THREE} | discard {card}^")
    assert legal(table, 0) == "peek 0:0, peek 0:1, skip"
    assert refusal(table, 0, "peek 1:0") == "not_your_card"
    assert refusal(table, 0, "peek 0:2") == "no_such_place"
    assert act(table, 0, "peek 0:1") == ["peeked 0 0:1 3c @0", "turn 1"]
    assert hand(view(table, 0).table, 0) == "?? 3c=0"
    assert hand(view(table, 1).table, 0) == "?? ??=0"


@pytest.mark.parametrize("card", ["9c", "Tc"])
def test_a_nine_or_ten_looks_at_one_card_of_another_player(card: str) -> None:
    table = at(f"{THREE} | discard {card}^")
    assert legal(table, 0) == "peek 1:0, peek 1:1, peek 2:0, peek 2:1, skip"
    assert refusal(table, 0, "peek 0:0") == "your_own_card"
    act(table, 0, "peek 2:1")
    assert hand(table, 2) == "2s 3s=0"


def test_a_jack_swaps_two_cards_unseen_and_what_is_known_travels() -> None:
    table = at("| phase ability | hand0 2c=0 3c | hand1 2h=1 3h | discard Jc^")
    assert act(table, 0, "exchange 0:0 1:0") == ["exchanged 0:0 1:0", "turn 1"]
    assert (hand(table, 0), hand(table, 1)) == ("2h=1 3c", "2c=0 3h")


def test_two_cards_of_one_player_may_be_swapped() -> None:
    """C-13."""
    table = at(f"{THREE} | discard Jc^")
    act(table, 0, "exchange 1:0 1:1")
    assert hand(table, 1) == "3h 2h"


def test_the_two_places_of_a_jack_come_in_any_order() -> None:
    table = at(f"{THREE} | discard Jc^")
    assert GAME.parse_move("exchange 1:1 0:0") == GAME.parse_move("exchange 0:0 1:1")
    assert len(GAME.legal_moves(table, 0)) == 6 * 5 // 2 + 1


def test_a_card_is_not_swapped_with_itself() -> None:
    """C-13: two distinct places."""
    table = at(f"{THREE} | discard Jc^")
    assert refusal(table, 0, "exchange 1:1 1:1") == "same_place"
    assert refusal(table, 0, "exchange 1:1 1:4") == "no_such_place"
    assert refusal(table, 0, "peek 0:0") == "not_now"


def test_a_queen_looks_at_two_cards_and_then_swaps_them() -> None:
    table = at(f"{THREE} | discard Qc^")
    assert act(table, 0, "inspect 0:0 1:1") == ["inspected 0 0:0 1:1 2c 3h @0"]
    assert seen_hand(GAME, table, 0, 1) == "?? 3h!0"
    assert seen_hand(GAME, table, 1, 1) == "?? ??!0"
    assert legal(table, 0) == "swap_them, keep_them"
    assert act(table, 0, "swap_them") == ["exchanged 0:0 1:1", "turn 1"]
    assert (hand(table, 0), hand(table, 1)) == ("3h=0 3c", "2h 2c=0")


def test_a_queen_may_leave_them() -> None:
    table = at(f"{THREE} | discard Qc^")
    act(table, 0, "inspect 0:0 1:1")
    assert act(table, 0, "keep_them") == ["kept 0", "turn 1"]
    assert (hand(table, 0), hand(table, 1)) == ("2c=0 3c", "2h 3h=0")


def test_a_queen_looks_at_both_before_deciding() -> None:
    """C-13."""
    table = at(f"{THREE} | discard Qc^")
    assert kinds(table, 0) == {"inspect", "skip"}
    assert refusal(table, 0, "swap_them") == "not_now"
    act(table, 0, "inspect 0:0 1:1")
    assert refusal(table, 0, "inspect 0:1 1:0") == "not_now"


@pytest.mark.parametrize("card", ["7c", "8c", "9c", "Tc", "Jc", "Qc"])
def test_an_ability_is_optional(card: str) -> None:
    """C-12."""
    table = at(f"{THREE} | discard {card}^")
    assert act(table, 0, "skip") == ["skipped 0", "turn 1"]


@pytest.mark.parametrize("card", ["Ac", "6c", "Kc", "Kh", "Jk"])
def test_other_cards_do_nothing(card: str) -> None:
    table = at(f"| phase decide | hand0 2c | hand1 2h | drawn {card}!0=0")
    assert act(table, 0, "discard") == [f"discarded 0 {card}", "turn 1"]


@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("8c", "hand0 _ | hand1 2h 3h"),
        ("9c", "hand0 2c 3c | hand1 _"),
        ("Jc", "hand0 _ 3c | hand1 _"),
        ("Qc", "hand0 _ | hand1 2h"),
    ],
)
def test_an_ability_without_a_target_lapses(card: str, hands: str) -> None:
    """C-13."""
    table = at(f"| phase decide | {hands} | drawn {card}!0=0")
    assert act(table, 0, "discard") == [f"discarded 0 {card}", "lapsed 0", "turn 1"]


def test_a_player_who_is_out_is_no_target() -> None:
    """C-13, C-21."""
    table = at(f"{THREE} | out 1 | discard Tc^")
    assert legal(table, 0) == "peek 2:0, peek 2:1, skip"
    assert refusal(table, 0, "peek 1:0") == "seat_out"


# -- the caller's cards ----------------------------------------------------------------------------


def test_the_callers_cards_may_be_looked_at() -> None:
    """C-08."""
    table = at(f"{THREE} | caller 1 | discard Tc^")
    assert act(table, 0, "peek 1:0")[0] == "peeked 0 1:0 2h @0"


def test_the_callers_cards_are_not_looked_at_where_the_house_says_so() -> None:
    """C-08, `caller_lookable`."""
    table = at(f"caller_lookable=false {THREE} | caller 1 | discard Tc^")
    assert legal(table, 0) == "peek 2:0, peek 2:1, skip"
    assert refusal(table, 0, "peek 1:0") == "caller_protected"
    queen = at(f"caller_lookable=false {THREE} | caller 1 | discard Qc^")
    assert refusal(queen, 0, "inspect 0:0 1:0") == "caller_protected"


def test_the_callers_cards_are_not_swapped() -> None:
    """C-08."""
    table = at(f"{THREE} | caller 1 | discard Jc^")
    assert refusal(table, 0, "exchange 0:0 1:0") == "caller_protected"
    assert "1:" not in legal(table, 0)


def test_a_queen_that_looked_at_a_protected_card_swaps_nothing() -> None:
    """C-08."""
    table = at(f"{THREE} | caller 2 | discard Qc^")
    assert act(table, 0, "inspect 0:0 2:0") == [
        "inspected 0 0:0 2:0 2c 2s @0",
        "lapsed 0",
        "turn 1",
    ]
    assert (hand(table, 0), hand(table, 2)) == ("2c=0 3c", "2s=0 3s")


# -- flips while an ability is used ----------------------------------------------------------------

QUEEN = (
    "| players 3 | phase queen | live yes | discarder 0 | one 0:0 | other 1:0 | discard Qc^"
    " | hand0 2c!0=0 3c | hand1 Qh!0=0 3h | hand2 2s 3s"
)


def test_others_flip_while_an_ability_is_used_and_it_is_used_all_the_same() -> None:
    """C-14: the flip does not restart it (a fault of an earlier program)."""
    table = at("| phase ability | live yes | discarder 0 | hand0 2c | hand1 8h 3h | discard 8c^")
    assert refusal(table, 0, "flip 0:0") == "finish_your_card"
    assert act(table, 1, "flip 1:0") == ["flipped 1 1:0 8h"]
    assert legal(table, 0) == "peek 0:0, skip"
    assert act(table, 0, "peek 0:0") == ["peeked 0 0:0 2c @0", "turn 1"]


def test_an_ability_whose_last_target_is_flipped_away_lapses() -> None:
    table = at("| phase ability | live yes | discarder 0 | hand0 8s | hand1 _ | discard 8c^")
    assert act(table, 1, "flip 0:0") == ["flipped 1 0:0 8s", "lapsed 0", "turn 1"]


def test_a_queens_swap_lapses_when_one_of_her_cards_is_flipped() -> None:
    """C-14: no second look, and the other card lies face down again."""
    table = at(QUEEN)
    assert act(table, 1, "flip 1:0") == ["flipped 1 1:0 Qh", "lapsed 0", "turn 1"]
    assert (hand(table, 0), hand(table, 1)) == ("2c=0 3c", "_ 3h")


def test_a_queens_swap_lapses_after_the_gift_that_fills_the_place() -> None:
    """C-14: she is bound to cards, not to places."""
    table = at(QUEEN)
    assert act(table, 2, "flip 1:0") == ["flipped 2 1:0 Qh"]
    assert phase(table) == "gift"
    assert act(table, 2, "give 0") == ["gave 2 2:0 1:0", "lapsed 0", "turn 1"]
    assert hand(table, 1) == "2s 3h"


def test_a_queens_swap_lapses_when_one_of_her_cards_is_given_away() -> None:
    """C-14."""
    table = at(QUEEN.replace("hand1 Qh!0=0 3h", "hand1 3d!0=0 3h").replace("2s 3s", "Qs 3s"))
    act(table, 1, "flip 2:0")
    assert act(table, 1, "give 0") == ["gave 1 1:0 2:0", "lapsed 0", "turn 1"]
    assert (hand(table, 1), hand(table, 2)) == ("_ 3h", "3d=0 3s")


def test_a_queens_swap_lapses_when_an_owner_goes_out() -> None:
    """C-14, C-21."""
    table = at(QUEEN.replace("hand1 Qh!0=0 3h", "hand1 Qh!0=0 3h 4h 5h 6h 7h"))
    events = act(table, 1, "flip 1:1")
    assert events == ["misflipped 1 1:1 3h @*", "received 1", "out 1", "lapsed 0", "turn 2"]


def test_a_wrong_flip_of_a_queens_card_leaves_her_swap() -> None:
    table = at(QUEEN.replace("Qh!0=0", "5h!0=0"))
    act(table, 2, "flip 1:0")
    assert legal(table, 0) == "swap_them, keep_them"
    act(table, 0, "swap_them")
    assert (hand(table, 0), hand(table, 1)) == ("5h=* 3c", "2c=0 3h")


def test_other_flips_leave_her_swap() -> None:
    table = at(QUEEN.replace("Qh!0=0", "5h!0=0").replace("2s 3s", "Qs 3s"))
    act(table, 2, "flip 2:0")
    assert legal(table, 0) == "swap_them, keep_them"
