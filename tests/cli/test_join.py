"""`facedown join`: programs as guests of a real house, good and bad ones."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, web
from aiohttp.test_utils import RawTestServer
from tests.arena.bad_bots import GOOD, PROGRAMS, program
from tests.cli.conftest import Command
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.room.scene import START, dealt
from tests.server.steady import SteadyBots, same_secret

from facedown.arena import outside
from facedown.arena.guard import CRASHED, LATE
from facedown.catalog import find_game
from facedown.cli import run
from facedown.cli.guest import Chair, Guest, TableLink
from facedown.core.errors import BadOption
from facedown.core.notation import parse_table
from facedown.core.table import View
from facedown.match import log
from facedown.match.table_info import table_info
from facedown.match.wire import TableInfo
from facedown.server.app import Served, opened
from facedown.server.bot_seats import past_values

EXAMPLES = Path(__file__).parents[2] / "examples" / "outside-bots"

Faults = list[tuple[str, str, View[Any]]]


@pytest_asyncio.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with opened(settings_for(tmp_path), bots=SteadyBots(), secret=same_secret) as house:
        yield house


async def open_table(
    session: ClientSession, url: str, game: str, **asked: Any
) -> tuple[Client, str]:
    """Somebody, and the code of their table: with a bot of the house, and a seat that is free."""
    host = await Client(session, url).arrive("Ada")
    table = {"game": game, "seats": 3, "bots": ["relaxed"], "clocks": {"abandon": 1}, **asked}
    code: str = (await host.post("/api/tables", table)).body["code"]
    return host, code


async def visit(
    served: Served, bot: str, game: str = "tres-cartas", limit: float = 60.0, **asked: Any
) -> tuple[TableInfo, Faults]:
    """A match of a guest: the table at its end, and the faults."""
    url = f"http://127.0.0.1:{served.port}"
    async with ClientSession() as session:
        host, code = await open_table(session, url, game, **asked)
        guest = Guest(TableLink(url, code), bot, "Visitor", limit, "seed")
        faults: Faults = []
        seated = asyncio.Event()
        playing = asyncio.create_task(
            guest.play(lambda _: seated.set(), lambda *fault: faults.append(fault))
        )
        async with asyncio.timeout(120):
            await seated.wait()
            await host.post(f"/api/tables/{code}/start")
            await host.post(f"/api/tables/{code}/leave")  # a bot plays on for the host
            return await playing, faults


SHORT = {
    "tres-cartas": {"limit": "30"},
    "cambio": {"rounds": "2"},
    "vinto": {"end": "rounds(1)"},
    "pinnacola": {"target": "300"},
}


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["lowest.py", "lowest.js"])
async def test_a_program_plays_a_match_at_a_house(served: Served, bot: str) -> None:
    if bot.endswith(".js") and shutil.which("node") is None:
        pytest.skip("Node is not installed, and the example is in JavaScript")
    info, faults = await visit(served, str(EXAMPLES / bot), options={"limit": "30"})
    assert info.stage == "over"
    assert not faults


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["sharp", "a program"])
@pytest.mark.parametrize("game", ["cambio", "vinto", "pinnacola"])
async def test_any_game_can_be_played_by_a_guest(
    served: Served, game: str, bot: str, tmp_path: Path
) -> None:
    """What it is shown makes up its view: a level follows it, and a program is asked by it."""
    seats: dict[str, Any] = {"seats": 2, "bots": []} if game == "pinnacola" else {}
    name = program(tmp_path, GOOD) if bot == "a program" else bot
    info, faults = await visit(served, name, game, options=SHORT[game], **seats)
    assert info.winners
    assert not faults


@pytest.mark.slow
@pytest.mark.parametrize("name", ["raises", "hangs", "no_json", "not_legal"])
async def test_a_bad_program_loses_its_decisions_and_the_match_goes_on(
    served: Served, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "STARTING", 0.0)
    kind, source = PROGRAMS[name]
    limit = 0.1 if kind == LATE else 60.0
    info, faults = await visit(
        served, program(tmp_path, source), limit=limit, options={"limit": "30"}
    )
    assert info.stage == "over"
    assert {fault[0] for fault in faults} <= {kind, CRASHED}
    assert faults[0][0] == kind


@pytest.mark.slow
async def test_a_fault_is_named_with_the_position_in_notation(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = program(tmp_path, PROGRAMS["no_json"][1])
    url = f"http://127.0.0.1:{served.port}"
    async with ClientSession() as session, asyncio.timeout(120):
        rules = {"limit": "30"}
        host, code = await open_table(session, url, "tres-cartas", seats=2, bots=[], options=rules)
        asked = ["join", f"{url}/t/{code}", "--bot", bot, "--limit", "60"]
        async with host.socket() as talk:
            await talk.say(type="hello", table=code, token=host.token)
            await talk.hear_of("welcome")
            joining = asyncio.create_task(asyncio.to_thread(run, asked))
            while (await talk.hear_of("table"))["table"]["seats"][1]["kind"] != "person":
                pass
        await host.post(f"/api/tables/{code}/start")
        await host.post(f"/api/tables/{code}/leave")
        assert await joining == 0
    out, err = capsys.readouterr()
    assert f"sits in seat 1 of table {code} (tres-cartas)" in out
    assert "The match is over. Scores " in out
    first = err.splitlines()[0]
    assert "lost a decision (nonsense) in round 1, seat 1: " in first
    position = first.partition("seat 1: ")[2].rpartition(" ({")[0]
    assert parse_table(find_game("tres-cartas"), position).hands[1]


async def test_a_guest_that_finds_no_seat_is_told_so(served: Served) -> None:
    url = f"http://127.0.0.1:{served.port}"
    guest = Guest(TableLink(url, "QQQQQQ"), "rule", "Visitor", 1.0, "seed")
    with pytest.raises(BadOption, match="There’s no table with that code"):
        await guest.play(lambda _: None, lambda *_: None)


async def test_a_house_that_refused_a_guest_was_said_not_to_be_readable(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    link = f"http://127.0.0.1:{served.port}/t/QQQQQQ"
    assert await asyncio.to_thread(run, ["join", link, "--bot", "rule"]) == 2
    assert "refuses: There’s no table with that code." in capsys.readouterr().err


async def test_a_bot_that_does_not_exist_takes_no_seat(served: Served) -> None:
    """It was looked for when it sat at the table already, where then nobody played."""
    url = f"http://127.0.0.1:{served.port}"
    async with ClientSession() as session:
        host, code = await open_table(session, url, "tres-cartas")
        guest = Guest(TableLink(url, code), "./no_such_bot.py", "Visitor", 1.0, "seed")
        with pytest.raises(BadOption, match="no_such_file"):
            await guest.play(lambda _: None, lambda *_: None)
        seats = (await host.get(f"/api/tables/{code}")).body["seats"]
    assert "Visitor" not in [seat["name"] for seat in seats]


@pytest.mark.parametrize("answer", ["", "{never", "[]", "{}"])
async def test_what_is_no_house_is_told_in_one_line(
    answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever answered with something else ended the command with a traceback."""

    async def answered(_: web.BaseRequest) -> web.Response:
        return web.Response(text=answer, content_type="application/json")

    async with RawTestServer(answered) as server:
        url = f"http://127.0.0.1:{server.port}"
        ran = await asyncio.to_thread(run, ["join", f"{url}/t/QQQQQQ", "--bot", "rule"])
    assert ran == 2
    told = capsys.readouterr().err
    assert told.startswith(f"facedown: the house {url} cannot be reached: ")
    assert told.count("\n") == 1


