"""A bot as a guest of a house: it sits down at a table like anybody, and plays a match.

The events that its seat is shown make up its view, so that a bot plays as it would in an arena. A
fault costs it the decision: the default move is made, or nothing where nobody waits for it.
"""

import asyncio
import hashlib
import re
import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse

from facedown.arena.entrants import find_bot
from facedown.arena.guard import Guarded
from facedown.arena.outside import OutsideBot
from facedown.arena.playing import Bot, made
from facedown.bots.history import Past, past_round
from facedown.catalog import find_game
from facedown.cli.house_client import refusal
from facedown.cli.language import say
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, describe
from facedown.core.events import Dealt
from facedown.core.game import Game
from facedown.core.moves import for_bots
from facedown.core.records import Event, record_from_data
from facedown.core.seats import Seat
from facedown.core.setup import Setup
from facedown.core.table import Table, View
from facedown.match import wire
from facedown.match.wire import (
    Goodbye,
    Notice,
    Outgoing,
    Shown,
    ShuffleInfo,
    TableInfo,
    TableMessage,
    Welcome,
)

# What a seat is told of a fault: its kind, what the bot said, and the position.
Report = Callable[[str, str, View[Any]], None]

LINK: Final = re.compile(r"^(?P<house>https?://[^/?#]+)/(?:t|watch)/(?P<code>[A-Za-z]{6})/?$")
SHARE: Final = 32  # bytes
# A connection that breaks is opened again so many times in a row, after so many seconds.
TRIES: Final = 5
PAUSE: Final = 1.0
OVER: Final = ("over", "closed")
WAITS: Final = ("waiting", "between")

_reader: Final = msgspec.json.Decoder(Outgoing)


Given = TypeVar("Given")


class Arrived(msgspec.Struct, frozen=True):
    """What a house tells a new guest, as far as it matters here."""

    token: str


@dataclass(frozen=True)
class TableLink:
    """A table of a house, as its link names it."""

    house: str
    code: str

    @staticmethod
    def read(text: str) -> "TableLink":
        """The table of a link; `BadOption` if it is none.

        >>> TableLink.read("http://127.0.0.1:8000/t/qwerty")
        TableLink(house='http://127.0.0.1:8000', code='QWERTY')
        """
        found = LINK.match(text)
        if found is None:
            raise BadOption("no_table_link", link=text)
        return TableLink(found["house"], found["code"].upper())


class Chair:
    """A bot in a seat of one match: what it is shown, and what it makes of it."""

    def __init__(self, game: Game[Any], seat: Seat, bot: Bot, seed: str, report: Report) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.bot: Final = bot
        self.seed: Final = seed
        self.report: Final = report
        self.seen: int = 0
        self._table: Table | None = None
        self._player: Guarded | None = None
        # What it was shown in this round, and what it has seen of those before.
        self._shown: Final[list[Event]] = []
        self._past: Past = ()

    def take_in(self, shown: Shown, info: TableInfo) -> None:
        """See what was shown; a deal begins a round, with a fresh bot."""
        for one in shown.events:
            if one.n <= self.seen:
                continue
            event = record_from_data(one.event, self.game.EVENTS)
            if isinstance(event, Dealt):
                assert shown.screen is not None
                self._begin(_setup(self.game, info, shown.screen.turn))
            if self._table is not None and self._player is not None:
                self.game.apply(self._table, event)
                self._shown.append(event)
                if self._player.follow is not None:
                    self._player.follow(View(self._table, self.seat), event)
        self.seen = max(self.seen, shown.n)

    def choose(self) -> dict[str, Any] | None:
        """The move it makes now, if there is something to decide and it wants to."""
        if self._table is None or self._player is None:
            return None
        moves = for_bots(self.game.legal_moves(self._table, self.seat))
        if not moves:
            return None
        move = self._player.choose(View(self._table, self.seat), moves)
        return None if move is None else move.data()

    def leave(self) -> None:
        """End the program, if it is one."""
        if self._player is not None and isinstance(self._player.player, OutsideBot):
            self._player.player.close()

    def _begin(self, setup: Setup) -> None:
        self.leave()
        if self._table is not None:
            self._past = (*self._past, past_round(self._table.setup, self._shown))
        self._shown.clear()
        chance = Dealer(f"{self.seed}/{setup.number}")
        make = partial(made, self.bot, self.game, chance)
        self._table = self.game.table(setup)
        self._player = Guarded(self.game, make, self.report, Counter())
        self._player.past = self._past


def _setup(game: Game[Any], info: TableInfo, starter: Seat) -> Setup:
    """What the round began with, as far as the house tells everybody."""
    options = info.options
    variant = game.variant(options.options, options.preset)
    seats, scores = tuple(info.playing), tuple(info.scores)
    return Setup(variant, seats, starter, scores, info.round, undo=options.undo)


