"""A turn: draw, swap or discard, then stop or end it (T-07 to T-10, T-12, T-22 to T-24)."""

import pytest
from tests.games.tres_cartas.playing import act, begun, legal, phase, refusal, table
from tests.screens import seen_hand

from facedown.games.tres_cartas import GAME

# Seat 0 is to move; the discard shows a five.
TO_DRAW = "| phase draw | turns 2 | hand0 Ks=0 Qs 9s=0 | hand1 2h=1 3h 4h=1 | discard 5d^"
TO_DECIDE = f"{TO_DRAW} | drawn Jc!0=0".replace("phase draw", "phase decide")
AFTERWARDS = TO_DRAW.replace("phase draw", "phase after")


def test_a_draw_is_mandatory() -> None:
    """T-07: no way to pass."""
    at = table(TO_DRAW)
    assert legal(at, 0) == ["draw", "take"]
    for move in ("end", "stop", "discard", "swap 0", "ready"):
        assert refusal(at, f"0> {move}") == "not_now"


def test_the_drawn_card_is_swapped_or_discarded() -> None:
    at = table(TO_DECIDE)
    assert legal(at, 0) == ["swap 0", "swap 1", "swap 2", "discard"]
    for move in ("draw", "take", "end", "stop"):
        assert refusal(at, f"0> {move}") == "not_now"


@pytest.mark.parametrize("slot", [-1, 3, 7])
def test_a_swap_needs_a_slot_that_is_there(slot: int) -> None:
    assert refusal(table(TO_DECIDE), f"0> swap {slot}") == "no_such_slot"


def test_the_discard_may_be_taken_and_put_back() -> None:
    """T-08: the text allows it for either source; a free pass."""
    at = table(TO_DRAW)
    act(at, "0> take", "0> discard")
    assert str(at.top) == "5d"
    assert [str(card) for card in at.hand(0)] == ["Ks", "Qs", "9s"]
    assert phase(at) == "after"


def test_where_it_must_be_swapped_a_taken_card_is_not_put_back() -> None:
    """T-08, option `discard_draw_must_swap`."""
    at = table("discard_draw_must_swap=true" + TO_DRAW)
    act(at, "0> take")
    assert legal(at, 0) == ["swap 0", "swap 1", "swap 2"]
    assert refusal(at, "0> discard") == "must_swap"


def test_where_it_must_be_swapped_a_card_of_the_stock_is_still_discarded() -> None:
    """T-08: the option speaks of the discard only, also when one was taken the turn before."""
    at = table("discard_draw_must_swap=true" + TO_DRAW)
    act(at, "0> take", "0> swap 0", "0> end", "1> draw")
    assert "discard" in legal(at, 1)


def test_a_card_of_the_stock_is_seen_by_its_drawer_alone() -> None:
    """T-09."""
    at = table(TO_DRAW + " | stock 8c 7c")
    act(at, "0> draw")
    assert str(GAME.view(at, 0).table.drawn[0].card) == "8c"
    assert str(GAME.view(at, 1).table.drawn[0].card) == "??"


def test_a_card_of_the_discard_is_followed_by_all() -> None:
    """T-09: taken face up, it is public also once it lies face down."""
    at = table(TO_DRAW)
    act(at, "0> take", "0> swap 1")
    assert [str(card) for card in GAME.view(at, 1).table.hand(0)] == ["??", "5d", "??"]


def test_a_card_just_placed_is_not_looked_at_again() -> None:
    """T-09: the screen shows it face down."""
    at = table(TO_DECIDE)
    act(at, "0> swap 1")
    assert seen_hand(GAME, at, 0, 0) == "?? ?? ??"


def test_its_drawer_still_remembers_a_card_just_placed() -> None:
    """T-09: what was seen stays known to whoever has seen it."""
    at = table(TO_DECIDE)
    act(at, "0> swap 1")
    assert [str(card) for card in GAME.view(at, 0).table.hand(0)] == ["Ks", "Jc", "9s"]
    assert [str(card) for card in GAME.view(at, 1).table.hand(0)] == ["??"] * 3


def test_stopping_comes_after_the_move() -> None:
    """T-10: not before the draw, and not before swap or discard."""
    at = table(TO_DRAW)
    assert refusal(at, "0> stop") == "not_now"
    act(at, "0> draw")
    assert refusal(at, "0> stop") == "not_now"
    act(at, "0> discard")
    assert legal(at, 0) == ["stop", "end"]


def test_only_whose_turn_it_is_may_stop() -> None:
    """T-10."""
    at = table(AFTERWARDS)
    assert legal(at, 1) == []
    assert refusal(at, "1> stop") == "not_your_turn"


def test_stopping_on_the_first_turn_is_legal() -> None:
    """T-12."""
    at = begun()
    act(at, "0> draw", "0> discard")
    assert at.turns == 1
    assert "stop" in legal(at, 0)


def test_the_turn_goes_to_the_next_seat_clockwise() -> None:
    """G-12."""
    at = begun(players=3, starter=2)
    turns = []
    for seat in (2, 0, 1, 2):
        turns.append(at.turn)
        act(at, f"{seat}> draw", f"{seat}> discard", f"{seat}> end")
    assert turns == [2, 0, 1, 2]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("| phase setup | hand0 2c 3c 4c | hand1 2d 3d 4d", "ready"),
        (TO_DRAW, "draw"),
        (TO_DECIDE, "discard"),
        (AFTERWARDS, "end"),
        ("discard_draw_must_swap=true | from_discard yes " + TO_DECIDE, "swap 0"),
    ],
    ids=["setup", "draw", "decide", "after", "must swap: the leftmost"],
)
def test_a_timeout_plays(text: str, move: str) -> None:
    """T-22; where the discard would be illegal, the leftmost swap (rulings section 0.1)."""
    at = table(text)
    assert str(GAME.default_move(at, 0)) == move
    assert move in legal(at, 0)


def test_timeouts_alone_bring_a_round_to_its_end() -> None:
    """T-15 and T-22 together: nobody ever stops, and the stock runs out."""
    at = begun(players=4)
    moves = 0
    while awaited := GAME.awaited(at):
        GAME.act(at, awaited[0], GAME.default_move(at, awaited[0]))
        moves += 1
    assert at.ending == "stock_out"
    assert moves == 3 * 40 - 1


def test_slots_keep_their_place() -> None:
    """T-23, G-02: a swap replaces the card of one slot and moves no other."""
    at = table(TO_DECIDE)
    act(at, "0> swap 1")
    assert [str(card) for card in at.hand(0)] == ["Ks", "Jc", "9s"]


def test_suits_do_not_matter() -> None:
    """T-23."""
    hands = ["2c 5h Js", "2h 5d Jc", "2s 5c Jd"]
    text = "| players 3 | phase after | turns 3 | " + " | ".join(
        f"hand{seat} {hand}" for seat, hand in enumerate(hands)
    )
    at = table(text)
    act(at, "0> stop")
    result = GAME.outcome(at)
    assert result is not None
    assert result.totals == (7, 7, 7)


def test_the_exchanged_card_goes_face_up_on_the_discard() -> None:
    """T-24: so that the middle card becomes known."""
    at = table(TO_DECIDE)
    act(at, "0> swap 1")
    assert str(at.discard[-1]) == "Qs^"
    assert str(GAME.view(at, 1).table.top) == "Qs"


def test_a_discarded_card_may_be_taken_by_the_next_player() -> None:
    at = begun("Ac 2c 3c Ad 2d 3d 9s")
    act(at, "0> draw", "0> discard", "0> end", "1> take")
    assert str(at.drawn[0]) == "9s^"
    assert at.discard == []
