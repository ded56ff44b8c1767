"""Pinnacola through the screen: a whole match, by keyboard alone, taking back, and why not."""

import json
import re
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.games.pinnacola.tables import lay
from tests.web.conftest import LAPTOP, PHONE, House, Visit, open_table
from tests.web.playing import begin, is_over, wait_until_still
from tests.web.test_pages import faults
from tests.web.words import said

from facedown.core.game import Game
from facedown.core.sight import AID_OFF
from facedown.core.table import Table
from facedown.games.pinnacola import GAME
from facedown.match.screen import screen

pytestmark = pytest.mark.slow

SIDEWAYS = {"width": 844, "height": 390}
# The lesson is offered to nobody who does not want it.
SETTLED = """() => localStorage.setItem(
    'facedown.lessons', JSON.stringify({pinnacola: {isSettled: true}}))"""
MAX_TURNS = 400
TURNS_BY_KEYS = 10
MAX_MELDS = 12


def sit_down(visit: Visit, house: House, size: dict[str, int], **options: str) -> Page:
    """At a table for two against a bot, with the first cards dealt."""
    page = visit(size=size)
    code = open_table(page, "pinnacola", {"target": "300"} | options, seats=2, bots=["relaxed"])
    begin(page, code, house.url)
    wait_for_turn(page)
    return page


def button(page: Page, kind: str) -> Locator:
    return page.locator(f'.actions [data-kind="{kind}"]:not([disabled])')


def hand(page: Page) -> Locator:
    return page.locator(".hand .held")


def own_melds(page: Page) -> Locator:
    return page.locator(".melds.own .meld")


def wait_for_turn(page: Page) -> bool:
    """Waits until a card can be drawn; false if the hand is over instead."""
    page.locator('.actions [data-kind="draw"], .results').first.wait_for()
    return page.locator(".results").count() == 0


def settle(page: Page) -> None:
    """Waits until the house has answered."""
    expect(page.locator(".actions .busy")).to_have_count(0)


def draw(page: Page, *, takes: bool = False) -> bool:
    """Draws, or takes the pozzo where that is wished and allowed; whether it was taken."""
    took = takes and "can" in (button(page, "take").get_attribute("class") or "").split()
    button(page, "take" if took else "draw").click()
    button(page, "discard").wait_for()
    return took


def choose_suggestion(page: Page) -> bool:
    if button(page, "suggest").count() == 0:
        return False
    button(page, "suggest").click()
    return page.locator(".held.chosen").count() > 0


def meld_one(page: Page) -> bool:
    """Melds what is suggested; false if there is nothing to meld."""
    if not choose_suggestion(page):
        return False
    before = hand(page).count()
    page.locator(
        '.actions .can[data-kind="meld"], .actions .can[data-kind="lay_off"], '
        '.actions .can[data-kind="replace"]'
    ).first.click()
    if button(page, "discard").count() == 0:
        page.locator(".actions .can").first.click()  # one of several ways
    settle(page)
    # A joker that was replaced comes into the hand, so as many may be left.
    return hand(page).count() < before or owes(page)


def owes(page: Page) -> bool:
    return page.locator(".held.owed").count() > 0


def discard_one(page: Page) -> None:
    if button(page, "none").count():
        button(page, "none").click()
    hand(page).last.click()
    button(page, "discard").click()
    # A joker is asked about.
    if page.locator(".actions .asked").count():
        button(page, "discard").click()
    button(page, "discard").wait_for(state="detached")


def play_turn(page: Page) -> None:
    draw(page, takes=True)
    for _ in range(MAX_MELDS):
        if not meld_one(page):
            break
    discard_one(page)


def test_a_match_is_played_to_its_end(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, PHONE)
    for _ in range(MAX_TURNS):
        if wait_for_turn(page):
            play_turn(page)
        elif is_over(page):
            break
        else:
            page.locator(".results .button.can").click()
            page.locator(".results").wait_for(state="detached")
    assert is_over(page)
    assert page.locator(".results tbody tr").count() == 2
    page.locator(".moment").wait_for(state="detached")
    assert faults(page) == []


