"""A stop, its reveal and its points (T-11, T-13, T-14), and the last turns of a house rule."""

import pytest
from tests.games.tres_cartas.playing import act, legal, outcome, refusal, table, words

from facedown.core.seats import NO_SEAT
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.table import TresCartasTable

# Seat 0 has moved and may stop: 6 points against 7 and 12.
MAY_STOP = "| players 3 | phase after | turns 4 | hand0 Ac 2c 3c | hand1 Ad 2d 4d | hand2 3h 4h 5h"
GOLF = "last_turn_after_stop=true"


def test_a_stop_turns_all_hands_up_at_once() -> None:
    """T-11: no further turn."""
    at = table(MAY_STOP)
    assert words(act(at, "0> stop")) == ["stopped", "ended", "revealed", "revealed", "revealed"]
    assert GAME.awaited(at) == []
    assert all(placed is not None and placed.is_up for hand in at.hands for placed in hand)


def test_after_the_reveal_nothing_is_legal() -> None:
    at = table(MAY_STOP)
    act(at, "0> stop")
    assert [legal(at, seat) for seat in range(3)] == [[], [], []]
    assert refusal(at, "0> stop") == "not_now"
    assert refusal(at, "1> draw") == "not_your_turn"


def test_a_round_has_no_outcome_before_it_is_over() -> None:
    at = table(MAY_STOP)
    assert GAME.outcome(at) is None


def test_who_stops_with_strictly_the_lowest_hand_adds_nothing() -> None:
    """T-13."""
    at = table(MAY_STOP)
    act(at, "0> stop")
    result = outcome(at)
    assert result.scores == (0, 7, 12)
    assert (result.winners, result.caller, result.ending) == ((0,), 0, "stopped")


def test_who_stops_with_an_equal_hand_pays_for_the_table() -> None:
    """T-13: strictly lower than all others, or lost."""
    at = table(MAY_STOP.replace("Ad 2d 4d", "Ad 2d 3d"))
    act(at, "0> stop")
    assert outcome(at).scores == (24, 0, 0)
    assert outcome(at).winners == (1, 2)


def test_who_stops_with_a_higher_hand_pays_for_the_table() -> None:
    """T-14: the own cards too."""
    at = table(MAY_STOP.replace("Ac 2c 3c", "Kc Kd Kh"))
    act(at, "0> stop")
    assert outcome(at).scores == (36 + 7 + 12, 0, 0)
    assert outcome(at).totals == (36, 7, 12)


def test_who_is_out_adds_nothing_to_what_a_lost_stop_costs() -> None:
    """T-14: only the hands of those still in; who is out neither pays nor wins."""
    text = "| players 4 | seats 0 1 3 | phase after | turns 4 | turn 3"
    at = table(f"{text} | hand0 Ac 2c 3c | hand1 Ad 2d 4d | hand3 3h 4h 5h")
    act(at, "3> stop")
    assert outcome(at).scores == (0, 0, 0, 6 + 7 + 12)
    assert outcome(at).winners == (0, 1)


def test_an_absent_hand_of_no_points_is_not_equal_to_anyone() -> None:
    """T-14: the empty place of an eliminated player does not spoil a stop with 0."""
    text = "| players 3 | seats 0 2 | phase after | turns 4"
    at = table(f"{text} | hand0 Jc Jd Jh | hand2 3h 4h 5h")
    act(at, "0> stop")
    assert outcome(at).scores == (0, 0, 12)
    assert outcome(at).winners == (0,)


def test_golf_gives_every_other_player_one_turn_after_a_stop() -> None:
    """T-11, option `last_turn_after_stop`."""
    at = table(GOLF + MAY_STOP)
    turns = []
    act(at, "0> stop")
    while GAME.awaited(at):
        turns.append(at.turn)
        act(at, f"{at.turn}> draw", f"{at.turn}> discard")
    assert turns == [1, 2]
    assert at.ending == "stopped"
    assert outcome(at).scores == (0, 7, 12)


def test_golf_with_two_players_gives_the_other_one_turn() -> None:
    """T-11, option `last_turn_after_stop`."""
    at = table(f"{GOLF} | phase after | turns 1 | hand0 Ac 2c 3c | hand1 Ad 2d 4d")
    act(at, "0> stop", "1> draw", "1> discard")
    assert GAME.awaited(at) == []
    assert outcome(at).scores == (0, 7)


def test_golf_passes_over_seats_that_are_out() -> None:
    text = "| players 4 | seats 1 3 | phase after | turns 3 | turn 3 | starter 1"
    at = table(f"{GOLF} {text} | hand1 Ac 2c 3c | hand3 Ad 2d 4d")
    act(at, "3> stop", "1> draw", "1> discard")
    assert GAME.awaited(at) == []
    assert outcome(at).caller == 3


