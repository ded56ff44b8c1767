"""What is wrong with a disk, where SQLite says no more than that something is."""

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from facedown.server.store.errors import StoreFailed, failure_of
from facedown.server.store.folder import LOCK_FILE

# The files beside a database grow by as much as this at a time.
FULL_BYTES: Final = 65_536


def failure_at(database: Path, error: Exception) -> StoreFailed:
    """What an error of SQLite means to the house, after a look at its disk."""
    failed = failure_of(error, file=str(database))
    if failed.code != "database_failed":
        return failed
    number = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if number == sqlite3.SQLITE_READONLY or not _is_writable(database):
        code = "read_only"
    elif _is_full(database.parent):
        code = "disk_full"
    else:
        return failed
    known = StoreFailed(code, **failed.params)
    known.__cause__ = error
    return known


def _is_writable(database: Path) -> bool:
    if not os.access(database, os.W_OK):
        return False
    try:
        # A disk that became read-only after an error shows it only to who opens a file. Not the
        # database: to close it would take SQLite's locks away.
        os.close(os.open(database.with_name(LOCK_FILE), os.O_RDWR))
    except OSError:
        return False
    return True


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < FULL_BYTES
    except OSError:
        return False
