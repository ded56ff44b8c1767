"""A house that is filled, or whose disk fails: what it lets go, and what it goes on with."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.house.party import Client, damage_one_of_three, open_house, person, sit_down
from tests.server.store.conftest import until, writing

from facedown.match import wire
from facedown.server import shares
from facedown.server.errors import HouseError
from facedown.server.house import AT_ONCE, MAX_LISTED, House
from facedown.server.store import Damaged, Record, StoreFailed

ANA, BEA, CAL = person("Ana"), person("Bea"), person("Cal")
NO_CLOCKS = wire.ClockOptions(turn=0, reaction=0, setup=0, abandon=0)
MINUTE = 60.0


async def begin(house: House, count: int, name: str = "Mallory") -> list[str]:
    """Tables whose match has begun, two people against each other, and where nobody is."""
    codes = []
    for number in range(count):
        host = person(f"{name} {number}")
        options = wire.TableOptions(game="tres-cartas", seats=2, clocks=NO_CLOCKS)
        codes.append((await house.create(host, options)).code)
        await house.join(person(f"{name} {number} too"), codes[-1])
        await house.start(host, codes[-1])
    return codes


async def visit(house: House, code: str) -> Client:
    return await Client(house, None, code).connect()


# -- tables that nobody comes to -------------------------------------------------------------------


@pytest.mark.slow
async def test_tables_that_nobody_ever_comes_to_go_within_minutes_and_all_at_once(
    tmp_path: Path,
) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        begun = await begin(house, 2 * AT_ONCE + 1)
        somebody = await visit(house, begun[0])
        now[0] += 2 * MINUTE
        await house.sweep()
        assert len(house.rooms) == len(begun), "a page may take a while to load"
        now[0] += 2 * MINUTE
        await house.sweep()
        assert set(house.rooms) == {begun[0]}
        assert somebody.closed == []
        assert await house.services.store.running() == [begun[0]]
        assert await house.services.store.read(begun[1]) == [], "nobody will ask for its log"


async def test_a_match_that_nobody_came_to_is_not_kept_for_its_cards_after_a_restart(
    tmp_path: Path,
) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        (code,) = await begin(house, 1)
        room = house.rooms[code]
        now[0] += 30.0
        room.do(
            shares.next_step(room.evening, now[0])
        )  # the time for shares is over: cards are dealt
        await room.settled()
        assert room.evening.round is not None
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        await house.find(code)
        now[0] += 4 * MINUTE
        await house.sweep()
        assert house.rooms == {}


async def test_a_table_is_without_people_only_since_the_last_of_them_gave_up_the_seat(
    tmp_path: Path,
) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2))
        await house.join(BEA, info.code)
        await Client(house, ANA, info.code).connect()
        now[0] += 20 * MINUTE
        await house.leave(ANA, info.code)
        now[0] += 10 * MINUTE
        await house.sweep()
        assert info.code in house.rooms, "Bea has a quarter of an hour to come"
        now[0] += 10 * MINUTE
        await house.sweep()
        assert info.code not in house.rooms


@pytest.mark.slow
async def test_a_full_house_has_room_again_for_whoever_asks(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_tables=20) as house:
        await begin(house, 20)
        options = wire.TableOptions(game="cambio", seats=2)
        with pytest.raises(HouseError, match="too_many_tables"):
            await house.create(ANA, options)
        now[0] += 30
        house._swept_at = 0.0  # it looked a moment ago, and does not look at every request
        await house.create(ANA, options)
        assert len(house.rooms) == 19, "a tenth is free for others too"


async def test_a_full_house_keeps_a_match_as_long_as_it_was_played(tmp_path: Path) -> None:
    """To look in for a moment keeps a table no longer than not to come at all."""
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0], most_tables=4) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=NO_CLOCKS)
        begun = await begin(house, 3)
        now[0] += 10 * MINUTE
        house.rooms[ana.code].guests.quiet_since = now[0]
        for code in begun:
            visitor = await visit(house, code)
            now[0] += 1
            visitor.leave()
        ana.leave()
        bea.leave()
        now[0] += 5 * MINUTE
        await house.sweep()
        assert ana.code in house.rooms
        assert len(house.rooms) == 3
        await begin(house, 1, "Trudy")
        now[0] += 6 * MINUTE
        for code in set(house.rooms) - {ana.code}:
            await visit(house, code)
        await house.sweep()
        assert ana.code not in house.rooms, "it has been away for longer than it was here"


@pytest.mark.slow
async def test_what_was_played_before_a_restart_still_counts(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=NO_CLOCKS)
        (other,) = await begin(house, 1)
        now[0] += 10 * MINUTE
        ana.move(ana.shown["moves"][0])
        await house.rooms[ana.code].settled()
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        await until(lambda: len(house.rooms) == 2)
        now[0] += 5 * MINUTE
        await house.sweep()
        assert (ana.code in house.rooms, other in house.rooms) == (True, False)


@pytest.mark.slow
async def test_a_match_is_kept_on_record_before_its_table_goes(tmp_path: Path) -> None:
    """The disk was full when it ended, and nobody was there any more."""
    now = [1000.0]
    async with open_house(tmp_path, clock=lambda: now[0]) as house:
        store, add = house.services.store, house.services.store.add_record

        async def fail(record: Record) -> bool:
            raise StoreFailed("disk_full")

        store.add_record = fail  # type: ignore[method-assign]
        ana, bea = await sit_down(house, "Ana", "Bea", game="vinto", options={"end": "rounds(1)"})
        for client in (ana, bea):
            client.plays = True
            client._play()
        await ana.until(lambda one: one.table["stage"] == "over", seconds=30)
        for client in (ana, bea):
            client.leave()
        now[0] += 60 * MINUTE
        await house.sweep()
        assert ana.code in house.rooms
        store.add_record = add  # type: ignore[method-assign]
        await house.sweep()
        assert ana.code not in house.rooms
        assert len(await store.records_of(ANA.id)) == 1


async def test_the_list_of_tables_is_short_and_begins_where_somebody_is(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        options = wire.TableOptions(game="cambio", seats=2, public=True)
        honest = await house.create(ANA, options)
        await Client(house, ANA, honest.code).connect()
        for number in range(MAX_LISTED + 5):
            await house.create(person(f"Mallory {number}"), options)
        listed = await house.tables()
        assert len(listed) == MAX_LISTED
        assert listed[0].code == honest.code
        assert await house.tables(game="vinto") == []


# -- a disk that fails -----------------------------------------------------------------------------


def set_read_only(house: House, *, only: bool) -> None:
    writing(house.services.store).execute(f"PRAGMA query_only = {int(only)}")


async def test_a_table_whose_log_failed_goes_on_when_the_disk_is_back(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        (deserted,) = await begin(house, 1)
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=NO_CLOCKS)
        now[0] += 5
        set_read_only(house, only=True)
        ana.move(ana.shown["moves"][0])
        await bea.until(lambda one: one.closed)
        assert house.rooms[ana.code].outbox.is_broken
        now[0] += 5 * MINUTE
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await house.sweep()
        assert deserted in house.rooms, "nothing is closed that the disk does not know of"
        set_read_only(house, only=False)
        await house.sweep()
        assert set(house.rooms) == {ana.code}
        assert not house.rooms[ana.code].outbox.is_broken
        again = await Client(house, ANA, ana.code).connect()
        again.move(again.shown["moves"][0])
        await again.until(lambda one: one.of("shown"))


async def test_one_table_that_cannot_be_swept_does_not_keep_the_others(tmp_path: Path) -> None:
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        first, *others = await begin(house, 3)

        async def fail() -> None:
            raise RuntimeError("something nobody has thought of")

        house.rooms[first].recorded = fail  # type: ignore[method-assign]
        now[0] += 10 * MINUTE
        await house.sweep()
        assert set(house.rooms) == {first}
        assert others


# -- what cannot be read ---------------------------------------------------------------------------


async def test_who_sits_at_a_damaged_table_is_told_so_for_good_and_others_play_on(
    tmp_path: Path,
) -> None:
    await damage_one_of_three(tmp_path)
    async with open_house(tmp_path, bots=False) as house:
        await until(lambda: len(house.rooms) == 2)
        for _ in range(2):
            with pytest.raises(HouseError, match="table_damaged"):
                await Client(house, ANA, "MMMMMM").connect()
        assert house.damaged == {"MMMMMM"}
        for code in ("BBBBBB", "ZZZZZZ"):
            ana = await Client(house, ANA, code).connect()
            await house.join(BEA, code)
            await ana.until(lambda one: one.table["seats"][1].get("name") == "Bea")
        deserted = await house.create(CAL, wire.TableOptions(game="cambio", seats=2))
        house.rooms[deserted.code].guests.quiet_since -= 10 * MINUTE
        await house.sweep()
        assert set(house.rooms) == {"BBBBBB", "ZZZZZZ"}


async def test_a_damaged_table_that_was_closed_was_counted_until_the_house_restarted(
    tmp_path: Path,
) -> None:
    await damage_one_of_three(tmp_path)
    async with open_house(tmp_path, bots=False) as house:
        await until(lambda: len(house.rooms) == 2)
        await house.sweep()
        assert house.damaged == {"MMMMMM"}
        await house.shut("MMMMMM")
        await house.sweep()
        assert not house.damaged


async def test_a_log_that_makes_no_sense_is_a_damaged_table(tmp_path: Path) -> None:
    """SQLite keeps no sums of what it is given: a flipped bit is read as it is."""
    async with open_house(tmp_path, bots=False) as house:
        await house.services.store.append("BBBBBB", 1, [b"\x00\x01"])
        with pytest.raises(HouseError, match="table_damaged"):
            await house.find("BBBBBB")


@pytest.mark.slow
async def test_a_table_that_cannot_be_written_for_damage_does_not_ask_people_back(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")

        def fail(table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(Damaged("database_damaged"))
            return failed

        house.services.store.append = fail  # type: ignore[method-assign]
        ana.move(ana.shown["moves"][0])
        for client in (ana, bea):
            await client.until(lambda one: one.closed)
            goodbye = client.of("goodbye")[-1]
            assert goodbye == {"type": "goodbye", "code": "table_damaged"}
