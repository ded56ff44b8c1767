"""What happened can be followed: traces on the table, lines that shine with their cards, sounds."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web import test_pinnacola as melding
from tests.web.conftest import LAPTOP, MOVING, PHONE, House, Visit, open_table
from tests.web.playing import begin, kinds_of, play_until, wait_until_still
from tests.web.test_pages import faults_by_day_and_night
from tests.web.words import said

pytestmark = pytest.mark.slow

CALM = {"turn": 0, "reaction": 60, "setup": 0, "peek": 0.3}
SIDEWAYS = {"width": 844, "height": 390}
# For so many turns nobody can end the round, and somebody swaps a card.
TURNS = 5
UNSTOPPED = {"turns_before_stop": str(TURNS)}
# Whoever only draws and discards leaves all cards where they lie.
PLAIN = ("ready", "pass", "draw", "discard", "skip", "keep", "end")
BEGUN = (*PLAIN, "look slot")


def is_my_turn(page: Page) -> bool:
    return "draw" in kinds_of(page)


def to_next_turn(page: Page) -> None:
    """Draws, discards, and waits until it is one's turn again."""
    page.locator('.actions [data-kind="draw"]').click()
    page.locator('.actions [data-kind="discard"]').click()
    # Not until there is nothing to draw: it may be one's turn again before that is looked for.
    page.locator('.actions [data-kind="discard"]').wait_for(state="detached")
    play_until(page, lambda _: is_my_turn(page), PLAIN)
    wait_until_still(page)


def after_a_turn(visit: Visit, house: House, size: dict[str, int]) -> Page:
    """At a table where the others have moved since one's own first turn."""
    page = visit(size=size)
    begin(page, open_table(page, "tres-cartas", UNSTOPPED, clocks=CALM), house.url)
    play_until(page, lambda _: is_my_turn(page), BEGUN)
    for _ in range(TURNS):
        to_next_turn(page)
        page.wait_for_timeout(500)
        if page.locator(".traces [data-mark^='place:']").count():
            break
    return page


def marks(page: Page) -> Locator:
    return page.locator(".traces [data-mark]")


def by_others(page: Page) -> list[str]:
    """The cards that are said to have been moved or looked at by somebody else."""
    names = page.locator(".felt section.seat").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    labels: list[str] = page.locator(".felt .slot").evaluate_all("""all => all.map(one => {
        const named = one.querySelector('[aria-label]');
        return named ? named.getAttribute('aria-label') : one.textContent;
    })""")
    told = [
        said(f"table-trace_{sign}", name=name, **{"is": "other"})
        for sign in ("moved", "looked")
        for name in names
    ]
    return [label for label in labels if any(one in label for one in told)]


def lying(page: Page) -> list[str]:
    """The table as it is seen: every card and pile."""
    found: list[str] = page.locator(".felt .slot, .felt .pile").evaluate_all(
        "all => all.map(one => one.querySelector('[data-card]')?.dataset.card ?? '')"
    )
    return found


def open_since(page: Page) -> Locator:
    page.keyboard.press(".")
    panel = page.get_by_role("region", name=said("table-since"))
    panel.wait_for()
    return panel


def test_what_a_bot_moved_is_marked_with_its_name_until_my_next_turn(
    visit: Visit, house: House
) -> None:
    page = after_a_turn(visit, house, PHONE)
    expect(page.locator(".traces [data-mark^='place:']").first).to_be_visible()
    expect(page.locator(".traces [data-arc]").first).to_be_attached()
    assert by_others(page) != []
    page.locator('.actions [data-kind="draw"]').click()
    expect(page.locator(".traces [data-mark^='place:']")).to_have_count(0)
    assert by_others(page) == []


def test_a_mark_follows_its_card_when_a_phone_is_turned(visit: Visit, house: House) -> None:
    page = after_a_turn(visit, house, PHONE)
    for size in (SIDEWAYS, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_function("""() => {
            const all = [...document.querySelectorAll(".traces [data-mark^='place:']")];
            return all.length > 0 && all.every(mark => {
                const place = mark.dataset.mark.slice('place:'.length);
                const card = document.querySelector(`[data-place="${place}"]`);
                const [lies, own] = [card, mark].map(one => one.getBoundingClientRect());
                return Math.hypot(own.left - lies.left, own.bottom - lies.bottom) < 24;
            });
        }""")


def test_a_line_of_the_log_and_its_cards_shine_together(visit: Visit, house: House) -> None:
    page = after_a_turn(visit, house, LAPTOP)
    page.mouse.move(1, 1)
    # What has just happened shines for a moment.
    expect(page.locator(".traces .ring")).to_have_count(0)
    mark = page.locator(".traces [data-mark^='place:']").first
    place = (mark.get_attribute("data-mark") or "").removeprefix("place:")
    card = page.locator(f'[data-place="{place}"]').bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    line = page.locator("aside li.lit")
    expect(line).to_have_count(1)
    number = line.get_attribute("data-n")
    page.mouse.move(1, 1)
    expect(line).to_have_count(0)
    page.locator(f'aside li[data-n="{number}"]').hover()
    expect(page.locator(".traces .ring").first).to_be_visible()
    page.mouse.move(1, 1)
    # With the keyboard, from the newest line on.
    page.get_by_role("region", name=said("table-log")).focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("aside .log li:last-child.lit")).to_have_count(1)


