"""Two processes of one house over PostgreSQL: what one knows, the other knows."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientConnectionError, ClientSession, WSServerHandshakeError
from benchmarks.house.cluster import Cluster
from benchmarks.house.processes import has_haproxy, processes
from tests.server.doc_client import doc_client
from tests.server.http.client import Client, Talk
from tests.server.http.conftest import settings_for
from tests.server.steady import SteadyBots, same_secret

from facedown.catalog import GAMES
from facedown.match.wire import TableOptions
from facedown.server import neighbours
from facedown.server.admins import add_admin
from facedown.server.app import Served, opened
from facedown.server.errors import HouseError
from facedown.server.people import Person
from facedown.server.room import Room
from facedown.server.store import Conflict

GAME = next(iter(GAMES))
OPTIONS = {"game": GAME, "seats": 2, "public": True}
OURS = pytest.mark.asyncio(loop_scope="module")


class Two:
    """Two processes without a proxy: whoever asks follows the word to either of them."""

    def __init__(
        self, one: Served, other: Served, session: ClientSession, secret: str = ""
    ) -> None:
        self.served = (one, other)
        self.session = session
        # An admin's.
        self.secret = secret

    def at(self, number: int, token: str = "") -> Client:
        return Client(self.session, f"http://127.0.0.1:{self.served[number].port}", token)

    def way_of(self, code: str) -> str:
        return self.served[0].context.way_of(code)

    async def table(self, number: int, token: str, **options: Any) -> str:
        code: str = (await self.at(number, token).post("/api/tables", OPTIONS | options)).body[
            "code"
        ]
        return code


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Two]:
    postgres.sql("CREATE SCHEMA together")
    folder = tmp_path_factory.mktemp("together")
    settings = settings_for(
        folder,
        database=postgres.url("together"),
        shared=True,
        tables_per_person=3,
        admin_file=str(folder / "admins"),
        trusted_proxies=("127.0.0.1",),
    )
    secret = add_admin(folder / "admins", "ana")
    before, neighbours.ANNOUNCE_SECONDS = neighbours.ANNOUNCE_SECONDS, 0.05  # type: ignore[misc]
    async with (
        opened(settings, bots=SteadyBots(), secret=same_secret) as one,
        opened(settings, bots=SteadyBots(), secret=same_secret) as other,
        ClientSession() as session,
    ):
        yield Two(one, other, session, secret)
    neighbours.ANNOUNCE_SECONDS = before  # type: ignore[misc]


async def until(wanted: Callable[[], Awaitable[object]]) -> None:
    """Wait until something is true that another process brings about."""
    for _ in range(1500):
        if await wanted():
            return
        await asyncio.sleep(0.02)
    pytest.fail("it has not come to pass")


async def settled(two: Two) -> None:
    """Wait until both processes have seen who has gone."""

    async def is_empty() -> bool:
        rooms = [room for served in two.served for room in served.context.house.rooms.values()]
        here = [await served.context.bus.everywhere() for served in two.served]
        return not any(room.guests for room in rooms) and not any(people for _, people in here)

    await until(is_empty)


async def hello(talk: Talk, code: str, token: str = "", **more: Any) -> dict[str, Any]:
    await talk.say(type="hello", table=code, token=token, **more)
    return await talk.hear()


async def nothing(*_: str) -> None:
    """What a process does that does not hear, or does not look."""


@pytest.mark.slow
@OURS
async def test_a_request_is_sent_to_the_process_of_its_table(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann One")).token
    code = await two.table(0, ann)
    sent = await two.at(1, ann).get(f"/api/tables/{code}", allow_redirects=False)
    assert sent.status == 307
    assert sent.headers["Location"] == f"/api/tables/{code}?way={two.way_of(code)}"
    assert code not in two.way_of(code)
    assert (await two.at(1, ann).get("/api/tables/QQQQQQ")).code == "no_such_table"


@OURS
async def test_a_socket_is_told_the_way_and_takes_the_table_along(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann Two")).token
    code = await two.table(0, ann)
    async with two.at(1).socket() as talk:
        told = await hello(talk, code, ann)
    assert told == {"type": "goodbye", "code": "elsewhere", "again_ms": 1, "way": two.way_of(code)}
    way = {"way": two.way_of(code)}
    async with two.at(0).socket(params=way) as first:
        assert (await hello(first, code, ann))["type"] == "welcome"
        # The proxy sends the next one to another process: the table goes there.
        async with two.at(1).socket(params=way) as second:
            assert (await hello(second, code, ann))["type"] == "welcome"
            assert (await first.hear_of("goodbye"))["code"] == "come_back"
    assert code not in two.served[0].context.house.rooms
    assert code in two.served[1].context.house.rooms


@OURS
async def test_the_lobby_and_ones_tables_are_the_same_everywhere(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann Three")).token
    code = await two.table(0, ann)

    async def is_listed() -> bool:
        tables = (await two.at(1, ann).get("/api/tables")).body["tables"]
        return any(one["code"] == code and one["you"] == 0 for one in tables)

    await until(is_listed)
    mine = (await two.at(1, ann).get("/api/me/tables")).body["tables"]
    assert [one["code"] for one in mine] == [code]


@OURS
async def test_what_another_version_lists_otherwise_is_left_out(
    two: Two, postgres: Cluster
) -> None:
    postgres.sql(
        "INSERT INTO together.facedown_open (code, process, since, public, listed)"
        " VALUES ('ZZZZZZ', 'newer', 0, true, 'what is this')"
    )
    answer = await two.at(0).get("/api/tables")
    assert answer.status == 200
    assert "ZZZZZZ" not in [one["code"] for one in answer.body["tables"]]
    assert two.served[0].context.store.trouble == ""
    postgres.sql("DELETE FROM together.facedown_open WHERE code = 'ZZZZZZ'")


@OURS
async def test_a_person_has_as_many_tables_as_they_may_in_all(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann Four")).token
    for number in (0, 0, 1):
        await two.table(number, ann)
    for number in (0, 1):
        refused = await two.at(number, ann).post("/api/tables", OPTIONS)
        assert refused.code == "too_many_tables"


@OURS
async def test_who_asks_all_processes_at_once_gets_no_more_tables(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann Ten")).token
    asked = [two.at(number % 2, ann).post("/api/tables", OPTIONS) for number in range(10)]
    answers = await asyncio.gather(*asked)
    assert sorted(one.status for one in answers) == [201] * 3 + [429] * 7


@OURS
async def test_who_joins_at_all_processes_at_once_gets_no_more_seats(two: Two) -> None:
    hosts = [(await two.at(0).arrive(f"Host{'abc'[i]} Eleven")).token for i in range(3)]
    codes = [await two.table(i % 2, host) for i, host in enumerate(hosts * 2)]
    ann = (await two.at(0).arrive("Ann Eleven")).token
    ways = [{"way": two.way_of(code)} for code in codes]
    asked = [
        two.at(i % 2, ann).post(f"/api/tables/{code}/join", params=ways[i])
        for i, code in enumerate(codes)
    ]
    answers = await asyncio.gather(*asked)
    assert sorted(one.status for one in answers) == [200] * 3 + [429] * 3


@OURS
async def test_a_seat_that_was_given_up_is_free_for_another_at_once(two: Two) -> None:
    ann, ben = [(await two.at(0).arrive(name)).token for name in ("Ann Twelve", "Ben Twelve")]
    codes = [await two.table(0, ann) for _ in range(3)]
    way = {"way": two.way_of(codes[0])}
    await two.at(0, ben).post(f"/api/tables/{codes[0]}/join", params=way)
    assert (await two.at(1, ann).post("/api/tables", OPTIONS)).code == "too_many_tables"
    left = await two.at(0, ann).post(f"/api/tables/{codes[0]}/leave", params=way)
    assert left.status == 204
    assert (await two.at(1, ann).post("/api/tables", OPTIONS)).status == 201


@OURS
async def test_a_table_left_at_another_process_makes_place_for_a_new_one(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann Thirteen")).token
    codes = [await two.table(0, ann) for _ in range(3)]
    async with two.at(0).socket(params={"way": two.way_of(codes[1])}) as talk:
        assert (await hello(talk, codes[1], ann))["type"] == "welcome"

    async def is_left() -> bool:
        mine = await two.served[1].context.bus.of_person(person)
        return [one.code for one in mine if one.left] == [codes[1]]

    person = (await two.at(1, ann).get("/api/me")).body["id"]
    await until(is_left)
    new = await two.table(1, ann)
    mine = (await two.at(0, ann).get("/api/me/tables")).body["tables"]
    assert {one["code"] for one in mine} == {codes[0], codes[2], new}


@OURS
async def test_who_is_being_forgotten_is_given_no_seat_anywhere(two: Two) -> None:
    ann = await two.at(0).arrive("Ann Fourteen")
    person = (await ann.get("/api/me")).body["id"]
    await two.table(1, ann.token)
    houses = [served.context.house for served in two.served]
    assert (await ann.ask("DELETE", "/api/me")).status == 204
    assert await houses[1].services.bus.of_person(person) == []

    async def is_known() -> bool:
        return person in houses[1].person_tables._forgotten

    await until(is_known)
    with pytest.raises(HouseError, match="bad_token"):
        await houses[1].create(Person(person, "Ann Fourteen"), TableOptions(game=GAME, seats=2))


@OURS
async def test_who_holds_somebody_and_is_gone_holds_them_no_longer(
    two: Two, postgres: Cluster
) -> None:
    bus, other = [served.context.bus for served in two.served]
    assert await bus.hold("somebody")
    assert not await other.hold("somebody")
    assert await bus.hold("somebody")
    postgres.sql("UPDATE together.facedown_held SET since = 0 WHERE person = 'somebody'")
    assert await other.hold("somebody")
    await bus.let_go("somebody")  # it is not its any more
    assert not await bus.hold("somebody")
    await other.let_go("somebody")
    assert await bus.hold("somebody")


@OURS
async def test_nobody_waits_for_ever_for_a_process_that_holds_them(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "HELD_TIMES", 2)
    ann = await two.at(0).arrive("Ann Sixteen")
    person, other = (await ann.get("/api/me")).body["id"], two.served[1].context.bus
    assert await other.hold(person)
    assert (await ann.post("/api/tables", OPTIONS)).code == "come_back"
    await other.let_go(person)
    assert (await ann.post("/api/tables", OPTIONS)).status == 201


@OURS
async def test_quick_play_finds_an_open_table_of_another_process(two: Two) -> None:
    ann, ben = [(await two.at(0).arrive(name)).token for name in ("Ann Five", "Ben Five")]
    game = list(GAMES)[1]
    code = await two.table(0, ann, game=game)
    async with two.at(0).socket(params={"way": two.way_of(code)}) as talk:
        assert (await hello(talk, code, ann))["type"] == "welcome"

        async def is_sent() -> bool:
            asked = {"game": game}
            answer = await two.at(1, ben).post("/api/quick", asked, allow_redirects=False)
            return answer.status == 307

        # Until the other process knows of it, one gets a table of one's own.
        await until(is_sent)
        way = {"way": two.way_of(code)}
        joined = await two.at(0, ben).post("/api/quick", {"game": game}, params=way)
        assert joined.body["code"] == code


@OURS
async def test_admins_see_the_tables_and_people_of_all_processes(two: Two) -> None:
    await settled(two)
    ann, ben = [(await two.at(0).arrive(name)).token for name in ("Ann Fifteen", "Ben Fifteen")]
    codes = [await two.table(number, token) for number, token in enumerate((ann, ben))]
    async with AsyncExitStack() as stack:
        for number, (code, token) in enumerate(zip(codes, (ann, ben), strict=True)):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            way = {"way": two.way_of(code)}
            talk = two.at(number).socket(params=way, headers=headers)
            said = await hello(await stack.enter_async_context(talk), code, token)
            assert said["type"] == "welcome"
        for number in (0, 1):

            async def is_listed(number: int = number) -> bool:
                found = (await two.at(number, two.secret).get("/api/admin/tables")).body["tables"]
                now = {one["table"]["code"]: one["connected"] for one in found}
                return [now.get(code) for code in codes] == [1, 1]

            await until(is_listed)
            people = (await two.at(number, two.secret).get("/api/admin/people")).body["people"]
            assert {(one["name"], one["table"], one["address"]) for one in people} == {
                ("Ann Fifteen", codes[0], "192.0.2.0"),
                ("Ben Fifteen", codes[1], "192.0.2.1"),
            }
            now = (await two.at(number, two.secret).get("/api/admin")).body
            listed = (await two.at(number, two.secret).get("/api/admin/tables")).body["tables"]
            assert (now["people"], now["tables"]) == (2, len(listed))


@OURS
async def test_it_is_said_that_a_process_does_not_answer(two: Two, postgres: Cluster) -> None:
    postgres.sql(
        "INSERT INTO together.facedown_processes (process, seen)"
        " VALUES ('silent', extract(epoch FROM clock_timestamp()))"
    )
    assert await two.served[0].context.bus.others() == 2
    answer = await two.at(0, two.secret).get("/api/admin/people")
    assert (answer.status, answer.body["silent"]) == (200, 1)
    postgres.sql("DELETE FROM together.facedown_processes WHERE process = 'silent'")
    assert await two.served[0].context.bus.others() == 1
    answer = await two.at(0, two.secret).get("/api/admin/people")
    assert (answer.status, answer.body["silent"]) == (200, 0)


@OURS
async def test_tables_of_the_dead_are_not_in_memory(two: Two, postgres: Cluster) -> None:
    bus = two.served[0].context.bus
    before = await bus.everywhere()
    postgres.sql(
        "INSERT INTO together.facedown_open (code, process, since, here)"
        " VALUES ('ZZZZZZ', 'dead', extract(epoch FROM clock_timestamp()), 7)"
    )
    assert await bus.everywhere() == before
    postgres.sql("DELETE FROM together.facedown_open WHERE code = 'ZZZZZZ'")


@OURS
async def test_names_tokens_and_notices_are_heard_everywhere(two: Two) -> None:
    ann = await two.at(0).arrive("Ann Six")
    assert (await two.at(1, ann.token).get("/api/me")).body["name"] == "Ann Six"
    assert (await ann.ask("PATCH", "/api/me", {"name": "Anna Six"})).status == 200

    async def is_renamed() -> bool:
        me = await two.at(1, ann.token).get("/api/me")
        return bool(me.body["name"] == "Anna Six")

    await until(is_renamed)
    code = await two.table(1, ann.token)
    async with two.at(1).socket(params={"way": two.way_of(code)}) as talk:
        assert (await hello(talk, code, ann.token))["type"] == "welcome"
        office = two.served[0].context.office
        await office.give_notice("ana", "Down at nine.", 1.0)
        assert (await talk.hear_of("notice"))["text"] == "Down at nine."
        await office.give_notice("ana", "", 0.0)
        await ann.post("/api/me/revoke")
        assert (await talk.hear_of("goodbye"))["code"] == "bad_token"
    assert (await two.at(1, ann.token).get("/api/me")).code == "bad_token"


@OURS
async def test_what_was_not_heard_is_found_out(two: Two, postgres: Cluster) -> None:
    """Whoever was cut off from the database asks it about everybody again."""
    ann = (await two.at(0).arrive("Ann Nine")).token
    code = await two.table(0, ann)
    async with two.at(0).socket(params={"way": two.way_of(code)}) as talk:
        assert (await hello(talk, code, ann))["type"] == "welcome"
        postgres.sql("UPDATE together.people SET generation = 1 WHERE name = 'Ann Nine'")
        assert (await two.at(0, ann).get("/api/me")).status == 200  # nobody has told it
        postgres.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query = 'LISTEN \"facedown together\"'"
        )
        assert (await talk.hear_of("goodbye"))["code"] == "come_back"
    assert (await two.at(0, ann).get("/api/me")).code == "bad_token"


@pytest.mark.slow
@OURS
async def test_tables_that_nobody_has_are_taken_over(two: Two, postgres: Cluster) -> None:
    ann = (await two.at(0).arrive("Ann Seven")).token
    code = await two.table(0, ann)
    house, other = two.served[0].context.house, two.served[1].context.house
    await house.neighbours.hand_over(house.rooms[code])
    await house.services.bus.release([code])
    assert code not in await other.services.bus.adopt()  # it may be on its way to somebody
    postgres.sql(f"UPDATE together.facedown_open SET since = 0 WHERE code = '{code}'")
    await other.rebuild(await other.services.bus.adopt())

    async def is_there() -> bool:
        return (code in house.rooms) != (code in other.rooms)  # either may have looked just now

    await until(is_there)


@pytest.mark.slow
@OURS
@pytest.mark.parametrize("how", ["Online", "Reloaded"])
async def test_nobody_finds_undone_what_they_have_been_shown(
    two: Two, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Who has a table goes on with it until it hears that another process has taken it."""
    ann, ben = [(await two.at(0).arrive(f"{name} {how}")).token for name in ("Ann", "Ben")]
    code = await two.table(0, ann)
    assert (await two.at(0, ben).post(f"/api/tables/{code}/join", {})).status == 200
    assert (await two.at(0, ann).post(f"/api/tables/{code}/start")).status == 200
    before = two.served[0].context.house.neighbours

    monkeypatch.setattr(before, "_taken", nothing)
    monkeypatch.setattr(before, "_agree", nothing)
    way = {"way": two.way_of(code)}
    async with two.at(0).socket(params=way) as talk:
        shown = (await hello(talk, code, ann))["shown"]
        while not shown.get("moves"):
            shown = await talk.hear_of("shown")
        async with two.at(1).socket(params=way) as other:
            assert (await hello(other, code, ben))["type"] == "welcome"  # it has read the log
            move = {"id": "a", "move": shown["moves"][0], "answering": shown["n"]}
            await talk.say(type="move", **move)
            while shown.get("id") != "a":
                shown = await talk.hear_of("shown")
    seen = shown["n"] if how == "Online" else 0  # as a page that was loaded again says
    async with two.at(1).socket(params=way) as talk:
        told = await hello(talk, code, ann, seen=seen)
        assert (told["type"], told["code"]) == ("goodbye", "come_back")
        assert 0 < told["again_ms"] < 1000  # the table is there in a moment
    async with two.at(1).socket(params=way) as talk:
        told = await hello(talk, code, ann, seen=seen)
        assert told["shown"]["n"] >= shown["n"]


