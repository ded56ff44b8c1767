"""A match to elimination (T-06, T-18 to T-20, G-11)."""

import pytest
from tests.games.tres_cartas.matches import match_of, result, standings

from facedown.core.dealer import Dealer
from facedown.core.seats import Seat
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.scoring import MAX_ROUNDS
from facedown.match.match import Match


def test_points_add_up_over_the_rounds() -> None:
    now = standings((0, 7, 12), (24, 0, 0), (5, 6, 7))
    assert now.scores == (29, 13, 19)
    assert now.playing == (0, 1, 2)
    assert not now.is_over


def test_a_match_begins_with_everybody_in_and_nothing_counted() -> None:
    now = Match(GAME, GAME.variant(), 3).standings()
    assert (now.scores, now.playing, now.places) == ((0, 0, 0), (0, 1, 2), (1, 1, 1))


@pytest.mark.parametrize(("points", "is_out"), [(99, False), (100, True), (101, True)])
def test_a_total_of_100_is_out(points: int, is_out: bool) -> None:
    """T-18: reaching it is enough."""
    now = standings((points, 0, 0))
    assert (0 not in now.playing) == is_out


def test_the_limit_can_be_another() -> None:
    """T-18, option `limit`."""
    assert standings((50, 49, 0), options={"limit": "50"}).playing == (1, 2)
    assert standings((100, 149, 0), options={"limit": "150"}).playing == (0, 1, 2)


def test_the_match_goes_on_among_those_who_are_left() -> None:
    """T-20."""
    now = standings((0, 100, 5, 0), (30, 0, 20, 99))
    assert now.playing == (0, 2, 3)
    assert now.scores == (30, 100, 25, 99)


def test_the_last_player_left_wins() -> None:
    now = standings((0, 100, 5), (3, 0, 95))
    assert now.is_over
    assert now.winners == (0,)
    assert now.playing == ()


def test_who_stays_longer_is_placed_higher() -> None:
    """Not who has fewer points: a late 110 beats an early 100."""
    now = standings((0, 100, 5, 0), (30, 0, 0, 99), (0, 0, 20, 11), (0, 0, 80, 0))
    assert now.winners == (0,)
    assert now.scores == (30, 100, 105, 110)
    assert now.places == (1, 4, 2, 3)


def test_who_goes_out_together_is_placed_by_total() -> None:
    now = standings((0, 104, 101, 104))
    assert now.winners == (0,)
    assert now.places == (1, 3, 2, 3)


def test_a_total_of_exactly_the_limit_can_be_halved() -> None:
    """T-18, option `exact_limit_halves`."""
    options = {"exact_limit_halves": "true"}
    now = standings((100, 101, 99), options=options)
    assert now.scores == (50, 101, 99)
    assert now.playing == (0, 2)


def test_half_of_an_odd_limit_is_rounded_down() -> None:
    """Section 4.3."""
    now = standings((51, 0), options={"exact_limit_halves": "true", "limit": "51"})
    assert now.scores == (25, 0)


def test_a_total_can_be_halved_more_than_once() -> None:
    now = standings((100, 0), (50, 0), (49, 0), options={"exact_limit_halves": "true"})
    assert now.scores == (99, 0)


def test_a_total_is_halved_at_the_end_of_the_round_that_made_it() -> None:
    """So 60 and 40 make 50, and the next 40 makes 90, not 100 halved."""
    now = standings((60, 0), (40, 0), (40, 0), options={"exact_limit_halves": "true"})
    assert now.scores == (90, 0)


def test_without_the_option_nothing_is_halved() -> None:
    assert standings((100, 0, 0)).scores == (100, 0, 0)


def test_when_all_go_out_together_the_lowest_total_wins() -> None:
    """T-19: the game does end with nobody left."""
    now = standings((99, 98, 97), (3, 5, 9))
    assert now.is_over
    assert now.scores == (102, 103, 106)
    assert (now.winners, now.places) == ((0,), (1, 2, 3))


def test_those_out_already_do_not_win_when_the_rest_go_out_together() -> None:
    """T-19: the lowest among those players, not of the match."""
    now = standings((100, 99, 98), (0, 12, 14))
    assert now.winners == (1,)
    assert now.places == (3, 1, 2)


def test_the_lowest_who_are_tied_play_on_alone() -> None:
    """T-19."""
    now = standings((99, 98, 97), (3, 4, 9))
    assert not now.is_over
    assert now.playing == (0, 1)
    assert now.places == (1, 1, 3)


def test_a_round_that_parts_the_tied_ends_the_match() -> None:
    """T-19: cumulative totals differ."""
    now = standings((99, 98, 97), (3, 4, 9), (8, 7, 0))
    assert now.is_over
    assert now.winners == (1,)
    assert now.scores == (110, 109, 106)


def test_nobody_is_eliminated_while_a_tie_is_broken() -> None:
    """T-19: both are past the limit, and play."""
    now = standings((100, 100), (9, 9), (5, 5))
    assert now.playing == (0, 1)


def test_nothing_is_halved_while_a_tie_is_broken() -> None:
    """T-19: no elimination, so nothing that depends on the limit."""
    options = {"exact_limit_halves": "true", "limit": "20"}
    now = standings((21, 21), (0, 0), options=options)
    assert now.scores == (21, 21)


