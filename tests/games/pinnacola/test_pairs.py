"""Four players in pairs: what partners share, and what they do not."""

import pytest
from tests.games.pinnacola.tables import act, lay, legal, melding, refusal

from facedown.core.cards import UNKNOWN
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.seats import WATCHER
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.events import CLOSED, PINNACOLONE, STOCK_OUT
from facedown.games.pinnacola.table import PinnacolaTable

PARTNERS = "Jk Ah Kh / 4h 4s"
LONG = "3s,4s,5s,6s,7s,8s,9s"
POKER = "9c,9h,9s,9d"
CLUBS = "Ac,2c,3c,4c,5c,6c,7c,8c,9c,Tc,Jc,Qc,Kc"


def outcome(table: PinnacolaTable) -> Outcome:
    found = GAME.outcome(table)
    assert found is not None
    return found


def standings(*results: Result) -> Standings:
    return GAME.standings(GAME.variant(preset="coppie"), 4, list(results), 0.0)


def hand_of(first: int, second: int) -> Result:
    """A hand that gave the two sides so much."""
    scores = (first, second, first, second)
    best = (0, 2) if first > second else (1, 3)
    return Result((0, 1, 2, 3), 0, Outcome(scores, best, CLOSED, (0,) * 4, best[0]))


def test_those_opposite_each_other_are_one_side() -> None:
    """P-44."""
    assert GAME.sides(GAME.variant(preset="coppie"), 4) == (0, 1, 0, 1)


def test_play_goes_round() -> None:
    """P-44, G-12."""
    table = lay("Kc Qh", partners=PARTNERS)
    assert act(table, 0, "discard Kc")[-1] == "turn 1"


def test_one_adds_to_a_partners_meld() -> None:
    """P-44."""
    table = lay("8c Kc Qh", partners=PARTNERS, melds="2:5c,6c,7c 1:Jh,Qh,Kh")
    assert melding(table) == ["lay_off 0 - 8c"]
    act(table, 0, "lay_off 0 - 8c")
    assert table.melds[0].owner == 2


def test_the_other_sides_melds_are_not_ones_own() -> None:
    """P-44, P-23."""
    table = lay("8c Kc Qh", partners=PARTNERS, melds="3:5c,6c,7c")
    assert refusal(table, "lay_off 0 - 8c") == "not_your_meld"


def test_a_joker_won_back_goes_to_a_partners_meld() -> None:
    """P-44, P-25."""
    table = lay("7h Kc Qh 2d", partners=PARTNERS, melds="3:5h,6h,Jk 2:3c,4c,5c")
    act(table, 0, "replace 0 7h")
    assert "lay_off 1 - Jk" in melding(table)


def test_the_pozzo_is_taken_for_a_partners_meld() -> None:
    """P-44, P-05."""
    table = lay("Kc Qh", partners=PARTNERS, phase="draw", pozzo="2d 8c", melds="2:5c,6c,7c")
    assert legal(table) == ["draw", "take 2"]


def test_a_partners_melds_let_one_close() -> None:
    """P-44, P-24: a Pinnacola of one and a Poker of the other."""
    table = lay("Kd", partners=PARTNERS, melds=f"0:{LONG} 2:{POKER}")
    assert legal(table) == ["discard Kd"]
    apart = lay("Kd 2d", partners=PARTNERS, melds=f"0:{LONG} 3:{POKER}")
    act(apart, 0, "discard Kd")
    assert GAME.outcome(apart) is None


def test_one_closes_for_both() -> None:
    """P-44, test vector: 230 + 100 - 50 for both partners; the others pay for both hands."""
    table = lay("Kd", partners=PARTNERS, melds=f"0:{LONG} 2:{POKER} 1:5c,5h,5s")
    act(table, 0, "discard Kd")
    others = 15 - 10 - 5 - 10
    totals = (0, 15, 50, 10)
    assert outcome(table) == Outcome((280, others, 280, others), (0, 2), CLOSED, totals, 0)


@pytest.mark.parametrize(("turns", "points"), [(4, 2 * 230 + 300 - 50), (5, 230 + 100 - 50)])
def test_closing_on_the_own_first_turn_doubles_the_pairs_melds(turns: int, points: int) -> None:
    """P-44, P-28: four seats have a first turn."""
    table = lay("Kd", partners=PARTNERS, melds=f"0:{LONG} 2:{POKER}", more=f"turns {turns}")
    act(table, 0, "discard Kd")
    assert outcome(table).scores[0] == points


def test_when_the_stock_runs_out_both_hands_count() -> None:
    """P-44, P-11."""
    table = lay("Kd 2d", partners=PARTNERS, melds=f"2:{POKER}", more="stock")
    act(table, 0, "discard Kd")
    assert outcome(table) == Outcome((65, -25, 65, -25), (0, 2), STOCK_OUT, (5, 15, 50, 10), -2)


def test_a_pair_that_has_never_melded_pays_once() -> None:
    """P-44, P-48."""
    table = lay(
        "Kd 2d", partners=PARTNERS, melds=f"2:{POKER}", more="stock", unopened_penalty="100"
    )
    act(table, 0, "discard Kd")
    assert outcome(table).scores == (65, -125, 65, -125)


def test_a_partners_pinnacolone_wins_for_both() -> None:
    """P-44, P-36."""
    table = lay("Kd 2d", partners=PARTNERS, melds=f"2:{CLUBS}", pinnacolone_wins="true")
    act(table, 0, "discard Kd")
    assert (outcome(table).ending, outcome(table).winners) == (PINNACOLONE, (0, 2))


def test_a_match_is_won_by_a_pair() -> None:
    """P-44, P-34: both partners win, and the others are second."""
    over = standings(hand_of(800, 400), hand_of(750, 700))
    assert (over.is_over, over.winners) == (True, (0, 2))
    assert (over.scores, over.places) == ((1550, 1100, 1550, 1100), (1, 2, 1, 2))


def test_pairs_that_are_even_play_on() -> None:
    """P-44, P-34."""
    even = standings(hand_of(800, 700), hand_of(700, 800))
    assert (even.is_over, even.places, even.winners) == (False, (1, 1, 1, 1), ())


def test_nobody_sees_a_partners_cards() -> None:
    """P-44."""
    table = lay("Kd 2d", partners=PARTNERS, melds=f"2:{POKER}")
    for viewer in (0, 1, 3, WATCHER):
        assert GAME.view(table, viewer).table.hand(2) == [UNKNOWN] * 3
