"""How a table is opened: what is asked, and what it then plays by."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, Visit, call

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


def opened_with(page: Page) -> dict[str, object]:
    """Opens the table that the form describes; what the house knows of it."""
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    found: dict[str, object] = call(page, "GET", f"/tables/{page.url[-6:]}")["options"]
    return found


@SIZES
def test_the_king_is_asked_beside_the_presets(visit: Visit, size: dict[str, int]) -> None:
    """V-27: it was the first of the rules in detail, which nobody opens."""
    page = visit("/new/vinto", size=size)
    king = page.get_by_role("group", name="The king")
    declares = king.get_by_role("radio", name="Its player says")
    expect(declares).to_be_visible()
    page.get_by_role("radio", name="Declaring kings").check()
    expect(declares).to_be_checked()
    page.get_by_role("radio", name="Usual The rules").check()
    expect(declares).not_to_be_checked()
    declares.check()
    assert opened_with(page)["options"] == {"king_mode": "declare"}


@SIZES
def test_the_end_of_a_match_is_a_number_and_a_unit(visit: Visit, size: dict[str, int]) -> None:
    """The field showed `minutes(30)`."""
    page = visit("/new/vinto", size=size)
    page.get_by_text("Rules in detail").click()
    number = page.get_by_role("spinbutton", name="End of the match")
    expect(number).to_have_value("30")
    number.fill("7")
    number.press("Tab")
    page.get_by_role("combobox", name="End of the match").select_option("After 7 rounds")
    assert opened_with(page)["options"] == {"end": "rounds(7)"}
