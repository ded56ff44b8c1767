"""Bad moments: races, pauses that nobody ends, disks that fail, people who ask again and again."""

import asyncio
import gc
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.house.party import Client, open_house, person, sit_down
from tests.server.steady import SteadyBots, waiting_for_shares

from facedown.core.seats import WATCHER
from facedown.match import log, timing, wire
from facedown.match.evening import Evening
from facedown.match.match import Match
from facedown.match.round import Entry, Round
from facedown.match.seating import Chair
from facedown.server import outbox
from facedown.server.bot_seats import BotSeats
from facedown.server.bots import Chosen, Situation
from facedown.server.errors import HouseError
from facedown.server.guests import Guest
from facedown.server.house import House
from facedown.server.outbox import Outbox
from facedown.server.people import Person
from facedown.server.reactions import Reactions
from facedown.server.room import Room
from facedown.server.store import Record, StoreFailed

ANA, BEA, CAL = person("Ana"), person("Bea"), person("Cal")


# -- bots that fail --------------------------------------------------------------------------------


class BadBots(SteadyBots):
    """Bots that cannot be asked, or that choose what is no move."""

    def __init__(self, choice: bytes | None) -> None:
        super().__init__()
        self.choice = choice

    def choose(self, about: Situation, level: str, character: str = "") -> asyncio.Future[Chosen]:
        if self.choice is None:
            raise ZeroDivisionError
        answer = asyncio.get_running_loop().create_future()
        answer.set_result(Chosen(self.choice))
        return answer


@pytest.mark.parametrize("others", [[], [BEA]])
@pytest.mark.parametrize("choice", [None, b'{"type":"nonsense"}', b'{"no":"type"}'])
async def test_bots_that_fail_keep_no_table_from_going_on(
    tmp_path: Path, others: list[Person], choice: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table stood still for good: the failure came before the one timer was set."""
    monkeypatch.setattr(timing, "MIN_WITH_BOTS", 0.05)
    failed: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, about: failed.append(about.get("exception")))
    clocks = wire.ClockOptions(turn=0.1, reaction=0.1, setup=0.1)
    options = wire.TableOptions(
        game="tres-cartas", seats=2 + len(others), bots=["sharp"], clocks=clocks
    )
    async with open_house(tmp_path, bots=False, pool=BadBots(choice)) as house:
        # Not monkeypatch: it ends after the house, and would put back the house's own patch.
        with waiting_for_shares(0.05):
            code = (await house.create(ANA, options)).code
            for other in others:
                await house.join(other, code)
            client = await Client(house, ANA, code).connect()
            client.plays = not others
            await house.start(ANA, code)
            assert client.room is not None
            evening = client.room.evening
            await client.until(
                lambda _: evening.round is not None and len(evening.round.entries) > 5
            )
    assert bool(failed) == (choice is None)
    assert client.plays or not client.of("refused")


# -- races in the lobby ----------------------------------------------------------------------------


@pytest.mark.slow
async def test_who_asks_for_two_seats_at_once_gets_one(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=4))
        await asyncio.gather(*[house.join(BEA, info.code, seat) for seat in (1, 2)])
        chairs = (await house.find(info.code)).evening.seating.chairs
        assert sum(chair.person == BEA.id for chair in chairs) == 1


async def test_who_opens_many_tables_at_once_gets_as_many_as_may_be(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        asked = [house.create(ANA, wire.TableOptions(game="cambio", seats=2)) for _ in range(14)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in answers if isinstance(one, HouseError)]
        assert {error.code for error in refused} == {"too_many_tables"}
        assert len(house.person_tables.here(ANA)) == house.person_tables.most


async def test_quick_play_leaves_a_table_alone_where_nobody_is(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        options = wire.TableOptions(game="vinto", seats=4, public=True)
        deserted = await house.create(BEA, options)
        assert (await house.quick(CAL, "vinto", "relaxed")).code != deserted.code


async def test_who_hangs_up_while_a_table_is_looked_for_leaves_no_error_behind(
    tmp_path: Path,
) -> None:
    noticed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: noticed.append(about))
    async with open_house(tmp_path, bots=False) as house:
        asking = asyncio.create_task(house.find("ZZZZZZ"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking, *house._loading.values()])
        assert not house._loading
    gc.collect()
    assert not noticed


# -- pauses ----------------------------------------------------------------------------------------


async def _pause(*clients: Client) -> None:
    for client in clients:
        client.say({"type": "pause", "on": True})
    await clients[0].until(lambda one: one.table["paused"])


async def test_a_pause_stops_the_clock_whatever_happens_in_it(tmp_path: Path) -> None:
    """G-09: nobody's time is up because somebody came back while the table paused."""
    now = [1000.0]
    clocks = wire.ClockOptions(turn=30, setup=30, abandon=0.05)
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        assert ana.room is not None
        before = ana.room.evening.clock()
        assert before is not None
        await _pause(ana, bea)
        bea.leave()
        now[0] += 500
        await ana.until(lambda one: one.table["seats"][1]["stand_in"])
        await Client(house, BEA, bea.code).connect()
        now[0] += 1
        ana.say({"type": "pause", "on": False})
        after = ana.room.evening.clock()
        assert after is not None
        assert after.until - before.until == 501


async def test_a_pause_ends_when_nobody_is_left_to_end_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", options={"limit": "30"})
        watcher = await Client(house, None, ana.code).connect()
        await _pause(ana, bea)
        ana.say({"type": "resign"})
        bea.say({"type": "resign"})
        await watcher.until(lambda one: one.table.get("records"))


async def test_a_match_that_nobody_comes_back_to_is_closed_after_a_week(tmp_path: Path) -> None:
    now = [1000.0]
    clocks = wire.ClockOptions(turn=0, reaction=0, setup=0, abandon=0)
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        now[0] += 5
        ana.leave()
        bea.leave()
        now[0] += 6 * 86_400
        await house.sweep()
        assert ana.code in house.rooms
        now[0] += 2 * 86_400
        await house.sweep()
        assert ana.code not in house.rooms


async def test_a_full_house_lets_go_of_a_match_that_has_slept_for_an_hour(tmp_path: Path) -> None:
    now = [1000.0]
    clocks = wire.ClockOptions(turn=0, reaction=0, setup=0, abandon=0)
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_tables=1) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        now[0] += 7200
        await house.sweep()
        assert ana.code in house.rooms, "somebody is there"
        ana.leave()
        bea.leave()
        now[0] += 1800
        await house.sweep()
        assert ana.code in house.rooms
        now[0] += 3600
        await house.sweep()
        assert ana.code not in house.rooms


