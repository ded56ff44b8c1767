"""A contest: the same deals for all bots, in every seating, one after the other or several at once.

The cards of deal `n` come from the seed `SEED/n`. A bot's chance comes from the seed, the deal, its
seat and its name, and from nothing else: any decision can be made again.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import Any, Final, TypeAlias

from facedown.arena.counting import Counting, Counts
from facedown.arena.guard import Fault, Guarded, Journal, position
from facedown.arena.outside import OutsideBot
from facedown.arena.playing import (
    Bot,
    PlayedRound,
    Stuck,
    bot_name,
    made,
    match_of,
    round_of,
)
from facedown.arena.processes import in_order
from facedown.arena.recording import GameRecord, Recorder, Sink
from facedown.arena.seating import TABLES, Line, lines, tables_for
from facedown.arena.watching import Watcher
from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.seats import Seat
from facedown.core.table import View

# Deals are played in parts of so many at most, and some forty parts if they are few. The parts do
# not depend on who plays them, so that a contest that is decided early ends with the same deal.
LARGEST: Final = 25
PARTS: Final = 40
# So many faults of a bot are told with their position; all are counted.
FAULTS_TOLD: Final = 10


@dataclass(frozen=True)
class Contest:
    """What is to be played. A game is named by its key, for other processes to look it up."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: int
    bots: tuple[Bot, ...]
    seed: str
    deals: int
    tables: tuple[str, ...] = TABLES
    is_matches: bool = False
    is_recorded: bool = False

    @property
    def names(self) -> list[str]:
        return [bot_name(bot) for bot in self.bots]

    def sides(self) -> tuple[int, ...]:
        """For each seat the side it plays for."""
        game = find_game(self.game)
        return game.sides(game.variant(dict(self.options)), self.players)


@dataclass(frozen=True)
class Row:
    """What one deal gave at one kind of table, over all its seatings; tuples are by bot.

    `sides` is how many sides a bot had, `won` the rounds or matches that its sides won, and `ahead`
    by how many points a round they were better than the others, both added up over the seatings.
    """

    deal: int
    table: str
    sides: tuple[int, ...]
    seatings: int
    won: tuple[float, ...]
    ahead: tuple[float, ...]

    def won_each(self, bot: int) -> float:
        """The share that each of a bot's sides won."""
        return self.won[bot] / self.seatings / self.sides[bot]


@dataclass
class Played:
    """What came of some deals; the records, if any, are not added up."""

    rows: list[Row] = field(default_factory=list)
    counts: Counts = field(default_factory=Counts)
    faults: list[Fault] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    deals: int = 0
    records: list[GameRecord] = field(default_factory=list)

    def add(self, other: "Played") -> None:
        self.rows += other.rows
        self.counts.add(other.counts)
        self.faults = first_faults([*self.faults, *other.faults])
        self.stuck += other.stuck
        self.deals += other.deals


# A contest, and the first of its deals that is played and the first that is not any more.
Part: TypeAlias = tuple[Contest, int, int]
# What divides the work: gives for each part what was played, in their order.
Spread: TypeAlias = Callable[[Callable[[Part], Played], Sequence[Part]], Iterator[Played]]


def play_contest(
    contest: Contest,
    jobs: int = 1,
    *,
    progress: Callable[[int], None] | None = None,
    enough: Callable[[Sequence[Row]], bool] | None = None,
    spread: Spread | None = None,
    record: Sink | None = None,
) -> Played:
    """Play a contest; with `enough`, only until the rows of a part decide what was asked.

    `record` is handed the rounds of a recorded contest, in their order.
    """
    parts = _parts(contest)
    total = Played()
    divided = spread(play_part, parts) if spread else in_order(play_part, parts, jobs)
    for played in divided:
        total.add(played)
        if progress is not None:
            progress(played.deals)
        if record is not None:
            record(played.records)
        if enough is not None and enough(played.rows):
            break
    return total


def play_part(part: Part) -> Played:
    """Play some deals of a contest."""
    contest, start, stop = part
    played = Played(deals=stop - start)
    for deal in range(start, stop):
        _play_deal(contest, deal, played)
    return played


def first_faults(faults: Sequence[Fault]) -> list[Fault]:
    """The first few of each bot."""
    told: Counter[str] = Counter()
    found = []
    for fault in faults:
        told[fault.bot] += 1
        if told[fault.bot] <= FAULTS_TOLD:
            found.append(fault)
    return found


