"""When a call may be made, where the house says otherwise (C-36, C-39)."""

import pytest
from tests.games.cambio.tables import act, at, hand, kinds, legal, phase, refusal

from facedown.core.seats import NO_SEAT
from facedown.games.cambio import GAME

HANDS = "hand0 2c 3c | hand1 2h 3h"
END = f"call_timing=end | phase turn | {HANDS}"


def test_a_turn_is_played_before_the_call() -> None:
    """C-36."""
    table = at(f"{END} | discard 9c^ | stock Ks 3d 4d")
    assert legal(table, 0) == "draw, take"
    assert refusal(table, 0, "call") == "call_at_end"
    assert act(table, 0, "draw", "swap 0") == ["swapped 0 0:0 2c"]
    assert (phase(table), GAME.awaited(table)) == ("after", [0])
    assert "call, end" in legal(table, 0)


def test_everybody_else_has_one_more_turn_after_a_call_at_the_end() -> None:
    """C-06, C-36."""
    table = at(f"{END} | stock Ks Kd 4d")
    assert act(table, 0, "draw", "discard", "call") == ["called 0", "turn 1"]
    assert act(table, 1, "draw", "discard")[:2] == ["discarded 1 Kd", "window_opened"]
    assert act(table, 1, "pass")[2] == "ended called"


def test_a_turn_ends_without_a_call() -> None:
    """C-36."""
    table = at(f"{END} | stock Ks Kd 4d")
    assert act(table, 0, "draw", "discard", "end") == ["turn 1"]
    assert table.caller == NO_SEAT


def test_the_call_comes_after_the_ability() -> None:
    """C-36."""
    table = at(f"{END} | stock 8s Kd 4d")
    act(table, 0, "draw", "discard")
    assert phase(table) == "ability"
    assert refusal(table, 0, "call") == "not_now"
    act(table, 0, "peek 0:0")
    assert "call" in kinds(table, 0)


def test_the_pile_is_live_while_a_player_thinks_about_a_call() -> None:
    """C-14, C-36: the player may flip too."""
    table = at(f"{END} | stock 3s Kd 4d 5d")
    act(table, 0, "draw", "discard")
    assert GAME.invited(table) == [1]
    assert "flip" in kinds(table, 0) & kinds(table, 1)
    assert act(table, 0, "flip 0:1") == ["flipped 0 0:1 3c"]
    assert (phase(table), hand(table, 0)) == ("after", "2c _")
    assert legal(table, 0) == "call, end"


def test_a_gift_comes_before_the_call() -> None:
    """C-19, C-36."""
    table = at(f"{END} | stock 3s Kd 4d 5d")
    act(table, 0, "draw", "discard", "flip 1:1")
    assert legal(table, 0) == "give 0, give 1"
    assert refusal(table, 0, "call") == "not_now"
    act(table, 0, "give 0")
    assert legal(table, 0) == "call, end"


def test_a_window_is_closed_before_the_call() -> None:
    """C-36, `flip_timing window`."""
    table = at(f"{END.replace('end', 'end flip_timing=window', 1)} | stock 3s Kd 4d 5d")
    assert act(table, 0, "draw", "discard") == ["discarded 0 3s", "window_opened"]
    act(table, 0, "pass")
    assert act(table, 1, "pass") == ["passed 1 @1", "window_closed"]
    assert legal(table, 0) == "call, end"
    assert act(table, 0, "end") == ["turn 1"]


def test_nobody_is_asked_for_a_call_after_one() -> None:
    """C-36."""
    table = at(
        "call_timing=end | players 3 | phase turn | caller 2 | hand0 2c | hand1 3c | hand2 4c"
        " | stock Ks Kd 4d"
    )
    assert act(table, 0, "draw", "discard") == ["discarded 0 Ks", "turn 1"]


def test_a_player_who_goes_out_at_the_end_of_a_turn_does_not_call() -> None:
    """C-21, C-36."""
    table = at(
        "call_timing=end max_cards=5 | players 3 | phase after | live yes | discarder 0"
        " | hand0 2c 3c 4c 5c 6c | hand1 3h | hand2 4h | discard Ks^ | stock 2d 3d 4d"
    )
    assert act(table, 0, "flip 0:0")[2:] == ["out 0", "turn 1"]


def test_where_nothing_can_be_drawn_a_player_calls_or_passes() -> None:
    """G-07, C-36."""
    table = at(
        "call_timing=end discard_draw_must_swap=true | phase turn | hand0 _ | hand1 2h 3h"
        " | discard 8c^ | stock"
    )
    assert legal(table, 0) == "pass, call"
    assert act(table, 0, "call") == ["called 0", "turn 1"]


def test_a_hand_without_cards_still_calls_at_the_start() -> None:
    """C-22, C-36."""
    table = at(
        "call_timing=end empty_hand=auto_call | phase after | hand0 2c | hand1 _ | stock Ah Kd Ks"
    )
    assert act(table, 0, "end") == ["turn 1", "called 1", "turn 0"]


def test_a_timeout_ends_the_turn_without_a_call() -> None:
    """C-31."""
    table = at(f"call_timing=end | phase after | {HANDS} | stock 3d 4d")
    assert str(GAME.default_move(table, 0)) == "end"


# -- no call before n turns ------------------------------------------------------------------------


@pytest.mark.parametrize(("turns", "may"), [(1, False), (4, False), (5, True), (6, True)])
def test_nobody_calls_before_everyone_has_had_so_many_turns(turns: int, may: bool) -> None:
    """C-39: two players, two turns each; the present turn is not over."""
    table = at(f"turns_before_call=2 | phase turn | turns {turns} | {HANDS} | stock Ks 3d")
    assert ("call" in kinds(table, 0)) is may
    if not may:
        assert refusal(table, 0, "call") == "too_early_to_call"


@pytest.mark.parametrize(("turns", "may"), [(3, False), (4, True)])
def test_at_the_end_of_a_turn_that_turn_counts(turns: int, may: bool) -> None:
    """C-36, C-39."""
    table = at(
        f"call_timing=end turns_before_call=2 | phase turn | turns {turns} | {HANDS}"
        " | stock Ks 3d 4d"
    )
    act(table, 0, "draw", "discard")
    assert (phase(table) == "after") is may
    assert table.turn == (0 if may else 1)


def test_a_hand_without_cards_waits_too() -> None:
    """C-22, C-39."""
    options = "empty_hand=auto_call turns_before_call=2"
    hands = "hand0 2c | hand1 _ | stock Ks Kd 3d 4d"
    early = at(f"{options} | phase turn | turns 3 | {hands}")
    assert act(early, 0, "draw", "discard")[1:] == ["turn 1"]
    late = at(f"{options} | phase turn | turns 4 | {hands}")
    assert act(late, 0, "draw", "discard")[1:3] == ["turn 1", "called 1"]


def test_nothing_to_draw_and_no_call_yet_passes_the_turn() -> None:
    """G-07, C-39."""
    table = at(
        "discard_draw_must_swap=true turns_before_call=2 | phase decide | turns 2 | players 3"
        " | hand0 3c | hand1 _ | hand2 4c | drawn 5c!0=0 | stock"
    )
    assert act(table, 0, "discard") == ["discarded 0 5c", "turn 1", "turn 2"]
