"""Servers as processes on a core of their own, and what they use."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
TICKS: Final = os.sysconf("SC_CLK_TCK")

# What a stranger may not do is what a load does: these limits are counted all the same.
NO_LIMITS: Final = {
    "PEOPLE_PER_HOUR": "1000000",
    "TABLES_PER_HOUR": "1000000",
    "NETWORK_TABLES_PER_HOUR": "1000000",
    "GUESSES_PER_MINUTE": "1000000",
    "REQUESTS_PER_SECOND": "1000000",
    "REQUEST_BURST": "1000000",
    "CHANGES_PER_MINUTE": "1000000",
    "TABLES_PER_PERSON": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
    "MESSAGES_PER_SECOND": "1000000",
    "MESSAGE_BURST": "1000000",
    "BOT_PROCESSES": "1",
}


@dataclass
class Server:
    """A server that listens."""

    process: subprocess.Popen[str]
    port: int
    said: list[str]
    listening: threading.Thread | None = None

    def ended(self) -> None:
        """Wait until the process is gone, and with it what it had to say."""
        self.process.wait()
        if self.listening is not None:
            self.listening.join()

    @property
    def cpu(self) -> float:
        """Seconds of processor time that the process has used, all its threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes of memory that the process has in use."""
        return resident(self.process.pid)

    @property
    def memory_of_children(self) -> int:
        """The same of the processes that it has started."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return sum(resident(int(child)) for task in tasks for child in task.read_text().split())


def resident(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def pinned(core: int | None, command: list[str]) -> list[str]:
    return command if core is None else ["taskset", "-c", str(core), *command]


def start(command: list[str], *, env: dict[str, str], cwd: Path | None = None) -> Server:
    """Start a server and wait for the port that it says it listens on."""
    process = subprocess.Popen(
        command,
        env=os.environ | env,
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said: list[str] = []
    for line in process.stdout:
        found = re.search(r"(?:listening |open at http://[^:]+:)(\d+)", line)
        if found:
            server = Server(process, int(found[1]), said)
            server.listening = threading.Thread(target=_listen, args=(server,), daemon=True)
            server.listening.start()
            return server
        said.append(line)
    raise RuntimeError("the server ended: " + "".join(said))


def _listen(server: Server) -> None:
    assert server.process.stdout is not None
    with server.process.stdout as lines:
        for line in lines:
            server.said.append(line)


def stop(server: Server) -> None:
    """End a server as its host would."""
    server.process.send_signal(signal.SIGTERM)
    try:
        server.process.wait(20)
    except subprocess.TimeoutExpired:
        server.process.kill()
    server.ended()


def start_house(
    data: Path, core: int | None = 0, limits: Mapping[str, str] = NO_LIMITS, **settings: str
) -> Server:
    """The house itself, with its data in a folder."""
    changes = {**limits, "DATA": str(data), "LOG_LEVEL": "warning", **settings}
    env = {f"FACEDOWN_{name}": value for name, value in changes.items()}
    return start(pinned(core, facedown("serve", "--port=0")), env=env)


def facedown(*arguments: str) -> list[str]:
    """A command of the package that runs this."""
    return [sys.executable, "-c", "from facedown.cli import main; main()", *arguments]


def start_peer(script: str, *args: str, core: int | None = 0) -> Server:
    command = pinned(core, ["node", str(HERE / "peers" / script), *args])
    return start(command, env={"NODE_ENV": "production"}, cwd=HERE)


@contextmanager
def running(kind: str, core: int | None = 0) -> Iterator[Server]:
    """One of the servers that are compared, in a folder of its own where it needs one."""
    folder = Path(tempfile.mkdtemp(prefix="house-", dir=os.environ.get("BENCH_FOLDER")))
    try:
        if kind == "Facedown":
            server = start_house(folder / "data", core)
        elif kind == "boardgame.io":
            server = start_peer("boardgame.cjs", core=core)
        elif kind == "boardgame.io, FlatFile":
            server = start_peer("boardgame.cjs", str(folder), core=core)
        elif kind == "Colyseus":
            server = start_peer("colyseus.mjs", core=core)
        else:
            server = start_peer("plain.cjs", core=core)
        try:
            yield server
        finally:
            stop(server)
    finally:
        time.sleep(0.2)
        shutil.rmtree(folder, ignore_errors=True)
