"""A case: a table with a few people who play a little, and send much else beside.

All that they send is drawn from the seed and the number of the case. Nothing of what comes back may
be the house's own error, and all of it must be what the wire and the routes declare.
"""

import json
import secrets
import sys
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from benchmarks.house.fuzzing.clients import HttpClient, NoAnswer, Place, SocketClient
from benchmarks.house.fuzzing.messages import TEXT, Messages, Situation, frame
from benchmarks.house.fuzzing.requests import Request, Requests
from benchmarks.house.fuzzing.values import Wild

from facedown.bots.levels import level_names
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.sight import AIDS
from facedown.server.codes import CODES as HOUSE_CODES

# What a case sends.
MESSAGES: Final = 500
REQUESTS: Final = 50
# Of that, what may be on its way before it is looked whether the house has read it.
MAX_UNSETTLED: Final = 12

# The house's own errors, and what it may refuse anything with.
FAULTS: Final = {"internal", "unavailable"}
DISK_SLOW: Final = b'"disk_slow"'
CODES: Final = {
    *(code for game in GAMES.values() for code in game.REFUSALS),
    *(HOUSE_CODES.keys() - FAULTS),
    "",
}


COUNTERS: Final = ("sent", "heard", "asked", "answered")


@dataclass
class Findings:
    """What was sent, what came back, and what should not have come."""

    seed: str
    sent: Counter[str] = field(default_factory=Counter)
    heard: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    failures: list[dict[str, Any]] = field(default_factory=list)
    cases: int = 0

    @property
    def messages(self) -> int:
        return self.sent.total()

    @property
    def requests(self) -> int:
        return self.asked.total()

    def told(self) -> dict[str, Any]:
        counted = {name: dict(sorted(getattr(self, name).items())) for name in COUNTERS}
        return {
            "seed": self.seed,
            "cases": self.cases,
            "messages": self.messages,
            "requests": self.requests,
            "failures": self.failures,
        } | counted

    def fail(self, case: int, what: str, sent: list[bytes]) -> None:
        """Tell of it at once: what the last things were that were sent, and how to see it again."""
        told: dict[str, Any] = {
            "seed": self.seed,
            "case": case,
            "what": what,
            "sent": [_readable(one) for one in sent],
        }
        self.failures.append(told)
        print(f"FAILED: {what}\n  again: --seed {self.seed} --only {case}", file=sys.stderr)
        for one in told["sent"]:
            print(f"  sent: {one}", file=sys.stderr)


def some_letters() -> str:
    """Letters that make a name nobody has."""
    return "".join(secrets.choice("bcdfghkmnpqrstwxz") for _ in range(9))


def _readable(data: bytes) -> str:
    text = repr(data)[2:-1]
    return text if len(text) <= 6_000 else text[:6_000] + f"... ({len(data)} bytes)"


