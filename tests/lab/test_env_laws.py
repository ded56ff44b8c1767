"""Two of the laws in an environment, whose actions are numbers: 10 and 12."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from facedown.lab import aec
from facedown.lab.encoding import NOTHING, IllegalAction
from facedown.lab.making import names
from facedown.lab.pettingzoo_env import GameEnv
from facedown.testing.plays import LawBroken

# Many games each, which take long in plain Python.
pytestmark = [pytest.mark.slow, pytest.mark.long]

POSITIONS = (0, 1, 2, 4, 8, 16, 32)  # after so many decisions of an episode
EPISODES = 3
NO_ACTION = 10_000

every_name = pytest.mark.parametrize("name", names())


def positions(*envs: Any) -> Iterator[Any]:
    """The first of environments that are played alike, at some positions of some episodes.

    Only the first episode is from a seed: in the others it shows whether chance was touched.
    """
    chance = np.random.default_rng(10)
    for episode in range(EPISODES):
        for env in envs:
            env.reset(None if episode else 10)
        for decisions in range(POSITIONS[-1] + 1):
            if envs[0].play.episode.is_over:
                break
            if decisions in POSITIONS:
                yield envs[0]
            action = int(chance.choice(legal_actions(envs[0])))
            for env in envs:
                env.step(action)


def legal_actions(env: Any) -> list[int]:
    mask = env.observe(env.agent_selection)["action_mask"]
    return [int(action) for action in np.flatnonzero(mask)]


def told(env: Any) -> list[object]:
    """All that an environment holds of a position: the table itself, and what it tells of it."""
    seen = [env.observe(agent) for agent in env.possible_agents]
    rows = [row.tobytes() for one in seen for row in one.values()]
    state = [env.agent_selection, env.agents, env.rewards, env.terminations, env.truncations]
    return [env.play.episode.table, rows, *state, env.infos]


def check_law_10(name: str, made: Callable[..., Any] = aec) -> int:
    """Exactly the actions in the mask are accepted; refusing others changes nothing, ever."""
    env, other = made(name), aec(name)
    refused = 0
    for _ in positions(env, other):
        legal = legal_actions(env)
        for action in (-1, *range(env.play.encoder.actions), NO_ACTION):
            if action not in legal:
                refuse(env, action)
                refused += 1
        for action in legal[:: max(1, len(legal) // 4)]:
            deepcopy(env).step(action)
        if told(env) != told(other):
            raise LawBroken(10, f"what was refused has changed {other.text(other.agent_selection)}")
    return refused


def refuse(env: Any, action: int) -> None:
    try:
        env.step(action)
    except IllegalAction:
        return
    raise LawBroken(10, f"{action} is not in the mask and accepted")


@every_name
def test_exactly_the_actions_in_the_mask_are_accepted(name: str) -> None:
    assert check_law_10(name) > 20


def check_law_12(name: str, made: Callable[..., Any] = aec) -> int:
    """What a timeout plays is the same from the view of the seat as from the table."""
    tried = 0
    for env in positions(made(name, illegal="default")):
        expected, timed_out = deepcopy(env), deepcopy(env)
        action = default_from_view(env)
        if action not in legal_actions(env):
            raise LawBroken(12, f"{action} is not legal at {env.text(env.agent_selection)}")
        expected.step(action)
        timed_out.step(NO_ACTION)
        if told(expected) != told(timed_out):
            raise LawBroken(12, f"{action} differs from the table's")
        tried += 1
    return tried


def default_from_view(env: Any) -> int:
    """The action for which a timeout stands, by all that the seat which is asked can see."""
    episode = env.play.episode
    if not episode.awaited:
        return NOTHING
    game, encoder, seat = episode.game, episode.encoder, episode.seat
    seen = game.view(episode.table, seat).table
    moves = episode.source.moves(seen, seat)
    legal = encoder.legal_of(seen, seat, moves, awaited=True)
    move = game.default_move(seen, seat)
    number = int(encoder.number(seen, seat, move))
    return number if number in legal.numbers else int(legal.numbers[0])


@every_name
def test_a_timeout_plays_what_the_seat_could_know(name: str) -> None:
    assert check_law_12(name) > 2


def test_seats_that_may_react_are_among_those_that_are_tried() -> None:
    tried = [env.play.episode.awaited for env in positions(aec("cambio"))]
    assert 0 < tried.count(False) < len(tried)


class Accepts(GameEnv):
    """Planted: an action too many is taken for one that is legal."""

    def step(self, action: int | None) -> None:
        super().step(legal_actions(self)[0] if action == NO_ACTION else action)


class DrawsChance(GameEnv):
    """Planted: whoever makes a mistake is dealt other cards from then on."""

    def step(self, action: int | None) -> None:
        try:
            super().step(action)
        except IllegalAction:
            assert self.play._dealer is not None
            self.play._dealer.below(2)
            raise


@pytest.mark.parametrize("planted", [Accepts, DrawsChance])
def test_an_environment_that_breaks_law_10_is_caught(planted: Callable[..., Any]) -> None:
    with pytest.raises(LawBroken):
        check_law_10("mini-cambio", planted)


class TimesOutOtherwise(GameEnv):
    """Planted: a mistake plays the last action, not the default."""

    def step(self, action: int | None) -> None:
        super().step(legal_actions(self)[-1] if action == NO_ACTION else action)


def test_an_environment_that_breaks_law_12_is_caught() -> None:
    with pytest.raises(LawBroken):
        check_law_12("mini-cambio", TimesOutOtherwise)
