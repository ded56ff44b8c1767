"""Scripted people: they play legal moves, lose their connection, come back, and check what comes.

A stream may neither repeat a number nor leave one out, except that what is missed of a round that
is over is not told again.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import aiohttp
import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

ENDS: Final = ("call", "stop")
SECONDS_TO_CONNECT: Final = 20.0
# Whoever has hung up and tries again is at the table sooner than this, unless something is wrong.
SECONDS_TO_RETURN: Final = 0.5
# After so long a silence the house is asked whether it still hears, and has so long to answer, as
# the screen does: a socket may end without a word, as some here do when the proxy is killed.
QUIET_SECONDS: Final = 8.0
ANSWER_SECONDS: Final = 5.0


@dataclass
class Habits:
    """How somebody plays: seconds of thought, and how often and how long they are gone."""

    think: float = 0.2
    # The chance that a message is the last one before the connection breaks.
    drop: float = 0.0
    away: float = 1.0
    # The chance to react where nobody waits for it, and to end a round where it may be ended.
    react: float = 0.1
    end: float = 0.3


@dataclass
class Doings:
    """What all players together have done and seen."""

    moves: int = 0
    drops: int = 0
    resumes: int = 0
    repeated: int = 0
    refused: int = 0
    told_to_come_back: int = 0
    wrong: list[str] = field(default_factory=list)


class Lobby:
    """The house over HTTP, and its sockets. The session must come from the same address."""

    def __init__(
        self, session: aiohttp.ClientSession, port: int, address: str = "127.0.0.1"
    ) -> None:
        self.session = session
        self.port = port
        self.address = address

    async def connect(self, listener: WSListener, way: str = "") -> None:
        """Open a socket, by the word that a proxy finds a table's process by."""
        url = f"ws://127.0.0.1:{self.port}/socket{way and '?way='}{way}"
        transport, _ = await ws_connect(
            lambda: listener,
            url,
            enable_auto_ping=True,
            auto_ping_idle_timeout=QUIET_SECONDS,
            auto_ping_reply_timeout=ANSWER_SECONDS,
            local_addr=(self.address, 0),
        )
        if transport.is_disconnected:  # while it was being opened: the listener has heard nothing
            raise ConnectionResetError

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"http://127.0.0.1:{self.port}{path}"
        async with self.session.request(method, url, json=body, headers=headers) as answer:
            is_json = answer.content_type == "application/json"
            found = await (answer.json() if is_json else answer.text())
            if answer.status >= 300:
                raise RuntimeError(f"{method} {path}: {answer.status} {found}")
            return found

    async def arrive(self, name: str) -> str:
        """Somebody new; their token."""
        token: str = (await self.ask("POST", "/api/people", body={"name": name}))["token"]
        return token

    async def open_table(self, tokens: list[str], **options: Any) -> str:
        """A table with these people; the other seats are for bots. Its code."""
        body = {"seats": 4, **options}
        code: str = (await self.ask("POST", "/api/tables", tokens[0], body))["code"]
        for token in tokens[1:]:
            await self.ask("POST", f"/api/tables/{code}/join", token, {})
        return code


