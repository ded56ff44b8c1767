"""Três Cartas: three cards face down, and a stop that must be right."""

from typing import ClassVar, Final

from facedown.core.cards import Card, Pack
from facedown.core.game import Game
from facedown.core.memory_game import looks_left
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.records import Event, Move
from facedown.core.seats import Seat
from facedown.core.setup import Setup
from facedown.core.variant import Value, Variant
from facedown.games.tres_cartas import changes, rules, scoring
from facedown.games.tres_cartas.events import ENDINGS, EVENTS
from facedown.games.tres_cartas.moves import MOVES, Stop
from facedown.games.tres_cartas.table import PACK, PHASES, SETUP, TresCartasTable
from facedown.games.tres_cartas.variant import OPTIONS, PRESETS
from facedown.games.tres_cartas.variant import Variant as TresCartasVariant


class TresCartas(Game[TresCartasTable]):
    """The rules of Três Cartas."""

    KEY = "tres-cartas"
    NAME = "Três Cartas"
    VERSION = 1
    OFFICIAL = (2, 4)
    ALLOWED = (2, 8)
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    MOVES = MOVES
    EVENTS = EVENTS
    PHASES = PHASES
    ENDINGS = ENDINGS
    REFUSALS = rules.REFUSALS
    CALLS = (Stop,)
    LOWEST_WINS = True
    LOW_HANDS = True
    SETUP_SECONDS = 8.0  # T-04
    SHORT: ClassVar[dict[str, str]] = {"limit": "30"}

    def make_variant(self, values: dict[str, Value]) -> Variant:
        return TresCartasVariant(values)

    def pack(self, variant: Variant) -> Pack:
        return PACK

    def table(self, setup: Setup) -> TresCartasTable:
        return TresCartasTable(setup)

    def deal(self, table: TresCartasTable, deck: list[Card]) -> list[Event]:
        return rules.deal(table, deck)

    def awaited(self, table: TresCartasTable) -> list[Seat]:
        return rules.awaited(table)

    def legal_moves(self, table: TresCartasTable, seat: Seat) -> list[Move]:
        return rules.legal_moves(table, seat)

    def play(self, table: TresCartasTable, seat: Seat, move: Move) -> list[Event]:
        return rules.play(table, seat, move)

    def looks(self, table: TresCartasTable, seat: Seat) -> int:
        return looks_left(table, seat, rules.looks(table)) if table.phase == SETUP else 0

    def settle(self, table: TresCartasTable) -> Event | None:
        return rules.settle(table)

    def apply(self, table: TresCartasTable, event: Event) -> None:
        changes.apply(table, event)

    def default_move(self, table: TresCartasTable, seat: Seat) -> Move:
        return rules.default_move(table, seat)

    def outcome(self, table: TresCartasTable) -> Outcome | None:
        return scoring.outcome(table)

    def worth(self, variant: Variant, card: Card) -> int:
        return scoring.POINTS[card.rank]

    def standings(
        self, variant: Variant, players: int, results: list[Result], elapsed: float
    ) -> Standings:
        assert isinstance(variant, TresCartasVariant)
        return scoring.standings(variant, players, results)


GAME: Final = TresCartas()
