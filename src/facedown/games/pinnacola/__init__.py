"""Pinnacola: runs and sets from a held hand, and a pozzo that everybody has seen."""

from typing import ClassVar, Final

from facedown.core.cards import Card, Pack
from facedown.core.game import FAN, Caution, Game, Note
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.core.variant import Value, Variant
from facedown.games.pinnacola import aims, changes, rules, scoring
from facedown.games.pinnacola.events import ENDINGS, EVENTS
from facedown.games.pinnacola.melds import side_of
from facedown.games.pinnacola.moves import MOVES
from facedown.games.pinnacola.table import PHASES, PinnacolaTable, pack_of
from facedown.games.pinnacola.variant import OPTIONS, PRESETS
from facedown.games.pinnacola.variant import Variant as PinnacolaVariant


class Pinnacola(Game[PinnacolaTable]):
    """The rules of Pinnacola."""

    KEY = "pinnacola"
    NAME = "Pinnacola"
    VERSION = 1
    OFFICIAL = (2, 2)
    ALLOWED = (2, 4)
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    MOVES = MOVES
    EVENTS = EVENTS
    PHASES = PHASES
    ENDINGS = ENDINGS
    REFUSALS = rules.REFUSALS
    CAUTIONS = scoring.CAUTIONS
    NOTES = aims.NOTES
    OPEN_DISCARD = True  # P-31
    LAYOUT = FAN
    SHORT: ClassVar[dict[str, str]] = {"target": "300"}

    def make_variant(self, values: dict[str, Value]) -> Variant:
        return PinnacolaVariant(values)

    def players(self, variant: Variant) -> tuple[int, int]:
        """Two, or four in pairs (P-01, P-44)."""
        assert isinstance(variant, PinnacolaVariant)
        return (4, 4) if variant.pairs else (2, 2)

    def sides(self, variant: Variant, players: int) -> tuple[int, ...]:
        return tuple([side_of(seat) for seat in range(players)])

    def pack(self, variant: Variant) -> Pack:
        assert isinstance(variant, PinnacolaVariant)
        return pack_of(variant)

    def table(self, setup: Setup) -> PinnacolaTable:
        return PinnacolaTable(setup)

    def deal(self, table: PinnacolaTable, deck: list[Card]) -> list[Event]:
        return rules.deal(table, deck)

    def awaited(self, table: PinnacolaTable) -> list[Seat]:
        return rules.awaited(table)

    def legal_moves(self, table: PinnacolaTable, seat: Seat) -> list[Move]:
        return rules.legal_moves(table, seat)

    def play(self, table: PinnacolaTable, seat: Seat, move: Move) -> list[Event]:
        if not table.stock and table.awaits_dealer:
            if seat != DEALER:
                self.refuse(rules.WAIT_FOR_DEALER)
            return self.shuffle(table, move)
        return rules.play(table, seat, move)

    def settle(self, table: PinnacolaTable) -> Event | None:
        return rules.settle(table)

    def apply(self, table: PinnacolaTable, event: Event) -> None:
        changes.apply(table, event)

    def default_move(self, table: PinnacolaTable, seat: Seat) -> Move:
        return rules.default_move(table, seat)

    def outcome(self, table: PinnacolaTable) -> Outcome | None:
        return scoring.outcome(table)

    def standings(
        self, variant: Variant, players: int, results: list[Result], elapsed: float
    ) -> Standings:
        assert isinstance(variant, PinnacolaVariant)
        return scoring.standings(variant, players, results)

    def caution(self, table: PinnacolaTable, seat: Seat, move: Move) -> Caution | None:
        return rules.caution(table, seat, move)

    def notes(self, table: PinnacolaTable, seat: Seat) -> list[Note]:
        return aims.notes(table, seat)

    def worth(self, variant: Variant, card: Card) -> int:
        assert isinstance(variant, PinnacolaVariant)
        return variant.book.points[card.rank]

    def is_possible(self, table: PinnacolaTable) -> bool:
        """What a seat owes it can meld, or it could not have taken it (P-05, P-25)."""
        return not table.owed or rules.hold(table, table.turn).can_meet()


GAME: Final = Pinnacola()
