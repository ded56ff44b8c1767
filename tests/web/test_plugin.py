"""A game from outside is played in the browser: the common stage, and its own words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import PHONE, House, Visit, new_house, open_table, visits
from tests.web.playing import begin, is_over, play_match, wait_until_still
from tests.web.words import said

pytestmark = pytest.mark.slow

GAME = "keep-or-swap"

# What buttons say, without the keys on them.
WORDS = """all => all.map(one => {
    const copy = one.cloneNode(true);
    copy.querySelector('kbd')?.remove();
    return copy.textContent.trim();
})"""


@pytest.fixture(scope="module")
def house(
    screen: None, plugin_python: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house of an environment in which the example is installed."""
    with new_house(tmp_path_factory.mktemp("house"), str(plugin_python)) as one:
        yield one


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    with visits(browser, house) as go:
        yield go


def actions(page: Page) -> list[str]:
    """What can be done now."""
    buttons = page.locator(".actions .button[data-kind]")
    buttons.first.wait_for()
    said: list[str] = buttons.evaluate_all(WORDS)
    return said


def test_it_is_among_the_games_with_its_picture_and_rules(visit: Visit, house: House) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Keep or swap")).to_be_visible()
    expect(page.get_by_role("img", name="A table of Keep or swap")).to_be_visible()
    page.get_by_role("link", name="Rules: how to play Keep or swap").click()
    expect(page.get_by_text("The highest wins; equal cards share the win.")).to_be_visible()


def test_a_whole_match_is_played_by_what_the_page_shows(visit: Visit, house: House) -> None:
    page = visit(size=PHONE)
    begin(page, open_table(page, GAME, {}), house.url)
    expect(page.locator(".actions .line")).to_have_text("Keep your card, or swap it.")
    assert actions(page) == ["Keep"]
    page.locator(".slot.can .press").click()
    if not is_over(page):
        play_match(page)
    expect(page.get_by_text("The round is over: everybody has had a turn.").first).to_be_attached()
    assert page.locator(".results > table tbody tr").count() == 3
    assert "You swap;" in page.get_by_role("log").inner_text()


def test_it_speaks_italian(visit: Visit, house: House) -> None:
    page = visit(size=PHONE, language="it-IT")
    code = open_table(page, GAME, {})
    page.goto(f"{house.url}/t/{code}")
    page.locator(".button.can").first.click()
    expect(page.locator(".actions .line")).to_have_text("Tieni la tua carta, o cambiala.")
    assert actions(page) == ["Tieni"]
    page.locator(".slot.can .press").click()
    wait_until_still(page)
    expect(page.get_by_role("log")).to_contain_text("Cambi;")


def test_what_it_has_not_said_in_portuguese_is_said_in_english(visit: Visit) -> None:
    page = visit(f"/new/{GAME}", language="pt-BR")
    expect(page.get_by_role("radio", name="Keep or swap")).to_be_checked()
    expect(page.get_by_role("heading", name=said("new-title", language="pt-BR"))).to_be_visible()
