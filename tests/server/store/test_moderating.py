"""What those who run the house keep: reports, bans, notices, and the log of what they did."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.store.conftest import somebody

from facedown.server.store import (
    BAN,
    MUTE,
    AuditLine,
    Notice,
    Report,
    Sanction,
    SqliteStore,
    Words,
)
from facedown.server.store.folder import database_of
from facedown.server.store.postgres import PostgresStore
from facedown.server.store.postgres_connections import Address, PostgresConnection
from facedown.server.store.sql import SqlStore


def line(act: str, **about: Any) -> AuditLine:
    return AuditLine(at=5.0, admin="ana", act=act, **about)


async def acts(store: SqlStore) -> list[str]:
    return [one.act for one in await store.audited()]


async def test_a_report_is_open_until_it_is_settled_once(store: SqlStore) -> None:
    said = (Words(1.0, text="hello"), Words(2.0, reporter=True, phrase="well_played"))
    report = Report(reporter="ann", reported="ben", reason="other", at=3.0, said=said)
    number = await store.add_report(report)
    (kept,) = await store.reports(open_only=True)
    assert (kept.said, kept.settled) == (said, 0.0)
    assert await store.settle_report(number, line("settle"))
    assert not await store.settle_report(number, line("settle"))
    assert await store.reports(open_only=True) == []
    assert [one.settled for one in await store.reports()] == [5.0]
    assert await acts(store) == ["settle"]


async def test_only_what_is_in_force_is_listed(store: SqlStore) -> None:
    for kind, until in ((BAN, 0.0), (MUTE, 10.0), (BAN, 20.0)):
        await store.add_sanction(
            Sanction(kind=kind, person="ben", at=1.0, until=until, admin="ana"), line(kind)
        )
    assert [one.until for one in await store.sanctions(9.0)] == [20.0, 10.0, 0.0]
    assert [one.until for one in await store.sanctions(10.0)] == [20.0, 0.0]
    await store.forget(now=30.0)
    assert [one.until for one in await store.sanctions(0.0)] == [0.0]


async def test_a_sanction_is_lifted_once(store: SqlStore) -> None:
    ban = Sanction(kind=BAN, network="192.0.2.0/24", at=1.0, why="spam", admin="ana")
    number = await store.add_sanction(ban, line("ban"))
    assert await store.lift_sanction(number, line("lift"))
    assert not await store.lift_sanction(number, line("lift"))
    assert await store.sanctions(2.0) == []
    assert await acts(store) == ["lift", "ban"]


async def test_the_newest_notice_counts_and_an_empty_one_takes_it_back(store: SqlStore) -> None:
    assert await store.notice(1.0) is None
    await store.give_notice(Notice(text="Down at nine.", at=1.0, until=9.0), line("notice"))
    told = await store.notice(8.0)
    assert told is not None
    assert told.text == "Down at nine."
    assert await store.notice(9.0) is None
    await store.give_notice(Notice(text="", at=2.0), line("notice"))
    assert await store.notice(3.0) is None


CHANGES = ["UPDATE audit SET admin = 'nobody'", "DELETE FROM audit"]


@pytest.mark.parametrize("change", CHANGES)
async def test_the_audit_log_cannot_be_changed(tmp_path: Path, change: str) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.audit(line("close", about="ABCDEF"))
    await store.close()
    with closing(sqlite3.connect(database_of(tmp_path))) as connection:
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute(change)
        assert connection.execute("SELECT admin, about FROM audit").fetchall() == [
            ("ana", "ABCDEF")
        ]


@pytest.mark.parametrize("change", CHANGES)
async def test_the_audit_log_cannot_be_changed_in_postgresql(emptied_url: str, change: str) -> None:
    store = await PostgresStore.open(emptied_url)
    await store.audit(line("close", about="ABCDEF"))
    with (
        closing(PostgresConnection(Address(emptied_url))) as connection,
        pytest.raises(psycopg.errors.IntegrityConstraintViolation, match="append-only"),
    ):
        connection.execute(change)
    assert await acts(store) == ["close"]
    await store.close()


async def test_somebody_forgotten_is_struck_out_of_what_was_said(store: SqlStore) -> None:
    await store.add_person(somebody("ann"))
    await store.add_person(somebody("ben"))
    said = (Words(1.0, text="Ann is a cheat"),)
    await store.add_report(
        Report(reporter="ann", reported="ben", reason="other", at=2.0, said=said)
    )
    await store.add_sanction(Sanction(kind=MUTE, person="ann", at=1.0, admin="ana"), line(MUTE))
    await store.delete_person("ann")
    (report,) = await store.reports()
    assert [one.text for one in report.said] == ["someone is a cheat"]
    assert await store.sanctions(2.0) == []
