"""People: names, key generations, blocks, mutes, reports, codes, and being forgotten."""

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.conftest import GAME, a_record, somebody, until

from facedown.match import log
from facedown.match.transcript import loads
from facedown.match.verify import verify
from facedown.server.store import (
    Conflict,
    NameTaken,
    RecordSeat,
    Report,
    SqliteStore,
    Unknown,
    record_id,
)
from facedown.server.store.connections import PAGE_BYTES
from facedown.server.store.database import Database
from facedown.server.store.folder import database_of
from facedown.server.store.sql import SqlStore


async def test_a_person_is_kept_as_they_are(store: SqlStore) -> None:
    ann = somebody("ann", generation=3, seen=5.5)
    await store.add_person(ann)
    assert await store.person("ann") == ann
    assert await store.person("ben") is None
    with pytest.raises(Conflict):
        await store.add_person(somebody("ann", name="Other"))


async def test_a_name_is_taken_while_its_owner_was_seen_lately(store: SqlStore) -> None:
    await store.add_person(somebody("ann", skeleton="x", seen=100.0))
    with pytest.raises(NameTaken):
        await store.add_person(somebody("ben", skeleton="x"), name_since=100.0)
    await store.add_person(somebody("ben", skeleton="x", seen=50.0), name_since=101.0)
    found = await store.person_named("x")
    assert found is not None
    assert found.id == "ann"
    assert await store.person_named("x", since=101.0) is None


async def test_of_two_who_want_a_name_at_once_one_gets_it(store: SqlStore) -> None:
    await store.add_person(somebody("ann"))
    await store.add_person(somebody("ben"))
    renames = [store.rename(person, "Zoe", "zoe", name_since=0.0) for person in ("ann", "ben")]
    results = await asyncio.gather(*renames, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), NameTaken]


async def test_a_person_may_keep_their_own_name(store: SqlStore) -> None:
    await store.add_person(somebody("ann"))
    await store.rename("ann", "ANN", "ann", name_since=0.0)
    found = await store.person("ann")
    assert found is not None
    assert found.name == "ANN"


async def test_revoking_counts_the_key_generation_up(store: SqlStore) -> None:
    await store.add_person(somebody("ann"))
    assert [await store.revoke("ann"), await store.revoke("ann")] == [1, 2]
    found = await store.person("ann")
    assert found is not None
    assert found.generation == 2
    with pytest.raises(Unknown):
        await store.revoke("nobody")


async def test_the_last_time_someone_was_seen_counts(store: SqlStore) -> None:
    await store.add_person(somebody("ann", seen=10.0))
    store.saw("ann", 30.0)
    store.saw("ann", 20.0)
    await store.acknowledged("A")  # all that was said lazily is on disk by then
    found = await store.person("ann")
    assert found is not None
    assert found.seen == 30.0


async def test_blocks_and_mutes_have_a_direction(store: SqlStore) -> None:
    await store.block("ann", "ben")
    await store.block("ann", "ben")
    await store.mute("ben", "ann")
    assert await store.blocked("ann") == {"ben"}
    assert await store.blocked("ben") == frozenset()
    assert await store.blockers("ben") == {"ann"}
    assert await store.muted("ben") == {"ann"}
    await store.mute("ann", "eva")
    assert await store.unheard("ann") == {"ben", "eva"}
    assert await store.unheard("ben") == {"ann"}
    await store.unblock("ann", "ben")
    await store.unmute("ben", "ann")
    assert await store.blocked("ann") == frozenset()
    assert await store.muted("ben") == frozenset()


async def test_reports_are_listed_newest_first(store: SqlStore) -> None:
    for number in range(4):
        await store.add_report(
            Report(reporter="ann", reported="ben", reason="rude", text=str(number), at=number)
        )
    first = await store.reports(limit=2)
    assert [report.text for report in first] == ["3", "2"]
    assert [report.text for report in await store.reports(before=first[-1].id)] == ["1", "0"]


async def test_a_code_is_used_once(store: SqlStore) -> None:
    await store.add_code("secret", "ann", "device", expires=100.0)
    assert await store.use_code("secret", "other", 50.0) is None
    used = await asyncio.gather(*[store.use_code("secret", "device", 50.0) for _ in range(5)])
    assert used == ["ann", None, None, None, None]


async def test_an_expired_code_is_no_good(store: SqlStore) -> None:
    await store.add_code("secret", "ann", "device", expires=100.0)
    assert await store.use_code("secret", "device", 100.0) is None


