"""Send the house whatever anybody may send: `make fuzz`.

Case by case, messages and requests go to a house that runs as a process of its own. No socket may
be closed with 1011, no request answered with 500, and nothing may stand in the log. Afterwards the
house must be well, and a match of every game is played.

Most cases are run with the limits raised, so that all they send is read; one in twenty meets the
limits as they are. What fails is told with its seed and its case, which `--only` runs again by
itself; the cards are dealt anew.
"""

import argparse
import asyncio
import itertools
import json
import math
import re
import secrets
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import aiohttp
import uvloop
from benchmarks.house.fuzzing.cases import CODES, Case, Findings, some_letters
from benchmarks.house.fuzzing.clients import Place
from benchmarks.house.kill import table_options, verify_records
from benchmarks.house.players import Doings, Habits, Lobby, Player
from benchmarks.house.servers import NO_LIMITS, start_house, stop

from facedown.bench.speed import speed
from facedown.catalog import GAMES

# So many cases at once.
AT_ONCE: Final = 16
# One case in so many meets the house's own limits, and several of these come from one address.
LIMITED_EVERY: Final = 20
FROM_ONE_ADDRESS: Final = 8
# When so much has gone wrong, there is no need for more.
MAX_FAILURES: Final = 10

# What a load does not meet, a fuzz does; and nobody is waited for longer than need be.
NO_LIMITS_AT_ALL: Final = NO_LIMITS | {
    "CONNECTIONS_PER_ADDRESS": "100000",
    "CODES_PER_HOUR": "1000000",
    "REPORTS_PER_HOUR": "1000000",
    "MOST_TABLES": "1000000",
    "BODY_SECONDS": "1",
    "FAIR_MS": "5",
}
# What the log may hold: what a host may want to look at, though it is nobody's fault here.
QUIET: Final = "[warning"
MOVES: Final = re.compile(r'facedown_moves_total{by="(\w+)"} (\S+)')
ERRORS: Final = re.compile(r"^facedown_errors_total.* [^0].*", re.MULTILINE)
TABLES: Final = re.compile(r'facedown_house{what="tables"} (\S+)')


class Fuzz:
    """A house under attack, and what is seen of it from outside."""

    def __init__(self, found: Findings, port: int, log: list[str], *, is_limited: bool) -> None:
        self._found: Final = found
        self._port: Final = port
        self._log: Final = log
        self._lines = 0
        self._is_limited: Final = is_limited
        self._running: Final[dict[int, Case]] = {}

    async def run(self, numbers: Iterable[int]) -> None:
        """Run these cases, some of them at once."""
        waiting = iter(numbers)

        async def work() -> None:
            for number in waiting:
                await self._run_one(number)
                if len(self._found.failures) >= MAX_FAILURES:
                    return

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(work())
        refused = {name.split()[1] for name in self._found.heard if name.startswith("Refused")}
        if not refused <= CODES:
            self._found.fail(-1, f"refused with what is not declared: {refused - CODES}", [])

    async def _run_one(self, number: int) -> None:
        place = Place(self._port, _address(number) if self._is_limited else "127.0.0.1")
        case = Case(self._found, place, number, is_limited=self._is_limited)
        self._running[number] = case
        await case.run()
        self._look_at_log()
        del self._running[number]
        self._found.cases += 1

    def _look_at_log(self) -> None:
        """Whatever is in it is a fault; it may be that of any case that runs."""
        new, self._lines = self._log[self._lines :], len(self._log)
        said = [line.rstrip() for line in new if line.strip() and QUIET not in line]
        if said:
            running = {number: [*case.unsettled] for number, case in self._running.items()}
            told = [f"the log says, while cases {[*running]} run:", *said[:40]]
            last = [data for sent in running.values() for data in sent[-3:]]
            self._found.fail(next(iter(running)), "\n  ".join(told), last)


def _address(number: int) -> str:
    which = number // (LIMITED_EVERY * FROM_ONE_ADDRESS)
    return f"127.{1 + which // 250}.{which % 250}.1"


def _is_limited(number: int) -> bool:
    return number % LIMITED_EVERY == LIMITED_EVERY - 1


