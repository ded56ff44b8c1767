"""Fill the house with started tables that nobody ever comes to, and see when others can play again.

Seventeen addresses do all that the usual limits allow them: sixty people each, five tables each,
every match begun and left to itself with no clock that could end it. Somebody honest asks for a
table every second, while it lasts and after it.
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import aiohttp
from benchmarks.house.players import Lobby
from benchmarks.house.servers import Server, start_house, stop
from benchmarks.house.tables import GAME

NAME: Final = "started tables that nobody comes to"

ADDRESSES: Final = 17
PEOPLE: Final = 60
TABLES: Final = 5
AT_ONCE: Final = 6
# The attack ends then, however far it has come; and so long somebody honest tries after it.
ATTACK_SECONDS: Final = 180.0
PATIENCE_SECONDS: Final = 120.0

NO_CLOCKS: Final = {"turn": 0, "reaction": 0, "setup": 0, "abandon": 0}
ASLEEP: Final = {"game": GAME, "seats": 2, "bots": ["relaxed"], "clocks": NO_CLOCKS}
LETTERS: Final = "bcdfghkmnpqrstwxz"


def run() -> dict[str, float | int | str]:
    """Attack a house with the usual limits; what it took, and what others had of it."""
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        server = start_house(Path(folder) / "data", None, limits={})
        try:
            return asyncio.run(_attack(server))
        finally:
            stop(server)


async def _attack(server: Server) -> dict[str, float | int | str]:
    honest = Honest(server.port)
    asking = asyncio.create_task(honest.ask_for_ever())
    start = time.monotonic()
    attackers = [Attacker(server.port, f"127.{n}.{n}.{n}") for n in range(1, ADDRESSES + 1)]
    async with asyncio.TaskGroup() as all_at_once:
        for attacker in attackers:
            all_at_once.create_task(attacker.attack(start + ATTACK_SECONDS))
    end = time.monotonic()
    tables = await _tables(server.port)
    opened = await honest.opened_after(end)
    asking.cancel()
    lasted = [at for at in honest.refused if at <= end]
    return {
        "addresses": ADDRESSES,
        "attack_seconds": round(end - start, 1),
        "tables_begun": sum(attacker.begun for attacker in attackers),
        "tables_refused_to_them": sum(attacker.refused for attacker in attackers),
        "tables_at_its_end": tables,
        "honest_opened_during_it": sum(at <= end for at in honest.opened),
        "honest_refused_during_it": len(lasted),
        "honest_waits_after_it_seconds": (
            f"more than {PATIENCE_SECONDS:.0f}" if opened is None else round(opened - end, 1)
        ),
        "tables_a_moment_later": await _tables(server.port),
        "house_mb": server.memory // 2**20,
    }


class Attacker:
    """One address, and all that it may do."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self.begun = 0
        self.refused = 0

    async def attack(self, until: float) -> None:
        people = iter(range(PEOPLE))
        async with _from(self._address) as session, asyncio.TaskGroup() as tasks:
            lobby = Lobby(session, self._port)
            for _ in range(AT_ONCE):
                tasks.create_task(self._come(lobby, people, until))

    async def _come(self, lobby: Lobby, people: Any, until: float) -> None:
        for _ in people:
            token = await self._ask(lobby, until, "/api/people", body={"name": _name()})
            for _ in range(TABLES if token else 0):
                table = await self._ask(lobby, until, "/api/tables", token["token"], ASLEEP)
                if table is None:
                    return
                start = f"/api/tables/{table['code']}/start"
                if await self._ask(lobby, until, start, token["token"]) is not None:
                    self.begun += 1

    async def _ask(
        self, lobby: Lobby, until: float, path: str, token: str = "", body: Any = None
    ) -> Any:
        """The answer, asked for as often as it takes; None if time is up."""
        while time.monotonic() < until:
            try:
                return await lobby.ask("POST", path, token, body)
            except RuntimeError as error:
                self.refused += "too_many_tables" in str(error)
                await asyncio.sleep(0.5)
        return None


class Honest:
    """Somebody at another address who would like to play, and tries every second."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.opened: list[float] = []
        self.refused: list[float] = []
        self._news = asyncio.Event()

    async def ask_for_ever(self) -> None:
        async with _from("127.99.0.1") as session:
            lobby = Lobby(session, self._port)
            token = await lobby.arrive(_name())
            while True:
                try:
                    code = await lobby.open_table([token], game=GAME, seats=2)
                    await lobby.ask("POST", f"/api/tables/{code}/leave", token)
                    self.opened.append(time.monotonic())
                except RuntimeError:
                    self.refused.append(time.monotonic())
                self._news.set()
                await asyncio.sleep(1.0)

    async def opened_after(self, moment: float) -> float | None:
        """When the first table after a moment was had; None if patience ends."""
        while time.monotonic() < moment + PATIENCE_SECONDS:
            self._news.clear()
            await self._news.wait()
            if self.opened and self.opened[-1] > moment:
                return self.opened[-1]
        return None


def _from(address: str) -> aiohttp.ClientSession:
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0)))


async def _tables(port: int) -> int:
    async with _from("127.0.0.1") as session:
        tables: int = (await Lobby(session, port).ask("GET", "/health"))["tables"]
        return tables


def _name() -> str:
    return "Guest " + "".join(random.choices(LETTERS, k=8))


if __name__ == "__main__":
    for what, figure in run().items():
        print(f"{what}: {figure}")
