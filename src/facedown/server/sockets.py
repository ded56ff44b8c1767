"""One socket of the house, and what may be done with it.

A client says hello first. Then its messages go to the table, one at a time; what cannot be read is
refused and the connection lives on; who floods, dawdles or does not listen is closed with a reason.
"""

import asyncio
import secrets
import sys
from collections import deque
from contextlib import suppress
from socket import IPPROTO_TCP
from struct import Struct
from typing import TYPE_CHECKING, Final

import msgspec

from facedown.core.errors import FacedownError
from facedown.match import wire
from facedown.server.bus import Elsewhere
from facedown.server.codes import close_code
from facedown.server.frames import (
    CLOSE,
    CONTINUED,
    MAX_HEAD,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_MANY,
    FrameReader,
    answered,
    goodbye,
    head,
    is_text,
)
from facedown.server.limits import Bucket
from facedown.server.logs import log
from facedown.server.outbox import COME_BACK
from facedown.server.room import Room
from facedown.server.store import Damaged, StoreError

if TYPE_CHECKING:
    from facedown.server.context import AppContext

ELSEWHERE: Final = "elsewhere"
TOO_LARGE: Final = "too_large"
TOO_SLOW: Final = "too_slow"
AGAIN_MS: Final = 2000
# Who is cut off for these may come back: the way was broken, or the house itself.
COMES_BACK: Final = frozenset({COME_BACK, "silent", "internal"})

# A client that does not answer a close within so many seconds is cut off.
LINGER_SECONDS: Final = 2.0
# Frames that are read at once, in bursts of messages: more of them than may come are not looked at.
BURSTS: Final = 2
# Messages that may wait while the house finds out who somebody is.
MAX_EARLY: Final = 32
# The smallest of so many round trips counts: delays come on top of the way itself.
TRIPS: Final = 4
# Pings that may go unanswered.
MAX_UNANSWERED: Final = 2

# Where Linux keeps the shortest round trip that a connection has lately had, in microseconds.
TCP_INFO: Final = 11
TCP_INFO_SIZE: Final = 152
SHORTEST_TRIP: Final = Struct("=I")
SHORTEST_TRIP_AT: Final = 148


