"""When a call is good where points are added up (C-35): by points, and by how the match stands."""

import pytest

from facedown.bots.cambio.bot import CambioBot
from facedown.bots.cambio.calling import call_odds
from facedown.bots.cambio.mind import Mind
from facedown.bots.cambio.stakes import MOST_ODDS, Call, find_worths
from facedown.bots.search import SearchBot
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table
from facedown.games.cambio import GAME
from facedown.games.cambio.table import CambioTable

# Seat 0 has a low hand that it knows, and the other knows two cards of its own.
HANDS = "hand0 3d=0 2c=0 2d=0 | hand1 As=1 6c=1 7c 8c"
FAIR = "hand0 3d=0 4c=0 6d=0 | hand1 As=1 6c=1 7c 8c"
RISKY = "hand0 3d=0 2c=0 6d=0 | hand1 As=1 2s=1 6c=1 7c"
FIRST = "round 1"
LEVEL = "scores 50 50 | round 8"
# If it calls and does not win, it has lost the match.
NEAR_THE_LIMIT = "scores 88 88 | round 9"
DECIDED = "scores 0 99 | round 9"


def lay(match: str, hands: str = HANDS, rules: str = " limit=100 flip_targets=own") -> CambioTable:
    text = f"players 2 | turns 9 | phase turn | {match} | {hands} | discard 9h^"
    return parse_table(GAME, f"cambio{rules} | {text}")


def odds(match: str, hands: str = HANDS) -> float:
    """How often a call of seat 0 must win."""
    mind = Mind(GAME.view(lay(match, hands), 0).table, 0)
    call = Call(mind)
    expected = call_odds(mind, mind.rivals, Dealer("hands as they may be"), call)
    return call.odds(expected)


def choice(table: CambioTable) -> str:
    bot = CambioBot(GAME, Dealer("a bot"))
    return str(bot.choose(GAME.view(table, 0), GAME.legal_moves(table, 0)))


def test_who_would_lose_the_match_by_a_wrong_call_wants_better_odds() -> None:
    assert odds(NEAR_THE_LIMIT) > odds(LEVEL) + 0.1


def test_at_level_scores_in_the_middle_of_a_match_it_plays_about_as_in_a_first_round() -> None:
    assert odds(LEVEL) == pytest.approx(odds(FIRST), abs=0.1)


def test_where_the_match_is_decided_it_plays_for_points() -> None:
    assert odds(DECIDED) == odds(FIRST)


def test_a_call_that_no_hand_lets_win_is_not_good_enough() -> None:
    hopeless = "hand0 Qd=0 Qc=0 | hand1 As=*"
    assert odds(FIRST, hopeless) == MOST_ODDS


def test_it_calls_earlier_where_a_wrong_call_costs_points_and_not_the_round() -> None:
    assert choice(lay(FIRST, FAIR)) == "call"
    assert choice(lay(FIRST, FAIR, " flip_targets=own")) == "draw"


def test_the_same_hand_is_called_with_or_not_by_how_the_match_stands() -> None:
    assert [choice(lay(match, RISKY)) for match in (LEVEL, NEAR_THE_LIMIT)] == ["call", "draw"]


def test_in_a_match_of_rounds_a_call_is_worth_a_win_as_before() -> None:
    assert find_worths(lay(FIRST), 0) is None
    assert find_worths(lay(LEVEL), 0) is not None
    table = lay("scores 1 1 | round 3", rules=" rounds=5")
    assert choice(table) == choice(lay(FIRST, rules=""))


def test_search_leaves_it_to_the_rule_bot_to_call_where_points_are_added_up() -> None:
    table = lay(NEAR_THE_LIMIT, RISKY)
    moves = GAME.legal_moves(table, 0)
    bot = SearchBot(GAME, Dealer("a bot"), 200)
    rule = CambioBot(GAME, Dealer("a bot").apart("rule"))
    view = GAME.view(table, 0)
    assert bot.choose(view, moves) == rule.choose(view, moves)


@pytest.mark.parametrize("match", [FIRST, LEVEL, NEAR_THE_LIMIT])
def test_nobody_looks_at_cards_that_they_were_not_shown(match: str) -> None:
    table = lay(match)
    chosen = {choice(GAME.imagine(GAME.view(table, 0), Dealer(number))) for number in range(5)}
    assert len(chosen) == 1
