"""The socket under whatever a client may send: refused or closed with a reason, nothing leaked."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, WSMsgType
from benchmarks.house.fuzzing.cases import CODES
from benchmarks.house.fuzzing.messages import Messages, Situation
from benchmarks.house.fuzzing.values import Wild
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.http.client import Client, Talk
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots, same_secret

from facedown.catalog import GAMES
from facedown.match import wire
from facedown.server.app import Served, opened
from facedown.server.codes import ROWS

pytestmark = pytest.mark.slow

GAME = next(iter(GAMES))

# As a text: sound JSON, damaged or broken JSON, or none at all; or bytes that are no text. Once or
# twice.
texts = st.integers(0, 2**32).map(
    lambda seed: Messages(Wild(str(seed)), Situation(game=GAME)).payload()
)
frames = st.one_of(
    texts.map(lambda data: (WSMsgType.TEXT, data)),
    st.text(max_size=40).map(lambda text: (WSMsgType.TEXT, text.encode())),
    st.just((WSMsgType.TEXT, b'"' + b"x" * wire.MAX_BYTES + b'"')),
    st.binary(max_size=40).map(lambda data: (WSMsgType.BINARY, data)),
)
scripts = st.lists(st.tuples(frames, st.booleans()), min_size=1, max_size=12)


class Party:
    """A house in a loop of its own: two people at a table, and a third who has no seat."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.runner = asyncio.Runner()

    def run(self, coroutine: Any) -> Any:
        return self.runner.run(coroutine)

    async def open(self) -> None:
        changes = {"messages_per_second": 10_000.0, "message_burst": 10_000}
        settings = settings_for(self.folder, **changes)
        self.house = opened(settings, bots=SteadyBots(), secret=same_secret)
        self.served: Served = await self.house.__aenter__()
        self.session = ClientSession()
        self.stranger = Client(self.session, f"http://127.0.0.1:{self.served.port}")
        self.one = await self.stranger.arrive("One Player")
        self.two = await self.stranger.arrive("Two Player")

    async def table(self) -> str:
        """The letters of a table where both play."""
        options = {"game": GAME, "seats": 2, "clocks": {"turn": 0, "reaction": 0, "setup": 0}}
        code: str = (await self.one.post("/api/tables", options)).body["code"]
        await self.two.post(f"/api/tables/{code}/join")
        await self.one.post(f"/api/tables/{code}/start")
        return code

    def failures(self) -> list[str]:
        """What should not have happened, as the house counts it."""
        lines = self.served.context.metrics.text().decode().splitlines()
        return [line for line in lines if re.match(r"facedown_errors_total.* [^0]", line)]

    async def close(self) -> None:
        await self.session.close()
        await self.house.__aexit__(None, None, None)


@pytest.fixture(scope="module")
def party(folder: Path) -> Iterator[Party]:
    party = Party(folder)
    party.run(party.open())
    yield party
    party.run(party.close())
    party.runner.close()


def check(heard: dict[str, Any]) -> None:
    """A message that the house documents: one of its kinds, an error by its code."""
    if heard["type"] == "closed":
        assert heard["code"] in {*(row.close for row in ROWS), 1000, 1007}, heard
        return
    if heard["type"] == "refused":
        assert heard["code"] in CODES, heard
    assert heard["type"] in KINDS, heard


KINDS = {kind.__struct_config__.tag for kind in wire.Outgoing.__args__}


async def send(talk: Talk, frame: tuple[WSMsgType, bytes]) -> None:
    """Send a frame, if that can still be done."""
    kind, data = frame
    with suppress(ConnectionError):
        await talk.ws.send_frame(data, kind)


async def drain(talk: Talk) -> list[dict[str, Any]]:
    """All that comes until an answer to a last, sound message, or until the end."""
    with suppress(ConnectionError):
        await talk.say(type="try", id="the-end", move={})
    heard: list[dict[str, Any]] = []
    while True:
        message = await talk.hear()
        check(message)
        heard.append(message)
        if message["type"] == "closed" or message.get("id") == "the-end":
            return heard


@settings(max_examples=60, suppress_health_check=[*HealthCheck], deadline=None)
@given(script=scripts)
def test_a_seated_client_may_send_anything(party: Party, script: list[Any]) -> None:
    async def abuse() -> None:
        code = await party.table()
        async with party.stranger.socket() as good, party.stranger.socket() as bad:
            await good.say(type="hello", table=code, token=party.two.token)
            await good.hear_of("welcome")
            await bad.say(type="hello", table=code, token=party.one.token)
            for frame, twice in script:
                await send(bad, frame)
                if twice:
                    await send(bad, frame)
            heard = await drain(bad)
            secrets = {party.two.token, party.one.token}
            assert not any(secret in json.dumps(message) for message in heard for secret in secrets)
            # Whatever it did, the other's connection lives on.
            await good.say(type="try", id="still-there", move={})
            while (message := await good.hear()).get("id") != "still-there":
                check(message)
                assert message["type"] != "closed"
        assert not party.failures()

    party.run(abuse())


@settings(max_examples=40, suppress_health_check=[*HealthCheck], deadline=None)
@given(script=scripts, tail=st.integers(0, 60))
def test_a_stolen_or_damaged_token_shows_nothing(
    party: Party, script: list[Any], tail: int
) -> None:
    async def abuse() -> None:
        token = party.one.token
        damaged = token[:tail] + ("A" if token[tail : tail + 1] != "A" else "B") + token[tail + 1 :]
        code = await party.table()
        async with party.stranger.socket() as talk:
            await talk.say(type="hello", table=code, token=damaged)
            for frame, _ in script:
                await send(talk, frame)
            heard = [await talk.hear()]
            while heard[-1]["type"] != "closed":
                heard.append(await talk.hear())
            assert not {"welcome", "shown", "table"} & {message["type"] for message in heard}
        assert not party.failures()

    party.run(abuse())


@settings(max_examples=40, suppress_health_check=[*HealthCheck], deadline=None)
@given(script=scripts)
def test_before_hello_nothing_is_told(party: Party, script: list[Any]) -> None:
    async def abuse() -> None:
        async with party.stranger.socket() as talk:
            for frame, _ in script:
                await send(talk, frame)
            await send(talk, (WSMsgType.BINARY, b"the end"))  # which closes
            while (message := await talk.hear())["type"] != "closed":
                check(message)
                assert message["type"] in ("refused", "goodbye")

    party.run(abuse())


@settings(max_examples=60, suppress_health_check=[*HealthCheck], deadline=None)
@given(data=st.binary(min_size=1, max_size=300), after=st.booleans())
def test_bytes_that_are_no_frames_harm_nobody(party: Party, data: bytes, after: bool) -> None:
    head = (
        b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    async def abuse() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", party.served.port)
        writer.write((head if after else b"GET /socket") + data)
        await writer.drain()
        await asyncio.sleep(0.005)
        writer.transport.abort()
        assert (await party.stranger.get("/health")).status == 200

    party.run(abuse())
