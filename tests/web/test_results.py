"""What is shown when a match is over."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import LAPTOP, PHONE, SIZES, House, Visit, open_table
from tests.web.playing import WISHES, begin, is_over, play_match, play_to, play_until
from tests.web.test_pages import faults
from tests.web.words import said

pytestmark = pytest.mark.slow

GIVEN = {1: 5, 2: 3, 3: 2, 4: 0}


def game_points(page: Page) -> dict[str, tuple[int, int, int]]:
    """By player: the place in this match, what it gave, and the sum of the evening."""
    rows = page.get_by_role("region", name=said("end-game_points")).get_by_role("row").all()[1:]
    cells = [(row.get_by_role("rowheader"), row.get_by_role("cell").all()) for row in rows]
    return {
        name.inner_text(): (
            int(place.inner_text()),
            int(given.inner_text()),
            int(sum_.inner_text()),
        )
        for name, (place, given, sum_) in cells
    }


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_game_points_are_shown_after_the_first_match_and_add_up(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """V-44: they were shown from the second match on."""
    page = visit(size=size)
    begin(page, open_table(page, "vinto", {"end": "rounds(1)"}, seats=4), house.url)
    play_match(page)
    first = game_points(page)
    assert len(first) == 4
    assert all(given == sum_ == GIVEN[place] for place, given, sum_ in first.values())
    page.get_by_role("button", name=said("end-rematch")).click()
    play_until(page, lambda _: not is_over(page))
    play_match(page)
    for name, (place, given, sum_) in game_points(page).items():
        assert given == GIVEN[place]
        assert sum_ == first[name][2] + given


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("tres-cartas", {"limit": "60"}, {"limit": "60"}),
        ("cambio", {"rounds": "3"}, {"limit": "none", "rounds": "3"}),
        ("vinto", {"end": "rounds(2)"}, {"end-unit": "rounds", "end-count": "2"}),
    ],
)
def test_after_a_round_it_is_said_when_the_match_ends(
    visit: Visit, house: House, game: str, options: dict[str, str], told: dict[str, str]
) -> None:
    page = visit(size=PHONE)
    begin(page, open_table(page, game, options, seats=2), house.url)
    play_to(page, ".results", WISHES)
    expect(page.locator(".results .goal")).to_have_text(said("end-goal", game=game, **told))


# What one's own hand counts, where it is to be seen: on the table or with the result.
OWN_SUMS = """() => {
    const over = [...document.querySelectorAll('.over .results, .over .mine')];
    return [...document.querySelectorAll('.own .sum, .mine .sum')].filter(sum => {
        const box = sum.getBoundingClientRect();
        const isCovered = over.some(one => {
            const {left, top, right, bottom} = one.getBoundingClientRect();
            return !one.contains(sum) && left < box.right && right > box.left
                && top < box.bottom && bottom > box.top;
        });
        return box.width > 0 && !isCovered && box.left >= 0 && box.top >= 0
            && box.right <= innerWidth && box.bottom <= innerHeight;
    }).map(sum => sum.textContent.trim());
}"""


@pytest.mark.parametrize("size", ["phone", "small", "sideways", "long"])
def test_what_the_own_hand_counts_is_in_sight_beside_the_result(
    visit: Visit, house: House, size: str
) -> None:
    page = visit(size=SIZES[size])
    begin(page, open_table(page, "cambio", {}, seats=4), house.url)
    play_to(page, ".results", WISHES)
    assert len(page.evaluate(OWN_SUMS)) == 1


def test_lobby_table_and_scores_say_how_long_a_match_is(visit: Visit, house: House) -> None:
    """Nothing but the end of a round did."""
    page = visit(size=PHONE)
    goal = said("end-goal", game="vinto", **{"end-unit": "rounds", "end-count": "2"})
    page.goto(f"{house.url}/t/{open_table(page, 'vinto', {'end': 'rounds(2)'}, seats=4)}")
    expect(page.locator("header .goal")).to_have_text(goal)
    page.locator(".begin .can").click()
    expect(page.locator(".bar .round")).to_have_text("Round 1 of 2")
    page.get_by_role("button", name=said("app-menu")).click()
    page.get_by_role("button", name=said("table-scores")).click()
    expect(page.locator("dialog[open] .goal")).to_have_text(goal)


def test_a_round_that_is_over_can_be_seen_again_while_the_match_goes_on(
    visit: Visit, house: House
) -> None:
    """One had to wait for the end of the match, and had nothing after resigning."""
    page = visit(size=PHONE)
    code = open_table(page, "tres-cartas", {"limit": "999"}, seats=2)
    begin(page, code, house.url)
    play_to(page, ".results", WISHES)
    again = page.get_by_role("link", name=said("end-replay"))
    again.click()
    expect(page).to_have_url(re.compile(f"/t/{code}/replay#r1s0$"))
    page.locator(".replay .slot").first.wait_for()
    assert faults(page) == []
    page.get_by_role("button", name=said("replay-proof")).click()
    expect(page.locator(".proof")).to_have_attribute("data-verdict", re.compile("good|alone"))
    page.keyboard.press("Escape")
    page.get_by_role("link", name=said("replay-back_table")).click()
    page.locator(".results .button.can").click()
    page.locator(".results").wait_for(state="detached")
    page.get_by_role("button", name=said("app-menu")).click()
    page.get_by_role("button", name=said("table-resign")).click()
    page.locator("dialog[open]").get_by_role("button", name=said("table-resign")).click()
    expect(page.get_by_text(said("errors-resigned_past"))).to_be_visible()
    again.click()
    page.locator(".replay .slot").first.wait_for()
