"""Nothing lies over what is needed, and the table stays where it is."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.games.pinnacola.tables import lay
from tests.web import test_pinnacola as melding
from tests.web.conftest import LAPTOP, PHONE, SIZES, House, Visit, call, open_table
from tests.web.playing import REST, WISHES, begin, offered, play_to, play_until, wait_until_still
from tests.web.test_lessons import at_step, go_on, learn, lesson
from tests.web.test_pinnacola import SETTLED, Laid, choose, own_melds
from tests.web.test_together import sit_down
from tests.web.words import said

from facedown.lessons.play import Attempt

pytestmark = pytest.mark.slow

SIDEWAYS = SIZES["sideways"]
SMALL_LAPTOP = {"width": 1280, "height": 800}
CALM = {"turn": 0, "reaction": 60, "setup": 0, "peek": 60}

# Eight melds of either side: more than a phone has room for.
MANY = (
    "0:5c,6c,7c 0:9c,9h,9s,9d 0:3s,4s,5s,6s,7s,8s,9s 0:Jd,Qd,Kd,Ad 0:2h,3h,4h 0:6h,7h,8h,9h,Th "
    "0:Kc,Kh,Ks 0:5d,6d,7d 1:5s,6s,7s,8s 1:Tc,Th,Ts,Td 1:2d,3d,4d 1:9d,Td,Jd,Qd 1:4c,4h,4s "
    "1:Ac,2c,3c,4c,5c,6c,7c,8c 1:Qc,Qh,Qs 1:Jc,Jh,Js"
)
POZZO = "Jc 4h 9s 2c Kh 7d"
HAND = "3c 4c 5c 9h Kd Qd Jk 7s 2s 3s Th Td Ah"

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


def places_of_cards(page: Page) -> list[list[int]]:
    """Where on the table every card lies, with the mouse on none."""
    page.mouse.move(1, 1)
    wait_until_still(page)
    found: list[list[int]] = page.locator(".felt .card").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map("
        "box => [box.x, box.y, box.width, box.height].map(Math.round))"
    )
    return found


class Hinted(Laid):
    """A table laid out in notation whose house gives three hints, whatever is asked."""

    def takes(self, message: dict[str, Any], socket: WebSocketRoute) -> bool:
        if message["type"] != "hint":
            return super().takes(message, socket)
        moves: Any = self.now["moves"]
        first, *others = [{"move": one, "reason": "not_planned", "params": {}} for one in moves[:3]]
        hint = {"type": "hinted", "id": "", "unit": "points", **first}
        hint["others"] = [{**one, "less": 3.4} for one in others]
        socket.send(json.dumps(hint))
        return True


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


@pytest.mark.parametrize(
    "size",
    [PHONE, SMALL_LAPTOP, LAPTOP, SIZES["enlarged"]],
    ids=["phone", "small laptop", "laptop", "enlarged"],
)
def test_three_hints_lie_over_neither_the_table_nor_what_is_pressed(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    laid = Hinted(lay(HAND, hand1="8s 3h 4d", melds="0:5c,6c,7c 1:9c,9h,9s", pozzo=POZZO))
    page = sit_at(visit, house, laid, size)
    before = melding.button(page, "discard").bounding_box()
    page.keyboard.press("s")
    expect(page.locator(".hints li")).to_have_count(3)
    assert covered(page, ".hints", ".tabletop, .head, .actions .button") == []
    assert melding.button(page, "discard").bounding_box() == before


@pytest.mark.parametrize(
    "size", [SIZES["small"], PHONE, SMALL_LAPTOP], ids=["small", "phone", "laptop"]
)
def test_the_third_hint_is_not_cut_and_no_hint_lies_over_a_card(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """On a phone held upright one had to scroll to the third."""
    page = visit(size=size)
    code = open_table(page, "tres-cartas", {}, seats=2, hints=True, clocks={"turn": 0})
    begin(page, code, house.url)
    play_to(page, offered("discard"))
    page.keyboard.press("?")
    expect(page.locator(".hints li")).to_have_count(3)
    assert page.locator(".hints").evaluate("all => all.scrollHeight <= all.clientHeight + 1")
    assert covered(page, ".hints", ".felt .slot, .head, .actions .button") == []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, LAPTOP], ids=["phone", "sideways", "laptop"])
def test_many_melds_can_be_read_and_are_all_in_sight(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """Sixteen melds had cards 18 pixels wide, or lay off the table."""
    hand = "Ah As 2s 2c 8d Kd Jk 8h"
    table = lay(hand, hand1="8d 6d Ac", melds=MANY, pozzo="Kc Kh 7d 2d 3d Qc")
    page = sit_at(visit, house, Laid(table), size)
    widths = page.locator(".meld .one").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert len(set(widths)) == 1
    assert widths[0] >= 28
    expect(own_melds(page)).to_have_count(8)
    for meld in page.locator(".meld").all():
        expect(meld).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_piles_stay_where_they_are_however_many_cards_one_holds(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    places = []
    for hand, melds, pozzo in (
        (HAND, "", "Jc"),
        (" ".join(HAND.split()[:5]), "0:5c,6c,7c 1:9c,9h,9s", "Jc 4h 2c"),
        ("3c 9h", "0:5c,6c,7c,8c 0:9c,9h,9s 1:2d,3d,4d", POZZO),
    ):
        page = sit_at(visit, house, Laid(lay(hand, hand1="8s 4d", melds=melds, pozzo=pozzo)), size)
        places.append(page.locator(".felt .piles .pile").bounding_box())
    assert places == [places[0]] * 3


@pytest.mark.parametrize("size", [SIDEWAYS, SIZES["enlarged"]], ids=["sideways", "enlarged"])
def test_six_cards_of_the_pozzo_are_seen_on_a_low_screen(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """Four of six were."""
    page = sit_at(visit, house, Laid(lay(HAND, hand1="8s 3h 4d", pozzo=POZZO)), size)
    expect(page.locator(".pozzo li")).to_have_count(6)
    for card in page.locator(".pozzo li").all():
        expect(card).to_be_in_viewport(ratio=1)


def test_melds_are_numbered_on_each_side_from_one(visit: Visit, house: House) -> None:
    """The fourth meld on the table was called meld 4, though its owner had two."""
    melds = "1:2d,3d,4d 0:5c,6c,7c 1:Jd,Qd,Kd 0:9c,9h,9s"
    laid = Laid(lay("8c 9d Kc Qh 4d", melds=melds))
    page = sit_at(visit, house, laid, LAPTOP)
    choose(page, "9d")
    expect(page.locator(".actions .said")).to_have_text("Add to meld 2 for a Poker.")
    expect(page.locator(".meld .number")).to_have_text("2")
    names = own_melds(page).evaluate_all("all => all.map(one => one.ariaLabel)")
    assert ["meld 1" in names[0], "meld 2" in names[1]] == [True, True]
    page.keyboard.press("2")
    page.locator(".actions .busy").wait_for()
    assert laid.made == [{"type": "lay_off", "meld": 3, "below": [], "above": ["9d"]}]


def test_what_a_card_is_worth_is_told_beside_melds_and_piles(visit: Visit, house: House) -> None:
    laid = Laid(lay(HAND, hand1="8s 3h 4d", melds="0:5c,6c,7c 1:9c,9h,9s", pozzo=POZZO))
    page = sit_at(visit, house, laid, SMALL_LAPTOP)
    for place in (2, 6, 10):
        page.mouse.move(1, 1)
        page.locator(".held").nth(place).hover(position={"x": 6, "y": 8})
        page.get_by_role("tooltip").wait_for()
        kept = ".meld, .pile, .pozzo, .felt .me, .actions .button"
        assert covered(page, "#card-help", kept) == []


def test_arcs_are_faint_where_they_cross_cards(visit: Visit, house: House) -> None:
    page = melding.sit_down(visit, house, LAPTOP)
    melding.play_turn(page)
    assert melding.wait_for_turn(page)
    wait_until_still(page)
    arc = page.locator(".traces .arc").first
    arc.wait_for(state="attached")
    lying = page.locator(".felt .meld .one, .felt .pozzo .face").count()
    numbers = [f"{pile} .{what}" for pile in (".pile", ".pozzo") for what in ("index", "worth")]
    words = [*numbers, ".count", ".meld .foot", ".need", ".me .name", "span.laid"]
    read = page.locator(", ".join(f".felt {one}" for one in words)).count()
    assert read > 0
    expect(page.locator("#trace-mask .faint")).to_have_count(lying + read)
    expect(page.locator("#lit-mask .faint")).to_have_count(read)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, LAPTOP], ids=["phone", "sideways", "laptop"])
def test_what_is_said_lies_over_nobodys_name(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    page = visit(size=size)
    sockets: list[WebSocketRoute] = []

    def route(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/socket", route)
    begin(page, open_table(page, "vinto", {}, seats=4, clocks=CALM), house.url)
    page.locator(".actions .button[data-kind]").first.wait_for()
    wait_until_still(page)
    for seat in range(4):
        words = {"type": "said", "seat": seat, "text": "Now this is what I call a deal"}
        sockets[-1].send(json.dumps(words))
        bubble = page.locator(".speech.placed", has_text="what I call a deal")
        expect(bubble).to_have_count(seat + 1)
    assert covered(page, ".speech", ".felt .plate, .felt .me, .actions .button") == []


def test_ones_own_cards_are_seen_with_the_result(visit: Visit, house: House) -> None:
    """On a phone the result lies over them."""
    page = visit(size=PHONE)
    clocks = {"turn": 0, "reaction": 1, "setup": 0, "peek": 0.3}
    begin(page, open_table(page, "tres-cartas", {}, seats=6, clocks=clocks), house.url)
    play_until(page, lambda _: page.locator(".results").count() > 0, (*WISHES, REST))
    own = page.locator(".own .slot [data-card]").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    shown = page.locator(".over .mine .one")
    expect(shown.first).to_be_in_viewport(ratio=1)
    assert shown.evaluate_all("all => all.map(one => one.dataset.card)") == own


def test_a_button_that_nothing_asks_for_looks_as_if_it_may_be_pressed(
    visit: Visit, house: House
) -> None:
    """In Cambio to flip looked as if one might not."""
    page = visit(size=PHONE)
    begin(page, open_table(page, "cambio", {}, clocks=CALM | {"peek": 0.3}), house.url)
    play_to(page, '.actions .button.calm[data-kind^="flip"]')
    # In one go: others play on, and a button may be gone a moment later.
    looks = page.wait_for_function("""() => {
        const button = document.querySelector('.actions .button.calm[data-kind^="flip"]');
        if (!button) return null;
        const plain = button.cloneNode();
        plain.className = 'button';
        button.parentElement.append(plain);
        const found = [button, plain].map(one => {
            const {backgroundColor, borderColor, opacity} = getComputedStyle(one);
            return [backgroundColor, borderColor, opacity].join();
        });
        plain.remove();
        return found;
    }""").json_value()
    assert looks[0] == looks[1]


# Whether the ring around a card lies where the card does.
IS_RINGED = """code => {
    const card = document.querySelector(`.held[data-card="${code}"]`).getBoundingClientRect();
    return [...document.querySelectorAll('.coach .ring')].some(ring => {
        const {left, top} = ring.getBoundingClientRect();
        return Math.abs(left + 4 - card.left) < 2 && Math.abs(top + 4 - card.top) < 2;
    });
}"""


@pytest.mark.parametrize("size", [PHONE, SMALL_LAPTOP], ids=["phone", "small laptop"])
def test_a_lesson_leaves_counts_and_turns_to_be_read_and_piles_where_they_are(
    visit: Visit, size: dict[str, int]
) -> None:
    """From the fourth step to the fifth the piles went down by 28 pixels."""
    page = learn(visit, "pinnacola", size=size)
    attempt = Attempt(lesson("pinnacola"))
    places = []
    for step in range(6):
        at_step(page, attempt)
        wait_until_still(page)
        assert covered(page, ".coach .words", ".piles .count, .felt .me") == []
        places.append(page.locator(".felt .piles .pile").bounding_box())
        if attempt.step.id == "joker":
            held = page.locator('.held[data-card="Jk"]')
            held.click(position={"x": 6, "y": 8})
            expect(held).to_have_class(re.compile("chosen"))
            page.wait_for_function(IS_RINGED, arg="Jk")
            page.keyboard.press("Escape")
            expect(page.locator(".held.chosen")).to_have_count(0)
        if step < 5:
            go_on(page, attempt)
    assert places == [places[0]] * 6


KEPT = ".felt .seat, .felt .pile, .felt .own, .actions .button, .actions .line p"


@pytest.mark.parametrize("size", ["phone", "small", "sideways", "laptop"])
def test_a_pause_lies_over_no_name_no_card_and_nothing_that_may_be_done(
    visit: Visit, house: House, size: str
) -> None:
    ana, bruno = visit(size=SIZES[size]), visit()
    code = open_table(ana, "cambio", {}, seats=2, bots=[], clocks=CALM)
    begin(ana, code, house.url)
    sit_down(bruno, code, house.url, f"Bruno {size}")
    ana.locator(".felt .own .slot").first.wait_for()
    bruno.get_by_role("button", name=said("app-menu")).click()
    bruno.get_by_role("button", name=said("table-pause_wish")).click()
    band = ana.locator(".band")
    expect(band).to_contain_text(f"Bruno {size}")
    wait_until_still(ana)
    assert covered(ana, ".band", KEPT) == []
    band.get_by_role("button", name=said("table-pause")).click()
    band.get_by_role("button", name=said("table-resume")).wait_for()
    wait_until_still(ana)
    assert covered(ana, ".band", KEPT) == []
    below = (
        "() => [...document.querySelectorAll('.felt .slot, .felt .pile, .band .button')].filter("
    )
    below += "one => one.getBoundingClientRect().bottom > innerHeight + 1).length"
    assert ana.evaluate(below) == 0


@pytest.mark.parametrize(
    "size", [SIZES["tablet"], SMALL_LAPTOP, LAPTOP], ids=["small", "phone", "laptop"]
)
def test_a_lesson_that_is_offered_leaves_the_bar_and_the_table_to_be_read(
    visit: Visit, house: House, size: dict[str, int]
) -> None:
    """In Italian it lay over which round it is."""
    page = visit(size=size, language="it")
    begin(page, open_table(page, "pinnacola", {}, seats=2, clocks=CALM), house.url)
    melding.button(page, "draw").wait_for()
    page.locator(".offer").wait_for()
    assert covered(page, ".offer", ".bar h1, .bar .button, .tabletop, .actions") == []
    # Room is made beside the table, and nothing at it moves.
    cards = places_of_cards(page)
    assert cards
    page.locator(".offer").get_by_role("button", name=said("learn-no", language="it")).click()
    expect(page.locator(".offer")).to_have_count(0)
    assert places_of_cards(page) == cards


# Phones in both ways, and windows that are low, enlarged or wide.
OFFERED = [(720, 450), (568, 320), (640, 360), (844, 390), (360, 640), (320, 568), (390, 664)]
OFFERED += [(390, 844), (768, 600), (1024, 768), (1280, 800)]


@pytest.mark.parametrize("game", ["vinto", "cambio", "tres-cartas", "pinnacola"])
def test_a_lesson_that_is_offered_covers_nothing_that_is_needed(
    visit: Visit, house: House, game: str
) -> None:
    """On phones it lay over buttons, over the bar and over a name."""
    page = visit(size=PHONE)
    code = call(page, "POST", "/quick", {"game": game, "open": False})["code"]
    page.goto(f"{house.url}/t/{code}")
    page.locator(".actions .button[data-kind]").first.wait_for()
    page.locator(".offer").wait_for()
    for width, height in OFFERED:
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        expect(page.locator(".offer")).to_be_in_viewport(ratio=1)
        kept = ".bar h1, .bar .button, .tabletop, .actions .button, .actions p"
        assert covered(page, ".offer", kept) == [], (width, height)
        for one in page.locator(".offer a, .offer button").all():
            one.click(trial=True)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    cards = places_of_cards(page)
    page.locator(".offer").get_by_role("button", name=said("learn-no")).click()
    expect(page.locator(".offer")).to_have_count(0)
    assert places_of_cards(page) == cards
