"""Which driver for PostgreSQL: `python -m benchmarks.house.drivers`.

Tables append to their logs as fast as they are told that the last entry is on disk, and all that
waits meanwhile is the next statement: what the house does, and nothing else of it. psycopg has a
thread of its own, as SQLite's writer has; asyncpg is awaited in the event loop.
"""

import argparse
import asyncio
import json
import platform
import statistics
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

import asyncpg
import psycopg
import uvloop
from benchmarks.house.cluster import cluster
from benchmarks.house.servers import HERE

from facedown.server.store import SqliteStore

RESULTS: Final = HERE / "drivers.json"
ENTRY: Final = b'{"t":"moved","at":1700000000.123,"seat":2,"move":{"t":"draw"},"by":"person"}' * 2
MAKE: Final = """
    DROP TABLE IF EXISTS log;
    CREATE TABLE log (
        code TEXT COLLATE "C", number INTEGER, entry BYTEA, PRIMARY KEY (code, number)
    )
"""
APPEND: Final = """
    INSERT INTO log SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])
"""

Append = Callable[[str, int, bytes], "asyncio.Future[None]"]
Waiting = list[tuple[str, int, bytes, "asyncio.Future[None]"]]


def _columns(group: Waiting) -> list[list[Any]]:
    return [[job[place] for job in group] for place in range(3)]


def _tell(group: Waiting) -> None:
    for *_, future in group:
        future.set_result(None)


@asynccontextmanager
async def by_psycopg(url: str) -> AsyncIterator[Append]:
    """A thread of its own, which takes all that waits."""
    loop = asyncio.get_running_loop()
    jobs: SimpleQueue[Waiting | None] = SimpleQueue()
    fresh: Waiting = []

    def write() -> None:
        with psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor) as connection:
            while (group := jobs.get()) is not None:
                try:
                    while (more := jobs.get_nowait()) is not None:
                        group = group + more
                except Empty:
                    pass
                codes, numbers, entries = _columns(group)
                connection.execute(
                    APPEND,
                    (
                        "{" + ",".join(codes) + "}",
                        "{" + ",".join(map(str, numbers)) + "}",
                        '{"\\\\x' + '","\\\\x'.join([entry.hex() for entry in entries]) + '"}',
                    ),
                )
                loop.call_soon_threadsafe(_tell, group)

    def hand_over() -> None:
        nonlocal fresh
        jobs.put(fresh)
        fresh = []

    def append(table: str, number: int, entry: bytes) -> asyncio.Future[None]:
        future: asyncio.Future[None] = loop.create_future()
        if not fresh:
            loop.call_soon(hand_over)
        fresh.append((table, number, entry, future))
        return future

    thread = threading.Thread(target=write)
    thread.start()
    yield append
    jobs.put(None)
    await asyncio.to_thread(thread.join)


@asynccontextmanager
async def by_asyncpg(url: str) -> AsyncIterator[Append]:
    """A task in the event loop, which takes all that waits."""
    loop = asyncio.get_running_loop()
    connection = await asyncpg.connect(url)
    statement = await connection.prepare(APPEND)
    fresh: Waiting = []
    awake = asyncio.Event()

    async def write() -> None:
        nonlocal fresh
        while True:
            await awake.wait()
            awake.clear()
            group, fresh = fresh, []
            await statement.fetch(*_columns(group))
            _tell(group)

    def append(table: str, number: int, entry: bytes) -> asyncio.Future[None]:
        future: asyncio.Future[None] = loop.create_future()
        fresh.append((table, number, entry, future))
        awake.set()
        return future

    task = asyncio.create_task(write())
    yield append
    task.cancel()
    await connection.close()


@asynccontextmanager
async def by_sqlite(folder: str) -> AsyncIterator[Append]:
    """What the house has today, for comparison."""
    store = await SqliteStore.open(Path(folder))
    yield lambda table, number, entry: store.append(table, number, [entry])
    await store.close()


async def measured(
    opened: AbstractAsyncContextManager[Append], tables: int, seconds: float
) -> dict[str, float]:
    """Appends a second, the microseconds of this process for each, and how long one takes."""
    waits: list[float] = []
    async with opened as append:
        end = time.perf_counter() + seconds

        async def play(table: str) -> None:
            number = 0
            while (start := time.perf_counter()) < end:
                number += 1
                await append(table, number, ENTRY)
                waits.append(time.perf_counter() - start)

        start, used = time.perf_counter(), time.process_time()
        await asyncio.gather(*[play(f"T{number:05}") for number in range(tables)])
        used, taken = time.process_time() - used, time.perf_counter() - start
    return {
        "appends_per_second": round(len(waits) / taken),
        "cpu_us_per_append": round(used / len(waits) * 1e6, 1),
        "median_ms": round(statistics.median(waits) * 1000, 2),
    }


async def compare(tables: list[int], seconds: float, times: int) -> dict[str, Any]:
    """Each in turn, several times; the median of each figure."""
    found: dict[str, Any] = {}
    with cluster(durable=True) as running:
        for count in tables:
            rounds: dict[str, list[dict[str, float]]] = {}
            for _ in range(times):
                running.sql(MAKE)
                psycopg_ = await measured(by_psycopg(running.url()), count, seconds)
                running.sql(MAKE)
                asyncpg_ = await measured(by_asyncpg(running.url()), count, seconds)
                with tempfile.TemporaryDirectory() as folder:
                    sqlite = await measured(by_sqlite(folder), count, seconds)
                for name, one in (("psycopg", psycopg_), ("asyncpg", asyncpg_), ("SQLite", sqlite)):
                    rounds.setdefault(name, []).append(one)
            found[str(count)] = {
                name: {key: statistics.median(one[key] for one in all_) for key in all_[0]}
                for name, all_ in rounds.items()
            }
            print(count, json.dumps(found[str(count)]), flush=True)
        found["server"] = running.sql("SHOW server_version")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 50, 500])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    found = uvloop.run(compare(asked.tables, asked.seconds, asked.times))
    found["python"] = platform.python_version()
    found["drivers"] = {name: version(name) for name in ("psycopg", "asyncpg")}
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
