"""What is asked of somebody who chooses cards: in words that hold, and with all cards in sight."""

import pytest
from playwright.sync_api import Page, expect
from tests.games.vinto.tables import lay
from tests.web.conftest import LAPTOP, PHONE, SIZES, House, Visit, open_table
from tests.web.playing import begin, wait_until_still
from tests.web.test_covering import covered
from tests.web.test_pages import faults
from tests.web.test_pinnacola import Laid
from tests.web.test_sizes import check
from tests.web.words import said

from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable

pytestmark = pytest.mark.slow

LOW = {"width": 640, "height": 320}

# The lesson is offered to nobody who does not want it.
SETTLED = "localStorage.setItem('facedown.lessons', JSON.stringify({vinto: {isSettled: true}}))"

# Until what follows the size of the window has followed it.
TWO_FRAMES = """() => new Promise(
    done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""

# Those whose words reach out of them.
OVERFLOWING = """what => [...document.querySelectorAll(what)].filter(
    one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
).map(one => one.innerText)"""

HANDS = "hand0 2c 3c 4c 5d 9d | hand1 5c 6d 7d 8d 9s | hand2 6c Tc Td Th Ts | hand3 2d 3d 4d Kd Ks"


def effect(rank: str, **options: str) -> VintoTable:
    """Of Vinto, where the first seat does the action of a rank."""
    what = f"phase effect | actor 0 | effect {rank} | toss_ranks {rank}"
    return lay(f"{what} | {HANDS} | discard {rank}h^", **options)


def sit_at(visit: Visit, house: House, laid: Laid, size: dict[str, int], language: str) -> Page:
    page = visit(size=size, language=language)
    page.evaluate(SETTLED)
    page.route_web_socket("**/socket", laid.route)
    clocks = {"turn": 0, "setup": 0}
    begin(page, open_table(page, "vinto", {}, seats=4, clocks=clocks), house.url)
    page.locator(".slot .press, .actions .rank, .choose").first.wait_for()
    wait_until_still(page)
    return page


@pytest.mark.parametrize(
    ("rank", "move", "language"),
    [("J", "exchange", "en"), ("Q", "inspect", "pt-BR"), ("J", "exchange", "it")],
)
@pytest.mark.parametrize("players", ["two", "any"])
def test_two_cards_are_asked_for_of_two_players_where_it_must_be_so(
    visit: Visit, house: House, rank: str, move: str, players: str, language: str
) -> None:
    """V-24, V-25."""
    table = effect(rank, jq_same_player="true" if players == "any" else "false")
    page = sit_at(visit, house, Laid(table, GAME), PHONE, language)
    words = {"language": language, "players": players}
    told = page.locator(".actions .line")
    expect(told).to_have_text(said(f"move-{move}.ask", game="vinto", **words))
    page.locator(".own .slot .press").first.click()
    expect(told).to_have_text(said("table-choose_second", **words))


@pytest.mark.parametrize(
    ("rank", "move", "whose", "language"),
    [("A", "give", "", "en"), ("9", "peek", "others", "it"), ("J", "exchange", "", "pt-BR")],
)
def test_whoever_may_not_choose_the_caller_is_told_why(
    visit: Visit, house: House, rank: str, move: str, whose: str, language: str
) -> None:
    """V-34: a player used an ace to give the caller a card, and could not."""
    called = f"phase effect | turn 0 | caller 1 | actor 0 | effect {rank} | toss_ranks {rank}"
    table = lay(f"{called} | {HANDS} | discard {rank}h^")
    page = sit_at(visit, house, Laid(table, GAME), PHONE, language)
    words = {"language": language, "players": "two", "whose": whose}
    name = page.locator(".felt .others .name").first.inner_text()
    why = said("table-untouched", language=language, seat=name)
    asked = said(f"move-{move}.ask", game="vinto", **words)
    expect(page.locator(".actions .line")).to_have_text(f"{asked} {why}")


@pytest.mark.parametrize("size", ["phone", "small", "sideways", "laptop"])
def test_whoever_names_a_card_sees_their_hand(visit: Visit, house: House, size: str) -> None:
    laid = Laid(effect("K", king_mode="declare"), GAME)
    page = sit_at(visit, house, laid, SIZES[size], "en")
    page.locator(".own .slot .press").nth(1).click()
    expect(page.locator(".actions .rank")).to_have_count(14)
    expect(page.locator('.actions [data-kind="back"]')).to_be_visible()
    assert covered(page, ".actions", ".own .slot, .recent") == []
    assert covered(page, ".actions [data-kind=back]", ".rank, .actions .line span") == []


@pytest.mark.parametrize("language", ["en", "it", "pt-BR"])
def test_whoever_plays_a_king_reads_what_each_rank_does(
    visit: Visit, house: House, language: str
) -> None:
    """V-27: on a tablet they covered the hand, and beside a low table the last ones were out."""
    page = sit_at(visit, house, Laid(effect("K"), GAME), PHONE, language)
    told = page.locator(".actions .rank")
    expect(told).to_have_count(8)  # A, 7, 8, 9, 10, J, Q, and one that does nothing
    own = said("ability-look_own", game="vinto", language=language)
    assert own.lower() in told.nth(1).inner_text().lower()
    for size in SIZES.values():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate(TWO_FRAMES)
        check(page)
        assert covered(page, ".actions .line span, .rank", ".own .slot, .own .name") == []
        assert page.evaluate(OVERFLOWING, ".rank") == []
    assert faults(page) == []


def test_a_king_copies_by_key(visit: Visit, house: House) -> None:
    laid = Laid(effect("K"), GAME)
    page = sit_at(visit, house, laid, LAPTOP, "en")
    page.keyboard.press("7")
    page.wait_for_function("() => document.querySelector('.actions .busy') !== null")
    assert laid.made == [{"type": "name", "rank": "7"}]


def test_a_king_copies_any_rank_until_it_is_known_what_they_do(visit: Visit, house: House) -> None:
    """There was one button, which said that an ace does nothing."""
    page = visit()
    lost = [True]
    answer = "**/api/tables/*/cards"
    page.route(answer, lambda route: route.abort() if lost[0] else route.continue_())
    page.evaluate(SETTLED)
    page.route_web_socket("**/socket", Laid(effect("K"), GAME).route)
    begin(page, open_table(page, "vinto", {}, seats=4, clocks={"turn": 0, "setup": 0}), house.url)
    ranks = page.locator(".actions .rank")
    expect(ranks).to_have_count(14)
    expect(page.locator(".actions .rank .what")).to_have_count(0)
    lost[0] = False
    expect(ranks).to_have_count(8)


def test_from_near_the_card_that_was_meant_is_chosen(visit: Visit, house: House) -> None:
    laid = Laid(effect("9"), GAME)
    page = sit_at(visit, house, laid, SIZES["small"], "en")
    pressed = page.locator(".seat").nth(1).locator(".slot").nth(2)
    pressed.locator(".press").tap()
    near = page.locator("dialog .near button")
    expect(near.nth(2)).to_have_attribute("aria-current", "true")
    expect(near.nth(2)).to_be_focused()
    expect(page.locator("dialog .near [aria-current]")).to_have_count(1)
    assert faults(page) == []
    seat, slot = (pressed.get_attribute("data-place") or "").split(":")
    page.locator("dialog .button.can").click()
    page.wait_for_function("() => document.querySelector('.actions .busy') !== null")
    assert laid.made == [{"type": "peek", "place": {"seat": int(seat), "slot": int(slot)}}]


def test_from_near_every_answer_is_in_a_low_window(visit: Visit, house: House) -> None:
    page = sit_at(visit, house, Laid(effect("9"), GAME), LOW, "en")
    page.locator(".seat").nth(1).locator(".slot .press").nth(2).tap()
    answers = page.locator("dialog button")
    expect(answers).to_have_count(7)  # five cards, this one, none
    feet = answers.evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert max(feet) <= page.evaluate("innerHeight")
