"""Whether a lesson can be taught: it is played through, every way that its steps allow."""

from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from facedown.core.cards import cards
from facedown.core.errors import BadNotation
from facedown.core.fields import PLACE
from facedown.core.game import Game
from facedown.lessons.play import Attempt, walk
from facedown.lessons.script import (
    LEARNER,
    NEXT,
    Lesson,
    Mark,
    bad_lesson,
    parse_mark,
    read,
)
from facedown.lessons.showing import pile_sizes


@cache
def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, if it has one; `BadLesson` if that cannot be taught."""
    lesson = read(game)
    if lesson is not None:
        check(lesson)
    return lesson


def check(lesson: Lesson) -> None:
    """`BadLesson` with the file, the line and the step at which the lesson goes wrong."""
    if any(kind.WORD == NEXT for kind in lesson.game.MOVES):
        raise bad_lesson(lesson.file, 1, "", f"a move of the game is called {NEXT}")
    ids = [step.id for step in lesson.steps]
    for number, step in enumerate(lesson.steps):
        if step.id in ids[:number]:
            raise lesson.bad(number, "two steps are called so")
    if lesson.steps[-1].move or lesson.steps[-1].then:
        raise lesson.bad(len(ids) - 1, "nothing comes after the last step")
    for attempt in walk(lesson):
        wrong = _fault(attempt)
        if wrong:
            raise lesson.bad(attempt.number, wrong)


def _fault(attempt: Attempt) -> str:
    """What is wrong with the step that an attempt is at; nothing if it is in order."""
    step = attempt.step
    for patterns, moves in ((step.move, attempt.wanted), (step.mistakes, attempt.unwanted)):
        for pattern in patterns:
            if not any(fnmatchcase(str(move), pattern) for move in moves):
                return f"no move is like {pattern}"
    known = {placed.card for placed in attempt.known.everything()}
    try:
        for text in step.cards.values():
            missing = [one for one in cards(text) if one not in known]
            if missing or not text:
                return f"the learner does not know {missing or text}"
        for text in step.mark:
            if not is_there(parse_mark(text), attempt):
                return f"there is no {text}"
    except BadNotation as error:
        return str(error)
    return ""


def is_there(mark: Mark, attempt: Attempt) -> bool:
    """Whether what a mark points at is on the learner's screen."""
    table = attempt.table
    match mark.on:
        case "drawn":
            return bool(table.drawn)
        case "place":
            where = PLACE.from_data(mark.place)
            return isinstance(where, int) and table.placed(where) is not None
        case "hand":
            return mark.seat in table.setup.seats
        case "card":
            return mark.card in _held(attempt)
        case "move":
            return any(move.WORD == mark.move for move in attempt.moves)
        case "pile":
            size = pile_sizes(table).get(mark.pile)
            return size is not None and (mark.number is None or mark.number < size)
    return True


def _held(attempt: Attempt) -> list[str]:
    """The cards in the learner's hand, where they are held."""
    hand = attempt.table.hands[LEARNER]
    held = [placed for placed in hand if placed is not None and placed.is_held_by(LEARNER)]
    return [placed.card.text for placed in held]
