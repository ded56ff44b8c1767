"""A cheat in a real game, over real sockets: other people's moves, old ones, doubles and forgeries.

What cannot be read at all, floods and broken frames are tried in http/test_socket_abuse. Here
every message is well formed and comes from somebody with a seat, at the wrong time, twice, late,
or in another's name. Each is answered once, and the cheat learns what its seat's log says and
nothing more.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from benchmarks.house.kill import streams_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import to_builtins
from tests.server.http.client import Client, Talk
from tests.server.http.conftest import settings_for

from facedown.catalog import GAMES
from facedown.match import log
from facedown.server.app import Served, opened
from facedown.server.bots import BotPool

pytestmark = pytest.mark.slow

CLOCKS = {"turn": 0, "reaction": 0, "setup": 0, "abandon": 0}
CHEAT, HONEST = 0, 1

# What the cheat does at each step. A number says which of the things at hand is meant.
deeds = st.tuples(
    st.sampled_from(
        [
            "own",  # a legal move of its own
            "stolen",  # the honest player's own message, word for word
            "theirs",  # a move that only the honest player may make
            "double",  # a command again under the same id, with another move
            "old",  # a move that was legal once, answering what was then
            "future",  # a move that answers what has not happened
            "ack",  # as if everything had been seen
            "back",  # comes again, saying that it has seen nothing
            "share",  # a share of a shuffle that is over
            "ready",
        ]
    ),
    st.integers(0, 50),
)
scripts = st.lists(deeds, min_size=5, max_size=40)


class LocalTable:
    """Somebody at the table, with everything that they were sent."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.heard: list[dict[str, Any]] = []
        self.shown: dict[str, Any] = {"n": 0, "moves": [], "awaited": []}
        self.sent: list[dict[str, Any]] = []
        self.commands = 0

    async def hear_until(self, id: str) -> dict[str, Any]:
        """Everything up to the answer to this command."""
        while True:
            message = await self.talk.hear()
            assert message["type"] != "closed", (message, self.sent[-3:])
            self.heard.append(message)
            if message["type"] in ("shown", "welcome"):
                self.shown = {"moves": [], "awaited": []} | message.get("shown", message)
            if message.get("id") == id:
                return message

    async def settle(self) -> None:
        self.commands += 1
        name = f"settle-{self.commands}"
        await self.talk.say(type="try", id=name, move={})
        await self.hear_until(name)

    async def move(self, move: dict[str, Any], answering: int, name: str = "") -> dict[str, Any]:
        self.commands += 1
        id = name or f"m-{self.commands}"
        message = {"type": "move", "move": move, "answering": answering, "id": id}
        self.sent.append(message)
        await self.talk.say(**message)
        return await self.hear_until(id)


