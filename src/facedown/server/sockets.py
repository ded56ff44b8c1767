"""The sockets: one WebSocket endpoint, and what each of its connections may do.

A client says hello first. Then its messages go to the table, one at a time; what cannot be read is
refused and the connection lives on; who floods, dawdles or does not listen is closed with a reason.
"""

import asyncio
import secrets
import sys
from collections import Counter, deque
from contextlib import suppress
from functools import partial
from socket import IPPROTO_TCP
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import msgspec
from aiohttp import WebSocketError, WSCloseCode, WSMsgType, web

from facedown.core.errors import FacedownError
from facedown.match import wire
from facedown.server.bus import Elsewhere
from facedown.server.codes import close_code
from facedown.server.crowds import COUNT_SECONDS, Crowds
from facedown.server.errors import HouseError
from facedown.server.front import Connection
from facedown.server.http.middleware import SERVER
from facedown.server.http.routes import WAY
from facedown.server.limits import FORWARDED, Bucket, address_key
from facedown.server.logs import log
from facedown.server.store import Damaged, StoreError
from facedown.server.tokens import masked

if TYPE_CHECKING:
    from facedown.server.context import AppContext
    from facedown.server.room import Room

SOCKET_PATH: Final = "/socket"

# What aiohttp says again where it refuses a handshake: it can only write what is text.
REPEATED: Final = ("Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version")

COME_BACK: Final = "come_back"
ELSEWHERE: Final = "elsewhere"
TOO_LARGE: Final = "too_large"
TOO_SLOW: Final = "too_slow"
AGAIN_MS: Final = 2000
# Who is cut off for these may come back: the way was broken, or the house itself.
COMES_BACK: Final = frozenset({COME_BACK, "silent", "internal"})

# A client that does not answer a close within so many seconds is cut off.
LINGER_SECONDS: Final = 2.0
# Messages that may wait while the house finds out who somebody is.
MAX_EARLY: Final = 32
# What a frame has at most beside its message: its head, with a long size and a mask.
HEAD_BYTES: Final = 14
# The smallest of so many round trips counts: delays come on top of the way itself.
TRIPS: Final = 4
# Pings that may go unanswered.
MAX_UNANSWERED: Final = 2

# Looked up for every frame otherwise.
CLOSE: Final = WSMsgType.CLOSE
TEXT: Final = WSMsgType.TEXT
PING: Final = WSMsgType.PING
PONG: Final = WSMsgType.PONG
HEARD: Final = frozenset({TEXT, WSMsgType.BINARY, PING, PONG})

# The head of a frame by the size of what is in it, and the code in one that closes.
SMALL: Final = Struct("!BB").pack
MEDIUM: Final = Struct("!BBH").pack
LARGE: Final = Struct("!BBQ").pack
CLOSE_CODE: Final = Struct("!H").pack
FIN: Final = 0x80

# Where Linux keeps the shortest round trip that a connection has lately had, in microseconds.
TCP_INFO: Final = 11
TCP_INFO_SIZE: Final = 152
SHORTEST_TRIP: Final = Struct("=I")
SHORTEST_TRIP_AT: Final = 148

# aiohttp's side of a WebSocket, with texts left as bytes.
Messages = web.WebSocketResponse[Literal[False]]


