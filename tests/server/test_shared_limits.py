"""Limits of a house in several processes: whoever spreads over them gains nothing."""

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, WSServerHandshakeError
from benchmarks.house.cluster import Cluster
from tests.server.house.party import Together
from tests.server.http.client import Answer, Talk
from tests.server.http.conftest import settings_for
from tests.server.http.test_limits import Clock
from tests.server.steady import SteadyBots, same_secret
from tests.server.test_processes import OPTIONS, Two, until

from facedown.catalog import GAMES
from facedown.server.app import opened
from facedown.server.bus import SPENT, Alone
from facedown.server.crowds import Crowds
from facedown.server.errors import HouseError
from facedown.server.limits import Limits
from facedown.server.settings import Settings
from facedown.server.spending import AT_ONCE, Spending
from facedown.server.store import StoreFailed
from facedown.server.tokens import masked

OURS = pytest.mark.asyncio(loop_scope="module")
MOST = 5


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Two]:
    postgres.sql("CREATE SCHEMA limited")
    settings = settings_for(
        tmp_path_factory.mktemp("limited"),
        database=postgres.url("limited"),
        shared=True,
        trusted_proxies=("127.0.0.1",),
        codes_per_hour=MOST,
        people_per_hour=MOST,
        tables_per_hour=MOST,
        sockets_per_address=MOST,
    )
    async with (
        opened(settings, bots=SteadyBots(), secret=same_secret) as one,
        opened(settings, bots=SteadyBots(), secret=same_secret) as other,
        ClientSession() as session,
    ):
        for served in (one, other):
            for task in served.door._tasks:
                task.cancel()  # sockets are counted when a test says so
        yield Two(one, other, session)


def left(two: Two, number: int, name: str, address: str) -> float:
    return two.served[number].context.limits.by_name[name]._bucket(address).tokens


async def spread(
    two: Two, name: str, path: str, bodies: list[dict[str, Any]], token: str = ""
) -> list[Answer]:
    """What one address is answered that asks now this process, now that."""
    address = f"192.0.2.{len(name)}"
    answers = []
    for number, body in enumerate(bodies):
        asked = two.at(number % 2, token)
        answers.append(await asked.post(path, body, headers={"X-Forwarded-For": address}))

        async def is_known() -> bool:
            one, other = [left(two, at, name, address) for at in (0, 1)]
            return abs(one - other) < 0.5

        await until(is_known)
    return answers


@pytest.mark.slow
@OURS
async def test_people_tables_and_codes_of_an_address_are_counted_over_all(two: Two) -> None:
    names = [{"name": f"Guest {letter}"} for letter in "ABCDEFGH"]
    arrived = await spread(two, "people", "/api/people", names)
    assert [one.status for one in arrived] == [201] * MOST + [429] * 3
    assert int(arrived[-1].headers["Retry-After"]) > 600
    token = arrived[0].body["token"]
    tables = await spread(two, "tables", "/api/tables", [OPTIONS] * 7, token)
    assert [one.status for one in tables] == [201] * MOST + [429] * 2
    codes = await spread(two, "codes", "/api/people/code", [{"code": "AAAA-AAAA"}] * 7)
    assert [one.code for one in codes] == ["bad_code"] * MOST + ["too_many_requests"] * 2


@OURS
async def test_who_is_sent_to_a_table_elsewhere_is_not_counted_twice(two: Two) -> None:
    ann, ben = [(await two.at(0).arrive(name)).token for name in ("Ann", "Ben")]
    game = list(GAMES)[1]
    code = await two.table(0, ann, game=game)
    async with two.at(0).socket(params={"way": two.way_of(code)}) as talk:
        await talk.say(type="hello", table=code, token=ann)
        assert (await talk.hear())["type"] == "welcome"
        bus = two.served[1].context.bus

        async def is_open() -> bool:
            return any(one.joinable for one in await bus.public(game, 1))

        await until(is_open)
        sent = await two.at(1, ben).post(
            "/api/quick",
            {"game": game},
            headers={"X-Forwarded-For": "192.0.2.78"},
            allow_redirects=False,
        )
        assert sent.status == 307
        assert left(two, 1, "tables", "192.0.2.78") == MOST


@OURS
async def test_sockets_of_an_address_are_counted_over_all(two: Two, postgres: Cluster) -> None:
    async with AsyncExitStack() as stack:

        async def opened_at(number: int) -> Talk:
            headers = {"X-Forwarded-For": "192.0.2.99"}
            talk = two.at(number).socket(headers=headers)
            return await stack.enter_async_context(talk)

        for _ in range(3):
            await opened_at(0)
        for served in two.served:
            await served.door.thin_out()
        told = postgres.sql("SELECT encode(sockets, 'escape') FROM limited.facedown_processes")
        assert masked(two.served[0].context.keys, "192.0.2.99") in told
        assert "192.0.2" not in told
        for _ in range(2):
            await opened_at(1)
        with pytest.raises(WSServerHandshakeError) as refused:
            await opened_at(1)
        assert refused.value.status == 429


@pytest.mark.slow
@OURS
async def test_who_opens_too_many_sockets_at_once_loses_the_newest(two: Two) -> None:
    """Each process lets in as many as an address may have, before it hears of the others."""
    async with AsyncExitStack() as stack:
        talks: list[list[Talk]] = [[], []]
        for number in (0, 1) * MOST:
            socket = two.at(number).socket(headers={"X-Forwarded-For": "192.0.2.98"})
            talks[number].append(await stack.enter_async_context(socket))
        for served in two.served * 3:
            await served.door.thin_out()
        for number in (0, 1):
            said = await talks[number][-1].hear()
            assert said["type"] == "goodbye"
            assert said["code"] == "too_many_sockets"

        async def is_right() -> bool:
            return sum(served.door._crowds._here["192.0.2.98"] for served in two.served) <= MOST

        await until(is_right)
        await talks[0][0].say(type="hello", table="QQQQQQ")
        assert (await talks[0][0].hear())["code"] == "no_such_table"


