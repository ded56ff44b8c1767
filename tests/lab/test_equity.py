"""Match equity: shares of the victory by how a match stands, and rewards by how they change."""

from math import isclose
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.outcome import Standings
from facedown.lab.encoders import find_encoder
from facedown.lab.episode import Episode
from facedown.lab.equity import WAYS, Equity, nearest_numbers
from facedown.lab.equity_numbers import NUMBERS
from facedown.lab.making import make_source

# A way to play a match in each, by as few rounds as it takes to have some in between.
MATCHES: list[tuple[str, int, dict[str, str]]] = [
    ("vinto", 3, {"end": "rounds(3)"}),
    ("cambio", 3, {"rounds": "3"}),
    ("cambio", 2, {"limit": "30"}),
    ("tres-cartas", 4, {}),
    ("pinnacola", 2, {"target": "100"}),
]


def given_in_a_match(reward: str, game: str, players: int, rules: dict[str, str]) -> Any:
    """What each round of a match at random gave each seat."""
    options: dict[str, Any] = {"players": players, "rules": rules}
    source = make_source(game, episode="match", reward=reward, **options)
    episode = Episode(source, find_encoder(game, players, source.variant))
    episode.begin(Dealer("match"))
    chance = Dealer("chance")
    found = []
    while not episode.is_over:
        episode.act(chance.pick(episode.legal().numbers))
        if episode.has_rewards:
            found.append(episode.rewards)
    return found


def shares(game: str, scores: tuple[int, ...], played: int = 1, **rules: str) -> list[float]:
    """The shares in a match that goes on, with everybody in."""
    players = len(scores)
    variant = GAMES[game].variant(rules)
    now = Standings(scores, (1,) * players, tuple(range(players)), is_over=False)
    return Equity(GAMES[game], variant, players).shares(now, played)


@pytest.mark.parametrize(("game", "players", "rules"), MATCHES)
def test_rounds_share_out_what_the_match_gives(
    game: str, players: int, rules: dict[str, str]
) -> None:
    by_equity = given_in_a_match("equity", game, players, rules)
    by_win = given_in_a_match("win", game, players, rules)
    assert len(by_equity) == len(by_win)
    for given in by_equity:
        assert isclose(sum(given), 0.0, abs_tol=1e-9)
    for seat in range(players):
        in_sum = sum(given[seat] for given in by_equity)
        assert isclose(in_sum, by_win[-1][seat], abs_tol=1e-9)


@pytest.mark.parametrize("game", ["vinto", "tres-cartas"])
def test_a_round_before_the_last_gives_something(game: str) -> None:
    rules = {"end": "rounds(3)"} if game == "vinto" else {}
    given = given_in_a_match("equity", game, 4, rules)
    assert any(abs(share) > 0.01 for share in given[0])


def test_who_is_ahead_has_more() -> None:
    first, second, third = shares("vinto", (6, 3, -1), end="rounds(5)")
    assert first > second > third > 0.0
    # Where the fewest points win.
    first, second, third = shares("tres-cartas", (10, 40, 90))
    assert first > second > third > 0.0
    ahead, behind = shares("pinnacola", (600, 200))
    assert ahead > behind


def test_equal_points_are_equal_shares() -> None:
    assert shares("cambio", (2, 2, 2, 2), 3, rounds="9") == [0.25] * 4


def test_a_lead_counts_for_more_near_the_end() -> None:
    early = shares("vinto", (3, 0, 0, 0), 1, end="rounds(20)")
    late = shares("vinto", (3, 0, 0, 0), 19, end="rounds(20)")
    assert late[0] > early[0] > 0.25
    far = shares("tres-cartas", (10, 30), limit="300")
    near = shares("tres-cartas", (60, 80))
    assert near[0] > far[0] > 0.5


def test_who_is_out_has_nothing() -> None:
    game = GAMES["tres-cartas"]
    now = Standings((20, 100, 40), (1, 3, 2), (0, 2), is_over=False)
    found = Equity(game, game.variant(), 3).shares(now, 6)
    assert found[1] == 0.0
    assert isclose(found[0] + found[2], 1.0)


def test_a_match_that_is_over_is_shared_by_its_winners() -> None:
    game = GAMES["vinto"]
    now = Standings((6, 6, -2), (1, 1, 3), (), is_over=True, winners=(0, 1))
    assert Equity(game, game.variant(game.SIMULATED), 3).shares(now, 5) == [0.5, 0.5, 0.0]


def test_partners_hope_for_the_same() -> None:
    game = GAMES["pinnacola"]
    variant = game.variant({"pairs": "true"})
    now = Standings((400, 150, 400, 150), (1, 2, 1, 2), (0, 1, 2, 3), is_over=False)
    found = Equity(game, variant, 4).shares(now, 2)
    assert found[0] == found[2] > found[1] == found[3]


def test_every_way_has_numbers_that_make_sense() -> None:
    assert set(NUMBERS) == set(WAYS)
    for fitted in NUMBERS.values():
        for edge, pace in fitted.values():
            assert edge > 0.0
            assert pace > 0.0


def test_other_numbers_of_players_have_the_nearest_ones() -> None:
    assert nearest_numbers("target", 3) == NUMBERS["target"][2]
    assert nearest_numbers("out", 7) == NUMBERS["out"][6]


def test_equity_is_of_matches_that_end_by_themselves() -> None:
    with pytest.raises(BadOption, match=r"option=reward, value=equity, allowed=points . win"):
        make_source("vinto", reward="equity")
    rules = {"end": "minutes(20)"}
    with pytest.raises(BadOption, match=r"option=end, value=minutes\(20\)"):
        make_source("vinto", episode="match", reward="equity", rules=rules)
