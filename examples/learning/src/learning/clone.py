"""Behaviour cloning: a network of one layer learns from a data set to choose as its bots did.

make dataset ARGS='--only tres-cartas --decisions 20000 --folder build/few'
export PYTHONPATH=examples/learning/src
python -m learning.clone build/few cloned.npz
"""

import argparse
from pathlib import Path

import numpy as np

from facedown.lab.data import Decisions, load
from learning.net import GAME, Layers, best, inputs, logits, save

BATCH = 256
RATE = 0.003
EPOCHS = 15


def clone(data: Decisions, seed: int = 1) -> Layers:
    """What chooses most like those who made these decisions: softmax regression by Adam."""
    chance = np.random.default_rng(seed)
    size, actions = data.observations.shape[1], data.masks.shape[1]
    weights = np.zeros((size + 1, actions), np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    rows = inputs(data.observations)
    seen = np.concatenate([rows, np.ones((len(rows), 1), np.float32)], axis=1)
    time = 0
    for _ in range(EPOCHS):
        order = chance.permutation(len(seen))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            scores = np.where(data.masks[some] > 0, seen[some] @ weights, -1e9)
            shares = np.exp(scores - scores.max(axis=1, keepdims=True))
            shares /= shares.sum(axis=1, keepdims=True)
            shares[np.arange(len(some)), data.actions[some]] -= 1
            slope = seen[some].T @ shares / len(some)
            time += 1
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            step = RATE * np.sqrt(1 - 0.999**time) / (1 - 0.9**time)
            weights -= (step * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
    return [(weights[:-1], weights[-1])]


def read(folder: Path) -> Decisions:
    """The decisions of our game in the folder of a data set."""
    return load(folder / f"{GAME}.parquet")


def agreement(layers: Layers, data: Decisions) -> float:
    """The share of decisions in which a network chooses as they did."""
    return float((best(logits(layers, data.observations), data.masks) == data.actions).mean())


def split(data: Decisions) -> tuple[Decisions, Decisions]:
    """One part to learn from and one, every tenth round, to try it on."""
    tried = data.rounds % 10 == 0
    columns = [getattr(data, name) for name in Decisions.__dataclass_fields__]
    learned, kept = ([column[part] for column in columns] for part in (~tried, tried))
    return Decisions(*learned), Decisions(*kept)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("dataset", type=Path)
    asked.add_argument("checkpoint", type=Path)
    given = asked.parse_args()
    learned, kept = split(read(given.dataset))
    layers = clone(learned)
    save(given.checkpoint, layers)
    print(f"{agreement(layers, kept):.1%} of {len(kept)} decisions in other rounds are the same")


if __name__ == "__main__":
    main()
