"""Windows: after every discard by house rule, and after the last turn always (C-07, C-14)."""

import pytest
from tests.games.cambio.tables import act, at, hand, kinds, legal, phase, refusal, view

from facedown.core.game import REACTION_CLOCK, TURN_CLOCK
from facedown.core.seats import NOBODY, bit
from facedown.core.sight import show
from facedown.games.cambio import GAME

HANDS = "hand0 8h 3c | hand1 8s 3h | hand2 8d 3s"
DRAWN = f"flip_timing=window | players 3 | phase decide | {HANDS}"
OPEN = f"flip_timing=window | players 3 | phase window | live yes | discarder 0 | {HANDS}"


def test_a_window_asks_everybody_from_the_discarders_left() -> None:
    """C-14, `window`."""
    table = at(f"{DRAWN} | drawn 2c!0=0")
    assert act(table, 0, "discard") == ["discarded 0 2c", "window_opened"]
    assert (GAME.discarder(table), GAME.awaited(table)) == (0, [1, 2, 0])
    assert GAME.invited(table) == []
    assert [kinds(table, seat) for seat in range(3)] == [{"flip", "pass"}] * 3
    assert GAME.clock(table) == REACTION_CLOCK


def test_the_window_opens_after_the_ability() -> None:
    """C-14: until then nobody flips."""
    table = at(f"{DRAWN} | drawn 8c!0=0")
    act(table, 0, "discard")
    assert (phase(table), GAME.invited(table), legal(table, 1)) == ("ability", [], "")
    assert refusal(table, 1, "flip 1:0") == "not_now"
    assert act(table, 0, "peek 0:0") == ["peeked 0 0:0 8h @0", "window_opened"]


def test_the_window_closes_when_all_have_passed() -> None:
    table = at(f"{OPEN} | discard 8c^")
    act(table, 1, "pass")
    act(table, 0, "pass")
    assert GAME.awaited(table) == [2]
    assert act(table, 2, "pass") == ["passed 2 @2", "window_closed", "turn 1"]
    assert (table.live, table.passed) == (False, NOBODY)
    assert GAME.clock(table) == TURN_CLOCK


def test_nobody_learns_of_a_pass_while_the_window_is_open() -> None:
    table = at(f"{OPEN} | discard 8c^")
    event = GAME.act(table, 1, GAME.parse_move("pass"))[0]
    assert [show(event, seat) is None for seat in range(3)] == [True, False, True]
    assert [view(table, seat).table.passed for seat in range(3)] == [NOBODY, bit(1), NOBODY]


def test_a_seat_that_has_passed_is_not_asked_again() -> None:
    table = at(f"{OPEN} | discard 8c^")
    act(table, 1, "pass")
    assert legal(table, 1) == ""
    assert refusal(table, 1, "flip 1:0") == "already_passed"
    assert refusal(table, 1, "pass") == "already_passed"
    act(table, 2, "flip 2:1")
    assert GAME.awaited(table) == [2, 0]


def test_a_seat_that_flipped_wrongly_is_asked_again() -> None:
    """C-14."""
    table = at(f"{OPEN} | discard 8c^")
    act(table, 1, "flip 1:1")
    assert GAME.awaited(table) == [1, 2, 0]
    act(table, 1, "flip 1:0")
    assert hand(table, 1).startswith("_ 3h=*")


def test_a_correct_flip_closes_the_window() -> None:
    """C-18."""
    table = at(f"{OPEN} | discard 8c^")
    assert act(table, 1, "flip 1:0") == ["flipped 1 1:0 8s", "window_closed", "turn 1"]


def test_the_window_closes_after_the_gift() -> None:
    """C-19."""
    table = at(f"{OPEN} | discard 8c^")
    assert act(table, 2, "flip 1:0") == ["flipped 2 1:0 8s"]
    assert act(table, 2, "give 1") == ["gave 2 2:1 1:0", "window_closed", "turn 1"]


def test_with_unlimited_flips_the_window_stays_open_for_those_who_have_not_passed() -> None:
    """C-14, C-18: each seat is asked until it passes."""
    table = at(
        OPEN.replace("window |", "window flips_per_discard=unlimited |", 1) + " | discard 8c^"
    )
    act(table, 0, "pass")
    act(table, 1, "flip 1:0")
    assert GAME.awaited(table) == [1, 2]


