"""Recorded rounds: what the laws are tried on."""

from dataclasses import dataclass, replace
from typing import Any, Final

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.core.playout import Step, next_step
from facedown.core.records import Event
from facedown.core.seats import DEALER
from facedown.core.setup import Setup
from facedown.core.table import Table

# No round is longer: more moves mean that it would never end (law 5).
MAX_MOVES: Final = 20_000


class LawBroken(AssertionError):
    """A law does not hold; `number` says which."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"law {number}: {what}")
        self.number: Final = number


@dataclass(frozen=True)
class Play:
    """A round that was played: enough to play it again, move by move."""

    game: Game[Any]
    setup: Setup
    deck: tuple[Card, ...]
    steps: tuple[Step, ...]

    def with_deck(self, deck: list[Card]) -> "Play":
        return replace(self, deck=tuple(deck))

    def table_after(self, moves: int) -> Table:
        """The table after so many moves."""
        table: Table = self.game.table(self.setup)
        self.game.start(table, list(self.deck))
        for seat, move in self.steps[:moves]:
            self.game.act(table, seat, move)
        return table

    def events(self) -> list[tuple[Event, ...]]:
        """What the deal and each move did."""
        table = self.game.table(self.setup)
        found = [tuple(self.game.start(table, list(self.deck)))]
        for seat, move in self.steps:
            found.append(tuple(self.game.act(table, seat, move)))
        return found


def record_play(game: Game[Any], setup: Setup, players: list[Player[Any]], dealer: Dealer) -> Play:
    """Let players play a round, and watch that it ends (law 5)."""
    deck = dealer.deck(game.pack(setup.variant))
    table = game.table(setup)
    game.start(table, deck)
    steps: list[Step] = []
    while game.outcome(table) is None:
        check_somebody_can_move(game, table)
        step = next_step(game, table, players, dealer)
        if step is None or len(steps) >= MAX_MOVES:
            raise LawBroken(5, "the round does not end")
        game.act(table, *step)
        steps.append(step)
    if game.awaited(table):
        raise LawBroken(5, "somebody is awaited after the round is over")
    return Play(game, setup, tuple(deck), tuple(steps))


def check_somebody_can_move(game: Game[Any], table: Table) -> None:
    awaited = game.awaited(table)
    if not awaited:
        raise LawBroken(5, "the round is not over and nobody is awaited")
    for seat in awaited:
        if seat != DEALER and not game.legal_moves(table, seat):
            raise LawBroken(5, f"seat {seat} is awaited and has no move")
