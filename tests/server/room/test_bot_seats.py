"""The seats that bots play, when no bot ever answers."""

import asyncio

from tests.server.room.bot_table import BotTable
from tests.server.room.scene import START, dealt

from facedown.match import log
from facedown.match.evening import Evening
from facedown.server.bot_seats import MAX_TRIES
from facedown.server.bots import Asker
from facedown.server.commands import Command, Forced

ASKER = Asker("somebody")


async def with_bot() -> tuple[Evening, BotTable]:
    evening = dealt("Ana", "Bea")
    evening.apply(log.Resigned(at=START, seat=1))
    table = BotTable(evening)
    table.bots.ask(ASKER)
    return evening, table


async def test_a_bot_that_chooses_nothing_has_the_move_of_the_rules() -> None:
    _, table = await with_bot()
    assert table.due() is None, "it has not answered"
    await asyncio.sleep(0)
    assert table.rings == 1
    assert table.due() == Forced(1, log.BOT)
    assert table.due() is None


async def test_a_choice_that_is_refused_is_made_again_and_not_for_ever() -> None:
    _, table = await with_bot()
    for tries in range(MAX_TRIES + 1):
        await asyncio.sleep(0)
        plan = table.bots._plans[1]
        assert plan.tries == tries
        plan.choice = b'{"type":"ready"}'
        command = table.due()
        assert isinstance(command, Command)
        table.bots.refused(command)
    assert table.due() == Forced(1, log.BOT)


async def test_what_was_refused_of_an_older_plan_changes_nothing() -> None:
    _, table = await with_bot()
    await asyncio.sleep(0)
    table.bots._plans[1].choice = b'{"type":"ready"}'
    command = table.due()
    assert isinstance(command, Command)
    table.bots.drop()
    table.bots.ask(ASKER)
    plan = table.bots._plans[1]
    table.bots.refused(command)
    assert table.bots._plans[1] is plan


async def test_a_paused_table_asks_its_bots_nothing() -> None:
    evening, table = await with_bot()
    evening.apply(log.Paused(at=START))
    table.bots.ask(ASKER)
    await asyncio.sleep(0)
    assert table.due() is None
