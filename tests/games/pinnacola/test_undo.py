"""Taking moves back, where people sit."""

import pytest
from tests.games.pinnacola.tables import act, hand, lay, legal, melds, refusal

from facedown.core.errors import BadNotation
from facedown.core.notation import parse_table, table_text
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable


def people(
    hand0: str, *, melds: str = "", pozzo: str = "Jc", phase: str = "meld"
) -> PinnacolaTable:
    return lay(hand0, melds=melds, pozzo=pozzo, phase=phase, more="undo yes")


def test_undo_is_a_setting_of_the_table() -> None:
    """P-38: not offered to bots, simulations or environments."""
    table = lay("5c 6c 7c Kd Qd")
    act(table, 0, "meld 5c,6c,7c")
    assert "undo" not in legal(table)
    assert refusal(table, "undo") == "not_now"
    assert not GAME.setup(GAME.variant(), 2).undo


def test_a_meld_is_taken_back_and_stays_known() -> None:
    """P-38: the table is not what it was."""
    table = people("5c 6c 7c Kd Qd")
    assert "undo" not in legal(table)
    act(table, 0, "meld 5c,6c,7c")
    assert legal(table)[-1] == "undo"
    assert act(table, 0, "undo") == ["undone 0"]
    assert (melds(table), hand(table, 0)) == ("", "5c 6c 7c Qd Kd")
    assert hand(GAME.view(table, 1).table, 0) == "5c 6c 7c ?? ??"


@pytest.mark.parametrize(
    ("held", "laid", "move"),
    [
        ("3c 4c 8c Kd Qd", "0:5c,6c,7c", "lay_off 0 3c,4c 8c"),
        ("Jk 9h Kd Qd 2h", "0:5c,6c,7c", "lay_off 0 Jk -"),
        ("7c 9h Kd Qd 2h", "0:7h,7s,Jk", "lay_off 0 - 7c"),
        ("Jk 9h Kd Qd 2h", "0:7c,7h,7s", "lay_off 0 - Jk"),
        ("7c 9h Kd Kh 2h", "1:5c,6c,Jk", "replace 0 7c"),
        ("7d 9h Kd Kh 2h", "1:7c,7s,Jk", "replace 0 7d"),
        ("Jk Jk Jk Jk 2h 4d", "0:7c,7h,7s", "meld Jk,Jk,Jk,Jk"),
    ],
)
def test_every_meld_move_is_taken_back(held: str, laid: str, move: str) -> None:
    """P-38."""
    table = people(held, melds=laid)
    before = sorted(card.text for card in table.hand(0))
    act(table, 0, move)
    act(table, 0, "undo")
    assert (melds(table), sorted(card.text for card in table.hand(0))) == (laid, before)
    assert (table.owed, table.barred, table.undone) == ((), -1, 1)


def test_what_was_owed_is_owed_again() -> None:
    """P-38: no rule relies on it, and none is dodged by it."""
    table = people("9s 9d Kc Qd", pozzo="2d 7h", melds="1:5h,6h,Jk", phase="draw")
    act(table, 0, "take 2")
    assert "undo" not in legal(table)
    act(table, 0, "replace 0 7h")
    act(table, 0, "meld 9s,9d,Jk")
    act(table, 0, "undo")
    assert (table.owed[0].text, table.barred) == ("Jk", 0)
    assert legal(table) == ["meld 9s,9d,Jk", "undo"]
    act(table, 0, "undo")
    assert table.owed[0].text == "7h"
    assert legal(table) == ["replace 0 7h"]


def test_ten_times_a_turn() -> None:
    """P-38."""
    table = people("5c 6c 7c Kd Qd")
    for _ in range(10):
        act(table, 0, "meld 5c,6c,7c")
        act(table, 0, "undo")
    act(table, 0, "meld 5c,6c,7c")
    assert "undo" not in legal(table)
    assert refusal(table, "undo") == "no_undo_left"


def test_moves_of_an_earlier_turn_stay() -> None:
    """P-26: melds of earlier turns are fixed."""
    table = people("5c 6c 7c Kd Qd 2h")
    act(table, 0, "meld 5c,6c,7c")
    act(table, 0, "discard Kd")
    act(table, 1, "draw")
    assert refusal(table, "undo", 1) == "nothing_to_undo"


def test_a_table_with_moves_to_take_back_reads_back() -> None:
    table = people("9s 9d Kc Qd 8d 3c", melds="1:5h,6h,Jk", pozzo="2d 7h", phase="draw")
    act(table, 0, "take 2")
    act(table, 0, "replace 0 7h")
    text = table_text(GAME, table)
    assert "steps 0:5h,6h,Jk:7h:-1" in text
    assert parse_table(GAME, text) == table


@pytest.mark.parametrize("step", ["x:-:-:-1", "0:-:-:", "0:5h,6h,9h:-:-1", "0:-:-"])
def test_a_step_that_is_none_was_no_bad_notation(step: str) -> None:
    """It was a `ValueError`, or read as the step of a new meld."""
    text = table_text(GAME, people("9s 9d Kc Qd"))
    with pytest.raises(BadNotation):
        parse_table(GAME, f"{text} | steps {step}")