class Guest:
    """Somebody at a table of a house for one match, for whom a bot decides."""

    def __init__(self, link: TableLink, bot: str, name: str, limit: float, seed: str) -> None:
        self.link: Final = link
        self.bot: Final = bot
        self.name: Final = name
        self.limit: Final = limit
        self.seed: Final = seed
        self.info: TableInfo | None = None
        self._chair: Chair | None = None
        self._shown: Shown | None = None
        self._share: bytes = b""
        self._commands: int = 0
        # Called with what the people who run the house tell everybody.
        self.told: Callable[[str], None] = lambda _: None
        self._ready_for: int = -1
        # The word by which a proxy finds the table, and how long to stay away.
        self._way: dict[str, str] = {}
        self._pause = PAUSE

    async def play(self, seated: Callable[[TableInfo], None], report: Report) -> TableInfo:
        """Play a match; the table at its end. `BadOption` if the house does not let it."""
        try:
            async with ClientSession(self.link.house) as http:
                return await self._play(http, seated, report)
        except (ClientError, OSError, TimeoutError, msgspec.DecodeError) as error:
            why = describe(error)
            raise BadOption("house_fails", house=self.link.house, why=why) from error
        finally:
            if self._chair is not None:
                self._chair.leave()

    async def _play(
        self, http: ClientSession, seated: Callable[[TableInfo], None], report: Report
    ) -> TableInfo:
        table = f"/api/tables/{self.link.code}"
        info = await self._ask(http, "GET", table, TableInfo)
        game = find_game(info.game)
        # Before it sits down: nobody would play for its seat.
        bot = find_bot(self.bot, game, self.limit)
        arrived = await self._ask(http, "POST", "/api/people", Arrived, {"name": self.name})
        token = arrived.token
        info = await self._ask(http, "POST", f"{table}/join", TableInfo, {}, token)
        assert info.you is not None
        self._chair = chair = Chair(game, info.you, bot, self.seed, report)
        seated(info)
        left = TRIES
        while left > 0:
            before, self._pause = chair.seen, PAUSE
            async with http.ws_connect("/socket", params=self._way) as socket:
                await _send(socket, wire.Hello(self.link.code, token, chair.seen))
                if await self._sit(socket, chair):
                    assert self.info is not None
                    return self.info
            left = TRIES if chair.seen > before else left - 1
            await asyncio.sleep(self._pause)
        raise BadOption("house_fails", house=self.link.house, why="failed")

    async def _ask(
        self,
        http: ClientSession,
        method: str,
        path: str,
        gives: type[Given],
        body: Any = None,
        token: str = "",
    ) -> Given:
        """Ask the house for something; `BadOption` says what it refuses."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with http.request(method, path, json=body, headers=headers) as answer:
            found = await answer.read()
        if answer.status >= 300:
            why = refusal(found, answer.status)
            raise BadOption("house_refuses", house=self.link.house, why=why)
        return msgspec.json.decode(found, type=gives)

    async def _sit(self, socket: ClientWebSocketResponse, chair: Chair) -> bool:
        """Play by one connection; whether the match is over, and not only the connection."""
        messages: asyncio.Queue[Outgoing | None] = asyncio.Queue()
        reading = asyncio.create_task(_read(socket, messages))
        try:
            while message := await messages.get():
                await self._hear(socket, message, chair)
                if self.info is not None and self.info.stage in OVER:
                    return True
                # What has been overtaken by something newer is not decided any more.
                if self._shown is not None and messages.empty():
                    shown, self._shown = self._shown, None
                    move = await asyncio.to_thread(chair.choose)
                    if move is not None:
                        self._commands += 1
                        await _send(socket, wire.MoveCommand(f"m{self._commands}", move, shown.n))
        finally:
            reading.cancel()
        return False

    async def _hear(self, socket: ClientWebSocketResponse, message: Outgoing, chair: Chair) -> None:
        match message:
            case Welcome(table=info, shown=shown):
                await self._look_round(socket, info)
                self._see(shown, chair)
            case TableMessage(table=info):
                await self._look_round(socket, info)
            case Shown():
                self._see(message, chair)
            case ShuffleInfo(round=number, want="commit"):
                self._share = secrets.token_bytes(SHARE)
                digest = hashlib.sha256(self._share).hexdigest()
                await _send(socket, wire.Commit(number, digest))
            case ShuffleInfo(round=number, want="reveal"):
                await _send(socket, wire.Reveal(number, self._share.hex()))
            case Notice(text=text) if text:
                self.told(text)
            case Goodbye(code=code, again_ms=0):
                raise BadOption("house_refuses", house=self.link.house, why=say(f"house-{code}"))
            case Goodbye(way=way, again_ms=again_ms):
                self._way, self._pause = {"way": way} if way else self._way, again_ms / 1000
            case _:
                pass

    async def _look_round(self, socket: ClientWebSocketResponse, info: TableInfo) -> None:
        """Notice what is public, and be ready whenever everybody has to be."""
        self.info = info
        if info.stage in WAITS and self._ready_for != info.round:
            self._ready_for = info.round
            await _send(socket, wire.Ready())

    def _see(self, shown: Shown, chair: Chair) -> None:
        assert self.info is not None
        chair.take_in(shown, self.info)
        self._shown = shown if shown.moves else None


async def _read(socket: ClientWebSocketResponse, messages: asyncio.Queue[Outgoing | None]) -> None:
    """Hand on what comes; None at the end. What a newer house adds is passed over."""
    async for frame in socket:
        try:
            messages.put_nowait(_reader.decode(frame.data))
        except msgspec.ValidationError:
            continue
    messages.put_nowait(None)


async def _send(socket: ClientWebSocketResponse, message: wire.Incoming) -> None:
    await socket.send_str(msgspec.json.encode(message).decode())