async def fuzz_a_house(
    found: Findings, folder: Path, numbers: Iterable[int], *, is_limited: bool
) -> dict[str, Any]:
    """Open a house, run the cases against it, and see whether it is as well as before."""
    limits = {} if is_limited else NO_LIMITS_AT_ALL
    server = start_house(folder, None, limits, BOT_SPEED="0", BOT_PROCESSES="1")
    try:
        before, started = server.memory, time.monotonic()
        await Fuzz(found, server.port, server.said, is_limited=is_limited).run(numbers)
        seconds, used, after = time.monotonic() - started, server.cpu, server.memory
        counted = await _counted(server.port)
        errors = ERRORS.findall(counted)
        played = await play_a_match_of_each_game(server.port)
        if errors or played < len(GAMES):
            found.fail(-1, f"afterwards: {played} matches played; counted {errors}", [])
        return {
            "seconds": round(seconds),
            "seconds_of_its_processor": round(used),
            "moves_made": {by: int(float(count)) for by, count in MOVES.findall(counted)},
            "tables_open_after": int(float(TABLES.findall(counted)[0])),
            "matches_played_after": played,
            "mib_before": round(before / 2**20),
            "mib_after": round(after / 2**20),
        }
    finally:
        stop(server)


async def _counted(port: int) -> str:
    """What the house has counted, line by line."""
    async with aiohttp.ClientSession() as session:
        text: str = await Lobby(session, port).ask("GET", "/metrics")
    return text


async def play_a_match_of_each_game(port: int) -> int:
    """Play as anybody would in a house that is well; how many matches came to their end."""
    doings, habits = Doings(), Habits(think=0.02, react=1.0, end=1.0)
    players: list[Player] = []
    async with aiohttp.ClientSession() as session:
        lobby = Lobby(session, port)
        tokens = [await lobby.arrive(f"{name} {some_letters()}") for name in ("Vera", "Hugo")]
        for game in GAMES:
            options = table_options(game, bots=2)
            people = tokens[: options["seats"] - len(options["bots"])]
            code = await lobby.open_table(people, **options)
            for token in people:
                players.append(Player(lobby, code, token, habits, doings, code))
            await lobby.ask("POST", f"/api/tables/{code}/start", people[0])
        async with asyncio.timeout(300):
            await asyncio.gather(*[player.live() for player in players])
        verified = await verify_records(lobby, players)
        health = await lobby.ask("GET", "/health")
    return 0 if doings.wrong or health["status"] != "ok" else verified


@dataclass(frozen=True)
class Amount:
    """How much is sent, and how long it may take."""

    messages: int
    requests: int
    seconds: float = math.inf

    def share(self, share: float) -> "Amount":
        return Amount(int(share * self.messages), int(share * self.requests), share * self.seconds)


def _cases(found: Findings, amount: Amount, *, is_limited: bool) -> Iterator[int]:
    """The numbers of cases, until so much has been sent in all or the time is up."""
    ends_at = time.monotonic() + amount.seconds
    for number in itertools.count():
        is_sent = found.messages >= amount.messages and found.requests >= amount.requests
        if is_sent or time.monotonic() > ends_at:
            return
        if _is_limited(number) == is_limited:
            yield number


async def fuzz(seed: str, amount: Amount, only: int | None = None) -> dict[str, Any]:
    """Send so much, first with the limits raised; what came of it."""
    found = Findings(seed)
    houses = {}
    share = 1 - 1 / LIMITED_EVERY
    most = amount.share(share)
    rest = replace(amount, seconds=amount.seconds - most.seconds)
    for name, part, is_limited in (("raised", most, False), ("as_they_are", rest, True)):
        cases: Iterable[int] = _cases(found, part, is_limited=is_limited)
        if only is not None:
            cases = [only] if _is_limited(only) == is_limited else []
        with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
            path = Path(folder) / "data"
            houses[f"limits_{name}"] = await fuzz_a_house(found, path, cases, is_limited=is_limited)
    return found.told() | {"rules": speed(), "houses": houses}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=math.inf, help="no longer than this")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--only", type=int, help="run this case alone")
    parser.add_argument("--output", type=Path)
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    amount = Amount(asked.messages, asked.requests, asked.seconds)
    told = uvloop.run(fuzz(asked.seed, amount, asked.only))
    if asked.output is not None and asked.only is None:
        asked.output.write_text(json.dumps(told, indent=1) + "\n")
    sent = f"{told['messages']:,} messages and {told['requests']:,} requests"
    wrong = len(told["failures"]) or "nothing"
    print(f"{sent} in {told['cases']:,} cases, the rules {told['rules']}: {wrong} went wrong")
    sys.exit(1 if told["failures"] else 0)


if __name__ == "__main__":
    main()
