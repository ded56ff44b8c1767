"""What a seat asks for beside moves."""

import pytest
from tests.server.room.scene import START, dealt, seated

from facedown.core.errors import BadNotation
from facedown.match import log, wire
from facedown.server import progress, requests
from facedown.server.errors import HouseError
from facedown.server.requests import MAX_PAUSES

BOTH = {0, 1}


def test_a_seat_is_ready_once() -> None:
    evening = seated("Ana", "Bea")
    (entry,) = requests.ready(evening, 1, START)
    assert entry == log.BecameReady(at=START, seat=1)
    evening.apply(entry)
    assert requests.ready(evening, 1, START) == []


def test_nobody_is_ready_for_what_has_begun_or_for_a_table_that_is_worn_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(HouseError, match="match_on"):
        requests.ready(dealt("Ana", "Bea"), 0, START)
    monkeypatch.setattr(progress, "MAX_FOR_A_MATCH", 3)
    with pytest.raises(HouseError, match="table_worn_out"):
        requests.ready(seated("Ana", "Bea"), 0, START)


def test_a_pause_begins_when_the_last_of_those_who_are_there_wishes_for_it() -> None:
    evening = dealt("Ana", "Bea", "Cal")
    (wish,) = requests.pause(evening, 0, BOTH, START, on=True)
    assert wish == log.WishedPause(at=START, seat=0, on=True)
    evening.apply(wish)
    assert requests.pause(evening, 0, BOTH, START, on=True) == []
    wish, paused = requests.pause(evening, 1, BOTH, START, on=True)
    assert paused == log.Paused(at=START)
    evening.apply(wish)
    evening.apply(paused)
    assert requests.pause(evening, 0, BOTH, START, on=True) == []
    assert requests.pause(evening, 0, BOTH, START, on=False) == [log.Resumed(at=START)]


def test_a_wish_can_be_taken_back() -> None:
    evening = dealt("Ana", "Bea")
    evening.apply(log.WishedPause(at=START, seat=0, on=True))
    taken_back = log.WishedPause(at=START, seat=0, on=False)
    assert requests.pause(evening, 0, BOTH, START, on=False) == [taken_back]


def test_a_seat_may_wish_for_ten_pauses_a_round() -> None:
    """G-09."""
    evening = dealt("Ana", "Bea")
    evening.seating.chairs[0].pauses = MAX_PAUSES
    with pytest.raises(HouseError, match="too_many_pauses"):
        requests.pause(evening, 0, BOTH, START, on=True)
    with pytest.raises(HouseError, match="no_match"):
        requests.pause(seated("Ana", "Bea"), 0, BOTH, START, on=True)


def test_a_move_can_be_tried() -> None:
    evening = dealt("Ana", "Bea")
    legal = evening.legal_moves(0)[0].data()
    assert requests.tried(evening, 0, wire.Try("t", legal)) == wire.Tried("t", legal=True)
    tried = requests.tried(evening, 0, wire.Try("t", {"type": "draw"}))
    assert (tried.legal, bool(tried.code)) == (False, True)
    tried = requests.tried(evening, 0, wire.Try("t", {"type": "fly"}))
    assert (tried.legal, tried.code, tried.params) == (False, "bad_move", {})


def test_what_could_not_be_read_is_not_repeated() -> None:
    assert requests.refused(BadNotation("bad_field", text="secret"), "m") == wire.Refused(
        "bad_move", {}, "m"
    )
    refused = requests.refused(HouseError("no_such_seat", seat=3), "")
    assert refused == wire.Refused("no_such_seat", {"seat": 3}, "")
