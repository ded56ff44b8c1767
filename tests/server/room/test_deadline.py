"""When the time of whoever a table waits for is up (G-09)."""

from math import inf

from tests.server.room.scene import START, begun, company, dealt, guest

from facedown.match import log, wire
from facedown.match.timing import SHUFFLE_SECONDS
from facedown.server.deadline import GRACE_SECONDS, Deadline

CLOCKS = wire.ClockOptions(turn=30, reaction=5, setup=20, abandon=0)


def test_a_table_without_clocks_has_none() -> None:
    deadline = Deadline(dealt("Ana", "Bea"), company())
    assert deadline.due_at() == inf
    assert deadline.info(START) is None


def test_time_is_up_when_the_evening_says_so() -> None:
    deadline = Deadline(dealt("Ana", "Bea", clocks=CLOCKS), company())
    assert deadline.due_at() == START + 20
    assert deadline.info(START + 5) == wire.ClockInfo("setup", 15_000, 20_000)


def test_a_pause_stops_it() -> None:
    evening = dealt("Ana", "Bea", clocks=CLOCKS)
    evening.apply(log.Paused(at=START + 1))
    assert Deadline(evening, company()).due_at() == inf


def test_after_a_restart_there_is_time_to_come_back_and_everyone_is_told_so() -> None:
    deadline, late = Deadline(dealt("Ana", "Bea", clocks=CLOCKS), company()), START + 500
    deadline.give_grace(late)
    assert deadline.due_at() == late + GRACE_SECONDS
    assert deadline.info(late) == wire.ClockInfo("setup", round(GRACE_SECONDS * 1000), 20_000)


def test_grace_takes_no_time_away() -> None:
    deadline = Deadline(dealt("Ana", "Bea", clocks=CLOCKS), company())
    deadline.give_grace(START)
    deadline.give_grace(START, seconds=1.0)
    assert deadline.not_before == START + GRACE_SECONDS
    assert deadline.due_at() == START + 20
    assert deadline.info(START) == wire.ClockInfo("setup", 20_000, 20_000)


def test_who_plays_with_bots_alone_has_no_clock_and_is_told_of_none() -> None:
    """G-09."""
    evening = dealt("Ana", "Bea", clocks=CLOCKS)
    evening.apply(log.Resigned(at=START, seat=1))
    deadline = Deadline(evening, company(guest(0, "Ana")))
    assert deadline.due_at() == inf
    assert deadline.info(START) is None


def test_only_while_they_are_there_a_share_of_theirs_is_waited_for_so_long() -> None:
    """G-09."""
    evening = begun("Ana", "Bea", clocks=CLOCKS)
    evening.apply(log.Resigned(at=START, seat=1))
    here, away = Deadline(evening, company(guest(0, "Ana"))), Deadline(evening, company())
    assert here.due_at() == START + SHUFFLE_SECONDS
    assert here.info(START) is None
    assert away.due_at() == inf
