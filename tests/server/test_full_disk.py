"""A house that cannot write for a while, as on a full disk: it says so, and goes on after it."""

import asyncio
import resource
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession
from benchmarks.house.servers import Server, start_house, stop
from tests.server.http.client import Client

from facedown.server.trouble import OVER

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="files of others are limited by prlimit"),
]

NO_CLOCKS = {"turn": 0, "reaction": 0, "setup": 0, "abandon": 0}


def limit_files(server: Server, size: int) -> None:
    """From now on the house can make no file longer than this."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


async def figure(client: Client, what: str) -> float:
    lines = (await client.get("/metrics")).body.splitlines()
    (line,) = [one for one in lines if f'what="{what}"' in one]
    return float(line.split()[-1])


async def test_a_table_goes_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    server = start_house(tmp_path / "data", None)
    try:
        async with ClientSession() as session:
            client = Client(session, f"http://127.0.0.1:{server.port}")
            ana = await client.arrive("Ana")
            options = {"game": "cambio", "seats": 2, "bots": ["sharp"], "clocks": NO_CLOCKS}
            code = (await ana.post("/api/tables", options)).body["code"]
            async with ana.socket() as talk:
                await talk.say(type="hello", table=code, token=ana.token)
                assert (await talk.hear())["type"] == "welcome"
                limit_files(server, 0)
                await talk.say(type="ready")
                goodbye = await talk.hear_of("goodbye")
                assert (goodbye["code"], goodbye["again_ms"] > 0) == ("come_back", True)
            for _ in range(20):
                answer = await client.get("/health")
                assert (answer.status, answer.body["params"]) == (503, {"why": "database_failed"})
                assert (await ana.post("/api/tables", options)).status == 503
            assert await figure(client, "tables_broken") == 1
            limit_files(server, resource.RLIM_INFINITY)
            assert (await client.get("/health")).status == 200
            for _ in range(200):
                if not await figure(client, "tables_broken"):
                    break
                await asyncio.sleep(0.2)
            assert await figure(client, "tables_broken") == 0
            assert await figure(client, "tables") == 1
            assert (await ana.post(f"/api/tables/{code}/ready")).status == 200
    finally:
        stop(server)
    said = [line for line in server.said if "stalled" not in line]
    assert len(said) == 2, server.said
    assert "error=database_failed" in said[0]
    assert OVER in said[1]
