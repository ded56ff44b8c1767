"""Rounds that end without a stop (T-15 to T-17, T-21)."""

import pytest
from tests.games.tres_cartas.playing import act, begun, legal, outcome, phase, refusal, table, words

from facedown.core.cards import count
from facedown.core.seats import NO_SEAT
from facedown.games.tres_cartas import GAME

# One card is left in the stock; hands of 6, 7 and 6 points.
LAST_CARD = (
    "| players 3 | phase draw | turns 9 | hand0 Ac 2c 3c | hand1 Ad 2d 4d | hand2 Ah 2h 3h"
    " | discard 9d^ | stock Ks"
)


def test_the_drawer_of_the_last_card_still_swaps_or_discards() -> None:
    """T-15: so that everyone holds three cards."""
    at = table(LAST_CARD)
    assert words(act(at, "0> draw")) == ["drew"]
    assert legal(at, 0) == ["swap 0", "swap 1", "swap 2", "discard"]


def test_after_the_last_card_no_stop_is_offered() -> None:
    """T-15: a different end from a stop."""
    at = table(LAST_CARD)
    act(at, "0> draw")
    events = act(at, "0> discard")
    assert words(events) == ["discarded", "ended", "revealed", "revealed", "revealed"]
    assert phase(at) == "over"
    assert refusal(at, "0> stop") == "not_now"


def test_a_swap_of_the_last_card_counts() -> None:
    """T-15."""
    at = table(LAST_CARD)
    act(at, "0> draw", "0> swap 0")
    assert outcome(at).totals == (12 + 2 + 3, 7, 6)
    assert str(at.discard[-1]) == "Ac^"


def test_taking_the_discard_leaves_the_last_card_to_the_next() -> None:
    """T-15: only the draw of the last stock card ends the round."""
    at = table(LAST_CARD)
    act(at, "0> take", "0> discard")
    assert legal(at, 0) == ["stop", "end"]
    act(at, "0> end")
    assert legal(at, 1) == ["draw", "take"]


def test_the_discard_is_not_shuffled_into_a_new_stock() -> None:
    """T-16: G-06 is not of this game."""
    at = table(LAST_CARD)
    act(at, "0> draw", "0> discard")
    assert at.stock == []
    assert [str(placed) for placed in at.discard] == ["9d^", "Ks^"]
    assert len(at.batches) == 1


def test_without_a_stop_everyone_adds_the_own_sum() -> None:
    """T-17: the lowest too."""
    at = table(LAST_CARD)
    act(at, "0> draw", "0> discard")
    result = outcome(at)
    assert result.scores == result.totals == (6, 7, 6)
    assert (result.ending, result.caller, result.winners) == ("stock_out", NO_SEAT, (0, 2))


def test_the_lowest_may_be_spared() -> None:
    """T-17, option `auto_end_lowest_zero`: all who are tied for it."""
    at = table("auto_end_lowest_zero=true" + LAST_CARD)
    act(at, "0> draw", "0> discard")
    assert outcome(at).scores == (0, 7, 0)
    assert outcome(at).totals == (6, 7, 6)


def test_sparing_the_lowest_changes_nothing_for_a_stop() -> None:
    """T-17: it speaks of the automatic end only."""
    at = table("auto_end_lowest_zero=true" + LAST_CARD.replace("phase draw", "phase after"))
    act(at, "0> stop")
    assert outcome(at).scores == (19, 0, 0)


def test_sparing_the_lowest_does_not_look_at_seats_that_are_out() -> None:
    text = "| players 3 | seats 0 2 | phase draw | turns 9 | hand0 Ac 2c 3c | hand2 Ah 2h 4h"
    at = table(f"auto_end_lowest_zero=true {text} | stock Ks")
    act(at, "0> draw", "0> discard")
    assert outcome(at).scores == (0, 0, 7)
    assert outcome(at).winners == (0,)


def test_passing_the_same_card_for_ever_ends_after_200_turns() -> None:
    """T-21: T-08 makes endless play possible, so turns are capped."""
    at = begun()
    act(at, "0> draw", "0> discard", "0> end")
    moves = 0
    while GAME.awaited(at):
        act(at, f"{at.turn}> take", f"{at.turn}> discard", f"{at.turn}> end")
        moves += 1
    assert at.turns == 200
    assert moves == 199
    assert at.ending == "turn_limit"


def test_the_turn_limit_is_an_automatic_end() -> None:
    """T-21: own sums, as when the stock runs out."""
    at = table(LAST_CARD.replace("phase draw", "phase after").replace("turns 9", "turns 200"))
    assert legal(at, 0) == ["stop", "end"]
    act(at, "0> end")
    assert outcome(at).scores == (6, 7, 6)
    assert outcome(at).ending == "turn_limit"


def test_the_turn_limit_can_spare_the_lowest() -> None:
    """T-17 and T-21."""
    text = LAST_CARD.replace("phase draw", "phase after").replace("turns 9", "turns 200")
    at = table("auto_end_lowest_zero=true" + text)
    act(at, "0> end")
    assert outcome(at).scores == (0, 7, 0)


def test_the_turn_before_the_limit_is_followed_by_one_more() -> None:
    at = table(LAST_CARD.replace("phase draw", "phase after").replace("turns 9", "turns 199"))
    act(at, "0> end")
    assert (at.turn, at.turns, phase(at)) == (1, 200, "draw")


@pytest.mark.parametrize("players", range(2, 9))
def test_drawing_only_from_the_stock_takes_every_card_of_it(players: int) -> None:
    """T-21: at most 52 - 3n draws, whatever the number of players; no card is lost."""
    at = begun(players=players)
    draws = 0
    while GAME.awaited(at):
        act(at, f"{at.turn}> draw", f"{at.turn}> swap {draws % 3}")
        draws += 1
        if GAME.awaited(at):
            act(at, f"{at.turn}> end")
    assert draws == 52 - 3 * players
    assert count([placed.card for placed in at.everything()]) == at.pack.counts
