"""What is in force now: bans, mutes and a notice, at hand because every request asks for them."""

import ipaddress
from collections.abc import Iterable
from math import ceil
from typing import Final

from facedown.match import wire
from facedown.server.errors import HouseError
from facedown.server.limits import ONE_SIX
from facedown.server.store import BAN, MUTE, Notice, Sanction

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

# The widest ranges that can be banned: more would shut whole providers out by a slip.
WIDEST_FOUR: Final = 16
WIDEST_SIX: Final = 32

HOUR: Final = 3_600.0


class Moderation:
    """The sanctions and the notice of a house as the store had them when it was last asked."""

    def __init__(self) -> None:
        self._people: dict[tuple[str, str], Sanction] = {}
        # Banned networks by how long their prefix is.
        self._networks: dict[int, dict[Network, Sanction]] = {}
        self.notice: Notice | None = None

    def update(self, sanctions: Iterable[Sanction], notice: Notice | None) -> None:
        """Go by these from now on."""
        self._people, self._networks, self.notice = {}, {}, notice
        for one in sorted(sanctions, key=_end):  # of several the longest counts
            if one.person:
                self._people[one.kind, one.person] = one
            if one.network:
                network = ipaddress.ip_network(one.network)
                self._networks.setdefault(network.prefixlen, {})[network] = one

    def check(self, person: str, address: str, now: float) -> None:
        """Refuse whoever is banned, by their id or by their address as limits count it."""
        ban = self._ban(person, address, now)
        if ban is None:
            return
        if ban.until:
            raise HouseError("banned_for", hours=ceil((ban.until - now) / HOUR))
        raise HouseError("banned")

    def is_banned(self, person: str, address: str, now: float) -> bool:
        return self._ban(person, address, now) is not None

    def is_muted(self, person: str, now: float) -> bool:
        """Whether nobody is to hear what a person says."""
        return _is_on(self._people.get((MUTE, person)), now)

    def told(self, now: float) -> wire.Notice:
        """The notice as a screen gets it; one without words if there is none."""
        notice = self.notice
        if notice is None or (notice.until and notice.until <= now):
            return wire.Notice(0, "")
        return wire.Notice(notice.id, notice.text)

    def _ban(self, person: str, address: str, now: float) -> Sanction | None:
        ban = self._people.get((BAN, person)) if person else None
        if _is_on(ban, now):
            return ban
        if not self._networks:
            return None
        try:
            network = ipaddress.ip_network(address)
        except ValueError:
            return None
        for length, banned in self._networks.items():
            if length <= network.prefixlen:
                ban = banned.get(network.supernet(new_prefix=length))
                if _is_on(ban, now):
                    return ban
        return None


def _is_on(sanction: Sanction | None, now: float) -> bool:
    return sanction is not None and (sanction.until == 0 or sanction.until > now)


def _end(sanction: Sanction) -> tuple[bool, float]:
    return sanction.until == 0, sanction.until


def read_network(text: str) -> str:
    """A range of addresses as bans keep it; `HouseError` if it is none, or is too wide.

    >>> read_network("192.0.2.7"), read_network("2001:db8::1:2")
    ('192.0.2.7/32', '2001:db8::/64')
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise HouseError("bad_range") from None
    widest = WIDEST_FOUR if isinstance(network, ipaddress.IPv4Network) else WIDEST_SIX
    if network.prefixlen < widest:
        raise HouseError("range_too_wide", widest=widest)
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > ONE_SIX:
        network = network.supernet(new_prefix=ONE_SIX)  # one person has it whole
    return str(network)
