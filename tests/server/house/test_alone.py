"""Somebody who plays with bots alone: the table waits for them, and sleeps while they are away."""

import asyncio
from math import inf
from pathlib import Path
from typing import Any

import pytest
from tests.server.house.party import Client, open_house, person, sit_down
from tests.server.steady import SteadyBots

from facedown.catalog import GAMES
from facedown.match import log, wire
from facedown.server.deadline import ANSWER_SECONDS
from facedown.server.house import House
from facedown.server.room import Room

ANA, BEA = person("Ana"), person("Bea")
HOUR = 3600.0
BRIEF = wire.ClockOptions(turn=1, reaction=1, setup=1, peek=0.2, abandon=1)


class LazyBots(SteadyBots):
    """Bots that take an hour for each move, unless they are hurried."""

    def delay(self, level: str, kind: str, window: float, character: str = "") -> float:
        return HOUR


async def alone(house: House, game: str = "cambio", seats: int = 4, **changes: Any) -> Client:
    """Ana at a table that is dealt, with bots in all other seats."""
    bots = ["relaxed"] * (seats - 1)
    options = {"game": game, "seats": seats, "bots": bots, "clocks": BRIEF} | changes
    (ana,) = await sit_down(house, "Ana", **options)
    return ana


def room_of(client: Client) -> Room:
    assert client.room is not None
    return client.room


async def played_by(house: House, code: str) -> list[tuple[int, str]]:
    """The seats that have moved at a table, and who made each move, as the log says it."""
    entries = [log.read(entry) for entry in await house.services.store.read(code)]
    return [(entry.seat, entry.by) for entry in entries if isinstance(entry, log.Moved)]


def nothing_is_due(room: Room) -> bool:
    """Whether no bot is asked for a move, and the table waits for no time."""
    return not room._bots._plans and room._due_at() == inf


def awaits(client: Client) -> bool:
    return client.seat in client.shown.get("awaited", [])


def has_turn(client: Client) -> bool:
    """Whether the turn of this client begins."""
    return awaits(client) and client.shown["screen"]["phase"] in ("draw", "turn", "turn_start")


async def play_turn(client: Client) -> None:
    """Play until the turn is over, and call nothing."""
    while awaits(client) and client.table["stage"] == "playing":
        moves = [one for one in client.shown["moves"] if one["type"] not in ("call", "stop")]
        seen = client.seen
        client.move(moves[-1])
        await client.until(lambda one, seen=seen: one.seen > seen)


async def play_round(client: Client) -> None:
    """Play to the end of the round, and no farther."""
    while client.table["stage"] == "playing":
        await client.until(lambda one: awaits(one) or one.table["stage"] != "playing")
        if awaits(client):
            seen = client.seen
            client.move(client._choice(client.shown["moves"]))
            await client.until(lambda one, seen=seen: one.seen > seen)


# -- no clock runs ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_no_clock_runs_against_bots_alone(game: str, tmp_path: Path) -> None:
    """G-09: neither to memorise, nor for a turn, whatever the clocks of the table."""
    now = [1000.0]
    async with open_house(tmp_path, pool=LazyBots(), clock=lambda: now[0]) as house:
        seats = max(2, GAMES[game].OFFICIAL[0])
        ana = await alone(house, game, seats)
        for _ in range(2):
            now[0] += HOUR
            room_of(ana).wake()
            ana.finish_setup()
        await room_of(ana).settled()
        assert {by for _, by in await played_by(house, ana.code)} <= {log.PERSON}
        assert not [
            one for one in ana.messages if one.get("clock") or one.get("shown", one).get("clock")
        ]


