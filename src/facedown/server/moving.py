"""A house moves: all that it knows from one database into another, compared when it is there."""

import hashlib
import os
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from facedown.server.store import StoreFailed
from facedown.server.store.backup import private_file
from facedown.server.store.connections import connect
from facedown.server.store.database import Database
from facedown.server.store.drivers import is_postgres, need_driver
from facedown.server.store.errors import BadBackup, NotOurs, failure_of
from facedown.server.store.folder import database_of, key_file_of, lock_folder, make_folder
from facedown.server.store.migrations import STEPS, migrate
from facedown.server.tokens import read_keys, seals_of

# So many rows are written at a time.
SOME: Final = 2000

# In the order in which they came to be; nothing in them depends on that.
TABLES: Final = re.findall(r"CREATE TABLE (\w+)", "".join(STEPS))


class Movable(Database, Protocol):
    """A database whose tables can be read from end to end."""

    def stream(self, sql: str) -> Iterable[Any]: ...


def move_house(source: str, target: str, data: Path) -> dict[str, int]:
    """Copy a house, closed, to where none is; how many rows of each table. All or nothing.

    Each of both is a folder or the address of a database; the keys of a house in PostgreSQL are in
    the folder `data`.
    """
    if _is_same(source, target):
        raise BadBackup("same_place")
    key_file = key_file_of(data if is_postgres(source) else Path(source))
    keys = read_keys(key_file)
    seals = seals_of(keys)
    try:
        with _opened(source, seals) as old, _made(target, seals) as new:
            count = {table: _copy(old, new, table) for table in TABLES}
            if not is_postgres(target) and keys:
                _take_key(key_file, key_file_of(Path(target)))
    except sqlite3.Error as error:
        raise failure_of(error) from None
    return count


def _is_same(source: str, target: str) -> bool:
    """Whether both are one place, however it is written."""
    if is_postgres(source) != is_postgres(target):
        return False
    if is_postgres(source):
        need_driver()
        from facedown.server.store.postgres_moving import place_of

        return source == target or place_of(source) == place_of(target)
    return source == target or (
        os.path.exists(source) and os.path.exists(target) and os.path.samefile(source, target)
    )


def _opened(place: str, seals: list[str]) -> AbstractContextManager[Movable]:
    if is_postgres(place):
        need_driver()
        from facedown.server.store.postgres_moving import old_house

        return old_house(place, seals)
    return _old_folder(Path(place))


def _made(place: str, seals: list[str]) -> AbstractContextManager[Movable]:
    if is_postgres(place):
        need_driver()
        from facedown.server.store.postgres_moving import new_house

        return new_house(place, seals, TABLES)
    return _new_folder(Path(place), seals)


@contextmanager
def _old_folder(folder: Path) -> Iterator[Movable]:
    if not database_of(folder).is_file():
        raise BadBackup("no_data", folder=str(folder))
    with lock_folder(folder), closing(connect(database_of(folder))) as connection:
        migrate(connection)
        yield connection


@contextmanager
def _new_folder(folder: Path, seals: list[str]) -> Iterator[Movable]:
    """A database that is in its folder once all is in it."""
    known = seals_of(read_keys(key_file_of(folder)))
    if known and not set(known) & set(seals):
        raise NotOurs("other_house", address=str(folder))
    make_folder(folder)
    with lock_folder(folder):
        if database_of(folder).exists():
            raise BadBackup("house_exists", place=str(folder))
        with (
            private_file(database_of(folder)) as file,
            closing(connect(file)) as connection,
        ):
            migrate(connection)
            connection.execute("BEGIN")
            yield connection
            connection.execute("COMMIT")
            # One file, without the log that stands beside a database in use.
            connection.execute("PRAGMA journal_mode = DELETE")


def _take_key(file: Path, copy: Path) -> None:
    if not copy.exists():
        with private_file(copy) as target:
            target.write_bytes(file.read_bytes())


def _copy(old: Movable, new: Movable, table: str) -> int:
    """Copy a table, and read it again; `not_the_same` if that is not what was there."""
    before = hashlib.sha256()
    count = 0
    rows = iter(_rows(old, table))
    while some := list(islice(rows, SOME)):
        marks = ", ".join(f"?{number}" for number in range(1, len(some[0]) + 1))
        new.executemany(f"INSERT INTO {table} VALUES ({marks})", some)
        count += len(some)
        _add(before, some)
    after = hashlib.sha256()
    copied = 0
    for row in _rows(new, table):
        copied += 1
        _add(after, [row])
    if copied != count or after.digest() != before.digest():
        raise StoreFailed("not_the_same", table=table, count=count, copied=copied)
    return count


def _rows(db: Movable, table: str) -> Iterator[tuple[Any, ...]]:
    """All rows, in the same order wherever they are: that of their columns."""
    columns = len(db.execute(f"SELECT * FROM {table} LIMIT 0").description)
    order = ", ".join(map(str, range(1, columns + 1)))
    for row in db.stream(f"SELECT * FROM {table} ORDER BY {order}"):
        yield tuple(_text(value) for value in row)


def _text(value: Any) -> Any:
    """A value that either database can hold: in PostgreSQL no text has the character zero."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _add(digest: Any, rows: Iterable[tuple[Any, ...]]) -> None:
    for row in rows:
        digest.update(msgspec.msgpack.encode(row))
