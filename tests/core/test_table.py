"""The table: what lies where, and how cards move."""

import pytest
from tests.snap import SNAP, SnapTable

from facedown.core.cards import CARDS, Pack, card, cards
from facedown.core.errors import BadDeck
from facedown.core.notation import parse_table
from facedown.core.placed_card import NO_PLACE, parse_placed, place
from facedown.core.seats import bit
from facedown.core.table import Table, View, check_deck, check_order

TABLE = "snap | hand0 2c=0 _ 4c | hand1 5c 6c=01 | discard 7c^ 8c^ | stock 9c Tc Jc"


def table(text: str = TABLE) -> SnapTable:
    return parse_table(SNAP, text)


def row(at: Table, seat: int) -> list[str]:
    return ["_" if placed is None else str(placed) for placed in at.hands[seat]]


def test_places_keep_their_number_when_a_card_leaves() -> None:
    """G-02."""
    at = table()
    assert at.slots(0) == [0, 2]
    assert at.size(0) == 2
    assert [str(one) for one in at.hand(0)] == ["2c", "4c"]
    assert str(at.card(place(0, 2))) == "4c"


@pytest.mark.parametrize("where", [place(0, 1), place(0, 3), place(2, 0), place(7, 0)])
def test_nothing_lies_where_there_is_nothing(where: int) -> None:
    assert table().placed(where) is None


def test_nothing_lies_in_no_place() -> None:
    """Not even the last card of seat 7."""
    at = SNAP.table(SNAP.setup(SNAP.variant(), 4))
    at.hands = [[parse_placed("2c")] for _ in range(8)]
    assert at.placed(NO_PLACE) is None


def test_a_deal_gives_rows_seat_by_seat_and_the_rest_is_the_stock() -> None:
    at = SNAP.table(SNAP.setup(SNAP.variant(), 2))
    at.lay_out(tuple(CARDS[:52]), 2)
    assert (row(at, 0), row(at, 1)) == (["Ac", "Ah"], ["As", "Ad"])
    assert str(at.stock[-1]) == "2c"
    assert len(at.stock) == 48


def test_a_deal_that_was_not_shown_has_unknown_cards() -> None:
    at = SNAP.table(SNAP.setup(SNAP.variant(), 2))
    at.lay_out((), 2)
    assert row(at, 0) == ["??", "??"]
    assert len(at.stock) == 48


def test_a_drawn_card_is_seen_by_its_drawer() -> None:
    at = table()
    at.draw_held(1, card("9c"))
    assert str(at.drawn[0]) == "9c!1=1"
    assert len(at.stock) == 2


def test_a_card_drawn_openly_is_seen_by_all() -> None:
    at = table()
    at.draw_up(card("9c"))
    assert str(at.drawn[0]) == "9c^"


def test_the_top_of_the_discard_is_its_last_card() -> None:
    at = table()
    assert str(at.top) == "8c"
    at.take_top()
    assert str(at.drawn[0]) == "8c^"
    assert str(at.top) == "7c"


def test_a_swap_puts_the_drawn_card_down_with_all_that_is_known_of_it() -> None:
    at = table()
    at.draw_held(0, card("9c"))
    at.swap_drawn(place(0, 0), card("2c"))
    assert row(at, 0) == ["9c=0", "_", "4c"]
    assert str(at.discard[-1]) == "2c^"


def test_an_exchange_takes_along_what_is_known_of_the_cards() -> None:
    """G-03: belief follows the card, not the slot."""
    at = table()
    at.exchange(place(0, 0), place(1, 1))
    assert (row(at, 0), row(at, 1)) == (["6c=01", "_", "4c"], ["5c", "2c=0"])


def test_an_exchange_of_two_own_cards_works_too() -> None:
    at = table()
    at.exchange(place(0, 0), place(0, 2))
    assert row(at, 0) == ["4c", "_", "2c=0"]


def test_a_card_received_is_unseen_in_a_new_slot_at_the_right() -> None:
    """G-02, G-05."""
    at = table()
    at.receive(0)
    assert row(at, 0) == ["2c=0", "_", "4c", "9c"]


def test_looking_adds_who_has_seen_it() -> None:
    at = table()
    at.look_at(place(0, 0), card("2c"), bit(1))
    assert row(at, 0)[0] == "2c=01"


def test_turning_a_hand_up_goes_over_its_holes() -> None:
    at = table()
    at.turn_up(0, (card("2c"), card("4c")))
    assert row(at, 0) == ["2c^", "_", "4c^"]


