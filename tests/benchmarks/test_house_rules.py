"""Rounds over random house rules: a few are played, and what goes wrong is told."""

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.house_rules import Counts, any_options, play_one, run_part
from benchmarks.simulations import page
from tests.snap import Snap, SnapTable

from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import BadSetup
from facedown.core.game import Game
from facedown.core.seats import NO_SEATS, Seat
from facedown.core.setup import Setup
from facedown.core.variant import Number, Variant

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


class Choosy(Snap):
    """Snap that is not played by three with flips."""

    def setup(
        self, variant: Variant, players: int, starter: Seat = 0, *, undo: bool = False
    ) -> Setup:
        if players == 3 and variant.flag("flips"):
            raise BadSetup("three_is_a_crowd")
        return super().setup(variant, players, starter, undo=undo)


class Endless(Snap):
    """Snap in which nobody is awaited after the tenth turn."""

    def awaited(self, table: SnapTable) -> list[Seat]:
        return NO_SEATS if table.turns > 10 else super().awaited(table)


def played(game: Game[Any], rounds: int) -> Counts:
    counts = Counts()
    for number in range(rounds):
        play_one(game, number, counts, tries_laws=False)
    return counts


@pytest.mark.parametrize("key", GAMES)
def test_rounds_of_every_game_end_and_keep_the_laws(key: str) -> None:
    counts = run_part((key, range(4), 4))
    assert (counts.stuck, counts.laws) == ([], 1)
    assert counts.played + counts.refused.total() == 4


@pytest.mark.parametrize("key", GAMES)
def test_house_rules_are_any_values_of_all_options(key: str) -> None:
    """Every sample of every option is met, and numbers between them."""
    game = GAMES[key]
    met: dict[str, set[str]] = {option.name: set() for option in game.OPTIONS}
    for number in range(200):
        for name, text in any_options(game, Dealer(f"any/{number}")).items():
            met[name].add(text)
    for option in game.OPTIONS:
        samples = {option.text(value) for value in option.samples()}
        assert samples <= met[option.name]
        if isinstance(option, Number) and option.high - option.low > 2:
            assert met[option.name] > samples


def test_house_rules_that_a_game_refuses_are_counted_apart() -> None:
    counts = played(Choosy(), 40)
    assert counts.refused["three_is_a_crowd"] > 0
    assert counts.played == 40 - counts.refused.total() > 0
    assert counts.stuck == []


def test_a_round_that_is_stuck_is_told_with_the_command_that_plays_it_again() -> None:
    counts = played(Endless(), 10)
    assert counts.stuck
    assert counts.played == 10 - len(counts.stuck)
    one = counts.stuck[0]
    assert "law 5: the round is not over and nobody is awaited" in one["why"]
    assert one["command"].startswith("python -m benchmarks.house_rules --only snap --number ")


def test_the_same_numbers_are_the_same_rounds() -> None:
    key = next(iter(GAMES))
    assert run_part((key, range(3), 9)) == run_part((key, range(3), 9))


def test_the_page_shows_the_figures_on_record() -> None:
    simulations, rules = (
        json.loads((ROOT / "benchmarks" / name).read_text("utf-8"))
        for name in ("simulations.json", "house_rules.json")
    )
    assert (ROOT / "docs" / "simulations.md").read_text("utf-8") == page(simulations, rules)
