"""What the tables of a house work with: sockets, the disk, bots, time and chance."""

from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Protocol

from facedown.match import shuffle
from facedown.server.bots import BotPool
from facedown.server.bus import Alone, Bus
from facedown.server.moderation import Moderation
from facedown.server.store import Store


class Connection(Protocol):
    """One socket."""

    def send(self, data: bytes) -> None:
        """Send a message; never blocks."""

    def close(self, code: int, reason: str) -> None:
        """Close the socket with a reason."""

    @property
    def address(self) -> str:
        """Where it comes from, as limits count it; empty if that is not known."""

    @property
    def rtt(self) -> float:
        """The round trip in seconds, as the server has measured it; 0 if it is not known."""


class Timer(Protocol):
    """A call that is due at some time."""

    def cancel(self) -> None: ...
    def when(self) -> float: ...


class Meter(Protocol):
    """Where the house counts what it does."""

    def moved(self, by: str, seconds: float) -> None:
        """A move was made; it was on disk this long after it arrived."""

    def bot_took(self, seconds: float) -> None:
        """A bot took so long to choose."""


def new_secret() -> bytes:
    """The secret of a round."""
    return token_bytes(shuffle.SIZE)


@dataclass(frozen=True)
class Services:
    """What every table works with.

    `clock` tells seconds since 1970; `running` tells seconds that never go back.
    """

    store: Store
    bots: BotPool
    meter: Meter
    clock: Callable[[], float]
    running: Callable[[], float]
    secret: Callable[[], bytes] = new_secret
    fair_seconds: float = 0.15
    bus: Bus = field(default_factory=Alone)
    moderation: Moderation = field(default_factory=Moderation)
