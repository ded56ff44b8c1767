"""Replays over HTTP."""

import asyncio
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from tests.match.recording import proven
from tests.server.http.client import Client

from facedown.catalog import GAMES
from facedown.match.transcript import Transcript, dumps
from facedown.server import replays
from facedown.server.app import Served
from facedown.server.errors import HouseError
from facedown.server.http.middleware import LONG_BYTES
from facedown.server.replays import Replays
from facedown.server.store import Record, RecordSeat, record_id

pytestmark = pytest.mark.asyncio(loop_scope="module")

OPTIONS = {"rounds": "2"}


def as_record(transcript: Transcript) -> Record:
    text = dumps(transcript)
    return Record(
        id=record_id(text),
        table="TABLES",
        game=transcript.game,
        version=transcript.version,
        started=1.0,
        ended=2.0,
        rounds=len(transcript.rounds),
        seats=tuple(RecordSeat(name=name, person="", bot="") for name in transcript.players),
        scores=(0, 0, 0),
        places=(1, 1, 1),
        winners=(0,),
        text=text,
    )


def a_record(seed: str = "replay") -> tuple[Record, Transcript]:
    transcript = proven(GAMES["cambio"], seed, options=OPTIONS)
    return as_record(transcript), transcript


async def kept(served: Served, seed: str = "replay") -> tuple[Record, Transcript]:
    record, transcript = a_record(seed)
    await served.context.store.add_record(record)
    return record, transcript


async def test_a_match_is_shown_with_all_cards_open(client: Client, served: Served) -> None:
    record, transcript = await kept(served)
    answer = await client.get(f"/api/records/{record.id}/replay")
    assert answer.status == 200
    found: dict[str, Any] = answer.body
    assert (found["game"], found["seat"]) == ("cambio", "open")
    assert [len(one["steps"]) for one in found["rounds"]] == [
        len(one.entries) + 1 for one in transcript.rounds
    ]
    first, second = found["rounds"]
    assert first["after"] == second["scores"]
    assert second["outcome"]["ending"] == transcript.rounds[1].outcome.ending  # type: ignore[union-attr]
    assert first["steps"][1]["move"]["type"]
    data = json.encode(found)
    assert b"??" not in data
    assert ("Content-Encoding" in answer.headers) == (len(data) > LONG_BYTES)


async def test_a_seat_is_shown_what_it_knew(client: Client, served: Served) -> None:
    record, _ = await kept(served)
    for seat in ("0", "1", "2", "watcher"):
        answer = await client.get(f"/api/records/{record.id}/replay?seat={seat}")
        assert answer.body["seat"] == seat
        deal = answer.body["rounds"][0]["steps"][0]
        cards = [card for hand in deal["screen"]["hands"] for card in hand]
        assert {str(one["held"]) for one in cards if "card" in one} <= {seat}
        assert any("card" not in one for one in cards)
        moves = [step for one in answer.body["rounds"] for step in one["steps"] if "move" in step]
        assert {str(step["seat"]) for step in moves} == ({seat} - {"watcher"})


@pytest.mark.parametrize(
    ("seat", "status", "code"),
    [
        ("3", 404, "no_such_seat"),
        ("8", 400, "bad_request"),
        ("-1", 400, "bad_request"),
        ("everything", 400, "bad_request"),
    ],
)
async def test_a_seat_that_is_not_there_is_refused(
    client: Client, served: Served, seat: str, status: int, code: str
) -> None:
    record, _ = await kept(served)
    answer = await client.get(f"/api/records/{record.id}/replay?seat={seat}")
    assert (answer.status, answer.code) == (status, code)


async def test_a_record_that_is_not_there_has_no_replay(client: Client) -> None:
    answer = await client.get("/api/records/nothing/replay")
    assert (answer.status, answer.code) == (404, "no_such_record")


async def test_a_record_by_rules_that_are_gone_has_no_replay(
    client: Client, served: Served
) -> None:
    record, transcript = a_record("old")
    text = dumps(transcript).replace("\n  dealt ", "\n  dealt_otherwise ")
    await served.context.store.add_record(replace(record, id=record_id(text), text=text))
    answer = await client.get(f"/api/records/{record_id(text)}/replay")
    assert (answer.status, answer.code) == (410, "no_replay")


@pytest.mark.slow
async def test_a_replay_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = a_record()
    asked: list[str] = []

    def worked_out(record: Record, seat: str) -> bytes:
        asked.append(seat)
        if seat == "7":
            raise HouseError("no_such_seat")
        return b"0" * 10

    monkeypatch.setattr(replays, "_encoded", worked_out)
    some = Replays(most_bytes=25)
    await asyncio.gather(*[some.of(record, "0") for _ in range(5)])
    await some.of(record, "1")
    await some.of(record, "0")
    assert asked == ["0", "1"]
    await some.of(record, "2")
    assert some.has(record.id, "0")
    assert not some.has(record.id, "1"), "it was looked at longest ago"
    with pytest.raises(HouseError):
        await some.of(record, "7")
    assert not some.has(record.id, "7")


# -- rounds of a match that is played --------------------------------------------------------------

ROUNDS = {
    "game": "tres-cartas",
    "seats": 3,
    "bots": ["sharp", "sharp"],
    "options": {"limit": "999"},
}


async def play_to_round_two(ana: Client, code: str) -> dict[str, Any]:
    """Plays until the cards of the second round are dealt; how the table is then."""
    assert (await ana.post(f"/api/tables/{code}/start")).status == 200
    async with ana.socket() as talk:
        await talk.say(type="hello", table=code, token=ana.token)
        while True:
            heard = await talk.hear()
            table: dict[str, Any] = heard.get("table", {})
            if table.get("stage") == "between":
                await talk.say(type="ready")
            if (table.get("stage"), table.get("round")) == ("playing", 2):
                return table
            moves = heard.get("shown", heard).get("moves", ())
            if moves and heard["type"] in ("shown", "welcome"):
                n = heard.get("shown", heard)["n"]
                await talk.say(type="move", id=f"m{n}", move=moves[-1], answering=n)


@pytest.mark.slow
async def test_rounds_that_are_over_are_for_whoever_plays_the_match(client: Client) -> None:
    ana, ben = await client.arrive("Ana"), await client.arrive("Ben")
    code = (await ana.post("/api/tables", ROUNDS)).body["code"]
    path = f"/api/tables/{code}/rounds"
    assert (await ana.get(path)).code == "no_round_over"
    table = await play_to_round_two(ana, code)
    for more in ("", "/text", "/replay", "/review"):
        assert (await ben.get(path + more)).code == "not_seated"
        assert (await client.get(path + more)).status == 401
    told = (await ana.get(path)).body
    assert (told["rounds"], told["winners"], told["scores"]) == (1, [], table["scores"])
    # Of the round that is on now, nothing.
    assert len((await ana.get(path + "/replay")).body["rounds"]) == 1
    text = (await ana.get(path + "/text")).body
    assert text.count("\nround ") == text.count("\noutcome ") == text.count("\nsecret ") == 1
    # Whoever resigns has played it, too.
    assert (await ana.post(f"/api/tables/{code}/leave")).status == 204
    assert (await ana.get(path + "/replay?seat=0")).body["seat"] == "0"
