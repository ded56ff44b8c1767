"""What the house writes about itself."""

import io
import sys

import pytest
import structlog

from facedown.server import logs
from facedown.server.settings import Settings


def test_a_line_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables were not swept when the error output was closed."""
    before = structlog.get_config()
    logs.set_up(Settings())
    gone = io.StringIO()
    gone.close()
    monkeypatch.setattr(sys, "stderr", gone)
    try:
        logs.log().error("not swept", table="QWERTY")
    finally:
        structlog.configure(**before)


def test_a_line_goes_to_the_error_output_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    before = structlog.get_config()
    logs.set_up(Settings())
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    try:
        logs.log().error("not swept", table="QWERTY")
    finally:
        structlog.configure(**before)
    assert "not swept" in written.getvalue()
