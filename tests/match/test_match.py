"""Rounds until someone has won: who plays, who begins (G-11)."""

import pytest
from tests.snap import SNAP

from facedown.core.errors import BadOption, BadSetup
from facedown.core.outcome import Outcome
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.tres_cartas import GAME
from facedown.match.match import CALLER, LOSER, ROTATE, STARTERS, WINNER, Match, nearest


def outcome(points: tuple[int, ...], winners: tuple[Seat, ...], caller: Seat = NO_SEAT) -> Outcome:
    return Outcome(points, winners, "stopped", points, caller)


def second_starter(starter: str, given: Outcome, first: Seat = 1) -> Seat:
    """Who begins the second round of a match after a first that gave this."""
    match = Match(GAME, GAME.variant(), len(given.scores), first, starter)
    setup = match.next_setup()
    assert setup is not None
    assert setup.starter == first
    match.add(setup, given)
    setup = match.next_setup()
    assert setup is not None
    return setup.starter


@pytest.mark.parametrize(
    ("starter", "given", "begins"),
    [
        (ROTATE, outcome((5, 0, 9, 7), (1,)), 2),
        (WINNER, outcome((5, 3, 9, 0), (3,)), 3),
        (WINNER, outcome((0, 24, 0, 0), (0, 2, 3), 1), 2),
        (WINNER, outcome((0, 0, 9, 0), (0, 1, 3)), 1),
        (LOSER, outcome((5, 0, 9, 7), (1,)), 2),
        (LOSER, outcome((9, 0, 3, 9), (1,)), 3),
        (CALLER, outcome((5, 3, 9, 0), (3,), 3), 3),
        (CALLER, outcome((5, 0, 9, 7), (1,)), 2),
        (CALLER, outcome((100, 0, 0, 0), (1, 2, 3), 0), 2),
        (LOSER, outcome((100, 0, 0, 0), (1, 2, 3), 0), 2),
        (WINNER, outcome((0, 100, 100, 0), (0, 3)), 3),
        (ROTATE, outcome((5, 3, 9, 0), (3,), 3), 2),
        (LOSER, outcome((5, 3, 9, 0), (3,), 3), 2),
    ],
    ids=[
        "rotate: the next seat",
        "the winner",
        "of several winners the nearest clockwise",
        "of several winners the last starter itself is nearest",
        "the loser: most points where the lowest wins",
        "of several losers the nearest clockwise",
        "the caller",
        "nobody called: rotate",
        "the caller is out: rotate",
        "the loser is out: rotate",
        "a winner who is in",
        "rotate, whoever called",
        "the loser, whoever called",
    ],
)
def test_the_table_may_say_who_begins(starter: str, given: Outcome, begins: Seat) -> None:
    """G-11."""
    assert second_starter(starter, given) == begins


def test_where_the_highest_wins_the_loser_has_the_fewest_points() -> None:
    match = Match(SNAP, SNAP.variant(), 3, 0, LOSER)
    setup = match.next_setup()
    assert setup is not None
    match.add(setup, outcome((1, 1, 0), (0, 1)))
    following = match.next_setup()
    assert following is not None
    assert following.starter == 2


def test_there_are_four_ways_to_say_who_begins() -> None:
    assert STARTERS == ("rotate", "winner", "loser", "caller")
    with pytest.raises(BadOption) as refused:
        Match(GAME, GAME.variant(), 2, starter="youngest")
    assert refused.value.params["allowed"] == "rotate | winner | loser | caller"


@pytest.mark.parametrize("players", [1, 9])
def test_a_match_needs_a_number_of_players_the_game_allows(players: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, GAME.variant(), players)


@pytest.mark.parametrize("first", range(4))
def test_the_first_starter_is_handed_in(first: Seat) -> None:
    """G-11: it is drawn where chance is, not here."""
    setup = Match(GAME, GAME.variant(), 4, first).next_setup()
    assert setup is not None
    assert (setup.starter, setup.number, setup.scores) == (first, 1, (0, 0, 0, 0))


def test_asking_for_the_next_round_changes_nothing() -> None:
    match = Match(GAME, GAME.variant(), 3)
    assert match.next_setup() == match.next_setup()
    assert match.results == []


def test_a_finished_round_is_kept_with_who_played_it() -> None:
    match = Match(GAME, GAME.variant(), 3, first=2)
    setup = match.next_setup()
    assert setup is not None
    given = outcome((0, 7, 12), (0,), 0)
    match.add(setup, given)
    (result,) = match.results
    assert (result.seats, result.starter, result.outcome) == ((0, 1, 2), 2, given)


@pytest.mark.parametrize(
    ("start", "seats", "found"),
    [(0, (0, 1), 0), (1, (0, 2), 2), (3, (0, 2), 0), (2, (2,), 2), (3, (1,), 1)],
)
def test_the_nearest_is_clockwise_and_may_be_the_seat_itself(
    start: Seat, seats: tuple[Seat, ...], found: Seat
) -> None:
    """G-12."""
    assert nearest(start, seats) == found
