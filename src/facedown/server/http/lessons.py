"""First lessons over HTTP: which games have one, and where a learner stands in it.

Nothing is kept here: the learner's client sends all its answers each time.
"""

from functools import cache
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from facedown.catalog import GAMES
from facedown.core.errors import BadNotation
from facedown.core.game import Game
from facedown.core.records import record_from_data
from facedown.lessons.check import lesson_of
from facedown.lessons.play import TAP, LessonState, play
from facedown.lessons.script import BadLesson, Lesson
from facedown.server.errors import HouseError
from facedown.server.house import find_game
from facedown.server.http.games import GamePlace
from facedown.server.http.routes import ANYONE, MAYBE, Call, Routes
from facedown.server.logs import log

ROUTES: Final = Routes()

# More answers than any lesson takes, mistakes among them.
MOST_ANSWERS: Final = 60


class LessonInfo(Struct, frozen=True):
    """A lesson: of which game, about how long it takes, and in how many steps."""

    game: str
    seconds: int
    steps: int


class Lessons(Struct, frozen=True):
    """The games that have a first lesson."""

    lessons: list[LessonInfo]


class Answers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has done so far: moves as at a table, and `{"type": "next"}` for a tap."""

    moves: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ANSWERS)] = []


@ROUTES.add("GET", "/api/lessons", takes=ANYONE, gives=Lessons, kept=True)
async def lessons(call: Call) -> Lessons:
    """The first lessons that there are."""
    found = [lesson for lesson in map(_lesson, GAMES.values()) if lesson is not None]
    return Lessons([LessonInfo(one.game.KEY, one.script.seconds, len(one.steps)) for one in found])


@ROUTES.add(
    "POST",
    "/api/lessons/{game}",
    takes=MAYBE,
    places=GamePlace,
    body=Answers,
    gives=LessonState,
    errors=("no_such_game", "not_found", "bad_move"),
)
async def lesson(call: Call) -> LessonState:
    """Where a lesson stands after the learner's answers; the last one may be a mistake."""
    found = _lesson(find_game(call.path.game))
    if found is None:
        raise HouseError("not_found")
    moves = found.game.MOVES
    try:
        answers = [None if one == TAP else record_from_data(one, moves) for one in call.body.moves]
    except BadNotation:
        raise HouseError("bad_move") from None
    return play(found, answers)


@cache
def _lesson(game: Game[Any]) -> Lesson | None:
    """The lesson of a game; one from outside that cannot be taught is left out."""
    try:
        return lesson_of(game)
    except BadLesson as error:
        log().error("lesson left out", game=game.KEY, why=str(error))
        return None
