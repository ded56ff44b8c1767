"""A finished match, seen again in a browser, and its shuffles proven there."""

import asyncio
import json
import re
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.server.doc_client import doc_client
from tests.web.conftest import LAPTOP, LONG, PHONE, SIZES, House, Visit, call
from tests.web.playing import wait_until_still
from tests.web.test_pages import faults_by_day_and_night, is_too_wide
from tests.web.words import said

pytestmark = pytest.mark.slow

BACK = "face-down card"


def played(url: str, game: str, options: dict[str, str]) -> str:
    """The record of a match that the client of the docs plays against a bot."""
    # A browser that is open has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        table = thread.submit(asyncio.run, doc_client(game).play(url, game, options)).result(
            LONG / 1000
        )
    return str(table["records"][-1])


@pytest.fixture(scope="module")
def record(house: House) -> str:
    return played(house.url, "cambio", {"rounds": "2"})


def asked(house: House, path: str) -> Any:
    with urllib.request.urlopen(f"{house.url}/api/records/{path}") as answer:
        return json.load(answer)


def go(page: Page, index: int) -> None:
    page.locator(".scrub input").evaluate(
        "(bar, to) => { bar.value = to; bar.dispatchEvent(new Event('input', {bubbles: true})); }",
        str(index),
    )


def opened(page: Page) -> Page:
    page.locator(".controls").wait_for()
    return page


def backs(page: Page) -> Locator:
    return page.locator(f'.slot [role="img"][aria-label*="{BACK}"]')


def stands(page: Page, index: int) -> None:
    expect(page.locator(".scrub input")).to_have_value(str(index))


def test_the_bar_is_long_enough_to_find_a_move_at_every_size(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}", size=LAPTOP))
    for name, size in SIZES.items():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        bar = page.locator(".scrub input").bounding_box()
        assert bar is not None
        assert bar["width"] >= 200, name


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_one_steps_and_scrubs_through_a_match(
    visit: Visit, record: str, size: dict[str, int]
) -> None:
    page = opened(visit(f"/replay/{record}", size=size))
    stands(page, 0)
    page.get_by_role("button", name=said("replay-step_on")).click()
    page.get_by_role("button", name=said("replay-step_on")).click()
    stands(page, 2)
    page.get_by_role("button", name=said("replay-step_back")).click()
    stands(page, 1)
    last = int(page.locator(".scrub input").get_attribute("max") or 0)
    assert last > 10
    go(page, last)
    expect(page.locator(".caption")).to_contain_text("Round over")
    expect(page.get_by_role("button", name=said("replay-step_on"))).to_be_disabled()
    expect(backs(page)).to_have_count(0)
    assert not is_too_wide(page)


def test_keys_go_through_a_match(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}"))
    last = int(page.locator(".scrub input").get_attribute("max") or 0)
    for key, index in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        stands(page, index)
    page.keyboard.press("PageUp")
    expect(page.locator(".scrub input")).not_to_have_value(str(last))
    assert 0 < int(page.locator(".scrub input").input_value()) < last
    page.keyboard.press("PageUp")
    stands(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    stands(page, 0)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=said("replay-stop"))).to_be_visible()
    expect(page.locator(".scrub input")).not_to_have_value("0")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=said("replay-play"), exact=True)).to_be_visible()


def test_a_seat_sees_what_it_knew_and_open_sees_all(
    visit: Visit, house: House, record: str
) -> None:
    page = opened(visit(f"/replay/{record}"))
    page.keyboard.press("ArrowRight")
    expect(backs(page)).to_have_count(0)
    for seat in ("0", "1", "watcher"):
        page.locator("[data-view]").select_option(seat)
        expect(page).to_have_url(re.compile(rf"v{seat[0]}$"))
        shown = asked(house, f"{record}/replay?seat={seat}")["rounds"][0]["steps"][1]["screen"]
        cards = [card for hand in shown["hands"] for card in hand if card is not None]
        hidden = sum("card" not in card for card in cards)
        assert hidden > 0
        expect(backs(page)).to_have_count(hidden)
    page.locator("[data-view]").select_option("open")
    expect(page).to_have_url(re.compile(r"#r1s\d+$"))
    expect(backs(page)).to_have_count(0)


