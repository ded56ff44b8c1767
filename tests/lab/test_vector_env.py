"""Many tables at once: the same as one at a time, whoever steps them."""

import gc
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import pytest

from facedown.core.errors import BadSetup
from facedown.lab import aec, vector
from facedown.lab.encoding import IllegalAction
from facedown.lab.making import names
from facedown.lab.vector_env import LostProcess

TABLES = 3
ARRAYS = ("observations", "masks", "seats", "rewards", "dones")


@pytest.mark.parametrize("name", names())
def test_every_table_is_what_it_would_be_alone(name: str) -> None:
    many = vector(name, tables=TABLES)
    many.reset(seed=5)
    alone = [aec(name) for _ in range(TABLES)]
    for i, env in enumerate(alone):
        env.reset(seed=5 + i)
    ended = 0
    for _ in range(150):
        actions = many.sample()
        for i, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{many.seats[i]}"
            assert np.array_equal(seen["observation"], many.observations[i])
            assert np.array_equal(seen["action_mask"], many.masks[i])
            assert seen["action_mask"][actions[i]] == 1
            env.step(int(actions[i]))
        many.step(actions)
        for i, env in enumerate(alone):
            assert many.rewards[i].tolist() == [env.rewards[one] for one in env.possible_agents]
            assert bool(many.dones[i]) == env.play.episode.is_over
            if many.dones[i]:
                ended += 1
                env.reset()
    assert ended or name in ("vinto", "pinnacola")


@pytest.mark.parametrize("illegal", ["end", "default"])
@pytest.mark.parametrize("name", names())
def test_a_mistake_costs_what_it_would_at_one_table(name: str, illegal: str) -> None:
    many = vector(name, tables=TABLES, illegal=illegal, penalty=2.5)
    many.reset(seed=6)
    alone = [aec(name, illegal=illegal, penalty=2.5) for _ in range(TABLES)]
    for i, env in enumerate(alone):
        env.reset(seed=6 + i)
    chance = np.random.default_rng(6)
    mistakes = 0
    for _ in range(120):
        actions = many.sample()
        any_at_all = chance.integers(-3, many.encoder.actions + 3, TABLES)
        actions = np.where(chance.random(TABLES) < 0.3, any_at_all, actions)
        before = many.masks.copy()
        many.step(actions)
        for i, env in enumerate(alone):
            action = int(actions[i])
            is_legal = 0 <= action < before.shape[1] and before[i, action]
            mistakes += not is_legal
            agent = env.agent_selection
            env.step(action)
            assert many.rewards[i].tolist() == [env.rewards[one] for one in env.possible_agents]
            assert bool(many.dones[i]) == env.play.episode.is_over
            if illegal == "end" and not is_legal:
                assert env.rewards[agent] == -2.5
            if many.dones[i]:
                env.reset()
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{many.seats[i]}"
            assert np.array_equal(seen["observation"], many.observations[i])
            assert np.array_equal(seen["action_mask"], many.masks[i])
    assert mistakes > 20


@pytest.mark.slow
def test_processes_step_the_same_tables() -> None:
    name = names()[0]
    here, there = vector(name, tables=5), vector(name, tables=5, processes=2)
    here.reset(seed=2)
    there.reset(seed=2)
    for _ in range(40):
        actions = there.sample()
        here.step(actions)
        there.step(actions)
        for array in ARRAYS:
            assert np.array_equal(getattr(here, array), getattr(there, array)), array
    forgiving = [vector(name, tables=5, processes=n, illegal="end") for n in (0, 2)]
    for _ in range(3):
        for env in forgiving:
            env.reset(seed=3)
            env.step(np.array([10_000, -1, 0, 1, 10_000]))
        for array in ARRAYS:
            assert np.array_equal(*[getattr(env, array) for env in forgiving]), array
    assert forgiving[1].dones.any()
    forgiving[1].close()
    actions = there.sample()
    actions[4] = 10_000
    with pytest.raises(IllegalAction, match="table=4, action=10000"):
        there.step(actions)
    there.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", names()[1:])
def test_processes_step_the_tables_of_every_game(name: str) -> None:
    here = vector(name, tables=TABLES)
    here.reset(seed=8)
    with vector(name, tables=TABLES, processes=2) as there:
        there.reset(seed=8)
        for _ in range(25):
            actions = there.sample()
            here.step(actions)
            there.step(actions)
            for array in ARRAYS:
                assert np.array_equal(getattr(here, array), getattr(there, array)), array


def test_the_arrays_stay_where_they_are_and_can_be_written_to() -> None:
    """As torch wants them; examples/learning tries it with torch itself."""
    env = vector(names()[0], tables=2)
    env.reset(seed=1)
    before = env.observations
    address = before.ctypes.data
    env.step(env.sample())
    assert env.observations is before
    assert before.ctypes.data == address
    assert before.flags.writeable
    assert before.flags.c_contiguous


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    env = vector(names()[0], tables=2)
    env.reset(seed=1)
    before = {array: getattr(env, array).copy() for array in ARRAYS}
    actions = env.sample()
    actions[1] = 0
    with pytest.raises(IllegalAction, match=r"table=1, action=0, legal=\d+ ready"):
        env.step(actions)
    for array, old in before.items():
        assert np.array_equal(getattr(env, array), old)


