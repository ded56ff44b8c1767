"""What people at a table say to one another, and how much of it."""

import pytest
from tests.server.room.scene import START

from facedown.match import wire
from facedown.server.errors import HouseError
from facedown.server.talk import MAX_TALK, TALK_SECONDS, Talk

THANKS = wire.Phrase("thanks")


def test_a_phrase_is_one_of_a_few() -> None:
    talk = Talk(is_free=False)
    assert talk.say(1, THANKS, START) == wire.Said(1, phrase="thanks")
    with pytest.raises(HouseError, match="no_such_phrase"):
        talk.say(1, wire.Phrase("I hold two kings"), START)


def test_words_of_ones_own_are_heard_where_the_table_allows_them() -> None:
    said = Talk(is_free=True).say(0, wire.Say("good   evening"), START)
    assert said == wire.Said(0, text="good evening")
    with pytest.raises(HouseError, match="no_talk"):
        Talk(is_free=False).say(0, wire.Say("good evening"), START)


def test_a_seat_that_talks_too_much_waits() -> None:
    talk = Talk(is_free=False)
    for _ in range(MAX_TALK):
        talk.say(0, THANKS, START)
    with pytest.raises(HouseError, match="too_fast"):
        talk.say(0, THANKS, START + TALK_SECONDS)
    talk.say(1, THANKS, START + TALK_SECONDS)
    talk.say(0, THANKS, START + TALK_SECONDS + 0.1)


def test_what_was_refused_does_not_count() -> None:
    talk = Talk(is_free=False)
    for _ in range(MAX_TALK + 1):
        with pytest.raises(HouseError, match="no_talk"):
            talk.say(0, wire.Say("hello"), START)
    talk.say(0, THANKS, START)
