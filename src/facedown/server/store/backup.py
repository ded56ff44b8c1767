"""A backup: one file with the database and the key that tokens are signed with.

It is a zip of `facedown.sqlite`, `signing.key` and `backup.json`. Whoever has it has everything
that the house knows, and can be anybody there.
"""

import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import msgspec

from facedown import __version__
from facedown.server.store.connections import SqliteConnection, check_whole, connect_for_reading
from facedown.server.store.errors import BadBackup, Corrupt, StoreFailed, failure_of
from facedown.server.store.folder import (
    DATABASE,
    KEY_FILE,
    database_of,
    key_file_of,
    lock_folder,
    make_folder,
    make_private,
    why,
)
from facedown.server.store.migrations import check_version, version_of

FORMAT: Final = 1
ABOUT: Final = "backup.json"


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup says of itself."""

    format: int = FORMAT
    schema: int
    program: str = __version__
    made: float


def back_up(folder: Path, file: Path, *, force: bool = False) -> About:
    """Write a backup; the house may be running, and is not held up.

    `Corrupt` if the database is; what was at `file` before stays there whatever goes wrong.
    """
    check_free(file, force=force)
    with reading(folder) as source, private_file(file) as target:
        with ZipFile(target, "w") as archive:
            copy = target.with_suffix(".sqlite")
            try:
                with closing(sqlite3.connect(copy)) as database:
                    source.backup(database)
                    # One file, without the log that stands beside a database in use.
                    database.execute("PRAGMA journal_mode = DELETE")
                    # Pages are copied as they are, whatever is in them.
                    check_whole(database)
                    about = About(schema=version_of(database), made=time.time())
                archive.write(copy, DATABASE, ZIP_DEFLATED)
            finally:
                copy.unlink(missing_ok=True)
            if key_file_of(folder).exists():
                archive.write(key_file_of(folder), KEY_FILE)
            archive.writestr(ABOUT, msgspec.json.encode(about))
        _check_written(target, file)
    return about


def _check_written(written: Path, file: Path) -> None:
    """Read a backup again; `not_writable` if it is not what was written."""
    with _opened(written) as (archive, _):
        if archive.testzip() is not None:
            raise StoreFailed("not_writable", file=str(file), why="not_read_back")


def restore(file: Path, folder: Path, *, force: bool = False) -> About:
    """Make a data folder from a backup; what is there is replaced only if asked to."""
    with _opened(file) as (archive, about):
        make_folder(folder)
        with lock_folder(folder):
            for path in (database_of(folder), key_file_of(folder)):
                if path.exists() and not force:
                    raise BadBackup("data_exists", folder=str(folder))
            _restore_database(archive, file, database_of(folder))
            if KEY_FILE in archive.namelist():
                with private_file(key_file_of(folder)) as target:
                    target.write_bytes(archive.read(KEY_FILE))
    return about


def _restore_database(archive: ZipFile, file: Path, database: Path) -> None:
    with private_file(database) as target:
        with archive.open(DATABASE) as packed, target.open("wb") as unpacked:
            shutil.copyfileobj(packed, unpacked)
        with closing(sqlite3.connect(target)) as restored:
            check_version(restored)
            check_whole(restored)
        # The log beside the old database must not be taken for that of the new one.
        for suffix in ("-wal", "-shm"):
            database.with_name(database.name + suffix).unlink(missing_ok=True)


@contextmanager
def _opened(file: Path) -> Iterator[tuple[ZipFile, About]]:
    try:
        with ZipFile(file) as archive:
            about = msgspec.json.decode(archive.read(ABOUT), type=About)
            if about.format != FORMAT:
                raise BadBackup("other_backup", file=str(file), format=about.format, wanted=FORMAT)
            yield archive, about
    except FileNotFoundError:
        raise BadBackup("no_such_file", file=str(file)) from None
    except (BadZipFile, KeyError, msgspec.MsgspecError, sqlite3.Error, EOFError, Corrupt):
        raise BadBackup("not_a_backup", file=str(file)) from None
    except OSError as error:
        raise BadBackup("not_readable", file=str(file), why=why(error)) from None


@contextmanager
def reading(folder: Path) -> Iterator[SqliteConnection]:
    """The database of a folder, which a running house may be writing to."""
    if not database_of(folder).is_file():
        raise BadBackup("no_data", folder=str(folder))
    try:
        with closing(connect_for_reading(database_of(folder))) as connection:
            check_version(connection)
            yield connection
    except sqlite3.Error as error:
        raise failure_of(error, file=str(database_of(folder))) from None


def check_free(file: Path, *, force: bool) -> None:
    """Refuse a file that exists, unless it is to be replaced."""
    if file.is_dir():
        raise StoreFailed("not_writable", file=str(file), why="is_folder")
    if file.exists() and not force:
        raise StoreFailed("file_exists", file=str(file))


@contextmanager
def private_file(path: Path) -> Iterator[Path]:
    """A file to write to, which is at `path` once it is whole; nobody else can read it."""
    # Named before it is there: it may be interrupted at any moment, and then nothing is left.
    partly = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        partly.touch(0o600, exist_ok=False)
        yield partly
        make_private(partly)
        _sync(partly)
        partly.replace(path)
        _sync(path.parent)
    except OSError as error:
        raise StoreFailed("not_writable", file=str(path), why=why(error)) from None
    finally:
        with suppress(OSError):
            partly.unlink()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
