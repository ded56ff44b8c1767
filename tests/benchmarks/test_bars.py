"""The bars: told as they are, met or not."""

import pytest
from benchmarks.bars import BARS, COMPILED, INTERPRETED, Bar, judge

from facedown.bench.peers import OPEN_SPIEL_GAMES, RLCARD_GAMES
from facedown.catalog import GAMES


@pytest.mark.parametrize(
    ("steps", "verdict"),
    [(0.99, "not met"), (1.0, "met, short of the aim"), (2.0, "met")],
)
def test_a_bar_is_judged_by_steps(steps: float, verdict: str) -> None:
    bar = Bar("vinto", COMPILED, "other", must=1, aim=2)
    ratios = {COMPILED: {"vinto": {"other": {"steps": steps, "decisions": 0.5}}}}
    assert judge(bar, ratios)["verdict"] == verdict


def test_every_bar_names_something_that_is_measured() -> None:
    measured = {INTERPRETED}
    measured |= {
        f"OpenSpiel {how} {game}" for how in ("C++", "Python") for game in OPEN_SPIEL_GAMES
    }
    measured |= {f"RLCard {game}" for game in RLCARD_GAMES}
    assert {bar.other for bar in BARS} <= measured
    assert {bar.game for bar in BARS} == set(GAMES)
