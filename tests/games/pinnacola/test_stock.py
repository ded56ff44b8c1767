"""The end of the stock."""

import pytest
from tests.games.pinnacola.tables import act, lay, legal, phase, pozzo, refusal

from facedown.core.errors import BadDeck, IllegalMove
from facedown.core.moves import Shuffle
from facedown.core.seats import DEALER
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable


def last_card(*, pozzo: str = "4h 2c Jc", **options: str) -> PinnacolaTable:
    """Seat 0 is to draw the last card of the stock."""
    return lay(pozzo=pozzo, phase="draw", more="stock Ah", **options)


def test_the_hand_ends_with_the_discard_of_who_drew_the_last_card() -> None:
    """P-11; rulings section 6: an earlier program was stuck for ever."""
    table = last_card()
    act(table, 0, "draw")
    assert GAME.awaited(table) == [0]
    assert act(table, 0, "discard Ah") == [
        "discarded 0 Ah -",
        "ended stock_out",
        "revealed 0 4d,9s,Qh,Kc",
        "revealed 1 3h,8s",
    ]
    assert phase(table) == "over"
    assert GAME.awaited(table) == []


def test_who_drew_the_last_card_still_melds() -> None:
    """P-11."""
    table = last_card(melds="0:2h,3h,4h")
    act(table, 0, "draw")
    assert "lay_off 0 Ah -" in legal(table)


def test_the_last_discard_may_close() -> None:
    """P-11: "unless that discard is a legal closing"."""
    table = lay("Kd", melds="0:3s,4s,5s,6s,7s,8s,9s 0:9c,9h,9s,9d", more="stock", hand1="3h")
    assert "ended closed" in act(table, 0, "discard Kd")


def test_the_pozzo_becomes_the_stock_where_that_is_played() -> None:
    """P-11: at once, all but its top card; nobody acts meanwhile."""
    table = last_card(stock_empty="reshuffle_pozzo")
    act(table, 0, "draw")
    assert GAME.awaited(table) == [DEALER]
    assert legal(table) == []
    assert refusal(table, "discard Kc") == "wait_for_dealer"
    GAME.act(table, DEALER, Shuffle((1, 0)))
    assert [str(placed) for placed in reversed(table.stock)] == ["2c~1", "4h~1"]
    assert pozzo(table) == "Jc"
    assert GAME.awaited(table) == [0]


def test_it_does_so_once_a_hand() -> None:
    """P-11."""
    table = last_card(stock_empty="reshuffle_pozzo")
    act(table, 0, "draw")
    GAME.act(table, DEALER, Shuffle((1, 0)))
    act(table, 0, "discard Qh")
    act(table, 1, "draw")
    act(table, 1, "discard 8s")
    act(table, 0, "draw")
    assert (len(table.stock), GAME.awaited(table)) == (0, [0])
    assert act(table, 0, "discard Kc")[1] == "ended stock_out"


def test_a_pozzo_of_one_card_ends_the_hand() -> None:
    """P-11: also when the discard makes it two."""
    table = last_card(pozzo="Jc", stock_empty="reshuffle_pozzo")
    act(table, 0, "draw")
    assert GAME.awaited(table) == [0]
    assert act(table, 0, "discard Ah")[1] == "ended stock_out"


def test_an_order_that_is_none_is_refused() -> None:
    table = last_card(stock_empty="reshuffle_pozzo")
    act(table, 0, "draw")
    with pytest.raises(BadDeck):
        GAME.play(table, DEALER, Shuffle((0, 0)))
    with pytest.raises(IllegalMove):
        GAME.play(table, DEALER, GAME.parse_move("draw"))


def test_the_dealer_does_nothing_at_other_times() -> None:
    assert refusal(last_card(), "draw", DEALER) == "not_your_turn"


def test_a_hand_ends_after_four_hundred_turns() -> None:
    """G-14, as P-11; no play from a deal comes that far."""
    table = lay(more="turns 400")
    assert act(table, 0, "discard Kc")[1] == "ended stock_out"