def test_a_link_opens_its_moment_through_the_same_eyes(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}#r2s0v1"))
    expect(page.locator("[data-view]")).to_have_value("1")
    expect(page.locator(".bar h1")).to_contain_text(said("table-round", number=2))
    page.get_by_role("button", name=said("replay-share")).click()
    link = page.locator("dialog input").input_value()
    assert link.endswith(f"/replay/{record}#r2s0v1")
    saved = page.locator("dialog a[download]").get_attribute("href")
    assert saved == f"/api/records/{record}/text"


def test_the_story_is_told_and_leads_back(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}"))
    line = page.locator("aside .story ol button").nth(6)
    words = (line.text_content() or "").strip()
    line.click()
    expect(line).to_have_class(re.compile(r"\bnow\b"))
    expect(page.locator(".caption")).to_contain_text(words)
    expect(page.locator("aside .story [aria-current]")).to_have_count(1)


def test_a_match_of_pinnacola_is_shown_at_its_table(visit: Visit, house: House) -> None:
    page = opened(visit(f"/replay/{played(house.url, 'pinnacola', {'target': '300'})}", size=PHONE))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(page.locator(".caption")).to_contain_text(" wins the round.")
    assert not is_too_wide(page)


# -- the proof -------------------------------------------------------------------------------------


def verdict(page: Page, wanted: str) -> None:
    page.get_by_role("button", name=said("replay-proof")).click()
    expect(page.locator(".proof")).to_have_attribute("data-verdict", wanted)


Change = str | Callable[[re.Match[str]], str]


def other_digit(found: re.Match[str]) -> str:
    return "1" if found[0] == "0" else "0"


def tampered(page: Page, change: re.Pattern[str], to: Change) -> None:
    """Let the browser get another transcript than the house has."""

    def serve(route: Route) -> None:
        answer = route.fetch()
        text, count = change.subn(to, answer.text(), count=1)
        assert count == 1
        route.fulfill(response=answer, body=text)

    page.route("**/text", serve)


def test_the_proof_says_what_was_checked(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}"))
    verdict(page, "good")
    page.locator(".proof summary").first.click()
    first = page.locator(".proof details").first
    expect(first).to_contain_text(said("proof-root"))
    expect(first).to_contain_text(said("proof-starter"))
    expect(first).to_contain_text(said("proof-given", names="Client").removesuffix("."))
    expect(page.locator(".proof")).to_contain_text(said("proof-limits"))


@pytest.mark.parametrize(
    ("change", "to", "problem"),
    [
        (r"\ndeck (\S+) (\S+)", r"\ndeck \2 \1", "proof-wrong_deck"),
        (r"(?<=\nsecret ).", other_digit, "proof-wrong_root"),
        (r"(?<=\nshare 0 ).", other_digit, "proof-wrong_share"),
    ],
    ids=["deck", "secret", "share"],
)
def test_a_transcript_that_was_changed_is_unproven(
    visit: Visit, record: str, change: str, to: Change, problem: str
) -> None:
    page = opened(visit(f"/replay/{record}"))
    tampered(page, re.compile(change), to)
    verdict(page, "bad")
    expect(page.locator(".proof .failed").first).to_contain_text(said(problem))


def test_a_transcript_that_was_cut_is_unproven(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}"))
    tampered(page, re.compile(r"\nend\n"), "\n")
    verdict(page, "damaged")


# -- for everyone ----------------------------------------------------------------------------------


def test_axe_finds_nothing_wrong_with_a_replay(visit: Visit, record: str) -> None:
    page = opened(visit(f"/replay/{record}#r1s5", size=PHONE))
    wait_until_still(page)
    assert faults_by_day_and_night(page) == []
    verdict(page, "good")
    assert faults_by_day_and_night(page) == []


def test_a_record_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/replay/nothing")
    expect(page.get_by_role("alert")).to_contain_text(said("house-no_such_record"))


def test_past_games_lead_to_their_replays(visit: Visit, house: House, record: str) -> None:
    page = visit()
    assert call(page, "GET", "/me/records") == {"records": []}
    info = asked(house, record)
    page.route("**/api/me/records*", lambda route: route.fulfill(json={"records": [info]}))
    page.goto(f"{house.url}/past")
    page.get_by_role("link", name=said("past-replay")).click()
    opened(page)
    expect(page).to_have_url(re.compile(f"/replay/{record}"))
