"""How much a stranger may ask of the house: token buckets, and whose they are."""

import ipaddress
import re
from collections.abc import Callable, Sequence
from typing import Final

from facedown.server.errors import HouseError
from facedown.server.settings import Settings

Clock = Callable[[], float]

# So many addresses or people are remembered; the ones seen longest ago are forgotten first.
MAX_KEYS: Final = 50_000

# What says whose request it is, behind a proxy.
FORWARDED: Final = "X-Forwarded-For"

# Whoever is not known by an address: all of them count as one, and as nobody near.
UNKNOWN: Final = "unknown"

# What one owner usually has whole: the network that limits count as one address, and the larger
# one that has a limit of its own beside it.
ONE_SIX: Final = 64
LARGER_FOUR: Final = 24
LARGER_SIX: Final = 48

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


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
        """Take so many, if there are enough; whether there were."""
        if now > self.at:
            self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def give_back(self, cost: float) -> None:
        """Put back what was taken and not used."""
        self.tokens = min(self.burst, self.tokens + cost)

    def owe(self, cost: float, now: float) -> None:
        """Take so many, whether or not they are there: less than none are left, then."""
        self.take(0.0, now)
        self.give_back(-cost)

    def wait(self, cost: float) -> float:
        """Seconds until there is enough."""
        return max(0.0, (cost - self.tokens) / self.rate)


class Limiter:
    """A bucket for everyone, by address or person."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.clock: Final = clock
        # Called with whoever spends, and how much; less than nothing if it is given back.
        self.spent: Callable[[str, float], None] = lambda key, cost: None
        self._buckets: dict[str, Bucket] = {}

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Take from somebody's bucket; `too_many_requests` if it is empty."""
        bucket = self._bucket(key)
        if not bucket.take(cost, self.clock()):
            raise HouseError("too_many_requests", seconds=int(bucket.wait(cost)) + 1)
        self.spent(key, cost)

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Put back into somebody's bucket what was taken and not used."""
        self._bucket(key).give_back(cost)
        self.spent(key, -cost)

    def spent_elsewhere(self, key: str, cost: float) -> None:
        """Somebody has spent this at another process, which could not know what is left here."""
        self._bucket(key).owe(cost, self.clock())

    def _bucket(self, key: str) -> Bucket:
        # The order of the dict is the order of last use.
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, self.clock())
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_KEYS:
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
        self.guesses = Limiter(settings.guesses_per_minute / 60, settings.guesses_per_minute, clock)
        self._tables = an_hour(settings.tables_per_hour)
        self._tables_of_network = an_hour(settings.network_tables_per_hour)
        self.codes = an_hour(settings.codes_per_hour)
        tries = settings.admin_tries_per_minute
        self.admin_tries = Limiter(tries / 60, tries, clock)
        # By person.
        self.changes = Limiter(settings.changes_per_minute / 60, settings.changes_per_minute, clock)
        self.reports = an_hour(settings.reports_per_hour)
        # As processes call them when they tell each other.
        self.by_name: Final[dict[str, Limiter]] = {
            "requests": self.requests,
            "people": self.people,
            "guesses": self.guesses,
            "tables": self._tables,
            "network_tables": self._tables_of_network,
            "codes": self.codes,
            "admin_tries": self.admin_tries,
            "changes": self.changes,
            "reports": self.reports,
        }

    def open_table(self, address: str) -> None:
        """Count a table that an address opens, and with it the network around it."""
        self._tables.spend(address)
        self._tables_of_network.spend(network_key(address))

    def open_none(self, address: str) -> None:
        """The table that was counted is opened, and counted, at another process."""
        self._tables.give_back(address)
        self._tables_of_network.give_back(network_key(address))


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

        >>> Addresses(["127.0.0.1"]).of("127.0.0.1", "1.2.3.4, 5.6.7.8:9000")
        '5.6.7.8'
        >>> Addresses([]).of("127.0.0.1", "1.2.3.4")
        '127.0.0.1'
        >>> Addresses(["127.0.0.1"]).of("127.0.0.1", "somebody")
        'unknown'
        """
        client = _parsed(peer)
        for hop in reversed(forwarded.split(",") if forwarded else []):
            if client is None or not self.trusts(str(client)):
                break
            client = _parsed(_without_port(hop.strip()))
        return UNKNOWN if client is None else str(client)


def address_key(address: str) -> str:
    """What limits count by: the address, or the /64 of an IPv6 one, which one person has whole.

    >>> address_key("2001:db8:1:2:aaaa::1")
    '2001:db8:1:2::/64'
    """
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, ONE_SIX), strict=False))
    return UNKNOWN if parsed is None else str(parsed)


def network_key(key: str) -> str:
    """The larger network that a key of `address_key` belongs to: a /24, or a /48 of IPv6.

    >>> network_key("203.0.113.9"), network_key("2001:db8:1:2::/64")
    ('203.0.113.0/24', '2001:db8:1::/48')
    """
    if key == UNKNOWN:
        return UNKNOWN
    network = ipaddress.ip_network(key)
    size = LARGER_FOUR if isinstance(network, ipaddress.IPv4Network) else LARGER_SIX
    return str(network.supernet(new_prefix=size))


def _without_port(hop: str) -> str:
    """An address that a proxy wrote with the port, as `1.2.3.4:5` or `[::1]:5`, without it."""
    found = _WITH_PORT.fullmatch(hop)
    return hop if found is None else found[1] or found[2]


def _parsed(text: str) -> Address | None:
    """The address that stands there; one of IPv4 that is written as IPv6 is what it was."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


_WITH_PORT: Final = re.compile(r"([0-9.]+):[0-9]{1,5}|\[([^\]]*)\](?::[0-9]{1,5})?", re.ASCII)
