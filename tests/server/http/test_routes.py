"""Every route, asked as a client asks."""

import asyncio
import json
import re
from pathlib import Path
from string import ascii_lowercase
from typing import Any
from urllib.parse import quote

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import CapturingLogger
from tests.server.house.party import damage_one_of_three
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.store.conftest import writing

from facedown.catalog import GAMES
from facedown.match import wire
from facedown.server import front
from facedown.server.app import ROUTES, Served, opened
from facedown.server.bots import BotPool
from facedown.server.http import middleware
from facedown.server.http.middleware import HEADERS
from facedown.server.http.openapi import describe
from facedown.server.http.pages import Pages
from facedown.server.http.records import record_info
from facedown.server.metrics import Metrics
from facedown.server.store import RecordCard, RecordSeat

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME, OTHER = list(GAMES)[:2]
SMALL = next(key for key, game in GAMES.items() if game.ALLOWED[1] < 8)


def options(**changes: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": 2} | changes


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_guest_gives_a_name_and_gets_a_token(client: Client) -> None:
    ana = await client.arrive("Route Ana")
    answer = await ana.get("/api/me")
    assert answer.body["name"] == "Route Ana"


async def test_a_name_that_looks_like_somebody_elses_is_taken(client: Client) -> None:
    await client.arrive("Belinda")
    for name in ("belinda", "Be1inda", "BEL INDA"):
        answer = await client.post("/api/people", {"name": name})
        assert (answer.status, answer.code) == (409, "name_taken")


async def test_a_bad_name_is_refused_with_the_reason(client: Client) -> None:
    answer = await client.post("/api/people", {"name": "admin"})
    assert (answer.status, answer.body) == (400, {"code": "name_reserved", "params": {}})


async def test_one_can_take_another_name(client: Client) -> None:
    person = await client.arrive("Before")
    answer = await person.ask("PATCH", "/api/me", {"name": "Later"})
    assert answer.body["name"] == "Later"
    assert (await person.get("/api/me")).body["name"] == "Later"
    assert (await person.ask("PATCH", "/api/me", {"name": "later"})).status == 200


async def test_whoever_chooses_no_face_is_given_one_that_stays(client: Client) -> None:
    person = await client.arrive("Faceless")
    face = (await person.get("/api/me")).body["face"]
    assert face in (await client.get("/api/cast")).body["faces"]
    assert (await person.ask("PATCH", "/api/me", {"name": "Still So"})).body["face"] == face


async def test_a_face_can_be_chosen_at_once_or_later(client: Client) -> None:
    arrived = (await client.post("/api/people", {"name": "Faced", "face": "owl"})).body
    assert arrived["person"]["face"] == "owl"
    person = Client(client.session, client.url, arrived["token"])
    assert (await person.ask("PATCH", "/api/me", {"face": "bear"})).body["face"] == "bear"
    assert (await person.get("/api/me")).body["name"] == "Faced"


async def test_a_face_is_one_for_people(client: Client) -> None:
    person = await client.arrive("Two Faced")
    for face in ("rosa", "nothing", ""):
        assert (await person.ask("PATCH", "/api/me", {"face": face})).code == "bad_request"


async def test_a_table_that_waits_shows_the_name_and_face_of_now(client: Client) -> None:
    person = await client.arrive("Waiting One")
    code = (await person.post("/api/tables", options())).body["code"]
    await person.ask("PATCH", "/api/me", {"name": "Waiting Two", "face": "frog"})
    seat = (await client.get(f"/api/tables/{code}")).body["seats"][0]
    assert (seat["name"], seat["face"]) == ("Waiting Two", "frog")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ({}, "no_token"),
        ({"Authorization": "Bearer"}, "bad_token"),
        ({"Authorization": "Bearer x.0.y"}, "bad_token"),
        ({"Authorization": "Basic YTpi"}, "bad_token"),
    ],
)
async def test_without_a_good_token_one_is_nobody(
    client: Client, header: dict[str, str], code: str
) -> None:
    answer = await client.get("/api/me", headers=header)
    assert (answer.status, answer.code) == (401, code)


