"""The time of an evening: which clock runs, and until when."""

import pytest
from tests.snap import SNAP

from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, TURN_CLOCK
from facedown.match.clock import Clocks
from facedown.match.timing import (
    BETWEEN_CLOCK,
    BREATH_SECONDS,
    FREE_STAND_INS,
    MAX_DOUBLINGS,
    MIN_SECONDS,
    MIN_WITH_BOTS,
    REVEAL_SECONDS,
    SHUFFLE_CLOCK,
    SHUFFLE_SECONDS,
    Countdown,
    Timing,
    clocks_of,
    has_time_for_bots,
)
from facedown.match.wire import ClockOptions, TableOptions

CLOCKS = Clocks(turn=30.0, reaction=0.5, setup=9.0, abandon=2.0)


@pytest.fixture
def timing() -> Timing:
    """A table opened at 100, whose present wait began at 200."""
    timing = Timing(CLOCKS, 100.0)
    timing.wait(200.0)
    return timing


def options(**clocks: float) -> TableOptions:
    return TableOptions("snap", clocks=ClockOptions(**clocks))


# -- which clock runs until when -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "seconds"),
    [
        (TURN_CLOCK, 30.0),
        (REACTION_CLOCK, 0.5),
        (SETUP_CLOCK, 9.0),
        (BETWEEN_CLOCK, 9.0 + REVEAL_SECONDS),
        (SHUFFLE_CLOCK, SHUFFLE_SECONDS),
    ],
)
def test_a_clock_runs_from_the_beginning_of_the_wait(
    timing: Timing, kind: str, seconds: float
) -> None:
    """G-09."""
    assert timing.countdown(kind, with_bots=False) == Countdown(kind, 200.0 + seconds, seconds)


@pytest.mark.parametrize("kind", [TURN_CLOCK, BETWEEN_CLOCK])
@pytest.mark.parametrize("with_bots", [False, True])
def test_a_clock_that_is_off_never_runs_out(kind: str, with_bots: bool) -> None:
    """G-09: 0 is none."""
    timing = Timing(Clocks(turn=0.0, setup=0.0), 100.0)
    assert timing.countdown(kind, with_bots=with_bots) is None
    assert timing.countdown(REACTION_CLOCK, with_bots=with_bots) is not None


def test_bots_have_time_to_think(timing: Timing) -> None:
    countdown = timing.countdown(REACTION_CLOCK, with_bots=True)
    assert countdown == Countdown(REACTION_CLOCK, 200.0 + MIN_WITH_BOTS, MIN_WITH_BOTS)


def test_whoever_has_just_moved_can_take_a_breath(timing: Timing) -> None:
    timing.move(229.0)
    countdown = timing.countdown(TURN_CLOCK, with_bots=False)
    assert countdown == Countdown(TURN_CLOCK, 229.0 + BREATH_SECONDS, 30.0)


def test_a_breath_takes_no_time_away(timing: Timing) -> None:
    timing.move(201.0)
    countdown = timing.countdown(TURN_CLOCK, with_bots=False)
    assert countdown == Countdown(TURN_CLOCK, 230.0, 30.0)


def test_a_breath_is_no_longer_than_a_turn() -> None:
    timing = Timing(Clocks(turn=5.0), 100.0)
    timing.move(104.0)
    assert timing.countdown(TURN_CLOCK, with_bots=False) == Countdown(TURN_CLOCK, 109.0, 5.0)


@pytest.mark.parametrize("kind", [REACTION_CLOCK, BETWEEN_CLOCK, SHUFFLE_CLOCK])
def test_a_move_makes_no_other_clock_longer(timing: Timing, kind: str) -> None:
    before = timing.countdown(kind, with_bots=False)
    timing.move(200.1)
    assert timing.countdown(kind, with_bots=False) == before


def test_a_deal_begins_a_wait_and_gives_no_breath(timing: Timing) -> None:
    timing.deal(300.0)
    assert timing.countdown(SETUP_CLOCK, with_bots=False) == Countdown(SETUP_CLOCK, 309.0, 9.0)
    assert timing.played_at == 100.0, "no person has moved"


# -- pauses ----------------------------------------------------------------------------------------


