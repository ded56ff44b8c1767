"""Peers: other libraries' card games, played at random beside ours in the same run.

Each is driven the fastest way its own interface offers, and asks for legal moves at every
decision. OpenSpiel has a chance node for each card; RLCard shuffles once and takes cards from
the deck, so there the cards taken are counted.
"""

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

from facedown.bench.pace import Program
from facedown.core.extras import need

OPEN_SPIEL_GAMES: Final = {
    "hearts": "hearts",
    "crazy_eights": "crazy_eights(players=4)",
    "gin_rummy": "gin_rummy",
}
# What its dealer calls the pile that cards are taken from, and how many cards it begins with.
RLCARD_GAMES: Final = {"uno": ("deck", 108), "gin-rummy": ("stock_pile", 52)}
# Games in which decisions and chance are counted.
COUNTED_GAMES: Final = 50


def check_peers() -> None:
    """Refuse if the peers are not installed."""
    for module in ("pyspiel", "rlcard"):
        need(module, "bench")


def versions() -> dict[str, str]:
    return {name: version(name) for name in ("open-spiel", "rlcard")}


def programs() -> list[Program]:
    """Every peer, by library and game."""
    found = []
    for name, spec in OPEN_SPIEL_GAMES.items():
        found.append(_open_spiel(f"OpenSpiel C++ {name}", _open_spiel_loop(spec)))
        found.append(_open_spiel(f"OpenSpiel Python {name}", _open_spiel_driven(spec)))
    return [*found, *(_rlcard(name) for name in RLCARD_GAMES)]


def _open_spiel(name: str, finish: Callable[[], Any]) -> Program:
    """A program of what plays a game to its end and gives the last state."""
    decisions = moves = 0
    for _ in range(COUNTED_GAMES):
        state = finish()
        moves += state.move_number()
        decisions += sum(1 for move in state.full_history() if move.player >= 0)
    share = decisions / moves
    return Program(name, lambda: int(finish().move_number()), share, 1 - share)


def _open_spiel_loop(spec: str) -> Callable[[], Any]:
    """Its own C++ loop with its own C++ random bots."""
    import pyspiel

    game = pyspiel.load_game(spec)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(1_000_000_000))

    def finish() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    return finish


def _open_spiel_driven(spec: str) -> Callable[[], Any]:
    """Driven step by step from Python, chance drawn by its own sampler."""
    import pyspiel

    game = pyspiel.load_game(spec)
    chance = random.Random(1)

    def finish() -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = pyspiel.sample_action(state.chance_outcomes(), chance.random())
            else:
                action = chance.choice(state.legal_actions())
            state.apply_action(action)
        return state

    return finish


def _rlcard(name: str) -> Program:
    """Its own loop with its own random agents; length is counted in decisions."""
    import rlcard
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = int(env.timestep)
        env.run(is_training=True)
        return int(env.timestep) - before

    decisions = cards = 0
    for _ in range(COUNTED_GAMES):
        before = int(env.timestep)
        cards += _rlcard_cards(env, *RLCARD_GAMES[name])
        decisions += int(env.timestep) - before
    return Program(f"RLCard {name}", play, 1.0, cards / decisions)


def _rlcard_cards(env: Any, pile: str, size: int) -> int:
    """Play a game; how many cards were taken from the shuffled pile, again after a reshuffle."""
    state, seat = env.reset()
    dealer = env.game.round.dealer
    stock = _Counted(getattr(dealer, pile))
    setattr(dealer, pile, stock)
    dealt = size - len(stock)
    while not env.is_over():
        state, seat = env.step(env.agents[seat].step(state))
    return dealt + stock.taken


class _Counted(list[Any]):
    """A pile that counts the cards taken from it."""

    taken = 0

    def pop(self, *at: Any) -> Any:
        self.taken += 1
        return super().pop(*at)