async def test_a_token_in_the_address_is_not_looked_at(client: Client) -> None:
    ana = await client.arrive("In A Link")
    assert (await client.get(f"/api/me?token={ana.token}")).code == "no_token"


async def test_a_code_moves_a_person_to_another_device_once(client: Client) -> None:
    person = await client.arrive("Mover")
    given = await person.post("/api/me/code")
    assert given.status == 201
    moved = await client.post("/api/people/code", {"code": given.body["code"].lower()})
    assert (moved.status, moved.body["person"]["name"]) == (201, "Mover")
    again = await client.post("/api/people/code", {"code": given.body["code"]})
    assert (again.status, again.code) == (400, "bad_code")


async def test_revoking_makes_all_other_tokens_worthless(client: Client) -> None:
    person = await client.arrive("Careful")
    answer = await person.post("/api/me/revoke")
    assert (await person.get("/api/me")).code == "bad_token"
    fresh = Client(client.session, client.url, answer.body["token"])
    assert (await fresh.get("/api/me")).status == 200


async def test_whoever_is_forgotten_is_nobody(client: Client) -> None:
    person = await client.arrive("Forgettable")
    table = (await person.post("/api/tables", options(public=True))).body["code"]
    assert (await person.ask("DELETE", "/api/me")).status == 204
    assert (await person.get("/api/me")).code == "bad_token"
    assert (await client.get(f"/api/tables/{table}")).status == 410
    await client.arrive("Forgettable")


# -- games -----------------------------------------------------------------------------------------


async def test_the_catalog_says_all_that_a_table_can_be_opened_with(client: Client) -> None:
    listed = (await client.get("/api/games")).body["games"]
    assert [game["game"] for game in listed] == list(GAMES)
    for info in listed:
        game = GAMES[info["game"]]
        assert info == (await client.get(f"/api/games/{game.KEY}")).body
        assert [option["name"] for option in info["options"]] == [one.name for one in game.OPTIONS]
        for preset in info["presets"]:
            game.variant(preset["options"], preset["preset"])
        for option in info["options"]:
            values = option["values"] or [option["default"]]
            if option["kind"] == "number":
                values = [str(option["low"]), str(option["high"])]
            if option["kind"] == "amount":
                bounds = (option["low"], option["high"])
                values = [f"{unit}({bound})" for unit in option["units"] for bound in bounds]
            for value in values:
                next(one for one in game.OPTIONS if one.name == option["name"]).parse(value)


async def test_the_catalog_says_which_rule_to_ask_first(client: Client) -> None:
    """V-27, P-44."""
    listed = (await client.get("/api/games")).body["games"]
    first = [(one["game"], o["name"]) for one in listed for o in one["options"] if o["prominent"]]
    assert first == [("vinto", "king_mode"), ("pinnacola", "pairs")]


async def test_a_game_that_is_not_there_is_missing(client: Client) -> None:
    answer = await client.get("/api/games/chess")
    assert (answer.status, answer.code) == (404, "no_such_game")
    assert (await client.get("/api/games/chess/players")).code == "no_such_game"


async def test_how_many_can_play_depends_on_the_house_rules(client: Client) -> None:
    """P-01, P-44: the screen offered four seats to two players."""
    path = "/api/games/pinnacola/players"
    assert (await client.get(path)).body == {"low": 2, "high": 2}
    assert (await client.get(f"{path}?preset=coppie")).body == {"low": 4, "high": 4}
    for pairs, players in (("true", 4), ("false", 2)):
        changes = quote(json.dumps({"pairs": pairs}))
        for preset in ("seed", "coppie"):
            found = (await client.get(f"{path}?preset={preset}&options={changes}")).body
            assert found == {"low": players, "high": players}


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("preset=nobody", "no_such_preset"),
        ('options={"nothing":"1"}', "no_such_option"),
        ('options={"pairs":"perhaps"}', "no_such_value"),
        ('options={"pairs":true}', "bad_request"),
        ("options=[]", "bad_request"),
        ("options=%FF%00{", "bad_request"),
        ("options=" + "[" * 5_000, "bad_request"),
        ("options=" + "9" * 6_001, "bad_request"),
        ("players=4", "bad_request"),
    ],
)
async def test_house_rules_that_there_are_not_have_no_players(
    client: Client, query: str, code: str
) -> None:
    assert (await client.get(f"/api/games/pinnacola/players?{query}")).code == code


