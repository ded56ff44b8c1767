"""Whoever is away from a match for too long is played for by a bot (G-10)."""

from math import inf

from tests.server.room.scene import START, dealt, seated

from facedown.match import log
from facedown.server.absences import AWAY_SECONDS, LONG_SLEEP_SECONDS, MAX_ABSENCES, Absences

AWAY = START + AWAY_SECONDS
ANA, BOTH = {0}, {0, 1}


def test_nobody_is_missing_before_the_match() -> None:
    absences = Absences(seated("Ana", "Bea"))
    assert absences.next(set(), START, 0.0) is None
    assert absences.due_at(START, 0.0) == inf


def test_who_is_away_for_a_moment_is_not_in_the_log() -> None:
    absences = Absences(dealt("Ana", "Bea"))
    assert absences.next(ANA, START, 0.0) is None
    assert absences.due_at(START, 0.0) == AWAY
    assert absences.next(ANA, AWAY - 0.1, 0.0) is None
    assert absences.came(1, AWAY - 0.1) is None
    assert absences.due_at(START, 0.0) == inf


def test_who_stays_away_is_noted_once_and_played_for_later() -> None:
    evening = dealt("Ana", "Bea")
    absences = Absences(evening)
    absences.next(ANA, START, 0.0)
    gone = absences.next(ANA, AWAY, 0.0)
    assert gone == log.WentAway(at=AWAY, seat=1)
    evening.apply(gone)
    assert absences.next(ANA, AWAY, 0.0) is None
    assert absences.due_at(AWAY, 0.0) == START + 100
    played_for = absences.next(ANA, START + 100, 0.0)
    assert played_for == log.StoodIn(at=START + 100, seat=1)
    evening.apply(played_for)
    assert absences.next(ANA, START + 100, 0.0) is None
    assert absences.due_at(START + 100, 0.0) == inf
    assert absences.came(1, START + 200) == log.TookBack(at=START + 200, seat=1)


def test_who_was_noted_is_noted_to_be_back() -> None:
    evening = dealt("Ana", "Bea")
    evening.apply(log.WentAway(at=START, seat=1))
    assert Absences(evening).came(1, AWAY) == log.CameBack(at=AWAY, seat=1)


def test_a_restart_gives_nobody_the_time_anew() -> None:
    evening = dealt("Ana", "Bea")
    evening.apply(log.WentAway(at=START, seat=1))
    absences = Absences(evening)
    assert absences.next(ANA, START + 70, 0.0) is None
    assert absences.due_at(START + 70, 0.0) == START + 100


def test_no_bot_plays_before_people_could_come_back() -> None:
    evening = dealt("Ana", "Bea")
    evening.apply(log.WentAway(at=START, seat=1))
    absences, grace = Absences(evening), START + 510
    assert absences.next(ANA, START + 500, grace) is None
    assert absences.due_at(START + 500, grace) == grace
    assert isinstance(absences.next(ANA, grace, grace), log.StoodIn)


def test_one_who_comes_and_goes_all_the_time_is_noted_no_more_and_still_played_for() -> None:
    evening = dealt("Ana", "Bea")
    evening.seating.chairs[1].absences = MAX_ABSENCES
    absences = Absences(evening)
    assert absences.next(ANA, START, 0.0) is None
    assert absences.next(ANA, AWAY, 0.0) is None
    assert isinstance(absences.next(ANA, START + 100, 0.0), log.StoodIn)


def test_who_is_here_is_not_missing() -> None:
    absences = Absences(dealt("Ana", "Bea"))
    absences.next(ANA, START, 0.0)
    assert absences.next(BOTH, AWAY, 0.0) is None
    assert absences.due_at(AWAY, 0.0) == inf


def test_nobody_plays_for_the_last_person_of_a_table() -> None:
    """G-10: the table waits, and how long it slept is known when they are back."""
    evening = dealt("Ana", "Bea")
    evening.apply(log.Resigned(at=START, seat=1))
    absences = Absences(evening)
    assert absences.next(set(), START, 0.0) is None
    gone = absences.next(set(), AWAY, 0.0)
    assert gone == log.WentAway(at=AWAY, seat=0)
    evening.apply(gone)
    assert absences.next(set(), AWAY + 10_000, 0.0) is None
    assert absences.due_at(AWAY + 10_000, 0.0) == inf
    back = absences.came(0, AWAY + 10_000)
    assert back == log.CameBack(at=AWAY + 10_000, seat=0, slept=10_000)


def test_of_two_who_have_left_the_one_who_is_missed_first_is_played_for() -> None:
    """G-10."""
    evening = dealt("Ana", "Bea")
    absences = Absences(evening)
    evening.apply(log.WentAway(at=START, seat=1))
    evening.apply(log.WentAway(at=START + 1, seat=0))
    late = START + 10_000
    played_for = absences.next(set(), late, 0.0)
    assert isinstance(played_for, log.StoodIn)
    evening.apply(played_for)
    assert absences.next(set(), late, 0.0) is None


def test_what_a_table_slept_is_known_when_who_was_played_for_wakes_it() -> None:
    """G-10: it sleeps since the last person went, and not since a bot has played for the other."""
    evening = dealt("Ana", "Bea")
    evening.apply(log.StoodIn(at=START, seat=1))
    absences = Absences(evening)
    absences.next(set(), START, 0.0)
    gone = absences.next(set(), AWAY, 0.0)
    assert gone == log.WentAway(at=AWAY, seat=0)
    evening.apply(gone)
    back = absences.came(1, AWAY + 10_000)
    assert back == log.TookBack(at=AWAY + 10_000, seat=1, slept=10_000)
    evening.apply(back)
    assert evening.timing.began_at == START + 10_000


def test_who_is_back_while_the_other_plays_has_woken_no_table() -> None:
    evening = dealt("Ana", "Bea")
    evening.apply(log.StoodIn(at=START, seat=1))
    absences = Absences(evening)
    absences.next(ANA, START, 0.0)
    assert absences.came(1, AWAY) == log.TookBack(at=AWAY, seat=1)


def test_a_long_sleep_is_known_though_absences_are_noted_no_more() -> None:
    """G-10: after a restart too, when nobody knows any more since when somebody is missing."""
    evening = dealt("Ana", "Bea")
    evening.apply(log.Resigned(at=START, seat=1))
    evening.seating.chairs[0].absences = MAX_ABSENCES
    for seconds, entries in ((LONG_SLEEP_SECONDS - 1, 0), (LONG_SLEEP_SECONDS, 1)):
        now = START + seconds
        absences = Absences(evening)
        assert absences.next(set(), now, 0.0) is None
        back = absences.came(0, now)
        assert back == (log.CameBack(at=now, seat=0, slept=seconds) if entries else None)
