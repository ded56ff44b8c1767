"""Flips: who, when, what they match, what they cost (C-09, C-14 to C-23, C-26)."""

import pytest
from tests.games.cambio.tables import act, at, hand, kinds, legal, phase, refusal, view

from facedown.core.seats import DEALER, NO_SEAT, NOBODY, WATCHER, bit
from facedown.core.sight import show
from facedown.games.cambio import GAME
from facedown.games.cambio.events import Misflipped

LIVE = "| players 3 | phase turn | live yes | discarder 2"
HANDS = "hand0 8h 3c | hand1 8s 3h | hand2 8d 3s"


def test_a_correct_flip_discards_the_card_and_leaves_a_hole() -> None:
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    assert act(table, 1, "flip 1:0") == ["flipped 1 1:0 8s"]
    assert (hand(table, 1), str(table.top)) == ("_ 3h", "8s")


def test_everybody_may_flip_while_the_pile_is_live() -> None:
    """C-14: nobody waits for them, but they are asked from the discarder's left."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    assert GAME.awaited(table) == [0]
    assert GAME.invited(table) == [1, 2]
    assert [kinds(table, seat) for seat in (1, 2)] == [{"flip"}] * 2
    assert len(GAME.legal_moves(table, 1)) == 6


def test_the_active_player_flips_only_before_drawing() -> None:
    """C-14."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    assert kinds(table, 0) == {"draw", "take", "call", "flip"}
    act(table, 0, "draw")
    assert kinds(table, 0) == {"swap", "discard"}
    assert refusal(table, 0, "flip 0:0") == "finish_your_card"
    assert GAME.invited(table) == [1, 2]


def test_a_pile_stays_live_over_the_turn_change() -> None:
    """C-14."""
    table = at(f"| phase turn | {HANDS.partition(' | hand2')[0]} | stock 8c 2d 4d")
    act(table, 0, "draw", "discard", "skip")
    assert (table.turn, table.live) == (1, True)
    assert act(table, 0, "flip 0:0") == ["flipped 0 0:0 8h"]


def test_a_flip_is_judged_against_the_card_on_top_now() -> None:
    """C-14: the pile stays live when its top is taken."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^ 9c^")
    act(table, 0, "take")
    assert act(table, 1, "flip 1:0") == ["flipped 1 1:0 8s"]


def test_nobody_flips_on_an_empty_pile() -> None:
    """C-16: seat 0 holds the only discard."""
    table = at(f"{LIVE} | {HANDS} | discard 9c^")
    act(table, 0, "take")
    assert (GAME.invited(table), refusal(table, 1, "flip 1:0")) == ([], "discard_empty")


def test_one_flip_closes_the_pile_until_a_new_card_is_discarded() -> None:
    """C-18, C-26, test vector 8: a later attempt is void and costs nothing."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^ | stock 2d 8c 4d")
    act(table, 1, "flip 1:0")
    assert GAME.invited(table) == []
    assert refusal(table, 2, "flip 2:0") == "pile_closed"
    assert table.size(2) == 2
    act(table, 0, "draw", "discard")
    assert GAME.invited(table) == [2, 0]


def test_flips_go_on_where_the_house_allows_it() -> None:
    """C-18, `unlimited`: a correct flip leaves the pile live."""
    table = at(f"flips_per_discard=unlimited {LIVE} | {HANDS} | discard 8c^")
    act(table, 1, "flip 1:0")
    assert act(table, 2, "flip 2:0") == ["flipped 2 2:0 8d"]


def test_a_flipped_card_uses_no_ability() -> None:
    """C-17."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    act(table, 0, "flip 0:0")
    assert phase(table) == "turn"


def test_there_is_no_flip_without_a_penalty_card_to_risk() -> None:
    """C-23."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^ | stock")
    assert GAME.invited(table) == []
    assert refusal(table, 1, "flip 1:0") == "stock_empty"


def test_too_many_moves_in_one_turn_end_the_flips() -> None:
    """G-14."""
    table = at(f"max_cards=none {LIVE} | moves 39 | {HANDS} | discard 8c^")
    act(table, 1, "flip 1:1")
    assert GAME.invited(table) == []
    assert legal(table, 0) == "draw, take, call"
    assert refusal(table, 1, "flip 1:1") == "too_many_moves"


