"""Pinelle: black twos are wild, red twos are out, and the three is next to the ace."""

import pytest
from tests.games.pinnacola.tables import act, lay, legal, melding, melds, refusal

from facedown.core.cards import card, cards
from facedown.core.outcome import Outcome
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.melds import Shape, book_with_pinelle
from facedown.games.pinnacola.scoring import is_full
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.games.pinnacola.values import value
from facedown.games.pinnacola.variant import Variant

FULL = "Ah 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"


def lay_it(
    hand: str, *, melds: str = "", pozzo: str = "Jc", phase: str = "meld", **options: str
) -> PinnacolaTable:
    return lay(hand, melds=melds, pozzo=pozzo, phase=phase, pinelle="true", **options)


def rules(**options: str) -> Variant:
    found = GAME.variant({"pinelle": "true"} | options)
    assert isinstance(found, Variant)
    return found


def shape(text: str) -> Shape:
    found = book_with_pinelle().shape_of(tuple(cards(text)))
    assert found is not None
    return found


def outcome(table: PinnacolaTable) -> Outcome:
    found = GAME.outcome(table)
    assert found is not None
    return found


def test_the_red_twos_are_out() -> None:
    """P-45: 104 cards, four Jokers and four pinelle among them."""
    pack = GAME.pack(rules())
    assert pack.size == 104
    assert [pack.counts[card(text).code] for text in ("2h", "2d", "2c", "2s", "Jk")] == [
        0,
        0,
        2,
        2,
        4,
    ]


@pytest.mark.parametrize(
    ("text", "is_meld"),
    [
        ("Ah 3h 4h", True),
        ("Ah 2h 3h", False),
        ("Qh Kh Ah", True),
        ("Kh Ah 3h", False),
        ("5c 2s 7c", True),
        ("2s 3s 4s", True),  # for the ace
        ("As 2s 4s", True),  # for the three
        ("2c 2s 7c", False),
        ("5c 2s Jk", False),
        ("7h 7s 2c", True),
        ("7h 2c 7s", False),  # out of order
        ("7h 7s 7d 2c", True),
        ("7s 2c 2s", False),
        ("2c 2s Jk", False),
        ("2c 2c 2s 2s", False),
        ("Jk Jk Jk Jk", True),
        ("Jk Jk Jk 2c", False),
        (FULL, True),
        (f"{FULL} Ah", True),
        (f"2c {FULL}", False),
    ],
)
def test_what_is_a_meld(text: str, *, is_meld: bool) -> None:
    """P-45, P-16, P-12."""
    assert (book_with_pinelle().shape_of(tuple(cards(text))) is not None) == is_meld


def test_each_shape_is_there_once() -> None:
    shapes = book_with_pinelle().shapes
    assert len({one.cards for one in shapes}) == len(shapes) == 5701


@pytest.mark.parametrize(
    ("text", "dirty_counts", "points"),
    [
        ("5c 2s 7c", "full", 5 + 25 + 10),
        ("7h 7s 2c", "full", 45),
        ("3s 4s 5s 2c 7s 8s 9s", "full", 2 * 70),
        ("3s 4s 5s 2c 7s 8s 9s", "no", 70),
        ("9h 9s 9d 2c", "full", 55 + 80),
        ("9h 9s 9d 2c", "no", 55),
        ("Ah 3h 4h 5h 6h 7h 8h", "full", 2 * 60),
        (FULL, "full", 2 * 110 + 600),
    ],
)
def test_what_a_meld_with_a_pinella_counts(text: str, dirty_counts: str, points: int) -> None:
    """P-45, P-22, P-18: as with a Joker."""
    assert value(rules(dirty_counts=dirty_counts), shape(text)) == points


def test_a_pinella_in_the_hand_counts_as_a_joker() -> None:
    """P-45, P-22."""
    table = lay_it("2s Kd 3h", melds="0:9c,9h,9s,9d", more="stock")
    act(table, 0, "discard Kd")
    assert outcome(table).totals[0] == 30
    assert GAME.worth(rules(), card("2c")) == 25


