"""The guard: what playing costs is counted, the same every time, and a loss is found."""

from typing import Any

import pytest
from benchmarks import guard
from benchmarks.guard import Costs, counted, instructions, kind, losses, on_record

from facedown.catalog import GAMES
from facedown.core.game import Game


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_nothing_costs_a_third_more_than_on_record(key: str) -> None:
    then = on_record()
    if then is None:
        pytest.skip(f"no costs are on record for {kind()}")
    assert losses({key: counted(GAMES[key])}, then) == []


def test_counting_twice_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(GAMES.values()))
    monkeypatch.setattr(guard, "MOVES", 200)
    assert counted(game) == counted(game)


def test_more_work_takes_more_instructions() -> None:
    def work(rounds: int) -> int:
        return instructions(lambda: [number + 1 for number in range(rounds)])

    assert work(200) - work(100) == work(300) - work(200) > 100


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_planted_slowdown_of_two_fifths_is_found(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[key]
    monkeypatch.setattr(guard, "MOVES", 200)
    before = {key: counted(game)}
    wasted = int(before[key]["decision"] * 0.4)
    slow_down(game, wasted, monkeypatch)
    found = losses({key: counted(game)}, before)
    assert len(found) == 1
    assert "a decision costs" in found[0]


def slow_down(game: Game[Any], wasted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each move of a game cost so many instructions more."""
    play = type(game).play

    def slow(self: Game[Any], *arguments: Any) -> Any:
        for _ in range(wasted // 3):  # a turn of an empty loop is three instructions, or two
            pass
        return play(self, *arguments)

    monkeypatch.setattr(type(game), "play", slow)


THEN: Costs = {"whist": {"decision": 100.0, "view": 50.0}}


@pytest.mark.parametrize(
    ("now", "found"),
    [
        ({"whist": {"decision": 130.0, "view": 50.0}}, []),
        ({"whist": {"decision": 131.0, "view": 50.0}}, ["whist: a decision costs 131, +31%"]),
        ({"whist": {"decision": 10.0, "view": 99.0}}, ["whist: a view costs 99, +98%"]),
        ({"skat": {"decision": 900.0}}, []),
    ],
    ids=["just within", "just too much", "a gain does not pay for a loss", "not on record"],
)
def test_losses(now: Costs, found: list[str]) -> None:
    assert losses(now, THEN) == found