def test_the_pile_is_closed_outside_the_window() -> None:
    """C-14: until the next discard."""
    table = at(f"{OPEN} | discard 8c^")
    for seat in range(3):
        act(table, seat, "pass")
    assert refusal(table, 1, "flip 1:0") == "not_now"
    assert legal(table, 1) == "draw, take, call"


def test_a_card_that_returns_opens_no_window() -> None:
    """C-10."""
    table = at(f"flip_timing=window | phase turn | {HANDS.partition(' | hand2')[0]} | discard 8c^")
    assert act(table, 0, "take", "discard") == ["discarded 0 8c", "turn 1"]


def test_the_barred_discarder_is_not_asked() -> None:
    """C-14, `discarder_may_flip`."""
    table = at(
        DRAWN.replace("window |", "window discarder_may_flip=false |", 1) + " | drawn 2c!0=0"
    )
    act(table, 0, "discard")
    assert GAME.awaited(table) == [1, 2]
    assert refusal(table, 0, "pass") == "discarder_may_not_flip"


@pytest.mark.parametrize(
    "text",
    [
        "| hand0 _ | hand1 _ | drawn 2c!0=0",
        "| hand0 3c | hand1 3h | drawn 2c!0=0 | stock",
    ],
    ids=["no card to flip", "C-23: no penalty card"],
)
def test_no_window_opens_when_nobody_could_flip(text: str) -> None:
    table = at(f"flip_timing=window | phase decide {text}")
    assert act(table, 0, "discard") == ["discarded 0 2c", "turn 1"]
    assert not table.live


def test_a_window_closes_when_the_last_penalty_card_is_gone() -> None:
    """C-23."""
    table = at(f"{OPEN} | discard 8c^ | stock 4d")
    assert act(table, 1, "flip 1:1")[1:] == ["received 1", "window_closed", "turn 1"]


def test_the_window_goes_on_after_a_reshuffle() -> None:
    """G-06, C-23."""
    table = at(f"{OPEN} | discard 9c^ 8c^ | stock 4d")
    act(table, 1, "flip 1:1")
    assert GAME.awaited(table) == [-1]
    GAME.act(table, -1, GAME.shuffle_from("shuffle 0"))
    assert GAME.awaited(table) == [1, 2, 0]


# -- after the last turn ---------------------------------------------------------------------------


@pytest.mark.parametrize("timing", ["open", "window"])
def test_the_pile_stays_live_after_the_last_turn_until_all_have_passed(timing: str) -> None:
    """C-07: the caller is not asked."""
    table = at(
        f"flip_timing={timing} | players 3 | phase decide | caller 1 | {HANDS} | drawn 6c!0=0"
    )
    assert act(table, 0, "discard") == ["discarded 0 6c", "window_opened"]
    assert GAME.awaited(table) == [2, 0]
    assert refusal(table, 1, "pass") == "caller_may_not_flip"
    act(table, 0, "pass")
    assert act(table, 2, "pass")[1:3] == ["window_closed", "ended called"]


def test_a_card_discarded_before_the_last_turn_is_still_live_after_it() -> None:
    """C-07: the last player puts back what it took."""
    table = at(
        f"| players 3 | phase turn | caller 1 | live yes | discarder 2 | {HANDS} | discard 8c^"
    )
    assert act(table, 0, "take", "discard") == ["discarded 0 8c", "window_opened"]
    assert act(table, 2, "flip 2:0")[:3] == ["flipped 2 2:0 8d", "window_closed", "ended called"]


def test_a_gift_after_the_last_turn_is_completed_before_the_hands_are_turned() -> None:
    """C-07."""
    table = at(f"| players 3 | phase decide | caller 1 | {HANDS} | drawn 8c!0=0")
    act(table, 0, "discard", "skip")
    assert act(table, 0, "flip 2:0") == ["flipped 0 2:0 8d"]
    assert act(table, 0, "give 0")[:3] == ["gave 0 0:0 2:0", "window_closed", "ended called"]


def test_whoever_goes_out_in_the_last_window_cannot_win() -> None:
    """C-07, C-21."""
    table = at(
        "| players 3 | phase window | caller 1 | live yes | discarder 0 | hand0 5c"
        " | hand1 9c | hand2 Jk Ac Ah As Ad Kh | discard 8c^ | stock Kd Ks"
    )
    act(table, 2, "flip 2:0")
    act(table, 0, "pass")
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.totals[2] < outcome.totals[0]
