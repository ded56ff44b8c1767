"""A whole round with the keyboard alone."""

import time

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, LONG, MOVING, PHONE, House, Visit, open_table
from tests.web.playing import WISHES, begin, is_over, kinds_of, play_until
from tests.web.words import said

pytestmark = pytest.mark.slow

# The keys that buttons show, by what they do; what asks for a card is followed by a digit.
KEYS = {
    "ready": "r",
    "stop": "p",
    "call": "c",
    "pass": " ",
    "play": "p",
    "draw": "d",
    "discard": "x",
    "swap slot": "s",
    "keep_them": "k",
    "keep": "k",
    "skip": "n",
    "end": "e",
    "hurry": "h",
}
# What ends a round, once somebody has drawn a card.
ENDS = ("stop", "call")
SHORT = {"tres-cartas": {"limit": "1"}, "cambio": {"rounds": "1"}, "vinto": {"end": "rounds(1)"}}


@pytest.fixture
def motion() -> str:
    """Keys are pressed while cards move."""
    return MOVING


# What the thing says that has the focus; the page as a whole says everything.
FOCUSED = "document.activeElement?.closest('body *')?.innerText ?? ''"


def tab_to(page: Page, name: str) -> None:
    """Walks with Tab until the thing of this name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab does not reach {name}")


def type_something(page: Page, done: set[str]) -> None:
    """Types a key that does something now; a round is not ended before a turn was played."""
    kinds = kinds_of(page)
    for kind, key in KEYS.items():
        if kind in kinds and (kind not in ENDS or "draw" in done):
            done.add(kind)
            page.keyboard.press(key)
            if " " in kind:
                page.keyboard.press("1")
            return
    if page.locator(".showing").count():
        page.keyboard.press("Enter")
    elif page.locator(".actions .rank").count():
        page.keyboard.press("2")
    elif page.locator(".press:not(.soft), .choose").count():
        page.keyboard.press("1")


@pytest.mark.parametrize("game", SHORT)
def test_a_round_is_played_with_keys_alone(visit: Visit, house: House, game: str) -> None:
    page = visit()
    code = open_table(page, game, SHORT[game])
    page.goto(f"{house.url}/t/{code}")
    page.get_by_role("button", name=said("lobby-start")).wait_for()
    tab_to(page, said("lobby-start"))
    page.keyboard.press("Enter")
    ends = time.monotonic() + LONG / 1000
    done: set[str] = set()
    while not is_over(page):
        assert time.monotonic() < ends
        if page.locator(".results").count():  # of a round that did not end the match
            page.keyboard.press("r")
        else:
            type_something(page, done)
        page.wait_for_timeout(60)
    assert "draw" in done
    tab_to(page, said("end-home"))
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=said("home-title")).wait_for()


@pytest.mark.parametrize(
    ("size", "has_keys"), [(PHONE, False), (LAPTOP, True)], ids=["phone", "laptop"]
)
def test_keys_are_spoken_of_only_where_there_is_a_keyboard(
    visit: Visit, house: House, size: dict[str, int], has_keys: bool
) -> None:
    """The menu told fingers which keys to press, and so did the hands as they were turned up."""
    page = visit(size=size)
    begin(page, open_table(page, "tres-cartas", {}, seats=2), house.url)
    page.locator(".actions .button[data-kind]").first.wait_for()
    expect(page.locator("kbd").first).to_be_visible(visible=has_keys)
    page.get_by_role("button", name=said("app-menu")).click()
    expect(page.get_by_role("button", name=said("table-rules"))).to_be_visible()
    expect(page.get_by_text(said("table-keys_about"))).to_be_visible(visible=has_keys)
    page.keyboard.press("Escape")
    showing = "document.querySelector('.showing')?.innerText ?? ''"
    told: list[str] = []

    def is_showing(pressed: int) -> bool:
        told.append(page.evaluate(showing))
        return told[-1] != ""

    play_until(page, is_showing, WISHES, unless=".showing")
    assert said("end-skip_keys" if has_keys else "end-skip") == told[-1].splitlines()[-1]
