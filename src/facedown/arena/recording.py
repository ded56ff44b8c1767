"""Games put on record: enough of a round to play it again, and every decision that was in it.

A record has the deck and the moves; what a seat knew at a decision follows from them by the rules.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from facedown.arena.watching import Watcher
from facedown.catalog import find_game
from facedown.core.cards import card
from facedown.core.errors import BadTranscript, IllegalMove
from facedown.core.events import Dealt
from facedown.core.game import Game
from facedown.core.notation import table_text
from facedown.core.outcome import Outcome
from facedown.core.playout import Step
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, Seat, parse_seat, seat_text
from facedown.core.setup import Setup
from facedown.core.table import Table


class SeenDecision(msgspec.Struct, frozen=True):
    """A decision as the seat saw it: its view, what it might do, what it did; None is nothing."""

    seat: int
    view: str
    moves: tuple[str, ...]
    chosen: str | None


class GameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """One round as it was played. Moves stand behind their seat: `0 draw`, `dealer shuffle 1,0`.

    `seed` is what it was played from, `bots` are by seat. `decisions` are there on request only.
    """

    game: str
    version: int
    options: dict[str, str]
    seed: str
    bots: tuple[str, ...]
    number: int
    seats: tuple[int, ...]
    starter: int
    before: tuple[int, ...]
    deck: tuple[str, ...]
    moves: tuple[str, ...]
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[SeenDecision, ...] = ()

    def rules(self) -> Game[Any]:
        """The game that was played; `BadTranscript` if its rules have changed since."""
        game = find_game(self.game)
        if game.VERSION != self.version:
            raise BadTranscript("newer_rules", version=self.version, known=game.VERSION)
        return game

    def setup(self) -> Setup:
        variant = self.rules().variant(self.options)
        return Setup(variant, self.seats, self.starter, self.before, self.number)

    def steps(self) -> list[Step]:
        game = self.rules()
        found: list[Step] = []
        for line in self.moves:
            who, _, text = line.partition(" ")
            seat = parse_seat(who)
            found.append(
                (seat, game.shuffle_from(text) if seat == DEALER else game.parse_move(text))
            )
        return found


# Takes the records of some rounds, in their order.
Sink: TypeAlias = Callable[[Sequence[GameRecord]], None]


class Recorder(Watcher):
    """Keeps the rounds that it is told of."""

    def __init__(self, game: Game[Any], seed: str, bots: Sequence[str]) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.bots: Final = tuple(bots)
        self.records: Final[list[GameRecord]] = []
        self._deck: tuple[str, ...] = ()
        self._moves: list[str] = []

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        self._deck = tuple(
            str(one) for event in events if isinstance(event, Dealt) for one in event.deck
        )
        self._moves = []

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        self._moves.append(f"{seat_text(step[0])} {step[1]}")

    def end(self, table: Table, outcome: Outcome) -> None:
        setup = table.setup
        self.records.append(
            GameRecord(
                game=self.game.KEY,
                version=self.game.VERSION,
                options=setup.variant.changed(),
                seed=self.seed,
                bots=self.bots,
                number=setup.number,
                seats=setup.seats,
                starter=setup.starter,
                before=setup.scores,
                deck=self._deck,
                moves=tuple(self._moves),
                ending=outcome.ending,
                scores=outcome.scores,
                winners=outcome.winners,
            )
        )


@dataclass(frozen=True)
class Decision:
    """A seat had these legal moves at a table, and chose one, or None: nothing now.

    `awaited` says whether it had to choose one. The table is the one that is played on: it is as
    it was only until the next decision is asked for.
    """

    table: Table
    seat: Seat
    moves: list[Move]
    chosen: Move | None
    awaited: bool


def decisions(record: GameRecord) -> Iterator[Decision]:
    """Every decision of a round, as it is played again."""
    game = record.rules()
    table: Table = game.table(record.setup())
    game.start(table, [card(text) for text in record.deck])
    for seat, move in record.steps():
        if seat != DEALER:
            yield from _decided(game, table, seat, move)
        game.act(table, seat, move)


def _decided(game: Game[Any], table: Table, seat: Seat, move: Move) -> Iterator[Decision]:
    """Who was asked before this move was made, and said nothing; then the one that made it."""
    for other in game.invited(table):
        moves = game.legal_moves(table, other)
        if other == seat:
            yield Decision(table, seat, moves, _among(moves, move), awaited=False)
            return
        if moves:
            yield Decision(table, other, moves, None, awaited=False)
    moves = game.legal_moves(table, seat)
    yield Decision(table, seat, moves, _among(moves, move), awaited=True)


def _among(moves: list[Move], move: Move) -> Move:
    """The legal move that is equal to this one."""
    if move not in moves:
        raise IllegalMove("not_among_legal_moves", move=str(move))
    return moves[moves.index(move)]


def with_views(record: GameRecord) -> GameRecord:
    """The record with what each seat knew at each of its decisions."""
    game = record.rules()
    seen = [
        SeenDecision(
            one.seat,
            table_text(game, game.view(one.table, one.seat).table),
            tuple(str(move) for move in one.moves),
            None if one.chosen is None else str(one.chosen),
        )
        for one in decisions(record)
    ]
    return msgspec.structs.replace(record, decisions=tuple(seen))
