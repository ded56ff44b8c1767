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


def test_chance_can_be_exploited_further_than_the_rule_bot() -> None:
    grown = Grown(some_of("tres-cartas", 4), with_spots=True)
    rule, chance = (minis.player_exploitability(grown, name, 1) for name in ("rule", "random"))
    assert 0.0 <= rule < chance