def test_a_hand_of_pairs_is_played_to_its_end(visit: Visit, house: House) -> None:
    """P-44: the points of a pair were shown for each of the two."""
    page = visit(size=PHONE)
    options = {"pairs": "true"}
    code = open_table(page, "pinnacola", options, seats=4, bots=["relaxed"] * 3)
    begin(page, code, house.url)
    wait_for_turn(page)
    left, partner, right = page.locator(".opponent .plate .name > span").all_inner_texts()
    expect(page.locator('.side[data-side="own"] .name')).to_have_text(f"You and {partner}")
    expect(page.locator('.side[data-side="other"] .name')).to_have_text(f"{left} and {right}")
    for _ in range(MAX_TURNS):
        if not wait_for_turn(page):
            break
        play_turn(page)

    rows = page.locator(".results tbody tr")
    expect(rows).to_have_count(2)
    # Below a name is what its points are made of.
    names = [cell.splitlines()[0].strip() for cell in rows.locator("th").all_inner_texts()]
    theirs = f"{left} and {right}"
    own = next(i for i, name in enumerate(names) if name.lstrip("★ ") != theirs)
    assert names[own].endswith(f" and {partner}")
    wait_until_still(page)
    (first, second), totals = column(page, 2), column(page, 1)
    assert (first, second) == tuple(totals)
    assert first >= second
    assert [name.startswith("★") for name in names] == [True, first == second]
    if first > second:
        winners = f"You and {partner}" if own == 0 else theirs
        expect(page.locator(".results p").first).to_contain_text(f"{winners} win the round.")
    expect(page.locator('.side[data-side="own"] .score')).to_have_text(str(totals[own]))
    page.get_by_role("button", name=said("app-menu")).click()
    page.get_by_role("button", name=said("table-scores")).click()
    sheet = page.get_by_role("dialog", name=said("table-scores"))
    expect(sheet.locator("tbody tr")).to_have_count(2)


def column(page: Page, number: int) -> list[int]:
    """A column of the results, counted from the last: 1 the match, 2 the hand."""
    # The figure that is read out; the other one counts up to it.
    read = page.locator(f".results tbody tr > :nth-last-child({number}) .hidden-but-read")
    return [int(one.replace("−", "-").replace(",", "")) for one in read.all_inner_texts()]


def test_turns_are_played_by_keyboard_alone(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, LAPTOP)
    keys = page.keyboard
    for _ in range(TURNS_BY_KEYS):
        if not wait_for_turn(page):
            break
        keys.press("d")
        button(page, "discard").wait_for()
        keys.press("ArrowRight")
        for _ in range(MAX_MELDS):
            before = hand(page).count()
            keys.press("s")
            if page.locator(".held.chosen").count() == 0:
                break
            keys.press("ArrowRight")
            keys.press("Enter")
            if button(page, "discard").count() == 0:
                keys.press("1")  # which of several ways
            settle(page)
            if hand(page).count() >= before and not owes(page):
                break
        keys.press("Escape")
        keys.press("ArrowLeft")
        keys.press("Home")
        keys.press("Space")
        expect(page.locator(".held.chosen")).to_have_count(1)
        keys.press("x")
        if page.locator(".actions .asked").count():
            keys.press("x")
        button(page, "discard").wait_for(state="detached")
    assert own_melds(page).count() > 0 or page.locator(".results").count() > 0


def drag(page: Page, one: Locator, to: Locator) -> None:
    wait_until_still(page)
    start, end = one.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 10, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(end["x"] + 12, end["y"] + 40, steps=6)
    page.mouse.up()


def test_a_card_is_moved_by_keyboard_and_by_dragging(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, LAPTOP)
    codes = [one.get_attribute("data-card") for one in hand(page).all()]
    hand(page).first.focus()
    page.keyboard.press("Shift+ArrowRight")
    moved = [codes[1], codes[0], *codes[2:]]
    expect(hand(page).nth(1)).to_have_attribute("data-card", codes[0] or "")
    assert [one.get_attribute("data-card") for one in hand(page).all()] == moved
    expect(hand(page).nth(1)).to_be_focused()

    drag(page, hand(page).nth(1), hand(page).nth(6))
    expect(hand(page).nth(6)).to_have_attribute("data-card", codes[0] or "")
    assert page.locator(".held.chosen").count() == 0

    draw(page)
    held = hand(page).count()
    drag(page, hand(page).first, page.locator(".pozzo"))
    expect(hand(page)).to_have_count(held - 1)


