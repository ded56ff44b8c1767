"""Old and new versions of the program over one database: who may be beside whom."""

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import ClientSession
from tests.server.house.party import Client as Guest
from tests.server.house.party import Together, open_house, person, sit_down
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots, same_secret

from facedown import cli
from facedown.catalog import GAMES
from facedown.match import wire
from facedown.match.log import GENERATION
from facedown.server.app import opened
from facedown.server.errors import HouseError
from facedown.server.house import House
from facedown.server.moving import TABLES
from facedown.server.postgres_bus import OWN, PostgresBus
from facedown.server.store.migrations import KNOWN, STEPS
from facedown.server.store.postgres import PostgresStore
from facedown.server.store.postgres_connections import Address, PostgresConnection
from facedown.server.store.postgres_schema import take_steps, version_of

OPTIONS = {"game": next(iter(GAMES)), "seats": 2}
STILL = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)
# What a step may do while an older program plays on: it never looks at what it does not know.
ADDING = re.compile(
    r"CREATE (TABLE|INDEX|TRIGGER) .*|ALTER TABLE \w+ ADD COLUMN \w+ \w+( NOT NULL DEFAULT .*)?"
)


@pytest.fixture
def beside(postgres_url: str) -> Iterator[PostgresConnection]:
    with closing(PostgresConnection(Address(postgres_url))) as connection:
        yield connection


# -- the schema ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_step_of_the_schema_only_adds(number: int) -> None:
    step = re.sub(r"BEGIN .*? END", "…", STEPS[number])  # of a trigger
    for statement in step.split(";"):
        words = " ".join(statement.split())
        assert not words or ADDING.fullmatch(words), words


@pytest.mark.slow
async def test_a_process_plays_on_when_a_newer_one_takes_a_step(
    beside: PostgresConnection, postgres_url: str, tmp_path: Path
) -> None:
    """Every table has a column more, of which this program knows nothing."""
    later = "".join(
        f"ALTER TABLE {table} ADD COLUMN later TEXT NOT NULL DEFAULT 'x';" for table in TABLES
    )
    settings = settings_for(tmp_path, database=postgres_url, shared=True)
    async with (
        opened(settings, bots=SteadyBots(), secret=same_secret) as served,
        ClientSession() as session,
    ):
        client = Client(session, f"http://127.0.0.1:{served.port}")
        ann, ben = await client.arrive("Ann"), await client.arrive("Ben")
        for is_later in (False, True):
            if is_later:
                with beside.transaction():
                    take_steps(beside, list(_seals(beside)), (*STEPS, later))
            code = (await ann.post("/api/tables", OPTIONS)).body["code"]
            way = {"way": served.context.way_of(code)}
            assert (await ben.post(f"/api/tables/{code}/join", {}, params=way)).status == 200
            assert (await ann.post(f"/api/tables/{code}/start", params=way)).status == 200
            report = f"/api/tables/{code}/seats/1/report"
            why = {"reason": "language", "text": ""}
            assert (await ann.post(report, why, params=way)).status == 204
            assert (await ben.post(f"/api/tables/{code}/leave", params=way)).status == 204
            assert (await client.get("/health")).status == 200
        assert (await ben.ask("DELETE", "/api/me")).status == 204
        assert served.context.store.trouble == ""
    assert version_of(beside) == KNOWN + 1


def _seals(db: PostgresConnection) -> list[str]:
    return [seal for (seal,) in db.execute("SELECT seal FROM facedown_seals")]


# -- processes -------------------------------------------------------------------------------------


def _of_generation(db: PostgresConnection, generation: int) -> None:
    """Somebody of another generation is there, whose database has taken the first step."""
    with db.transaction():
        take_steps(db, [], STEPS[:1])
        for statement in OWN.split(";")[:-1]:
            db.run(statement)
        db.execute(
            "INSERT INTO facedown_processes"
            " VALUES ('other', extract(epoch FROM clock_timestamp()), ?1)",
            (generation,),
        )


@pytest.mark.parametrize("apart", [-2, 2])
def test_a_process_refuses_to_start_beside_one_that_is_far_apart(
    apart: int,
    beside: PostgresConnection,
    postgres_url: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    _of_generation(beside, GENERATION + apart)
    serve = ["serve", "--port", "0", "--shared", "--data", str(tmp_path)]
    assert cli.run([*serve, "--database", postgres_url]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"generation {GENERATION + apart} have this database" in told
    assert version_of(beside) == 1, "nothing is written"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.slow
@pytest.mark.parametrize("apart", [-1, 0, 1])
async def test_neighbours_start_beside_each_other(
    apart: int, beside: PostgresConnection, postgres_url: str, tmp_path: Path
) -> None:
    _of_generation(beside, GENERATION + apart)
    settings = settings_for(tmp_path, database=postgres_url, shared=True)
    async with opened(settings, bots=SteadyBots(), secret=same_secret) as served:
        await served.context.bus.announce([])
        rows = beside.execute(
            "SELECT generation FROM facedown_processes ORDER BY process = 'other'"
        )
        assert [one for (one,) in rows] == [GENERATION, GENERATION + apart]


async def test_the_first_generation_did_not_say_so(
    beside: PostgresConnection, postgres_url: str
) -> None:
    store = await PostgresStore.open(postgres_url, is_shared=True)
    beside.run(
        "CREATE UNLOGGED TABLE facedown_processes"
        " (process TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL);"
        "INSERT INTO facedown_processes VALUES ('first', extract(epoch FROM clock_timestamp()))"
    )
    bus = await PostgresBus.open(store)
    # As it still says that it is alive.
    beside.run("INSERT INTO facedown_processes VALUES ('second', 0)")
    rows = beside.execute("SELECT process, generation FROM facedown_processes")
    assert dict(rows.fetchall()) == {"first": 1, "second": 1}
    bus.close()
    await store.close()


# -- tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_by_rules", [False, True])
async def test_a_table_of_a_newer_version_is_left_to_it(
    is_by_rules: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = Together()
    async with open_house(tmp_path, bots=False, bus=bus) as newer:
        ana, bea = await sit_down(newer, "Ana", "Bea", clocks=STILL)
        store, number = newer.services.store, newer.rooms[ana.code].evening.number
        if is_by_rules:
            game = newer.rooms[ana.code].evening.game
            monkeypatch.setattr(type(game), "VERSION", game.VERSION - 1)
        else:
            dreamt = b'{"type":"dreamt","at":1.0,"generation":%d}' % (GENERATION + 1)
            await store.append(ana.code, number + 1, [dreamt])
        older = House(replace(newer.services, bus=Together(bus)))
        await older.open()
        with pytest.raises(HouseError, match="come_back"):
            await Guest(older, person("Ana"), ana.code).connect()
        assert bus.owners[ana.code] is bus
        assert (ana.closed, bea.closed) == ([], [])
        assert await store.is_running(ana.code)
        assert not older.damaged
        await older.close()


async def test_a_table_by_older_rules_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=STILL)
        game = house.rooms[ana.code].evening.game
        monkeypatch.setattr(type(game), "VERSION", game.VERSION + 1)
        newer = House(house.services)
        with pytest.raises(HouseError, match="rules_changed"):
            await newer.find(ana.code)
        assert not await house.services.store.is_running(ana.code)