def test_since_my_last_turn_tells_what_the_others_did_and_nothing_else(
    visit: Visit, house: House
) -> None:
    page = after_a_turn(visit, house, LAPTOP)
    lines = page.locator("aside .log li[data-n]").all_inner_texts()
    mine = max(i for i, line in enumerate(lines) if line.startswith("You "))
    panel = open_since(page)
    assert panel.locator("li").all_inner_texts() == lines[mine + 1 :] != []
    # Whoever has drawn can still read it.
    page.locator('.actions [data-kind="draw"]').click()
    page.locator('.actions [data-kind="discard"]').wait_for()
    assert open_since(page).locator("li").all_inner_texts() == lines[mine + 1 :]
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_whoever_comes_back_finds_it_again(visit: Visit, house: House) -> None:
    page = after_a_turn(visit, house, PHONE)
    was = open_since(page).locator("li").all_inner_texts()
    marked = marks(page).count()
    page.reload()
    page.locator('.actions [data-kind="draw"]').wait_for()
    expect(marks(page)).to_have_count(marked)
    assert open_since(page).locator("li").all_inner_texts() == was != []


def test_another_device_says_that_it_has_not_kept_it(visit: Visit, house: House) -> None:
    """There was an empty list, as if nobody had done anything."""
    page = after_a_turn(visit, house, LAPTOP)
    token = page.evaluate("localStorage.getItem('facedown.token')")
    other = visit(size=PHONE)
    other.evaluate("token => localStorage.setItem('facedown.token', token)", token)
    other.goto(page.url)
    other.locator('.actions [data-kind="draw"]').wait_for()
    panel = open_since(other)
    expect(panel).to_contain_text(said("table-since_gone"))
    # That it had nothing was kept, and taken for all that there was when the page was loaded again.
    other.wait_for_timeout(500)
    other.reload()
    other.locator('.actions [data-kind="draw"]').wait_for()
    expect(open_since(other)).to_contain_text(said("table-since_gone"))
    other.keyboard.press("Escape")
    to_next_turn(other)
    assert open_since(other).locator("li").count() > 0


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, LAPTOP], ids=["phone", "sideways", "laptop"])
def test_looking_again_moves_cards_and_leaves_the_table_as_it_is(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    page = after_a_turn(visit, house, size)
    # A card that was shown for a while has turned back: that is not what is asked here.
    expect(page.locator(".felt .slot.raised")).to_have_count(0)
    page.emulate_media(reduced_motion=MOVING)
    was, offered = lying(page), kinds_of(page)
    table = page.locator(".tabletop").bounding_box()
    panel = open_since(page)
    again = panel.get_by_role("button", name=said("table-again"), exact=True)
    again.click()
    page.locator(".ghost").first.wait_for(state="attached")
    panel.get_by_role("button", name=said("table-again_skip")).click()
    expect(page.locator(".ghost")).to_have_count(0)
    assert lying(page) == was
    again.click()
    again.wait_for(state="detached")
    again.wait_for()
    wait_until_still(page)
    assert (lying(page), kinds_of(page)) == (was, offered)
    assert page.locator(".tabletop").bounding_box() == table


def test_pressing_a_card_with_a_mark_shows_its_line(visit: Visit, house: House) -> None:
    page = after_a_turn(visit, house, PHONE)
    mark = page.locator(".traces [data-mark^='place:']").first.get_attribute("data-mark") or ""
    card = page.locator(f'[data-place="{mark.removeprefix("place:")}"]').bounding_box()
    assert card is not None
    page.touchscreen.tap(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    expect(page.locator(".recent li.lit")).to_have_count(1)
    expect(page.get_by_role("region", name=said("table-since"))).to_have_count(0)


def test_pinnacola_is_followed_too(visit: Visit, house: House) -> None:
    page = melding.sit_down(visit, house, PHONE)
    page.emulate_media(reduced_motion=MOVING)
    melding.play_turn(page)
    assert melding.wait_for_turn(page)
    wait_until_still(page)
    expect(marks(page).first).to_be_visible()
    was = page.locator(".felt [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    panel = open_since(page)
    again = panel.get_by_role("button", name=said("table-again"), exact=True)
    again.click()
    again.wait_for(state="detached")
    again.wait_for()
    wait_until_still(page)
    now = page.locator(".felt [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert now == was


def test_the_log_of_a_phone_opens_at_its_newest_line(visit: Visit, house: House) -> None:
    page = after_a_turn(visit, house, SIDEWAYS)
    page.get_by_role("button", name=said("table-log")).click()
    log = page.get_by_role("dialog").get_by_role("region", name=said("table-log"))
    page.wait_for_function(
        "log => log.scrollHeight > log.clientHeight"
        " && log.scrollTop + log.clientHeight >= log.scrollHeight - 2",
        arg=log.element_handle(),
    )


def test_the_log_goes_back_to_its_newest_line_when_no_card_points_at_another(
    visit: Visit, house: House
) -> None:
    page = after_a_turn(visit, house, {"width": 1024, "height": 560})
    log = page.get_by_role("region", name=said("table-log")).element_handle()
    is_at_end = "log => log.scrollTop + log.clientHeight >= log.scrollHeight - 2"
    page.wait_for_function(is_at_end, arg=log)
    assert log.evaluate("log => log.scrollTop") > 0
    for mark in page.locator(".traces [data-mark^='place:']").all():
        place = (mark.get_attribute("data-mark") or "").removeprefix("place:")
        page.locator(f'[data-place="{place}"]').hover(force=True)
        if not log.evaluate(is_at_end):
            break
    assert not log.evaluate(is_at_end)
    page.mouse.move(5, 5)
    page.wait_for_function(is_at_end, arg=log)


def test_the_log_stays_where_somebody_scrolled_it_and_not_where_it_was_pushed(
    visit: Visit, house: House
) -> None:
    page = after_a_turn(visit, house, {"width": 1024, "height": 680})
    log = page.get_by_role("region", name=said("table-log"))
    is_at_end = "log => log.scrollTop + log.clientHeight >= log.scrollHeight - 2"
    page.wait_for_function(is_at_end, arg=log.element_handle())
    # The window pushes it, and no hand.
    log.evaluate("log => new Promise(done => (log.onscroll = done, (log.scrollTop = 0)))")
    page.set_viewport_size({"width": 1024, "height": 640})
    page.wait_for_function(is_at_end, arg=log.element_handle())
    log.press("Home")
    page.wait_for_function("log => log.scrollTop === 0", arg=log.element_handle())
    page.set_viewport_size({"width": 1024, "height": 600})
    wait_until_still(page)
    assert log.evaluate("log => log.scrollTop") == 0


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_a_long_line_moves_nothing(visit: Visit, house: House, size: dict[str, int]) -> None:
    page = after_a_turn(visit, house, size)
    parts = [".tabletop", ".recent", ".act"]
    was = [page.locator(part).bounding_box() for part in parts]
    page.locator(".recent li").evaluate("line => line.textContent = 'a long line '.repeat(30)")
    assert [page.locator(part).bounding_box() for part in parts] == was


REFUSED = """() => {
    window.asked = 0;
    window.AudioContext = function () {
        window.asked += 1;
        throw new Error('refused');
    };
}"""

MUTE = """() => {
    window.asked = 0;
    Object.defineProperty(AudioContext.prototype, 'state', {get: () => 'suspended'});
    AudioContext.prototype.resume = function () {
        window.asked += 1;
        return Promise.reject(new Error('refused'));
    };
}"""


@pytest.mark.parametrize("refusal", [REFUSED, MUTE], ids=["no context", "no start"])
def test_sound_that_is_refused_is_silence(visit: Visit, house: House, refusal: str) -> None:
    """Any error, and any promise that nobody hears, fails the visit."""
    page = visit(size=PHONE)
    page.context.add_init_script(f"({refusal})()")
    begin(page, open_table(page, "tres-cartas", UNSTOPPED, clocks=CALM), house.url)
    play_until(page, lambda _: is_my_turn(page), BEGUN)
    to_next_turn(page)
    assert page.evaluate("window.asked") > 0


def test_sound_and_vibration_are_switched_at_the_table(visit: Visit, house: House) -> None:
    page = visit(size=PHONE)
    begin(page, open_table(page, "tres-cartas", {}, clocks=CALM), house.url)
    page.get_by_role("button", name=said("app-menu")).click()
    for key in ("settings-sound", "settings-haptics"):
        switch = page.get_by_role("checkbox", name=said(key))
        expect(switch).to_be_checked()
        switch.uncheck()
    page.goto(f"{house.url}/settings")
    for key in ("settings-sound", "settings-haptics"):
        expect(page.get_by_role("checkbox", name=said(key))).not_to_be_checked()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_axe_finds_nothing_wrong_with_what_is_followed(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    page = after_a_turn(visit, house, size)
    open_since(page).get_by_role("button").last.focus()
    expect(page.locator(".traces .ring").first).to_be_visible()
    wait_until_still(page)
    assert faults_by_day_and_night(page) == []