@pytest.mark.parametrize("reach", [40, -120], ids=["in the hand", "out of it"])
def test_a_phone_that_is_turned_while_a_card_is_dragged_loses_nothing(
    visit: Visit, house: House, reach: int
) -> None:
    page = sit_down(visit, house, PHONE)
    draw(page)
    wait_until_still(page)
    held = sorted(one.get_attribute("data-card") or "" for one in hand(page).all())
    box = hand(page).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + reach, steps=6)
    expect(page.locator(".hand .dragged")).to_have_count(1)
    page.set_viewport_size({"width": SIDEWAYS["width"], "height": SIDEWAYS["height"]})
    wait_until_still(page)
    page.mouse.up()
    expect(page.locator(".hand .dragged")).to_have_count(0)
    assert sorted(one.get_attribute("data-card") or "" for one in hand(page).all()) == held
    drag(page, hand(page).first, page.locator(".pozzo"))
    expect(hand(page)).to_have_count(len(held) - 1)


def test_no_button_moves_when_a_card_is_chosen(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, LAPTOP)
    draw(page)
    before = button(page, "discard").bounding_box()
    hand(page).last.click()
    expect(button(page, "none")).to_be_enabled()
    assert button(page, "discard").bounding_box() == before


def test_what_was_melded_is_taken_back(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, PHONE, hand_size="15")
    for _ in range(MAX_TURNS):
        assert wait_for_turn(page)
        draw(page)
        before = hand(page).count()
        if choose_suggestion(page):
            button(page, "meld").first.click()
            expect(own_melds(page)).to_have_count(1)
            assert hand(page).count() < before
            button(page, "undo").click()
            expect(own_melds(page)).to_have_count(0)
            expect(hand(page)).to_have_count(before)
            return
        discard_one(page)
    raise AssertionError("there was never anything to meld")


def test_a_refused_discard_says_why(visit: Visit, house: House) -> None:
    for _ in range(5):
        page = sit_down(visit, house, PHONE, hand_size="15")
        while wait_for_turn(page):
            if draw(page, takes=True):
                owed = page.locator(".held.owed")
                expect(owed).to_have_count(1)
                assert said("table-must_meld", game="pinnacola") in (
                    owed.get_attribute("aria-label") or ""
                )
                other = page.locator(".held:not(.owed)").last
                other.click()
                button(page, "discard").click()
                expect(page.locator(".actions p.told")).to_have_text(
                    re.compile(r"^You must meld .* first")
                )
                assert other.is_visible()
                return
            discard_one(page)
    raise AssertionError("the pozzo could never be taken")


def test_cards_that_are_no_meld_are_said_to_be_none(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, LAPTOP)
    draw(page)
    page.get_by_role("button", name=said("table-by_rank", game="pinnacola"), exact=True).click()
    hand(page).first.click()
    hand(page).last.click()
    refused = said("refusal-not_a_meld", game="pinnacola", why="few")
    expect(page.locator(".actions .said")).to_have_text(refused)
    page.keyboard.press("m")
    expect(page.locator(".actions p.told")).to_have_text(refused)


