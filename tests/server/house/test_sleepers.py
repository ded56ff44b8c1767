"""Matches that wait at home for somebody who plays with bots alone (G-10)."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.house.party import Client, open_house, person, sit_down
from tests.server.store.conftest import until

from facedown.core.seats import WATCHER
from facedown.match import log, wire
from facedown.server.errors import HouseError
from facedown.server.house import House

ANA, BEA = person("Ana"), person("Bea")
MINUTE, DAY = 60.0, 86_400.0
SOLO: dict[str, Any] = {"game": "cambio", "seats": 2, "bots": ["relaxed"]}


async def left_alone(house: House, now: list[float]) -> str:
    """A table where Ana has played with a bot for a minute, and which she has left."""
    now[0] += 1
    (ana,) = await sit_down(house, "Ana", **SOLO)
    now[0] += MINUTE
    ana.move(ana.shown["moves"][0])
    ana.leave()
    return ana.code


@pytest.mark.slow
async def test_a_table_that_sleeps_is_let_go_from_memory_and_listed_as_ones_own(
    tmp_path: Path,
) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
        (listed,) = house.person_tables.here(ANA)
        assert (listed.asleep, listed.you, listed.awaited) == (True, 0, [0])
        now[0] += MINUTE
        await house.rooms[code].settled()
        await house.sweep()
        assert house.rooms == {}
        assert len(house.sleepers) == 1
        (listed,) = house.person_tables.here(ANA)
        assert (listed.code, listed.asleep, listed.you, listed.stage) == (code, True, 0, "playing")
        left = now[0] - MINUTE
        assert (listed.since, listed.ends) == (left, left + 7 * DAY)
        assert house.person_tables.here(BEA) == []


async def test_a_list_of_tables_tells_nobody_who_has_passed(tmp_path: Path) -> None:
    """The window is open for all, as far as others know; nor is it told when somebody passed."""
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        names = ("Ana", "Bea", "Cal", "Dan")
        everyone = await sit_down(house, *names, game="vinto", public=True)
        for client in everyone:
            client.finish_setup()
        room = house.rooms[everyone[0].code]
        mover = everyone[room.evening.streams.awaited(WATCHER)[0]]
        mover.move({"type": "draw"})
        mover.move({"type": "swap", "slot": 0})
        await room.settled()
        before = await house.tables()
        assert sorted(before[0].awaited) == [0, 1, 2, 3]
        now[0] += 0.5
        everyone[1].move({"type": "pass"})
        assert await house.tables() == before
        assert 1 not in (await house.tables(BEA))[0].awaited


async def test_where_nobody_may_watch_nobody_else_is_told_whose_move_it_is(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        await sit_down(house, "Ana", "Bea", public=True, watchers=False)
        assert (await house.tables())[0].awaited == []
        assert (await house.tables(person("Cal")))[0].awaited == []
        assert (await house.tables(BEA))[0].awaited != []


async def test_who_comes_back_to_a_sleeping_table_finds_it_as_it_was(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
        number = house.rooms[code].evening.length(0)
        now[0] += MINUTE
        await house.sweep()
        now[0] += 6 * DAY
        await house.sweep()
        ana = await Client(house, ANA, code).connect()
        assert (ana.seat, ana.shown["n"], ana.table["stage"]) == (0, number, "playing")
        assert len(house.sleepers) == 0
        (listed,) = house.person_tables.here(ANA)
        assert not listed.asleep


async def test_a_table_that_has_slept_for_a_week_ends(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
        now[0] += MINUTE
        await house.sweep()
        now[0] += 7 * DAY
        await house.sweep()
        assert house.person_tables.here(ANA) == []
        assert await house.services.store.running() == []
        last = log.read((await house.services.store.read(code))[-1])
        assert last == log.Closed(at=last.at, why="deserted")
        with pytest.raises(HouseError, match="table_closed"):
            await house.find(code)


@pytest.mark.slow
async def test_a_sleeping_table_that_cannot_be_read_is_listed_no_more(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
        now[0] += MINUTE
        await house.sweep()
        store = house.services.store
        await store.append(code, len(await store.read(code)) + 1, [b"no entry"])
        with pytest.raises(HouseError, match="table_damaged"):
            await house.find(code)
        assert house.person_tables.here(ANA) == []


async def test_a_house_that_opens_again_knows_who_is_waited_for(tmp_path: Path) -> None:
    """And since when: a restart gives no table another week."""
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        await left_alone(house, now)
    now[0] += 6 * DAY
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        await until(lambda: len(house.sleepers) == 1)
        assert house.rooms == {}
        assert [one.asleep for one in house.person_tables.here(ANA)] == [True]
        now[0] += 2 * DAY
        await house.sweep()
        assert house.person_tables.here(ANA) == []


async def test_only_so_many_tables_sleep(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_asleep=2) as house:
        codes = [await left_alone(house, now) for _ in range(3)]
        now[0] += MINUTE
        await house.sweep()
        assert {one.code for one in house.person_tables.here(ANA)} == set(codes[1:])


async def test_a_sleeping_table_that_another_process_has_is_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that had been cut off ended a match that its people played elsewhere by then."""

    async def elsewhere(code: str) -> bool:
        return False

    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
        now[0] += MINUTE
        await house.sweep()
        length = len(await house.services.store.read(code))
        monkeypatch.setattr(house.services.bus, "has", elsewhere)
        now[0] += 8 * DAY
        await house.sweep()
        assert len(await house.services.store.read(code)) == length
        assert not house.has(code)


