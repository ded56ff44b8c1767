"""Nothing lies over what is needed, and the table stays where it is."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.games.pinnacola.tables import lay
from tests.web import test_pinnacola as melding
from tests.web.conftest import LAPTOP, PHONE, SIZES, House, Visit, open_table
from tests.web.playing import REST, WISHES, begin, play_to, play_until, wait_until_still
from tests.web.test_lessons import at_step, go_on, learn, lesson
from tests.web.test_pinnacola import Laid, choose, own_melds

from facedown.lessons.play import Attempt

pytestmark = pytest.mark.slow

SIDEWAYS = SIZES["sideways"]
SMALL_LAPTOP = {"width": 1280, "height": 800}
CALM = {"turn": 0, "reaction": 60, "setup": 0, "peek": 60}
POZZO = "Jc 4h 9s 2c Kh 7d"
HAND = "3c 4c 5c 9h Kd Qd Jk 7s 2s 3s Th Td Ah"

# The lesson is offered to nobody who does not want it.
SETTLED = """() => localStorage.setItem(
    'facedown.lessons', JSON.stringify({pinnacola: {isSettled: true}}))"""

# What of these is covered by any of those, as their texts.
OVER = """([covers, kept]) => {
    const boxes = what => [...document.querySelectorAll(what)].map(
        one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const over = boxes(covers).map(([, box]) => box);
    return boxes(kept).filter(([, box]) => over.some(one => meets(one, box))).map(
        ([one]) => one.className);
}"""


def covered(page: Page, covers: str, kept: str) -> list[str]:
    """What is covered, as classes."""
    assert page.locator(covers).count() > 0
    found: list[str] = page.evaluate(OVER, [covers, kept])
    return found


def sit_at(visit: Visit, house: House, laid: Laid, size: dict[str, int]) -> Page:
    """At a table laid out in notation, for somebody who was offered the lesson before."""
    page = visit(size=size)
    page.evaluate(SETTLED)
    page.route_web_socket("**/socket", laid.route)
    code = open_table(page, "pinnacola", {}, seats=2, bots=["relaxed"], hints=True)
    begin(page, code, house.url)
    melding.button(page, "discard").wait_for()
    wait_until_still(page)
    return page


def test_a_button_that_nothing_asks_for_looks_as_if_it_may_be_pressed(
    visit: Visit, house: House
) -> None:
    """In Cambio to flip looked as if one might not."""
    page = visit(size=PHONE)
    begin(page, open_table(page, "cambio", {}, clocks=CALM | {"peek": 0.3}), house.url)
    play_to(page, '.actions .button.calm[data-kind^="flip"]')
    looks = page.locator('.actions .button.calm[data-kind^="flip"]').evaluate("""button => {
        const plain = button.cloneNode();
        plain.className = 'button';
        button.parentElement.append(plain);
        const found = [button, plain].map(one => {
            const {backgroundColor, borderColor, opacity} = getComputedStyle(one);
            return [backgroundColor, borderColor, opacity].join();
        });
        plain.remove();
        return found;
    }""")
    assert looks[0] == looks[1]
