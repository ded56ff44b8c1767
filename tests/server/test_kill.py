"""Killed in the middle of play: what was shown is there, and everybody comes back to it."""

from pathlib import Path

import msgspec
import pytest
from benchmarks.house.kill import FOUND, Found, kill_and_resume, summed

TABLES = 2


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_nothing_that_was_shown_is_lost_when_the_house_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres_url") if kind == "postgresql" else ""
    found, kept = Found(), tmp_path / FOUND
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


def test_what_runs_side_by_side_have_found_is_summed(tmp_path: Path) -> None:
    for number, wrong in enumerate([[], ["a number was shown twice"]]):
        (tmp_path / str(number)).mkdir()
        found = Found(kills=3, seconds_to_start=[1.0], events_compared=10 + number, wrong=wrong)
        (tmp_path / str(number) / FOUND).write_bytes(msgspec.json.encode(found))
    found = summed([tmp_path / "0", tmp_path / "1"])
    assert (found.runs, found.kills, found.events_compared) == (2, 6, 21)
    assert found.wrong == ["a number was shown twice"]
    assert len(found.seconds_to_start) == 2
