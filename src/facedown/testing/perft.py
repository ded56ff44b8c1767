"""Perft: how many sequences of moves there are, to a depth, from a table.

Every legal move of every seat counts, awaited or not. Where the Dealer is awaited there is one
move: the order that leaves the cards as they lie.
"""

from typing import Any

from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.records import Move
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.core.table import Table


def start_table(game: Game[Any], setup: Setup, seed: str | int) -> Table:
    """A table dealt from the deck that a seed gives."""
    table: Table = game.table(setup)
    game.start(table, Dealer(seed).deck(game.pack(setup.variant)))
    return table


def all_moves(game: Game[Any], table: Table) -> list[tuple[Seat, Move]]:
    """Everything that anyone could do now."""
    if game.awaited(table) == [DEALER]:
        return [(DEALER, Shuffle(tuple(range(len(table.discard) - 1))))]
    return [(seat, move) for seat in table.setup.seats for move in game.legal_moves(table, seat)]


def perft(game: Game[Any], table: Table, depth: int) -> int:
    """The number of sequences of so many moves; a round that is over earlier counts none."""
    if depth == 0:
        return 1
    moves = all_moves(game, table)
    if depth == 1:
        return len(moves)
    return sum(count for _, _, count in _divided(game, table, depth, moves))


def divide(game: Game[Any], table: Table, depth: int) -> list[tuple[Seat, Move, int]]:
    """The same number, move by move."""
    return _divided(game, table, depth, all_moves(game, table))


def _divided(
    game: Game[Any], table: Table, depth: int, moves: list[tuple[Seat, Move]]
) -> list[tuple[Seat, Move, int]]:
    counts = []
    for seat, move in moves:
        after = table.copy()
        game.act(after, seat, move)
        counts.append((seat, move, perft(game, after, depth - 1)))
    return counts
