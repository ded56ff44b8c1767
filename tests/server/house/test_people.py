"""Clocks, leavers, pauses and the lobby."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.house.party import QUICK, Client, Quiet, Together, open_house, person, sit_down
from tests.server.steady import waiting_for_shares

from facedown.match import wire
from facedown.server.absences import AWAY_SECONDS
from facedown.server.bus import TAKEN
from facedown.server.errors import HouseError
from facedown.server.house import House
from facedown.server.progress import RETURN_SECONDS

ANA, BEA, CAL = person("Ana"), person("Bea"), person("Cal")


async def test_a_timeout_makes_the_games_own_move(tmp_path: Path) -> None:
    """G-09: time runs out, and the table goes on."""
    clocks = wire.ClockOptions(turn=0.1, reaction=0.05, setup=0.1, peek=0.2, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=clocks)
        await ana.until(lambda one: one.shown["screen"]["turns"] > 2)
        assert {message["by"] for message in ana.of("shown") if "by" in message} == {"clock"}


async def test_a_table_without_clocks_waits(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=clocks)
        frames = len(ana.frames)
        await asyncio.sleep(0.3)
        assert len(ana.frames) == frames
        assert "clock" not in ana.shown


@pytest.mark.slow
async def test_a_bot_plays_for_whoever_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    """G-10: the seat waits, then a bot plays it, then the person takes it back."""
    clocks = wire.ClockOptions(turn=20, reaction=0.2, setup=20, peek=0.5, abandon=0.1)
    now = [1000.0]
    async with open_house(tmp_path, clock=lambda: now[0]) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", game="vinto", clocks=clocks)
        seen = bea.seen
        bea.leave()
        now[0] += 1.0
        await ana.until(lambda one: one.table["seats"][1]["stand_in"])
        await ana.until(lambda one: 1 in one.shown["screen"]["ready"])
        now[0] += 0.6  # longer than a look lasts
        again = Client(house, BEA, bea.code)
        again.seen = seen
        await again.connect()
        assert again.table["seats"][1]["stand_in"] is False
        missed = again.messages[0]["shown"]["events"]
        looked = [one for one in missed if "ms" in one]
        assert looked, "what the bot was shown and the person was not"
        assert all(one["ms"] == 500 for one in looked)
        assert "??" not in str(looked[0]["event"])


@pytest.mark.slow
async def test_when_everyone_has_resigned_the_match_is_played_to_its_end_and_no_other_begins(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", options={"limit": "30"})
        watcher = await Client(house, None, ana.code).connect()
        ana.say({"type": "resign"})
        bea.say({"type": "resign"})
        await watcher.until(lambda one: one.table.get("records"))
        await asyncio.sleep(0.3)
        assert (watcher.table["stage"], len(watcher.table["records"])) == ("over", 1)


@pytest.mark.slow
async def test_who_resigns_gives_the_seat_to_a_bot_for_good(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        bea.say({"type": "resign"})
        await ana.until(lambda one: one.table["seats"][1]["kind"] == "bot")
        assert bea.closed == ["resigned"]
        back = await Client(house, BEA, bea.code).connect()
        assert back.seat is None, "only a watcher now"
        ana.plays = True
        ana._play()
        await ana.until(lambda one: one.table.get("records"))


async def test_a_pause_begins_when_everyone_present_wishes_it(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(turn=0.3, reaction=0.1, setup=0.3, peek=0.2, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        ana.say({"type": "pause", "on": True})
        await bea.until(lambda one: one.table["seats"][0]["wants_pause"])
        assert not bea.table["paused"]
        bea.say({"type": "pause", "on": True})
        await ana.until(lambda one: one.table["paused"])
        await ana.until(lambda one: "clock" not in one.shown)
        length = ana.seen
        ana.move({"type": "ready"})
        await ana.until(lambda one: one.of("refused"))
        assert ana.of("refused")[0]["code"] == "paused"
        await asyncio.sleep(0.5)
        assert ana.seen == length
        bea.say({"type": "pause", "on": False})
        await ana.until(lambda one: not one.table["paused"] and one.shown.get("moves"))
        await ana.until(lambda one: one.seen > length)


async def test_reactions_are_ordered_by_when_they_were_made_not_by_who_lives_nearer(
    tmp_path: Path,
) -> None:
    """G-08: arrival less half the measured round trip, within the hold."""
    async with open_house(tmp_path, bots=False, fair=60.0) as house:
        ana, bea, cal = await sit_down(
            house, "Ana", "Bea", "Cal", game="cambio", options={"flip_timing": "open"}
        )
        everyone = [ana, bea, cal]
        for client in everyone:
            client.finish_setup()
        await ana.until(lambda one: one.shown["screen"]["phase"] == "turn")
        mover = everyone[ana.shown["screen"]["turn"]]
        mover.move({"type": "draw"})
        await mover.until(lambda one: one.shown["screen"]["phase"] == "decide")
        mover.move({"type": "swap", "slot": 0})
        others = [client for client in everyone if client is not mover]
        for client in others:
            await client.until(lambda one: one.shown["screen"]["discarded"] >= 1)
        near, far = others
        far.rtt = 40.0
        near.move({"type": "flip", "place": {"seat": near.seat, "slot": 0}})
        await asyncio.sleep(0.05)
        assert not near.shown.get("id"), "the flip is held"
        far.move({"type": "flip", "place": {"seat": far.seat, "slot": 0}})
        assert near.room is not None
        near.room._reactions.due_at = 0.0
        near.room.wake()
        flips = ("flipped", "misflipped")
        await mover.until(lambda one: len(one.events(*flips)) == 2 or near.of("refused"))
        assert mover.events(*flips)[0]["seat"] == far.seat


async def test_watchers_see_only_what_is_public(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", game="vinto")
        watcher = await Client(house, CAL, ana.code).connect(watch=True)
        for client in (ana, bea):
            client.plays = True
            client._play()
        await watcher.until(lambda one: one.table["stage"] != "playing")
        secrets = [
            one
            for message in watcher.messages
            for one in message.get("shown", message).get("events", [])
            if one.get("ms")
        ]
        assert secrets == []
        watcher.say({"type": "ready"})
        await watcher.until(lambda one: one.of("refused"))
        assert watcher.of("refused")[-1]["code"] == "watching"
        screens = [message["screen"] for message in watcher.of("shown")]
        assert any({} in hand for screen in screens for hand in screen["hands"])
        assert all("moves" not in message for message in watcher.of("shown"))


async def test_the_lobby_seats_people_and_refuses_what_cannot_be(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        options = wire.TableOptions(game="cambio", seats=2, public=True, clocks=QUICK)
        info = await house.create(ANA, options)
        assert [card.code for card in await house.tables()] == [info.code]
        await house.join(BEA, info.code)
        with pytest.raises(HouseError, match="table_full"):
            await house.join(CAL, info.code)
        with pytest.raises(HouseError, match="not_host"):
            await house.remove(BEA, info.code, 0)
        await house.remove(ANA, info.code, 1)
        await house.join(CAL, info.code, 1)
        with pytest.raises(HouseError, match="not_seated"):
            await house.ready(BEA, info.code)
        with pytest.raises(HouseError, match="no_such_table"):
            await house.join(BEA, "QQQQQQ")
        with pytest.raises(HouseError, match="no_such_game"):
            await house.create(ANA, wire.TableOptions(game="whist"))
        await house.leave(ANA, info.code)
        assert (await house.info(info.code, CAL)).seats[1].host
        await house.leave(CAL, info.code)
        assert await house.tables() == []
        with pytest.raises(HouseError, match="table_closed"):
            await house.info(info.code, CAL)


async def test_a_match_begins_by_itself_when_everyone_is_ready(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2, clocks=QUICK))
        await house.join(BEA, info.code)
        await house.ready(ANA, info.code)
        assert (await house.info(info.code, ANA)).stage == "waiting"
        await house.ready(BEA, info.code)
        assert (await house.info(info.code, ANA)).stage == "shuffling"


@pytest.mark.slow
async def test_quick_play_joins_an_open_table_or_opens_one_with_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        first = await house.quick(ANA, "vinto", "relaxed")
        assert first.stage == "shuffling"
        assert [seat.kind for seat in first.seats] == ["person", "bot", "bot", "bot"]
        options = wire.TableOptions(game="vinto", seats=4, public=True, clocks=QUICK)
        opened = await house.create(BEA, options)
        await Client(house, BEA, opened.code).connect()
        joined = await house.quick(CAL, "vinto", "relaxed")
        assert joined.code == opened.code
        alone = await house.quick(person("Dan"), "vinto", "relaxed", is_open=False)
        assert [seat.kind for seat in alone.seats] == ["person", "bot", "bot", "bot"]


async def test_a_rematch_keeps_the_points_of_the_evening(tmp_path: Path) -> None:
    """V-44: game points are added up over the evening."""
    async with open_house(tmp_path) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", game="vinto", options={"end": "rounds(1)"})
        for client in (ana, bea):
            client.plays = True
            client._play()
        await ana.until(lambda one: one.table.get("records"))
        first = {one["seat"]: one["points"] for one in ana.table["evening"]}
        assert sum(first.values()) > 0
        for one in (ANA, BEA):
            await house.rematch(one, ana.code)
        await ana.until(lambda one: len(one.table["records"]) == 2)
        for seat in ana.table["evening"]:
            assert seat["points"] == first[seat["seat"]] + seat["gained"]
        assert len(set(ana.table["records"])) == 2


async def test_the_deal_waits_for_the_share_of_who_is_still_loading_the_page(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        info = await house.quick(ANA, "cambio", "relaxed")
        assert info.stage == "shuffling"
        ana = Client(house, ANA, info.code)
        ana.plays = True
        await ana.connect()
        await ana.until(lambda one: one.table["stage"] == "playing")
        room = await house.find(info.code)
        assert room.evening.shuffling is not None
        assert room.evening.shuffling.entropies[0] == ana.share


async def test_the_deal_does_not_wait_long_for_who_does_not_come(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2))
        await house.join(BEA, info.code)
        await house.start(ANA, info.code)
        watcher = await Client(house, None, info.code).connect()
        assert watcher.table["stage"] == "shuffling"
        with waiting_for_shares(0.1):
            (await house.find(info.code)).wake()
            await watcher.until(lambda one: one.table["stage"] == "playing")


async def over(house: House, *names: str, **changes: Any) -> list[Client]:
    """A table whose match has been played to its end."""
    clients = await sit_down(house, *names, options={"limit": "30"}, **changes)
    for client in clients:
        client.plays = True
        client._play()
    for client in clients:
        await client.until(lambda one: one.table.get("records"))
        client.plays = False
    return clients


@pytest.mark.slow
async def test_another_match_waits_for_who_is_there_and_not_for_who_has_gone(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ana, bea, cal = await over(house, "Ana", "Bea", "Cal")
        await house.rematch(ANA, ana.code)
        assert (await house.info(ana.code, ANA)).stage == "over"
        await house.rematch(CAL, ana.code)
        bea.leave()
        assert (await house.info(ana.code, ANA)).stage == "over", "she may only load the page again"
        room = await house.find(ana.code)
        room.guests.quiet_since -= RETURN_SECONDS
        room.wake()
        await ana.until(lambda one: one.table["stage"] == "shuffling")
        assert [seat["kind"] for seat in ana.table["seats"]] == ["person"] * 3
        assert cal.table["stage"] == "shuffling"


@pytest.mark.slow
async def test_another_match_gives_the_seats_of_those_who_left_to_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, _ = await over(house, "Ana", "Bea")
        await house.leave(BEA, ana.code)
        await house.rematch(ANA, ana.code)
        await ana.until(lambda one: one.table["stage"] != "over")
        assert [seat["kind"] for seat in ana.table["seats"]] == ["person", "bot"]


async def test_of_who_is_forgotten_no_name_stays_at_the_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        await house.leave(BEA, bea.code, forgotten=True)
        await ana.until(lambda one: one.table["seats"][1]["kind"] == "bot")
        assert "Bea" not in str(ana.table)


async def test_no_clock_is_so_short_that_a_table_plays_as_fast_as_the_house_can(
    tmp_path: Path,
) -> None:
    clocks = wire.ClockOptions(turn=1e-9, reaction=1e-9, setup=1e-9, abandon=1e-9)
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="vinto", clocks=clocks))
        found = (await house.find(info.code)).evening.timing.clocks
        assert (found.turn, found.reaction, found.setup, found.abandon) == (0.05,) * 4


async def test_moves_of_the_clock_are_counted(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(turn=0.1, reaction=0.05, setup=0.1, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=clocks)
        await ana.until(lambda one: one.shown["screen"]["turns"] > 1)
        meter = house.services.meter
        assert isinstance(meter, Quiet)
        assert meter.by["clock"] > 0


async def test_a_ping_is_answered_to_players_and_watchers(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        watcher = await Client(house, None, ana.code).connect()
        for client in (ana, watcher):
            client.say({"type": "ping"})
            assert client.of("pong") == [{"type": "pong"}]


async def test_phrases_are_heard_text_only_where_allowed_and_not_by_who_has_muted(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea", talk=True)
        ana.say({"type": "say", "text": "good   evening"})
        (said,) = bea.of("said")
        assert said == {"type": "said", "seat": 0, "text": "good evening", "n": said["n"]}
        ana.say({"type": "say", "text": " \u202e \n"})
        assert ana.of("refused")[-1]["code"] == "bad_message"
        ana.say({"type": "say", "text": "a\u202eb\x00c"})
        assert bea.of("said").pop()["text"] == "ab c"
        house.mute(BEA.id, frozenset({ANA.id}))
        ana.say({"type": "phrase", "phrase": "thanks"})
        assert len(bea.of("said")) == 2
        for _ in range(9):
            ana.say({"type": "phrase", "phrase": "thanks"})
        assert ana.of("refused")[-1]["code"] == "too_fast"
        cal, _ = await sit_down(house, "Cal", "Dan")
        cal.say({"type": "say", "text": "hello"})
        assert cal.of("refused")[-1]["code"] == "no_talk"


@pytest.mark.slow
async def test_a_hint_is_a_legal_move_and_a_reason(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(turn=0, reaction=0, setup=0, abandon=0)
    async with open_house(tmp_path) as house:
        ana, _ = await sit_down(house, "Ana", "Bea", clocks=clocks, hints=True)
        ana.say({"type": "hint", "id": "h"})
        await ana.until(lambda one: one.of("hinted"))
        hinted = ana.of("hinted")[0]
        assert hinted["move"] in ana.shown["moves"]
        assert hinted["reason"]


async def test_shares_of_the_shuffle_are_bound_by_what_was_committed(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2, clocks=QUICK))
        await house.join(BEA, info.code)
        ana = await Client(house, ANA, info.code).connect()
        bea = await Client(house, BEA, info.code).connect()
        await house.start(ANA, info.code)
        await bea.until(lambda one: one.shuffles())
        bea.skip_shuffle()
        ana.say({"type": "commit", "round": 1, "digest": "00" * 32})
        await ana.until(lambda one: [m for m in one.of("shuffle") if m.get("want") == "reveal"])
        ana.say({"type": "reveal", "round": 1, "entropy": "abcd"})
        assert ana.of("refused")[-1]["code"] == "not_the_share"
        room = await house.find(info.code)
        assert room.evening.shuffling is not None
        assert room.evening.shuffling.entropies == [b"", bea.share]
        with waiting_for_shares(0.1):
            room.wake()
            await ana.until(lambda one: one.table["stage"] == "playing")
        last = ana.of("shuffle")[-1]
        assert last["entropies"] == ["", bea.share.hex()]
        assert "secret" not in last


async def test_who_was_removed_does_not_come_back_to_the_table(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=3, clocks=QUICK))
        await house.join(BEA, info.code)
        await house.remove(ANA, info.code, 1)
        await stays_away(house, info.code)
    async with open_house(tmp_path, bots=False) as house:  # built again from its log
        await stays_away(house, info.code)
        await Client(house, CAL, info.code).connect(watch=True)


async def stays_away(house: House, code: str) -> None:
    """Bea is let in neither to sit nor to watch."""
    with pytest.raises(HouseError, match="removed"):
        await house.join(BEA, code)
    for watch in (True, False):
        with pytest.raises(HouseError, match="removed"):
            await Client(house, BEA, code).connect(watch=watch)
    assert not (await house.find(code)).guests


async def test_somebody_who_is_there_may_start_in_place_of_a_host_who_is_not(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2, clocks=QUICK))
        await house.join(BEA, info.code)
        with pytest.raises(HouseError, match="not_host"):
            await house.start(BEA, info.code)
        await Client(house, BEA, info.code).connect()
        await house.start(BEA, info.code)
        assert (await house.info(info.code, BEA)).stage != "waiting"


async def test_how_long_somebody_has_been_away_survives_a_restart(tmp_path: Path) -> None:
    """G-10: a restart does not give an absent player the whole time again."""
    clocks = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=100)
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        _, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        bea.leave()
        assert bea.room is not None
        now[0] += AWAY_SECONDS
        bea.room.wake()
        await bea.room.settled()
    now[0] += 70.0
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        room = await house.find(bea.code)
        assert room.evening.seating.chairs[1].away_since == 1000.0 + AWAY_SECONDS
        assert room._absences.ends_at(1, not_before=0.0) == now[0] + 30.0
        ana = await Client(house, ANA, bea.code).connect()
        assert ana.seat == 0
        await room.settled()
        assert room.evening.seating.chairs[0].away_since is None


async def test_everyone_is_told_the_table_with_their_own_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        watcher = await Client(house, CAL, ana.code).connect(watch=True)
        ana.say({"type": "pause", "on": True})
        await watcher.until(lambda one: one.of("table"))
        seen = [client.of("table")[-1]["table"]["you"] for client in (ana, bea, watcher)]
        assert seen == [0, 1, None]


async def test_a_table_that_another_house_takes_is_let_go(tmp_path: Path) -> None:
    still = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)
    bus = Together()
    async with open_house(tmp_path, bots=False, bus=bus) as one:
        ana, bea = await sit_down(one, "Ana", "Bea", clocks=still)
        screen = bea.shown["screen"]
        other = House(replace(one.services, bus=Together(bus)))
        await other.open()
        again = await Client(other, BEA, ana.code).connect()
        await ana.until(lambda client: client.closed)
        assert (ana.closed, bea.closed) == (["come_back"], ["come_back"])
        assert ana.code not in one.rooms
        assert again.shown["screen"] == screen
        await other.close()


async def test_a_house_that_has_lost_a_table_unheard_cannot_write_to_it(tmp_path: Path) -> None:
    """The number is taken: nobody is told of the move, and everybody comes back to the other."""
    still = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)
    bus = Together()
    async with open_house(tmp_path, bots=False, bus=bus) as one:
        ana, bea = await sit_down(one, "Ana", "Bea", clocks=still)
        deaf = Together(bus)
        other = House(replace(one.services, bus=deaf))
        await other.open()
        bus.ears[TAKEN] = lambda _: None
        again = await Client(other, ANA, ana.code).connect()
        again.move(again.shown["moves"][0])
        await again.until(lambda client: client.shown["n"] > ana.shown["n"])
        told = len(bea.messages)
        ana.move(ana.shown["moves"][0])
        await ana.until(lambda client: client.closed)
        assert (ana.closed, bea.closed) == (["come_back"], ["come_back"])
        assert [one["type"] for one in bea.messages[told:]] == ["goodbye"]
        await one.sweep()
        assert ana.code not in one.rooms
        await other.close()


async def test_a_house_that_has_lost_a_table_unheard_shows_no_old_table(tmp_path: Path) -> None:
    """Whoever comes to it sees what was played at the other, which lets go of the table."""
    still = wire.ClockOptions(turn=0, reaction=0, setup=0, peek=0.2, abandon=0)
    bus = Together()
    async with open_house(tmp_path, bots=False, bus=bus) as one:
        ana, bea = await sit_down(one, "Ana", "Bea", clocks=still)
        other = House(replace(one.services, bus=Together(bus)))
        await other.open()
        bus.ears[TAKEN] = lambda _: None
        there = await Client(other, ANA, ana.code).connect()
        there.move(there.shown["moves"][0])
        await there.until(lambda client: client.shown["n"] > ana.shown["n"])
        again = await Client(one, ANA, ana.code).connect()
        assert again.shown["n"] == there.shown["n"]
        assert (bea.closed, there.closed) == (["come_back"], ["come_back"])
        await other.close()
