"""For those who run the house: whether it is well, what it counts, and what can be asked of it."""

import asyncio
import ipaddress
from typing import Any, Final

from aiohttp import web
from msgspec import Struct

from facedown import __version__
from facedown.server.errors import HouseError
from facedown.server.http.routes import ANYONE, TEXT, Call, Routes
from facedown.server.limits import FORWARDED
from facedown.server.settings import LOCAL, OPEN
from facedown.server.store import StoreError

ROUTES: Final = Routes()

HEALTH_SECONDS: Final = 2.0
# What proxies say of whom they ask for.
FORWARDING: Final = (FORWARDED, "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via")
DESCRIPTION: Final = web.AppKey("description", dict[str, Any])


# How the request came: from the client itself, or by a proxy that is believed, or is not.
NONE: Final = "none"
TRUSTED: Final = "trusted"
UNTRUSTED: Final = "untrusted"


class Health(Struct, frozen=True):
    """That the house is open and what it keeps can be written and read.

    `forwarded` is about X-Forwarded-For in this very request: none, trusted, or untrusted, which
    means that everybody behind that proxy counts as one.
    """

    status: str
    version: str
    tables: int
    forwarded: str


@ROUTES.add("GET", "/health", takes=ANYONE, gives=Health, errors=("draining", "unavailable"))
async def health(call: Call) -> Health:
    """Whether the house is open, and what it keeps can be written and read; if not, `why`."""
    if call.context.is_closing:
        raise HouseError("come_back")
    if call.context.house.is_draining:
        raise HouseError("draining")
    try:
        await asyncio.wait_for(call.context.store.check(), HEALTH_SECONDS)
    except TimeoutError:
        raise HouseError("unavailable", why="disk_slow") from None
    except StoreError as error:
        raise HouseError("unavailable", why=error.code) from None
    return Health("ok", __version__, len(call.context.house.rooms), _forwarded(call))


@ROUTES.add("GET", "/metrics", takes=ANYONE, gives=str, kind=TEXT, errors=("not_found",))
async def metrics(call: Call) -> str:
    """What the house counts, as Prometheus reads it."""
    allowed = call.context.settings.metrics
    if allowed != OPEN and not (allowed == LOCAL and _is_local(call)):
        raise HouseError("not_found")
    return call.context.metrics.text().decode()


@ROUTES.add("GET", "/api/openapi.json", takes=ANYONE, gives=dict[str, Any])
async def openapi(call: Call) -> dict[str, Any]:
    """This description."""
    return call.request.app[DESCRIPTION]


def _forwarded(call: Call) -> str:
    if FORWARDED not in call.request.headers:
        return NONE
    return TRUSTED if call.context.addresses.trusts(call.request.remote or "") else UNTRUSTED


def _is_local(call: Call) -> bool:
    """Whether this machine asks, for itself: through a proxy it asks for somebody else."""
    if any(header in call.request.headers for header in FORWARDING):
        return False
    try:
        return ipaddress.ip_network(call.address).is_loopback
    except ValueError:
        return False
