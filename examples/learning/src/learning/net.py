"""A small network that chooses actions, and a bot that plays by it: numpy is enough.

Enter a checkpoint in the arena:

    python -m learning.net policy.npz --against relaxed --deals 1000
"""

import argparse
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from facedown import Dealer, Game, Move, Player, Table, View, find_game
from facedown.arena import Contest, compete
from facedown.lab.encoders import find_encoder
from facedown.lab.encoding import Encoder

GAME = "tres-cartas"
PLAYERS = 2
# Bots that a checkpoint is measured against.
RIVALS = ("relaxed", "rule")

# Weights and biases of one layer after the other.
Layers = list[tuple[NDArray[np.float32], NDArray[np.float32]]]


def inputs(observations: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Observations as a network takes them: few, large numbers would drown the others."""
    return np.log1p(observations.astype(np.float32))


def logits(layers: Layers, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
    """How much the network is for each action."""
    values = inputs(observations)
    for weights, biases in layers[:-1]:
        values = np.tanh(values @ weights + biases)
    weights, biases = layers[-1]
    return values @ weights + biases


def best(scores: NDArray[np.float32], masks: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Of the legal actions the one with the highest score, in each row."""
    return np.asarray(np.where(masks > 0, scores, -np.inf).argmax(axis=-1), np.int64)


def save(path: Path, layers: Layers) -> None:
    parts = {
        f"{name}{i}": part
        for i, pair in enumerate(layers)
        for name, part in zip("wb", pair, strict=True)
    }
    np.savez(path, **parts)  # type: ignore[arg-type]


def load(path: Path) -> Layers:
    with np.load(path) as parts:
        return [(parts[f"w{i}"], parts[f"b{i}"]) for i in range(len(parts.files) // 2)]


class LearnedBot(Player[Table]):
    """Plays what the network likes best."""

    def __init__(self, game: Game[Any], layers: Layers) -> None:
        self.game = game
        self.layers = layers
        self.encoder = encoder_of(game)

    def choose(self, view: View[Table], moves: Sequence[Move]) -> Move | None:
        table, seat = view.table, view.seat
        encoder = self.encoder
        awaited = seat in self.game.awaited(table)
        legal = self.game.legal_moves(table, seat)
        seen = np.frombuffer(encoder.observe(table, seat), np.uint8)
        mask = np.frombuffer(encoder.mask(table, seat, legal, awaited=awaited), np.uint8)
        action = int(best(logits(self.layers, seen), mask))
        return encoder.move(table, seat, legal, action, awaited=awaited)


@cache
def encoder_of(game: Game[Any]) -> Encoder:
    return find_encoder(game.KEY, PLAYERS)


class Checkpoint:
    """A bot of the arena: what is in a file now plays, even if the file is written again."""

    def __init__(self, path: Path) -> None:
        self.layers = load(path)

    def __call__(self, game: Game[Any], chance: Dealer) -> Player[Table]:
        return LearnedBot(game, self.layers)


def ahead(path: Path, against: str, deals: int, seed: str = "a new deck") -> dict[str, Any]:
    """By how many points a round a checkpoint is ahead of a bot, with its 95 % interval."""
    game = find_game(GAME)
    options = tuple(game.variant(game.SIMULATED).changed().items())
    contest = Contest(GAME, options, PLAYERS, (Checkpoint(path), against), seed, deals)
    data = compete(contest).data()
    assert not any(sum(kinds.values()) for kinds in data["faults"]["counts"].values())
    found: dict[str, Any] = data["tables"][0]["ahead"]
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("checkpoint", type=Path)
    asked.add_argument("--against", default="relaxed")
    asked.add_argument("--deals", type=int, default=1000)
    given = asked.parse_args()
    result = ahead(given.checkpoint, given.against, given.deals)
    print(f"{result['mean']} points a round, 95 %: {result['low']} to {result['high']}")


if __name__ == "__main__":
    main()
