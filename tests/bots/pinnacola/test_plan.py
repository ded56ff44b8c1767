"""What the rule bot keeps to close with, and what it gives away."""

import pytest
from tests.games.pinnacola.tables import lay

from facedown.arena import play_many
from facedown.bots.hints import hints
from facedown.core.dealer import Dealer
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable


def advised(table: PinnacolaTable) -> str:
    """What a person in seat 0 is told to do."""
    moves = GAME.legal_moves(table, 0)
    return str(hints(GAME, GAME.view(table, 0), moves, Dealer("chance"), 0)[0].move)


def test_no_joker_is_given_for_one_card_of_the_pozzo() -> None:
    """It laid down 2-2-Joker to gain a two."""
    assert advised(lay("2c 9s Kd 4h 6h Jk", pozzo="2h", phase="draw", more="stock ??!4")) == "draw"


def test_a_card_of_a_meld_in_hand_is_not_discarded() -> None:
    given = advised(lay("3c 4c 5c 6c 7c 8c Qh Qs Qd Kd", pozzo="2h"))
    assert given == "discard Kd"


@pytest.mark.long
@pytest.mark.slow
def test_who_follows_the_hints_mostly_sees_the_hand_closed() -> None:
    """Two hands in three ran until the stock was out."""
    tally = play_many(GAME, ("rule", "regular"), 30, "follower", GAME.variant()).tally
    assert tally.endings["closed"] >= 18
    assert tally.bots["rule"].win_share >= 0.4
