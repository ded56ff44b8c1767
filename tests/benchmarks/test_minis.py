"""How far every player can be exploited on the minis: the command and its page."""

from pathlib import Path
from typing import Any

import pytest
from benchmarks import exact_page, minis
from tests.exact.test_minis import some_of

from facedown.bots.levels import level_names
from facedown.bots.roster import bot_names
from facedown.exact.growing import Grown
from facedown.exact.minis import MINIS

ROOT = Path(__file__).parents[2]


def test_the_page_shows_what_was_measured() -> None:
    assert (ROOT / "docs" / "exact.md").read_text("utf-8") == exact_page.page(exact_page.read())


@pytest.mark.parametrize("name", MINIS)
def test_every_rung_was_measured(name: str) -> None:
    measured: dict[str, Any] = exact_page.read()["minis"][name]["players"]
    everybody = {*bot_names(MINIS[name]().game), *level_names()} - {"stubborn"}
    assert everybody <= set(measured)


# Both ways, ours and OpenSpiel's, round at the last bits only.
ALIKE = 1e-6


@pytest.mark.parametrize("name", MINIS)
def test_openspiel_said_of_every_solved_mini_what_we_say(name: str) -> None:
    found = exact_page.read()["minis"][name]
    told = found[exact_page.OPENSPIEL]
    assert list(told) == ["exploitability", "seat 0", "seat 1"]
    for ours, theirs in told.values():
        assert theirs == pytest.approx(ours, abs=ALIKE)
    assert round(told["exploitability"][0], 5) == found["exploitability"]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("name", ["vinto", "cambio"])
def test_openspiel_says_of_a_whole_solved_mini_what_we_say(name: str) -> None:
    """The smaller ones; `make minis ARGS=--openspiel` takes all."""
    for ours, theirs in minis.beside_openspiel(Grown(MINIS[name]())).values():
        assert theirs == pytest.approx(ours, abs=ALIKE)


def test_openspiel_is_asked_about_the_policy_that_was_solved() -> None:
    told = minis.beside_openspiel(Grown(some_of("vinto", 2)))
    for ours, theirs in told.values():
        assert theirs == pytest.approx(ours, abs=ALIKE)
    assert told["exploitability"][0] <= minis.GOAL


def test_chance_can_be_exploited_further_than_the_rule_bot() -> None:
    grown = Grown(some_of("tres-cartas", 4), with_spots=True)
    rule, chance = (minis.player_exploitability(grown, name, 1) for name in ("rule", "random"))
    assert 0.0 <= rule < chance