class Case:
    """One table and the people at it."""

    def __init__(self, found: Findings, place: Place, number: int, *, is_limited: bool) -> None:
        self._found: Final = found
        self._place: Final = place
        self._number: Final = number
        self._is_limited: Final = is_limited
        self._wild: Final = Wild(f"{found.seed}/{number}")
        self._http: Final = HttpClient(place)
        self._people: Final[list[Situation]] = []
        self._clients: Final[dict[int, SocketClient]] = {}
        # What has been sent and perhaps not read.
        self.unsettled: Final[deque[bytes]] = deque(maxlen=2 * MAX_UNSETTLED)

    async def run(self) -> None:
        """Sit down, send everything, and leave."""
        try:
            await self._sit_down()
            deeds = ["message"] * MESSAGES + ["request"] * REQUESTS
            self._wild.chance.shuffle(deeds)
            speakers = [Messages(self._wild, at) for at in self._people]
            asking = Requests(self._wild, self._people[:-1])
            for number, deed in enumerate(deeds):
                # Each is drawn anew, so that no answer that comes late changes all that follow.
                self._wild.draw_anew(number)
                if deed == "message":
                    who = self._speaker()
                    await self._say(who, speakers[who])
                else:
                    await self._ask(asking.next())
            for client in self._clients.values():
                await self._settle(client)
            await self._leave()
        except NoAnswer as error:
            self._fail(str(error))
        finally:
            for client in self._clients.values():
                client.abort()
            self._http.close()

    def _speaker(self) -> int:
        """Who says something: whom the table waits for, or anybody. Who watches says little."""
        due = [who for who, at in enumerate(self._people) if at.is_due]
        if due and self._wild.is_(0.4):
            return self._wild.chance.choice(due)
        weights = [10] * (len(self._people) - 1) + [1]
        return self._wild.chance.choices(range(len(self._people)), weights)[0]

    def _fail(self, what: str) -> None:
        self._found.fail(self._number, what, [*self.unsettled])

    # -- the table ---------------------------------------------------------------------------------

    async def _sit_down(self) -> None:
        """Some people at a table, and one who only watches."""
        chance = self._wild.chance
        game = chance.choice([*GAMES.values()])
        low, high = game.ALLOWED
        for name in ("Nora", "Emil", "Ruth")[: chance.randint(2, min(game.OFFICIAL[1], 3))]:
            named = {"name": f"{name} {some_letters()}"}
            told = await self._set_up("POST", "/api/people", named)
            self._people.append(Situation(token=told.get("token", "")))
        # At most tables all seats are people's, so that nobody waits for bots.
        least = max(low, len(self._people))
        seats = least if chance.random() < 0.6 else chance.randint(least, high)
        host = self._people[0]
        options = self._options(game, seats)
        code = (await self._set_up("POST", "/api/tables", options, host)).get("code", "")
        if code:
            for guest in self._people[1:]:
                await self._set_up("POST", f"/api/tables/{code}/join", {}, guest)
            if chance.random() < 0.9:
                await self._set_up("POST", f"/api/tables/{code}/start", None, host)
        self._people.append(Situation())
        for one in self._people:
            one.table = code or one.table

    def _options(self, game: Game[Any], seats: int) -> dict[str, Any]:
        """A table with house rules of some kind; seats that nobody takes are for bots."""
        chance = self._wild.chance
        changed = chance.sample(game.OPTIONS, k=chance.choice((0, 0, 1)))
        options = {one.name: one.text(chance.choice(one.samples())) for one in changed}
        if not options and chance.random() < 0.7:
            options = game.SHORT
        preset = chance.choice([*game.PRESETS])
        low, high = game.players(game.variant(options, preset))
        clocks = {"turn": 30, "reaction": 2, "setup": 5, "abandon": 5}
        return {
            "game": game.KEY,
            "preset": preset,
            "options": options,
            "seats": max(low, min(seats, high)),
            "level": chance.choice(level_names()),
            "clocks": clocks if chance.random() < 0.3 else dict.fromkeys(clocks, 0),
            "aid": chance.choice(AIDS),
            "talk": chance.random() < 0.5,
            "hints": chance.random() < 0.5,
            "public": chance.random() < 0.5,
        }

    async def _set_up(
        self, method: str, path: str, body: Any, who: Situation | None = None
    ) -> dict[str, Any]:
        """Ask for something as everybody does; what came back, if it was given."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" if data else ""
        head += f"Authorization: Bearer {who.token}\r\n" if who is not None else ""
        answer = await self._http.ask(Request(path, head.encode() + b"\r\n" + data))
        status, told = (0, b"") if answer is None else (answer.status, answer.body)
        if status < 300 and told:
            given: dict[str, Any] = json.loads(told)
            return given
        # At its limits the house may refuse anything; and nobody need still be there to leave.
        if not self._is_limited and status != 204 and not path.endswith("/leave"):
            self._found.fail(self._number, f"{method} {path}: {status} {told!r}", [data])
        return {}

    async def _leave(self) -> None:
        """Give up the seats, or just go, as most do."""
        for one in self._people:
            if one.token and self._wild.is_(0.3):
                await self._set_up("POST", f"/api/tables/{one.table}/leave", None, one)

    # -- sending -----------------------------------------------------------------------------------

    async def _say(self, who: int, speaker: Messages) -> None:
        client = await self._connected(who, speaker)
        if client is None:
            return
        at = self._people[who]
        is_due = at.is_due and self._wild.is_(0.7)
        if is_due:
            await self._settle(client)  # it may be too late already
        sending = speaker.due() if is_due and at.is_due else speaker.next()
        self._found.sent[sending.kind] += 1
        self.unsettled.append(sending.data)
        client.send(sending.data)
        if sending.ends:
            await client.end()
            self._look(client)
        elif len(self.unsettled) >= MAX_UNSETTLED:
            for one in self._clients.values():
                await self._settle(one)
            self.unsettled.clear()
        elif self._wild.is_(0.01):
            client.abort()  # the way is broken

    async def _settle(self, client: SocketClient) -> None:
        await client.settle()
        self._look(client)

    async def _connected(self, who: int, speaker: Messages) -> SocketClient | None:
        """A socket of this person; nothing if the house does not let it in."""
        client = self._clients.get(who)
        if client is not None and not client.is_closed:
            return client
        if client is not None:
            self._look(client)
        client = self._clients[who] = SocketClient(self._people[who], self._found.heard)
        if not await client.open(self._place):
            return None
        if not self._wild.is_(0.03):
            hello = self._wild.written(speaker.hello())
            self.unsettled.append(hello)
            client.send(frame(TEXT, hello))
        return client

    def _look(self, client: SocketClient) -> None:
        if client.goodbye == "internal" or client.goodbye.startswith("unreadable"):
            self._fail(f"the socket was closed: {client.goodbye}")
            client.goodbye = ""

    async def _ask(self, request: Request) -> None:
        self._found.asked[request.kind] += 1
        self.unsettled.append(request.data)
        answer = await self._http.ask(request)
        if answer is None:
            self._found.answered["hung up"] += 1
            return
        self._found.answered[str(answer.status)] += 1
        code = _code_of(answer.body) if answer.status >= 400 and not request.is_head else ""
        # On a machine that others use the disk may be slow for a moment, and it is right to say so.
        is_fault = answer.status == 500 or code not in CODES
        if is_fault and not (code == "unavailable" and DISK_SLOW in answer.body):
            told = f"a request: {answer.status} {answer.body[:200].decode('utf-8', 'replace')}"
            self._found.fail(self._number, told, [request.data])


def _code_of(body: bytes) -> str:
    """What a route says is wrong; pages and handshakes that are none have no code."""
    try:
        return str(json.loads(body)["code"])
    except (ValueError, TypeError, KeyError):
        return ""