@pytest.mark.slow
async def test_the_next_round_waits_for_who_plays_with_bots_alone(tmp_path: Path) -> None:
    """G-09: a round is dealt when they are ready for it."""
    now = [1000.0]
    async with open_house(tmp_path, clock=lambda: now[0]) as house:
        ana = await alone(house, "tres-cartas", seats=2)
        await play_round(ana)
        room = room_of(ana)
        assert room.evening.stage == "between"
        now[0] += HOUR
        room.wake()
        assert room.evening.stage == "between"
        ana.say({"type": "ready"})
        assert room.evening.stage == "shuffling"


@pytest.mark.slow
async def test_clocks_stop_while_a_bot_stands_in_for_the_only_other_person(tmp_path: Path) -> None:
    """G-09, G-10: and whoever played on has all their time again when the other is back."""
    now = [1000.0]
    async with open_house(tmp_path, pool=LazyBots(), clock=lambda: now[0]) as house:
        clocks = wire.ClockOptions(turn=30, setup=30, abandon=20)
        ana, bea = await sit_down(house, "Ana", "Bea", clocks=clocks)
        assert ana.shown["clock"]["ms"] == 30_000
        bea.leave()
        now[0] += 21
        room_of(ana).wake()
        await ana.until(lambda one: one.of("clock"))
        assert ana.table["seats"][1]["stand_in"]
        assert ana.of("clock")[-1]["clock"] is None
        now[0] += HOUR
        room_of(ana).wake()
        await room_of(ana).settled()
        assert await played_by(house, ana.code) == []
        again = await Client(house, BEA, bea.code).connect()
        assert again.shown["clock"]["ms"] == 30_000
        await ana.until(lambda one: one.of("clock")[-1]["clock"])


async def test_clocks_are_as_ever_for_who_has_connected_alone_before(tmp_path: Path) -> None:
    """G-09: only a program's first answer is waited for, however long shares are."""
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        clocks = wire.ClockOptions(turn=5, setup=5)
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2, clocks=clocks))
        ana = await Client(house, ANA, info.code).connect()
        await house.join(BEA, info.code)
        bea = await Client(house, BEA, info.code).connect()
        await house.start(ANA, info.code)
        for client in (ana, bea):
            await client.until(lambda one: one.shuffles())
            client.skip_shuffle()
        await ana.until(lambda one: one.shown.get("moves"))
        assert ana.shown["clock"]["ms"] == 5000


async def test_clocks_stop_when_the_only_other_person_resigns(tmp_path: Path) -> None:
    """G-09."""
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        bea.say({"type": "resign"})
        await ana.until(lambda one: one.of("clock"))
        assert ana.of("clock")[-1]["clock"] is None
        assert room_of(ana).evening.clock() is None


async def test_cards_are_dealt_without_the_share_of_a_program_that_gives_none(
    tmp_path: Path,
) -> None:
    """G-09: people do not give shares, their programs do, and one may have lost its own."""
    now = [1000.0]
    async with open_house(tmp_path, bots=False, clock=lambda: now[0]) as house:
        info = await house.quick(ANA, "cambio", "relaxed")
        now[0] += HOUR
        ana = await Client(house, ANA, info.code).connect()
        assert ana.table["stage"] == "shuffling", "nothing has happened while nobody was there"
        now[0] += ANSWER_SECONDS - 0.1
        room_of(ana).wake()
        await room_of(ana).settled()
        assert ana.table["stage"] == "shuffling"
        now[0] += 0.1
        room_of(ana).wake()
        await ana.until(lambda one: one.table["stage"] == "playing")


# -- windows ---------------------------------------------------------------------------------------


async def in_window(house: House) -> Client:
    """Ana at a table of Vinto with bots, after somebody's discard: who can toss in?"""
    ana = await alone(house, "vinto", bots=["samir", "chiara", "renata"])
    ana.finish_setup()
    ana.say({"type": "hurry"})
    await ana.until(lambda one: awaits(one) and one.shown["screen"]["phase"] == "toss")
    return ana


