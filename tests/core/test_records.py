"""Moves and events as values."""

import pytest

from facedown.core.cards import card
from facedown.core.errors import BadNotation
from facedown.core.events import Dealt, Discarded, Drew, Passed, Peeked, Readied, Reshuffled
from facedown.core.fields import Data
from facedown.core.moves import DRAW, SWAPS, Discard, Draw, Look, Shuffle, Swap, swap
from facedown.core.placed_card import place
from facedown.core.records import Event, has_secret, parse_record, record_from_data
from facedown.core.seats import EVERYONE, WATCHER, bit
from facedown.core.sight import show

MOVES = (Draw, Discard, Swap, Look, Shuffle)
EVENTS = (Peeked, Drew, Discarded, Passed, Reshuffled, Dealt, Readied)
PEEK = Peeked(1, place(1, 2), card("7h"), seen_by=bit(1))


def test_a_record_is_compared_by_its_fields() -> None:
    assert Swap(2) == Swap(2)
    assert hash(Swap(2)) == hash(Swap(2))
    assert Swap(2) != Swap(1)
    assert DRAW == Draw()


def test_records_of_two_classes_are_never_equal() -> None:
    assert Swap(2) != Look(2)
    assert Draw() != Discard()
    assert Draw() != "draw"


def test_events_seen_by_others_are_not_equal() -> None:
    assert PEEK != Peeked(1, place(1, 2), card("7h"), seen_by=bit(0))


def test_a_record_reads_as_its_word_and_its_fields() -> None:
    assert str(Swap(2)) == "swap 2"
    assert repr(DRAW) == "<draw>"
    assert str(PEEK) == "peeked 1 1:2 7h @1"
    assert PEEK.data() == {
        "type": "peeked",
        "seat": 1,
        "place": {"seat": 1, "slot": 2},
        "card": "7h",
        "seen_by": [1],
    }


def test_what_hides_nothing_does_not_say_who_saw_it() -> None:
    assert str(Discarded(0, card("7h"))) == "discarded 0 7h"
    assert "seen_by" not in Discarded(0, card("7h")).data()


@pytest.mark.parametrize("move", [DRAW, Swap(2), Look(0), Shuffle((2, 0, 1)), Shuffle(())])
def test_a_move_reads_back(move: Draw) -> None:
    assert parse_record(str(move), MOVES) == move
    assert record_from_data(move.data(), MOVES) == move


@pytest.mark.parametrize(
    "event",
    [
        PEEK,
        Drew(0, card("7h"), seen_by=EVERYONE),
        Discarded(0, card("7h")),
        Passed(2, seen_by=bit(2)),
        Reshuffled((1, 0)),
        Dealt((card("7h"), card("Jk"))),
        Readied(0),
    ],
    ids=str,
)
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_an_event_reads_back_as_it_was_shown(event: Event, viewer: int) -> None:
    for one in (event, show(event, viewer)):
        if one is not None:
            assert parse_record(str(one), EVENTS) == one
            assert record_from_data(one.data(), EVENTS) == one


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no_such_word"),
        ("swop 1", "no_such_word"),
        ("Swap 1", "no_such_word"),
        ("swap", "wrong_number_of_words"),
        ("swap 1 2", "wrong_number_of_words"),
        ("swap one", "not_a_number"),
    ],
)
def test_a_move_that_is_none_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_record(text, MOVES)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("peeked 1 1:2 7h", "who_saw_it_is_missing"),
        ("peeked 1 1:2 @1", "wrong_number_of_words"),
        ("peeked 1 1:2 7h @9", "no_such_seat"),
        ("peeked", "who_saw_it_is_missing"),
        ("discarded 0 7h @1", "wrong_number_of_words"),
    ],
)
def test_an_event_that_is_none_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_record(text, EVENTS)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": "swop"},
        {"type": 3},
        {"type": "swap"},
        {"type": "swap", "slot": 1, "seat": 0},
        {"type": "swap", "slot": "1"},
        {"type": "swap", "slot": True},
    ],
    ids=str,
)
def test_json_that_is_no_move_is_refused(data: dict[str, Data]) -> None:
    with pytest.raises(BadNotation):
        record_from_data(data, MOVES)


def test_a_record_knows_whether_it_can_hide_something() -> None:
    assert [has_secret(kind) for kind in (Peeked, Passed, Discarded, Swap)] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("slot", [-1, 0, 63, 64, 200])
def test_a_swap_of_any_slot_can_be_had(slot: int) -> None:
    assert swap(slot) == Swap(slot)
    assert swap(5) is SWAPS[5]
