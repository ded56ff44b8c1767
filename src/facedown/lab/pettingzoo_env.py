"""A game as PettingZoo environments: one seat after another is asked, or all at once."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from facedown.core.seats import Seat
from facedown.lab.checking import refusal, refuse_unknown, whole
from facedown.lab.encoding import NOTHING, Encoder, IllegalAction
from facedown.lab.episode import FinishedEpisode
from facedown.lab.house_rules import rule_numbers
from facedown.lab.playing import (
    OPTIONS,
    RENDER_MODES,
    Array,
    Play,
    check_render_mode,
    oracle,
)
from facedown.lab.telling import observation_json, observation_text

Observation = dict[str, Array]


def observation_space(encoder: Encoder) -> spaces.Dict:
    """What a seat knows, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (encoder.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
    )


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Seats take their turns as the rules say; windows for reactions ask them one by one.

    With `max_cycles` each seat decides at most so many times. One that has is truncated; while
    others still decide, what a timeout plays is played for it.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        illegal: str = "raise",
        penalty: float = 1.0,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        own = ("render_mode", "illegal", "penalty", "max_cycles")
        refuse_unknown(options, *OPTIONS, *own)
        check_render_mode(render_mode)
        self.play: Final = Play(game, options, illegal, penalty)
        self.render_mode = render_mode
        encoder = self.play.encoder
        self.metadata = {
            "name": f"{game}_{encoder.name}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._most: Final = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self._decisions = [0] * encoder.players
        self.possible_agents = [f"seat_{seat}" for seat in range(encoder.players)]
        self.agents: list[str] = []
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(encoder))
        self.action_spaces = {
            agent: spaces.Discrete(encoder.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self.seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        self.seat_of(agent)
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> Seat:
        """The seat that an agent plays."""
        if agent not in self.possible_agents:
            raise refusal("agent", agent, " | ".join(self.possible_agents))
        return self._seat_of[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.reset(seed)
        self._decisions = [0] * self.play.encoder.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.episode.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of(agent)
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 -- as PettingZoo has it
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        self.check_running()
        told: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        self.step_beside(action, {})

    def step_beside(self, action: int | None, beside: Mapping[Seat, object]) -> None:
        """A step, with what seats want to do that are not asked."""
        self.check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalAction("agent_is_done", agent=agent, legal="None")
            self._was_dead_step(action)
            return
        episode = self.play.episode
        self.play.act(action, beside)
        self._decisions[self._seat_of[agent]] += 1
        self._cumulative_rewards[agent] = 0.0
        for one in self.agents:
            self.rewards[one] = episode.rewards[self._seat_of[one]]
        if self._most is not None:
            self._play_for_truncated(self._most)
        if episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            for one in self.agents:
                self.truncations[one] = self._is_truncated(self._seat_of[one])
            self.agent_selection = self.possible_agents[episode.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def _show(self) -> None:
        """Somebody who watches is shown the table without asking."""
        if self.render_mode == "human":
            self.render()

    def check_running(self) -> None:
        """Refuse what needs an episode that has begun and is not over for all."""
        if not self.agents:
            raise FinishedEpisode("episode_over" if self.play.has_begun else "not_begun")

    def _play_for_truncated(self, most: int) -> None:
        """Go on to a seat that still decides. If no seat of this round does, all are truncated."""
        episode = self.play.episode
        while not episode.is_over and self._decisions[episode.seat] >= most:
            if all(self._decisions[seat] >= most for seat in episode.table.setup.seats):
                self._decisions = [most] * len(self._decisions)
                return
            self.play.time_out()
            for one in self.agents:
                self.rewards[one] += episode.rewards[self._seat_of[one]]

    def _is_truncated(self, seat: Seat) -> bool:
        return self._most is not None and self._decisions[seat] >= self._most

    def render(self) -> str | Array | None:
        """The table as the watchers see it."""
        picture = self.play.picture(self.render_mode or "ansi")
        if self.render_mode != "human":
            return picture
        print(picture)  # noqa: T201
        return None

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def text(self, agent: str) -> str:
        """What a seat knows and may do, for somebody who reads."""
        return observation_text(self.play.episode, self.seat_of(agent))

    def json(self, agent: str) -> dict[str, Any]:
        """What a seat knows and may do, as JSON."""
        return observation_json(self.play.episode, self.seat_of(agent))

    def oracle(self) -> Array:
        """Every card, whoever may see it: for a critic, never for a player."""
        return oracle(self.play.episode)

    def rule_numbers(self) -> dict[str, float]:
        """The house rules as named numbers, the same for every episode."""
        return rule_numbers(self.play.episode.source.variant)


class ParallelGameEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The same for those who want an action of every seat at each step.

    Only that of the seat that is asked counts; to the others only "nothing now" is open, which may
    be left out. What an illegal action does is the same for all. After `max_cycles` steps all seats
    are truncated: each has given so many actions.
    """

    def __init__(self, game: str, *, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__()
        self.env: Final = GameEnv(game, **options)
        self.metadata = {**self.env.metadata, "is_parallelizable": True}
        self.render_mode = self.env.render_mode
        self.possible_agents = self.env.possible_agents
        self.agents: list[str] = []
        self._most: Final = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.env.reset(seed, options)
        self.agents = self.env.agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            raise FinishedEpisode("episode_over" if self.env.play.has_begun else "not_begun")
        asked = self.env.agent_selection
        agents = self.agents
        _check_agents(actions, asked, agents)
        beside = {self.env.seat_of(one): actions[one] for one in actions if one != asked}
        self.env.step_beside(actions[asked], beside)
        self._cycles += 1
        is_cut = self._most is not None and self._cycles >= self._most
        is_over = self.env.play.episode.is_over
        told = self._observations()
        if is_over or is_cut:
            self.agents = []
        return (
            told,
            {agent: self.env.rewards[agent] for agent in agents},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut and not is_over),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self.env.observe(agent) for agent in self.agents}
        for agent in self.agents:
            if agent != self.env.agent_selection or self.env.play.episode.is_over:
                seen[agent]["action_mask"][NOTHING] = 1
        return seen

    def render(self) -> str | Array | None:
        return self.env.render()

    def text(self, agent: str) -> str:
        """What a seat knows and may do, for somebody who reads."""
        return self.env.text(agent)

    def json(self, agent: str) -> dict[str, Any]:
        """What a seat knows and may do, as JSON."""
        return self.env.json(agent)

    def oracle(self) -> Array:
        """Every card, whoever may see it: for a critic, never for a player."""
        return self.env.oracle()

    def rule_numbers(self) -> dict[str, float]:
        """The house rules as named numbers, the same for every episode."""
        return self.env.rule_numbers()

    def close(self) -> None:
        self.env.close()


def _check_agents(actions: object, asked: str, agents: list[str]) -> None:
    """Refuse actions without that of the seat that is asked, or of agents that there are not."""
    told = repr(actions)
    if isinstance(actions, Mapping):
        if asked in actions and all(agent in agents for agent in actions):
            return
        told = " ".join([str(agent) for agent in actions])
    raise IllegalAction("wrong_agents", agents=told, asked=asked, wanted=" ".join(agents))
