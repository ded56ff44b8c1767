"""How an evening goes on by itself."""

from math import inf
from typing import Any, cast

import pytest
from tests.server.room.scene import START, begun, company, dealt, guest, over, seated

from facedown.match import log
from facedown.match.evening import Evening
from facedown.server import progress
from facedown.server.errors import HouseError
from facedown.server.guests import Guests
from facedown.server.progress import RETURN_SECONDS, Progress, check_wear
from facedown.server.recording import Recording

LATER = START + RETURN_SECONDS


class Quiet:
    """An alarm that nobody hears: no record is being kept."""

    def ring(self) -> None:
        raise AssertionError


def following(evening: Evening, guests: Guests) -> Progress:
    recording = Recording(cast(Any, None), evening, cast(Any, Quiet()))
    return Progress(evening, guests, recording, lambda: bytes(32))


def kept(*names: str) -> Evening:
    """A match that is over and on disk."""
    evening = over(*names)
    evening.apply(log.MatchKept(at=START, record="r1"))
    return evening


def ready(evening: Evening, *seats: int) -> None:
    for seat in seats:
        evening.apply(log.BecameReady(at=START, seat=seat))


def test_a_match_begins_when_everyone_is_ready() -> None:
    evening = seated("Ana", "Bea")
    follows = following(evening, company())
    ready(evening, 0)
    assert follows.next(START) is None
    ready(evening, 1)
    assert isinstance(follows.next(START), log.Began)


def test_bots_take_the_free_seats_before_a_match_begins() -> None:
    evening = seated("Ana", "Bea", seats=4)
    follows = following(evening, company())
    entries = []
    while evening.stage == "waiting":
        entries.append(follows.beginning(START))
        evening.apply(entries[-1])
    assert [type(entry) for entry in entries] == [log.BotSat, log.BotSat, log.Began]
    assert [getattr(entry, "seat", None) for entry in entries] == [2, 3, None]


def test_another_match_waits_until_the_last_one_is_kept() -> None:
    evening = over("Ana", "Bea")
    ready(evening, 0, 1)
    follows = following(evening, company())
    assert follows.next(LATER) is None
    evening.apply(log.MatchKept(at=START, record="r1"))
    assert isinstance(follows.next(LATER), log.Began)


def test_another_match_waits_for_who_is_there_and_a_moment_for_who_has_just_gone() -> None:
    evening, ana, bea = kept("Ana", "Bea"), guest(0, "Ana"), guest(1, "Bea")
    there = company(ana, bea)
    follows = following(evening, there)
    ready(evening, 0)
    assert follows.next(LATER) is None
    there.remove(bea.connection, LATER)
    assert follows.next(LATER) is None, "she may only load the page again"
    assert follows.due_at(LATER) == LATER + RETURN_SECONDS
    assert isinstance(follows.next(LATER + RETURN_SECONDS), log.Began)
    assert follows.due_at(LATER + RETURN_SECONDS) == inf


def test_nothing_follows_where_nobody_wishes_for_another_match() -> None:
    assert following(kept("Ana", "Bea"), company()).next(LATER) is None


def test_the_shuffle_goes_on_when_nobody_could_still_give_a_share() -> None:
    evening = begun("Ana", "Bea")
    follows = following(evening, company(guest(0, "Ana"), guest(1, "Bea")))
    assert follows.next(START) is None
    assert isinstance(follows.timed_out(START), log.CardsDealt), "nobody has committed"
    for seat in (0, 1):
        evening.apply(log.Committed(at=START, seat=seat, digest="00" * 32))
    asked = follows.next(START)
    assert isinstance(asked, log.SharesAsked)
    evening.apply(asked)
    assert follows.next(START) is None
    assert isinstance(follows.timed_out(START), log.CardsDealt)


def test_a_game_goes_on_by_its_moves_alone() -> None:
    follows = following(dealt("Ana", "Bea"), company())
    assert follows.next(START) is None
    assert follows.timed_out(START) is None
    assert follows.due_at(START) == inf


def test_a_pause_ends_when_nobody_is_left_to_end_it() -> None:
    evening = dealt("Ana", "Bea")
    evening.apply(log.Paused(at=START))
    follows = following(evening, company())
    assert follows.next(START) is None
    for seat in (0, 1):
        evening.apply(log.Resigned(at=START, seat=seat))
    assert follows.next(START) == log.Resumed(at=START)


def test_a_table_with_a_long_log_has_no_other_match_and_at_last_no_other_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = seated("Ana", "Bea")
    check_wear(evening)
    monkeypatch.setattr(progress, "MAX_FOR_A_MATCH", evening.number)
    with pytest.raises(HouseError, match="table_worn_out"):
        check_wear(evening)
    follows = following(evening, company())
    monkeypatch.setattr(progress, "MAX_FOR_A_ROUND", evening.number)
    assert follows.beginning(START) == log.Closed(at=START, why="worn_out")
