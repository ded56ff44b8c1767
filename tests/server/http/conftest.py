"""A house that is open for the tests of a module."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from tests.server.http.client import Client
from tests.server.steady import SteadyBots, same_secret

from facedown.server.app import Served, opened
from facedown.server.logs import set_up
from facedown.server.settings import Settings


def settings_for(folder: Path, **changes: object) -> Settings:
    """Settings with quick bots, and limits that tests do not meet by the way."""
    values: dict[str, object] = {
        "port": 0,
        "data": str(folder),
        "bot_processes": 1,
        "bot_speed": 0.0,
        "requests_per_second": 100_000.0,
        "request_burst": 100_000,
        "changes_per_minute": 100_000.0,
        "people_per_hour": 10_000,
        "guesses_per_minute": 10_000,
        "tables_per_hour": 10_000,
        "network_tables_per_hour": 10_000,
        "codes_per_hour": 10_000,
        "tables_per_person": 1000,
    }
    return Settings(**(values | changes))  # type: ignore[arg-type]


@pytest.fixture(scope="session", autouse=True)
def _quiet() -> None:
    set_up(Settings(log_level="error"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def served(folder: Path) -> AsyncIterator[Served]:
    async with opened(settings_for(folder), bots=SteadyBots(), secret=same_secret) as house:
        yield house


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def client(served: Served) -> AsyncIterator[Client]:
    async with ClientSession() as session:
        yield Client(session, f"http://127.0.0.1:{served.port}")
