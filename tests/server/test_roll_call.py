"""Asking every process who is connected."""

from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from tests.server.house.party import Together

from facedown.server import roll_call
from facedown.server.bus import ASKED_WHO, PRESENT
from facedown.server.house import House
from facedown.server.people import Person
from facedown.server.roll_call import AT_ONCE, MOST, Answer, RollCall

# As long as a name gets, in letters that take most.
NAME = "\N{HIRAGANA LETTER A}" * 24


def house(table: str, people: int) -> House:
    """A house with one table where so many are connected."""
    guests = [
        SimpleNamespace(
            person=Person(f"{table}{number}", NAME),
            seat=None,
            connection=SimpleNamespace(address="2001:db8:ffff:ffff::/64"),
        )
        for number in range(people)
    ]
    strangers = [SimpleNamespace(person=None)]
    room = SimpleNamespace(evening=SimpleNamespace(code=table), guests=guests + strangers)
    return cast(House, SimpleNamespace(rooms={table: room}))


def calls(*houses: House) -> tuple[list[Together], list[RollCall]]:
    buses = [Together()]
    buses += [Together(buses[0]) for _ in houses[1:]]
    found = list(map(RollCall, buses, houses))
    for one in found:
        one.listen()
    return buses, found


async def test_everybody_is_told_however_many_they_are() -> None:
    _, (one, *_) = calls(house("AAAAAA", 1), house("BBBBBB", 0), house("CCCCCC", 2 * AT_ONCE + 1))
    everybody = await one.everybody()
    found = everybody.people
    assert everybody.silent == 0
    assert len(found) == len(set(found)) == 1 + 2 * AT_ONCE + 1
    assert {(person.table, person.seat) for person in found} == {("AAAAAA", -1), ("CCCCCC", -1)}
    assert not one._asked


async def test_what_is_told_of_people_fits_into_a_notify() -> None:
    buses, _ = calls(house("AAAAAA", 0), house("BBBBBB", MOST + 1))
    buses[1].ears[ASKED_WHO]("question")
    assert max(len(told.encode()) for told in buses[1].told) < 7500
    answers = [msgspec.json.decode(told, type=Answer) for told in buses[1].told]
    assert sum(len(one.people) for one in answers) == MOST
    assert [one.is_last for one in answers] == [False] * (len(answers) - 1) + [True]


async def test_who_asks_is_told_that_a_process_did_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(roll_call, "ANSWER_SECONDS", 0.0)
    buses, (one, _) = calls(house("AAAAAA", 1), house("BBBBBB", 1))
    Together(buses[0])  # this one is dead
    found = await one.everybody()
    assert {person.table for person in found.people} == {"AAAAAA", "BBBBBB"}
    assert found.silent == 1


async def test_one_that_has_not_told_all_counts_as_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roll_call, "ANSWER_SECONDS", 0.0)
    buses, (one, _) = calls(house("AAAAAA", 1), house("BBBBBB", 1))

    def begin(question: str) -> None:
        answer = Answer(question, [], is_last=False)
        buses[1].tell(PRESENT, msgspec.json.encode(answer).decode())

    buses[1].subscribe(ASKED_WHO, begin)
    assert (await one.everybody()).silent == 1


@pytest.mark.parametrize("about", ["nonsense", "[1]", '["of nobody", [], true]'])
async def test_what_was_not_asked_for_is_not_heard(about: str) -> None:
    buses, (one, _) = calls(house("AAAAAA", 1), house("BBBBBB", 1))
    buses[0].ears[PRESENT](about)
    assert not one._asked