# -- tables ----------------------------------------------------------------------------------------


async def test_a_public_table_is_listed_and_a_private_one_is_not(client: Client) -> None:
    host = await client.arrive("Lister")
    public = (await host.post("/api/tables", options(public=True))).body["code"]
    private = (await host.post("/api/tables", options())).body["code"]
    listed = {one["code"] for one in (await client.get("/api/tables")).body["tables"]}
    assert public in listed
    assert private not in listed
    assert not (await client.get(f"/api/tables?game={OTHER}")).body["tables"]
    mine = {one["code"] for one in (await host.get("/api/me/tables")).body["tables"]}
    assert mine == {public, private}


async def test_a_table_is_found_by_its_letters_in_either_case(client: Client) -> None:
    host = await client.arrive("Lettered")
    code = (await host.post("/api/tables", options())).body["code"]
    info = (await client.get(f"/api/tables/{code.lower()}")).body
    assert (info["code"], info["you"]) == (code, None)
    assert (await host.get(f"/api/tables/{code}")).body["you"] == 0


async def test_people_join_become_ready_and_play(client: Client) -> None:
    host, guest = await client.arrive("Hostess"), await client.arrive("Guest One")
    code = (await host.post("/api/tables", options())).body["code"]
    joined = await guest.post(f"/api/tables/{code}/join")
    assert (joined.status, joined.body["you"]) == (200, 1)
    late = await client.arrive("Latecomer")
    assert (await late.post(f"/api/tables/{code}/join")).code == "table_full"
    await host.post(f"/api/tables/{code}/ready")
    info = (await guest.post(f"/api/tables/{code}/ready")).body
    assert info["stage"] in ("shuffling", "playing")
    assert (await host.post(f"/api/tables/{code}/start")).code == "match_on"
    assert (await host.post(f"/api/tables/{code}/rematch")).code == "match_on"


async def test_a_seat_can_be_chosen(client: Client) -> None:
    host, guest = await client.arrive("Seater"), await client.arrive("Chooser")
    code = (await host.post("/api/tables", options(seats=3))).body["code"]
    assert (await guest.post(f"/api/tables/{code}/join", {"seat": 0})).code == "seat_taken"
    assert (await guest.post(f"/api/tables/{code}/join", {"seat": 7})).code == "no_such_seat"
    assert (await guest.post(f"/api/tables/{code}/join", {"seat": 2})).body["you"] == 2


async def test_only_the_host_removes_people_and_seats_bots(client: Client) -> None:
    host, guest = await client.arrive("Remover"), await client.arrive("Removed")
    code = (await host.post("/api/tables", options())).body["code"]
    await guest.post(f"/api/tables/{code}/join")
    assert (await guest.ask("DELETE", f"/api/tables/{code}/seats/0")).code == "not_host"
    assert (await guest.post(f"/api/tables/{code}/bots")).code == "not_host"
    assert (await host.ask("DELETE", f"/api/tables/{code}/seats/1")).status == 204
    info = (await host.post(f"/api/tables/{code}/bots", {"level": "sharp"})).body
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert (await host.post(f"/api/tables/{code}/bots")).code == "table_full"


async def test_one_can_leave(client: Client) -> None:
    host, guest = await client.arrive("Stayer"), await client.arrive("Leaver")
    code = (await host.post("/api/tables", options())).body["code"]
    await guest.post(f"/api/tables/{code}/join")
    assert (await guest.post(f"/api/tables/{code}/leave")).status == 204
    assert (await guest.post(f"/api/tables/{code}/leave")).code == "not_seated"


