"""`facedown doctor`: what it finds in good and bad set-ups, and what it says to do about it."""

import asyncio
import json
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots

from facedown.server import doctor
from facedown.server.app import opened
from facedown.server.doctor import BAD, GOOD, POOR, Finding, examine
from facedown.server.settings import Settings
from facedown.server.store import SqliteStore
from facedown.server.store.folder import database_of, key_file_of

NOWHERE = {"port": 1}


def found(settings: Settings, url: str = "") -> dict[str, str]:
    """What is not good, by its code."""
    return {one.code: one.status for one in examine(settings, [], url) if one.status != GOOD}


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    await (await SqliteStore.open(folder)).close()
    key_file_of(folder).touch(0o600)
    return folder


@pytest.fixture(autouse=True)
def _kept_right(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing hangs on the machine that tests run on, nor on whether the screen was built."""
    screen = tmp_path_factory.mktemp("screen")
    (screen / "index.html").write_text("<title>Facedown</title>")
    monkeypatch.setattr(doctor, "STATIC", screen)
    monkeypatch.setattr(doctor, "_is_unsynchronised", lambda: False)
    monkeypatch.setattr(doctor, "LITTLE_SPACE", 0)
    monkeypatch.setattr(doctor, "is_compiled", lambda: True)


def settings_of(folder: Path, **changes: object) -> Settings:
    return settings_for(folder, **(NOWHERE | {"most_sockets": 1} | changes))


async def test_a_good_set_up_is_well(data: Path) -> None:
    assert found(settings_of(data)) == {}


def test_what_others_may_read_is_bad(data: Path) -> None:
    key_file_of(data).chmod(0o644)
    data.chmod(0o750)
    assert found(settings_of(data)) == {"others_may_read": BAD}
    (tmp := data / "admins").write_text("nonsense")
    tmp.chmod(0o600)
    assert found(settings_of(data, admin_file=str(tmp)))["bad_admin_file"] == BAD


async def test_a_database_of_a_newer_version_or_that_is_none_is_bad(data: Path) -> None:
    file = database_of(data)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 999")
    assert found(settings_of(data)) == {"newer_schema": BAD}
    file.write_bytes(b"a letter, and no database at all " * 100)
    assert found(settings_of(data)) == {"database_damaged": BAD}
    file.unlink()
    file.mkdir()
    assert found(settings_of(data))["not_a_house"] == BAD


async def test_a_database_that_cannot_be_written_is_bad(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may = os.access
    monkeypatch.setattr(
        os, "access", lambda path, mode: path != database_of(data) and may(path, mode)
    )
    assert found(settings_of(data)) == {"folder_not_writable": BAD}


async def test_a_clock_that_went_back_is_bad(data: Path) -> None:
    with closing(sqlite3.connect(database_of(data))) as connection:
        later = time.time() + 1000
        connection.execute("INSERT INTO tables VALUES ('BCDFGH', ?, NULL)", (later,))
        connection.commit()
    assert found(settings_of(data)) == {"clock_back": BAD}


def test_a_full_disk_a_missing_page_and_few_files_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "LITTLE_SPACE", 10**18)
    monkeypatch.setattr(doctor, "NO_SPACE", 10**18)
    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    monkeypatch.setattr(doctor, "is_compiled", lambda: False)
    assert found(settings_of(tmp_path / "new", most_sockets=10_000_000)) == {
        "little_space": BAD,
        "few_files": POOR,
        "no_screen": BAD,
        "rules_interpreted": POOR,
    }
    (tmp_path / "index.html").write_text('<script src="/assets/gone.js"></script>')
    assert found(settings_of(tmp_path / "new"))["screen_in_part"] == BAD


async def test_a_house_is_asked_as_people_find_it(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, most_sockets=10)
    async with opened(settings, bots=SteadyBots()) as served:

        async def at(name: str) -> dict[str, str]:
            url = f"http://{name}:{served.port}"
            return await asyncio.to_thread(found, settings, url)

        assert await at("127.0.0.1") == {}
        assert await at("localhost") == {}
    assert await at("127.0.0.1") == {"not_reached": BAD}


async def test_a_proxy_that_is_not_believed_or_says_nothing_is_found(tmp_path: Path) -> None:
    """Behind it everybody would count as one address, and share one limit."""
    answers = {"untrusted": "forwarded_untrusted", "trusted": ""}
    said = ""

    async def proxy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        body = json.dumps({"status": "ok", "tables": 1, "forwarded": said}).encode()
        if asked.startswith(b"GET /socket"):
            writer.write(b"HTTP/1.1 426 Upgrade Required\r\nContent-Length: 0\r\n\r\n")
        else:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        writer.close()

    async with await asyncio.start_server(proxy, "127.0.0.1", 0) as server:
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        for word, code in answers.items():
            said = word
            expected = {"no_sockets", code} - {""}
            settings = settings_of(tmp_path)
            assert set(await asyncio.to_thread(found, settings, url)) == expected
    settings = settings_of(tmp_path, public_url="https://127.0.0.1:1")
    assert found(settings)["no_trusted_proxy"] == BAD


def test_a_house_that_was_served_with_flags_could_not_be_looked_at(
    facedown: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[Settings] = []

    def look(settings: Settings, *_: object) -> list[Finding]:
        looked_at.append(settings)
        return []

    monkeypatch.setattr(doctor, "examine", look)
    flags = ["--host", "0.0.0.0", "--port", "9000", "--data", str(tmp_path), "--shared"]
    flags += ["--database", "postgresql:///cards", "--public-url", "https://cards.example"]
    flags += ["--trusted-proxies", "10.0.0.1,10.0.0.2"]
    assert facedown("doctor", *flags).code == 0
    assert looked_at == [
        Settings(
            host="0.0.0.0",
            port=9000,
            data=str(tmp_path),
            database="postgresql:///cards",
            shared=True,
            public_url="https://cards.example",
            trusted_proxies=("10.0.0.1", "10.0.0.2"),
        )
    ]


def test_the_command_says_what_to_mend_and_how_bad_it_is(
    facedown: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sick(*_: object) -> list[Finding]:
        return [Finding("limits", POOR, "few_files", {"files": 1024, "needed": 50200})]

    monkeypatch.setattr(doctor, "examine", sick)
    ran = facedown("doctor", "--data", str(tmp_path))
    assert ran.code == 0
    assert ran.out.startswith("! Limits: 1024 files may be open")
    assert "  → Set LimitNOFILE=50200" in ran.out
    monkeypatch.setattr(doctor, "examine", lambda *_: [Finding("screen", BAD, "no_screen")])
    ran = facedown("doctor", "--json")
    assert ran.code == 1
    told = json.loads(ran.out)
    assert told["well"] is False
    assert told["findings"][0]["mend"] == "Install the wheel, or run tools/screen in a checkout."


async def test_metrics_that_a_proxy_passes_on_were_not_found_to_be_open(data: Path) -> None:
    assert found(settings_of(data, metrics="open")) == {}
    behind = settings_of(data, metrics="open", trusted_proxies=("127.0.0.1",))
    assert found(behind) == {"metrics_open": POOR}
