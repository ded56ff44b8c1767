"""The generator: tables of four sockets, on each of which one move at a time is made.

A move is answered when all four seats have their own message about it; the time from sending to
the last of them is its latency. Run as a process of its own, on a core of its own:

    python -m benchmarks.house.load KIND PORT --tables 64 --seconds 5 [--rate 1000]

Without a rate every table moves as soon as it can. With one, moves are due at that rate whatever
the server does, and latency counts from when a move was due.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import deque
from typing import Any

import uvloop
from benchmarks.house.tables import KINDS, Table


class Load:
    """Keeps tables moving, and counts."""

    def __init__(self, tables: list[Table], rate: float) -> None:
        self.tables = tables
        self.rate = rate
        self.moves = 0
        self.latencies: list[float] = []
        self.is_counting = False
        self.is_over = False
        self._idle: deque[Table] = deque()
        self._due: deque[float] = deque()

    def start(self) -> None:
        for table in self.tables:
            table.load = self
            if table.is_idle:
                self.became_idle(table)
        if self.rate:
            asyncio.get_running_loop().create_task(self._keep_due())

    def answered(self, seconds: float) -> None:
        """A move was answered to all four."""
        if self.is_counting:
            self.moves += 1
            self.latencies.append(seconds)

    def became_idle(self, table: Table) -> None:
        if self.is_over:
            return
        if not self.rate:
            table.move(time.perf_counter())
        elif self._due:
            table.move(self._due.popleft())
        else:
            self._idle.append(table)

    async def _keep_due(self) -> None:
        step = 1.0 / self.rate
        due = time.perf_counter()
        while not self.is_over:
            now = time.perf_counter()
            while due <= now:
                if self._idle:
                    self._idle.popleft().move(due)
                else:
                    self._due.append(due)
                due += step
            await asyncio.sleep(max(due - time.perf_counter(), 0.0005))


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(int(len(values) * part), len(values) - 1)] if values else 0.0


async def measure(
    kind: str, port: int, count: int, warm: float, span: float, rate: float, *, waits: bool
) -> Any:
    tables = await KINDS[kind](port, count)
    load = Load(tables, rate)
    load.start()
    await asyncio.sleep(warm)
    if waits:
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
    load.is_counting = True
    start, used = time.perf_counter(), time.process_time()
    print("counting", flush=True)
    await asyncio.sleep(span)
    load.is_counting = False
    taken, used = time.perf_counter() - start, time.process_time() - used
    load.is_over = True
    return {
        "tables": count,
        "seconds": round(taken, 2),
        "moves": load.moves,
        "moves_per_second": round(load.moves / taken, 1),
        "p50_ms": round(percentile(load.latencies, 0.5) * 1000, 2),
        "p99_ms": round(percentile(load.latencies, 0.99) * 1000, 2),
        "max_ms": round(max(load.latencies, default=0.0) * 1000, 2),
        "generator_busy": round(used / taken, 3),
        "errors": sum(table.errors for table in tables),
    }


async def hold(kind: str, port: int, count: int) -> None:
    """Open sockets and keep them until standard input is closed."""
    await KINDS[kind](port, count)
    print("held", flush=True)
    await asyncio.sleep(3600)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("port", type=int)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--warm", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--hold", action="store_true")
    parser.add_argument("--wait", action="store_true", help="count when a line comes in")
    asked = parser.parse_args()
    if asked.hold:
        uvloop.run(hold(asked.kind, asked.port, asked.tables))
        return
    work = measure(
        asked.kind,
        asked.port,
        asked.tables,
        asked.warm,
        asked.seconds,
        asked.rate,
        waits=asked.wait,
    )
    print(json.dumps(uvloop.run(work)), flush=True)


if __name__ == "__main__":
    main()