async def test_one_ends_a_table_where_nobody_else_sits(client: Client) -> None:
    host, guest = await client.arrive("Ender"), await client.arrive("Companion")
    code = (await host.post("/api/tables", options())).body["code"]
    await guest.post(f"/api/tables/{code}/join")
    assert (await host.ask("DELETE", f"/api/tables/{code}")).code == "not_alone"
    await guest.post(f"/api/tables/{code}/leave")
    assert (await guest.ask("DELETE", f"/api/tables/{code}")).code == "not_seated"
    assert (await host.ask("DELETE", f"/api/tables/{code}")).status == 204
    assert (await host.get(f"/api/tables/{code}")).code == "table_closed"
    assert (await host.get("/api/me/tables")).body["tables"] == []


async def test_a_match_with_bots_is_listed_as_asleep_until_one_comes_to_it(client: Client) -> None:
    person = await client.arrive("Sleeper")
    code = (await person.post("/api/quick", {"game": OTHER, "open": False})).body["code"]
    (listed,) = (await person.get("/api/me/tables")).body["tables"]
    assert (listed["code"], listed["asleep"]) == (code, True)
    assert listed["ends"] - listed["since"] >= 7 * 86_400


async def test_quick_play_takes_as_many_seats_as_are_asked_for(client: Client) -> None:
    person = await client.arrive("Quick Pair")
    asked = {"game": OTHER, "level": "master", "seats": 3, "open": False}
    info = (await person.post("/api/quick", asked)).body
    assert [seat["level"] for seat in info["seats"]] == ["", "master", "master"]
    refused = await person.post("/api/quick", asked | {"game": "vinto", "seats": 8})
    assert (refused.status, refused.code) == (400, "wrong_number_of_players")


async def test_a_host_chooses_a_character(client: Client) -> None:
    host = await client.arrive("Casting Ida")
    code = (await host.post("/api/tables", options(seats=3, bots=["zoe"]))).body["code"]
    refused = await host.post(f"/api/tables/{code}/bots", {"character": "zoe"})
    assert (refused.status, refused.code) == (409, "character_seated")
    seats = (await host.post(f"/api/tables/{code}/bots", {"character": "otto"})).body["seats"]
    assert [seat["name"] for seat in seats] == ["Casting Ida", "Otto", "Zoe"]


async def test_quick_play_begins_at_once(client: Client) -> None:
    person = await client.arrive("Hasty")
    info = (await person.post("/api/quick", {"game": OTHER, "level": "relaxed"})).body
    assert info["stage"] in ("shuffling", "playing")
    assert {seat["kind"] for seat in info["seats"]} == {"person", "bot"}


askers = (f"Asker {letter}" for letter in ascii_lowercase)


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"preset": "none-such"}, 400, "no_such_preset"),
        ({"options": {"nonsense": "1"}}, 400, "no_such_option"),
        ({"game": SMALL, "seats": 8}, 400, "wrong_number_of_players"),
        ({"game": "pinnacola", "seats": 4}, 400, "wrong_number_of_players"),
        ({"game": "pinnacola", "preset": "coppie", "seats": 2}, 400, "wrong_number_of_players"),
        ({"seats": 9}, 400, "bad_request"),
        ({"level": "perfect"}, 400, "no_such_level"),
        ({"bots": ["regular", "regular"]}, 409, "table_full"),
        ({"nonsense": 1}, 400, "bad_request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    client: Client, changes: dict[str, Any], status: int, code: str
) -> None:
    person = await client.arrive(next(askers))
    answer = await person.post("/api/tables", options(**changes))
    assert (answer.status, answer.code) == (status, code)


async def test_one_person_has_only_so_many_tables(tmp_path: Any) -> None:
    settings = settings_for(tmp_path, tables_per_person=2)
    async with opened(settings, bots=BotPool(0)) as served, ClientSession() as session:
        person = await Client(session, f"http://127.0.0.1:{served.port}").arrive("Greedy")
        answers = [await person.post("/api/tables", options()) for _ in range(3)]
    assert [answer.status for answer in answers] == [201, 201, 429]


# -- company ---------------------------------------------------------------------------------------


