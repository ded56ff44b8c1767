"""Numbers, commands and coming back: nothing lost, nothing twice, no peek seen again."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from tests.server.house.party import Client, open_house, person, sit_down

from facedown.server.store import SqliteStore

ANA, BEA, CAL = person("Ana"), person("Bea"), person("Cal")


async def test_the_same_command_acts_once(tmp_path: Path) -> None:
    """G-08: an identical command id is applied once."""
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        before = ana.seen
        message = {
            "type": "move",
            "id": "once",
            "move": ana.shown["moves"][0],
            "answering": ana.seen,
        }
        ana.say(message)
        await ana.until(lambda one: one.seen > before)
        length = ana.seen
        ana.say(message)
        await ana.until(lambda one: one.of("repeated"))
        assert ana.of("repeated") == [{"type": "repeated", "id": "once"}]
        assert ana.seen == length


async def test_the_mover_hears_which_command_was_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        name = ana.move(ana.shown["moves"][0])
        await ana.until(lambda one: one.shown.get("id") == name)
        assert all("id" not in message for message in bea.of("shown"))


async def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        frames = len(bea.frames)
        ana.move({"type": "swap", "slot": 0})
        assert ana.of("refused")[0]["code"] in ("not_your_turn", "not_now", "wrong_phase", "setup")
        ana.move({"type": "swap"})
        ana.move({"type": "no_such_move"})
        ana.move({"type": "swap", "slot": "0:0"})
        assert [message["code"] for message in ana.of("refused")[1:]] == ["bad_move"] * 3
        assert len(bea.frames) == frames


async def test_trying_a_move_says_whether_it_is_legal_and_does_not_make_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        frames, length = len(bea.frames), ana.seen
        ana.say({"type": "try", "id": "t1", "move": ana.shown["moves"][0]})
        ana.say({"type": "try", "id": "t2", "move": {"type": "draw"}})
        first, second = ana.of("tried")
        assert first == {"type": "tried", "id": "t1", "legal": True}
        assert second["legal"] is False
        assert second["code"]
        assert len(bea.frames) == frames
        assert ana.seen == length


async def test_who_comes_back_gets_what_was_missed_and_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        seen = bea.seen
        bea.say({"type": "ack", "seen": seen})
        bea.leave()
        ana.move(ana.shown["moves"][0])
        await ana.until(lambda one: one.seen > seen)
        again = Client(house, BEA, bea.code)
        again.seen = seen
        await again.connect()
        missed = again.messages[0]["shown"]["events"]
        assert [one["n"] for one in missed] == list(range(seen + 1, ana.seen + 1))
        assert again.messages[0]["shown"]["n"] == again.seen


async def test_a_second_connection_replaces_the_first(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        other = await Client(house, ANA, ana.code).connect()
        assert ana.closed == ["replaced"]
        assert ana.messages[-1] == {"type": "goodbye", "code": "replaced"}
        assert other.seat == ana.seat


async def test_a_private_card_is_sent_again_only_while_it_was_not_acknowledged(
    tmp_path: Path,
) -> None:
    """G-04: a peek is delivered once, to the peeker."""
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", game="vinto")
        look = next(move for move in ana.shown["moves"] if move["type"] in ("look", "peek"))
        before = ana.seen
        ana.move(look)
        await ana.until(lambda one: one.seen > before)
        shown = ana.shown["events"][0]
        assert shown["ms"] == 200
        assert "??" not in str(shown["event"])
        assert "??" in str(bea.shown["events"][0]["event"])
        assert "ms" not in bea.shown["events"][0]

        now[0] += 0.15
        again = Client(house, ANA, ana.code)
        await again.connect()
        late = [one for one in again.messages[0]["shown"]["events"] if one["n"] == shown["n"]]
        assert late == [{"n": shown["n"], "event": shown["event"], "ms": 50}]

        now[0] += 0.15
        third = Client(house, ANA, ana.code)
        await third.connect()
        gone = [one for one in third.messages[0]["shown"]["events"] if one["n"] == shown["n"]]
        assert "ms" not in gone[0]
        assert "??" in str(gone[0]["event"])

        third.say({"type": "ack", "seen": shown["n"]})
        fourth = Client(house, ANA, ana.code)
        await fourth.connect()
        assert all(one["n"] > shown["n"] for one in fourth.messages[0]["shown"]["events"])


async def test_asking_from_zero_shows_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        ana.move(ana.shown["moves"][0])
        await ana.until(lambda one: one.shown.get("id"))
        ana.say({"type": "ack", "seen": ana.seen})
        again = await Client(house, ANA, ana.code).connect()
        assert again.messages[0]["shown"]["events"] == []
        assert again.messages[0]["shown"]["screen"] == ana.shown["screen"]


async def test_a_move_that_answers_what_is_over_is_void_and_says_nothing_else(
    tmp_path: Path,
) -> None:
    """G-08: stale means void, without penalty."""
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(
            house, "Ana", "Bea", game="cambio", options={"flip_timing": "open"}
        )
        for client in (ana, bea):
            client.finish_setup()
        for client in (ana, bea):
            await client.until(lambda one: one.shown["screen"]["phase"] != "setup")
        mover = next(one for one in (ana, bea) if one.seat == ana.shown["screen"]["turn"])
        other = bea if mover is ana else ana
        old = other.seen
        mover.move({"type": "draw"})
        await mover.until(lambda one: one.shown["screen"]["phase"] == "decide")
        mover.move({"type": "swap", "slot": 0})
        await other.until(lambda one: one.shown["screen"]["discarded"] >= 1)
        frames = len(mover.frames)
        flip = {"type": "flip", "place": {"seat": other.seat, "slot": 0}}
        assert flip in other.shown["moves"]
        other.move(flip, answering=old)
        assert other.of("refused")[-1]["code"] == "too_late"
        assert len(mover.frames) == frames


async def test_nothing_is_told_before_it_is_on_disk(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        store = house.services.store
        assert isinstance(store, SqliteStore)
        gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        real = store.append

        def slow(table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
            async def wait() -> None:
                done = real(table, first, entries)
                await gate
                await done

            return asyncio.ensure_future(wait())

        store.append = slow  # type: ignore[method-assign]
        frames = len(ana.frames), len(bea.frames)
        ana.move(ana.shown["moves"][0])
        ana.say({"type": "phrase", "phrase": "hello"})
        late = await Client(house, CAL, ana.code).connect(wait=False)
        await asyncio.sleep(0.05)
        assert (len(ana.frames), len(bea.frames)) == frames
        assert late.frames == []
        gate.set_result(None)
        await bea.until(lambda one: one.of("said"))
        assert late.messages[0]["type"] == "welcome"
        kinds = [message["type"] for message in ana.messages[frames[0] :]]
        assert kinds[:2] == ["shown", "said"]


async def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        ana.move(ana.shown["moves"][0])
        await ana.until(lambda one: one.shown.get("id"))
        await bea.until(lambda one: one.seen == ana.seen)
        room = ana.room
        assert room is not None
        screens = [room.evening.streams.screen(viewer) for viewer in (0, 1, 8)]
    assert ana.closed == ["come_back"]
    async with open_house(tmp_path, bots=False) as house:
        again = Client(house, BEA, ana.code)
        again.seen = bea.seen
        await again.connect()
        room = again.room
        assert room is not None
        assert [room.evening.streams.screen(viewer) for viewer in (0, 1, 8)] == screens
        assert again.messages[0]["shown"]["n"] == bea.seen
        assert again.messages[0]["shown"]["events"] == []
        before = again.seen
        again.move(again.shown["moves"][0])
        await again.until(lambda one: one.seen > before)
