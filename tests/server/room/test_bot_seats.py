"""The seats that bots play: when each moves, and what happens if it chooses nothing."""

import asyncio
import json

import pytest
from tests.server.room.bot_table import BotTable
from tests.server.room.scene import START, dealt

from facedown.catalog import GAMES
from facedown.core.game import REACTION_CLOCK
from facedown.core.moves import Swap
from facedown.games.vinto.events import TossFailed
from facedown.games.vinto.moves import Toss
from facedown.match import log, wire
from facedown.match.evening import Evening
from facedown.server.bot_seats import MAX_TRIES
from facedown.server.bots import Asker, Situation
from facedown.server.bots.messages import Answer, Ask
from facedown.server.bots.worker import Worker
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


# -- the rounds before -----------------------------------------------------------------------------


def later_round() -> list[log.AnyEntry]:
    """The log of a match of Vinto: a round that somebody called in, and one in its second turn."""
    names = [f"one {seat}" for seat in range(4)]
    options = wire.TableOptions(game="vinto", seats=4)
    version = GAMES["vinto"].VERSION
    entries: list[log.AnyEntry] = [
        log.Opened(at=START, code="BCDFGH", options=options, version=version),
        *[log.Sat(at=START, seat=at, person=name, name=name) for at, name in enumerate(names)],
        log.Began(at=START, secret=bytes(32).hex()),
        log.CardsDealt(at=START),
    ]
    evening = Evening.fold(GAMES.__getitem__, entries)

    def note(entry: log.AnyEntry) -> None:
        evening.apply(entry)
        entries.append(entry)

    while evening.stage == "playing":
        assert evening.round is not None
        seat = evening.game.awaited(evening.round.table)[0]
        moves = evening.legal_moves(seat)
        calls = [move for move in moves if isinstance(move, evening.game.CALLS)]
        move = calls[0] if calls else evening.game.default_move(evening.round.table, seat)
        note(log.Moved(at=START, seat=seat, move=move.data()))
    note(log.Began(at=START, secret=bytes(32).hex()))
    note(log.CardsDealt(at=START))
    assert evening.round is not None
    while evening.round.table.turns < 2:
        seat = evening.game.awaited(evening.round.table)[0]
        move = evening.game.default_move(evening.round.table, seat)
        note(log.Moved(at=START, seat=seat, move=move.data()))
    note(log.Resigned(at=START, seat=evening.round.table.turn))
    return entries


def chosen_by(situation: Situation, seed: str = "seed") -> bytes | None:
    """What a master would do, in a process that knows nothing yet."""
    asked = Ask(
        1,
        situation.key,
        situation.game,
        "master",
        "",
        situation.seat,
        seed,
        0,
        [*situation.events],
        situation.setup,
        [*situation.past],
        busy=True,
    )
    answer = Worker().reply(asked)
    assert isinstance(answer, Answer)
    return answer.move


async def test_after_a_restart_a_bot_knows_the_rounds_before_and_decides_as_without_one() -> None:
    """A table that goes on from its log tells its bots what one tells them that never stopped."""
    entries = later_round()
    evening = Evening.fold(GAMES.__getitem__, entries[:6])
    table = BotTable(evening)
    for entry in entries[6:]:
        evening.apply(entry)
        table.bots.ask(ASKER)
    opened_again = BotTable(Evening.fold(GAMES.__getitem__, entries))
    assert evening.round is not None
    seat = evening.round.table.turn
    before, after = table.bots._situation(seat), opened_again.bots._situation(seat)
    assert before.past == [(4, (0, 1, 0, 0), 1)]
    assert (before.key, before.past, [*before.events]) == (after.key, after.past, [*after.events])
    assert chosen_by(before) == chosen_by(after) is not None


async def test_in_a_first_round_there_is_nothing_before() -> None:
    _, table = await with_bot()
    assert table.bots._situation(1).past == []
