"""Who sits where: everybody has every hand of a deal, in every company."""

from collections import Counter

import pytest

from facedown.arena.seating import MIXED, ONE, REST, TABLES, Line, lines, shifted, tables_for
from facedown.core.dealer import Dealer


def test_every_bot_sits_everywhere() -> None:
    bots = ("a", "b", "c")
    assert {shifted(bots, number)[0] for number in range(3)} == set(bots)


def test_two_sides_change_seats() -> None:
    found = lines(2, 2, tables_for(2), Dealer("s"))
    assert found == [Line(ONE, (0, 1)), Line(ONE, (1, 0))]


def test_of_more_sides_one_sits_among_the_rest_and_the_rest_with_one() -> None:
    found = lines(2, 4, tables_for(4), Dealer("s"))
    counted = Counter((line.table, line.bots.count(0)) for line in found)
    assert counted == {(ONE, 1): 4, (REST, 3): 4, (MIXED, 2): 2}


@pytest.mark.parametrize("bots", [2, 3, 5])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_whoever_plays_a_deal_has_each_of_its_hands_equally_often(bots: int, sides: int) -> None:
    found = lines(bots, sides, tables_for(sides), Dealer("s"))
    assert len(set(found)) == len(found)
    companies = {(line.table, tuple(sorted(line.bots))) for line in found}
    for table, company in companies:
        same = [one for one in found if (one.table, tuple(sorted(one.bots))) == (table, company)]
        for bot in set(company):
            hands = Counter(side for one in same for side in range(sides) if one.bots[side] == bot)
            assert set(hands) == set(range(sides))
            assert len(set(hands.values())) == 1


def test_at_a_mixed_table_the_deal_decides_who_sits_out() -> None:
    every = [lines(5, 3, [MIXED], Dealer(deal))[0].bots for deal in range(50)]
    assert {bot for bots in every for bot in bots} == set(range(5))
    assert all(len(set(bots)) == 3 for bots in every)


def test_only_the_tables_asked_for_are_played() -> None:
    assert {line.table for line in lines(3, 4, tables_for(4, [REST]), Dealer("s"))} == {REST}
    assert tables_for(3, TABLES) == TABLES
