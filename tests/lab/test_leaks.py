"""What a seat is told in numbers, words, JSON and pictures holds nothing that it may not know."""

import numpy as np
import pytest
from tests.lab.leaks import CUTS, check

from facedown.bots.random_bot import RandomBot
from facedown.bots.stubborn_bot import StubbornBot
from facedown.catalog import GAMES
from facedown.lab.encoders import find_encoder

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


def test_only_the_oracle_tells_all() -> None:
    from facedown.lab import aec

    env = aec("vinto")
    env.reset(seed=1)
    told_all = env.oracle()
    hand = [placed.card.code + 1 for placed in env.play.episode.table.hands[1] if placed]
    assert told_all[64 : 64 + len(hand)].tolist() == hand
    assert not any(np.array_equal(told_all, value) for value in env.observe("seat_0").values())
    assert "oracle" not in str(env.infos)
