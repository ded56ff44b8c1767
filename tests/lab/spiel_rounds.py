"""Rounds as OpenSpiel walks them, for tests."""

from collections.abc import Iterator
from typing import Any

import pyspiel
from tests.lab.mini_plays import MiniPlay

from facedown.core.dealer import Dealer
from facedown.core.events import Reshuffled
from facedown.core.moves import Shuffle
from facedown.core.playout import Step
from facedown.core.seats import DEALER, Seat
from facedown.exact.growing import Mini
from facedown.exact.minis import MINIS
from facedown.lab.openspiel import resampler
from facedown.lab.openspiel.deals import MiniDeals
from facedown.lab.openspiel.round import Chose, Round
from facedown.lab.openspiel.worlds import replayed
from facedown.testing.plays import Play
from facedown.testing.worlds import other_world

FULL = ["tres_cartas", "cambio", "vinto", "pinnacola"]
MINI_NAMES = [f"mini_{name.replace('-', '_')}" for name in MINIS]


def some_of(name: str, deals: int) -> Mini:
    """A mini with a few of its deals, all equally likely."""
    mini = MINIS[name]()
    step = len(mini.deals) // deals
    picked = [(deck, 1.0 / deals) for deck, _ in mini.deals[::step][:deals]]
    return Mini(mini.name, mini.game, picked, mini.lay, mini.matters)


def walked(game: Any, chance: Dealer, decisions: int) -> Any:
    """A state after so many decisions at random, or the last one before the end."""
    state = game.new_initial_state()
    before = state
    while not state.is_terminal():
        if state.is_chance_node():
            codes, shares = zip(*state.chance_outcomes(), strict=True)
            left = chance.share()
            at = 0
            while at < len(shares) - 1 and left >= shares[at]:
                left -= shares[at]
                at += 1
            state.apply_action(codes[at])
            continue
        if decisions == 0:
            return state
        before = state.clone()
        state.apply_action(chance.pick(state.legal_actions()))
        decisions -= 1
    return before


def play_of(played: Round) -> Play:
    """The round as the laws take it."""
    steps: list[Step] = []
    for one in played.happened:
        if isinstance(one, Chose) and one.move is not None:
            steps.append((one.seat, one.move))
        elif isinstance(one, Reshuffled):
            steps.append((DEALER, Shuffle(one.order)))
    deals = played.deals
    if isinstance(deals, MiniDeals):
        return MiniPlay(played.game, deals.setup, played.deck, tuple(steps), deals.mini)
    return Play(played.game, deals.setup, played.deck, tuple(steps))


def elsewhere(played: Round, viewer: Seat, chance: Dealer) -> Round | None:
    """The same round where two cards are exchanged that a seat cannot tell apart, if it can be."""
    play = play_of(played)
    world = other_world(play, len(play.steps), viewer, chance)
    if world is None:
        return None
    orders = [move.order for _, move in world.steps if isinstance(move, Shuffle)]
    deck = world.as_dealt() if isinstance(world, MiniPlay) else world.deck
    return replayed(played, deck, orders)


def state_of(game: Any, played: Round) -> Any:
    state = game.new_initial_state()
    for action in played.history:
        state.apply_action(action)
    return state


def received(game: Any, state: Any, viewer: Seat, seed: str) -> Iterator[object]:
    """All that a seat is given of a state; states to search from last."""
    yield state.information_state_string(viewer)
    yield state.observation_string(viewer)
    yield state.information_state_tensor(viewer)
    yield state.observation_tensor(viewer)
    yield state.legal_actions(viewer)
    private = pyspiel.PrivateInfoType.SINGLE_PLAYER
    for recall in (True, False):
        kind = pyspiel.IIGObservationType(
            perfect_recall=recall, public_info=False, private_info=private
        )
        yield game.make_py_observer(kind).string_from(state, viewer)
    if state.current_player() == viewer:
        sampled = resampler(seed)(state, viewer)
        yield str(sampled)
        yield sampled.history()
