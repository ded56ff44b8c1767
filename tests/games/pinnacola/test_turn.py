"""A turn: draw, meld, discard."""

import pytest
from tests.games.pinnacola.tables import (
    act,
    hand,
    lay,
    legal,
    melding,
    melds,
    phase,
    pozzo,
    refusal,
)

from facedown.core.dealer import Dealer
from facedown.core.outcome import Outcome
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PACK
from facedown.match.match import Match

RUN = "0:5c,6c,7c"


def test_each_player_is_dealt_thirteen_cards_and_one_begins_the_pozzo() -> None:
    """P-01, P-02."""
    table = GAME.table(GAME.setup(GAME.variant(), 2, starter=1))
    events = [event.WORD for event in GAME.start(table, Dealer("deal").deck(PACK))]
    assert events == ["dealt", "picked_up", "picked_up", "opened", "turn"]
    assert (table.size(0), table.size(1), len(table.discard), len(table.stock)) == (13, 13, 1, 81)
    assert (table.turn, phase(table)) == (1, "draw")


def test_fifteen_cards_can_be_dealt() -> None:
    """P-02."""
    table = GAME.table(GAME.setup(GAME.variant({"hand_size": "15"}), 2))
    GAME.start(table, Dealer("deal").deck(PACK))
    assert (table.size(0), len(table.stock)) == (15, 77)


def test_a_pack_has_four_jokers_and_two_of_everything_else() -> None:
    assert PACK.size == 108
    assert set(PACK.counts[:52]) == {2}
    assert PACK.counts[52] == 4


def test_a_drawn_card_goes_into_the_hand() -> None:
    table = lay(phase="draw")
    assert act(table, 0, "draw")[0] == "drew 0 Ac @0"
    assert (hand(table, 0), phase(table)) == ("Ac 4d 9s Qh Kc", "meld")


def test_a_draw_is_mandatory() -> None:
    """P-42."""
    table = lay("5c 6c 7c Kd Qd", phase="draw")
    assert legal(table) == ["draw"]
    assert refusal(table, "discard Kd") == "not_now"
    assert refusal(table, "meld 5c,6c,7c") == "not_now"


def test_only_one_seat_acts() -> None:
    table = lay("5c 6c 7c Kd Qd")
    assert GAME.awaited(table) == [0]
    assert legal(table, 1) == []
    assert refusal(table, "discard 3h", 1) == "not_your_turn"


def test_the_turn_ends_with_a_discard() -> None:
    table = lay()
    assert act(table, 0, "discard Qh") == ["discarded 0 Qh -", "turn 1"]
    assert (pozzo(table), hand(table, 0), table.turn) == ("Jc Qh", "4d 9s Kc", 1)


def test_melding_may_be_left_out() -> None:
    """P-42."""
    assert "discard Kd" in legal(lay("5c 6c 7c Kd Qd"))


def test_a_card_that_is_held_twice_is_one_discard() -> None:
    assert legal(lay("9s 9s Kc 4d")) == ["discard 4d", "discard 9s", "discard Kc"]


def test_a_card_that_is_not_held_is_not_discarded() -> None:
    assert refusal(lay(), "discard Ac") == "not_in_hand"


def test_cards_are_melded_from_the_hand() -> None:
    table = lay("5c 6c 7c Kd Qd")
    assert act(table, 0, "meld 5c,6c,7c") == ["melded 0 5c,6c,7c -"]
    assert (melds(table), hand(table, 0), phase(table)) == (RUN, "Qd Kd", "meld")
    assert refusal(lay("5c 6c Kd Qd 2d"), "meld 5c,6c,7c") == "not_in_hand"


def test_any_number_of_melds_may_lie() -> None:
    """P-27."""
    table = lay("5c 6c 7c 5c 6c 7c 9h 9s 9d Kd Qd")
    for move in ("meld 5c,6c,7c", "meld 5c,6c,7c", "meld 9h,9s,9d"):
        act(table, 0, move)
    assert melds(table) == "0:5c,6c,7c 0:5c,6c,7c 0:9h,9s,9d"


# -- adding to melds -------------------------------------------------------------------------------


def test_cards_are_added_at_both_ends_of_a_run() -> None:
    table = lay("3c 4c 8c 9h Kd Qd", melds=RUN)
    assert melding(table) == [
        "lay_off 0 - 8c",
        "lay_off 0 4c -",
        "lay_off 0 4c 8c",
        "lay_off 0 3c,4c -",
        "lay_off 0 3c,4c 8c",
    ]
    assert act(table, 0, "lay_off 0 3c,4c 8c") == ["laid_off 0 0 3c,4c 8c -"]
    assert melds(table) == "0:3c,4c,5c,6c,7c,8c"


def test_a_joker_is_added_at_an_end_that_the_player_chooses() -> None:
    """P-17."""
    table = lay("Jk 9c Kd Qd", melds=RUN)
    assert melding(table) == [
        "lay_off 0 - Jk",
        "lay_off 0 - Jk,9c",
        "lay_off 0 Jk -",
    ]


def test_a_run_takes_one_joker() -> None:
    """P-16."""
    assert melding(lay("Jk 8h Kd Qd", melds="0:5c,Jk,7c")) == []


def test_an_ace_goes_to_either_end() -> None:
    """P-12."""
    table = lay("Ac 9h 4d Qd", melds="0:2c,3c,4c,5c,6c,7c,8c,9c,Tc,Jc,Qc,Kc")
    assert melding(table) == ["lay_off 0 - Ac", "lay_off 0 Ac -"]
    act(table, 0, "lay_off 0 - Ac")
    assert melds(table).endswith("Qc,Kc,Ac")