async def test_who_comes_while_a_house_opens_finds_a_table_that_is_put_to_sleep(
    tmp_path: Path,
) -> None:
    """They waited for the same log, and were sent away because the house had let it go again."""
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        while code not in house._loading:  # noqa: ASYNC110 - turn by turn, for it is soon there
            await asyncio.sleep(0)
        assert (await house.find(code)).evening.code == code
        assert code in house.rooms


async def test_a_table_that_somebody_watches_sleeps_in_memory(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
        watcher = await Client(house, None, code).connect()
        now[0] += MINUTE
        await house.sweep()
        assert (set(house.rooms), watcher.closed) == ({code}, [])


# -- nobody is locked out --------------------------------------------------------------------------


async def test_tables_that_sleep_take_no_place_from_others(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_of_one=1) as house:
        codes = {await left_alone(house, now) for _ in range(3)}
        assert {one.code for one in house.person_tables.here(ANA)} == codes


async def test_another_table_takes_the_place_of_the_one_that_slept_longest(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(
        tmp_path, bots=False, clock=lambda: now[0], most_asleep_of_one=3
    ) as house:
        codes = [await left_alone(house, now) for _ in range(3)]
        now[0] += MINUTE
        await house.sweep()
        new = await house.create(ANA, wire.TableOptions(**SOLO))
        assert {one.code for one in house.person_tables.here(ANA)} == {*codes[1:], new.code}
        codes.append(await left_alone(house, now))
        others = await house.create(BEA, wire.TableOptions(game="cambio", seats=2))
        await house.join(ANA, others.code)
        mine = {one.code for one in house.person_tables.here(ANA)}
        assert mine == {*codes[2:], new.code, others.code}


@pytest.mark.slow
async def test_a_table_whose_match_is_over_ends_before_one_that_has_had_none(
    tmp_path: Path,
) -> None:
    now = [1000.0]
    async with open_house(tmp_path, clock=lambda: now[0], most_of_one=2) as house:
        waiting = await house.create(ANA, wire.TableOptions(**SOLO))
        lobby = await Client(house, ANA, waiting.code).connect()
        now[0] += MINUTE
        lobby.leave()
        (ana,) = await sit_down(house, "Ana", **SOLO)
        ana.plays = True
        ana._play()
        await ana.until(lambda one: one.table.get("records"))
        now[0] += MINUTE
        ana.leave()
        new = await house.create(ANA, wire.TableOptions(**SOLO))
        assert {one.code for one in house.person_tables.here(ANA)} == {waiting.code, new.code}


async def test_a_house_is_not_full_of_tables_that_sleep(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_tables=2) as house:
        codes = {await left_alone(house, now) for _ in range(2)}
        now[0] += MINUTE
        await house.create(BEA, wire.TableOptions(**SOLO))
        assert {one.code for one in house.person_tables.here(ANA)} == codes


@pytest.mark.slow
async def test_no_table_is_ended_for_another_where_one_is_or_others_sit(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_of_one=2) as house:
        await sit_down(house, "Ana", **SOLO)
        ana, _ = await sit_down(house, "Ana", "Bea")
        now[0] += MINUTE
        ana.leave()
        with pytest.raises(HouseError, match="too_many_tables"):
            await house.create(ANA, wire.TableOptions(**SOLO))
        assert len(house.person_tables.here(ANA)) == 2


async def test_a_table_that_was_opened_and_left_before_the_match_locks_nobody_out(
    tmp_path: Path,
) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_of_one=1) as house:
        info = await house.create(ANA, wire.TableOptions(**SOLO))
        ana = await Client(house, ANA, info.code).connect()
        now[0] += 1
        ana.leave()
        await house.create(ANA, wire.TableOptions(**SOLO))
        with pytest.raises(HouseError, match="table_closed"):
            await house.find(info.code)


async def test_a_table_is_ended_by_the_only_person_who_sits_there(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        code = await left_alone(house, now)
        now[0] += MINUTE
        await house.sweep()
        with pytest.raises(HouseError, match="not_seated"):
            await house.end(BEA, code)
        await house.end(ANA, code)
        assert house.person_tables.here(ANA) == []
        assert await house.services.store.running() == []


async def test_nobody_ends_a_table_where_others_sit(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        with pytest.raises(HouseError, match="not_alone"):
            await house.end(ANA, ana.code)