async def test_people_are_muted_and_blocked_by_their_seat(client: Client) -> None:
    host, guest = await client.arrive("Quiet"), await client.arrive("Loud")
    code = (await host.post("/api/tables", options())).body["code"]
    await guest.post(f"/api/tables/{code}/join")
    for what in ("mute", "block"):
        seat = f"/api/tables/{code}/seats/1/{what}"
        assert (await host.ask("PUT", seat)).status == 204
        (person,) = (await host.get(f"/api/me/{what}s")).body["people"]
        assert person["name"] == "Loud"
        assert (await host.ask("DELETE", f"/api/me/{what}s/{person['id']}")).status == 204
        assert not (await host.get(f"/api/me/{what}s")).body["people"]
        await host.ask("PUT", seat)
        assert (await host.ask("DELETE", seat)).status == 204
        assert not (await host.get(f"/api/me/{what}s")).body["people"]


async def test_whoever_is_blocked_does_not_sit_down_with_one(client: Client) -> None:
    host, guest = await client.arrive("Blocker"), await client.arrive("Blockee")
    code = (await host.post("/api/tables", options())).body["code"]
    await guest.post(f"/api/tables/{code}/join")
    await host.ask("PUT", f"/api/tables/{code}/seats/1/block")
    await guest.post(f"/api/tables/{code}/leave")
    answer = await guest.post(f"/api/tables/{code}/join")
    assert (answer.status, answer.code) == (403, "blocked")


async def test_nobody_mutes_themselves_or_an_empty_seat(client: Client) -> None:
    host = await client.arrive("Alone Here")
    code = (await host.post("/api/tables", options())).body["code"]
    assert (await host.ask("PUT", f"/api/tables/{code}/seats/0/mute")).code == "yourself"
    assert (await host.ask("PUT", f"/api/tables/{code}/seats/1/mute")).code == "no_such_seat"


async def test_a_report_reaches_only_those_who_run_the_house(
    client: Client, served: Served
) -> None:
    host, guest = await client.arrive("Reporter"), await client.arrive("Rude One")
    code = (await host.post("/api/tables", options())).body["code"]
    await guest.post(f"/api/tables/{code}/join")
    path = f"/api/tables/{code}/seats/1/report"
    assert (await host.post(path, {"reason": "language", "text": "said it"})).status == 204
    assert (await host.post(path, {"reason": "ugly"})).code == "bad_request"
    assert (await host.get("/api/admin/reports")).code == "not_found"
    (report,) = await served.context.store.reports(limit=1)
    assert (report.reason, report.table, report.text) == ("language", code, "said it")


# -- records ---------------------------------------------------------------------------------------


async def test_an_address_reports_only_so_often_whoever_it_is(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, reports_per_hour=2)
    async with opened(settings) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        host = await client.arrive("Somebody rude")
        code = (await host.post("/api/tables", options(seats=2))).body["code"]
        answers = []
        for number in range(3):
            other = await client.arrive(f"Reporter {number}")
            path = f"/api/tables/{code}/seats/0/report"
            answers.append(await other.post(path, {"reason": "other"}))
        assert [answer.status for answer in answers] == [204, 204, 429]


async def test_a_new_person_has_no_past(client: Client) -> None:
    person = await client.arrive("Newborn")
    assert (await person.get("/api/me/records")).body == {"records": []}
    assert (await person.get("/api/me/statistics")).body == {"games": []}


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [
        ("pinnacola", {"pairs": "true"}, [0, 1, 0, 1]),
        ("cambio", {}, [0, 1, 2, 3]),
        ("pinnacola", {"pairs": "perhaps"}, []),
        ("gone", {}, []),
    ],
)
async def test_a_record_says_who_were_partners(
    game: str, options: dict[str, str], sides: list[int]
) -> None:
    """P-44: partners who had won were said to share the victory."""
    card = RecordCard(
        id="one",
        table="ABCDEF",
        game=game,
        version=1,
        options=options,
        started=0,
        ended=1,
        rounds=1,
        seats=tuple(RecordSeat(name=name) for name in ("Ana", "Bo", "Cleo", "Dan")),
        scores=(1, 0, 1, 0),
        places=(1, 2, 1, 2),
        winners=(0, 2),
    )
    assert record_info(card, None).sides == sides


