"""What the rule bot keeps to close with, and what it gives away."""

import pytest
from tests.games.pinnacola.tables import lay

from facedown.arena import play_many
from facedown.bots.hints import hints
from facedown.bots.roster import make_bot
from facedown.core.dealer import Dealer
from facedown.core.player import Reason
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


@pytest.mark.parametrize(
    ("table", "move", "reason"),
    [
        (lay("Qc Qd Qh Qs 4d 9s"), "meld Qc,Qh,Qs,Qd", ("makes_full_set", {"points": 120})),
        (
            lay("8c 9c 4d 9s", melds="0:3c,4c,5c,6c,7c"),
            "lay_off 0 - 8c,9c",
            ("makes_long_run", {"points": 75}),
        ),
        (
            lay("Tc 4d 9s", melds="0:3c,4c,5c,6c,7c,8c,9c"),
            "lay_off 0 - Tc",
            ("adds_points", {"points": 20}),
        ),
        (lay("5c 6c 7c 4d 9s"), "meld 5c,6c,7c", ("adds_points", {"points": 25})),
        (
            lay("Qc Qd Qh Jk 4d 9s", dirty_counts="no"),
            "meld Qc,Qh,Qd,Jk",
            ("adds_points", {"points": 55}),
        ),
    ],
)
def test_a_hint_names_the_bonus_that_a_move_gains(
    table: PinnacolaTable, move: str, reason: Reason
) -> None:
    """A Poker was laid down for having so many cards fewer."""
    brain = make_bot("rule", GAME, Dealer("chance"))
    moves = GAME.legal_moves(table, 0)
    assert move in [str(one) for one in moves]
    assert brain.why(GAME.view(table, 0), moves, GAME.parse_move(move)) == reason


@pytest.mark.long
@pytest.mark.slow
def test_who_follows_the_hints_mostly_sees_the_hand_closed() -> None:
    """Two hands in three ran until the stock was out."""
    tally = play_many(GAME, ("rule", "regular"), 30, "follower", GAME.variant()).tally
    assert tally.endings["closed"] >= 18
    assert tally.bots["rule"].win_share >= 0.4


def test_a_hint_says_when_every_discard_helps_the_opponent() -> None:
    """It had no reason where the safest card was of use to the other half the time or more."""
    table = lay("8c 8h 8s 4c", melds="1:5c,6c,7c 1:5h,6h,7h 1:5s,6s,7s")
    brain = make_bot("rule", GAME, Dealer("chance"))
    moves = GAME.legal_moves(table, 0)
    told = [
        brain.why(GAME.view(table, 0), moves, GAME.parse_move(f"discard {card}"))
        for card in ("8s", "4c")
    ]
    assert told == [("risky_discard", {"percent": 100}), ("spare_card", {})]
