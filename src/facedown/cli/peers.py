"""Peers: other libraries' card games, played at random beside ours in the same run.

The conventions are the same for all: legal moves are asked for at every decision, a step is a
decision, and chance (the deal, a drawn card) is not counted.
"""

import random
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final

from facedown.core.errors import BadSetup

OPEN_SPIEL_GAMES: Final = {
    "hearts": "hearts",
    "crazy_eights": "crazy_eights(players=4)",
    "gin_rummy": "gin_rummy",
}
RLCARD_GAMES: Final = ("uno", "gin-rummy")
COUNTED_GAMES: Final = 20


def check_peers() -> None:
    """Refuse if the peers are not installed."""
    for module in ("pyspiel", "rlcard"):
        if find_spec(module) is None:
            raise BadSetup("peer_missing", module=module)


def versions() -> dict[str, str]:
    return {name: version(name) for name in ("open-spiel", "rlcard")}


def steps_per_second(seconds: float) -> dict[str, float]:
    """Steps a second of every peer, by library and game."""
    figures: dict[str, float] = {}
    for name, spec in OPEN_SPIEL_GAMES.items():
        figures[f"open_spiel C++ {name}"] = _per_second(_open_spiel_loop(spec), seconds)
        figures[f"open_spiel Python {name}"] = _per_second(_open_spiel_driven(spec), seconds)
    for name in RLCARD_GAMES:
        figures[f"rlcard {name}"] = _per_second(_rlcard(name), seconds)
    return figures


def _per_second(play_one: Callable[[], float], seconds: float) -> float:
    """Steps a second of something that plays one game and says how many steps it had."""
    start = time.perf_counter()
    steps, taken = 0.0, 0.0
    while taken < seconds:
        steps += play_one()
        taken = time.perf_counter() - start
    return steps / taken


def _open_spiel_driven(spec: str) -> Callable[[], float]:
    """Driven step by step from Python."""
    import pyspiel

    game = pyspiel.load_game(spec)
    chance = random.Random(1)

    def play_one() -> float:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps

    return play_one


def _open_spiel_loop(spec: str) -> Callable[[], float]:
    """Its own C++ loop with its own C++ random bots; how long games are is counted beforehand."""
    import pyspiel

    game = pyspiel.load_game(spec)
    counted = _open_spiel_driven(spec)
    mean_steps = sum(counted() for _ in range(COUNTED_GAMES)) / COUNTED_GAMES
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(1_000_000_000))

    def play_one() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return mean_steps

    return play_one


def _rlcard(name: str) -> Callable[[], float]:
    import rlcard
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play_one() -> float:
        trajectories, _ = env.run(is_training=False)
        return float(sum(len(seat) // 2 for seat in trajectories))

    return play_one
