"""`facedown admin`: the acts of the admins' page, asked of a real house."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from tests.cli.conftest import Command
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots, same_secret

from facedown.cli.admin import SECRET
from facedown.cli.house_client import HouseClient
from facedown.core.errors import BadOption
from facedown.server.admins import add_admin
from facedown.server.app import Served, opened
from facedown.server.logs import set_up
from facedown.server.roll_call import Everybody
from facedown.server.settings import Settings


@pytest_asyncio.fixture
async def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    file = tmp_path / "admins"
    monkeypatch.setenv(SECRET, add_admin(file, "ana"))
    settings = settings_for(tmp_path, admin_file=str(file))
    set_up(Settings(log_level="error"))  # a machine that is busy is warned of, and not asked about
    async with opened(settings, bots=SteadyBots(), secret=same_secret) as house:
        monkeypatch.setenv("FACEDOWN_HOUSE", f"http://127.0.0.1:{house.port}")
        yield house


@pytest.mark.slow
async def test_an_evening_of_an_admin(served: Served, facedown: Command) -> None:
    async def ask(*words: str) -> str:
        ran = await asyncio.to_thread(facedown, "admin", *words)
        assert (ran.code, ran.err) == (0, "")
        return ran.out

    async with ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        ann, ben = await client.arrive("Ann"), await client.arrive("Rude Ben")
        code = (await ann.post("/api/tables", {"game": "vinto", "seats": 2})).body["code"]
        await ben.post(f"/api/tables/{code}/join")
        report = {"reason": "stalling", "text": "asleep\nagain"}
        await ann.post(f"/api/tables/{code}/seats/1/report", report)

        assert "Rude Ben: Wasting time on purpose" in (said := await ask("reports"))
        assert "asleep again" in said
        assert code in await ask("tables")
        assert await ask("people") == "Nobody is connected.\n"
        await ask("mute", "Rude Ben", "--for", "2h", "--why", "slow")
        await ask("ban", "192.0.2.0/24", "--for", "ever")
        rows = json.loads(await ask("bans", "--json"))
        assert [one["sanction"]["network"] for one in rows] == ["192.0.2.0/24", ""]
        assert "Muted: Rude Ben" in await ask("bans")
        await ask("lift", str(rows[0]["sanction"]["id"]))
        await ask("notice", "Back at ten.")
        assert (await client.get("/api/notice")).body["text"] == "Back at ten."
        await ask("notice")
        assert (await client.get("/api/notice")).body["text"] == ""
        await ask("close", code.lower(), "--why", "late")
        assert "Rude Ben sat down." in await ask("look", code)
        await ask("settle", "1")
        assert await ask("reports") == "No open reports.\n"
        assert "Rude Ben" in await ask("reports", "--all", "--language", "it")
        assert f"closed table {code}  late" in await ask("audit")


@pytest.mark.slow
async def test_an_admin_hears_that_a_process_did_not_say_who_is_there(
    served: Served, facedown: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def everybody() -> Everybody:
        return Everybody([], 1)

    monkeypatch.setattr(served.context.roll_call, "everybody", everybody)
    ran = await asyncio.to_thread(facedown, "admin", "people")
    assert (ran.code, ran.out) == (0, "Nobody is connected.\n")
    assert "1 process has not said who is connected to it." in ran.err


@pytest.mark.slow
async def test_what_the_house_refuses_is_told_in_one_line(
    served: Served, facedown: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*words: str) -> str:
        ran = await asyncio.to_thread(facedown, "admin", *words)
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        return ran.err

    assert "Nobody here has that name or id." in await refused("ban", "Nobody")
    assert "a range starts at /16" in await refused("ban", "10.0.0.0/8")
    assert "There’s no table" in await refused("close", "BCDFGH")
    monkeypatch.setenv(SECRET, "wrong")
    assert "That isn’t an admin’s secret" in await refused("tables")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["close", "what"], "CODE can’t be what"),
        (["mute", "Ann", "--for", "long"], "--for can’t be long; it can be 12h | 3d | 2w | ever"),
        (["tables", "--house", "http://127.0.0.1:1"], "cannot be reached"),
        (["new", "Ana", "--file", "admins"], "small letters and digits"),
    ],
)
def test_bad_input_is_told_in_one_line(
    words: list[str], line: str, facedown: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SECRET, "secret")
    ran = facedown("admin", *words)
    assert ran.code == 2
    assert line in ran.err
    assert ran.err.count("\n") == 1


def test_without_a_secret_nothing_is_asked(
    facedown: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SECRET, raising=False)
    assert f"set {SECRET}" in facedown("admin", "tables").err


def test_a_new_admin_is_shown_a_secret_that_the_file_does_not_hold(
    facedown: Command, tmp_path: Path
) -> None:
    file = tmp_path / "admins"
    ran = facedown("admin", "new", "ana", "--file", str(file))
    assert ran.code == 0
    assert ran.out.strip() not in file.read_text()
    assert file.read_text().startswith("ana ")


async def test_the_secret_follows_no_redirection() -> None:
    asked: list[bytes] = []

    async def redirect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(redirect, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        client = HouseClient(f"http://127.0.0.1:{port}", "/api/admin", "secret")
        with pytest.raises(BadOption, match="house_refuses"):
            await asyncio.to_thread(client.get, "/tables")
    assert len(asked) == 1
