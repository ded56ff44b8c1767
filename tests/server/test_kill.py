"""Killed in the middle of play: what was shown is there, and everybody comes back to it."""

from pathlib import Path

import msgspec
import pytest
from benchmarks.house.kill import Found, kill_and_resume

TABLES = 3


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_nothing_that_was_shown_is_lost_when_the_house_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres_url") if kind == "postgresql" else ""
    found, kept = Found(), tmp_path / "found.json"
    parts = 2 if kind == "sqlite" else 1
    for part in range(parts):  # each begins where the one before has ended
        await kill_and_resume(
            tmp_path / "data",
            found,
            kills=1,
            tables=TABLES,
            every=3.0,
            seed=f"test {part}",
            database=url,
            kept=kept,
        )
    assert msgspec.json.decode(kept.read_bytes(), type=Found) == found
    assert found.wrong == []
    assert found.errors_in_the_log == []
    assert found.kills == len(found.seconds_to_start) == parts
    assert found.resumed >= TABLES
    assert found.events_compared > 100
    assert found.transcripts_verified == found.tables == parts * TABLES