async def test_a_window_waits_for_the_person_and_then_for_nobody(tmp_path: Path) -> None:
    """G-09: with a pass of the last person who is asked the rest of the window runs at once."""
    now = [1000.0]
    async with open_house(tmp_path, pool=LazyBots(), clock=lambda: now[0], fair=HOUR) as house:
        ana = await in_window(house)
        now[0] += HOUR
        room_of(ana).wake()
        await room_of(ana).settled()
        assert ana.shown["screen"]["phase"] == "toss"
        while {"type": "pass"} in ana.shown.get("moves", []):  # a bot's toss asks her again
            ana.move({"type": "pass"})
            await ana.until(lambda one: one.shown["screen"]["phase"] != "toss" or awaits(one))


@pytest.mark.slow
@pytest.mark.parametrize(("secret", "follows"), [(2, "tossed"), (3, "toss_closed")])
async def test_a_window_that_people_have_left_ends_as_soon_whether_a_bot_reacts_or_not(
    secret: int, follows: str, tmp_path: Path
) -> None:
    """G-09: neither a bot's delay nor the hold of a race says what the bots have."""
    dealt = secret.to_bytes(32)
    async with open_house(tmp_path, pool=LazyBots(), fair=HOUR, secret=lambda: dealt) as house:
        ana = await in_window(house)
        before = len(ana.of("shown"))
        ana.move({"type": "pass"})
        await ana.until(lambda one: len(one.of("shown")) >= before + 2)
        shown = ana.of("shown")[before : before + 2]
        assert [one["events"][0]["event"]["type"] for one in shown] == ["passed", follows]


# -- bots can be hurried ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tres-cartas", "cambio", "pinnacola"])
async def test_bots_that_are_hurried_move_at_once_up_to_the_persons_turn(
    game: str, tmp_path: Path
) -> None:
    """G-09: each of their moves is a move like any other, and in the log."""
    async with open_house(tmp_path, pool=LazyBots()) as house:
        ana = await alone(house, game, max(2, min(4, GAMES[game].OFFICIAL[1])))
        ana.finish_setup()
        ana.say({"type": "hurry"})
        await ana.until(has_turn)
        await play_turn(ana)
        ana.say({"type": "hurry"})
        await ana.until(lambda one: has_turn(one) or one.table["stage"] != "playing")
        seats = {seat for seat, by in await played_by(house, ana.code) if by == log.BOT}
        assert seats == set(range(1, ana.table["options"]["seats"]))


async def after_her_turn(house: House) -> Client:
    """Ana at a table of Três Cartas with one bot, which is to play next."""
    ana = await alone(house, "tres-cartas", 2)
    ana.finish_setup()
    ana.say({"type": "hurry"})
    await ana.until(has_turn)
    await play_turn(ana)
    return ana


async def test_a_hurry_is_over_when_it_is_the_persons_turn(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=LazyBots()) as house:
        ana = await after_her_turn(house)
        seen, now = ana.seen, asyncio.get_running_loop().time()
        (plan,) = room_of(ana)._bots._plans.values()
        assert plan.answer is not None
        await plan.answer
        await room_of(ana).settled()
        assert room_of(ana)._due_at() >= now + HOUR / 2
        assert ana.seen == seen


