"""Kill the house in the middle of load, a thousand times: `make kill`.

People play at many tables; the server is killed with SIGKILL every other second and started again
over the same data. Everybody comes back by themselves. When a match is over it is compared: no
stream repeated a number or left one out; everything that anybody was ever shown is what the log
tells that seat under that number; its transcript verifies.

What was found is kept in build/kill after every few kills. Started again, it goes on from there,
over the same data. Stopped by Ctrl-C or SIGTERM, it plays all matches to their end first.

Where there are many cores, several can run side by side, each in a folder of its own (`--kills 100
--folder FOLDER`); `--sum FOLDER FOLDER …` then tells what they found together.
"""

import argparse
import asyncio
import json
import random
import shutil
import signal
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec
import uvloop
from benchmarks.house.cluster import cluster
from benchmarks.house.players import Doings, Habits, Lobby, Player
from benchmarks.house.servers import HERE, NO_LIMITS, Server, start_house, stop

from facedown.catalog import GAMES
from facedown.core.compiled import is_compiled
from facedown.core.seats import WATCHER
from facedown.core.sight import faded
from facedown.match import log, transcript
from facedown.match.evening import Evening
from facedown.match.verify import verify
from facedown.server.store import Store
from facedown.server.store.connections import connect_for_reading
from facedown.server.store.folder import database_of
from facedown.server.store.postgres_connections import Address, PostgresReader
from facedown.server.store.queries import entries

CLOCKS: Final = {"turn": 20, "reaction": 1, "setup": 5, "peek": 4, "abandon": 5}
KILLS: Final = 1000
# Between two kills people play: they make so many moves for each table, however busy the machine
# is, unless that takes too long.
MOVES_EACH: Final = 0.5
PLAY_SECONDS: Final = 30.0
SAVE_EVERY: Final = 10
# Where a run is kept that goes on later.
KEPT: Final = HERE.parent.parent / "build" / "kill"
FOUND: Final = "found.json"


class Found(msgspec.Struct):
    """What has come of all kills so far.

    Tables, people, events and transcripts are those that were compared. What is being played when
    the run is cut off is not.
    """

    runs: int = 1
    kills: int = 0
    seconds: float = 0.0
    seconds_to_start: list[float] = []
    tables: int = 0
    people: int = 0
    moves: int = 0
    resumed: int = 0
    commands_repeated: int = 0
    events_compared: int = 0
    transcripts_verified: int = 0
    errors_in_the_log: list[str] = []
    wrong: list[str] = []

    def add(self, other: "Found") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def told(self) -> dict[str, Any]:
        starts = self.seconds_to_start
        return msgspec.structs.asdict(self) | {
            "seconds": round(self.seconds),
            "seconds_to_start": {
                "median": round(statistics.median(starts), 2),
                "most": round(max(starts), 2),
            },
            "compiled": is_compiled(),
            "errors_in_the_log": self.errors_in_the_log[:20],
            "wrong": self.wrong[:20],
        }


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
    found: Found,
    *,
    kills: int,
    tables: int,
    every: float,
    seed: str | None = None,
    database: str = "",
    kept: Path | None = None,
    stopped: asyncio.Event | None = None,
) -> None:
    """Play at so many tables, kill the house so often, and add what comes of it to what was found.

    A seed says when it is killed; without one that is chance. With the address of a database the
    house keeps its tables there. What was found is written to the file `kept` now and then.
    """
    chance = random.Random(seed)
    houses = Houses(folder, database)
    server = await houses.start()
    async with aiohttp.ClientSession() as session:
        crowd = Crowd(Lobby(session, server.port), chance)
        killed_at = time.monotonic()
        for kill in range(1, kills + 1):
            if stopped is not None and stopped.is_set():
                break
            # Tables come to their end: new ones keep the house full.
            await crowd.sit_down(tables)
            await crowd.compare_finished(houses, found)
            due = killed_at + every * (0.5 + chance.random()) - time.monotonic()
            await asyncio.sleep(max(due, 0.0))
            await crowd.play(int(MOVES_EACH * tables))
            server.process.kill()
            server.ended()
            found.seconds += time.monotonic() - killed_at
            killed_at = time.monotonic()
            found.errors_in_the_log += _errors(server)
            server = await houses.start()
            found.seconds_to_start.append(round(time.monotonic() - killed_at, 2))
            crowd.lobby.port = server.port
            found.kills += 1
            if kept is not None and kill % SAVE_EVERY == 0:
                _keep(kept, found)
        await crowd.finish()
        await crowd.compare_finished(houses, found)
    await houses.stop(server)
    found.errors_in_the_log += _errors(server)
    if kept is not None:
        _keep(kept, found)


