"""Bad days of a house's disk, one after the other: `make disk`. It needs root.

People play at many tables of a house in one process, over SQLite on a small disk of its own. The
disk fills up, the database is made read-only, the whole disk becomes read-only as after an error,
and pages of the database are damaged, while the house is closed and while it is open. In each stage
it is looked at what the host reads and what people are told; when the disk is well again everybody
is to be back. At the end all that anybody was ever shown is compared with the log.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import aiohttp
import uvloop
from benchmarks.house.kill import Crowd, Found, Houses
from benchmarks.house.players import Lobby
from benchmarks.house.servers import HERE, Server, facedown, stop
from benchmarks.house.small_disk import SmallDisk, is_possible, small_disk

from facedown.core.compiled import is_compiled
from facedown.server.store.connections import PAGE_BYTES, connect_for_reading
from facedown.server.store.folder import database_of
from facedown.server.trouble import SURE_SECONDS

# A bad disk stays bad for so long.
BAD_SECONDS: Final = 8.0
# Long enough for the house to be sure that a bad day is over.
PLAY_SECONDS: Final = SURE_SECONDS + 1.0
# What has not been noticed, or is not well, after this never is.
MOST_SECONDS: Final = 60.0
REFUSED: Final = 2
SICK: Final = 1
# What stands before a line of the log.
TIME: Final = re.compile(r"^\S+Z (?=\[)")
OPEN: Final = 200
UNAVAILABLE: Final = 503


class WentWrong(Exception):
    """A stage did not go as it must."""


class BadDays:
    """A house on a small disk, those who play in it, and what its host reads."""

    def __init__(self, disk: SmallDisk, houses: Houses, crowd: Crowd, folder: Path) -> None:
        self._disk: Final = disk
        self._houses: Final = houses
        self.crowd: Final = crowd
        # Where backups are: on another disk.
        self._folder: Final = folder
        self._data: Final = disk.path / "data"
        self.server: Server
        self._found: dict[str, Any] = {}

    async def open(self) -> None:
        self.server = await self._houses.start()
        self.crowd.lobby.port = self.server.port

    async def _stop(self) -> None:
        await asyncio.to_thread(stop, self.server)
        self._hear()
        if (code := self.server.process.returncode) != 0:
            raise WentWrong(f"the house was stopped and ended with {code}")

    async def run(self, stage: str, tables: int) -> dict[str, Any]:
        """Play, have a bad day, and play on; what came of it."""
        await self.crowd.sit_down(tables)
        await self.crowd.everybody()
        await self._play_on()
        self._found = {"lines_for_the_host": []}
        self.crowd.doings.told_to_come_back = 0
        await STAGES[stage](self)
        await self._well_again()
        self._hear()
        self._found["told_to_come_back"] = self.crowd.doings.told_to_come_back
        if not self._found["told_to_come_back"]:
            raise WentWrong(f"{stage}: nobody was told to come back")
        return self._found

    # -- stages ------------------------------------------------------------------------------------

    async def full(self) -> None:
        self._disk.fill()
        await self._bad("disk_full")
        self._disk.free()

    async def full_and_restarted(self) -> None:
        """A house that is killed on a full disk, and started again, opens all the same."""
        self._disk.fill()
        await self._bad("disk_full")
        self.server.process.kill()
        self.server.ended()
        self._hear()
        await self.open()
        await self._bad("disk_full")
        self._disk.free()

    async def database_read_only(self) -> None:
        database = database_of(self._data)
        files = [database, database.with_name(f"{database.name}-wal")]
        self._disk.protect(*files, on=True)
        try:
            await self._bad("read_only")
        finally:
            self._disk.protect(*files, on=False)

    async def disk_read_only(self) -> None:
        """Only mounted again can it be written; until then the house does not start, either."""
        self._disk.abort()
        await self._bad("read_only")
        await self._stop()
        await self._refused()
        self._disk.unmount()
        self._disk.mount()
        await self.open()

    async def damaged_while_closed(self) -> None:
        """Every page that is tried keeps it from opening; the backup brings everything back."""
        await self._stop()
        backup = str(self._folder / "house.backup")
        self._facedown("backup", backup, "--force")
        code = next(iter(self.crowd.tables)).encode()
        for page in (1, self._page_of(code), self._page_of(b"Nora")):
            self._damage(page)
            await self._refused()
            if self._facedown("doctor", expected=SICK).count("✗ Database") != 1:
                raise WentWrong("the doctor does not find the damage")
            self._facedown("restore", backup, "--force")
        await self.open()

    async def damaged_while_open(self) -> None:
        """The house closes when it comes upon the page; it opens when the page is back."""
        # A page that is read every few seconds, and that nobody writes to: what is in the
        # write-ahead log is not read from the database.
        page = self._root_of("notices")
        before = self._damage(page)
        start = time.monotonic()
        code = await asyncio.to_thread(self.server.process.wait, MOST_SECONDS)
        self._found["seconds_until_noticed"] = round(time.monotonic() - start, 1)
        self.server.ended()
        self._hear()
        if code != REFUSED:
            raise WentWrong(f"a house whose database is damaged has ended with {code}")
        await self._refused()
        self._write(page, before)
        await self.open()

    # -- what goes wrong ---------------------------------------------------------------------------

    def _page_of(self, text: bytes) -> int:
        """The number of a page where this stands."""
        return database_of(self._data).read_bytes().index(text) // PAGE_BYTES + 1

    def _root_of(self, name: str) -> int:
        """The number of the first page of a table or an index."""
        ask = f"SELECT rootpage FROM sqlite_master WHERE name = '{name}'"
        with closing(connect_for_reading(database_of(self._data))) as connection:
            return int(connection.execute(ask).fetchone()[0])

    def _damage(self, page: int) -> bytes:
        """Fill a page with anything; what was there."""
        with database_of(self._data).open("r+b", buffering=0) as file:
            file.seek((page - 1) * PAGE_BYTES)
            before = file.read(PAGE_BYTES)
            file.seek((page - 1) * PAGE_BYTES)
            file.write(random.Random(page).randbytes(PAGE_BYTES))
        return before

    def _write(self, page: int, data: bytes) -> None:
        with database_of(self._data).open("r+b", buffering=0) as file:
            file.seek((page - 1) * PAGE_BYTES)
            file.write(data)

    # -- what is to be seen ------------------------------------------------------------------------

    def _hear(self) -> None:
        """Take note of what the house has said to its host, but that the machine is busy."""
        said = [self._line(line) for line in self.server.said]
        self._found["lines_for_the_host"] += [line for line in said if "stalled" not in line]
        self.server.said.clear()

    def _line(self, line: str) -> str:
        """A line without its time, and with another name for the folder."""
        return " ".join(TIME.sub("", line).replace(str(self._data), "DATA").split())

    async def _play_on(self) -> None:
        moves = self.crowd.doings.moves
        await asyncio.sleep(PLAY_SECONDS)
        if self.crowd.doings.moves == moves and self.crowd.playing:
            raise WentWrong("nobody plays")

    async def _bad(self, why: str) -> None:
        """Wait until the house has noticed, and a while more; nobody can open a table now."""
        start = time.monotonic()
        while (found := await self._health()) != why:
            if time.monotonic() - start > MOST_SECONDS:
                raise WentWrong(f"the house says {found or 'that it is well'}, not {why}")
            await asyncio.sleep(0.1)
        self._found["seconds_until_noticed"] = round(time.monotonic() - start, 1)
        lobby, body = self.crowd.lobby, {"name": "Somebody New"}
        url = f"http://127.0.0.1:{lobby.port}/api/people"
        async with lobby.session.post(url, json=body) as answer:
            if answer.status != UNAVAILABLE:
                raise WentWrong(f"somebody who came meanwhile was answered with {answer.status}")
        await asyncio.sleep(BAD_SECONDS)

    async def _well_again(self) -> None:
        """Wait until the house is well, and everybody back."""
        start = time.monotonic()
        async with asyncio.timeout(MOST_SECONDS):
            while await self._health():  # noqa: ASYNC110 - of another process
                await asyncio.sleep(0.1)
        await self.crowd.everybody()
        self._found["seconds_until_everybody_was_back"] = round(time.monotonic() - start, 1)
        await self._play_on()

    async def _health(self) -> str:
        """Why the house is not well; empty if it is."""
        lobby = self.crowd.lobby
        async with lobby.session.get(f"http://127.0.0.1:{lobby.port}/health") as answer:
            found = await answer.json()
            return "" if answer.status == OPEN else str(found["params"]["why"])

    async def _refused(self) -> None:
        """Start the house, which must not open, and say in one line why."""
        said = await asyncio.to_thread(self._facedown, "serve", "--port=0", expected=REFUSED)
        lines = said.splitlines()
        if len(lines) != 1:
            raise WentWrong(f"not one line: {lines}")
        self._found.setdefault("refused_to_start", []).append(self._line(lines[0]))

    def _facedown(self, *arguments: str, expected: int = 0) -> str:
        """What a command of the house says, which must end so."""
        env = os.environ | {"FACEDOWN_DATA": str(self._data), "FACEDOWN_LOG_LEVEL": "warning"}
        ran = subprocess.run(
            facedown(*arguments),
            env=env,
            check=False,
            timeout=MOST_SECONDS,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if ran.returncode != expected:
            raise WentWrong(f"{arguments[0]} ended with {ran.returncode}: {ran.stdout}")
        return ran.stdout


STAGES: Final[dict[str, Callable[[BadDays], Awaitable[None]]]] = {
    "full": BadDays.full,
    "full, and restarted": BadDays.full_and_restarted,
    "database read-only": BadDays.database_read_only,
    "disk read-only": BadDays.disk_read_only,
    "damaged while closed": BadDays.damaged_while_closed,
    "damaged while open": BadDays.damaged_while_open,
}


async def run(folder: Path, stages: list[str], *, tables: int, seed: str) -> dict[str, Any]:
    """Let the house have these bad days, and say what came of them."""
    with small_disk(folder) as disk:
        houses = Houses(disk.path / "data")
        async with aiohttp.ClientSession() as session:
            crowd = Crowd(Lobby(session, 0), random.Random(seed))
            days = BadDays(disk, houses, crowd, folder)
            await days.open()
            found = Found()
            told = {}
            try:
                for stage in stages:
                    told[stage] = await days.run(stage, tables)
                    print(f"{stage}: {json.dumps(told[stage])}", flush=True)
                await crowd.finish()
                await crowd.compare_finished(houses, found)
            finally:
                stop(days.server)
    return {
        "compiled": is_compiled(),
        "stages": told,
        "tables": found.tables,
        "people": found.people,
        "moves": found.moves,
        "resumed": found.resumed,
        "commands_repeated": found.commands_repeated,
        "events_compared": found.events_compared,
        "transcripts_verified": found.transcripts_verified,
        "wrong": found.wrong[:20],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stages", nargs="*", choices=STAGES, default=[*STAGES])
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", default="disk")
    parser.add_argument("--output", type=Path, default=HERE / "disk.json")
    asked = parser.parse_args()
    if not is_possible():
        sys.exit("make disk mounts a disk of its own, which only root may do")
    with tempfile.TemporaryDirectory(prefix="disk-") as folder:
        found = uvloop.run(run(Path(folder), asked.stages, tables=asked.tables, seed=asked.seed))
    asked.output.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    print(json.dumps(found, indent=1, ensure_ascii=False))
    sys.exit(1 if found["wrong"] else 0)


if __name__ == "__main__":
    main()
