"""Ways to meld that are remembered are those that the solver finds, whatever was played since."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.bots.pinnacola.brute_force import Case
from tests.games.pinnacola.tables import act, lay

from facedown.bots.pinnacola.latest import Latest
from facedown.bots.pinnacola.solver import MAX_WILDS, Solver, Way, may_leave_one, solve
from facedown.bots.pinnacola.ways import forget, remember, ways_of
from facedown.bots.search import SMALL, judge
from facedown.core.dealer import Dealer
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.table import PinnacolaTable

RUN = "0:5c,6c,7c"


@pytest.fixture(autouse=True)
def _remembering() -> Iterator[None]:
    remember()
    yield
    forget()


def found(table: PinnacolaTable) -> list[tuple[object, set[str]]]:
    return [(way.merits, {str(move) for move in way.moves()}) for way in ways_of(table, 0)]


def solved(table: PinnacolaTable) -> list[tuple[object, set[str]]]:
    ways = solve(hold(table, 0))
    return [(way.merits, {str(move) for move in way.moves()}) for way in ways]


def test_a_hand_is_told_apart_by_the_melds_it_can_add_to() -> None:
    hand = "8c 9c 4h 4s 4d Kd"
    for melds in ("", RUN, "1:5c,6c,7c", f"1:Qh,Qs,Qd {RUN}", "0:Qh,Qs,Qd", RUN, ""):
        assert found(lay(hand, melds=melds)) == solved(lay(hand, melds=melds)), melds


def test_ways_found_before_a_move_are_as_they_were_after_it() -> None:
    hand, melds = "Qc 9c 4h 4s 4d Kd 2s", "0:Qh,Qs,Qd"
    table = lay(hand, melds=melds)
    ways = ways_of(table, 0)
    act(table, 0, "lay_off 0 - Qc")
    told = [(way.merits, {str(move) for move in way.moves()}) for way in ways]
    assert told == solved(lay(hand, melds=melds))
    assert found(table) == solved(table)


def test_each_thread_has_ways_of_its_own() -> None:
    table = lay("8c 9c 4h 4s 4d Kd", melds=RUN)

    def ask() -> list[Way]:
        remember()
        return ways_of(table, 0)

    with ThreadPoolExecutor(1) as other:
        theirs = other.submit(ask).result()
    own = ways_of(table, 0)
    assert own is ways_of(table, 0)
    assert own is not theirs


def test_after_a_search_nothing_is_remembered() -> None:
    table = lay("8c 9c 4h 4s 4d Kd", melds=RUN)
    view, moves = GAME.view(table, 0), GAME.legal_moves(table, 0)
    assert ways_of(table, 0) is ways_of(table, 0)
    assert judge(GAME, view, moves[:2], Dealer("search"), SMALL)
    assert ways_of(table, 0) is not ways_of(table, 0)


@pytest.mark.slow
def test_a_hand_that_could_be_melded_but_for_one_card_is_never_ruled_out() -> None:
    """Every number of cards is counted apart only for hands of which so few may be left."""
    ruled_out = melded = 0
    for number in range(1500):
        case = Case(f"but for one {number}", 9)
        holding = case.holding()
        ways = Solver(holding, min(holding.wilds, MAX_WILDS), exact=True).ways()
        could = any(way.left <= 1 for way in ways)
        may = may_leave_one(holding)
        assert may or not could, case
        ruled_out += not may
        melded += could
    assert ruled_out > 500
    assert melded > 20


def test_hidden_cards_count() -> None:
    """In the view of a seat that does not see them only their number is known."""
    for hand in ("8s 3h", "8s 3h 4h 5h Kd"):
        table = GAME.view(lay("8c 9c 4h", hand1=hand), 0).table
        (way,) = ways_of(table, 1)
        assert way.left == len(hand.split())


def test_the_oldest_is_forgotten() -> None:
    latest: Latest[str] = Latest(2)
    words = ("one", "two", "three")
    latest.keep(("closed",), "nothing")
    latest.open()
    for word in words:
        latest.keep((word,), word)
    assert [latest.get((word,)) for word in ("closed", *words)] == [None, None, "two", "three"]
    latest.close()
    assert latest.get(("three",)) is None
