"""What it gains to play for the match: bots that forget it, and what is counted."""

import pytest
from benchmarks.match_equity import (
    Forgetful,
    contests,
    figures,
    find_variant,
    forgotten,
    name_of,
    play_deal,
    taken,
)

from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table

VINTO = find_game("vinto")
LATE = (
    "vinto end=rounds(5) | players 4 | scores 0 3 0 0 | round 5 | phase turn_end | turns 9"
    " | hand0 3d=0 2c=0 2d=0 | hand1 5c=1 6c=1 7c 8c | hand2 5h=2 6h 7h 8h"
    " | hand3 5s=3 6s 7s=3 8s | discard 4h^"
)


def test_of_a_forgotten_match_all_is_the_same_but_the_scores() -> None:
    view = VINTO.view(parse_table(VINTO, LATE), 0)
    first = parse_table(VINTO, LATE.replace("scores 0 3 0 0 | round 5 | ", ""))
    assert forgotten(VINTO, view) == VINTO.view(first, 0)
    assert forgotten(VINTO, view) != view


def test_who_forgets_the_match_decides_as_in_a_first_round() -> None:
    view = VINTO.view(parse_table(VINTO, LATE), 0)
    moves = VINTO.legal_moves(view.table, 0)
    forgetful = Forgetful("rule", VINTO, Dealer("a bot"))
    as_it_is = Forgetful("rule", VINTO, Dealer("a bot")).bot
    assert str(as_it_is.choose(view, moves)) == "call"
    assert str(forgetful.choose(view, moves)) == "end"


def test_games_are_played_in_matches_of_several_rounds() -> None:
    found = contests(None, None, None)
    assert ("tres-cartas", 2, "exact", ()) in found
    assert ("vinto", 4, "search", ()) in found
    # C-35: a match of Cambio is one round, unless points are added up.
    variant = find_variant("cambio")
    assert variant is not None
    assert variant.number("limit") == 100


@pytest.mark.slow
def test_matches_go_on_from_points_of_the_bot_and_of_the_others() -> None:
    contest = contests("pinnacola", "rule", None, (990, -5000))[0]
    assert name_of(contest) == "pinnacola 2 rule from 990:-5000"
    for seat in range(2):
        assert taken(contest, "rule", seat, "far ahead") == (1.0, 0.0)


def test_the_same_match_without_a_different_decision_gains_nothing() -> None:
    result = play_deal(("tres-cartas", 2, "random", ()), "same")
    assert result[:2] == result[2:]
    row = figures([(0.5, 0.0, 0.5, 0.0), (1.0, 0.0, 0.5, 0.0)])
    assert (row["gain"], row["differ"]) == (0.25, 1)
    assert "points_gain" not in row


def test_points_for_places_are_counted_where_a_game_awards_them() -> None:
    # V-43: the third has 2.
    assert taken(("vinto", 4, "rule", ()), "rule", 0, "places") == (0.0, 2.0)
    row = figures([(0.5, 3.0, 0.5, 3.5), (0.5, 2.0, 0.5, 3.5)])
    assert (row["gain"], row["points"], row["points_gain"]) == (0.0, 2.5, -1.0)
