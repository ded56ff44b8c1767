"""What everything that meets the outside works with: one object for a running house."""

from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import web

from facedown.server.house import House
from facedown.server.limits import FORWARDED, Addresses, Limits, address_key
from facedown.server.metrics import Metrics
from facedown.server.people import People
from facedown.server.replays import Replays
from facedown.server.settings import Settings
from facedown.server.store import Store


@dataclass
class Desk:
    """The house, its people, its limits and its counters."""

    settings: Settings
    store: Store
    people: People
    house: House
    limits: Limits
    addresses: Addresses
    metrics: Metrics
    replays: Replays = field(default_factory=Replays)
    is_closing: bool = False
    # Called with the id of somebody whose tokens have become worthless.
    cut_off: Callable[[str], None] = lambda _: None

    def address_of(self, request: web.Request) -> str:
        """Whose request it is, as limits count it."""
        forwarded = ", ".join(request.headers.getall(FORWARDED, []))
        return address_key(self.addresses.of(request.remote or "", forwarded))
