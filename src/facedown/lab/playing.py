"""What environments of one table share: making an episode, its seed, and what to do of mistakes."""

import secrets
from collections.abc import Mapping
from typing import Any, Final, NoReturn, TypeAlias

import numpy as np
from numpy.typing import NDArray

from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.seats import WATCHER, Seat
from facedown.core.table import Table
from facedown.lab.checking import choice, flag, real, refuse_unknown, text, whole
from facedown.lab.encoders import find_encoder
from facedown.lab.encoding import NOTHING, Encoder, IllegalAction
from facedown.lab.episode import END, MISTAKES, ORDERS, RAISE, TABLE, Episode
from facedown.lab.making import POINTS, ROUND, make_source
from facedown.lab.oracle import oracle_of
from facedown.lab.pictures import as_pixels, as_svg, as_text

# What every environment can be asked for.
OPTIONS: Final = (
    *("players", "preset", "rules", "episode", "reward"),
    *("order", "reactions", "encoder"),
)

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")

Array: TypeAlias = NDArray[Any]


def make_episode(
    game: str,
    *,
    players: int | None = None,
    preset: str = "seed",
    rules: Mapping[str, str] | None = None,
    episode: str = ROUND,
    reward: str = POINTS,
    order: str = TABLE,
    reactions: bool = True,
    encoder: str | None = None,
    **unknown: object,
) -> Episode:
    """An episode of a game or of its mini, not yet begun; `encoder` names one version."""
    refuse_unknown(unknown, OPTIONS)
    choice("order", order, ORDERS)
    flag("reactions", reactions)
    if encoder is not None:
        text("encoder", encoder)
    source = make_source(
        game, players=players, preset=preset, rules=rules, episode=episode, reward=reward
    )
    name = source.game.KEY if encoder is None else encoder
    found = find_encoder(name, source.players, source.variant)
    if found.game is not source.game:
        raise BadOption("encoder_of_other_game", encoder=name, game=source.game.KEY)
    return Episode(source, found, order, reactions=reactions)


class Play:
    """An episode with its chance, the way to look at it, and what an illegal action does."""

    def __init__(self, episode: Episode, illegal: str, penalty: float) -> None:
        self.episode: Final = episode
        self.encoder: Final[Encoder] = episode.encoder
        self._illegal: Final = choice("illegal", illegal, MISTAKES)
        self._penalty: Final = real("penalty", penalty)
        self._dealer: Dealer | None = None

    @property
    def has_begun(self) -> bool:
        """Whether an episode was ever begun."""
        return self._dealer is not None

    def reset(self, seed: int | None) -> None:
        """Begin an episode; without a seed the chance goes on from the episode before."""
        if seed is not None:
            self._dealer = Dealer(whole("seed", seed))
        elif self._dealer is None:
            self._dealer = Dealer(secrets.token_hex(16))
        self.episode.begin(self._dealer)

    def act(self, action: object, beside: Mapping[Seat, object] | None = None) -> None:
        """Let the seat that is asked do this; a mistake costs what was chosen.

        `beside` is what others want to do who are not asked: only "nothing now" is open to them.
        """
        episode = self.episode
        legal = episode.legal()
        number = number_of(action)
        numbers = {seat: number_of(one) for seat, one in (beside or {}).items()}
        wrong = [seat for seat, one in numbers.items() if one != NOTHING]
        # Compiled, a number that is no machine word could not even be looked for.
        at = int(legal.find(number)) if 0 <= number < self.encoder.actions else -1
        if at < 0:
            wrong.append(episode.seat)
        if wrong and self._illegal == RAISE:
            self._refuse(wrong[-1], numbers.get(wrong[-1], number))
        if wrong and self._illegal == END:
            episode.forfeit(self._penalty, wrong)
            return
        episode.do(legal, at if at >= 0 else episode.default_place(legal))

    def _refuse(self, seat: Seat, number: int) -> NoReturn:
        """Refuse an action; the one of the seat that is asked before those of others."""
        if seat == self.episode.seat:
            legal = self.encoder.text_of_legal(self.episode.legal())
            raise IllegalAction("illegal_action", action=number, legal=legal)
        legal = f"{NOTHING} {self.encoder.text(NOTHING)}"
        raise IllegalAction("illegal_action", seat=seat, action=number, legal=legal)

    def observation(self, seat: Seat) -> Array:
        """What a seat knows."""
        seen = self.encoder.observe(self.episode.table, seat)
        return np.frombuffer(bytearray(seen), dtype=np.uint8)

    def mask(self, seat: Seat) -> Array:
        """What a seat may do: nothing unless it is asked."""
        if self.episode.seat != seat:
            return np.zeros(self.encoder.actions, dtype=np.int8)
        mask = self.encoder.mask_of(self.episode.legal())
        return np.frombuffer(bytearray(mask), dtype=np.int8)

    def picture(self, mode: str, seat: Seat = WATCHER) -> str | Array:
        """What the watchers or a seat see."""
        game = self.episode.game
        seen: Table = game.view(self.episode.table, seat).table
        if mode == "svg":
            return as_svg(seen)
        return as_pixels(seen) if mode == "rgb_array" else as_text(game, seen)


def number_of(action: object) -> int:
    """An action as a whole number; one clear error for anything else."""
    if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.shape == () and action.dtype.kind in "iu":
        return int(action)
    raise IllegalAction("action_is_no_number", action=repr(action))


def check_render_mode(mode: str | None) -> None:
    if mode is not None:
        choice("render_mode", mode, RENDER_MODES)


def oracle(episode: Episode) -> Array:
    """Every card as it lies, whoever may see it: for a critic that is told, never for a player.

    `facedown.lab.oracle.oracle_fields` says what stands where.
    """
    return np.frombuffer(bytearray(oracle_of(episode.table)), dtype=np.uint8)
