"""The one port: it reads the head of a request, and hands the connection on.

Requests for a WebSocket go to picows, which is faster at them; everything else goes to aiohttp.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from aiohttp.web_protocol import RequestHandler
from picows import WSAutoPingStrategy, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its stubs

from facedown.match import wire
from facedown.server.logs import log

if TYPE_CHECKING:
    from facedown.server.sockets import Door

SOCKET_PATH: Final = b"/socket"
# What the head of a request may be, and how long it may take to come.
MOST_HEAD_BYTES: Final = 16_384
HEAD_SECONDS: Final = 10.0
# What a socket's reading begins with; most messages of clients are far shorter.
BUFFER_BYTES: Final = 2_048
# How soon it is looked whether aiohttp has turned to what comes next.
LOOK_AGAIN_SECONDS: Final = 0.002

_ASKS: Final = b"GET " + SOCKET_PATH
_IS_SOCKET: Final = re.compile(rb"GET " + SOCKET_PATH + rb"(?:\?[^ ]*)? HTTP/1\.1\r\n")
_IS_UPGRADE: Final = re.compile(rb"\r\nupgrade:[ \t]*websocket[ \t]*\r\n", re.IGNORECASE)
_LOGGER: Final = logging.getLogger("picows.server")


class Front(asyncio.Protocol):
    """A connection. It stays before aiohttp: a proxy may ask for a socket on one it has used."""

    def __init__(self, other: Callable[[], RequestHandler], door: "Door") -> None:
        self._other: Final = other
        self._door: Final = door
        self._handler: RequestHandler | None = None
        self._head = b""
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._look: asyncio.TimerHandle | None = None
        self._peer = ""
        self._is_counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if isinstance(peer, tuple) else ""
        self._is_counted = self._door.let_in(self._peer)
        if not self._is_counted:
            self._transport.abort()
            return
        self._timer = self._door.loop.call_later(HEAD_SECONDS, self._hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._transport = None
        self._uncount()
        if self._handler is not None:
            self._handler.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._transport is None:
            return
        self._head += data
        handler = self._handler
        if handler is not None and not _is_idle(handler):
            is_asking = self._head.startswith(_ASKS) and len(self._head) < MOST_HEAD_BYTES
            if not is_asking or _is_reading(handler):
                head, self._head = self._head, b""
                handler.data_received(head)
            else:
                # The answer before is sent, but aiohttp has not turned to what comes next.
                if self._look is None:
                    self._look = self._door.loop.call_later(LOOK_AGAIN_SECONDS, self._look_again)
            return
        if b"\r\n\r\n" not in self._head and len(self._head) < MOST_HEAD_BYTES:
            if self._timer is None:
                self._timer = self._door.loop.call_later(HEAD_SECONDS, self._hang_up)
            return
        self._stop_timer()
        head, self._head = self._head, b""
        if _IS_SOCKET.match(head) and _IS_UPGRADE.search(head):
            self._to_picows(head)
        else:
            self._to_aiohttp(head)

    def _look_again(self) -> None:
        self._look = None
        if self._head:
            self.data_received(b"")

    def eof_received(self) -> None:
        if self._handler is not None:
            self._handler.eof_received()

    def pause_writing(self) -> None:
        if self._handler is not None:
            self._handler.pause_writing()

    def resume_writing(self) -> None:
        if self._handler is not None:
            self._handler.resume_writing()

    def _to_aiohttp(self, head: bytes) -> None:
        assert self._transport is not None
        if self._handler is None:
            self._handler = self._other()
            self._handler.connection_made(self._transport)
        self._handler.data_received(head)

    def _to_picows(self, head: bytes) -> None:
        transport = self._transport
        assert transport is not None
        if self._handler is not None:
            # It lets go of the connection without closing it.
            self._handler.transport = None
            self._handler.connection_lost(None)
            self._handler = None
        self._uncount()

        def admit(request: WSUpgradeRequest) -> Any:
            return self._door.admit(request, self._peer)

        protocol = _socket_protocol(admit)
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        try:
            _feed(protocol, head)
        except Exception as error:  # noqa: BLE001 - a head that picows cannot read
            log().warning("socket refused", error=type(error).__name__)
            transport.abort()

    def _uncount(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self._door.let_go(self._peer)

    def _hang_up(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _is_idle(handler: RequestHandler) -> bool:
    """Whether aiohttp waits for a request: what comes next begins one.

    A request that is not finished must never be cut in two here: what a client puts in a body
    could then pass for a request of its own.
    """
    return handler._waiter is not None and not handler._messages


def _is_reading(handler: RequestHandler) -> bool:
    """Whether what comes next is of a request that aiohttp has begun to read."""
    request = handler._current_request
    return bool(handler._messages) or (request is not None and not request.content.is_eof())


def _socket_protocol(admit: Callable[[WSUpgradeRequest], Any]) -> Any:
    """What `picows.ws_create_server` makes for every connection, for one that is there already."""
    return WSProtocol(
        None,  # no host and path: it is the server's side
        None,
        False,
        admit,
        _LOGGER,
        True,  # an exception of ours disconnects
        HEAD_SECONDS,
        False,  # pings are our own: they measure
        20.0,
        20.0,
        WSAutoPingStrategy.PING_WHEN_IDLE,
        False,  # so are pongs: they count as messages
        wire.MOST_BYTES,
        None,
        BUFFER_BYTES,
    )


def _feed(protocol: Any, data: bytes) -> None:
    """Give what has been read already to a protocol that reads into a buffer of its own."""
    view = memoryview(data)
    while view:
        room = protocol.get_buffer(len(view))
        size = min(len(room), len(view))
        room[:size] = view[:size]
        protocol.buffer_updated(size)
        view = view[size:]
