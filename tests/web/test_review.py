"""Hints at a table and the review of a finished match, in a browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import LAPTOP, PHONE, SIZES, House, Visit, open_table
from tests.web.playing import begin, offered, play_to, wait_until_still
from tests.web.test_pages import faults, is_too_wide
from tests.web.test_replay import asked, opened, played
from tests.web.words import said

from facedown.catalog import GAMES

pytestmark = pytest.mark.slow

GAME = "tres-cartas"


@pytest.fixture(scope="module")
def record(house: House) -> str:
    """Of somebody who does anything that is allowed."""
    return played(house.url, GAME, GAMES[GAME].SHORT)


@pytest.fixture(scope="module")
def decisions(house: House, record: str) -> list[Any]:
    """The mistakes, the costliest first."""
    review = asked(house, f"{record}/review")
    assert review["whole"]
    found = [one for part in review["rounds"] for one in part["decisions"]]
    assert len(found) > 1
    return sorted(found, key=lambda one: -one["cost"])


def mistakes(page: Page) -> Locator:
    return page.locator(".mistakes button")


def index(page: Page) -> int:
    return int(page.locator(".scrub input").input_value())


def test_hints_are_three_moves_with_their_worth(visit: Visit, house: House) -> None:
    page = visit(size=PHONE)
    code = open_table(page, GAME, {}, seats=2, hints=True, clocks={"turn": 0})
    begin(page, code, house.url)
    play_to(page, offered("discard"))
    page.keyboard.press("?")
    told = page.locator(".hints li")
    expect(told).to_have_count(3)
    expect(told.first).to_have_text(re.compile(r"^\S.+: \S.+\.$"))
    for number in (1, 2):
        worth = re.compile(r"\((round score \S+ worse|just as good)\)$")
        expect(told.nth(number)).to_have_text(worth, use_inner_text=True)
    assert faults(page) == []


def test_a_review_leads_to_the_costliest_mistake(
    visit: Visit, record: str, decisions: list[Any]
) -> None:
    page = opened(visit(f"/replay/{record}", size=LAPTOP))
    page.get_by_role("button", name=said("review-title")).click()
    expect(mistakes(page)).to_have_count(len(decisions))
    cost = decisions[0]["cost"]
    wanted = round(cost) if cost >= 10 else round(cost, 1)
    expect(mistakes(page).first.locator(".cost")).to_have_text(f"−{wanted:g} points")
    expect(page.locator(".review tbody tr")).to_have_count(2)
    mistakes(page).first.click()
    expect(mistakes(page).first).to_have_attribute("aria-current", "step")
    expect(page.locator(".caption")).to_contain_text(
        f"Better by {wanted:g} points in the round score: "
    )
    expect(page.locator(".costs .here")).to_have_count(1)
    wait_until_still(page)
    assert faults(page) == []


def test_mistakes_are_gone_through_by_keys(visit: Visit, record: str, decisions: list[Any]) -> None:
    page = opened(visit(f"/replay/{record}", size=LAPTOP))
    page.get_by_role("button", name=said("review-title")).click()
    expect(mistakes(page)).to_have_count(len(decisions))
    page.keyboard.press("m")
    first = index(page)
    assert first > 0
    page.keyboard.press("m")
    assert index(page) > first
    page.keyboard.press("M")
    assert index(page) == first


def test_who_has_played_sees_their_own_mistakes_first(
    visit: Visit, house: House, record: str, decisions: list[Any]
) -> None:
    info = asked(house, record)
    seat = decisions[0]["seat"]
    info["seats"][seat]["you"] = True
    page = visit(size=LAPTOP)
    page.route(f"**/api/records/{record}", lambda route: route.fulfill(json=info))
    page.goto(f"{house.url}/replay/{record}")
    opened(page).get_by_role("button", name=said("review-title")).click()
    own = [one for one in decisions if one["seat"] == seat]
    expect(mistakes(page)).to_have_count(len(own))
    expect(page.locator("[data-whose]")).to_have_value(str(seat))
    page.locator("[data-whose]").select_option("")
    expect(mistakes(page)).to_have_count(len(decisions))


def test_on_a_phone_a_review_opens_and_makes_room_again(
    visit: Visit, record: str, decisions: list[Any]
) -> None:
    page = opened(visit(f"/replay/{record}", size=PHONE, color_scheme="dark"))
    page.get_by_role("button", name=said("review-title")).click()
    expect(mistakes(page)).to_have_count(len(decisions))
    assert faults(page) == []
    mistakes(page).first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".stepping")).to_contain_text(" points")
    expect(page.locator(".caption")).to_contain_text("Better by ")
    wait_until_still(page)
    assert faults(page) == []
    assert not is_too_wide(page)


def test_on_a_phone_held_sideways_a_review_is_scrolled_wherever_one_swipes(
    visit: Visit, record: str, decisions: list[Any]
) -> None:
    """It kept every swipe for itself, though only the sheet around it could scroll."""
    page = opened(visit(f"/replay/{record}", size=SIZES["sideways"]))
    page.get_by_role("button", name=said("review-title")).click()
    expect(mistakes(page)).to_have_count(len(decisions))
    expect(mistakes(page).last).not_to_be_in_viewport()
    page.locator(".review tbody tr").first.hover()
    page.mouse.wheel(0, 5000)
    expect(mistakes(page).last).to_be_in_viewport()


def test_a_review_that_is_refused_can_be_asked_for_again(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}", size=LAPTOP))
    busy = {"code": "reviewing", "params": {}}
    page.route("**/review", lambda route: route.fulfill(status=503, json=busy), times=1)
    page.get_by_role("button", name=said("review-title")).click()
    expect(page.get_by_role("alert")).to_contain_text(said("house-reviewing"))
    page.get_by_role("button", name=said("connection-retry")).click()
    expect(mistakes(page).first).to_be_visible()
