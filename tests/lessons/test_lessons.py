"""Every game's lesson, played through every way that it allows."""

import re
from typing import Any

import pytest
from tests.i18n.ftl import all_patterns, chosen_by, printed
from tests.lessons.lessons import answers_in, every_game, finished, lesson_in

from facedown.core.game import Game
from facedown.i18n.catalogue import game_files, languages
from facedown.lessons.play import Attempt, Message, play, walk
from facedown.lessons.script import LEARNER
from facedown.lessons.words import GOING_ON, messages_of, params, say, voice_of

MOST_WORDS = 25
MOST_STEPS = 14

every_language = pytest.mark.parametrize("language", languages())


@every_game
def test_a_lesson_is_short(game: Game[Any]) -> None:
    lesson = lesson_in(game)
    assert len(lesson.steps) <= MOST_STEPS
    assert lesson.script.seconds <= 90


@every_game
def test_a_lesson_ends_with_a_round_that_the_learner_wins(game: Game[Any]) -> None:
    for attempt in finished(lesson_in(game)):
        outcome = attempt.state().outcome
        assert outcome is not None
        assert outcome.winners == [LEARNER]
        assert outcome.caller == LEARNER


def everything_said(attempt: Attempt) -> list[Message]:
    """The words of a step, and those for every move that is not what it is about."""
    said = [attempt.state().step.said]
    for move in attempt.unwanted:
        wrong = attempt.copy()
        wrong.answer(move)
        assert wrong.mistake is not None
        said.append(wrong.mistake)
    if attempt.is_over:
        said.append(Message(f"{attempt.step.key}.{GOING_ON}", said[0].params))
    return said


@every_language
@every_game
def test_everything_a_lesson_says_is_a_short_sentence(game: Game[Any], language: str) -> None:
    lesson = lesson_in(game)
    voice, known = voice_of(lesson, language), all_patterns(language, game)
    said: set[str] = set()
    for attempt in walk(lesson):
        for message in everything_said(attempt):
            key, given = message.message, set(params(message, voice))
            assert printed(key, known) | chosen_by(key, known) <= given, key
            sentence = say(message, voice)
            assert len(sentence.split()) <= MOST_WORDS, sentence
            # A card or a name in the middle does not begin a sentence: "the 7♥" is no "The 7♥".
            assert not re.search(r"[.!?] [a-z]", sentence), sentence
            said.add(key)
    assert said == messages_of(lesson)


@every_language
@every_game
def test_no_card_stands_in_the_words_themselves(game: Game[Any], language: str) -> None:
    """The files of messages are public: they would tell of cards that still lie face down."""
    (file,) = game_files(language, game)
    lines = file.read_text("utf-8").split("lesson-", 1)[1].splitlines()
    assert not [line for line in lines if re.search("[♣♥♠♦]", line)]


@every_game
def test_every_other_legal_move_is_a_mistake_that_changes_nothing(game: Game[Any]) -> None:
    for attempt in walk(lesson_in(game)):
        before = attempt.state()
        for move in attempt.unwanted:
            attempt.answer(move)
            after = attempt.state()
            assert after.mistake is not None
            assert after.refused is None
            assert (after.step, after.kept, after.over) == (before.step, before.kept, before.over)
            (now,) = after.shown
            assert now.events == []
            assert (now.n, now.screen) == (before.shown[-1].n, before.shown[-1].screen)
            assert now.moves == before.shown[-1].moves


@every_game
def test_a_lesson_is_taken_up_again_wherever_it_was_left(game: Game[Any]) -> None:
    lesson = lesson_in(game)
    for attempt in walk(lesson):
        assert play(lesson, answers_in(attempt)) == attempt.state()


@every_game
def test_mistakes_that_are_sent_again_are_passed_over(game: Game[Any]) -> None:
    lesson = lesson_in(game)
    for attempt in walk(lesson):
        if attempt.unwanted and not attempt.is_over:
            right = attempt.copy()
            right.answer(attempt.wanted[0])
            wrong, first = attempt.unwanted[0], attempt.wanted[0]
            assert play(lesson, [*answers_in(attempt), wrong, first]) == right.state()


@every_game
def test_a_step_says_how_far_the_lesson_is(game: Game[Any]) -> None:
    lesson = lesson_in(game)
    for attempt in walk(lesson):
        state = attempt.state()
        assert (state.step.number, state.step.of) == (attempt.number + 1, len(lesson.steps))
        assert state.over == (state.step.number == state.step.of)
        assert bool(state.step.moves) == bool(attempt.step.move)


@every_game
def test_what_is_shown_is_numbered_without_a_gap(game: Game[Any]) -> None:
    for end in finished(lesson_in(game)):
        answers, last = answers_in(end), 0
        for count in range(len(answers) + 1):
            for shown in play(end.lesson, answers[:count]).shown:
                assert [one.n for one in shown.events] == list(range(last + 1, shown.n + 1))
                last = shown.n
