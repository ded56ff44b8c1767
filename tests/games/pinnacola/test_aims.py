"""What a player still needs to close, as the house tells it."""

import pytest
from tests.games.pinnacola.tables import act, lay

from facedown.core.errors import Param
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable


def notes(table: PinnacolaTable) -> dict[str, dict[str, Param]]:
    return {one.code: one.params for one in GAME.notes(table, 0)}


def test_the_nearest_pinnacola_and_poker_are_told() -> None:
    """P-32: from the hand and the own melds together."""
    found = notes(lay("4c 8c 9c 2h 2s 2d Kd", melds="0:5c,6c,7c 1:3c,4c,5c"))
    assert found["pinnacola_needs"] == {"have": 6, "size": 7, "missing": "3c", "joker": "no"}
    assert found["poker_needs"] == {"have": 3, "size": 4, "missing": "2c", "joker": "no"}
    assert found["loose"] == {"count": 1, "cards": "Kd", "held": 7}
    assert found["cost"] == {"points": 5 + 10 + 10 + 15 + 10}


def test_what_lies_on_the_table_is_needed_no_more() -> None:
    """P-24."""
    found = notes(lay("Kd 4d", melds="0:3s,4s,5s,6s,7s,8s,9s 0:9c,9h,9s,9d"))
    assert list(found) == ["pinnacola_laid", "poker_laid", "loose", "cost"]


def test_a_joker_stands_for_one_missing_card_where_that_counts() -> None:
    """P-18."""
    hand = "4c 5c 6c 8c 9c Jk Kd"
    found = notes(lay(hand))["pinnacola_needs"]
    assert (found["have"], found["joker"]) == (6, "yes")
    found = notes(lay(hand, dirty_counts="no"))["pinnacola_needs"]
    assert (found["have"], found["joker"]) == (5, "no")


def test_cards_that_all_lie_in_melds_are_not_waited_for() -> None:
    """Both sevens of clubs lie there: four sevens can no longer be had."""
    table = lay("7h 7s 7d 2c Kd", melds="1:5c,6c,7c 1:6c,7c,8c")
    assert notes(table)["poker_needs"]["missing"] != "7c"


def test_a_joker_stands_for_a_card_that_can_no_longer_be_had() -> None:
    """P-18: both eights of diamonds lie there. The joker is one; only the jack is lacking."""
    laid = "1:6d,7d,8d 1:8c,8h,8d"
    found = notes(lay("9d Td Qd Kd Ad Jk 2h", melds=laid))["pinnacola_needs"]
    assert found == {"have": 6, "size": 7, "missing": "Jd", "joker": "placed"}
    # Without a joker there is no way left; nor with one, where two cards are gone.
    found = notes(lay("9d Td Qd Kd Ad 2h", melds=laid))["pinnacola_needs"]
    assert "8d" not in str(found["missing"])
    laid += " 1:Jc,Jh,Jd 1:Jh,Js,Jd"
    found = notes(lay("9d Td Qd Kd Ad Jk 2h", melds=laid))["pinnacola_needs"]
    assert "Jd" not in str(found["missing"])


def test_a_joker_does_not_go_back_to_the_meld_it_was_taken_from() -> None:
    """P-25: it was counted there, and seven in a row were told that could not be laid."""
    table = lay("7c 9s 9d Kd Qh 2h", melds="0:3c,4c,5c,6c,Jk,8c")
    act(table, 0, "replace 0 7c")
    assert notes(table)["pinnacola_needs"]["have"] == 6
    act(table, 0, "meld 9s,9d,Jk")
    assert notes(table)["pinnacola_needs"]["have"] == 6


@pytest.mark.parametrize(
    ("requires", "codes"),
    [("none", ["loose", "cost"]), ("pinnacola", ["pinnacola_needs", "loose", "cost"])],
)
def test_only_what_the_house_rules_ask_for_is_told(requires: str, codes: list[str]) -> None:
    assert list(notes(lay(closing_requires=requires))) == codes


def test_a_card_held_twice_is_loose_twice() -> None:
    assert notes(lay("Kd Kd 2h 7s"))["loose"]["count"] == 4


def test_notes_say_nothing_of_what_others_hold() -> None:
    """The same, whatever the other hand and the stock are."""
    told = [notes(lay("4c 5c Kd 2h", hand1=other)) for other in ("6c 7c", "Qs Qd")]
    assert told[0] == told[1]


def test_nothing_is_told_when_the_hand_is_over() -> None:
    assert notes(lay(phase="over")) == {}
