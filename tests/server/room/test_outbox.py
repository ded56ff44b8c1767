"""Outgoing messages of a table, each held until its cause is on disk."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from math import inf
from pathlib import Path
from typing import Any

import pytest
from tests.server.house.party import Quiet
from tests.server.room.scene import START, Desk

from facedown.match import wire
from facedown.server.alarm import Alarm
from facedown.server.bots import BotPool
from facedown.server.outbox import Outbox
from facedown.server.services import Services
from facedown.server.store import Conflict, SqliteStore, StoreError, StoreFailed

ONE, TWO = wire.write(wire.Repeated("one")), wire.write(wire.Repeated("two"))


class Table:
    """Whatever has an outbox: it hears the alarm."""

    def __init__(self, services: Services) -> None:
        self.alarm = Alarm(self.look)
        self.outbox = Outbox(services, "BCDFGH", self.alarm)
        self.meter = services.meter
        self.heard: list[Any] = []

    def look(self) -> None:
        self.heard.append(self.outbox.failure)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    store = await SqliteStore.open(tmp_path)
    yield Table(Services(store, BotPool(0), Quiet(), lambda: START, lambda: START))
    await store.close()


def failing(table: Table) -> asyncio.Future[None]:
    """Let the disk answer when the test says so."""
    disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    table.outbox._services.store.append = lambda *_: disk  # type: ignore[method-assign]
    return disk


async def test_where_nothing_has_happened_a_letter_leaves_at_once(table: Table) -> None:
    desk = Desk()
    table.outbox.post([(desk, ONE)])
    assert [one["id"] for one in desk.letters] == ["one"]


async def test_what_follows_from_an_entry_waits_for_it_in_order(table: Table) -> None:
    desk, outbox = Desk(), table.outbox
    outbox.keep(1, b"{}")
    outbox.post([(desk, ONE)])
    outbox.count_move("person", START)
    outbox.hand_over()
    outbox.post([(desk, TWO)])
    outbox.send_away(desk, "left")
    assert desk.letters == []
    await outbox.settled()
    await asyncio.sleep(0)
    assert [one.get("id", one.get("code")) for one in desk.letters] == ["one", "two", "left"]
    assert desk.closed == [(1000, "left")]
    assert isinstance(table.meter, Quiet)
    assert table.meter.by == {"person": 1}
    assert table.heard == [], "what goes well is no news"


async def test_what_is_not_on_disk_is_told_to_nobody(table: Table) -> None:
    desk, gone, outbox = Desk(), Desk(), table.outbox
    disk = failing(table)
    outbox.keep(1, b"{}")
    outbox.post([(desk, ONE)])
    outbox.send_away(gone, "left")
    outbox.hand_over()
    disk.set_exception(StoreFailed("database_failed"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert desk.letters == []
    assert gone.closed == [(1012, "come_back")], "what they did is not so"
    assert table.heard == [("come_back", 500)]
    assert outbox.is_broken
    outbox.give_up()
    assert len(table.heard) == 1


async def test_what_follows_from_an_entry_that_was_refused_is_not_written(table: Table) -> None:
    """Another process has written under that number, and what follows would fit behind it."""
    outbox, asked = table.outbox, []
    disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def append(table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
        asked.append((table, first, entries))
        return disk

    outbox._services.store.append = append  # type: ignore[method-assign]
    outbox.keep(1, b"one")
    outbox.hand_over()
    outbox.keep(2, b"two")
    outbox.hand_over()
    settled = asyncio.ensure_future(outbox.settled())
    disk.set_exception(Conflict("number_taken"))
    with pytest.raises(StoreError):
        await settled
    outbox.hand_over()
    with pytest.raises(StoreFailed):
        await outbox.settled()
    assert asked == [("BCDFGH", 1, [b"one"])]


async def test_what_happens_meanwhile_is_written_next(table: Table) -> None:
    desk, outbox = Desk(), table.outbox
    for number in (1, 2, 3):
        outbox.keep(number, b"%d" % number)
        outbox.hand_over()
        outbox.post([(desk, wire.write(wire.Repeated(str(number))))])
    await outbox.settled()
    await asyncio.sleep(0)
    assert await outbox._services.store.read("BCDFGH") == [b"1", b"2", b"3"]
    assert [one["id"] for one in desk.letters] == ["1", "2", "3"]


async def test_all_is_settled_when_what_waited_is_on_disk_too(table: Table) -> None:
    """The first was on disk, and the outbox had not heard of it: the second was not waited for."""
    outbox, disks = table.outbox, []

    def append(table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
        disks.append(asyncio.get_running_loop().create_future())
        return disks[-1]

    outbox._services.store.append = append  # type: ignore[method-assign]
    outbox.keep(1, b"one")
    outbox.hand_over()
    outbox.keep(2, b"two")
    settled = asyncio.ensure_future(outbox.settled())
    disks[0].set_result(None)
    for _ in range(5):
        await asyncio.sleep(0)
    assert (len(disks), settled.done()) == (2, False)
    disks[1].set_result(None)
    await settled


async def test_a_table_that_nobody_hears_any_more_still_gets_its_letters_out(table: Table) -> None:
    desk = Desk()
    table.outbox.keep(1, b"{}")
    table.outbox.post([(desk, ONE)])
    table.alarm.stop()
    table.outbox.hand_over()
    await table.outbox.settled()
    await asyncio.sleep(0)
    assert [one["id"] for one in desk.letters] == ["one"]
    assert table.alarm.due_at == inf
