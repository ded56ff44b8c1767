"""A whole table in one line of text."""

import pytest
from tests.snap import SNAP, SnapTable

from facedown.core.cards import card
from facedown.core.errors import BadNotation, BadOption, BadSetup, FacedownError
from facedown.core.notation import parse_table, table_text
from facedown.core.placed_card import place
from facedown.core.seats import NO_SEAT

LONG = (
    "snap most_turns=9 flips=false | players 3 | seats 0 2 | starter 2 | scores 1 2 0 | round 4"
    " | undo yes | phase window | turn 0 | turns 5 | moves 1 | ready 02 | passed 0"
    " | ending turn_limit | owes 2 | batch1 7c 8c | batch2 9c | hand0 2c=0 _ 4c=* | hand2"
    " | drawn Kc!2=2 | discard 5c^ 6c^ | stock 7c~1 8c~1 9c~2"
)


def table(text: str) -> SnapTable:
    return parse_table(SNAP, text)


def test_everything_a_table_holds_reads_back() -> None:
    assert table_text(SNAP, table(LONG)) == LONG


def test_what_is_as_at_the_beginning_is_left_out() -> None:
    at = table("snap | hand0 2c | hand1 3c | stock 4c")
    assert table_text(SNAP, at) == "snap | players 2 | hand0 2c | hand1 3c | stock 4c"
    assert (at.turn, at.phase, at.owes, at.setup.number) == (0, 0, NO_SEAT, 1)


def test_a_stock_left_out_is_the_rest_of_the_pack() -> None:
    at = table("snap | hand0 2c | hand1 3c | discard Ac^")
    assert [str(placed) for placed in reversed(at.stock)][:4] == ["Ah", "As", "Ad", "2h"]
    assert len(at.stock) == 49


def test_an_empty_stock_is_written() -> None:
    at = table("snap | hand0 2c | hand1 3c | stock")
    assert at.stock == []
    assert table(table_text(SNAP, at)) == at


def test_the_stock_is_written_from_its_top() -> None:
    assert str(table("snap | hand0 | hand1 | stock 4c 5c").stock[-1]) == "4c"


def test_the_discard_is_written_from_its_bottom() -> None:
    assert str(table("snap | hand0 | hand1 | discard 4c^ 5c^").top) == "5c"


def test_a_view_reads_back_with_unknown_cards() -> None:
    view = SNAP.view(table(LONG), 0).table
    text = table_text(SNAP, view)
    assert "??" in text
    assert table(text) == view


def test_an_empty_batch_reads_back() -> None:
    """All cards of the first reshuffle have gone into the second."""
    at = table("snap | hand0 2c | hand1 3c | discard 4c^ 5c^ | stock")
    at.reshuffle((0,))
    at.draw_up(card("4c"))
    at.discard_drawn(card("4c"))
    at.discard_from(place(0, 0), card("2c"))
    at.reshuffle((0, 1))
    assert at.batches[1] == ()
    assert table(table_text(SNAP, at)) == at


@pytest.mark.parametrize(
    "text",
    [
        "",
        "|",
        "chess | hand0 2c",
        "snap | ",
        "snap | hand0 2c | hand0 3c",
        "snap | hand0 2c | hands 3c",
        "snap | hand2 2c",
        "snap | hand0 2x",
        "snap | hand0 2c 2c",
        "snap | hand0 2c | discard 2c^",
        "snap | hand0 ??",
        "snap | phase drawing",
        "snap | phase",
        "snap | turn 8",
        "snap | turn x",
        "snap | turns",
        "snap | turns 1 2",
        "snap | owes 9",
        "snap | batch1 2c 2c",
        "snap | batch2 2c",
        "snap | players two",
        "snap | scores 1 x",
        "snap | players 3 | seats 0 9",
    ],
)
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        table(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("snap most_turns=0", BadOption),
        ("snap most_turns", BadOption),
        ("snap turns=4", BadOption),
        ("snap | players 9", BadSetup),
        ("snap | players 0", BadSetup),
        ("snap | players -2", BadSetup),
        ("snap | players 3 | scores 1 2", BadSetup),
        ("snap | players 2 | seats 0 2", BadSetup),
        ("snap | seats dealer 0 1", BadSetup),
        ("snap | seats 1 | starter 0", BadSetup),
        ("snap | starter dealer", BadSetup),
    ],
)
def test_a_setup_that_is_none_is_refused(text: str, error: type[FacedownError]) -> None:
    with pytest.raises(error):
        table(text)


def test_a_card_twice_is_refused_also_where_the_stock_is_left_out() -> None:
    with pytest.raises(BadNotation) as refused:
        table("snap | hand0 2c | hand1 2c")
    assert refused.value.code == "card_twice"


def test_an_unknown_card_needs_a_stock() -> None:
    with pytest.raises(BadNotation) as refused:
        table("snap | hand0 ?? | hand1 2c")
    assert refused.value.code == "unknown_card_and_no_stock"
