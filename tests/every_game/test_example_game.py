"""The example game of the docs, which is not part of the package, obeys the laws."""

import importlib.util
from pathlib import Path

from facedown.testing import check_game

EXAMPLE = Path(__file__).parents[2] / "docs" / "howto" / "keep_or_swap.py"


def test_the_example_game_obeys_every_law() -> None:
    spec = importlib.util.spec_from_file_location("keep_or_swap", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    report = check_game(module.KeepOrSwap(), plays=25, reach_all=True)
    assert report.plays == 25
    assert report.worlds > 50
