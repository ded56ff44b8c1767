"""What everyone at a table is told."""

import json
from typing import Any

from tests.server.room.scene import START, begun, company, dealt, guest, seated

from facedown.core.seats import WATCHER
from facedown.match import log, wire
from facedown.match.evening import Evening
from facedown.server.commands import Command
from facedown.server.deadline import Deadline
from facedown.server.guests import Guest, Guests
from facedown.server.outbox import Letters
from facedown.server.telling import Telling

LOOK = {"type": "look", "slot": 0}


def telling(evening: Evening, *guests: Guest) -> tuple[Telling, Guests]:
    there = company(*guests)
    return Telling(evening, there, Deadline(evening, there)), there


def read(letters: Letters, one: Guest) -> list[dict[str, Any]]:
    """The letters for one guest."""
    return [json.loads(data) for connection, data in letters if connection is one.connection]


def looked(evening: Evening, seat: int) -> Command:
    """A seat has looked at one of its cards."""
    move = evening.read_move(LOOK)
    command = Command(seat, move, LOOK, log.PERSON, "c1", evening.length(seat), START, START)
    evening.apply(log.Moved(at=START, seat=seat, move=LOOK, by=log.PERSON, id="c1"), move)
    return command


def test_each_is_told_their_own_events_once() -> None:
    evening = dealt("Ana", "Bea", game="vinto")
    ana, bea, cal = guest(0, "Ana"), guest(1, "Bea"), guest(WATCHER)
    tells, _ = telling(evening, ana, bea, cal)
    for one in (ana, bea, cal):
        one.sent = evening.length(one.viewer)
    letters = tells.shown(START, log.PERSON, looked(evening, 0))
    (own,), (other,), (public,) = (read(letters, one) for one in (ana, bea, cal))
    assert own["events"][0]["ms"] == 4000
    for shown in (other, public):
        assert "??" in str(shown["events"][0]["event"])
        assert "ms" not in shown["events"][0]
    assert (own["id"], "id" in other, own["by"]) == ("c1", False, "person")
    assert tells.shown(START, "", None) == [], "all of it was sent"


def test_watchers_share_their_bytes() -> None:
    evening = dealt("Ana", "Bea", game="vinto")
    watchers = [guest(WATCHER) for _ in range(3)]
    tells, _ = telling(evening, *watchers)
    for one in watchers[:2]:
        one.sent = evening.length(WATCHER)
    looked(evening, 0)
    first, second, late = (data for _, data in tells.shown(START, log.PERSON, None))
    assert first is second
    assert late != first, "who has seen less is told more"


def test_the_table_is_told_to_each_with_their_own_seat() -> None:
    ana, bea, cal = guest(0, "Ana"), guest(1, "Bea"), guest(WATCHER)
    tells, _ = telling(seated("Ana", "Bea"), ana, bea, cal)
    letters = tells.table()
    assert [read(letters, one)[0]["table"]["you"] for one in (ana, bea, cal)] == [0, 1, None]
    assert read(tells.table(exclude=bea.connection), bea) == []
    assert tells.info().watchers == 1


def test_only_what_changes_the_table_is_news_and_it_is_told_once() -> None:
    evening, ana = seated("Ana", "Bea"), guest(0, "Ana")
    tells, _ = telling(evening, ana)
    entry = log.BecameReady(at=START, seat=0)
    evening.apply(entry)
    assert not tells.note(entry, "waiting")
    assert [one["type"] for one in read(tells.news(), ana)] == ["table"]
    assert tells.news() == []
    assert not tells.note(log.WentAway(at=START, seat=1), "waiting")
    assert tells.news() == []
    tells.note_guests()
    assert [one["type"] for one in read(tells.news(), ana)] == ["table"]


def test_what_is_asked_of_a_shuffle_is_news() -> None:
    evening, ana = begun("Ana", "Bea"), guest(0, "Ana")
    tells, _ = telling(evening, ana)
    tells.note(log.Began(at=START, secret=""), "waiting")
    table, shuffle = read(tells.news(), ana)
    assert (table["type"], shuffle["type"], shuffle["want"]) == ("table", "shuffle", "commit")


def test_the_end_of_a_round_is_told_at_once() -> None:
    evening, ana = dealt("Ana", "Bea"), guest(0, "Ana")
    tells, _ = telling(evening, ana)
    entry = log.Moved(at=START, seat=0, move={}, by=log.CLOCK)
    assert not tells.note(entry, "playing")
    evening.stage = "between"
    assert tells.note(entry, "playing")
    assert [one["type"] for one in read(tells.news(), ana)] == ["table", "shuffle"]


def test_who_comes_is_told_everything_and_then_what_is_new() -> None:
    evening, bea = dealt("Ana", "Bea", game="vinto"), guest(1, "Bea")
    tells, _ = telling(evening, bea)
    welcome, shuffle = read(tells.welcome(bea, 0, START), bea)
    assert welcome["table"]["you"] == 1
    assert welcome["shown"]["n"] == bea.sent == evening.length(1)
    assert len(welcome["shown"]["events"]) == bea.sent
    assert shuffle["type"] == "shuffle"
    assert tells.shown(START, "", None) == []
    (again,) = read(tells.again(START), bea)
    assert (again["n"], again.get("events", [])) == (bea.sent, [])


def test_who_has_muted_somebody_does_not_hear_them() -> None:
    ana, bea = guest(0, "Ana"), guest(1, "Bea", muted=frozenset({"id-Ana"}))
    tells, _ = telling(seated("Ana", "Bea"), ana, bea)
    letters = tells.said(wire.Said(0, phrase="thanks"), "id-Ana")
    assert (len(read(letters, ana)), read(letters, bea)) == (1, [])


def test_everyone_is_told_how_long_there_is() -> None:
    clocks = wire.ClockOptions(setup=20)
    ana = guest(0, "Ana")
    tells, _ = telling(dealt("Ana", "Bea", clocks=clocks), ana)
    (clock,) = read(tells.clock(START + 5), ana)
    assert clock["clock"]["ms"] == 15_000
