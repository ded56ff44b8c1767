"""A turn, the call and the last turns (C-05 to C-07, C-10, C-11, C-22, C-25, C-31, C-33)."""

import pytest
from tests.games.cambio.tables import act, at, hand, kinds, legal, phase, refusal, view

from facedown.core.moves import Shuffle
from facedown.core.seats import DEALER, WATCHER
from facedown.games.cambio import GAME

HANDS = "hand0 2c 3c 4c 5c | hand1 2h 3h 4h 5h"


def test_a_turn_starts_with_a_draw_a_take_or_a_call() -> None:
    table = at(f"| phase turn | {HANDS} | discard 9c^")
    assert legal(table, 0) == "draw, take, call"
    assert refusal(table, 1, "draw") == "not_your_turn"
    assert refusal(table, 0, "discard") == "not_now"


def test_an_empty_discard_cannot_be_taken() -> None:
    """C-11."""
    table = at(f"| phase turn | {HANDS}")
    assert legal(table, 0) == "draw, call"
    assert refusal(table, 0, "take") == "discard_empty"


def test_only_the_drawer_sees_a_card_from_the_stock() -> None:
    """C-25."""
    table = at(f"| phase turn | {HANDS} | stock 8h 3d")
    assert act(table, 0, "draw") == ["drew 0 8h @0"]
    assert [str(view(table, seat).table.drawn[0]) for seat in (0, 1, WATCHER)] == [
        "8h!0=0",
        "??!0=0",
        "??!0=0",
    ]
    act(table, 0, "swap 1")
    assert hand(view(table, 0).table, 0) == "?? 8h=0 ?? ??"
    assert hand(view(table, 1).table, 0) == "?? ??=0 ?? ??"


def test_everybody_knows_a_card_that_was_taken_from_the_discard() -> None:
    """C-25."""
    table = at(f"| phase turn | {HANDS} | discard Ac^")
    act(table, 0, "take", "swap 0")
    assert hand(table, 0) == "Ac=* 3c 4c 5c"
    assert hand(view(table, 1).table, 0) == "Ac=* ?? ?? ??"
    assert str(table.top) == "2c"


def test_a_swap_puts_the_old_card_on_the_discard_and_ends_the_turn() -> None:
    table = at(f"| phase turn | {HANDS} | stock Ah Kd")
    assert act(table, 0, "draw", "swap 3") == ["swapped 0 0:3 5c", "turn 1"]
    assert (table.live, table.discarder, table.turn) == (True, 0, 1)


def test_a_swapped_out_queen_has_no_ability() -> None:
    """Test vector 7."""
    table = at("| phase turn | hand0 Qc 3c | hand1 2h 3h | stock Ah Kd")
    assert act(table, 0, "draw", "swap 0") == ["swapped 0 0:0 Qc", "turn 1"]


@pytest.mark.parametrize("live", ["yes", "no"])
def test_a_card_that_returns_is_no_new_discard(live: str) -> None:
    """C-10: it has no ability, and the pile is as live as before."""
    table = at(f"| phase turn | live {live} | discarder 1 | {HANDS} | discard 8c^")
    assert act(table, 0, "take", "discard") == ["discarded 0 8c", "turn 1"]
    assert (table.live, table.discarder) == (live == "yes", 1)


def test_an_eight_from_the_stock_looks_and_the_same_eight_returned_does_not() -> None:
    """Test vector 6."""
    table = at(f"| phase turn | {HANDS} | stock 8h 3d 4d")
    assert act(table, 0, "draw", "discard") == ["discarded 0 8h"]
    assert phase(table) == "ability"
    act(table, 0, "peek 0:0")
    assert act(table, 1, "take", "discard") == ["discarded 1 8h", "turn 0"]


