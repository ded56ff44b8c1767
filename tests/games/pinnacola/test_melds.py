"""What is a meld, and what it is worth (rulings 5.4)."""

import pytest
from tests.games.pinnacola.tables import lay, legal, refusal

from facedown.core.cards import cards
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.melds import BOOK, JOKERS, RUN, SET, Shape
from facedown.games.pinnacola.scoring import closes_pinnacola, closes_poker, is_full
from facedown.games.pinnacola.values import value
from facedown.games.pinnacola.variant import Variant

CLUBS = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"
FROM_TWO = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"


def shape(text: str) -> Shape:
    found = BOOK.shape_of(tuple(cards(text)))
    assert found is not None
    return found


def variant(**options: str) -> Variant:
    made = GAME.variant(options)
    assert isinstance(made, Variant)
    return made


@pytest.mark.parametrize(
    ("text", "is_meld"),
    [
        ("5c 6c 7c", True),
        ("Ad 2d 3d", True),
        ("Qd Kd Ad", True),
        ("Kd Ad 2d", False),
        ("7h 7s 7d", True),
        ("7h 7s 7s", False),
        ("7h 7s Jk", True),
        ("7h 7s 7d Jk", True),
        ("7c 7h 7s 7d Jk", False),
        ("5c Jk 7c", True),
        ("5c Jk Jk", False),
        ("Jk Jk Jk", False),
        ("Jk Jk Jk Jk", True),
        (CLUBS, True),
        (FROM_TWO, True),
        (f"{CLUBS} Ac", True),
        (f"{CLUBS} Ac Jk", False),
        ("5c 6c", False),
        ("5c 6h 7c", False),
        ("5c 7c 8c", False),
        ("5c Jk 7c Jk 9c", False),
    ],
)
def test_what_is_a_meld(text: str, is_meld: bool) -> None:
    """P-12, P-13, P-14, P-16; rulings section 6: no set of three Jokers, none of five cards."""
    assert (BOOK.shape_of(tuple(cards(text))) is not None) == is_meld


@pytest.mark.parametrize(
    ("text", "options", "points"),
    [
        ("Jk Jk Jk Jk", {}, 700),
        ("Jk Jk Jk Jk", {"bonus_mode": "replace"}, 600),
        ("Jk Jk Jk Jk", {"dirty_counts": "no"}, 700),
        ("3s 4s 5s 6s 7s 8s 9s", {}, 110),
        ("3s 4s 5s 6s 7s 8s 9s", {"bonus_mode": "replace"}, 110),
        ("As 2s 3s 4s 5s 6s 7s", {}, 110),
        ("3s 4s 5s Jk 7s 8s 9s", {}, 140),
        ("3s 4s 5s Jk 7s 8s 9s", {"dirty_counts": "no"}, 70),
        ("3s 4s 5s Jk 7s 8s 9s", {"dirty_counts": "closing_only"}, 70),
        (CLUBS, {}, 830),
        (CLUBS, {"bonus_mode": "replace"}, 600),
        (CLUBS.replace("6c", "Jk"), {}, 860),
        (CLUBS.replace("6c", "Jk"), {"dirty_counts": "no"}, 130),
        (f"{CLUBS} Ac", {}, 860),
        (FROM_TWO, {}, 230),
        ("9c 9h 9s 9d", {}, 120),
        ("9c 9h 9s 9d", {"bonus_mode": "replace"}, 80),
        ("9h 9s 9d Jk", {}, 135),
        ("9h 9s 9d Jk", {"dirty_counts": "no"}, 55),
        ("Ac Ah As Ad", {}, 180),
        ("3c 3h 3s 3d", {}, 60),
        ("Qc Qh Qs", {}, 30),
        ("4c Jk 6c", {}, 40),
        ("5c 5h 5s", {}, 15),
    ],
)
def test_what_a_meld_is_worth(text: str, options: dict[str, str], points: int) -> None:
    """P-18, P-20, P-21, P-22."""
    assert value(variant(**options), shape(text)) == points


@pytest.mark.parametrize(
    ("text", "dirty_counts", "pinnacola", "poker", "pinnacolone"),
    [
        ("3s 4s 5s 6s 7s 8s 9s", "no", True, False, False),
        ("3s 4s 5s 6s 7s 8s", "full", False, False, False),
        ("3s 4s 5s Jk 7s 8s 9s", "full", True, False, False),
        ("3s 4s 5s Jk 7s 8s 9s", "closing_only", True, False, False),
        ("3s 4s 5s Jk 7s 8s 9s", "no", False, False, False),
        ("9h 9s 9d Jk", "full", False, True, False),
        ("9h 9s 9d Jk", "closing_only", False, True, False),
        ("9h 9s 9d Jk", "no", False, False, False),
        ("9h 9s 9d", "full", False, False, False),
        ("Jk Jk Jk Jk", "no", False, True, False),
        (CLUBS, "no", True, False, True),
        (FROM_TWO, "no", True, False, False),
        (CLUBS.replace("6c", "Jk"), "full", True, False, True),
        (CLUBS.replace("6c", "Jk"), "closing_only", True, False, False),
    ],
)
def test_what_a_meld_counts_as(
    text: str, dirty_counts: str, *, pinnacola: bool, poker: bool, pinnacolone: bool
) -> None:
    """P-12, P-16, P-18: for closing, and of a Pinnacolone for its bonus."""
    rules, meld = variant(dirty_counts=dirty_counts), shape(text)
    assert closes_pinnacola(rules, meld) == pinnacola
    assert closes_poker(rules, meld) == poker
    assert is_full(rules, meld) == pinnacolone


def test_there_are_2588_melds() -> None:
    """598 runs of each suit, 15 sets of each rank, the four Jokers; each is one of its kind."""
    kinds = [one.kind for one in BOOK.shapes]
    assert (kinds.count(RUN), kinds.count(SET), kinds.count(JOKERS)) == (4 * 598, 13 * 15, 1)
    assert len({one.cards for one in BOOK.shapes}) == len(BOOK.shapes)


def test_no_meld_is_listed_twice() -> None:
    """P-17: a Joker may stand at several places of a run, and each is a move of its own."""
    moves = legal(lay("5c 5c 6c 7c 7h 7s Jk Jk Kd Qd"))
    assert len(moves) == len(set(moves))
    assert {"meld 5c,6c,7c", "meld 5c,6c,Jk", "meld Jk,5c,6c", "meld 5c,Jk,7c"} <= set(moves)
    assert {"meld 7c,7h,7s", "meld 7c,7h,7s,Jk", "meld 7c,7h,Jk"} <= set(moves)


def test_a_run_is_named_from_its_low_end() -> None:
    """P-41: cards in another order are no legal move; the list of legal moves has them sorted."""
    table = lay("5c 6c 7c Kd Qd")
    assert refusal(table, "meld 5c,6c,7c") == ""
    assert refusal(table, "meld 7c,6c,5c") == "not_a_meld"


def test_a_run_from_ace_to_ace_needs_both_aces() -> None:
    """P-12."""
    assert f"meld {CLUBS.replace(' ', ',')},Ac" in legal(lay(f"{CLUBS} Ac Kd Qd"))
    assert f"meld {CLUBS.replace(' ', ',')},Ac" not in legal(lay(f"{CLUBS} Ah Kd Qd"))
    with_joker = legal(lay(f"{CLUBS} Jk Kd Qd"))
    assert f"meld {CLUBS.replace(' ', ',')},Jk" in with_joker
    assert f"meld Jk,{FROM_TWO.replace(' ', ',')}" in with_joker
