"""What cannot be done is refused by one clear error, at the first moment it can be known."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from facedown.catalog import UnknownGame
from facedown.core.errors import BadOption
from facedown.lab import aec, parallel, vector
from facedown.lab.encoding import NOTHING, IllegalAction
from facedown.lab.episode import FinishedEpisode
from facedown.lab.gymnasium_env import SeatEnv


def seat_env(game: str = "vinto", **options: Any) -> Any:
    return SeatEnv(game, **options)


def tables(game: str, **options: Any) -> Any:
    return vector(game, **{"tables": 2, **options})


every_kind = pytest.mark.parametrize("made", [aec, parallel, seat_env, tables])


@every_kind
@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"foo": 3}, id="no such option"),
        pytest.param({"players": "4"}, id="players as text"),
        pytest.param({"players": 2.0}, id="players as float"),
        pytest.param({"players": True}, id="players as flag"),
        pytest.param({"preset": None}, id="no preset"),
        pytest.param({"rules": "cards=4"}, id="rules as text"),
        pytest.param({"rules": {"cards": 4}}, id="a rule as number"),
        pytest.param({"episode": 1}, id="episode"),
        pytest.param({"reward": None}, id="reward"),
        pytest.param({"order": 3}, id="order"),
        pytest.param({"reactions": "no"}, id="reactions"),
        pytest.param({"encoder": 3}, id="encoder"),
    ],
)
def test_options_are_refused_when_an_environment_is_made(
    made: Callable[..., Any], options: dict[str, Any]
) -> None:
    with pytest.raises(BadOption, match=str(next(iter(options)))):
        made("vinto", **options)


@every_kind
def test_a_misspelt_option_is_refused_with_all_that_there_are(made: Callable[..., Any]) -> None:
    with pytest.raises(BadOption, match=r"option=ilegal, allowed=players, .*illegal, penalty"):
        made("vinto", ilegal="end")


@every_kind
@pytest.mark.parametrize(
    "options",
    [{"penalty": "a"}, {"penalty": float("nan")}, {"penalty": -1.0}, {"illegal": 3}],
    ids=str,
)
def test_what_a_mistake_costs_is_checked_when_an_environment_is_made(
    made: Callable[..., Any], options: dict[str, Any]
) -> None:
    with pytest.raises(BadOption, match=str(next(iter(options)))):
        made("vinto", **options)


@pytest.mark.parametrize("made", [aec, parallel, seat_env])
@pytest.mark.parametrize("options", [{"render_mode": 3}, {"render_mode": "smell"}], ids=str)
def test_options_of_one_table_are_refused_when_it_is_made(
    made: Callable[..., Any], options: dict[str, Any]
) -> None:
    with pytest.raises(BadOption, match=str(next(iter(options)))):
        made("vinto", **options)


@pytest.mark.parametrize("made", [aec, parallel])
@pytest.mark.parametrize("most", ["a", -1, 0, 1.5])
def test_max_cycles_is_a_whole_number_from_1(made: Callable[..., Any], most: Any) -> None:
    with pytest.raises(BadOption, match="max_cycles"):
        made("vinto", max_cycles=most)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"bots": 3}, "bots"),
        ({"bots": [3, 3, 3]}, "bots"),
        ({"bots": "foo"}, "no_such_bot"),
        ({"bots": ["rule", "rule", "foo"]}, "no_such_bot"),
        ({"seat": "0"}, "seat"),
        ({"seat": None}, "seat"),
    ],
    ids=str,
)
def test_who_sits_where_is_refused_before_the_first_deal(
    options: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadOption, match=named):
        seat_env(**options)


@pytest.mark.parametrize("options", [{"tables": "2"}, {"processes": 1.5}, {"oracle": 1}], ids=str)
def test_options_of_many_tables_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=str(next(iter(options)))):
        tables("vinto", **options)


@pytest.mark.parametrize("made", [aec, parallel, tables])
@pytest.mark.parametrize("game", [None, 3, "bridge", "mini-", "mini-bridge", "mini-mini-vinto"])
def test_a_game_that_there_is_not_is_refused(made: Callable[..., Any], game: Any) -> None:
    with pytest.raises(UnknownGame, match="no_such_game"):
        made(game)


@every_kind
def test_a_mini_takes_no_house_rules(made: Callable[..., Any]) -> None:
    with pytest.raises(BadOption, match="mini_has_its_own_rules"):
        made("mini-vinto", rules={"nonsense": "1"})


@every_kind
@pytest.mark.parametrize("seed", ["x", 1.5, True])
def test_a_seed_is_a_whole_number(made: Callable[..., Any], seed: Any) -> None:
    with pytest.raises(BadOption, match="seed"):
        made("mini-vinto").reset(seed=seed)


@every_kind
def test_nobody_has_to_give_a_seed(made: Callable[..., Any]) -> None:
    """Many tables did not begin without one."""
    made("mini-vinto").reset()
    made("mini-vinto").reset(seed=None)


@every_kind
def test_a_number_of_numpy_is_a_seed_too(made: Callable[..., Any]) -> None:
    ours, theirs = made("mini-vinto"), made("mini-vinto")
    ours.reset(seed=3)
    theirs.reset(seed=np.int64(3))
    if made is tables:
        assert np.array_equal(ours.observations, theirs.observations)
    else:
        env, other = [getattr(one, "env", one).play.episode for one in (ours, theirs)]
        assert env.table == other.table


@pytest.mark.parametrize(
    "ask",
    [
        lambda: aec("vinto").step(0),
        lambda: aec("vinto").step(None),
        lambda: aec("vinto").last(),
        lambda: aec("vinto").observe("seat_0"),
        lambda: aec("vinto", illegal="end").step(0),
        lambda: parallel("vinto").step({}),
        lambda: parallel("vinto").step({"seat_0": 0}),
        lambda: seat_env().step(0),
        lambda: seat_env().render(),
    ],
)
def test_before_the_first_deal_nothing_can_be_done(ask: Callable[[], Any]) -> None:
    with pytest.raises(FinishedEpisode, match="not_begun"):
        ask()


def test_when_all_agents_are_done_nothing_can_be_done() -> None:
    env = aec("mini-vinto", max_cycles=1)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert seen is not None
        if terminated or truncated:
            with pytest.raises(IllegalAction, match="agent_is_done"):
                env.step(0)
        env.step(None if terminated or truncated else int(seen["action_mask"].argmax()))
    for ask in (lambda: env.step(None), lambda: env.step(0), env.last):
        with pytest.raises(FinishedEpisode, match="episode_over"):
            ask()


@pytest.mark.parametrize("action", [2**70, -(2**70), -1, 10_000])
@pytest.mark.parametrize("made", [aec, seat_env])
def test_a_number_of_any_size_is_refused_with_the_legal_ones_named(
    made: Callable[..., Any], action: int
) -> None:
    env = made("mini-vinto")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=f"illegal_action .action={action}, legal="):
        env.step(action)


def all_at_once(**options: Any) -> Any:
    env = parallel("vinto", players=3, **options)
    env.reset(seed=1)
    return env


def asked_action(env: Any) -> int:
    return int(env.env.observe("seat_0")["action_mask"].argmax())


@pytest.mark.parametrize("wrong", [10**6, -1, 1, 2**70])
def test_a_seat_that_is_not_asked_can_do_nothing(wrong: int) -> None:
    env = all_at_once()
    with pytest.raises(IllegalAction, match=f"seat=2, action={wrong}, legal=0 nothing"):
        env.step({"seat_0": asked_action(env), "seat_1": NOTHING, "seat_2": wrong})
    env.step({"seat_0": asked_action(env), "seat_1": NOTHING})


def test_a_seat_that_is_not_asked_and_does_something_pays_for_it() -> None:
    env = all_at_once(illegal="end", penalty=2.0)
    actions = {"seat_0": asked_action(env), "seat_1": NOTHING, "seat_2": 10**6}
    _, rewards, terminated, _, _ = env.step(actions)
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0, "seat_2": -2.0}
    assert all(terminated.values())


def test_a_seat_that_is_not_asked_is_taken_to_do_nothing_where_mistakes_are_forgiven() -> None:
    ours, theirs = all_at_once(illegal="default"), all_at_once()
    action = asked_action(ours)
    ours.step({"seat_0": action, "seat_1": 10**6, "seat_2": 5})
    theirs.step({"seat_0": action, "seat_1": NOTHING, "seat_2": NOTHING})
    assert ours.env.play.episode.table == theirs.env.play.episode.table


@pytest.mark.parametrize(
    "actions", [{}, None, 3, {"seat_1": 0}, {"seat_0": 2, "seat_9": 0}, {"seat_0": 2, 3: 0}]
)
def test_actions_that_are_not_of_the_agents_are_refused(actions: Any) -> None:
    with pytest.raises(IllegalAction, match="wrong_agents"):
        all_at_once().step(actions)


def test_a_finished_episode_takes_no_actions_of_all() -> None:
    env = all_at_once(max_cycles=1)
    env.step({"seat_0": asked_action(env)})
    with pytest.raises(FinishedEpisode, match="episode_over"):
        env.step({})


@pytest.mark.parametrize("made", [aec, parallel])
@pytest.mark.parametrize("agent", ["seat_9", None, 0, []])
def test_an_agent_that_there_is_not_is_refused(made: Callable[..., Any], agent: Any) -> None:
    env = made("vinto")
    env.reset(seed=1)
    for ask in (env.text, env.json, env.observation_space, env.action_space):
        with pytest.raises(BadOption, match="agent"):
            ask(agent)