def test_a_taken_card_must_be_swapped_where_the_house_says_so() -> None:
    """C-10, `discard_draw_must_swap`."""
    table = at(f"discard_draw_must_swap=true | phase turn | {HANDS} | discard 8c^")
    act(table, 0, "take")
    assert legal(table, 0) == "swap 0, swap 1, swap 2, swap 3"
    assert refusal(table, 0, "discard") == "must_swap"
    assert str(GAME.default_move(table, 0)) == "swap 0"


def test_a_drawn_card_need_not_be_swapped_even_so() -> None:
    table = at(f"discard_draw_must_swap=true | phase turn | {HANDS} | discard 8c^ | stock 2d 3d")
    act(table, 0, "draw")
    assert "discard" in kinds(table, 0)


def test_an_empty_hand_cannot_take_what_it_would_have_to_swap() -> None:
    """C-10 with C-22: there would be no way on."""
    table = at("discard_draw_must_swap=true | phase turn | hand0 _ | hand1 2h | discard 8c^")
    assert legal(table, 0) == "draw, call"
    assert refusal(table, 0, "take") == "hand_empty"


def test_whoever_lost_the_last_card_meanwhile_may_put_the_taken_card_back() -> None:
    """C-10 with C-19: seat 1 has no card to give for the one it flips."""
    table = at(
        "discard_draw_must_swap=true | phase turn | live yes | discarder 1"
        " | hand0 8h | hand1 _ | discard 8s^ 9c^ | stock 2d 3d"
    )
    act(table, 0, "take")
    act(table, 1, "flip 0:0")
    assert legal(table, 0) == "discard"
    assert act(table, 0, "discard") == ["discarded 0 9c", "turn 1"]


def test_a_swap_needs_a_slot_that_holds_a_card() -> None:
    table = at("| phase turn | hand0 _ 3c | hand1 2h | stock Ah Kd")
    act(table, 0, "draw")
    assert legal(table, 0) == "swap 1, discard"
    assert [refusal(table, 0, f"swap {slot}") for slot in (-1, 0, 2)] == ["no_such_slot"] * 3


# -- the call --------------------------------------------------------------------------------------


def test_a_call_takes_the_whole_turn_and_is_made_before_drawing() -> None:
    """C-05."""
    table = at(f"| phase turn | {HANDS} | stock Ah Kd")
    act(table, 0, "draw")
    assert refusal(table, 0, "call") == "not_now"
    act(table, 0, "swap 0")
    assert act(table, 1, "call") == ["called 1", "turn 0"]


def test_only_one_call_is_made_in_a_round() -> None:
    """C-05."""
    table = at(f"| phase turn | caller 1 | {HANDS} | stock Ah Kd")
    assert legal(table, 0) == "draw"
    assert refusal(table, 0, "call") == "already_called"


def test_everybody_else_has_one_more_turn_in_order() -> None:
    """C-06: seat 0, which is out, is skipped."""
    table = at(
        "| phase turn | turn 2 | players 4 | out 0 | hand0 2c | hand1 3c | hand2 4c | hand3 5c"
        " | stock Ah Kd Ks Kh"
    )
    assert act(table, 2, "call") == ["called 2", "turn 3"]
    assert act(table, 3, "draw", "discard")[-1] == "turn 1"
    act(table, 1, "draw")
    assert "window_opened" in act(table, 1, "discard")
    act(table, 1, "pass")
    assert act(table, 3, "pass") == [
        "passed 3 @3",
        "window_closed",
        "ended called",
        "revealed 0 2c",
        "revealed 1 3c",
        "revealed 2 4c",
        "revealed 3 5c",
    ]
    assert phase(table) == "over"


def test_the_round_ends_at_once_if_the_pile_is_closed_after_the_last_turn() -> None:
    """C-07: a card that returned is not live."""
    table = at(f"| phase turn | caller 1 | {HANDS} | discard 8c^")
    assert act(table, 0, "take", "discard")[1] == "ended called"


