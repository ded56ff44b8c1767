"""What a seat, or the watchers, may see: of events, of the cards on a table, and on a screen."""

from typing import Final

import pytest
from tests.snap import SNAP

from facedown.core.cards import UNKNOWN, Card, card
from facedown.core.events import Dealt, Discarded, Drew, Passed, Peeked, Reshuffled
from facedown.core.fields import CARD, SECRET
from facedown.core.notation import parse_table
from facedown.core.placed_card import parse_placed, place
from facedown.core.records import Event
from facedown.core.seats import EVERYONE, NOBODY, WATCHER, bit
from facedown.core.sight import (
    AID_ALL,
    AID_OFF,
    AID_OWN,
    AIDS,
    faded,
    hide,
    is_on_screen,
    is_private_showing,
    is_public,
    show,
    stays,
)
from facedown.core.table import Table

PEEK = Peeked(1, place(1, 2), card("7h"), seen_by=bit(1))
TABLE = "snap | hand0 2c=0 _ 4c | hand1 5c 6c=01 | discard 7c^ 8c^ | stock 9c Tc Jc"


class Traded(Event):
    """A card given openly for one given secretly."""

    WORD = "traded"
    FIELDS = (("open", CARD), ("closed", SECRET))

    def __init__(self, open_: Card, closed: Card, seen_by: int = NOBODY) -> None:
        super().__init__(seen_by)
        self.open: Final = open_
        self.closed: Final = closed


class Whisper(Event):
    """A card of which nobody else is told that it was shown at all."""

    WORD = "whisper"
    PRIVATE = True
    FIELDS = (("card", SECRET),)

    def __init__(self, card: Card, seen_by: int = NOBODY) -> None:
        super().__init__(seen_by)
        self.card: Final = card


def row(at: Table, seat: int) -> list[str]:
    return ["_" if placed is None else str(placed) for placed in at.hands[seat]]


# -- events ----------------------------------------------------------------------------------------


def test_a_secret_reaches_those_who_saw_it() -> None:
    assert show(PEEK, 1) is PEEK


@pytest.mark.parametrize("viewer", [0, 2, 7, WATCHER])
def test_a_secret_reaches_nobody_else(viewer: int) -> None:
    assert str(show(PEEK, viewer)) == "peeked 1 1:2 ?? @1"


def test_a_secret_that_nobody_is_said_to_have_seen_reaches_nobody() -> None:
    """Forgetting to say who saw it hides it."""
    forgotten = Drew(0, card("7h"))
    for viewer in (*range(8), WATCHER):
        assert "7h" not in str(show(forgotten, viewer))


def test_only_secret_fields_are_hidden() -> None:
    assert str(show(Traded(card("7h"), card("8h")), 0)) == "traded 7h ?? @-"


def test_an_event_without_secrets_is_shown_as_it_is() -> None:
    event = Discarded(0, card("7h"))
    assert show(event, WATCHER) is event


def test_a_private_event_is_not_even_known_to_have_happened() -> None:
    passed = Passed(2, seen_by=bit(2))
    assert show(passed, 2) is passed
    assert [show(passed, viewer) for viewer in (0, 1, WATCHER)] == [None] * 3


def test_nobody_is_shown_the_deck_or_an_order_and_not_their_size() -> None:
    assert str(show(Dealt((card("7h"), card("8h"))), 0)) == "dealt - @-"
    assert str(show(Reshuffled((1, 0)), 0)) == "reshuffled - @-"


def test_a_card_that_one_seat_is_shown_is_a_private_showing_to_it_alone() -> None:
    assert [is_private_showing(PEEK, viewer) for viewer in (0, 1, WATCHER)] == [False, True, False]
    assert not is_private_showing(Drew(0, card("7h"), seen_by=EVERYONE), 0)
    assert not is_private_showing(Passed(2, seen_by=bit(2)), 2)


@pytest.mark.parametrize(
    ("age", "left"), [(0.0, 4.0), (1.5, 2.5), (4.0, 0.0), (99.0, 0.0), (-1.0, 4.0)]
)
def test_a_private_showing_stays_for_its_seconds(age: float, left: float) -> None:
    """Not longer either, if a clock was set back."""
    assert stays(age, 4.0) == left


def test_what_was_shown_in_private_fades_to_what_everybody_saw() -> None:
    assert faded(PEEK, 1) == show(PEEK, WATCHER)
    passed, open_ = Passed(2, seen_by=bit(2)), Discarded(0, card("7h"))
    assert (faded(passed, 2), faded(open_, 2)) == (passed, open_)


def test_a_card_fades_though_nobody_else_knows_that_it_was_shown() -> None:
    """Nothing is left of it that could be shown to others, and still the card is gone."""
    assert str(faded(Whisper(card("7h"), seen_by=bit(2)), 2)) == "whisper ?? @2"


# -- cards -----------------------------------------------------------------------------------------


def test_hiding_takes_what_a_seat_has_not_seen() -> None:
    at = parse_table(SNAP, TABLE + " | drawn Kc!1=1 | passed 01")
    hide(at, 0)
    assert (row(at, 0), row(at, 1)) == (["2c=0", "_", "??"], ["??", "6c=01"])
    assert str(at.drawn[0]) == "??!1=1"
    assert [placed.card for placed in at.stock] == [UNKNOWN] * 3
    assert [str(placed) for placed in at.discard] == ["7c^", "8c^"]
    assert at.passed == bit(0)


def test_watchers_see_what_lies_open() -> None:
    at = parse_table(SNAP, TABLE)
    hide(at, WATCHER)
    assert (row(at, 0), row(at, 1)) == (["??=0", "_", "??"], ["??", "??=01"])
    assert str(at.top) == "8c"


# By aid: whether seat 0, seat 1 and the watchers have the card on their screens.
ON_SCREEN = [
    ("7h", ("", "", "")),
    ("7h=0", ("", "0", "0")),
    ("7h=01", ("", "01", "01")),
    ("7h=*", ("", "", "01*")),
    ("7h!0=0", ("0", "0", "0")),
    ("7h!0=01", ("0", "01", "01")),
    ("7h!0", ("", "", "")),
    ("7h^", ("01*", "01*", "01*")),
]


@pytest.mark.parametrize(("lies", "by_aid"), ON_SCREEN)
def test_a_screen_shows_what_lies_open_is_held_or_remembered(
    lies: str, by_aid: tuple[str, str, str]
) -> None:
    """G-04."""
    one = parse_placed(lies)
    viewers = [("0", 0), ("1", 1), ("*", WATCHER)]
    for aid, wanted in zip((AID_OFF, AID_OWN, AID_ALL), by_aid, strict=True):
        assert "".join([sign for sign, seat in viewers if is_on_screen(one, seat, aid)]) == wanted


@pytest.mark.parametrize("aid", AIDS)
@pytest.mark.parametrize("lies", [lies for lies, _ in ON_SCREEN])
def test_what_is_public_is_on_every_screen(lies: str, aid: str) -> None:
    one = parse_placed(lies)
    assert is_public(one, aid) == is_on_screen(one, WATCHER, aid)
    assert not is_public(one, aid) or all(is_on_screen(one, seat, aid) for seat in range(8))
