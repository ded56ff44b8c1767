"""The table waits: no clock against bots alone, quiet questions, and nothing grave by mistake."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.web import test_pinnacola as melding
from tests.web.conftest import LAPTOP, LONG, PHONE, House, Visit, new_house, open_table, visits
from tests.web.playing import (
    CARD,
    LONG_WISHES,
    REST,
    SHINING,
    WISHES,
    begin,
    kinds_of,
    offered,
    play_to,
    play_until,
    press_something,
    wait_until_still,
)
from tests.web.test_together import sit_down
from tests.web.words import said

pytestmark = pytest.mark.slow

# Where clocks ran, they would be over before anybody has looked up.
SHORT_CLOCKS = {"turn": 1, "reaction": 1, "setup": 1, "peek": 60}
IDLE_MS = 1_600
PEEK_SECONDS = 1
CALM = {"turn": 0, "reaction": 60, "setup": 0, "peek": 60}
ONE_ROUND = {
    "tres-cartas": {"limit": "1"},
    "cambio": {"rounds": "1"},
    "vinto": {"end": "rounds(1)"},
}
# So many different questions are left alone for a while before the round is brought to its end.
QUESTIONS = 4
# After so many turns of a hand that takes minutes in a browser.
TURNS = 5

# Notes whether a clock was ever seen.
WATCH_FOR_CLOCKS = """() => {
    window.clocks = 0;
    new MutationObserver(() => {
        if (document.querySelector('.countdown')) window.clocks += 1;
    }).observe(document, {childList: true, subtree: true});
}"""

# Presses a card of one's own in a window, before it is passed.
TOUCH = """passes => {
    if (!document.querySelector(passes)) return false;
    document.querySelector('.own .press').click();
    return true;
}"""


def button(page: Page, kind: str) -> Locator:
    return page.locator(f'.actions .button[data-kind="{kind}"]')


def line(page: Page) -> Locator:
    return page.locator(".actions .line")


def has_focus(page: Page, within: str) -> bool:
    found: bool = page.evaluate("within => !!document.activeElement.closest(within)", within)
    return found


# -- against bots alone ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ONE_ROUND)
def test_no_clock_is_ever_seen_against_bots_alone_and_nothing_is_done_for_the_person(
    visit: Visit, house: House, game: str
) -> None:
    """G-09."""
    page = visit()
    code = open_table(page, game, ONE_ROUND[game], clocks=SHORT_CLOCKS)
    page.goto(f"{house.url}/t/{code}")
    page.evaluate(f"({WATCH_FOR_CLOCKS})()")
    page.get_by_role("button", name=said("lobby-start")).click()
    idled: set[tuple[str, ...]] = set()
    ends = time.monotonic() + LONG / 1000
    while not page.locator(".results").count():
        assert time.monotonic() < ends
        asked = tuple(kinds_of(page))
        # Once at each kind of question: whoever goes away finds it as it was.
        if asked and "hurry" not in asked and len(idled) < QUESTIONS and asked not in idled:
            idled.add(asked)
            before = line(page).inner_text()
            page.wait_for_timeout(IDLE_MS)
            # A flip is open to all: another may be quicker.
            assert {*kinds_of(page), "flip place"} == {*asked, "flip place"}
            assert line(page).inner_text() == before
        known = "".join(f':not([data-kind="{kind}"])' for kind in asked)
        another = f".actions .button[data-kind]:not([disabled]){known}"
        press_something(page, LONG_WISHES if len(idled) < QUESTIONS else WISHES, unless=another)
        page.wait_for_timeout(30)
    assert len(idled) == QUESTIONS
    assert page.evaluate("window.clocks") == 0


def test_no_clock_is_ever_seen_in_pinnacola_against_a_bot(visit: Visit, house: House) -> None:
    """G-09."""
    page = visit()
    code = open_table(page, "pinnacola", {}, seats=2, clocks=SHORT_CLOCKS)
    page.goto(f"{house.url}/t/{code}")
    page.evaluate(f"({WATCH_FOR_CLOCKS})()")
    page.get_by_role("button", name=said("lobby-start")).click()
    for turn in range(TURNS):
        if not melding.wait_for_turn(page):
            break
        if turn == 0:
            page.wait_for_timeout(IDLE_MS)
            expect(button(page, "draw")).to_be_visible()
        melding.play_turn(page)
    assert page.evaluate("window.clocks") == 0


def test_the_next_round_waits_for_a_tap(visit: Visit, house: House) -> None:
    """G-09: it was dealt after some seconds."""
    page = visit()
    begin(page, open_table(page, "cambio", {"rounds": "2"}, clocks=SHORT_CLOCKS), house.url)
    play_until(page, lambda _: page.locator(".results").count() > 0, (*WISHES, REST))
    onward = page.get_by_role("button", name=said("end-next"))
    page.wait_for_timeout(2 * IDLE_MS)
    onward.click()
    button(page, "ready").wait_for()


# -- bots that take their time ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def slow_house(screen: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots would think for an hour."""
    with new_house(tmp_path_factory.mktemp("slow_house"), speed=3600.0) as one:
        yield one


