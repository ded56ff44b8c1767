"""The pozzo, Jokers that are replaced, and the cards one must keep: no way leads to a dead end."""

import pytest
from tests.games.pinnacola.tables import (
    act,
    hand,
    lay,
    legal,
    melding,
    melds,
    phase,
    pozzo,
    refusal,
)

from facedown.core.dealer import Dealer
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable

PINNACOLA = "0:3s,4s,5s,6s,7s,8s,9s"
POKER = "0:9c,9h,9s,9d"


def drawing(hand0: str, *, pozzo: str, melds: str = "", **options: str) -> PinnacolaTable:
    return lay(hand0, pozzo=pozzo, melds=melds, phase="draw", **options)


# -- taking the pozzo ------------------------------------------------------------------------------


def test_the_whole_pozzo_is_taken_and_its_top_card_owed() -> None:
    """P-08, P-31."""
    table = drawing("Ks Kh Qh 9s 4d", pozzo="4d Jc Kd")
    assert legal(table) == ["draw", "take 3"]
    assert act(table, 0, "take 3") == ["took 0 4d,Jc,Kd"]
    assert (pozzo(table), phase(table), table.owed[0].text) == ("", "meld", "Kd")
    assert hand(table, 0) == "4d Jc Kd 4d 9s Qh Kh Ks"


def test_the_next_move_melds_the_top_card() -> None:
    """P-06: not just before the discard, but first of all."""
    table = drawing("Ks Kh 5c 6c 7c 4d", pozzo="4h Jc Kd")
    act(table, 0, "take 3")
    assert legal(table) == ["meld Kh,Ks,Kd"]
    assert refusal(table, "meld 5c,6c,7c") == "meld_it_first"
    assert refusal(table, "discard 4d") == "meld_it_first"
    act(table, 0, "meld Kh,Ks,Kd")
    assert "meld 5c,6c,7c" in legal(table)
    assert "discard 4d" in legal(table)


def test_a_pozzo_whose_top_card_cannot_be_melded_is_not_taken() -> None:
    """P-05, test vector; rulings section 6: the obligation could be dodged."""
    table = drawing("Qh 9s 4d 8h", pozzo="4d Ks")
    assert legal(table) == ["draw"]
    assert refusal(table, "take 2") == "cannot_meld_it"


@pytest.mark.parametrize(
    ("hand0", "pozzo", "melds"),
    [
        ("6h 2c 9d Jc", "7h", "0:3h,4h,5h"),
        ("2c 9d Jc Qh", "6h 7h", "0:3h,4h,5h"),
        ("Jk 2c 9d Jc", "7h", "0:3h,4h,5h"),
        ("7c 7d 9d Jc Qd", "7h", ""),
        ("Jk 7d 9d Jc Qd", "7h", ""),
        ("5h 2c 9d Jc Qd", "6h 7h", ""),
        ("2c 9d Jc 4d", "7h", "0:7c,7s,7d"),
        ("2c 9d Jc 4d", "7h", "0:5h,6h,Jk 0:2d,3d,4d"),
        ("2c 9d Jc 4d", "7h", "1:7c,7s,Jk 0:2d,3d,4d"),
    ],
    ids=[
        "laid off with a card of the hand",
        "laid off with a card of the pozzo",
        "laid off with a Joker",
        "a set with the hand",
        "a set with a Joker",
        "a run with the pozzo",
        "a poker",
        "replaces an own Joker that fits elsewhere",
        "replaces the opponent's Joker",
    ],
)
def test_a_pozzo_is_taken_if_the_next_move_can_meld_its_top(
    hand0: str, pozzo: str, melds: str
) -> None:
    """P-05, P-07, P-37; test vector: own run 3-4-5, 6 in hand, 7 on top."""
    table = drawing(hand0, pozzo=pozzo, melds=melds)
    take = f"take {len(pozzo.split())}"
    assert take in legal(table)
    act(table, 0, take)
    assert legal(table)
    assert not any(move.startswith("discard") for move in legal(table))


def test_a_top_card_that_needs_two_jokers_is_not_taken() -> None:
    """P-16."""
    assert legal(drawing("Jk Jk 2c 9d Jc", pozzo="7h")) == ["draw"]


