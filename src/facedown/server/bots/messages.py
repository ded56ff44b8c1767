"""What the house and its bots' processes say to each other: length, then msgpack.

A bot is told the setup and what its seat was shown, as a person's screen would be, and no more.
"""

import struct
from typing import Final

import msgspec
from msgspec import Struct

from facedown.bots.history import Values

LENGTH: Final = struct.Struct(">I")


class Hinted(Struct, frozen=True, array_like=True):
    """A hint: a move as JSON, the reason as a code with parameters, how much less it is worth."""

    move: bytes
    reason: str
    params: dict[str, int]
    less: float
    unit: str


class Chosen(Struct, frozen=True):
    """What a bot has chosen, a move as JSON or nothing now, and the rollouts it could make."""

    move: bytes | None = None
    rollouts: int = 0


class Ask(Struct, frozen=True, tag="ask", array_like=True):
    """What would this seat do now? Without a level: what would be a good move, and why?

    `events` are what the seat was shown, as JSON, from the one numbered `first` on; the setup
    comes with the first of all, and with it what everybody has seen of the rounds before (`past`).
    `busy` says that others wait: it must not take long.
    """

    id: int
    key: str
    game: str
    level: str
    character: str
    seat: int
    seed: str
    first: int
    events: list[bytes]
    setup: bytes = b""
    past: list[Values] = []
    busy: bool = False


class Forget(Struct, frozen=True, tag="forget", array_like=True):
    """These seats are no more."""

    keys: list[str]


class Started(Struct, frozen=True, tag="started", array_like=True):
    """The process is there and listens."""


class Answer(Struct, frozen=True, tag="answer", array_like=True):
    """A move as JSON, or nothing now; the best moves if a hint was asked for.

    `rollouts` is how many a bot that searches could make.
    """

    id: int
    move: bytes | None
    hints: list[Hinted] = []
    rollouts: int = 0


class NeedAll(Struct, frozen=True, tag="need_all", array_like=True):
    """The process has not what went before: it must be told everything again."""

    id: int


class Failed(Struct, frozen=True, tag="failed", array_like=True):
    """The bot went wrong over this, and has forgotten the seat."""

    id: int
    why: str


ToWorker = Ask | Forget
FromWorker = Started | Answer | NeedAll | Failed

_writer: Final = msgspec.msgpack.Encoder()
to_worker: Final = msgspec.msgpack.Decoder(ToWorker)
from_worker: Final = msgspec.msgpack.Decoder(FromWorker)


def framed(message: ToWorker | FromWorker) -> bytes:
    """A message as it goes over the pipe."""
    data = _writer.encode(message)
    return LENGTH.pack(len(data)) + data
