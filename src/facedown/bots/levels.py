"""The levels at which bots play: one brain, and how well it remembers, attends and hurries.

A weaker level is weaker in information and attention, never in honesty: it plays the same rules
of thumb on a view that it remembers less well, misses reactions and puts calls off. How long it
takes depends only on what everybody can see; cards have no part in it. A stronger level needs only
to be registered in `LEVELS`.
"""

from collections.abc import Sequence
from math import cos, log, pi, sqrt
from typing import Any, Final

from facedown.bots.history import Remembering
from facedown.bots.memory import DOUBTING, GUESSING, PERFECT, Forgetting, Memory
from facedown.bots.nerve import Daring
from facedown.bots.roster import bots_for, find_own, make_bot, strongest_bot
from facedown.bots.search import SearchBot, most_in_time
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, TURN_CLOCK, Game
from facedown.core.records import Event, Move
from facedown.core.setup import Setup
from facedown.core.table import Table, View

# The brain that makes rollouts.
SEARCH: Final = "search"

# Nobody is faster than this, in seconds, nor slower than so many times the mean.
LEAST: Final = 0.25
MOST: Final = 5.0

# Seconds in which a card flies to the discard: before that nobody has anything to react to.
FLIGHT: Final = 0.5
# Reactions are rather early than late in their spread: a share of it is raised to this power.
LEAN: Final = 1.5
# A reaction comes within this part of the time that people have for theirs, and those that are cut
# to fit are spread over a quarter of it.
WITHIN: Final = 0.9
CUT: Final = 0.75

# How often the boldest go by a hunch, if they have one, and the most careful want to be sure.
DARES: Final = 0.6
DOUBTS: Final = 0.3
# How much less often the boldest put a call off, and how much more often the most careful.
RASHNESS: Final = 0.4
# When patience is at an end a call need not be sure any more: less sure by so much once a round has
# gone on for as long again as it usually takes, and by a bit for the boldest.
TIRES: Final = 0.7
HASTE: Final = 0.1
# A round usually takes so many laps round the table, unless the game's package says otherwise.
LAPS: Final = 5
MUCH: Final = 99.0


class Pace:
    """How long one kind of decision takes, in seconds. Cards have no part in it."""

    @property
    def mean(self) -> float:
        raise NotImplementedError

    def draw(self, chance: Dealer, window: float = 0.0) -> float:
        """Some time, within the seconds that people have for theirs; 0 if they have any."""
        raise NotImplementedError

    def paced(self, factor: float) -> "Pace":
        """The same for somebody who takes so many times as long."""
        raise NotImplementedError


class Thinking(Pace):
    """The time for a turn: ex-Gaussian, as people's times are."""

    def __init__(self, middle: float, spread: float, tail: float) -> None:
        self.middle: Final = middle
        self.spread: Final = spread
        self.tail: Final = tail

    @property
    def mean(self) -> float:
        return self.middle + self.tail

    def paced(self, factor: float) -> Pace:
        return Thinking(self.middle * factor, self.spread * factor, self.tail * factor)

    def draw(self, chance: Dealer, window: float = 0.0) -> float:
        bell = sqrt(-2.0 * log(1.0 - chance.share())) * cos(2.0 * pi * chance.share())
        late = -log(1.0 - chance.share())
        seconds = self.middle + self.spread * bell + self.tail * late
        return min(max(seconds, LEAST), MOST * self.mean)


class Reflex(Pace):
    """The time for a reaction: the card's flight, and then between `low` and `high` seconds."""

    def __init__(self, low: float, high: float, lean: float = LEAN) -> None:
        self.low: Final = low
        self.high: Final = high
        self.lean: Final = lean

    @property
    def mean(self) -> float:
        return FLIGHT + self.low + (self.high - self.low) / (self.lean + 1.0)

    def paced(self, factor: float) -> Pace:
        """Earlier or later within the same bounds."""
        return Reflex(self.low, self.high, self.lean / factor**3)

    def draw(self, chance: Dealer, window: float = 0.0) -> float:
        share: float = chance.share() ** self.lean
        if window <= 0.0:
            return FLIGHT + self.low + (self.high - self.low) * share
        flight = min(FLIGHT, window / 4.0)
        room = WITHIN * window - flight
        low, high = min(self.low, CUT * room), min(self.high, room)
        return flight + low + (high - low) * share


