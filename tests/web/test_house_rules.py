"""How a table is opened: what is asked, and what it then plays by."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, House, Visit, call, open_table
from tests.web.playing import LONG_WISHES, begin, offered, play_until, wait_until_still
from tests.web.words import said

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


def opened_with(page: Page) -> dict[str, object]:
    """Opens the table that the form describes; what the house knows of it."""
    page.get_by_role("button", name=said("new-open")).click()
    page.wait_for_url("**/t/*")
    found: dict[str, object] = call(page, "GET", f"/tables/{page.url[-6:]}")["options"]
    return found


@SIZES
def test_the_king_is_asked_beside_the_presets(visit: Visit, size: dict[str, int]) -> None:
    """V-27: it was the first of the rules in detail, which nobody opens."""
    page = visit("/new/vinto", size=size)
    king = page.get_by_role("group", name=said("option-king_mode", game="vinto"))
    declares = king.get_by_role("radio", name=said("option-king_mode-declare", game="vinto"))
    expect(declares).to_be_visible()
    page.get_by_role("radio", name=said("preset-app", game="vinto")).check()
    expect(declares).to_be_checked()
    page.get_by_role("radio", name=said("preset-seed.about", game="vinto")).check()
    expect(declares).not_to_be_checked()
    declares.check()
    assert opened_with(page)["options"] == {"king_mode": "declare"}


@SIZES
def test_the_end_of_a_match_is_a_number_and_a_unit(visit: Visit, size: dict[str, int]) -> None:
    """The field showed `minutes(30)`."""
    page = visit("/new/vinto", size=size)
    page.get_by_text(said("new-rules_title")).click()
    number = page.get_by_role("spinbutton", name=said("option-end", game="vinto"))
    expect(number).to_have_value("30")
    number.fill("7")
    number.press("Tab")
    page.get_by_role("combobox", name=said("option-end", game="vinto")).select_option(
        said("option-end-rounds", game="vinto", count=7)
    )
    assert opened_with(page)["options"] == {"end": "rounds(7)"}


def into_a_turn(page: Page, house: House, **options: object) -> int:
    """A turn of Cambio with several cards in the discard; how many.

    Nobody calls so early, whatever the cards are.
    """
    untimed = {"turn": 0, "reaction": 0, "setup": 0}
    code = open_table(page, "cambio", {}, seats=2, clocks=untimed, **options)
    begin(page, code, house.url)
    count = page.locator(".centre .count").nth(1)
    draw = page.locator(offered("draw"))

    def is_so(_: int) -> bool:
        return draw.count() > 0 and count.count() > 0 and int(count.inner_text()) > 1

    play_until(page, is_so, LONG_WISHES)
    wait_until_still(page)
    return int(count.inner_text())


@SIZES
def test_the_discard_is_looked_through_where_the_table_shows_it(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """G-13: there was no such setting."""
    page = visit(size=size)
    placed = into_a_turn(page, house, show_discard_history=True)
    page.get_by_role("button", name=said("table-discard_browse")).click()
    sheet = page.get_by_role("dialog", name=said("table-discard_all"))
    expect(sheet.get_by_role("listitem")).to_have_count(placed)
    top = page.locator('.actions .button[data-kind="take"]').inner_text().split()[1]
    first = sheet.get_by_role("img").first.get_attribute("aria-label")
    assert first is not None
    assert first[0].upper() == top[0]
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("app-menu")).click()
    expect(page.get_by_text(said("table-history_on"))).to_be_visible()


def test_the_discard_is_not_looked_through_elsewhere(visit: Visit, house: House) -> None:
    page = visit()
    into_a_turn(page, house)
    expect(page.get_by_role("button", name=said("table-discard_browse"))).to_have_count(0)
    page.get_by_role("button", name=said("app-menu")).click()
    expect(page.get_by_text(said("table-history_on"))).to_have_count(0)


def test_who_sits_down_is_told_that_the_discard_is_shown(visit: Visit) -> None:
    page = visit("/new/cambio", size=PHONE)
    page.get_by_role("checkbox", name=said("new-discard_history")).check()
    expect(page.get_by_text(said("new-aid_told"))).to_be_visible()
    assert opened_with(page)["show_discard_history"] is True
    guest = visit(f"/t/{page.url[-6:]}")
    guest.get_by_role("button", name=said("home-sit")).click()
    expect(guest.get_by_text(said("table-history_on"))).to_be_visible()


def test_where_the_discard_lies_open_anyway_nobody_is_asked(visit: Visit) -> None:
    """P-31."""
    page = visit("/new/pinnacola")
    expect(page.get_by_role("group", name=said("new-aid"))).to_be_visible()
    expect(page.get_by_role("checkbox", name=said("table-discard_all"))).to_have_count(0)


def seats_offered(page: Page) -> list[str]:
    offered = page.get_by_role("group", name=said("new-seats")).get_by_role("radio")
    return [str(one.get_attribute("value")) for one in offered.all()]


@SIZES
def test_the_seats_follow_the_house_rules(visit: Visit, size: dict[str, int]) -> None:
    """P-01, P-44: two players were offered four seats, and pairs opened a table of two."""
    page = visit("/new/pinnacola", size=size)
    seats = page.get_by_role("group", name=said("new-seats"))
    pairs = page.get_by_role("group", name=said("option-pairs", game="pinnacola"))
    for wanted, players in (("true", "4"), ("false", "2"), ("true", "4")):
        pairs.get_by_role("radio", name=said(f"option-pairs-{wanted}", game="pinnacola")).check()
        expect(seats.get_by_role("radio", name=players)).to_be_checked()
        assert seats_offered(page) == [players]
    opened = opened_with(page)
    assert (opened["options"], opened["seats"]) == ({"pairs": "true"}, 4)


def test_a_preset_brings_its_seats(visit: Visit) -> None:
    page = visit("/new/pinnacola")
    page.get_by_role("radio", name=said("preset-coppie", game="pinnacola")).check()
    seats = page.get_by_role("group", name=said("new-seats"))
    expect(seats.get_by_role("radio", name="4")).to_be_checked()
    assert opened_with(page)["seats"] == 4
