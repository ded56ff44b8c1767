"""The door: who may open a socket, and all the sockets that are open."""

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from aiohttp import web

from facedown.server.crowds import COUNT_SECONDS, Crowds
from facedown.server.errors import HouseError
from facedown.server.frames import NOT_THE_PROTOCOL
from facedown.server.front import Connection
from facedown.server.http.middleware import SERVER
from facedown.server.http.routes import WAY
from facedown.server.limits import FORWARDED, address_key
from facedown.server.outbox import COME_BACK
from facedown.server.sockets import LINGER_SECONDS, Mail, Socket
from facedown.server.store import StoreError
from facedown.server.tokens import masked

if TYPE_CHECKING:
    from facedown.server.context import AppContext

SOCKET_PATH: Final = "/socket"

# What aiohttp says again where it refuses a handshake: it can only write what is text.
REPEATED: Final = ("Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version")


class Door:
    """Who may open a socket, and all the sockets that are open."""

    def __init__(self, context: "AppContext") -> None:
        self.context: Final = context
        self.loop: Final = asyncio.get_running_loop()
        self._mail: Final = Mail()
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
        """Have everybody come again: at once where other processes go on, and not all together."""
        for socket in list(self._spokes):
            socket.cut(COME_BACK, again_ms=self.context.house.neighbours.again_ms())

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
        # The handshake is aiohttp's; what comes after it, the socket reads itself.
        response = web.WebSocketResponse(autoclose=False, autoping=False, compress=False)
        response.headers["Server"] = SERVER
        self._crowds.add(address)
        try:
            await response.prepare(request)
            await self._keep(request, address)
        finally:
            self._crowds.remove(address)
        return response

    async def _keep(self, request: web.Request, address: str) -> None:
        transport = request.transport
        if transport is None:
            return
        is_behind_proxy = FORWARDED in request.headers and self.context.addresses.trusts(
            request.remote or ""
        )
        way = request.query.get(WAY, "")
        socket = Socket(
            self.context,
            self._mail,
            address,
            transport,
            way=way,
            is_behind_proxy=is_behind_proxy,
        )
        spoke = min(self._wheel, key=len)
        spoke.add(socket)
        self._spokes[socket] = spoke
        self.context.metrics.sockets.set(len(self._spokes))
        if not cast(Connection, request.protocol).become_socket(socket):
            socket.refuse(NOT_THE_PROTOCOL)
        try:
            await socket.gone
        finally:
            socket.end()
            self._spokes.pop(socket).discard(socket)
            if self._empty is not None and not self._spokes:
                self._empty.set()
            self.context.metrics.sockets.set(len(self._spokes))

    def _check(self, request: web.Request, address: str) -> None:
        self.context.hosts.check_origin(request)
        is_full = len(self._spokes) >= self.context.settings.most_sockets
        if is_full or not self._crowds.has_place(address):
            raise HouseError("too_many_sockets")
