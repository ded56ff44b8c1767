"""Game points over an evening (V-43, V-44)."""

import pytest

from facedown.catalog import GAMES
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.seats import NO_SEAT, Seat
from facedown.match.tally import BY_CALLS, BY_NOTHING, BY_POINTS, BY_SCORES, Tally

VINTO = GAMES["vinto"]


def rounds(*played: tuple[Seat, tuple[int, ...]]) -> list[Result]:
    """Rounds of Vinto: who called, and what it gave."""
    found = []
    for caller, scores in played:
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores) > 0)
        seats = tuple(range(len(scores)))
        found.append(Result(seats, 0, Outcome(scores, winners, "called", scores, caller)))
    return found


def over(results: list[Result]) -> Standings:
    variant = VINTO.variant({"end": f"rounds({len(results)})"})
    return VINTO.standings(variant, len(results[0].seats), results, 0.0)


def tally_of(*matches: list[Result]) -> Tally:
    tally = Tally(len(matches[0][0].seats))
    for results in matches:
        tally.add(over(results), results)
    return tally


def test_a_match_gives_5_3_2_by_place_and_matches_add_up() -> None:
    match = rounds((0, (3, 0, 0, 0)), (1, (-1, 3, -1, -1)), (0, (3, -1, -1, -1)))
    once, twice = tally_of(match), tally_of(match, match)
    assert [(one.seat, one.place, one.points) for one in once.ranking()] == [
        (0, 1, 5),
        (1, 2, 3),
        (2, 3, 2),
        (3, 3, 2),
    ]
    assert [one.points for one in twice.ranking()] == [10, 6, 4, 4]


def test_equal_game_points_share_a_place_and_show_who_has_more_points_from_rounds() -> None:
    first = rounds((0, (3, -1, -1, -1)), (0, (3, -1, -1, -1)))
    second = rounds((1, (-1, 3, -1, -1)))
    one, other, *_ = tally_of(first, second).ranking()
    assert (one.points, other.points) == (8, 8)
    assert (one.seat, one.place, one.scores, one.ahead_by) == (0, 1, 5, BY_SCORES)
    assert (other.seat, other.place, other.scores, other.ahead_by) == (1, 1, 1, BY_POINTS)


def test_then_who_has_won_more_calls() -> None:
    match = rounds((3, (-1, -1, -1, 3)), (3, (3, 3, 3, -1)), (2, (-1, -1, 3, -1)))
    ranking = tally_of(match).ranking()
    assert [(one.seat, one.place, one.points, one.scores) for one in ranking] == [
        (2, 1, 5, 5),
        (3, 2, 3, 1),
        (0, 2, 3, 1),
        (1, 2, 3, 1),
    ]
    assert [(one.calls, one.ahead_by) for one in ranking] == [
        (1, BY_POINTS),
        (1, BY_CALLS),
        (0, BY_NOTHING),
        (0, BY_NOTHING),
    ]


@pytest.mark.parametrize("caller", [0, NO_SEAT], ids=["lost", "none"])
def test_a_call_that_was_not_won_counts_for_nobody(caller: Seat) -> None:
    match = rounds((caller, (-1, 3, 3, 3)))
    assert [one.calls for one in tally_of(match).ranking()] == [0, 0, 0, 0]
    ahead_by = [one.ahead_by for one in tally_of(match).ranking()]
    assert ahead_by == [BY_NOTHING, BY_NOTHING, BY_POINTS, BY_NOTHING]


def test_a_game_without_game_points_has_no_evening() -> None:
    game = GAMES["cambio"]
    result = Result((0, 1), 0, Outcome((1, 0), (0,), "called", (3, 5), 0))
    tally = Tally(2)
    tally.add(game.standings(game.variant(), 2, [result], 0.0), [result])
    assert tally.ranking() == []


def test_every_match_is_counted_whatever_it_gives() -> None:
    match = rounds((0, (3, 0, 0, 0)))
    tally = tally_of(match, match)
    tally.add(Standings((1, 2), (1, 2), (0,), is_over=True), [])
    tally.forget(0)
    assert tally.matches == 3


def test_who_sits_down_later_begins_with_nothing() -> None:
    tally = tally_of(rounds((0, (3, -1, -1, -1))))
    tally.forget(0)
    assert [(one.seat, one.points) for one in tally.ranking()] == [(1, 3), (2, 3), (3, 3), (0, 0)]


def test_shared_points_add_up_to_the_hundredth() -> None:
    """V-53: whoever was tied in every match stays tied, and whole sums are whole."""
    variant = VINTO.variant({"end": "rounds(1)", "rank_ties": "average"})
    tally = Tally(4)
    for scores in [(3, 3, 3, -1), (3, -1, -1, -1), (3, 3, -1, -1)] * 3:
        results = rounds((0, scores))
        tally.add(VINTO.standings(variant, 4, results, 0.0), results)
    assert [(one.seat, one.place, one.points) for one in tally.ranking()] == [
        (0, 1, 36.99),
        (1, 2, 27),
        (2, 3, 18),
        (3, 4, 8.01),
    ]
    assert isinstance(tally.points[1], int)
