"""How a seat stands in Cambio, as the net of search is asked."""

import pytest
from tests.games.cambio.tables import at

from facedown.bots.cambio.standing import SLOTS
from facedown.bots.cambio.worths import WORTHS
from facedown.bots.search.guide import find_guide
from facedown.bots.search.net import Net
from facedown.games.cambio import GAME

HANDS = "hand0 {} | hand1 2h=1 3h 4h=1 5h | discard 9d^ | phase turn | turns 3"


def stands(hand: str, seat: int = 0) -> list[float]:
    return find_guide(GAME).standing(at(f"| {HANDS.format(hand)}"), seat)


@pytest.mark.parametrize("hand", ["9c=0 5c", "9c=0 5c Kc=0 Ac", "9c=0 5c Kc=0 Ac 2c 3c 6c"])
def test_hands_of_any_size_are_measured_by_as_many_numbers(hand: str) -> None:
    asked = len(Net(WORTHS).layers[0][0]) - 1
    assert len(stands(hand)) == len(stands(hand, 1)) == asked


def test_where_a_card_lies_in_a_hand_makes_no_difference() -> None:
    assert stands("9c=0 5c Kc=0 Ac") == stands("5c Ac 9c=0 Kc=0")


def test_who_knows_which_card_makes_a_difference() -> None:
    assert stands("9c=0 5c Kc=0 Ac") != stands("9c 5c=0 Kc=0 Ac")
    assert stands("9c=0 5c Kc=0 Ac") != stands("9c=01 5c Kc=0 Ac")


def test_known_cards_that_can_be_flipped_are_counted() -> None:
    """A nine lies on the pile."""
    flips = 21 + 3 * SLOTS
    assert stands("8c=0 5c Kc=0 Ac")[flips] == stands("9c 5c Kc=0 Ac")[flips] == 0.0
    assert 0.0 < stands("9c=0 5c Kc=0 Ac")[flips] < stands("9c=0 9h=0 Kc=0 Ac")[flips]
