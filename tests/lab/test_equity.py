"""Rewards by match equity: how the shares of the victory change."""

from math import isclose
from typing import Any

import pytest

from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.lab.encoders import find_encoder
from facedown.lab.episode import Episode
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


def test_equity_is_of_matches_that_end_by_themselves() -> None:
    with pytest.raises(BadOption, match=r"option=reward, value=equity, allowed=points . win"):
        make_source("vinto", reward="equity")
    rules = {"end": "minutes(20)"}
    with pytest.raises(BadOption, match=r"option=end, value=minutes\(20\)"):
        make_source("vinto", episode="match", reward="equity", rules=rules)
