"""Connections: aiohttp reads requests, a socket what comes to it; here they are counted."""

import asyncio
from typing import Final, Protocol, cast

from aiohttp import web

from facedown.server.http.middleware import HEADERS, refusal
from facedown.server.http.problems import Problem
from facedown.server.logs import log

# A connection without a request is kept so long, and so long the head of one may take.
KEEP_ALIVE_SECONDS: Final = 75.0
# Of the head of a request: its first line, each of its fields, and how many.
MAX_LINE: Final = 8_190
MAX_FIELD: Final = 8_190
MAX_FIELDS: Final = 64
END_OF_HEAD: Final = b"\r\n\r\n"


class Gate(Protocol):
    """What counts connections by where they come from, and lets in so many."""

    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...

    def let_in(self, peer: str) -> bool: ...

    def let_go(self, peer: str) -> None: ...


class Listener(Protocol):
    """What hears a client once its connection is a socket."""

    def hear(self, data: bytes) -> None:
        """Something has come; nothing, if the client is gone."""


class Connection(web.RequestHandler):
    """One connection, for requests and then perhaps for a socket."""

    __slots__ = ("_door", "_last", "_peer", "_socket")

    def __init__(self, server: web.Server, door: Gate) -> None:
        super().__init__(
            server,
            loop=door.loop,
            access_log=None,  # type: ignore[arg-type]  # none is wanted
            keepalive_timeout=KEEP_ALIVE_SECONDS,
            max_line_size=MAX_LINE,
            max_field_size=MAX_FIELD,
            max_headers=MAX_FIELDS,
            auto_decompress=False,  # bodies are short, and must not become long
        )
        self._door: Final = door
        # Whose connection it is as long as it is counted as one.
        self._peer: str | None = None
        self._socket: Listener | None = None
        # The last bytes that came before it was a socket.
        self._last = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        if not self._door.let_in(address):
            cast(asyncio.Transport, transport).abort()
            return
        self._peer = address
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._uncount()
        if self._socket is not None:
            self._socket.hear(b"")
            self._socket = None  # each knows the other
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._socket is not None:
            self._socket.hear(data)
        else:
            # Of requests the parser itself bears only so much.
            self._last = (self._last + data[-len(END_OF_HEAD) :])[-len(END_OF_HEAD) :]
            super().data_received(data)

    def become_socket(self, socket: Listener) -> bool:
        """Be a socket from now on; whether all that has come was read as requests.

        A client that sends more before its handshake is answered breaks the protocol.
        """
        self._uncount()
        self._socket = socket
        return self._last == END_OF_HEAD

    def _uncount(self) -> None:
        if self._peer is not None:
            self._door.let_go(self._peer)
            self._peer = None

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What isn't HTTP, or went wrong outside every handler; the connection is closed."""
        if isinstance(exc, ConnectionError):
            raise exc  # nobody is there to be told
        if request.writer.output_size > 0:
            raise ConnectionError("an answer has begun already")
        if status >= 500:
            log().error("connection failed", error=repr(exc))
        answer = refusal(Problem("internal" if status >= 500 else "bad_request"))
        answer.headers.update(HEADERS)
        answer.force_close()
        return answer
