"""Scripted people: whom of them the house keeps away."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from benchmarks.house import players
from benchmarks.house.players import Doings, Habits, Lobby, Player
from picows import WSMsgType

SHOWN = {"n": 0, "events": []}
WELCOME = {
    "type": "welcome",
    "table": {"you": 0, "round": 1, "stage": "on", "records": []},
    "shown": SHOWN,
}


class House:
    """A house with one socket, which can be closed."""

    def __init__(self) -> None:
        self.is_open = True
        self.tries = 0
        self.player: Player | None = None

    async def connect(self, player: Player, way: str) -> None:
        self.tries += 1
        if not self.is_open:
            raise ConnectionRefusedError
        self.player = player
        transport = SimpleNamespace(send=lambda *_: None, disconnect=self.cut)
        player.on_ws_connected(cast(Any, transport))
        self.say(WELCOME)

    def say(self, message: dict[str, Any]) -> None:
        assert self.player is not None
        frame = SimpleNamespace(
            msg_type=WSMsgType.TEXT, get_payload_as_bytes=lambda: msgspec.json.encode(message)
        )
        self.player.on_ws_frame(cast(Any, self.player._transport), cast(Any, frame))

    def cut(self, graceful: bool = True) -> None:
        assert self.player is not None
        self.player.on_ws_disconnected(cast(Any, None))


def somebody(house: House, **habits: float) -> Player:
    lobby = cast(Lobby, house)
    return Player(lobby, "QWERTY", "token", Habits(**habits), Doings(), "seed")


def of(player: Player) -> tuple[bool, bool]:
    """Whether they are at the table, and whether the house keeps them from it."""
    return player.is_here, player.is_away


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110 - of another task
            await asyncio.sleep(0.001)


async def test_whom_the_house_has_cut_off_is_away_until_they_are_back() -> None:
    house = House()
    player = somebody(house, away=0.0)
    assert of(player) == (False, True)
    living = asyncio.create_task(player.live())
    await asyncio.sleep(0)
    assert of(player) == (True, False)
    cut = time.monotonic()
    house.cut()
    assert of(player) == (False, True)
    await until(lambda: not player.is_away)
    assert of(player) == (True, False)
    assert player.came >= cut
    living.cancel()


async def test_who_is_told_goodbye_is_away_even_if_they_hang_up_then() -> None:
    house = House()
    player = somebody(house)
    living = asyncio.create_task(player.live())
    await asyncio.sleep(0)
    player.habits.drop = 1.0
    house.say({"type": "goodbye", "code": "come_back", "again_ms": 50})
    assert player.is_away
    living.cancel()


async def test_who_hangs_up_is_not_waited_for() -> None:
    house = House()
    player = somebody(house, drop=1.0, away=3600.0)
    living = asyncio.create_task(player.live())
    await asyncio.sleep(0)
    came = player.came
    assert (player.doings.drops, player.is_here, player.is_away) == (1, False, False)
    player.habits.drop = 0.0
    living.cancel()
    living = asyncio.create_task(player.live())  # they come again
    await asyncio.sleep(0)
    assert (player.is_here, player.is_away, player.came) == (True, False, came)
    living.cancel()


async def test_who_has_hung_up_and_cannot_come_back_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players, "SECONDS_TO_RETURN", 0.0)
    house = House()
    player = somebody(house, away=0.0)
    living = asyncio.create_task(player.live())
    await asyncio.sleep(0)
    house.is_open, player.habits.drop = False, 1.0
    house.say({"type": "shown", **SHOWN})
    assert of(player) == (False, False)
    await until(lambda: house.tries > 1)
    assert of(player) == (False, True)
    house.is_open, player.habits.drop = True, 0.0
    tried = time.monotonic()
    await until(lambda: not player.is_away)
    assert player.came >= tried
    living.cancel()
