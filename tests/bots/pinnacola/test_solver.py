"""The solver finds exactly the ways to meld that no other betters."""

import pytest
from tests.bots.pinnacola.brute_force import check
from tests.games.pinnacola.tables import act, lay

from facedown.bots.pinnacola.solver import Way, solve
from facedown.core.cards import CLUBS, JOKER
from facedown.core.dealer import Dealer
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.table import PACK, PinnacolaTable


def ways(table: PinnacolaTable) -> list[Way]:
    return solve(hold(table, 0))


def told(way: Way) -> set[str]:
    return {str(move) for move in way.moves()}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_it_agrees_with_trying_everything(part: int) -> None:
    """A thousand hands of up to nine cards, half of them with melds on the table."""
    found = [check(f"fast {part} {number}", 9 if number % 10 else 6) for number in range(200)]
    assert max(found) > 2


@pytest.mark.slow
@pytest.mark.parametrize("later", [{"pinelle": True}, {"ace_to_ace": True}], ids=str)
def test_it_agrees_with_trying_everything_by_other_house_rules(later: dict[str, bool]) -> None:
    """P-45, P-46: with pinelle eight cards may be wild, and the three is next to the ace."""
    found = [check(f"{later} {number}", 8, later) for number in range(200)]
    assert max(found) > 2


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_it_agrees_with_trying_everything_on_many_hands(part: int) -> None:
    found = [check(f"slow {part} {number}", 11) for number in range(500)]
    assert max(found) > 3


def test_a_hand_with_nothing_to_meld_has_one_way() -> None:
    (way,) = ways(lay("Kc Qh 9s 4d"))
    assert (way.merits, told(way)) == ((0, 4, False, False, 0), set())


def test_a_card_goes_where_it_is_worth_most() -> None:
    """The nine makes a Poker rather than a longer run."""
    best = ways(lay("6s 7s 8s 9s 9c 9h 9d Kd 2d"))[0]
    assert told(best) == {"meld 6s,7s,8s", "meld 9c,9h,9s,9d"}
    assert best.merits == (30 + 30 + 120 + 40, 2, False, True, 0)


def test_a_pinnacola_is_counted_twice() -> None:
    best = ways(lay("3s 4s 5s 6s 7s 8s 9s Kd 2d"))[0]
    assert best.merits == (110 + 55, 2, True, False, 0)


def test_a_joker_may_be_kept_or_used() -> None:
    """More points and fewer cards, or the Joker: neither betters the other."""
    found = [way.merits for way in ways(lay("7c 7h 7s Jk Kd 2d 4h"))]
    assert found == [(55 + 80 + 55, 3, False, True, 1), (60, 4, False, False, 0)]


def test_melds_on_the_table_grow() -> None:
    best = ways(lay("8s 9s Kd 2d 9d", melds="0:3s,4s,5s,6s,7s 0:9c,9h,9s"))[0]
    assert told(best) == {"lay_off 0 - 8s,9s", "lay_off 1 - 9d"}
    assert (best.pinnacola, best.poker) == (True, True)


def test_only_own_melds_grow() -> None:
    assert ways(lay("8s 9s Kd 2d 9d", melds="1:3s,4s,5s,6s,7s"))[0].left == 5


def test_a_way_keeps_the_cards_that_must_be_kept() -> None:
    """P-24: of two melds that are the whole hand one must wait, unless the hand is closed."""
    assert [way.merits for way in ways(lay("5c 6c 7c 8c 9h 9s 9d"))] == [(70, 3, False, False, 0)]
    closing = ways(lay("5c 6c 7c 8c", melds="0:3s,4s,5s,6s,7s,8s,9s 0:9c,9h,9s,9d"))
    assert min(way.left for way in closing) == 1


def test_four_jokers_are_a_poker() -> None:
    best = ways(lay("Jk Jk Jk Jk Kd 2d 4h"))[0]
    assert (told(best), best.points) == ({"meld Jk,Jk,Jk,Jk"}, 800)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("is_one_suit", [False, True])
def test_a_large_hand_with_jokers_took_minutes_or_was_mixed_up(*, is_one_suit: bool) -> None:
    """Its states had numbers too large to keep; now what is found is a way, if not the best."""
    deck = [card for card in Dealer("large").deck(PACK) if card.rank != JOKER]
    clubs = [card for card in deck if card.suit == CLUBS]
    held = clubs[:18] if is_one_suit else deck[:44]
    cards = " ".join(["Jk"] * 4 + [card.text for card in held])
    for way in ways(lay(cards, hand1="", pozzo=""))[:3]:
        table = lay(cards, hand1="", pozzo="")
        for move in way.moves():
            act(table, 0, str(move))
        assert table.size(0) == way.left


def test_a_hand_that_can_be_melded_to_its_last_card_in_many_ways_is_solved() -> None:
    """There were stages that nothing led to, and it stopped with an error."""
    held = "2s Ac 3h 2h As 3h 4s Ad 4s 3d 4h 4d 3s 3c 4c 2d 2h Jk Jk Jk Jk"
    assert ways(lay(held, hand1="", pozzo=""))[0].left >= 1


def test_it_adds_to_a_partners_melds() -> None:
    """P-44."""
    partners = "Jk Ah Kh / 4h 4s"
    best = ways(lay("8c Kc Qh 2d", partners=partners, melds="2:5c,6c,7c 3:Jh,Qh,Kh"))[0]
    assert told(best) == {"lay_off 0 - 8c"}


def test_it_keeps_jokers_rather_than_pinelle() -> None:
    """P-45: a pinella cannot be taken by the other side."""
    best = ways(lay("5c 7c 2s Jk Kd Qh", pozzo="Jc", pinelle="true"))[0]
    assert told(best) == {"meld 5c,2s,7c"}
