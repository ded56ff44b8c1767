"""Whole matches against bots, through the screen."""

import pytest
from tests.web.conftest import LAPTOP, MOVING, PHONE, House, Visit, open_table
from tests.web.playing import begin, play_match

pytestmark = pytest.mark.slow

SHORT = {
    "tres-cartas": {"limit": "30"},
    "cambio": {"rounds": "2"},
    "vinto": {"end": "rounds(2)"},
}


@pytest.fixture
def motion() -> str:
    """Matches are played while cards move."""
    return MOVING


@pytest.mark.parametrize("game", SHORT)
def test_a_match_is_played_to_its_end(visit: Visit, house: House, game: str) -> None:
    page = visit(size=LAPTOP if game == "cambio" else PHONE)
    begin(page, open_table(page, game, SHORT[game]), house.url)
    assert play_match(page) > 4
    assert page.locator(".results h2").inner_text()
    assert page.locator(".results > table tbody tr").count() == 3
