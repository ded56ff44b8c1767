"""Several browsers at one table: races, and what a watcher gets to know."""

import json
import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect
from tests.web.conftest import LONG, PHONE, House, Visit, open_table
from tests.web.playing import SHINING, begin, play_match, play_until, press_something
from tests.web.test_pages import faults
from tests.web.words import said

pytestmark = pytest.mark.slow

CLOCKS = {"turn": 0, "reaction": 4, "setup": 60, "peek": 0.3, "abandon": 600}
# As long as it takes somebody slow to do something about it.
LONG_WINDOWS = CLOCKS | {"reaction": 60}
# All that leads to a window in which cards may be flipped, and nothing that is done in one.
TO_A_WINDOW = ("ready", "draw", "discard", "skip", SHINING)
# A card is pressed, and then what it is pressed for.
FLIP = """async () => {
    document.querySelector('.slot .press')?.click();
    await new Promise(requestAnimationFrame);
    document.querySelector('.actions .meant')?.click();
}"""


def sit_down(page: Page, code: str, url: str, name: str) -> None:
    page.goto(f"{url}/t/{code}")
    page.get_by_label(said("home-name")).fill(name)
    page.get_by_role("button", name=said("home-sit")).click()
    page.get_by_role("button", name=said("lobby-ready")).click()


def heard_by(page: Page) -> list[dict[str, Any]]:
    """What the house says to this browser from now on."""
    frames: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(json.loads(frame))),
    )
    return frames


def sizes(page: Page) -> dict[str, int]:
    """How many cards each seat has, as this browser shows it."""
    found: dict[str, int] = page.evaluate("""() => {
        const counted = {};
        for (const slot of document.querySelectorAll('.slot:not(.empty)')) {
            const seat = slot.dataset.place.split(':')[0];
            counted[seat] = (counted[seat] ?? 0) + 1;
        }
        return counted;
    }""")
    return found


def test_two_people_race_to_flip_and_both_see_the_same(visit: Visit, house: House) -> None:
    ana, bruno = visit(), visit(size=PHONE)
    options = {"flip_timing": "window", "rounds": "1", "max_cards": "none"}
    code = open_table(ana, "cambio", options, seats=2, bots=[], clocks=LONG_WINDOWS)
    begin(ana, code, house.url)
    sit_down(bruno, code, house.url, "Bruno R")
    ends = time.monotonic() + LONG / 1000
    windows = 0
    while windows < 2:
        assert time.monotonic() < ends
        passes = [page.locator('.actions .button[data-kind="pass"]') for page in (ana, bruno)]
        if all(one.count() for one in passes):
            windows += 1
            before = sum(sizes(ana).values())
            # Both press a card of the same hand without waiting for each other.
            for page in (ana, bruno):
                page.evaluate(FLIP)
            while sizes(ana) != sizes(bruno) or sum(sizes(ana).values()) == before:
                assert time.monotonic() < ends, (before, sizes(ana), sizes(bruno))
                ana.wait_for_timeout(100)
        for page in (ana, bruno):
            press_something(page, TO_A_WINDOW)
        ana.wait_for_timeout(40)
    said = [page.locator("[role=log] p").all_inner_texts() for page in (ana, bruno)]
    assert all(any("flip" in line for line in lines) for lines in said)


def test_a_watcher_is_shown_nothing_secret(visit: Visit, house: House) -> None:
    player = visit()
    code = open_table(player, "cambio", {"rounds": "1"}, seats=3, clocks=CLOCKS)
    watcher = visit()
    frames = heard_by(watcher)
    watcher.goto(f"{house.url}/watch/{code}")
    begin(player, code, house.url)
    play_match(player)
    watcher.locator('.results a[href="/"]').wait_for()

    shown = [frame.get("shown", frame) for frame in frames if frame["type"] in ("welcome", "shown")]
    events = [one["event"] for each in shown for one in each["events"]]
    assert {"drew", "revealed"} <= {event["type"] for event in events}
    for each in shown:
        assert not each.get("moves")
        for one in each["events"]:
            event = one["event"]
            assert not one.get("ms")
            if event["type"] in ("drew", "peeked", "inspected", "dealt"):
                hidden = [event.get(name, "??") for name in ("card", "first", "second")]
                assert set(hidden) == {"??"}
                assert not event.get("deck")
        screen = each["screen"]
        if screen:
            lying = [one for row in (*screen["hands"], screen["drawn"]) for one in row if one]
            assert all("card" not in one or one["up"] for one in lying)


