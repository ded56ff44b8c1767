"""Measure the house beside boardgame.io and Colyseus: `make bench-house`.

Each server has the first core to itself and the generator the second. Of each: moves a second when
every table moves as soon as it can, then latencies at half of that, then the memory of sockets
that do nothing.
"""

import argparse
import json
import os
import platform
import sqlite3
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.house.generator import KINDS, ROOT, load
from benchmarks.house.servers import HERE, pinned, running

import facedown.core.table

RESULTS: Final = HERE / "results.json"


def idle(kind: str, count: int) -> dict[str, Any]:
    """What a socket that does nothing costs. Facedown's tables are there before its sockets."""
    name = "facedown-idle" if kind == "Facedown" else KINDS[kind]
    with running(kind) as server:
        command = [sys.executable, "-m", "benchmarks.house.load", name, str(server.port), "--hold"]
        before = server.memory
        process = subprocess.Popen(
            pinned(1, [*command, "--tables", str(count)]),
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        tables = 0
        if line == "made\n":
            tables = server.memory - before
            before = server.memory
            line = process.stdout.readline()
        assert line == "held\n", (line, server.said)
        each = (server.memory - before) / (4 * count)
        process.kill()
        process.wait()
    return {
        "sockets": 4 * count,
        "kib_each": round(each / 1024, 1),
        "kib_each_table": round(tables / count / 1024, 1),
    }


def measure(kind: str, tables: int, seconds: float, runs: int) -> dict[str, Any]:
    full = []
    for _ in range(runs):
        with running(kind) as server:
            full.append(load(kind, server, tables=tables, seconds=seconds))
    full.sort(key=lambda one: one["moves_per_second"])
    middle = full[len(full) // 2]
    rate = median(one["moves_per_second"] for one in full) / 2
    half = []
    for _ in range(runs):
        with running(kind) as server:
            half.append(load(kind, server, tables=tables, seconds=seconds, rate=rate))
    half.sort(key=lambda one: one["p99_ms"])
    return {"full": middle, "half": half[len(half) // 2], "all_full": full, "all_half": half}


def machine() -> dict[str, Any]:
    def ask(*command: str) -> str:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()

    lock = json.loads((HERE / "package-lock.json").read_text())
    peers = {
        name: lock["packages"][f"node_modules/{name}"]["version"]
        for name in ("boardgame.io", "@colyseus/core", "@colyseus/ws-transport", "ws")
    }
    return {
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "system": platform.system() + " " + platform.release(),
        "python": platform.python_version(),
        "node": ask("node", "--version"),
        "sqlite": sqlite3.sqlite_version,
        "libraries": {name: version(name) for name in ("picows", "uvloop", "msgspec")} | peers,
        "rules": "compiled" if facedown.core.table.__file__.endswith(".so") else "interpreted",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--idle", type=int, default=500, help="tables of idle sockets")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--output", type=Path, default=RESULTS)
    asked = parser.parse_args()
    results: dict[str, Any] = {"machine": machine(), "servers": {}}
    for kind in [asked.only] if asked.only else KINDS:
        found = measure(kind, asked.tables, asked.seconds, asked.runs)
        if asked.idle and "FlatFile" not in kind:
            found["idle"] = idle(kind, asked.idle)
        results["servers"][kind] = found
        full, half = found["full"], found["half"]
        print(
            f"{kind:24} {full['moves_per_second']:8.0f} moves/s"
            f" ({full['moves_per_cpu_second']:.0f} a CPU second,"
            f" server {full['server_busy']:.0%}, generator {full['generator_busy']:.0%});"
            f" at half p50 {half['p50_ms']} ms, p99 {half['p99_ms']} ms;"
            f" idle {found.get('idle', {}).get('kib_each', '-')} KiB",
            flush=True,
        )
    asked.output.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
