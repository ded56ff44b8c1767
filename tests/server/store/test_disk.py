"""What is wrong with a disk, where SQLite says only that something is."""

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from facedown.server.store.disk import failure_at
from facedown.server.store.errors import StoreFailed
from facedown.server.store.folder import LOCK_FILE, database_of
from facedown.server.tokens import load_keys

FAILED = sqlite3.OperationalError("disk I/O error")


class Usage(NamedTuple):
    """How much of a disk is free."""

    free: int


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / LOCK_FILE).touch()
    database_of(tmp_path).touch()
    return database_of(tmp_path)


def test_where_nothing_is_to_be_seen_it_is_just_a_failure(database: Path) -> None:
    failed = failure_at(database, FAILED)
    assert failed.code == "database_failed"
    assert failed.params == {"file": str(database), "why": "disk I/O error"}


def test_a_file_that_cannot_be_written_is_found(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: path != database)
    assert failure_at(database, FAILED).code == "read_only"


def test_a_disk_that_became_read_only_is_found(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some say that a file may be written, and refuse only who opens it."""
    opened: list[str] = []

    def refuse(path: Path, *args: Any) -> int:
        opened.append(path.name)
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "open", refuse)
    assert failure_at(database, FAILED).code == "read_only"
    assert opened == [LOCK_FILE], "the database itself must not be opened and closed"


def test_a_full_disk_is_found_where_sqlite_does_not_say_so(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(free=4096))
    assert failure_at(database, FAILED).code == "disk_full"


def test_a_key_that_cannot_be_written_is_one_line_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "link", fail)
    with pytest.raises(StoreFailed) as failed:
        load_keys(tmp_path / "signing.key")
    assert (failed.value.code, failed.value.params["why"]) == (
        "disk_full",
        "no space left on device",
    )
    assert list(tmp_path.iterdir()) == []
