"""Records of finished matches: kept once, listed, counted and forgotten."""

import msgspec
import pytest
from tests.server.store.conftest import a_record

from facedown.server.store import Conflict, RecordSeat
from facedown.server.store.sql import SqlStore


async def test_a_record_is_kept_as_it_is(store: SqlStore) -> None:
    record = a_record()
    assert await store.add_record(record)
    assert await store.record(record.id) == record
    assert await store.record("nothing") is None


async def test_a_record_is_kept_once(store: SqlStore) -> None:
    record = a_record()
    assert await store.add_record(record)
    assert not await store.add_record(record)
    assert len(await store.records_of("ann")) == 1


async def test_a_record_cannot_have_another_id(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        await store.add_record(a_record(id="0" * 32))


async def test_a_person_s_matches_are_listed_newest_first(store: SqlStore) -> None:
    records = [a_record(seed) for seed in range(5)]
    for record in records:
        await store.add_record(record)
    newest = await store.records_of("ann", limit=2)
    assert [card.id for card in newest] == [records[4].id, records[3].id]
    older = await store.records_of("ann", before=newest[-1].id)
    assert [card.id for card in older] == [record.id for record in records[2::-1]]
    assert not hasattr(newest[0], "text")
    assert await store.records_of("nobody") == []
    assert await store.records_of("") == []


async def test_matches_that_ended_together_are_all_listed(store: SqlStore) -> None:
    for seed in range(3):
        await store.add_record(a_record(seed, ended=500.0))
    seen: list[str] = []
    while page := await store.records_of("ben", limit=1, before=seen[-1] if seen else ""):
        seen.append(page[0].id)
    assert len(set(seen)) == 3


async def test_matches_are_counted_by_game(store: SqlStore) -> None:
    one, two, three = (a_record(seed) for seed in range(3))
    await store.add_record(msgspec.structs.replace(one, winners=(0,)))
    await store.add_record(msgspec.structs.replace(two, winners=(0, 1)))
    await store.add_record(msgspec.structs.replace(three, winners=(1,)))
    (tally,) = await store.tallies("ann")
    assert (tally.game, tally.matches, tally.wins, tally.shared) == (one.game, 3, 2, 1)
    assert tally.rounds == one.rounds + two.rounds + three.rounds
    assert tally.seconds == 180.0
    assert tally.last == three.ended


async def test_partners_who_win_share_nothing(store: SqlStore) -> None:
    """P-44."""
    seats = tuple(RecordSeat(name=name, person=name) for name in ("ann", "ben", "eve", "dan"))
    four = {"seats": seats, "scores": (9, 5, 9, 5), "places": (1, 2, 1, 2), "sides": (0, 1, 0, 1)}
    await store.add_record(a_record(0, **four, winners=(0, 2)))
    await store.add_record(a_record(1, **four, winners=(0, 1, 2, 3)))
    (tally,) = await store.tallies("eve")
    assert (tally.matches, tally.wins, tally.shared) == (2, 2, 1)


async def test_bots_are_nobody_s_matches(store: SqlStore) -> None:
    seats = (RecordSeat(name="Ann", person="ann"), RecordSeat(name="bot", bot="sharp"))
    record = a_record(seats=seats)
    await store.add_record(record)
    kept = await store.record(record.id)
    assert kept is not None
    assert kept.seats == seats
    assert await store.tallies("") == []


async def test_old_records_and_the_logs_of_closed_tables_are_forgotten(store: SqlStore) -> None:
    old, new = a_record(0), a_record(9)
    await store.add_record(old)
    await store.add_record(new)
    for table in ("OLD", "ON"):
        await store.append(table, 1, [b"x"])
        store.acknowledge(table, 0, 1)
    await store.close_table("OLD")  # at 1000, as the clock has it

    gone = await store.forget(records=500.0, tables=1000.0)
    assert (gone.records, gone.tables) == (1, 0)
    assert await store.record(old.id) is None
    assert [card.id for card in await store.records_of("ann")] == [new.id]

    gone = await store.forget(tables=1000.5)
    assert (gone.records, gone.tables) == (0, 1)
    assert await store.read("OLD") == []
    assert await store.acknowledged("OLD") == {}
    assert await store.read("ON") == [b"x"]
    assert await store.acknowledged("ON") == {0: 1}
    await store.append("OLD", 1, [b"the code is free again"])


async def test_expired_codes_are_forgotten(store: SqlStore) -> None:
    await store.add_code("one", "ann", "device", expires=10.0)
    await store.add_code("two", "ann", "device", expires=20.0)
    await store.forget(now=10.0)
    assert await store.use_code("one", "device", 0.0) is None
    assert await store.use_code("two", "device", 0.0) == "ann"
