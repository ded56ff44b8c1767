"""Gymnasium's own check, and a seat among bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import facedown.lab
from facedown.bots.roster import FROM_OUTSIDE
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.moves import PASS
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View
from facedown.lab import aec
from facedown.lab.encoding import IllegalAction
from facedown.lab.episode import FinishedEpisode
from facedown.lab.making import names
from facedown.lab.pictures import CARD, layout

IDS = [name for name in gymnasium.registry if name.startswith("facedown/")]

every_id = pytest.mark.parametrize("name", IDS)


def aec_of(**options: Any) -> Any:
    return aec("tres-cartas", **options)


def made(name: str, **options: Any) -> Any:
    return gymnasium.make(name, **options).unwrapped


def test_every_game_and_mini_is_registered() -> None:
    assert facedown.lab.__doc__
    assert len(IDS) == 8


@every_id
@pytest.mark.filterwarnings("ignore:.*not within the observation space")
def test_its_own_check_passes(name: str) -> None:
    check_env(made(name, illegal="end", bots="random", render_mode="ansi"))


@every_id
def test_a_seat_plays_an_episode_among_bots(name: str) -> None:
    totals = []
    for _ in range(2):
        env = made(name, bots="random", seat=1)
        seen, _ = env.reset(seed=3)
        total, is_over = 0.0, False
        while not is_over:
            assert seen["action_mask"].any()
            seen, reward, is_over, _, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
            total += reward
        totals.append(total)
    assert totals[0] == totals[1]


@pytest.mark.parametrize("illegal", ["raise", "end", "default"])
def test_a_finished_episode_takes_no_step_whatever_mistakes_cost(illegal: str) -> None:
    env = made("facedown/MiniTresCartas-v1", bots="random", illegal=illegal)
    seen, _ = env.reset(seed=1)
    is_over = False
    while not is_over:
        seen, _, is_over, _, _ = env.step(int(seen["action_mask"].argmax()))
    rewards = env.play.episode.rewards[:]
    for action in (0, env.action_space.n - 1, 10_000):
        with pytest.raises(FinishedEpisode, match="episode_over"):
            env.step(action)
    assert env.play.episode.rewards == rewards


def test_other_seats_can_have_a_bot_each() -> None:
    env = made("facedown/TresCartas-v1", players=3, bots=["rule", "random"])
    env.reset(seed=1)
    assert "you are seat 0" in env.text()
    assert env.json()["must_act"]
    assert np.count_nonzero(env.oracle()) == 52
    assert isinstance(env.render(), str)


@pytest.mark.parametrize("options", [{"seat": 4}, {"bots": ["random"]}])
def test_seats_and_bots_that_there_are_not_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        made("facedown/TresCartas-v1", players=3, **options)


@pytest.mark.parametrize("made_by", [lambda **o: made("facedown/TresCartas-v1", **o), aec_of])
def test_a_person_is_shown_the_table_without_asking(
    made_by: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    env = made_by(render_mode="human", players=2)
    env.reset(seed=1)
    assert capsys.readouterr().out.startswith("tres-cartas: ")
    env.step(8)
    assert capsys.readouterr().out.count("tres-cartas: ") == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_all_frames_of_an_episode_have_one_size(name: str) -> None:
    env = aec(name, render_mode="rgb_array")
    chance = np.random.default_rng(4)
    sizes = set()
    for seed in range(2):
        env.reset(seed=seed)
        for _ in range(120):
            if env.play.episode.is_over:
                break
            frame = env.render()
            assert isinstance(frame, np.ndarray)
            sizes.add(frame.shape)
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
    assert len(sizes) == 1


def test_cards_of_a_long_row_are_pushed_together_and_all_are_in_the_picture() -> None:
    env = aec("tres-cartas", players=2)
    env.reset(seed=1)
    table = env.play.episode.table.copy()
    table.hands[1] += [*table.stock[:30], None]
    width, height, spots = layout(table)
    row = [spot for spot in spots if spot.placed in table.stock[:30]]
    assert len({spot.x for spot in row}) >= 30
    assert max(spot.x + CARD[0] for spot in spots if spot.placed) <= width
    assert (width, height) == layout(env.play.episode.table)[:2]


class Stray(Player[Any]):
    """A bot that wants to do what is not legal."""

    wanted: Move | None = None

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        super().__init__()

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return self.wanted


class Passing(Stray):
    """A bot that passes when it is awaited to say that it is ready."""

    wanted = PASS


@pytest.mark.parametrize(("bot", "told"), [(Stray, "nothing"), (Passing, "pass")])
def test_an_illegal_move_of_a_bot_is_named(bot: Any, told: str) -> None:
    FROM_OUTSIDE.setdefault("tres-cartas", {})["stray"] = bot
    try:
        env = made("facedown/TresCartas-v1", players=2, bots="stray")
        env.reset(seed=1)
        with pytest.raises(IllegalAction, match=f"illegal_move_of_bot .seat=1, move={told}"):
            env.step(8)
    finally:
        del FROM_OUTSIDE["tres-cartas"]["stray"]
