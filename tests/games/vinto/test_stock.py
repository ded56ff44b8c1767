"""An empty stock, and rounds that nobody ends."""

import pytest
from tests.games.vinto.tables import act, hand, lay, legal, pass_all, phase, refusal

from facedown.core.errors import BadDeck, IllegalMove
from facedown.core.moves import Draw, Shuffle
from facedown.core.seats import DEALER
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable
from facedown.games.vinto.variant import MAX_TURNS

HANDS = "hand0 2c 3c | hand1 5c | hand2 6c | hand3 4c"


def test_the_dealer_shuffles_the_moment_the_stock_is_empty() -> None:
    """G-06: all discards but the top."""
    table = lay(f"phase turn_start | {HANDS} | discard 2h^ 3h^ 4h^ | stock 9h")
    act(table, 0, "draw")
    assert GAME.awaited(table) == [DEALER]
    assert legal(table, 0) == []
    assert refusal(table, 0, "play") == "wait_for_dealer"
    GAME.act(table, DEALER, Shuffle((1, 0)))
    assert [str(placed) for placed in table.stock] == ["2h~1", "3h~1"]
    assert (str(table.top), phase(table), GAME.awaited(table)) == ("4h", "decide", [0])


def test_the_dealer_shuffles_and_nothing_else() -> None:
    table = lay(f"phase turn_start | {HANDS} | discard 2h^ 3h^ | stock")
    with pytest.raises(IllegalMove):
        GAME.play(table, DEALER, Draw())
    with pytest.raises(BadDeck):
        GAME.play(table, DEALER, Shuffle((1, 2)))


def test_the_dealer_has_nothing_to_do_otherwise() -> None:
    table = lay(f"phase turn_start | {HANDS} | discard 2h^ 3h^")
    with pytest.raises(IllegalMove):
        GAME.play(table, DEALER, Shuffle((0,)))


@pytest.mark.parametrize(("used", "moves"), [("yes", ["draw"]), ("no", ["draw", "take"])])
def test_the_top_that_is_kept_keeps_its_mark(used: str, moves: list[str]) -> None:
    """G-06, V-47."""
    table = lay(f"phase turn_start | used {used} | {HANDS} | discard 2h^ 9h^ | stock")
    GAME.act(table, DEALER, Shuffle((0,)))
    assert legal(table, 0) == moves


def test_a_penalty_waits_for_the_dealer() -> None:
    """G-06, V-46: what is owed is drawn from the new stock."""
    table = lay(f"phase decide | {HANDS} | drawn 9h^ | discard 2h^ | stock")
    assert act(table, 0, "guess 0 7") == ["guessed 0 0:0 7 2c"]
    assert GAME.awaited(table) == [DEALER]
    events = GAME.act(table, DEALER, Shuffle((0,)))
    assert [str(event) for event in events[1:]] == ["received 0", "toss_opened"]
    assert hand(table, 0) == "9h=* 3c 2h~1"


def test_a_penalty_that_cannot_be_drawn_is_skipped() -> None:
    """G-07: and logged."""
    table = lay(f"phase toss | toss_ranks 9 | {HANDS} | discard 9h^ | stock")
    assert act(table, 1, "toss 0") == ["toss_failed 1 1:0 5c", "card_missing 1"]
    assert table.size(1) == 1


def test_a_draw_that_is_impossible_is_illegal() -> None:
    """G-07."""
    table = lay(f"phase turn_start | {HANDS} | discard 9h^ | stock")
    assert legal(table, 0) == ["take"]
    assert refusal(table, 0, "draw") == "stock_empty"
    assert str(GAME.default_move(table, 0)) == "take"


def lapsing(**more: str) -> VintoTable:
    """The end of seat 0's turn, and nobody can draw or take."""
    text = "".join(f"| {name} {value} " for name, value in more.items())
    return lay(f"phase turn_end | {HANDS} {text}| discard 2h^ | stock")


def test_a_turn_with_nothing_to_do_lapses_and_still_has_its_end() -> None:
    """G-07."""
    table = lapsing()
    assert act(table, 0, "end") == ["turn 1", "turn_lapsed 1"]
    assert legal(table, 1) == ["end", "call"]


def test_a_full_circle_of_lapsed_turns_ends_the_round_without_a_caller() -> None:
    """G-07, V-45: no points."""
    table = lapsing()
    for seat in range(4):
        act(table, seat, "end")
    assert act(table, 0, "end")[0] == "ended no_call"
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ending) == ((0, 0, 0, 0), (), "no_call")


def test_who_can_take_breaks_the_circle() -> None:
    """G-07: a circle is one of lapsed turns in a row."""
    table = lay("phase turn_end | idle 3 | hand0 2c | hand1 5c | hand2 _ | hand3 4c | discard 7h^")
    table.stock = []
    act(table, 0, "end")
    act(table, 1, "take")
    assert table.idle == 0


def test_after_a_call_an_impossible_last_turn_lapses() -> None:
    """G-07: and the round is scored with its caller."""
    table = lapsing()
    events = act(table, 0, "call")
    assert events[:8] == [
        "called 0",
        "turn 1",
        "turn_lapsed 1",
        "turn 2",
        "turn_lapsed 2",
        "turn 3",
        "turn_lapsed 3",
        "ended called",
    ]
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.caller, outcome.scores) == (0, (-1, 3, 3, 3))


def test_too_many_turns_end_the_round_without_a_caller() -> None:
    """G-14, V-32: 0 points for all."""
    table = lay(f"phase turn_end | turns {MAX_TURNS} | {HANDS} | discard 2h^")
    assert act(table, 0, "end")[0] == "ended no_call"
    table = lay(f"phase turn_end | turns {MAX_TURNS - 1} | {HANDS} | discard 2h^")
    assert act(table, 0, "end") == ["turn 1"]


def test_a_call_in_the_last_turn_still_has_its_final_round() -> None:
    """G-14 ends rounds that nobody has called."""
    table = lay(f"phase turn_end | turns {MAX_TURNS} | {HANDS} | discard 2h^")
    assert act(table, 0, "call") == ["called 0", "turn 1"]


def test_a_window_in_which_nobody_is_left_to_ask_closes() -> None:
    table = lay(
        "phase decide | turn 1 | caller 0 | players 2 | hand0 2c | hand1 5c | drawn 3d^",
        active_may_toss="false",
    )
    assert act(table, 1, "discard")[1:4] == ["toss_opened", "toss_closed", "ended called"]


def test_empty_hands_are_nothing_to_reveal() -> None:
    """V-38."""
    table = lay("phase toss | turn 1 | caller 0 | players 2 | hand0 _ | hand1 _ | discard 4h^")
    assert act(table, 1, "pass") == ["passed 1 @1", "toss_closed", "ended called"]
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.totals, outcome.scores) == ((0, 0), (3, 0))


def test_the_stock_is_not_reshuffled_when_the_round_is_over() -> None:
    table = lay(f"phase turn_end | idle 4 | {HANDS} | discard 2h^ 3h^")
    act(table, 0, "end")
    table.stock = []
    assert GAME.awaited(table) == []


def test_all_pass_where_nobody_has_a_card() -> None:
    """V-38: the players go on drawing and discarding."""
    table = lay("phase decide | players 2 | hand0 _ | hand1 _ | drawn 3d^")
    act(table, 0, "discard")
    assert pass_all(table)[-1] == "toss_closed"
    assert legal(table, 0) == ["end", "call"]
