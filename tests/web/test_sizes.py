"""A whole round of each game on every screen: hand, piles and all that is asked for are on it."""

import time
from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Page, expect
from tests.web import test_pinnacola as melding
from tests.web.conftest import LONG, SIZES, House, Visit, all_sizes, open_table
from tests.web.playing import (
    LONG_WISHES,
    WISHES,
    begin,
    kinds_of,
    press_something,
    wait_until_still,
)

pytestmark = pytest.mark.slow

# One or two sizes of each game by make test; all of them by make sizes.
USUAL = {
    "vinto": ("phone",),
    "cambio": ("sideways", "enlarged"),
    "tres-cartas": ("tablet",),
}
ROUNDS = [
    pytest.param(game, size, marks=() if size in usual else pytest.mark.matrix)
    for game, usual in USUAL.items()
    for size in SIZES
]

# Cards that lie still, with their neighbours' edges over them; buttons must be hit where they are.
MISSING = """() => {
    const all = what => [...document.querySelectorAll(what)];
    const isInside = box => box.left >= -1 && box.top >= -1
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const isHit = (one, box) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const found = document.elementFromPoint(x, y);
        return found !== null && (one.contains(found) || found.contains(one));
    };
    const cards = all('.own .slot, .own .held, .felt .pile, .pozzo .scroll');
    const buttons = all('.actions .button:not([disabled])');
    // On the smallest phone melds have one row each, and are scrolled.
    const cut = innerWidth < 360 ? []
        : all('.zone').filter(one => one.scrollHeight > one.clientHeight + 1);
    const isLost = (one, isButton) => {
        const box = one.getBoundingClientRect();
        return box.width === 0 || !isInside(box) || (isButton && !isHit(one, box));
    };
    const lost = [
        ...cards.filter(one => isLost(one, false)),
        ...buttons.filter(one => isLost(one, true)),
    ];
    const boxes = what => all(what).map(one => one.getBoundingClientRect());
    const hand = boxes('.own .slot');
    const hidden = all('.felt .pile').filter(one => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return hand.some(box => box.left < right - 1 && box.right > left + 1
            && box.top < bottom - 1 && box.bottom > top + 1);
    });
    return [...lost, ...cut, ...hidden].map(one => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return `${one.className} ${[left, top, right, bottom].map(Math.round)}`;
    });
}"""


def check(page: Page) -> None:
    wait_until_still(page)
    assert page.evaluate(MISSING) == []


# Some of what is done in the turns of each game.
DONE = {
    "vinto": {"draw", "end"},
    "cambio": {"draw", "discard"},
    "tres-cartas": {"discard", "end"},
}
# So many things are pressed before a round is ended: some turns of one's own.
UNHURRIED = 12


def where_it_stands(page: Page) -> dict[str, float] | None:
    """The place of the table itself."""
    return cast("dict[str, float] | None", page.locator(".tabletop").bounding_box())


def steps(page: Page) -> Iterator[list[str]]:
    """Presses one thing after the other until the round is over; what was offered before each.

    Nobody calls or stops before they have had some turns.
    """
    ends = time.monotonic() + LONG / 1000
    pressed = 0
    while not page.locator(".results").count():
        assert time.monotonic() < ends, "the round never ended"
        offered = kinds_of(page)
        if offered:
            yield offered
        pressed += press_something(page, LONG_WISHES if pressed < UNHURRIED else WISHES)
        page.wait_for_timeout(30)


@pytest.mark.parametrize(("game", "size"), ROUNDS)
def test_a_round_is_played_with_everything_on_the_screen(
    visit: Visit, house: House, game: str, size: str
) -> None:
    page = visit(size=SIZES[size])
    clocks = {"turn": 0, "reaction": 3, "setup": 0, "peek": 0.3}
    begin(page, open_table(page, game, {}, seats=4, clocks=clocks), house.url)
    page.locator(".actions .button[data-kind]").first.wait_for()
    stands = where_it_stands(page)
    seen: set[str] = set()
    for offered in steps(page):
        check(page)
        assert where_it_stands(page) == stands
        seen |= set(offered)
    assert seen > DONE[game]
    assert where_it_stands(page) == stands


@pytest.mark.parametrize("size", all_sizes("sideways"))
def test_a_hand_of_pinnacola_is_played_with_everything_on_the_screen(
    visit: Visit, house: House, size: str
) -> None:
    page = melding.sit_down(visit, house, SIZES[size], closing_requires="none")
    turns = 0
    while melding.wait_for_turn(page):
        turns += 1
        assert turns < melding.MAX_TURNS
        check(page)
        melding.draw(page, takes=True)
        check(page)
        for _ in range(melding.MAX_MELDS):
            if not melding.meld_one(page):
                break
            check(page)
        melding.discard_one(page)
    assert turns > 1
    expect(page.locator(".results tbody tr")).to_have_count(2)
    names = page.locator(".results tbody .name")
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


@pytest.mark.parametrize("game", ["vinto", "cambio", "tres-cartas", "pinnacola"])
def test_a_page_at_four_times_its_size_is_scrolled_one_way(
    visit: Visit, house: House, game: str
) -> None:
    page = visit(size={"width": 360, "height": 225})
    seats = 2 if game == "pinnacola" else 4
    clocks = {"turn": 0, "setup": 0}
    begin(page, open_table(page, game, {}, seats=seats, clocks=clocks), house.url)
    page.locator(".actions .button[data-kind]").first.wait_for()
    wait_until_still(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for what in (".own .slot, .own .held", ".felt .pile", ".actions .button"):
        one = page.locator(what).last
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert 0 <= box["y"] <= 225