def test_a_joker_on_top_is_owed_like_any_card() -> None:
    """P-04."""
    table = drawing("7h 7s 2c Jc Qd", pozzo="4d Jk")
    act(table, 0, "take 2")
    assert melding(table) == ["meld 7h,7s,Jk"]
    assert legal(drawing("7h 9s 2c Qc Ad", pozzo="4d Jk")) == ["draw"]


def test_a_twin_of_the_top_card_may_be_discarded() -> None:
    """P-10: cards that look the same are interchangeable."""
    table = drawing("7h 7s 7d Jc 9d", pozzo="7h")
    act(table, 0, "take 1")
    act(table, 0, "meld 7h,7s,7d")
    assert act(table, 0, "discard 7h")[0] == "discarded 0 7h -"


def test_a_part_of_the_pozzo_is_taken_from_the_card_that_is_owed() -> None:
    """P-08: `from_card_deepest`."""
    table = drawing("7c 7d 2c 4d 9d", pozzo="Ks 7h Jc Qd", pozzo_take="from_card_deepest")
    assert legal(table) == ["draw", "take 3"]
    assert refusal(table, "take 2") == "cannot_meld_it"
    assert refusal(table, "take 5") == "no_such_size"
    act(table, 0, "take 3")
    assert (pozzo(table), table.owed[0].text) == ("Ks", "7h")
    assert legal(table) == ["meld 7c,7h,7d"]


def test_the_default_takes_no_part_of_the_pozzo() -> None:
    """P-08."""
    table = drawing("7c 7d 2c 4d 9d", pozzo="Ks 7h")
    assert legal(table) == ["draw", "take 2"]
    assert refusal(table, "take 1") == "no_such_size"


def test_the_pozzo_may_be_taken_before_anything_was_melded() -> None:
    """P-09."""
    assert "take 1" in legal(drawing("7c 7d 2c 4d 9d", pozzo="7h"))


# -- cards one must keep ---------------------------------------------------------------------------


def test_two_cards_and_no_pinnacola_none_may_be_laid_off() -> None:
    """P-24, test vector."""
    table = lay("8c Kd", melds="0:5c,6c,7c")
    assert legal(table) == ["discard 8c", "discard Kd"]
    assert refusal(table, "lay_off 0 - 8c") == "keep_a_card"


def test_the_last_card_but_one_is_laid_off_when_the_hand_can_be_closed() -> None:
    """P-24."""
    table = lay("Ts Kd", melds=f"{PINNACOLA} {POKER}")
    assert "lay_off 0 - Ts" in legal(table)
    act(table, 0, "lay_off 0 - Ts")
    assert legal(table) == ["discard Kd"]


def test_the_move_that_completes_the_condition_may_leave_one_card() -> None:
    """P-24: the condition is looked at after the move."""
    assert "lay_off 1 - 9d" in legal(lay("9d Kd", melds=f"{PINNACOLA} 0:9c,9h,9s"))
    assert "lay_off 0 - 9s" in legal(lay("9s Kd", melds="0:3s,4s,5s,6s,7s,8s 0:6c,6h,6s,6d"))


def test_nothing_leaves_the_hand_empty() -> None:
    """P-24: closing without a discard does not exist."""
    table = lay("9h 9s 9d", melds=f"{PINNACOLA} 0:6c,6h,6s,6d")
    assert melding(table) == []
    assert refusal(table, "meld 9h,9s,9d") == "keep_a_card"


@pytest.mark.parametrize(
    ("melds", "requires", "may"),
    [
        (f"{PINNACOLA} {POKER}", "both", True),
        (PINNACOLA, "both", False),
        (POKER, "both", False),
        (f"{PINNACOLA} 1:9c,9h,9s,9d", "both", False),
        (f"{PINNACOLA} 0:Jk,Jk,Jk,Jk", "both", True),
        (PINNACOLA, "pinnacola", True),
        (POKER, "pinnacola", False),
        ("0:5c,6c,7c", "none", True),
    ],
)
def test_what_closing_requires(melds: str, requires: str, may: bool) -> None:
    """P-24, P-32: own melds, of all turns together."""
    table = lay("2d Kd", melds=f"{melds} 0:3d,4d,5d", closing_requires=requires)
    assert any(move.startswith("lay_off") for move in legal(table)) == may


