"""Connections that send bytes as they are given, and understand what comes back."""

import asyncio
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec
from benchmarks.house.fuzzing.messages import CLOSE, PING, PONG, TEXT, Situation, frame
from benchmarks.house.fuzzing.requests import Request

from facedown.match import wire

HEAD: Final = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
# An answer that takes longer is none.
SECONDS: Final = 30.0
# So long it is looked whether the house answers what it need not answer.
SHORT_SECONDS: Final = 0.03

_reader: Final = msgspec.json.Decoder(wire.Outgoing)


class NoAnswer(Exception):
    """The house did not say what it must."""


@dataclass(frozen=True)
class Place:
    """Where a house listens, and from which address it is asked."""

    port: int
    address: str = "127.0.0.1"


class SocketClient(asyncio.Protocol):
    """One socket: what comes is understood, counted, and told to the one who sits there."""

    def __init__(self, at: Situation, heard: Counter[str]) -> None:
        self._at: Final = at
        self._heard: Final = heard
        self._buffer = b""
        self._is_open = False
        self._marks = 0
        self._transport: asyncio.Transport | None = None
        self._changed = asyncio.Event()
        self._answered = 0
        self.is_closed = False
        # Why the house closed it.
        self.goodbye = ""

    async def open(self, place: Place) -> bool:
        """Whether the house lets it in."""
        loop = asyncio.get_running_loop()
        local = (place.address, 0)
        await loop.create_connection(lambda: self, "127.0.0.1", place.port, local_addr=local)
        self.send(HEAD)
        await self._until(lambda: self._is_open or self.is_closed, SECONDS)
        return not self.is_closed

    def send(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    async def settle(self) -> None:
        """Return when all that was sent has been read, or the house has hung up."""
        self._marks += 1
        self.send(frame(PING, b"mark%d" % self._marks))
        await self._until(lambda: self._answered >= self._marks or self.is_closed, SECONDS)

    async def end(self) -> None:
        """Hang up, though not before the house may have said why it does."""
        try:
            await self._until(lambda: self.is_closed, SHORT_SECONDS)
        except NoAnswer:
            self.abort()

    def abort(self) -> None:
        self.is_closed = True
        if self._transport is not None:
            self._transport.abort()

    async def _until(self, is_so: Any, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not is_so():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise NoAnswer("the socket is silent") from None

    # -- as asyncio calls it -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        self._transport = None
        self._changed.set()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            self._shake_hands()
        while self._is_open and (found := _frame_in(self._buffer)) is not None:
            opcode, payload, size = found
            self._buffer = self._buffer[size:]
            self._hear(opcode, payload)
        self._changed.set()

    def _shake_hands(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self._heard[f"handshake {head.split()[1].decode()}"] += 1
            self.abort()
            return
        self._is_open, self._buffer = True, rest

    def _hear(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            try:
                message = _reader.decode(payload)
            except msgspec.DecodeError as error:
                self.goodbye = f"unreadable: {error}"
                self.abort()
                return
            self._heard[_name(message)] += 1
            self._at.hear(message)
            if isinstance(message, wire.Goodbye):
                self.goodbye = message.code
        elif opcode == PING:
            self.send(frame(PONG, payload))
        elif opcode == PONG and payload.startswith(b"mark"):
            self._answered = int(payload[4:])
        elif opcode == CLOSE:
            self._heard[f"close {int.from_bytes(payload[:2])}"] += 1
            self.send(frame(CLOSE, payload[:2]))
            self.is_closed = True


def _name(message: wire.Outgoing) -> str:
    name = type(message).__name__
    return f"{name} {message.code}" if isinstance(message, (wire.Refused, wire.Goodbye)) else name


def _frame_in(buffer: bytes) -> tuple[int, bytes, int] | None:
    """The first frame of a server, and how long it is in all; nothing if it is not all there."""
    if len(buffer) < 2:
        return None
    size, start = buffer[1], 2
    if size > 125:
        start = 4 if size == 126 else 10
        size = int.from_bytes(buffer[2:start])
    if len(buffer) < start + size:
        return None
    return buffer[0] & 15, buffer[start : start + size], start + size


@dataclass
class Answer:
    """What the house answered to a request."""

    status: int
    body: bytes
    is_last: bool


class HttpClient:
    """One connection after the other, with a request at a time."""

    def __init__(self, place: Place) -> None:
        self._place: Final = place
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: Request) -> Answer | None:
        """The answer; nothing if the house hangs up or waits for more."""
        is_fresh = self._streams is None
        answer = await self._try(request)
        if answer is None and not is_fresh and not request.is_unfinished:
            # It may have hung up on what went before.
            answer = await self._try(request)
        return answer

    async def _try(self, request: Request) -> Answer | None:
        local = self._place.address, 0
        self._streams = self._streams or await asyncio.open_connection(
            "127.0.0.1", self._place.port, local_addr=local
        )
        reader, writer = self._streams
        answer = None
        try:
            async with asyncio.timeout(SHORT_SECONDS if request.is_unfinished else SECONDS):
                writer.write(request.data)
                answer = await _answer(reader, is_head=request.is_head)
        except TimeoutError:
            if not request.is_unfinished:
                raise NoAnswer("no answer to a request") from None
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        if answer is None or answer.is_last or request.is_unfinished:
            self.close()
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None


async def _answer(reader: asyncio.StreamReader, *, is_head: bool) -> Answer:
    head = b"http/1.1 100"
    while head.startswith(b"http/1.1 100"):
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status = int(head.split()[1])
    is_last = b"\r\nconnection: close" in head or status == 101 or head.startswith(b"http/1.0")
    size = re.search(rb"\r\ncontent-length: (\d+)", head)
    body = b""
    if is_head or status in (101, 204, 304):
        pass
    elif size is not None:
        body = await reader.readexactly(int(size[1]))
    elif b"\r\ntransfer-encoding: chunked" in head:
        while (count := int(await reader.readuntil(b"\r\n"), 16)) > 0:
            body += (await reader.readexactly(count + 2))[:-2]
        await reader.readuntil(b"\r\n")
    else:
        body, is_last = await reader.read(), True
    return Answer(status, body, is_last)