def test_no_clock_runs_while_the_table_pauses(timing: Timing) -> None:
    timing.pause(210.0)
    assert timing.paused
    for kind in (TURN_CLOCK, BETWEEN_CLOCK, SHUFFLE_CLOCK):
        assert timing.countdown(kind, with_bots=False) is None


def test_after_a_pause_as_much_time_is_left_as_before(timing: Timing) -> None:
    timing.move(229.0)
    before = timing.countdown(TURN_CLOCK, with_bots=False)
    timing.pause(235.0)
    timing.resume(735.0)
    after = timing.countdown(TURN_CLOCK, with_bots=False)
    assert before is not None
    assert after is not None
    assert after.until - before.until == 500.0
    assert not timing.paused


def test_pauses_are_no_part_of_a_match(timing: Timing) -> None:
    timing.begin_match(200.0)
    timing.pause(210.0)
    timing.resume(260.0)
    timing.end_round(300.0)
    assert timing.lasted == 50.0


# -- the match -------------------------------------------------------------------------------------


def test_a_match_has_lasted_until_the_end_of_its_last_round(timing: Timing) -> None:
    timing.begin_match(200.0)
    assert timing.lasted == 0.0
    timing.end_round(260.0)
    timing.deal(500.0)
    assert timing.lasted == 60.0
    timing.begin_match(600.0)
    assert timing.lasted == 0.0


def test_between_two_rounds_the_wait_begins_with_the_end_of_one(timing: Timing) -> None:
    """G-09: long enough to see all hands turned up, and then to read the result."""
    timing.end_round(260.0)
    countdown = timing.countdown(BETWEEN_CLOCK, with_bots=False)
    assert countdown == Countdown(BETWEEN_CLOCK, 281.0, 21.0)


def test_a_wall_clock_that_was_set_back_makes_nothing_earlier(timing: Timing) -> None:
    timing.note(300.0)
    timing.note(250.0)
    assert timing.last_at == 300.0
    timing.begin_match(300.0)
    timing.end_round(250.0)
    assert timing.lasted == 0.0


# -- whoever is away -------------------------------------------------------------------------------


def test_whoever_is_away_often_is_waited_for_longer_and_longer(timing: Timing) -> None:
    waits = [timing.patience(FREE_STAND_INS + often) for often in (-1, 0, 1, 2)]
    assert waits == [2.0, 2.0, 4.0, 8.0]
    assert timing.patience(1000) == 2.0 * 2**MAX_DOUBLINGS


# -- the clocks of a table -------------------------------------------------------------------------


def test_a_table_has_the_clocks_of_its_game_unless_it_says_otherwise() -> None:
    assert clocks_of(SNAP, options()) == Clocks.of(SNAP)
    assert clocks_of(SNAP, options(turn=7.0)) == Clocks(turn=7.0, setup=SNAP.SETUP_SECONDS)


def test_a_clock_is_off_or_not_too_short() -> None:
    clocks = clocks_of(SNAP, options(turn=0.001, reaction=0.0))
    assert (clocks.turn, clocks.reaction) == (MIN_SECONDS, 0.0)


@pytest.mark.parametrize(
    ("turn", "enough"), [(0.0, True), (0.9, False), (MIN_WITH_BOTS, True), (45.0, True)]
)
def test_bots_sit_down_only_where_they_have_time_to_think(turn: float, enough: bool) -> None:
    assert has_time_for_bots(SNAP, options(turn=turn)) == enough


def test_a_wait_that_begins_in_a_pause_has_not_begun_before_it_ends() -> None:
    """G-09."""
    timing = Timing(Clocks(), 100.0)
    timing.pause(200.0)
    timing.wait(250.0)
    timing.resume(300.0)
    assert timing.since == 300.0


def test_the_time_that_a_table_slept_is_no_time_of_the_match() -> None:
    """G-10."""
    timing = Timing(Clocks(), 100.0)
    timing.begin_match(100.0)
    timing.attend(1100.0, slept=900.0)
    timing.end_round(1200.0)
    assert timing.lasted == 200.0


def test_a_sleep_in_a_pause_counts_once() -> None:
    """G-10: a pause is no time of the match, slept through or not."""
    timing = Timing(Clocks(), 100.0)
    timing.begin_match(100.0)
    timing.pause(200.0)
    timing.attend(1100.0, slept=900.0)
    timing.resume(1100.0)
    timing.end_round(1200.0)
    assert timing.lasted == 200.0
