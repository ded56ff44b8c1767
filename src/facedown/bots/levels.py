"""The levels at which bots play: one brain, and how well it remembers, attends and hurries.

A weaker level is weaker in information and attention, never in honesty: it plays the same rules
of thumb on a view that it remembers less well, misses reactions and puts calls off. How long it
takes depends only on what everybody can see; cards have no part in it. A stronger level needs only
to be registered in `LEVELS`.
"""

from collections.abc import Sequence
from math import cos, log, pi, sqrt
from typing import Any, Final

from facedown.bots.memory import Forgetting, Memory
from facedown.bots.roster import best_bot, bots_for, make_bot
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, TURN_CLOCK, Game
from facedown.core.player import Player
from facedown.core.records import Event, Move
from facedown.core.setup import Setup
from facedown.core.table import Table, View

# What plays when a level has a lapse.
SIMPLER_BRAIN: Final = "greedy"

# Nobody is faster than this, in seconds, nor slower than so many times the mean.
LEAST: Final = 0.25
MOST: Final = 5.0


class Pace:
    """How long one kind of decision takes, in seconds: ex-Gaussian, as people's times are."""

    def __init__(self, middle: float, spread: float, tail: float) -> None:
        self.middle: Final = middle
        self.spread: Final = spread
        self.tail: Final = tail

    @property
    def mean(self) -> float:
        return self.middle + self.tail

    def draw(self, chance: Dealer) -> float:
        bell = sqrt(-2.0 * log(1.0 - chance.share())) * cos(2.0 * pi * chance.share())
        late = -log(1.0 - chance.share())
        seconds = self.middle + self.spread * bell + self.tail * late
        return min(max(seconds, LEAST), MOST * self.mean)


class Level:
    """How well a bot plays.

    `brains` are names of the roster: a game's bot is the first of them that it has, or the best
    that was written for it. `lapses` is
    the chance to play a turn by a simpler brain, where the game has one; `misses` the chance to
    overlook a reaction, `hesitates` the chance to put a call off for a turn.
    """

    def __init__(
        self,
        name: str,
        brains: tuple[str, ...],
        forgetting: Forgetting,
        tempo: dict[str, Pace],
        *,
        lapses: float = 0.0,
        misses: float = 0.0,
        hesitates: float = 0.0,
    ) -> None:
        self.name: Final = name
        self.brains: Final = brains
        self.forgetting: Final = forgetting
        self.tempo: Final = tempo
        self.lapses: Final = lapses
        self.misses: Final = misses
        self.hesitates: Final = hesitates

    def delay(self, kind: str, chance: Dealer) -> float:
        """Seconds before a move of this kind (a clock of the game), whatever the move is."""
        return self.tempo[kind].draw(chance)

    def brain_for(self, game: Game[Any]) -> str:
        known = bots_for(game)
        return next((name for name in self.brains if name in known), best_bot(game))