def test_an_empty_hand_turns_nothing_up_and_the_round_still_ends() -> None:
    table = at("| phase turn | caller 1 | hand0 _ | hand1 _ | discard 8c^")
    assert act(table, 0, "take", "discard") == ["discarded 0 8c", "ended called"]
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((0, 0), (0,))


# -- no cards --------------------------------------------------------------------------------------


def test_a_player_with_no_cards_plays_on_but_may_not_keep() -> None:
    """C-22."""
    table = at("| phase turn | hand0 _ _ | hand1 2h 3h | stock 9h Kd Ks")
    assert legal(table, 0) == "draw, call"
    act(table, 0, "draw")
    assert legal(table, 0) == "discard"
    act(table, 0, "discard")
    assert legal(table, 0) == "peek 1:0, peek 1:1, skip"


def test_a_player_with_no_cards_calls_as_the_next_turn_starts() -> None:
    """C-22, `auto_call`."""
    table = at("empty_hand=auto_call | phase turn | hand0 2c | hand1 _ | stock Ah Kd Ks")
    assert act(table, 0, "draw", "discard")[1:] == ["turn 1", "called 1", "turn 0"]
    assert table.caller == 1


def test_a_last_card_flipped_in_the_own_turn_calls_only_at_the_next() -> None:
    """C-22: the call is made at the start of a turn."""
    table = at(
        "empty_hand=auto_call | phase turn | live yes | discarder 1 | hand0 8c | hand1 2c 3c"
        " | discard 8d^ | stock Ah Kd Ks"
    )
    assert act(table, 0, "flip 0:0") == ["flipped 0 0:0 8c"]
    assert table.caller == -2
    assert kinds(table, 0) == {"draw", "take", "call"}


def test_nobody_calls_by_rule_after_a_call() -> None:
    table = at(
        "empty_hand=auto_call | phase turn | caller 0 | turn 1 | players 3 | hand0 2c"
        " | hand1 3c | hand2 _ | stock Ah Kd Ks"
    )
    assert act(table, 1, "draw", "discard")[-1] == "turn 2"
    assert table.caller == 0


# -- the stock -------------------------------------------------------------------------------------


def test_the_discard_becomes_the_stock_the_moment_that_is_empty() -> None:
    """G-06: whatever the phase; the top stays, and stays live."""
    table = at(f"| phase turn | live yes | discarder 1 | {HANDS} | discard 7c^ 8c^ 9c^ | stock Ah")
    act(table, 0, "draw")
    assert GAME.awaited(table) == [DEALER]
    assert legal(table, 0) == legal(table, 1) == ""
    assert refusal(table, 0, "discard") == "wait_for_dealer"
    assert refusal(table, 1, "flip 1:0") == "wait_for_dealer"
    GAME.act(table, DEALER, Shuffle((1, 0)))
    assert [str(placed) for placed in table.stock] == ["7c~1", "8c~1"]
    assert [str(placed) for placed in view(table, 0).table.stock] == ["??~1", "??~1"]
    assert (str(table.top), table.live, phase(table)) == ("9c", True, "decide")
    assert GAME.awaited(table) == [0]


def test_the_dealer_has_no_move_while_cards_are_left() -> None:
    table = at(f"| phase turn | {HANDS} | discard 7c^ 8c^ 9c^ | stock Ah")
    with pytest.raises(Exception, match="not_your_turn"):
        GAME.play(table, DEALER, Shuffle((1, 0)))


def test_a_draw_that_is_impossible_is_illegal() -> None:
    """G-07."""
    table = at(f"| phase turn | {HANDS} | discard 7c^ | stock")
    assert legal(table, 0) == "take, call"
    assert refusal(table, 0, "draw") == "stock_empty"
    assert str(GAME.default_move(table, 0)) == "take"


CALL_OR_PASS = (
    "discard_draw_must_swap=true | phase turn | hand0 _ | hand1 2h 3h | discard 8c^ | stock"
)