@pytest.mark.parametrize("pairs", [False, True], ids=["two", "pairs"])
@pytest.mark.parametrize(
    "size",
    [PHONE, SIDEWAYS, {"width": 1024, "height": 768}, LAPTOP, {"width": 720, "height": 450}],
    ids=["phone", "sideways", "tablet", "laptop", "zoomed"],
)
def test_nothing_is_cut_off(
    visit: Visit, house: House, size: dict[str, int], *, pairs: bool
) -> None:
    """Held sideways a phone showed no card of the hand."""
    page = visit(size=size)
    options = {"hand_size": "15", "pairs": str(pairs).lower()}
    seats = 4 if pairs else 2
    code = open_table(page, "pinnacola", options, seats=seats, bots=["relaxed"] * (seats - 1))
    begin(page, code, house.url)
    wait_for_turn(page)
    draw(page)
    wait_until_still(page)
    for one in [*hand(page).all(), page.locator(".to-close"), page.locator(".sorts")]:
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    felt = page.locator(".felt").bounding_box()
    lowest = hand(page).last.bounding_box()
    assert felt is not None
    assert lowest is not None
    assert lowest["y"] + lowest["height"] <= felt["y"] + felt["height"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


MANY = [f"{rank}{suit}" for suit in "sh" for rank in "A23456789TJQK"] + ["2c", "3d", "4c", "Jk"]


def deal_many(socket: WebSocketRoute) -> None:
    """Lets the browser see a hand of thirty cards, as after a large pozzo."""
    server = socket.connect_to_server()

    def heard(message: str | bytes) -> None:
        told = json.loads(message)
        for shown in (told, told.get("shown") or {}):
            if shown.get("screen"):
                shown["screen"]["hands"][0] = [{"card": card, "held": 0} for card in MANY]
        socket.send(json.dumps(told))

    server.on_message(heard)


def test_a_hand_of_thirty_cards_fits_a_small_phone(visit: Visit, house: House) -> None:
    page = visit(size={"width": 360, "height": 740})
    page.route_web_socket("**/socket", deal_many)
    begin(page, open_table(page, "pinnacola", {}, seats=2, bots=["relaxed"]), house.url)
    wait_for_turn(page)
    wait_until_still(page)
    expect(hand(page)).to_have_count(len(MANY))
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    for one in hand(page).all():
        box = one.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= felt["y"] + felt["height"]


class Laid:
    """A table laid out in notation in place of the one that the house deals; moves go nowhere."""

    def __init__(self, table: Table, game: Game[Any] = GAME) -> None:
        moves = game.legal_moves(table, 0)
        cautions = [
            {"move": number, "code": one.code, "params": one.params}
            for number, move in enumerate(moves)
            if (one := game.caution(table, 0, move)) is not None
        ]
        self.now = {
            "screen": to_builtins(screen(game, table, 0, AID_OFF)),
            "moves": [move.data() for move in moves],
            "cautions": cautions,
            "notes": [{"code": one.code, "params": one.params} for one in game.notes(table, 0)],
            "awaited": [0],
            "looks": 0,
        }
        self.made: list[dict[str, object]] = []

    def route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def say(data: str | bytes) -> None:
            if not self.takes(json.loads(data), socket):
                server.send(data)

        def hear(data: str | bytes) -> None:
            message = json.loads(data)
            shown = message.get("shown", message)
            if shown.get("screen"):
                shown |= self.now
            socket.send(json.dumps(message))

        socket.on_message(say)
        server.on_message(hear)

    def takes(self, message: dict[str, Any], socket: WebSocketRoute) -> bool:
        """Whether what is said stays here and does not reach the house."""
        if message["type"] != "move":
            return False
        self.made.append(message["move"])
        return True


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_joker_that_spoils_a_clean_pinnacola_is_warned_of(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """P-19: with `closing_only` nothing was said."""
    run = "0:3s,4s,5s,6s,7s,8s,9s"
    laid = Laid(lay("Jk Kc Qh 4d", melds=run, dirty_counts="closing_only"))
    page = visit(size=size)
    page.route_web_socket("**/socket", laid.route)
    begin(page, open_table(page, "pinnacola", {}, seats=2, bots=["relaxed"]), house.url)
    button(page, "discard").wait_for()
    page.get_by_role("button", name=said("card-joker")).click()
    line = page.locator(".actions .said")
    told = {"card": said("rank-a", rank="Jk"), "kind": "pinnacola"}
    warning = said("caution-joker_ends_bonus", game="pinnacola", **told, points=80, before=110)
    expect(line).to_have_text(warning)
    own_melds(page).first.click()
    page.locator('.actions [data-kind="lay_off"]').first.click()
    assert laid.made == []
    expect(line).to_have_text(warning)
    page.locator('.actions [data-kind="lay_off"]').first.click()
    page.wait_for_function("() => document.querySelector('.actions .busy') !== null")
    assert [one["type"] for one in laid.made] == ["lay_off"]


def sit_at(visit: Visit, house: House, laid: Laid, size: dict[str, int] = LAPTOP) -> Page:
    """At a table laid out in notation."""
    page = visit(size=size)
    page.route_web_socket("**/socket", laid.route)
    begin(page, open_table(page, "pinnacola", {}, seats=2, bots=["relaxed"]), house.url)
    button(page, "discard").wait_for()
    return page


# Ordinary phones, with the bars of their browsers, and the smallest.
PHONES = [(375, 667), (390, 664), (320, 568), (360, 640), (360, 740), (412, 732), (430, 600)]
SIDEWAYS_PHONES = [(568, 320), (640, 360), (844, 390)]
HAND = "3c 4c 5c 9h Kd Qd Jk 7s 2s 3s Th Td Ah"
MELDS = "0:5c,6c,7c 0:9c,9h,9s,9d 0:Jd,Qd,Kd,Ad 0:2h,3h,4h 1:5s,6s,7s,8s 1:Tc,Th,Ts,Td 1:2d,3d,4d"

# What a meld lies under or over, and what of all that is needed is not on the screen.
MISPLACED = """() => {
    const all = what => [...document.querySelectorAll(what)];
    const boxOf = one => one.getBoundingClientRect();
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const kept = all('.felt .me, .to-close, .sorts button, .hand .held, .felt .pile, .pozzo, '
        + '.felt .plate, p.side');
    const isHit = one => {
        const {left, top, right, bottom} = boxOf(one);
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return found !== null && one.contains(found);
    };
    const isInside = ({left, top, right, bottom}) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const melds = all('.meld');
    return [
        ...melds.filter(one => !isHit(one)).map(() => 'a meld is not hit'),
        ...kept.filter(one => melds.some(meld => meets(boxOf(meld), boxOf(one)))).map(
            one => `a meld meets ${one.className}`),
        ...[...kept, ...melds, ...all('.actions .button')].filter(
            one => !isInside(boxOf(one))).map(one => `outside: ${one.className}`),
    ];
}"""


@pytest.mark.parametrize("pairs", [False, True], ids=["two", "pairs"])
def test_melds_lie_under_no_name_no_button_and_no_hand(
    visit: Visit, house: House, *, pairs: bool
) -> None:
    """On ordinary phones one's own melds lay under one's name and the sorts."""
    partners = {"partners": "Ac As 2h/6d 6s 6h"} if pairs else {}
    table = lay(HAND, hand1="8s 4d 4c", melds=MELDS, pozzo="Jc 4h 9s 2c Kh 7d", **partners)
    page = visit(size=PHONE)
    page.evaluate(SETTLED)
    page.route_web_socket("**/socket", Laid(table).route)
    seats = 4 if pairs else 2
    options = {"pairs": str(pairs).lower()}
    code = open_table(page, "pinnacola", options, seats=seats, bots=["relaxed"] * (seats - 1))
    begin(page, code, house.url)
    button(page, "discard").wait_for()
    expect(page.locator(".meld")).to_have_count(7)
    for width, height in [*PHONES, *SIDEWAYS_PHONES]:
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        expect(page.locator(".speech")).to_have_count(0)
        expect(page.locator(".to-close")).to_be_in_viewport(ratio=1)
        assert page.evaluate(MISPLACED) == [], (width, height)


def choose(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f'.held[data-card="{card}"]').click()


def test_m_adds_to_a_meld_what_fits_it(visit: Visit, house: House) -> None:
    """It was said to fit the meld, and M then answered that it was no meld."""
    laid = Laid(lay("8c Kc Qh 4d", melds="0:5c,6c,7c"))
    page = sit_at(visit, house, laid)
    choose(page, "8c")
    expect(button(page, "lay_off")).to_be_visible()
    page.keyboard.press("m")
    page.locator(".actions .busy").wait_for()
    assert laid.made == [{"type": "lay_off", "meld": 0, "below": [], "above": ["8c"]}]


def test_where_a_joker_goes_is_asked_in_words_that_differ(visit: Visit, house: House) -> None:
    """P-17: both ends of a run, and a set; two buttons looked the same."""
    laid = Laid(lay("Jk Kc Qh 4d", melds="0:5c,6c,7c 0:9c,9h,9s"))
    page = sit_at(visit, house, laid)
    choose(page, "Jk")
    page.keyboard.press("m")
    asked = page.locator('.actions [data-kind="lay_off"]')
    expect(asked).to_have_count(3)
    words = sorted(re.sub(r"\s+", " ", one).strip() for one in asked.all_inner_texts())
    assert words[0].startswith("Add to meld 2")
    assert words[1].startswith("Meld 1, high end: joker as 8♣")
    assert words[2].startswith("Meld 1, low end: joker as 4♣")


def test_a_joker_on_the_table_says_what_it_stands_for(visit: Visit, house: House) -> None:
    """P-17: one card in a run, any missing suit in a set."""
    page = sit_at(visit, house, Laid(lay(melds="0:5c,Jk,7c 1:9c,9h,Jk")))
    expect(own_melds(page).locator(".tag")).to_have_attribute("data-sign", "6♣")
    expect(page.locator(".melds:not(.own) .tag")).to_have_attribute("data-sign", "9♠♦")
    expect(own_melds(page)).to_have_attribute("aria-label", re.compile("joker as 6 of clubs"))
    assert faults(page) == []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, LAPTOP], ids=["phone", "sideways", "laptop"])
