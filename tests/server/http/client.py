"""A client of a house for tests: asks over HTTP, and speaks over a socket."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType


@dataclass
class Answer:
    """What came back: a status, and the body as JSON or as text."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> str:
        code: str = self.body["code"]
        return code


@dataclass
class Client:
    """Somebody who asks a house; nobody in particular without a token."""

    session: ClientSession
    url: str
    token: str = ""

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        headers = {**more.pop("headers", {})}
        if self.token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        if body is not None:
            more["json"] = body
        async with self.session.request(
            method, self.url + path, headers=headers, **more
        ) as response:
            text = await response.text()
            is_json = response.content_type == "application/json"
            return Answer(response.status, json.loads(text) if is_json else text, response.headers)

    async def get(self, path: str, **more: Any) -> Answer:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Answer:
        return await self.ask("POST", path, body, **more)

    async def arrive(self, name: str, **more: str) -> "Client":
        """Somebody new."""
        answer = await self.post("/api/people", {"name": name, **more})
        assert answer.status == 201, answer.body
        return Client(self.session, self.url, answer.body["token"])

    @asynccontextmanager
    async def socket(self, **more: Any) -> AsyncIterator["Talk"]:
        async with self.session.ws_connect(self.url + "/socket", **more) as ws:
            yield Talk(ws)


@dataclass
class Talk:
    """A socket that is open."""

    ws: ClientWebSocketResponse

    async def say(self, **message: Any) -> None:
        await self.ws.send_str(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; of a close its code and reason."""
        message = await self.ws.receive(timeout=60)
        if message.type == WSMsgType.TEXT:
            heard: dict[str, Any] = json.loads(message.data)
            return heard
        return {"type": "closed", "code": message.data, "reason": message.extra}

    async def hear_of(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            heard = await self.hear()
            if heard["type"] == kind:
                return heard
            assert heard["type"] != "closed", heard
