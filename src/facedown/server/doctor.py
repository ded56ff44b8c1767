"""Whether a set-up will carry a house: each check says what it found, and what there is to mend.

Nothing is changed, and the house may be running or not.
"""

import ctypes
import os
import re
import shutil
import sqlite3
import stat
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from facedown.core.compiled import is_compiled
from facedown.core.errors import FacedownError
from facedown.server.admins import load_admins
from facedown.server.door import SOCKET_PATH
from facedown.server.http.operations import NONE, UNTRUSTED
from facedown.server.http.pages import HASHED, INDEX, STATIC
from facedown.server.settings import Settings
from facedown.server.store.connections import check_whole, connect_for_reading
from facedown.server.store.disk import failure_at
from facedown.server.store.drivers import need_driver
from facedown.server.store.folder import database_of, key_file_of
from facedown.server.store.migrations import check_version
from facedown.server.tokens import read_keys, seals_of

GOOD: Final = "good"
POOR: Final = "poor"  # it works, and could be better
BAD: Final = "bad"

MEGABYTE: Final = 1_000_000
LITTLE_SPACE: Final = 1000 * MEGABYTE
NO_SPACE: Final = 200 * MEGABYTE
# Files that a house has open beside its sockets.
OTHER_FILES: Final = 200
# A clock that is wrong by more than this is noticed by people.
SKEW_SECONDS: Final = 5.0
ASK_SECONDS: Final = 5.0
# What Linux says of a clock that nothing keeps right.
TIME_ERROR: Final = 5
TIMEX_BYTES: Final = 512

_ASSET: Final = re.compile(rf'(?:src|href)="/({HASHED}/[^"]+)"')


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at: how it is, under a code, and what belongs to it."""

    check: str
    status: str
    code: str
    params: dict[str, str | int] = {}


def examine(settings: Settings, unknown: list[str], url: str = "") -> list[Finding]:
    """All findings; `url` is where people find the house, if it is to be asked there."""
    checks: list[tuple[str, Callable[[], Iterator[Finding]]]] = [
        ("settings", lambda: _settings(settings, unknown)),
        ("disk", lambda: _disk(settings.folder)),
        ("files", lambda: _private(settings)),
        ("database", lambda: _any_database(settings)),
        ("clock", lambda: _clock(settings)),
        ("limits", lambda: _limits(settings)),
        ("screen", lambda: _screen(STATIC)),
        ("rules", _rules),
        ("proxy", lambda: _house(settings, url or settings.public_url)),
    ]
    found: list[Finding] = []
    for name, check in checks:
        own = list(check())
        found += own or [Finding(name, GOOD, f"{name}_good")]
    return found


def _settings(settings: Settings, unknown: list[str]) -> Iterator[Finding]:
    for name in unknown:
        yield Finding("settings", POOR, "unknown_setting", {"name": name})
    is_here_only = settings.host in ("127.0.0.1", "::1", "localhost")
    is_public = not is_here_only or bool(settings.trusted_proxies)
    if settings.metrics == "open" and is_public:
        yield Finding("settings", POOR, "metrics_open")


def _disk(folder: Path) -> Iterator[Finding]:
    there = folder
    while not there.exists():
        there = there.parent
    free = shutil.disk_usage(there).free
    if free < LITTLE_SPACE:
        status = BAD if free < NO_SPACE else POOR
        params: dict[str, str | int] = {"folder": str(folder), "megabytes": free // MEGABYTE}
        yield Finding("disk", status, "little_space", params)
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError:
        yield Finding("disk", BAD, "folder_not_writable", {"folder": str(folder)})
        return
    database = database_of(folder)
    if database.exists() and not os.access(database, os.W_OK):
        yield Finding("disk", BAD, "folder_not_writable", {"folder": str(database)})


def _private(settings: Settings) -> Iterator[Finding]:
    """Files that hold a secret are for their owner alone, and that is who asks."""
    folder = settings.folder
    for path in (folder, key_file_of(folder), database_of(folder)):
        try:
            about = path.stat()
        except OSError:
            continue
        if os.name == "posix" and stat.S_IMODE(about.st_mode) & 0o077:
            yield Finding("files", BAD, "others_may_read", {"file": str(path)})
        if os.name == "posix" and about.st_uid != os.geteuid():
            yield Finding("files", POOR, "other_owner", {"file": str(path)})
    if settings.admin_file:
        try:
            if not load_admins(Path(settings.admin_file)):
                yield Finding("files", POOR, "no_admins", {"file": settings.admin_file})
        except FacedownError as error:
            params = {"file": settings.admin_file, "why": str(error.params["why"])}
            yield Finding("files", BAD, "bad_admin_file", {**params})


def _any_database(settings: Settings) -> Iterator[Finding]:
    if not settings.database:
        yield from _database(database_of(settings.folder))
        return
    try:
        if _last_in_postgres(settings) is None:
            yield Finding("database", GOOD, "empty_database")
        for name in _unkept(settings):
            yield Finding("database", BAD, "not_kept", {"setting": name})
    except FacedownError as error:
        yield Finding("database", BAD, "database_refused", {"error": error.code, **error.params})


def _last_in_postgres(settings: Settings) -> float | None:
    """When the last table was opened; None if there is no house in the database yet."""
    need_driver()
    from facedown.server.store.postgres_checking import check_database

    return check_database(settings.database, seals_of(read_keys(key_file_of(settings.folder))))


def _unkept(settings: Settings) -> list[str]:
    from facedown.server.store.postgres_checking import unkept_at

    return unkept_at(settings.database)


def _database(file: Path) -> Iterator[Finding]:
    if not file.exists():
        yield Finding("database", GOOD, "no_database_yet", {"file": str(file)})
        return
    try:
        with closing(connect_for_reading(file)) as connection:
            check_version(connection)
            check_whole(connection)
    except FacedownError as error:
        yield _refused(file, error)
    except sqlite3.Error as error:
        yield _refused(file, failure_at(file, error))


def _refused(file: Path, error: FacedownError) -> Finding:
    params: dict[str, str | int] = {"file": str(file)}
    if error.code == "newer_schema":
        return Finding("database", BAD, "newer_schema", params | error.params)
    if error.code == "database_damaged":
        return Finding("database", BAD, "database_damaged", params)
    if error.code in ("read_only", "disk_full"):
        return Finding("database", BAD, "database_refused", {"error": error.code, **error.params})
    return Finding("database", BAD, "not_a_house", params)


def _clock(settings: Settings) -> Iterator[Finding]:
    if _is_unsynchronised():
        yield Finding("clock", POOR, "clock_alone")
    try:
        last = _last_in_postgres(settings) if settings.database else _last_in(settings.folder)
    except (FacedownError, sqlite3.Error):
        return  # said of the database already
    ahead = (last or 0.0) - time.time()
    if ahead > SKEW_SECONDS:
        yield Finding("clock", BAD, "clock_back", {"seconds": int(ahead)})


def _last_in(folder: Path) -> float | None:
    """When the last table was opened; None if there is none."""
    file = database_of(folder)
    if not file.exists():
        return None
    with closing(connect_for_reading(file)) as connection:
        last: float | None = connection.execute("SELECT max(created) FROM tables").fetchone()[0]
    return last


def _is_unsynchronised() -> bool:
    """Whether nothing keeps this machine's clock right, as far as Linux knows."""
    if sys.platform != "linux":
        return False
    try:
        asked: int = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(TIMEX_BYTES))
        return asked == TIME_ERROR
    except (OSError, AttributeError):
        return False


