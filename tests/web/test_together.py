"""Several browsers at one table: races, and what a watcher gets to know."""

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page
from tests.web.conftest import PHONE, House, Visit, open_table
from tests.web.playing import LONG_WISHES, begin, is_over, play_match, press_something
from tests.web.test_pages import faults

pytestmark = pytest.mark.slow

CLOCKS = {"turn": 0, "reaction": 4, "setup": 60, "peek": 0.3, "abandon": 600}


def sit_down(page: Page, code: str, url: str, name: str) -> None:
    page.goto(f"{url}/t/{code}")
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I am ready").click()


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
    code = open_table(ana, "cambio", options, seats=2, bots=[], clocks=CLOCKS)
    begin(ana, code, house.url)
    sit_down(bruno, code, house.url, "Bruno R")
    windows = 0
    for _ in range(400):
        flips = [page.locator('.actions .button[data-kind="flip place"]') for page in (ana, bruno)]
        if all(flip.count() for flip in flips):
            windows += 1
            before = sum(sizes(ana).values())
            # Both press a card of the same hand without waiting for each other.
            for page in (ana, bruno):
                page.evaluate("document.querySelector('.slot .press')?.click()")
            ana.wait_for_timeout(1500)
            for _ in range(50):
                if sizes(ana) == sizes(bruno) and sum(sizes(ana).values()) != before:
                    break
                ana.wait_for_timeout(100)
            else:
                raise AssertionError((before, sizes(ana), sizes(bruno)))
        if windows == 2:
            break
        for page in (ana, bruno):
            with suppress(Error):
                press_something(page, tuple(w for w in LONG_WISHES if w != "pass"))
        ana.wait_for_timeout(40)
    assert windows == 2
    said = [page.locator("[role=log] p").all_inner_texts() for page in (ana, bruno)]
    assert all(any("flip" in line for line in lines) for lines in said)


def test_a_watcher_is_shown_nothing_secret(visit: Visit, house: House) -> None:
    player = visit()
    code = open_table(player, "cambio", {"rounds": "1"}, seats=3, clocks=CLOCKS)
    watcher = visit()
    frames: list[dict[str, Any]] = []
    watcher.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(json.loads(frame))),
    )
    watcher.goto(f"{house.url}/watch/{code}")
    begin(player, code, house.url)
    player.set_default_timeout(2_000)
    play_match(player)
    assert is_over(player)
    watcher.wait_for_timeout(500)

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
                assert event.get("deck", "-") == "-"
        screen = each["screen"]
        if screen:
            cards = [card for hand in screen["hands"] for card in hand if card]
            assert all(card.startswith("??") or card.endswith("^") for card in cards)
            assert all(card.startswith("??") or card.endswith("^") for card in screen["drawn"])


def test_somebody_can_be_muted_blocked_and_reported(visit: Visit, house: House) -> None:
    ana, bruno = visit(), visit(size=PHONE)
    code = open_table(ana, "cambio", {}, seats=2, bots=[], clocks=CLOCKS)
    begin(ana, code, house.url)
    sit_down(bruno, code, house.url, "Bruno M")
    ana.locator(".felt .seat").get_by_role("button", name="Bruno M").click()
    sheet = ana.get_by_role("dialog", name="Bruno M")
    sheet.get_by_role("button", name="Do not show what Bruno M says").click()
    sheet.get_by_text("You no longer see what Bruno M says.").wait_for()
    sheet.get_by_role("button", name="Block Bruno M").click()
    sheet.get_by_role("button", name="Unblock Bruno M").wait_for()
    sheet.get_by_role("button", name="Report Bruno M").click()
    sheet.get_by_label("Wasting time on purpose").check()
    sheet.get_by_label("More about it").fill("Never moves.")
    assert faults(ana) == []
    sheet.get_by_role("button", name="Send the report").click()
    sheet.get_by_text("The host of the house will see it.").wait_for()
    ana.keyboard.press("Escape")

    # What is muted is not heard, and both can be taken back in the settings.
    bruno.get_by_role("button", name="Say something").click()
    bruno.locator(".phrases .button").first.click()
    bruno.locator(".speech").wait_for()
    ana.wait_for_timeout(300)
    assert ana.locator(".speech").count() == 0
    ana.goto(f"{house.url}/settings")
    ana.get_by_role("button", name="Unblock Bruno M").click()
    ana.get_by_role("button", name="Show what Bruno M says again").click()
    ana.get_by_role("button", name="Show what Bruno M says again").wait_for(state="detached")
    assert ana.get_by_role("button", name="Unblock Bruno M").count() == 0


def test_cards_too_small_for_a_finger_are_chosen_from_near(visit: Visit, house: House) -> None:
    page = visit(size={"width": 360, "height": 740})
    page.set_default_timeout(4_000)
    # A flip may be of anybody's card, and six hands of four do not fit a phone at a finger's size.
    options = {"flip_timing": "window"}
    clocks = CLOCKS | {"reaction": 60}
    begin(page, open_table(page, "cambio", options, seats=6, clocks=clocks), house.url)
    other = page.locator(".seat .slot .press")
    for _ in range(200):
        if page.locator('.actions .button[data-kind="flip place"]').count() and other.count() > 8:
            break
        with suppress(Error):
            press_something(page, tuple(wish for wish in LONG_WISHES if wish != "pass"))
        page.wait_for_timeout(50)
    other.first.tap()
    near = page.locator("dialog .near button")
    sizes = near.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert len(sizes) >= 3
    assert min(sizes) >= 44
    near.nth(1).tap()
    page.locator("dialog").wait_for(state="detached")
    page.get_by_text("You flip").first.wait_for(state="attached")
