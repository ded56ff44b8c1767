"""What a seat of Pinnacola makes of what it can see."""

from tests.games.pinnacola.tables import lay

from facedown.bots.pinnacola.mind import Mind
from facedown.core.cards import card


def danger(discard: str, pozzo: str) -> float:
    return Mind(lay(f"{discard} Kd Ks", pozzo=pozzo), 0).danger(card(discard))


def test_a_card_that_makes_a_meld_with_the_pozzo_is_of_use_to_anybody() -> None:
    """P-05: two twos lay there, and a third was thought to be fairly safe."""
    assert danger("2d", "2c 9h 2h") == 1.0
    assert danger("5d", "4d 9h 6d") == 1.0
    assert danger("2d", "2c 9h Jh") < 1.0


def test_a_joker_in_the_pozzo_stands_for_a_card_that_is_lacking() -> None:
    assert danger("2d", "2c 9h Jk") == 1.0
