"""Networks for the processes of a house, each of which can be cut off without a word.

Every process is in a network namespace of its own, with one link to a bridge where the proxy is and
one to a bridge where PostgreSQL listens. Where a link is down packets are lost: nobody is told, as
when a cable is pulled. It takes root and `ip`.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# The two sides of a process.
PEOPLE: Final = "people"
DATABASE: Final = "database"
# The third number of the addresses of each side.
SIDES: Final = {PEOPLE: 0, DATABASE: 1}


class NoNetworks(Exception):
    """Networks cannot be made here, and why."""


class Networks:
    """The two bridges, and the namespaces of so many processes."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        # So that two that run at once do not meet.
        self._mark: Final = f"fd{os.getpid() % 100_000}"
        self._first: Final = f"10.{64 + os.getpid() % 128}"

    def make(self) -> None:
        for side in SIDES:
            bridge = self._bridge(side)
            _ip(f"link add {bridge} type bridge")
            _ip(f"addr add {self.here(side)}/24 dev {bridge}")
            _ip(f"link set {bridge} up")
        for number in range(self._count):
            space = self._space(number)
            _ip(f"netns add {space}")
            _ip(f"-n {space} link set lo up")
            for side in SIDES:
                link, address = self._link(number, side), self.address(number, side)
                _ip(f"link add {link} type veth peer name {side} netns {space}")
                _ip(f"link set {link} master {self._bridge(side)} up")
                _ip(f"-n {space} addr add {address}/24 dev {side}")
                _ip(f"-n {space} link set {side} up")

    def here(self, side: str) -> str:
        """The address of the proxy or of PostgreSQL, as processes see it."""
        return f"{self._first}.{SIDES[side]}.1"

    def address(self, number: int, side: str = PEOPLE) -> str:
        """The address of a process."""
        return f"{self._first}.{SIDES[side]}.{10 + number}"

    def inside(self, number: int) -> list[str]:
        """What to put before a command that is to run where a process is."""
        return ["ip", "netns", "exec", self._space(number)]

    def cut(self, number: int, side: str) -> None:
        """Lose whatever is sent on a link, either way."""
        _ip(f"link set {self._link(number, side)} down")

    def mend(self, number: int, side: str) -> None:
        _ip(f"link set {self._link(number, side)} up")

    def remove(self) -> None:
        """Leave nothing behind; a namespace is there as long as a process is in it."""
        for number in range(self._count):
            for side in SIDES:
                _ip(f"link del {self._link(number, side)}", check=False)
            _ip(f"netns del {self._space(number)}", check=False)
        for side in SIDES:
            _ip(f"link del {self._bridge(side)}", check=False)

    def _space(self, number: int) -> str:
        return f"{self._mark}-{number}"

    def _bridge(self, side: str) -> str:
        return f"{self._mark}{side[0]}"

    def _link(self, number: int, side: str) -> str:
        return f"{self._bridge(side)}{number}"


@contextmanager
def networks(count: int) -> Iterator[Networks]:
    """Networks that are there meanwhile; `NoNetworks` where they cannot be."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        raise NoNetworks("network namespaces take root and the command ip")
    made = Networks(count)
    try:
        made.make()
        yield made
    finally:
        made.remove()


def _ip(command: str, *, check: bool = True) -> None:
    done = subprocess.run(["ip", *command.split()], check=False, capture_output=True, text=True)
    if check and done.returncode:
        raise NoNetworks(f"ip {command}: {done.stderr.strip()}")
