"""The log: numbers taken once, in order, many in a commit, and on disk when it is said."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.store.conftest import open_at

from facedown.server.store import Conflict, SqliteStore, StoreBusy, StoreFailed
from facedown.server.store.database import Database
from facedown.server.store.folder import database_of
from facedown.server.store.sql import SqlStore


@pytest.mark.slow
async def test_what_is_appended_is_read_in_order(store: SqlStore) -> None:
    await store.append("A", 1, [b"one", b"two"])
    await store.append("A", 3, [b"three"])
    assert await store.read("A") == [b"one", b"two", b"three"]
    assert await store.read("A", 3) == [b"three"]
    assert await store.read("B") == []


async def test_a_number_is_taken_once(store: SqlStore) -> None:
    await store.append("A", 1, [b"one"])
    with pytest.raises(Conflict) as refused:
        await store.append("A", 1, [b"other"])
    assert refused.value.code == "number_taken"
    assert refused.value.params["last"] == 1
    assert await store.read("A") == [b"one"]


async def test_a_log_has_no_gaps(store: SqlStore) -> None:
    with pytest.raises(Conflict) as refused:
        await store.append("A", 2, [b"two"])
    assert refused.value.code == "number_missing"
    assert await store.running() == []


async def test_of_two_writers_one_wins_and_all_of_its_entries_are_kept(store: SqlStore) -> None:
    async def write(who: str) -> int:
        won = 0
        for number in range(1, 40, 2):
            try:
                await store.append("A", number, [f"{who}1".encode(), f"{who}2".encode()])
                won += 1
            except Conflict:
                pass
        return won

    won = await asyncio.gather(write("x"), write("y"))
    entries = await store.read("A")
    assert sum(won) == 20
    assert len(entries) == 40
    assert all(entries[n][:1] == entries[n + 1][:1] for n in range(0, 40, 2))


async def test_after_a_conflict_what_was_queued_behind_it_fails_too(store: SqlStore) -> None:
    await store.append("A", 1, [b"theirs"])
    mine = [store.append("A", number, [b"mine"]) for number in (1, 3, 4)]
    results = await asyncio.gather(*mine, return_exceptions=True)
    assert all(isinstance(result, Conflict) for result in results)
    assert await store.read("A") == [b"theirs"]


async def test_a_conflict_does_not_harm_others_in_the_same_commit(store: SqlStore) -> None:
    await store.append("A", 1, [b"one"])
    good = store.append("B", 1, [b"one"])
    bad = store.append("A", 1, [b"again"])
    also_good = store.append("C", 1, [b"one"])
    results = await asyncio.gather(good, bad, also_good, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await store.running() == ["A", "B", "C"]


async def test_a_gap_does_not_harm_others_in_the_same_commit(store: SqlStore) -> None:
    await store.append("A", 1, [b"one"])
    made = [store.append("A", 3, [b"three"]), store.append("B", 1, [b"one"])]
    made += [store.append("A", 2, [b"two"]), store.append("B", 2, [b"two", b"three"])]
    found = await asyncio.gather(*made, return_exceptions=True)
    assert [isinstance(one, Conflict) for one in found] == [True, False, False, False]
    assert await store.read("A") == [b"one", b"two"]
    assert await store.read("B") == [b"one", b"two", b"three"]


@pytest.mark.parametrize("tables", [2, 5, 22, 86, 342])
async def test_as_many_entries_as_there_are_go_into_one_commit(
    store: SqlStore, tables: int
) -> None:
    logs = {
        f"T{table}": [b"%d" % number for number in range(table % 4 + 1)] for table in range(tables)
    }
    for first in (0, 1):  # the tables are opened, then they go on
        before = store.figures().commits
        await asyncio.gather(
            *[
                store.append(code, 1 + first * len(entries), entries)
                for code, entries in logs.items()
            ]
        )
        assert store.figures().commits == before + 1
    for code, entries in logs.items():
        assert await store.read(code) == entries * 2


async def test_an_entry_that_cannot_be_kept_does_not_harm_others(store: SqlStore) -> None:
    good = store.append("A", 1, [b"one"])
    bad = store.append("B", 1, [object()])  # type: ignore[list-item]
    also_good = store.append("A", 2, [b"two"])
    results = await asyncio.gather(good, bad, also_good, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StoreFailed, type(None)]
    assert await store.read("A") == [b"one", b"two"]
    assert await store.running() == ["A"]


async def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(sqlite: SqliteStore) -> None:
    def allow(db: Database, more: int) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + more}")

    await sqlite.append("A", 1, [b"one"])
    await sqlite.write(allow, 1)
    too_much = sqlite.append("B", 1, [bytes(100_000)])
    small = sqlite.append("A", 2, [b"two"])
    results = await asyncio.gather(too_much, small, return_exceptions=True)
    assert [type(result) for result in results] == [StoreFailed, type(None)]
    await sqlite.write(allow, 1000)
    await sqlite.append("B", 1, [bytes(100_000)])
    assert await sqlite.read("A") == [b"one", b"two"]


async def test_many_appends_are_few_commits(store: SqlStore) -> None:
    before = store.figures()
    appended = [store.append(f"T{n % 10}", n // 10 + 1, [b"x"]) for n in range(1000)]
    await asyncio.gather(*appended)
    after = store.figures()
    assert after.changes - before.changes == 1000
    assert after.commits - before.commits <= 100
    assert after.waiting == 0


async def test_appends_are_committed_in_the_order_of_the_calls(store: SqlStore) -> None:
    order: list[int] = []
    for number in range(1, 200):
        appended = store.append("A", number, [b"%d" % number])
        appended.add_done_callback(lambda _, number=number: order.append(number))  # type: ignore[misc]
    await appended
    await asyncio.sleep(0)
    assert order == list(range(1, 200))
    assert await store.read("A") == [b"%d" % number for number in range(1, 200)]


async def test_an_append_nobody_waits_for_is_kept(store: SqlStore) -> None:
    store.append("A", 1, [b"one"]).cancel()
    await store.append("A", 2, [b"two"])
    assert await store.read("A") == [b"one", b"two"]


async def test_a_closed_table_does_not_run_and_keeps_its_log(store: SqlStore) -> None:
    await asyncio.gather(store.append("B", 1, [b"b"]), store.append("A", 1, [b"a"]))
    await store.close_table("B")
    assert await store.running() == ["A"]
    assert await store.read("B") == [b"b"]
    with pytest.raises(Conflict):
        await store.append("B", 1, [b"another"])


async def test_acknowledgements_are_there_at_once_and_the_last_counts(store: SqlStore) -> None:
    await store.append("A", 1, [b"one"])
    commits = store.figures().commits
    for number in range(500):
        store.acknowledge("A", number % 2, number)
    assert await store.acknowledged("A") == {0: 498, 1: 499}
    assert store.figures().commits == commits + 1


async def test_closing_keeps_what_was_said_lazily(place: str) -> None:
    store = await open_at(place)
    waiting = store.append("A", 1, [b"one"])
    store.acknowledge("A", 3, 7)
    await store.close()
    await waiting
    again = await open_at(place)
    assert await again.read("A") == [b"one"]
    assert await again.acknowledged("A") == {3: 7}
    await again.close()


async def test_a_closed_store_refuses(place: str) -> None:
    store = await open_at(place)
    await store.close()
    await store.close()
    with pytest.raises(StoreFailed):
        await store.append("A", 1, [b"one"])
    with pytest.raises(StoreFailed):
        await store.read("A")


async def test_a_data_folder_is_used_by_one_process(sqlite: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(StoreBusy):
        await SqliteStore.open(tmp_path / "data")


async def test_only_the_owner_may_read_the_data(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.append("A", 1, [b"one"])
    folder = tmp_path / "data"
    assert folder.stat().st_mode & 0o777 == 0o700
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert set(modes.values()) == {0o600}, modes


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    database_of(tmp_path).write_bytes(b"this is not a database at all" * 100)
    with pytest.raises(StoreFailed) as refused:
        await SqliteStore.open(tmp_path)
    assert refused.value.code == "database_damaged"


async def test_a_healthy_store_passes_its_check(store: SqlStore) -> None:
    await store.check()


async def test_commits_are_durable_and_reads_cannot_write(sqlite: SqliteStore) -> None:
    def settings(db: Database) -> tuple[str, int]:
        (journal,) = db.execute("PRAGMA journal_mode").fetchone()
        (synchronous,) = db.execute("PRAGMA synchronous").fetchone()
        return journal, synchronous

    full = 2
    assert await sqlite.write(settings) == ("wal", full)
    with pytest.raises(StoreFailed):
        await sqlite.ask(lambda db: db.execute("DELETE FROM log"))


CHILD = """
import asyncio, sys
from tests.server.store.conftest import open_at

async def play(store, table):
    number = 1
    while True:
        await store.append(table, number, [b"%d" % number])
        sys.stdout.write(f"{table} {number}\\n")
        number += 1

async def main():
    store = await open_at(sys.argv[1])
    await asyncio.gather(*[play(store, f"T{n}") for n in range(20)])

asyncio.run(main())
"""


@pytest.mark.slow
async def test_all_that_was_acknowledged_outlives_a_killed_process(place: str) -> None:
    command = [sys.executable, "-c", CHILD, place]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:  # noqa: ASYNC220
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(2000)]
        child.send_signal(signal.SIGKILL)
        told += child.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            table, number = line.split()
            acknowledged[table] = int(number)
    store = await open_at(place)
    assert sorted(await store.running()) == sorted(acknowledged)
    for table, last in acknowledged.items():
        entries = await store.read(table)
        assert len(entries) >= last
        assert entries == [b"%d" % number for number in range(1, len(entries) + 1)]
        await store.append(table, len(entries) + 1, [b"on it goes"])
    await store.close()
