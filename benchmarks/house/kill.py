"""Kill the house in the middle of load, again and again: `make kill`.

People play at many tables; the server is killed with SIGKILL and started again over the same data.
Everybody comes back by themselves. At the end: no stream repeated a number or left one out;
everything that anybody was ever shown is what the log tells that seat under that number; every
match is finished, and every transcript verifies.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import aiohttp
import uvloop
from benchmarks.house.cluster import cluster
from benchmarks.house.players import Doings, Habits, Lobby, Player
from benchmarks.house.servers import HERE, Server, start_house, stop

from facedown.catalog import GAMES
from facedown.core.seats import WATCHER
from facedown.core.sight import faded
from facedown.match import log, transcript
from facedown.match.evening import Evening
from facedown.match.verify import verify
from facedown.server.store import SqliteStore, Store
from facedown.server.store.folder import key_file_of
from facedown.server.store.postgres import PostgresStore
from facedown.server.tokens import read_keys, seals_of

CLOCKS: Final = {"turn": 20, "reaction": 1, "setup": 5, "peek": 4, "abandon": 5}


def table_options(game: str, bots: int) -> dict[str, Any]:
    seats = min(4, GAMES[game].OFFICIAL[1])
    return {
        "game": game,
        "options": GAMES[game].SHORT,
        "seats": seats,
        "bots": ["sharp"] * min(bots, seats - 1),
        "clocks": CLOCKS,
    }


async def kill_and_resume(
    folder: Path,
    *,
    kills: int,
    tables: int,
    every: float,
    cores: bool = False,
    seed: str | None = None,
    database: str = "",
) -> dict[str, Any]:
    """Play at so many tables, kill the house so often, and say what came of it.

    A seed says when it is killed; without one that is chance. With the address of a database the
    house keeps its tables there.
    """
    core = 0 if cores else None
    chance = random.Random(seed)
    houses = Houses(folder, core, database)
    server = await houses.start()
    doings = Doings()
    async with aiohttp.ClientSession() as session:
        lobby = Lobby(session, server.port)
        players: list[Player] = []
        living: list[asyncio.Task[None]] = []

        async def sit_down(count: int) -> None:
            new = await sit_at_tables(lobby, count, doings, chance)
            players.extend(new)
            living.extend(asyncio.create_task(player.live()) for player in new)
            hosts = {player.code: player.token for player in reversed(new)}
            for code, token in hosts.items():
                await lobby.ask("POST", f"/api/tables/{code}/start", token)

        await sit_down(tables)
        shown_before = []
        starts = []
        for kill in range(kills):
            # Tables come to their end: new ones keep the house full.
            await sit_down(tables // 3 if kill else 0)
            await asyncio.sleep(every * (0.5 + chance.random()))
            shown_before.append(sum(len(player.kept) for player in players))
            server.process.kill()
            server.ended()
            start = time.perf_counter()
            server = await houses.start()
            starts.append(round(time.perf_counter() - start, 2))
            lobby.port = server.port
        async with asyncio.timeout(600):
            await asyncio.gather(*living)
        verified = await verify_records(lobby, players)
    said = [line for line in server.said if "error" in line.lower()]
    await houses.stop(server)
    store = await _opened(folder, database)
    try:
        await compare(store, players, doings)
    finally:
        await store.close()
    return {
        "kills": kills,
        "tables": len({player.code for player in players}),
        "people": len(players),
        "shown_before_each_kill": shown_before,
        "seconds_to_start": starts,
        "moves": doings.moves,
        "resumed": doings.resumes,
        "commands_repeated": doings.repeated,
        "events_compared": sum(len(player.kept) for player in players),
        "transcripts_verified": verified,
        "errors_in_the_log": said,
        "wrong": doings.wrong[:20],
    }


async def sit_at_tables(
    lobby: Lobby, tables: int, doings: Doings, chance: random.Random
) -> list[Player]:
    mark = "".join(chance.choices("bcdfghkmnpqrstwxz", k=5))
    if not tables:
        return []
    tokens = [await lobby.arrive(f"{name} {mark}") for name in ("Nora", "Emil", "Ruth", "Otto")]
    players = []
    for number in range(tables):
        game = [*GAMES][number % len(GAMES)]
        options = table_options(game, bots=number % 3)
        people = tokens[: options["seats"] - len(options["bots"])]
        code = await lobby.open_table(people, **options)
        for token in people:
            habits = Habits(think=0.5, drop=0.002, end=0.1)
            players.append(Player(lobby, code, token, habits, doings, f"{code} {token}"))
    return players


class Houses:
    """One process after the other; over PostgreSQL the next one waits in reserve."""

    def __init__(self, folder: Path, core: int | None, database: str) -> None:
        self._folder: Final = folder
        self._core: Final = core
        self._database: Final = database
        self._reserve: asyncio.Future[Server] | None = None

    async def start(self) -> Server:
        """A house that is open, when none is any more."""
        # The lock of a folder may be held for a moment by a child that is about to end.
        server = await (self._reserve or self._opening())
        if self._database:
            self._reserve = self._opening()
        return server

    def _opening(self) -> asyncio.Future[Server]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(
            None,
            lambda: start_house(self._folder, self._core, BOT_SPEED="0", DATABASE=self._database),
        )

    async def stop(self, server: Server) -> None:
        """Close a house for good, and whichever would open after it."""
        stop(server)
        if self._reserve is not None:
            stop(await self._reserve)


async def verify_records(lobby: Lobby, players: list[Player]) -> int:
    """Verify the matches that these have played; how many there are."""
    records = {player.record: player for player in players}
    for record, player in records.items():
        text = await lobby.ask("GET", f"/api/records/{record}/text", player.token)
        game = GAMES[transcript.game_of(text)]
        verify(game, transcript.loads(text, game))
    return len(records)


async def _opened(folder: Path, database: str) -> Store:
    if database:
        return await PostgresStore.open(database, seals_of(read_keys(key_file_of(folder))))
    return await SqliteStore.open(folder)


async def compare(store: Store, players: list[Player], doings: Doings) -> None:
    """Whatever anybody was shown under a number is what the log tells that seat under it."""
    for code in {player.code for player in players}:
        entries = [log.read(data) for data in await store.read(code)]
        told = streams_of(entries)
        for player in players:
            if player.code != code:
                continue
            for number, event in player.kept.items():
                if event not in told[player.seat].get(number, []):
                    doings.wrong.append(f"{code}/{player.seat}: {number} was shown as {event}")


def streams_of(entries: list[log.AnyEntry]) -> list[dict[int, list[dict[str, Any]]]]:
    """Each viewer's stream by numbers: an event as it was, and as it is when its time is over."""
    evening = Evening.fold(GAMES.__getitem__, entries[:1])
    streams: list[dict[int, list[dict[str, Any]]]] = [{} for _ in range(WATCHER + 1)]
    for entry in entries[1:]:
        evening.apply(entry)
        if evening.round is None:
            continue
        for viewer, stream in enumerate(streams):
            before = evening.streams.before[viewer]
            known = max(len(stream), before)
            for event, _ in evening.round.told(viewer, known - before):
                known += 1
                stream[known] = [event.data(), faded(event, viewer).data()]
    return streams


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--every", type=float, default=6.0, help="seconds between two kills")
    parser.add_argument("--postgresql", action="store_true", help="keep the house in PostgreSQL")
    parser.add_argument("--output", type=Path, default=HERE / "kill.json")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kill-"))
        database = stack.enter_context(cluster(durable=True)).url() if asked.postgresql else ""
        found = uvloop.run(
            kill_and_resume(
                Path(folder) / "data",
                kills=asked.kills,
                tables=asked.tables,
                every=asked.every,
                database=database,
            )
        )
    asked.output.write_text(json.dumps(found, indent=1) + "\n")
    print(json.dumps(found, indent=1))
    sys.exit(1 if found["wrong"] or found["errors_in_the_log"] else 0)


if __name__ == "__main__":
    main()
