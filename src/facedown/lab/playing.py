"""What environments of one table share: making an episode, its seed, and what to do of mistakes."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias

import numpy as np
from numpy.typing import NDArray

from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.records import Move
from facedown.core.seats import WATCHER, Seat
from facedown.core.table import Table
from facedown.lab.checking import choice, cost, flag, text, whole
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
) -> Episode:
    """An episode of a game or of its mini, not yet begun; `encoder` names one version."""
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


DEALT_AGAIN: Final = -1


class Record(NamedTuple):
    """What was played since a deal: from which chance, and after how much of it was taken.

    `places` says where each decision stood among what was legal, `payers` who ended the episode by
    an illegal action.
    """

    seed: str
    taken: int
    places: list[int]
    payers: list[Seat]


class Play:
    """An episode with its chance, the way to look at it, and what an illegal action does.

    It can be copied and pickled at any time: the episode is then played again from its deal.
    """

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        illegal: str,
        penalty: float,
        like: Episode | None = None,
    ) -> None:
        self._game: Final = game
        self._options: Final = options
        self.episode: Final = make_episode(game, **options) if like is None else like.again()
        self.encoder: Final[Encoder] = self.episode.encoder
        self._illegal: Final = choice("illegal", illegal, MISTAKES)
        self._penalty: Final = cost("penalty", penalty)
        self._dealer: Dealer | None = None
        self._record = Record("", 0, [], [])

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
        self._record = Record(self._dealer.seed, self._dealer.taken, [], [])
        self.episode.begin(self._dealer)

    def deal_again(self) -> None:
        """Begin another episode in the place of one that is over before anybody looked."""
        assert self._dealer is not None
        self._record.places.append(DEALT_AGAIN)
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
            self._record.payers.extend(wrong)
            episode.forfeit(self._penalty, wrong)
            return
        self._do(at if at >= 0 else int(episode.default_place(legal)))

    def time_out(self) -> None:
        """Let the seat that is asked do what a timeout plays."""
        self._do(int(self.episode.default_place(self.episode.legal())))

    def play(self, move: Move | None) -> None:
        """Let the seat that is asked make this move, or none."""
        moves = self.episode.moves
        if move is None and not self.episode.awaited:
            self._do(int(self.episode.legal().find(NOTHING)))
        elif move is not None and move in moves:
            self._do(moves.index(move))
        else:
            told = "nothing" if move is None else str(move)
            raise IllegalAction("illegal_move_of_bot", seat=self.episode.seat, move=told)

    def _do(self, place: int) -> None:
        self.episode.do(self.episode.legal(), place)
        self._record.places.append(place)

    def _refuse(self, seat: Seat, number: int) -> NoReturn:
        """Refuse an action; the one of the seat that is asked before those of others."""
        if seat == self.episode.seat:
            legal = self.encoder.text_of_legal(self.episode.legal())
            raise IllegalAction("illegal_action", action=number, legal=legal)
        legal = f"{NOTHING} {self.encoder.text(NOTHING)}"
        raise IllegalAction("illegal_action", seat=seat, action=number, legal=legal)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        """A play of its own that stands where this one does; the encoder is shared."""
        made = Play(self._game, self._options, self._illegal, self._penalty, self.episode)
        if self.has_begun:
            made.replay(self._record)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = (self._game, self._options, self._illegal, self._penalty)
        return _play_again, (made_of, self._record if self.has_begun else None)

    def replay(
        self, record: "Record | None" = None, watch: Callable[[], None] | None = None
    ) -> None:
        """Play what was played, or was here; `watch` is called before each decision."""
        record = self._record if record is None else record
        self._dealer = Dealer(record.seed)
        self._dealer.move_to(record.taken)
        self._record = Record(record.seed, record.taken, [], record.payers[:])
        self.episode.begin(self._dealer)
        for place in record.places:
            if place == DEALT_AGAIN:
                self.deal_again()
                continue
            if watch is not None:
                watch()
            self._do(place)
        if record.payers:
            self.episode.forfeit(self._penalty, record.payers)

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


def _play_again(made_of: tuple[str, dict[str, Any], str, float], record: Record | None) -> Play:
    """A play that was pickled, where it stood."""
    play = Play(*made_of)
    if record is not None:
        play.replay(record)
    return play


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