@pytest.fixture
def visit_slow(browser: Browser, slow_house: House) -> Iterator[Visit]:
    with visits(browser, slow_house) as go:
        yield go


def take_turn(page: Page) -> None:
    for kind in ("draw", "discard", "end"):
        button(page, kind).click()
    button(page, "end").wait_for(state="detached")


def test_a_button_a_key_and_a_tap_on_the_table_skip_to_ones_own_turn(
    visit_slow: Visit, slow_house: House
) -> None:
    page = visit_slow(size=PHONE)
    begin(page, open_table(page, "tres-cartas", {"limit": "1000"}, seats=2), slow_house.url)
    button(page, "ready").click()
    button(page, "hurry").click()
    button(page, "draw").wait_for()
    expect(button(page, "hurry")).to_have_count(0)
    take_turn(page)
    button(page, "hurry").wait_for()
    page.keyboard.press("h")
    button(page, "draw").wait_for()
    take_turn(page)
    button(page, "hurry").wait_for()
    page.locator(".middle").click(position={"x": 4, "y": 4})
    button(page, "draw").wait_for()


def test_bots_wait_while_a_card_is_looked_at(visit_slow: Visit, slow_house: House) -> None:
    """G-09: what one's own turn showed was gone behind the turns of the others."""
    page = visit_slow()
    clocks = CALM | {"peek": PEEK_SECONDS}
    begin(page, open_table(page, "cambio", {"rounds": "9"}, clocks=clocks), slow_house.url)
    wishes = tuple(wish for wish in LONG_WISHES if wish not in ("looked", CARD))
    wishes = ("hurry", *wishes, SHINING)
    play_to(page, offered("looked"), wishes)
    # A press that was on its way when the card was shown may ask whether it is to be flipped.
    page.keyboard.press("Escape")
    up = page.locator('.slot .turn:not([data-card="??"])')
    page.wait_for_timeout(PEEK_SECONDS * 1000 + IDLE_MS)
    expect(up).to_have_count(1)
    expect(line(page)).to_have_text(said("table-looking"))
    button(page, "looked").click()
    expect(up).to_have_count(0)
    button(page, "hurry").click()
    button(page, "draw").wait_for()


def test_a_bot_at_pinnacola_is_hurried_too(visit_slow: Visit, slow_house: House) -> None:
    page = visit_slow()
    begin(page, open_table(page, "pinnacola", {}, seats=2), slow_house.url)
    page.locator('.actions [data-kind="draw"], .actions [data-kind="hurry"]').first.wait_for()
    if button(page, "hurry").count():
        button(page, "hurry").click()
    melding.play_turn(page)
    button(page, "hurry").click()
    button(page, "draw").wait_for()


# -- what is grave is asked about ------------------------------------------------------------------


def at_a_stop(visit: Visit, house: House, size: dict[str, int] = LAPTOP) -> Page:
    page = visit(size=size)
    begin(page, open_table(page, "tres-cartas", {"limit": "1000"}, clocks=CALM), house.url)
    play_to(page, offered("stop"))
    return page


def test_a_stop_by_key_is_asked_about_and_escape_takes_it_back(visit: Visit, house: House) -> None:
    page = at_a_stop(visit, house)
    asked = said("table-ask_first", move=said("move-stop", game="tres-cartas"))
    page.keyboard.press("p")
    expect(line(page)).to_have_text(asked)
    assert kinds_of(page) == ["stop", "back"]
    page.keyboard.press("Escape")
    expect(line(page)).not_to_have_text(asked)
    assert "end" in kinds_of(page)
    page.keyboard.press("p")
    expect(line(page)).to_have_text(asked)
    page.keyboard.press("Enter")
    page.locator(".results").wait_for()


def test_whoever_does_not_wish_to_be_asked_again_is_not(visit: Visit, house: House) -> None:
    page = at_a_stop(visit, house, PHONE)
    button(page, "stop").tap()
    page.get_by_label(said("table-ask_never")).check()
    button(page, "back").tap()
    button(page, "stop").tap()
    page.locator(".results").wait_for()
    page.goto(f"{house.url}/settings")
    expect(page.get_by_label(said("settings-ask"))).not_to_be_checked()


