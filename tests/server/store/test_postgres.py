"""What is PostgreSQL's own: whose database it is, and a server that goes and comes back."""

import asyncio
import logging
import signal
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Event, Thread
from typing import Any

import psycopg
import pytest
import structlog
from benchmarks.house.cluster import GUARDED, Cluster, cluster
from psycopg.conninfo import conninfo_to_dict
from structlog.testing import capture_logs
from tests.server.store.conftest import somebody

from facedown import cli
from facedown.server import postgres_bus
from facedown.server.store import (
    Conflict,
    NameTaken,
    NewerSchema,
    Report,
    StoreBusy,
    StoreFailed,
    postgres,
    queries,
    sql,
)
from facedown.server.store.changes import Append
from facedown.server.store.database import Change, Database
from facedown.server.store.errors import NotOurs, failure_of
from facedown.server.store.migrations import KNOWN, STEPS
from facedown.server.store.postgres import PostgresSession, PostgresStore
from facedown.server.store.postgres_checking import check_database
from facedown.server.store.postgres_connections import Address, PostgresConnection, PostgresReader
from facedown.server.store.postgres_schema import take_steps, version_of
from facedown.server.store.readers import READERS
from facedown.server.store.session import Made
from facedown.server.tokens import load_keys, seals_of


@pytest.fixture
def beside(postgres_url: str) -> Iterator[PostgresConnection]:
    """Somebody else at the same database."""
    connection = PostgresConnection(Address(postgres_url))
    yield connection
    connection.close()


# -- what is not right is one line -----------------------------------------------------------------


def refusal(capsys: pytest.CaptureFixture[str], folder: Path, url: str) -> str:
    """The line with which a house refuses to open; it has written nothing in its folder."""
    before = sorted(folder.iterdir())
    code = cli.run(["serve", "--port", "0", "--data", str(folder), "--database", url])
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert sorted(folder.iterdir()) == before
    assert told.err.count("\n") == 1
    return told.err.removeprefix("facedown: ").rstrip()


