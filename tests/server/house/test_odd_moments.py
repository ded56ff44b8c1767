"""Every message at every moment: it is answered or ignored, and nothing breaks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest
from tests.server.house.party import Client, open_house, person, sit_down

from facedown.match import log, wire
from facedown.server.errors import HouseError
from facedown.server.house import House

ANA, BEA, CAL = person("Ana"), person("Bea"), person("Cal")
STILL = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)

# Whoever resigns is sent away, so it comes last.
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "table": "BCDFGH"},
    {"type": "move", "id": "m1", "move": {"type": "draw"}, "answering": 0},
    {"type": "move", "id": "m1", "move": {"type": "draw"}, "answering": 10_000_000},
    {"type": "move", "id": "m2", "move": {"type": "ready"}, "answering": 3},
    {"type": "move", "id": "m3", "move": {}, "answering": 0},
    {"type": "try", "id": "t1", "move": {"type": "draw"}},
    {"type": "ack", "seen": 10_000_000},
    {"type": "ping"},
    {"type": "phrase", "phrase": "thanks"},
    {"type": "say", "text": "good evening"},
    {"type": "hint", "id": "h1"},
    {"type": "commit", "round": 1, "digest": "00" * 32},
    {"type": "reveal", "round": 1, "entropy": "00"},
    {"type": "pause", "on": True},
    {"type": "pause", "on": False},
    {"type": "hurry"},
    {"type": "wait", "on": True},
    {"type": "wait", "on": False},
    {"type": "ready"},
    {"type": "resign"},
]


async def waiting(house: House) -> Client:
    info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2, clocks=STILL))
    return await Client(house, ANA, info.code).connect()


async def shuffling(house: House) -> Client:
    ana = await waiting(house)
    await house.join(BEA, ana.code)
    await Client(house, BEA, ana.code).connect()
    await house.start(ANA, ana.code)
    await ana.until(lambda one: one.table["stage"] == "shuffling")
    return ana


async def playing(house: House) -> Client:
    ana, _ = await sit_down(house, "Ana", "Bea", clocks=STILL, hints=True, talk=True)
    return ana


async def paused(house: House) -> Client:
    ana, bea = await sit_down(house, "Ana", "Bea", clocks=STILL)
    for client in (ana, bea):
        client.say({"type": "pause", "on": True})
    await ana.until(lambda one: one.table["paused"])
    return ana


async def between(house: House) -> Client:
    return await _played(house, "between", "100")


async def over(house: House) -> Client:
    return await _played(house, "over", "1")


async def _played(house: House, stage: str, limit: str) -> Client:
    ana, bea = await sit_down(house, "Ana", "Bea", clocks=STILL, options={"limit": limit})
    for client in (ana, bea):
        client.plays = True
        client._play()
    await ana.until(lambda one: one.table["stage"] == stage)
    for client in (ana, bea):
        client.plays = False
    return ana


async def closing(house: House) -> Client:
    """The end is in the log, and not everybody has been told."""
    ana = await playing(house)
    assert ana.room is not None
    ana.room.do(log.Closed(at=ana.room.services.clock(), why="left"))
    return ana


async def closed(house: House) -> Client:
    ana = await playing(house)
    assert ana.room is not None
    await house._close_table(ana.room, "deserted")
    return ana


async def broken(house: House) -> Client:
    ana = await playing(house)
    assert ana.room is not None
    ana.room.outbox.give_up()
    return ana


async def removed(house: House) -> Client:
    ana = await waiting(house)
    await house.join(BEA, ana.code)
    bea = await Client(house, BEA, ana.code).connect()
    await house.remove(ANA, ana.code, 1)
    return bea


async def left(house: House) -> Client:
    ana = await waiting(house)
    await house.leave(ANA, ana.code)
    return ana


async def watching(house: House) -> Client:
    ana = await playing(house)
    return await Client(house, CAL, ana.code).connect(watch=True)


MOMENTS: list[Callable[[House], Awaitable[Client]]] = [
    waiting,
    shuffling,
    playing,
    paused,
    between,
    over,
    closing,
    closed,
    broken,
    removed,
    left,
    watching,
]


@asynccontextmanager
async def nothing_breaks() -> AsyncIterator[None]:
    """Fail if anything is raised that nobody handles, also in a timer or a callback."""
    raised: list[Any] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: raised.append(context))
    try:
        yield
    finally:
        loop.set_exception_handler(None)
    assert raised == []


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
async def test_every_message_at_every_moment_is_answered_or_ignored(
    tmp_path: Path, moment: Callable[[House], Awaitable[Client]]
) -> None:
    async with (
        nothing_breaks(),
        open_house(tmp_path, bots=False, fair=0.01, secret=lambda: bytes(32)) as house,
    ):
        client = await moment(house)
        for message in MESSAGES:
            client.say(message)
        assert client.room is not None
        client.room.wake()
        await asyncio.sleep(0.05)  # timers of reactions and bots ring
        client.leave()


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
async def test_what_is_asked_over_http_at_any_moment_is_done_or_refused(
    tmp_path: Path, moment: Callable[[House], Awaitable[Client]]
) -> None:
    async with (
        nothing_breaks(),
        open_house(tmp_path, bots=False, secret=lambda: bytes(32)) as house,
    ):
        client = await moment(house)
        code, asked = client.code, 0
        for one in (ANA, BEA, CAL):
            for ask in (
                lambda one=one: house.join(one, code),
                lambda one=one: house.ready(one, code),
                lambda one=one: house.add_bot(one, code, "relaxed", None),
                lambda one=one: house.remove(one, code, 1),
                lambda one=one: house.rematch(one, code),
                lambda one=one: house.start(one, code),
                lambda one=one: house.info(code, one),
                lambda one=one: Client(house, one, code).connect(wait=False),
                lambda one=one: house.leave(one, code),
            ):
                try:
                    await ask()
                except HouseError:
                    asked += 1
        assert asked


async def test_a_table_that_closes_says_so_to_everything(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana = await closing(house)
        for message in MESSAGES:
            ana.say(message)
        await ana.until(lambda one: one.of("refused"))
        assert {one["code"] for one in ana.of("refused")} == {"table_closed"}
        for ask in (house.join(CAL, ana.code), house.ready(ANA, ana.code)):
            with pytest.raises(HouseError, match="table_closed"):
                await ask
        assert ana.room is not None
        await ana.room.settled()
        last = (await house.services.store.read(ana.code))[-1]
        assert isinstance(log.read(last), log.Closed)


async def test_people_who_come_and_go_while_a_table_closes_break_nothing(tmp_path: Path) -> None:
    async with nothing_breaks(), open_house(tmp_path, bots=False) as house:
        ana = await waiting(house)
        await house.join(BEA, ana.code)
        answers = await asyncio.gather(
            house.leave(ANA, ana.code),
            house.leave(BEA, ana.code),
            house.join(CAL, ana.code),
            Client(house, CAL, ana.code).connect(wait=False),
            house.leave(CAL, ana.code),
            house.ready(CAL, ana.code),
            return_exceptions=True,
        )
        odd = [one for one in answers if isinstance(one, Exception)]
        assert {type(one) for one in odd} <= {HouseError}


async def test_a_table_that_was_sent_away_does_not_go_on(tmp_path: Path) -> None:
    """What was under way when the house closed, a record say, wakes it once more."""
    async with open_house(tmp_path, bots=False) as house:
        ana = await shuffling(house)
        assert ana.room is not None
        ana.room.close("come_back", 500)
        ana.room.wake()
        assert ana.room._alarm.due_at == inf
