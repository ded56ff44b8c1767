"""The first lessons, done at the table by what the words and the rings on the page say."""

import itertools
import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.web.conftest import LAPTOP, PHONE, SIZES, House, Visit, open_table
from tests.web.playing import wait_until_still
from tests.web.test_pages import faults, faults_by_day_and_night
from tests.web.words import said

from facedown.bots.cast import CAST
from facedown.catalog import GAMES
from facedown.core.records import Move
from facedown.lessons.check import lesson_of
from facedown.lessons.play import Attempt
from facedown.lessons.script import Lesson
from facedown.lessons.words import say, voice_of

pytestmark = pytest.mark.slow

LANGUAGES = {"en": "en-GB", "pt-BR": "pt-BR", "it": "it-IT"}
# Each lesson once by make test; in every language, on every size by make sizes.
USUAL = [
    ("cambio", "pt-BR", "phone"),
    ("pinnacola", "it", "phone"),
    ("tres-cartas", "pt-BR", "sideways"),
    ("vinto", "en", "phone"),
]
LESSONS = [
    pytest.param(*one, marks=() if one in USUAL else pytest.mark.matrix)
    for one in itertools.product(sorted(GAMES), LANGUAGES, SIZES)
]
FAST = json.dumps({"speed": "off"})

# Of a card in a fan, the part that no other lies over.
CORNER = {"x": 6, "y": 8}
# Whether this is read at a step; cards are written a second time for those who listen.
SAYS = """([step, text]) => {
    const words = document.querySelector(`.coach .words.placed [data-step="${step}"]`);
    const copy = words?.cloneNode(true);
    for (const one of copy?.querySelectorAll('.hidden-but-read') ?? []) one.remove();
    return copy?.textContent.startsWith(text) ?? false;
}"""
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

IS_RIGHT = f"""isMarked => {{
    const [rings, over, isIn] = ({COVERED})();
    return rings > 0 === isMarked && over === 0 && isIn;
}}"""

# Quicker ones are taken for one tap that was made twice.
BETWEEN_TAPS_MS = 450


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


def at_step(page: Page, attempt: Attempt) -> None:
    """Waits for the words of the step."""
    page.locator(f'.coach .words.placed [data-step="{attempt.step.id}"]').wait_for()


def press(page: Page, what: Locator, **where: Any) -> None:
    if page.evaluate("navigator.maxTouchPoints"):
        page.wait_for_timeout(BETWEEN_TAPS_MS)
        what.first.tap(**where)
    else:
        what.first.click(**where)


def do(page: Page, move: Move) -> None:
    """Makes a move at the table as a person does: its button, if it has one, and its cards."""
    kind = f'[data-kind="{move.WORD}"], [data-kind^="{move.WORD} "]'
    button = page.locator(f":is({kind}):is(.actions .button)")
    if page.locator(".own .held").count():
        for code in cards_of(move):
            one = page.locator(f'.held[data-card="{code}"][aria-pressed="false"]')
            press(page, one, position=CORNER)
        press(page, button)
        return
    chosen = places(move.data())
    if button.count() or not chosen:
        press(page, button)
    for place in chosen:
        slot = page.locator(f'[data-place="{place["seat"]}:{place["slot"]}"] .press')
        press(page, slot)
        near = page.locator("dialog .near button")
        if near.count():
            press(page, near.nth(place["slot"]))
    # What ends the round, and a card that nobody has asked for, is asked about.
    meant = page.locator(f".meant:is({kind})")
    if meant.count():
        press(page, meant)


def cards_of(move: Move) -> list[str]:
    """The cards that a move names, in their order."""
    cards: list[str] = []
    for name, kind in move.FIELDS:
        value: Any = kind.data(getattr(move, name))
        cards += {"card": [value], "cards": value}.get(kind.name, [])
    return cards


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


def expect_step(page: Page, attempt: Attempt, language: str = "en") -> None:
    """The page says what the lesson says there, and covers nothing that it points at."""
    page.wait_for_function(SAYS, arg=[attempt.step.id, text_of(attempt, language)])
    # Words may be there a moment before the cards that they point at.
    with suppress(TooLate):
        page.wait_for_function(IS_RIGHT, arg=bool(attempt.step.mark))
    rings, over, is_in = page.evaluate(COVERED)
    assert (rings > 0, over, is_in) == (bool(attempt.step.mark), 0, True), attempt.step.id


@pytest.mark.parametrize(("game", "language", "size"), LESSONS)
def test_every_lesson_is_done_by_what_it_says(
    visit: Visit, game: str, language: str, size: str
) -> None:
    """The words lie beside what they point at, at every step."""
    page = learn(visit, game, language=language, size=SIZES[size])
    attempt = Attempt(lesson(game))
    expect_step(page, attempt, language)
    while not attempt.is_over:
        go_on(page, attempt)
        expect_step(page, attempt, language)
    press(page, page.locator(".coach .words .button.can"))
    press(page, page.locator("dialog .levels .can"))
    page.wait_for_url("**/t/*")


def finish(page: Page, game: str) -> None:
    """Does the lesson, and presses what plays the game."""
    attempt = Attempt(lesson(game))
    while not attempt.is_over:
        at_step(page, attempt)
        go_on(page, attempt)
    at_step(page, attempt)
    press(page, page.locator(".coach .words .button.can"))


