"""A full house for five minutes: `make soak`.

So many tables of all games at once, with bots and scripted people whose connections break. A table
that is finished is left, and another of the same game is opened until time is up; then all must
come to their end.

What a match keeps in memory is its moves, and a house that has just opened holds only young ones.
So the house is filled first, until of every game as many tables have finished as there were; from
then on old tables end as new ones begin, and time counts. Memory is flat if over that time the
house and its bots never have a tenth more than at its beginning.
"""

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
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
# So much may the house grow when it has filled up.
MAX_GROWTH: Final = 0.10
SAMPLE_SECONDS: Final = 5.0
# A match that takes longer is stuck.
MAX_SECONDS: Final = 1500.0
# Of the transcripts every so-manieth is verified.
VERIFY_EVERY: Final = 10


@dataclass
class Sample:
    """The house at one moment: bytes of its own process and of its bots', and tables open."""

    at: float
    house: int
    bots: int
    open: int

    @property
    def memory(self) -> int:
        return self.house + self.bots


class Soak:
    """A house full of tables, and what is seen of it from outside."""

    def __init__(self, lobby: Lobby, server: Server, tables: int, seconds: float) -> None:
        self.lobby = lobby
        self.server = server
        self.tables = tables
        self.seconds = seconds
        self.doings = Doings()
        self.opened = 0
        self.finished: Counter[str] = Counter()
        self.verified = 0
        self.open = 0
        self.samples: list[Sample] = []
        self.tokens: list[str] = []
        # When the house had filled up; before that no time is up.
        self.full_at = math.inf
        self._start = time.monotonic()

    @property
    def now(self) -> float:
        return time.monotonic() - self._start

    @property
    def ends_at(self) -> float:
        return self.full_at + self.seconds

    async def run(self) -> None:
        mark = "".join(random.choices("bcdfghkmnpqrstwxz", k=5))
        self.tokens = [await self.lobby.arrive(f"{name} {mark}") for name in NAMES]
        watching = asyncio.create_task(self._watch())
        gate = asyncio.Semaphore(8)
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables):
                group.create_task(self._keep_a_table(gate, number))
        watching.cancel()

    async def _watch(self) -> None:
        while True:
            self._sample()
            if self.full_at == math.inf and self._is_full():
                self.full_at = self.samples[-1].at
            await asyncio.sleep(SAMPLE_SECONDS)

    def _is_full(self) -> bool:
        """Whether of every game as many tables have finished as there were at first."""
        each = math.ceil(self.tables / len(GAMES))
        return all(self.finished[game] >= each for game in GAMES)

    def _sample(self) -> None:
        house, bots = self.server.memory, self.server.memory_of_children
        self.samples.append(Sample(round(self.now, 1), house, bots, self.open))

    async def _keep_a_table(self, gate: asyncio.Semaphore, number: int) -> None:
        """Play match after match of one game, each at a table of its own, until time is up."""
        game = [*GAMES][number % len(GAMES)]
        while self.now < self.ends_at:
            async with gate:
                players = await self._sit_down(game, number)
            self.open += 1
            async with asyncio.timeout(MAX_SECONDS):
                await asyncio.gather(*[player.live() for player in players])
            self.open -= 1
            self.finished[game] += 1
            await self._leave(players)

    async def _sit_down(self, game: str, number: int) -> list[Player]:
        options = table_options(game, bots=1 + number // len(GAMES) % 3)
        people = random.sample(self.tokens, options["seats"] - len(options["bots"]))
        code = await self.lobby.open_table(people, **options)
        self.opened += 1
        players = []
        for token in people:
            habits = Habits(think=0.5, drop=0.005, away=8.0)
            players.append(Player(self.lobby, code, token, habits, self.doings, f"{code}{token}"))
        await self.lobby.ask("POST", f"/api/tables/{code}/start", people[0])
        return players

    async def _leave(self, players: list[Player]) -> None:
        host = players[0]
        if self.finished.total() % VERIFY_EVERY == 0:
            text = await self.lobby.ask("GET", f"/api/records/{host.record}/text", host.token)
            game = GAMES[transcript.game_of(text)]
            verify(game, transcript.loads(text, game))
            self.verified += 1
        for player in players:
            await self.lobby.ask("POST", f"/api/tables/{player.code}/leave", player.token, {})

    def found(self) -> dict[str, Any]:
        counted = [one.memory for one in self.samples if self.full_at <= one.at <= self.ends_at]
        growth = max(counted) / counted[0] - 1
        return {
            "tables_at_once": self.tables,
            "seconds": round(self.now),
            "seconds_to_fill": self.full_at,
            "seconds_full": round(self.seconds),
            "opened": self.opened,
            "finished": dict(self.finished),
            "all_finished": self.opened == self.finished.total(),
            "moves_of_people": self.doings.moves,
            "drops": self.doings.drops,
            "resumed": self.doings.resumes,
            "verified": self.verified,
            "wrong": self.doings.wrong[:20],
            "columns": ["second", "MiB of the house", "MiB of its bots", "tables"],
            "memory": [[one.at, mib(one.house), mib(one.bots), one.open] for one in self.samples],
            "growth": round(growth, 3),
            "is_flat": growth <= MAX_GROWTH,
            "log": [line for line in self.server.said if line.strip()][:20],
        }


def mib(size: int) -> float:
    return round(size / 2**20, 1)


async def soak(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    server = start_house(folder, None, BOT_SPEED="0", BOT_PROCESSES="1")
    try:
        async with aiohttp.ClientSession() as session:
            soaking = Soak(Lobby(session, server.port), server, tables, seconds)
            await soaking.run()
            return soaking.found()
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
    print(json.dumps({key: found[key] for key in found if key != "memory"}, indent=1))
    is_well = found["all_finished"] and found["is_flat"] and not found["wrong"] and not found["log"]
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
