"""What the house writes about itself."""

import io
import sys

import pytest

from facedown.server import logs
from facedown.server.settings import Settings


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
