"""A full house for five minutes: `make soak`.

So many tables of all games at once, with bots and scripted people whose connections break. A table
that is finished is left, and another is opened until time is up; then all must come to their end.
Memory is flat if the server, once every table is open, never grows by more than a tenth.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import aiohttp
import uvloop
from benchmarks.house.kill import table_options
from benchmarks.house.players import Doings, Habits, Lobby, Player
from benchmarks.house.servers import HERE, Server, start_house, stop

from facedown.catalog import GAMES
from facedown.match import transcript
from facedown.match.verify import verify

NAMES: Final = ("Nora", "Emil", "Ruth", "Otto", "Inga", "Paul", "Vera", "Hugo")
# So much may the server grow after every table is open.
MOST_GROWTH: Final = 0.10
SAMPLE_SECONDS: Final = 5.0
# A match that takes longer is stuck.
MOST_SECONDS: Final = 1500.0
# Of the transcripts every so-manieth is verified.
VERIFY_EVERY: Final = 10


class Soak:
    """A house full of tables, and what is seen of it from outside."""

    def __init__(self, lobby: Lobby, server: Server, seconds: float) -> None:
        self.lobby = lobby
        self.server = server
        self.ends_at = time.monotonic() + seconds
        self.doings = Doings()
        self.opened = 0
        self.finished: Counter[str] = Counter()
        self.verified = 0
        self.open = 0
        self.samples: list[tuple[float, int, int]] = []
        self.tokens: list[str] = []
        self._number = 0
        self._start = time.monotonic()

    async def run(self, tables: int) -> None:
        mark = "".join(random.choices("bcdfghkmnpqrstwxz", k=5))
        self.tokens = [await self.lobby.arrive(f"{name} {mark}") for name in NAMES]
        watching = asyncio.create_task(self._watch())
        gate = asyncio.Semaphore(8)
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(self._keep_a_table(gate))
        watching.cancel()

    async def _watch(self) -> None:
        while True:
            self._sample()
            await asyncio.sleep(SAMPLE_SECONDS)

    def _sample(self) -> None:
        now = time.monotonic() - self._start
        self.samples.append((round(now, 1), self.server.memory, self.open))

    async def _keep_a_table(self, gate: asyncio.Semaphore) -> None:
        """Play match after match, each at a table of its own, until time is up."""
        while True:
            number = self._number
            self._number += 1
            game = [*GAMES][number % len(GAMES)]
            async with gate:
                players = await self._sit_down(game, number)
            self.open += 1
            async with asyncio.timeout(MOST_SECONDS):
                await asyncio.gather(*[player.live() for player in players])
            self.open -= 1
            self.finished[game] += 1
            await self._leave(players, number)
            if time.monotonic() > self.ends_at:
                return

    async def _sit_down(self, game: str, number: int) -> list[Player]:
        options = table_options(game, bots=1 + number // len(GAMES) % 3)
        people = random.sample(self.tokens, options["seats"] - len(options["bots"]))
        code = await self.lobby.open_table(people, **options)
        self.opened += 1
        players = []
        for token in people:
            habits = Habits(think=1.0, drop=0.005, away=8.0)
            players.append(Player(self.lobby, code, token, habits, self.doings, f"{code}{token}"))
        await self.lobby.ask("POST", f"/api/tables/{code}/start", people[0])
        return players

    async def _leave(self, players: list[Player], number: int) -> None:
        host = players[0]
        if number % VERIFY_EVERY == 0:
            text = await self.lobby.ask("GET", f"/api/records/{host.record}/text", host.token)
            game = GAMES[transcript.game_of(text)]
            verify(game, transcript.loads(text, game))
            self.verified += 1
        for player in players:
            await self.lobby.ask("POST", f"/api/tables/{player.code}/leave", player.token, {})

    def found(self, tables: int) -> dict[str, Any]:
        full = [memory for at, memory, open in self.samples if open >= tables * 0.98]
        half = full[: max(len(full) // 4, 1)]
        base = max(half, default=0)
        growth = max(full, default=0) / base - 1 if base else 0.0
        return {
            "tables_at_once": tables,
            "seconds": round(time.monotonic() - self._start),
            "opened": self.opened,
            "finished": dict(self.finished),
            "all_finished": self.opened == self.finished.total(),
            "moves_of_people": self.doings.moves,
            "drops": self.doings.drops,
            "resumed": self.doings.resumes,
            "verified": self.verified,
            "wrong": self.doings.wrong[:20],
            "memory_mib": [
                [at, round(memory / 2**20, 1), open] for at, memory, open in self.samples
            ],
            "growth": round(growth, 3),
            "is_flat": growth <= MOST_GROWTH,
            "log": [line for line in self.server.said if line.strip()][:20],
        }


async def soak(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    server = start_house(folder, None, BOT_SPEED="0", BOT_PROCESSES="1")
    try:
        async with aiohttp.ClientSession() as session:
            soaking = Soak(Lobby(session, server.port), server, seconds)
            await soaking.run(tables)
            return soaking.found(tables)
    finally:
        stop(server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--output", type=Path, default=HERE / "soak.json")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        found = uvloop.run(soak(Path(folder) / "data", asked.tables, asked.seconds))
    asked.output.write_text(json.dumps(found, indent=1) + "\n")
    print(json.dumps({key: found[key] for key in found if key != "memory_mib"}, indent=1))
    is_well = found["all_finished"] and found["is_flat"] and not found["wrong"] and not found["log"]
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
