"""The page of how strong the rule bots are, and bots with a habit."""

from pathlib import Path

import pytest
from benchmarks.fixed_tables import CALLS_EARLY, NEVER_CALLS, NEVER_REACTS, Fixed
from benchmarks.strength import page

from facedown.arena.playing import round_of
from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.seats import NO_SEAT

ROOT = Path(__file__).parents[2]


def test_the_page_shows_what_was_measured() -> None:
    assert (ROOT / "docs" / "strength.md").read_text("utf-8") == page()


@pytest.mark.parametrize("key", ["cambio", "tres-cartas", "vinto"])
def test_who_calls_early_calls_as_soon_as_everybody_has_had_a_turn(key: str) -> None:
    game = find_game(key)
    bots = [Fixed(game, Dealer(seat), CALLS_EARLY) for seat in range(4)]
    outcome = round_of(game, bots, "early").outcome
    assert outcome.caller != NO_SEAT


def test_who_never_reacts_and_never_calls_plays_on() -> None:
    game = find_game("cambio")
    bots = [
        Fixed(game, Dealer(seat), habit) for seat, habit in enumerate((NEVER_CALLS, NEVER_REACTS))
    ]
    assert round_of(game, bots, "habits").outcome.caller in (NO_SEAT, 1)
