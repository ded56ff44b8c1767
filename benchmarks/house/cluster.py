"""A PostgreSQL of its own, in a folder that goes with it: for tests and measurements.

It listens on a socket in that folder and on no port, so any number can run beside each other.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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


@dataclass
class Cluster:
    """A server that runs, and the folder with its socket."""

    folder: Path
    process: "subprocess.Popen[bytes]"

    def url(self, schema: str = "", **options: str) -> str:
        """The address of its database, or of a schema in it."""
        if schema:
            options["options"] = f"-csearch_path={schema}"
        options = {"host": str(self.folder), "user": USER} | options
        asked = "&".join(f"{name}={quote(value)}" for name, value in options.items())
        return f"postgresql:///postgres?{asked}"

    def sql(self, command: str) -> str:
        """What the server says to a command."""
        asked = [_program("psql"), "-XAtqc", command, self.url()]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def is_installed() -> bool:
    return _found("initdb") is not None


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """Start a server, and stop it. Only a durable one waits for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="facedown-pg-"))
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam(USER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = folder / "data"
        initdb = [_program("initdb"), "-D", str(data), "--no-sync", "--auth=trust"]
        initdb += [f"--username={USER}", "--encoding=UTF8", "--locale=C"]
        user = USER if os.geteuid() == 0 else None
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, user=user, group=user)
        # One user of it needs a password.
        access = data / "pg_hba.conf"
        access.write_text(f"local all {GUARDED} scram-sha-256\n{access.read_text()}")
        settings = ["listen_addresses=", f"unix_socket_directories={folder}"]
        if not durable:
            settings += ["fsync=off", "full_page_writes=off", "synchronous_commit=off"]
        command = [_program("postgres"), "-D", str(data)]
        for setting in settings:
            command += ["-c", setting]
        with (
            (folder / "said").open("wb") as said,
            subprocess.Popen(command, stderr=said, cwd=folder, user=user, group=user) as process,
        ):
            try:
                running = Cluster(folder, process)
                _wait_for(running)
                yield running
            finally:
                process.send_signal(signal.SIGINT)  # no longer waits for those who are connected
                process.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(running: Cluster) -> None:
    deadline = time.monotonic() + START_SECONDS
    ready = [_program("pg_isready"), "-q", "-h", str(running.folder)]
    while subprocess.run(ready, check=False).returncode:
        if running.process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError((running.folder / "said").read_text())
        time.sleep(0.02)


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
