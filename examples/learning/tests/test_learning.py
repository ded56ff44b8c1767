"""The examples that need no torch, on less than they are meant for."""

import json
from pathlib import Path

import benchmarks.dataset as dataset
import pytest

from facedown.arena.record_files import read_games
from facedown.lab.data import Decisions
from facedown.lab.gymnasium_env import SeatEnv
from learning.cfr import compare
from learning.clone import agreement, clone, read, split
from learning.net import GAME, Layers, ahead, load, save
from learning.reader import ask, play, stub


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small data set, made by the command."""
    path = tmp_path_factory.mktemp("dataset")
    dataset.main(["--only", GAME, "--decisions", "3000", "--jobs", "1", "--folder", str(path)])
    return path


@pytest.fixture(scope="module")
def data(folder: Path) -> Decisions:
    return read(folder)


@pytest.fixture(scope="module")
def cloned(data: Decisions) -> Layers:
    learned, _ = split(data)
    return clone(learned)


@pytest.fixture(scope="module")
def checkpoint(cloned: Layers, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learnt") / "cloned.npz"
    save(path, cloned)
    return path


@pytest.mark.slow
def test_what_is_cloned_is_in_the_files_of_the_data_set(folder: Path, data: Decisions) -> None:
    records = list(read_games(folder / f"{GAME}.parquet"))
    assert {record.bots for record in records} == {("exact", "exact")}
    told = json.loads((folder / "manifest.json").read_text("utf-8"))[f"{GAME}.parquet"]
    assert (len(data), data.rounds[-1] + 1) == (told["decisions"], len(records))


@pytest.mark.slow
def test_a_clone_chooses_as_its_model_did_in_other_rounds(data: Decisions, cloned: Layers) -> None:
    _, kept = split(data)
    assert agreement(cloned, kept) > 0.7


@pytest.mark.slow
def test_a_checkpoint_beats_chance_in_the_arena(checkpoint: Path) -> None:
    assert ahead(checkpoint, "random", 30)["low"] > 0


@pytest.mark.slow
def test_a_checkpoint_that_is_written_again_is_read_again(checkpoint: Path, tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    layers = load(checkpoint)
    save(path, layers)
    before = ahead(path, "random", 20)
    save(path, [(-weights, -biases) for weights, biases in layers])
    assert ahead(path, "random", 20)["mean"] < before["mean"]


@pytest.mark.slow
def test_openspiel_learns_what_we_learn() -> None:
    ours, theirs, by_their_word = compare("vinto", deals=1, rounds=3)
    assert theirs == pytest.approx(ours, abs=1e-6)
    assert by_their_word == pytest.approx(ours, abs=1e-6)


def test_a_model_that_reads_plays_to_the_end() -> None:
    assert isinstance(play(stub, "cambio", 1), float)


def test_a_model_that_babbles_is_asked_again_and_then_played_for() -> None:
    prompts: list[str] = []

    def babbles(prompt: str) -> str:
        prompts.append(prompt)
        return "a card, please"

    env = SeatEnv("tres-cartas", players=2)
    env.reset(seed=1)
    assert ask(babbles, env) is None
    assert len(prompts) == 2
    assert "Answer again" in prompts[1]
    assert play(babbles, "tres-cartas", 1) == play(babbles, "tres-cartas", 1)
