"""The names that the house answers to, and the pages that may open a socket."""

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import CapturingLogger
from tests.server.http.conftest import settings_for
from tests.server.raw import HEAD

from facedown.server import hosts
from facedown.server.app import Served, opened
from facedown.server.bots import BotPool

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def public(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A house with names, behind a proxy on this machine."""
    settings = settings_for(
        tmp_path_factory.mktemp("public"),
        public_url="https://cards.example",
        allowed_hosts=("other.example",),
        trusted_proxies=("127.0.0.1",),
    )
    async with opened(settings, bots=BotPool(0)) as served:
        yield served


async def status_of(served: Served, request: str, **headers: str) -> int:
    """The status that a request is answered with."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join([request, *lines, "", ""]).encode())
    answer = await asyncio.wait_for(reader.readline(), 5)
    writer.transport.abort()
    return int(answer.split()[1])


async def socket_status(served: Served, **headers: str) -> int:
    """The status that a request for a socket is answered with; 101 if it is open."""
    request, *lines = HEAD.decode().strip().split("\r\n")
    asked = {name: value for name, value in (line.split(": ") for line in lines) if name != "Host"}
    return await status_of(served, request, **asked, **headers)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("127.0.0.1:8000", 200),
        ("localhost:8000", 200),
        ("LOCALHOST.", 200),
        ("cards.localhost", 200),
        ("[::1]:8000", 200),
        ("192.168.1.20:8000", 200),
        ("[fe80::1]", 200),
        (socket.gethostname(), 200),
        (f"{socket.gethostname()}.local:8000", 200),
        ("cards.example", 200),
        ("CARDS.example:443", 200),
        ("other.example", 200),
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example", 421),
        ("cards.example.evil.example", 421),
        ("evilcards.example", 421),
        ("cards.example@evil.example", 421),
        ("evil.example, 127.0.0.1", 421),
        ("127.0.0.1 evil.example", 421),
        ("2130706433", 421),
        ("[::1", 421),
        ("[evil.example]", 421),
        ("", 421),
    ],
)
async def test_the_house_answers_to_its_own_names(public: Served, host: str, status: int) -> None:
    assert await status_of(public, "GET /health HTTP/1.1", Host=host) == status
    assert await socket_status(public, Host=host) == (101 if status == 200 else status)


async def test_a_page_whose_name_was_made_to_lead_here_opens_nothing(served: Served) -> None:
    evil = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
    assert await socket_status(served, **evil) == 421
    for request in ("GET / HTTP/1.1", "GET /api/games HTTP/1.1", "GET /no/such HTTP/1.1"):
        assert await status_of(served, request, **evil) == 421


async def test_what_asks_without_a_name_is_no_browser(served: Served) -> None:
    assert await status_of(served, "GET /health HTTP/1.0") == 200
    assert await status_of(served, "GET /health HTTP/1.1") == 400


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"X-Forwarded-Host": "cards.example"}, 101),
        ({"X-Forwarded-Host": "evil.example"}, 421),
        ({"X-Forwarded-Host": "cards.example, evil.example"}, 421),
        ({"X-Forwarded-Host": "other.example", "Origin": "https://other.example"}, 101),
        ({"Origin": "https://other.example"}, 403),
    ],
    ids=["a name of ours", "another", "another among ours", "a page of ours", "nobody says so"],
)
async def test_what_a_trusted_proxy_was_asked_for_counts_too(
    public: Served, headers: dict[str, str], status: int
) -> None:
    assert await socket_status(public, Host="127.0.0.1:8000", **headers) == status


async def test_what_a_stranger_says_it_was_asked_for_does_not_count(served: Served) -> None:
    said = {"X-Forwarded-Host": "evil.example", "Host": "127.0.0.1"}
    assert await socket_status(served, **said) == 101
    assert await socket_status(served, **said, Origin="http://evil.example") == 403


@pytest.mark.slow
async def test_a_name_that_is_refused_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: Any = CapturingLogger()
    monkeypatch.setattr(hosts, "log", lambda: written)
    async with opened(settings_for(tmp_path), bots=BotPool(0)) as served:
        for _ in range(3):
            await status_of(served, "GET / HTTP/1.1", Host="my-house.example:8000")
    (line,) = written.calls
    assert "my-house.example" in line.kwargs["host"]