# -- as processes tell it --------------------------------------------------------------------------


class Three:
    """The limits of three processes, which are told of each other when the test says so."""

    def __init__(self, **settings: Any) -> None:
        self.clock = Clock()
        first = Together()
        self.buses = [first, Together(first), Together(first)]
        self.limits = [Limits(Settings(**settings), self.clock) for _ in range(3)]
        self.spending = list(map(Spending, self.limits, self.buses))
        for one in self.spending:
            one.listen()

    def tell(self) -> None:
        for one in self.spending:
            one._tell()

    def asked(self, address: str, times: int) -> int:
        """How many of so many requests at each process are let through."""
        through = 0
        for limits in self.limits:
            for _ in range(times):
                try:
                    limits.requests.spend(address)
                except HouseError:
                    continue
                through += 1
        return through


async def test_what_comes_too_late_is_owed() -> None:
    three = Three(requests_per_second=10.0, request_burst=100)
    # All at once, before any process has heard of another.
    assert three.asked("192.0.2.1", 1000) == 300
    three.tell()
    through = 300
    for second in range(1, 61):
        three.clock.now = float(second)
        through += three.asked("192.0.2.1", 20)
        three.tell()
    # A minute: what one process would have let through, and what the last second overran it by.
    assert 100 + 60 * 10 <= through <= 100 + 60 * 10 + 20
    assert three.asked("192.0.2.2", 1) == 3


@pytest.mark.slow
async def test_little_is_told_when_it_is_worth_it() -> None:
    three = Three(requests_per_second=10.0, request_burst=100)
    three.limits[0].requests.spend("192.0.2.1", 4.0)
    three.tell()
    assert three.buses[0].told == []
    three.limits[0].requests.spend("192.0.2.1", 1.0)
    three.tell()
    assert three.buses[0].told == ['[1,[["requests","192.0.2.1",5.0]]]']
    assert three.limits[2].requests._bucket("192.0.2.1").tokens == 95
    three.tell()
    assert len(three.buses[0].told) == 1


async def test_what_is_given_back_is_told_if_it_was_told_before() -> None:
    three = Three(guesses_per_minute=20)
    guesses = three.limits[0].guesses
    guesses.spend("192.0.2.1")
    guesses.give_back("192.0.2.1")
    three.tell()
    assert three.buses[0].told == []
    guesses.spend("192.0.2.1")
    three.tell()
    assert three.limits[1].guesses._bucket("192.0.2.1").tokens == 19
    guesses.give_back("192.0.2.1")
    three.tell()
    assert three.limits[1].guesses._bucket("192.0.2.1").tokens == 20


async def test_what_is_told_at_once_fits_into_a_notify() -> None:
    three = Three(network_tables_per_hour=1, tables_per_hour=1)
    for i in range(AT_ONCE):
        three.limits[0].open_table(f"2001:1db8:{i + 4096:x}:ffff::/64")
    three.tell()
    told = three.buses[0].told
    assert len(told) == 2
    assert max(map(len, told)) < 7000


async def test_what_another_version_tells_otherwise_is_not_heard() -> None:
    three = Three()
    for about in ("nonsense", '{"requests": 3}', '[1, [["unheard_of", "192.0.2.1", 5.0]]]'):
        three.buses[0].ears[SPENT](about)
    assert three.asked("192.0.2.1", 1) == 3


async def test_a_house_alone_tells_nobody() -> None:
    limits = Limits(Settings(), Clock())
    spending = Spending(limits, Alone())
    spending.listen()
    limits.guesses.spend("192.0.2.1")
    assert not spending._untold


# -- sockets ---------------------------------------------------------------------------------------


class Others(Alone):
    """Other processes that have these sockets; or a database that does not answer."""

    def __init__(self) -> None:
        self.sockets: dict[str, int] | None = {}
        self.said: Mapping[str, int] = {}

    async def count_sockets(self, here: Mapping[str, int]) -> dict[str, int]:
        if self.sockets is None:
            raise StoreFailed("closed")
        self.said = here
        return self.sockets


def crowd(others: Others, most: int, **here: int) -> Crowds:
    crowds = Crowds(others, most, str.upper)
    for address, count in here.items():
        for _ in range(count):
            crowds.add(address)
    return crowds


async def test_nobody_goes_for_having_just_come_over() -> None:
    others = Others()
    crowds = crowd(others, 100, near=80)
    others.sockets = {"NEAR": 80}
    assert await crowds.compare() == {}
    assert not crowds.has_place("near")
    others.sockets = {}
    assert await crowds.compare() == {}
    assert crowds.has_place("near")


async def test_each_process_gives_up_its_part_of_what_is_too_much() -> None:
    one, other = Others(), Others()
    here, there = crowd(one, 100, far=90), crowd(other, 100, far=30)
    one.sockets, other.sockets = {"FAR": 30}, {"FAR": 90}
    assert await here.compare() == await there.compare() == {}
    assert await here.compare() == {"far": 15}
    assert await there.compare() == {"far": 5}


async def test_who_has_few_sockets_is_not_told_of() -> None:
    others = Others()
    await crowd(others, 100, few=4, some=5).compare()
    assert others.said == {"SOME": 5}


async def test_without_the_database_each_process_counts_its_own() -> None:
    others = Others()
    crowds = crowd(others, 10, near=5)
    others.sockets = {"NEAR": 5}
    await crowds.compare()
    assert not crowds.has_place("near")
    others.sockets = None
    assert await crowds.compare() == {}
    assert crowds.has_place("near")
