"""Whose question is next."""

import asyncio
from collections.abc import Iterable

import pytest

from facedown.server.bots.questions import (
    Asker,
    BotFailed,
    BotTable,
    FairQueue,
    Question,
    Situation,
)


def table(code: str, address: str = "10.0.0.1", *, is_there: bool = True) -> BotTable:
    return BotTable(code, Asker(address, is_there))


def question(of: BotTable, seat: int = 0, number: int = 1) -> Question:
    about = Situation(
        table=of.code,
        asker=of.asker,
        key=f"{of.code}/{seat}",
        game="vinto",
        setup=b"",
        seat=seat,
        events=[],
    )
    return Question(
        id=number,
        key=f"{about.key}#sharp",
        table=of,
        about=about,
        level="sharp",
        character="",
        seed="",
        count=0,
        future=asyncio.get_running_loop().create_future(),
        result=lambda _: None,
    )


def filled(*tables: BotTable, seats: int = 1) -> FairQueue:
    queue = FairQueue()
    for seat in range(seats):
        for one in tables:
            queue.put(question(one, seat))
    return queue


def popped(queue: FairQueue, most: int = 1000) -> Iterable[Question]:
    while most and (found := queue.pop()) is not None:
        most -= 1
        yield found


def codes(queue: FairQueue, most: int = 1000) -> str:
    """The tables whose questions come next, in their order."""
    return " ".join(one.about.table for one in popped(queue, most))


async def test_a_new_question_takes_the_place_of_the_one_its_seat_has_waiting() -> None:
    one = table("A")
    old, other, new = question(one), question(one, seat=1), question(one, number=3)
    queue = FairQueue()
    for asked in (old, other, new):
        queue.put(asked)
    assert len(queue) == 2
    assert old.future.cancelled()
    assert [*popped(queue)] == [new, other]
    assert len(queue) == 0


async def test_addresses_take_turns_however_many_tables_each_has() -> None:
    many = [table(code) for code in "ABCD"]
    queue = filled(*many, table("X", "10.0.0.2"), seats=2)
    assert codes(queue) == "X D X C B A D C B A"


async def test_the_tables_of_an_address_take_turns_however_many_seats_each_has() -> None:
    queue = filled(table("A"), seats=4)
    queue.put(question(table("B")))
    assert codes(queue) == "B A A A A"


async def test_whoever_has_not_asked_lately_comes_first() -> None:
    queue = filled(table("A", "10.0.0.1"), table("B", "10.0.0.2"), seats=3)
    assert codes(queue, 3) == "B A B"
    queue.put(question(table("X", "10.0.0.3")))
    assert codes(queue) == "X A B A"


async def test_whoever_asks_again_at_once_comes_after_the_others() -> None:
    mine = table("X", "10.0.0.3")
    queue = filled(table("A", "10.0.0.1"), table("B", "10.0.0.2"), mine, seats=1)
    assert codes(queue, 1) == "X"
    queue.put(question(mine))
    assert codes(queue) == "B A X"


async def test_tables_where_nobody_is_come_last() -> None:
    queue = filled(table("A", is_there=False), table("B", is_there=False), table("C"), seats=2)
    assert codes(queue) == "C C B A B A"


async def test_a_table_somebody_comes_to_moves_up_with_all_that_waits() -> None:
    empty = table("A", "nobody", is_there=False)
    queue = filled(empty, table("B"), seats=2)
    empty.asker = Asker("10.0.0.2")
    queue.move(empty)
    assert len(queue) == 4
    assert codes(queue) == "A B A B"


async def test_a_table_everybody_leaves_moves_down_with_all_that_waits() -> None:
    left = table("A", "10.0.0.2")
    queue = filled(left, table("B"), seats=2)
    left.asker = Asker("somebody", is_there=False)
    queue.move(left)
    assert codes(queue) == "B B A A"


async def test_a_table_that_moves_back_has_each_question_once() -> None:
    moving = table("A")
    queue = filled(moving, seats=2)
    for asker in (Asker("10.0.0.2"), Asker("10.0.0.1"), Asker("10.0.0.2", is_there=False)):
        moving.asker = asker
        queue.move(moving)
    assert len(queue) == 2
    assert codes(queue) == "A A"


async def test_a_question_nobody_waits_for_is_passed_over() -> None:
    one = table("A")
    queue = FairQueue()
    asked = [question(one, seat) for seat in range(3)]
    for each in asked:
        queue.put(each)
    asked[0].future.cancel()
    asked[2].future.cancel()
    assert [*popped(queue)] == [asked[1]]
    assert len(queue) == 0


async def test_what_a_forgotten_table_has_asked_fails() -> None:
    gone, stays = table("A"), table("B")
    asked = question(gone)
    queue = filled(stays)
    queue.put(asked)
    queue.forget(gone)
    queue.forget(gone)
    with pytest.raises(BotFailed, match="forgotten"):
        await asked.future
    assert len(queue) == 1
    assert codes(queue) == "B"


async def test_nothing_is_kept_of_tables_that_are_gone() -> None:
    queue = FairQueue()
    for number in range(100):
        gone = table(f"table {number}", f"10.0.0.{number}")
        queue.put(question(gone))
        queue.pop()
        gone.asker = Asker("somebody", is_there=False)
        queue.put(question(gone))
        queue.forget(gone)
    assert (len(queue), len(queue._there), len(queue._away), len(queue._lanes)) == (0, 0, 0, 0)


@pytest.mark.parametrize("addresses", [1, 20])
async def test_a_stranger_waits_for_one_decision_of_each_other_address(addresses: int) -> None:
    """Twenty guests with five tables each ask for every seat, and again with each answer.

    Time is counted in decisions. A stranger's three bots ask at once, now and then.
    """
    theirs = [
        table(f"{guest}/{number}", f"10.0.0.{guest % addresses}")
        for guest in range(20)
        for number in range(5)
    ]
    mine = table("mine", "10.0.1.1")
    queue = filled(*theirs, seats=4)
    for _ in range(20):
        for seat in range(3):
            queue.put(question(mine, seat))
        answered = []
        for number, asked in enumerate(popped(queue, 100)):
            if asked.table is mine:
                answered.append(number)
            else:  # the table has changed for all its seats
                for seat in range(4):
                    queue.put(question(asked.table, seat))
            assert len(queue) <= 20 * 5 * 4 + 3
        first, second, third = answered
        assert first == 0
        assert second - first <= addresses + 1
        assert third - second <= addresses + 1
