"""The lessons of the games, and answers to them as a learner would give them."""

from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.records import Move, record_from_data
from facedown.lessons.check import lesson_of
from facedown.lessons.play import TAP, Attempt, walk
from facedown.lessons.script import Lesson

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def lesson_in(game: Game[Any]) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def answers_in(attempt: Attempt) -> list[Move | None]:
    """The answers that have led an attempt to where it is."""
    moves = attempt.game.MOVES
    return [None if one == TAP else record_from_data(one, moves) for one in attempt.kept]


def finished(lesson: Lesson) -> list[Attempt]:
    """Every way through a lesson, at its end."""
    return [attempt for attempt in walk(lesson) if attempt.is_over]
