"""The seats that bots play: when each moves, and what happens if it chooses nothing."""

import asyncio
import json

import pytest
from tests.server.room.bot_table import BotTable
from tests.server.room.scene import START, dealt

from facedown.core.game import REACTION_CLOCK
from facedown.core.moves import Swap
from facedown.games.vinto.events import TossFailed
from facedown.games.vinto.moves import Toss
from facedown.match import log, wire
from facedown.match.evening import Evening
from facedown.server.bot_seats import MAX_TRIES
from facedown.server.bots import Asker
from facedown.server.commands import Command, Forced

ASKER = Asker("somebody")


async def with_bot() -> tuple[Evening, BotTable]:
    evening = dealt("Ana", "Bea")
    evening.apply(log.Resigned(at=START, seat=1))
    table = BotTable(evening)
    table.bots.ask(ASKER)
    return evening, table


async def test_a_bot_that_chooses_nothing_has_the_move_of_the_rules() -> None:
    _, table = await with_bot()
    assert table.due() is None, "it has not answered"
    await asyncio.sleep(0)
    assert table.rings == 1
    assert table.due() == Forced(1, log.BOT)
    assert table.due() is None


async def test_a_choice_that_is_refused_is_made_again_and_not_for_ever() -> None:
    _, table = await with_bot()
    for tries in range(MAX_TRIES + 1):
        await asyncio.sleep(0)
        plan = table.bots._plans[1]
        assert plan.tries == tries
        plan.choice = b'{"type":"ready"}'
        command = table.due()
        assert isinstance(command, Command)
        table.bots.refused(command)
    assert table.due() == Forced(1, log.BOT)


async def test_what_was_refused_of_an_older_plan_changes_nothing() -> None:
    _, table = await with_bot()
    await asyncio.sleep(0)
    table.bots._plans[1].choice = b'{"type":"ready"}'
    command = table.due()
    assert isinstance(command, Command)
    table.bots.drop()
    table.bots.ask(ASKER)
    plan = table.bots._plans[1]
    table.bots.refused(command)
    assert table.bots._plans[1] is plan


async def test_a_paused_table_asks_its_bots_nothing() -> None:
    evening, table = await with_bot()
    evening.apply(log.Paused(at=START))
    table.bots.ask(ASKER)
    await asyncio.sleep(0)
    assert table.due() is None


# -- windows (G-09) --------------------------------------------------------------------------------

TOSS, PASS = b'{"type":"toss","slot":0}', b'{"type":"pass"}'
LATER = 1000.0


def window(*people: str) -> Evening:
    """A table of Vinto with these people and two bots, where a window is open for all."""
    bots = ("bot", "another bot")
    clocks = wire.ClockOptions(turn=30, reaction=5, setup=20)
    evening = dealt(*people, *bots, game="vinto", clocks=clocks)
    for seat in range(len(people), len(people) + len(bots)):
        evening.apply(log.Resigned(at=START, seat=seat))
    assert evening.round is not None
    table = evening.round.table
    while evening.game.clock(table) != REACTION_CLOCK:
        seat = evening.game.awaited(table)[0]
        move = evening.game.default_move(table, seat)
        if evening.game.PHASES[table.phase] == "decide":
            move = next(one for one in evening.legal_moves(seat) if isinstance(one, Swap))
        evening.apply(log.Moved(at=START, seat=seat, move=move.data()))
    assert evening.game.awaited(table) != []
    return evening


def let_pass(evening: Evening, *seats: int) -> None:
    for seat in seats:
        evening.apply(log.Moved(at=START + 1, seat=seat, move={"type": "pass"}))


async def chosen(evening: Evening, choices: dict[int, bytes]) -> BotTable:
    """The bots of the table, which have chosen these moves for later."""
    table = BotTable(evening)
    table.bots.ask(ASKER)
    await asyncio.sleep(0)
    for seat, choice in choices.items():
        plan = table.bots._plans[seat]
        plan.choice, plan.due = choice, table.bots._loop.time() + LATER - seat
    return table


@pytest.mark.parametrize("choice", [TOSS, PASS], ids=["reacts", "passes"])
async def test_bots_answer_at_once_when_all_people_have_passed_whatever_they_hold(
    choice: bytes,
) -> None:
    """G-09: and the one first that would have been first."""
    evening = window("Ana", "Bea")
    let_pass(evening, 0, 1)
    table = await chosen(evening, {2: PASS, 3: choice})
    made = [table.due(), table.due()]
    assert [(one.seat, one.data) for one in made if isinstance(one, Command)] == [
        (3, json.loads(choice)),
        (2, json.loads(PASS)),
    ]


async def test_bots_wait_for_the_one_that_has_not_chosen() -> None:
    """G-09: the others would overtake it, and how long it thinks would be seen."""
    evening = window("Ana")
    let_pass(evening, 0)
    table = await chosen(evening, {1: PASS, 2: PASS})
    table.bots._plans[1].is_answered = False
    assert table.due() is None


async def test_bots_take_their_time_while_a_person_may_react() -> None:
    """G-09: with or without a clock."""
    for people in (("Ana",), ("Ana", "Bea")):
        evening = window(*people)
        let_pass(evening, *range(1, len(people)))
        table = await chosen(evening, dict.fromkeys(range(len(people), len(people) + 2), PASS))
        assert table.due() is None
        table.bots.hurry()
        table.bots.ask(ASKER)
        assert table.due() is None, "a hurry is not to end a window for the person"


async def test_a_hurry_is_over_when_another_person_plays_again() -> None:
    """G-09: also if that happens in a window, which a hurry outlasts."""
    evening = window("Ana", "Bea")
    evening.apply(log.StoodIn(at=START, seat=1))
    table = await chosen(evening, dict.fromkeys((1, 2, 3), PASS))
    table.bots.hurry()
    evening.apply(log.TookBack(at=START, seat=1))
    table.bots.ask(ASKER)
    let_pass(evening, 0, 1, 2, 3)
    assert evening.round is not None
    cards = evening.round.table
    while evening.game.awaited(cards)[0] in (0, 1):
        seat = evening.game.awaited(cards)[0]
        move = evening.game.default_move(cards, seat)
        evening.apply(log.Moved(at=START + 1, seat=seat, move=move.data()))
    assert evening.game.clock(cards) != REACTION_CLOCK
    table.bots.ask(ASKER)
    assert not table.bots.is_skipping


def test_no_bot_moves_the_end_of_a_window_for_people() -> None:
    """G-09: neither by a pass nor by a card that does not fit."""
    evening = window("Ana", "Bea")
    before = evening.clock()
    assert before is not None
    assert evening.round is not None
    table = evening.round.table
    failing = next(
        toss
        for toss in (Toss(slot) for slot in range(5))
        if any(isinstance(one, TossFailed) for one in evening.game.play(table, 2, toss))
    )
    evening.apply(log.Moved(at=START + 2, seat=2, move=failing.data(), by=log.BOT))
    let_pass(evening, 3)
    assert evening.clock() == before
    assert evening.game.awaited(table) == [0, 1]
