"""The great moments: hands that turn up before the verdict, calls, cards that are got rid of."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect
from tests.web.conftest import LAPTOP, MOVING, PHONE, SIZES, STILL, House, Visit, open_table
from tests.web.playing import LONG_WISHES, WISHES, begin, play_until
from tests.web.test_firefox import NEXT_AT_PINNACOLA, ROUND

pytestmark = pytest.mark.slow

# Everything that changes on the page is looked at: what is seen and read while a card still lies
# face down, in which order hands turn up, and whether anything is pushed about meanwhile.
RECORD = """() => {
    const record = window.record = {early: [], order: [], seen: [], shifts: [], since: 0};
    const all = what => [...document.querySelectorAll(what)];
    const down = () => all('.slot .turn[data-card="??"], .opponent .one[data-card="??"]').length;
    const points = () => all('.score, .scores td').map(one => one.textContent).join();
    let before = null, looked = [];
    const look = () => {
        for (const what of ['moment', 'spark', 'wrong', 'penalty', 'showing', 'results'])
            if (!record.seen.includes(what) && document.querySelector('.' + what))
                record.seen.push(what);
        const up = all('.slot:has(.turn:not([data-card="??"]))').map(one => one.dataset.place);
        if (before === null && document.querySelector('.showing')) {
            before = points();
            record.since = performance.now();
            window.atOnce?.();
            looked = up;  // A card that one was still looking at: it need not turn.
        }
        if (before === null) return;
        for (const place of up)
            if (![...looked, ...record.order].includes(place)) record.order.push(place);
        if (down() === 0) return;
        if (document.querySelector('.results')) record.early.push('the results');
        if (points() !== before) record.early.push('points: ' + points());
        const told = document.body.textContent.match(/wins? the round|You win|wins?!/);
        if (told) record.early.push(told[0]);
    };
    new MutationObserver(look).observe(document, {
        childList: true, subtree: true, characterData: true, attributes: true});
    new PerformanceObserver(list => {
        for (const one of list.getEntries())
            // It is told of late: what moved while the round was still played may come now.
            if (before !== null && one.startTime >= record.since) record.shifts.push(
                [one.value, one.sources.map(source => source.node?.className ?? '')]);
    }).observe({type: 'layout-shift'});
}"""

# A hand full of cards pushed its owner's face over the rim of the table.
CUT_OFF = """() => {
    const table = document.querySelector('.tabletop').getBoundingClientRect();
    return [...document.querySelectorAll('.tabletop .face')].map(one => one.getBoundingClientRect())
        .filter(face => face.left < table.left || face.right > table.right);
}"""


@pytest.fixture
def motion() -> str:
    """All of this moves."""
    return MOVING


def watched(page: Page, house: House, game: str, seats: int = 3) -> None:
    """Begins a match whose every change is recorded."""
    page.add_init_script(f"({RECORD})()")
    begin(page, open_table(page, game, ROUND[game], seats=seats), house.url)


def record(page: Page) -> Any:
    return page.evaluate("window.record")


def is_showing(page: Page) -> bool:
    """Whether hands are being turned up, or were."""
    return page.locator(".showing, .results").count() > 0


def play_to_the_hands(page: Page, game: str) -> None:
    """Plays until the first round ends; nothing is pressed after that."""
    if game != "pinnacola":
        play_until(page, lambda _: is_showing(page), unless=".showing, .results")
        return
    while not is_showing(page):
        one = page.evaluate_handle(NEXT_AT_PINNACOLA).as_element()
        try:
            if one is not None:
                one.click(timeout=2_000)
        except Error:
            continue  # It has just gone.
        page.wait_for_timeout(30)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("tres-cartas", PHONE),
        ("cambio", LAPTOP),
        ("vinto", PHONE),
        ("vinto", LAPTOP),
        ("pinnacola", PHONE),
    ],
)
def test_the_verdict_comes_after_the_last_card(
    visit: Visit, house: House, game: str, size: dict[str, int]
) -> None:
    page = visit(size=size)
    watched(page, house, game, 2 if game == "pinnacola" else 3)
    play_to_the_hands(page, game)
    expect(page.locator(".results")).to_be_visible()
    page.wait_for_timeout(1_000)
    seen = record(page)
    assert "showing" in seen["seen"]
    assert seen["early"] == []
    assert seen["shifts"] == []
    # Whoever called, in the first seat, is the last whose hand turns up, card by card.
    seats = [int(place.split(":")[0]) for place in seen["order"]]
    if game != "pinnacola":
        assert seats == sorted(seats, key=lambda seat: (seat == 0, seat))
    assert page.locator(".results tbody tr").count() >= 2
    assert page.evaluate(CUT_OFF) == []


def test_scores_and_the_way_on_are_in_sight_at_once(visit: Visit, house: House) -> None:
    """On a phone held sideways one's own row lay below the window."""
    page = visit()
    begin(page, open_table(page, "vinto", {"end": "rounds(2)"}, seats=4), house.url)
    play_until(page, lambda _: is_showing(page))
    page.keyboard.press("Escape")
    low = {"width": 667, "height": 375}
    for size in (PHONE, LAPTOP, SIZES["sideways"], SIZES["enlarged"], low):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for one in page.locator(".results tbody tr, .results .button").all():
            expect(one).to_be_in_viewport(ratio=1)


