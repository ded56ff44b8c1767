"""How much a stranger may ask of the house: token buckets, and whose they are."""

import ipaddress
from collections.abc import Callable, Sequence
from typing import Final

from facedown.server.errors import HouseError
from facedown.server.settings import Settings

Clock = Callable[[], float]

# So many addresses or people are remembered; the ones seen longest ago are forgotten first.
MOST_KEYS: Final = 50_000

# What says whose request it is, behind a proxy.
FORWARDED: Final = "X-Forwarded-For"

# A table that is not there counts as so many requests more: six letters are not to be guessed.
GUESS: Final = 20.0


class Bucket:
    """Tokens that come back with time: `rate` of them a second, at most `burst`.

    >>> bucket = Bucket(rate=1.0, burst=2, now=0.0)
    >>> [bucket.take(1.0, now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = now

    def take(self, cost: float, now: float) -> bool:
        """Whether there was enough; if so it is gone."""
        if now > self.at:
            self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def owe(self, cost: float) -> None:
        """Take what may not be there; what is owed comes back first, and is never much."""
        self.tokens = max(self.tokens - cost, -self.burst)

    def wait(self, cost: float) -> float:
        """Seconds until there is enough."""
        return max(0.0, (cost - self.tokens) / self.rate)


class Limiter:
    """A bucket for everyone, by address or person."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.clock: Final = clock
        self._buckets: dict[str, Bucket] = {}

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Take from somebody's bucket; `too_many_requests` if it is empty."""
        bucket = self._bucket(key)
        if not bucket.take(cost, self.clock()):
            raise HouseError("too_many_requests", seconds=int(bucket.wait(cost)) + 1)

    def owe(self, key: str, cost: float) -> None:
        """Take from somebody's bucket what it may not have: later requests pay for it."""
        self._bucket(key).owe(cost)

    def _bucket(self, key: str) -> Bucket:
        # The order of the dict is the order of last use.
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, self.clock())
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Limits:
    """All the limits of a house that are counted in time."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        def an_hour(most: int) -> Limiter:
            return Limiter(most / 3600, most, clock)

        # By address.
        self.requests = Limiter(settings.requests_per_second, settings.request_burst, clock)
        self.people = an_hour(settings.people_per_hour)
        self.tables = an_hour(settings.tables_per_hour)
        self.codes = an_hour(settings.codes_per_hour)
        # By person.
        self.changes = Limiter(settings.changes_per_minute / 60, settings.changes_per_minute, clock)
        self.reports = an_hour(settings.reports_per_hour)


class Addresses:
    """Whose request it is, behind proxies that are trusted or not."""

    def __init__(self, trusted: Sequence[str]) -> None:
        self._trusted = [ipaddress.ip_network(one, strict=False) for one in trusted]

    def trusts(self, peer: str) -> bool:
        address = _parsed(peer)
        return address is not None and any(
            address.version == network.version and address in network for network in self._trusted
        )

    def of(self, peer: str, forwarded: str = "") -> str:
        """The address of the client: the last of X-Forwarded-For that no trusted proxy is.

        >>> Addresses(["127.0.0.1"]).of("127.0.0.1", "1.2.3.4, 5.6.7.8")
        '5.6.7.8'
        >>> Addresses([]).of("127.0.0.1", "1.2.3.4")
        '127.0.0.1'
        """
        client = peer
        for hop in reversed(forwarded.split(",") if forwarded else []):
            if not self.trusts(client):
                break
            address = _parsed(hop.strip())
            if address is None:
                break
            client = str(address)
        return client


def address_key(address: str) -> str:
    """What limits count by: the address, or the /64 of an IPv6 one, which one person has whole.

    >>> address_key("2001:db8:1:2:aaaa::1")
    '2001:db8:1:2::/64'
    """
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


def _parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
