"""The example game, which is not part of the package, obeys the laws."""

from pathlib import Path

import pytest

from facedown.testing import check_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "keep-or-swap" / "src"


@pytest.mark.slow
def test_the_example_game_obeys_every_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE)
    from keep_or_swap import GAME

    report = check_game(GAME, plays=25, reach_all=True)
    assert report.plays == 25
    assert report.worlds > 50
