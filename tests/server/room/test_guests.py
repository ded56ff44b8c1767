"""Who is connected to a table, and how long somebody was there."""

import pytest
from tests.server.room.scene import START, company, guest, seated

from facedown.core.seats import WATCHER
from facedown.server import guests
from facedown.server.bots import Asker
from facedown.server.errors import HouseError


def test_seats_are_here_while_their_person_is_connected() -> None:
    ana, bea, cal = guest(0, "Ana"), guest(1, "Bea"), guest(WATCHER, "Cal")
    there = company(ana, bea, cal)
    assert (set(there.here()), there.watching, len(there)) == ({0, 1}, 1, 3)
    there.remove(bea.connection, START)
    there.remove(cal.connection, START)
    assert (set(there.here()), there.watching, [*there]) == ({0}, 0, [ana])
    assert there.clear() == [ana]
    assert not there
    assert not there.here()


def test_a_table_is_attended_while_anybody_is_there() -> None:
    ana, bea = guest(0, "Ana"), guest(WATCHER)
    there = company(ana)
    there.add(bea, START + 10)
    there.remove(ana.connection, START + 20)
    assert (there.attended, there.quiet_since) == (0.0, START + 20)
    there.remove(bea.connection, START + 30)
    assert (there.attended, there.quiet_since) == (30.0, START + 30)
    there.add(ana, START + 100)
    there.remove(ana.connection, START + 101)
    assert there.attended == 31.0


def test_people_are_found_by_seat_and_by_name() -> None:
    ana, bea = guest(0, "Ana"), guest(1, "Bea")
    again, nobody = guest(WATCHER, "Ana"), guest(WATCHER)
    there = company(ana, bea, again, nobody)
    assert there.at(1) is bea
    assert there.at(2) is None
    assert there.of("id-Ana") == [ana, again]


def test_so_many_watch_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MAX_WATCHERS", 2)
    evening = seated("Ana", "Bea")
    there = company(guest(0, "Ana"), guest(WATCHER))
    there.check_watcher(evening)
    there.add(guest(WATCHER), START)
    with pytest.raises(HouseError, match="too_many_watchers"):
        there.check_watcher(evening)


def test_where_nobody_may_watch_nobody_does() -> None:
    with pytest.raises(HouseError, match="no_watchers"):
        company().check_watcher(seated("Ana", "Bea", watchers=False))


def test_bots_think_for_the_host_or_else_for_whoever_is_there() -> None:
    evening = seated("Ana", "Bea")
    watcher, bea, ana = guest(WATCHER, "", "w"), guest(1, "Bea", "b"), guest(0, "Ana", "a")
    there = company()
    assert there.asker(evening) == Asker("id-Ana", is_there=False)
    for one in (watcher, bea, ana):
        there.add(one, START)
        assert there.asker(evening) == Asker(one.connection.address)
    there.add(guest(WATCHER, "", "late"), START)
    assert there.asker(evening) == Asker("a")
    assert company(guest(0, "Ana")).asker(evening) == Asker("id-Ana"), "the address is not known"
