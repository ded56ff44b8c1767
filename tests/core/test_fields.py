"""Kinds of fields."""

import pytest

from facedown.core.cards import UNKNOWN, card, cards
from facedown.core.errors import BadNotation
from facedown.core.fields import (
    CARD,
    CARDS,
    CODE,
    FLAG,
    MAX_NUMBER,
    NUMBER,
    NUMBERS,
    PLACE,
    RANK,
    SEAT,
    SEATS,
    SECRET,
    SECRET_DECK,
    SECRET_ORDER,
    SECRETS,
    Data,
    Kind,
    Names,
)
from facedown.core.placed_card import place
from facedown.core.seats import DEALER, EVERYONE, NO_SEAT

PHASE = Names("phase", ("draw", "over"))

VALUES: list[tuple[Kind, object, str, Data]] = [
    (NUMBER, -12, "-12", -12),
    (NUMBERS, (2, 0, 1), "2,0,1", [2, 0, 1]),
    (NUMBERS, (), "-", []),
    (FLAG, True, "yes", True),
    (FLAG, False, "no", False),
    (CODE, "stock_out", "stock_out", "stock_out"),
    (CODE, "", "-", ""),
    (SEAT, 7, "7", 7),
    (SEAT, DEALER, "dealer", -1),
    (SEAT, NO_SEAT, "-", None),
    (SEATS, EVERYONE, "*", [0, 1, 2, 3, 4, 5, 6, 7, 8]),
    (SEATS, 5, "02", [0, 2]),
    (PLACE, place(1, 12), "1:12", {"seat": 1, "slot": 12}),
    (PLACE, -1, "-", None),
    (RANK, 10, "T", "T"),
    (RANK, -1, "-", "-"),
    (CARD, card("7h"), "7h", "7h"),
    (CARDS, tuple(cards("7h Jk ??")), "7h,Jk,??", ["7h", "Jk", "??"]),
    (CARDS, (), "-", []),
    (SECRET, card("7h"), "7h", "7h"),
    (SECRETS, tuple(cards("7h 7c")), "7h,7c", ["7h", "7c"]),
    (SECRET_DECK, tuple(cards("7h 7c")), "7h,7c", ["7h", "7c"]),
    (SECRET_ORDER, (1, 0), "1,0", [1, 0]),
    (PHASE, 1, "over", "over"),
]


@pytest.mark.parametrize(("kind", "value", "text", "data"), VALUES)
def test_a_value_reads_back_from_notation_and_json(
    kind: Kind, value: object, text: str, data: Data
) -> None:
    assert kind.text(value) == text
    assert kind.parse(text) == value
    assert kind.data(value) == data
    assert kind.from_data(data) == value


@pytest.mark.parametrize(("kind", "value", "text", "data"), VALUES)
def test_json_of_the_first_houses_is_read(kind: Kind, value: object, text: str, data: Data) -> None:
    """Their logs hold moves of which all but numbers and truths are written as notation."""
    if not isinstance(value, (bool, int)) or kind not in (NUMBER, FLAG):
        assert kind.from_data(text) == value


@pytest.mark.parametrize(("kind", "value", "text", "data"), VALUES)
def test_a_value_is_one_word(kind: Kind, value: object, text: str, data: Data) -> None:
    assert len(kind.text(value).split()) == 1


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (NUMBER, "x"),
        (NUMBER, ""),
        (NUMBER, "1.5"),
        (NUMBER, "1_0"),
        (NUMBER, "+1"),
        (NUMBER, "01"),
        (NUMBER, "٣"),
        (NUMBER, "9" * 5000),
        (NUMBER, str(MAX_NUMBER + 1)),
        (NUMBERS, "1,,2"),
        (NUMBERS, "1;2"),
        (NUMBERS, "0,01"),
        (FLAG, "true"),
        (FLAG, ""),
        (SEAT, "9"),
        (SEATS, "9"),
        (PLACE, "9"),
        (RANK, "1"),
        (CARD, "h7"),
        (CARDS, "7h,"),
        (SECRETS, "7h 7c"),
        (PHASE, "draws"),
    ],
)
def test_what_a_kind_cannot_read_is_refused(kind: Kind, text: str) -> None:
    with pytest.raises(BadNotation):
        kind.parse(text)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (NUMBER, "1"),
        (NUMBER, True),
        (NUMBER, None),
        (NUMBER, 1.0),
        (NUMBER, MAX_NUMBER + 1),
        (FLAG, 1),
        (FLAG, None),
        (FLAG, "yes"),
        (SEAT, 0.0),
        (SEAT, True),
        (SEAT, 8),
        (SEAT, -2),
        (SEATS, 3),
        (SEATS, [9]),
        (SEATS, [None]),
        (CARD, None),
        (CARD, ["7h"]),
        (CARDS, [7]),
        (CARDS, [["7h"]]),
        (CARDS, ["7h,7c"]),
        (NUMBERS, [1.0]),
        (NUMBERS, [True]),
        (NUMBERS, 1),
        (PLACE, {"seat": 0}),
        (PLACE, {"seat": 0, "slot": 0, "card": "7h"}),
        (PLACE, {"seat": None, "slot": 0}),
        (PLACE, {"seat": 0, "slot": -1}),
        (PLACE, {"seat": 0, "slot": 1000}),
        (PLACE, {"seat": 0, "slot": True}),
        (PLACE, [0, 0]),
    ],
)
def test_json_of_another_type_is_refused(kind: Kind, data: object) -> None:
    with pytest.raises(BadNotation):
        kind.from_data(data)


def test_hiding_leaves_the_number_of_cards_and_not_of_a_deck() -> None:
    assert SECRET.hide(card("7h")) is UNKNOWN
    assert SECRETS.hide(tuple(cards("7h 7c"))) == (UNKNOWN, UNKNOWN)
    assert SECRET_DECK.hide(tuple(cards("7h 7c"))) == ()
    assert SECRET_ORDER.hide((1, 0)) == ()


def test_only_the_kinds_that_say_so_are_secret() -> None:
    kinds = [NUMBER, NUMBERS, FLAG, CODE, SEAT, SEATS, PLACE, RANK, CARD, CARDS, PHASE]
    assert not any(kind.secret for kind in kinds)
    assert all(kind.secret for kind in (SECRET, SECRETS, SECRET_DECK, SECRET_ORDER))


def test_every_secret_kind_can_be_hidden() -> None:
    """A secret that cannot be hidden would have to be shown."""
    for kind, value, *_ in VALUES:
        if kind.secret:
            assert kind.hide(value) != value