class Table:
    """A house in a loop of its own, and two people who meet at one table after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.runner = asyncio.Runner()

    async def open(self) -> None:
        changes = {"messages_per_second": 10_000.0, "message_burst": 10_000, "fair_ms": 0}
        self.house = opened(settings_for(self.folder, **changes), bots=BotPool(0))
        self.served: Served = await self.house.__aenter__()
        self.session = ClientSession()
        self.lobby = Client(self.session, f"http://127.0.0.1:{self.served.port}")
        self.people = [await self.lobby.arrive(name) for name in ("Cheat", "Honest")]

    async def close(self) -> None:
        await self.session.close()
        await self.house.__aexit__(None, None, None)

    async def sit_down(self, game: str) -> str:
        options = {"game": game, "seats": 2, "clocks": CLOCKS}
        answer = await self.people[CHEAT].post("/api/tables", options)
        code: str = answer.body["code"]
        await self.people[HONEST].post(f"/api/tables/{code}/join")
        await self.people[CHEAT].post(f"/api/tables/{code}/start")
        return code


@pytest.fixture(scope="module")
def table(folder: Path) -> Iterator[Table]:
    table = Table(folder)
    table.runner.run(table.open())
    yield table
    table.runner.run(table.close())
    table.runner.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, suppress_health_check=[*HealthCheck], deadline=None)
@given(script=scripts)
def test_a_cheat_gets_answers_and_nothing_else(
    table: Table, game: str, script: list[tuple[str, int]]
) -> None:
    table.runner.run(play(table, game, script))


async def play(table: Table, game: str, script: list[tuple[str, int]]) -> None:
    code = await table.sit_down(game)
    lobby, (cheat_of, honest_of) = table.lobby, table.people
    async with lobby.socket() as bad, lobby.socket() as good:
        cheat, honest = LocalTable(bad), LocalTable(good)
        await bad.say(type="hello", table=code, token=cheat_of.token)
        await good.say(type="hello", table=code, token=honest_of.token)
        for one in (cheat, honest):
            await one.settle()
        for deed, number in script:
            again = await do(table, code, cheat, honest, deed, number)
            if again is not None:
                cheat = again
            await honest.settle()
            if HONEST in honest.shown["awaited"]:
                await honest.move(pick(honest.shown["moves"], number), honest.shown["n"])
            await cheat.settle()
        await check(table, code, cheat, CHEAT)
        await check(table, code, honest, HONEST)
        if cheat.talk is not bad:
            await cheat.talk.ws.close()
    errors = table.served.context.metrics.text().decode().splitlines()
    assert not [line for line in errors if re.match(r"facedown_errors_total.* [^0]", line)]


def pick(things: list[Any], number: int) -> Any:
    return things[number % len(things)]


async def do(
    table: Table, code: str, cheat: LocalTable, honest: LocalTable, deed: str, number: int
) -> LocalTable | None:
    """Do one of the deeds, and see that it is answered as it should be."""
    room = table.served.context.house.rooms[code]
    before = room.evening.number
    shown = cheat.shown
    if deed == "own" and shown["moves"] and CHEAT in shown["awaited"]:
        await cheat.move(pick(shown["moves"], number), shown["n"])
    elif deed == "stolen" and honest.sent:
        stolen = pick(honest.sent, number)
        answer = await cheat.move(stolen["move"], stolen["answering"], stolen["id"])
        assert answer["type"] in ("refused", "shown", "repeated"), answer
    elif deed == "theirs" and honest.shown["moves"]:
        move = pick(honest.shown["moves"], number)
        if move not in shown["moves"]:
            answer = await cheat.move(move, shown["n"])
            # It may still be one that this seat can make, and pay for: a wrong flip is a move.
            assert answer["type"] in ("refused", "shown"), answer
    elif deed == "double" and cheat.sent:
        done = pick(cheat.sent, number)
        was_answered = next(one for one in cheat.heard if one.get("id") == done["id"])
        moves = shown["moves"] or [done["move"]]
        answer = await cheat.move(pick(moves, number), shown["n"], done["id"])
        if was_answered["type"] == "shown" and room.evening.round is not None:
            is_of_this_round = room.evening.round.has_done(CHEAT, done["id"])
            assert not is_of_this_round or answer["type"] == "repeated", answer
            assert not is_of_this_round or room.evening.number == before
    elif deed == "old" and cheat.sent:
        done = pick(cheat.sent, number)
        answer = await cheat.move(done["move"], done["answering"])
        assert answer["type"] in ("refused", "shown"), answer
    elif deed == "future":
        moves = shown["moves"] or [{"type": "draw"}]
        answer = await cheat.move(pick(moves, number), shown["n"] + 1 + number)
        assert answer["type"] in ("refused", "shown"), answer
    elif deed == "ack":
        await cheat.talk.say(type="ack", seen=10_000_000)
        assert room.evening.number == before
    elif deed == "share":
        await cheat.talk.say(type="commit", round=number, digest="0" * 64)
    elif deed == "ready":
        await cheat.talk.say(type="ready")
    elif deed == "back":
        return await come_back(table, code, cheat)
    return None


async def come_back(table: Table, code: str, cheat: LocalTable) -> LocalTable:
    """Another socket for the same seat, which says that it has seen nothing."""
    talk = Talk(await table.session.ws_connect(table.lobby.url + "/socket"))
    again = LocalTable(talk)
    again.sent, again.commands, again.heard = cheat.sent, cheat.commands, cheat.heard
    await talk.say(type="hello", table=code, token=table.people[CHEAT].token, seen=0)
    await again.settle()
    return again


async def check(table: Table, code: str, sitting: LocalTable, seat: int) -> None:
    """Every event, and every card on a screen, is one that the log lets this seat see."""
    entries = [log.read(data) for data in await table.served.context.store.read(code)]
    told = streams_of(entries)[seat]
    private = json.dumps([entry.secret for entry in entries if isinstance(entry, log.Began)][-1:])
    stage = table.served.context.house.rooms[code].evening.stage
    for message in sitting.heard:
        shown = message.get("shown", message)
        for one in shown.get("events", []):
            assert one["event"] in told[one["n"]], one
        if message["type"] == "welcome":
            assert message["table"]["you"] == seat
        if stage == "playing":
            assert private.strip('[]"') not in json.dumps(message), "the secret of the round"
    evening = table.served.context.house.rooms[code].evening
    screen = evening.streams.screen(seat)
    if screen is not None and sitting.shown.get("screen") is not None:
        assert sitting.shown["screen"] == to_builtins(screen)