def test_a_timeout_does_not_call_when_nothing_can_be_drawn_or_taken() -> None:
    """G-07: it passes."""
    table = at(CALL_OR_PASS)
    assert legal(table, 0) == "pass, call"
    assert str(GAME.default_move(table, 0)) == "pass"
    assert act(table, 0, "pass") == ["turn 1"]
    assert legal(table, 1) == "take, call"
    assert refusal(table, 1, "pass") == "not_now"


def test_a_passed_turn_counts() -> None:
    """G-14."""
    table = at(CALL_OR_PASS.replace("phase turn", "phase turn | turns 400"))
    assert act(table, 0, "pass")[0] == "ended turn_limit"


def test_a_last_turn_with_nothing_to_do_lapses() -> None:
    """G-07: after a call the round is scored with its caller."""
    table = at(
        "discard_draw_must_swap=true | phase decide | turn 1 | caller 2 | players 3 | hand0 _"
        " | hand1 3c | hand2 4c | drawn 5c!1=1 | stock"
    )
    assert act(table, 1, "discard")[:2] == ["discarded 1 5c", "ended called"]


# -- too many turns --------------------------------------------------------------------------------


def test_a_round_ends_without_a_call_after_four_hundred_turns() -> None:
    """G-14, C-33: every lowest total wins."""
    table = at(
        "| phase turn | turns 400 | players 3 | hand0 2c | hand1 2h | hand2 3c | stock Kd Ks"
    )
    assert act(table, 0, "draw", "discard")[1] == "ended turn_limit"
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("turn_limit", (0, 1))


def test_the_last_turns_after_a_call_are_played_whatever_their_number() -> None:
    """C-06 before G-14."""
    table = at(
        "| phase turn | turns 400 | players 3 | hand0 2c | hand1 2h | hand2 3c | stock Kd Ks"
    )
    assert act(table, 0, "call") == ["called 0", "turn 1"]


# -- timeouts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (f"| {HANDS}", "ready"),
        (f"| phase turn | {HANDS} | discard 7c^", "draw"),
        (f"| phase decide | {HANDS} | drawn 7c!0=0 | discard 9c^", "discard"),
        (f"| phase ability | {HANDS} | discard 7c^", "skip"),
        (f"| phase queen | one 0:0 | other 1:0 | {HANDS} | discard Qc^", "keep_them"),
        ("| phase gift | giver 0 | gap 1:0 | hand0 _ 3c | hand1 _ 2c | discard 7c^", "give 1"),
        (f"| phase window | live yes | discarder 1 | {HANDS} | discard 7c^", "pass"),
    ],
    ids=["setup", "turn", "decide", "ability", "queen", "gift", "window"],
)
def test_a_timeout_plays(text: str, move: str) -> None:
    """C-31."""
    table = at(text)
    assert str(GAME.default_move(table, 0)) == move
    assert move in legal(table, 0).split(", ")


def test_a_king_that_is_discarded_does_nothing() -> None:
    """C-29."""
    table = at(f"| phase turn | {HANDS} | stock Ks Kh 3d 4d")
    act(table, 0, "draw", "discard")
    assert (table.turn, phase(table)) == (1, "turn")


def test_no_card_of_a_hand_changes_its_place() -> None:
    """C-30: the only moves of a turn that touch the hand put another card in a place."""
    table = at(f"| phase turn | {HANDS} | stock 8h 3d")
    act(table, 0, "draw", "swap 1")
    assert hand(table, 0) == "2c 8h=0 4c 5c"


def test_no_card_is_looked_at_once_the_turns_have_begun() -> None:
    """C-32: a card without the ability gives nobody a look."""
    table = at(f"| phase turn | {HANDS} | stock 6h 3d")
    assert refusal(table, 0, "look 2") == "not_now"
    act(table, 0, "draw", "discard")
    assert all("peek" not in kinds(table, seat) for seat in (0, 1))
