"""What a hand of Pinnacola is worth by the match, to search."""

import pytest
from tests.games.pinnacola.tables import lay as laid

from facedown.bots.pinnacola.stakes import Race, find_worths
from facedown.bots.search import find_guide, judge
from facedown.bots.stakes import Worths
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table
from facedown.core.outcome import Outcome
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable


def lay(match: str, rules: str = "", players: int = 2) -> PinnacolaTable:
    return parse_table(GAME, f"pinnacola{rules} | players {players} | turns 9 | {match}")


def worths(match: str, rules: str = "", players: int = 2) -> Worths:
    found = find_worths(lay(match, rules, players), 0)
    assert isinstance(found, Race)
    return found


def gave(*scores: int) -> Outcome:
    return Outcome(scores, (), "", scores)


def test_in_a_first_hand_points_are_all_there_is() -> None:
    assert find_worths(lay("round 1"), 0) is None


def test_at_level_scores_few_points_are_worth_themselves() -> None:
    level = worths("scores 600 600 | round 3")
    assert level.of_points(0.0) == 0.0
    assert level.of_points(10.0) == pytest.approx(10.0, rel=0.01)
    assert level.of_points(800.0) < 800.0


def test_more_points_are_worth_more_wherever_the_match_stands() -> None:
    for match in ("scores 900 100 | round 2", "scores 100 900 | round 2", "scores 0 0 | round 2"):
        found = [worths(match).of_points(points) for points in (-500.0, -50.0, 0.0, 50.0, 500.0)]
        assert found == sorted(set(found))


def test_a_hand_that_wins_the_match_is_worth_more_than_a_good_one_that_goes_on() -> None:
    late = worths("scores 900 850 | round 4")
    assert late.of_outcome(gave(110, 60)) > late.of_points(300.0)
    # It would be over, and lost.
    assert late.of_outcome(gave(110, 170)) < late.of_points(-300.0)


def test_in_a_long_match_a_hand_decides_less() -> None:
    short = worths("scores 400 0 | round 2")
    long = worths("scores 400 0 | round 2", rules=" target=10000")
    won, lost = gave(900, 0), gave(0, 900)
    assert short.of_outcome(won) - short.of_points(0.0) < long.of_outcome(won) - long.of_points(0.0)
    assert short.of_outcome(lost) < 0.0
    assert long.of_points(0.0) > 0.0


def test_partners_win_together() -> None:
    pairs = worths(
        "scores 1400 1200 1400 1200 | round 4", rules=" pairs=true target=1500", players=4
    )
    single = worths("scores 1400 1200 | round 4", rules=" target=1500")
    assert pairs.of_points(20.0) == pytest.approx(single.of_points(20.0), rel=0.1)
    assert pairs.of_outcome(gave(200, 100, 200, 100)) == pytest.approx(
        single.of_outcome(gave(200, 100)), rel=0.1
    )


def judged(match: str) -> dict[str, float]:
    """What the moves of seat 0 are worth, which can close the hand and win it."""
    table = laid(
        "9c 4d",
        hand1="8s 3h Js 4h 5s",
        melds="0:2c,3c,4c,5c,6c,7c,8c 0:Kc,Kh,Ks,Kd 1:Ac,Ah,As,Ad 1:7h,8h,9h,Th,Jh,Qh",
        pozzo="Jc 2d 5d Qd",
        more=f"turns 9 | {match}",
    )
    view = GAME.view(table, 0)
    moves = find_guide(GAME).likely_moves(view, GAME.legal_moves(table, 0))
    return {str(one.move): one.worth for one in judge(GAME, view, moves, Dealer("any"), 200)}


CLOSING = "lay_off 0 - 9c"


@pytest.mark.parametrize(
    ("match", "closes"),
    [
        ("round 1", True),
        ("scores 600 700 | round 3", True),
        # The other would have a thousand, and more.
        ("scores 600 990 | round 3", False),
    ],
)
def test_search_closes_a_hand_that_it_wins_unless_the_match_is_lost_by_it(
    match: str,
    *,
    closes: bool,
) -> None:
    found = judged(match)
    assert (found[CLOSING] == max(found.values())) is closes


def test_search_finds_hardly_a_difference_where_the_match_is_decided() -> None:
    found = judged("scores 999 -4000 | round 3")
    assert max(found.values()) - min(found.values()) < 1.0
