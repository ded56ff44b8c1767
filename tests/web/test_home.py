"""Home that remembers, tables that wait there, and names and faces at the table."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import LAPTOP, PHONE, House, Visit, call, open_table
from tests.web.test_pages import faults, is_too_wide, settle
from tests.web.words import said

from facedown.bots.cast import CAST
from facedown.catalog import GAMES
from facedown.i18n.catalogue import messages
from facedown.server.settings import Settings

pytestmark = pytest.mark.slow

# Two taps of a finger, as soon after each other as the page can show what the first one did.
TWICE = """([x, y]) => {
    const tap = () => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('click', {
        bubbles: true, cancelable: true, detail: 1, pointerType: 'touch', clientX: x, clientY: y,
    }));
    tap();
    return new Promise(done => requestAnimationFrame(() => done(tap())));
}"""


def _with_line(route: WebSocketRoute, line: dict[str, object]) -> None:
    """Lets everything through, and one more message after the cards are dealt."""
    server = route.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        route.send(message)
        if json.loads(message)["type"] == "shown":
            route.send(json.dumps(line))

    server.on_message(pass_on)


def told(key: str, **params: str | int) -> str:
    """A message about a game, which it names."""
    return messages("en").text(key, dict(params))


def play_now(page: Page, game: str, level: str) -> None:
    """Presses what plays a game at a level against bots, and waits for the table."""
    name = GAMES[game].NAME
    page.get_by_role("button", name=told("home-play_game", game=name)).click()
    page.locator(".levels").get_by_role("button", name=said(f"level-{level}")).click()
    page.locator(".stage").wait_for()


def leave_tables(page: Page, house: House, count: int) -> None:
    """Begins matches against bots and leaves them alone."""
    for _ in range(count):
        code = call(page, "POST", "/quick", {"game": "cambio", "open": False})["code"]
        page.goto(f"{house.url}/t/{code}")
        page.locator(".felt .seat").first.wait_for()
    page.goto(house.url)


def test_what_was_played_last_is_played_again_with_one_tap(visit: Visit, house: House) -> None:
    page = visit(size=PHONE)
    page.get_by_role("button", name=told("home-play_game", game="Cambio")).click()
    page.locator(".opponents").nth(1).click()
    page.locator(".levels").get_by_role("button", name=said("level-master")).click()
    page.locator(".stage").wait_for()
    page.goto(house.url)
    again = told("home-again", game="Cambio", level=said("level-master"))
    page.get_by_role("button", name=again).click()
    page.locator(".felt .seat").nth(1).wait_for()
    masters = {one.name for one in CAST.values() if one.level == "master"}
    shown = page.locator(".felt .seat .plate .name").all_inner_texts()
    assert len(shown) == 2
    assert set(shown) <= masters


def test_every_level_is_offered_and_a_newcomer_is_shown_where_to_begin(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.get_by_role("button", name=told("home-play_game", game="Vinto")).click()
    offered = page.locator(".levels .button")
    expect(offered).to_have_count(5)
    expect(page.locator(".levels .can")).to_contain_text(said("level-friendly"))
    assert faults(page) == []
    assert not is_too_wide(page)


def test_a_press_on_the_picture_of_a_game_asks_for_the_level(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.get_by_role("img", name=told("home-picture", game="Vinto")).click()
    expect(page.locator(".levels .button")).to_have_count(5)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["finger", "mouse"])
def test_a_second_press_on_play_now_starts_no_level(visit: Visit, size: dict[str, int]) -> None:
    """The levels came up under the finger, and the second press began a match."""
    page = visit(size=size)
    button = page.get_by_role("button", name=told("home-play_game", game="Pinnacola"))
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if size == PHONE:
        page.evaluate(TWICE, at)
    else:
        page.mouse.dblclick(*at)
    expect(page.locator(".levels .button")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert page.url.endswith("/")
    # It stays a choice, for whoever presses again in their own time.
    page.locator(".levels .can").click()
    page.wait_for_url("**/t/*")


def test_a_table_that_was_left_is_resumed_from_home(visit: Visit, house: House) -> None:
    page = visit(size=PHONE)
    play_now(page, "cambio", "friendly")
    path = re.search("/t/[A-Z]{6}$", page.url)
    assert path is not None
    page.goto(house.url)
    running = page.locator(".running .table")
    expect(running).to_contain_text(said("home-state_yours"))
    expect(running).to_contain_text(said("home-round", number=1))
    expect(page.get_by_text(said("home-asleep_about"))).to_be_visible()
    settle(page)
    assert faults(page) == []
    running.get_by_role("link", name=said("home-resume")).click()
    page.locator(".felt .seat").first.wait_for()
    assert page.url.endswith(path.group())


def test_a_table_that_was_left_is_ended_from_home_and_asks_once(visit: Visit, house: House) -> None:
    page = visit()
    play_now(page, "tres-cartas", "regular")
    page.goto(house.url)
    game = GAMES["tres-cartas"].NAME
    page.get_by_role("button", name=told("home-end_game", game=game)).click()
    dialog = page.get_by_role("dialog", name=said("home-end_ask"))
    dialog.get_by_role("button", name=said("app-cancel")).click()
    expect(page.locator(".running .table")).to_have_count(1)
    page.get_by_role("button", name=told("home-end_game", game=game)).click()
    dialog.get_by_role("button", name=said("home-end"), exact=True).click()
    expect(page.locator(".running .table")).to_have_count(0)


def test_tables_left_behind_do_not_lock_anybody_out(visit: Visit, house: House) -> None:
    """More than anybody may play at once: those that sleep do not count."""
    page = visit()
    left = Settings().tables_per_person + 1
    leave_tables(page, house, left)
    expect(page.locator(".running .table")).to_have_count(left)
    play_now(page, "vinto", "relaxed")
    page.locator(".felt .seat").first.wait_for()


def test_focus_goes_to_what_can_be_done_at_the_table(visit: Visit) -> None:
    page = visit()
    warnings: list[str] = []
    page.on("console", lambda one: warnings.append(one.text) if one.type == "warning" else None)
    play_now(page, "cambio", "regular")
    page.locator(".actions .button:not([disabled])").first.wait_for()
    page.wait_for_function("() => document.activeElement?.closest('.actions') !== null")
    assert warnings == []


def test_name_and_face_are_chosen_in_the_lobby(visit: Visit, house: House) -> None:
    host, guest = visit(), visit(size=PHONE)
    code = open_table(host, "cambio", {}, seats=2, bots=[])
    host.goto(f"{house.url}/t/{code}")
    host.get_by_role("textbox", name=said("home-name")).fill("Anouk L")
    host.get_by_role("button", name=said("home-name_save")).click()
    seat = host.locator(".seats .seat").first
    expect(seat).to_contain_text("Anouk L")
    host.locator(".myself summary").click()
    host.get_by_role("radio", name="Owl").check(force=True)
    expect(seat.locator("img")).to_have_attribute("src", "/faces/owl.svg")

    # One clear way for each: the host begins, the guest says ready.
    guest.goto(f"{house.url}/t/{code}")
    expect(guest.get_by_text("Cambio with Anouk L")).to_be_visible()
    guest.get_by_label(said("home-name")).fill("Guest L")
    guest.get_by_role("button", name=said("home-sit")).click()
    expect(guest.locator(".begin .can")).to_have_text(said("lobby-ready"))
    expect(host.locator(".begin .can")).to_have_text(said("lobby-start"))
    assert faults(guest) == []
    host.goto(house.url)
    expect(guest.locator(".seats .seat").first).to_contain_text(said("table-away"))


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_a_character_has_a_face_and_speaks_the_viewers_language(
    visit: Visit, house: House, language: str
) -> None:
    page = visit(language=language, size=PHONE)
    code = open_table(page, "cambio", {}, seats=4, bots=["rosa", "gil", "zoe"])
    page.goto(f"{house.url}/t/{code}")
    page.locator(".begin .can").click()
    page.locator(".felt .seat").nth(2).wait_for()
    faces = page.locator(".felt .seat .plate .face img")
    shown = [one.get_attribute("src") for one in faces.all()]
    assert sorted(map(str, shown)) == [f"/faces/{key}.svg" for key in ("gil", "rosa", "zoe")]
    assert page.evaluate(
        "() => [...document.querySelectorAll('.face img')].every(one => one.naturalWidth > 0)"
    )


def test_what_a_character_says_is_read_at_its_seat(visit: Visit, house: House) -> None:
    """A line that the house sends is shown in words."""
    page = visit()
    code = open_table(page, "cambio", {}, seats=2, bots=["rosa"])
    page.route_web_socket(
        "**/socket",
        lambda ws: _with_line(ws, {"type": "said", "seat": 1, "line": "say-rosa_calls_1"}),
    )
    page.goto(f"{house.url}/t/{code}")
    page.locator(".begin .can").click()
    words = page.locator(".felt .seat .speech")
    expect(words).to_have_text("I think I’ll try my luck.")


def test_bots_are_silent_where_somebody_has_switched_that_off(visit: Visit, house: House) -> None:
    page = visit("/settings")
    page.get_by_label(said("settings-banter")).uncheck()
    code = open_table(page, "cambio", {}, seats=2, bots=["rosa"])
    page.route_web_socket(
        "**/socket",
        lambda ws: _with_line(ws, {"type": "said", "seat": 1, "line": "say-rosa_calls_1"}),
    )
    page.goto(f"{house.url}/t/{code}")
    page.locator(".begin .can").click()
    page.locator(".actions .button").first.wait_for()
    expect(page.locator(".felt .seat .speech")).to_have_count(0)


def test_a_host_chooses_a_character_for_a_seat(visit: Visit) -> None:
    page = visit("/new/cambio", size=LAPTOP)
    page.locator("input[name=bots][value='2']").check()
    page.get_by_text(said("new-characters"), exact=True).click()
    page.get_by_label(said("new-character", number=1)).select_option("otto")
    expect(page.locator(".character").first.locator("img")).to_have_attribute(
        "src", "/faces/otto.svg"
    )
    assert faults(page) == []
    page.get_by_role("button", name=said("new-open")).click()
    expect(page.locator(".seats .seat").last).to_contain_text("Otto")