@pytest.mark.parametrize(
    "actions",
    [
        pytest.param(np.zeros(3, int), id="too many"),
        pytest.param(np.zeros((2, 1), int), id="shape"),
        pytest.param(np.zeros(2), id="dtype"),
        pytest.param(np.zeros(2, bool), id="flags"),
        pytest.param([0, 0], id="list"),
        pytest.param(None, id="nothing"),
    ],
)
def test_what_are_no_actions_is_refused_clearly(actions: Any) -> None:
    env = vector(names()[0], tables=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="wrong_actions"):
        env.step(actions)


def test_a_number_that_would_wrap_is_refused_by_its_dtype() -> None:
    """2**63 + 8 of uint64 was told as an action below nothing."""
    env = vector(names()[0], tables=2)
    env.reset(seed=1)
    for wide in ([2**63 + 8] * 2, env.sample()):
        with pytest.raises(IllegalAction, match=r"wrong_actions .*dtype=uint64, .*int64"):
            env.step(np.array(wide, np.uint64))


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.uint8, np.uint16, np.uint32])
def test_narrower_numbers_are_actions_too(dtype: Any) -> None:
    ours, theirs = [vector(names()[0], tables=2) for _ in range(2)]
    for env in (ours, theirs):
        env.reset(seed=1)
    actions = ours.sample()
    ours.step(actions)
    theirs.step(actions.astype(dtype))
    for array in ARRAYS:
        assert np.array_equal(getattr(ours, array), getattr(theirs, array)), array


def test_tables_without_a_seed_are_dealt_by_chance() -> None:
    deals: set[bytes] = set()
    for _ in range(2):
        env = vector("vinto", tables=2, oracle=True)
        env.reset()
        assert env.oracle is not None
        deals |= {row.tobytes() for row in env.oracle}
    assert len(deals) == 4


@pytest.mark.parametrize("processes", [0, 1])
def test_tables_without_a_seed_go_on_from_the_deal_before(processes: int) -> None:
    """As the environments of one table do."""
    alone = [aec("mini-vinto") for _ in range(TABLES)]
    with vector("mini-vinto", tables=TABLES, processes=processes) as env:
        for seed in (7, None, None):
            env.reset(seed)
            for i, one in enumerate(alone):
                one.reset(None if seed is None else seed + i)
                seen = one.observe(one.agent_selection)
                assert np.array_equal(seen["observation"], env.observations[i])
            for _ in range(2):
                actions = env.sample()
                env.step(actions)
                for i, one in enumerate(alone):
                    one.step(int(actions[i]))


def test_a_step_before_the_first_deal_is_refused() -> None:
    with pytest.raises(BadSetup, match="not_begun"):
        vector(names()[0], tables=2).step(np.zeros(2, int))
    with pytest.raises(BadSetup, match="not_begun"):
        vector(names()[0], tables=2).sample()


@pytest.mark.parametrize(("tables", "processes"), [(0, 0), (2, 3), (2, -1)])
def test_a_wrong_number_of_tables_is_refused(tables: int, processes: int) -> None:
    with pytest.raises(BadSetup):
        vector(names()[0], tables=tables, processes=processes)


def processes_of(env: Any) -> list[Any]:
    return [worker._process for worker in env._workers]


def memory_of(env: Any) -> str:
    """The name of an environment's shared memory."""
    name: str = env._free.peek()[2][-1].name
    return name


def is_there(memory: str) -> bool:
    """Whether there is shared memory of this name."""
    try:
        SharedMemory(name=memory).close()
    except FileNotFoundError:
        return False
    return True


def test_a_process_that_is_killed_is_one_clear_error_and_all_is_given_back() -> None:
    with vector(names()[0], tables=4, processes=2) as env:
        env.reset(seed=1)
        actions = env.sample()
        one, other = processes_of(env)
        memory = memory_of(env)
        assert is_there(memory)
        one.kill()
        one.join()
        with pytest.raises(LostProcess, match=r"process_gone .first=0, last=1, exitcode=-9"):
            env.step(actions)
        for ask in (env.sample, lambda: env.step(actions), lambda: env.reset(seed=1)):
            with pytest.raises(LostProcess, match="process_gone"):
                ask()
    assert other.exitcode == 0
    assert not is_there(memory)


def test_an_environment_that_is_forgotten_gives_all_back() -> None:
    env = vector(names()[0], tables=2, processes=1)
    env.reset(seed=1)
    (process,), memory = processes_of(env), memory_of(env)
    del env
    gc.collect()
    assert process.exitcode == 0
    assert not is_there(memory)


def test_arrays_that_are_kept_outlive_the_processes() -> None:
    env = vector(names()[0], tables=2, processes=1)
    env.reset(seed=1)
    kept, memory = env.observations, memory_of(env)
    before = kept.copy()
    env.close()
    assert not is_there(memory)
    assert np.array_equal(kept, before)


@pytest.mark.parametrize("processes", [0, 1])
def test_what_is_closed_takes_no_step(processes: int) -> None:
    env = vector(names()[0], tables=2, processes=processes)
    env.reset(seed=1)
    actions = env.sample()
    env.close()
    env.close()
    asked = (env.sample, lambda: env.step(actions), lambda: env.reset(seed=1), lambda: env.masks)
    for ask in asked:
        with pytest.raises(BadSetup, match="closed"):
            ask()
