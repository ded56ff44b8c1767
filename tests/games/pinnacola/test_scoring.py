"""Points of a hand, and how a match stands."""

import pytest
from tests.games.pinnacola.tables import act, lay

from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.sight import AID_OFF
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.events import CLOSED, PINNACOLONE, STOCK_OUT
from facedown.games.pinnacola.scoring import MAX_HANDS, closing_score
from facedown.games.pinnacola.table import PinnacolaTable
from facedown.games.pinnacola.variant import Variant
from facedown.match.screen import screen

CLOSER = "0:3s,4s,5s,6s,7s,8s,9s 0:9c,9h,9s,9d 0:Qc,Qh,Qs"
CLUBS = "Ac,2c,3c,4c,5c,6c,7c,8c,9c,Tc,Jc,Qc,Kc"


def test_melds_on_a_screen_say_what_they_are_worth_as_they_lie() -> None:
    """P-18, P-20: nothing showed the points of a hand before its end."""
    table = lay(melds="0:4c,Jk,6c 1:5c,5h,5s")
    (first, second) = screen(GAME, table, 0, AID_OFF).piles["meld"]
    assert (first.points, second.points) == (40, 15)


def outcome(table: PinnacolaTable) -> Outcome:
    found = GAME.outcome(table)
    assert found is not None
    return found


def closed(*, more: str = "", hand1: str = "Jk Ah Kh", melds: str = "", **options: str) -> Outcome:
    """Seat 0 discards its last card."""
    melds = melds or f"{CLOSER} 1:5c,5h,5s"
    table = lay("2d", hand1=hand1, melds=melds, more=more, **options)
    act(table, 0, "discard 2d")
    return outcome(table)


def result(scores: tuple[int, int], ending: str = CLOSED, caller: int = 0) -> Result:
    best = caller if ending == PINNACOLONE else scores.index(max(scores))
    return Result((0, 1), 0, Outcome(scores, (best,), ending, (0, 0), caller))


def standings(*results: Result, **options: str) -> Standings:
    return GAME.standings(GAME.variant(options), 2, list(results), 0.0)


def test_a_closed_hand() -> None:
    """Test vector: 110 + 120 + 30 + 100 = 360; the other 15 - 50 = -35 (P-33)."""
    assert closed() == Outcome((360, -35), (0,), CLOSED, (0, 50), 0)


@pytest.mark.parametrize(
    ("in_mano", "points"), [("plus_both", 820), ("trad", 720), ("origin", 920)]
)
@pytest.mark.parametrize("turns", [1, 2])
def test_closing_on_the_first_turn(in_mano: str, points: int, turns: int) -> None:
    """P-28, test vector: melds of 260; the own first turn, whoever began (P-29: allowed)."""
    assert closed(more=f"turns {turns}", in_mano=in_mano).scores[0] == points


def test_the_third_turn_is_nobodys_first() -> None:
    """P-28."""
    assert closed(more="turns 3").scores[0] == 360


def test_closing_later_is_the_same_for_every_in_mano() -> None:
    for in_mano in ("plus_both", "trad", "origin"):
        rules = GAME.variant({"in_mano": in_mano})
        assert isinstance(rules, Variant)
        assert closing_score(rules, 260, in_mano=False) == 360


def test_a_hand_without_melds_pays_for_its_cards_only() -> None:
    """P-40, P-33."""
    assert closed(hand1="Jk Jk 2c", melds=CLOSER).scores[1] == -55


@pytest.mark.parametrize(("melds", "points"), [(CLOSER, -155), (f"{CLOSER} 1:5c,5h,5s", -40)])
def test_who_has_never_melded_pays_for_it(melds: str, points: int) -> None:
    """P-48: `unopened_penalty`."""
    assert closed(hand1="Jk Jk 2c", melds=melds, unopened_penalty="100").scores[1] == points


def test_cards_added_for_the_opponent_are_no_meld_of_ones_own() -> None:
    """P-48, P-23."""
    options = {"lay_off_opponent": "true", "unopened_penalty": "50"}
    table = lay("8c Kd 2d", melds="1:5c,6c,7c", hand1="3h", more="stock", **options)
    act(table, 0, "lay_off 0 - 8c")
    act(table, 0, "discard Kd")
    assert outcome(table).scores == (-55, 30)


@pytest.mark.parametrize(
    ("run", "option", "points"),
    [
        (CLUBS, "false", 2 * 115 + 600),
        (CLUBS, "true", 2 * 115),
        (f"{CLUBS},Ac", "false", 2 * 130 + 600),
        (f"{CLUBS},Ac", "true", 2 * 130 + 600),
    ],
)
def test_a_pinnacolone_from_ace_to_ace_only(run: str, option: str, points: int) -> None:
    """P-46: `ace_to_ace`; from ace to king it is a Pinnacola then."""
    table = lay("2d Kd", hand1="Kh", melds=f"0:{run}", more="stock", ace_to_ace=option)
    act(table, 0, "discard Kd")
    assert outcome(table).scores[0] == points - 5


def test_only_the_run_that_counts_wins_the_match() -> None:
    """P-46, P-36."""
    options = {"ace_to_ace": "true", "pinnacolone_wins": "true"}
    table = lay("2d Kd Ac", melds=f"0:{CLUBS}", **options)
    act(table, 0, "discard Kd")
    assert GAME.outcome(table) is None
    table = lay("2d Kd Ac", melds=f"0:{CLUBS}", **options)
    act(table, 0, "lay_off 0 - Ac")
    act(table, 0, "discard Kd")
    assert outcome(table).ending == PINNACOLONE


