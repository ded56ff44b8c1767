"""What one person can add to a table's log by coming, going and pausing is bounded."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.house.party import Client, open_house, person, sit_down

from facedown.match import log, wire
from facedown.server import progress
from facedown.server.absences import AWAY_SECONDS, MAX_ABSENCES
from facedown.server.errors import HouseError
from facedown.server.house import House
from facedown.server.requests import MAX_PAUSES

BEA = person("Bea")
HANDED = (log.WentAway, log.CameBack, log.StoodIn, log.TookBack)
STILL: dict[str, Any] = {"turn": 0, "reaction": 0, "setup": 0, "peek": 0.2}


async def kept(house: House, code: str) -> list[log.AnyEntry]:
    """The log of a table, as it is on disk."""
    await (await house.find(code)).settled()
    return [log.read(entry) for entry in await house.services.store.read(code)]


async def come_and_go(house: House, client: Client, now: list[float], *seconds: float) -> Client:
    """Be away for so long, each time, and come back."""
    for away in seconds:
        client.leave()
        now[0] += away
        assert client.room is not None
        client.room.wake()
        client = await Client(house, client.person, client.code).connect(wait=False)
    return client


async def test_toggling_a_pause_is_refused_after_some_times(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(**STILL, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        before = len(await kept(house, ana.code))
        for _ in range(100):
            for client in (ana, bea):
                client.say({"type": "pause", "on": True})
            ana.say({"type": "pause", "on": False})
        # A wish of each, the pause, and its end.
        assert len(await kept(house, ana.code)) - before == 4 * MAX_PAUSES
        await ana.until(lambda one: one.of("refused"))
        assert {one["code"] for one in ana.of("refused")} == {"too_many_pauses"}
        assert ana.room is not None
        assert not ana.room.evening.timing.paused
    async with open_house(tmp_path, bots=False) as house:
        again = await Client(house, ana.person, ana.code).connect()
        again.say({"type": "pause", "on": True})
        await again.until(lambda one: one.of("refused"))
        assert again.of("refused")[0]["code"] == "too_many_pauses"


async def test_a_pause_can_be_ended_by_who_has_wished_for_too_many(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(**STILL, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        for _ in range(MAX_PAUSES - 1):
            ana.say({"type": "pause", "on": True})
            ana.say({"type": "pause", "on": False})
        for client in (ana, bea):
            client.say({"type": "pause", "on": True})
        await ana.until(lambda one: one.table["paused"])
        ana.say({"type": "pause", "on": False})
        await ana.until(lambda one: not one.table["paused"])
        assert not ana.of("refused")


@pytest.mark.slow
async def test_a_new_round_has_its_own_pauses(tmp_path: Path) -> None:
    async with open_house(tmp_path, secret=lambda: bytes(32)) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", options={"limit": "100"})
        for _ in range(MAX_PAUSES + 1):
            ana.say({"type": "pause", "on": True})
            ana.say({"type": "pause", "on": False})
        await ana.until(lambda one: one.of("refused"))
        for client in (ana, bea):
            client.plays = True
            client._play()
        await ana.until(lambda one: one.table["round"] == 2, seconds=30)
        refused = len(ana.of("refused"))
        ana.say({"type": "pause", "on": True})
        await bea.until(lambda one: one.table["seats"][0]["wants_pause"])
        assert len(ana.of("refused")) == refused


async def test_who_is_back_at_once_was_never_away(tmp_path: Path) -> None:
    now = [1000.0]
    clocks = wire.ClockOptions(**STILL, abandon=100)
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        _, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        before = await kept(house, bea.code)
        await come_and_go(house, bea, now, *[AWAY_SECONDS - 0.1] * 100)
        assert await kept(house, bea.code) == before


async def test_coming_and_going_all_the_time_is_noted_a_few_times(tmp_path: Path) -> None:
    now = [1000.0]
    clocks = wire.ClockOptions(**STILL, abandon=100)
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        before = len(await kept(house, bea.code))
        bea = await come_and_go(house, bea, now, *[AWAY_SECONDS + 1] * 100)
        assert len(await kept(house, bea.code)) - before == 2 * MAX_ABSENCES
        bea.leave()
        now[0] += 101.0
        assert ana.room is not None
        ana.room.wake()
        assert ana.room.evening.seating.chairs[1].stand_in, "noted or not, a bot plays for her"


@pytest.mark.slow
async def test_a_bot_waits_longer_each_time_for_who_always_comes_back(tmp_path: Path) -> None:
    """Seats that change hands every moment would fill the log, and nobody could play with them."""
    now = [1000.0]
    clocks = wire.ClockOptions(**STILL, abandon=0.1)
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        _, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        bea = await come_and_go(house, bea, now, *[1.0] * 100)
        changes = [one for one in await kept(house, bea.code) if isinstance(one, HANDED)]
        assert 2 * 5 <= len(changes) <= 2 * 12
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        evening = (await house.find(bea.code)).evening
        assert evening.patience(1) > 1.0
        assert evening.patience(0) == 0.1


async def test_a_table_with_a_long_log_is_taken_for_no_other_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = wire.ClockOptions(**STILL, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks, options={"limit": "1"})
        monkeypatch.setattr(progress, "MAX_FOR_A_MATCH", len(await kept(house, ana.code)))
        for client in (ana, bea):
            client.plays = True
            client._play()
        await ana.until(lambda one: one.table.get("records"))
        before = await kept(house, ana.code)
        ana.say({"type": "ready"})
        assert ana.of("refused")[-1]["code"] == "table_worn_out"
        assert ana.person is not None
        await house.leave(BEA, ana.code)
        for ask in (
            house.rematch(ana.person, ana.code),
            house.start(ana.person, ana.code),
            house.join(BEA, ana.code),
            house.add_bot(ana.person, ana.code, "relaxed", None),
        ):
            with pytest.raises(HouseError, match="table_worn_out"):
                await ask
        assert len(await kept(house, ana.code)) == len(before) + 1


@pytest.mark.slow
async def test_a_match_that_never_ends_is_closed_between_two_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "MAX_FOR_A_ROUND", 10)
    async with open_house(tmp_path, bots=False, secret=lambda: bytes(32)) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", options={"limit": "100"})
        for client in (ana, bea):
            client.plays = True
            client._play()
        await ana.until(lambda one: one.table["stage"] == "closed")
        await house.sweep()
        assert ana.of("goodbye")[-1]["code"] == "table_closed"
        assert ana.code not in house.rooms
        assert await house.services.store.running() == []