class LevelPlayer(Player[Any]):
    """A player of some level. It should follow every event that its seat is shown.

    Asked without that it remembers by the views it acts on, and does not notice that a card it
    had forgotten was shown again.

    What it chooses follows from its seed and what it was shown, so that a player made anew and
    shown the same again goes on as the old one would have.
    """

    def __init__(self, level: Level, game: Game[Any], chance: Dealer) -> None:
        self.level: Final = level
        self.game: Final = game
        self.chance: Final = chance
        self.brain: Final = level.brain_for(game)
        self.simpler: Final = SIMPLER_BRAIN if SIMPLER_BRAIN in bots_for(game) else self.brain
        self._setup: Setup | None = None
        self._turns: int = 0
        self._memory: Memory | None = None

    def follow(self, view: View[Any], shown: Event | None = None) -> Memory:
        """Take in what the seat has been shown, the last of it now, and forget as time passes."""
        table = view.table
        memory = self._memory
        if memory is None or table.setup is not self._setup or table.turns < self._turns:
            label = f"memory {table.setup.number}"
            memory = Memory(self.game, view.seat, self.level.forgetting, self.chance.apart(label))
            self._memory = memory
            self._setup = table.setup
        self._turns = table.turns
        memory.follow(table, shown)
        return memory

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        memory = self.follow(view)
        table, seat = view.table, view.seat
        awaited = seat in self.game.awaited(table)
        if self._is_reaction(table, awaited=awaited) and self._misses(table):
            return self.game.default_move(table, seat) if awaited else None
        remembered = memory.view(view)
        chosen = self._think(remembered, moves)
        calls = self.game.CALLS
        others = [move for move in moves if not isinstance(move, calls)]
        if isinstance(chosen, calls) and others and self._hesitates(table):
            return self._think(remembered, others)
        return chosen

    def _is_reaction(self, table: Table, *, awaited: bool) -> bool:
        return not awaited or self.game.clock(table) == REACTION_CLOCK

    def _lapses(self, table: Table) -> bool:
        return self._chance(table, "lapse").share() < self.level.lapses

    def _misses(self, table: Table) -> bool:
        """Whether it overlooks what may be answered now: the same until the discard changes."""
        chance = self._chance(table, f"reaction {len(table.discard)}")
        return chance.share() < self.level.misses

    def _hesitates(self, table: Table) -> bool:
        return self._chance(table, "call").share() < self.level.hesitates

    def _think(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        table = view.table
        at = f"{table.phase} {table.moves} {len(table.stock)} {len(table.discard)}"
        chance = self._chance(table, f"brain {at}")
        brain = self.simpler if self._lapses(table) else self.brain
        return make_bot(brain, self.game, chance).choose(view, moves)

    def _chance(self, table: Table, label: str) -> Dealer:
        """Chance that is the same whenever it is asked for at this moment of the round."""
        return self.chance.apart(f"{table.setup.number} {table.turns} {label}")


def _tempo(setup: Pace, turn: Pace, reaction: Pace) -> dict[str, Pace]:
    return {SETUP_CLOCK: setup, TURN_CLOCK: turn, REACTION_CLOCK: reaction}


RELAXED: Final = Level(
    "relaxed",
    ("rule",),
    Forgetting(own=0.10, others=0.25, discarded=0.5, own_room=3, others_room=1, mixing=0.3),
    _tempo(Pace(2.2, 0.5, 0.8), Pace(1.7, 0.4, 0.8), Pace(1.3, 0.3, 0.7)),
    lapses=0.4,
    misses=0.5,
    hesitates=0.5,
)
REGULAR: Final = Level(
    "regular",
    ("rule",),
    Forgetting(own=0.03, others=0.08, discarded=0.1, own_room=6, others_room=4, mixing=0.1),
    _tempo(Pace(1.8, 0.4, 0.6), Pace(1.2, 0.3, 0.6), Pace(0.7, 0.15, 0.3)),
    lapses=0.05,
    misses=0.1,
    hesitates=0.15,
)
SHARP: Final = Level(
    "sharp",
    ("rule",),
    Forgetting(own=0.01, others=0.04, discarded=0.02, own_room=8, others_room=8, mixing=0.03),
    _tempo(Pace(1.5, 0.3, 0.5), Pace(0.9, 0.2, 0.4), Pace(0.6, 0.1, 0.2)),
)

LEVELS: Final[dict[str, Level]] = {level.name: level for level in (RELAXED, REGULAR, SHARP)}


def level_names() -> list[str]:
    """The levels, the weakest first."""
    return list(LEVELS)


def find_level(name: str) -> Level:
    """The level of this name; `BadOption` says which there are."""
    if name not in LEVELS:
        raise BadOption("no_such_level", level=name, allowed=", ".join(LEVELS))
    return LEVELS[name]


def player_names(game: Game[Any]) -> list[str]:
    """The names of those who can play a game: its bots, and the levels."""
    return [*bots_for(game), *LEVELS]


def make_player(name: str, game: Game[Any], chance: Dealer) -> Player[Any]:
    """A bot of this game, or a player at a level; `BadOption` says which there are."""
    if name in LEVELS:
        return LevelPlayer(LEVELS[name], game, chance)
    if name not in bots_for(game):
        raise BadOption("no_such_bot", bot=name, allowed=", ".join(player_names(game)))
    return make_bot(name, game, chance)
