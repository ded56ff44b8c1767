"""Several processes of one house over one PostgreSQL, and HAProxy before them."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from facedown.server.proxy import haproxy

START_SECONDS: Final = 60.0


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def has_haproxy() -> bool:
    return shutil.which("haproxy") is not None


class Processes:
    """So many processes, by their numbers, and the proxy."""

    def __init__(self, count: int, url: str, folder: Path, **settings: object) -> None:
        self._folder: Final = folder
        self._settings: Final = settings
        self._url: Final = url
        self.ports: Final = [free_port() for _ in range(count)]
        self.port: Final = free_port()
        self.running: Final[list[subprocess.Popen[bytes] | None]] = [None] * count
        self.proxy: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where people come in."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, number: int) -> None:
        """Start a process, and return at once."""
        environment = os.environ | {
            "FACEDOWN_TRUSTED_PROXIES": "127.0.0.1",
            **{f"FACEDOWN_{name.upper()}": str(value) for name, value in self._settings.items()},
        }
        command = [sys.executable, "-m", "facedown", "serve", "--shared", "--database", self._url]
        command += ["--port", str(self.ports[number]), "--data", str(self._folder / "data")]
        with (self._folder / f"process-{number}.log").open("ab") as said:
            self.running[number] = subprocess.Popen(
                command, stdout=said, stderr=said, env=environment, cwd=self._folder
            )

    def start_proxy(self) -> None:
        servers = [f"127.0.0.1:{port}" for port in self.ports]
        file = self._folder / "haproxy.cfg"
        file.write_text(haproxy(servers, f"127.0.0.1:{self.port}", "127.0.0.1"))
        with (self._folder / "haproxy.log").open("ab") as said:
            self.proxy = subprocess.Popen(
                ["haproxy", "-db", "-f", str(file)], stdout=said, stderr=said
            )

    def wait(self, number: int | None = None) -> None:
        """Wait until a process answers, or the proxy does."""
        port = self.port if number is None else self.ports[number]
        deadline = time.monotonic() + START_SECONDS
        while not is_well(port):
            if time.monotonic() > deadline:
                raise RuntimeError(self.said())
            time.sleep(0.05)

    def signal(self, number: int, name: signal.Signals) -> None:
        process = self.running[number]
        assert process is not None
        process.send_signal(name)

    def kill(self, number: int) -> None:
        """Kill a process as a power cut would."""
        process = self.running[number]
        assert process is not None
        process.kill()
        process.wait()
        self.running[number] = None

    def said(self) -> str:
        """The last that every process wrote."""
        return "\n".join(file.read_text()[-4000:] for file in sorted(self._folder.glob("*.log")))

    def stop(self) -> None:
        for process in (*self.running, self.proxy):
            if process is not None and process.poll() is None:
                with suppress(ProcessLookupError):
                    process.send_signal(signal.SIGCONT)
                process.kill()
                process.wait()


def is_well(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


@contextmanager
def processes(count: int, url: str, folder: Path, **settings: object) -> Iterator[Processes]:
    """Processes that run meanwhile, behind a proxy; all answer."""
    running = Processes(count, url, folder, **settings)
    try:
        for number in range(count):
            running.start(number)
        for number in range(count):
            running.wait(number)
        running.start_proxy()
        running.wait()
        yield running
    finally:
        running.stop()
