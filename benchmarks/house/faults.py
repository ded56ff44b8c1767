"""Break a house of several processes in every way, one after the other: `make faults`.

Processes behind HAProxy over one PostgreSQL; people and bots play at many tables. In each stage one
thing breaks again and again: a process is killed, stopped for longer than any time-out, or drained;
PostgreSQL is stopped or killed, or its connections are cut; the proxy is killed; the network loses
all that a process and its people, or a process and PostgreSQL, send each other. After each fault it
is measured how long it takes until everybody is back at their table. At the end everything that
anybody was shown is compared with the log: nothing lost, changed, twice or out of order.

Stages can be run alone: what is on record of the others stays. Where there are many cores, several
runs can be side by side, each with a record of its own (`--output FILE`); `--sum FILE FILE …` puts
them together.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeVar

import aiohttp
import uvloop
from benchmarks.house.cluster import Cluster, cluster
from benchmarks.house.kill import compare, sit_at_tables, verify_records
from benchmarks.house.networks import DATABASE, PEOPLE, Networks, NoNetworks, networks
from benchmarks.house.players import Doings, Lobby, Player
from benchmarks.house.processes import Processes, processes
from benchmarks.house.servers import HERE, NO_LIMITS

from facedown.core.compiled import is_compiled
from facedown.server.store.folder import key_file_of
from facedown.server.store.postgres import PostgresStore
from facedown.server.tokens import read_keys, seals_of

T = TypeVar("T")

# Longer than any time-out between the processes and to the database: after ten seconds one counts
# as dead.
STOPPED_SECONDS: Final = 15.0
# And so long at least the database is lost: what comes back before a time-out is the harder case.
LOST_SECONDS: Final = 3.0
DOWN_SECONDS: Final = 2.0
# What a process says when it sends its people away.
CLOSING: Final = "] closing"
# By then the proxy has given a process up that does not answer.
NOTICED_SECONDS: Final = 4.0
# Who is not back after this is lost.
BACK_SECONDS: Final = 60.0
# By then every match has come to its end, or it never will.
FINISH_SECONDS: Final = 600.0
# Everybody is to be back so soon after a fault.
SOON_SECONDS: Final = 5.0
BEFORE_EACH: Final = 3.0
# Four people sit down at so many tables one after the other, and others at the same time.
TABLES_OF_FOUR: Final = 25
SETTINGS: Final[dict[str, Any]] = {
    "bot_speed": 0,
    **{name.lower(): value for name, value in NO_LIMITS.items()},
}
CUT: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'facedown'"
)


class Cores(NamedTuple):
    """How long the cores of this machine have existed, and been with other machines, in ticks."""

    all: int
    elsewhere: int

    @classmethod
    def now(cls) -> Self:
        line = Path("/proc/stat").read_text().split("\n", 1)[0]
        # The last two columns are in the first two already.
        ticks = [int(one) for one in line.split()[1:9]]
        return cls(sum(ticks), ticks[7])

    def taken_away_since(self, before: "Cores") -> float:
        """The part of the time that the cores were with other machines."""
        return (self.elsewhere - before.elsewhere) / max(1, self.all - before.all)


class Faults:
    """The house that is broken, those who play in it, and how long it took them to be back."""

    def __init__(self, house: Processes, server: Cluster, lobby: Lobby, seed: str) -> None:
        self.house: Final = house
        self.server: Final = server
        self.chance: Final = random.Random(seed)
        self.players: Final[list[Player]] = []
        self.back: Final[dict[str, list[float]]] = {}
        # Seconds from the end of a fault until the process that had it was well again.
        self.well: Final[list[float]] = []
        # Of the last fault: the part of the cores that others had, until everybody was back.
        self.taken_away = 0.0
        self._lobby: Final = lobby
        self._doings: Final = Doings()
        self._playing: list[Player] = []
        self._opened = 0
        self._living: Final[list[asyncio.Task[None]]] = []
        self._verified = 0

    # -- people ------------------------------------------------------------------------------------

    async def play(self, tables: int) -> None:
        """Let people play at so many tables for a while, undisturbed."""
        await self._sit_down(tables)
        await self.everybody()
        await asyncio.sleep(BEFORE_EACH * (0.5 + self.chance.random()))

    async def _sit_down(self, tables: int) -> None:
        """Have so many tables at which people play."""
        self._playing = [player for player in self._playing if not player.finished.is_set()]
        first, missing = self._opened, tables - len({player.code for player in self._playing})
        self._opened += max(0, missing)
        await asyncio.gather(
            *[
                self._open_tables(number, min(TABLES_OF_FOUR, self._opened - number))
                for number in range(first, self._opened, TABLES_OF_FOUR)
            ]
        )

    async def _open_tables(self, first: int, tables: int) -> None:
        new = await _patiently(
            lambda: sit_at_tables(self._lobby, tables, self._doings, self.chance, first)
        )
        self.players.extend(new)
        self._playing.extend(new)
        self._living.extend(asyncio.create_task(player.live()) for player in new)
        hosts = {player.code: player.token for player in reversed(new)}
        for code, token in hosts.items():
            await _patiently(partial(self._start_match, code, token))

    async def _start_match(self, code: str, token: str) -> None:
        try:
            await self._lobby.ask("POST", f"/api/tables/{code}/start", token)
        except RuntimeError as refused:
            if "match_on" not in str(refused):  # it may have begun, and only the answer was lost
                raise

    async def everybody(self) -> None:
        """Return when everybody who has a match to play is at their table."""
        try:
            async with asyncio.timeout(BACK_SECONDS):
                await _while(lambda: bool(self._away()))
        except TimeoutError:
            lost = [f"{one.code}/{one.seat}: {one.last}" for one in self._away()]
            ended = [task for task in self._living if task.done() and not task.cancelled()]
            lost += [repr(task.exception()) for task in ended if task.exception() is not None]
            raise RuntimeError(f"not back: {lost}\n{self.house.said()}") from None

    def _away(self) -> list[Player]:
        return [one for one in self._playing if one.is_away]

    async def finish(self) -> None:
        """Play every match to its end."""
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                await asyncio.gather(*self._living)
        except TimeoutError:
            left = [one for one in self.players if not one.finished.is_set()]
            raise RuntimeError(
                f"not over: {[str(one) for one in left]}\n{self.house.said()}"
            ) from None
        self._verified = await verify_records(self._lobby, self.players)

    async def compared(self, folder: Path) -> dict[str, Any]:
        """All that anybody was shown, compared with the log."""
        doings = self._doings
        keys = seals_of(read_keys(key_file_of(folder / "data")))
        store = await PostgresStore.open(self.server.url(), keys)
        try:
            await compare(store, self.players, doings)
        finally:
            await store.close()
        return {
            "tables": len({player.code for player in self.players}),
            "moves": doings.moves,
            "resumed": doings.resumes,
            "commands_repeated": doings.repeated,
            "events_compared": sum(len(player.kept) for player in self.players),
            "transcripts_verified": self._verified,
            "wrong": doings.wrong[:20],
        }

    # -- what breaks -------------------------------------------------------------------------------

    async def kill(self) -> float:
        number = self._any()
        self.house.kill(number)
        return await self._until_back(lambda: self._start(number))

    async def stop(self) -> float:
        """Let a process stand still: it must not write when it goes on."""
        number = self._any()
        self.house.signal(number, signal.SIGSTOP)
        start = time.monotonic()
        taken = await self._back_since(start, NOTICED_SECONDS)
        await asyncio.sleep(max(0.0, start + STOPPED_SECONDS - time.monotonic()))
        self.house.signal(number, signal.SIGCONT)
        await asyncio.sleep(1.0)
        await self.everybody()
        return taken

    async def drain(self) -> float:
        """Stop a process as for an upgrade. Counts from when it sends its people away."""
        return await self.replace(self._any())

    async def replace(self, number: int) -> float:
        """Drain a certain process, and start it again."""
        before = len(self.house.said_by(number))
        self.house.signal(number, signal.SIGTERM)
        process = self.house.running[number]
        assert process is not None
        # People may be sent away meanwhile for other reasons: only it knows when it does so itself.
        await _while(
            lambda: process.poll() is None and CLOSING not in self.house.said_by(number)[before:]
        )
        return await self._until_back(lambda: self._restart(number))

    async def proxy(self) -> float:
        assert self.house.proxy is not None
        self.house.proxy.kill()
        self.house.proxy.wait()
        self.house.start_proxy()
        return await self._until_back()

    async def postgresql_stopped(self) -> float:
        return await self._without_database(signal.SIGINT)

    async def postgresql_killed(self) -> float:
        return await self._without_database(signal.SIGQUIT)

    async def _without_database(self, how: signal.Signals) -> float:
        self.server.process.send_signal(how)
        await asyncio.to_thread(self.server.process.wait)
        await asyncio.sleep(DOWN_SECONDS)
        await asyncio.to_thread(self.server.start)
        return await self._until_back()

    async def connections_cut(self) -> float:
        await asyncio.to_thread(self.server.sql, CUT)
        return await self._until_back()

    async def people_cut_off(self) -> float:
        """Let a process hear nothing of its people, nor they of it."""
        return await self._cut_off(PEOPLE)

    async def database_cut_off(self) -> float:
        """Let a process hear nothing of the database; its people it does."""
        return await self._cut_off(DATABASE)

    async def _cut_off(self, side: str) -> float:
        """Cut a process off: its people are at another one while that lasts."""
        number, lines = self._any(), self.house.networks
        assert lines is not None
        lines.cut(number, side)
        start = time.monotonic()
        taken = await self._back_since(start, NOTICED_SECONDS)
        await asyncio.sleep(max(0.0, start + STOPPED_SECONDS - time.monotonic()))
        lines.mend(number, side)
        await self._well_again([number])
        return taken

    async def database_lost(self) -> float:
        """Let no process hear of the database. Counts from when they do again."""
        lines, numbers = self.house.networks, range(len(self.house.ports))
        assert lines is not None
        for number in numbers:
            lines.cut(number, DATABASE)
        await asyncio.sleep(self.chance.uniform(LOST_SECONDS, STOPPED_SECONDS))
        for number in numbers:
            lines.mend(number, DATABASE)
        taken = await self._until_back()
        await self._well_again(list(numbers))
        return taken

    async def _well_again(self, numbers: list[int]) -> None:
        start = time.monotonic()
        for number in numbers:
            await asyncio.to_thread(self.house.wait, number)
        self.well.append(round(time.monotonic() - start, 2))
        await asyncio.sleep(1.0)
        await self.everybody()

    def _any(self) -> int:
        return self.chance.randrange(len(self.house.ports))

    async def _start(self, number: int) -> None:
        self.house.start(number)
        await asyncio.to_thread(self.house.wait, number)

    async def _restart(self, number: int) -> None:
        process = self.house.running[number]
        assert process is not None
        await asyncio.to_thread(process.wait)
        await self._start(number)

    async def _back_since(self, start: float, noticed: float) -> float:
        """Seconds from a moment until the last is back; after so many the fault was noticed."""
        before = Cores.now()
        await asyncio.sleep(noticed)
        await self.everybody()
        self.taken_away = Cores.now().taken_away_since(before)
        return max(0.0, max(one.came for one in self._playing) - start)

    async def _until_back(self, mend: Callable[[], Awaitable[None]] | None = None) -> float:
        """Seconds until everybody is back; then what is broken is mended."""
        taken = await self._back_since(time.monotonic(), 1.0)
        if mend is not None:
            await mend()
        return taken


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until it is answered: on a busy machine the proxy may give a process up for a moment."""
    async with asyncio.timeout(BACK_SECONDS):
        while True:
            try:
                return await ask()
            except (aiohttp.ClientError, RuntimeError) as error:
                print(f"asked again: {error}", flush=True)
                await asyncio.sleep(1.0)


