"""Settings for every test."""

import re
from pathlib import Path

import pytest
from hypothesis import settings

# Derandomised, so that a green run stays green; "explore" looks further, with new examples.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile("ci")

ALL_SLOW = re.compile(r"^pytestmark = \[?\s*pytest\.mark\.slow\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out a file with none of the tests asked for: to import them all takes long."""
    asked = str(config.option.markexpr).split()
    if collection_path.suffix != ".py" or not asked:
        return None
    text = collection_path.read_text()
    if asked == ["not", "slow"]:
        return True if ALL_SLOW.search(text) else None
    return True if asked[0] in ("slow", "timed") and not says(text, asked[0]) else None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Fails where a test would be left out by mistake."""
    for mark in ("slow", "timed"):
        if item.get_closest_marker(mark) and not says(item.path.read_text(), mark):
            raise pytest.UsageError(f"{item.nodeid}: mark it as {mark} in its own file")


def says(text: str, mark: str) -> bool:
    """Whether a file marks any test so."""
    return f"pytest.mark.{mark}" in text
