"""Who was first, over real sockets: half of the way is made good, and late pongs buy nothing."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for

from facedown.server import shares
from facedown.server.app import opened
from facedown.server.bots import BotPool

pytestmark = pytest.mark.slow  # a hold takes a second

# What a proxy on this machine says of whom it asks for.
PROXIED = {"X-Forwarded-For": "203.0.113.7"}
STILL = {"turn": 0, "reaction": 0, "setup": 0, "abandon": 0}


class Clock:
    """The house's clock, which goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


class Racer:
    """Somebody at the table, whose client answers pings as late as it likes."""

    def __init__(self, seat: int, ws: ClientWebSocketResponse, late: float) -> None:
        self.seat = seat
        self.ws = ws
        self.late = late
        self.shown: dict[str, Any] = {}
        self.flipped: list[int] = []
        self.tried: set[str] = set()
        self.tasks = [asyncio.create_task(self._listen())]
        self.commands = 0
        self.news = asyncio.Event()

    async def say(self, **message: Any) -> None:
        await self.ws.send_str(json.dumps(message))

    async def move(self, **move: Any) -> None:
        self.commands += 1
        id, number = f"m{self.commands}", self.shown["n"]
        await self.say(type="move", id=id, move=move, answering=number)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the house has taken everything that was said so far."""
        self.commands += 1
        id = f"s{self.commands}"
        await self.say(type="try", id=id, move={})
        await self.until(lambda: id in self.tried)

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not is_so():
                self.news.clear()
                await self.news.wait()

    async def _listen(self) -> None:
        async for message in self.ws:
            if message.type == WSMsgType.PING:
                self.tasks.append(asyncio.create_task(self._pong(message.data)))
            elif message.type == WSMsgType.TEXT:
                self._hear(json.loads(message.data))
                self.news.set()

    async def _pong(self, mark: bytes) -> None:
        await asyncio.sleep(self.late)
        await self.ws.pong(mark)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.shown = message["shown"]
        elif kind == "shown":
            self.shown = message
            events = [one["event"] for one in message["events"]]
            flips = [one for one in events if one["type"] in ("flipped", "misflipped")]
            self.flipped += [one["seat"] for one in flips]
        elif kind == "tried":
            self.tried.add(message["id"])

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()

    @property
    def phase(self) -> str:
        screen = self.shown.get("screen") or {}
        phase: str = screen.get("phase", "")
        return phase


async def relay(port: int, seconds: float) -> asyncio.Server:
    """A way to the house that takes so long in each direction."""
    loop = asyncio.get_running_loop()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            loop.call_later(seconds, writer.write, data)

    async def accept(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", port)
        try:
            await asyncio.gather(pass_on(near, forth), pass_on(far, back))
        finally:
            forth.transport.abort()
            back.transport.abort()

    return await asyncio.start_server(accept, "127.0.0.1", 0)


@dataclass
class Race:
    """A table of Cambio where a card was just discarded, and two who may flip one of theirs."""

    clock: Clock
    mover: Racer
    near: Racer
    far: Racer

    async def run(self, seconds: float) -> Racer:
        """Let the far one flip a card so much later than the near one; who was the first?"""
        await self.near.move(type="flip", place={"seat": self.near.seat, "slot": 0})
        self.clock.now += seconds
        await self.far.move(type="flip", place={"seat": self.far.seat, "slot": 0})
        await self.mover.until(lambda: bool(self.mover.flipped))
        return self.near if self.mover.flipped[0] == self.near.seat else self.far


@asynccontextmanager
async def race(
    folder: Path, *, late: float, headers: dict[str, str], way: float = 0.0
) -> AsyncIterator[Race]:
    """One lives next door. The far one is as far as `way`, and answers pings `late`."""
    clock = Clock()
    settings = settings_for(folder, fair_ms=1000, trusted_proxies=("127.0.0.1",))
    async with AsyncExitStack() as stack:
        house = opened(settings, clock, BotPool(0), steady=clock)
        served = await stack.enter_async_context(house)
        session = await stack.enter_async_context(ClientSession())
        people = [
            await Client(session, f"http://127.0.0.1:{served.port}").arrive(name)
            for name in ("Ana", "Bea", "Cal")
        ]
        options = {"game": "cambio", "seats": 3, "clocks": STILL}
        table = await people[0].post("/api/tables", options | {"options": {"flip_timing": "open"}})
        code = table.body["code"]
        for person in people[1:]:
            await person.post(f"/api/tables/{code}/join")
        await people[0].post(f"/api/tables/{code}/start")
        room = served.context.house.rooms[code]
        room.do(
            shares.next_step(room.evening, room.services.clock())
        )  # nobody gives a share: its time is over
        room.wake()

        async def sit_down(seat: int, port: int, late: float, headers: dict[str, str]) -> Racer:
            url = f"http://127.0.0.1:{port}/socket"
            connecting = session.ws_connect(url, autoping=False, headers=headers)
            racer = Racer(seat, await stack.enter_async_context(connecting), late)
            stack.callback(racer.stop)
            await racer.say(type="hello", table=code, token=people[seat].token)
            await racer.until(lambda: racer.phase == "setup")
            await racer.move(type="ready")
            return racer

        assert room.evening.round is not None
        turn = room.evening.round.table.turn
        mover = await sit_down(turn, served.port, 0.0, {})
        near = await sit_down((turn + 1) % 3, served.port, 0.0, {})
        server = await relay(served.port, way)
        stack.callback(server.close)
        far = await sit_down((turn + 2) % 3, server.sockets[0].getsockname()[1], late, headers)
        await mover.until(lambda: mover.phase == "turn")
        await mover.move(type="draw")
        await mover.until(lambda: mover.phase == "decide")
        await mover.move(type="swap", slot=0)
        for racer in (near, far):
            await racer.until(lambda racer=racer: racer.shown["screen"]["discarded"] >= 1)  # type: ignore[misc]
        sockets: dict[int, Any] = {guest.viewer: guest.connection for guest in room.guests}
        async with asyncio.timeout(20):
            while not sockets[far.seat].rtt:  # noqa: ASYNC110 - a pong tells nobody
                await asyncio.sleep(0.01)
        sockets[near.seat].rtt = 0.0  # whatever a busy machine has added
        yield Race(clock, mover, near, far)


@pytest.mark.parametrize("headers", [PROXIED, {}], ids=["behind a proxy", "directly"])
async def test_late_pongs_buy_no_time(tmp_path: Path, headers: dict[str, str]) -> None:
    async with race(tmp_path, late=0.32, headers=headers) as started:
        assert await started.run(0.1) is started.near


async def test_half_of_the_way_is_made_good_behind_a_proxy(tmp_path: Path) -> None:
    async with race(tmp_path, late=0.0, way=0.02, headers=PROXIED) as started:
        assert await started.run(0.015) is started.far


async def test_behind_a_proxy_no_more_is_made_good_than_is_worth_no_lie(tmp_path: Path) -> None:
    async with race(tmp_path, late=0.32, headers=PROXIED) as started:
        assert await started.run(0.026) is started.near