async def _while(holds: Callable[[], bool]) -> None:
    """Return when something is no longer true."""
    while holds():  # noqa: ASYNC110 - of other processes
        await asyncio.sleep(0.02)


STAGES: Final[dict[str, Callable[[Faults], Awaitable[float]]]] = {
    "kill": Faults.kill,
    "stop": Faults.stop,
    "drain": Faults.drain,
    "proxy": Faults.proxy,
    "postgresql stopped": Faults.postgresql_stopped,
    "postgresql killed": Faults.postgresql_killed,
    "connections cut": Faults.connections_cut,
    "people cut off": Faults.people_cut_off,
    "database cut off": Faults.database_cut_off,
    "database lost": Faults.database_lost,
}
# Of each stage, and of all in which a process is cut off.
BACK: Final = "seconds_until_everybody_was_back"
WELL: Final = "seconds_until_a_process_that_was_cut_off_was_well"
# Of each fault, beside the seconds.
TAKEN_AWAY: Final = "part_of_the_cores_that_other_machines_had_until_then"
# Those for which the processes have to be in networks of their own.
IN_NETWORKS: Final = ("people cut off", "database cut off", "database lost")


async def run(
    folder: Path,
    server: Cluster,
    lines: Networks | None,
    stages: dict[str, int],
    *,
    count: int,
    tables: int,
    seed: str,
) -> dict[str, Any]:
    """Break the house so often in each of these ways, and say what came of it."""
    with processes(count, server.url(), folder, lines, **SETTINGS) as house:
        async with aiohttp.ClientSession() as session:
            faults = Faults(house, server, Lobby(session, house.port), seed)
            taken_away: dict[str, list[float]] = {}
            for stage, times in stages.items():
                for _ in range(times):
                    await faults.play(tables)
                    taken = await STAGES[stage](faults)
                    faults.back.setdefault(stage, []).append(round(taken, 2))
                    taken_away.setdefault(stage, []).append(round(faults.taken_away, 2))
                    print(
                        f"{stage}: everybody back after {taken:.2f} s, {faults.taken_away:.0%} of"
                        " the cores taken away",
                        flush=True,
                    )
            await faults.finish()
        said = house.tracebacks()
    return {
        "processes": count,
        "cores": len(os.sched_getaffinity(0)),
        "compiled": is_compiled(),
        "tables_at_once": tables,
        BACK: faults.back,
        TAKEN_AWAY: taken_away,
        WELL: faults.well,
        "tracebacks_in_the_log": said,
        **await faults.compared(folder),
    }


