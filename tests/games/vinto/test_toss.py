"""Tossing in."""

import pytest
from tests.games.vinto.tables import act, hand, lay, legal, pass_all, phase, refusal

from facedown.core.errors import BadNotation
from facedown.core.moves import PASS
from facedown.core.sight import show
from facedown.games.vinto import GAME
from facedown.games.vinto.moves import Toss
from facedown.games.vinto.table import VintoTable


def window(hands: str, *, card: str = "6c", more: str = "", **options: str) -> VintoTable:
    """Seat 0 has drawn a card and puts it on the discard: tossing in is open."""
    table = lay(f"phase decide | {hands} {more}| drawn {card}^ | discard 2h^", **options)
    act(table, 0, "discard")
    assert phase(table) == "toss"
    return table


SIXES = "hand0 3c 4c | hand1 6h 5c | hand2 6s 5s | hand3 6d 5d"


def test_any_player_may_toss_in() -> None:
    """V-15: the active player too."""
    table = window(SIXES)
    assert GAME.awaited(table) == [1, 2, 3, 0]
    assert legal(table, 0) == ["pass", "toss 0", "toss 1"]


def test_the_active_player_may_not_as_a_house_rule() -> None:
    """V-15: `active_may_toss false`."""
    table = window(SIXES, active_may_toss="false")
    assert GAME.awaited(table) == [1, 2, 3]
    assert legal(table, 0) == []
    assert refusal(table, 0, "toss 0") == "may_not_toss"


def test_seats_are_asked_from_the_active_players_left() -> None:
    """V-17."""
    table = window(SIXES)
    table.turn = 2
    assert GAME.awaited(table) == [3, 0, 1, 2]


def test_three_sixes_are_tossed_in_turn_each_opening_the_window_again() -> None:
    """Vector 13."""
    table = window(SIXES)
    for seat, card in ((1, "6h"), (2, "6s"), (3, "6d")):
        assert act(table, seat, "toss 0") == [f"tossed {seat} {seat}:0 {card}", "toss_opened"]
        # V-17: the window is still that of the active player's discard.
        assert (GAME.discarder(table), GAME.awaited(table)) == (0, [1, 2, 3, 0])
    assert str(table.top) == "6d"
    assert [hand(table, seat) for seat in (1, 2, 3)] == ["_ 5c", "_ 5s", "_ 5d"]


def test_the_card_that_is_tossed_is_the_card_that_lies_on_the_discard() -> None:
    """Section 6: an earlier program made a new card with an id of the clock."""
    table = window(SIXES)
    before = sorted(str(placed.card) for placed in table.everything())
    act(table, 2, "toss 0")
    assert sorted(str(placed.card) for placed in table.everything()) == before


def test_a_window_closes_when_everybody_has_passed() -> None:
    """V-17."""
    table = window(SIXES)
    for seat in (1, 2, 3):
        assert act(table, seat, "pass") == [f"passed {seat} @{seat}"]
    assert act(table, 0, "pass") == ["passed 0 @0", "toss_closed"]
    assert phase(table) == "turn_end"


def test_a_pass_is_shown_to_nobody() -> None:
    table = window(SIXES)
    (passed,) = GAME.act(table, 2, PASS)
    assert [show(passed, viewer) for viewer in (0, 1, 3, 8)] == [None] * 4
    assert GAME.view(table, 1).table.passed == 0
    assert GAME.view(table, 2).table.passed == 1 << 2


def test_who_has_passed_is_not_asked_until_the_window_opens_again() -> None:
    """V-18, V-19."""
    table = window(SIXES)
    act(table, 2, "pass")
    assert legal(table, 2) == []
    assert refusal(table, 2, "toss 0") == "already_passed"
    act(table, 1, "toss 0")
    assert "toss 0" in legal(table, 2)


