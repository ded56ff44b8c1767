"""The page: what the docs show is what was measured."""

import json
from pathlib import Path

from benchmarks.page import PICTURES, page, pictures

ROOT = Path(__file__).parents[2]


def test_the_page_and_its_pictures_show_the_results_on_record() -> None:
    data = json.loads((ROOT / "benchmarks" / "results.json").read_text("utf-8"))
    assert (ROOT / "docs" / "benchmarks.md").read_text("utf-8") == page(data)
    for name, svg in pictures(data).items():
        assert (ROOT / "docs" / PICTURES / name).read_text("utf-8") == svg