async def test_a_record_that_is_not_there_is_missing(client: Client) -> None:
    for path in ("/api/records/nothing", "/api/records/nothing/text"):
        answer = await client.get(path)
        assert (answer.status, answer.code) == (404, "no_such_record")


# -- running it ------------------------------------------------------------------------------------


async def test_the_house_says_that_it_is_well(client: Client) -> None:
    answer = await client.get("/health")
    assert (answer.status, answer.body["status"]) == (200, "ok")


@pytest.mark.slow
async def test_the_house_says_what_is_wrong_with_it_until_it_is_well_again(
    tmp_path: Path,
) -> None:
    async with opened(settings_for(tmp_path)) as served, ClientSession() as session:
        client, store = Client(session, f"http://127.0.0.1:{served.port}"), served.context.store
        writing(store).execute("PRAGMA query_only = ON")
        answer = await client.get("/health")
        assert (answer.status, answer.code) == (503, "unavailable")
        assert answer.body["params"] == {"why": "read_only"}
        assert 'what="store_fails"} 1.0' in (await client.get("/metrics")).body
        writing(store).execute("PRAGMA query_only = OFF")
        assert (await client.get("/health")).status == 200
        assert 'what="store_fails"} 0.0' in (await client.get("/metrics")).body


@pytest.mark.slow
async def test_a_damaged_table_is_said_to_be_so_and_counted(tmp_path: Path) -> None:
    await damage_one_of_three(tmp_path)
    async with opened(settings_for(tmp_path)) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        answer = await client.get("/api/tables/MMMMMM")
        assert (answer.status, answer.code) == (410, "table_damaged")
        async with client.socket() as talk:
            await talk.say(type="hello", table="MMMMMM")
            assert await talk.hear() == {"type": "goodbye", "code": "table_damaged"}
            assert (await talk.hear())["code"] == 4410
        async with client.socket() as talk:
            await talk.say(type="hello", table="ZZZZZZ")
            assert (await talk.hear())["type"] == "welcome"
        assert (await client.get("/health")).status == 200, "the others play on"
        assert 'what="tables_damaged"} 1.0' in (await client.get("/metrics")).body


async def test_metrics_can_be_read_here(client: Client) -> None:
    answer = await client.get("/metrics")
    assert "facedown_sockets" in answer.body
    assert 'facedown_house{what="tables"}' in answer.body


async def test_moves_and_messages_are_counted() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.004, 9.0):
        metrics.moved("person", seconds)
    metrics.heard()
    counted = metrics.text().decode()
    assert "facedown_messages_total 1.0" in counted
    assert 'facedown_moves_total{by="person"} 3.0' in counted
    assert 'facedown_move_seconds_bucket{le="0.001"} 1.0' in counted
    assert 'facedown_move_seconds_bucket{le="0.005"} 2.0' in counted
    assert 'facedown_move_seconds_bucket{le="2.5"} 2.0' in counted
    assert 'facedown_move_seconds_bucket{le="+Inf"} 3.0' in counted
    assert "facedown_move_seconds_sum 9.005" in counted


async def test_who_hangs_up_before_the_body_is_no_fault_of_the_house(
    client: Client, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, handled = CapturingLogger(), asyncio.Event()
    handle = front.Connection.handle_error

    def handle_and_say(*args: Any, **about: Any) -> Any:
        handled.set()
        return handle(*args, **about)

    monkeypatch.setattr(front, "log", lambda: written)
    monkeypatch.setattr(front.Connection, "handle_error", handle_and_say)
    token = (await client.arrive("Brief Visitor")).token
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Authorization: Bearer %b\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
        % token.encode()
    )
    await reader.readuntil(b"Continue\r\n\r\n")
    writer.close()
    async with asyncio.timeout(60):
        await handled.wait()
    assert written.calls == []