def test_the_tosser_carries_out_the_action_at_once() -> None:
    """Vector 8, V-20: Carol tosses a 9 and looks at a card of anyone but herself."""
    table = lay("phase decide | hand0 2c | hand1 4c | hand2 9h 3c | hand3 7c | drawn 9d^")
    act(table, 0, "play")
    act(table, 0, "peek 1:0")
    assert act(table, 2, "toss 0") == ["tossed 2 2:0 9h"]
    assert GAME.awaited(table) == [2]
    assert legal(table, 2) == ["peek 0:0", "peek 1:0", "peek 3:0"]
    assert refusal(table, 3, "toss 0") == "not_your_turn"
    assert act(table, 2, "peek 3:0") == ["peeked 2 3:0 7c @2", "toss_opened"]


def test_a_tossed_card_is_used() -> None:
    """V-09: it buries an unused card."""
    table = lay("phase decide | hand0 9c | hand1 9h | hand2 3c | hand3 7c | drawn 2d^")
    act(table, 0, "swap 0")
    assert not table.used
    act(table, 1, "toss 0")
    assert table.used


def test_a_wrong_toss_is_shown_taken_back_and_costs_a_card() -> None:
    """V-21."""
    table = window(SIXES)
    assert act(table, 1, "toss 1") == ["toss_failed 1 1:1 5c", "received 1"]
    assert hand(table, 1) == "6h 5c=* Ac"
    assert phase(table) == "toss"


@pytest.mark.parametrize(
    ("card", "other"), [("Th", "Jc"), ("Jh", "Qc"), ("5h", "6c"), ("Kh", "Jk")]
)
def test_the_same_value_is_not_the_same_rank(card: str, other: str) -> None:
    """V-22: 10, J and Q are all worth 10."""
    hands = f"hand0 3c | hand1 {card} | hand2 4s | hand3 4d"
    table = window(hands, card=other, plain_discard="any")
    assert act(table, 1, "toss 0")[0] == f"toss_failed 1 1:0 {card}"


def test_a_joker_matches_a_joker() -> None:
    """V-22."""
    table = window("hand0 3c | hand1 Jk | hand2 4s | hand3 4d", card="Jk")
    assert act(table, 1, "toss 0")[0] == "tossed 1 1:0 Jk"


def test_a_wrong_toss_bars_until_the_window_opens_again() -> None:
    """V-21; rulings section 6: an earlier program ended the ban when seat 0 moved."""
    table = window(SIXES)
    act(table, 1, "toss 1")
    assert legal(table, 1) == []
    assert refusal(table, 1, "toss 0") == refusal(table, 1, "pass") == "may_not_toss"
    act(table, 2, "toss 0")
    assert "toss 0" in legal(table, 1)


def test_a_wrong_toss_bars_until_the_own_next_turn_as_a_house_rule() -> None:
    """V-21: `failed_toss_lockout own_next_turn`."""
    table = window(SIXES, failed_toss_lockout="own_next_turn")
    act(table, 2, "toss 1")
    act(table, 1, "toss 0")
    assert legal(table, 2) == []
    pass_all(table)
    act(table, 0, "end")
    act(table, 1, "draw")
    act(table, 1, "play")
    act(table, 1, "give 1")
    assert legal(table, 2) == []
    pass_all(table)
    assert act(table, 1, "end") == ["turn 2"]
    assert table.barred == 0


def test_one_wrong_toss_after_another_cannot_empty_the_window_of_the_rest() -> None:
    """V-18: one attempt a seat; who is left is still asked."""
    table = window(SIXES)
    act(table, 1, "toss 1")
    act(table, 2, "toss 1")
    assert GAME.awaited(table) == [3, 0]


def test_a_seat_is_asked_once_a_turn_as_a_house_rule() -> None:
    """V-19: `toss_chain single`: who has tossed or passed is not asked again."""
    table = window(SIXES, toss_chain="single")
    act(table, 3, "pass")
    act(table, 1, "toss 0")
    assert GAME.awaited(table) == [2, 0]
    assert legal(table, 1) == legal(table, 3) == []
    assert refusal(table, 1, "toss 1") == "may_not_toss"
    assert refusal(table, 3, "toss 0") == "already_passed"
    act(table, 2, "toss 1")
    assert act(table, 0, "pass")[-1] == "toss_closed"