async def test_bots_are_not_hurried_where_other_people_play(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        _, bea = await sit_down(house, "Ana", "Bea", seats=3, bots=["relaxed"])
        bea.say({"type": "hurry"})
        bea.say({"type": "wait", "on": True})
        await bea.until(lambda one: len(one.of("refused")) == 2)
        assert [one["code"] for one in bea.of("refused")] == ["not_alone", "not_alone"]


async def test_bots_wait_while_the_person_looks_at_a_card(tmp_path: Path) -> None:
    """G-09: they go on as if no time had passed."""
    async with open_house(tmp_path, pool=LazyBots()) as house:
        ana = await after_her_turn(house)
        bots = room_of(ana)._bots
        (plan,) = bots._plans.values()
        assert plan.answer is not None
        await plan.answer
        due = plan.due
        ana.say({"type": "wait", "on": True})
        await room_of(ana).settled()
        assert bots.due_at() == inf
        assert bots.due(due + HOUR) is None
        ana.say({"type": "wait", "on": False})
        await room_of(ana).settled()
        assert due <= bots.due_at() < inf


async def test_bots_that_wait_are_hurried_all_the_same(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=LazyBots()) as house:
        ana = await alone(house, "tres-cartas", 2)
        ana.finish_setup()
        ana.say({"type": "wait", "on": True})
        ana.say({"type": "hurry"})
        await ana.until(has_turn)


async def test_bots_wait_for_nobody_who_is_gone(tmp_path: Path) -> None:
    async with open_house(tmp_path, pool=LazyBots()) as house:
        ana = await after_her_turn(house)
        ana.say({"type": "wait", "on": True})
        bots = room_of(ana)._bots
        assert bots._waiting_since is not None
        ana.leave()
        await room_of(ana).settled()
        assert bots._waiting_since is None


async def test_bots_wait_for_no_connection_that_another_one_takes_over(tmp_path: Path) -> None:
    """A second tab, or a phone that changed networks: it shows no card that is looked at."""
    async with open_house(tmp_path, pool=LazyBots()) as house:
        ana = await after_her_turn(house)
        ana.say({"type": "wait", "on": True})
        bots = room_of(ana)._bots
        assert bots._waiting_since is not None
        again = await Client(house, ANA, ana.code).connect()
        await room_of(again).settled()
        assert bots._waiting_since is None


async def test_there_is_nobody_to_hurry_between_two_rounds(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, wire.TableOptions(game="cambio", seats=2))
        ana = await Client(house, ANA, info.code).connect()
        ana.say({"type": "hurry"})
        await ana.until(lambda one: one.of("refused"))
        assert ana.of("refused")[0]["code"] == "no_round"


# -- a table that is left sleeps -------------------------------------------------------------------


async def test_nothing_is_played_while_who_plays_with_bots_alone_is_away(tmp_path: Path) -> None:
    """G-10: the bots stop, and none plays for the person."""
    now = [1000.0]
    async with open_house(tmp_path, clock=lambda: now[0]) as house:
        ana = await alone(house)
        room = room_of(ana)
        ana.finish_setup()
        ana.leave()
        number = room.evening.length(0)
        now[0] += 10 * HOUR
        room.wake()
        assert nothing_is_due(room)
        assert room.evening.length(0) == number
        assert not room.evening.seating.chairs[0].stand_in
        again = await Client(house, ANA, ana.code).connect()
        await again.until(has_turn)


async def test_the_time_that_a_table_slept_is_no_time_of_its_match(tmp_path: Path) -> None:
    """G-10: a match of half an hour is not over because somebody came back the next day."""
    now = [1000.0]
    async with open_house(tmp_path, pool=LazyBots(), clock=lambda: now[0]) as house:
        ana = await alone(house, "vinto")
        room = room_of(ana)
        began = room.evening.timing.began_at
        ana.leave()
        now[0] += 10
        room.wake()
        now[0] += 24 * HOUR
        await Client(house, ANA, ana.code).connect()
        assert room.evening.timing.began_at == began + 24 * HOUR


@pytest.mark.slow
async def test_when_everyone_has_left_the_match_waits_for_the_first_who_is_back(
    tmp_path: Path,
) -> None:
    """G-10: a bot plays for whoever is missed first, and none for the last."""
    now = [1000.0]
    async with open_house(tmp_path, clock=lambda: now[0]) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        room = room_of(ana)
        ana.leave()
        now[0] += 10
        room.wake()
        bea.leave()
        now[0] += HOUR
        room.wake()
        chairs = room.evening.seating.chairs
        assert [chair.stand_in for chair in chairs] == [True, False]
        assert nothing_is_due(room)
        await Client(house, ANA, ana.code).connect()
        assert [chair.stand_in for chair in chairs] == [False, True]