@pytest.mark.parametrize(
    "url",
    [
        "mysql://somewhere/else",
        "facedown.sqlite",
        "postgresql://?a=b",
        "postgresql://ann:pass@word@host/cards",
        "postgresql://ann:p@ss:word@host/cards",
        "postgresql://ann:p@ss/word@host/cards",
        "postgresql://ann:12/word@host/cards",
    ],
)
def test_what_is_no_address_is_not_repeated(
    url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = refusal(capsys, tmp_path, url)
    assert said == "--database can’t be …; it can be postgresql://USER@HOST:5432/NAME"


def test_a_server_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = refusal(capsys, tmp_path, "postgresql://ann:secret@/cards?host=/nowhere")
    assert said.startswith("cannot open the database /nowhere/cards: ")
    assert said.endswith("and that PostgreSQL runs")
    assert "secret" not in said


@pytest.mark.parametrize("password", ["wrong", ""])
def test_a_wrong_password(
    password: str, postgres: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    postgres.sql(f"DROP ROLE IF EXISTS {GUARDED}; CREATE ROLE {GUARDED} LOGIN PASSWORD 'right'")
    said = refusal(capsys, tmp_path, postgres.url(user=GUARDED, password=password))
    assert "password" in said.partition("; check ")[0]
    assert "wrong" not in said


@contextmanager
def server_of_version(version: str) -> Iterator[tuple[str, list[bytes]]]:
    """The address of a server that lets everybody in, and what it is asked to do then."""
    asked: list[bytes] = []

    def message(kind: bytes, body: bytes) -> bytes:
        return kind + struct.pack("!i", len(body) + 4) + body

    class Greeting(StreamRequestHandler):
        def handle(self) -> None:
            (size,) = struct.unpack("!i", self.rfile.read(4))
            self.rfile.read(size - 4)
            self.wfile.write(
                message(b"R", bytes(4))
                + message(b"S", f"server_version\0{version}\0".encode())
                + message(b"S", b"client_encoding\0UTF8\0")
                + message(b"Z", b"I")
            )
            asked.append(self.rfile.read())

    with ThreadingTCPServer(("127.0.0.1", 0), Greeting) as server:
        Thread(target=server.serve_forever).start()
        port = server.server_address[1]
        try:
            url = f"postgresql://ann@127.0.0.1:{port}/cards?sslmode=disable&gssencmode=disable"
            yield url, asked
        finally:
            server.shutdown()


@pytest.mark.parametrize("version", ["14.22 (Debian 14.22-1.pgdg12+1)", "9.6.24"])
def test_an_old_postgresql_was_not_noticed(
    version: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number = version.split()[0]
    with server_of_version(version) as (url, asked):
        said = refusal(capsys, tmp_path, url)
        with pytest.raises(StoreFailed) as refused:
            check_database(url, [])
    assert f"/cards is in PostgreSQL {number}, and a house needs 15 or newer: " in said
    assert (refused.value.code, refused.value.params["found"]) == ("database_old", number)
    goodbye = b"X\0\0\0\4"
    assert asked == [goodbye, goodbye]


def test_a_database_that_is_not_there(
    postgres: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = refusal(capsys, tmp_path, postgres.url(dbname="elsewhere"))
    assert 'database "elsewhere" does not exist; check the address' in said


def test_a_database_of_something_else(
    beside: PostgresConnection,
    postgres_url: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    beside.run("CREATE TABLE invoices (id integer)")
    said = refusal(capsys, tmp_path, postgres_url)
    assert said.endswith("is not a house’s: there is invoices in it; name an empty one")
    (count,) = beside.execute(
        "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    ).fetchone()
    assert count == 1


def test_a_user_who_may_make_no_tables(
    postgres: Cluster, postgres_url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    postgres.sql("DROP ROLE IF EXISTS visitor; CREATE ROLE visitor LOGIN")
    schema = postgres_url.rpartition("%3D")[2]
    postgres.sql(f"GRANT USAGE ON SCHEMA {schema} TO visitor")
    url = postgres.url(schema, user="visitor")
    said = refusal(capsys, tmp_path, url)
    assert "does not let its user do what a house must" in said
    assert said.endswith("make that user the owner of the database and of all in it")
    with pytest.raises(StoreFailed) as refused:
        check_database(url, [])
    assert refused.value.code == "database_rights"


def test_a_database_that_takes_no_changes(
    postgres: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    postgres.sql("CREATE DATABASE standby")
    postgres.sql("ALTER DATABASE standby SET default_transaction_read_only = on")
    url = postgres.url(dbname="standby")
    said = refusal(capsys, tmp_path, url)
    assert "takes no changes" in said
    assert "name the primary server" in said
    with pytest.raises(StoreFailed) as refused:
        check_database(url, [])
    assert refused.value.code == "database_read_only"


def test_no_row_is_quoted_when_the_database_fails(beside: PostgresConnection) -> None:
    beside.execute("CREATE TABLE laid (card text CHECK (card <> 'Qh 9c'))")
    with pytest.raises(psycopg.errors.CheckViolation, match="Qh 9c") as refused:
        beside.execute("INSERT INTO laid VALUES ('Qh 9c')")
    failed = failure_of(refused.value)
    assert failed.code == "database_failed"
    assert str(failed.params["why"]).endswith('violates check constraint "laid_card_check" (23514)')
    assert "Qh 9c" not in str(failed)


def test_a_schema_that_is_not_there(
    postgres: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = refusal(capsys, tmp_path, postgres.url("nowhere"))
    assert "has no such schema" in said


async def test_a_newer_schema_is_refused(beside: PostgresConnection, postgres_url: str) -> None:
    await (await PostgresStore.open(postgres_url)).close()
    beside.execute("UPDATE facedown_schema SET version = version + 1")
    with pytest.raises(NewerSchema) as refused:
        await PostgresStore.open(postgres_url)
    assert refused.value.params == {"found": KNOWN + 1, "known": KNOWN}


async def test_a_database_belongs_to_one_house(postgres_url: str, tmp_path: Path) -> None:
    ours = seals_of(load_keys(tmp_path / "ours"))
    store = await PostgresStore.open(postgres_url, ours)
    await store.seal(ours)
    await store.close()
    theirs = seals_of(load_keys(tmp_path / "theirs"))
    for seals in ([], theirs):
        with pytest.raises(NotOurs) as refused:
            await PostgresStore.open(postgres_url, seals)
        assert refused.value.code == "other_house"
    # A key that is changed is added first, and the old one taken away later.
    store = await PostgresStore.open(postgres_url, [*ours, *theirs])
    await store.seal([*ours, *theirs])
    await store.close()
    await (await PostgresStore.open(postgres_url, theirs)).close()


def test_a_house_with_another_secret_makes_no_key(
    beside: PostgresConnection,
    postgres_url: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    with beside.transaction():
        take_steps(beside, [])
        beside.execute("INSERT INTO facedown_seals VALUES ('another')")
    said = refusal(capsys, tmp_path, postgres_url)
    assert "belongs to a house with another key; copy that house’s signing.key" in said


@pytest.mark.slow
async def test_a_database_is_used_by_one_process(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    with pytest.raises(StoreBusy) as refused:
        await PostgresStore.open(postgres_url)
    assert refused.value.code == "database_in_use"
    await store.close()


async def test_a_move_waits_for_the_disk_whatever_the_database_says(postgres_url: str) -> None:
    careless = postgres_url.replace("options=", "options=-csynchronous_commit%3Doff%20")
    session = PostgresSession(Address(careless))
    assert session.connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
    session.close()


# -- the same as SQLite, in its own words ----------------------------------------------------------


def test_the_steps_are_taken_in_order_and_once(beside: PostgresConnection) -> None:
    with beside.transaction():
        take_steps(beside, [], STEPS[:1])
    beside.execute("INSERT INTO people VALUES ('ann', 'Ann', 'ann', 0, 1.0, 2.0)")
    for _ in range(2):
        with beside.transaction():
            take_steps(beside, [])
    assert version_of(beside) == KNOWN
    assert beside.execute("SELECT name, face FROM people").fetchall() == [("Ann", "")]


async def test_numbers_that_another_process_has_written_are_taken(
    beside: PostgresConnection, postgres_url: str
) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.append("A", 1, [b"one"])
    beside.execute("INSERT INTO log VALUES ('A', 2, 'theirs')")
    results = await asyncio.gather(
        store.append("A", 2, [b"two", b"three"]),
        store.append("A", 4, [b"four"]),
        store.append("B", 1, [b"one"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, Conflict, type(None)]
    assert await store.read("A") == [b"one", b"theirs"]
    await store.append("A", 3, [b"three"])
    await store.close()


SOON_SILENT = "SET idle_in_transaction_session_timeout = 50"


async def test_a_process_that_falls_silent_keeps_nobody_from_a_table(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url, is_shared=True)
    await store.append("A", 1, [b"one"])
    silent = PostgresSession(Address(postgres_url), is_shared=True)
    silent.connection.run(SOON_SILENT)
    silent.connection.run("BEGIN; INSERT INTO log VALUES ('A', 2, 'theirs')")
    await store.append("A", 2, [b"two"])  # waits until the other is given up
    with pytest.raises(psycopg.Error):
        silent.connection.run("COMMIT")
    assert silent.is_lost
    assert await store.read("A") == [b"one", b"two"]
    silent.close()
    await store.close()


async def test_what_a_process_had_begun_before_it_fell_silent_is_begun_again(
    beside: PostgresConnection, postgres_url: str
) -> None:
    """On a machine that had much to do, a person could not arrive, and was told so."""
    await (await PostgresStore.open(postgres_url)).close()
    session = PostgresSession(Address(postgres_url))
    session.connection.run(SOON_SILENT)
    times: list[int] = []

    def held_up(db: Database) -> None:
        times.append(len(times))
        db.execute("INSERT INTO codes VALUES (?1, '', '', 0)", (f"time {len(times)}",))
        if len(times) == 1:
            beside.execute("SELECT pg_sleep(0.3)")

    assert session.make([held_up]) == [Made()]
    assert times == [0, 1]
    kept = [row[0] for row in beside.execute("SELECT digest FROM codes")]
    assert kept == ["time 2"]
    session.close()


async def test_a_connection_that_hangs_in_a_command_is_made_again(postgres_url: str) -> None:
    """A network that was lost left one so: the process refused everybody until it was restarted."""
    await (await PostgresStore.open(postgres_url)).close()
    session = PostgresSession(Address(postgres_url))
    hang(session.connection)
    assert session.is_lost
    # The server lets go at once of what the old one had locked: no other can have it meanwhile.
    assert session.make([lambda db: db.execute("DELETE FROM codes")])[0].error is None
    session.close()
    reader = PostgresReader(Address(postgres_url))
    hang(reader)
    assert reader.execute("SELECT 1").fetchone() == (1,)
    reader.close()


def hang(connection: PostgresConnection) -> None:
    """A command is on its way of which nobody waits for the answer."""
    connection._raw.pgconn.send_query(b"SELECT 1")
    assert not connection._raw.closed


async def test_a_name_is_waited_for_while_another_process_gives_it(
    beside: PostgresConnection, postgres_url: str
) -> None:
    """Two processes that look at once both find it free."""
    store = await PostgresStore.open(postgres_url)
    with beside.transaction():
        beside.hold("ann")
        added = asyncio.ensure_future(store.add_person(somebody("ann"), name_since=0.0))
        await asyncio.sleep(0.2)
        beside.execute("INSERT INTO people VALUES ('other', 'Ann', 'ann', 0, 1.0, 2.0)")
    with pytest.raises(NameTaken):
        await added
    await store.close()


async def test_text_may_have_characters_that_postgresql_has_not(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    assert await store.read("A\0") == []
    report = Report(reporter="ann", reported="ben", reason="other", text="a\0b ☃", at=1.0)
    await store.add_report(report)
    assert [one.text for one in await store.reports()] == ["a\ufffdb ☃"]
    await store.close()


async def test_readers_cannot_write(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    with pytest.raises(StoreFailed):
        await store.ask(lambda db: db.execute("DELETE FROM log"))
    await store.close()


# -- a server that goes and comes back -------------------------------------------------------------


def cut(beside: PostgresConnection) -> None:
    """Cut all connections of the house."""
    beside.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'facedown' AND pid <> pg_backend_pid()"
    )


async def test_connections_that_were_cut_are_made_again(
    beside: PostgresConnection, postgres_url: str
) -> None:
    """Everybody whose move was on its way was sent away to come back."""
    told: list[str] = []
    store = await PostgresStore.open(postgres_url, troubled=told.append)
    await store.append("A", 1, [b"one"])
    cut(beside)
    assert await store.read("A") == [b"one"]
    await asyncio.gather(store.append("A", 2, [b"two"]), store.append("B", 1, [b"one"]))
    assert await store.read("A") == [b"one", b"two"]
    assert told == []
    await store.close()


class CutBeforeTheAnswer(PostgresSession):
    """Makes changes, and loses its connection before it hears of it, as often as is asked for."""

    losses = 1

    def _made(self, group: Sequence[Change[Any]]) -> list[Made]:
        made = super()._made(group)
        if self.losses:
            self.losses -= 1
            self.connection.close()
            raise psycopg.OperationalError("the connection was cut")
        return made


def append(number: int, entry: bytes) -> Append:
    return Append("A", number, [entry], 1.0)


async def test_what_was_made_before_the_connection_was_cut_is_not_made_twice(
    beside: PostgresConnection, postgres_url: str
) -> None:
    await (await PostgresStore.open(postgres_url)).close()
    session = CutBeforeTheAnswer(Address(postgres_url))
    assert session.make([append(1, b"one"), append(2, b"two")]) == [Made(), Made()]
    # What came of anything else in the group is not known.
    session.losses = 1
    kept, other = session.make([append(3, b"three"), lambda db: db.execute("DELETE FROM codes")])
    assert kept == Made()
    assert isinstance(other.error, StoreFailed)
    assert queries.entries(beside, "A", 1) == [b"one", b"two", b"three"]
    session.close()


async def test_a_cut_connection_does_not_take_another_s_entry_for_its_own(
    beside: PostgresConnection, postgres_url: str
) -> None:
    await (await PostgresStore.open(postgres_url)).close()
    session = PostgresSession(Address(postgres_url))
    session.make([append(1, b"one")])
    beside.execute("INSERT INTO log VALUES ('A', 2, 'theirs')")
    cut(beside)
    with pytest.raises(psycopg.errors.UniqueViolation):
        session.make([append(2, b"two"), append(3, b"three")])
    assert queries.entries(beside, "A", 1) == [b"one", b"theirs"]
    session.close()


async def test_what_no_log_tells_of_is_not_made_again_when_the_connection_is_cut(
    postgres_url: str,
) -> None:
    await (await PostgresStore.open(postgres_url)).close()
    session = CutBeforeTheAnswer(Address(postgres_url))
    times: list[int] = []
    with pytest.raises(psycopg.OperationalError) as lost:
        session.make([lambda _: times.append(1)])
    assert times == [1]
    # The host was told to look at the disk.
    assert session.explain(lost.value).code == "no_database"
    session.close()


def test_a_server_that_is_gone_was_told_of_twice_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_bus, "PAUSE_SECONDS", 0.01)
    tried: list[str] = []
    often = Event()

    def refuse(conninfo: str, **_: object) -> None:
        tried.append(conninfo)
        if len(tried) > 2:
            often.set()
        raise psycopg.OperationalError

    monkeypatch.setattr(psycopg, "connect", refuse)
    address = Address("postgresql://somebody@127.0.0.1/gone")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    with capture_logs() as lines:
        listener = postgres_bus.Listener(address, "facedown", lambda _: None, lambda: None)
        assert often.wait(60)
        listener.close()
    assert [one["event"] for one in lines] == ["not heard"]


@pytest.mark.parametrize(
    ("asked", "otherwise", "waited"),
    [
        ("", {}, "3000"),
        ("", {"tcp_user_timeout": "60000"}, "60000"),
        ("?tcp_user_timeout=9", {"tcp_user_timeout": "60000"}, "9"),
    ],
)
def test_who_says_how_long_a_server_that_takes_nothing_is_waited_for(
    asked: str, otherwise: dict[str, str], waited: str
) -> None:
    address = Address(f"postgresql://ana@cards.example/house{asked}", **otherwise)
    assert conninfo_to_dict(address.conninfo)["tcp_user_timeout"] == waited


async def test_a_check_does_not_wait_behind_all_that_is_read(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy gave up processes that were opening many tables, and their people were sent about."""
    monkeypatch.setattr(sql, "WRITTEN_SECONDS", 600.0)
    monkeypatch.setattr(postgres, "READ_SECONDS", 600.0)
    store = await PostgresStore.open(postgres_url)
    await store.check()
    go_on = Event()
    reading = [asyncio.create_task(store.ask(lambda _: go_on.wait())) for _ in range(READERS)]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await store.check()
    go_on.set()
    assert await asyncio.gather(*reading) == [True] * READERS
    await store.close()


async def test_a_reader_that_cannot_connect_again_is_no_sign_of_health(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "READ_SECONDS", 600.0)
    told: list[str] = []
    store = await PostgresStore.open(postgres_url, troubled=told.append)
    await store.check()

    def ask_in_vain(_: Database) -> None:
        raise StoreFailed("no_database")

    with pytest.raises(StoreFailed):
        await store.ask(ask_in_vain)
    assert told == [store.trouble] == ["no_database"]
    await store.check()  # asks anew
    assert store.trouble == ""
    await store.close()


@pytest.mark.slow
async def test_a_server_that_was_killed_has_all_that_was_acknowledged() -> None:
    with cluster() as running:
        store = await PostgresStore.open(running.url())
        kept = 0
        while kept < 200:
            await store.append("A", kept + 1, [b"%d" % (kept + 1)])
            kept += 1
        running.process.send_signal(signal.SIGQUIT)
        while True:
            try:
                await store.append("A", kept + 1, [b"%d" % (kept + 1)])
                kept += 1
            except StoreFailed:
                break
        running.process.wait()
        with pytest.raises(StoreFailed) as failed:
            await store.check()
        assert failed.value.code == store.trouble == "no_database"
        running.start()
        await store.check()
        assert store.trouble == ""
        entries = await store.read("A")
        assert kept <= len(entries) <= kept + 1
        assert entries == [b"%d" % (number + 1) for number in range(len(entries))]
        await store.close()
