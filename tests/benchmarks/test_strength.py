"""The page of how strong the rule bots are, and bots with a habit."""

from pathlib import Path

import pytest
from benchmarks.fixed_tables import (
    CALLS_EARLY,
    NEVER_CALLS,
    NEVER_REACTS,
    Fixed,
    compared,
    share,
)
from benchmarks.strength import figures, page, slow_searches, takes_enough

from facedown.arena.playing import round_of
from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.seats import NO_SEAT

ROOT = Path(__file__).parents[2]


def test_the_page_shows_what_was_measured() -> None:
    assert (ROOT / "docs" / "strength.md").read_text("utf-8") == page()


def test_what_took_search_too_long_in_one_table_is_told_though_not_in_another() -> None:
    """The page said that nothing takes longer than meant, and 115 ms of 100 in the table above."""
    slow = [name for name, row in figures("search_bots").items() if row["ms_p99"] > 100.0]
    assert slow_searches() == slow
    assert f"Longer than 100 ms: {', '.join(slow) or 'none'}." in page()


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


def test_a_share_is_of_deals_played_by_both() -> None:
    best = [1.0, 2.0, 3.0, 4.0] * 100
    # Whatever the deals give, always nine tenths of it is taken.
    assert share([0.9 * one for one in best], best) == (0.9, 0.0)
    # The same on other deals: how it varies counts, as the delta method has it.
    ratio, error = share([0.9 * one for one in reversed(best)], best)
    assert ratio == 0.9
    assert error == pytest.approx(1.96 * 0.9 * 2 * (5 / 4) ** 0.5 / 20 / 2.5, rel=0.01)


def test_a_bot_that_is_best_as_it_is_takes_all_of_it() -> None:
    row = compared([0.0, 1.0] * 50, 0.0, [0.0, 1.0] * 50)
    assert (row["share"], row["share_error"]) == (1.0, 0.0)
    assert takes_enough(row)


def test_there_is_no_share_of_what_is_not_clearly_above_nothing() -> None:
    row = compared([1.0, -1.0] * 50, 1.0, [1.0, -0.9] * 50)
    assert "share" not in row
    assert not takes_enough(row)


def test_a_share_is_large_enough_by_the_lower_end() -> None:
    assert takes_enough({"share": 0.95, "share_error": 0.05})
    assert not takes_enough({"share": 0.95, "share_error": 0.06})
