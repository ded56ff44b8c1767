"""WebSocket frames: messages written into them, and read out of them (RFC 6455).

No extension is spoken, so a frame's head is all there is beside its message and, in what a client
sends, the mask.
"""

from struct import Struct
from typing import Final

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

# What else a head says: whether its frame is the last of a message, goes on with one, is about the
# connection itself, or has a mask.
CONTINUED: Final = 0x0
CONTROL: Final = 0x8
KINDS: Final = frozenset({CONTINUED, TEXT, BINARY, CLOSE, PING, PONG})
KIND: Final = 0xF
FIN: Final = 0x80
RESERVED: Final = 0x70
MASKED: Final = 0x80

# A size up to this stands in the head itself, or else that it follows in two bytes or in eight.
MAX_SHORT: Final = 125
IN_TWO: Final = 126
IN_EIGHT: Final = 127
MAX_IN_TWO: Final = 0xFFFF
# What a frame has at most beside its message: its head, with a long size and a mask.
MAX_HEAD: Final = 14
MASK_BYTES: Final = 4

SMALL: Final = Struct("!BB").pack
MEDIUM: Final = Struct("!BBH").pack
LARGE: Final = Struct("!BBQ").pack
CODE: Final = Struct("!H").pack

# Why a connection is closed: its client goes, its frames can't be read, or its texts can't.
NORMAL: Final = 1000
NOT_THE_PROTOCOL: Final = 1002
NOT_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_LARGE: Final = 1009

# What a client may say of why it goes: what is defined and may be sent, and what is left to
# libraries and to applications.
REASONS: Final = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})
CODE_BYTES: Final = 2


def head(kind: int, size: int) -> bytes:
    """What stands before a whole message of so many bytes, as a server sends it."""
    first = FIN | kind
    if size <= MAX_SHORT:
        return SMALL(first, size)
    if size <= MAX_IN_TWO:
        return MEDIUM(first, IN_TWO, size)
    return LARGE(first, IN_EIGHT, size)


def goodbye(code: int, reason: str) -> bytes:
    """What a frame says that closes a connection."""
    return CODE(code) + reason.encode()[: MAX_SHORT - CODE_BYTES]


def answered(said: bytes) -> int:
    """The code that a client's goodbye is answered with: its own, unless it may not be said."""
    if not said:
        return NORMAL
    code = int.from_bytes(said[:CODE_BYTES], "big")
    if code not in REASONS:
        return NOT_THE_PROTOCOL
    return code if is_text(said[CODE_BYTES:]) else NOT_TEXT


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class FrameReader:
    """Reads what one client sends, in whatever pieces it comes."""

    def __init__(self, most: int, most_at_once: int) -> None:
        # Messages may have so many bytes, and what comes at once so many frames.
        self._most: Final = most
        self._most_at_once: Final = most_at_once
        # Of a frame that has not come whole yet.
        self._rest = b""
        # Of a message whose last frame has not come yet; there is none without a kind.
        self._kind = CONTINUED
        self._parts = b""
        # Of the frame whose head was read last.
        self._size = 0
        # Why nothing more can be read, as the code to close with; 0 as long as it can be.
        self.broken = 0

    def read(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages that are whole now, and their kinds.

        A part of one that is not is there as CONTINUED, without anything: it counts, too.
        """
        found: list[tuple[int, bytes]] = []
        if self.broken:
            return found
        data = self._rest + data
        at, end = 0, len(data)
        while at < end:
            if len(found) == self._most_at_once:
                self.broken = TOO_MANY
                break
            start = self._payload_at(data, at)
            if start == 0 or start + self._size > end:
                break
            self._take(data[at], _unmasked(data, start, self._size), found)
            at = start + self._size
        self._rest = data[at:]
        return found

    def _payload_at(self, data: bytes, at: int) -> int:
        """Where the payload of the next frame begins, and note its size; 0 if that is unknown."""
        if self.broken or len(data) < at + 2:
            return 0
        first, second = data[at], data[at + 1]
        size = second & ~MASKED
        if first & RESERVED or not second & MASKED or not _is_kind(first, size):
            self.broken = NOT_THE_PROTOCOL
            return 0
        start = at + 2
        if size > MAX_SHORT:
            wide = 2 if size == IN_TWO else 8
            if len(data) < start + wide:
                return 0
            size = int.from_bytes(data[start : start + wide], "big")
            start += wide
        if size + len(self._parts) > self._most and not first & CONTROL:
            self.broken = TOO_LARGE
            return 0
        self._size = size
        return start + MASK_BYTES

    def _take(self, first: int, payload: bytes, found: list[tuple[int, bytes]]) -> None:
        kind = first & KIND
        if kind & CONTROL:
            found.append((kind, payload))
        elif (kind == CONTINUED) != (self._kind != CONTINUED):
            self.broken = NOT_THE_PROTOCOL
        elif not first & FIN:
            self._kind = self._kind or kind
            self._parts += payload
            found.append((CONTINUED, b""))
        else:
            found.append((self._kind or kind, self._parts + payload))
            self._kind, self._parts = CONTINUED, b""


def _is_kind(first: int, size: int) -> bool:
    """Whether there are such frames; those about the connection are short, and whole."""
    kind = first & KIND
    return kind in KINDS and (not kind & CONTROL or (first & FIN != 0 and size <= MAX_SHORT))


def _unmasked(data: bytes, start: int, size: int) -> bytes:
    mask = data[start - MASK_BYTES : start] * (size // MASK_BYTES + 1)
    plain = int.from_bytes(mask[:size], "big") ^ int.from_bytes(data[start : start + size], "big")
    return plain.to_bytes(size, "big")
