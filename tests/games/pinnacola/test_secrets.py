"""What is known to whom: hands are held, and their order tells nothing."""

import pytest
from tests import screens
from tests.games.pinnacola.tables import act, hand, lay, shown

from facedown.core.moves import Shuffle
from facedown.core.notation import table_text
from facedown.core.seats import DEALER, WATCHER
from facedown.core.sight import AID_ALL, AID_OFF, show
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.match.screen import screen


def seen_hand(table: PinnacolaTable, owner: int, viewer: int) -> str:
    return hand(GAME.view(table, viewer).table, owner)


def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    """P-31."""
    assert shown(lay(phase="draw"), 0, "draw", 0) == ["drew 0 Ac @0"]
    assert shown(lay(phase="draw"), 0, "draw", 1) == ["drew 0 ?? @0"]
    assert shown(lay(phase="draw"), 0, "draw", WATCHER) == ["drew 0 ?? @0"]


def test_cards_taken_with_the_pozzo_stay_known_to_all() -> None:
    """P-31."""
    table = lay("Ks Kh Qh 9s 4d", pozzo="4h Jc Kd", phase="draw")
    act(table, 0, "take 3")
    assert seen_hand(table, 0, 0) == "4h Jc Kd 4d 9s Qh Kh Ks"
    assert seen_hand(table, 0, 1) == "4h Jc Kd ?? ?? ?? ?? ??"
    assert seen_hand(table, 0, WATCHER) == seen_hand(table, 0, 1)
    act(table, 0, "meld Kh,Ks,Kd")
    assert seen_hand(table, 0, 1) == "4h Jc ?? ?? ??"


@pytest.mark.parametrize("card", ["4d", "9s", "Qh", "Ks"])
def test_the_place_of_a_played_card_tells_nothing(card: str) -> None:
    """Whichever hidden card is discarded, the opponent sees the same hand."""
    table = lay("4h* Ks Qh 9s 4d")
    act(table, 0, f"discard {card}")
    assert seen_hand(table, 0, 1) == "4h ?? ?? ??"


def test_where_a_drawn_card_goes_tells_nothing() -> None:
    for top in ("Ac", "9s", "Kd"):
        table = lay("4h* Ks Qh 4d", phase="draw", more=f"stock {top} 2c")
        act(table, 0, "draw")
        assert seen_hand(table, 0, 1) == "4h ?? ?? ?? ??"


def test_of_two_equal_cards_the_known_one_is_played() -> None:
    """So that nobody learns whether there is another."""
    table = lay("7h* 7h 9s Kd")
    act(table, 0, "discard 7h")
    assert seen_hand(table, 0, 1) == "?? ?? ??"


def test_a_joker_that_was_replaced_is_known_to_all() -> None:
    table = lay("7h 9s 9d Kc Qd", melds="0:5h,6h,Jk")
    act(table, 0, "replace 0 7h")
    assert seen_hand(table, 0, 1) == "Jk ?? ?? ?? ??"


def test_hand_sizes_and_the_pozzo_are_public() -> None:
    """P-31."""
    view = GAME.view(lay(pozzo="4h Jc Kd"), WATCHER).table
    assert (view.size(0), view.size(1), len(view.stock)) == (4, 2, 99)
    assert [str(placed) for placed in view.discard] == ["4h^", "Jc^", "Kd^"]


def test_a_screen_remembers_nothing_for_a_person() -> None:
    """G-13: known cards of the other hand are shown only where the memory aid says so."""
    table = lay(hand1="4h* 8s 3h")
    assert screens.seen_hand(GAME, table, 0, 1, AID_OFF) == "??!1 ??!1 ??!1"
    assert screens.seen_hand(GAME, table, 0, 1, AID_ALL) == "4h!1 ??!1 ??!1"


def test_the_pozzo_below_its_top_was_covered_on_a_screen() -> None:
    """G-13, P-31: it is fully visible, for a person too."""
    table = lay(pozzo="4h Jc Kd")
    for viewer in (0, 1, WATCHER):
        assert screen(GAME, table, viewer, AID_OFF).discard == ["4h", "Jc", "Kd"]


def reshuffled() -> PinnacolaTable:
    """Seat 0 has drawn the last stock card, and the pozzo lies in the stock."""
    table = lay(
        "Kc Qh 9s 4d",
        hand1="8s 3h",
        pozzo="9s 2h Jc",
        phase="draw",
        more="stock Ah",
        stock_empty="reshuffle_pozzo",
    )
    act(table, 0, "draw")
    GAME.act(table, DEALER, Shuffle((0, 1)))
    return table


def test_the_other_seat_sees_how_old_a_hidden_card_is_and_no_more() -> None:
    """G-06: cards of a reshuffle are a batch of their own."""
    table = reshuffled()
    act(table, 0, "discard Qh")
    act(table, 1, "draw")
    act(table, 1, "discard 3h")
    act(table, 0, "draw")
    assert [str(one) for one in table.hands[0]] == [
        "Ah!0=0",
        "4d!0=0",
        "9s!0=0",
        "Kc!0=0",
        "2h!0=0~1",
    ]
    assert table_text(GAME, GAME.view(table, 1).table).count("??!0=0~1") == 1


def test_of_two_equal_cards_the_older_is_played() -> None:
    """Who counts knows the old cards of the other hand when the stock is empty: nothing leaks."""
    table = reshuffled()
    act(table, 0, "discard Qh")
    assert act(table, 1, "draw")[0] == "drew 1 9s @1"
    assert act(table, 1, "discard 9s")[0] == "discarded 1 9s 9s"
    table = reshuffled()
    assert act(table, 0, "discard 9s")[0] == "discarded 0 9s -"


def test_what_a_seat_was_shown_makes_its_view_after_a_reshuffle() -> None:
    table = reshuffled()
    views = [GAME.view(table, viewer).table for viewer in (0, 1, WATCHER)]
    for seat, text in ((0, "discard Qh"), (1, "draw"), (1, "discard 9s"), (0, "draw")):
        for event in GAME.act(table, seat, GAME.parse_move(text)):
            for viewer, view in zip((0, 1, WATCHER), views, strict=True):
                seen = show(event, viewer)
                assert seen is not None
                GAME.apply(view, seen)
    for viewer, view in zip((0, 1, WATCHER), views, strict=True):
        assert GAME.view(table, viewer).table == view
