"""What a store can refuse, as one tree.

StoreError
├── Conflict       the number or the id is taken, or the log does not reach that far
├── NameTaken      somebody else of that name was here lately
├── Unknown        there is no such person
├── StoreFailed    the disk is full, or broken: nothing of what was asked is kept
│   ├── Damaged    a log or a record is not what was written to the disk
│   └── Corrupt    the database itself is damaged, and what is written to it now may be lost
├── StoreBusy      another process has the data folder, or the database
├── NewerSchema    a newer version of the program wrote the database
├── FarApart       processes of a version that is not next to this one have the database
├── NotOurs        the database has other things in it, or another house's
└── BadBackup      a file that cannot be restored or imported
"""

import sqlite3
import zlib
from typing import Final

import msgspec

from facedown.core.errors import FacedownError

# What is raised where something is read that nobody has written so.
UNREADABLE: Final = (zlib.error, msgspec.DecodeError, UnicodeDecodeError)
CORRUPT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# The same in PostgreSQL's words: https://www.postgresql.org/docs/current/errcodes-appendix.html
STATES_OF_DAMAGE: Final = ("XX001", "XX002")
STATE_OF_FULL_DISK: Final = "53100"
STATE_OF_NO_RIGHT: Final = "42501"
STATE_OF_READ_ONLY: Final = "25006"


class StoreError(FacedownError):
    """Anything that a store refuses."""


class Conflict(StoreError):
    """The number or the id is taken, or the log does not reach that far."""


class NameTaken(StoreError):
    """Somebody else had that name lately."""


class Unknown(StoreError):
    """There is no such person."""


class StoreFailed(StoreError):
    """The disk is full, or broken: nothing of what was asked is kept."""


class Damaged(StoreFailed):
    """A log or a record is not what was written to the disk."""


class Corrupt(StoreFailed):
    """The database itself is damaged, and what is written to it now may be lost."""


class StoreBusy(StoreError):
    """Another process has the data folder, or the database."""


class NewerSchema(StoreError):
    """A newer version of the program wrote the database."""


class FarApart(StoreError):
    """Processes of a version that is not next to this one have the database."""


class NotOurs(StoreError):
    """The database has other things in it, or another house's."""


class BadBackup(StoreError):
    """A file that cannot be restored or imported."""


def failure_of(error: Exception, **params: str) -> StoreFailed:
    """What an error of the database means to the house."""
    # Extended codes have the plain one in their last byte.
    number = getattr(error, "sqlite_errorcode", 0) & 0xFF
    state = getattr(error, "sqlstate", None)
    params["why"] = _said(error, state)
    failed = StoreFailed("database_failed", **params)
    if number in CORRUPT:
        failed = Corrupt("database_damaged", **params)
    elif state in STATES_OF_DAMAGE or isinstance(error, UNREADABLE):
        failed = Damaged("unreadable", **params)
    elif number == sqlite3.SQLITE_FULL or state == STATE_OF_FULL_DISK:
        failed = StoreFailed("disk_full", **params)
    elif state == STATE_OF_NO_RIGHT:
        failed = StoreFailed("database_rights", **params)
    elif state == STATE_OF_READ_ONLY:
        failed = StoreFailed("database_read_only", **params)
    failed.__cause__ = error
    return failed


def _said(error: Exception, state: str | None) -> str:
    """What the database says; of PostgreSQL its code, too, and no row, as its next lines may."""
    if state is None:
        return " ".join(str(error).split())
    return f"{str(error).splitlines()[0]} ({state})"