def test_after_a_lesson_the_level_is_asked_for_once_as_on_the_first_page(visit: Visit) -> None:
    """The first match after a lesson began at a level that nobody had chosen."""
    page = learn(visit, "tres-cartas", size=LAPTOP)
    finish(page, "tres-cartas")
    levels = page.locator("dialog .levels .button")
    expect(levels).to_have_count(5)
    levels.filter(has_text=said("level-master")).click()
    page.wait_for_url("**/t/*")
    page.goto(page.url.split("/t/")[0] + "/learn/tres-cartas")
    finish(page, "tres-cartas")
    page.wait_for_url("**/t/*")
    masters = {one.name for one in CAST.values() if one.level == "master"}
    seats = page.locator(".felt .seat .plate .name")
    expect(seats).to_have_count(3)
    assert set(seats.all_inner_texts()) <= masters


def test_a_mistake_is_welcome_and_is_made_good_at_once(visit: Visit) -> None:
    page = learn(visit, "tres-cartas")
    attempt = Attempt(lesson("tres-cartas"))
    while attempt.step.id != "swap":
        at_step(page, attempt)
        go_on(page, attempt)
    at_step(page, attempt)
    for wrong in attempt.unwanted:
        do(page, wrong)
        attempt.answer(wrong)
        expect_step(page, attempt)
        expect(page.locator(".coach [role=status]")).to_contain_text(said("learn-mistake"))
    go_on(page, attempt)
    expect_step(page, attempt)
    assert page.locator(".coach .mistake").count() == 0


def test_a_lesson_that_was_interrupted_goes_on(visit: Visit) -> None:
    page = learn(visit, "cambio")
    attempt = Attempt(lesson("cambio"))
    while attempt.step.id != "flip":
        at_step(page, attempt)
        go_on(page, attempt)
    at_step(page, attempt)
    again = page.context.new_page()
    again.goto(page.url)
    page.close()
    expect_step(again, attempt)
    go_on(again, attempt)
    expect_step(again, attempt)
    again.get_by_role("button", name=said("learn-again")).click()
    expect_step(again, Attempt(lesson("cambio")))


@pytest.mark.parametrize("move", [{"type": "give", "slot": 3}, {"type": "juggle"}], ids=str)
def test_a_lesson_that_was_written_anew_starts_again(visit: Visit, move: dict[str, Any]) -> None:
    page = visit("/settings", size=PHONE)
    kept = json.dumps({"cambio": {"moves": [{"type": "next"}, move]}})
    page.evaluate("kept => localStorage.setItem('facedown.lessons', kept)", kept)
    page.goto(page.url.replace("/settings", "/learn/cambio"))
    expect_step(page, Attempt(lesson("cambio")))


def test_a_lesson_waits_for_a_network_that_is_gone(visit: Visit) -> None:
    page = learn(visit, "cambio")
    attempt = Attempt(lesson("cambio"))
    at_step(page, attempt)
    go_on(page, attempt)
    at_step(page, attempt)
    page.context.set_offline(True)
    page.get_by_text(said("connection-lost")).wait_for()
    go_on(page, attempt)
    page.context.set_offline(False)
    expect_step(page, attempt)


def test_a_lesson_is_done_with_keys_alone(visit: Visit) -> None:
    page = learn(visit, "tres-cartas", size=LAPTOP)
    attempt = Attempt(lesson("tres-cartas"))
    while not attempt.is_over:
        at_step(page, attempt)
        move = attempt.wanted[0] if attempt.step.move else None
        page.keyboard.press("Enter" if move is None else move.KEY)
        for place in [] if move is None else places(move.data()):
            key = page.locator(f'[data-place="{place["seat"]}:{place["slot"]}"] .key')
            page.keyboard.press(key.inner_text())
        attempt.answer(move)
    at_step(page, attempt)
    page.locator(".coach .button.can:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator("dialog[open] .levels").wait_for()
    for _ in range(10):
        if page.locator(".levels .can:focus").count():
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_a_lesson_is_for_everyone(visit: Visit) -> None:
    page = learn(visit, "tres-cartas")
    attempt = Attempt(lesson("tres-cartas"))
    while not attempt.is_over:
        at_step(page, attempt)
        if attempt.step.id in ("aim", "swap"):
            wait_until_still(page)
            assert faults_by_day_and_night(page) == []
        go_on(page, attempt)
    at_step(page, attempt)
    wait_until_still(page)
    assert faults_by_day_and_night(page) == []


def test_whoever_plays_with_bots_for_the_first_time_is_offered_a_lesson(
    visit: Visit, house: House
) -> None:
    page = visit(size=PHONE)
    code = open_table(page, "cambio", {})
    page.goto(f"{house.url}/t/{code}")
    offer = page.get_by_role("complementary", name=said("learn-title"))
    offer.wait_for()
    assert faults(page) == []
    page.get_by_role("button", name=said("lobby-start")).click()
    page.locator(".actions .button").first.wait_for()
    offer.get_by_role("link").click()
    at_step(page, Attempt(lesson("cambio")))
    page.get_by_role("link", name=said("learn-leave")).click()
    page.wait_for_url(f"**/t/{code}")
    offer.get_by_role("button", name=said("learn-no")).click()
    expect(offer).to_have_count(0)
    page.reload()
    page.locator(".actions .button").first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)


def test_whoever_plays_on_is_not_asked_again(visit: Visit, house: House) -> None:
    page = visit(size=PHONE)
    code = open_table(page, "cambio", {})
    page.goto(f"{house.url}/t/{code}")
    page.get_by_role("button", name=said("lobby-start")).click()
    offer = page.get_by_role("complementary", name=said("learn-title"))
    offer.wait_for()
    page.locator('.actions .button[data-kind="ready"]').click()
    expect(offer).to_have_count(0)


def test_the_rules_lead_to_the_lesson(visit: Visit) -> None:
    page = visit("/rules/vinto")
    page.locator('a[href="/learn/vinto"]').click()
    at_step(page, Attempt(lesson("vinto")))