def test_the_discarder_may_flip() -> None:
    """C-14."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    assert act(table, 2, "flip 2:0") == ["flipped 2 2:0 8d"]


def test_the_discarder_may_not_flip_where_the_house_says_so() -> None:
    """C-14, `discarder_may_flip`."""
    table = at(f"discarder_may_flip=false {LIVE} | {HANDS} | discard 8c^")
    assert GAME.invited(table) == [1]
    assert refusal(table, 2, "flip 2:0") == "discarder_may_not_flip"


def test_the_caller_neither_flips_nor_is_flipped() -> None:
    """C-08, C-09 (a fault of an earlier program)."""
    table = at(f"{LIVE} | caller 1 | {HANDS} | discard 8c^")
    assert GAME.invited(table) == [2]
    assert refusal(table, 1, "flip 1:0") == "caller_may_not_flip"
    assert refusal(table, 2, "flip 1:0") == "caller_protected"
    assert "flip 1:" not in legal(table, 0)


def test_a_player_who_is_out_neither_flips_nor_is_flipped() -> None:
    """C-21."""
    table = at(f"{LIVE} | out 1 | {HANDS} | discard 8c^")
    assert GAME.invited(table) == [2]
    assert refusal(table, 1, "flip 1:0") == "seat_out"
    assert refusal(table, 2, "flip 1:0") == "seat_out"


def test_an_empty_place_is_not_flipped() -> None:
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    assert refusal(table, 2, "flip 1:2") == "no_such_place"
    assert refusal(table, 2, "flip 5:0") == "no_such_place"


def test_asking_for_the_dealers_moves_is_no_fault_while_the_pile_is_live() -> None:
    """It has none among the legal moves; nor have watchers."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    assert [GAME.legal_moves(table, seat) for seat in (DEALER, NO_SEAT, WATCHER)] == [[]] * 3


# -- what matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "top", "flipped", "is_right"),
    [
        ("", "8c", "8h", True),
        ("", "8c", "9c", False),
        ("", "Tc", "Jh", False),
        ("", "Jk", "Jk", True),
        ("", "Jk", "Jc", False),
        ("", "Ks", "Kc", True),
        ("", "Ks", "Kh", False),
        ("", "Kh", "Kd", True),
        ("king_colours_match=true", "Ks", "Kh", True),
        ("king_colours_match=true", "Kh", "Ks", True),
        ("values=10,10,10,10,10", "Jc", "Qh", False),
        ("values=10,10,10,10,10", "Ks", "Kh", False),
        ("values=10,10,10,10,10", "Tc", "Jk", False),
    ],
)
def test_a_flip_matches_by_value(options: str, top: str, flipped: str, is_right: bool) -> None:
    """C-15, test vector 8: red and black kings differ; points never make two ranks match."""
    table = at(f"{options} {LIVE} | hand0 2c | hand1 {flipped} | hand2 2h | discard {top}^")
    word = "flipped" if is_right else "misflipped"
    assert act(table, 1, "flip 1:0")[0].startswith(word)


# -- the gift --------------------------------------------------------------------------------------


def test_whoever_flips_anothers_card_gives_one_of_its_own_for_it() -> None:
    """C-19, test vector 10."""
    table = at(f"{LIVE} | {HANDS.replace('8h 3c', '5c=0 3c')} | discard 8c^")
    assert act(table, 0, "flip 1:0") == ["flipped 0 1:0 8s"]
    assert act(table, 0, "give 0") == ["gave 0 0:0 1:0"]
    assert (hand(table, 0), hand(table, 1)) == ("_ 3c", "5c=0 3h")
    assert hand(view(table, 1).table, 1) == "??=0 ??"
    assert phase(table) == "turn"


def test_nobody_does_anything_before_the_gift() -> None:
    """C-05, C-14, C-19: also where the pile is still live."""
    table = at(f"flips_per_discard=unlimited {LIVE} | {HANDS} | discard 8c^")
    act(table, 1, "flip 2:0")
    assert GAME.awaited(table) == [1]
    assert GAME.invited(table) == []
    assert (legal(table, 0), legal(table, 1), legal(table, 2)) == ("", "give 0, give 1", "")
    assert refusal(table, 0, "call") == "gift_first"
    assert refusal(table, 2, "flip 2:1") == "gift_first"
    assert refusal(table, 1, "flip 1:0") == "not_now"
    assert [refusal(table, 1, f"give {slot}") for slot in (-1, 2)] == ["no_such_slot"] * 2


def test_a_flipper_without_cards_gives_nothing() -> None:
    """C-19: the owner simply has one card fewer."""
    table = at(f"{LIVE} | hand0 2c | hand1 _ | hand2 8d 3s | discard 8c^")
    assert act(table, 1, "flip 2:0") == ["flipped 1 2:0 8d"]
    assert (hand(table, 2), phase(table)) == ("_ 3s", "turn")


def test_a_gift_never_puts_its_receiver_out() -> None:
    """C-21: it has as many cards as before."""
    table = at(f"{LIVE} | hand0 2c 2h | hand1 8s 3h 4h 5h 6h 7h | hand2 3s | discard 8c^")
    act(table, 0, "flip 1:0", "give 0")
    assert (table.out, table.size(1)) == (NOBODY, 6)


# -- a wrong flip ----------------------------------------------------------------------------------