def test_after_three_further_rounds_the_victory_is_shared() -> None:
    """T-19."""
    tied = [(100, 100, 101), (9, 9, 0), (5, 5, 0)]
    assert not standings(*tied).is_over
    now = standings(*tied, (4, 4, 0))
    assert now.is_over
    assert now.winners == (0, 1)
    assert now.places == (1, 1, 3)


def test_the_third_further_round_can_still_be_won() -> None:
    """T-19."""
    now = standings((100, 100), (9, 9), (5, 5), (4, 3))
    assert now.winners == (1,)


def test_three_who_are_tied_play_on_until_one_is_lowest() -> None:
    """T-19: who falls behind drops out, the others go on."""
    tied = [(100, 100, 100), (5, 5, 7)]
    assert standings(*tied).playing == (0, 1)
    assert standings(*tied, (2, 1, 0)).winners == (1,)


def test_three_who_are_tied_have_three_rounds_in_all() -> None:
    """T-19: dropping one does not begin the count again."""
    now = standings((100, 100, 100), (5, 5, 5), (5, 5, 7), (1, 1, 0))
    assert now.is_over
    assert now.winners == (0, 1)


def test_who_lost_the_tie_is_placed_before_who_was_not_in_it() -> None:
    """T-19: points of the further rounds do not put the tied behind those they had beaten."""
    now = standings((100, 100, 105), (2, 9, 0))
    assert now.scores == (102, 109, 105)
    assert now.places == (1, 2, 3)


def test_with_one_left_the_lowest_total_is_of_no_account() -> None:
    """The last player not eliminated wins, whatever the others had."""
    now = standings((99, 100, 100))
    assert now.winners == (0,)


def starters(match: Match, *rounds: tuple[int, ...]) -> list[Seat]:
    found = []
    for points in rounds:
        setup = match.next_setup()
        assert setup is not None
        found.append(setup.starter)
        match.results.append(result(points, setup.seats, setup.starter))
    return found


def test_the_start_goes_round_among_those_who_are_in() -> None:
    """T-06, G-11: seat 1 goes out in the first round, seat 3 in the fourth."""
    match = Match(GAME, GAME.variant(), 4, first=0)
    nothing = (0, 0, 0, 0)
    found = starters(match, (0, 100, 0, 0), nothing, nothing, (0, 0, 0, 100), nothing, nothing)
    assert found == [0, 2, 3, 0, 2, 0]


def test_a_starter_who_goes_out_is_followed_by_the_next_who_is_in() -> None:
    """T-06: seat 2 began and went out; seat 3 is next, not seat 2 again."""
    match = Match(GAME, GAME.variant(), 4, first=2)
    assert starters(match, (0, 0, 100, 0), (0, 0, 0, 0), (0, 0, 0, 0)) == [2, 3, 0]


def test_two_who_go_out_at_once_are_both_passed_over() -> None:
    match = Match(GAME, GAME.variant(), 4, first=3)
    assert starters(match, (100, 100, 0, 0), (0, 0, 0, 0)) == [3, 2]


def test_only_the_tied_begin_the_rounds_that_break_a_tie() -> None:
    """T-19 and G-11."""
    match = Match(GAME, GAME.variant(), 4, first=0)
    rounds = [(100, 120, 120, 100), (5, 0, 0, 5), (5, 0, 0, 5), (5, 0, 0, 5)]
    assert starters(match, *rounds) == [0, 3, 0, 3]
    assert match.standings().winners == (0, 3)


def test_scores_and_number_are_handed_to_the_next_round() -> None:
    """G-16: they are part of what a round begins with."""
    setup = match_of((0, 100, 5), (8, 0, 9)).next_setup()
    assert setup is not None
    assert (setup.seats, setup.scores, setup.number) == ((0, 2), (8, 100, 14), 3)


def test_there_is_no_round_after_the_end() -> None:
    assert match_of((0, 100)).next_setup() is None


@pytest.mark.parametrize("seed", range(6))
def test_a_match_of_timeouts_ends(seed: int) -> None:
    """T-15, T-18 and T-22 together: with nobody doing anything somebody still wins."""
    dealer = Dealer(seed)
    match = Match(GAME, GAME.variant(), 2 + seed)
    while (setup := match.next_setup()) is not None:
        at = GAME.table(setup)
        GAME.start(at, dealer.deck(at.pack))
        while awaited := GAME.awaited(at):
            GAME.act(at, awaited[0], GAME.default_move(at, awaited[0]))
        outcome = GAME.outcome(at)
        assert outcome is not None
        match.add(setup, outcome)
    assert match.standings().winners


def test_a_match_whose_rounds_add_nothing_has_a_last_one() -> None:
    """T-25: with `auto_end_lowest_zero` equal hands add nothing, however often they are dealt."""
    variant, seats = GAME.variant({"auto_end_lowest_zero": "true"}), (0, 1, 2)
    rounds = [result((3, 0, 0), seats, 0), *[result((0, 0, 0), seats, 0)] * (MAX_ROUNDS - 1)]
    assert not GAME.standings(variant, 3, rounds[:-1], 0.0).is_over
    over = GAME.standings(variant, 3, rounds, 0.0)
    assert (over.is_over, over.winners, over.places) == (True, (1, 2), (3, 1, 1))
