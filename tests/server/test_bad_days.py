"""Bad days of the disk: one line for the host, people told to come back, and nothing lost."""

import asyncio
import errno
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from aiohttp import ClientSession
from structlog.testing import capture_logs
from tests.cli.conftest import Command, facedown
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots
from tests.server.store.conftest import damage, until

from facedown.server import trouble
from facedown.server.app import opened, serve
from facedown.server.store import Corrupt, SqliteStore, Store
from facedown.server.store.connections import PAGE_BYTES
from facedown.server.store.folder import LOCK_FILE, database_of, key_file_of
from facedown.server.store.sqlite import SqliteSession
from facedown.server.trouble import MENDS, OVER, Trouble

__all__ = ["facedown"]

NO_CLOCKS = {"turn": 0, "reaction": 0, "setup": 0, "abandon": 0}
TABLE = {"game": "cambio", "seats": 2, "clocks": NO_CLOCKS}


@pytest.fixture
def lines() -> Iterator[list[Any]]:
    """What the host reads, at whatever level other tests have set the log."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    with capture_logs() as written:
        yield written


def said(lines: list[Any]) -> list[str]:
    """The lines that a host has to read; that the machine is busy may be among them."""
    told = [one["event"] for one in lines if one["log_level"] != "info"]
    return [event for event in told if event != "stalled"]


@contextmanager
def failing(store: Store, number: int) -> Iterator[None]:
    """A disk to which nothing can be written meanwhile."""
    assert isinstance(store, SqliteStore)
    session = store._writer._session
    assert isinstance(session, SqliteSession)

    def fail(group: Sequence[Callable[..., Any]]) -> list[Any]:
        error = sqlite3.OperationalError("it cannot be written")
        error.sqlite_errorcode = number
        raise error

    make, session.make = session.make, fail  # type: ignore[method-assign]
    yield
    session.make = make  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (sqlite3.SQLITE_FULL, "disk_full"),
        (sqlite3.SQLITE_READONLY, "read_only"),
        (sqlite3.SQLITE_IOERR, "database_failed"),
    ],
)
async def test_who_plays_is_told_to_come_back_and_the_host_once_what_to_mend(
    tmp_path: Path, lines: list[Any], number: int, code: str
) -> None:
    settings = settings_for(tmp_path)
    async with opened(settings, bots=SteadyBots()) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        ana = await client.arrive("Ana")
        table = (await ana.post("/api/tables", TABLE)).body["code"]
        with failing(served.context.store, number):
            for _ in range(3):
                async with ana.socket() as talk:
                    await talk.say(type="hello", table=table, token=ana.token)
                    await talk.say(type="ready")
                    while (heard := await talk.hear())["type"] != "goodbye":
                        assert not heard["table"]["seats"][0].get("ready"), "it is on no disk"
                    assert (heard["code"], heard["again_ms"] > 0) == ("come_back", True)
                    assert (await talk.hear())["code"] == 1012
                assert (await ana.post("/api/tables", TABLE)).code == "unavailable"
            health = await client.get("/health")
            assert (health.status, health.body["params"]) == (503, {"why": code})
        async with ana.socket() as talk:
            await talk.say(type="hello", table=table, token=ana.token)
            await talk.hear_of("welcome")
            await talk.say(type="ready")
            heard = await talk.hear_of("table")
            assert heard["table"]["seats"][0]["ready"]
        assert (await client.get("/health")).status == 200
    assert said(lines) == [MENDS[code], OVER]
    (line,) = [one for one in lines if one["event"] == MENDS[code]]
    assert (line["error"], line["data"]) == (code, str(tmp_path))


async def test_a_disk_that_works_now_and_then_is_not_a_line_each_time(
    tmp_path: Path, lines: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Trouble(tmp_path)
    for _ in range(5):
        told.note("disk_full")
        told.note("")
    assert said(lines) == [MENDS["disk_full"]]
    monkeypatch.setattr(trouble, "SURE_SECONDS", 0.0)
    told.note("")
    await until(lambda: len(lines) == 2)
    told.note("")
    told.close()
    assert said(lines) == [MENDS["disk_full"], OVER]


@pytest.mark.slow
async def test_a_house_closes_when_its_database_turns_out_to_be_damaged(
    tmp_path: Path, lines: list[Any]
) -> None:
    """What is played on would be lost when the backup is restored."""
    await (await SqliteStore.open(tmp_path)).close()
    ports: asyncio.Queue[int] = asyncio.Queue()
    # Closed after the house: closed before, it would take its locks away.
    with database_of(tmp_path).open("r+b", buffering=0) as file:
        serving = asyncio.create_task(
            serve(settings_for(tmp_path), ports.put_nowait, waiting=lambda: None)
        )
        async with ClientSession() as session:
            client = Client(session, f"http://127.0.0.1:{await ports.get()}")
            ana = await client.arrive("Ana")
            table = (await ana.post("/api/tables", TABLE)).body["code"]
            async with ana.socket() as talk:
                await talk.say(type="hello", table=table, token=ana.token)
                await talk.hear_of("welcome")
                file.seek((_page_of_records(tmp_path) - 1) * PAGE_BYTES)
                file.write(b"\xff" * PAGE_BYTES)
                assert (await client.get("/api/records/any/text")).status == 503
                goodbye = await talk.hear_of("goodbye")
                assert (goodbye["code"], goodbye["again_ms"] > 0) == ("come_back", True)
                with pytest.raises(Corrupt) as damaged:
                    await serving
    assert damaged.value.code == "database_damaged"
    assert said(lines) == [], "the command says it when the house is closed"


def _page_of_records(folder: Path) -> int:
    ask = "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_records_1'"
    with closing(sqlite3.connect(database_of(folder))) as database:
        return int(database.execute(ask).fetchone()[0])


def test_a_damaged_house_does_not_open_and_says_how_to_restore_it(
    tmp_path: Path, facedown: Command
) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path)
        await store.append("M", 1, [b"an entry of the log"] * 1000)
        await store.close()

    asyncio.run(play())
    damage(database_of(tmp_path), b"an entry of the log")
    ran = facedown("serve", "--data", str(tmp_path), "--port", "0")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("facedown: the database is damaged (")
    assert ran.err.endswith("facedown restore FILE --force\n")
    assert not key_file_of(tmp_path).exists(), "nothing was written"
    ran = facedown("doctor", "--data", str(tmp_path))
    assert ran.code == 1
    assert f"✗ Database: {database_of(tmp_path)} is damaged." in ran.out


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.EROFS, "can’t be written (read-only file system); make it writable"),
        (errno.ENOSPC, "the disk is full (no space left on device); free some space"),
    ],
)
def test_a_house_that_cannot_write_its_folder_does_not_open(
    tmp_path: Path, facedown: Command, monkeypatch: pytest.MonkeyPatch, number: int, says: str
) -> None:
    before = os.open

    def refuse(path: Any, *args: Any, **options: Any) -> int:
        if str(path).endswith(LOCK_FILE):
            raise OSError(number, os.strerror(number), str(path))
        return before(path, *args, **options)

    monkeypatch.setattr("os.open", refuse)
    ran = facedown("serve", "--data", str(tmp_path), "--port", "0")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert says in ran.err
