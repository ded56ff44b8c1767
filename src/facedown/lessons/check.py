"""Whether a lesson can be taught: it is played through, every way that its steps allow."""

from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from facedown.core.cards import Card, card, cards
from facedown.core.errors import BadNotation
from facedown.core.game import Game
from facedown.core.placed_card import parse_place
from facedown.core.seats import parse_sitting
from facedown.lessons.play import Attempt, walk
from facedown.lessons.script import LEARNER, NEXT, Lesson, Mark, bad_lesson, read


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
        for mark in step.marks:
            if not is_there(mark, attempt):
                return f"there is no {mark.on} {mark.at}".rstrip()
    except BadNotation as error:
        return str(error)
    return ""


def is_there(mark: Mark, attempt: Attempt) -> bool:
    """Whether what a mark points at is on the learner's screen."""
    table, at = attempt.table, mark.at
    match mark.on:
        case "stock" | "discard" | "scores":
            return not at
        case "drawn":
            return bool(table.drawn) and not at
        case "place":
            return table.placed(parse_place(at)) is not None
        case "hand":
            return parse_sitting(at) in table.setup.seats
        case "card":
            return card(at) in _held(attempt)
        case "move":
            return any(move.WORD == at for move in attempt.moves)
        case "pile":
            return at in _piles(attempt)
    return False


def _held(attempt: Attempt) -> list[Card]:
    """The cards in the learner's hand, where they are held."""
    hand = attempt.table.hands[LEARNER]
    return [placed.card for placed in hand if placed is not None and placed.is_held_by(LEARNER)]


def _piles(attempt: Attempt) -> list[str]:
    """The piles that only this game has, and what lies in them: `melds`, `melds 0`."""
    found = []
    for name, *inside in map(str.split, attempt.table.own_sections()):
        found += [name, *[f"{name} {number}" for number in range(len(inside))]]
    return found