def test_somebody_can_be_muted_blocked_and_reported(visit: Visit, house: House) -> None:
    ana, bruno = visit(), visit(size=PHONE)
    frames = heard_by(ana)
    code = open_table(ana, "cambio", {}, seats=2, bots=[], clocks=CLOCKS)
    begin(ana, code, house.url)
    sit_down(bruno, code, house.url, "Bruno M")
    ana.locator(".felt .seat").get_by_role("button", name="Bruno M").click()
    sheet = ana.get_by_role("dialog", name="Bruno M")
    sheet.get_by_role("button", name=said("people-mute", name="Bruno M")).click()
    sheet.get_by_text(said("people-muted", name="Bruno M")).wait_for()
    sheet.get_by_role("button", name=said("people-block", name="Bruno M")).click()
    sheet.get_by_role("button", name=said("settings-unblock", name="Bruno M")).wait_for()
    sheet.get_by_role("button", name=said("people-report", name="Bruno M")).click()
    sheet.get_by_label(said("people-reason_stalling")).check()
    sheet.get_by_label(said("people-report_more")).fill("Never moves.")
    assert faults(ana) == []
    sheet.get_by_role("button", name=said("people-report_send")).click()
    sheet.get_by_text(said("people-reported")).wait_for()
    ana.keyboard.press("Escape")

    # What is muted is not heard, and both can be taken back in the settings.
    bruno.get_by_role("button", name=said("table-phrases")).click()
    bruno.locator(".phrases .button").first.click()
    bruno.locator(".speech").wait_for()
    bruno.get_by_role("button", name=said("app-menu")).click()
    bruno.get_by_role("button", name=said("table-pause_wish")).click()
    ana.get_by_text(said("table-pause_wished", names="Bruno M")).wait_for()
    heard = {frame["type"] for frame in frames}
    assert "table" in heard
    assert "said" not in heard
    ana.goto(f"{house.url}/settings")
    ana.get_by_role("button", name=said("settings-unblock", name="Bruno M")).click()
    ana.get_by_role("button", name=said("people-unmute", name="Bruno M")).click()
    ana.get_by_role("button", name=said("people-unmute", name="Bruno M")).wait_for(state="detached")
    expect(ana.get_by_role("button", name=said("settings-unblock", name="Bruno M"))).to_have_count(
        0
    )


def test_cards_too_small_for_a_finger_are_chosen_from_near(visit: Visit, house: House) -> None:
    page = visit(size={"width": 360, "height": 740})
    # A flip may be of anybody's card, and six hands of four do not fit a phone at a finger's size.
    options = {"flip_timing": "window"}
    begin(page, open_table(page, "cambio", options, seats=6, clocks=LONG_WINDOWS), house.url)
    passes = page.locator('.actions .button[data-kind="pass"]')
    other = page.locator(".seat .slot .press")
    near = page.locator("dialog .near button")
    sizes: list[float] = []
    has_flipped = False
    while not has_flipped:
        play_until(page, lambda _: passes.count() > 0 and other.count() > 8, TO_A_WINDOW)
        with suppress(Error):  # somebody else was quicker, and there is nothing to choose any more
            other.first.tap(timeout=2_000)
            near.nth(2).wait_for(timeout=2_000)
            sizes = near.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
            near.nth(1).tap(timeout=2_000)
            has_flipped = True
    assert min(sizes) >= 44
    page.locator("dialog").wait_for(state="detached")
    page.get_by_text("You flip").first.wait_for(state="attached")
