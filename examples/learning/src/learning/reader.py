"""A language model in a seat: it is told what the seat knows, in words, and answers in words.

    python -m learning.reader cambio --episodes 5

The model here is a stub that takes the last number it is offered. Put a call to yours in its place:
a function from a text to a text.
"""

import argparse
import re
from collections.abc import Callable

from facedown.lab.gymnasium_env import SeatEnv

Model = Callable[[str], str]

# So often a model is asked again that answers with no legal number; then a timeout's move is made.
PATIENCE = 2


def stub(prompt: str) -> str:
    """Answers as a model might, with the last of the numbers that it may choose."""
    offered = re.findall(r"^(\d+):", prompt, re.MULTILINE)
    return f"I choose {offered[-1]}."


def ask(model: Model, env: SeatEnv) -> int | None:
    """The action a model chooses; None if it names no legal one."""
    prompt = env.text()
    legal = env.json()["legal"]
    for _ in range(PATIENCE):
        found = re.findall(r"\d+", model(prompt))
        if found and found[-1] in legal:
            return int(found[-1])
        prompt += f"\n{found[-1] if found else 'That'} is not one of the numbers. Answer again."
    return None


def play(model: Model, game: str, episodes: int, bots: str = "rule") -> float:
    """The points a round by which a model is ahead of bots on average."""
    env = SeatEnv(game, bots=bots, illegal="default")
    total = 0.0
    for seed in range(episodes):
        env.reset(seed=seed)
        is_over = False
        while not is_over:
            action = ask(model, env)
            _, reward, is_over, _, _ = env.step(-1 if action is None else action)
            total += reward
    return total / episodes


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--episodes", type=int, default=5)
    given = asked.parse_args()
    print(f"{play(stub, given.game, given.episodes):+.2f} points a round")


if __name__ == "__main__":
    main()
