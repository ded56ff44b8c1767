"""A PostgreSQL of its own, in a folder that goes with it: for tests and measurements.

It listens on a socket in that folder, so that any number can run beside each other, and on a port
if it is given an address.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

# Where Debian has the programs of a server, which are on nobody's PATH.
DEBIAN: Final = Path("/usr/lib/postgresql")
# PostgreSQL refuses to run as root: then it runs as this user, whom Debian's package makes.
USER: Final = "postgres"
# Who gets in with a password only.
GUARDED: Final = "guarded"
START_SECONDS: Final = 60.0


class Cluster:
    """A server, and the folder with its data and its socket."""

    def __init__(self, folder: Path, *, durable: bool, address: str = "") -> None:
        self.folder: Final = folder
        self._address: Final = address
        self._user: Final = USER if os.geteuid() == 0 else None
        command = [_program("postgres"), "-D", str(self._data)]
        settings = [f"listen_addresses={address}", f"unix_socket_directories={folder}"]
        if not durable:
            settings += ["fsync=off", "full_page_writes=off"]
        for setting in settings:
            command += ["-c", setting]
        self._command: Final = command
        self._make()
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _make(self) -> None:
        if self._user is not None:
            shutil.chown(self.folder, self._user, self._user)
        command = [_program("initdb"), "-D", str(self._data), "--no-sync", "--auth=trust"]
        command += [f"--username={USER}", "--encoding=UTF8", "--locale=C"]
        quiet, user = subprocess.DEVNULL, self._user
        subprocess.run(command, check=True, stdout=quiet, user=user, group=user)
        access = self._data / "pg_hba.conf"
        access.write_text(f"local all {GUARDED} scram-sha-256\n{access.read_text()}")
        if self._address:
            with access.open("a") as lines:
                lines.write(f"host all all {self._address}/24 trust\n")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        user = self._user
        with (self.folder / "said").open("ab") as said:
            self.process = subprocess.Popen(
                self._command, stderr=said, cwd=self.folder, user=user, group=user
            )
        deadline = time.monotonic() + START_SECONDS
        ready = [_program("pg_isready"), "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False).returncode:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "said").read_text())
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it as if it had crashed: nobody needs what is in it any more."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    @property
    def cpu(self) -> float:
        """Seconds of processor time that all its processes have used, those that are gone too."""
        own = self.process.pid
        tasks = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return _used(own, with_ended=True) + sum(_used(int(one)) for one in tasks)

    def url(self, schema: str = "", **options: str) -> str:
        """The address of its database, or of a schema in it."""
        if schema:
            options["options"] = f"-csearch_path={schema}"
        options = {"host": self._address or str(self.folder), "user": USER} | options
        asked = "&".join(f"{name}={quote(value)}" for name, value in options.items())
        return f"postgresql:///postgres?{asked}"

    def sql(self, command: str) -> str:
        """What the server says to a command."""
        asked = [_program("psql"), "-XAtqc", command, self.url(host=str(self.folder))]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def _used(process: int, *, with_ended: bool = False) -> float:
    """Seconds that a process has used, and its children that have ended."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:  # it has ended meanwhile
        return 0.0
    fields = stat.rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_ended else 13])) / os.sysconf("SC_CLK_TCK")


def is_installed() -> bool:
    return _found("initdb") is not None


@contextmanager
def cluster(*, durable: bool = False, address: str = "") -> Iterator[Cluster]:
    """A server that runs meanwhile. Only a durable one waits for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="facedown-pg-"))
    try:
        running = Cluster(folder, durable=durable, address=address)
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _program(name: str) -> str:
    path = _found(name)
    assert path is not None, f"PostgreSQL has no {name} here"
    return path


def _found(name: str) -> str | None:
    def version(folder: Path) -> float:
        return float(folder.parent.name)

    for folder in sorted(DEBIAN.glob("*/bin"), key=version, reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)
