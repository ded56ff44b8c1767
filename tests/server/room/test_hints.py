"""Hints: the real pool, with no process in it, so that there are none to be had."""

import asyncio

import pytest
from tests.server.room.bot_table import BotTable
from tests.server.room.scene import START, dealt, guest

from facedown.match import log, wire
from facedown.server.bots import Hinted
from facedown.server.errors import HouseError


async def test_a_hint_that_is_not_to_be_had_is_said_when_that_is_known() -> None:
    table, ana = BotTable(dealt("Ana", "Bea", hints=True)), guest(0, "Ana")
    table.hints.ask(ana, "h1")
    assert table.hints.take() == []
    with pytest.raises(HouseError, match="too_fast"):
        table.hints.ask(guest(0, "Ana"), "h2")
    await asyncio.sleep(0)
    assert table.rings == 1
    assert table.hints.take() == [(ana, wire.Refused("hint_late", {}, "h1"))]
    assert table.hints.take() == []
    table.hints.ask(ana, "h3")


async def test_that_it_is_best_to_do_nothing_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was said that there is no hint, to whoever could flip a card and had better not."""
    table, ana = BotTable(dealt("Ana", "Bea", hints=True)), guest(0, "Ana")
    found: asyncio.Future[list[Hinted]] = asyncio.get_running_loop().create_future()
    found.set_result([])
    monkeypatch.setattr(table.bots, "hint", lambda seat: found)
    table.hints.ask(ana, "h1")
    await asyncio.sleep(0)
    assert table.hints.take() == [(ana, wire.Refused("best_wait", {}, "h1"))]


async def test_hints_are_for_tables_that_have_them_and_seats_that_may_move() -> None:
    with pytest.raises(HouseError, match="no_hints"):
        BotTable(dealt("Ana", "Bea")).hints.ask(guest(0, "Ana"), "h")
    evening = dealt("Ana", "Bea", hints=True)
    evening.apply(log.Paused(at=START))
    with pytest.raises(HouseError, match="no_hint"):
        BotTable(evening).hints.ask(guest(0, "Ana"), "h")
