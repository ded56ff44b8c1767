"""What HTTP and the sockets work with: one object for a running house."""

from collections.abc import Callable
from dataclasses import dataclass, field
from hmac import compare_digest

from aiohttp import web

from facedown.core.errors import FacedownError
from facedown.server.admins import Admins
from facedown.server.bus import REVOKED, Bus, Elsewhere
from facedown.server.errors import HouseError
from facedown.server.hosts import Hosts
from facedown.server.house import House
from facedown.server.limits import FORWARDED, Addresses, Limits, address_key
from facedown.server.logs import log
from facedown.server.metrics import Metrics
from facedown.server.office import Office
from facedown.server.people import People
from facedown.server.replays import Replays
from facedown.server.reviews import Reviews
from facedown.server.roll_call import RollCall
from facedown.server.settings import Settings
from facedown.server.store import Store
from facedown.server.tokens import way_of


@dataclass
class AppContext:
    """The house, its people, its limits and its counters."""

    settings: Settings
    store: Store
    people: People
    house: House
    limits: Limits
    addresses: Addresses
    hosts: Hosts
    metrics: Metrics
    office: Office
    roll_call: RollCall
    admins: Admins
    keys: list[bytes]
    replays: Replays = field(default_factory=Replays)
    reviews: Reviews = field(default_factory=Reviews)
    is_closing: bool = False
    # Called with the id of somebody whose tokens have become worthless.
    cut_off: Callable[[str], None] = lambda _: None

    @property
    def bus(self) -> Bus:
        return self.house.services.bus

    def revoked(self, person: str) -> None:
        """The tokens of somebody have become worthless: no socket of theirs stays open."""
        self.cut_off(person)
        self.bus.tell(REVOKED, person)

    def way_of(self, table: str) -> str:
        """The word by which a proxy finds a table."""
        return way_of(self.keys, table)

    def address_of(self, request: web.Request) -> str:
        """Whose request it is, as limits count it."""
        forwarded = ", ".join(request.headers.getall(FORWARDED, []))
        return address_key(self.addresses.of(request.remote or "", forwarded))

    def check_ban(self, person: str, address: str) -> None:
        """Refuse whoever is banned."""
        services = self.house.services
        services.moderation.check(person, address, services.clock())

    def admin_of_secret(self, secret: str, address: str) -> str:
        """Whose secret it is; `not_admin` if it is nobody's. A wrong one costs a try."""
        if not self.admins:
            raise HouseError("not_found")
        self.limits.admin_tries.spend(address)
        name = self.admins.of_secret(secret)
        if not name:
            log().warning("admin refused", address=address)
            raise HouseError("not_admin")
        self.limits.admin_tries.give_back(address)
        return name

    async def look_up(self, address: str, code: str, way: str) -> None:
        """See that there is such a table; `HouseError` if not, and for who guesses too often.

        `Elsewhere` if there are several processes and no proxy can have found the way here: then
        another may have the table.

        A guess is paid for before it is answered, and given back only if the table is there: six
        letters are not to be guessed, however many ask at once.
        """
        is_on_its_way = not self.bus.is_shared or compare_digest(
            way.encode(), self.way_of(code).encode()
        )
        if is_on_its_way and code in self.house.rooms:
            return
        self.limits.guesses.spend(address)
        try:
            if not is_on_its_way and await self.store.is_running(code):
                raise Elsewhere(code)
            await self.house.find(code)
        except FacedownError as error:
            if error.code != "no_such_table":
                self.limits.guesses.give_back(address)
            raise
        self.limits.guesses.give_back(address)
