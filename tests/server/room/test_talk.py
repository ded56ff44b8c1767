"""What people at a table say to one another, and how much of it."""

import pytest
from tests.server.room.scene import START

from facedown.match import wire
from facedown.server.errors import HouseError
from facedown.server.talk import MAX_REMEMBERED, MAX_TALK, TALK_SECONDS, Talk

THANKS = wire.Phrase("thanks")
NUMBER = int(START * 1000)


def test_a_phrase_is_one_of_a_few() -> None:
    talk = Talk(is_free=False)
    assert talk.say(1, "ann", THANKS, START) == wire.Said(1, phrase="thanks", n=NUMBER)
    with pytest.raises(HouseError, match="no_such_phrase"):
        talk.say(1, "ann", wire.Phrase("I hold two kings"), START)


def test_words_of_ones_own_are_heard_where_the_table_allows_them() -> None:
    said = Talk(is_free=True).say(0, "ann", wire.Say("good   evening"), START)
    assert said == wire.Said(0, text="good evening", n=NUMBER)
    with pytest.raises(HouseError, match="no_talk"):
        Talk(is_free=False).say(0, "ann", wire.Say("good evening"), START)


def test_a_seat_that_talks_too_much_waits() -> None:
    talk = Talk(is_free=False)
    for _ in range(MAX_TALK):
        talk.say(0, "ann", THANKS, START)
    with pytest.raises(HouseError, match="too_fast"):
        talk.say(0, "ann", THANKS, START + TALK_SECONDS)
    talk.say(1, "ann", THANKS, START + TALK_SECONDS)
    talk.say(0, "ann", THANKS, START + TALK_SECONDS + 0.1)


def test_what_was_refused_does_not_count() -> None:
    talk = Talk(is_free=False)
    for _ in range(MAX_TALK + 1):
        with pytest.raises(HouseError, match="no_talk"):
            talk.say(0, "ann", wire.Say("hello"), START)
    talk.say(0, "ann", THANKS, START)


def test_the_last_words_are_remembered_each_under_a_number_of_its_own() -> None:
    talk = Talk(is_free=False)
    for number in range(MAX_REMEMBERED + 3):
        talk.say(0, "ann", THANKS, START + 60.0 * (number // 2))
    numbers = [one.said.n for one in talk.remembered]
    assert len(numbers) == MAX_REMEMBERED
    assert numbers == sorted(set(numbers))
    assert {one.person for one in talk.remembered} == {"ann"}
