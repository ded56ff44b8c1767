"""Many rounds or matches of the same bots, one after the other or several at a time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from facedown.arena.figures import figures
from facedown.arena.playing import Bot, Stuck, bot_name, play_alone, play_match, simulated
from facedown.arena.processes import in_order
from facedown.arena.recording import GameRecord, Recorder, Sink
from facedown.arena.seating import shifted
from facedown.arena.tally import Tally
from facedown.catalog import find_game
from facedown.core.game import Game
from facedown.core.variant import Variant

# Called with how many rounds or matches were played since the last time.
Progress: TypeAlias = Callable[[int], None]

# So many rounds or matches at most are one part of the work; each process gets some of them.
LARGEST: Final = 2_000
PARTS: Final = 8


@dataclass(frozen=True)
class Series:
    """What is to be played: so many rounds, or matches, of these bots by these house rules.

    Number `n` of it is played from the seed `SEED/n`. A game is named by its key, so that other
    processes can look it up.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[Bot, ...]
    seed: str
    number: int
    is_matches: bool = False
    is_recorded: bool = False


@dataclass(frozen=True)
class Report:
    """What came of a series."""

    series: Series
    tally: Tally

    def data(self) -> dict[str, Any]:
        """All figures as one JSON object: that of `facedown simulate --json`."""
        series = self.series
        bots = [bot_name(bot) for bot in series.bots]
        return {
            "game": series.game,
            "options": dict(series.options),
            "bots": bots,
            "seed": series.seed,
            **figures(self.tally, bots if series.is_matches else ()),
        }


def play_many(
    game: Game[Any],
    bots: Sequence[Bot],
    number: int,
    seed: str,
    variant: Variant | None = None,
    *,
    matches: bool = False,
    jobs: int = 1,
    progress: Progress | None = None,
    record: Sink | None = None,
) -> Report:
    """Play so many rounds, or matches, of a game of the catalog; what came of them.

    There is a bot for each seat, and from one round or match to the next all go one seat further.
    With several jobs, that many processes play; the figures are the same. A bot of your own must
    then be a class or function of a module that they can import, not a lambda. `record` is handed
    the rounds as they were played, in their order.
    """
    rules = variant or simulated(game)
    game.check_players(rules, len(bots))
    options = tuple(rules.changed().items())
    series = Series(game.KEY, options, tuple(bots), seed, number, matches, record is not None)
    return Report(series, play_all([series], jobs, progress, record)[0])


def play_all(
    every: Sequence[Series],
    jobs: int = 1,
    progress: Progress | None = None,
    record: Sink | None = None,
) -> list[Tally]:
    """Play several series, and count each by itself."""
    parts = [(index, part) for index, series in enumerate(every) for part in _parts(series, jobs)]
    tallies = [Tally() for _ in every]
    done = in_order(_play_part, [part for _, part in parts], jobs)
    for (index, (_, start, stop)), (tally, records) in zip(parts, done, strict=True):
        tallies[index].add(tally)
        if record is not None:
            record(records)
        if progress is not None:
            progress(stop - start)
    return tallies


# A series, and the first of its numbers that is played and the first that is not any more.
Part: TypeAlias = tuple[Series, int, int]


def _parts(series: Series, jobs: int) -> list[Part]:
    size = max(1, min(LARGEST, series.number // (jobs * PARTS)))
    return [
        (series, start, min(start + size, series.number)) for start in range(0, series.number, size)
    ]


def _play_part(part: Part) -> tuple[Tally, list[GameRecord]]:
    series, start, stop = part
    game = find_game(series.game)
    variant = game.variant(dict(series.options))
    tally = Tally()
    records: list[GameRecord] = []
    for number in range(start, stop):
        seed = f"{series.seed}/{number}"
        bots = shifted(series.bots, number)
        names = [bot_name(bot) for bot in bots]
        recorder = Recorder(game, seed, names)
        watchers = [recorder] if series.is_recorded else []
        try:
            if series.is_matches:
                tally.count_match(play_match(game, bots, seed, variant, watchers), names)
            else:
                tally.count_round(play_alone(game, bots, seed, variant, watchers), names)
        except Stuck as stuck:
            tally.stuck.append(f"{seed}: {stuck}")
        records += recorder.records
    return tally, records
