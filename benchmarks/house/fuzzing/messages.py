"""What a client may send over its socket: honest messages, damaged ones, and no messages at all."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from benchmarks.house.fuzzing.values import FIELD_WORDS, Wild

from facedown.catalog import GAMES
from facedown.core.errors import BadNotation
from facedown.core.fields import FLAG, NUMBER, Kind
from facedown.match import wire

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

# When a match waits until all are ready.
PAUSES: Final = ("waiting", "between", "over")
MAX_TRIES: Final = 2
CLOSE_CODES: Final = (0, 999, 1000, 1001, 1004, 1005, 1006, 1011, 1015, 3000, 4000, 4999, 65535)


@dataclass
class Situation:
    """What somebody at a table knows of it, and has said there."""

    table: str = "ABCDEF"
    token: str = ""
    game: str = ""
    seat: int = -1
    n: int = 0
    moves: list[dict[str, Any]] = field(default_factory=list)
    is_awaited: bool = False
    stage: str = ""
    round: int = 0
    # What is wanted for the shuffle: commit, reveal or nothing.
    want: str = ""
    # How often it has said what it should, since the house said something new.
    tries: int = 0
    sent: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=30))
    commands: int = 0

    @property
    def is_due(self) -> bool:
        """Whether the table waits for something from this seat."""
        is_waited_for = bool(self.want) or self.is_awaited or self.stage in PAUSES
        return self.seat >= 0 and is_waited_for and self.tries < MAX_TRIES

    def hear(self, message: wire.Outgoing) -> None:
        """Know what the house says."""
        if isinstance(message, wire.Welcome):
            self._hear_table(message.table)
            self._hear_shown(message.shown)
        elif isinstance(message, wire.TableMessage):
            self._hear_table(message.table)
        elif isinstance(message, wire.Shown):
            self._hear_shown(message)
        elif isinstance(message, wire.ShuffleInfo):
            self.round, self.want, self.tries = message.round, message.want, 0

    def _hear_table(self, table: wire.TableInfo) -> None:
        self.tries = self.tries if self.stage == table.stage else 0
        self.stage, self.round, self.game = table.stage, table.round, table.game
        self.seat = -1 if table.you is None else table.you

    def _hear_shown(self, shown: wire.Shown) -> None:
        self.n, self.moves, self.tries = shown.n, shown.moves, 0
        self.is_awaited = self.seat in shown.awaited


@dataclass
class Sending:
    """Bytes for a socket, what they are, and whether the connection may end by them."""

    kind: str
    data: bytes
    ends: bool = False


class Messages:
    """The messages of one client."""

    def __init__(self, wild: Wild, at: Situation) -> None:
        self._wild: Final = wild
        self._at: Final = at
        self._kinds: Final = wire.Incoming.__args__
        self._deeds: Final[dict[str, tuple[int, Callable[[], Sending]]]] = {
            "honest": (15, lambda: self._message(self.honest())),
            "valid": (14, lambda: self._message(self.valid())),
            "damaged": (34, lambda: self._message(wild.damaged(self._any()))),
            "again": (8, lambda: self._message(self._again())),
            "no JSON": (11, lambda: self._framed(wild.spoilt(wild.written(self._any())))),
            "parts": (7, self._parts),
            "control": (8, self._control),
            "broken": (3, self._broken),
        }

    def due(self) -> Sending:
        """What the table waits for."""
        sending = self._message(self.honest())
        self._at.tries, self._at.want = self._at.tries + 1, ""
        sending.kind = "honest"
        return sending

    def next(self) -> Sending:
        """Something to send."""
        weights = [weight for weight, _ in self._deeds.values()]
        kind = self._wild.chance.choices([*self._deeds], weights)[0]
        sending = self._deeds[kind][1]()
        sending.kind = kind
        return sending

    def hello(self) -> dict[str, Any]:
        """The first message, most often a true one."""
        at, wild = self._at, self._wild
        seen = wild.chance.choice((at.n, at.n, 0, at.n + 1, 10_000_000))
        message = {"type": "hello", "table": at.table, "token": at.token, "seen": seen}
        if wild.is_(0.05):
            message["watch"] = True
        return wild.damaged(message) if wild.is_(0.04) else message

    def payload(self) -> bytes:
        """What may stand in one text frame."""
        wild = self._wild
        data = wild.written(wild.damaged(self._any()) if wild.is_(0.6) else self.valid())
        return wild.spoilt(data) if wild.is_(0.3) else data

    # -- messages ----------------------------------------------------------------------------------

    def honest(self) -> dict[str, Any]:
        """What an honest player would say now."""
        at, chance = self._at, self._wild.chance
        if at.want:
            return self._share(wire.Commit if at.want == "commit" else wire.Reveal)
        if at.moves and (at.is_awaited or chance.random() < 0.3):
            return self._move(chance.choice(at.moves), at.n)
        if at.stage in PAUSES and chance.random() < 0.5:
            return {"type": "ready"}
        return chance.choice(
            (
                {"type": "ping"},
                {"type": "ack", "seen": at.n},
                {"type": "phrase", "phrase": chance.choice(wire.PHRASES)},
                {"type": "try", "id": self._id(), "move": chance.choice(at.moves or [{}])},
                {"type": "hint", "id": self._id()},
            )
        )

    def valid(self) -> dict[str, Any]:
        """A message of the declared type, at a wrong time more often than not."""
        wild, chance, at = self._wild, self._wild.chance, self._at
        kind = chance.choice(self._kinds)
        message: dict[str, Any] = wild.of(kind)
        if kind is wire.Resign and wild.is_(0.9):  # whoever has resigned is out of it
            return {"type": "ping"}
        if "move" in message:
            known = [*at.moves, *[one["move"] for one in at.sent if "move" in one]]
            is_known = known and wild.is_(0.4)
            message["move"] = chance.choice(known) if is_known else self.made_up_move()
        if "answering" in message:
            message["answering"] = self._near(at.n)
        if "round" in message:  # a share that is not kept to holds the table up
            return self._share(kind) if wild.is_(0.9) else message
        if "table" in message:
            message |= {"table": at.table, "token": at.token}
        return message

    def made_up_move(self) -> dict[str, Any]:
        """A legal move with another value in a field, or one with whatever in all its fields."""
        wild, chance, at = self._wild, self._wild.chance, self._at
        game = GAMES.get(at.game) if wild.is_(0.95) else None
        kinds = (game or chance.choice([*GAMES.values()])).MOVES
        kind, made = chance.choice(kinds), dict[str, Any]()
        if at.moves and wild.is_(0.6):
            made = chance.choice(at.moves)
            kind = next((one for one in kinds if one.WORD == made["type"]), kind)
        fields = {name: self._field(one) for name, one in kind.FIELDS}
        kept = [name for name in fields if name in made and wild.is_(0.5)]
        return {"type": kind.WORD} | fields | {name: made[name] for name in kept}

    def _field(self, kind: Kind) -> Any:
        chance = self._wild.chance
        if self._wild.is_(0.1):
            return self._wild.scrap()
        if kind is NUMBER:
            return chance.randint(-2, 12)
        if kind is FLAG:
            return self._wild.is_(0.5)
        word = chance.choice(FIELD_WORDS)
        if self._wild.is_(0.8):  # as it is on the wire, if it is a value of this kind
            with suppress(BadNotation):
                return kind.data(kind.parse(word))
        return word

    def _share(self, kind: type[wire.Commit | wire.Reveal]) -> dict[str, Any]:
        at = self._at
        entropy = sha256(f"{at.table} {at.seat} {at.round}".encode()).digest()
        if kind is wire.Reveal:
            return {"type": "reveal", "round": at.round, "entropy": entropy.hex()}
        return {"type": "commit", "round": at.round, "digest": sha256(entropy).hexdigest()}

    def _near(self, number: int) -> int:
        least = self._wild.chance.choice((number, number, number - 1, number + 1, 0, 10_000_000))
        return max(least, 0)

    def _any(self) -> dict[str, Any]:
        if self._wild.is_(0.3):
            return self._move(self.made_up_move(), self._at.n)
        return self.honest() if self._wild.is_(0.5) else self.valid()

    def _again(self) -> dict[str, Any]:
        """Something said before, word for word or with something else in it under the same id."""
        if not self._at.sent:
            return self.valid()
        old = self._wild.chance.choice(self._at.sent)
        return old if self._wild.is_(0.6) else old | {"move": self.made_up_move()}

    def _move(self, move: dict[str, Any], answering: int) -> dict[str, Any]:
        return {"type": "move", "id": self._id(), "move": move, "answering": answering}

    def _id(self) -> str:
        self._at.commands += 1
        return f"c-{self._at.commands}"

    # -- frames ------------------------------------------------------------------------------------

    def _message(self, message: Any) -> Sending:
        if isinstance(message, dict):
            self._at.sent.append(message)
        return self._framed(self._wild.written(message))

    def _framed(self, data: bytes) -> Sending:
        mask = bytes(4) if self._wild.is_(0.9) else self._wild.chance.randbytes(4)
        return Sending("", frame(TEXT, data, mask=mask), ends=len(data) > wire.MAX_BYTES)

    def _parts(self) -> Sending:
        """A message in several frames, some of them empty, with a ping between them."""
        chance = self._wild.chance
        data = self._wild.written(self._any())
        cuts = sorted(chance.randint(0, len(data)) for _ in range(chance.randint(1, 6)))
        parts = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        frames = []
        for number, part in enumerate(parts):
            is_last = number == len(parts) - 1
            frames.append(frame(0 if number else TEXT, part, fin=is_last))
            if not is_last and self._wild.is_(0.1):
                frames.append(frame(PING, b"between"))
        return Sending("", b"".join(frames), ends=len(data) > wire.MAX_BYTES)

    def _control(self) -> Sending:
        chance = self._wild.chance
        if self._wild.is_(0.15):
            reason = chance.choice((b"", b"bye", b"\xff\xfe", b"x" * 123))
            code = chance.choice(CLOSE_CODES).to_bytes(2, "big")
            return Sending("", frame(CLOSE, chance.choice((b"", b"\x03", code + reason))), True)
        payload = chance.randbytes(chance.choice((0, 1, 4, 125)))
        return Sending("", frame(chance.choice((PING, PONG)), payload))

    def _broken(self) -> Sending:
        """What no client that keeps to the protocol sends."""
        chance, data = self._wild.chance, self._wild.written(self._any())
        junk = chance.randbytes(chance.randint(1, 40))
        wrong = (
            frame(BINARY, data),
            frame(chance.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), data),
            frame(TEXT, data, rsv=chance.randint(1, 7)),
            frame(TEXT, data, mask=None),
            frame(0, data),
            frame(TEXT, data, fin=False) + frame(TEXT, data),
            frame(PING, b"x" * 126),
            frame(PING, b"x", fin=False),
            frame(TEXT, data.ljust(wire.MAX_BYTES + 1)),
            frame(TEXT, data[:1500].ljust(1500), fin=False) + frame(0, b" " * 1500, fin=False) * 3,
            frame(TEXT, data)[:-1],
            b"\x81\xff" + (2**63).to_bytes(8, "big") + junk,
            b"\x81\xfe\x00\x05" + bytes(4) + b"short",
            b"GET / HTTP/1.1\r\n\r\n",
            junk,
        )
        return Sending("", chance.choice(wrong), ends=True)


def frame(
    opcode: int, data: bytes, *, fin: bool = True, rsv: int = 0, mask: bytes | None = bytes(4)
) -> bytes:
    """A frame as a client sends it: masked, as it must be, most often so that it can be read."""
    size, masked = len(data), 0 if mask is None else 0x80
    if size < 126:
        length = bytes([masked | size])
    elif size < 1 << 16:
        length = bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([masked | 127]) + size.to_bytes(8, "big")
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode]) + length
    if mask is None:
        return head + data
    key = (mask * (size // 4 + 1))[:size]
    return head + mask + (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(size)
