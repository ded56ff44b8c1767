"""The generator as a process on the second core, and what the server used meanwhile."""

import json
import subprocess
import sys
from threading import Barrier
from typing import Any, Final

from benchmarks.house.cluster import Cluster
from benchmarks.house.servers import HERE, Server, pinned

ROOT: Final = HERE.parent.parent

# The servers and what the generator calls them.
KINDS: Final = {
    "Facedown": "facedown",
    "boardgame.io": "boardgame.io",
    "boardgame.io, FlatFile": "boardgame.io",
    "Colyseus": "colyseus",
    "Node ws": "ws",
}


def load(
    kind: str,
    server: Server,
    database: Cluster | None = None,
    together: Barrier | None = None,
    **options: float,
) -> dict[str, Any]:
    """What the generator measured, and what the server and its database used meanwhile.

    Where several are measured together, all begin to count when the last is ready.
    """
    command = [sys.executable, "-m", "benchmarks.house.load", KINDS[kind], str(server.port)]
    for name, value in options.items():
        command += [f"--{name}", str(value)]
    if together is not None:
        command.append("--wait")
    process = subprocess.Popen(
        pinned(1, command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    if together is not None:
        assert process.stdout.readline() == "ready\n", server.said
        together.wait()
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    assert process.stdout.readline() == "counting\n", server.said
    before = server.cpu, 0.0 if database is None else database.cpu
    found: dict[str, Any] = json.loads(process.stdout.readline())
    used = server.cpu - before[0]
    found["database_seconds"] = 0.0 if database is None else round(database.cpu - before[1], 2)
    process.wait()
    assert not found["errors"], found
    found["cpu_seconds"] = round(used, 2)
    found["server_busy"] = round(used / found["seconds"], 3)
    found["moves_per_cpu_second"] = round(found["moves"] / used, 1) if used else 0.0
    return found