def test_a_dirty_pinnacola_closes_unless_the_house_says_no() -> None:
    """P-18."""
    dirty = f"0:3s,4s,5s,Jk,7s,8s,9s {POKER} 0:3d,4d,5d"
    for dirty_counts, may in (("full", True), ("closing_only", True), ("no", False)):
        table = lay("2d Kd", melds=dirty, dirty_counts=dirty_counts)
        assert ("lay_off 2 2d -" in legal(table)) == may


def test_a_joker_that_dirties_the_pinnacola_does_not_close() -> None:
    """P-19, P-24: the status is that of the final meld."""
    held = "Jk Kd"
    melds_of = f"{PINNACOLA} {POKER}"
    assert "lay_off 0 - Jk" in legal(lay(held, melds=melds_of))
    assert "lay_off 0 - Jk" not in legal(lay(held, melds=melds_of, dirty_counts="no"))
    assert "lay_off 0 - Jk" in legal(lay("Jk Kd 4h", melds=melds_of, dirty_counts="no"))


def test_a_pozzo_is_not_taken_if_melding_its_top_leaves_too_little() -> None:
    """P-05 and P-24."""
    assert legal(drawing("7c 7d", pozzo="7h")) == ["draw"]
    assert legal(drawing("7c 7d Kc", pozzo="7h")) == ["draw"]
    assert legal(drawing("7c 7d Kc Qh", pozzo="7h")) == ["draw", "take 1"]


def test_a_pozzo_is_taken_to_close() -> None:
    """P-05 and P-24: melding its top leaves the one card that closes."""
    table = drawing("7c 7s 7d", pozzo="7h", melds=PINNACOLA.replace("7s", "Jk"))
    assert legal(table) == ["draw"]
    table = drawing("7c 7s 7d Kc", pozzo="7h", melds=PINNACOLA.replace("7s", "Jk"))
    assert legal(table) == ["draw", "take 1"]
    act(table, 0, "take 1")
    assert "meld 7c,7h,7s,7d" in legal(table)


def test_the_last_card_is_not_discarded_without_the_condition() -> None:
    """P-24: such a table cannot be reached, and would be refused."""
    assert refusal(lay("Kd", melds="0:5c,6c,7c"), "discard Kd") == "keep_a_card"


# -- replacing a Joker -----------------------------------------------------------------------------


def test_a_joker_is_replaced_by_the_card_it_stands_for() -> None:
    """P-17, P-25: the card stays in the meld, and the Joker comes to the hand."""
    table = lay("7h 9s 9d Kc Qd", melds="0:5h,6h,Jk")
    assert melding(table) == ["replace 0 7h"]
    assert act(table, 0, "replace 0 7h") == ["replaced 0 0 7h -"]
    assert (melds(table), hand(table, 0)) == ("0:5h,6h,7h", "Jk 9s 9d Qd Kc")


def test_a_joker_is_not_replaced_if_using_it_leaves_too_little() -> None:
    """P-24, P-25."""
    assert melding(lay("7h 9s 9d Kc", melds="0:5h,6h,Jk")) == []


def test_the_joker_must_be_used_by_the_next_move() -> None:
    """P-25."""
    table = lay("7h 9s 9d Kc Qd", melds="0:5h,6h,Jk")
    act(table, 0, "replace 0 7h")
    assert legal(table) == ["meld 9s,9d,Jk"]
    assert refusal(table, "discard Kc") == "meld_it_first"
    act(table, 0, "meld 9s,9d,Jk")
    assert "discard Kc" in legal(table)


def test_the_joker_does_not_go_back_to_its_meld() -> None:
    """P-25; rulings section 6: an earlier program let it."""
    table = lay("7h 9s 9d Kc Qd", melds="0:5h,6h,Jk")
    act(table, 0, "replace 0 7h")
    assert refusal(table, "lay_off 0 - Jk") == "joker_goes_elsewhere"


def test_a_joker_that_fits_nowhere_else_is_not_replaced() -> None:
    """P-25, test vector."""
    table = lay("7h 9s Kc 2d Qd", melds="0:5h,6h,Jk")
    assert melding(table) == []
    assert refusal(table, "replace 0 7h") == "joker_cannot_be_used"


def test_a_joker_is_taken_from_the_opponents_meld_and_used_in_an_own_one() -> None:
    """P-25: the natural card is its owner's."""
    table = lay("7h 9s Kc 2d Qd", melds="1:5h,6h,Jk 0:3c,4c,5c")
    assert melding(table) == ["replace 0 7h"]
    act(table, 0, "replace 0 7h")
    assert melding(table) == ["lay_off 1 - Jk", "lay_off 1 Jk -"]
    assert melds(table) == "1:5h,6h,7h 0:3c,4c,5c"