class Socket:
    """One WebSocket, from its handshake until it is gone."""

    def __init__(
        self,
        context: "AppContext",
        mail: "Mail",
        address: str,
        transport: asyncio.Transport,
        *,
        way: str,
        is_behind_proxy: bool,
    ) -> None:
        self._context: Final = context
        self._mail: Final = mail
        self._address: Final = address
        self._way: Final = way
        self._transport: Final = transport
        self._is_behind_proxy: Final = is_behind_proxy
        self._loop: Final = asyncio.get_running_loop()
        # Done when nothing more is heard.
        self.gone: Final[asyncio.Future[None]] = self._loop.create_future()
        self._outgoing: list[bytes] = []
        self._room: Room | None = None
        self._hello: asyncio.Task[None] | None = None
        self.person: str = ""
        self._early: list[wire.Incoming] = []
        self._is_closing = False
        settings, now = context.settings, self._loop.time()
        self._most_waiting: Final = settings.most_waiting_bytes
        rate, burst = settings.messages_per_second, settings.message_burst
        self._bucket: Final = Bucket(rate, burst, now)
        self._reader: Final = FrameReader(wire.MAX_BYTES, BURSTS * burst)
        most = wire.MAX_BYTES + MAX_HEAD
        self._bytes: Final = Bucket(rate * most, burst * most, now)
        self._trips: Final[deque[float]] = deque(maxlen=TRIPS)
        self._pinged: Final[dict[bytes, float]] = {}
        self.rtt = 0.0
        self._timer: asyncio.TimerHandle | None = self._loop.call_later(
            settings.hello_seconds, self.cut, "no_hello"
        )

    # -- as the house calls it ---------------------------------------------------------------------

    @property
    def address(self) -> str:
        return self._address

    def send(self, data: bytes) -> None:
        """Send a message."""
        if not self._is_closing:
            self._send(TEXT, data)

    def _send(self, kind: int, data: bytes) -> None:
        """What is sent in one turn of the event loop leaves together."""
        if not self._outgoing:
            self._mail.leaves(self)
        self._outgoing.append(head(kind, len(data)))
        self._outgoing.append(data)

    def write(self) -> None:
        """Write what was sent; a client that leaves too much of it lying is closed."""
        data, self._outgoing = b"".join(self._outgoing), []
        if not data or self._transport.is_closing():
            return
        self._transport.write(data)
        if self._transport.get_write_buffer_size() > self._most_waiting:
            self.cut(TOO_SLOW)

    def close(self, code: int, reason: str) -> None:
        """Close with a reason, and cut off whoever does not take it."""
        if self._is_closing:
            return
        self._is_closing = True
        self._stop_timer()
        self._send(CLOSE, goodbye(code, reason))
        self._timer = self._loop.call_later(LINGER_SECONDS, self._transport.abort)

    # -- as its client calls it --------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Something has come; nothing, if the client is gone. It is taken in a moment."""
        if self._may_read(len(data)):
            self._mail.comes(self, data)

    def take(self, data: bytes) -> None:
        """Take what has come."""
        if self.gone.done():
            return
        if not data:
            self.lose()
            return
        for kind, message in self._reader.read(data):
            self._heard(kind, message)
        if self._reader.broken:
            self.refuse(self._reader.broken)

    def refuse(self, code: int) -> None:
        """Close: what comes can't be understood.

        The client may still be sending. If the connection were closed before it has, the system
        would reset it, and the client might never read why.
        """
        if self._is_closing:
            return
        is_large = code == close_code(TOO_LARGE)
        self._context.metrics.closed(TOO_LARGE if is_large else "not_the_protocol")
        self.close(code, "")
        self.write()
        if not self._transport.is_closing():
            with suppress(OSError):  # it has just been reset
                self._transport.write_eof()
        self._leave()

    def lose(self) -> None:
        """Hear nothing more: the client is gone."""
        if not self.gone.done():
            self.gone.set_result(None)

    def end(self) -> None:
        """Let go of everything. What still waits to be sent has a while to go."""
        self._is_closing = True
        self._stop_timer()
        self.write()
        self._transport.close()
        self._loop.call_later(LINGER_SECONDS, self._transport.abort)
        if self._hello is not None:
            self._hello.cancel()
        self._leave()

    def _may_read(self, size: int) -> bool:
        """Whether so many bytes more may come; whoever floods with them is cut off.

        Messages have a limit of their own, but parts of them and what is no message count here.
        """
        if self._bytes.take(size, self._loop.time()):
            return True
        if not self._is_closing:
            self._context.metrics.closed("too_fast")
        self._transport.abort()
        return False

    def _heard(self, kind: int, data: bytes) -> None:
        """Take one message."""
        if kind == CLOSE:
            self.close(answered(data), "")
            self.lose()
        elif not self._bucket.take(1.0, self._loop.time()):
            self.cut("too_fast")
            self._reader.broken = TOO_MANY
        elif self._is_closing:
            return
        elif kind == TEXT:
            self._arrived(data)
        elif kind == PONG:
            self._ponged(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind != CONTINUED:
            self.cut("text_only")

    # -- messages ----------------------------------------------------------------------------------

    def _arrived(self, data: bytes) -> None:
        self._context.metrics.heard()
        if not is_text(data):
            self.refuse(NOT_TEXT)
            return
        try:
            message = wire.read(data)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse("bad_message", why=str(error)[:120])
            return
        if self._room is not None:
            self._receive(message)
        elif self._hello is not None:
            self._wait(message)
        elif isinstance(message, wire.Hello):
            self._hello = self._loop.create_task(self._greet(message))
        else:
            self._refuse("hello_first")

    def _receive(self, message: wire.Incoming) -> None:
        if isinstance(message, wire.Hello):
            self._refuse("already_here")
            return
        assert self._room is not None
        try:
            self._room.receive(self, message)
        except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
            self.failed("receive", error)

    def _wait(self, message: wire.Incoming) -> None:
        """Keep what comes while the house still finds out who it is."""
        if len(self._early) >= MAX_EARLY:
            self.cut("too_fast")
        else:
            self._early.append(message)

    def _refuse(self, code: str, **params: str) -> None:
        self._context.metrics.refused(code)
        self.send(wire.write(wire.Refused(code, {**params})))

    # -- coming and going --------------------------------------------------------------------------

    async def _greet(self, hello: wire.Hello) -> None:
        context = self._context
        try:
            person = await context.people.of_token(hello.token) if hello.token else None
            self.person = person.id if person is not None else ""
            context.check_ban(self.person, self._address)
            await context.look_up(self._address, hello.table, self._way)
            room = await context.house.connect(person, hello, self)
        except StoreError as error:
            context.metrics.failed("store")
            # What is damaged is so when one comes back, too.
            self.cut("unavailable" if isinstance(error, Damaged) else COME_BACK)
            return
        except Elsewhere as error:
            self.send_elsewhere(context.way_of(error.table))
            return
        except FacedownError as error:
            again_ms = 1000 * int(error.params.get("seconds", 0))
            if error.code == COME_BACK:  # of several processes another has the table, or soon will
                again_ms = context.house.neighbours.again_ms()
            self.cut(error.code, again_ms=again_ms)
            return
        except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
            self.failed("hello", error)
            return
        self._room = room
        if self._is_closing:
            self._leave()
            return
        self._stop_timer()
        self.ping()
        early, self._early = self._early, []
        for message in early:
            if not self._is_closing:
                self._receive(message)

    def _leave(self) -> None:
        room, self._room = self._room, None
        if room is None:
            return
        try:
            room.disconnect(self)
        except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
            self.failed("disconnect", error)

    def cut(self, why: str, *, again_ms: int = 0) -> None:
        """Say why, close, and leave the table at once."""
        if self._is_closing:
            return
        self._context.metrics.closed(why)
        if why != TOO_SLOW:
            if why in COMES_BACK:
                again_ms = again_ms or AGAIN_MS
            self.send(wire.write(wire.Goodbye(why, again_ms)))
        self.close(close_code(why), why)
        if why == TOO_SLOW:
            self._transport.abort()  # who does not read will not read this either
        self._leave()

    def send_elsewhere(self, way: str) -> None:
        """Send somebody to the process that has their table."""
        if not self._is_closing:
            self._context.metrics.closed(ELSEWHERE)
            self.send(wire.write(wire.Goodbye(ELSEWHERE, 1, way)))
            self.close(close_code(ELSEWHERE), ELSEWHERE)

    def failed(self, where: str, error: Exception) -> None:
        """Something that should not have happened: it is this client's alone."""
        log().error("socket failed", where=where, error=repr(error), exc_info=error)
        self._context.metrics.failed("socket")
        self.cut("internal")

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- the round trip ----------------------------------------------------------------------------

    def ping(self) -> None:
        """Measure the way there and back; one who never answers is not there."""
        if self._is_closing:
            return
        if len(self._pinged) >= MAX_UNANSWERED:
            self.cut("silent")
            return
        mark = secrets.token_bytes(4)
        self._pinged[mark] = self._loop.time()
        self._send(PING, mark)

    def _ponged(self, mark: bytes) -> None:
        sent = self._pinged.pop(mark, None)
        if sent is None:
            return
        self._pinged.clear()
        self._trips.append(self._loop.time() - sent)
        self.rtt = min(*self._trips, self._most_trip())

    def _most_trip(self) -> float:
        """The longest round trip that is believed, whatever the client's pongs say.

        As long as the kernel measures it: whoever would make that longer has to be late with all
        that they send. Behind a proxy the kernel knows only the way to the proxy; there it is so
        short that late pongs are not worth sending.
        """
        measured = None if self._is_behind_proxy else _kernel_trip(self._transport)
        return 2 * self._context.settings.unproven_ms / 1000 if measured is None else measured


class Mail:
    """What comes to all the sockets, and what leaves them, in one turn of the event loop.

    All is read before any of it is acted upon, and all that follows is written together: the
    processor is quicker at one kind of work after the other than at both by turns. A fifth of a
    move's time, measured.
    """

    def __init__(self) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._incoming: list[tuple[Socket, bytes]] = []
        self._leaving: list[Socket] = []

    def comes(self, socket: Socket, data: bytes) -> None:
        if not self._incoming:
            self._loop.call_soon(self._take)
        self._incoming.append((socket, data))

    def leaves(self, socket: Socket) -> None:
        if not self._leaving:
            self._loop.call_soon(self._write)
        self._leaving.append(socket)

    def _take(self) -> None:
        incoming, self._incoming = self._incoming, []
        for socket, data in incoming:
            try:
                socket.take(data)
            except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
                socket.failed("receive", error)

    def _write(self) -> None:
        leaving, self._leaving = self._leaving, []
        for socket in leaving:
            try:
                socket.write()
            except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
                socket.failed("send", error)


def _kernel_trip(transport: asyncio.Transport) -> float | None:
    """The shortest round trip of the last minutes as Linux measures it, by acknowledgements."""
    if sys.platform != "linux":
        return None
    try:
        info = transport.get_extra_info("socket").getsockopt(IPPROTO_TCP, TCP_INFO, TCP_INFO_SIZE)
    except OSError:
        return None
    if len(info) < TCP_INFO_SIZE:
        return None
    microseconds: int = SHORTEST_TRIP.unpack_from(info, SHORTEST_TRIP_AT)[0]
    return microseconds / 1_000_000
