"""The socket: what it lets in, what it refuses, and why it closes."""

import asyncio
import json
import re
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET
from typing import Any

import pytest
from aiohttp import ClientSession, WSServerHandshakeError
from tests.server.http.client import Client, Talk
from tests.server.http.conftest import settings_for
from tests.server.raw import HEAD

from facedown.catalog import GAMES
from facedown.match import wire
from facedown.server.app import Served, opened
from facedown.server.bots import BotPool
from facedown.server.store import StoreFailed

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(GAMES))
names = iter(f"Talker {a}{b}" for a in "abcdefghjkmnpqrstuvwxyz" for b in "acdefghjkmnpqrstuvwxyz")


async def seated(client: Client, **changes: Any) -> tuple[Client, str]:
    """Somebody at a new table, and its letters."""
    person = await client.arrive(next(names))
    options = {"game": GAME, "seats": 2} | changes
    return person, (await person.post("/api/tables", options)).body["code"]


@asynccontextmanager
async def house(folder: Path, **changes: Any) -> AsyncIterator[tuple[Served, Client]]:
    """A house with other settings, and without bots, which take a while to come."""
    settings = settings_for(folder, **changes)
    async with opened(settings, bots=BotPool(0)) as served, ClientSession() as session:
        yield served, Client(session, f"http://127.0.0.1:{served.port}")


# -- coming ----------------------------------------------------------------------------------------


async def test_letters_of_tables_are_not_to_be_guessed(tmp_path: Path) -> None:
    """Every wrong guess is paid for, over HTTP and over sockets; a table that is there is not."""
    async with house(tmp_path, guesses_per_minute=3) as (_, client):
        _, code = await seated(client)
        for guess in ("QQQQQQ", "QQQQQW"):
            assert (await client.get(f"/api/tables/{guess}")).code == "no_such_table"
        async with client.socket() as talk:
            await talk.say(type="hello", table="QQQQQZ")
            assert (await talk.hear())["code"] == "no_such_table"
        assert (await client.get("/api/tables/QQQQQX")).code == "too_many_requests"
        async with client.socket() as talk:
            await talk.say(type="hello", table="QQQQQX")
            goodbye = await talk.hear()
            assert goodbye["code"] == "too_many_requests"
            assert goodbye["again_ms"] > 0
        for _ in range(5):
            assert (await client.get(f"/api/tables/{code}")).status == 200


@pytest.mark.slow
async def test_many_guesses_at_once_are_no_cheaper(tmp_path: Path) -> None:
    async with house(tmp_path, guesses_per_minute=20) as (_, client), AsyncExitStack() as stack:
        talks = [await stack.enter_async_context(client.socket()) for _ in range(60)]
        for i, talk in enumerate(talks):
            await talk.say(type="hello", table=f"QQQQ{'BCDFGHJKLM'[i // 10]}{'BCDFGHJKLM'[i % 10]}")
        answers = [(await talk.hear())["code"] for talk in talks]
        assert set(answers) == {"no_such_table", "too_many_requests"}
        assert 20 <= answers.count("no_such_table") < 40


async def test_a_table_that_sleeps_is_found_without_being_paid_for(tmp_path: Path) -> None:
    async with house(tmp_path, guesses_per_minute=1) as (served, client):
        for _ in range(3):
            _, code = await seated(client)
            room = served.context.house.rooms.pop(code)
            room.close("come_back", 0)
            assert (await client.get(f"/api/tables/{code}")).status == 200


async def test_who_comes_while_the_disk_fails_is_told_to_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as (served, client):
        person, code = await seated(client)

        async def fail(person: str) -> frozenset[str]:
            raise StoreFailed("database_failed")

        served.context.store.unheard = fail  # type: ignore[method-assign]
        async with client.socket() as talk:
            await talk.say(type="hello", table=code, token=person.token)
            goodbye = await talk.hear()
            assert goodbye["code"] == "come_back"
            assert goodbye["again_ms"] > 0


@pytest.mark.slow
async def test_hello_is_answered_with_the_table(client: Client) -> None:
    person, code = await seated(client)
    async with client.socket() as talk:
        await talk.say(type="hello", table=code, token=person.token)
        welcome = await talk.hear()
        assert welcome["type"] == "welcome"
        assert (welcome["table"]["code"], welcome["table"]["you"]) == (code, 0)
        assert welcome["phrases"] == [*wire.PHRASES]


async def test_without_a_token_one_watches(client: Client) -> None:
    _, code = await seated(client)
    async with client.socket() as talk:
        await talk.say(type="hello", table=code)
        assert (await talk.hear())["table"].get("you") is None
        await talk.say(type="ready")
        refused = await talk.hear_of("refused")
        assert refused["code"] == "watching"


