"""A socket of which every byte is kept: frames are written by hand, and what comes is not read."""

import asyncio
import json
import re
from typing import Any

HEAD = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class RawClient:
    """One client at a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        # All that came, from the answer to the handshake on, byte for byte; but for its date.
        self.received = b""
        self.commands = 0

    @staticmethod
    async def connect(port: int, table: str, token: str = "") -> "RawClient":
        client = RawClient(*await asyncio.open_connection("127.0.0.1", port))
        client.writer.write(HEAD)
        await client.until(b"\r\n\r\n")
        client.received = re.sub(rb"\r\nDate: [^\r]+", b"", client.received)
        client.say(type="hello", table=table, token=token)
        await client.until(b'"type":"welcome"')
        await client.settle()
        return client

    def say(self, **message: Any) -> None:
        data = json.dumps(message).encode()
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # The mask is zeros: what is sent is what is read.
        self.writer.write(b"\x81" + length + bytes(4) + data)

    async def until(self, mark: bytes, since: int = 0) -> bytes:
        """Read until this has come, after so many bytes; what came since."""
        async with asyncio.timeout(60):
            while mark not in self.received[since:]:
                data = await self.reader.read(65536)
                assert data, "the house hung up"
                self.received += data
        return self.received[since:]

    async def settle(self) -> None:
        """Read everything that was sent before the answer to this question, and the answer."""
        self.commands += 1
        name = f"settle{self.commands:04}"
        start = len(self.received)
        self.say(type="try", id=name, move={})
        found = await self.until(name.encode(), start)
        # The rest of that frame is here, or comes at once.
        size = found.index(name.encode())
        await self.until(b"}", start + size)

    async def move(self, move: dict[str, Any], answering: int) -> bytes:
        """Make a move, and read until it is answered."""
        self.commands += 1
        name = f"move{self.commands:04}"
        start = len(self.received)
        self.say(type="move", id=name, move=move, answering=answering)
        return await self.until(name.encode(), start)

    def close(self) -> None:
        self.writer.transport.abort()
