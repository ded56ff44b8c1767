"""HAProxy with the configuration that the house writes for it."""

import asyncio
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from aiohttp import ClientConnectionError, ClientSession, web
from aiohttp.test_utils import BaseTestServer, TestServer
from benchmarks.house.processes import free_port, has_haproxy

from facedown.server.proxy import haproxy

HERE = "127.0.0.1"
WORDS = [f"word{number}" for number in range(60)]


@asynccontextmanager
async def answering(port: int) -> AsyncIterator[BaseTestServer]:
    """A server that says its port to whoever asks."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=str(port))

    app = web.Application()
    app.router.add_get("/health", answer)
    async with TestServer(app, host=HERE, port=port) as server:
        yield server


@contextmanager
def before(ports: list[int], folder: Path) -> Iterator[str]:
    """HAProxy before servers on these ports; its address."""
    port, file = free_port(), folder / "haproxy.cfg"
    file.write_text(haproxy([f"{HERE}:{one}" for one in ports], f"{HERE}:{port}", HERE))
    with (folder / "said").open("wb") as said:
        running = subprocess.Popen(["haproxy", "-db", "-f", str(file)], stdout=said, stderr=said)
    try:
        yield f"http://{HERE}:{port}"
    finally:
        running.kill()
        running.wait()


async def test_where_a_table_goes_first_when_its_process_is_dead_it_stays(tmp_path: Path) -> None:
    if not has_haproxy():
        pytest.skip("HAProxy is not installed here: tools/setup haproxy")
    ports = [free_port() for _ in range(3)]
    async with AsyncExitStack() as stack, asyncio.timeout(30):
        servers = [await stack.enter_async_context(answering(port)) for port in ports]
        session = await stack.enter_async_context(ClientSession())
        address = stack.enter_context(before(ports, tmp_path))

        async def processes_of(words: list[str]) -> list[int]:
            found = []
            for word in words:
                async with session.get(f"{address}/health?way={word}") as answer:
                    found.append(int(await answer.text()))
            return found

        await _listens(processes_of)
        homes = await processes_of(WORDS)
        words = [word for word, home in zip(WORDS, homes, strict=True) if home == ports[0]]
        await servers[0].close()
        first = await processes_of(words)
        while "is DOWN" not in (tmp_path / "said").read_text():  # noqa: ASYNC110 - a file
            await asyncio.sleep(0.05)
        then = await processes_of(words)
    assert {*then} == {*ports[1:]}
    # The very first has found out that it is dead.
    assert first[1:] == then[1:]


async def _listens(ask: Callable[[list[str]], Awaitable[list[int]]]) -> None:
    while True:
        try:
            await ask(WORDS[:1])
        except ClientConnectionError:
            await asyncio.sleep(0.05)
        else:
            return