@pytest.mark.parametrize(
    ("hello", "code", "close"),
    [
        ({"token": "stolen.0.AAAA"}, "bad_token", 4401),
        ({"table": "ZZZZZZ"}, "no_such_table", 4404),
    ],
)
async def test_who_has_no_business_here_is_closed_with_the_reason(
    client: Client, hello: dict[str, str], code: str, close: int
) -> None:
    _, table = await seated(client)
    async with client.socket() as talk:
        await talk.say(**{"type": "hello", "table": table} | hello)
        assert await talk.hear() == {"type": "goodbye", "code": code}
        assert await talk.hear() == {"type": "closed", "code": close, "reason": code}


async def test_a_table_that_is_not_to_be_watched_is_not(client: Client) -> None:
    _, code = await seated(client, watchers=False)
    async with client.socket() as talk:
        await talk.say(type="hello", table=code)
        assert (await talk.hear())["code"] == "no_watchers"
        assert (await talk.hear())["code"] == 4403


async def test_a_revoked_token_opens_nothing(client: Client) -> None:
    person, code = await seated(client)
    await person.post("/api/me/revoke")
    async with client.socket() as talk:
        await talk.say(type="hello", table=code, token=person.token)
        assert (await talk.hear())["code"] == "bad_token"


async def test_revoking_closes_the_sockets_that_are_open(client: Client) -> None:
    person, code = await seated(client)
    async with client.socket() as talk:
        await talk.say(type="hello", table=code, token=person.token)
        await talk.hear_of("welcome")
        await person.post("/api/me/revoke")
        assert (await talk.hear_of("goodbye"))["code"] == "bad_token"
        assert (await talk.hear())["code"] == 4401


async def test_who_is_sent_away_is_closed_as_who_comes_again(client: Client) -> None:
    host, code = await seated(client)
    guest = await client.arrive("Sent Away")
    await guest.post(f"/api/tables/{code}/join", {"seat": 1})
    for already_away in (False, True):
        async with client.socket() as talk:
            await talk.say(type="hello", table=code, token=guest.token)
            if not already_away:
                await talk.hear_of("welcome")
                await host.ask("DELETE", f"/api/tables/{code}/seats/1")
            assert (await talk.hear_of("goodbye"))["code"] == "removed"
            assert await talk.hear() == {"type": "closed", "code": 4403, "reason": "removed"}


async def test_a_second_connection_replaces_the_first(client: Client) -> None:
    person, code = await seated(client)
    async with client.socket() as first, client.socket() as second:
        await first.say(type="hello", table=code, token=person.token)
        await first.hear_of("welcome")
        await second.say(type="hello", table=code, token=person.token)
        await second.hear_of("welcome")
        assert (await first.hear_of("goodbye"))["code"] == "replaced"
        assert await first.hear() == {"type": "closed", "code": 1000, "reason": "replaced"}
        assert (await first.hear())["type"] == "closed"
        await second.say(type="phrase", phrase="hello")
        assert (await second.hear_of("said"))["phrase"] == "hello"


async def test_what_is_said_while_the_house_looks_one_up_is_not_lost(client: Client) -> None:
    person, code = await seated(client)
    async with client.socket() as talk:
        await talk.say(type="hello", table=code, token=person.token)
        await talk.say(type="phrase", phrase="hello")
        assert (await talk.hear_of("said"))["phrase"] == "hello"


async def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async with house(tmp_path, hello_seconds=0.05) as (_, client), client.socket() as talk:
        assert (await talk.hear())["code"] == "no_hello"
        assert (await talk.hear())["code"] == 4408


# -- messages --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "5", '{"type": "nonsense"}', '{"type": "move"}', '{"type": "ack", "seen": -1}'],
)
async def test_what_cannot_be_read_is_refused_and_the_connection_lives_on(
    client: Client, text: str
) -> None:
    person, code = await seated(client)
    async with client.socket() as talk:
        await talk.say(type="hello", table=code, token=person.token)
        await talk.hear_of("welcome")
        await talk.ws.send_str(text)
        assert (await talk.hear_of("refused"))["code"] == "bad_message"
        await talk.say(type="phrase", phrase="hello")
        await talk.hear_of("said")


async def test_hello_comes_first_and_once(client: Client) -> None:
    person, code = await seated(client)
    async with client.socket() as talk:
        await talk.say(type="ready")
        assert (await talk.hear())["code"] == "hello_first"
        await talk.say(type="hello", table=code, token=person.token)
        await talk.hear_of("welcome")
        await talk.say(type="hello", table=code, token=person.token)
        assert (await talk.hear_of("refused"))["code"] == "already_here"