class Temperament:
    """How somebody plays a level: each within what the level allows.

    `pace` is how long they take, in times the level's; `risk` how much they dare, from -1 to 1;
    `forgets` how readily they forget, in times the level's.
    """

    def __init__(self, *, pace: float = 1.0, risk: float = 0.0, forgets: float = 1.0) -> None:
        self.pace: Final = pace
        self.risk: Final = risk
        self.forgets: Final = forgets


class Level:
    """How well a bot plays.

    `brains` are names of the roster: a game's bot is the first of them that it has, or else the
    strongest that was written for it. `lapses` is the chance to play a turn by a simpler brain,
    where the game's package names one as `LAPSES_TO`; `misses` the chance to overlook a reaction,
    `hesitates` the chance to put a call off for a turn: where there is one, it never calls before
    everybody has had a turn. `risk` is how much it dares, from -1 to 1: how early it calls, and
    whether it reacts to what it only half remembers. After `patience`, in times what a round
    usually takes, it calls at odds that get worse with every lap round the table. `slips` is how
    many times as absent-minded it is as all this says: it forgets, overlooks and lapses as many
    times as often, and has that much less room in mind. A game may say in the `SLIPS` of its
    package how many times it is there.
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
        risk: float = 0.0,
        slips: float = 1.0,
        patience: float = MUCH,
    ) -> None:
        self.name: Final = name
        self.brains: Final = brains
        self.forgetting: Final = forgetting
        self.tempo: Final = tempo
        self.lapses: Final = lapses
        self.misses: Final = misses
        self.hesitates: Final = hesitates
        self.risk: Final = risk
        self.slips: Final = slips
        self.patience: Final = patience

    def delay(self, kind: str, chance: Dealer, window: float = 0.0) -> float:
        """Seconds before a move of this kind (a clock of the game), whatever the move is.

        `window` is how long people have for theirs; 0 if that has no end.
        """
        return self.tempo[kind].draw(chance, window)

    def played_by(self, temperament: Temperament) -> "Level":
        """This level as somebody of a temperament plays it."""
        return Level(
            self.name,
            self.brains,
            self.forgetting.times(temperament.forgets),
            {kind: pace.paced(temperament.pace) for kind, pace in self.tempo.items()},
            lapses=self.lapses,
            misses=self.misses,
            hesitates=self.hesitates * (1.0 - RASHNESS * temperament.risk),
            risk=temperament.risk,
            slips=self.slips,
            patience=self.patience,
        )

    def in_game(self, game: Game[Any]) -> "Level":
        """This level, as absent-minded as it is in a game."""
        by_level: dict[str, float] = find_own(game.KEY, "SLIPS", {})
        slips = by_level.get(self.name, self.slips)
        return Level(
            self.name,
            self.brains,
            self.forgetting.times(slips, room=1.0 / max(slips, 0.01)),
            self.tempo,
            lapses=self.lapses * slips,
            misses=self.misses * slips,
            hesitates=self.hesitates,
            risk=self.risk,
            patience=self.patience,
        )

    def brain_for(self, game: Game[Any]) -> str:
        known = bots_for(game)
        return next((name for name in self.brains if name in known), strongest_bot(game))


class LevelPlayer(Remembering[Any]):
    """A player of some level. It should follow every event that its seat is shown.

    Asked without that it remembers by the views it acts on, and does not notice that a card it
    had forgotten was shown again.

    What it chooses follows from its seed, what it was shown in this round and the `past` of the
    match, so that a player made anew and told the same again goes on as the old one would have.
    """

    def __init__(
        self, level: Level, game: Game[Any], chance: Dealer, budget: int | None = None
    ) -> None:
        self.level: Final = level
        self.here: Final = level.in_game(game)
        self.game: Final = game
        self.chance: Final = chance
        self.brain: Final = level.brain_for(game)
        # What plays when it has a lapse. How strong a level is was measured with this: a game's
        # package says so for itself, whatever simple bots it has.
        self.simpler: Final[str] = find_own(game.KEY, "LAPSES_TO", self.brain)
        # Rollouts for each decision, if its brain searches.
        self.budget: int = most_in_time() if budget is None else budget
        self._setup: Setup | None = None
        self._turns: int = 0
        self._memory: Memory | None = None

    @property
    def rollouts(self) -> int:
        """How many rollouts it makes for a decision at most; 0 if its brain does not search."""
        return self.budget if self.brain == SEARCH else 0

    def follow(self, view: View[Any], shown: Event | None = None) -> Memory:
        """Take in what the seat has been shown, the last of it now, and forget as time passes."""
        table = view.table
        memory = self._memory
        if memory is None or table.setup is not self._setup or table.turns < self._turns:
            label = f"memory {table.setup.number}"
            memory = Memory(self.game, view.seat, self.here.forgetting, self.chance.apart(label))
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
        if isinstance(chosen, self.game.REACTIONS):
            if not self._doubts(table) or self._reacts(view, DOUBTING, moves) is not None:
                return chosen
            moves = [move for move in moves if not isinstance(move, self.game.REACTIONS)]
            return self._think(remembered, moves)
        if self._dares(table):
            daring = self._reacts(view, GUESSING, moves)
            if daring is not None:
                return daring
        calls = [move for move in moves if isinstance(move, self.game.CALLS)]
        if not calls or not awaited:
            return chosen
        if chosen not in calls and self._is_tired(remembered):
            return calls[0]
        others = [move for move in moves if move not in calls]
        if chosen in calls and others and self._hesitates(table):
            return self._think(remembered, others)
        return chosen

    def _is_reaction(self, table: Table, *, awaited: bool) -> bool:
        return not awaited or self.game.clock(table) == REACTION_CLOCK

    def _lapses(self, table: Table) -> bool:
        return self._chance(table, "lapse").share() < self.here.lapses

    def _misses(self, table: Table) -> bool:
        """Whether it overlooks what may be answered now: the same until the discard changes."""
        chance = self._chance(table, f"reaction {len(table.discard)}")
        return chance.share() < self.here.misses

    def _hesitates(self, table: Table) -> bool:
        """Whether it puts a call off: one that ever does lets everybody have a turn first."""
        hesitates = self.here.hesitates
        is_early = table.turns < len(table.setup.seats)
        return hesitates > 0.0 and (is_early or self._chance(table, "call").share() < hesitates)

    def _is_tired(self, view: View[Any]) -> bool:
        """Whether it calls because the round is long, at odds that its brain would not take."""
        table = view.table
        lap = (table.turns - 1) // len(table.setup.seats)
        usual: int = find_own(self.game.KEY, "LAPS", LAPS)
        over = lap / usual - self.here.patience
        if over <= 0.0:
            return False
        brain = make_bot(self.brain, self.game, self._chance(table, "tired"))
        if not isinstance(brain, Daring):
            return False
        brain.past = self.past
        wanted: float = 1.0 - TIRES * over - HASTE * self.here.risk
        return brain.hunch(view) >= wanted

    def _dares(self, table: Table) -> bool:
        """Whether it goes by a hunch: the same until the discard changes."""
        chance = self._chance(table, f"hunch {len(table.discard)}")
        return chance.share() < DARES * self.here.risk

    def _doubts(self, table: Table) -> bool:
        """Whether it wants to be sure: the same until the discard changes."""
        chance = self._chance(table, f"doubt {len(table.discard)}")
        return chance.share() < -DOUBTS * self.here.risk

    def _risk(self, table: Table) -> float:
        """How much it dares: in the first lap, when others have hardly played, not too much."""
        is_early = table.turns <= len(table.setup.seats)
        return min(self.here.risk, 0.0) if is_early else self.here.risk

    def _reacts(self, view: View[Any], mood: int, moves: Sequence[Move]) -> Move | None:
        """Its reaction to what it remembers in this mood, if any."""
        if self._memory is None or not any(isinstance(one, self.game.REACTIONS) for one in moves):
            return None
        move = self._think(self._memory.view(view, mood), moves)
        return move if isinstance(move, self.game.REACTIONS) else None

    def _think(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        table = view.table
        at = f"{table.phase} {table.moves} {len(table.stock)} {len(table.discard)}"
        chance = self._chance(table, f"brain {at}")
        brain = self.simpler if self._lapses(table) else self.brain
        player = make_bot(brain, self.game, chance)
        if isinstance(player, Daring):
            player.risk = self._risk(table)
            player.past = self.past
        if isinstance(player, SearchBot):
            player.budget = self.budget
        return player.choose(view, moves)

    def _chance(self, table: Table, label: str) -> Dealer:
        """Chance that is the same whenever it is asked for at this moment of the round."""
        return self.chance.apart(f"{table.setup.number} {table.turns} {label}")


def _tempo(setup: Pace, turn: Pace, reaction: Pace) -> dict[str, Pace]:
    return {SETUP_CLOCK: setup, TURN_CLOCK: turn, REACTION_CLOCK: reaction}


# Somebody absent-minded.
FORGETFUL: Final = Forgetting(
    own=0.10, others=0.25, discarded=0.5, own_room=3, others_room=1, mixing=0.3
)


def _absent(name: str, slips: float, hesitates: float, tempo: dict[str, Pace]) -> Level:
    """A level of somebody who is so many times as absent-minded as that."""
    return Level(
        name,
        ("rule",),
        FORGETFUL,
        tempo,
        lapses=0.4,
        misses=0.5,
        hesitates=hesitates,
        slips=slips,
        patience=0.4,
    )


RELAXED: Final = _absent(
    "relaxed",
    1.0,
    0.4,
    _tempo(Thinking(2.2, 0.5, 0.8), Thinking(1.7, 0.4, 0.8), Reflex(4.0, 6.0)),
)
FRIENDLY: Final = _absent(
    "friendly",
    0.6,
    0.3,
    _tempo(Thinking(2.0, 0.45, 0.7), Thinking(1.4, 0.35, 0.7), Reflex(3.0, 5.0)),
)
REGULAR: Final = _absent(
    "regular",
    0.3,
    0.15,
    _tempo(Thinking(1.8, 0.4, 0.6), Thinking(1.2, 0.3, 0.6), Reflex(2.5, 4.0)),
)
SHARP: Final = _absent(
    "sharp",
    0.1,
    0.0,
    _tempo(Thinking(1.5, 0.3, 0.5), Thinking(0.9, 0.2, 0.4), Reflex(1.5, 2.5)),
)

MASTER: Final = Level(
    "master",
    (),
    PERFECT,
    _tempo(Thinking(1.4, 0.3, 0.5), Thinking(0.8, 0.2, 0.4), Reflex(1.2, 2.0)),
    patience=2.0,
)

LEVELS: Final[dict[str, Level]] = {
    level.name: level for level in (RELAXED, FRIENDLY, REGULAR, SHARP, MASTER)
}


def level_names() -> list[str]:
    """The levels, the weakest first."""
    return list(LEVELS)


def find_level(name: str) -> Level:
    """The level of this name; `BadOption` says which there are."""
    if name not in LEVELS:
        raise BadOption("no_such_level", level=name, allowed=", ".join(LEVELS))
    return LEVELS[name]