def _limits(settings: Settings) -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = settings.most_sockets + OTHER_FILES
    if most != resource.RLIM_INFINITY and most < needed:
        yield Finding("limits", POOR, "few_files", {"files": most, "needed": needed})


def _screen(folder: Path) -> Iterator[Finding]:
    index = folder / INDEX
    if not index.is_file():
        yield Finding("screen", BAD, "no_screen")
        return
    missing = [
        name for name in _ASSET.findall(index.read_text("utf-8")) if not (folder / name).is_file()
    ]
    if missing:
        yield Finding("screen", BAD, "screen_in_part", {"file": missing[0]})


def _rules() -> Iterator[Finding]:
    if not is_compiled():
        yield Finding("rules", POOR, "rules_interpreted")


# -- the house as people find it -------------------------------------------------------------------


def _house(settings: Settings, url: str) -> Iterator[Finding]:
    if url.startswith("https://") and not settings.trusted_proxies:
        yield Finding("proxy", BAD, "no_trusted_proxy")
    asked = url or settings.address_on(settings.port)
    params: dict[str, str | int] = {"url": asked}
    try:
        status, date, body = _ask(asked, "/health")
    except (OSError, HTTPException):
        if url:
            yield Finding("proxy", BAD, "not_reached", params)
        else:
            yield Finding("proxy", GOOD, "not_open", params)
        return
    if status == 421:
        yield Finding("proxy", BAD, "name_refused", params)
        return
    if status != 200:
        yield Finding("proxy", BAD, "not_well", params | {"status": status})
        return
    forwarded = body.get("forwarded", "")
    if forwarded == UNTRUSTED:
        yield Finding("proxy", BAD, "forwarded_untrusted", params)
    if url and forwarded == NONE and urlsplit(url).scheme == "https":
        yield Finding("proxy", BAD, "not_forwarded", params)
    if abs(date - time.time()) > SKEW_SECONDS + 1:
        yield Finding("proxy", POOR, "clocks_differ", params)
    if not _opens_socket(asked):
        yield Finding("proxy", BAD, "no_sockets", params)


def _connection(url: str) -> HTTPConnection:
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    return kind(parts.hostname or "", parts.port, timeout=ASK_SECONDS)


def _ask(url: str, path: str) -> tuple[int, float, dict[str, str]]:
    """The status, the time by the other side's clock, and what was answered."""
    with closing(_connection(url)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        date = _seconds(answer.headers.get("Date", ""))
        try:
            body = msgspec.json.decode(answer.read(65_536), type=dict[str, msgspec.Raw])
        except msgspec.DecodeError:
            body = {}
    return (
        answer.status,
        date,
        {key: bytes(value).decode().strip('"') for key, value in body.items()},
    )


def _seconds(date: str) -> float:
    """A date of HTTP in seconds since 1970; now, if it is none."""
    from email.utils import parsedate_to_datetime

    try:
        return parsedate_to_datetime(date).timestamp()
    except ValueError:
        return time.time()


def _opens_socket(url: str) -> bool:
    """Whether a WebSocket gets through."""
    headers = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
    }
    try:
        with closing(_connection(url)) as connection:
            connection.request("GET", SOCKET_PATH, headers=headers)
            return connection.getresponse().status == 101
    except (OSError, HTTPException):
        return False