@pytest.mark.slow
@OURS
async def test_what_happens_while_the_log_is_looked_at_disturbs_nobody(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who says to have seen more could have everybody at a table sent away."""
    ann = (await two.at(0).arrive("Ann Meanwhile")).token
    code = await two.table(0, ann)
    house = two.served[0].context.house
    room, read = house.rooms[code], house.services.store.read

    async def read_late(table: str, first: int = 1) -> list[bytes]:
        room.make_ready(0)
        await room.settled()
        return await read(table, first)

    before = room.evening.number
    monkeypatch.setattr(house.services.store, "read", read_late)
    await house.neighbours.check_log(room)
    assert room.evening.number > before
    assert not room.outbox.is_broken


class SlowToLoad:
    """A process that has claimed a table and read its log, and does not have it before `go`."""

    def __init__(self, two: Two, monkeypatch: pytest.MonkeyPatch, number: int, code: str) -> None:
        self.house = two.served[number].context.house
        self.has_read, self.has_heard, self._may_go = [asyncio.Event() for _ in range(3)]
        self._monkeypatch = monkeypatch
        store = self.house.services.store
        acknowledged = store.acknowledged

        async def slowly(table: str) -> dict[int, int]:
            self.has_read.set()
            await self._may_go.wait()
            return await acknowledged(table)

        monkeypatch.setattr(store, "acknowledged", slowly)
        self._loading = asyncio.create_task(self.house.find(code))

    def hears(self, name: str) -> None:
        """Note when it hears something of another process."""
        heard = getattr(self.house.neighbours, name)

        async def note(about: str) -> None:
            self.has_heard.set()
            await heard(about)

        self._monkeypatch.setattr(self.house.neighbours, name, note)

    async def go(self) -> Room:
        await self.has_heard.wait()
        self._may_go.set()
        return await self._loading


@pytest.mark.slow
@OURS
async def test_a_table_that_is_taken_while_it_is_loaded_is_let_go(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes had it until one of them looked, seconds later."""
    ann = (await two.at(1).arrive("Ann Both")).token
    code = await two.table(1, ann)
    loading = SlowToLoad(two, monkeypatch, 0, code)
    house, other = loading.house, two.served[1].context.house
    monkeypatch.setattr(house.neighbours, "_agree", nothing)
    await loading.has_read.wait()

    async def is_gone() -> bool:
        return code not in other.rooms

    await until(is_gone)
    loading.hears("_taken")
    await other.find(code)
    await loading.go()

    async def is_let_go() -> bool:
        return code not in house.rooms

    await until(is_let_go)
    assert code in other.rooms


@pytest.mark.slow
@OURS
async def test_a_log_that_grows_while_it_is_loaded_is_read_again(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was heard of it before the table was there was forgotten."""
    ann = (await two.at(1).arrive("Ann Longer")).token
    code = await two.table(1, ann)
    other = two.served[1].context.house
    before = other.rooms[code]
    monkeypatch.setattr(other.neighbours, "_taken", nothing)
    monkeypatch.setattr(other.neighbours, "_agree", nothing)
    loading = SlowToLoad(two, monkeypatch, 0, code)
    await loading.has_read.wait()
    before.make_ready(0)
    await before.settled()
    number = before.evening.number
    loading.hears("_longer")
    await other.neighbours.hand_over(before)
    await loading.has_heard.wait()
    late = asyncio.create_task(loading.house.find(code))
    await asyncio.sleep(0)
    room = await loading.go()
    assert room.evening.number < number
    with pytest.raises(HouseError, match="come_back"):
        await late  # nobody would tell who is let in now that they are to come back

    async def is_broken() -> bool:
        return room.outbox.is_broken

    await until(is_broken)
    assert (await loading.house.find(code)).evening.number >= number


async def unheard(two: Two, monkeypatch: pytest.MonkeyPatch, name: str) -> tuple[str, Room]:
    """A token, and a table of the first process, which hears nothing of it from others."""
    ann = (await two.at(0).arrive(name)).token
    house = two.served[0].context.house
    room = house.rooms[await two.table(0, ann)]
    monkeypatch.setattr(house.neighbours, "_taken", nothing)
    monkeypatch.setattr(house.neighbours, "_agree", nothing)
    return ann, room


@pytest.mark.slow
@OURS
async def test_a_process_that_was_cut_off_does_not_delete_a_table_of_another(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody ever came to the table there: it deleted the log, with people at the table."""
    house, other = [served.context.house for served in two.served]
    ann, room = await unheard(two, monkeypatch, "Ann Deserted")
    code = room.evening.code
    async with two.at(1).socket(params={"way": two.way_of(code)}) as talk:
        assert (await hello(talk, code, ann))["type"] == "welcome"
        await house._desert(room)
        assert await house.services.store.read(code)
        assert code not in house.rooms
        await talk.say(type="ready")
        assert (await talk.hear_of("table"))["type"] == "table"
        assert not other.rooms[code].outbox.is_broken


@pytest.mark.slow
@OURS
async def test_a_table_that_is_taken_while_it_is_deleted_stays(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was this process's when it asked, and another's when it deleted the log."""
    house, other = [served.context.house for served in two.served]
    ann, room = await unheard(two, monkeypatch, "Ann Dropped")
    code = room.evening.code
    async with two.at(1).socket(params={"way": two.way_of(code)}) as talk:
        assert (await hello(talk, code, ann))["type"] == "welcome"
        await talk.say(type="ready")
        assert (await talk.hear_of("table"))["type"] == "table"
        number = other.rooms[code].evening.number

        async def has_not(_room: Room) -> bool:
            return False

        monkeypatch.setattr(house.neighbours, "took", has_not)
        with pytest.raises(Conflict):
            await house._desert(room)
        assert len(await house.services.store.read(code)) == number


@pytest.mark.slow
@OURS
async def test_who_says_to_have_seen_more_than_there_is_disturbs_nobody(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann Boaster")).token
    code = await two.table(0, ann)
    way = {"way": two.way_of(code)}
    async with two.at(0).socket(params=way) as talk, two.at(0).socket(params=way) as other:
        assert (await hello(talk, code, ann))["type"] == "welcome"
        assert (await hello(other, code, seen=1000))["type"] == "welcome"
        await talk.say(type="ready")
        assert (await talk.hear_of("table"))["type"] == "table"


@pytest.mark.slow
@OURS
async def test_a_process_that_drains_opens_no_table_and_says_so(two: Two) -> None:
    ann = (await two.at(0).arrive("Ann Eight")).token
    house = two.served[0].context.house
    house.is_draining = True
    try:
        assert (await two.at(0).get("/health")).status == 404
        assert (await two.at(0, ann).post("/api/tables", OPTIONS)).status == 503
        assert (await two.at(1).get("/health")).status == 200
    finally:
        house.is_draining = False


@pytest.mark.slow
@OURS
async def test_the_client_of_the_docs_finds_the_way_to_its_table(two: Two) -> None:
    """It was told to come back by another way, and ended with a traceback."""
    async with asyncio.timeout(60):
        over = await doc_client("way").play(two.at(0).url, "tres-cartas", {"limit": "30"})
    assert over["stage"] == "over"


# -- real ones -------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_people_are_back_after_a_kill_and_notice_no_drain(
    postgres_url: str, tmp_path: Path
) -> None:
    if not has_haproxy():
        pytest.skip("HAProxy is not installed here: tools/setup haproxy")
    with processes(2, postgres_url, tmp_path, bot_processes=1) as running:
        async with ClientSession() as session:
            ann = await Client(session, running.address).arrive("Ann")
            code = (await ann.post("/api/quick", {"game": GAME, "open": False})).body["code"]
            metrics = await Client(session, running.address).get("/metrics")
            assert (metrics.status, type(metrics.body)) == (404, str)  # the proxy's own answer
            table = f"/api/tables/{code}"
            address = str((await ann.ask("GET", table, allow_redirects=False)).headers["Location"])
            way = {"way": address.partition("=")[2]}
            seen = await _back(ann, way, code)
            first = await _process_of(session, running.ports)
            running.kill(first)
            assert await _back(ann, way, code) >= seen
            running.start(first)
            running.wait(first)
            # The proxy sends them there again once it has seen that it is back.
            async with asyncio.timeout(30):
                while await _process_of(session, running.ports) != first:
                    await _back(ann, way, code)
            async with asyncio.timeout(30), ann.socket(params=way) as talk:
                await hello(talk, code, ann.token)
                running.signal(first, signal.SIGTERM)
                goodbye = await talk.hear_of("goodbye")
            assert goodbye["code"] == "come_back"
            assert goodbye["again_ms"] < 1000
            await asyncio.sleep(goodbye["again_ms"] / 1000)
            async with ann.socket(params=way) as talk:  # the first try finds the other process
                assert (await hello(talk, code, ann.token))["type"] == "welcome"
            assert code not in (tmp_path / "haproxy.log").read_text()


async def _back(ann: Client, way: dict[str, str], code: str) -> int:
    """How far somebody sees when they are back at their table."""
    async with asyncio.timeout(30):
        while True:
            try:
                async with ann.socket(params=way) as talk:
                    said = await hello(talk, code, ann.token)
                    if said["type"] == "welcome":
                        return int(said["shown"]["n"])
            except (ClientConnectionError, WSServerHandshakeError):
                pass
            await asyncio.sleep(0.1)


async def _process_of(session: ClientSession, ports: list[int]) -> int:
    """Which process alone has a table, once one has."""
    while True:
        health = [
            await Client(session, f"http://127.0.0.1:{port}").get("/health") for port in ports
        ]
        having = [number for number, one in enumerate(health) if one.body["tables"]]
        if len(having) == 1:
            return having[0]
        await asyncio.sleep(0.05)
