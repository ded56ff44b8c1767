"""Environments of one table can be copied and pickled where they stand."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from facedown.core.errors import BadSetup
from facedown.lab import aec, parallel, vector
from facedown.lab.gymnasium_env import SeatEnv
from facedown.lab.making import names

every_way = pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["deepcopy", "pickle"],
)
every_name = pytest.mark.parametrize("name", names())


def go_on(env: Any, chance: Any, steps: int) -> list[Any]:
    """Play legal actions by chance, and what is seen and given meanwhile."""
    told: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, terminated, truncated, _ = env.last()
        told.append((env.agent_selection, seen["observation"].tolist(), reward, terminated))
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(legal)))
    return told


@every_way
@every_name
def test_a_copy_goes_on_as_the_environment_would(name: str, copied: Callable[[Any], Any]) -> None:
    env = aec(name, order="drawn", reward="win")
    env.reset(seed=3)
    for cut in range(3):
        go_on(env, np.random.default_rng(cut), 25)
        made = copied(env)
        assert made.play.episode.table == env.play.episode.table
        assert made.play.episode.table is not env.play.episode.table
        ours, theirs = [go_on(one, np.random.default_rng(9), 40) for one in (env, made)]
        assert ours == theirs


@every_way
def test_what_is_done_to_a_copy_is_not_done_to_the_environment(
    copied: Callable[[Any], Any],
) -> None:
    env = aec("vinto")
    env.reset(seed=3)
    go_on(env, np.random.default_rng(1), 20)
    before = env.oracle().tolist(), env.json("seat_0"), env.agent_selection
    go_on(copied(env), np.random.default_rng(2), 60)
    assert before == (env.oracle().tolist(), env.json("seat_0"), env.agent_selection)


@every_way
def test_a_match_is_copied_with_how_it_stands(copied: Callable[[Any], Any]) -> None:
    env = aec("tres-cartas", players=2, episode="match")
    env.reset(seed=5)
    while env.play.episode.table.setup.number < 3:
        go_on(env, np.random.default_rng(1), 1)
    made = copied(env)
    assert made.play.episode.table == env.play.episode.table
    ours, theirs = [go_on(one, np.random.default_rng(2), 150) for one in (env, made)]
    assert ours == theirs


@every_way
def test_an_environment_is_copied_before_the_deal_and_after_a_mistake(
    copied: Callable[[Any], Any],
) -> None:
    env = aec("vinto", players=2, illegal="end", penalty=2.0, max_cycles=30)
    made = copied(env)
    for one in (env, made):
        one.reset(seed=1)
    ours, theirs = [go_on(one, np.random.default_rng(2), 30) for one in (env, made)]
    assert ours == theirs
    env.step(10_000)
    made = copied(env)
    assert made.play.episode.rewards == env.play.episode.rewards
    assert made.play.episode.is_over
    for one in (env, made):
        one.reset()
    assert env.oracle().tolist() == made.oracle().tolist()


@every_way
def test_the_parallel_environment_is_copied(copied: Callable[[Any], Any]) -> None:
    env = parallel("cambio", illegal="default")
    env.reset(seed=2)
    env.step({"seat_0": 5})
    made = copied(env)
    actions = {env.env.agent_selection: 3}
    ours, theirs = env.step(actions), made.step(actions)
    assert str(ours) == str(theirs)


def play_seat(env: Any, chance: Any, steps: int) -> list[Any]:
    """The same for a seat among bots."""
    told = []
    for _ in range(steps):
        legal = [int(number) for number in env.unwrapped.json()["legal"]]
        seen, reward, is_over, _, _ = env.step(int(chance.choice(legal)))
        told.append((seen["observation"].tolist(), reward, is_over))
        if is_over:
            env.reset()
    return told


@every_way
@every_name
@pytest.mark.parametrize("bots", ["random", "rule"])
def test_a_seat_among_bots_is_copied_with_their_chance(
    name: str, bots: str, copied: Callable[[Any], Any]
) -> None:
    env = SeatEnv(name, bots=bots, seat=1)
    env.reset(seed=4)
    play_seat(env, np.random.default_rng(1), 4)
    made = copied(env)
    ours, theirs = [play_seat(one, np.random.default_rng(2), 12) for one in (env, made)]
    assert ours == theirs


def test_what_gymnasium_makes_is_copied() -> None:
    env = gymnasium.make("facedown/TresCartas-v1", bots="random")
    env.reset(seed=4)
    made = copy.deepcopy(env)
    ours, theirs = [play_seat(one, np.random.default_rng(2), 12) for one in (env, made)]
    assert ours == theirs


@every_way
def test_many_tables_are_not_copied(copied: Callable[[Any], Any]) -> None:
    with pytest.raises(BadSetup, match="tables_are_not_copied"):
        copied(vector("vinto", tables=2))