def test_looks_that_are_left_are_told_of_and_not_given_away(visit: Visit, house: House) -> None:
    page = visit()
    begin(page, open_table(page, "vinto", {}, clocks=CALM), house.url)
    ready, look = button(page, "ready"), button(page, "look slot")
    look.wait_for()
    assert kinds_of(page) == ["look slot", "ready"]
    assert "can" in (look.get_attribute("class") or "").split()
    assert "can" not in (ready.get_attribute("class") or "").split()
    expect(line(page)).to_contain_text("2")
    page.keyboard.press("r")
    expect(line(page)).to_have_text(said("table-ask_ready", looks=2))
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator(".own .press").first.click()
        wait_until_still(page)
    expect(look).to_have_count(0)
    page.keyboard.press("r")
    ready.wait_for(state="detached")


def test_a_card_that_is_looked_at_waits_for_its_player(visit: Visit, house: House) -> None:
    """G-09: against bots alone no clock runs."""
    page = visit()
    clocks = CALM | {"peek": PEEK_SECONDS}
    begin(page, open_table(page, "vinto", {}, clocks=clocks), house.url)
    button(page, "look slot").wait_for()
    up = page.locator('.own .turn:not([data-card="??"])')
    page.locator(".own .press").first.click()
    expect(up).to_have_count(1)
    page.wait_for_timeout(PEEK_SECONDS * 1000 + IDLE_MS)
    expect(up).to_have_count(1)
    page.locator(".own .press").last.click()
    expect(up).to_have_count(2)
    page.wait_for_timeout(PEEK_SECONDS * 1000 + IDLE_MS)
    expect(up).to_have_count(2)
    button(page, "ready").click()
    expect(up).to_have_count(0)


def look_in_turn(page: Page, house: House) -> None:
    """At Cambio, looking at a card that was chosen, while the bots wait."""
    clocks = CALM | {"peek": PEEK_SECONDS}
    begin(page, open_table(page, "cambio", {"rounds": "9"}, clocks=clocks), house.url)
    wishes = [wish for wish in LONG_WISHES if wish not in ("looked", CARD)]
    play_to(page, offered("looked"), ("hurry", *wishes, SHINING))
    page.keyboard.press("Escape")  # A card that was pressed a moment too late asks what is meant.
    page.wait_for_timeout(PEEK_SECONDS * 1000 + IDLE_MS)
    expect(line(page)).to_have_text(said("table-looking"))


def test_nobody_waits_for_a_look_that_a_pause_has_ended(
    visit_slow: Visit, slow_house: House
) -> None:
    """The bots played on, and the screen still said that they wait."""
    page = visit_slow()
    look_in_turn(page, slow_house)
    page.get_by_role("button", name=said("app-menu")).click()
    page.get_by_role("button", name=said("table-pause_wish")).click()
    page.get_by_role("button", name=said("table-resume")).click()
    expect(button(page, "looked")).to_have_count(0)
    expect(line(page)).not_to_have_text(said("table-looking"))
    expect(page.locator('.felt .slot .turn:not([data-card="??"])')).to_have_count(0)


def test_nobody_waits_for_a_look_before_a_reload(visit_slow: Visit, slow_house: House) -> None:
    page = visit_slow()
    look_in_turn(page, slow_house)
    page.reload()
    button(page, "hurry").wait_for()
    expect(button(page, "looked")).to_have_count(0)
    button(page, "hurry").click()
    button(page, "draw").wait_for()


# -- windows ---------------------------------------------------------------------------------------


def in_window(page: Page, house: House) -> Page:
    """At Vinto, asked whether there is anything to toss in."""
    begin(page, open_table(page, "vinto", {"end": "rounds(9)"}, clocks=CALM), house.url)
    play_to(page, offered("pass"))
    return page


def test_a_window_asks_quietly_and_one_tap_passes(visit: Visit, house: House) -> None:
    page = in_window(visit(size=PHONE), house)
    assert kinds_of(page) == ["pass"]
    expect(page.locator(".slot.can")).to_have_count(0)
    expect(page.locator(".actions .button.can")).to_have_count(0)
    assert page.locator(".own .press.soft").count() > 0
    button(page, "pass").tap()
    button(page, "pass").wait_for(state="detached")


def test_a_key_for_a_window_begins_at_ones_own_cards(visit: Visit, house: House) -> None:
    page = in_window(visit(), house)
    page.keyboard.press("t")
    expect(button(page, "back")).to_be_visible()
    assert has_focus(page, ".own .press")