# -- asking again ----------------------------------------------------------------------------------


@pytest.mark.slow
async def test_what_a_bot_saw_in_ones_place_is_shown_once(tmp_path: Path) -> None:
    """G-04: staying silent about it is no way to see it for the rest of the round."""
    now = [1000.0]
    clocks = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=4, abandon=0.1)

    async def back(house: House, code: str) -> list[int]:
        """Come back from zero, and how long cards are shown."""
        again = await Client(house, BEA, code).connect()
        await again.until(lambda one: one.messages)
        again.leave()
        return [one["ms"] for one in again.messages[0]["shown"]["events"] if "ms" in one]

    async with open_house(tmp_path, clock=lambda: now[0]) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", game="vinto", clocks=clocks)
        bea.leave()
        now[0] += 60
        await ana.until(lambda one: 1 in one.shown["screen"]["ready"])
        now[0] += 60
        assert set(await back(house, bea.code)) == {4000}
        now[0] += 3
        assert set(await back(house, bea.code)) == {1000}
        now[0] += 2
        assert await back(house, bea.code) == []


async def test_coming_back_is_no_way_to_talk_more(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        for _ in range(3):
            again = await Client(house, ANA, ana.code).connect()
            for _ in range(6):
                again.say({"type": "phrase", "phrase": "thanks"})
        assert len(bea.of("said")) == 6


async def test_one_hint_at_a_time(tmp_path: Path) -> None:
    """The bots' processes think for every table."""
    clocks = wire.ClockOptions(turn=0, reaction=0, setup=0, abandon=0)
    async with open_house(tmp_path) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=clocks, hints=True)
        for number in range(20):
            ana.say({"type": "hint", "id": f"h{number}"})
        assert house.services.bots.waiting <= 1
        assert {one["code"] for one in ana.of("refused")} == {"too_fast"}
        await ana.until(lambda one: one.of("hinted"))
        ana.say({"type": "hint", "id": "again"})
        await ana.until(lambda one: len(one.of("hinted")) == 2)