def test_what_is_no_table_is_refused_in_one_line(facedown: Command) -> None:
    ran = facedown("join", "http://127.0.0.1:8000/rules", "--bot", "rule")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "/t/ABCDEF" in ran.err


def test_a_house_that_is_not_there_is_told_in_one_line(facedown: Command) -> None:
    ran = facedown("join", "http://127.0.0.1:9/t/ABCDEF", "--bot", "rule")
    assert ran.code == 2
    assert ran.err.startswith("facedown: the house http://127.0.0.1:9 cannot be reached")
    assert ran.err.count("\n") == 1


def test_a_guest_knows_the_rounds_before_as_bots_of_the_house_do() -> None:
    evening = dealt("Ana", "Bea", game="tres-cartas")
    chair = Chair(evening.game, 1, "rule", "seed", lambda *_: None)
    for _ in range(3):
        while evening.stage == "playing":
            chair.take_in(evening.shown(1, chair.seen, START, None), table_info(evening, set(), 0))
            assert evening.round is not None
            seat = evening.game.awaited(evening.round.table)[0]
            move = evening.game.default_move(evening.round.table, seat)
            evening.apply(log.Moved(at=START, seat=seat, move=move.data()))
        chair.take_in(evening.shown(1, chair.seen, START, None), table_info(evening, set(), 0))
        evening.apply(log.Began(at=START, secret=bytes(32).hex()))
        evening.apply(log.CardsDealt(at=START))
    chair.take_in(evening.shown(1, chair.seen, START, None), table_info(evening, set(), 0))
    before = [past_values(one) for one, _ in evening.rounds[:-1]]
    assert chair._player is not None
    assert [one.values() for one in chair._player.past] == before
    assert len(before) == 3
