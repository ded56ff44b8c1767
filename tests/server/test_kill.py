"""Killed in the middle of play: what was shown is there, and everybody comes back to it."""

from pathlib import Path

import pytest
from benchmarks.house.kill import kill_and_resume


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "kills", "tables"), [("sqlite", 2, 6), ("postgresql", 1, 3)])
async def test_nothing_that_was_shown_is_lost_when_the_house_is_killed(
    kind: str, kills: int, tables: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres_url") if kind == "postgresql" else ""
    found = await kill_and_resume(
        tmp_path / "data", kills=kills, tables=tables, every=3.0, seed="test", database=url
    )
    assert found["wrong"] == []
    assert found["errors_in_the_log"] == []
    assert found["resumed"] >= tables
    assert found["events_compared"] > 100
    assert found["transcripts_verified"] == found["tables"]
