"""Keep the bots so busy that a stranger's are not answered.

Twenty guests, all at one address and then each at their own, keep five tables each with four bots
and the shortest clocks, of the game whose bots keep people waiting longest, and sit there doing
nothing. A stranger at another address plays it with three bots, before the attack and during a
minute of it, and asks for a hint at every turn: a hint is thought of at once, while a bot takes its
time over a move.
"""

import asyncio
import json
import re
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec
import uvloop
from benchmarks.house.load import percentile
from benchmarks.house.players import Doings, Habits, Lobby, Player
from benchmarks.house.servers import HERE, Server, start_house, stop
from benchmarks.house.soak import mib
from picows import WSInvalidStatusError, WSListener, WSMsgType, WSTransport

from facedown.catalog import GAMES
from facedown.match.timing import MIN_WITH_BOTS

NAME: Final = "many tables whose bots never rest"

GUESTS: Final = 20
TABLES_EACH: Final = 5
SEATS: Final = 5
SECONDS: Final = 60.0
# The stranger plays so long before the attack, for comparison.
QUIET_SECONDS: Final = 30.0
# While it asks for more than it may, an attacker waits so long.
PAUSE_SECONDS: Final = 0.5
STRANGER: Final = "127.200.0.1"
POOL: Final = HERE.parent / "pool.json"


def slowest_game() -> str:
    """The game for so many seats whose bots were waited for longest (`benchmarks/pool.py`)."""
    measured = json.loads(POOL.read_text("utf-8"))["compiled"]["games"]
    fits = [row for row in measured if GAMES[row["game"]].ALLOWED[1] >= SEATS]
    slowest: str = max(fits, key=lambda row: row["wait_p99_ms"])["game"]
    return slowest


class Idler(WSListener):
    """Somebody who sits at a table and does nothing."""

    def __init__(self, code: str, token: str) -> None:
        self.hello = msgspec.json.encode({"type": "hello", "table": code, "token": token})

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, self.hello)


@dataclass
class Waits:
    """How long somebody waited, in seconds: for the table's bots, and for hints."""

    bots: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    # Moves that the clock made while bots were waited for.
    by_clock: int = 0


