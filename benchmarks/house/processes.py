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

from benchmarks.house.networks import PEOPLE, Networks

from facedown.server.proxy import haproxy

START_SECONDS: Final = 60.0
HERE: Final = "127.0.0.1"


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def has_haproxy() -> bool:
    return shutil.which("haproxy") is not None


class Processes:
    """So many processes, by their numbers, and the proxy. With networks each is in its own."""

    def __init__(
        self,
        count: int,
        url: str,
        folder: Path,
        networks: Networks | None = None,
        **settings: object,
    ) -> None:
        self._folder: Final = folder
        self.networks: Final = networks
        self._settings: Final = settings
        self._url: Final = url
        # The sources of each, if it is not the version that runs this.
        self.sources: Final[list[Path | None]] = [None] * count
        self.ports: Final = [free_port() for _ in range(count)]
        self.port: Final = free_port()
        self.running: Final[list[subprocess.Popen[bytes] | None]] = [None] * count
        self.proxy: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where people come in."""
        return f"http://{HERE}:{self.port}"

    def host(self, number: int) -> str:
        """The address that a process listens on."""
        return HERE if self.networks is None else self.networks.address(number)

    def start(self, number: int) -> None:
        """Start a process, and return at once."""
        networks = self.networks
        command = [] if networks is None else networks.inside(number)
        command += self._command(self.host(number), self.ports[number])
        with self._log(number).open("ab") as said:
            self.running[number] = subprocess.Popen(
                command,
                stdout=said,
                stderr=said,
                env=self._environment(self.sources[number]),
                cwd=self._folder,
            )

    def refusal(self, sources: Path | None) -> tuple[int, str]:
        """The exit code and the words of one more process, which is not to start."""
        done = subprocess.run(
            self._command(HERE, free_port()),
            env=self._environment(sources),
            cwd=self._folder,
            check=False,
            capture_output=True,
            text=True,
            timeout=START_SECONDS,
        )
        return done.returncode, done.stdout + done.stderr

    def _command(self, host: str, port: int) -> list[str]:
        command = [sys.executable, "-m", "facedown", "serve", "--shared", "--database", self._url]
        return [*command, "--host", host, "--port", str(port), "--data", str(self._folder / "data")]

    def _environment(self, sources: Path | None) -> dict[str, str]:
        proxy = HERE if self.networks is None else self.networks.here(PEOPLE)
        settings = {name.upper(): str(value) for name, value in self._settings.items()}
        settings["TRUSTED_PROXIES"] = proxy
        environment = os.environ | {f"FACEDOWN_{name}": one for name, one in settings.items()}
        return environment if sources is None else environment | {"PYTHONPATH": str(sources)}

    def start_proxy(self) -> None:
        servers = [f"{self.host(number)}:{port}" for number, port in enumerate(self.ports)]
        file = self._folder / "haproxy.cfg"
        file.write_text(haproxy(servers, f"{HERE}:{self.port}", HERE))
        with (self._folder / "haproxy.log").open("ab") as said:
            self.proxy = subprocess.Popen(
                ["haproxy", "-db", "-f", str(file)], stdout=said, stderr=said
            )

    def wait(self, number: int | None = None) -> None:
        """Wait until a process answers, or the proxy does."""
        host, port = HERE, self.port
        if number is not None:
            host, port = self.host(number), self.ports[number]
        deadline = time.monotonic() + START_SECONDS
        while not is_well(host, port):
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

    def tracebacks(self) -> list[str]:
        """What no process should ever write."""
        return [line for line in self.said().splitlines() if "Traceback" in line]

    def _log(self, number: int) -> Path:
        return self._folder / f"process-{number}.log"

    def said_by(self, number: int) -> str:
        """All that a process wrote, whenever it ran."""
        return self._log(number).read_text()

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


def is_well(host: str, port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://{host}:{port}/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


@contextmanager
def processes(
    count: int,
    url: str,
    folder: Path,
    networks: Networks | None = None,
    sources: Path | None = None,
    **settings: object,
) -> Iterator[Processes]:
    """Processes that run meanwhile, behind a proxy; all answer."""
    running = Processes(count, url, folder, networks, **settings)
    running.sources[:] = [sources] * count
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