async def test_a_code_is_kept_as_its_digest_only(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.add_code("correct horse battery", "ann", "device", expires=100.0)
    await sqlite.close()
    assert b"correct horse" not in database_of(tmp_path / "data").read_bytes()


def _rows_of(db: Database, table: str) -> list[object]:
    return db.execute(f"SELECT * FROM {table}").fetchall()


@pytest.mark.slow
async def test_a_person_who_is_deleted_leaves_matches_that_are_still_true(store: SqlStore) -> None:
    record = a_record()
    sat = log.Sat(at=1.0, seat=0, person="ann", name="Ann")
    other = log.Sat(at=1.0, seat=1, person="ben", name="Ann-like")
    for person in ("ann", "ben"):
        await store.add_person(somebody(person, name={"ann": "Ann", "ben": "Ben"}[person]))
    await store.append("A", 1, [log.write(sat), log.write(other)])
    await store.add_record(record)
    await store.block("ann", "ben")
    await store.block("ben", "ann")
    await store.mute("ben", "ann")
    await store.add_report(Report(reporter="ben", reported="ann", reason="rude", at=1.0))
    await store.add_code("secret", "ann", "device", expires=100.0)

    await store.delete_person("ann")

    assert await store.person("ann") is None
    kept = await store.record(record.id)
    assert kept is not None
    assert kept.seats == (RecordSeat(name="someone"), RecordSeat(name="Ben", person="ben"))
    transcript = loads(kept.text, GAME)
    assert transcript.players == ["someone", "Ben"]
    assert verify(GAME, transcript).decided_again
    assert record_id(kept.text) == record.id
    assert kept.scores == record.scores
    assert [log.read(entry) for entry in await store.read("A")] == [
        log.Sat(at=1.0, seat=0, person="", name="someone"),
        other,
    ]
    assert await store.records_of("ann") == []
    assert await store.tallies("ann") == []
    assert len(await store.records_of("ben")) == 1
    assert await store.blockers("ben") == await store.blockers("ann") == frozenset()
    assert await store.muted("ben") == frozenset()
    (report,) = await store.reports()
    assert (report.reporter, report.reported, report.reason) == ("ben", "", "rude")
    assert await store.use_code("secret", "device", 1.0) is None
    for table in ("people", "log", "record_seats", "reports", "codes"):
        rows = await store.ask(_rows_of, table)
        assert "ann" not in str(rows)


async def test_a_report_goes_when_both_its_sides_are_forgotten(store: SqlStore) -> None:
    for person in ("ann", "ben"):
        await store.add_person(somebody(person))
    await store.add_report(Report(reporter="ann", reported="ben", reason="rude", at=1.0))
    await store.delete_person("ann")
    (report,) = await store.reports()
    assert (report.reporter, report.reported) == ("", "ben")
    await store.delete_person("ben")
    assert await store.reports() == []


async def test_a_match_recorded_after_its_player_was_deleted_does_not_name_them(
    store: SqlStore,
) -> None:
    await store.add_person(somebody("ann"))
    await store.delete_person("ann")
    await store.add_record(a_record())
    kept = await store.record(a_record().id)
    assert kept is not None
    assert kept.seats == (RecordSeat(name="someone"), RecordSeat(name="Ben", person="ben"))
    assert loads(kept.text, GAME).players == ["someone", "Ben"]


async def test_people_not_seen_for_long_are_forgotten(store: SqlStore) -> None:
    await store.add_person(somebody("ann", seen=10.0))
    await store.add_person(somebody("ben", seen=20.0))
    await store.append("A", 1, [log.write(log.Sat(at=1.0, seat=0, person="ann", name="Ann"))])
    assert (await store.forget(people=20.0)).people == 1
    assert await store.person("ann") is None
    assert await store.person("ben") is not None
    assert b"Ann" not in (await store.read("A"))[0]


async def test_who_looked_in_once_and_has_played_nothing_is_forgotten_sooner(
    store: SqlStore,
) -> None:
    """Names cost nothing, and a stranger could give thousands."""
    await store.add_person(somebody("ann", created=10.0, seen=10.0))
    await store.add_person(somebody("cal", created=10.0, seen=10.0))
    await store.add_person(somebody("dan", created=10.0, seen=15.0))
    await store.add_record(a_record())
    assert (await store.forget(people=5.0, guests=20.0)).people == 1
    there = [one for one in ("ann", "cal", "dan") if await store.person(one) is not None]
    assert there == ["ann", "dan"]


def _files_naming(folder: Path, name: bytes) -> list[str]:
    return [path.name for path in folder.iterdir() if name in path.read_bytes().lower()]


async def test_the_name_of_who_is_deleted_is_in_no_file_any_more(
    sqlite: SqliteStore, tmp_path: Path
) -> None:
    """The log that stands beside the database is emptied while the store is open."""
    folder, name = tmp_path / "data", "Zenobia"
    await sqlite.add_person(somebody("ann", name=name, skeleton=name.lower()))
    await sqlite.append("A", 1, [log.write(log.Sat(at=1.0, seat=0, person="ann", name=name))])
    text = f"{name} said so, and zenobia again"
    await sqlite.add_report(
        Report(reporter="ben", reported="ann", reason="name", text=text, at=1.0)
    )
    assert _files_naming(folder, name.lower().encode()) == ["facedown.sqlite-wal"]
    await sqlite.delete_person("ann")
    await until(lambda: not _files_naming(folder, name.lower().encode()))
    (report,) = await sqlite.reports()
    assert report.text == "someone said so, and someone again"
    await sqlite.append("A", 2, [b"{}"])


async def test_a_name_that_was_deleted_before_a_crash_is_gone_after_it(
    sqlite: SqliteStore, tmp_path: Path
) -> None:
    crashed = tmp_path / "crashed"
    await sqlite.add_person(somebody("ann", name="Zenobia", skeleton="zenobia"))
    await sqlite.delete_person("ann")
    shutil.copytree(tmp_path / "data", crashed)
    assert _files_naming(crashed, b"zenobia") == ["facedown.sqlite-wal"]
    again = await SqliteStore.open(crashed)
    await until(lambda: not _files_naming(crashed, b"zenobia"))
    await again.close()


async def test_the_log_is_emptied_as_soon_as_nobody_reads_it(
    sqlite: SqliteStore, tmp_path: Path
) -> None:
    await sqlite.add_person(somebody("ann", name="Zenobia", skeleton="zenobia"))
    with closing(sqlite3.connect(database_of(tmp_path / "data"))) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM people").fetchone()
        await sqlite.delete_person("ann")
        upkeep = sqlite._upkeep
        again = asyncio.get_running_loop().run_in_executor(
            upkeep._thread, upkeep._scrub_now, frozenset()
        )
        assert await again > 0.0, "as long as a backup is taken"
        assert _files_naming(tmp_path / "data", b"zenobia")
        await sqlite.append("A", 1, [b"{}"])
    await until(lambda: not _files_naming(tmp_path / "data", b"zenobia"))


async def test_a_copy_of_a_name_in_the_unused_part_of_a_page_goes_too(tmp_path: Path) -> None:
    """SQLite leaves one behind when it moves an entry to another page."""
    store = await SqliteStore.open(tmp_path)
    await store.add_person(somebody("ann", name="Zenobia", skeleton="zenobia"))
    await store.append("A", 1, [b"{}"])
    await store.close()
    file = database_of(tmp_path)
    page = bytearray(file.read_bytes())
    name = page.index(b"zenobia") // PAGE_BYTES * PAGE_BYTES + 100
    page[name : name + 7] = b"zenobia"
    file.write_bytes(page)
    store = await SqliteStore.open(tmp_path)
    await store.delete_person("ann")
    await until(lambda: not _files_naming(tmp_path, b"zenobia"))
    assert await store.read("A") == [b"{}"]
    await store.append("A", 2, [b"{}"])
    await store.close()


async def test_a_backup_after_somebody_was_deleted_does_not_delete_the_log(
    sqlite: SqliteStore, tmp_path: Path
) -> None:
    """The house had closed a file of its database, and so lost the locks that say it is there."""
    folder = tmp_path / "data"
    upkeep = sqlite._upkeep
    await asyncio.get_running_loop().run_in_executor(
        upkeep._thread, upkeep._is_left, frozenset([b"zenobia"])
    )
    await sqlite.append("A", 1, [b"{}"])
    # In another process, as a backup is: there locks count.
    ask = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]);"
    ask += "c.execute('SELECT * FROM log').fetchall(); c.close()"
    asking = await asyncio.create_subprocess_exec(sys.executable, "-c", ask, database_of(folder))
    assert await asking.wait() == 0
    assert database_of(folder).with_name("facedown.sqlite-wal").exists()
    await sqlite.append("A", 2, [b"{}"])
    assert len(await sqlite.read("A")) == 2