class Socket:
    """One WebSocket: aiohttp reads its frames, and those that go out are written here."""

    def __init__(
        self,
        door: "Door",
        address: str,
        messages: Messages,
        transport: asyncio.Transport,
        *,
        way: str,
        is_behind_proxy: bool,
    ) -> None:
        self._door: Final = door
        self._address: Final = address
        self._way: Final = way
        self._messages: Final = messages
        self._transport: Final = transport
        self._is_behind_proxy: Final = is_behind_proxy
        self._room: Room | None = None
        self._hello: asyncio.Task[None] | None = None
        self.person: str = ""
        self._early: list[wire.Incoming] = []
        self._is_closing = False
        settings, now = door.context.settings, door.loop.time()
        rate, burst = settings.messages_per_second, settings.message_burst
        self._bucket = Bucket(rate, burst, now)
        most = wire.MAX_BYTES + HEAD_BYTES
        self._bytes = Bucket(rate * most, burst * most, now)
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._pinged: dict[bytes, float] = {}
        self.rtt = 0.0
        self._timer: asyncio.TimerHandle | None = door.loop.call_later(
            settings.hello_seconds, self.cut, "no_hello"
        )

    # -- as the house calls it ---------------------------------------------------------------------

    @property
    def address(self) -> str:
        return self._address

    def send(self, *messages: bytes) -> None:
        """Send text frames; a client that leaves too many of them lying is closed."""
        if self._is_closing or self._transport.is_closing():
            return
        self._transport.write(b"".join([_frame(TEXT, data) for data in messages]))
        if self._transport.get_write_buffer_size() > self._door.context.settings.most_waiting_bytes:
            self.cut(TOO_SLOW)

    def close(self, code: int, reason: str) -> None:
        """Close with a reason, and cut off whoever does not take it."""
        if self._is_closing:
            return
        self._is_closing = True
        self._stop_timer()
        self._write(CLOSE, CLOSE_CODE(code) + reason.encode()[:120])
        self._timer = self._door.loop.call_later(LINGER_SECONDS, self._transport.abort)

    def _write(self, kind: WSMsgType, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(_frame(kind, data))

    # -- as its client calls it --------------------------------------------------------------------

    async def listen(self) -> None:
        """Hear the client, until it is gone."""
        try:
            is_there = True
            while is_there:
                message = await self._messages.receive()
                is_there = self._hear(message.type, message.data)
        finally:
            self._is_closing = True
            self._stop_timer()
            # Closed here: aiohttp would say goodbye once more. What still waits has a while to go.
            self._transport.close()
            self._door.loop.call_later(LINGER_SECONDS, self._transport.abort)
            if self._hello is not None:
                self._hello.cancel()
            self._leave()

    def may_read(self, size: int) -> bool:
        """Whether so many bytes more may come; whoever floods with them is cut off.

        Messages have a limit of their own, but parts of them and what is no message count here.
        """
        if self._bytes.take(size, self._door.loop.time()):
            return True
        if not self._is_closing:
            self._door.context.metrics.closed("too_fast")
        self._transport.abort()
        return False

    def _hear(self, kind: WSMsgType, data: Any) -> bool:
        """Take one message; whether there may be another."""
        if kind is CLOSE:
            self.close(WSCloseCode.OK, "")
            return False
        if kind is WSMsgType.ERROR:
            is_large = isinstance(data, WebSocketError) and data.code == close_code(TOO_LARGE)
            self._door.context.metrics.closed(TOO_LARGE if is_large else "not_the_protocol")
            return False
        if kind not in HEARD:
            return False
        if self._is_closing:
            return True
        if not self._bucket.take(1.0, self._door.loop.time()):
            self.cut("too_fast")
        elif kind is TEXT:
            self._arrived(data)
        elif kind is PONG:
            self._ponged(bytes(data))
        elif kind is PING:
            self._write(PONG, data)
        else:
            self.cut("text_only")
        return True

    # -- messages ----------------------------------------------------------------------------------

    def _arrived(self, data: bytes) -> None:
        self._door.context.metrics.heard()
        try:
            message = wire.read(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse("bad_message", why=str(error)[:120])
            return
        if self._room is not None:
            self._receive(message)
        elif self._hello is not None:
            self._wait(message)
        elif isinstance(message, wire.Hello):
            self._hello = self._door.loop.create_task(self._greet(message))
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
            self._failed("receive", error)

    def _wait(self, message: wire.Incoming) -> None:
        """Keep what comes while the house still finds out who it is."""
        if len(self._early) >= MAX_EARLY:
            self.cut("too_fast")
        else:
            self._early.append(message)

    def _refuse(self, code: str, **params: str) -> None:
        self._door.context.metrics.refused(code)
        self.send(wire.write(wire.Refused(code, {**params})))

    # -- coming and going --------------------------------------------------------------------------

    async def _greet(self, hello: wire.Hello) -> None:
        context = self._door.context
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
            self.cut(error.code, again_ms=1000 * int(error.params.get("seconds", 0)))
            return
        except Exception as error:  # noqa: BLE001 - one client's trouble stays its own
            self._failed("hello", error)
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
            self._failed("disconnect", error)

    def cut(self, why: str, *, again_ms: int = 0) -> None:
        """Say why, close, and leave the table at once."""
        if self._is_closing:
            return
        self._door.context.metrics.closed(why)
        if why != TOO_SLOW:
            if why in COMES_BACK:
                again_ms = AGAIN_MS
            self.send(wire.write(wire.Goodbye(why, again_ms)))
        self.close(close_code(why), why)
        if why == TOO_SLOW:
            self._transport.abort()  # who does not read will not read this either
        self._leave()

    def send_elsewhere(self, way: str) -> None:
        """Send somebody to the process that has their table."""
        if not self._is_closing:
            self._door.context.metrics.closed(ELSEWHERE)
            self.send(wire.write(wire.Goodbye(ELSEWHERE, 1, way)))
            self.close(close_code(ELSEWHERE), ELSEWHERE)

    def _failed(self, where: str, error: Exception) -> None:
        log().error("socket failed", where=where, error=repr(error), exc_info=error)
        self._door.context.metrics.failed("socket")
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
        self._pinged[mark] = self._door.loop.time()
        self._write(PING, mark)

    def _ponged(self, mark: bytes) -> None:
        sent = self._pinged.pop(mark, None)
        if sent is None:
            return
        self._pinged.clear()
        self._trips.append(self._door.loop.time() - sent)
        self.rtt = min(*self._trips, self._most_trip())

    def _most_trip(self) -> float:
        """The longest round trip that is believed, whatever the client's pongs say.

        As long as the kernel measures it: whoever would make that longer has to be late with all
        that they send. Behind a proxy the kernel knows only the way to the proxy; there it is so
        short that late pongs are not worth sending.
        """
        measured = None if self._is_behind_proxy else _kernel_trip(self._transport)
        return 2 * self._door.context.settings.unproven_ms / 1000 if measured is None else measured


def _frame(kind: WSMsgType, data: bytes) -> bytes:
    """One frame. What a server sends has no mask, so a head before it is all it takes."""
    size, first = len(data), FIN | kind
    if size < 126:
        head = SMALL(first, size)
    elif size < 65_536:
        head = MEDIUM(first, 126, size)
    else:
        head = LARGE(first, 127, size)
    return head + data


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


class Door:
    """Who may open a socket, and all the sockets that are open."""

    def __init__(self, context: "AppContext") -> None:
        self.context: Final = context
        self.loop: Final = asyncio.get_running_loop()
        # Sockets by the second in which they are pinged, so that not all are pinged at once.
        self._wheel: list[set[Socket]] = [
            set() for _ in range(max(1, round(context.settings.ping_seconds)))
        ]
        self._spokes: dict[Socket, set[Socket]] = {}
        self._crowds: Final = Crowds(
            context.bus, context.settings.sockets_per_address, partial(masked, context.keys)
        )
        # Connections that are not sockets, or not yet.
        self._connections: Counter[str] = Counter()
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._empty: asyncio.Event | None = None

    def __len__(self) -> int:
        return len(self._spokes)

    def open(self) -> None:
        self._tasks.append(self.loop.create_task(self._turn()))
        if self.context.bus.is_shared:
            self._tasks.append(self.loop.create_task(self._count()))

    async def give_up(self) -> None:
        """Count no more: whoever is here is about to be sent to another process."""
        for task in self._tasks:
            task.cancel()
        with suppress(StoreError):  # then they count there a little longer
            await self.context.bus.count_sockets({})

    async def close(self) -> None:
        """Send away whoever is still there, and wait until they are gone."""
        self.call_back()
        if self._spokes:
            self._empty = asyncio.Event()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), LINGER_SECONDS + 1.0)

    async def _turn(self) -> None:
        spoke = 0
        while True:
            await asyncio.sleep(self.context.settings.ping_seconds / len(self._wheel))
            spoke = (spoke + 1) % len(self._wheel)
            for socket in list(self._wheel[spoke]):
                socket.ping()

    async def _count(self) -> None:
        while True:
            await asyncio.sleep(COUNT_SECONDS)
            await self.thin_out()

    async def thin_out(self) -> None:
        """Cut the newest sockets of whoever has too many over all processes."""
        for address, excess in (await self._crowds.compare()).items():
            newest = [one for one in reversed(self._spokes) if one.address == address]
            for socket in newest[:excess]:
                socket.cut("too_many_sockets")

    def call_back(self) -> None:
        """Have everybody come again."""
        for socket in list(self._spokes):
            socket.cut(COME_BACK)

    def cut_off(self, person: str) -> None:
        """Close every socket of somebody whose tokens are worthless now."""
        for socket in [one for one in self._spokes if one.person == person]:
            socket.cut("bad_token")

    def cut_banned(self) -> None:
        """Close every socket of whoever is banned now."""
        services = self.context.house.services
        now, moderation = services.clock(), services.moderation
        for socket in list(self._spokes):
            if moderation.is_banned(socket.person, socket.address, now):
                socket.cut("banned")

    def let_in(self, peer: str) -> bool:
        """Count a connection, if its address has not too many; a trusted proxy may have any."""
        key = address_key(peer)
        most = self.context.settings.connections_per_address
        if self._connections[key] >= most and not self.context.addresses.trusts(peer):
            return False
        self._connections[key] += 1
        return True

    def let_go(self, peer: str) -> None:
        key = address_key(peer)
        self._connections[key] -= 1
        if self._connections[key] <= 0:
            del self._connections[key]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Open a socket for this request, and hear it until it is gone."""
        if request.headers.get("Upgrade", "").lower() != "websocket":
            raise HouseError("upgrade_required")
        for name in REPEATED:
            if not request.headers.get(name, "").isascii():
                raise HouseError("bad_request", why=name)
        address = self.context.address_of(request)
        self._check(request, address)
        messages: Messages = web.WebSocketResponse(
            autoclose=False,
            autoping=False,  # pings count as messages, and pongs measure
            compress=False,
            decode_text=False,
            max_msg_size=wire.MAX_BYTES + 1,  # the first size that is too large
        )
        messages.headers["Server"] = SERVER
        self._crowds.add(address)
        try:
            await messages.prepare(request)
            await self._keep(request, address, messages)
        finally:
            self._crowds.remove(address)
        return messages

    async def _keep(self, request: web.Request, address: str, messages: Messages) -> None:
        transport = request.transport
        if transport is None:
            return
        is_behind_proxy = FORWARDED in request.headers and self.context.addresses.trusts(
            request.remote or ""
        )
        way = request.query.get(WAY, "")
        socket = Socket(
            self, address, messages, transport, way=way, is_behind_proxy=is_behind_proxy
        )
        cast(Connection, request.protocol).become_socket(socket)
        spoke = min(self._wheel, key=len)
        spoke.add(socket)
        self._spokes[socket] = spoke
        self.context.metrics.sockets.set(len(self._spokes))
        try:
            await socket.listen()
        finally:
            self._spokes.pop(socket).discard(socket)
            if self._empty is not None and not self._spokes:
                self._empty.set()
            self.context.metrics.sockets.set(len(self._spokes))

    def _check(self, request: web.Request, address: str) -> None:
        self.context.hosts.check_origin(request)
        is_full = len(self._spokes) >= self.context.settings.most_sockets
        if is_full or not self._crowds.has_place(address):
            raise HouseError("too_many_sockets")