async def test_a_message_that_is_too_large_closes(tmp_path: Path) -> None:
    async with house(tmp_path) as (served, client), client.socket() as talk:
        await talk.ws.send_str(" " * wire.MAX_BYTES)
        assert (await talk.hear())["code"] == "bad_message"
        await talk.ws.send_str(" " * (wire.MAX_BYTES + 1))
        heard = await talk.hear()
        assert (heard["type"], heard["code"]) == ("closed", 1009)
        await until(lambda: len(served.door) == 0)
        assert (
            'facedown_closed_total{why="too_large"} 1.0' in served.context.metrics.text().decode()
        )


async def test_a_message_that_is_not_text_closes(client: Client) -> None:
    async with client.socket() as talk:
        await talk.ws.send_bytes(b"{}")
        assert (await talk.hear())["code"] == "text_only"
        assert (await talk.hear())["code"] == 1003


async def test_who_floods_is_closed(tmp_path: Path) -> None:
    async with (
        house(tmp_path, messages_per_second=0.01, message_burst=5) as (_, client),
        client.socket() as talk,
    ):
        for _ in range(6):
            await talk.say(type="ready")
        for _ in range(5):
            assert (await talk.hear())["code"] == "hello_first"
        assert (await talk.hear())["code"] == "too_fast"
        assert (await talk.hear())["code"] == 4429


async def test_pings_are_answered_and_count(tmp_path: Path) -> None:
    async with (
        house(tmp_path, messages_per_second=0.01, message_burst=5) as (_, client),
        client.socket(autoping=False) as talk,
    ):
        for _ in range(6):
            await talk.ws.ping(b"there")
        for _ in range(5):
            assert (await talk.ws.receive()).data == b"there"
        assert (await talk.hear())["code"] == "too_fast"


async def test_a_message_in_parts_is_one_message(served: Served, client: Client) -> None:
    person, code = await seated(client)
    hello = json.dumps({"type": "hello", "table": code, "token": person.token}).encode()
    async with raw_socket(served.port) as (reader, writer):
        writer.write(frame(hello[:10], opcode=1, fin=False))
        writer.write(frame(hello[10:20], opcode=0, fin=False))
        writer.write(frame(hello[20:], opcode=0, fin=True))
        assert b"welcome" in await reader.readuntil(b"welcome")


async def test_parts_are_joined_as_they_are(served: Served, client: Client) -> None:
    _, code = await seated(client)
    hello = json.dumps({"type": "hello", "table": code}).encode()
    cut = hello.index(b"ello")
    async with raw_socket(served.port) as (reader, writer):
        writer.write(frame(hello[:cut], opcode=1, fin=False))
        writer.write(frame(b"", opcode=0, fin=False))
        writer.write(frame(hello[cut:], opcode=0, fin=False))
        writer.write(frame(b"", opcode=0))
        assert b"welcome" in await asyncio.wait_for(reader.readuntil(b"welcome"), 5)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([(b"x", 0, True)], 1002),
        ([(b"x", 1, False), (b"y", 1, True)], 1002),
        ([(b"x" * 4000, 1, False), (b"y" * 4000, 0, True)], 1009),
        ([(b"x", 5, True)], 1002),
        ([(b"x", 0x41, True)], 1002),
        ([(b"x" * 126, 9, True)], 1002),
        ([(b'{"type":"ready","x":"\xff"}', 1, True)], 1007),
        ([("\U0001f0a1".encode()[:2], 1, True)], 1007),
    ],
    ids=[
        "a part of nothing",
        "a message inside another",
        "too much in all",
        "no such frame",
        "a bit of an extension",
        "a large ping",
        "bytes that are no text, where nobody reads them",
        "half a letter",
    ],
)
async def test_frames_that_make_no_message_close(
    served: Served, frames: list[tuple[bytes, int, bool]], code: int
) -> None:
    async with raw_socket(served.port) as (reader, writer):
        for data, opcode, fin in frames:
            writer.write(frame(data, opcode=opcode, fin=fin))
        closing = b"\x88\x02" + code.to_bytes(2, "big")
        assert await asyncio.wait_for(reader.readexactly(4), 60) == closing


async def test_a_client_that_says_why_it_goes_is_answered_so(served: Served) -> None:
    for said, code in ((b"", 1000), (b"\x0f\xa0bye", 4000), (b"\x03\xed", 1002)):
        async with raw_socket(served.port) as (reader, writer):
            writer.write(frame(said, opcode=8) + frame(b"later", opcode=1))
            assert await asyncio.wait_for(reader.read(), 60) == b"\x88\x02" + code.to_bytes(
                2, "big"
            )


