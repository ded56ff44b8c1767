"""Points, who wins, and matches of several rounds (C-15, C-24, C-27, C-33)."""

import pytest
from tests.games.cambio.tables import at

from facedown.core.cards import cards
from facedown.core.outcome import Outcome, Result
from facedown.core.seats import NO_SEAT
from facedown.games.cambio import GAME
from facedown.games.cambio.scoring import total, winners_of
from facedown.games.cambio.variant import Variant


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("Ac", 1),
        ("2c 9d Th", 21),
        ("Jc Qc", 23),
        ("Kc Ks", 26),
        ("Kh Kd", -4),
        ("Jk", -1),
        ("Kh Kd Jk Ac", -4),
        ("", 0),
    ],
)
def test_points(hand: str, points: int) -> None:
    """Test vector 5 is the last but one."""
    variant = GAME.variant()
    assert isinstance(variant, Variant)
    assert total(variant, cards(hand)) == points


def test_the_house_sets_the_points_of_court_cards_and_jokers() -> None:
    variant = GAME.variant({"values": "10,11,-2,25,0"})
    assert isinstance(variant, Variant)
    assert [total(variant, cards(one)) for one in ("Jc", "Qh", "Ks", "Kd", "Jk", "Tc")] == [
        10,
        11,
        -2,
        25,
        0,
        10,
    ]


@pytest.mark.parametrize(
    ("caller", "totals", "winners"),
    [
        (0, [2, 2, 2, 2], [1, 2, 3]),
        (0, [1, 2, 3], [0]),
        (0, [3, 2, 2, 5], [1, 2]),
        (0, [2, 2, 5], [1]),
        (2, [0, 4, -1], [2]),
        (2, [0, 4, 7], [0]),
        (NO_SEAT, [4, 2, 2], [1, 2]),
    ],
    ids=[
        "vector 1: a tie is lost by the caller",
        "vector 2: strictly lowest",
        "vector 3: two share",
        "vector 4: the tied one wins",
        "below nothing",
        "wrong call",
        "no call",
    ],
)
def test_who_wins(caller: int, totals: list[int], winners: list[int]) -> None:
    """C-24, C-33, test vectors 1 to 4."""
    assert winners_of(caller, list(range(len(totals))), totals) == winners


def test_players_who_are_out_count_for_nobody() -> None:
    """C-24: seat 1, lower than the caller, is out."""
    table = at(
        "| players 3 | phase over | ending called | caller 0 | out 1"
        " | hand0 5c^ | hand1 Ac^ | hand2 6c^"
    )
    outcome = GAME.outcome(table)
    assert outcome == Outcome((1, 0, 0), (0,), "called", (5, 1, 6), caller=0)


def test_a_round_in_play_has_no_outcome() -> None:
    assert GAME.outcome(at("| phase turn | hand0 2c | hand1 3c")) is None


def won_by(*winners: int) -> Result:
    scores = tuple(1 if seat in winners else 0 for seat in range(3))
    return Result((0, 1, 2), 0, Outcome(scores, winners, "called", (0, 0, 0)))


def test_a_match_is_one_round() -> None:
    """C-27."""
    standings = GAME.standings(GAME.variant(), 3, [won_by(1, 2)], 0.0)
    assert standings.is_over
    assert (standings.winners, standings.places) == ((1, 2), (3, 1, 1))


def test_most_wins_of_several_rounds_win_the_match_and_shared_wins_count_whole() -> None:
    """C-27, `rounds`."""
    variant = GAME.variant({"rounds": "3"})
    rounds = [won_by(1, 2), won_by(2)]
    standings = GAME.standings(variant, 3, rounds, 0.0)
    assert (standings.is_over, standings.playing, standings.winners) == (False, (0, 1, 2), ())
    standings = GAME.standings(variant, 3, [*rounds, won_by(0)], 0.0)
    assert (standings.is_over, standings.playing) == (True, ())
    assert (standings.scores, standings.places, standings.winners) == ((1, 1, 2), (2, 2, 1), (2,))
