"""What a player is told before a Joker goes where it costs something (P-19)."""

import pytest
from tests.games.pinnacola.tables import lay, legal

from facedown.core.errors import Param
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.scoring import (
    BARS_BONUS,
    BARS_BONUS_AND_CLOSING,
    CAUTIONS,
    ENDS_BONUS,
    ENDS_BONUS_AND_CLOSING,
)
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.i18n.sentences import caution as say
from facedown.i18n.voice import Voice

CLEAN = "0:3s,4s,5s,6s,7s,8s,9s"


def caution(table: PinnacolaTable, move: str) -> tuple[str, dict[str, Param]] | None:
    """What seat 0 is told before a move that it may make."""
    assert move in legal(table)
    found = GAME.caution(table, 0, GAME.parse_move(move))
    return None if found is None else (found.code, found.params)


@pytest.mark.parametrize(
    ("dirty_counts", "code"),
    [("closing_only", ENDS_BONUS), ("no", ENDS_BONUS_AND_CLOSING)],
)
def test_a_joker_on_a_clean_pinnacola_ends_its_bonus(dirty_counts: str, code: str) -> None:
    """110 points become 55 and the Joker's 25."""
    table = lay("Jk Kc Qh 4d", melds=CLEAN, dirty_counts=dirty_counts)
    told = (code, {"card": "Jk", "kind": "pinnacola", "points": 80, "before": 110})
    assert caution(table, "lay_off 0 - Jk") == told
    assert caution(table, "lay_off 0 Jk -") == told


def test_where_a_joker_counts_in_full_nothing_is_told() -> None:
    assert caution(lay("Jk Kc Qh 4d", melds=CLEAN), "lay_off 0 - Jk") is None


def test_what_closing_does_not_need_cannot_be_lost_for_it() -> None:
    table = lay("Jk Kc Qh 4d", melds=CLEAN, dirty_counts="no", closing_requires="none")
    told = caution(table, "lay_off 0 - Jk")
    assert told is not None
    assert told[0] == ENDS_BONUS


@pytest.mark.parametrize(
    ("dirty_counts", "code"), [("closing_only", BARS_BONUS), ("no", BARS_BONUS_AND_CLOSING)]
)
def test_a_joker_that_makes_seven_or_four_brings_no_bonus(dirty_counts: str, code: str) -> None:
    table = lay("Jk Kc Qh 4d", melds="0:3s,4s,5s,6s,7s,8s 0:9c,9h,9s", dirty_counts=dirty_counts)
    assert caution(table, "lay_off 0 - Jk") == (
        code,
        {"card": "Jk", "kind": "pinnacola", "points": 70},
    )
    assert caution(table, "lay_off 1 - Jk") == (code, {"card": "Jk", "kind": "poker", "points": 55})
    hand = "3s 4s 5s Jk 7s 8s 9s Kc Qh"
    table = lay(hand, dirty_counts=dirty_counts)
    told = (code, {"card": "Jk", "kind": "pinnacola", "points": 70})
    assert caution(table, "meld 3s,4s,5s,Jk,7s,8s,9s") == told
    assert caution(table, "meld 3s,4s,5s,Jk,7s") is None


def test_a_meld_that_has_a_joker_has_nothing_to_lose() -> None:
    table = lay("9s Kc Qh 4d", melds="0:3s,Jk,5s,6s,7s,8s", dirty_counts="no")
    assert caution(table, "lay_off 0 - 9s") is None


def test_the_four_jokers_are_no_dirty_meld() -> None:
    table = lay("Jk Jk Jk Jk Kc Qh", dirty_counts="no")
    assert caution(table, "meld Jk,Jk,Jk,Jk") is None


def test_spoiling_the_opponents_meld_costs_nothing() -> None:
    table = lay(
        "Jk Kc Qh 4d", melds=CLEAN.replace("0:", "1:"), dirty_counts="no", lay_off_opponent="true"
    )
    assert caution(table, "lay_off 0 - Jk") is None


def test_a_longer_run_loses_what_it_was() -> None:
    """From ace to queen a Pinnacola, with the Joker for the king a Pinnacolone by its looks."""
    clubs = "0:Ac,2c,3c,4c,5c,6c,7c,8c,9c,Tc,Jc,Qc"
    table = lay("Jk Kd Qh 4d", melds=clubs, dirty_counts="closing_only")
    told = (ENDS_BONUS, {"card": "Jk", "kind": "pinnacola", "points": 130, "before": 210})
    assert caution(table, "lay_off 0 - Jk") == told


def test_a_pinella_is_named_as_what_it_is() -> None:
    """P-45: it was called a joker."""
    table = lay("2c Kc Qh 4d", melds=CLEAN, dirty_counts="closing_only", pinelle="true")
    told = GAME.caution(table, 0, GAME.parse_move("lay_off 0 - 2c"))
    assert told is not None
    assert told.params["card"] == "2c"
    assert "With the 2♣ this Pinnacola loses" in say(told, Voice(GAME))


def test_every_caution_is_listed() -> None:
    assert GAME.CAUTIONS == CAUTIONS
