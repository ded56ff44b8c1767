"""Cambio: four cards face down, flips by everybody, and a call that must be right."""

from typing import ClassVar, Final

from facedown.core.cards import Card, Pack
from facedown.core.game import GRID, REACTION_CLOCK, Game
from facedown.core.memory_game import NOT_YOUR_TURN, looks_left
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.core.variant import Value, Variant
from facedown.games.cambio import changes, rules, scoring
from facedown.games.cambio.abilities import ABILITIES
from facedown.games.cambio.events import ENDINGS, EVENTS
from facedown.games.cambio.moves import MOVES, Call, Flip
from facedown.games.cambio.refusals import REFUSALS
from facedown.games.cambio.table import PHASES, SETUP, WINDOW, CambioTable
from facedown.games.cambio.variant import OPTIONS, PRESETS
from facedown.games.cambio.variant import Variant as CambioVariant


class Cambio(Game[CambioTable]):
    """The rules of Cambio."""

    KEY = "cambio"
    NAME = "Cambio"
    VERSION = 1
    OFFICIAL = (2, 6)
    ALLOWED = (2, 8)
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    MOVES = MOVES
    EVENTS = EVENTS
    PHASES = PHASES
    ENDINGS = ENDINGS
    REFUSALS = REFUSALS
    CALLS = (Call,)
    REACTIONS = (Flip,)
    LOW_HANDS = True
    LAYOUT = GRID
    SHORT: ClassVar[dict[str, str]] = {"rounds": "2"}

    def make_variant(self, values: dict[str, Value]) -> Variant:
        return CambioVariant(values)

    def pack(self, variant: Variant) -> Pack:
        assert isinstance(variant, CambioVariant)
        return variant.pack

    def table(self, setup: Setup) -> CambioTable:
        return CambioTable(setup)

    def deal(self, table: CambioTable, deck: list[Card]) -> list[Event]:
        return rules.deal(table, deck)

    def awaited(self, table: CambioTable) -> list[Seat]:
        return rules.awaited(table)

    def invited(self, table: CambioTable) -> list[Seat]:
        return rules.invited(table)

    def legal_moves(self, table: CambioTable, seat: Seat) -> list[Move]:
        return rules.legal_moves(table, seat)

    def play(self, table: CambioTable, seat: Seat, move: Move) -> list[Event]:
        if seat != DEALER:
            return rules.play(table, seat, move)
        if not table.awaits_dealer():
            self.refuse(NOT_YOUR_TURN, seat=seat)
        return self.shuffle(table, move)

    def looks(self, table: CambioTable, seat: Seat) -> int:
        return looks_left(table, seat, rules.looks(table)) if table.phase == SETUP else 0

    def settle(self, table: CambioTable) -> Event | None:
        return rules.settle(table)

    def apply(self, table: CambioTable, event: Event) -> None:
        changes.apply(table, event)

    def default_move(self, table: CambioTable, seat: Seat) -> Move:
        return rules.default_move(table, seat)

    def outcome(self, table: CambioTable) -> Outcome | None:
        return scoring.outcome(table)

    def standings(
        self, variant: Variant, players: int, results: list[Result], elapsed: float
    ) -> Standings:
        assert isinstance(variant, CambioVariant)
        return scoring.standings(variant, players, results)

    def lowest_wins(self, variant: Variant) -> bool:
        assert isinstance(variant, CambioVariant)
        return variant.adds_up

    def worth(self, variant: Variant, card: Card) -> int:
        assert isinstance(variant, CambioVariant)
        return variant.points[card.code]

    def ability(self, variant: Variant, card: Card) -> str:
        assert isinstance(variant, CambioVariant)
        return ABILITIES[card.rank] if variant.acting >> card.code & 1 else ""

    def wins_call(self, table: CambioTable, seat: Seat, totals: list[int]) -> bool:
        still_in = [other for other in table.setup.seats if table.is_in(other)]
        return scoring.winners_of(seat, still_in, totals) == [seat]

    def clock(self, table: CambioTable) -> str:
        return REACTION_CLOCK if table.phase == WINDOW else super().clock(table)

    def discarder(self, table: CambioTable) -> Seat:
        return table.raced_for()

    def voids(self, event: Event, move: Move) -> bool:
        return rules.voids(event, move)


GAME: Final = Cambio()
