"""A game as a Gymnasium environment: one seat learns, bots sit in the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from facedown.bots.roster import bot_names, make_bot
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT
from facedown.lab.checking import refusal, refuse_unknown, text, whole
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


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a table. What it knows is an observation; what it may do is a mask beside it.

    `bots` names who sits in the other seats: one name for all, or one for each of them from the
    left neighbour on. What they draw by chance comes from the seed too. An episode that ends before
    the seat is ever asked is dealt again. In a copy the bots choose again what they have chosen, so
    that it goes on as this one would: with bots that think long, copying takes long.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "rule",
        render_mode: str | None = None,
        illegal: str = "raise",
        penalty: float = 1.0,
        **options: Any,
    ) -> None:
        super().__init__()
        own = ("seat", "bots", "render_mode", "illegal", "penalty")
        refuse_unknown(options, *OPTIONS, *own)
        check_render_mode(render_mode)
        self.play: Final = Play(game, options, illegal, penalty)
        self.render_mode = render_mode
        encoder = self.play.encoder
        others = encoder.players - 1
        self.seat: Final = whole("seat", seat)
        if not 0 <= self.seat < encoder.players:
            raise refusal("seat", seat, f"0 … {others}")
        self._bots: Final = [bots] * others if isinstance(bots, str) else _names_in(bots)
        if len(self._bots) != others:
            raise BadOption("wrong_number_of_bots", bots=len(self._bots), wanted=others)
        known = bot_names(self.play.episode.game)
        for name in self._bots:
            if name not in known:
                raise BadOption("no_such_bot", bot=name, allowed=", ".join(known))
        self._chance = 0
        self._players: list[Player[Any]] = []
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (encoder.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        seed = None if seed is None else whole("seed", seed, 0)
        super().reset(seed=seed)
        self.play.reset(seed)
        self._chance = int(self.np_random.integers(1 << 62))
        self._players = self._make_players()
        self._let_bots_play()
        while self.play.episode.is_over:
            self.play.deal_again()
            self._let_bots_play()
        self._show()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.play.act(action)
        reward = self.play.episode.rewards[self.seat] + self._let_bots_play()
        self._show()
        return self._observation(), reward, self.play.episode.is_over, False, {}

    def _make_players(self) -> list[Player[Any]]:
        chance, game = Dealer(self._chance), self.play.episode.game
        return [make_bot(name, game, chance.apart(i)) for i, name in enumerate(self._bots)]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_players": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """As it was: the bots choose again what they chose, so that they stand where they stood."""
        self.__dict__.update(state)
        if self.play.has_begun:
            self._players = self._make_players()
            self.play.replay(watch=self._choose_again)

    def _choose_again(self) -> None:
        if self.play.episode.seat != self.seat:
            self._choose()

    def _choose(self) -> Move | None:
        """What the bot that is asked wants to do."""
        episode = self.play.episode
        bot = self._players[(episode.seat - self.seat) % episode.source.players - 1]
        return bot.choose(episode.game.view(episode.table, episode.seat), episode.moves)

    def _let_bots_play(self) -> float:
        """Let the others play until this seat is asked; what that gave it."""
        episode = self.play.episode
        gained = 0.0
        while episode.seat not in (NO_SEAT, self.seat):
            self.play.play(self._choose())
            gained += episode.rewards[self.seat]
        return gained

    def _observation(self) -> Observation:
        play = self.play
        return {"observation": play.observation(self.seat), "action_mask": play.mask(self.seat)}

    def _show(self) -> None:
        """Somebody who watches is shown the table without asking."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as this seat sees it."""
        picture = self.play.picture(self.render_mode or "ansi", self.seat)
        if self.render_mode != "human":
            return picture
        print(picture)  # noqa: T201
        return None

    def text(self) -> str:
        """What the seat knows and may do, for somebody who reads."""
        return observation_text(self.play.episode, self.seat)

    def json(self) -> dict[str, Any]:
        """What the seat knows and may do, as JSON."""
        return observation_json(self.play.episode, self.seat)

    def oracle(self) -> Array:
        """Every card, whoever may see it: for a critic, never for a player."""
        return oracle(self.play.episode)

    def rule_numbers(self) -> dict[str, float]:
        """The house rules as named numbers, the same for every episode."""
        return rule_numbers(self.play.episode.source.variant)


def _names_in(bots: object) -> list[str]:
    """The names of bots, if they are names."""
    if not isinstance(bots, Sequence):
        raise refusal("bots", bots, "a name, or a name for each other seat")
    return [text("bots", name) for name in bots]
