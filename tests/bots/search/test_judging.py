"""Judging moves by what comes of them on tables as they may be."""

from collections.abc import Iterable
from math import fsum
from typing import Any

import pytest

from facedown.bots.roster import make_bot
from facedown.bots.search import MASTER, SMALL, Valued, judge, likely_moves, most_in_time
from facedown.catalog import find_game
from facedown.core.compiled import is_compiled
from facedown.core.dealer import Dealer
from facedown.core.playout import next_step
from facedown.core.records import Move
from facedown.core.table import View


def position(key: str, seed: str, moves: int) -> tuple[View[Any], list[Move]]:
    """What the seat to move sees after so many moves of the rule bots, and what it may do."""
    game = find_game(key)
    setup = game.setup(game.variant(dict(game.SIMULATED)), game.OFFICIAL[0])
    dealer = Dealer(seed)
    table = game.table(setup)
    game.start(table, dealer.deck(table.pack))
    players = [make_bot("rule", game, dealer.apart(seat)) for seat in range(setup.players)]
    for _ in range(moves):
        step = next_step(game, table, players, dealer)
        assert step is not None
        game.act(table, *step)
    seat = game.awaited(table)[0]
    return game.view(table, seat), game.legal_moves(table, seat)


def shown(found: list[Valued]) -> list[tuple[str, float, float]]:
    return [(str(one.move), one.worth, one.error) for one in found]


@pytest.mark.parametrize("key", ["tres-cartas", "cambio"])
def test_moves_are_judged_from_the_best_on(key: str) -> None:
    view, moves = position(key, "judging", 7)
    likely = likely_moves(find_game(key), view, moves)[:3]
    found = judge(find_game(key), view, likely, Dealer("any"), 4)
    assert {str(one.move) for one in found} == {str(move) for move in likely}
    assert [one.worth for one in found] == sorted([one.worth for one in found], reverse=True)
    assert found[0].error == 0.0


def test_the_same_chance_finds_the_same() -> None:
    view, moves = position("tres-cartas", "judging", 7)
    game = find_game("tres-cartas")
    once = judge(game, view, moves, Dealer("any"), SMALL)
    assert shown(once) == shown(judge(game, view, moves, Dealer("any"), SMALL))
    assert shown(once) != shown(judge(game, view, moves, Dealer("other"), SMALL))


def test_of_no_moves_nothing_is_said() -> None:
    view, _ = position("tres-cartas", "judging", 7)
    assert judge(find_game("tres-cartas"), view, [], Dealer("any"), SMALL) == []


def test_interpreted_or_with_much_to_do_few_rollouts_are_made() -> None:
    assert most_in_time() == (MASTER if is_compiled() else SMALL)
    assert most_in_time(busy=True) == SMALL


@pytest.mark.parametrize("key", ["tres-cartas", "cambio"])
def test_moves_are_worth_the_same_with_every_python(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since 3.12 the built-in sum rounds otherwise, and a close choice came out another way."""
    view, moves = position(key, "judging", 7)
    game = find_game(key)
    likely = likely_moves(game, view, moves)[:3]

    def judged() -> list[tuple[str, float, float]]:
        return shown(judge(game, view, likely, Dealer("chance"), SMALL))

    before, plain = judged(), sum

    def rounded_once(numbers: Iterable[Any]) -> Any:
        listed = list(numbers)
        return fsum(listed) if any(isinstance(one, float) for one in listed) else plain(listed)

    monkeypatch.setattr("builtins.sum", rounded_once)
    assert judged() == before