class Player(WSListener):
    """Somebody at a table, from its first match to the end of it."""

    def __init__(
        self, lobby: Lobby, code: str, token: str, habits: Habits, doings: Doings, seed: str
    ) -> None:
        self.lobby = lobby
        self.code = code
        self.token = token
        self.habits = habits
        self.doings = doings
        self.chance = random.Random(seed)
        self.seat = -1
        self.seen = 0
        self.round = 0
        self.stage = ""
        self.record = ""
        # What was shown under each number.
        self.kept: dict[int, dict[str, Any]] = {}
        self.finished = asyncio.Event()
        self._shown: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._commands = 0
        self._transport: WSTransport | None = None
        self._gone = asyncio.Event()
        # When one last came to the table whom the house had kept from it, and what happened last on
        # the way there.
        self.came = 0.0
        self.last = ""
        # Since when the house has to let one in; not set while one is here, or has hung up.
        self._due: float | None = time.monotonic()
        self._has_hung_up = False
        self._readied = -1
        # Whether the house lets one play now; the word that leads to it, and whether it was new.
        self.is_here = False
        self._way = ""
        self._is_sent = False
        # In how many seconds the house has asked one to come back, if it has.
        self._again = 0.0
        self._is_thinking = False

    # -- coming and going --------------------------------------------------------------------------

    @property
    def is_away(self) -> bool:
        """Whether the house keeps one from the table.

        Not who has hung up: of many, somebody always has.
        """
        return self._due is not None and self._due <= time.monotonic()

    def __str__(self) -> str:
        """Where somebody is in their match, for whoever waits for them."""
        awaited = self._shown.get("awaited", [])
        here = "here" if self.is_here else "away"
        return (
            f"{self.code}/{self.seat} {here} ({self.last}), {self.stage}, round {self.round},"
            f" seen {self.seen}, awaited {awaited}, asked {self._pending}"
        )

    async def live(self) -> None:
        """Stay at the table until its match is over, with all its interruptions."""
        while not self.finished.is_set():
            self._gone.clear()
            self._is_sent, self._again = False, 0.0
            if self._has_hung_up:
                self._has_hung_up = False
                self._due = time.monotonic() + SECONDS_TO_RETURN
            try:
                async with asyncio.timeout(SECONDS_TO_CONNECT):
                    await self.lobby.connect(self, self._way)
            except (OSError, WSError, TimeoutError) as error:
                self.last = repr(error)
                self._lost()
                await asyncio.sleep(0.2 + self.chance.random())
                continue
            await self._gone.wait()
            if self._again:
                await asyncio.sleep(self._again)
            elif not self.finished.is_set() and not self._is_sent:
                await asyncio.sleep(self.chance.random() * self.habits.away)

    def leave(self) -> None:
        if self._transport is not None:
            self._transport.disconnect(graceful=False)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.last = "connected"
        self._say(type="hello", table=self.code, token=self.token, seen=self.seen)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._transport = None
        self.last = f"{self.last}, then cut off"
        self._lost()
        self._gone.set()

    def _lost(self) -> None:
        """The connection is lost, or is about to be: from now on the house is waited for."""
        self.is_here = False
        if self._due is None and not (self._has_hung_up or self.finished.is_set()):
            self._due = time.monotonic()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._hear(msgspec.json.decode(frame.get_payload_as_bytes()))
            if self.chance.random() < self.habits.drop:
                self.doings.drops += 1
                # Who is not at the table yet is still expected there.
                self._has_hung_up = self.is_here
                transport.disconnect(graceful=False)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def _say(self, **message: Any) -> None:
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    # -- listening ---------------------------------------------------------------------------------

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "goodbye"):
            self.last = f"{kind} {message.get('code', '')}".strip()
        if kind == "goodbye":
            self._lost()
        if kind == "welcome":
            self.seat = message["table"]["you"]
            self.is_here = True
            if self.is_away:
                self.came = time.monotonic()
            self._due = None
            self.doings.resumes += self.seen > 0
            self._table(message["table"], message["shown"])
            self._show(message["shown"])
            if self._pending is not None:
                self._say(**self._pending)
        elif kind == "shown":
            self._show(message)
        elif kind == "table":
            self._table(message["table"])
        elif kind == "shuffle":
            self._share(message)
        elif kind == "repeated":
            self.doings.repeated += 1
            self._answered(message["id"])
        elif kind == "refused":
            self.doings.refused += 1
            self._answered(message.get("id", ""))
        elif kind == "goodbye" and message.get("way"):
            self._way, self._is_sent = message["way"], True
        elif kind == "goodbye" and message["code"] == "come_back":
            self.doings.told_to_come_back += 1
            self._again = message["again_ms"] / 1000
        elif kind == "goodbye" and message["code"] not in ("table_closed", "left"):
            self._wrong(f"goodbye {message['code']}")

    def _wrong(self, what: str) -> None:
        self.doings.wrong.append(f"{self.code}/{self.seat}: {what}")

    def _table(self, table: dict[str, Any], shown: dict[str, Any] | None = None) -> None:
        if shown is not None and table["round"] != self.round:
            # What was missed of the round before is not told again.
            first = min([one["n"] for one in shown["events"]], default=shown["n"] + 1)
            self.seen = max(self.seen, first - 1)
        self.round = table["round"]
        self.stage = table["stage"]
        if self.stage == "between" and self._readied != self.round:
            self._readied = self.round
            self._say(type="ready")
        if self.stage == "over" and table["records"]:
            self.record = table["records"][-1]
            self.finished.set()
            self._due = None
            self.leave()

    def _show(self, shown: dict[str, Any]) -> None:
        for one in shown["events"]:
            if one["n"] != self.seen + 1:
                self._wrong(f"{one['n']} after {self.seen} in round {self.round}")
            self.seen = one["n"]
            self.kept[one["n"]] = one["event"]
        if shown["n"] != self.seen:
            self._wrong(f"shown up to {shown['n']}, and told up to {self.seen}")
            self.seen = shown["n"]
        self._shown = shown
        self._answered(shown.get("id", ""))
        self._consider()

    def _answered(self, id: str) -> None:
        if self._pending is not None and self._pending["id"] == id:
            self._pending = None
            self._consider()

    # -- playing -----------------------------------------------------------------------------------

    def _consider(self) -> None:
        if self._is_thinking or self._pending is not None or not self._shown.get("moves"):
            return
        is_awaited = self.seat in self._shown.get("awaited", [])
        if not is_awaited and self.chance.random() > self.habits.react:
            return
        self._is_thinking = True
        seconds = self.chance.random() * self.habits.think
        asyncio.get_running_loop().call_later(seconds, self._play)

    def _play(self) -> None:
        self._is_thinking = False
        moves = self._shown.get("moves", [])
        if self._transport is None or self._pending is not None or not moves:
            return
        ends = [move for move in moves if move["type"] in ENDS]
        others = [move for move in moves if move["type"] not in ENDS]
        is_end = ends and (not others or self.chance.random() < self.habits.end)
        self._commands += 1
        self._pending = {
            "type": "move",
            "id": f"p{self.seat}-{self._commands}",
            "answering": self.seen,
            "move": self.chance.choice(ends if is_end else others),
        }
        self.doings.moves += 1
        self._say(**self._pending)

    def _share(self, message: dict[str, Any]) -> None:
        entropy = sha256(f"{self.code} {self.seat} {message['round']}".encode()).digest()
        if message.get("want") == "commit":
            digest = sha256(entropy).hexdigest()
            self._say(type="commit", round=message["round"], digest=digest)
        elif message.get("want") == "reveal":
            self._say(type="reveal", round=message["round"], entropy=entropy.hex())
