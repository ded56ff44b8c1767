"""Many rounds or matches of bots, one after the other or several at a time.

Everything is counted in whole numbers and added up, so that the figures are the same however the
work is divided.
"""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from facedown.bots.levels import make_player
from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.player import Player
from facedown.core.playout import next_step
from facedown.core.seats import Seat
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.core.variant import Variant
from facedown.match.match import Match

# No round or match is longer: more means that it would never end.
MAX_MOVES: Final = 20_000
MAX_ROUNDS: Final = 2_000
# What a move takes at a table, for matches that are played by the clock.
SECONDS_PER_MOVE: Final = 5.0


@dataclass(frozen=True)
class Work:
    """What is to be played. It holds texts and numbers only, so that other processes can do it."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: str
    is_matches: bool


@dataclass
class Tally:
    """What has been counted: numbers by seat, by bot, by ending, by length."""

    moves: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    seats: "dict[Seat, Share]" = field(default_factory=dict)
    bots: "dict[str, Share]" = field(default_factory=dict)
    matches: int = 0
    match_rounds: Counter[int] = field(default_factory=Counter)
    match_wins: Counter[str] = field(default_factory=Counter)
    stuck: list[str] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return self.moves.total()

    def add(self, other: "Tally") -> None:
        self.moves += other.moves
        self.turns += other.turns
        self.endings += other.endings
        for seat, share in other.seats.items():
            self.seats.setdefault(seat, Share()).add(share)
        for bot, share in other.bots.items():
            self.bots.setdefault(bot, Share()).add(share)
        self.matches += other.matches
        self.match_rounds += other.match_rounds
        self.match_wins += other.match_wins
        self.stuck += other.stuck


@dataclass
class Share:
    """Rounds played by somebody, won, and points made in them."""

    rounds: int = 0
    wins: int = 0
    points: int = 0

    def add(self, other: "Share") -> None:
        self.rounds += other.rounds
        self.wins += other.wins
        self.points += other.points


class Stuck(Exception):
    """A round or match that does not end: a code says how."""


def run_work(work: Work, number: int, jobs: int) -> Iterator[tuple[int, Tally]]:
    """Play so many rounds or matches; after each part, how many it had and what was counted."""
    size = max(1, min(2_000, number // (jobs * 8) or 1))
    parts = [(start, min(start + size, number)) for start in range(0, number, size)]
    if jobs == 1:
        for start, stop in parts:
            yield stop - start, run_part((work, start, stop))
        return
    # Spawned, not forked: a fork of a process with threads may hang.
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts) as pool:
        tasks = [(work, start, stop) for start, stop in parts]
        for (start, stop), tally in zip(parts, pool.imap(run_part, tasks), strict=True):
            yield stop - start, tally


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_part(task: tuple[Work, int, int]) -> Tally:
    """Play the rounds or matches from one number up to another."""
    work, start, stop = task
    game = find_game(work.game)
    variant = game.variant(dict(work.options))
    tally = Tally()
    for number in range(start, stop):
        try:
            if work.is_matches:
                _play_match(game, variant, work, number, tally)
            else:
                _play_alone(game, variant, work, number, tally)
        except Stuck as stuck:
            tally.stuck.append(f"{work.seed}/{number}: {stuck}")
    return tally


def shifted(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The bots one seat further for each round, so that every one sits everywhere.

    >>> shifted(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    by %= len(bots)
    return bots[by:] + bots[:by]


def _seat_bots(game: Game[Any], names: tuple[str, ...], seed: str) -> list[Player[Any]]:
    dealers = [Dealer(f"{seed}/seat {seat}") for seat in range(len(names))]
    return [make_player(name, game, own) for name, own in zip(names, dealers, strict=True)]


def _play_alone(game: Game[Any], variant: Variant, work: Work, number: int, tally: Tally) -> None:
    seed = f"{work.seed}/{number}"
    names = shifted(work.bots, number)
    dealer = Dealer(seed)
    starter = dealer.below(len(names))
    setup = Setup(variant, tuple(range(len(names))), starter, (0,) * len(names))
    outcome = _play_round(game, setup, _seat_bots(game, names, seed), dealer, tally)[0]
    _count_outcome(setup, outcome, names, tally)


def _play_match(game: Game[Any], variant: Variant, work: Work, number: int, tally: Tally) -> None:
    seed = f"{work.seed}/{number}"
    names = shifted(work.bots, number)
    bots = _seat_bots(game, names, seed)
    match = Match(game, variant, len(names), Dealer(f"{seed}/first").below(len(names)))
    moves = 0
    setup = match.next_setup()
    while setup is not None:
        if setup.number > MAX_ROUNDS:
            raise Stuck("too_many_rounds")
        dealer = Dealer(f"{seed}/{setup.number}")
        outcome, made = _play_round(game, setup, bots, dealer, tally)
        _count_outcome(setup, outcome, names, tally)
        match.add(setup, outcome)
        moves += made
        setup = match.next_setup(moves * SECONDS_PER_MOVE)
    tally.matches += 1
    tally.match_rounds[len(match.results)] += 1
    for seat in match.standings(moves * SECONDS_PER_MOVE).winners:
        tally.match_wins[names[seat]] += 1


def _play_round(
    game: Game[Any], setup: Setup, bots: list[Player[Any]], dealer: Dealer, tally: Tally
) -> tuple[Outcome, int]:
    table: Table = game.table(setup)
    game.start(table, dealer.deck(game.pack(setup.variant)))
    moves = 0
    step = next_step(game, table, bots, dealer)
    while step is not None:
        game.act(table, step[0], step[1])
        moves += 1
        if moves > MAX_MOVES:
            raise Stuck("too_many_moves")
        step = next_step(game, table, bots, dealer)
    outcome = game.outcome(table)
    if outcome is None:
        raise Stuck("no_outcome")
    tally.moves[moves] += 1
    tally.turns[table.turns] += 1
    tally.endings[outcome.ending] += 1
    return outcome, moves


def _count_outcome(setup: Setup, outcome: Outcome, names: tuple[str, ...], tally: Tally) -> None:
    for seat in setup.seats:
        share = Share(1, int(seat in outcome.winners), outcome.scores[seat])
        tally.seats.setdefault(seat, Share()).add(share)
        tally.bots.setdefault(names[seat], Share()).add(share)
