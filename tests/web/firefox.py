"""Debian's Firefox without a window, driven over WebDriver BiDi, which it speaks by itself."""

import asyncio
import json
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from tests.web.conftest import PATIENCE, STEADY

FIREFOX = "/usr/bin/firefox-esr"


class Refused(Exception):
    """A command that the browser does not carry out."""


class Firefox:
    """A browser that listens at this address. What goes wrong in its pages is in `errors`."""

    def __init__(self, address: str) -> None:
        self.errors: list[str] = []
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        # Another browser may have a loop in this thread.
        self._thread = threading.Thread(target=asyncio.run, args=[self._talk(address)])
        self._is_ready = threading.Event()
        self._thread.start()
        assert self._is_ready.wait(PATIENCE / 1000)

    def do(self, method: str, **params: Any) -> Any:
        """What a command of the protocol answers."""
        asked = asyncio.run_coroutine_threadsafe(self._do(method, params), self._loop)
        return asked.result(PATIENCE / 1000)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._listening.cancel)
        self._thread.join()

    async def _talk(self, address: str) -> None:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{address}/session", max_msg_size=0) as self._socket,
        ):
            self._loop = asyncio.get_running_loop()
            self._listening = asyncio.create_task(self._listen())
            await self._do("session.new", {"capabilities": {}})
            await self._do("session.subscribe", {"events": ["log.entryAdded"]})
            self._is_ready.set()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _do(self, method: str, params: dict[str, Any]) -> Any:
        id = next(self._ids)
        self._answers[id] = answer = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": id, "method": method, "params": params})
        return await answer

    async def _listen(self) -> None:
        async for message in self._socket:
            heard = message.json()
            if heard["type"] == "event":
                if heard["params"].get("level") == "error":
                    self.errors.append(str(heard["params"].get("text")))
            elif heard["type"] == "success":
                self._answers.pop(heard["id"]).set_result(heard["result"])
            else:
                self._answers.pop(heard["id"]).set_exception(Refused(heard["message"]))


class FirefoxPage:
    """A page of somebody who has never been here."""

    def __init__(self, firefox: Firefox, url: str, size: dict[str, int]) -> None:
        self._firefox = firefox
        visitor = firefox.do("browser.createUserContext")["userContext"]
        steady = f"() => ({STEADY})(0)"
        firefox.do("script.addPreloadScript", functionDeclaration=steady, userContexts=[visitor])
        made = firefox.do("browsingContext.create", type="tab", userContext=visitor)
        self._context: str = made["context"]
        firefox.do("browsingContext.setViewport", context=self._context, viewport=size)
        self.goto(url)

    def goto(self, url: str) -> None:
        self._firefox.do(
            "browsingContext.navigate", context=self._context, url=url, wait="complete"
        )

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """What a function in the page gives."""
        found = self._call(f"async arg => JSON.stringify(await ({expression})(arg)) ?? 'null'", arg)
        return json.loads(found["value"])

    def press(self, expression: str, arg: Any = None) -> bool:
        """Press the element that a function in the page finds; whether there was one."""
        found = self._call(
            f"arg => {{ const one = ({expression})(arg);"
            " one?.scrollIntoView({block: 'nearest', inline: 'nearest'}); return one; }",
            arg,
        )
        if "sharedId" not in found:
            return False
        there = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        actions = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": there},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        try:
            self._firefox.do(
                "input.performActions",
                context=self._context,
                actions=[{"type": "pointer", "id": "finger", "actions": actions}],
            )
        except Refused:  # it has just gone: somebody else was quicker
            return False
        return True

    def close(self) -> None:
        self._firefox.do("browsingContext.close", context=self._context)

    def _call(self, function: str, arg: Any) -> dict[str, Any]:
        done = self._firefox.do(
            "script.callFunction",
            functionDeclaration=f"() => ({function})({json.dumps(arg)})",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert done["type"] == "success", done
        found: dict[str, Any] = done["result"]
        return found


@contextmanager
def open_firefox(profile: Path) -> Iterator[Firefox]:
    """A browser with a profile of its own."""
    if not Path(FIREFOX).exists():
        pytest.fail("Debian's firefox-esr is needed: apt-get install firefox-esr")
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile)]
    with (profile / "log").open("wb") as log:
        process = subprocess.Popen([*command, "--remote-debugging-port", "0"], stderr=log)
    try:
        firefox = Firefox(_address(profile))
        try:
            yield firefox
        finally:
            firefox.close()
    finally:
        process.kill()
        process.wait()


def _address(profile: Path) -> str:
    """Where the browser listens, when it does."""
    file = profile / "WebDriverBiDiServer.json"
    ends = time.monotonic() + PATIENCE / 1000
    while not file.exists() or not file.read_text():
        assert time.monotonic() < ends, (profile / "log").read_text()
        time.sleep(0.05)
    found = json.loads(file.read_text())
    return f"ws://{found['ws_host']}:{found['ws_port']}"