# -- the disk, and restarts ------------------------------------------------------------------------


async def test_who_comes_while_the_disk_fails_is_not_shown_what_is_not_on_it(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        store, seen = house.services.store, ana.seen
        append, unheard = store.append, store.unheard

        def fail(table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(StoreFailed("database_failed"))
            return failed

        async def meanwhile(person: str) -> frozenset[str]:
            store.append = fail  # type: ignore[method-assign]
            ana.move(ana.shown["moves"][0])
            await asyncio.sleep(0)
            store.append = append  # type: ignore[method-assign]
            return await unheard(person)

        store.unheard = meanwhile  # type: ignore[method-assign]
        again = await Client(house, BEA, bea.code).connect()
        await again.until(lambda one: one.messages)
        assert ana.closed == ["come_back"]
        assert again.seen == seen
        assert again.room is not None
        assert not again.room.outbox.is_broken


async def test_who_waited_for_a_table_is_not_let_in_when_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was handed over before they were woken: nobody would have told them anything there."""
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        await house.rooms[ana.code].settled()
        house._let_go(house.rooms[ana.code])

        def gone(evening: Evening) -> None:
            asyncio.get_running_loop().call_soon(house._let_go, house.rooms[evening.code])

        monkeypatch.setattr(house.person_tables, "note", gone)
        with pytest.raises(HouseError, match="come_back"):
            await house.find(ana.code)


@pytest.mark.parametrize(("fails", "told"), [(False, "resigned"), (True, "come_back")])
async def test_a_goodbye_waits_for_the_disk(tmp_path: Path, fails: bool, told: str) -> None:
    """Who resigned is told so when it is true for good, and to come back if it is not."""
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        store, append = house.services.store, house.services.store.append
        disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        store.append = lambda *_: disk  # type: ignore[method-assign]
        ana.say({"type": "resign"})
        await asyncio.sleep(0.02)
        assert not ana.of("goodbye")
        if fails:
            disk.set_exception(StoreFailed("database_failed"))
        else:
            disk.set_result(None)
        await ana.until(lambda one: one.closed)
        store.append = append  # type: ignore[method-assign]
        assert ana.of("goodbye")[-1]["code"] == told


async def test_what_seats_do_in_one_turn_is_one_append_and_told_once(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2))
        await house.join(BEA, info.code)
        ana, bea = [await Client(house, one, info.code).connect() for one in (ANA, BEA)]
        await ana.until(lambda one: one.table["seats"][1]["here"])
        store, append = house.services.store, house.services.store.append
        groups: list[Sequence[bytes]] = []

        def count(table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
            groups.append(entries)
            return append(table, first, entries)

        store.append = count  # type: ignore[method-assign]
        before = len(ana.of("table"))
        for client in (ana, bea):
            client.say({"type": "ready"})
        await ana.until(lambda one: one.table["stage"] == "shuffling")
        store.append = append  # type: ignore[method-assign]
        (entries,) = groups
        kinds = [type(log.read(entry)) for entry in entries]
        assert kinds == [log.BecameReady, log.BecameReady, log.Began]
        assert len(ana.of("table")) == before + 1


async def test_one_table_that_cannot_be_rebuilt_does_not_keep_the_others_away(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        for one in (ANA, BEA, CAL):
            await house.create(one, wire.TableOptions(game="cambio", seats=2))
        first, *others = await house.services.store.running()
        room = await house.find(first)
        room.do(log.Closed(at=1.0, why="left"))  # and the power fails here
        await room.settled()
    with capture_logs() as written:
        async with open_house(tmp_path, bots=False) as house:
            for _ in range(3000):
                await asyncio.sleep(0.02)
                if len(house.rooms) == len(others):
                    break
            assert set(house.rooms) == set(others)
            assert await house.services.store.running() == others
    # It had been closed, only not marked as such yet: nobody need hear of that.
    assert written == []


@pytest.mark.slow
async def test_no_rematch_begins_before_the_match_is_kept(tmp_path: Path) -> None:
    """What a crash interrupts there is found again; another match would have covered it."""
    async with open_house(tmp_path) as house:

        async def never(record: Record) -> bool:
            await asyncio.sleep(60)
            return True

        house.services.store.add_record = never  # type: ignore[method-assign]
        ana, bea = await sit_down(house, "Ana", "Bea", game="vinto", options={"end": "rounds(1)"})
        for client in (ana, bea):
            client.plays = True
            client._play()
        await ana.until(lambda one: one.table["stage"] == "over")
        for one in (ANA, BEA):
            await house.rematch(one, ana.code)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(house.start(ANA, ana.code), 0.1)
        assert (await house.info(ana.code, ANA)).stage == "over"
    async with open_house(tmp_path) as house:
        again = await Client(house, ANA, ana.code).connect()
        await again.until(lambda one: one.table.get("records"))
        await again.until(lambda one: one.table["stage"] != "over")


@pytest.mark.slow
async def test_closed_tables_leave_nothing_behind(tmp_path: Path) -> None:
    """Without waiting for the collector of circles: a house opens and closes tables all day."""
    kinds = (Room, Evening, Chair, Round, Entry, Match, Outbox, Reactions, BotSeats)

    def alive() -> list[object]:
        return [one for one in gc.get_objects() if isinstance(one, kinds)]

    async with open_house(tmp_path) as house:
        gc.collect()
        gc.disable()
        others = set(map(id, alive()))
        try:
            for bots in (0, 0, 1, 1):
                await _play_and_leave(house, bots)
            assert not house.rooms
            for _ in range(600):  # what was asked of the disk and the bots may still come back
                await asyncio.sleep(0.05)
                left = Counter(type(one).__name__ for one in alive() if id(one) not in others)
                if not left:
                    break
            assert not left
        finally:
            gc.enable()


async def _play_and_leave(house: House, bots: int) -> None:
    clients = await sit_down(
        house, "Ana", "Bea", seats=2 + bots, bots=["sharp"] * bots, options={"limit": "30"}
    )
    for client in clients:
        client.plays = True
        client._play()
    for client in clients:
        await client.until(lambda one: one.table["records"])
    for client in clients:
        assert client.person is not None
        await house.leave(client.person, client.code)
        client.room = None


# -- who does not read -----------------------------------------------------------------------------


class Full(Client):
    """A socket that is cut off in the middle of being told something, as one that does not read."""

    def send(self, data: bytes) -> None:
        assert self.room is not None
        self.room.disconnect(self)


async def test_who_is_cut_off_while_being_told_something_takes_nobody_along(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        assert ana.room is not None

        def watch() -> None:
            assert ana.room is not None
            for name in ("Cal", "Dan"):
                full = Full(house, person(name), ana.code)
                full.room = ana.room
                ana.room.guests.add(Guest(full, full.person, WATCHER), 0.0)

        room, post = ana.room, ana.room.outbox.post
        tellings: list[Callable[[], None]] = [
            lambda: ana.say({"type": "phrase", "phrase": "thanks"}),
            lambda: house.stood_still(1.0),
            lambda: post(room._telling.table()),
            lambda: post(room._telling.again(0.0)),
        ]
        for tell in tellings:
            watch()
            tell()
            assert [guest.connection for guest in ana.room.guests] == [ana, bea]


async def test_what_waits_for_a_disk_that_hangs_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MAX_WAITING_BYTES", 20_000)
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        store, append = house.services.store, house.services.store.append
        disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        store.append = lambda *_: disk  # type: ignore[method-assign]
        ana.move(ana.shown["moves"][0])
        seen = len(ana.frames)
        for _ in range(1000):
            ana.say({"type": "try", "id": "t", "move": {"type": "look", "slot": 9}})
        try:
            await ana.until(lambda one: one.closed)
        finally:
            disk.cancel()
            store.append = append  # type: ignore[method-assign]
        assert ana.closed == ["come_back"]
        assert len(ana.frames) == seen + 1, "nothing but the goodbye"
        again = await Client(house, ana.person, ana.code).connect()
        assert again.seat == 0
