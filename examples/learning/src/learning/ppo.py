"""PPO by self-play at two-player Três Cartas, in one file; needs torch.

One network plays both seats of every table. Write a checkpoint and a learning curve:

    python -m learning.ppo policy.npz --curve curve.json
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from facedown.lab import vector
from learning.net import GAME, PLAYERS, RIVALS, Layers, ahead, inputs, save

TABLES = 256
STEPS = 64
EPOCHS = 3
BATCH = 2048
CLIP = 0.2
LAMBDA = 0.95
POINTS = 10.0  # so many are one unit of reward
HIDDEN = 128
RATE = 1e-3
ENTROPY = 0.02
EVERY = 20  # updates between two points of the curve
UPDATES = 80
DEALS = 5000  # on which the last checkpoint is tried
SEED = 1


@dataclass
class Played:
    """Some steps of all tables, and what was made of them: a row for each step."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    odds: NDArray[np.float32]
    values: NDArray[np.float32]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]


class Learner:
    """Two networks, one that chooses and one that judges, and the tables they learn at."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = vector(GAME, tables=TABLES, players=PLAYERS)
        self.env.reset(seed)
        self.actor = _network(self.env.encoder.size, self.env.encoder.actions)
        self.critic = _network(self.env.encoder.size, 1)
        parts = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(parts, RATE)

    def play(self) -> tuple[Played, NDArray[np.float32]]:
        """Play some steps; also what the critic thinks of where that leads."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            seen, mask = self.env.observations.copy(), self.env.masks.copy()
            seats = self.env.seats.astype(np.int64)
            chosen, odds, values = self._choose(seen, mask)
            self.env.step(chosen)
            rewards = (self.env.rewards / POINTS).astype(np.float32)
            done = self.env.dones.astype(bool)
            rows.append((seen, mask, seats, chosen, odds, values, rewards, done))
        _, _, last = self._choose(self.env.observations, self.env.masks)
        return Played(*[np.stack(column) for column in zip(*rows, strict=True)]), last

    def _choose(self, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        with torch.no_grad():
            given = torch.from_numpy(inputs(seen))
            choice = self._choice(given, torch.from_numpy(mask))
            actions = choice.sample()
            values = self.critic(given)[:, 0]
            return actions.numpy(), choice.log_prob(actions).numpy(), values.numpy()

    def _choice(self, given: Any, masks: Any) -> Any:
        scores = self.actor(given).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=scores, validate_args=False)

    def learn(self, share: float) -> None:
        """One update; `share` of the training is still to come."""
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * share
        played, last = self.play()
        gains, usable = advantages(played, last, self.env.seats.astype(np.int64))
        flat = {
            "seen": inputs(played.observations[usable]),
            "mask": played.masks[usable],
            "action": played.actions[usable],
            "odds": played.odds[usable],
            "gain": gains[usable],
            "worth": gains[usable] + played.values[usable],
        }
        data = {name: torch.from_numpy(array) for name, array in flat.items()}
        data["gain"] = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-8)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(data["action"])).split(BATCH):
                self._improve({name: one[some] for name, one in data.items()}, ENTROPY * share)

    def _improve(self, data: dict[str, Any], entropy: float) -> None:
        choice = self._choice(data["seen"], data["mask"])
        ratio = (choice.log_prob(data["action"]) - data["odds"]).exp()
        held = ratio.clamp(1 - CLIP, 1 + CLIP)
        gained = torch.min(ratio * data["gain"], held * data["gain"]).mean()
        missed = (self.critic(data["seen"])[:, 0] - data["worth"]).square().mean()
        loss = -gained + missed - entropy * choice.entropy().mean()
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 0.5)
        self.optimiser.step()

    def layers(self) -> Layers:
        """The network that chooses, as numpy takes it."""
        return [
            (part.weight.detach().numpy().T.copy(), part.bias.detach().numpy().copy())
            for part in self.actor
            if isinstance(part, nn.Linear)
        ]


def _network(size: int, out: int) -> Any:
    return nn.Sequential(
        *(nn.Linear(size, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()),
        nn.Linear(HIDDEN, out),
    )


def advantages(
    played: Played, last: NDArray[np.float32], asked: NDArray[np.int64]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """By how much each action did better than expected, and which are known to the end.

    A seat's next state is the one in which it is asked again: what its rivals do is between them.
    """
    steps, tables = played.actions.shape
    rows = np.arange(tables)
    gains = np.zeros((steps, tables), np.float32)
    usable = np.zeros((steps, tables), bool)
    # By seat: what its next state is worth, by how much it did better there than was thought, what
    # it was given until then, and whether all that is known.
    worth = np.zeros((tables, PLAYERS), np.float32)
    better = np.zeros_like(worth)
    given = np.zeros_like(worth)
    known = np.zeros((tables, PLAYERS), bool)
    worth[rows, asked] = last
    known[rows, asked] = True
    for step in reversed(range(steps)):
        done, seats = played.dones[step], played.seats[step]
        worth[done] = 0
        better[done] = 0
        known[done] = True
        given[done] = played.rewards[step][done]
        surprise = given[rows, seats] + worth[rows, seats] - played.values[step]
        gains[step] = surprise + LAMBDA * better[rows, seats]
        usable[step] = known[rows, seats]
        worth[rows, seats] = played.values[step]
        better[rows, seats] = gains[step]
        given[rows, seats] = 0
        known[rows, seats] = True
    return gains, usable


def train(checkpoint: Path, updates: int, deals: int, seed: int) -> list[dict[str, Any]]:
    """Learn, and write the checkpoint; the curve.

    Its last point is of all deals, the others of a tenth of them; `seconds` are those of learning.
    """
    learner = Learner(seed)
    curve: list[dict[str, Any]] = []
    spent = 0.0
    for update in range(1, updates + 1):
        began = time.monotonic()
        learner.learn(1 - (update - 1) / updates)
        spent += time.monotonic() - began
        if update % EVERY == 0 or update == updates:
            save(checkpoint, learner.layers())
            some = deals if update == updates else deals // 10
            found = {bot: ahead(checkpoint, bot, some) for bot in RIVALS}
            point = {"decisions": update * TABLES * STEPS, "seconds": round(spent), "deals": some}
            curve.append(point | found)
            print(json.dumps(curve[-1]), flush=True)
    return curve


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("checkpoint", type=Path)
    asked.add_argument("--curve", type=Path)
    asked.add_argument("--updates", type=int, default=UPDATES)
    asked.add_argument("--deals", type=int, default=DEALS)
    asked.add_argument("--seed", type=int, default=SEED)
    given = asked.parse_args()
    curve = train(given.checkpoint, given.updates, given.deals, given.seed)
    if given.curve is not None:
        given.curve.write_text(json.dumps(curve, indent=1) + "\n")


if __name__ == "__main__":
    main()
