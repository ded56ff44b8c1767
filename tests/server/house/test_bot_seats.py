"""The seats that bots play: what is asked for them, and for whom."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house.party import Client, open_house, person, sit_down

from facedown.core.game import REACTION_CLOCK
from facedown.match import log, wire
from facedown.server.bot_seats import Plan
from facedown.server.bots import Asker, BotPool
from facedown.server.bots.messages import Started, framed
from facedown.server.bots.process import DEPTH
from facedown.server.commands import Forced
from facedown.server.house import House
from facedown.server.room import Room

ANA, BEA = person("Ana"), person("Bea")
STILL = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)
LOOK = {"type": "look", "slot": 0}
# A process that listens and never answers.
SILENT = f"""
import sys
sys.stdout.buffer.write({framed(Started())!r})
sys.stdout.flush()
sys.stdin.buffer.read()
"""


def silent_pool() -> BotPool:
    return BotPool(workers=1, limit=600.0, speed=10.0, command=(sys.executable, "-c", SILENT))


async def with_bots(house: House) -> Client:
    """Ana at a table of Vinto that is dealt, with four bots."""
    options = wire.TableOptions(game="vinto", seats=5, bots=["sharp"] * 4, clocks=STILL)
    info = await house.create(ANA, options)
    ana = await Client(house, ANA, info.code).connect()
    await house.start(ANA, info.code)
    await ana.until(lambda one: one.shuffles())
    ana.skip_shuffle()
    await ana.until(lambda one: one.table["stage"] == "playing" and one.shown.get("moves"))
    return ana


def room_of(client: Client) -> Room:
    assert client.room is not None
    return client.room


def choose(plan: Plan, move: dict[str, Any]) -> None:
    """What happens when the bot has answered, and its time has come."""
    plan.is_answered, plan.choice, plan.due = True, msgspec.json.encode(move), 0.0


def let_the_clock_move(room: Room) -> None:
    """What happens when the clock runs out for a seat."""
    evening = room.evening
    assert evening.round is not None
    room._make_default(Forced(evening.game.awaited(evening.round.table)[0], log.CLOCK))
    room.wake()


@pytest.mark.slow
async def test_however_often_the_clock_moves_a_seat_has_one_question(tmp_path: Path) -> None:
    """Each move shows all bots something new; what they were asked before is of no use."""
    async with open_house(tmp_path, pool=silent_pool()) as house:
        ana = await with_bots(house)
        pool, room = house.services.bots, room_of(ana)
        for _ in range(100):
            let_the_clock_move(room)
            assert pool.waiting <= 4 + DEPTH
        assert room.evening.length(0) > 20
        assert pool.waiting > 0


async def test_a_bot_that_others_interrupt_moves_when_it_would_have(tmp_path: Path) -> None:
    """All look at their cards at once; who began again with every look would never be ready."""
    async with open_house(tmp_path, pool=silent_pool()) as house:
        ana = await with_bots(house)
        plans = room_of(ana)._bots._plans
        before = dict(plans)
        ana.move(LOOK)
        assert [*plans] == [*before] == [1, 2, 3, 4]
        for seat, plan in plans.items():
            assert plan.number > before[seat].number
            assert plan.due == before[seat].due


async def test_a_bot_takes_its_time_again_when_it_has_moved(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=silent_pool()) as house:
        room = room_of(await with_bots(house))
        plan = room._bots._plans[1]
        choose(plan, LOOK)
        room.wake()
        assert room._bots._plans[1].due > 0.0


async def test_the_log_says_how_many_rollouts_a_bot_could_make(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=silent_pool()) as house:
        ana = await with_bots(house)
        room = room_of(ana)
        plan = room._bots._plans[1]
        choose(plan, LOOK)
        plan.rollouts = 32
        shown = ana.seen
        room.wake()
        await ana.until(lambda one: one.seen > shown)
        entries = [log.read(one) for one in await house.services.store.read(room.evening.code)]
        moved = [entry.rollouts for entry in entries if isinstance(entry, log.Moved)]
        assert moved == [32]


async def test_a_bots_reaction_is_to_the_card_and_not_to_what_others_do_about_it(
    tmp_path: Path,
) -> None:
    """Who took their time anew with all that others try would never react in time."""
    async with open_house(tmp_path, pool=silent_pool()) as house:
        room = room_of(await with_bots(house))
        evening, plans = room.evening, room._bots._plans
        assert evening.round is not None
        table = evening.round.table
        while evening.game.clock(table) != REACTION_CLOCK:
            let_the_clock_move(room)
        before, lying = dict(plans), len(table.discard)
        choose(plans[1], {"type": "toss", "slot": 0})
        room.wake()
        room._reactions.due_at = 0.0
        room.wake()
        assert len(table.discard) == lying, "it is the wrong card"
        for seat in (2, 3, 4):
            assert plans[seat].number > before[seat].number
            assert plans[seat].due == before[seat].due
        let_the_clock_move(room)
        while evening.game.clock(table) != REACTION_CLOCK or len(table.discard) == lying:
            let_the_clock_move(room)
        for seat in (2, 3, 4):
            assert plans[seat].due != before[seat].due


@pytest.mark.slow
async def test_a_bot_reacts_within_the_time_that_people_have(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(turn=0, reaction=2, setup=0, peek=0.2, abandon=0)
    pool = BotPool(workers=1, limit=600.0, command=(sys.executable, "-c", SILENT))
    async with open_house(tmp_path, pool=pool) as house:
        bots = ["sharp"] * 3
        ana, _ = await sit_down(
            house, "Ana", "Bea", game="vinto", seats=5, bots=bots, clocks=clocks
        )
        room = room_of(ana)
        reactions = 0
        for _ in range(40):
            let_the_clock_move(room)
            now = asyncio.get_running_loop().time()
            for plan in room._bots._plans.values():
                if plan.kind == REACTION_CLOCK:
                    assert plan.due - now <= 1.8
                    reactions += 1
        assert reactions


async def test_a_table_that_closes_leaves_no_question_behind(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=silent_pool()) as house:
        ana = await with_bots(house)
        pool = house.services.bots
        room_of(ana).close("come_back", 0)
        assert pool.waiting <= DEPTH, "what the process has been asked already"
        assert not pool._tables
        assert not pool._homes


async def test_a_seat_that_is_taken_back_is_not_played_by_its_bot(tmp_path: Path) -> None:
    """G-10: the person is there again while the bot is still being asked."""
    async with open_house(tmp_path, pool=silent_pool()) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=STILL)
        room = room_of(ana)
        bea.leave()
        room.do(log.StoodIn(at=house.services.clock(), seat=1))
        room.wake()
        (plan,) = room._bots._plans.values()
        await Client(house, BEA, bea.code).connect()
        assert plan.answer is not None
        assert plan.answer.cancelled()
        assert not room._bots._plans


async def test_bots_think_for_the_address_of_the_host(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=silent_pool()) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", seats=3, bots=["sharp"], clocks=STILL)
        bea.leave()
        host = Client(house, ANA, ana.code)
        host.address = "10.0.0.1"
        await host.connect()
        watcher = Client(house, None, ana.code)
        watcher.address = "10.0.0.2"
        await watcher.connect()
        (table,) = house.services.bots._tables.values()
        assert table.asker == Asker("10.0.0.1")
        host.leave()
        assert table.asker == Asker("10.0.0.2"), "of whoever is there"
        watcher.leave()
        assert table.asker == Asker(ANA.id, is_there=False)
        await Client(house, ANA, ana.code).connect()
        assert table.asker == Asker(ANA.id), "the address is not known"


async def test_bots_think_for_a_guest_rather_than_for_a_watcher(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=silent_pool()) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=STILL)
        room = room_of(ana)
        watcher = Client(house, None, ana.code)
        watcher.address, bea.address = "10.0.0.9", "10.0.0.2"
        await watcher.connect()
        ana.leave()
        assert room.guests.asker(room.evening) == Asker("10.0.0.2")
