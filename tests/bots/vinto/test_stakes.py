"""What a call is worth by how the match stands, to the rule bot and to search."""

from typing import Any

import pytest

from facedown.bots.search import SearchBot, find_guide, judge
from facedown.bots.vinto.bot import VintoBot
from facedown.bots.vinto.stakes import by_match, find_worths
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable

# Seat 0 has a low hand that it knows, and others know some of theirs.
HANDS = "hand0 3d=0 2c=0 2d=0 | hand1 5c=1 6c=1 7c 8c | hand2 5h=2 6h 7h 8h | hand3 5s=3 6s 7s=3 8s"
LEVEL = "round 1"
BEHIND = "scores 0 3 0 0 | round 5"
# Only one rival can still reach it, and does if a call is lost.
AHEAD = "scores 4 2 -8 -8 | round 5"
DECIDED = "scores 20 0 0 0 | round 5"


def lay(match: str, hands: str = HANDS, end: str = "rounds(5)") -> VintoTable:
    text = f"players 4 | turns 9 | phase turn_end | {match} | {hands} | discard 4h^"
    return parse_table(GAME, f"vinto end={end} | {text}")


def odds(match: str) -> float:
    """How often a call of seat 0 must win, if that is 0.7 where only points count."""
    return by_match(lay(match), 0, 0.7)


def choice(table: VintoTable) -> str:
    bot = VintoBot(GAME, Dealer("a bot"))
    return str(bot.choose(GAME.view(table, 0), GAME.legal_moves(table, 0)))


def test_who_is_behind_calls_at_worse_odds_and_who_has_to_lose_more_at_better_ones() -> None:
    assert odds(BEHIND) < 0.55
    assert odds(AHEAD) > 0.8


def test_where_the_match_is_decided_it_plays_for_points() -> None:
    assert odds(DECIDED) == 0.7


def test_the_same_hand_is_called_with_or_not_by_how_the_match_stands() -> None:
    assert [choice(lay(match)) for match in (LEVEL, BEHIND, AHEAD)] == ["end", "call", "end"]
    surer = HANDS.replace("2c=0", "As=0")
    assert [choice(lay(match, surer)) for match in (LEVEL, BEHIND, AHEAD)] == [
        "call",
        "call",
        "end",
    ]


@pytest.mark.parametrize(
    "table", [lay(LEVEL), lay(BEHIND, end="minutes(20)"), lay("scores 0 3 0 0 | round 9")]
)
def test_in_a_first_round_and_without_a_match_points_are_all_there_is(table: VintoTable) -> None:
    assert find_worths(table, 0) is None
    assert find_guide(GAME).worths(GAME.view(table, 0)) is None


def judged(table: VintoTable) -> dict[str, Any]:
    view = GAME.view(table, 0)
    found = judge(GAME, view, GAME.legal_moves(table, 0), Dealer("any"), 60)
    return {str(one.move): one.worth for one in found}


def test_search_finds_no_difference_where_the_match_is_decided() -> None:
    found = judged(lay(DECIDED))
    assert max(found.values()) - min(found.values()) < 1e-9


def test_search_thinks_more_of_a_call_that_can_only_win_the_match() -> None:
    """Behind in the last round, to play on is worth little; at level scores it is worth more."""
    level, behind = judged(lay(LEVEL)), judged(lay(BEHIND))
    assert behind["call"] - behind["end"] > level["call"] - level["end"]


@pytest.mark.parametrize("match", [BEHIND, AHEAD])
def test_in_the_last_round_too_nobody_looks_at_cards_that_they_were_not_shown(match: str) -> None:
    table = lay(match)
    moves = GAME.legal_moves(table, 0)
    chosen = set()
    for number in range(3):
        other = GAME.imagine(GAME.view(table, 0), Dealer(number))
        assert other != table
        bot = SearchBot(GAME, Dealer("a bot"), 120)
        chosen.add((str(bot.choose(GAME.view(other, 0), moves)), choice(other)))
    assert len(chosen) == 1


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("end", "number"), [(2, 2), (5, 2), (90, 2), (90, 90)])
def test_at_level_scores_points_are_worth_themselves_however_many_play(
    players: int, end: int, number: int
) -> None:
    """What an own call brings is never the same as what another's does, however long a match."""
    text = f"vinto end=rounds({end}) | players {players} | turns 9 | round {number}"
    for seat in range(players):
        worths = find_worths(parse_table(GAME, text), seat)
        assert worths is not None
        assert worths.of_points(1.25) == pytest.approx(1.25)