async def test_the_line_for_a_request_names_no_table(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = CapturingLogger()
    monkeypatch.setattr(middleware, "log", lambda: written)
    settings = settings_for(tmp_path, access_log=True)
    async with opened(settings, bots=BotPool(0)) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}", token="a-token")
        await client.get("/api/tables/QWERTY?token=a-secret")
    (line,) = written.calls
    assert line.kwargs["route"] == "/api/tables/{code}"
    for secret in ("QWERTY", "a-token", "a-secret"):
        assert secret not in str(line)


@pytest.mark.slow
@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "9.9.9.9"},
        {"X-Forwarded-For": "8.8.8.8:51234"},
        {"X-Forwarded-For": "nonsense"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-For": ""},
        {"Forwarded": "for=9.9.9.9"},
        {"X-Real-IP": "9.9.9.9"},
    ],
    ids=str,
)
@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",)], ids=["not trusted", "trusted"])
async def test_metrics_cannot_be_read_through_a_proxy(
    tmp_path: Any, trusted: tuple[str, ...], headers: dict[str, str]
) -> None:
    settings = settings_for(tmp_path, trusted_proxies=trusted)
    async with opened(settings, bots=BotPool(0)) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        answer = await client.get("/metrics", headers=headers)
        assert (answer.status, answer.code) == (404, "not_found")
        assert (await client.get("/metrics")).status == 200


async def test_every_answer_has_the_headers_that_keep_pages_apart(client: Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/no/such/page"):
        answer = await client.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert "unsafe-inline" not in HEADERS["Content-Security-Policy"].replace(
        "style-src-attr 'unsafe-inline'", ""
    )
    assert (await client.get("/api/tables")).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api", 404, "not_found"),
        ("GET", "/no-such-file.js", 404, "not_found"),
        ("GET", "/..%2f..%2fetc/passwd.txt", 404, "not_found"),
        ("POST", "/api/games", 405, "wrong_method"),
        ("GET", "/api/tables/ABC", 400, "bad_request"),
        ("GET", "/api/tables/ZZZZZZ", 404, "no_such_table"),
        ("GET", "/api/tables/%ED%A0%80%ED%A0", 400, "bad_request"),
        ("GET", "/api/records/%00", 400, "bad_request"),
        ("GET", "/api/tables?game=%ff", 400, "bad_request"),
        ("GET", "/api/tables?gaem=vinto", 400, "bad_request"),
        ("GET", "/api/tables?game=a&game=b", 400, "bad_request"),
    ],
)
async def test_what_is_asked_wrongly_is_answered_in_one_shape(
    client: Client, method: str, path: str, status: int, code: str
) -> None:
    answer = await client.ask(method, path)
    assert (answer.status, answer.code) == (status, code)
    assert set(answer.body) == {"code", "params"}


@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b"", "application/json", 400, "bad_request"),
        (b"{", "application/json", 400, "bad_request"),
        (b"[" * 10_000, "application/json", 400, "bad_request"),
        (b'{"name": "\\ud800"}', "application/json", 400, "bad_request"),
        (b'{"name": 5}', "application/json", 400, "bad_request"),
        (b'{"name": "Ana", "admin": true}', "application/json", 400, "bad_request"),
        (b"name=Ana", "application/x-www-form-urlencoded", 415, "not_json"),
        (b" " * 20_000, "application/json", 413, "too_large"),
    ],
)
async def test_a_body_that_cannot_be_read_is_refused(
    client: Client, body: bytes, kind: str, status: int, code: str
) -> None:
    answer = await client.post("/api/people", data=body, headers={"Content-Type": kind})
    assert (answer.status, answer.code) == (status, code)


