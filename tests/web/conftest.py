"""A house with the built screen, and browsers that visit it."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = "/usr/bin/chromium"
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
SIZES = {
    "small": {"width": 320, "height": 568},
    "phone": PHONE,
    "sideways": {"width": 844, "height": 390},
    "long": {"width": 932, "height": 430},
    "tablet": {"width": 1024, "height": 768},
    "laptop": LAPTOP,
    "enlarged": {"width": 720, "height": 450},
    "wall": {"width": 3840, "height": 2160},
}

# Nothing here is about how long things take, but for what is marked as timed: a machine that has
# much else to do may let one wait for a step, and for a whole match.
PATIENCE = 60_000
LONG = 400_000

expect.set_options(timeout=PATIENCE)

# Whether cards move, in a browser's words: what moves is drawn at every frame.
STILL: Final = "reduce"
MOVING: Final = "no-preference"

# Chromium loads two pages of its own for the list below the address bar, hidden, in every window:
# a second of work for each browser that visits. A list given to it replaces Playwright's, so what
# counts of that one is here too.
UNWANTED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)

# What a browser gives to a shuffle is the same on every run, and no two browsers' are.
STEADY = """browser => {
    let given = 16 * browser;
    crypto.getRandomValues = array => array.fill(given++);
}"""


def all_sizes(*usual: str) -> list[Any]:
    """The name of every size, for a test: the usual ones by make test, all by make sizes."""
    return [
        size if size in usual else pytest.param(size, marks=pytest.mark.matrix) for size in SIZES
    ]


class House:
    """A house in a process of its own, which can be closed and opened again."""

    def __init__(
        self, data: Path, port: int, python: str = sys.executable, speed: float = 0.0
    ) -> None:
        self.data = data
        self.port = port
        self.python = python
        self.speed = speed
        self.url = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [self.python, "-m", "tests.web.steady_house"]
        command += [str(self.port), str(self.data), str(self.speed)]
        with (self.data / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        ends = time.monotonic() + PATIENCE / 1000
        while self.process.poll() is None and time.monotonic() < ends:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.data / "log").read_text())

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)


def free_port() -> int:
    """One that no outgoing connection is given, so that it is still free after a restart.

    Every process looks among sixteen of its own, for it is a while before a house has its port.
    """
    first = 20_000 + 16 * os.getpid() % 12_000
    for port in range(first, first + 16):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError("no port is free")


@contextmanager
def new_house(data: Path, python: str = sys.executable, *, speed: float = 0.0) -> Iterator[House]:
    house = House(data, free_port(), python, speed)
    try:
        house.open()
        yield house
    finally:
        house.close()


@pytest.fixture(scope="session")
def screen() -> None:
    """The built screen."""
    subprocess.run([ROOT / "tools" / "screen"], check=True)


@pytest.fixture(scope="session")
def house(screen: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with new_house(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail("Debian's chromium is needed: apt-get install chromium")
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox",
                "--disable-dev-shm-usage",
                # Where there is no graphics card, imitating one is what takes longest.
                "--disable-gpu",
                f"--disable-features={','.join(UNWANTED)}",
            ],
        ) as one,
    ):
        yield one


Visit = Callable[..., Page]


@pytest.fixture
def motion() -> str:
    """What a visitor prefers: nothing moves, but in tests that are about it or play beside it."""
    return STILL


@pytest.fixture
def visit(browser: Browser, house: House, motion: str) -> Iterator[Visit]:
    """Opens a page of the house in a browser of its own; fails on any error in it."""
    with visits(browser, house, motion) as go:
        yield go


@contextmanager
def visits(browser: Browser, house: House, motion: str = STILL) -> Iterator[Visit]:
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def go(
        path: str = "/", *, size: dict[str, int] = LAPTOP, language: str = "en-GB", **more: Any
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            has_touch=size["width"] < 900,
            **{"reduced_motion": motion} | more,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({STEADY})({len(contexts)})")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(house.url + path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert errors == []


QUICK = {"turn": 0, "reaction": 3, "setup": 3, "peek": 0.3, "abandon": 60}


# No two of them look alike, and none is a word.
names = (f"Tester{number}" for number in count())


class Evaluates(Protocol):
    """A page of any browser."""

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...


def call(page: Evaluates, method: str, path: str, body: object | None = None) -> Any:
    """Asks the house something as the person of this browser."""
    script = """async ([method, path, body, name]) => {
        let token = localStorage.getItem('facedown.token');
        const ask = (method, path, body) => fetch('/api' + path, {
            method, body: body === null ? undefined : JSON.stringify(body),
            headers: {
                'Content-Type': 'application/json',
                ...(token ? {Authorization: 'Bearer ' + token} : {}),
            },
        });
        if (!token) {
            token = (await (await ask('POST', '/people', {name})).json()).token;
            localStorage.setItem('facedown.token', token);
        }
        const answer = await ask(method, path, body);
        return [answer.status, await answer.text()];
    }"""
    status, text = page.evaluate(script, [method, path, body, next(names)])
    assert status < 400, (method, path, status, text)
    return json.loads(text) if text else None


def open_table(page: Evaluates, game: str, options: dict[str, str], **more: Any) -> str:
    """A table of this browser's person, all other seats taken by quick bots; begins at once."""
    seats = more.pop("seats", 3)
    wanted = {
        "game": game,
        "options": options,
        "seats": seats,
        "bots": ["sharp"] * (seats - 1),
        "clocks": QUICK,
    } | more
    code: str = call(page, "POST", "/tables", wanted)["code"]
    return code