def test_a_pinnacolone_has_twelve_or_thirteen_cards() -> None:
    """P-45, P-46."""
    assert is_full(rules(), shape(FULL))
    assert not is_full(rules(), shape(FULL.removeprefix("Ah ") + " Ah"))
    assert not is_full(rules(ace_to_ace="true"), shape(FULL))
    assert is_full(rules(ace_to_ace="true"), shape(f"{FULL} Ah"))


def test_a_pinella_is_laid_down_and_added() -> None:
    """P-45: any pinella, at any place that a Joker could have."""
    found = melding(lay_it("5c 7c 2s 2c Kd Qh"))
    assert found == ["meld 5c,2c,7c", "meld 5c,2s,7c"]
    found = melding(lay_it("2s Kd Qh 4d", melds="0:5c,6c,7c 0:9c,9h,9s 0:4s,5s,Jk"))
    assert found == ["lay_off 0 - 2s", "lay_off 0 2s -", "lay_off 1 - 2s"]


def test_a_set_keeps_its_pinella_last() -> None:
    """P-45, P-41."""
    table = lay_it("9d Kd Qh 4d", melds="0:9c,9h,2s")
    act(table, 0, "lay_off 0 - 9d")
    assert melds(table) == "0:9c,9h,9d,2s"


def test_a_pinella_cannot_be_replaced() -> None:
    """P-45: neither one's own nor the other's."""
    table = lay_it("6c Kd Qh 4d 3d 5d", melds="0:5c,2s,7c 1:5c,Jk,7c")
    assert [move for move in melding(table) if move.startswith("replace")] == ["replace 1 6c"]
    assert refusal(table, "replace 0 6c") == "does_not_fit"


def test_a_pinella_on_the_pozzo_must_be_melded() -> None:
    """P-45, P-05, P-08."""
    table = lay_it("5c 7c Kd Qh", pozzo="4h 2s", phase="draw")
    assert legal(table) == ["draw", "take 2"]
    act(table, 0, "take 2")
    assert legal(table) == ["meld 5c,2s,7c"]
    assert legal(lay_it("5c 8c Kd Qh", pozzo="4h 2s", phase="draw")) == ["draw"]


def test_an_owed_pinella_is_not_paid_with_another() -> None:
    """P-45, P-06."""
    table = lay_it("5c 7c Kd Qh 2c", pozzo="4h 2s", phase="draw")
    act(table, 0, "take 2")
    assert refusal(table, "meld 5c,2c,7c") == "meld_it_first"


def test_a_joker_won_back_goes_where_no_pinella_is() -> None:
    """P-45, P-25: one wild card per meld."""
    table = lay_it("7h Kd Qc 4d", melds="1:5h,6h,Jk 0:5c,2s,7c")
    assert refusal(table, "replace 0 7h") == "joker_cannot_be_used"


def test_a_timeout_keeps_wild_cards() -> None:
    """P-45, P-39."""
    assert str(GAME.default_move(lay_it("2s 4d Jk"), 0)) == "discard 4d"
    assert str(GAME.default_move(lay_it("2s Jk 2c"), 0)) == "discard 2c"


def test_laying_a_pinella_is_taken_back() -> None:
    """P-45, P-38."""
    table = lay_it("5c 7c 2s Kd Qh", more="undo yes")
    act(table, 0, "meld 5c,2s,7c")
    act(table, 0, "undo")
    assert (table.size(0), table.melds) == (5, [])


def test_without_pinelle_a_black_two_is_a_two() -> None:
    """P-35."""
    assert melding(lay("2s 3s 4s Kd Qh")) == ["meld 2s,3s,4s"]
    assert melding(lay("5c 2s 7c Kd Qh")) == []
