"""A round of each game in another browser."""

import json
import time
from collections.abc import Iterator

import pytest
from tests.web.conftest import LAPTOP, LONG, PHONE, House, open_table
from tests.web.firefox import Firefox, FirefoxPage, open_firefox
from tests.web.playing import LONG_WISHES, NEXT
from tests.web.words import said

pytestmark = pytest.mark.slow

ROUND = {
    "tres-cartas": {"limit": "1"},
    "cambio": {"rounds": "1"},
    "vinto": {"end": "rounds(1)"},
    "pinnacola": {"closing_requires": "none"},
}
SIZES = {"tres-cartas": PHONE, "cambio": LAPTOP, "vinto": LAPTOP, "pinnacola": PHONE}

# By make test; all of them by make sizes.
USUAL = ("cambio", "pinnacola")

START = (
    "() => [...document.querySelectorAll('button')]"
    f".find(one => one.innerText.includes({json.dumps(said('lobby-start'))}))"
)
IS_OVER = "() => document.querySelector('.results') !== null"
PLAYERS = "() => document.querySelectorAll('.results > table tbody tr').length"
# Draws, melds what is suggested, and discards the last card.
NEXT_AT_PINNACOLA = """() => {
    const find = what => document.querySelector(what);
    if (find('.actions .busy')) return null;
    return find('.showing') ?? find('.actions .can')
        ?? (find('.held.chosen') ? null : find('.actions [data-kind="suggest"]:not([disabled])'))
        ?? (find('.actions [data-kind="discard"]') ? find('.hand .place:last-child .held') : null);
}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with open_firefox(tmp_path_factory.mktemp("firefox")) as one:
        yield one


@pytest.mark.parametrize(
    "game",
    [one if one in USUAL else pytest.param(one, marks=pytest.mark.matrix) for one in ROUND],
)
def test_a_round_is_played_in_firefox(firefox: Firefox, house: House, game: str) -> None:
    page = FirefoxPage(firefox, house.url, SIZES[game])
    seats = 2 if game == "pinnacola" else 3
    page.goto(f"{house.url}/t/{open_table(page, game, ROUND[game], seats=seats)}")
    next_thing = NEXT_AT_PINNACOLA if game == "pinnacola" else NEXT
    pressed = 0
    ends = time.monotonic() + LONG / 1000
    while not page.evaluate(IS_OVER):
        assert time.monotonic() < ends, "it never came so far"
        pressed += page.press(START) or page.press(next_thing, [LONG_WISHES, ""])
        time.sleep(0.03)
    assert pressed > 4
    assert page.evaluate(PLAYERS) == seats
    page.close()
    assert firefox.errors == []
