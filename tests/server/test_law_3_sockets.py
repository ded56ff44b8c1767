"""Law 3 over whole sockets: two worlds send a client the same bytes, in the same order.

The same round is played through two houses over real connections, with people at every seat; the
two differ in two cards that the client cannot tell apart. Clocks stand still, and what is drawn by
chance (codes of tables, secrets, the marks of pings) is given.
"""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientSession
from msgspec import structs
from tests.server.house.test_law_3 import STILL, Impossible, stack
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.raw import RawClient

from facedown.bots.cast import FACES
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.seats import DEALER, WATCHER, Seat
from facedown.match.streams import Streams
from facedown.match.wire import Screen
from facedown.server import shares, sockets
from facedown.server.app import opened
from facedown.server.bots import BotPool
from facedown.testing.plays import Play, record_play
from facedown.testing.worlds import other_world

pytestmark = pytest.mark.slow

WORLDS = 4
NAMES = ("Ana", "Bea", "Cal", "Dan")


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "secrets", SimpleNamespace(token_bytes=bytes))


async def received(play: Play, viewer: Seat, folder: Path, cut: int) -> bytes:
    """Every byte that a client is sent while the play is played through the house."""
    settings = settings_for(folder)
    async with (
        opened(
            settings,
            lambda: 1000.0,
            BotPool(0),
            steady=lambda: 1000.0,
            secret=lambda: bytes(32),
        ) as served,
        ClientSession() as session,
    ):
        for task in served.door._tasks:
            task.cancel()  # pings come with real time
        house = served.context.house
        house._name = lambda: "TABLES"  # type: ignore[misc]
        lobby = Client(session, f"http://127.0.0.1:{served.port}")
        # Faces are chosen: those that are given go by ids, which are drawn by chance.
        coming = zip(NAMES[: play.setup.players], FACES, strict=False)
        people = [await lobby.arrive(name, face=face) for name, face in coming]
        options = {
            "game": play.game.KEY,
            "options": play.setup.variant.changed(),
            "seats": play.setup.players,
            "clocks": {name: getattr(STILL, name) for name in STILL.__struct_fields__},
            "undo": False,
        }
        await people[0].post("/api/tables", options)
        for person in people[1:]:
            await person.post("/api/tables/TABLES/join")
        clients = [
            await RawClient.connect(served.port, "TABLES", person.token) for person in people
        ]
        watcher = await RawClient.connect(served.port, "TABLES")
        for client in (*clients, watcher):
            await client.settle()
        await people[0].post("/api/tables/TABLES/start")
        share_of_nobody(house.rooms["TABLES"])
        for client in (*clients, watcher):
            await client.settle()
        evening = house.rooms["TABLES"].evening
        for seat, move in play.steps[:cut]:
            if seat == DEALER:
                continue
            answer = await clients[seat].move(move.data(), evening.length(seat))
            if b'"refused"' in answer:
                raise Impossible
        seen = watcher if viewer == WATCHER else clients[viewer]
        await seen.settle()
        for client in (*clients, watcher):
            client.close()
        return seen.received


def share_of_nobody(room: Any) -> None:
    """Nobody gives a share of the shuffle: its time is over."""
    room.do(shares.next_step(room.evening, room.services.clock()))
    room.wake()


@pytest.mark.parametrize("key", GAMES)
async def test_no_byte_on_a_socket_depends_on_a_card_that_the_client_may_not_see(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await difference(GAMES[key], tmp_path, monkeypatch) is None


async def test_a_leak_through_the_size_of_a_message_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail: a screen that is longer if a red card is on top of the stock."""
    honest = Streams.screen

    def leaky(streams: Streams, viewer: Seat) -> Screen | None:
        screen = honest(streams, viewer)
        if screen is not None and streams.round is not None:
            codes = sum(placed.card.code << i for i, placed in enumerate(streams.round.table.stock))
            return structs.replace(screen, ending=" " * (codes % 7))
        return screen

    monkeypatch.setattr(Streams, "screen", leaky)
    assert await difference(GAMES["vinto"], tmp_path, monkeypatch) is not None


async def difference(
    game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[bytes, bytes] | None:
    """The bytes of two worlds that differ where they must not; None if all are the same."""
    key = game.KEY
    players = 2 if key == "pinnacola" else 3
    tried = 0
    number = 0
    while tried < WORLDS:
        number += 1
        assert number < 10 * WORLDS
        chance = Dealer(f"{key} socket {number}")
        bots = [make_bot("random", game, chance.apart(seat)) for seat in range(players)]
        setup = game.setup(game.variant(), players, chance.below(players))
        play = record_play(game, setup, bots, chance)
        cut = min(chance.below(len(play.steps) + 1), 60)
        viewer = chance.pick([*range(players), WATCHER])
        world = other_world(play, cut, viewer, chance)
        if world is None:
            continue
        stack(play, monkeypatch)
        here = await received(play, viewer, tmp_path / f"{number}a", cut)
        stack(world, monkeypatch)
        try:
            there = await received(world, viewer, tmp_path / f"{number}b", cut)
        except Impossible:
            continue
        tried += 1
        assert len(here) > 1000
        if here != there:
            return here, there
    return None
