"""The names that the house answers to.

Somebody else can point a name at this machine (DNS rebinding), and to a browser a page under that
name would be a page of the house. So the house answers to its own names only. Addresses are
always its own: nobody can point them elsewhere.
"""

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from facedown.server.errors import HouseError
from facedown.server.limits import Addresses
from facedown.server.logs import log
from facedown.server.settings import Settings

# What a proxy says the client has asked for.
FORWARDED_HOST: Final = "X-Forwarded-Host"

# A name that is refused is written to the log once; so many of them.
MAX_LOGGED: Final = 50

_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]*)(?::[0-9]*)?", re.IGNORECASE | re.ASCII)


class Hosts:
    """Which requests are for this house, and which pages may open a socket to it."""

    def __init__(self, settings: Settings, addresses: Addresses) -> None:
        self._addresses: Final = addresses
        own = socket.gethostname()
        public = urlsplit(settings.public_url).netloc
        names = ("localhost", own, f"{own}.local", settings.host, public, *settings.allowed_hosts)
        self._names: Final = {_name(name) for name in names} - {""}
        urls = (settings.public_url, *settings.origins)
        self._origins: Final = {_origin(url) for url in urls if url}
        self._logged: Final[set[str]] = set()

    def check(self, request: web.Request) -> None:
        """`bad_host` if the request is for another name than the house has."""
        for host in self._asked(request):
            if not self.knows(host):
                self._log(host)
                raise HouseError("bad_host", host=host[:100])

    def knows(self, host: str) -> bool:
        """Whether a name, with a port or without, is one of the house's.

        >>> hosts = Hosts(Settings(allowed_hosts=("cards.example",)), Addresses([]))
        >>> [hosts.knows(host) for host in ("cards.example:80", "192.0.2.7", "evil.example")]
        [True, True, False]
        """
        name = _name(host)
        return name in self._names or name.endswith(".localhost") or _is_address(name)

    def check_origin(self, request: web.Request) -> None:
        """`bad_origin` unless a page of this house asks, or no page at all."""
        origin = request.headers.get("Origin", "").lower()
        if not origin or origin in self._origins:
            return
        scheme, _, host = origin.partition("://")
        if scheme not in ("http", "https") or host not in map(str.lower, self._asked(request)):
            raise HouseError("bad_origin")

    def check_own_page(self, request: web.Request) -> None:
        """`bad_origin` unless a page of this house asks."""
        if not request.headers.get("Origin"):
            raise HouseError("bad_origin")
        self.check_origin(request)

    def _asked(self, request: web.Request) -> list[str]:
        """All the names that a request is for. Without one, by HTTP/1.0, no browser asks."""
        asked = request.headers.getall("Host", [])
        if self._addresses.trusts(request.remote or ""):
            for hosts in request.headers.getall(FORWARDED_HOST, []):
                asked += [host.strip() for host in hosts.split(",")]
        return asked

    def _log(self, host: str) -> None:
        if host not in self._logged and len(self._logged) < MAX_LOGGED:
            self._logged.add(host)
            log().warning("host refused", host=ascii(host[:100]), see="FACEDOWN_ALLOWED_HOSTS")


def _name(host: str) -> str:
    """The name in a Host, without its port; nothing if it is none."""
    found = _HOST.fullmatch(host)
    return "" if found is None else found[1].lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
