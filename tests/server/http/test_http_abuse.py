"""The HTTP side driven from its own description: documented answers only, and never a 500."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from aiohttp import ClientSession
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for

from facedown.catalog import GAMES
from facedown.server.app import ROUTES, opened
from facedown.server.bots import BotPool
from facedown.server.http.openapi import describe

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    ignored_auth,
    unsupported_method,
]

schema = schemathesis.openapi.from_dict(describe(ROUTES))


class Open:
    """A house that is open in a thread of its own, and somebody in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self.url = ""
        self.table = ""

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with opened(settings_for(self._folder), bots=BotPool(0)) as served:
            self.url = f"http://127.0.0.1:{served.port}"
            self.client = await self._arrive()
            self._ready.set()
            await self._stop.wait()

    async def _arrive(self) -> Client:
        async with ClientSession() as session:
            person = await Client(session, self.url).arrive("Somebody")
            options = {"game": next(iter(GAMES)), "seats": 3, "public": True}
            self.table = (await person.post("/api/tables", options)).body["code"]
            return person

    def person(self) -> str:
        """The token of somebody who is not forgotten in between."""
        return self.client.token

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(60)

    def stop(self) -> None:
        assert self._loop is not None
        assert self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(60)


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Open]:
    house = Open(folder)
    house.start()
    yield house
    house.stop()


@schema.exclude(path="/api/me", method="DELETE").exclude(path="/api/me/revoke").parametrize()
@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[*HealthCheck],
)
def test_every_answer_is_a_documented_one(case: Any, house: Open) -> None:
    if "code" in case.path_parameters and case.meta and case.meta.generation.mode.is_positive:
        case.path_parameters["code"] = house.table
    case.call_and_validate(
        base_url=house.url,
        checks=CHECKS,
        headers={"Authorization": f"Bearer {house.person()}"},
        timeout=60,
    )
