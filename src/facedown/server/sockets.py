"""The sockets: one WebSocket endpoint, and what each of its connections may do.

A client says hello first. Then its messages go to the table, one at a time; what cannot be read is
refused and the connection lives on; who floods, dawdles or does not listen is closed with a reason.
"""

import asyncio
import secrets
import sys
from collections import Counter, deque
from contextlib import suppress
from math import inf
from socket import IPPROTO_TCP
from struct import Struct
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)

from facedown.core.errors import FacedownError
from facedown.match import wire
from facedown.server.errors import HouseError
from facedown.server.http.statuses import problem, status_of
from facedown.server.limits import GUESS, Bucket, address_key
from facedown.server.logs import log
from facedown.server.store import Damaged, StoreError

if TYPE_CHECKING:
    from facedown.server.desk import Desk
    from facedown.server.room import Room

COME_BACK: Final = "come_back"
TOO_SLOW: Final = "too_slow"

# Why the house closes a socket, and the code that it closes it with (4000 and up are ours).
CLOSES: Final = {
    "bad_message": 4400,
    "bad_token": 4401,
    "not_allowed": 4403,
    "no_such_table": 4404,
    "no_hello": 4408,
    "table_closed": 4410,
    "table_damaged": 4410,
    "silent": 4411,
    "too_fast": 4429,
    TOO_SLOW: 4503,
    "too_large": 1009,
    "text_only": 1003,
    "not_the_protocol": 1002,
    "internal": 1011,
    COME_BACK: 1012,
}
AGAIN_MS: Final = 2000
# Who is cut off for these may come back: the way was broken, or the house itself.
COMES_BACK: Final = frozenset({CLOSES[COME_BACK], CLOSES["silent"], CLOSES["internal"]})

# A client that does not answer a close within so many seconds is cut off.
LINGER_SECONDS: Final = 2.0
# Messages that may wait while the house finds out who somebody is.
MOST_EARLY: Final = 32
# What a connection may have waiting before it is looked at more closely.
HIGH_WATER: Final = 65_536
# The smallest of so many round trips counts: delays come on top of the way itself.
TRIPS: Final = 4
# Pings that may go unanswered.
MOST_UNANSWERED: Final = 2

# Looked up for every frame otherwise.
CLOSE: Final = WSMsgType.CLOSE
TEXT: Final = WSMsgType.TEXT
CONTINUATION: Final = WSMsgType.CONTINUATION

# Where Linux keeps the round trip of a connection, in microseconds.
TCP_INFO: Final = 11
TCP_INFO_SIZE: Final = 104
TCP_INFO_RTT: Final = Struct("=I")
TCP_INFO_RTT_AT: Final = 68


