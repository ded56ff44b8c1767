"""A table of four sockets at each of the servers: how it is opened, and how a move is made.

Messages are looked at no more than the next move needs, so that the generator stays light.
"""

import asyncio
import random
import struct
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final, Protocol

import aiohttp
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from facedown.catalog import GAMES

SEATS: Final = 4
PLACES: Final = 4
# What the house plays: the first of its games.
GAME: Final = next(iter(GAMES))
# So many sockets are opened at once.
AT_ONCE: Final = 50


class Listening(Protocol):
    """Who is told what tables do."""

    def answered(self, seconds: float) -> None: ...
    def became_idle(self, table: "Table") -> None: ...


class Link(WSListener):
    """One socket of a table."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None
        # Whether the server has sent it to another address.
        self.is_sent_on = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.table.connected(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.TEXT or kind == WSMsgType.BINARY:
            self.table.heard(self.seat, frame)
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            self.table.errors += not self.is_sent_on
            transport.disconnect()


class Table:
    """Four sockets. What differs between servers is in `connected`, `heard` and `send_move`."""

    BINARY = False

    def __init__(self) -> None:
        self.links = [Link(self, seat) for seat in range(SEATS)]
        self.load: Listening | None = None
        self.is_idle = False
        self.errors = 0
        self.turn = 0
        self._missing = 0
        self._since = 0.0
        self.is_open = asyncio.get_running_loop().create_future()
        self._closed_yet = SEATS

    # -- of every server ---------------------------------------------------------------------------

    def send(self, seat: int, data: bytes) -> None:
        transport = self.links[seat].transport
        if transport is not None:
            transport.send(WSMsgType.BINARY if self.BINARY else WSMsgType.TEXT, data)

    def seat_opened(self) -> None:
        self._closed_yet -= 1
        if self._closed_yet == 0:
            self.is_idle = True
            self.is_open.set_result(None)

    def move(self, since: float) -> None:
        self.is_idle = False
        self._missing = SEATS
        self._since = since
        self.send_move()

    def seat_answered(self) -> None:
        """One of the four has been told; when all have, the table is free for the next move."""
        if self._missing == 0:
            return
        self._missing -= 1
        if self._missing == 0:
            assert self.load is not None
            self.load.answered(time.perf_counter() - self._since)
            self.after_move()

    def after_move(self) -> None:
        self.is_idle = True
        self.turn = (self.turn + 1) % SEATS
        if self.load is not None:
            self.load.became_idle(self)

    # -- of each -----------------------------------------------------------------------------------

    def connected(self, link: Link) -> None: ...

    def heard(self, seat: int, frame: WSFrame) -> None: ...

    def send_move(self) -> None: ...


async def connect(table: Table, urls: list[str]) -> None:
    for link, url in zip(table.links, urls, strict=True):
        await ws_connect(lambda link=link: link, url, enable_auto_pong=False)
    await asyncio.wait_for(table.is_open, 60)


async def connect_all(work: list[Awaitable[None]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE // SEATS)

    async def one(opening: Awaitable[None]) -> None:
        async with gate:
            await opening

    await asyncio.gather(*map(one, work))


# -- Node with ws ----------------------------------------------------------------------------------


class PlainTable(Table):
    """Node and ws alone."""

    def heard(self, seat: int, frame: WSFrame) -> None:
        if not self.is_open.done():
            self.seat_opened()
        else:
            self.seat_answered()

    def send_move(self) -> None:
        self.send(self.turn, b'{"place":%d}' % random.randrange(PLACES))


async def open_plain(port: int, count: int) -> list[Table]:
    tables = [PlainTable() for _ in range(count)]
    await connect_all(
        [
            connect(table, [f"ws://127.0.0.1:{port}/?table={i}&seat={s}" for s in range(SEATS)])
            for i, table in enumerate(tables)
        ]
    )
    return [*tables]


# -- boardgame.io ----------------------------------------------------------------------------------


class BoardgameTable(Table):
    """boardgame.io, over Socket.IO's protocol."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.state = 0

    def connected(self, link: Link) -> None:
        self.send(link.seat, b"40/cards,")

    def heard(self, seat: int, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if data == b"2":
            self.send(seat, b"3")
        elif data.startswith(b"40/cards,"):
            asked = f'42/cards,["sync","{self.name}","{seat}",null,{SEATS}]'
            self.send(seat, asked.encode())
        elif data.startswith(b'42/cards,["sync"'):
            self.seat_opened()
        elif data.startswith(b'42/cards,["update"'):
            self.seat_answered()

    def send_move(self) -> None:
        seat = self.turn
        place = random.randrange(PLACES)
        act = f'"type":"swap","args":[{place}],"playerID":"{seat}","credentials":null'
        action = f'{{"type":"MAKE_MOVE","payload":{{{act}}}}}'
        move = f'42/cards,["update",{action},{self.state},"{self.name}","{seat}"]'
        # The end of the turn is a state of its own.
        self.state += 1
        self.send(seat, move.encode())


async def open_boardgame(port: int, count: int) -> list[Table]:
    tables = [BoardgameTable(f"table{i}") for i in range(count)]
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    await connect_all([connect(table, [url] * SEATS) for table in tables])
    return [*tables]


# -- Colyseus --------------------------------------------------------------------------------------

JOIN_ROOM: Final = 10
ROOM_DATA: Final = 13


class ColyseusTable(Table):
    """Colyseus, over its own protocol: a code, a type, and MessagePack."""

    BINARY = True

    def heard(self, seat: int, frame: WSFrame) -> None:
        code = frame.get_payload_as_bytes()[0]
        if code == ROOM_DATA:
            self.seat_answered()
        elif code == JOIN_ROOM:
            self.send(seat, bytes([JOIN_ROOM]))
            self.seat_opened()
        else:
            self.errors += 1

    def send_move(self) -> None:
        place = random.randrange(PLACES)
        self.send(
            self.turn, bytes([ROOM_DATA]) + b"\xa4swap\x81\xa5place" + struct.pack("B", place)
        )


async def open_colyseus(port: int, count: int) -> list[Table]:
    house = f"127.0.0.1:{port}"
    tables: list[Table] = []
    async with aiohttp.ClientSession() as session:
        for _ in range(count):
            table = ColyseusTable()
            tables.append(table)
            room = ""
            for link in table.links:
                path = f"joinById/{room}" if room else "create/cards"
                async with session.post(f"http://{house}/matchmake/{path}", json={}) as answer:
                    seat = await answer.json()
                room, process = seat["roomId"], seat["processId"]
                url = f"ws://{house}/{process}/{room}?sessionId={seat['sessionId']}"
                await ws_connect(lambda link=link: link, url, enable_auto_pong=False)
            await asyncio.wait_for(table.is_open, 60)
    return tables


# -- Facedown --------------------------------------------------------------------------------------


class Message(msgspec.Struct):
    """What the generator looks at in a message of the house."""

    type: str
    n: int = 0
    moves: list[msgspec.Raw] = []
    awaited: list[int] = []
    want: str = ""
    round: int = 0
    table: "TableInfo | None" = None
    way: str = ""


class TableInfo(msgspec.Struct):
    """What the generator looks at in a table's description."""

    stage: str


_read: Final = msgspec.json.Decoder(Message).decode
_kind: Final = b'{"type":"shown"'


# Moves that end a round, and how often one that is drawn is made.
ENDS: Final = (b'"call"', b'"stop"')
ENDING: Final = 0.1


def is_end(move: msgspec.Raw) -> bool:
    return any(word in bytes(move) for word in ENDS)


class FacedownTable(Table):
    """A table of the house where all four are people who play any legal move."""

    def __init__(self, port: int, code: str, tokens: list[str]) -> None:
        super().__init__()
        self.port = port
        self.code = code
        self.tokens = tokens
        self.stage = "waiting"
        self.shown: list[Message] = [Message("shown") for _ in range(SEATS)]
        self.commands = 0
        self.rounds = 0
        self._following: list[asyncio.Task[Any]] = []

    def connected(self, link: Link) -> None:
        hello = {"type": "hello", "table": self.code, "token": self.tokens[link.seat]}
        self.send(link.seat, msgspec.json.encode(hello))

    def heard(self, seat: int, frame: WSFrame) -> None:
        # The moves in it are kept as they are written, and the frame's own memory is used again.
        message = _read(frame.get_payload_as_bytes())
        kind = message.type
        if kind == "shown":
            self.shown[seat] = message
            self.seat_answered()
        elif kind == "table":
            self._table_changed(seat, message)
        elif kind == "shuffle":
            self._share(seat, message)
        elif kind == "welcome":
            self.seat_opened()
        elif kind == "goodbye" and message.way:
            self._follow(seat, message.way)
        elif kind in ("refused", "goodbye"):
            self.errors += 1

    def _follow(self, seat: int, way: str) -> None:
        """Come again by the word that a proxy would find the table's process by."""
        self.links[seat].is_sent_on = True
        link = self.links[seat] = Link(self, seat)
        url = f"ws://127.0.0.1:{self.port}/socket?way={way}"
        work = ws_connect(lambda: link, url, enable_auto_pong=False)
        self._following.append(asyncio.get_running_loop().create_task(work))

    def _table_changed(self, seat: int, message: Message) -> None:
        assert message.table is not None
        stage = message.table.stage
        if seat != SEATS - 1 or stage == self.stage:
            return
        self.stage = stage
        if stage in ("between", "over"):
            self._all_ready()

    def _all_ready(self) -> None:
        """Ready for the next round; its deal is answered with what is shown, like a move."""
        self.rounds += 1
        for one in range(SEATS):
            self.send(one, b'{"type":"ready"}')

    def _share(self, seat: int, message: Message) -> None:
        if message.want == "commit":
            digest = sha256(bytes([seat] * 16)).hexdigest()
            share = {"type": "commit", "round": message.round, "digest": digest}
        elif message.want == "reveal":
            share = {"type": "reveal", "round": message.round, "entropy": bytes([seat] * 16).hex()}
        else:
            return
        if message.want == "commit":
            self._missing = SEATS  # the deal will be told to all four
            self._since = 0.0
        self.send(seat, msgspec.json.encode(share))

    def seat_answered(self) -> None:
        if self._missing == 0:
            return
        self._missing -= 1
        if self._missing:
            return
        if self._since and self.load is not None:
            self.load.answered(time.perf_counter() - self._since)
        self.after_move()

    def after_move(self) -> None:
        for seat in range(SEATS):
            if self.shown[seat].moves and seat in self.shown[seat].awaited:
                self.turn = seat
                self.is_idle = True
                if self.load is not None:
                    self.load.became_idle(self)
                return
        # Nobody is awaited: the round is over, and the table's own message comes.

    def send_move(self) -> None:
        seat = self.turn
        shown = self.shown[seat]
        self.commands += 1
        move = bytes(self._choose(shown.moves))
        self.send(
            seat,
            b'{"type":"move","id":"c%d","answering":%d,"move":%s}' % (self.commands, shown.n, move),
        )

    def _choose(self, moves: list[msgspec.Raw]) -> msgspec.Raw:
        """Any legal move, but rounds as long as people's: who may end one rarely does."""
        move = random.choice(moves)
        while is_end(move) and len(moves) > 1 and random.random() > ENDING:
            move = random.choice(moves)
        return move


async def open_house(port: int, count: int, *, starts: bool = True, game: str = GAME) -> Any:
    house = f"http://127.0.0.1:{port}"
    tables: list[Table] = []
    async with aiohttp.ClientSession() as session:

        async def ask(path: str, token: str = "", **body: Any) -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            async with session.post(house + path, json=body, headers=headers) as answer:
                found = await answer.json()
                assert answer.status < 300, found
                return found

        names = ["Nora", "Emil", "Ruth", "Otto"]
        mark = "".join(random.choices("abcdefghkmnpqrstwxz", k=5))
        tokens = [(await ask("/api/people", name=f"{name} {mark}"))["token"] for name in names]
        for _ in range(count):
            code = (await ask("/api/tables", tokens[0], game=game, seats=SEATS))["code"]
            for token in tokens[1:]:
                await ask(f"/api/tables/{code}/join", token)
            tables.append(FacedownTable(port, code, tokens))
        if not starts:
            print("made", flush=True)
            await asyncio.sleep(1.0)
        url = f"ws://127.0.0.1:{port}/socket"
        await connect_all([connect(table, [url] * SEATS) for table in tables])
        if starts:
            for table in tables:
                assert isinstance(table, FacedownTable)
                table.is_idle = False
                table._all_ready()
    return tables


async def open_idle_house(port: int, count: int) -> list[Table]:
    tables: list[Table] = await open_house(port, count, starts=False)
    return tables


KINDS: Final[dict[str, Callable[[int, int], Awaitable[list[Table]]]]] = {
    "facedown": open_house,
    "facedown-idle": open_idle_house,
    "boardgame.io": open_boardgame,
    "colyseus": open_colyseus,
    "ws": open_plain,
}