async def kill_until_stopped(folder: Path, found: Found, **options: Any) -> None:
    """The same, unless somebody stops it."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    await kill_and_resume(folder, found, stopped=stopped, **options)


def _errors(server: Server) -> list[str]:
    return [line for line in server.said if "error" in line.lower()]


def _keep(file: Path, found: Found) -> None:
    """Written whole or not at all: it may be stopped at any time."""
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(found))
    new.replace(file)


class Crowd:
    """People at many tables, and others when their matches are over."""

    def __init__(self, lobby: Lobby, chance: random.Random) -> None:
        self.lobby: Final = lobby
        self.doings: Final = Doings()
        self.tables: Final[dict[str, list[Player]]] = {}
        self._chance: Final = chance
        self._living: Final[dict[Player, asyncio.Task[None]]] = {}
        self._opened = 0

    @property
    def players(self) -> list[Player]:
        return [player for players in self.tables.values() for player in players]

    @property
    def playing(self) -> set[str]:
        """The codes of tables where a match is on."""
        return {player.code for player in self.players if not player.finished.is_set()}

    async def sit_down(self, tables: int) -> None:
        """Have so many tables at which people play."""
        missing = tables - len(self.playing)
        if missing <= 0:
            return
        new = await sit_at_tables(self.lobby, missing, self.doings, self._chance, self._opened)
        self._opened += missing
        for player in new:
            self.tables.setdefault(player.code, []).append(player)
            self._living[player] = asyncio.create_task(player.live())
        for code, token in {player.code: player.token for player in reversed(new)}.items():
            await self.lobby.ask("POST", f"/api/tables/{code}/start", token)

    async def play(self, moves: int) -> None:
        """Return when so many moves were made since finished tables were last compared."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PLAY_SECONDS):
                while self.doings.moves < moves:  # noqa: ASYNC110 - of many
                    await asyncio.sleep(0.02)

    async def everybody(self, seconds: float = 60.0) -> None:
        """Return when everybody who has a match to play is at their table."""
        async with asyncio.timeout(seconds):
            while any(one.is_away for one in self.players):  # noqa: ASYNC110 - of many
                await asyncio.sleep(0.02)

    async def finish(self, seconds: float = 600.0) -> None:
        """Play every match to its end."""
        async with asyncio.timeout(seconds):
            await asyncio.gather(*self._living.values())

    async def compare_finished(self, houses: "Houses", found: Found) -> None:
        """Compare what was shown at tables whose matches are over, and let go of them."""
        over = [
            code
            for code, players in self.tables.items()
            if all(player.finished.is_set() for player in players)
        ]
        for code in over:
            players = self.tables.pop(code)
            for player in players:
                await self._living.pop(player)
            compare_table(houses.read(code), players, self.doings)
            found.transcripts_verified += await verify_records(self.lobby, players)
            for player in players:
                await self.lobby.ask("POST", f"/api/tables/{code}/leave", player.token, {})
            found.tables += 1
            found.people += len(players)
            found.events_compared += sum(len(player.kept) for player in players)
            await asyncio.sleep(0)
        doings = self.doings
        found.moves += doings.moves
        found.resumed += doings.resumes
        found.commands_repeated += doings.repeated
        found.wrong += doings.wrong
        doings.moves = doings.resumes = doings.repeated = 0
        doings.wrong.clear()