def test_golf_offers_no_second_stop() -> None:
    """Section 4.3: after the last turn's swap or discard the turn is simply over."""
    at = table(GOLF + MAY_STOP)
    act(at, "0> stop", "1> draw", "1> discard")
    assert at.turn == 2
    assert at.stopper == 0
    assert refusal(at, "1> stop") == "not_your_turn"


def test_golf_lets_a_last_turn_beat_the_stop() -> None:
    """A stop that was the lowest loses to a better last turn."""
    text = "| phase after | turns 2 | hand0 Ac 2c 3c | hand1 Ad 2d 4d | discard Jh^"
    at = table(GOLF + text)
    act(at, "0> stop", "1> take", "1> swap 2")
    assert outcome(at).totals == (6, 3)
    assert outcome(at).scores == (9, 0)


def test_golf_locks_the_cards_of_who_stopped() -> None:
    """T-11: nobody's last turn touches them."""
    at = table(GOLF + MAY_STOP)
    before = [str(card) for card in at.hand(0)]
    act(at, "0> stop", "1> draw", "1> swap 0", "2> draw", "2> swap 1")
    assert [str(card) for card in at.hand(0)] == before


def test_golf_scores_a_stop_when_the_stock_empties_in_the_last_turns() -> None:
    """Section 4.3: play ends, and it is scored as a stop; seat 2 has no last turn."""
    at = table(GOLF + MAY_STOP + " | stock 9s")
    act(at, "0> stop", "1> draw", "1> discard")
    assert GAME.awaited(at) == []
    assert at.ending == "stopped"
    assert outcome(at).scores == (0, 7, 12)
    assert outcome(at).caller == 0


@pytest.mark.parametrize("turns", [200, 199])
def test_golf_scores_a_stop_when_the_turns_run_out_in_the_last_turns(turns: int) -> None:
    """T-21, rulings section 4.3: like the stock, the cap ends play; the stop stays a stop."""
    at = table(GOLF + MAY_STOP.replace("turns 4", f"turns {turns}"))
    act(at, "0> stop")
    while GAME.awaited(at):
        act(at, f"{at.turn}> draw", f"{at.turn}> discard")
    assert at.ending == "stopped"
    assert outcome(at).scores == (0, 7, 12)
    assert outcome(at).caller == 0


def test_without_golf_a_stop_on_the_last_turn_allowed_is_a_stop() -> None:
    """T-21."""
    at = table(MAY_STOP.replace("turns 4", "turns 200"))
    act(at, "0> stop")
    assert at.ending == "stopped"
    assert outcome(at).caller == 0


def test_who_called_is_nobody_without_a_stop() -> None:
    at = table(MAY_STOP.replace("turns 4", "turns 200"))
    act(at, "0> end")
    assert outcome(at).caller == NO_SEAT


# -- when a stop may come --------------------------------------------------------------------------


def ending(turns: int, before: int) -> TresCartasTable:
    """Seat 0 has moved, in the so many-th turn of the round."""
    return table(f"turns_before_stop={before} {MAY_STOP.replace('turns 4', f'turns {turns}')}")


@pytest.mark.parametrize(("turns", "before"), [(1, 1), (2, 1), (5, 2)])
def test_nobody_stops_before_everybody_has_had_the_agreed_turns(turns: int, before: int) -> None:
    """T-26: the turn can only be ended."""
    at = ending(turns, before)
    assert legal(at, 0) == ["end"]
    assert refusal(at, "0> stop") == "too_early_to_stop"
    assert words(act(at, "0> end")) == ["turn"]


@pytest.mark.parametrize(("turns", "before"), [(1, 0), (3, 1), (4, 1), (6, 2)])
def test_the_last_player_of_the_lap_is_the_first_who_may_stop(turns: int, before: int) -> None:
    """T-12, T-26: the turn that is ending counts."""
    at = ending(turns, before)
    assert legal(at, 0) == ["stop", "end"]
    assert words(act(at, "0> stop"))[0] == "stopped"


def test_a_lap_is_of_those_who_are_still_in() -> None:
    """T-20, T-26: seat 1 is out of the match."""
    text = MAY_STOP.replace("turns 4", "turns 2 | seats 0 2").replace("| hand1 Ad 2d 4d ", "")
    assert legal(table(f"turns_before_stop=1 {text}"), 0) == ["stop", "end"]


def test_a_stock_that_runs_out_first_ends_the_round_without_a_stop() -> None:
    """T-15, T-26."""
    decide = MAY_STOP.replace("phase after", "phase decide") + " | drawn 9c!0=0 | stock"
    at = table(f"turns_before_stop=5 {decide}")
    assert words(act(at, "0> discard"))[:2] == ["discarded", "ended"]
    assert outcome(at).ending == "stock_out"
