"""Time as a value (G-09)."""

import pytest
from tests.snap import SNAP

from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, TURN_CLOCK
from facedown.match.clock import Clocks


def test_the_usual_clocks_are_those_of_the_rulings() -> None:
    """G-04, G-09, G-10."""
    usual = Clocks()
    assert (usual.turn, usual.reaction, usual.setup) == (45.0, 5.0, 15.0)
    assert (usual.peek, usual.abandon) == (4.0, 120.0)


@pytest.mark.parametrize(
    ("clock", "seconds"), [(TURN_CLOCK, 30.0), (REACTION_CLOCK, 3.0), (SETUP_CLOCK, 9.0)]
)
def test_each_clock_has_its_own_seconds(clock: str, seconds: float) -> None:
    clocks = Clocks(turn=30.0, reaction=3.0, setup=9.0)
    assert clocks.seconds(clock) == seconds
    assert clocks.deadline(clock, 100.0) == 100.0 + seconds


def test_a_clock_that_is_off_never_runs_out() -> None:
    """G-09: 0 is none."""
    clocks = Clocks(turn=0.0)
    assert clocks.deadline(TURN_CLOCK, 100.0) is None
    assert clocks.deadline(REACTION_CLOCK, 100.0) == 105.0


def test_a_game_has_its_own_seconds_to_set_up() -> None:
    assert Clocks.of(SNAP) == Clocks(setup=SNAP.SETUP_SECONDS)
