"""Where the house keeps its data: one folder that nobody else may read, used by one process."""

import errno
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from facedown.server.store.errors import StoreBusy, StoreFailed

VARIABLE: Final = "FACEDOWN_DATA"
DATABASE: Final = "facedown.sqlite"
KEY_FILE: Final = "signing.key"
LOCK_FILE: Final = "facedown.lock"

# What is not yet whole, as `private_file` names it, with what SQLite keeps beside it. In a data
# folder only who has the folder writes it.
UNFINISHED: Final = re.compile(
    rf"\.(?:{re.escape(DATABASE)}|{re.escape(KEY_FILE)})\.[a-z0-9_]{{8}}(?:-wal|-shm|-journal)?"
)


def data_folder(asked: Path | None = None) -> Path:
    """The folder asked for, or the one of the environment, or the usual one."""
    if asked is not None:
        return asked
    if named := os.environ.get(VARIABLE):
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "facedown"


def database_of(folder: Path) -> Path:
    return folder / DATABASE


def key_file_of(folder: Path) -> Path:
    """The key that tokens are signed with: beside the database, never in it."""
    return folder / KEY_FILE


def make_folder(folder: Path) -> None:
    """Make the folder, for its owner alone; one that exists is left as it is."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFailed("no_folder", folder=str(folder), why=why(error)) from None


def make_private(path: Path) -> None:
    """Make a file, if it is not there, that only its owner may read."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        path.chmod(0o600)
    except OSError as error:
        raise cannot_write(path, error) from None


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Have the folder for this process alone; `StoreBusy` if another has it.

    The lock goes with the process, however it ends.
    """
    path = folder / LOCK_FILE
    make_private(path)
    with path.open("r+b") as file:
        if not _is_locked_now(file.fileno()):
            raise StoreBusy("in_use", folder=str(folder))
        _clear_away(folder)
        yield


def _clear_away(folder: Path) -> None:
    """Remove what those were writing who had the folder before and were killed."""
    with suppress(OSError):  # it only takes room
        for path in list(folder.iterdir()):
            if UNFINISHED.fullmatch(path.name):
                path.unlink()


def _is_locked_now(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def cannot_write(path: Path, error: OSError) -> StoreFailed:
    """What it means that a file of the house cannot be made or written."""
    code = "disk_full" if error.errno == errno.ENOSPC else "read_only"
    return StoreFailed(code, file=str(path), why=why(error))


def why(error: OSError) -> str:
    return (error.strerror or "failed").lower()