def test_a_reshuffle_makes_a_batch_that_nobody_has_seen() -> None:
    at = table()
    at.discard = [parse_placed(text) for text in ("7c^", "8c^", "Qc^", "Kc^")]
    at.stock = []
    at.reshuffle((2, 0, 1))
    assert [str(placed) for placed in reversed(at.stock)] == ["Qc~1", "7c~1", "8c~1"]
    assert [str(placed) for placed in at.discard] == ["Kc^"]
    assert sorted(map(str, at.batches[1])) == ["7c", "8c", "Qc"]
    assert card("7c") not in at.batches[0]
    assert card("Kc") in at.batches[0]


def test_a_reshuffle_that_was_not_shown_hides_the_order_only() -> None:
    at = table()
    at.reshuffle(())
    assert [str(placed) for placed in at.stock] == ["??~1"]
    assert [str(one) for one in at.batches[1]] == ["7c"]


def test_a_card_reshuffled_twice_belongs_to_the_last_batch() -> None:
    at = table("snap | hand0 2c | hand1 5c | discard 7c^ 8c^ | stock")
    at.reshuffle((0,))
    at.draw_up(card("7c"))
    at.discard_drawn(card("7c"))
    at.reshuffle((0,))
    assert [str(placed) for placed in at.stock] == ["8c~2"]
    assert [str(placed) for placed in at.discard] == ["7c^~1"]
    assert [[str(one) for one in batch] for batch in at.batches[1:]] == [["7c"], ["8c"]]


def test_of_two_cards_alike_one_is_reshuffled() -> None:
    """With two packs each batch keeps as many of a kind as lie there."""
    at = Table(SNAP.setup(SNAP.variant(), 2), Pack(2))
    at.discard = [parse_placed(text) for text in ("7c^", "8c^", "7c^")]
    at.reshuffle((1, 0))
    assert at.batches[0].count(card("7c")) == 1
    assert at.batches[1].count(card("7c")) == 1


def test_a_copy_shares_no_list() -> None:
    at = table()
    at.reshuffle(())
    copy = at.copy()
    assert copy == at
    copy.stock.pop()
    copy.discard.pop()
    copy.drawn.append(parse_placed("Kc"))
    copy.hands[0][0] = None
    copy.batches.append(())
    copy.owes = 1
    again = table()
    again.reshuffle(())
    assert at == again


@pytest.mark.parametrize(
    "other",
    [
        TABLE.replace("2c=0", "2c"),
        TABLE.replace("2c=0", "3c=0"),
        TABLE.replace(" _", ""),
        TABLE.replace("7c^ 8c^", "8c^ 7c^"),
        TABLE.replace("9c Tc", "Tc 9c"),
        TABLE + " | turn 1",
        TABLE + " | turns 1",
        TABLE + " | moves 1",
        TABLE + " | ready 1",
        TABLE + " | passed 1",
        TABLE + " | phase window",
        TABLE + " | ending turn_limit",
        TABLE + " | owes 1",
        TABLE + " | scores 1 0",
        TABLE + " | round 2",
        TABLE + " | drawn Kc",
        TABLE.replace("snap", "snap most_turns=9"),
    ],
    ids=lambda text: str(text)[-20:],
)
def test_tables_are_compared_by_all_they_hold(other: str) -> None:
    assert table(other) != table()
    assert table(other) == table(other)


def test_equal_tables_have_equal_hashes() -> None:
    assert hash(table()) == hash(table())
    assert hash(View(table(), 0)) == hash(View(table(), 0))


def test_a_view_is_of_a_seat() -> None:
    assert View(table(), 0) != View(table(), 1)
    assert View(table(), 0) != table()


@pytest.mark.parametrize("wrong", ["7c", "7c 7c 7c", "7c 8c ??", ""])
def test_a_deck_is_refused_unless_it_is_the_pack(wrong: str) -> None:
    with pytest.raises(BadDeck) as refused:
        check_deck(cards(wrong), Pack())
    assert refused.value.params["wanted"] == 52


def test_a_deck_that_lacks_a_card_says_nothing_of_cards() -> None:
    """Errors reach people: sizes are public, cards are not."""
    with pytest.raises(BadDeck) as refused:
        check_deck([*CARDS[:51], CARDS[0]], Pack())
    assert refused.value.params == {"size": 52, "wanted": 52}


def test_an_order_is_every_number_once() -> None:
    check_order((2, 0, 1), 3)
    check_order((), 0)
    for wrong in ((0, 1), (0, 1, 1), (1, 2, 3), (0, 1, 2, 3)):
        with pytest.raises(BadDeck):
            check_order(wrong, 3)
