"""A whole house over PostgreSQL: what it knows is there, and not in its folder."""

import asyncio
import os
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp import ClientSession
from benchmarks.house.cluster import Cluster, cluster
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots, same_secret

from facedown.catalog import GAMES
from facedown.server.app import opened
from facedown.server.doctor import BAD, GOOD, Finding, examine
from facedown.server.logs import set_up
from facedown.server.settings import Settings
from facedown.server.store.folder import key_file_of
from facedown.server.store.postgres import PostgresSession
from facedown.server.store.postgres_checking import KEEPING
from facedown.server.store.postgres_connections import Address, PostgresConnection
from facedown.server.store.postgres_schema import is_ours
from facedown.server.trouble import UNKEPT

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'facedown'"
WHOLE = Finding("database", GOOD, "database_good")
OPTIONS = {"game": next(iter(GAMES)), "seats": 2}


@pytest.mark.slow
async def test_a_house_opens_again_with_all_that_it_knew(postgres_url: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres_url)
    async with (
        opened(settings, bots=SteadyBots(), secret=same_secret) as served,
        ClientSession() as session,
    ):
        client = Client(session, f"http://127.0.0.1:{served.port}")
        ann = await client.arrive("Ann")
        table = (await ann.post("/api/tables", OPTIONS)).body["code"]
        assert (await client.get("/health")).status == 200
    assert os.listdir(tmp_path) == ["signing.key"]
    async with (
        opened(settings, bots=SteadyBots(), secret=same_secret) as served,
        ClientSession() as session,
    ):
        ann = Client(session, f"http://127.0.0.1:{served.port}", ann.token)
        assert (await ann.get("/api/me")).body["name"] == "Ann"
        assert (await ann.get(f"/api/tables/{table}")).body["you"] == 0


@pytest.mark.slow
async def test_a_house_whose_connections_were_cut_was_not_there_for_a_moment(
    postgres: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database=postgres_url)
    async with (
        opened(settings, bots=SteadyBots(), secret=same_secret) as served,
        ClientSession() as session,
    ):
        client = Client(session, f"http://127.0.0.1:{served.port}")
        ann = await client.arrive("Ann")
        for _ in range(3):
            postgres.sql(CUT)
            assert (await ann.post("/api/tables", OPTIONS)).status == 201
            assert (await client.get("/health")).status == 200


@pytest.mark.slow
async def test_a_house_that_lost_its_database_to_another_is_to_close(
    postgres: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database=postgres_url)
    async with (
        opened(settings, bots=SteadyBots(), secret=same_secret) as served,
        ClientSession() as session,
    ):
        ann = await Client(session, f"http://127.0.0.1:{served.port}").arrive("Ann")
        postgres.sql(CUT)
        other = PostgresSession(Address(postgres_url))
        assert (await ann.post("/api/tables", OPTIONS)).status == 503
        assert (await ann.post("/api/tables", OPTIONS)).status == 503
        async with asyncio.timeout(30):
            await served.ended.wait()
        other.close()


def of_database(settings: Settings) -> list[Finding]:
    return [one for one in examine(settings, []) if one.check == "database"]


@pytest.mark.slow
async def test_a_postgresql_that_keeps_nothing_safe_was_not_noticed(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As those of these tests are: nobody needs what is in them."""

    async def said(settings: Settings) -> list[str]:
        set_up(settings)
        async with opened(settings, bots=SteadyBots(), secret=same_secret):
            return [line for line in capsys.readouterr().err.splitlines() if UNKEPT in line]

    settings = settings_for(tmp_path / "careless", database=postgres_url, log_json=True)
    bad = [Finding("database", BAD, "not_kept", {"setting": name}) for name in KEEPING]
    assert of_database(settings)[1:] == bad
    (line,) = await said(settings)
    assert '"off": "fsync, full_page_writes", "see": "facedown doctor"' in line
    assert '"level": "warning"' in line
    with cluster(durable=True) as durable:
        settings = settings_for(tmp_path / "careful", database=durable.url())
        assert await said(settings) == []
        assert of_database(settings) == [WHOLE]


@pytest.mark.slow
async def test_doctor_looks_at_the_database_and_changes_nothing(
    postgres_url: str, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database=postgres_url)

    def found() -> tuple[str, str]:
        (one,) = [one for one in of_database(settings) if one.code != "not_kept"] or [WHOLE]
        return one.status, str(one.params.get("error", one.code))

    assert found() == (GOOD, "empty_database")
    with closing(PostgresConnection(Address(postgres_url))) as db:
        assert not is_ours(db)
        async with opened(settings, bots=SteadyBots(), secret=same_secret):
            assert found() == (GOOD, "database_good")
        key_file_of(tmp_path).rename(tmp_path / "another")
        assert found() == (BAD, "other_house")
        db.execute("UPDATE facedown_schema SET version = version + 1")
        assert found() == (BAD, "newer_schema")
    settings = settings_for(tmp_path, database="postgresql:///cards?host=/nowhere")
    assert found() == (BAD, "no_database")
