"""What characters say: a little, and nothing that not everybody could say."""

import inspect
from typing import Any

import pytest
from tests.bots.test_memory import any_play

from facedown.bots import talk
from facedown.bots.cast import CAST
from facedown.bots.talk import (
    CALLS,
    LOSES,
    MISSED,
    OFTEN,
    OVERTAKEN,
    RIGHT,
    WINS,
    line,
    moment_after,
    moment_of,
)
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.records import Event
from facedown.core.seats import WATCHER
from facedown.core.sight import show
from facedown.testing import Play
from facedown.testing.worlds import other_world

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def happened(play: Play, steps: int) -> list[Event]:
    """All that happened in the first steps of a play."""
    game = play.game
    table = game.table(play.setup)
    events = game.start(table, list(play.deck))
    for step in play.steps[:steps]:
        events += game.act(table, *step)
    return events


def said(play: Play, steps: int) -> list[str]:
    """What everybody says, told only what watchers are shown."""
    public = [show(event, WATCHER) for event in happened(play, steps)]
    return [
        line(key, moment_of(event, seat), Dealer(f"table/{number}/{seat}"))
        for number, event in enumerate(public)
        if event is not None
        for seat, key in zip(play.setup.seats, CAST, strict=False)
    ]


@pytest.mark.slow
@every_game
def test_what_is_said_is_the_same_whatever_the_hidden_cards(game: Game[Any]) -> None:
    """Two worlds that look alike to those who only watch sound alike to them too."""
    tried = 0
    for number in range(6):
        play = any_play(game, f"talk {number}")
        cut = len(play.steps) * 2 // 3
        world = other_world(play, cut, WATCHER, Dealer(number))
        if world is None:
            continue
        try:
            there = said(world, cut)
        except IllegalMove:
            continue
        assert said(play, cut) == there
        tried += 1
    assert tried


def test_nothing_that_talks_is_given_a_table_a_view_or_a_choice() -> None:
    taken = {
        name: list(inspect.signature(getattr(talk, name)).parameters)
        for name in ("moment_of", "moment_after", "line")
    }
    assert taken == {
        "moment_of": ["event", "seat"],
        "moment_after": ["outcome", "before", "after", "seat"],
        "line": ["character", "moment", "chance"],
    }


@every_game
def test_a_moment_is_the_same_as_its_player_saw_it_and_as_watchers_did(game: Game[Any]) -> None:
    play = any_play(game, "seen")
    for event in happened(play, len(play.steps)):
        public = show(event, WATCHER)
        for seat in play.setup.seats:
            assert moment_of(event, seat) == ("" if public is None else moment_of(public, seat))


@pytest.mark.parametrize(
    ("key", "moments"),
    [
        ("cambio", {CALLS, RIGHT, MISSED}),
        ("vinto", {CALLS, RIGHT, MISSED}),
        ("tres-cartas", {CALLS}),
        ("pinnacola", set()),
    ],
)
def test_moments_of_a_game(key: str, moments: set[str]) -> None:
    found: set[str] = set()
    for number in range(20):
        play = any_play(GAMES[key], f"moments {number}")
        for event in happened(play, len(play.steps)):
            found |= {moment_of(event, seat) for seat in play.setup.seats}
        if found - {""} == moments:
            break
    assert found - {""} == moments


def test_the_end_of_a_round_by_who_won_and_who_was_passed() -> None:
    outcome = Outcome(scores=(0, 5, 9), winners=(0,), ending="called", totals=(0, 5, 9))
    before, after = (2, 1, 3), (1, 2, 3)
    moments = [moment_after(outcome, before, after, seat) for seat in range(3)]
    assert moments == [WINS, OVERTAKEN, LOSES]


def test_they_say_a_little() -> None:
    for moment, often in OFTEN.items():
        lines = [line("nina", moment, Dealer(number)) for number in range(300)]
        assert {one for one in lines if one} == {f"say-nina_{moment}_{n}" for n in (1, 2)}
        assert often - 0.1 < len([one for one in lines if one]) / 300 < often + 0.1
    assert line("nina", "", Dealer(1)) == ""


def test_the_same_chance_says_the_same() -> None:
    assert line("otto", WINS, Dealer("x")) == line("otto", WINS, Dealer("x"))
