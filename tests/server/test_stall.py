"""A house that is stopped for a while: nobody loses their turn by it."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from benchmarks.house.servers import start_house, stop
from tests.server.http.client import Client, Talk

SECONDS = 6
OPTIONS = {
    "game": "tres-cartas",
    "seats": 2,
    "clocks": {"turn": SECONDS, "setup": SECONDS, "abandon": 0},
}


async def moves_of(talk: Talk) -> dict[str, Any]:
    """What one is shown when one may move."""
    while not (heard := await talk.hear_of("shown")).get("moves"):
        pass
    return heard


@pytest.mark.slow
async def test_a_house_that_stood_still_for_longer_than_a_turn_takes_it_from_nobody(
    tmp_path: Path,
) -> None:
    server = start_house(tmp_path, None)
    try:
        async with ClientSession() as session:
            lobby = Client(session, f"http://127.0.0.1:{server.port}")
            ana, bea = await lobby.arrive("Ana"), await lobby.arrive("Bea")
            code = (await ana.post("/api/tables", OPTIONS)).body["code"]
            await bea.post(f"/api/tables/{code}/join")
            async with ana.socket() as talk, bea.socket() as other:
                await other.say(type="hello", table=code, token=bea.token)
                await talk.say(type="hello", table=code, token=ana.token)
                await talk.hear_of("welcome")
                await ana.post(f"/api/tables/{code}/start")
                shown = await moves_of(talk)
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(SECONDS + 2)
                server.process.send_signal(signal.SIGCONT)
                # Whatever the house does first, it makes no move in Ana's place.
                assert (await talk.hear_of("clock"))["clock"]["ms"] > SECONDS * 1000 / 2
                move = {"move": shown["moves"][0], "answering": shown["n"]}
                await talk.say(type="move", id="mine", **move)
                assert (await talk.hear_of("shown"))["id"] == "mine"
    finally:
        stop(server)
    assert any("stalled" in line for line in server.said)
