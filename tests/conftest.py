"""Settings for every test."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import settings

# Derandomised, so that a green run stays green; "explore" looks further, with new examples.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile("ci")

# A shell that starts tests in the background makes them, and all they start, deaf to an interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

ALL_SLOW = re.compile(r"^pytestmark = \[?\s*pytest\.mark\.slow\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out a file of slow tests alone where none is asked for: to import it takes long."""
    if config.option.markexpr != "not slow" or collection_path.suffix != ".py":
        return None
    return True if ALL_SLOW.search(collection_path.read_text()) else None


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """A house that was opened sets up the log: its level, and where it goes."""
    before = structlog.get_config()
    yield
    structlog.configure(**before)