def test_what_is_needed_to_close_is_one_press_away(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """P-24, P-32."""
    table = lay("4c 8c 9c 2h Kd", melds="0:5c,6c,7c 0:9c,9h,9s,9d")
    page = sit_at(visit, house, Laid(table), size)
    if size != SIDEWAYS:
        expect(page.locator(".to-close")).to_contain_text("Pinnacola 6/7")
    page.locator(".to-close").click()
    sheet = page.get_by_role("dialog", name=said("table-to_close", game="pinnacola"))
    expect(sheet).to_contain_text("you have 6, and could complete it with 3♣")
    expect(sheet).to_contain_text(said("note-poker_laid", game="pinnacola"))
    expect(sheet).to_contain_text("2 fit no meld yet: 2♥ and K♦")


def test_it_is_said_that_the_last_card_closes(visit: Visit, house: House) -> None:
    """P-24."""
    melds = "0:3s,4s,5s,6s,7s,8s,9s 0:9c,9h,9s,9d"
    page = sit_at(visit, house, Laid(lay("Kd", melds=melds)), PHONE)
    line = page.locator(".actions .said")
    expect(line).to_have_text(said("table-can_close", game="pinnacola"))


def test_it_is_said_that_two_cards_cannot_be_laid(visit: Visit, house: House) -> None:
    """P-24: neither would leave one to hold and one to discard."""
    page = sit_at(visit, house, Laid(lay("8c Kd", melds="0:5c,6c,7c")), PHONE)
    line = page.locator(".actions .said")
    expect(line).to_have_text(said("table-two_left", game="pinnacola"))


def test_a_card_that_is_owed_is_not_shown_as_chosen(visit: Visit, house: House) -> None:
    page = sit_at(visit, house, Laid(lay("8c Kd 2h", melds="0:5c,6c,7c", more="owed 8c")), PHONE)
    card = page.locator(".held.owed")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(card).to_have_css("outline-style", "dashed")
    card.click()
    expect(card).to_have_css("outline-style", "solid")


def test_a_suggestion_is_the_hint_and_enter_follows_it(visit: Visit, house: House) -> None:
    page = visit(size=PHONE)
    code = open_table(page, "pinnacola", {}, seats=2, bots=["relaxed"], hints=True)
    begin(page, code, house.url)
    wait_for_turn(page)
    draw(page)
    hints = page.locator(".hints")
    button(page, "suggest").click()
    expect(hints.locator("li").first).to_have_text(re.compile(r": \S.+\.$"))
    suggested = hints.inner_text()
    card, told = hand(page).last.bounding_box(), hints.bounding_box()
    assert card is not None
    assert told is not None
    assert card["y"] + card["height"] <= told["y"]
    page.get_by_role("button", name=said("table-choose_none", game="pinnacola")).click()
    expect(page.locator(".held.chosen")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".held.chosen")).not_to_have_count(0)
    expect(hints).to_have_text(suggested, use_inner_text=True)
    held = hand(page).count()
    page.keyboard.press("Enter")
    expect(hand(page)).not_to_have_count(held)


def test_a_joker_is_not_discarded_before_one_was_asked(visit: Visit, house: House) -> None:
    laid = Laid(lay("Jk Kc Qh 4d"))
    page = sit_at(visit, house, laid, PHONE)
    choose(page, "Jk")
    button(page, "discard").click()
    asked = said("table-ask_joker", game="pinnacola", worth=25)
    expect(page.locator(".actions .said")).to_have_text(asked)
    assert laid.made == []
    button(page, "discard").click()
    page.locator(".actions .busy").wait_for()
    assert laid.made == [{"type": "discard", "card": "Jk"}]