class Socket(WSListener):
    """One connection, as the house calls it and as picows calls it."""

    def __init__(self, door: "Door", address: str, *, is_behind_proxy: bool) -> None:
        self._door: Final = door
        self._address: Final = address
        self._is_behind_proxy: Final = is_behind_proxy
        self._transport: WSTransport | None = None
        self._room: Room | None = None
        self._hello: asyncio.Task[None] | None = None
        self.person: str = ""
        self._timer: asyncio.TimerHandle | None = None
        self._early: list[wire.Incoming] = []
        self._parts: list[bytes] = []
        self._is_closing = False
        self._is_full = False
        settings = door.desk.settings
        self._bucket = Bucket(
            settings.messages_per_second, settings.message_burst, door.loop.time()
        )
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._pinged: dict[bytes, float] = {}
        self.rtt = 0.0

    # -- as the house calls it ---------------------------------------------------------------------

    @property
    def address(self) -> str:
        return self._address

    def send(self, data: bytes) -> None:
        """Send one text frame; a client that leaves too many of them lying is closed."""
        transport = self._transport
        if transport is None or self._is_closing:
            return
        transport.send(TEXT, data)
        if self._is_full:
            waiting = transport.underlying_transport.get_write_buffer_size()
            if waiting > self._door.desk.settings.most_waiting_bytes:
                self.cut(TOO_SLOW)

    def close(self, code: int, reason: str) -> None:
        """Close with a reason, and cut off whoever does not take it."""
        if self._is_closing or self._transport is None:
            return
        self._is_closing = True
        self._stop_timer()
        # picows takes any number, though it names only those of the standard.
        self._transport.send_close(code, reason.encode()[:120])  # type: ignore[arg-type]
        self._timer = self._door.loop.call_later(LINGER_SECONDS, self._abort)

    # -- as picows calls it ------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(high=HIGH_WATER)
        seconds = self._door.desk.settings.hello_seconds
        self._timer = self._door.loop.call_later(seconds, self.cut, "no_hello")
        self._door.came(self, self._address)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._is_closing = True
        self._stop_timer()
        if self._hello is not None:
            self._hello.cancel()
        self._leave()
        self._door.went(self, self._address)
        self._transport = None

    def pause_writing(self) -> None:
        self._is_full = True

    def resume_writing(self) -> None:
        self._is_full = False

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == CLOSE:
            self._closed(transport, frame)
        elif self._is_closing:
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.cut("not_the_protocol")
        elif not self._bucket.take(1.0, self._door.loop.time()):
            self.cut("too_fast")
        elif kind in (TEXT, CONTINUATION):
            self._gather(kind, frame)
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.PONG:
            self._ponged(frame.get_payload_as_bytes())
        else:
            self.cut("text_only")

    # -- messages ----------------------------------------------------------------------------------

    def _gather(self, kind: WSMsgType, frame: WSFrame) -> None:
        """A message, or a part of one."""
        if (kind == CONTINUATION) != bool(self._parts):
            self.cut("not_the_protocol")
            return
        data = frame.get_payload_as_bytes()
        if not self._parts and frame.fin:
            self._arrived(data)
            return
        self._parts.append(data or b" ")  # an empty part is a part
        if sum(map(len, self._parts)) > wire.MOST_BYTES:
            self.cut("too_large")
        elif frame.fin:
            whole, self._parts = b"".join(self._parts), []
            self._arrived(whole)

    def _arrived(self, data: bytes) -> None:
        self._door.desk.metrics.heard()
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
        if len(self._early) >= MOST_EARLY:
            self.cut("too_fast")
        else:
            self._early.append(message)

    def _refuse(self, code: str, **params: str) -> None:
        self._door.desk.metrics.refused(code)
        self.send(wire.write(wire.Refused(code, {**params})))

    # -- coming and going --------------------------------------------------------------------------

    async def _greet(self, hello: wire.Hello) -> None:
        desk = self._door.desk
        try:
            person = await desk.people.of_token(hello.token) if hello.token else None
            self.person = person.id if person is not None else ""
            room = await desk.house.connect(person, hello, self)
        except StoreError as error:
            desk.metrics.failed("store")
            # What is damaged is so when one comes back, too.
            self.cut("unavailable" if isinstance(error, Damaged) else COME_BACK)
            return
        except FacedownError as error:
            if error.code == "no_such_table":
                desk.limits.requests.owe(self._address, GUESS)
            self.cut(error.code)
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

    def cut(self, why: str) -> None:
        """Say why, close, and leave the table at once."""
        if self._is_closing:
            return
        self._door.desk.metrics.closed(why)
        if why != TOO_SLOW:
            again = AGAIN_MS if CLOSES.get(why) in COMES_BACK else 0
            self.send(wire.write(wire.Goodbye(why, again)))
        self.close(CLOSES.get(why, CLOSES["not_allowed"]), why)
        if why == TOO_SLOW:
            self._abort()  # who does not read will not read this either
        self._leave()

    def _failed(self, where: str, error: Exception) -> None:
        log().error("socket failed", where=where, error=repr(error), exc_info=error)
        self._door.desk.metrics.failed("socket")
        self.cut("internal")

    def _closed(self, transport: WSTransport, frame: WSFrame) -> None:
        """The client closes, or answers that the house does."""
        if not self._is_closing:
            self._is_closing = True
            transport.send_close(WSCloseCode.OK)
        transport.disconnect()
        self._leave()

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.disconnect(graceful=False)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- the round trip ----------------------------------------------------------------------------

    def ping(self) -> None:
        """Measure the way there and back; one who never answers is not there."""
        if self._is_closing or self._transport is None:
            return
        if len(self._pinged) >= MOST_UNANSWERED:
            self.cut("silent")
            return
        mark = secrets.token_bytes(4)
        self._pinged[mark] = self._door.loop.time()
        self._transport.send_ping(mark)

    def _ponged(self, mark: bytes) -> None:
        sent = self._pinged.pop(mark, None)
        if sent is None:
            return
        self._pinged.clear()
        self._trips.append(self._door.loop.time() - sent)
        self.rtt = min(*self._trips, self._kernel_trip())

    def _kernel_trip(self) -> float:
        """The round trip as the kernel measures it: no client can make it longer by dawdling.

        Behind a proxy it is only the proxy's, and says nothing.
        """
        if self._is_behind_proxy or self._transport is None or sys.platform != "linux":
            return inf
        socket = self._transport.underlying_transport.get_extra_info("socket")
        try:
            info = socket.getsockopt(IPPROTO_TCP, TCP_INFO, TCP_INFO_SIZE)
        except OSError:
            return inf
        microseconds: int = TCP_INFO_RTT.unpack_from(info, TCP_INFO_RTT_AT)[0]
        return microseconds / 1_000_000