def test_either_missing_suit_replaces_the_joker_of_a_set() -> None:
    """P-17."""
    table = lay("7c 7d Kc 2d Qd", melds="1:7h,7s,Jk 0:3c,4c,5c")
    assert {"replace 0 7c", "replace 0 7d"} <= set(melding(table))
    assert "replace 0 7c" not in melding(lay("7c Kc 2d Qd", melds="1:7h,7s,7d 0:3c,4c,5c"))


def test_a_joker_of_a_run_stays_where_it_was_put() -> None:
    """P-17: another end of the run is no replacement."""
    table = lay("4h 7h Kc 2d Qd", melds="0:Jk,5h,6h 0:3c,4c,5c")
    assert "replace 0 4h" in melding(table)
    assert "replace 0 7h" not in melding(table)
    assert "lay_off 0 - 7h" in melding(table)


def test_a_joker_of_four_jokers_is_not_replaced() -> None:
    """P-25."""
    table = lay("7h Kc 2d Qd", melds="0:Jk,Jk,Jk,Jk 0:3c,4c,5c")
    assert melding(table) == []
    assert refusal(table, "replace 0 7h") == "does_not_fit"


def test_several_jokers_are_replaced_in_a_turn() -> None:
    """P-25."""
    table = lay("7h 4d Kc 2c Qd 9s", melds="1:5h,6h,Jk 1:Jk,5d,6d 0:3c,4c,5c 0:Ts,Js,Qs")
    for move in ("replace 0 7h", "lay_off 2 - Jk", "replace 1 4d", "lay_off 3 - Jk"):
        act(table, 0, move)
    assert melds(table) == "1:5h,6h,7h 1:4d,5d,6d 0:3c,4c,5c,Jk 0:Ts,Js,Qs,Jk"


def test_the_top_of_the_pozzo_replaces_a_joker_which_is_then_owed() -> None:
    """P-07, P-37: obligations are a chain."""
    table = drawing("9s 9d Kc Qd", pozzo="2d 7h", melds="1:5h,6h,Jk")
    act(table, 0, "take 2")
    assert legal(table) == ["replace 0 7h"]
    act(table, 0, "replace 0 7h")
    assert legal(table) == ["meld 9s,9d,Jk"]


def test_stealing_a_joker_can_make_the_owner_a_pinnacola() -> None:
    """P-32."""
    table = lay("6s 9h 9d Kc Qd", melds="1:3s,4s,5s,Jk,7s,8s,9s", dirty_counts="no", hand1="8h 3h")
    act(table, 0, "replace 0 6s")
    assert not table.melds[0].shape.is_dirty


def test_replacing_may_come_before_the_card_that_closes() -> None:
    """P-24, P-25: the Joker goes to the poker, and one card is left to discard."""
    table = lay("6s Kc", melds="0:3s,4s,5s,Jk,7s,8s,9s 0:9c,9h,9d")
    assert melding(table) == ["replace 0 6s"]
    act(table, 0, "replace 0 6s")
    assert legal(table) == ["lay_off 1 - Jk"]
    act(table, 0, "lay_off 1 - Jk")
    assert act(table, 0, "discard Kc")[:2] == ["discarded 0 Kc -", "ended closed"]


def test_with_lay_offs_on_the_opponent_the_joker_may_go_there() -> None:
    """P-23, P-25: to any other meld that cards may be added to."""
    melds_of = "1:5h,6h,Jk 1:3c,4c,5c"
    assert melding(lay("7h Kc 2d Qd", melds=melds_of)) == []
    table = lay("7h Kc 2d Qd", melds=melds_of, lay_off_opponent="true")
    assert melding(table) == ["replace 0 7h"]


def test_an_imagined_hand_can_meet_what_it_owes() -> None:
    """P-05: whoever took the pozzo could meld its top card."""
    table = drawing("7c 7d Kc Qh 2s 9h", pozzo="4s 7h")
    act(table, 0, "take 2")
    chance = Dealer("imagine")
    for _ in range(50):
        imagined = GAME.imagine(GAME.view(table, 1), chance)
        assert GAME.legal_moves(imagined, 0)