async def sit_at_tables(
    lobby: Lobby, tables: int, doings: Doings, chance: random.Random, first: int = 0
) -> list[Player]:
    """People at so many tables, of all games in turn; `first` have been opened before."""
    mark = "".join(chance.choices("bcdfghkmnpqrstwxz", k=8))
    if not tables:
        return []
    tokens = [await lobby.arrive(f"{name} {mark}") for name in ("Nora", "Emil", "Ruth", "Otto")]
    players = []
    for number in range(first, first + tables):
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

    def __init__(self, folder: Path, database: str = "") -> None:
        self._folder: Final = folder
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
        settings = {"BOT_SPEED": "0"} | ({"DATABASE": self._database} if self._database else {})
        return loop.run_in_executor(
            None, lambda: start_house(self._folder, None, NO_LIMITS, **settings)
        )

    async def stop(self, server: Server) -> None:
        """Close a house for good, and whichever would open after it."""
        stop(server)
        if self._reserve is not None:
            stop(await self._reserve)

    def read(self, table: str) -> list[log.AnyEntry]:
        """The log of a table, while a house is open: who closes a database last empties its log."""
        reader = (
            PostgresReader(Address(self._database))
            if self._database
            else connect_for_reading(database_of(self._folder))
        )
        with closing(reader):
            return [log.read(data) for data in entries(reader, table, 1)]


async def verify_records(lobby: Lobby, players: list[Player]) -> int:
    """Verify the matches that these have played; how many there are."""
    records = {player.record: player for player in players}
    for record, player in records.items():
        text = await lobby.ask("GET", f"/api/records/{record}/text", player.token)
        game = GAMES[transcript.game_of(text)]
        verify(game, transcript.loads(text, game))
    return len(records)


async def compare(store: Store, players: list[Player], doings: Doings) -> None:
    """Whatever anybody was shown under a number is what the log tells that seat under it."""
    for code in {player.code for player in players}:
        here = [player for player in players if player.code == code]
        compare_table([log.read(data) for data in await store.read(code)], here, doings)


def compare_table(entries: list[log.AnyEntry], players: list[Player], doings: Doings) -> None:
    told = streams_of(entries)
    for player in players:
        for number, event in player.kept.items():
            if event not in told[player.seat].get(number, []):
                where = f"{player.code}/{player.seat}"
                doings.wrong.append(f"{where}: {number} was shown as {event}")


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
    parser.add_argument(
        "--kills", type=int, help=f"so many more; else as many as {KILLS} lack, or all anew"
    )
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two kills")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    parser.add_argument("--postgresql", action="store_true", help="keep the house in PostgreSQL")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where a run is kept")
    parser.add_argument("--sum", type=Path, nargs="+", help="folders of runs that are over")
    parser.add_argument("--output", type=Path, default=HERE / "kill.json")
    asked = parser.parse_args()
    found = summed(asked.sum) if asked.sum else kill(asked)
    told = found.told()
    asked.output.write_text(json.dumps(told, indent=1) + "\n")
    print(json.dumps(told, indent=1))
    sys.exit(1 if found.wrong or found.errors_in_the_log else 0)


def summed(folders: list[Path]) -> Found:
    """What several runs have found together."""
    found = Found()
    for folder in folders:
        found.add(found_in(folder))
    found.runs = len(folders)
    return found


def found_in(folder: Path) -> Found:
    """What a run has found so far, if there was one."""
    kept = folder / FOUND
    return msgspec.json.decode(kept.read_bytes(), type=Found) if kept.exists() else Found()


def kill(asked: argparse.Namespace) -> Found:
    """Kill the house as often as is asked for."""
    with ExitStack() as stack:
        # What PostgreSQL has is gone with it: then nothing goes on later.
        database = stack.enter_context(cluster(durable=True)).url() if asked.postgresql else ""
        folder = asked.folder
        if database:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found = found_in(folder)
        if asked.fresh or (found.kills >= KILLS and asked.kills is None):
            shutil.rmtree(folder, ignore_errors=True)
            found = Found()
        folder.mkdir(parents=True, exist_ok=True)
        uvloop.run(
            kill_until_stopped(
                folder / "data",
                found,
                kills=KILLS - found.kills if asked.kills is None else asked.kills,
                tables=asked.tables,
                every=asked.every,
                database=database,
                kept=folder / FOUND,
            )
        )
    return found


if __name__ == "__main__":
    main()