def test_asking_once_begins_anew_with_the_next_turn() -> None:
    table = window(SIXES, toss_chain="single")
    act(table, 1, "toss 0")
    pass_all(table)
    act(table, 0, "end")
    act(table, 1, "draw")
    act(table, 1, "play")
    act(table, 1, "give 0")
    assert GAME.awaited(table) == [2, 3, 0, 1]


def test_who_passed_in_a_chain_that_asks_once_is_told_to_nobody() -> None:
    """V-19: the window stays open for the rest, and the pass a secret."""
    table = window(SIXES, toss_chain="single")
    act(table, 3, "pass")
    act(table, 1, "toss 0")
    assert [GAME.view(table, viewer).table.passed for viewer in (0, 1, 2, 8)] == [0] * 4
    assert GAME.view(table, 3).table.passed == 1 << 3


def test_at_most_four_cards_of_a_rank_are_tossed_in_a_turn() -> None:
    """V-17: whatever a reshuffle brings back."""
    table = window(SIXES, more="| tossed 6,6 ")
    act(table, 1, "toss 0")
    assert act(table, 2, "toss 0") == ["tossed 2 2:0 6s", "toss_closed"]
    assert phase(table) == "turn_end"


def test_at_most_two_jokers_are_tossed_in_a_turn() -> None:
    """V-17."""
    hands = "hand0 3c | hand1 Jk | hand2 4s | hand3 4d"
    table = window(hands, card="Jk", more="| tossed 0 ")
    assert act(table, 1, "toss 0")[-1] == "toss_closed"


def test_with_no_cards_there_is_only_passing() -> None:
    table = window("hand0 3c | hand1 _ | hand2 4s | hand3 4d")
    assert legal(table, 1) == ["pass"]
    assert refusal(table, 1, "toss 0") == "no_such_slot"


@pytest.mark.parametrize("slot", [-1, 2])
def test_there_must_be_a_card_to_toss(slot: int) -> None:
    assert refusal(window(SIXES), 1, f"toss {slot}") == "no_such_slot"


def test_nobody_else_acts_while_the_window_is_open() -> None:
    """V-23: the next seat cannot start before it has closed."""
    table = window(SIXES)
    for move in ("draw", "end", "call"):
        assert refusal(table, 1, move) == refusal(table, 0, move) == "not_now"


@pytest.mark.parametrize("text", ["8,-", "-,8", "8,8", "K,8"])
def test_ranks_that_are_none_are_not_read_as_what_unknown_cards_have(text: str) -> None:
    """A dash in a list used to let cards match that nobody knows; each set has one spelling."""
    with pytest.raises(BadNotation):
        lay(f"phase toss | toss_ranks {text} | {SIXES} | discard 8h^")


def test_a_timeout_passes() -> None:
    """V-49."""
    table = window(SIXES)
    assert GAME.default_move(table, 2) is PASS
    assert GAME.clock(table) == "reaction"


def test_an_answer_to_a_window_that_opened_again_or_closed_is_void() -> None:
    """G-08, V-17: so is one that arrives during the halt; a wrong toss of another voids nothing."""
    table = window(SIXES)
    toss = Toss(0)
    wrong = GAME.act(table, 1, Toss(1))
    assert not any(GAME.voids(event, toss) for event in wrong)
    right = GAME.act(table, 2, Toss(0))
    assert [GAME.voids(event, toss) for event in right] == [True, True]
    assert GAME.voids(right[-1], PASS)
    assert not GAME.voids(right[-1], GAME.parse_move("draw"))
    for seat in GAME.awaited(table):
        last = GAME.act(table, seat, PASS)
    assert GAME.voids(last[-1], toss)