def runs_in(file: Path) -> list[dict[str, Any]]:
    """The runs that are on record in a file, if there is one."""
    found: list[dict[str, Any]] = json.loads(file.read_text())["runs"] if file.exists() else []
    return found


def with_run(runs: list[dict[str, Any]], new: dict[str, Any]) -> list[dict[str, Any]]:
    """What is on record when a run has been added: all there is of its stages on so many cores.

    What was compared in an older run stays with that, while any of its stages does.
    """
    kept = []
    for run in runs:
        again = new[BACK] if run["cores"] == new["cores"] else {}
        left = {
            name: {stage: of_each for stage, of_each in run[name].items() if stage not in again}
            for name in (BACK, TAKEN_AWAY)
            if name in run
        }
        well = run[WELL] if any(stage in left[BACK] for stage in IN_NETWORKS) else []
        if left[BACK]:
            kept.append(run | left | {WELL: well})
    return [*kept, new]


def is_passed(run: dict[str, Any]) -> bool:
    """Whether all stages were run, nothing was wrong, and everybody came back soon each time."""
    is_late = any(seconds > SOON_SECONDS for times in run[BACK].values() for seconds in times)
    return not (run["wrong"] or run["tracebacks_in_the_log"] or run["not_run"] or is_late)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stages", nargs="*", choices=STAGES, default=[*STAGES])
    parser.add_argument("--times", type=int, default=10, help="faults of each stage")
    parser.add_argument("--kills", type=int, default=100, help="of the stage kill")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", default="faults")
    parser.add_argument("--sum", type=Path, nargs="+", help="records to put together")
    parser.add_argument("--output", type=Path, default=HERE / "faults.json", help="the record")
    asked = parser.parse_args()
    if asked.sum:
        runs = [run for file in asked.sum for run in runs_in(file)]
    else:
        found = break_house(asked)
        print(json.dumps(found, indent=1))
        runs = with_run(runs_in(asked.output), found)
    asked.output.parent.mkdir(parents=True, exist_ok=True)
    asked.output.write_text(json.dumps({"runs": runs}, indent=1) + "\n")
    sys.exit(0 if all(map(is_passed, runs if asked.sum else runs[-1:])) else 1)


def break_house(asked: argparse.Namespace) -> dict[str, Any]:
    """Break a house as is asked for."""
    stages = {stage: asked.kills if stage == "kill" else asked.times for stage in asked.stages}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="faults-"))
        lines, not_run = None, {}
        if any(stage in IN_NETWORKS for stage in stages):
            try:
                lines = stack.enter_context(networks(asked.processes))
            except NoNetworks as why:
                not_run = {stage: str(why) for stage in IN_NETWORKS if stages.pop(stage, 0)}
                print(f"NOT RUN: {', '.join(not_run)}: {why}", flush=True)
                if not stages:
                    sys.exit(1)
        address = "" if lines is None else lines.here(DATABASE)
        server = stack.enter_context(cluster(durable=True, address=address))
        house = {"count": asked.processes, "tables": asked.tables, "seed": asked.seed}
        found = uvloop.run(run(Path(folder), server, lines, stages, **house))
    return found | {"not_run": not_run}


if __name__ == "__main__":
    main()
