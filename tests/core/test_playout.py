"""Letting players play, with nobody waiting and no clock."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.snap import SNAP, Flip, SnapTable

from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.moves import DISCARD, PASS, Shuffle
from facedown.core.notation import parse_table
from facedown.core.player import BlindPlayer, Player
from facedown.core.playout import ask, next_step, play_out, play_round
from facedown.core.records import Move
from facedown.core.seats import DEALER
from facedown.core.table import View

IN_WINDOW = "snap | players 3 | phase window | hand0 2c | hand1 7h | hand2 9h | discard 7d^"


class Script(Player[SnapTable]):
    """Says what it was told to say, and remembers what it was asked with."""

    def __init__(self, *answers: Move | None) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[View[SnapTable], Sequence[Move]]] = []

    def choose(self, view: View[SnapTable], moves: Sequence[Move]) -> Move | None:
        self.asked.append((view, moves))
        return self.answers.pop(0)


class Blind(BlindPlayer[Any]):
    """Picks the last move, and remembers whether it was awaited."""

    def __init__(self) -> None:
        self.awaited: list[bool] = []

    def pick(self, moves: Sequence[Move], *, awaited: bool) -> Move | None:
        self.awaited.append(awaited)
        return moves[-1] if awaited else None


def test_seats_that_are_invited_are_asked_first() -> None:
    at = parse_table(SNAP, IN_WINDOW)
    players = [Script(Flip(0)), Script(PASS), Script(PASS)]
    assert next_step(SNAP, at, list(players), Dealer(1)) == (0, Flip(0))
    assert players[1].asked == []


def test_nothing_now_lets_the_awaited_seats_act() -> None:
    at = parse_table(SNAP, IN_WINDOW)
    players = [Script(None), Script(PASS), Script(PASS)]
    assert next_step(SNAP, at, list(players), Dealer(1)) == (1, PASS)


def test_an_awaited_seat_may_not_say_nothing() -> None:
    """And the error says whose fault it is."""
    at = parse_table(SNAP, IN_WINDOW)
    with pytest.raises(IllegalMove) as refused:
        next_step(SNAP, at, [Script(None), Script(None), Script(None)], Dealer(1))
    wanted = {"bot": "Script", "game": "snap", "seat": 1}
    assert (refused.value.code, refused.value.params) == ("must_choose", wanted)


def test_a_move_that_is_not_legal_is_not_replaced() -> None:
    """Bad input is refused, never made into something else."""
    at = parse_table(SNAP, IN_WINDOW)
    with pytest.raises(IllegalMove):
        play_out(SNAP, at, [Script(None), Script(DISCARD), Script(PASS)], Dealer(1))


def test_a_player_is_handed_its_view_and_its_moves() -> None:
    at = parse_table(SNAP, IN_WINDOW)
    player = Script(PASS)
    ask(SNAP, at, [player, player, player], 1, awaited=True)
    ((view, moves),) = player.asked
    assert view == SNAP.view(at, 1)
    assert moves == [Flip(0), PASS]
    assert "9h" not in [str(card) for card in view.table.hand(2)]


def test_a_player_with_no_move_is_not_asked() -> None:
    at = parse_table(SNAP, IN_WINDOW.replace("phase window", "phase draw"))
    player = Script()
    assert ask(SNAP, at, [player] * 3, 1, awaited=False) is None


def test_a_blind_player_is_told_whether_it_is_awaited() -> None:
    at = parse_table(SNAP, IN_WINDOW)
    player = Blind()
    next_step(SNAP, at, [player] * 3, Dealer(1))
    assert player.awaited == [False, True]


def test_the_order_comes_from_the_dealer_handed_in() -> None:
    text = "snap | phase window | hand0 2c | hand1 7h | discard 9d^ 8d^ 6d^ 7d^ | stock"
    at = parse_table(SNAP, text)
    step = next_step(SNAP, at, [Script(), Script()], Dealer("orders"))
    assert step == (DEALER, Shuffle(Dealer("orders").order(3)))


def test_a_round_that_is_over_has_no_next_step() -> None:
    at = parse_table(SNAP, "snap | phase over | hand0 2c | hand1 7h")
    assert next_step(SNAP, at, [], Dealer(1)) is None


def test_the_moves_played_lead_to_the_same_table_again() -> None:
    setup = SNAP.setup(SNAP.variant(), 3)
    deck = Dealer("playout").deck(SNAP.pack(setup.variant))
    table, again = SNAP.table(setup), SNAP.table(setup)
    SNAP.start(table, deck)
    steps = play_out(SNAP, table, [Blind(), Blind(), Blind()], Dealer(1))
    SNAP.start(again, deck)
    for seat, move in steps:
        SNAP.act(again, seat, move)
    assert again == table
    assert SNAP.outcome(again) is not None


def test_a_round_is_dealt_from_the_dealer_handed_in() -> None:
    setup = SNAP.setup(SNAP.variant(), 3)
    one, other = Dealer("round"), Dealer("round")
    table = SNAP.table(setup)
    SNAP.start(table, one.deck(SNAP.pack(setup.variant)))
    steps = play_out(SNAP, table, [Blind(), Blind(), Blind()], one)
    assert play_round(SNAP, setup, [Blind(), Blind(), Blind()], other) == len(steps)
    assert one.bits() == other.bits()