def test_windows_are_passed_for_whoever_wishes_it_unless_they_touch_a_card(
    visit: Visit, house: House
) -> None:
    page = visit("/settings")
    page.get_by_label(said("settings-pass")).check()
    begin(page, open_table(page, "vinto", {"end": "rounds(9)"}, clocks=CALM), house.url)
    passes = offered("pass")
    play_until(page, lambda _: bool(page.evaluate(TOUCH, passes)), LONG_WISHES, unless=passes)
    expect(button(page, "back")).to_be_visible()
    page.wait_for_timeout(3_500)
    expect(button(page, "back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "pass")).to_contain_text(said("table-passing"))
    button(page, "pass").wait_for(state="detached")


def test_a_turn_that_can_only_end_ends_by_itself(visit: Visit, house: House) -> None:
    page = visit()
    options = {"end": "rounds(9)", "turns_before_call": "10"}
    begin(page, open_table(page, "vinto", options, clocks=CALM), house.url)
    wishes = tuple(wish for wish in LONG_WISHES if wish != "end")
    turns = page.locator("[role=log] p", has_text="Your turn")
    play_until(page, lambda _: turns.count() > 1 or page.locator(".results").count() > 0, wishes)


# -- one way to do a thing -------------------------------------------------------------------------


def test_a_drawn_card_is_swapped_by_a_press_on_a_card_and_no_button_says_it_twice(
    visit: Visit, house: House
) -> None:
    page = visit()
    begin(page, open_table(page, "tres-cartas", {"limit": "1000"}, clocks=CALM), house.url)
    play_to(page, offered("discard"))
    assert kinds_of(page) == ["discard"]
    words = said("move-swap.pick", **{"drawn-sign": r".+"})
    expect(line(page)).to_have_text(re.compile(words, re.IGNORECASE))
    page.locator(".own .slot.can .press").nth(1).click()
    page.locator("[role=log] p", has_text="You swap").wait_for(state="attached")


def test_whoever_goes_by_tab_is_not_lost_when_a_button_has_gone(visit: Visit, house: House) -> None:
    page = visit()
    begin(page, open_table(page, "tres-cartas", {"limit": "1000"}, clocks=CALM), house.url)
    for kind in ("ready", "draw", "discard"):
        button(page, kind).focus()
        page.keyboard.press("Enter")
        button(page, kind).wait_for(state="detached")
        page.wait_for_function("() => !!document.activeElement.closest('.actions')")


def test_a_dialog_with_one_question_is_as_high_as_its_question(visit: Visit, house: House) -> None:
    page = visit()
    begin(page, open_table(page, "cambio", {}, clocks=CALM), house.url)
    button(page, "ready").wait_for()
    page.get_by_role("button", name=said("app-menu")).click()
    page.get_by_role("button", name=said("table-resign")).click()
    box = page.get_by_role("dialog", name=said("table-resign_ask")).bounding_box()
    assert box is not None
    assert box["height"] < LAPTOP["height"] / 3


# -- out of the match ------------------------------------------------------------------------------


def test_whoever_is_out_is_told_so_and_can_skip_to_the_end(
    visit_slow: Visit, slow_house: House
) -> None:
    page = visit_slow()
    begin(page, open_table(page, "tres-cartas", {"limit": "60"}, seats=6), slow_house.url)
    # Whoever stops at the first turn pays for the whole table.
    play_to(page, offered("skip_to_end"), ("hurry", *WISHES))
    expect(line(page)).to_have_text(said("table-out"))
    button(page, "skip_to_end").click()
    page.locator('.results a[href="/"]').wait_for()


# -- with people -----------------------------------------------------------------------------------


def test_with_people_the_clock_is_seen_from_the_beginning_and_counted_at_its_end(
    visit: Visit, house: House
) -> None:
    ana, bruno = visit(), visit(size=PHONE)
    # Each half of a turn is long enough to be seen; one that was missed comes again.
    clocks = {"turn": 20, "reaction": 5, "setup": 0, "peek": 1, "abandon": 600}
    code = open_table(ana, "tres-cartas", {"limit": "1000"}, seats=2, bots=[], clocks=clocks)
    begin(ana, code, house.url)
    sit_down(bruno, code, house.url, "Bruno W")
    for page in (ana, bruno):
        button(page, "ready").click()
    yours = ana.locator(".actions .countdown.yours"), bruno.locator(".actions .countdown.yours")
    expect(yours[0].or_(ana.locator(".seat .countdown"))).to_be_visible()
    page, other = (ana, bruno) if yours[0].count() else (bruno, ana)
    mine = page.locator(".actions .countdown.yours")
    expect(mine.locator(".track")).to_be_visible()
    expect(mine.locator(".seconds")).to_have_text("")
    expect(other.locator(".seat .countdown:not(.yours)")).to_be_visible()
    expect(mine.locator(".seconds")).to_have_text(re.compile("^([1-9]|10)$"))
