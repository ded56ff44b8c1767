"""A house in memory of a test: real store, real bots, people who are scripts."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

from tests.server.steady import SteadyBots, same_secret, waiting_for_shares

from facedown.catalog import GAMES
from facedown.match import log, wire
from facedown.server.bus import TAKEN, Alone, Heard
from facedown.server.house import House
from facedown.server.people import Person
from facedown.server.room import Room
from facedown.server.services import Services
from facedown.server.store import SqliteStore

# Nobody's time is up because the machine has much else to do; windows close soon.
QUICK = wire.ClockOptions(turn=60, reaction=1, setup=60, peek=0.2, abandon=60)

LIMITS = ("most_tables", "most_of_one", "most_asleep", "most_asleep_of_one")

# What is played where it does not matter.
FIRST = next(iter(GAMES))


class Quiet:
    """A meter that counts moves, by whom they were made."""

    def __init__(self) -> None:
        self.by: Counter[str] = Counter()

    def moved(self, by: str, seconds: float) -> None:
        self.by[by] += 1

    def bot_took(self, seconds: float) -> None:
        pass


@asynccontextmanager
async def open_house(
    folder: Path, *, fair: float = 0.0, bots: bool = True, **changes: Any
) -> AsyncIterator[House]:
    """A house with its data in this folder; without bots it is there sooner."""
    store = await SqliteStore.open(folder)
    pool = changes.pop("pool", None) or SteadyBots()
    if bots:
        await pool.open()
    clock = changes.pop("clock", time)
    running = changes.pop("running", clock)
    limits = {name: changes.pop(name) for name in LIMITS if name in changes}
    secret = changes.pop("secret", same_secret)
    services = Services(store, pool, Quiet(), clock, running, secret, fair, **changes)
    house = House(services, **limits)
    await house.open()
    try:
        with waiting_for_shares():
            yield house
    finally:
        await house.close()
        await pool.close()
        await store.close()


class Client:
    """Somebody at a table: keeps what it is sent, and can play the first legal move it has."""

    def __init__(self, house: House, person: Person | None, code: str) -> None:
        self.house = house
        self.person = person
        self.code = code
        self.room: Room | None = None
        self.frames: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.closed: list[str] = []
        self.arrived = asyncio.Event()
        self.table: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.seen = 0
        self.commands = 0
        self.plays = False
        self.share = b""
        self.rtt = 0.0
        self.address = ""

    async def connect(self, *, wait: bool = True, **hello: Any) -> "Client":
        asked = wire.Hello(self.code, seen=self.seen, **hello)
        self.room = await self.house.connect(self.person, asked, self)
        if wait:
            await self.until(lambda client: client.of("welcome"))
        return self

    def leave(self) -> None:
        assert self.room is not None
        self.room.disconnect(self)

    def send(self, data: bytes) -> None:
        self.frames.append(data)
        message = json.loads(data)
        self.messages.append(message)
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.table = message["table"]
        if kind in ("welcome", "shown"):
            self.shown = message["shown"] if kind == "welcome" else message
            self.seen = self.shown["n"]
        if kind == "shuffle" and (self.plays or message.get("want") == "reveal"):
            asyncio.get_running_loop().call_soon(self._answer_shuffle, message)
        if kind in ("welcome", "shown", "table", "refused") and self.plays:
            asyncio.get_running_loop().call_soon(self._play)
        self.arrived.set()

    def _answer_shuffle(self, message: dict[str, Any]) -> None:
        if message.get("want") == "commit":
            self.share = bytes([message["round"]]) * 8
            digest = sha256(self.share).hexdigest()
            self.say({"type": "commit", "round": message["round"], "digest": digest})
        elif message.get("want") == "reveal":
            share = {"type": "reveal", "round": message["round"], "entropy": self.share.hex()}
            self.say(share)

    def close(self, code: int, reason: str) -> None:
        self.closed.append(reason)
        self.arrived.set()

    def say(self, message: dict[str, Any]) -> None:
        assert self.room is not None
        self.room.receive(self, wire.read(json.dumps(message)))

    def move(self, move: dict[str, Any], answering: int | None = None) -> str:
        self.commands += 1
        name = f"c{self.commands}"
        number = self.seen if answering is None else answering
        self.say({"type": "move", "id": name, "move": move, "answering": number})
        return name

    def _play(self) -> None:
        if self.closed or self.room is None or self not in self.room.guests:
            return
        moves, seat = self.shown.get("moves", []), self.seat
        if self.table["stage"] == "between":
            self.say({"type": "ready"})
        elif moves and seat in self.shown.get("awaited", []):
            self.move(self._choice(moves))

    def _choice(self, moves: list[dict[str, Any]]) -> dict[str, Any]:
        """Towards the end of the round: what ends it, or a pass, or else any."""
        calls = [call.WORD for call in GAMES[self.table["game"]].CALLS]
        for word in (*calls, "pass"):
            for move in moves:
                if move["type"] == word:
                    return move
        return moves[(self.seen * 7) % len(moves)]

    @property
    def seat(self) -> int | None:
        seat: int | None = self.of("welcome")[0]["table"]["you"]
        return seat

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def shuffles(self) -> list[dict[str, Any]]:
        return [message for message in self.of("shuffle") if message.get("want") == "commit"]

    def events(self, *words: str) -> list[dict[str, Any]]:
        """The events of these kinds that it was shown."""
        events = [one["event"] for message in self.of("shown") for one in message["events"]]
        return [event for event in events if event["type"] in words]

    def skip_shuffle(self) -> None:
        """Give a share if one is asked for, so that nobody waits for it."""
        if self.table["stage"] == "shuffling":
            self._answer_shuffle(self.shuffles()[-1])

    def finish_setup(self) -> None:
        """Look at nothing more, and be ready."""
        if {"type": "ready"} in self.shown["moves"]:
            self.move({"type": "ready"})

    async def until(self, wanted: Any, seconds: float = 60.0) -> None:
        """Wait until something is true of this client."""

        async def wait() -> None:
            while not wanted(self):
                self.arrived.clear()
                await self.arrived.wait()

        await asyncio.wait_for(wait(), seconds)


def person(name: str) -> Person:
    return Person(id=f"id-{name.lower()}", name=name)


async def sit_down(house: House, *names: str, **changes: Any) -> list[Client]:
    """A table of the first game, or what is asked for, with these people connected and started."""
    options: dict[str, Any] = {"game": FIRST, "seats": len(names), "clocks": QUICK}
    people = [person(name) for name in names]
    info = await house.create(people[0], wire.TableOptions(**options | changes))
    for one in people[1:]:
        await house.join(one, info.code)
    clients = [await Client(house, one, info.code).connect() for one in people]
    await house.start(people[0], info.code)
    for client in clients:
        await client.until(lambda one: one.table["stage"] == "playing" or one.shuffles())
        client.skip_shuffle()
    for client in clients:
        await client.until(lambda one: one.shown.get("moves"))
    return clients


async def damage_one_of_three(folder: Path) -> None:
    """The data of a house with the tables BBBBBB, MMMMMM and ZZZZZZ; the second is damaged.

    Ana sits at each of them. SQLite keeps no sums of what it is given: it reads an entry that has
    become another as it is.
    """
    store, ana = await SqliteStore.open(folder), person("Ana")
    options = wire.TableOptions(game=FIRST, seats=2)
    for code in ("BBBBBB", "MMMMMM", "ZZZZZZ"):
        version = GAMES[options.game].VERSION
        entries: list[log.AnyEntry] = [
            log.Opened(at=1.0, code=code, options=options, version=version),
            log.Sat(at=1.0, seat=0, person=ana.id, name=ana.name),
            log.BecameReady(at=2.0, seat=0),
        ]
        await store.append(code, 1, [log.write(entry) for entry in entries])
    await store.append("MMMMMM", 4, [b"\x00\x01"])
    await store.close()


class Together(Alone):
    """The bus of several houses of one test over one store."""

    is_shared = True
    # Which house has a table, and what each of them hears and has told.
    owners: dict[str, "Together"]
    all: list["Together"]

    def __init__(self, one: "Together | None" = None) -> None:
        self.owners = {} if one is None else one.owners
        self.all = [] if one is None else one.all
        self.all.append(self)
        self.ears: dict[str, Heard] = {}
        self.told: list[str] = []

    def subscribe(self, subject: str, heard: Heard) -> None:
        self.ears[subject] = heard

    def tell(self, subject: str, about: str) -> None:
        self.told.append(about)
        for other in self.all:
            if other is not self and subject in other.ears:
                other.ears[subject](about)

    async def others(self) -> int:
        return len(self.all) - 1

    async def claim(self, code: str) -> None:
        self.owners[code] = self
        self.tell(TAKEN, code)

    async def has(self, code: str) -> bool:
        return self.owners.get(code) is self
