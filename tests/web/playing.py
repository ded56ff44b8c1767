"""Somebody who plays through the screen: presses what shines."""

import time
from collections.abc import Callable

from playwright.sync_api import Error, Page
from tests.web.conftest import LONG, call

# Any card, or player, that shines; or failing that one that can be pressed.
CARD = "card"
# Only what shines: what is asked for, and not what is possible on the side.
SHINING = "shining"

# Nothing more when a round is over.
REST = "rest"

# What ends a round is pressed as soon as it is there; then what is done in most turns.
WISHES = (
    "ready",
    "stop",
    "call",
    "pass",
    "play",
    "draw",
    "discard",
    "swap slot",
    "keep_them",
    "keep",
    "looked",
    "end",
    CARD,
)

# The same, for somebody who is in no hurry.
LONG_WISHES = tuple(wish for wish in WISHES if wish not in ("stop", "call"))

# The next thing to press; none where there is what the player plays on for. It is found at one
# stroke, for the table changes at any time.
NEXT = """([wishes, unless]) => {
    const find = what => document.querySelector(what);
    if (unless && find(unless)) return null;
    const isOver = find('.results a[href="/"]');
    const hasBegun = find('.actions .button.plain:not([disabled])');
    const doesOffer = find('.actions .button[data-kind]:not([disabled]), .slot.can, .choose');
    const wished = hasBegun ? [] : wishes.map(
        wish => find(`.actions .button[data-kind="${wish}"]:not([disabled])`));
    const cards = doesOffer && (hasBegun || wishes.includes('card')) ? [
        '.slot .press:not(.soft):not(.picked)', '.choose', '.slot .press:not(.picked)'] : [];
    if (wishes.includes('shining')) cards.push('.slot.can .press', '.choose');
    return [
        // Hands that are turned up: on to the verdict.
        find('.showing'),
        isOver || wishes.includes('rest') ? null : find('.results .button.can'),
        find('.actions .rank'), find('.actions .meant'),
        ...wished, ...cards.map(find),
    ].find(Boolean) ?? null;
}"""

# Cards on their way, an answer that is due, and all that moves but the clocks.
IS_STILL = """() => !document.querySelector('.ghost, .actions .busy')
    && document.getAnimations().every(
        one => one.playState !== 'running' || one.effect.target.closest('.countdown, .left'))"""


def begin(page: Page, code: str, url: str) -> None:
    """Goes to a table and begins; where others are still to come, says ready for when they do."""
    page.goto(f"{url}/t/{code}")
    page.locator(".begin").wait_for()
    if page.locator(".seats .free").count():
        call(page, "POST", f"/tables/{code}/ready")
    else:
        page.locator(".begin .can").click()


def is_over(page: Page) -> bool:
    """Whether the match is."""
    return page.locator('.results a[href="/"]').count() > 0


def wait_until_still(page: Page) -> None:
    """Waits until everything lies where it belongs."""
    page.wait_for_function(IS_STILL)


def kinds_of(page: Page) -> list[str]:
    """What the buttons do that may be pressed now."""
    found: list[str] = page.locator(".actions .button[data-kind]:not([disabled])").evaluate_all(
        "buttons => buttons.map(button => button.dataset.kind)"
    )
    return found


def press_something(page: Page, wishes: tuple[str, ...] = WISHES, unless: str = "") -> bool:
    """Presses one thing that may be pressed now; whether there was one.

    Nothing is pressed once there is what the selector `unless` finds.
    """
    one = page.evaluate_handle(NEXT, [list(wishes), unless]).as_element()
    if one is None:
        return False
    try:
        one.click(timeout=2_000)
    except Error:
        # It has just gone: somebody else was quicker.
        return False
    return True


def play_until(
    page: Page,
    is_done: Callable[[int], bool],
    wishes: tuple[str, ...] = WISHES,
    unless: str = "",
) -> int:
    """Plays until this is true of the number of things that were pressed; that number."""
    pressed = 0
    ends = time.monotonic() + LONG / 1000
    while not is_done(pressed):
        assert time.monotonic() < ends, "it never came so far"
        pressed += press_something(page, wishes, unless)
        page.wait_for_timeout(30)
    return pressed


def play_to(page: Page, what: str, wishes: tuple[str, ...] = LONG_WISHES) -> None:
    """Plays on until this is on the page, and presses nothing once it is."""
    play_until(page, lambda _: page.locator(what).count() > 0, wishes, unless=what)
    wait_until_still(page)


def offered(kind: str) -> str:
    """A button that does this and may be pressed now, as a selector."""
    return f'.actions .button[data-kind="{kind}"]:not([disabled])'


def play_match(page: Page) -> int:
    """Plays until the match is over; how many things were pressed."""
    return play_until(page, lambda _: is_over(page))