@pytest.mark.parametrize(
    ("coding", "body"),
    [
        (b"gzip", b'{"name":"Ana"}'),
        (b"deflate", b'{"name":"Ana"}'),
        (b"gzip", b"\x1f\x8b\x08\x00\x00"),
    ],
    ids=["not gzip", "not deflate", "half of gzip"],
)
async def test_a_body_in_another_coding_is_refused(
    served: Served, coding: bytes, body: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(
        b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Encoding: %s\r\nContent-Length: %d\r\n\r\n%s" % (coding, len(body), body)
    )
    assert (await asyncio.wait_for(reader.readline(), 5)).startswith(b"HTTP/1.1 415 ")
    writer.close()
    assert not errors_of(served)


def errors_of(served: Served) -> list[str]:
    """What the house counts as its own mistakes."""
    counted = served.context.metrics.text().decode().splitlines()
    return [line for line in counted if re.match(r"facedown_errors_total.* [^0]", line)]


@pytest.mark.parametrize(
    "request_",
    [
        b"NONSENSE\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: a\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: much\r\nConnection: close\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
    ],
    ids=["no method", "no version", "no address", "no length", "expects", "too long"],
)
async def test_what_is_not_even_http_is_answered_in_the_same_shape(
    served: Served, request_: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(request_)
    head, _, body = (await asyncio.wait_for(reader.read(), 60)).partition(b"\r\n\r\n")
    assert b" 400 " in head.splitlines()[0]
    assert json.loads(body)["code"] == "bad_request"
    writer.close()


async def test_strangers_are_held_to_their_limits(tmp_path: Any) -> None:
    settings = settings_for(tmp_path, people_per_hour=2, requests_per_second=0.01, request_burst=4)
    async with opened(settings, bots=BotPool(0)) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        arrived = [await client.post("/api/people", {"name": f"Many {n}"}) for n in "abc"]
        assert [answer.status for answer in arrived] == [201, 201, 429]
        await client.get("/api/games")
        answer = await client.get("/api/games")
        assert answer.code == "too_many_requests"
        assert int(answer.headers["Retry-After"]) >= 1


async def test_an_address_opens_only_so_many_tables(tmp_path: Any) -> None:
    settings = settings_for(tmp_path, tables_per_hour=2)
    async with opened(settings, bots=BotPool(0)) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        answers = []
        for name in ("Many a", "Many b", "Many c"):
            one = await client.arrive(name)
            answers.append(await one.post("/api/tables", {"game": "cambio"}))
        assert [answer.status for answer in answers] == [201, 201, 429]


@pytest.mark.slow
async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Any) -> None:
    settings = settings_for(tmp_path, body_seconds=0.05)
    async with opened(settings, bots=BotPool(0)) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(
            b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 20\r\n\r\n{"
        )
        assert (await reader.readline()).startswith(b"HTTP/1.1 408")
        writer.close()


# -- the screen ------------------------------------------------------------------------------------


async def test_the_screen_is_served_with_its_page_for_every_address(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the page</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path.parent / "secret.txt").write_text("secret")
    app = web.Application()
    app.router.add_get("/{path:.*}", Pages(tmp_path).serve)
    async with TestClient(TestServer(app)) as client:
        for path in ("/", "/table/ABCDEF", "/rules/some-game"):
            page = await client.get(path)
            assert (await page.text(), page.headers["Cache-Control"]) == (
                "<title>the page</title>",
                "no-cache",
            )
        script = await client.get("/assets/app-1a2b.js")
        assert script.content_type in ("text/javascript", "application/javascript")
        assert "immutable" in script.headers["Cache-Control"]
        pages = Pages(tmp_path)
        for path in ("../secret.txt", "assets/../../secret.txt", "/etc/passwd", "a\0b"):
            assert pages._file(path) is None


# -- the description -------------------------------------------------------------------------------


async def test_the_description_is_served(client: Client) -> None:
    answer = await client.get("/api/openapi.json")
    assert answer.body == json.loads(json.dumps(describe(ROUTES)))
    assert answer.body["openapi"] == "3.1.0"


async def test_every_route_is_described_with_its_errors() -> None:
    paths = describe(ROUTES)["paths"]
    assert sum(len(methods) for methods in paths.values()) == len(ROUTES)
    for methods in paths.values():
        for operation in methods.values():
            assert {"400", "429", "503"} <= set(operation["responses"])
            assert operation["summary"]


async def test_a_table_is_described_as_it_is_sent(client: Client) -> None:
    components = describe(ROUTES)["components"]["schemas"]
    assert set(components["TableInfo"]["properties"]) == set(wire.TableInfo.__struct_fields__)
