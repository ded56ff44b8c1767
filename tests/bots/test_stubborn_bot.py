"""The stubborn bot: never ends a round, and likes some kinds of moves far more than others."""

from collections import Counter
from typing import Any

import pytest

from facedown.bots.stubborn_bot import StubbornBot
from facedown.core.dealer import Dealer
from facedown.core.moves import DRAW, END_TURN, TAKE
from facedown.core.player import Player
from facedown.core.playout import play_out
from facedown.core.records import Move
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.moves import STOP


@pytest.mark.parametrize("seed", range(20))
def test_it_never_calls_if_it_can_do_anything_else(seed: int) -> None:
    bot = StubbornBot(GAME, Dealer(seed))
    assert {bot.pick([STOP, END_TURN], awaited=True) for _ in range(50)} == {END_TURN}


def test_it_calls_where_nothing_else_is_left() -> None:
    bot = StubbornBot(GAME, Dealer(1))
    assert bot.pick([STOP], awaited=True) == STOP


def test_it_does_not_call_unasked() -> None:
    bot = StubbornBot(GAME, Dealer(1))
    assert {bot.pick([STOP], awaited=False) for _ in range(50)} == {None}


def test_where_it_may_say_nothing_it_says_so_half_the_time() -> None:
    bot = StubbornBot(GAME, Dealer(1))
    answers = Counter(bot.pick([DRAW], awaited=False) is None for _ in range(1000))
    assert answers[True] == pytest.approx(500, abs=80)


def test_bots_differ_in_what_they_like() -> None:
    """Some draw nearly always, some take nearly always: so the far corners are reached."""
    moves: list[Move] = [DRAW, TAKE]
    shares = []
    for seed in range(40):
        bot = StubbornBot(GAME, Dealer(seed))
        shares.append(sum(bot.pick(moves, awaited=True) == DRAW for _ in range(200)) / 200)
    assert min(shares) < 0.05
    assert max(shares) > 0.95


@pytest.mark.parametrize("seed", range(5))
def test_stubborn_rounds_never_end_by_a_stop(seed: int) -> None:
    chance = Dealer(seed)
    setup = GAME.setup(GAME.variant(), 3)
    table = GAME.table(setup)
    GAME.start(table, chance.deck(table.pack))
    bots: list[Player[Any]] = [StubbornBot(GAME, chance.apart(seat)) for seat in range(3)]
    play_out(GAME, table, bots, chance)
    assert table.ending in ("stock_out", "turn_limit")
