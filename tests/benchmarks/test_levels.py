"""The page of the levels: what is short of what they are meant to be is told."""

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.levels import OUT, page, shortfalls

ROOT = Path(__file__).parents[2]


def data(*steps: tuple[float, float | None, float | None]) -> dict[str, Any]:
    rows = [
        {"game": "vinto", "better": "sharp", "elo": elo, "low": low, "high": high}
        for elo, low, high in steps
    ]
    return {"vinto": {"steps": rows}}


def test_the_page_shows_what_was_measured() -> None:
    found = json.loads(OUT.read_text("utf-8"))
    assert (ROOT / "docs" / "levels.md").read_text("utf-8") == page(found)


@pytest.mark.parametrize(
    ("second", "uneven", "unsure"),
    [
        ((110.0, 100.0, 119.0), "none", "none"),
        ((110.0, 90.0, 130.0), "none", "Vinto"),
        ((110.0, 90.0, None), "none", "Vinto"),
        ((160.0, 150.0, 170.0), "Vinto", "none"),
    ],
)
def test_a_step_that_is_twice_another_is_told(
    second: tuple[float, float | None, float | None], uneven: str, unsure: str
) -> None:
    assert shortfalls(data((80.0, 60.0, 100.0), second))[2:] == [
        f"A step twice as large as another: {uneven}.",
        f"Not sure by 95 % that none is: {unsure}.",
    ]