def test_melds_of_a_hand_that_ran_out_of_stock() -> None:
    """P-11: no closing bonus."""
    table = lay("2d Kd", hand1="Jk Ah Kh", melds=f"{CLOSER} 1:5c,5h,5s", more="stock")
    act(table, 0, "discard Kd")
    assert outcome(table) == Outcome((255, -35), (0,), STOCK_OUT, (5, 50), -2)


def test_cards_added_for_the_opponent_count_for_their_owner() -> None:
    """P-23: `lay_off_opponent`."""
    table = lay("8c Kd 2d", melds="1:5c,6c,7c", hand1="3h", lay_off_opponent="true", more="stock")
    act(table, 0, "lay_off 0 - 8c")
    act(table, 0, "discard Kd")
    assert outcome(table).scores == (-5, 30)


# -- a Pinnacolone that wins --------------------------------------------------------------


def test_a_pinnacolone_is_worth_its_points() -> None:
    """P-36: by default it ends nothing."""
    table = lay("2d Kd 4h", melds=f"0:{CLUBS}")
    assert act(table, 0, "discard Kd") == ["discarded 0 Kd -", "turn 1"]


def test_a_pinnacolone_wins_the_match_with_the_discard() -> None:
    """P-36, whatever the points."""
    table = lay("2d Kd Kc", melds=f"0:{CLUBS[:-3]}", pinnacolone_wins="true")
    act(table, 0, "lay_off 0 - Kc")
    assert act(table, 0, "discard Kd")[1] == "ended pinnacolone"
    ended = outcome(table)
    assert (ended.winners, ended.caller, ended.scores) == ((0,), 0, (825, -15))
    over = standings(
        result((100, 900), STOCK_OUT), Result((0, 1), 0, ended), pinnacolone_wins="true"
    )
    assert (over.is_over, over.winners, over.places) == (True, (0,), (1, 2))


def test_a_pinnacolone_made_for_the_opponent_wins_for_its_owner() -> None:
    """P-36, P-23: "its owner"."""
    table = lay(
        "2d Kd Kc", melds=f"1:{CLUBS[:-3]}", pinnacolone_wins="true", lay_off_opponent="true"
    )
    act(table, 0, "lay_off 0 - Kc")
    act(table, 0, "discard Kd")
    assert outcome(table).winners == (1,)


def test_of_two_pinnacoloni_that_of_the_player_in_turn_wins() -> None:
    table = lay("2d Kd", melds=f"1:{CLUBS} 0:{CLUBS.replace('c', 's')}", pinnacolone_wins="true")
    act(table, 0, "discard Kd")
    assert outcome(table).winners == (0,)


@pytest.mark.parametrize(("dirty_counts", "wins"), [("full", True), ("closing_only", False)])
def test_a_dirty_pinnacolone_wins_only_where_it_scores(dirty_counts: str, wins: bool) -> None:
    """P-18, P-36."""
    table = lay(
        "2d Kd 4h",
        melds=f"0:{CLUBS.replace('6c', 'Jk')}",
        pinnacolone_wins="true",
        dirty_counts=dirty_counts,
    )
    assert (act(table, 0, "discard Kd")[1] == "ended pinnacolone") == wins


def test_closing_with_a_pinnacolone_keeps_its_points() -> None:
    table = lay(
        "2d",
        melds=f"0:{CLUBS} 0:9c,9h,9s,9d",
        hand1="3h",
        pinnacolone_wins="true",
    )
    act(table, 0, "discard 2d")
    assert outcome(table) == Outcome((830 + 120 + 100, -5), (0,), PINNACOLONE, (0, 5), 0)


# -- the match ------------------------------------------------------------------------------------


def test_the_higher_total_wins_when_both_reach_the_target() -> None:
    """P-34, test vector; rulings section 6: the winner was found by seat order."""
    over = standings(result((980, 995)), result((120, 95)))
    assert (over.scores, over.is_over, over.winners) == ((1100, 1090), True, (0,))
    over = standings(result((995, 980)), result((95, 120)))
    assert (over.scores, over.is_over, over.winners) == ((1090, 1100), True, (1,))


def test_equal_totals_play_another_hand() -> None:
    """P-34."""
    tied = standings(result((1000, 900)), result((100, 200)))
    assert (tied.is_over, tied.winners, tied.playing) == (False, (), (0, 1))
    over = standings(result((1000, 900)), result((100, 200)), result((5, -5)))
    assert (over.is_over, over.winners) == (True, (0,))


def test_a_match_goes_on_below_the_target() -> None:
    going = standings(result((990, -300)))
    assert (going.is_over, going.places, going.playing) == (False, (1, 2), (0, 1))
    assert standings(result((990, -300)), target="900").is_over


def test_totals_may_be_negative() -> None:
    """P-33."""
    assert standings(result((-35, 360)), result((-80, -90))).scores == (-115, 270)


def test_the_hundredth_hand_is_the_last() -> None:
    """P-43: a match in which nobody ever scores had no last hand."""
    hands = [result((-80, -90))] * MAX_HANDS
    assert not standings(*hands[1:]).is_over
    over = standings(*hands)
    assert (over.is_over, over.winners, over.places) == (True, (0,), (1, 2))


def test_equal_totals_after_the_last_hand_share_the_victory() -> None:
    """G-15."""
    over = standings(*[result((-80, -80))] * MAX_HANDS)
    assert (over.is_over, over.winners, over.places) == (True, (0, 1), (1, 1))
