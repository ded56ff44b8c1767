"""What a seat is told in numbers, words, JSON and pictures holds nothing that it may not know."""

from functools import partial

import numpy as np
import pytest
from tests.lab.leaks import CUTS, LaidMatch, Manner, check, rule_bot
from tests.lab.mini_plays import record_mini

from facedown.bots.random_bot import RandomBot
from facedown.bots.stubborn_bot import StubbornBot
from facedown.catalog import GAMES
from facedown.exact.minis import MINIS
from facedown.lab.encoders import find_encoder
from facedown.lab.episode import DRAWN

# Many games each, which take long in plain Python.
pytestmark = [pytest.mark.slow, pytest.mark.long]

STEPPED = {f"{name} after steps" for name in ("vector", "aec", "parallel", "gymnasium")}


@pytest.mark.parametrize("key", GAMES)
def test_cards_that_were_not_seen_change_nothing_that_is_told(key: str) -> None:
    game = GAMES[key]
    encoder = find_encoder(key, game.usual_players(game.variant()))
    tried = check(encoder, [RandomBot, StubbornBot])
    assert tried["observation"] >= CUTS // 2
    assert tried.keys() >= STEPPED
    assert tried["vector after steps"] >= CUTS // 3


@pytest.mark.parametrize(
    ("key", "preset", "players"),
    [
        ("tres-cartas", "golf", 2),
        ("tres-cartas", "seed", 8),
        ("cambio", "snap", 2),
        ("cambio", "kings", 3),
        ("cambio", "crowd", 8),
        ("vinto", "official", 2),
        ("vinto", "app", 5),
        ("pinnacola", "tradizionale", 2),
        ("pinnacola", "coppie", 4),
        ("pinnacola", "pinella", 2),
    ],
)
def test_nor_do_they_with_other_rules_and_players(key: str, preset: str, players: int) -> None:
    variant = GAMES[key].variant(preset=preset)
    encoder = find_encoder(key, players, variant)
    tried = check(encoder, [RandomBot], variant=variant)
    assert tried["observation"] >= CUTS // 4
    assert tried["vector after steps"] > 0


@pytest.mark.parametrize("key", GAMES)
def test_nor_do_they_in_a_match_that_gives_by_the_shares_to_be_hoped_for(key: str) -> None:
    game = GAMES[key]
    variant = game.variant(game.SIMULATED)
    encoder = find_encoder(key, 2, variant)
    tried = check(encoder, [rule_bot], CUTS // 2, variant, Manner(source=LaidMatch))
    assert tried["vector after steps"] > 0
    assert tried["aec after steps"] > 0


@pytest.mark.parametrize("key", GAMES)
def test_nor_do_they_where_the_next_seat_is_drawn(key: str) -> None:
    game = GAMES[key]
    encoder = find_encoder(key, game.usual_players(game.variant()))
    tried = check(encoder, [RandomBot], CUTS // 2, manner=Manner(order=DRAWN))
    assert tried["words"] > 0
    assert tried["vector after steps"] > 0


@pytest.mark.parametrize("name", MINIS)
def test_nor_do_they_in_a_mini(name: str) -> None:
    mini = MINIS[name]()
    variant = mini.lay(mini.deals[0][0]).setup.variant
    encoder = find_encoder(mini.game.KEY, 2, variant)
    tried = check(encoder, [RandomBot], record=partial(record_mini, mini))
    assert tried["observation"] >= CUTS // 2
    assert tried["vector after steps"] > 0


def test_only_the_oracle_tells_all() -> None:
    from facedown.lab import aec

    env = aec("vinto")
    env.reset(seed=1)
    told_all = env.oracle()
    hand = [placed.card.code + 1 for placed in env.play.episode.table.hands[1] if placed]
    assert told_all[64 : 64 + len(hand)].tolist() == hand
    assert not any(np.array_equal(told_all, value) for value in env.observe("seat_0").values())
    assert "oracle" not in str(env.infos)
