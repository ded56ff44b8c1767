"""Time as a value (G-09)."""

import pytest
from tests.snap import SNAP

from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, TURN_CLOCK
from facedown.match.clock import STALL_SECONDS, Clocks, RunningClock, TableClock


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


def test_a_game_has_its_own_seconds_to_set_up() -> None:
    assert Clocks.of(SNAP) == Clocks(setup=SNAP.SETUP_SECONDS)


def test_a_stall_takes_no_time_and_a_late_reading_does() -> None:
    steady = [50.0]
    clock = RunningClock(lambda: steady[0])
    steady[0] += STALL_SECONDS
    assert clock.now() == 50.0 + STALL_SECONDS
    steady[0] += 3600.0
    assert clock.now() == 50.0 + STALL_SECONDS
    assert clock.stalled == 3600.0
    steady[0] += 0.5
    assert clock.now() == 50.5 + STALL_SECONDS


@pytest.mark.parametrize(
    ("wall", "now"),
    [(900.0, 1000.5), (1300.0, 1300.5)],
    ids=["set back while the house was closed", "some time after the last entry"],
)
def test_the_time_of_a_table_goes_on_where_its_log_ends(wall: float, now: float) -> None:
    running = [7.0]
    clock = TableClock(wall, 1000.0, lambda: running[0])
    running[0] += 0.5
    assert clock.now() == now


def test_the_time_of_a_table_never_goes_back() -> None:
    running = [7.0]
    clock = TableClock(1000.0, 0.0, lambda: running[0])
    running[0] -= 1.0
    assert clock.now() == 1000.0
