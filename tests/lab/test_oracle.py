"""All cards, told only to whoever asks for them by name."""

from typing import Any

import numpy as np
import pytest

from facedown.lab import aec, parallel, vector
from facedown.lab.making import names
from facedown.lab.oracle import oracle_fields, oracle_size

every_name = pytest.mark.parametrize("name", names())


def fields_of(told: Any, players: int) -> dict[str, Any]:
    """What the oracle tells, by field."""
    return {
        field.name: told[field.offset : field.offset + field.size].reshape(field.shape)
        for field in oracle_fields(players)
    }


def codes(cards: Any) -> list[int]:
    return [0 if placed is None else int(placed.card.code) + 1 for placed in cards]


@pytest.mark.slow
@every_name
def test_the_oracle_tells_every_card_as_it_lies(name: str) -> None:
    many = vector(name, tables=2)
    many.reset(seed=3)
    env = aec(name)
    env.reset(seed=3)
    players = len(env.possible_agents)
    met = set()
    for _ in range(150):
        table = env.play.episode.table
        told = fields_of(env.oracle(), players)
        for seat, hand in enumerate(table.hands):
            assert told["hands"][seat].tolist()[: len(hand)] == codes(hand)
            assert not told["hands"][seat][len(hand) :].any()
        parts = (("stock", table.stock[::-1]), ("discard", table.discard[::-1]))
        for part, cards in (*parts, ("drawn", table.drawn)):
            met |= {part} if cards else set()
            assert told[part].tolist() == codes(cards) + [0] * (108 - len(cards))
        melds = [pile for piles in table.own_piles().values() for pile in piles]
        met |= {"melds"} if melds else set()
        rows = [(n + 1, pile.owner + 1, pile.cards) for n, pile in enumerate(melds)]
        filled = told["piles"] > 0
        assert told["piles"][filled].tolist() == codes([c for _, _, some in rows for c in some])
        for part, at in (("pile_numbers", 0), ("pile_owners", 1)):
            assert told[part][filled].tolist() == [row[at] for row in rows for _ in row[2]]
            assert not told[part][~filled].any()
        rows_told = [told[part] for part in ("hands", "piles", "stock", "discard", "drawn")]
        assert sum(int((part > 0).sum()) for part in rows_told) == len(table.everything())
        action = many.sample()
        many.step(action)
        env.step(int(action[0]))
        if env.play.episode.is_over:
            env.reset()
    wanted = {"melds"} if "pinnacola" in name else {"drawn"}
    assert met >= {"stock", "discard", *wanted} or name.startswith("mini-")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "processes"), [*[(one, 0) for one in names()], (names()[3], 2)])
def test_many_tables_tell_all_only_if_it_is_asked_for(name: str, processes: int) -> None:
    assert vector(name, tables=2).oracle is None
    many = vector(name, tables=2, processes=processes, oracle=True)
    many.reset(seed=5)
    alone = [aec(name) for _ in range(2)]
    for i, env in enumerate(alone):
        env.reset(seed=5 + i)
    told = many.oracle
    assert told is not None
    for _ in range(60):
        actions = many.sample()
        many.step(actions)
        for i, env in enumerate(alone):
            env.step(int(actions[i]))
            if env.play.episode.is_over:
                env.reset()
            assert np.array_equal(told[i], env.oracle())
    assert told.shape == (2, oracle_size(len(alone[0].possible_agents)))
    many.close()


def test_the_parallel_environment_tells_what_the_other_does() -> None:
    one, all_at_once = aec("vinto"), parallel("vinto")
    one.reset(seed=2)
    all_at_once.reset(seed=2)
    assert np.array_equal(one.oracle(), all_at_once.oracle())
    assert one.text("seat_1") == all_at_once.text("seat_1")
    assert one.json("seat_1") == all_at_once.json("seat_1")
