"""The table says itself what a card is worth, what it does, and what a press would do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, House, Visit, open_table
from tests.web.playing import begin, kinds_of, wait_until_still
from tests.web.test_pages import faults_by_day_and_night
from tests.web.words import said

pytestmark = pytest.mark.slow

CALM = {"turn": 0, "reaction": 60, "setup": 0, "peek": 60}
HOLD_MS = 900


def sit_down(visit: Visit, house: House, game: str, size: dict[str, int]) -> Page:
    """At a table whose cards are dealt; nothing is done yet."""
    page = visit(size=size)
    begin(page, open_table(page, game, {}, clocks=CALM), house.url)
    page.locator(".actions .button[data-kind]").first.wait_for()
    wait_until_still(page)
    return page


def test_an_open_card_shows_what_it_counts(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "tres-cartas", PHONE)
    expect(page.locator(".own .slot .worth")).to_have_count(2)
    names = page.locator(".own .slot [role=img]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert sum("point" in name for name in names) == 2


# Whether the middle of a chip is seen, and not a card that lies over it.
IS_SEEN = """chip => {
    const {x, y, width, height} = chip.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found?.closest('.held') === chip.closest('.held');
}"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_card_of_a_hand_of_pinnacola_shows_what_it_counts(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    page = visit(size=size)
    code = open_table(page, "pinnacola", {"hand_size": "19"}, seats=2, clocks=CALM)
    begin(page, code, house.url)
    expect(page.locator(".hand .held")).to_have_count(19)
    wait_until_still(page)
    chips = page.locator(".hand .held .worth")
    assert chips.count() == 19
    assert all(chip.evaluate(IS_SEEN) for chip in chips.all())


def test_the_key_of_a_card_is_shown_to_whoever_uses_keys(visit: Visit, house: House) -> None:
    """A number on a face-down card was taken for its value."""
    page = sit_down(visit, house, "vinto", LAPTOP)
    keys = page.locator(".own .slot .key")
    expect(keys).to_have_count(5)
    expect(keys.first).to_be_hidden()
    page.keyboard.press("Tab")
    expect(keys.first).to_be_visible()


def test_an_action_says_what_it_does(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "vinto", PHONE)
    what = page.locator('.actions [data-kind="look slot"] .what')
    expect(what).to_have_text(said("move-look.what", game="vinto"))


def is_told(page: Page, ask: Callable[[], None]) -> bool:
    """Asks about a card until it is told about: whoever else does something ends the telling."""
    told = page.get_by_role("tooltip")
    for _ in range(20):
        ask()
        page.wait_for_timeout(HOLD_MS)
        if told.count():
            return "point" in told.inner_text()
    return False


OPEN_PILE = ".pile .lying[data-card]:not([data-card='??'])"


def test_a_pointer_that_rests_on_a_card_is_told_about_it(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "vinto", LAPTOP)

    def rest() -> None:
        page.mouse.move(1, 1)
        page.locator(OPEN_PILE).hover()

    assert is_told(page, rest)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_finger_that_holds_a_card_is_told_about_it_and_does_not_press_it(
    visit: Visit, house: House
) -> None:
    page = sit_down(visit, house, "vinto", PHONE)
    offered = kinds_of(page)
    box = page.locator(OPEN_PILE).bounding_box()
    assert box is not None
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    held: list[bool] = []

    def let_go() -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def hold() -> None:
        if held:
            let_go()
        held.append(True)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})

    assert is_told(page, hold)
    let_go()
    assert kinds_of(page) == offered


def test_all_cards_of_the_table_are_one_press_away(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "cambio", PHONE)
    page.get_by_role("button", name=said("table-cards")).click()
    sheet = page.get_by_role("dialog", name=said("table-cards"))
    # Thirteen ranks, of which the kings count by their colour, and the joker.
    expect(sheet.locator("tbody tr")).to_have_count(15)
    expect(sheet).to_contain_text(said("ability-look_other", game="cambio"))


def test_axe_finds_nothing_wrong_with_a_table_and_its_panel(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "vinto", LAPTOP)
    expect(page.get_by_role("complementary", name=said("table-side"))).to_be_visible()
    assert faults_by_day_and_night(page) == []


@pytest.mark.parametrize("felt", ["green", "blue", "linen"])
def test_a_table_of_any_cloth_can_be_read(visit: Visit, house: House, felt: str) -> None:
    page = visit("/settings", size=PHONE)
    page.get_by_label(said(f"settings-felt_{felt}"), exact=True).check()
    begin(page, open_table(page, "tres-cartas", {}, clocks=CALM), house.url)
    page.locator(".actions .button[data-kind]").first.wait_for()
    wait_until_still(page)
    assert page.locator("html").get_attribute("data-felt") == felt
    assert faults_by_day_and_night(page) == []
