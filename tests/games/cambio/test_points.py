"""Points added up over the rounds of a match (C-35)."""

import pytest
from tests.games.cambio.tables import at

from facedown.core.outcome import Outcome, Result, Standings
from facedown.games.cambio import GAME
from facedown.match.match import LOSER, Match


def scored(*hands: str, options: str = "limit=100", state: str = "caller 0") -> Outcome:
    """The outcome of a round that ended with these hands."""
    laid = " | ".join(f"hand{seat} {cards}" for seat, cards in enumerate(hands))
    found = GAME.outcome(
        at(f"{options} | players {len(hands)} | phase over | ending called | {state} | {laid}")
    )
    assert found is not None
    return found


def after(*rounds: tuple[int, ...], **options: str) -> Standings:
    """How a match to 100 stands after these points."""
    variant = GAME.variant({"limit": "100", **options})
    seats = tuple(range(len(rounds[0])))
    results = [Result(seats, 0, Outcome(one, (), "called", one)) for one in rounds]
    return GAME.standings(variant, len(seats), results, 0.0)


@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        (("3c^", "5c^", "9c^"), (0, 5, 9)),
        (("5c^", "5h^", "9c^"), (15, 5, 9)),
        (("Kh^", "4c^", "9c^"), (-2, 4, 9)),
        (("9c^", "4c^", "Kh^"), (19, 4, -2)),
    ],
    ids=["a right call adds nothing", "a tie is wrong", "below zero it counts", "a wrong call"],
)
def test_what_a_round_adds(hands: tuple[str, ...], scores: tuple[int, ...]) -> None:
    """C-35, test vector 11."""
    assert scored(*hands).scores == scores


def test_the_winners_of_the_round_are_the_same() -> None:
    """C-24, C-35."""
    outcome = scored("5c^", "5h^", "9c^")
    assert (outcome.winners, outcome.totals) == ((1,), (5, 5, 9))


def test_without_a_call_everybody_adds_their_total() -> None:
    """C-33, C-35."""
    assert scored("3c^", "5c^", state="moves 0").scores == (3, 5)


def test_players_who_are_out_add_their_total_too() -> None:
    """C-21, C-35."""
    assert scored("3c^", "2c^", "9c^", state="caller 0 | out 1").scores == (0, 2, 9)


def test_the_house_says_what_a_wrong_call_costs() -> None:
    """C-35, `wrong_call_points`."""
    assert scored("5c^", "5h^", options="limit=100 wrong_call_points=25").scores == (30, 5)


def test_without_a_limit_a_round_is_won_or_not() -> None:
    """C-27."""
    assert scored("3c^", "5c^", options="wrong_call_points=25").scores == (1, 0)


def test_the_match_goes_on_until_somebody_reaches_the_limit() -> None:
    """C-35."""
    now = after((30, 60), (9, 39), rounds="1")
    assert (now.scores, now.is_over, now.playing) == ((39, 99), False, (0, 1))
    over = after((30, 60), (9, 41))
    assert (over.scores, over.is_over, over.playing) == ((39, 101), True, ())
    assert (over.winners, over.places) == ((0,), (1, 2))


def test_exactly_the_limit_becomes_half() -> None:
    """C-35, test vector 12."""
    now = after((95, 40), (5, 0))
    assert (now.scores, now.is_over) == ((50, 40), False)
    over = after((96, 40), (5, 0))
    assert (over.scores, over.winners) == ((101, 40), (1,))


def test_exactly_the_limit_ends_the_match_where_the_house_says_so() -> None:
    """C-35, `exact_limit_halves`."""
    over = after((95, 40), (5, 0), exact_limit_halves="false")
    assert (over.scores, over.winners) == ((100, 40), (1,))


def test_the_lowest_share_a_match() -> None:
    """C-35."""
    over = after((7, 101, 7))
    assert (over.winners, over.places) == ((0, 2), (1, 3, 1))


def test_a_match_in_which_nobody_scores_ends_after_a_thousand_rounds() -> None:
    """C-35."""
    assert not after(*[(0, 1)] + [(0, 0)] * 998).is_over
    assert after(*[(0, 1)] + [(0, 0)] * 999).winners == (0,)


def test_the_loser_of_a_round_is_who_adds_most() -> None:
    """G-11 with C-35."""
    for options, starter in (({"limit": "100"}, 1), ({"rounds": "3"}, 0)):
        match = Match(GAME, GAME.variant(options), 2, starter=LOSER)
        first = match.next_setup()
        assert first is not None
        match.add(first, Outcome((3, 9), (0,), "called", (3, 9)))
        following = match.next_setup()
        assert following is not None
        assert following.starter == starter
