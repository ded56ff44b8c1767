"""Measuring: how fast a game plays at random, and what each verb costs."""

import gc
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from facedown.bots.random_bot import RandomBot
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import next_step, play_out
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.core.table import Table

SEED: Final = "bench"
# Rounds whose tables are kept to time single verbs on, and how often each is timed.
SAMPLE_ROUNDS: Final = 12
MOST_TABLES: Final = 400


@dataclass(frozen=True)
class Speed:
    """Random play of one game, in one process.

    A step is one decision of a seat or one order of the Dealer; dealing the deck is not counted.
    """

    players: int
    steps_per_second: float
    rounds_per_second: float
    steps_per_round: float
    legal_moves_us: float
    play_us: float
    view_us: float
    copy_us: float
    imagine_us: float
    table_bytes: int

    def data(self) -> dict[str, float]:
        return {name: round(value, 2) for name, value in asdict(self).items()}


def measure(game: Game[Any], players: int, seconds: float) -> Speed:
    """The speed of a game with so many players, by playing for so many seconds."""
    setup = game.setup(game.variant(), players)
    rounds, steps, taken = play_at_random(game, setup, seconds)
    tables = sample_tables(game, setup)
    chance = Dealer(f"{SEED}/imagine")
    return Speed(
        players=players,
        steps_per_second=steps / taken,
        rounds_per_second=rounds / taken,
        steps_per_round=steps / rounds,
        legal_moves_us=each(tables, lambda table, seat: game.legal_moves(table, seat)),
        play_us=play_cost(game, setup),
        view_us=each(tables, lambda table, seat: game.view(table, seat)),
        copy_us=each(tables, lambda table, seat: table.copy()),
        imagine_us=each(tables, lambda table, seat: game.imagine(game.view(table, seat), chance)),
        table_bytes=table_size(tables[0][0]),
    )


def play_at_random(game: Game[Any], setup: Setup, seconds: float) -> tuple[int, int, float]:
    """Rounds and steps of random play, and the seconds they took."""
    dealer = Dealer(SEED)
    pack = game.pack(setup.variant)
    bots = [RandomBot(game, dealer.apart(seat)) for seat in range(setup.players)]
    rounds = steps = 0
    start = time.perf_counter()
    taken = 0.0
    while taken < seconds:
        for _ in range(10):
            table = game.table(setup)
            game.start(table, dealer.deck(pack))
            steps += len(play_out(game, table, list(bots), dealer))
        rounds += 10
        taken = time.perf_counter() - start
    return rounds, steps, taken


def sample_tables(game: Game[Any], setup: Setup) -> list[tuple[Table, Seat]]:
    """Tables met in random play, each with a seat that is awaited."""
    found: list[tuple[Table, Seat]] = []
    dealer = Dealer(f"{SEED}/tables")
    bots = [RandomBot(game, dealer.apart(seat)) for seat in range(setup.players)]
    for _ in range(SAMPLE_ROUNDS):
        table = game.table(setup)
        game.start(table, dealer.deck(game.pack(setup.variant)))
        while (step := next_step(game, table, list(bots), dealer)) is not None:
            if step[0] != DEALER:
                found.append((table.copy(), step[0]))
            game.act(table, *step)
    return found[:: max(1, len(found) // MOST_TABLES)]


def each(tables: list[tuple[Table, Seat]], verb: Callable[[Any, Seat], object]) -> float:
    """The mean microseconds of a verb over some tables."""
    start = time.perf_counter()
    for table, seat in tables:
        verb(table, seat)
    return (time.perf_counter() - start) / len(tables) * 1e6


def play_cost(game: Game[Any], setup: Setup) -> float:
    """The mean microseconds of deciding a move and applying all that follows."""
    dealer = Dealer(f"{SEED}/play")
    bots = [RandomBot(game, dealer.apart(seat)) for seat in range(setup.players)]
    taken, steps = 0.0, 0
    for _ in range(SAMPLE_ROUNDS):
        deck = dealer.deck(game.pack(setup.variant))
        table = game.table(setup)
        game.start(table, deck)
        moves = play_out(game, table, list(bots), dealer)
        again = game.table(setup)
        game.start(again, deck)
        start = time.perf_counter()
        for seat, move in moves:
            game.act(again, seat, move)
        taken += time.perf_counter() - start
        steps += len(moves)
    return taken / steps * 1e6


def table_size(table: Table) -> int:
    """The memory that one more copy of a table takes."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [table.copy() for _ in range(100)]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size // len(copies)
