"""What a move costs the house over each database, all at the same moment: `make bench-house`.

A machine is faster in one minute than in the next. So the houses run side by side on the first
core, each process with its own tables and generator, and Colyseus with them: what they cost is then
comparable, whatever else the machine does. The generators and PostgreSQL have the second core; what
PostgreSQL uses is counted apart.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Barrier
from typing import Any, Final

from benchmarks.house.cluster import Cluster, cluster
from benchmarks.house.generator import load
from benchmarks.house.run import machine
from benchmarks.house.servers import HERE, Server, running, start_house, stop

RESULTS: Final = HERE / "beside.json"

SQLITE: Final = "SQLite"
POSTGRES: Final = "PostgreSQL"
ONE: Final = "PostgreSQL, one process of many"
TWO: Final = "PostgreSQL, two processes"
COLYSEUS: Final = "Colyseus"
# So long all of them may take to open their tables.
READY_SECONDS: Final = 180.0


@dataclass
class House:
    """The processes of one house, and the PostgreSQL that it has, if it has one."""

    kind: str = "Facedown"
    database: Cluster | None = None
    servers: list[Server] = field(default_factory=list)


def beside(tables: int, seconds: float) -> dict[str, Any]:
    """What a move costs each of them, in microseconds of the processor."""
    with ExitStack() as opened:
        houses = {
            SQLITE: opened.enter_context(_peer("Facedown")),
            POSTGRES: opened.enter_context(_house(1)),
            ONE: opened.enter_context(_house(1, "true")),
            TWO: opened.enter_context(_house(2, "true")),
            COLYSEUS: opened.enter_context(_peer("Colyseus")),
        }
        everyone = [(name, one, at) for name, one in houses.items() for at in one.servers]
        together = Barrier(len(everyone), timeout=READY_SECONDS)
        with ThreadPoolExecutor(len(everyone)) as pool:
            asked = [
                (name, pool.submit(_loaded, one, at, together, tables, seconds))
                for name, one, at in everyone
            ]
            found: dict[str, list[dict[str, Any]]] = {}
            for name, work in asked:
                found.setdefault(name, []).append(work.result())
    return {name: _cost(all_) for name, all_ in found.items()}


def _loaded(
    house: House, server: Server, together: Barrier, tables: int, seconds: float
) -> dict[str, Any]:
    return load(house.kind, server, house.database, together, tables=tables, seconds=seconds)


def _cost(loads: list[dict[str, Any]]) -> dict[str, Any]:
    """Of processes that have one database, each has seen all that the database used."""
    moves = sum(one["moves"] for one in loads)
    database = max(one["database_seconds"] for one in loads)
    return {
        "processes": len(loads),
        "moves": moves,
        "us_per_move": round(sum(one["cpu_seconds"] for one in loads) / moves * 1e6, 1),
        "database_us_per_move": round(database / moves * 1e6, 1),
    }


@contextmanager
def _peer(kind: str) -> Iterator[House]:
    with running(kind) as server:
        yield House(kind, servers=[server])


@contextmanager
def _house(processes: int, shared: str = "false") -> Iterator[House]:
    """A house over a PostgreSQL of its own, on the second core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    with tempfile.TemporaryDirectory(prefix="house-") as folder, cluster(durable=True) as database:
        os.sched_setaffinity(0, before)
        data, url = Path(folder) / "data", database.url()
        servers = [start_house(data, DATABASE=url, SHARED=shared) for _ in range(processes)]
        try:
            yield House(database=database, servers=servers)
        finally:
            for server in servers:
                stop(server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    runs = []
    for _ in range(asked.runs):
        runs.append(beside(asked.tables, asked.seconds))
        print(json.dumps(runs[-1]), flush=True)
    found = {
        "machine": machine(),
        "tables": asked.tables,
        "seconds": asked.seconds,
        "runs": runs,
    }
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
