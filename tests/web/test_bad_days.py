"""Reloads, lost networks, a house that restarts, moves that are refused."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.web.conftest import PATIENCE, STEADY, House, Visit, new_house, open_table
from tests.web.playing import begin, play_match, play_until
from tests.web.words import said

pytestmark = pytest.mark.slow

SLOW = {"turn": 0, "reaction": 3, "setup": 60, "peek": 0.3, "abandon": 600}


# Nothing of this gives up a card that was drawn.
UNTIL_DRAWN = ("ready", "look slot", "pass", "draw")

REMEMBER = """() => {
    window.said = [];
    const status = document.querySelector('.where[role=status]');
    new MutationObserver(() => said.push(status.textContent.trim()))
        .observe(status, {subtree: true, childList: true, characterData: true});
}"""


def draw_a_card(page: Page, code: str, url: str) -> str:
    """Plays until a card has been drawn; which one it is."""
    begin(page, code, url)
    held = page.locator(".felt .held")
    play_until(page, lambda _: held.count() > 0, UNTIL_DRAWN)
    label = held.get_attribute("aria-label")
    assert label
    return label


def wait_until_said(page: Page, text: str) -> None:
    """Waits until the page has said this of the connection, since it was told to remember."""
    page.wait_for_function("text => said.some(one => one.startsWith(text))", arg=text)


def test_a_reload_in_mid_turn_finds_the_table_as_it_was(visit: Visit, house: House) -> None:
    page = visit()
    code = open_table(page, "tres-cartas", {"limit": "30"}, clocks=SLOW)
    held = draw_a_card(page, code, house.url)
    page.reload()
    expect(page.locator(".felt .held")).to_have_attribute("aria-label", held)
    play_match(page)


def test_a_lost_network_shows_itself_and_nothing_is_lost_or_repeated(
    visit: Visit, house: House
) -> None:
    page = visit()
    code = open_table(page, "tres-cartas", {"limit": "1000"}, clocks=SLOW)
    held = draw_a_card(page, code, house.url)
    page.evaluate(REMEMBER)
    page.context.set_offline(True)
    page.get_by_text(said("connection-lost")).wait_for()
    # A choice made now is kept, and sent when the network is back: once.
    page.locator('.actions .button[data-kind="discard"]').click()
    page.context.set_offline(False)
    wait_until_said(page, said("connection-found"))
    page.locator('.actions .button[data-kind="end"]').wait_for()
    lines = page.locator("[role=log] p").all_inner_texts()
    discard = f"You discard the {held.split(': ')[1]}."
    assert [line for line in lines if line.startswith("You discard")] == [discard]


def test_a_house_that_restarts_in_mid_turn_goes_on(
    screen: None, browser: Browser, tmp_path: Path
) -> None:
    with new_house(tmp_path) as house:
        context = browser.new_context(no_viewport=True, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({STEADY})(0)")
        page = context.new_page()
        page.goto(house.url)
        code = open_table(page, "tres-cartas", {"limit": "30"}, clocks=SLOW)
        held = draw_a_card(page, code, house.url)
        page.evaluate(REMEMBER)
        house.close()
        wait_until_said(page, said("connection-lost"))
        house.open()
        wait_until_said(page, said("connection-found"))
        expect(page.locator(".felt .held")).to_have_attribute("aria-label", held)
        play_match(page)
        context.close()


def test_a_refused_move_says_why_and_the_choice_stays(visit: Visit, house: House) -> None:
    page = visit()

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "move" and asked["move"]["type"] == "draw":
                answer = {"type": "refused", "code": "stock_empty", "id": asked["id"]}
                socket.send(json.dumps(answer))
            else:
                server.send(message)

        socket.on_message(heard)

    page.route_web_socket("**/socket", between)
    begin(page, open_table(page, "tres-cartas", {}, clocks=SLOW), house.url)
    draw = page.locator('.actions .button[data-kind="draw"]')
    play_until(page, lambda _: draw.count() > 0, ("ready", "look slot", "pass"))
    draw.click()
    page.get_by_text(said("refusal-stock_empty")).wait_for()
    expect(draw).to_be_enabled()
