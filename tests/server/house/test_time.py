"""Clocks that are set, and a house that stands still: nobody's time runs out by that, or never."""

from pathlib import Path
from time import monotonic, time

import pytest
from tests.server.house.party import QUICK, Client, open_house, person, sit_down

from facedown.match import log, wire
from facedown.match.clock import RunningClock
from facedown.server.deadline import GRACE_SECONDS
from facedown.server.room import Room

ANA = person("Ana")
TURN = QUICK.turn or 0.0
HOUR = 3600.0


def left(room: Room) -> float:
    """How long whoever is waited for still has."""
    clock = room.evening.clock()
    assert clock is not None
    return clock.until - room.services.clock()


@pytest.mark.slow
async def test_a_turn_runs_out_though_the_wall_clock_is_set_back(tmp_path: Path) -> None:
    """G-09."""
    back = [0.0]
    clocks = wire.ClockOptions(turn=0.2, reaction=0.1, setup=0.2, abandon=0)
    async with open_house(
        tmp_path, bots=False, clock=lambda: time() - back[0], running=monotonic
    ) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=clocks)
        back[0] = HOUR
        turns = ana.shown["screen"]["turns"]
        await ana.until(lambda one: one.shown["screen"]["turns"] > turns + 1)


async def test_no_turn_runs_out_because_the_wall_clock_is_set_forward(tmp_path: Path) -> None:
    wall = [1000.0]
    async with open_house(
        tmp_path, bots=False, clock=lambda: wall[0], running=lambda: 50.0
    ) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        assert ana.room is not None
        before = left(ana.room)
        wall[0] += HOUR
        again = await Client(house, ANA, ana.code).connect()
        assert left(ana.room) == before
        assert again.shown["clock"]["ms"] == round(before * 1000)


@pytest.mark.slow
async def test_no_time_passes_while_the_house_stands_still(tmp_path: Path) -> None:
    steady = [50.0]
    running = RunningClock(lambda: steady[0])
    async with open_house(tmp_path, bots=False, clock=time, running=running.now) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        assert ana.room is not None
        steady[0] += 0.5
        before = left(ana.room)
        bea.leave()
        steady[0] += HOUR
        house.stood_still(HOUR)
        await ana.until(lambda one: one.of("clock"))
        assert ana.of("clock")[-1]["clock"]["ms"] == round(before * 1000)
        ana.room.wake()
        assert left(ana.room) == before
        assert not ana.room.evening.seating.chairs[1].stand_in


@pytest.mark.parametrize(("stall", "least"), [(2.0, 2.0), (HOUR, GRACE_SECONDS)])
async def test_after_a_stall_everyone_has_a_moment_to_go_on(
    tmp_path: Path, stall: float, least: float
) -> None:
    steady = [50.0]
    async with open_house(tmp_path, bots=False, clock=time, running=lambda: steady[0]) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        assert ana.room is not None
        steady[0] += left(ana.room) - 0.5
        house.stood_still(stall)
        await ana.until(lambda one: one.of("clock"))
        assert ana.of("clock")[-1]["clock"]["ms"] == round(least * 1000)
        steady[0] += 1.0
        moves = ana.shown["n"]
        ana.room.wake()
        await ana.room.settled()
        assert ana.shown["n"] == moves


async def test_a_pause_takes_from_nobody_the_time_to_come_back_after_a_restart(
    tmp_path: Path,
) -> None:
    """Whoever is back first could otherwise have the others' time run out."""
    wall = [10_000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: wall[0]) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
    wall[0] += HOUR
    async with open_house(tmp_path, bots=False, clock=lambda: wall[0]) as house:
        again = await Client(house, ANA, ana.code).connect()
        for on in (True, False):
            again.say({"type": "pause", "on": on})
        await again.until(lambda one: one.of("clock"))
        assert again.of("clock")[-1]["clock"]["ms"] == GRACE_SECONDS * 1000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("jump", "most"),
    [(-HOUR, TURN), (HOUR, GRACE_SECONDS)],
    ids=["set back", "set forward"],
)
async def test_a_clock_that_was_set_while_the_house_was_closed_does_no_harm(
    tmp_path: Path, jump: float, most: float
) -> None:
    """A turn runs out, and not before people could come back."""
    wall = [10_000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: wall[0]) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        ana.finish_setup()
    wall[0] += jump
    async with open_house(tmp_path, bots=False, clock=lambda: wall[0]) as house:
        again = await Client(house, ANA, ana.code).connect()
        assert GRACE_SECONDS * 1000 <= again.shown["clock"]["ms"] <= most * 1000
        again.say({"type": "pause", "on": True})
        assert again.room is not None
        await again.room.settled()
        times = [log.read(entry).at for entry in await house.services.store.read(ana.code)]
        assert times == sorted(times)


async def test_an_old_log_whose_times_go_back_still_gives_a_deadline(tmp_path: Path) -> None:
    """Logs were once written by the wall clock."""
    async with open_house(tmp_path, bots=False, clock=lambda: 10_000.0) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        assert ana.room is not None
        ana.room.do(log.WishedPause(at=10_000.0 - HOUR, seat=0, on=True))
        await ana.room.settled()
    async with open_house(tmp_path, bots=False, clock=lambda: 10_000.0 - HOUR) as house:
        assert left(await house.find(ana.code)) <= TURN