class Stranger(Player):
    """Plays against bots, asks for a hint at every turn, and takes the time of both."""

    def __init__(self, lobby: Lobby, code: str, token: str) -> None:
        super().__init__(lobby, code, token, Habits(think=0.1, end=0.0), Doings(), code)
        self.waits = Waits()
        self._bots_since: float | None = None
        self._hint_since: float | None = None

    def _show(self, shown: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self._bots_since is not None and shown["events"]:
            self.waits.bots.append(now - self._bots_since)
            self.waits.by_clock += shown.get("by") == "clock"
        awaited = shown.get("awaited", [])
        self._bots_since = now if awaited and self.seat not in awaited else None
        if self._hint_since is None and self.seat in awaited and shown.get("moves"):
            self._hint_since = now
            self._say(type="hint", id="hint")
        super()._show(shown)

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("id") == "hint" and self._hint_since is not None:
            if message["type"] == "hinted":
                self.waits.hints.append(time.perf_counter() - self._hint_since)
            self._hint_since = None
        super()._hear(message)


@dataclass
class Sample:
    """The house at one moment: bytes in use, of its bots' processes too, questions and moves."""

    house: int
    bots: int
    waiting: int
    moves: int


def run() -> dict[str, float | int | str]:
    """Attack a house with the usual limits; how busy it was, and how long the stranger waited."""
    apart = [f"127.{number + 2}.0.1" for number in range(GUESTS)]
    found: dict[str, float | int | str] = {"clock_seconds": MIN_WITH_BOTS}
    for addresses, where in ((apart[:1] * GUESTS, "one_address"), (apart, "many_addresses")):
        with tempfile.TemporaryDirectory(prefix="attack-") as folder:
            attacked = uvloop.run(attack(Path(folder), addresses))
        found |= {f"{where}:_{what}": figure for what, figure in attacked.items()}
    return found


async def attack(
    folder: Path, addresses: list[str], seconds: float = SECONDS, quiet: float = QUIET_SECONDS
) -> dict[str, float | int | str]:
    """Let a guest at each of these addresses keep their tables for so long."""
    server = start_house(folder / "data", None, limits={})
    try:
        async with lobby_at(server, STRANGER) as lobby:
            stranger = await _play_as_a_stranger(lobby)
            living = asyncio.create_task(stranger.live())
            await asyncio.sleep(quiet)
            before = stranger.waits
            keeping = [_open_tables(server, *each) for each in enumerate(addresses)]
            tables = sum(await asyncio.gather(*keeping))
            during = stranger.waits = Waits()
            samples = await _watch(server, lobby, seconds, during)
            living.cancel()
            return {"tables": tables, **_figures(before, during, samples)}
    finally:
        stop(server)


@asynccontextmanager
async def lobby_at(server: Server, address: str) -> AsyncIterator[Lobby]:
    """The lobby of a house, for somebody at this address."""
    connector = aiohttp.TCPConnector(local_addr=(address, 0))
    async with aiohttp.ClientSession(connector=connector) as session:
        yield Lobby(session, server.port, address)


async def _play_as_a_stranger(lobby: Lobby) -> Stranger:
    token = await lobby.arrive("Stella")
    code = await lobby.open_table([token], game=slowest_game(), bots=["regular"] * 3, hints=True)
    await lobby.ask("POST", f"/api/tables/{code}/start", token)
    return Stranger(lobby, code, token)


async def _open_tables(server: Server, number: int, address: str) -> int:
    """Arrive, open tables, sit down at each and begin; the sockets stay open. How many it has."""
    clocks = dict.fromkeys(("turn", "reaction", "setup", "abandon"), MIN_WITH_BOTS)
    options = {
        "game": slowest_game(),
        "seats": SEATS,
        "bots": ["sharp"] * (SEATS - 1),
        "clocks": clocks,
    }
    async with lobby_at(server, address) as lobby:
        token = await _patiently(lambda: lobby.arrive(f"Guest {number}"))
        for opened in range(TABLES_EACH):
            try:
                code = await _patiently(lambda: lobby.open_table([token], **options))
            except RuntimeError as error:
                if "too_many_tables" not in str(error):
                    raise
                return opened
            await _patiently(partial(lobby.connect, Idler(code, token)))
            await _patiently(partial(lobby.ask, "POST", f"/api/tables/{code}/start", token))
    return TABLES_EACH


async def _patiently(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask again and again for what the house refuses because too much is asked in a short time."""
    while True:
        try:
            return await ask()
        except WSInvalidStatusError:
            pass
        except RuntimeError as error:
            if "too_many_requests" not in str(error):
                raise
        await asyncio.sleep(PAUSE_SECONDS)


async def _watch(server: Server, lobby: Lobby, seconds: float, waits: Waits) -> list[Sample]:
    """Look on for so long, and until a bot of the stranger has moved."""
    samples = []
    until = time.monotonic() + seconds
    while time.monotonic() < until or not waits.bots:
        metrics = await lobby.ask("GET", "/metrics")
        (waiting,) = re.findall(r'what="bot_decisions_waiting"} (\S+)', metrics)
        moves = sum(map(float, re.findall(r"facedown_moves_total\{.*} (\S+)", metrics)))
        sizes = server.memory, server.memory_of_children
        samples.append(Sample(*sizes, int(float(waiting)), int(moves)))
        await asyncio.sleep(1.0)
    return samples


def _figures(before: Waits, during: Waits, samples: list[Sample]) -> dict[str, float | int | str]:
    first, last = samples[0], samples[-1]
    return {
        "moves": last.moves - first.moves,
        "most_questions_waiting": max(one.waiting for one in samples),
        "memory_of_the_house": f"{mib(first.house)} MiB, then {mib(last.house)} MiB",
        "memory_of_its_bots": f"{mib(first.bots)} MiB, then {mib(last.bots)} MiB",
        "stranger's_bots_took_before_it": _times(before.bots),
        "stranger's_bots_took": _times(during.bots),
        "of_these_moves_made_by_the_clock": f"{during.by_clock} of {len(during.bots)}",
        "stranger's_hint_took_before_it": _times(before.hints),
        "stranger's_hint_took": _times(during.hints),
    }


def _times(waits: list[float]) -> str:
    middle, late = percentile(waits, 0.5), percentile(waits, 0.95)
    return f"{middle:.2f} s (median), {late:.2f} s (95%)"