def test_a_wrong_flip_is_shown_to_all_and_costs_a_card() -> None:
    """C-20, G-05: the card goes back to its place, the penalty is not seen, the pile stays live."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^ | stock 2d 4d")
    assert act(table, 1, "flip 2:1") == ["misflipped 1 2:1 3s @*", "received 1"]
    assert hand(view(table, 0).table, 2) == "?? 3s=*"
    assert hand(view(table, WATCHER).table, 2) == "?? 3s=*"
    assert (hand(table, 1), hand(view(table, 1).table, 1)) == ("8s 3h 2d", "?? ?? ??")
    assert table.live


def test_a_wrong_flipper_may_try_again() -> None:
    """C-20: each error costs a card."""
    table = at(f"{LIVE} | {HANDS} | discard 8c^")
    act(table, 1, "flip 1:1", "flip 2:1", "flip 1:0")
    assert table.size(1) == 3


def test_a_wrong_flip_may_stay_unseen_and_says_only_what_the_card_is_not() -> None:
    """C-20, `wrong_flip_reveals`: that it is not of the top's value is public."""
    table = at(f"wrong_flip_reveals=false {LIVE} | {HANDS} | discard 8c^ | stock 2d 4d")
    assert act(table, 1, "flip 2:1")[0] == "misflipped 1 2:1 3s @-"
    assert hand(table, 2) == "8d 3s-8c-8h-8s-8d"
    for seat in (0, 1, 2, WATCHER):
        assert hand(view(table, seat).table, 2) == "?? ??-8c-8h-8s-8d"


def test_what_a_king_is_not_depends_on_its_colour() -> None:
    """C-15, C-20."""
    table = at(f"wrong_flip_reveals=false {LIVE} | {HANDS} | discard Kh^")
    act(table, 1, "flip 2:1")
    assert hand(table, 2) == "8d 3s-Kh-Kd"


def test_nobody_is_shown_a_wrong_flip_that_stays_unseen() -> None:
    table = at(f"wrong_flip_reveals=false {LIVE} | {HANDS} | discard 8c^")
    event = GAME.play(table, 1, GAME.parse_move("flip 1:1"))[0]
    assert isinstance(event, Misflipped)
    shown = [show(event, seat) for seat in (0, 1, 2, WATCHER)]
    assert [str(one) for one in shown] == ["misflipped 1 1:1 ?? @-"] * 4
    assert not event.seen_by & bit(1)


# -- out -------------------------------------------------------------------------------------------

SIX = "3h 4h 5h 6h 7h 9h"


def test_a_seventh_card_puts_a_player_out() -> None:
    """C-21: the hand is set aside, not seen, and no longer plays."""
    table = at(f"{LIVE} | hand0 2c | hand1 {SIX} | hand2 2s | discard 8c^ | stock 2d 4d 5d")
    events = act(table, 1, "flip 0:0")
    assert events == ["misflipped 1 0:0 2c @*", "received 1", "out 1"]
    assert hand(view(table, 0).table, 1) == " ".join(["??"] * 7)
    assert act(table, 0, "draw", "discard")[-1] == "turn 2"


def test_a_turn_passes_when_its_player_goes_out_before_drawing() -> None:
    """C-21."""
    table = at(f"{LIVE} | hand0 {SIX} | hand1 2h | hand2 2s | discard 8c^")
    assert act(table, 0, "flip 1:0")[2:] == ["out 0", "turn 1"]


def test_the_last_player_left_in_wins_at_once() -> None:
    """C-21, test vector 9; seat 1 wins with the higher total, and the hand of seat 0 is shown."""
    table = at(
        f"| phase turn | live yes | discarder 1 | hand0 Jk {SIX[3:]} Jk | hand1 Kc"
        " | discard 8c^ | stock Jk"
    )
    events = act(table, 0, "flip 1:0")
    assert events[2:4] == ["out 0", "ended last_left"]
    assert len(events) == 6
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.scores) == ("last_left", (1,), (0, 1))


def test_the_caller_wins_when_all_others_are_out() -> None:
    """C-21."""
    table = at(
        f"| phase turn | live yes | discarder 0 | caller 1 | hand0 {SIX} | hand1 Kc Kh"
        " | discard 8c^"
    )
    act(table, 0, "flip 0:0")
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.caller) == ("last_left", (1,), 1)


@pytest.mark.parametrize(
    ("limit", "is_out"), [("5", True), ("6", True), ("7", False), ("none", False)]
)
def test_the_house_says_how_many_cards_are_too_many(limit: str, is_out: bool) -> None:
    """C-21, `max_cards`."""
    table = at(f"max_cards={limit} {LIVE} | hand0 2c | hand1 {SIX} | hand2 2s | discard 8c^")
    act(table, 1, "flip 0:0")
    assert bool(table.out) == is_out


def test_holes_are_not_cards() -> None:
    """C-21, G-02: seven slots of which one is empty."""
    table = at(f"{LIVE} | hand0 2c | hand1 _ {SIX[3:]} | hand2 2s | discard 8c^")
    act(table, 1, "flip 0:0")
    assert (table.out, len(table.hands[1])) == (NOBODY, 7)