async def test_who_is_still_sending_reads_why_it_was_too_much(served: Served) -> None:
    async with raw_socket(served.port) as (reader, writer):
        writer.write(b"\x81\xff" + (200_000).to_bytes(8, "big") + bytes(200_000))
        assert await asyncio.wait_for(reader.read(), 60) == b"\x88\x02\x03\xf1"


async def test_who_breaks_the_protocol_and_is_gone_is_no_fault_of_the_house(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as (served, _):
        for _ in range(20):
            async with raw_socket(served.port) as (_, writer):
                writer.write(frame(b"x", opcode=3))  # and is reset
                reset = struct.pack("ii", 1, 0)
                writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, reset)
        await until(lambda: len(served.door) == 0)
        counted = served.context.metrics.text().decode()
        assert not re.search(r"^facedown_errors_total.* [^0]", counted, re.MULTILINE)


async def test_parts_of_a_message_count_as_messages(tmp_path: Path) -> None:
    async with (
        house(tmp_path, messages_per_second=0.01, message_burst=5) as (served, _),
        raw_socket(served.port) as (reader, writer),
    ):
        writer.write(frame(b"{", opcode=1, fin=False) + frame(b"", opcode=0, fin=False) * 5)
        closing = b"\x88\x0a" + (4429).to_bytes(2, "big") + b"too_fast"
        await asyncio.wait_for(reader.readuntil(closing), 60)


async def test_who_floods_with_parts_of_a_message_is_cut_off(tmp_path: Path) -> None:
    async with (
        house(tmp_path, messages_per_second=1.0, message_burst=5) as (served, _),
        raw_socket(served.port) as (reader, writer),
    ):
        writer.write(frame(b"{", opcode=1, fin=False))
        writer.write(frame(b"", opcode=0, fin=False) * 10_000)
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 60) == b""
        await until(lambda: len(served.door) == 0)


# -- slow and silent -------------------------------------------------------------------------------


async def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async with house(tmp_path, most_waiting_bytes=200_000) as (served, client):
        _, code = await seated(client)
        async with raw_socket(served.port) as (_, writer):
            writer.write(frame(json.dumps({"type": "hello", "table": code}).encode(), opcode=1))
            room = await served.context.house.find(code)
            await until(lambda: bool(room.guests))
            (guest,) = room.guests
            connection = guest.connection
            for _ in range(2000):
                connection.send(b" " * 20_000)
            await until(lambda: not room.guests)
            await until(lambda: len(served.door) == 0)


async def test_the_house_measures_the_round_trip(tmp_path: Path) -> None:
    async with house(tmp_path, ping_seconds=0.05) as (served, client):
        _, code = await seated(client)
        async with client.socket() as talk:
            await talk.say(type="hello", table=code)
            await talk.hear_of("welcome")
            listening = asyncio.create_task(talk.ws.receive())
            room = await served.context.house.find(code)
            (guest,) = room.guests
            connection = guest.connection
            await until(lambda: connection.rtt > 0)
            assert 0 < connection.rtt < 1
            listening.cancel()


async def test_who_never_answers_a_ping_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path, ping_seconds=0.05) as (_, client):
        _, code = await seated(client)
        async with client.socket(autoping=False) as talk:
            await talk.say(type="hello", table=code)
            async with asyncio.timeout(60):
                said = ""
                while True:
                    message = await talk.ws.receive()
                    if message.type.name == "CLOSE":
                        break
                    said = message.data
            assert (message.data, message.extra) == (4411, "silent")
            goodbye = json.loads(said)
            assert goodbye["code"] == "silent"
            assert goodbye["again_ms"] > 0, "whoever was only cut off may come back"


# -- the door --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "is_let_in"),
    [
        ("", True),
        ("http://127.0.0.1:{port}", True),
        ("https://cards.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("null", False),
        ("http://[", False),
    ],
)
async def test_only_pages_of_this_house_open_a_socket(
    tmp_path: Path, origin: str, is_let_in: bool
) -> None:
    async with house(tmp_path, public_url="https://cards.example") as (served, client):
        headers = {"Origin": origin.format(port=served.port)} if origin else {}
        if is_let_in:
            async with client.socket(headers=headers):
                pass
        else:
            with pytest.raises(WSServerHandshakeError) as refused:
                async with client.socket(headers=headers):
                    pass
            assert refused.value.status == 403


async def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with house(tmp_path, sockets_per_address=2) as (served, client):
        async with client.socket(), client.socket():
            with pytest.raises(WSServerHandshakeError) as refused:
                async with client.socket():
                    pass
            assert refused.value.status == 429
        await until(lambda: len(served.door) == 0)
        async with client.socket():
            pass


