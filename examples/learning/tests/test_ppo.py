"""PPO: what it counts as gained, and that it learns at all."""

from pathlib import Path

import numpy as np
import pytest
import torch

from facedown import find_game
from facedown.arena import play_many
from facedown.arena.record_files import recording
from facedown.lab import vector
from facedown.lab.data import as_torch, load
from learning.net import GAME, PLAYERS, ahead, save
from learning.ppo import Learner, Played, advantages

# What many tables write at every step.
ARRAYS = ("observations", "masks", "seats", "rewards", "dones", "oracle")


def test_a_seat_gains_what_comes_before_it_is_asked_again() -> None:
    """One table, three decisions: seats 0, 1, 0; the second ends an episode that seat 0 has won."""
    nothing = np.zeros((3, 1))
    played = Played(
        observations=nothing.astype(np.uint8),
        masks=nothing.astype(np.uint8),
        seats=np.array([[0], [1], [0]]),
        actions=nothing.astype(np.int64),
        odds=nothing.astype(np.float32),
        values=np.array([[0.25], [0.5], [0.75]], np.float32),
        rewards=np.array([[[0, 0]], [[1, -1]], [[0, 0]]], np.float32),
        dones=np.array([[False], [True], [False]]),
    )
    gains, usable = advantages(played, np.array([0.5], np.float32), np.array([1]))
    assert gains[:2, 0].tolist() == [0.75, -1.5]
    assert usable[:, 0].tolist() == [True, True, False]


@pytest.mark.parametrize("processes", [0, 2])
def test_tensors_of_many_tables_see_the_next_step_without_a_copy(processes: int) -> None:
    with vector(GAME, tables=4, players=PLAYERS, processes=processes, oracle=True) as env:
        env.reset(seed=1)
        tensors = {name: torch.from_numpy(getattr(env, name)) for name in ARRAYS}
        before = {name: tensor.clone() for name, tensor in tensors.items()}
        ended = torch.zeros(4, dtype=torch.bool)
        for _ in range(40):
            env.step(env.sample())
            ended |= tensors["dones"] > 0
            for name, tensor in tensors.items():
                array = getattr(env, name)
                assert tensor.data_ptr() == array.ctypes.data, name
                assert tensor.numpy().tolist() == array.tolist(), name
        assert ended.all()
        for name in ("observations", "masks", "oracle"):
            assert not torch.equal(tensors[name], before[name]), name


def test_tensors_share_memory_with_arrays(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with recording(path) as sink:
        play_many(find_game(GAME), ["random", "random"], 2, seed="shared", record=sink)
    data = load(path)
    tensors = as_torch(data)
    data.observations[0, 0] = 77
    assert tensors["observations"][0, 0] == 77


def test_a_few_updates_beat_chance_and_what_was_known_before(tmp_path: Path) -> None:
    learner = Learner(1)
    path = tmp_path / "policy.npz"
    save(path, learner.layers())
    before = ahead(path, "random", 100)
    for _ in range(4):
        learner.learn(1.0)
    save(path, learner.layers())
    after = ahead(path, "random", 100)
    assert after["low"] > 0
    assert after["low"] > before["mean"], (before, after)
