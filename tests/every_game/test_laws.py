"""The laws, tried on every game of the catalog."""

from pathlib import Path
from typing import Any

import pytest
from benchmarks.honesty import quick_bots
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.lengths import MARKS

from facedown.bots.roster import bots_for
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.match.transcript import loads
from facedown.testing import LAWS, Play, Trial, check_game, check_play
from facedown.testing.check import random_play
from facedown.testing.coverage import Coverage
from facedown.testing.strategies import plays

GOLDEN = Path(__file__).parents[1] / "golden"
# Within so many rounds everything that can happen has.
MAX_PLAYS = 600

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
# Rounds of some are so long that a test of seconds is one of half a minute for them.
every_game_in_its_time = pytest.mark.parametrize(
    "game", [pytest.param(GAMES[key], marks=marks, id=key) for key, marks in MARKS.items()]
)


@pytest.mark.long
@pytest.mark.slow
@every_game
@settings(max_examples=15)
@given(data=st.data())
def test_every_law_holds_in_any_round(game: Game[Any], data: st.DataObject) -> None:
    play = data.draw(plays(game))
    chance = Dealer(data.draw(st.integers(0, 2**32)))
    check_play(Trial(play, chance, moments=4, bots=quick_bots(game)))


@pytest.mark.long
@pytest.mark.slow
@every_game
@pytest.mark.parametrize("part", range(2))
def test_every_law_holds_in_many_rounds(game: Game[Any], part: int) -> None:
    report = check_game(game, plays=40, seed=f"many {part}", moments=8, bots=quick_bots(game))
    assert report.worlds > 150
    assert report.discarded * 2 <= report.worlds


@pytest.mark.long
@pytest.mark.slow
@every_game
def test_every_law_holds_in_golden_rounds(game: Game[Any]) -> None:
    finished = [play for play in golden_plays(game) if is_finished(play)]
    assert finished
    for number, play in enumerate(finished):
        check_play(Trial(play, Dealer(number), bots=quick_bots(game)))


@pytest.mark.long
@pytest.mark.slow
@every_game_in_its_time
def test_everything_is_reached(game: Game[Any]) -> None:
    """Every event, move, phase, ending and option value comes up in a law run."""
    coverage = Coverage(game)
    for play in golden_plays(game):
        coverage.add(play)
    for number in range(MAX_PLAYS):
        if not coverage.missing():
            break
        coverage.add(random_play(game, Dealer(f"reach/{number}"), bots_for(game)))
    assert coverage.missing() == []


def golden_plays(game: Game[Any]) -> list[Play]:
    """The rounds of a game's golden transcripts."""
    found = []
    for path in sorted((GOLDEN / game.KEY).glob("*.txt")):
        for record in loads(path.read_text("utf-8"), game).rounds:
            steps = tuple([(entry.seat, entry.move) for entry in record.entries])
            found.append(Play(game, record.setup, record.deck, steps))
    assert found
    return found


def test_the_laws_are_twelve() -> None:
    assert list(LAWS) == list(range(1, 13))


def is_finished(play: Play) -> bool:
    return play.game.outcome(play.table_after(len(play.steps))) is not None
