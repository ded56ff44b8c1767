"""The first lessons, done at the table by what the words and the rings on the page say."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PHONE, House, Visit
from tests.web.test_pages import faults
from tests.web.words import said

from facedown.catalog import GAMES
from facedown.core.records import Move
from facedown.lessons.check import lesson_of
from facedown.lessons.play import Attempt
from facedown.lessons.script import Lesson
from facedown.lessons.words import say, voice_of

pytestmark = pytest.mark.slow

LANGUAGES = {"en": "en-GB", "pt-BR": "pt-BR", "it": "it-IT"}
FAST = json.dumps({"speed": "off"})

# What the words lie over that they point at, and how far they reach off the screen.
COVERED = """() => {
    const box = document.querySelector('.coach .words').getBoundingClientRect();
    const rings = [...document.querySelectorAll('.coach .ring')];
    const over = rings.map(ring => ring.getBoundingClientRect()).filter(
        ring => ring.left < box.right && box.left < ring.right
            && ring.top < box.bottom && box.top < ring.bottom);
    const isIn = box.left >= 0 && box.top >= 0
        && box.right <= innerWidth && box.bottom <= innerHeight;
    return [rings.length, over.length, isIn];
}"""


def lesson(game: str) -> Lesson:
    found = lesson_of(GAMES[game])
    assert found is not None
    return found


def learn(visit: Visit, game: str, *, language: str = "en", **more: Any) -> Page:
    """The lesson of a game, at its beginning and without any waiting for cards to move."""
    page = visit("/settings", language=LANGUAGES[language], **({"size": PHONE} | more))
    page.evaluate("kept => localStorage.setItem('facedown.settings', kept)", FAST)
    page.goto(page.url.replace("/settings", f"/learn/{game}"))
    return page


def text_of(attempt: Attempt, language: str = "en") -> str:
    """What the step says."""
    state = attempt.state()
    return say(state.mistake or state.step.said, voice_of(attempt.lesson, language))


def at_step(page: Page, attempt: Attempt) -> Locator:
    """The words of the step, once they are there."""
    words = page.locator(f'.coach .words.placed [data-step="{attempt.step.id}"]')
    words.wait_for()
    return words


def press(page: Page, what: Locator) -> None:
    what.first.tap() if page.evaluate("navigator.maxTouchPoints") else what.first.click()


def do(page: Page, move: Move) -> None:
    """Makes a move at the table as a person does: the cards it speaks of, and its button."""
    data = move.data()
    kind = f'[data-kind="{move.WORD}"], [data-kind^="{move.WORD} "]'
    button = page.locator(f":is({kind}):is(.actions .button)")
    held = page.locator(".own .held")
    if held.count():
        chosen = data.get("cards") or [data["card"]] if {"card", "cards"} & data.keys() else []
        for code in chosen:
            press(page, held.locator(f':scope[data-card="{code}"][aria-pressed="false"]'))
        press(page, button)
        return
    press(page, button)
    for place in places(data):
        slot = page.locator(f'[data-place="{place["seat"]}:{place["slot"]}"] .press')
        press(page, slot)
        near = page.locator("dialog .near button")
        if near.count():
            press(page, near.nth(place["slot"]))


def places(data: dict[str, Any]) -> list[dict[str, int]]:
    """The places that a move names, in their order."""
    found = [value for value in data.values() if isinstance(value, dict)]
    return found or [{"seat": 0, "slot": data["slot"]}] if "slot" in data else found


def go_on(page: Page, attempt: Attempt) -> None:
    """Does what the step asks for."""
    if attempt.step.move:
        move = attempt.wanted[0]
        do(page, move)
        attempt.answer(move)
    else:
        press(page, page.locator(".coach .words .button"))
        attempt.answer(None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_done_by_what_it_says(visit: Visit, game: str, language: str) -> None:
    page = learn(visit, game, language=language)
    attempt = Attempt(lesson(game))
    while True:
        words = at_step(page, attempt)
        assert text_of(attempt, language) in spoken(words)
        rings, over, is_in = page.evaluate(COVERED)
        assert (rings > 0, over, is_in) == (bool(attempt.step.mark), 0, True), attempt.step.id
        if attempt.is_over:
            break
        go_on(page, attempt)
    name = said("game", game=game, language=language)
    play = page.get_by_role("button", name=said("learn-play", language=language, game=name))
    expect(play).to_be_visible()


def spoken(words: Locator) -> str:
    """What is read in a card of words; cards are written in it a second time for those who listen."""
    found: str = words.evaluate(
        """words => {
            const copy = words.cloneNode(true);
            for (const one of copy.querySelectorAll('.hidden-but-read')) one.remove();
            return copy.textContent;
        }"""
    )
    return found
