"""For admins over HTTP: who is let in, what they are shown, and what they do."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from aiohttp import ClientSession, CookieJar
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots, same_secret

from facedown.core.seats import WATCHER
from facedown.server.admins import COOKIE, add_admin
from facedown.server.app import ROUTES, Served, opened
from facedown.server.http.routes import ADMIN

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def secret(folder: Path) -> str:
    return add_admin(folder / "admins", "ana")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def served(folder: Path, secret: str) -> AsyncIterator[Served]:
    settings = settings_for(
        folder,
        admin_file=str(folder / "admins"),
        trusted_proxies=("127.0.0.1",),
        admin_tries_per_minute=3,
    )
    async with opened(settings, bots=SteadyBots(), secret=same_secret) as house:
        yield house


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def client(served: Served) -> AsyncIterator[Client]:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        yield Client(session, f"http://127.0.0.1:{served.port}")


@pytest.fixture
def admin(client: Client, secret: str) -> Client:
    return Client(client.session, client.url, secret)


def a_table(**changes: Any) -> dict[str, Any]:
    return {"game": "tres-cartas", "seats": 2, "public": False, "talk": True} | changes


async def two_at_a_table(client: Client, host: str, guest: str) -> tuple[Client, Client, str]:
    ann, ben = await client.arrive(host), await client.arrive(guest)
    code = (await ann.post("/api/tables", a_table())).body["code"]
    await ben.post(f"/api/tables/{code}/join")
    return ann, ben, code


# -- who is let in ---------------------------------------------------------------------------------


def filled(path: str) -> str:
    return path.replace("{code}", "BCDFGH").replace("{number}", "1")


@pytest.mark.slow
async def test_nobody_else_is_let_in(client: Client) -> None:
    person = await client.arrive("Curious Guest")
    for number, route in enumerate(one for one in ROUTES if one.takes == ADMIN):
        headers = {"X-Forwarded-For": f"192.0.2.{number}"}
        for one in (client, person):
            answer = await one.ask(route.method, filled(route.path), headers=headers)
            assert (route.name, answer.status, answer.code) == (route.name, 401, "not_admin")


@pytest.mark.slow
async def test_without_a_file_there_is_nothing_to_find(tmp_path: Path) -> None:
    async with (
        opened(settings_for(tmp_path), bots=SteadyBots()) as served,
        ClientSession() as session,
    ):
        client = Client(session, f"http://127.0.0.1:{served.port}", "x" * 43)
        assert (await client.get("/api/admin")).code == "not_found"
        headers = {"Origin": client.url}
        answer = await client.post("/api/admin/session", {"secret": "x"}, headers=headers)
        assert answer.code == "not_found"


async def test_secrets_cannot_be_tried_one_after_the_other(client: Client, secret: str) -> None:
    headers = {"X-Forwarded-For": "198.51.100.7"}
    wrong = Client(client.session, client.url, "x" * 43)
    answers = [await wrong.get("/api/admin", headers=headers) for _ in range(4)]
    assert [one.status for one in answers] == [401, 401, 401, 429]
    right = Client(client.session, client.url, secret)
    assert (await right.get("/api/admin", headers=headers)).status == 429
    assert (await right.get("/api/admin")).status == 200


async def test_a_session_works_for_a_page_of_the_house_only(client: Client, secret: str) -> None:
    own = {"Origin": client.url}
    foreign = {"Origin": "https://evil.example"}
    path, asked = "/api/admin/session", {"secret": secret}
    assert (await client.post(path, asked, headers=foreign)).code == "bad_origin"
    assert (await client.post(path, asked)).code == "bad_origin"
    answer = await client.post(path, asked, headers=own)
    assert answer.status == 204
    cookie = answer.headers["Set-Cookie"]
    for part in ("HttpOnly", "SameSite=Strict", "Path=/api/admin"):
        assert part in cookie
    assert secret not in cookie
    assert (await client.get("/api/admin")).body["admin"] == "ana"
    notice = {"text": "Hi."}
    for headers in ({}, foreign, {"Origin": client.url.replace("http:", "https:") + "1"}):
        answer = await client.ask("PUT", "/api/admin/notice", notice, headers=headers)
        assert (answer.status, answer.code) == (403, "bad_origin")
    assert (await client.get("/api/notice")).body["text"] == ""
    assert (await client.ask("DELETE", path, headers=own)).status == 204
    assert (await client.get("/api/admin")).code == "not_admin"


@pytest.mark.slow
async def test_a_cookie_of_an_https_house_is_secure(tmp_path: Path) -> None:
    secret = add_admin(tmp_path / "admins", "ana")
    settings = settings_for(
        tmp_path, admin_file=str(tmp_path / "admins"), public_url="https://cards.example"
    )
    async with opened(settings, bots=SteadyBots()) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        headers = {"Origin": "https://cards.example"}
        answer = await client.post("/api/admin/session", {"secret": secret}, headers=headers)
        assert answer.headers["Set-Cookie"].endswith("; Secure")
        assert answer.headers["Set-Cookie"].startswith(f"{COOKIE}=ana.")


# -- reports ---------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_report_comes_with_what_the_two_have_said(client: Client, admin: Client) -> None:
    ann, ben, code = await two_at_a_table(client, "Reports Ann", "Rude Ben")
    async with ann.socket() as one, ben.socket() as two:
        await one.say(type="hello", table=code, token=ann.token)
        await one.hear_of("welcome")
        await two.say(type="hello", table=code, token=ben.token)
        await two.hear_of("welcome")
        await two.say(type="say", text="you are slow")
        first = await one.hear_of("said")
        await one.say(type="phrase", phrase="well_played")
        await one.hear_of("said")
    path, asked = f"/api/tables/{code}/seats/1/report", {"reason": "language"}
    assert (await ann.post(path, asked | {"said": 1})).code == "no_such_message"
    assert (await ann.post(path, asked | {"said": first["n"]})).status == 204
    (found,) = (await admin.get("/api/admin/reports")).body["reports"]
    assert (found["reporter"], found["reported"]) == ("Reports Ann", "Rude Ben")
    said = found["report"]["said"]
    assert [(one.get("text"), one.get("phrase")) for one in said] == [
        ("you are slow", None),
        (None, "well_played"),
    ]
    assert [one.get("quoted", False) for one in said] == [True, False]
    settle = f"/api/admin/reports/{found['report']['id']}/settle"
    assert (await admin.post(settle, {"why": "spoke to them"})).status == 204
    assert (await admin.post(settle)).code == "no_such_report"
    assert (await admin.get("/api/admin/reports")).body["reports"] == []
    assert len((await admin.get("/api/admin/reports?all=true")).body["reports"]) == 1


# -- bans and mutes --------------------------------------------------------------------------------


async def test_whoever_is_muted_plays_and_says_nothing(client: Client, admin: Client) -> None:
    _, ben, code = await two_at_a_table(client, "Hears Ann", "Loud Ben")
    answer = await admin.post("/api/admin/mutes", {"person": "Loud Ben", "hours": 1})
    assert answer.status == 201
    async with ben.socket() as two:
        await two.say(type="hello", table=code, token=ben.token)
        await two.hear_of("welcome")
        await two.say(type="say", text="hello?")
        assert (await two.hear_of("refused"))["code"] == "muted"
    (now,) = (await admin.get("/api/admin/sanctions")).body["sanctions"]
    assert (now["name"], now["sanction"]["kind"]) == ("Loud Ben", "mute")
    assert (await admin.ask("DELETE", f"/api/admin/sanctions/{answer.body['id']}")).status == 204
    gone = await admin.ask("DELETE", f"/api/admin/sanctions/{answer.body['id']}")
    assert gone.code == "no_such_sanction"


async def test_whoever_is_banned_is_sent_away_and_not_let_in(client: Client, admin: Client) -> None:
    _, ben, code = await two_at_a_table(client, "Stays Ann", "Gone Ben")
    async with ben.socket() as two:
        await two.say(type="hello", table=code, token=ben.token)
        await two.hear_of("welcome")
        me = (await ben.get("/api/me")).body["id"]
        ban = await admin.post("/api/admin/bans", {"person": me, "hours": 2, "why": "abuse"})
        assert (await two.hear_of("goodbye"))["code"] == "banned"
    answer = await ben.get("/api/me")
    assert (answer.status, answer.body["params"]) == (403, {"hours": 2})
    async with ben.socket() as two:
        await two.say(type="hello", table=code, token=ben.token)
        assert (await two.hear_of("goodbye"))["code"] == "banned_for"
    assert (await client.get("/api/games")).status == 200
    await admin.ask("DELETE", f"/api/admin/sanctions/{ban.body['id']}")
    assert (await ben.get("/api/me")).status == 200


async def test_a_range_of_addresses_is_banned_but_the_words_are_not(
    client: Client, admin: Client
) -> None:
    asked = {"network": "203.0.113.9/24", "hours": 0}
    ban = await admin.post("/api/admin/range-bans", asked)
    inside, outside = {"X-Forwarded-For": "203.0.113.77"}, {"X-Forwarded-For": "203.0.114.77"}
    name = {"name": "Fresh Guest"}
    answer = await client.post("/api/people", name, headers=inside)
    assert (answer.status, answer.code) == (403, "banned")
    assert (await client.get("/api/messages", headers=inside)).status == 200
    assert (await client.get("/api/tables", headers=inside)).code == "banned"
    async with client.socket(headers=inside) as talk:
        await talk.say(type="hello", table="BCDFGH")
        assert (await talk.hear_of("goodbye"))["code"] == "banned"
    assert (await client.post("/api/people", name, headers=outside)).status == 201
    # Nobody locks themselves out of lifting it.
    path = f"/api/admin/sanctions/{ban.body['id']}"
    assert (await admin.ask("DELETE", path, headers=inside)).status == 204


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("bans", {"person": "Nobody Here"}, "no_such_person"),
        ("mutes", {"person": "Nobody Here"}, "no_such_person"),
        ("range-bans", {"network": "the moon"}, "bad_range"),
        ("range-bans", {"network": "10.0.0.0/8"}, "range_too_wide"),
        ("bans", {"person": "x", "hours": -1}, "bad_request"),
        ("tables/BCDFGH/close", {}, "no_such_table"),
    ],
)
async def test_what_cannot_be_done_is_refused(
    admin: Client, path: str, body: dict[str, Any], code: str
) -> None:
    assert (await admin.post(f"/api/admin/{path}", body)).code == code


# -- tables ----------------------------------------------------------------------------------------


async def test_a_table_is_closed_for_all(client: Client, admin: Client) -> None:
    ann, _, code = await two_at_a_table(client, "Closing Ann", "Closing Ben")
    async with ann.socket() as one:
        await one.say(type="hello", table=code, token=ann.token)
        await one.hear_of("welcome")
        tables = (await admin.get("/api/admin/tables")).body["tables"]
        assert [(one["connected"], one["public"]) for one in tables if one["table"]["code"] == code]
        people = (await admin.get("/api/admin/people")).body["people"]
        assert ("Closing Ann", code, 0, "127.0.0.1") in [
            (one["name"], one["table"], one["seat"], one["address"]) for one in people
        ]
        assert (await admin.post(f"/api/admin/tables/{code}/close")).status == 204
        assert (await one.hear_of("goodbye"))["code"] == "table_closed"
    assert (await ann.get(f"/api/tables/{code}")).code == "table_closed"
    story = (await admin.get(f"/api/admin/tables/{code}")).body
    assert [one["what"] for one in story["happenings"]] == ["opened", "sat", "sat", "closed"]


async def test_a_table_that_was_closed_before_was_noted_as_closed_again(
    client: Client, admin: Client
) -> None:
    _, _, code = await two_at_a_table(client, "Twice Ann", "Twice Ben")
    await admin.post(f"/api/admin/tables/{code}/close")
    before = (await admin.get("/api/admin/audit")).body
    assert (await admin.post(f"/api/admin/tables/{code}/close")).code == "table_closed"
    assert (await admin.get("/api/admin/audit")).body == before


def texts_in(found: Any) -> list[str]:
    """Every text anywhere in some JSON."""
    if isinstance(found, dict):
        return [text for one in found.values() for text in texts_in(one)]
    if isinstance(found, list):
        return [text for one in found for text in texts_in(one)]
    return [found] if isinstance(found, str) else []


@pytest.mark.slow
async def test_an_admin_sees_no_more_of_a_running_table_than_a_watcher(
    client: Client, served: Served, admin: Client
) -> None:
    ann = await client.arrive("Playing Ann")
    asked = {"game": "tres-cartas", "level": "regular", "open": False}
    code = (await ann.post("/api/quick", asked)).body["code"]
    room = served.context.house.rooms[code]
    async with ann.socket() as one:
        await one.say(type="hello", table=code, token=ann.token)
        await one.hear_of("welcome")
        while (await one.hear_of("shown"))["screen"] is None:
            pass
        story = (await admin.get(f"/api/admin/tables/{code}")).body
    assert room.evening.round is not None
    shown = [event.data() for event in room.evening.round.stream(WATCHER)]
    told = [seen["event"] for seen in story["rounds"][-1]["events"]]
    assert told
    assert told == msgspec.to_builtins(shown)[: len(told)]
    logged = [json.loads(one) for one in await served.context.store.read(code)]
    secrets = {
        entry[name] for entry in logged for name in ("secret", "entropy", "digest") if name in entry
    }
    assert secrets
    assert not secrets & set(texts_in(story))


# -- a notice, and the audit log -------------------------------------------------------------------


async def test_a_notice_reaches_every_table_and_page(client: Client, admin: Client) -> None:
    ann, ben, code = await two_at_a_table(client, "Notice Ann", "Notice Ben")
    async with ann.socket() as one, ben.socket() as two:
        await one.say(type="hello", table=code, token=ann.token)
        await one.hear_of("welcome")
        await admin.ask("PUT", "/api/admin/notice", {"text": "Back at ten.", "hours": 1})
        assert (await one.hear_of("notice"))["text"] == "Back at ten."
        await two.say(type="hello", table=code, token=ben.token)
        assert (await two.hear_of("notice"))["text"] == "Back at ten."
        assert (await client.get("/api/notice")).body["text"] == "Back at ten."
        await admin.ask("PUT", "/api/admin/notice", {})
        assert (await one.hear_of("notice"))["text"] == ""
    assert (await client.get("/api/notice")).body == {"type": "notice", "n": 0, "text": ""}


async def test_everything_an_admin_did_is_noted(client: Client, admin: Client, secret: str) -> None:
    ann, _, code = await two_at_a_table(client, "Noted Ann", "Noted Ben")
    await ann.post(f"/api/tables/{code}/seats/1/report", {"reason": "other"})
    (found,) = (await admin.get("/api/admin/reports")).body["reports"]
    before = (await admin.get("/api/admin/audit")).body["lines"]
    own = {"Origin": client.url}
    await client.post("/api/admin/session", {"secret": secret}, headers=own)
    await client.ask("DELETE", "/api/admin/session", headers=own)
    await admin.post(f"/api/admin/reports/{found['report']['id']}/settle")
    mute = await admin.post("/api/admin/mutes", {"person": "Noted Ben", "hours": 1})
    await admin.ask("DELETE", f"/api/admin/sanctions/{mute.body['id']}")
    ban = await admin.post("/api/admin/bans", {"person": "Noted Ben", "hours": 1})
    await admin.ask("DELETE", f"/api/admin/sanctions/{ban.body['id']}")
    await admin.get(f"/api/admin/tables/{code}")
    await admin.post(f"/api/admin/tables/{code}/close")
    await admin.ask("PUT", "/api/admin/notice", {})
    lines = (await admin.get("/api/admin/audit")).body["lines"]
    done = ["sign_in", "settle", "mute", "lift", "ban", "lift", "look", "close", "notice"]
    assert [one["act"] for one in lines[: len(done)]] == done[::-1]
    assert lines[len(done) :] == before
    assert {one["admin"] for one in lines} == {"ana"}
    older = (await admin.get(f"/api/admin/audit?before={lines[0]['id']}")).body["lines"]
    assert older == lines[1:]
