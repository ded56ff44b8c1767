"""Settings for every test."""

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import settings
from tests.plugin_environment import plugin_environment

# Derandomised, so that a green run stays green; "explore" looks further, with new examples.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile("ci")

# A shell that starts tests in the background makes them, and all they start, deaf to an interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

ALL_SLOW = re.compile(r"^pytestmark = \[?\s*pytest\.mark\.slow\b", re.MULTILINE)
# How a file says of a test that it is slow, or timed.
SAYS = {
    "slow": re.compile(r"\bmark\.slow\b|\btests\.lengths\b"),
    "long": re.compile(r"\bmark\.long\b"),
    "timed": re.compile(r"\bmark\.timed\b"),
}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out a file that has no test of those that are asked for: to import it takes long."""
    if collection_path.suffix != ".py":
        return None
    wanted: str = config.option.markexpr
    if wanted == "not slow":
        return True if ALL_SLOW.search(collection_path.read_text()) else None
    mark = wanted.partition(" and not ")[0]
    if mark not in SAYS or SAYS[mark].search(collection_path.read_text()):
        return None
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mark that comes from elsewhere would leave its test out."""
    texts: dict[Path, str] = {}
    for item in items:
        for mark, says in SAYS.items():
            if item.get_closest_marker(mark) is not None:
                text = texts.setdefault(item.path, item.path.read_text())
                assert says.search(text), f"{item.nodeid} does not say itself that it is {mark}"


@pytest.fixture(scope="session")
def plugin_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the example game, one for all who test side by side."""
    base = tmp_path_factory.getbasetemp()
    return plugin_environment(
        (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "plugin"
    )


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """A house that was opened sets up the log: its level, and where it goes."""
    before = structlog.get_config()
    yield
    structlog.configure(**before)