def test_nothing_goes_past_an_ace() -> None:
    """P-12: no K-A-2."""
    assert melding(lay("2d Kd 9h 8h", melds="0:Qd,Kd,Ad 0:Ad,2d,3d")) == []


def test_two_aces_make_a_run_from_ace_to_ace() -> None:
    """P-12, P-13: the longest run has 14 cards."""
    inner = "0:2c,3c,4c,5c,6c,7c,8c,9c,Tc,Jc,Qc,Kc"
    assert "lay_off 0 Ac Ac" in legal(lay("Ac Ac 9h Qd", melds=inner))
    assert "lay_off 0 Ac Ac" not in legal(lay("Ac 4h 9h Qd", melds=inner))
    whole = "0:Ac,2c,3c,4c,5c,6c,7c,8c,9c,Tc,Jc,Qc,Kc,Ac"
    assert melding(lay("Jk 4h 9h Qd", melds=whole)) == []


def test_the_fourth_suit_makes_a_poker() -> None:
    """P-15."""
    table = lay("9c 9h 4d Qd", melds="0:9h,9s,9d")
    assert melding(table) == ["lay_off 0 - 9c"]
    act(table, 0, "lay_off 0 - 9c")
    assert melds(table) == "0:9c,9h,9s,9d"


def test_either_missing_suit_is_added_to_a_set_with_a_joker() -> None:
    """P-17: its Joker stands for whatever is missing."""
    table = lay("7c 7d 4d Qd", melds="0:7h,7s,Jk", hand1="3h")
    assert "lay_off 0 - 7c" in melding(table)
    assert "lay_off 0 - 7d" in melding(table)


def test_a_poker_takes_no_fifth_card() -> None:
    """P-14; rulings section 6: four naturals and a Joker passed as a set."""
    table = lay("9c Jk 4d Qd", melds="0:9c,9h,9s,9d 0:6h,6s,6d,Jk")
    assert melding(table) == []
    assert refusal(table, "lay_off 0 - Jk") == "does_not_fit"


def test_cards_are_added_to_own_melds_only() -> None:
    """P-23."""
    table = lay("8c 9h 4d Qd", melds="1:5c,6c,7c")
    assert melding(table) == []
    assert refusal(table, "lay_off 0 - 8c") == "not_your_meld"
    assert melding(lay("8c 9h 4d Qd", melds="1:5c,6c,7c", lay_off_opponent="true")) == [
        "lay_off 0 - 8c"
    ]


def test_two_own_melds_are_not_joined() -> None:
    """P-26."""
    table = lay("8c 9h 4d Qd", melds="0:5c,6c,7c 0:9c,Tc,Jc")
    assert melding(table) == ["lay_off 0 - 8c", "lay_off 1 8c -"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay_off 3 - 8c", "no_such_meld"),
        ("lay_off -1 - 8c", "no_such_meld"),
        ("lay_off 0 - 9c", "does_not_fit"),
        ("lay_off 0 8c -", "does_not_fit"),
        ("lay_off 0 - -", "does_not_fit"),
        ("lay_off 0 - 8c,9c", "not_in_hand"),
        ("lay_off 0 4c -", "not_in_hand"),
        ("lay_off 0 - Jk", "not_in_hand"),
        ("replace 0 8c", "does_not_fit"),
        ("replace 7 8c", "no_such_meld"),
        ("meld 8c", "not_a_meld"),
        ("take 1", "not_now"),
        ("draw", "not_now"),
        ("undo", "not_now"),
    ],
)
def test_why_a_move_is_refused(move: str, code: str) -> None:
    assert refusal(lay("8c Qh 4d Qd", melds=RUN), move) == code


# -- timeouts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "move"),
    [
        ("Kc Qh 9s 4d", "discard 9s"),
        ("Kc Ah 9s 4d Jk", "discard Ah"),
        ("4d Jk Jk", "discard 4d"),
        ("Jk Jk", "discard Jk"),
    ],
    ids=["leftmost of the highest", "an ace is 15", "no Joker", "only Jokers"],
)
def test_a_timeout_discards_the_highest_card(held: str, move: str) -> None:
    """P-39."""
    assert str(GAME.default_move(lay(held), 0)) == move


def test_a_timeout_draws_from_the_stock() -> None:
    """P-39."""
    assert str(GAME.default_move(lay("7h 7s Kc", pozzo="7d", phase="draw"), 0)) == "draw"


def test_a_timeout_melds_what_is_owed() -> None:
    """P-39: the first way there is."""
    table = lay("7h* 7s 7d Kc Qc", more="owed 7h")
    assert str(GAME.default_move(table, 0)) == "meld 7h,7s,7d"


def test_the_starters_alternate() -> None:
    """P-03."""
    match = Match(GAME, GAME.variant(), 2, first=1)
    for starter in (1, 0, 1):
        setup = match.next_setup()
        assert setup is not None
        assert setup.starter == starter
        match.add(setup, Outcome((10, 20), (1,), "closed", (0, 0), 1))


@pytest.mark.parametrize("last", ["Kd", "Jk", "Ts"])
def test_any_card_closes(last: str) -> None:
    """P-30: a Joker too, and one that fits a meld on the table."""
    table = lay(last, melds="0:3s,4s,5s,6s,7s,8s,9s 0:9c,9h,9s,9d")
    assert legal(table) == [f"discard {last}"]
    assert act(table, 0, f"discard {last}")[1] == "ended closed"


def test_a_two_is_not_wild() -> None:
    """P-35."""
    assert refusal(lay("5c 2s 7c Kd 9h"), "meld 5c,2s,7c") == "not_a_meld"
