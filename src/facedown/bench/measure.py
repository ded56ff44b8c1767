"""Measuring: a game of ours as a program that plays at random, and what each verb costs."""

import gc
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

from facedown.bench.pace import Program
from facedown.bots.random_bot import RandomBot
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.player import Player
from facedown.core.playout import Step, next_step, play_out, play_round
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.core.table import Table

SEED: Final = "bench"
# Rounds in which decisions and chance are counted.
COUNTED_ROUNDS: Final = 100
# Rounds whose tables are kept to time single verbs on, how many tables, and how often each.
SAMPLE_ROUNDS: Final = 12
MAX_TABLES: Final = 400
PASSES: Final = 5

Sample = list[tuple[Table, Seat]]


def usual_players(game: Game[Any]) -> int:
    """Four players, or as near as the game is officially played."""
    low, high = game.OFFICIAL
    return max(low, min(4, high))


def usual_setup(game: Game[Any]) -> Setup:
    return game.setup(game.variant(), usual_players(game))


class Playing:
    """Random players at a table, round after round, all chance from one seed."""

    def __init__(self, game: Game[Any], setup: Setup, label: str = "play") -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.pack: Final = game.pack(setup.variant)
        self.dealer: Final = Dealer(f"{SEED}/{label}")
        self.players: Final[list[Player[Any]]] = [
            RandomBot(game, self.dealer.apart(seat)) for seat in range(setup.players)
        ]

    def begin(self) -> Table:
        """A table that was just dealt."""
        table: Table = self.game.table(self.setup)
        self.game.start(table, self.dealer.deck(self.pack))
        return table

    def finish(self, table: Table) -> list[Step]:
        return play_out(self.game, table, self.players, self.dealer)

    def play(self) -> int:
        """Play a round and keep nothing; how many moves it had, the Dealer's among them."""
        return play_round(self.game, self.setup, self.players, self.dealer)


def program(game: Game[Any], setup: Setup, rounds: int = COUNTED_ROUNDS) -> Program:
    """A game of ours, its decisions and chance counted on the first so many rounds."""
    moves = decisions = chance = 0
    counting = Playing(game, setup)
    for _ in range(rounds):
        table = counting.begin()
        steps = counting.finish(table)
        moves += len(steps)
        decisions += sum(1 for seat, _ in steps if seat != DEALER)
        chance += cards_by_chance(table, steps)
    return Program(game.KEY, Playing(game, setup).play, decisions / moves, chance / moves)


def cards_by_chance(table: Table, steps: list[Step]) -> int:
    """How many cards left a shuffled stock, for hands, discard or anywhere, by a round's end."""
    again = sum(len(move.order) for _, move in steps if isinstance(move, Shuffle))
    return table.pack.size + again - len(table.stock)


def verbs(game: Game[Any], setup: Setup) -> dict[str, float]:
    """The mean microseconds of each verb, and the bytes of a table."""
    tables = sample_tables(game, setup)
    chance = Dealer(f"{SEED}/imagine")
    views = [(game.view(table, seat), seat) for table, seat in tables]
    return {
        "legal_moves_us": each(game.legal_moves, lambda: copies(tables)),
        "play_us": play_cost(game, setup),
        "view_us": each(game.view, lambda: tables),
        "copy_us": each(lambda table, _: table.copy(), lambda: tables),
        "imagine_us": each(lambda view, _: game.imagine(view, chance), lambda: views),
        "table_bytes": table_size(tables[0][0]),
    }


def sample_tables(game: Game[Any], setup: Setup) -> Sample:
    """Tables met in random play, each with the seat that acts next."""
    found: Sample = []
    playing = Playing(game, setup, "tables")
    for _ in range(SAMPLE_ROUNDS):
        table = playing.begin()
        while (step := next_step(game, table, playing.players, playing.dealer)) is not None:
            if step[0] != DEALER:
                found.append((table.copy(), step[0]))
            game.act(table, *step)
    return found[:: max(1, len(found) // MAX_TABLES)]


def copies(tables: Sample) -> Sample:
    """The same tables as nobody has asked them anything yet."""
    return [(table.copy(), seat) for table, seat in tables]


def each(
    verb: Callable[[Any, Seat], object], sample: Callable[[], list[tuple[Any, Seat]]]
) -> float:
    """The mean microseconds of a verb over a sample, the best of several passes."""
    best = float("inf")
    for _ in range(PASSES):
        things = sample()
        start = time.thread_time()
        for thing, seat in things:
            verb(thing, seat)
        best = min(best, (time.thread_time() - start) / len(things))
    return best * 1e6


def play_cost(game: Game[Any], setup: Setup) -> float:
    """The mean microseconds of deciding a move and applying all that follows."""
    playing = Playing(game, setup, "again")
    decks, played = [], []
    for _ in range(SAMPLE_ROUNDS):
        deck = playing.dealer.deck(playing.pack)
        table = game.table(setup)
        game.start(table, deck)
        decks.append(deck)
        played.append(playing.finish(table))
    best = float("inf")
    for _ in range(PASSES):
        taken = 0.0
        for deck, steps in zip(decks, played, strict=True):
            table = game.table(setup)
            game.start(table, deck)
            start = time.thread_time()
            for seat, move in steps:
                game.act(table, seat, move)
            taken += time.thread_time() - start
        best = min(best, taken)
    return best / sum(len(steps) for steps in played) * 1e6


def table_size(table: Table) -> int:
    """The memory that one more copy of a table takes."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [table.copy() for _ in range(100)]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size // len(kept)