def test_a_key_goes_straight_to_the_verdict_and_does_nothing_else(
    visit: Visit, house: House
) -> None:
    page = visit()
    watched(page, house, "cambio")
    play_to_the_hands(page, "cambio")
    page.wait_for_timeout(1_000)
    page.keyboard.press("r")
    expect(page.locator(".results")).to_be_visible()
    expect(page.locator('.slot .turn[data-card="??"]')).to_have_count(0)
    expect(page.locator(".results .button").first).to_be_visible()


PRESS_AT_ONCE = """window.atOnce = () => {
    const table = document.querySelector('.tabletop');
    table.dispatchEvent(new KeyboardEvent('keydown', {key: 'r', bubbles: true, cancelable: true}));
    table.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    const look = () => record.seen.push(document.querySelector('.showing') ? 'still' : 'gone');
    requestAnimationFrame(() => requestAnimationFrame(look));
}"""


def test_what_was_pressed_as_hands_began_to_turn_up_went_to_the_verdict(
    visit: Visit, house: House
) -> None:
    """It was meant for what could be done a moment before."""
    page = visit()
    page.add_init_script(PRESS_AT_ONCE)
    watched(page, house, "cambio")
    play_to_the_hands(page, "cambio")
    page.wait_for_timeout(1_000)
    assert "still" in record(page)["seen"]


def test_with_reduced_motion_all_hands_lie_open_at_once(visit: Visit, house: House) -> None:
    page = visit(reduced_motion=STILL)
    watched(page, house, "tres-cartas")
    play_to_the_hands(page, "tres-cartas")
    expect(page.locator(".results")).to_be_visible()
    seen = record(page)
    assert "showing" not in seen["seen"]
    assert seen["early"] == []
    expect(page.locator('.slot .turn[data-card="??"]')).to_have_count(0)


def test_after_a_reload_the_verdict_is_there(visit: Visit, house: House) -> None:
    page = visit()
    watched(page, house, "tres-cartas")
    play_to_the_hands(page, "tres-cartas")
    page.reload()
    expect(page.locator(".results")).to_be_visible()
    assert "showing" not in record(page)["seen"]


def test_a_call_has_its_moment_and_leaves_a_mark(visit: Visit, house: House) -> None:
    page = visit()
    watched(page, house, "cambio")
    play_until(page, lambda _: page.locator(".moment.call").count() > 0)
    expect(page.locator(".moment .word")).to_have_text("Cambio!")
    expect(page.locator(".own .tag")).to_be_visible()
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".own .tag")).to_be_visible()


def test_a_wrong_flip_shakes_and_costs_a_red_card(visit: Visit, house: House) -> None:
    page = visit()
    page.add_init_script(f"({RECORD})()")
    begin(page, open_table(page, "cambio", {"rounds": "20"}), house.url)
    aside = ".own .slot .press.soft"
    flips = page.locator('.actions .button[data-kind="flip place"]')
    # Of the first cards that lie open, one or two may be the same as one's own.
    for _ in range(6):
        play_until(page, lambda _: page.locator(aside).count() > 0, LONG_WISHES, unless=aside)
        with suppress(Error):  # somebody else was quicker
            page.locator(aside).first.click(timeout=2_000)
            flips.click(timeout=2_000)
            page.locator(".penalty").first.wait_for(state="attached", timeout=5_000)
            break
    assert {"wrong", "penalty"} <= set(record(page)["seen"])


def test_a_card_that_is_got_rid_of_rings(visit: Visit, house: House) -> None:
    """Sharp players do so whenever they can."""
    page = visit()
    page.add_init_script(f"({RECORD})()")
    begin(page, open_table(page, "cambio", {"rounds": "20"}, seats=4), house.url)
    play_until(page, lambda _: "spark" in record(page)["seen"], LONG_WISHES)


def test_the_first_deal_moves(visit: Visit, house: House) -> None:
    page = visit()
    page.add_init_script(
        "new MutationObserver(() => window.moved ||= !!document.querySelector('.ghost'))"
        ".observe(document, {childList: true, subtree: true})"
    )
    begin(page, open_table(page, "cambio", ROUND["cambio"]), house.url)
    page.wait_for_function("() => window.moved")


def test_hands_turn_up_in_a_replay_that_is_played(visit: Visit, house: House) -> None:
    page = visit()
    begin(page, open_table(page, "tres-cartas", ROUND["tres-cartas"]), house.url)
    play_until(page, lambda _: page.locator('.results a[href^="/replay"]').count() > 0, WISHES)
    page.locator('.results a[href^="/replay"]').click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    caption = page.locator(".caption")
    expect(caption).to_contain_text(re.compile("wins?"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert not re.search("wins?", caption.inner_text())
    expect(caption).to_contain_text(re.compile("wins?"))


@pytest.mark.parametrize(("game", "kind"), [("tres-cartas", "out"), ("vinto", "won")])
def test_who_is_out_and_who_has_won_is_told_in_large_letters(
    visit: Visit, house: House, game: str, kind: str
) -> None:
    page = visit()
    watched(page, house, game)
    play_to_the_hands(page, game)
    expect(page.locator(f".moment.{kind}")).to_be_visible()
    expect(page.locator(".results")).to_be_visible()
