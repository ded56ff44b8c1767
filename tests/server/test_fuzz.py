"""The fuzz: it draws the same from a seed, leaves nothing out, and finds what is wrong."""

import hashlib
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from benchmarks.house.fuzz import Amount, Fuzz, fuzz
from benchmarks.house.fuzzing.cases import Findings
from benchmarks.house.fuzzing.messages import Messages, Situation
from benchmarks.house.fuzzing.requests import Requests
from benchmarks.house.fuzzing.values import Wild
from tests.server.http.conftest import settings_for

from facedown.catalog import GAMES
from facedown.core.records import Move
from facedown.match import wire
from facedown.match.evening import Evening
from facedown.server.app import ROUTES, Served, opened
from facedown.server.context import AppContext
from facedown.server.http import middleware
from facedown.server.http.routes import Call, Route, call_of
from facedown.server.logs import set_up

KINDS = {kind.__struct_config__.tag for kind in wire.Incoming.__args__}


def situation(game: str) -> Situation:
    legal = [{"type": kind.WORD} for kind in GAMES[game].MOVES if not kind.FIELDS]
    return Situation(game=game, seat=0, n=9, moves=legal, token="who.0.proof", is_awaited=True)


@pytest.mark.parametrize("game", GAMES)
def test_honest_and_valid_messages_are_read(game: str) -> None:
    wild = Wild("valid")
    speaker = Messages(wild, situation(game))
    found = set()
    for _ in range(400):
        for message in (speaker.honest(), speaker.valid()):
            found.add(wire.read(json.dumps(message)).__struct_config__.tag)
    assert found == KINDS


def test_most_damaged_messages_are_refused_and_some_are_not() -> None:
    wild = Wild("damaged")
    speaker = Messages(wild, situation(next(iter(GAMES))))
    is_read = [is_readable(wild.written(wild.damaged(speaker.valid()))) for _ in range(400)]
    assert 20 < sum(is_read) < 200


def is_readable(data: bytes) -> bool:
    try:
        wire.read(data)
    except ValueError:
        return False
    return True


def test_every_route_is_asked() -> None:
    requests = Requests(Wild("routes"), [situation(next(iter(GAMES)))])
    kinds = {requests.next().kind for _ in range(2_000)}
    assert {route.path for route in ROUTES} | {"page", "handshake", "no HTTP"} == kinds


DRAW = """
from hashlib import sha256
from tests.server.test_fuzz import everything
print(sha256(everything("same")).hexdigest())
"""


def everything(seed: str) -> bytes:
    """All that a case might send whose table never changes."""
    wild = Wild(seed)
    at = situation(next(iter(GAMES)))
    speaker, requests = Messages(wild, at), Requests(wild, [at])
    return b"".join([speaker.next().data + requests.next().data for _ in range(300)])


@pytest.mark.slow
def test_a_seed_draws_the_same_in_every_process() -> None:
    told = subprocess.run(
        [sys.executable, "-c", DRAW],
        check=True,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert told.stdout.strip() == hashlib.sha256(everything("same")).hexdigest()
    assert everything("same") != everything("another")


@pytest.mark.slow
async def test_the_house_bears_whatever_is_sent() -> None:
    told = await fuzz("whatever", Amount(messages=3_000, requests=300))
    assert told["failures"] == []
    assert told["messages"] >= 3_000
    assert told["requests"] >= 300
    for house in told["houses"].values():
        assert house["matches_played_after"] == len(GAMES)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Served]:
    """A house in this process, so that a fault can be planted in it."""
    settings = settings_for(folder, tables_per_person=100)
    set_up(settings)
    async with opened(settings) as served:
        yield served


@pytest.mark.slow
async def test_the_fuzz_finds_a_fault_and_says_how_to_see_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The fault is one that the compiled house once had."""
    read_move = Evening.read_move

    def strict(evening: Evening, data: dict[str, Any]) -> Move:
        if any(value is None or isinstance(value, float) for value in data.values()):
            raise TypeError("str, int, bool, list, or dict object expected")
        return read_move(evening, data)

    monkeypatch.setattr(Evening, "read_move", strict)
    found = Findings("fault")
    async with house(tmp_path) as served:
        await Fuzz(found, served.port, [], is_limited=False).run(range(8))
    assert {one["what"] for one in found.failures} == {"the socket was closed: internal"}
    one = found.failures[0]
    assert f"--seed fault --only {one['case']}" in capsys.readouterr().err
    # Which fails first depends on the machine, and a float may be written without a point.
    everything = [sent for one in found.failures for sent in one["sent"]]
    assert any("null" in sent or "." in sent for sent in everything)


@pytest.mark.slow
async def test_a_case_that_failed_fails_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def faulty(route: Route, context: AppContext, request: web.Request) -> Call:
        if "Range" in request.headers:
            raise ValueError("a header that trips it up")
        return await call_of(route, context, request)

    monkeypatch.setattr(middleware, "call_of", faulty)
    first, second = Findings("again"), Findings("again")
    async with house(tmp_path) as served:
        await Fuzz(first, served.port, [], is_limited=False).run(range(6))
        case = first.failures[0]["case"]
        await Fuzz(second, served.port, [], is_limited=False).run([case])
    told = 'a request: 500 {"code":"internal","params":{}}'
    assert {one["what"] for one in second.failures} == {told}
    assert all("Range: " in one["sent"][0] for one in second.failures)
