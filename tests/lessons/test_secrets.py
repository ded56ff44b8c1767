"""A learner is shown what the seat is, and nothing of hidden cards or of the script ahead."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.lessons.lessons import answers_in, every_game, lesson_in

from facedown.core.game import Game
from facedown.lessons.play import Attempt, play, walk
from facedown.lessons.script import LEARNER, Lesson
from facedown.testing.worlds import hidden_spots, marked

MOST_PAIRS = 8


def other_lessons(attempt: Attempt) -> list[Lesson]:
    """The same lesson with two cards exchanged that the learner has not seen so far."""
    lesson = replace(attempt.lesson, deck=tuple(marked(attempt.lesson.deck)))
    hidden = [spot.placed for spot in hidden_spots(_replayed(lesson, attempt).table, LEARNER)]
    places = [_position(lesson, placed.card) for placed in hidden]
    found = []
    # In pairs from both ends, so that those in hands change places with those of the stock.
    pairs = list(zip(places, reversed(places), strict=True))[: len(places) // 2]
    for one, other in pairs[:: max(1, len(pairs) // MOST_PAIRS)]:
        deck = list(lesson.deck)
        deck[one], deck[other] = deck[other], deck[one]
        found.append(replace(lesson, deck=tuple(deck)))
    return found


def _position(lesson: Lesson, card: object) -> int:
    return next(i for i, one in enumerate(lesson.deck) if one is card)


def _replayed(lesson: Lesson, attempt: Attempt) -> Attempt:
    again = Attempt(lesson)
    for answer in answers_in(attempt):
        again.answer(answer)
    return again


@pytest.mark.slow
@every_game
def test_nothing_shown_depends_on_a_card_the_learner_cannot_know(game: Game[Any]) -> None:
    tried = 0
    for attempt in walk(lesson_in(game)):
        answers = answers_in(attempt)
        tries = [answers, *[[*answers, wrong] for wrong in attempt.unwanted[:3]]]
        here = [msgspec.json.encode(play(attempt.lesson, one)) for one in tries]
        for other in other_lessons(attempt):
            assert [msgspec.json.encode(play(other, one)) for one in tries] == here
            tried += 1
    assert tried > 50