def _parts(contest: Contest) -> list[Part]:
    size = max(1, min(LARGEST, contest.deals // PARTS))
    starts = range(0, contest.deals, size)
    return [(contest, start, min(start + size, contest.deals)) for start in starts]


def _play_deal(contest: Contest, deal: int, played: Played) -> None:
    sides = contest.sides()
    number = len(set(sides))
    tables = tables_for(number, contest.tables)
    order = Dealer(f"{contest.seed}/{deal}/tables")
    found: dict[tuple[str, tuple[int, ...]], list[_Result]] = {}
    stuck = set()
    for line in lines(len(contest.bots), number, tables, order):
        key = (line.table, tuple(line.bots.count(bot) for bot in range(len(contest.bots))))
        try:
            result = _Sitting(contest, deal, line, sides, played).play()
            found.setdefault(key, []).append(result)
        except Stuck as why:
            played.stuck.append(f"{contest.seed}/{deal} {line.table} {line.bots}: {why}")
            stuck.add(key)
    for (table, counts), results in found.items():
        if (table, counts) not in stuck:
            won = tuple(sum(column) for column in zip(*[one.won for one in results], strict=True))
            ahead = tuple(
                sum(column) for column in zip(*[one.ahead for one in results], strict=True)
            )
            played.rows.append(Row(deal, table, counts, len(results), won, ahead))


@dataclass(frozen=True)
class _Result:
    """What one seating gave, by bot."""

    won: tuple[float, ...]
    ahead: tuple[float, ...]


class _Sitting:
    """The bots of one seating of a deal, and what they make of it."""

    def __init__(
        self, contest: Contest, deal: int, line: Line, sides: tuple[int, ...], played: Played
    ) -> None:
        self.contest: Final = contest
        self.deal: Final = deal
        self.game: Final[Game[Any]] = find_game(contest.game)
        self.variant: Final = self.game.variant(dict(contest.options))
        self.played: Final = played
        # By seat, the number of its bot.
        self.bots: Final = [line.bots[side] for side in sides]
        self.journal: Final = Journal()

    def play(self) -> _Result:
        counts = self.played.counts
        times: list[Counter[int]] = [Counter() for _ in self.bots]
        players = [self._seated(seat, times[seat]) for seat in range(len(self.bots))]
        seed = f"{self.contest.seed}/{self.deal}"
        recorder = Recorder(self.game, seed, [self.contest.names[bot] for bot in self.bots])
        watchers: list[Watcher] = [self.journal, Counting(self.game, self.bots, counts)]
        if self.contest.is_recorded:
            watchers.append(recorder)
        try:
            if self.contest.is_matches:
                match = match_of(self.game, players, seed, self.variant, watchers)
                rounds, winners = match.rounds, match.standings.winners
            else:
                alone = round_of(self.game, players, seed, self.variant, watchers)
                rounds, winners = (alone,), alone.outcome.winners
        finally:
            for player in players:
                if isinstance(player.player, OutsideBot):
                    player.player.close()
        self.played.records += recorder.records
        for bot, taken in zip(self.bots, times, strict=True):
            for time, number in taken.items():
                counts.times[bot, time] += number
        return _Result(self._won(winners), self._ahead(rounds))

    def _seated(self, seat: Seat, times: Counter[int]) -> Guarded:
        bot = self.contest.bots[self.bots[seat]]
        key = f"{self.contest.seed}/{self.deal}/{seat}/{bot_name(bot)}"
        # A bot has its chance, and with it this text: from a digest it cannot tell the cards.
        chance = Dealer(hashlib.sha256(key.encode()).hexdigest())
        report = partial(self._fault, seat)
        return Guarded(self.game, partial(made, bot, self.game, chance), report, times)

    def _fault(self, seat: Seat, kind: str, said: str, view: View[Any]) -> None:
        names = self.contest.names
        bot = self.bots[seat]
        self.played.counts.faults[bot, kind] += 1
        if sum(fault.bot == names[bot] for fault in self.played.faults) < FAULTS_TOLD:
            fault = Fault(
                bot=names[bot],
                kind=kind,
                said=said,
                deal=self.deal,
                seating=tuple(names[one] for one in self.bots),
                round=self.journal.round,
                seat=seat,
                moves=tuple(self.journal.moves),
                view=position(self.game, view),
            )
            self.played.faults.append(fault)

    def _won(self, winners: tuple[Seat, ...]) -> tuple[float, ...]:
        """What each bot has won: a win is shared by all winners, and by everyone if nobody won."""
        every = winners or tuple(range(len(self.bots)))
        numbers = range(len(self.contest.bots))
        return tuple(sum(self.bots[seat] == bot for seat in every) / len(every) for bot in numbers)

    def _ahead(self, rounds: Sequence[PlayedRound]) -> tuple[float, ...]:
        """By how many points a round each bot's seats were better than the others', on average."""
        return tuple(self._ahead_of(rounds, bot) for bot in range(len(self.contest.bots)))

    def _ahead_of(self, rounds: Sequence[PlayedRound], bot: int) -> float:
        sign = -1 if self.game.lowest_wins(self.variant) else 1
        found = []
        for one in rounds:
            scores = one.outcome.scores
            own = [scores[seat] for seat in one.setup.seats if self.bots[seat] == bot]
            others = [scores[seat] for seat in one.setup.seats if self.bots[seat] != bot]
            if own and others:  # some may be out of the match
                found.append(sign * (fmean(own) - fmean(others)))
        return fmean(found) if found else 0.0