class Door:
    """Who may open a socket, and all the sockets that are open."""

    def __init__(self, desk: "Desk") -> None:
        self.desk: Final = desk
        self.loop: Final = asyncio.get_running_loop()
        # Sockets by the second in which they are pinged, so that not all are pinged at once.
        self._wheel: list[set[Socket]] = [
            set() for _ in range(max(1, round(desk.settings.ping_seconds)))
        ]
        self._spokes: dict[Socket, set[Socket]] = {}
        self._by_address: Counter[str] = Counter()
        # Connections that are not sockets, or not yet.
        self._connections: Counter[str] = Counter()
        self._turning: asyncio.Task[None] | None = None
        self._empty: asyncio.Event | None = None

    def __len__(self) -> int:
        return len(self._spokes)

    def open(self) -> None:
        self._turning = self.loop.create_task(self._turn())

    async def close(self) -> None:
        """Send away whoever is still there, and wait until they are gone."""
        if self._turning is not None:
            self._turning.cancel()
        for socket in list(self._spokes):
            socket.cut(COME_BACK)
        if self._spokes:
            self._empty = asyncio.Event()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), LINGER_SECONDS + 1.0)

    async def _turn(self) -> None:
        spoke = 0
        while True:
            await asyncio.sleep(self.desk.settings.ping_seconds / len(self._wheel))
            spoke = (spoke + 1) % len(self._wheel)
            for socket in list(self._wheel[spoke]):
                socket.ping()

    def came(self, socket: Socket, address: str) -> None:
        spoke = min(self._wheel, key=len)
        spoke.add(socket)
        self._spokes[socket] = spoke
        self._by_address[address] += 1
        self.desk.metrics.sockets.set(len(self._spokes))

    def went(self, socket: Socket, address: str) -> None:
        spoke = self._spokes.pop(socket, None)
        if spoke is None:
            return
        spoke.discard(socket)
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]
        if self._empty is not None and not self._spokes:
            self._empty.set()
        self.desk.metrics.sockets.set(len(self._spokes))

    def cut_off(self, person: str) -> None:
        """Close every socket of somebody whose tokens are worthless now."""
        for socket in [one for one in self._spokes if one.person == person]:
            socket.cut("bad_token")

    def let_in(self, peer: str) -> bool:
        """Count a connection, if its address has not too many; a trusted proxy may have any."""
        key = address_key(peer)
        most = self.desk.settings.connections_per_address
        if self._connections[key] >= most and not self.desk.addresses.trusts(peer):
            return False
        self._connections[key] += 1
        return True

    def let_go(self, peer: str) -> None:
        key = address_key(peer)
        self._connections[key] -= 1
        if self._connections[key] <= 0:
            del self._connections[key]

    def admit(self, request: WSUpgradeRequest, peer: str) -> Any:
        """A socket for this request, or the answer that says why not."""
        forwarded = ", ".join(request.headers.getall("X-Forwarded-For", []))
        address = address_key(self.desk.addresses.of(peer, forwarded))
        try:
            self._check(request, address)
        except HouseError as error:
            self.desk.metrics.refused(error.code)
            return WSUpgradeResponseWithListener(_refusal(error), None)
        return Socket(self, address, is_behind_proxy=self.desk.addresses.trusts(peer))

    def _check(self, request: WSUpgradeRequest, address: str) -> None:
        settings = self.desk.settings
        if self.desk.is_closing:
            raise HouseError(COME_BACK)
        self.desk.limits.requests.spend(address)
        if not is_own_origin(request.headers, settings.public_url, settings.origins):
            raise HouseError("bad_origin")
        if (
            len(self._spokes) >= settings.most_sockets
            or self._by_address[address] >= settings.sockets_per_address
        ):
            raise HouseError("too_many_sockets")


def is_own_origin(headers: Any, public_url: str, origins: tuple[str, ...]) -> bool:
    """Whether a page of this house opens the socket, or no page at all.

    >>> is_own_origin({"Host": "a.example", "Origin": "https://a.example"}, "", ())
    True
    >>> is_own_origin({"Host": "a.example", "Origin": "https://b.example"}, "", ())
    False
    """
    origin = headers.get("Origin", "")
    if not origin:
        return True
    allowed = {_origin(url) for url in (public_url, *origins) if url}
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    is_same_host = parts.netloc != "" and parts.netloc.lower() == headers.get("Host", "").lower()
    return is_same_host or _origin(origin) in allowed


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _refusal(error: HouseError) -> WSUpgradeResponse:
    response: WSUpgradeResponse = WSUpgradeResponse.create_error_response(
        status_of(error.code),
        msgspec.json.encode(problem(error)),
        {"Content-Type": "application/json", "Cache-Control": "no-store"},
    )
    return response
