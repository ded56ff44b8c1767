"""PettingZoo's own suites, and what is ours alone."""

import time
from collections import Counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from facedown.catalog import GAMES
from facedown.core.errors import BadOption, BadSetup
from facedown.exact.minis import MINIS
from facedown.lab import aec, parallel
from facedown.lab.encoders import UnknownEncoder
from facedown.lab.encoding import DEFAULT, NOTHING, IllegalAction
from facedown.lab.episode import FinishedEpisode
from facedown.lab.making import MINI, names

# The suites warn of what PettingZoo's own card games do too: a mask beside the observation.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

every_name = pytest.mark.parametrize("name", names())


@every_name
def test_its_own_suites_pass(name: str) -> None:
    api_test(aec(name), num_cycles=20)
    seed_test(lambda: aec(name), num_cycles=10)
    parallel_api_test(parallel(name, illegal="default"), num_cycles=20)


@every_name
def test_every_way_to_render_passes_its_own_suite(name: str) -> None:
    render_test(
        lambda render_mode: seeded(aec(name, render_mode=render_mode)),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )


def seeded(env: Any, seed: int = 11) -> Any:
    """The suites give no seed; what they draw comes from this one."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    return env


# The suite asks for four decisions of every seat: of the minis, Cambio's has rounds that last so
# long with actions at random.
@pytest.mark.parametrize(("name", "seed"), [*[(name, 11) for name in GAMES], ("mini-cambio", 33)])
def test_an_episode_is_cut_off_after_so_many_cycles(name: str, seed: int) -> None:
    def made(how: Any) -> Any:
        return lambda max_cycles: seeded(how(name, max_cycles=max_cycles, illegal="default"), seed)

    max_cycles_test(SimpleNamespace(parallel_env=made(parallel), env=made(aec)))


@pytest.mark.parametrize("name", [MINI + name for name in MINIS])
def test_a_mini_is_cut_off_after_fewer_cycles(name: str) -> None:
    """What the suite asks for, with as many cycles as every mini has."""
    cycles = 2
    env, all_at_once = aec(name, max_cycles=cycles), parallel(name, max_cycles=cycles)
    all_truncated: set[str] = set()
    for seed in range(12):
        assert steps_at_once(all_at_once, seed) == cycles
        decided, truncated = decisions_of(env, seed)
        assert max(decided.values()) <= cycles
        assert all(decided[agent] == cycles for agent in truncated)
        assert env.play.episode.is_over or truncated == set(env.possible_agents)
        all_truncated |= truncated
    assert all_truncated


def steps_at_once(env: Any, seed: int) -> int:
    """After how many steps of all seats a round is cut off or over."""
    seeded(env, seed)
    steps = 0
    while env.agents:
        *_, truncated, _ = env.step({env.env.agent_selection: any_legal(env.env)})
        steps += 1
    assert all(truncated.values())
    return steps


def decisions_of(env: Any, seed: int) -> tuple[Counter[str], set[str]]:
    """How often each seat decides until a round is cut off or over, and who is truncated."""
    decided, truncated = Counter[str](), set[str]()
    for agent in seeded(env, seed).agent_iter():
        is_done = env.terminations[agent] or env.truncations[agent]
        if env.truncations[agent]:
            truncated.add(agent)
        elif not is_done:
            decided[agent] += 1
        env.step(None if is_done else any_legal(env))
    return decided, truncated


def any_legal(env: Any) -> int:
    agent = env.agent_selection
    return int(env.action_space(agent).sample(env.observe(agent)["action_mask"]))


def test_its_own_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(0, 10_000, 2))  # each look at the clock is two seconds later
    monkeypatch.setattr(time, "time", lambda: float(next(ticks)))
    performance_benchmark(aec(names()[0]))
    assert next(ticks) > 5


@every_name
def test_each_seat_decides_at_most_so_many_times(name: str) -> None:
    env = aec(name, max_cycles=1)
    env.reset(seed=1)
    decided = []
    for agent in env.agent_iter():
        _, _, terminated, truncated, _ = env.last()
        if not (terminated or truncated):
            decided.append(agent)
        env.step(None if terminated or truncated else first_legal(env))
    assert len(decided) == len(set(decided))
    assert env.play.episode.is_over or set(decided) == set(env.possible_agents)


def test_a_seat_that_is_truncated_is_played_for_until_the_others_are() -> None:
    env = aec("vinto", players=2, max_cycles=2)
    env.reset(seed=1)
    env.step(first_legal(env))
    assert not any(env.truncations.values())
    env.step(first_legal(env))
    assert env.truncations == {"seat_0": True, "seat_1": False}
    env.step(None)
    assert env.agents == ["seat_1"]
    for _ in range(2):
        assert env.agent_selection == "seat_1"
        env.step(first_legal(env))
    assert env.truncations == {"seat_1": True}


@every_name
def test_the_same_seed_plays_the_same_and_no_seed_goes_on(name: str) -> None:
    envs = [aec(name), aec(name)]
    for env in envs:
        env.reset(seed=7)
        env.reset()
    ours, theirs = [env.observe(env.agent_selection)["observation"] for env in envs]
    assert (ours == theirs).all()


def first_legal(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])


def test_an_illegal_action_is_refused_with_the_legal_ones_named() -> None:
    env = aec("tres-cartas")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="8 ready"):
        env.step(NOTHING)
    with pytest.raises(IllegalAction, match="8 ready"):
        env.step(10_000)
    wrongs: list[Any] = [None, 1.5, "ready", np.zeros(2, int), True]
    for wrong in wrongs:
        with pytest.raises(IllegalAction, match="action_is_no_number"):
            env.step(wrong)
    env.step(first_legal(env))


def test_an_illegal_action_can_end_the_episode_and_cost_something() -> None:
    env = aec("tres-cartas", players=2, illegal="end", penalty=3.0)
    env.reset(seed=1)
    env.step(DEFAULT)
    assert env.rewards == {"seat_0": -3.0, "seat_1": 0.0}
    assert all(env.terminations.values())


def test_a_finished_episode_takes_no_step() -> None:
    env = aec("mini-tres-cartas")
    env.reset(seed=1)
    episode = env.play.episode
    while not episode.is_over:
        env.step(first_legal(env))
    with pytest.raises(FinishedEpisode):
        episode.act(first_legal(aec_begun()))
    with pytest.raises(FinishedEpisode):
        aec("tres-cartas").play.observation(0)


def aec_begun() -> Any:
    env = aec("mini-tres-cartas")
    env.reset(seed=1)
    return env


@pytest.mark.parametrize(
    ("options", "error"),
    [
        pytest.param({"preset": "nonesuch"}, BadOption, id="preset"),
        pytest.param({"rules": {"nonesuch": "1"}}, BadOption, id="rule"),
        pytest.param({"players": 99}, BadSetup, id="players"),
        pytest.param({"order": "nonesuch"}, BadOption, id="order"),
        pytest.param({"episode": "week"}, BadOption, id="episode"),
        pytest.param({"reward": "fame"}, BadOption, id="reward"),
        pytest.param({"illegal": "forgive"}, BadOption, id="illegal"),
        pytest.param({"render_mode": "smell"}, BadOption, id="render mode"),
        pytest.param({"encoder": "TresCartas-v9"}, UnknownEncoder, id="version"),
        pytest.param({"encoder": "Vinto-v1"}, BadOption, id="another game's encoder"),
    ],
)
def test_what_cannot_be_made_is_refused_clearly(
    options: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        aec("tres-cartas", **options)


def test_a_match_is_played_to_its_end_for_who_wins_it() -> None:
    env = aec("cambio", players=2, episode="match", reward="win", rules={"rounds": "3"})
    env.reset(seed=3)
    rounds = set()
    while not env.play.episode.is_over:
        rounds.add(env.play.episode.table.setup.number)
        env.step(first_legal(env) if len(rounds) % 2 else int(last_legal(env)))
    assert rounds == {1, 2, 3}
    assert sum(env.rewards.values()) == 0.0


def last_legal(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])


def test_nobody_reacts_where_that_is_asked_for() -> None:
    with_windows, without = aec("vinto"), aec("vinto", reactions=False)
    asked = []
    for env in (with_windows, without):
        env.reset(seed=4)
        phases = set()
        for _ in range(200):
            if env.play.episode.is_over:
                break
            phases.add(env.json(env.agent_selection)["phase"])
            env.step(first_legal(env))
        asked.append("toss" in phases)
    assert asked == [True, False]


def test_the_order_in_which_seats_are_asked_can_be_drawn() -> None:
    firsts = set()
    for seed in range(8):
        env = aec("vinto", order="drawn")
        env.reset(seed=seed)
        firsts.add(env.agent_selection)
    assert len(firsts) > 1


def test_what_is_read_tells_what_the_seat_may_do() -> None:
    env = aec("tres-cartas")
    env.reset(seed=1)
    told = env.json("seat_0")
    assert told["legal"] == {"8": "ready"}
    assert told["hands"][0][1] == "??"
    assert "8: ready" in env.text("seat_0")
    assert env.json("seat_1")["legal"] == {}


def test_all_cards_are_told_only_by_name() -> None:
    env = aec("tres-cartas", players=2)
    env.reset(seed=1)
    told = env.oracle()
    assert np.count_nonzero(told) == 52
