"""What the house writes about itself."""

import asyncio
import io
import logging
import sys
from pathlib import Path

import pytest
import structlog
from aiohttp import web
from structlog.testing import capture_logs
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots

from facedown.server import app, logs
from facedown.server.app import opened
from facedown.server.background import Background
from facedown.server.context import AppContext
from facedown.server.door import Door
from facedown.server.errors import HouseError
from facedown.server.settings import Settings
from facedown.server.store import StoreFailed


def test_a_line_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables were not swept when the error output was closed."""
    logs.set_up(Settings())
    gone = io.StringIO()
    gone.close()
    monkeypatch.setattr(sys, "stderr", gone)
    logs.log().error("not swept", table="QWERTY")


def test_a_line_goes_to_the_error_output_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    logs.set_up(Settings())
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logs.log().error("not swept", table="QWERTY")
    assert "not swept" in written.getvalue()


async def test_what_failed_at_a_table_was_neither_counted_nor_in_the_log(tmp_path: Path) -> None:
    """The loop printed it beside the log, with all that was called; no alert went off."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))

    def fail(error: Exception, _: str) -> None:
        raise error

    async with opened(settings_for(tmp_path), bots=SteadyBots()) as served:
        loop = asyncio.get_running_loop()
        with capture_logs() as lines:
            for error in (KeyError("due"), HouseError("table_closed", table="QWERTY")):
                loop.call_soon(fail, error, "QWERTY")
                await asyncio.sleep(0)
        counted = served.context.metrics.text().decode()
    said = [one for one in lines if one["event"] == "failed in passing"]
    assert [one["error"] for one in said] == ["KeyError('due')", "table_closed"]
    assert "QWERTY" not in str(said)
    assert 'facedown_errors_total{where="house"} 2.0' in counted


async def test_a_house_that_took_long_to_open_was_said_to_have_stood_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    now, application = [0.0], app.application

    def slowly(context: AppContext, door: Door) -> web.Application:
        now[0] += 5
        return application(context, door)

    monkeypatch.setattr(app, "application", slowly)
    monkeypatch.setattr(app, "TICK_SECONDS", 0.01)
    with capture_logs() as lines:
        async with opened(settings_for(tmp_path), bots=SteadyBots(), steady=lambda: now[0]):
            await asyncio.sleep(0.1)
            assert not lines
            now[0] += 5
            await asyncio.sleep(0.1)
    assert [(one["event"], one["seconds"]) for one in lines] == [("stalled", 5)]


async def test_what_failed_in_the_background_named_its_table() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))

    async def fail(error: Exception) -> None:
        raise error

    background = Background("hearing")
    with capture_logs() as lines:
        background.do(fail(HouseError("table_closed", table="QWERTY")))
        background.do(fail(StoreFailed("no_database")))  # the store has said so
        for _ in range(3):
            await asyncio.sleep(0)
    assert [(one["event"], one["error"]) for one in lines] == [
        ("background work failed", "table_closed")
    ]