async def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with house(tmp_path, connections_per_address=2) as (served, _):
        streams = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(3)]
        assert await streams[2][0].read() == b""
        streams[0][1].close()
        await streams[0][1].wait_closed()
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        for _, one in (*streams[1:], (reader, writer)):
            one.close()


async def test_a_request_for_the_socket_that_is_no_upgrade_is_answered(client: Client) -> None:
    answer = await client.get("/socket")
    assert (answer.status, answer.code) == (426, "upgrade_required")


async def test_a_connection_that_was_used_for_http_becomes_a_socket(served: Served) -> None:
    async with ClientSession() as session:  # it uses its connections again
        client = Client(session, f"http://127.0.0.1:{served.port}")
        for _ in range(30):
            _, code = await seated(client)
            async with client.socket() as talk:
                await talk.say(type="hello", table=code)
                await talk.hear_of("welcome")


async def test_what_stands_in_a_body_is_never_a_request_of_its_own(served: Served) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(
        b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n" % len(HEAD)
    )
    await asyncio.sleep(0.1)
    writer.write(HEAD)
    assert (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)).startswith(b"HTTP/1.1 400")
    writer.close()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n\r\n",
        b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nnonsense\r\n\r\n",
        b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 9\r\nSec-WebSocket-Key: x\r\n\r\n",
        b"GET /socket HTTP/1.1\r\nUpgrade: websocket\r\nX: \xff\xfe\r\n\r\n",
        HEAD.replace(b"Connection: Upgrade", b"Connection: \xff"),
        HEAD.replace(b"Version: 13", b"Version: \xff"),
        HEAD.replace(b"==", b"\xff="),
    ],
)
async def test_a_handshake_that_makes_no_sense_is_refused(served: Served, head: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(head)
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n"), 60)
    assert re.match(rb"HTTP/1\.[01] 400 ", answer)
    writer.close()


async def test_who_speaks_before_the_handshake_is_answered_is_not_heard(served: Served) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(HEAD + b'\x81\x8f\0\0\0\0{"type":"ping"}')
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert await asyncio.wait_for(reader.read(), 60) == b"\x88\x02" + (1002).to_bytes(2, "big")
    writer.close()


@pytest.mark.parametrize(
    "lines",
    [
        b"Connection: keep-alive, Upgrade\r\nUpgrade: websocket",
        b"Connection: Upgrade, keep-alive\r\nUpgrade: websocket",
        b"connection: keep-alive,UPGRADE\r\nupgrade: WebSocket",
    ],
)
async def test_the_upgrade_may_be_one_of_several_things_that_are_asked(
    served: Served, lines: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(
        b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        + lines
        + b"\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
    assert answer.startswith(b"HTTP/1.1 101 ")
    writer.close()


async def test_what_stands_in_a_long_head_is_never_a_request_of_its_own(served: Served) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    for i in range(5):
        writer.write(b"X-%d: " % i + b"x" * 4_000 + b"\r\n")
    await asyncio.sleep(0.1)  # the next bytes come as a segment of their own
    writer.write(HEAD)
    answers = await asyncio.wait_for(reader.read(), 60)
    assert re.match(rb"HTTP/1\.[01] 400 ", answers)
    assert answers.count(b"HTTP/1.") == 1
    writer.close()


async def last_words(talk: Talk) -> tuple[dict[str, Any], dict[str, Any]]:
    """The goodbye, and the close that is answered at once."""
    return await talk.hear_of("goodbye"), await talk.hear()


async def test_closing_the_house_tells_clients_to_come_back(tmp_path: Path) -> None:
    async with ClientSession() as session:
        async with opened(settings_for(tmp_path), bots=BotPool(0)) as served:
            client = Client(session, f"http://127.0.0.1:{served.port}")
            person, code = await seated(client)
            talking = client.socket()
            talk = await talking.__aenter__()
            await talk.say(type="hello", table=code, token=person.token)
            await talk.hear_of("welcome")
            listening = asyncio.create_task(last_words(talk))
        goodbye, closed = await listening
        assert goodbye["code"] == "come_back"
        assert goodbye["again_ms"] > 0
        assert closed["code"] == 1012
        await talking.__aexit__(None, None, None)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - what is waited for says nothing of itself
            await asyncio.sleep(0.01)


# -- frames by hand --------------------------------------------------------------------------------


@asynccontextmanager
async def raw_socket(
    port: int,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket whose frames are written by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HEAD)
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def frame(data: bytes, *, opcode: int, fin: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + length + bytes(4) + data
