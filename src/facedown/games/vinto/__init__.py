"""Vinto: five cards face down, and a call that everybody else plays against."""

from typing import ClassVar, Final

from facedown.core.cards import KING, Card, Pack
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.memory_game import looks_left
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.core.variant import Value, Variant
from facedown.games.vinto import changes, rules, scoring, tosses
from facedown.games.vinto.effects import ABILITIES
from facedown.games.vinto.events import ENDINGS, EVENTS
from facedown.games.vinto.moves import MOVES, CallVinto, Toss
from facedown.games.vinto.refusals import REFUSALS
from facedown.games.vinto.table import PACK, PHASES, SETUP, TOSS, VintoTable
from facedown.games.vinto.variant import OPTIONS, PRESETS
from facedown.games.vinto.variant import Variant as VintoVariant


class Vinto(Game[VintoTable]):
    """The rules of Vinto."""

    KEY = "vinto"
    NAME = "Vinto"
    VERSION = 1
    OFFICIAL = (4, 5)
    ALLOWED = (2, 6)
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    MOVES = MOVES
    EVENTS = EVENTS
    PHASES = PHASES
    ENDINGS = ENDINGS
    REFUSALS = REFUSALS
    CALLS = (CallVinto,)
    REACTIONS = (Toss,)
    LOW_HANDS = True
    SIMULATED: ClassVar[dict[str, str]] = {"end": "rounds(5)"}  # V-41
    SHORT: ClassVar[dict[str, str]] = {"end": "rounds(2)"}

    def make_variant(self, values: dict[str, Value]) -> Variant:
        return VintoVariant(values)

    def pack(self, variant: Variant) -> Pack:
        return PACK

    def table(self, setup: Setup) -> VintoTable:
        return VintoTable(setup)

    def deal(self, table: VintoTable, deck: list[Card]) -> list[Event]:
        return rules.deal(table, deck)

    def awaited(self, table: VintoTable) -> list[Seat]:
        return rules.awaited(table)

    def legal_moves(self, table: VintoTable, seat: Seat) -> list[Move]:
        return rules.legal_moves(table, seat)

    def play(self, table: VintoTable, seat: Seat, move: Move) -> list[Event]:
        if seat == DEALER and rules.waits_for_dealer(table):
            return self.shuffle(table, move)
        return rules.play(table, seat, move)

    def looks(self, table: VintoTable, seat: Seat) -> int:
        return looks_left(table, seat, table.variant.opening_peeks) if table.phase == SETUP else 0

    def settle(self, table: VintoTable) -> Event | None:
        return rules.settle(table)

    def apply(self, table: VintoTable, event: Event) -> None:
        changes.apply(table, event)

    def default_move(self, table: VintoTable, seat: Seat) -> Move:
        return rules.default_move(table, seat)

    def outcome(self, table: VintoTable) -> Outcome | None:
        return scoring.outcome(table)

    def standings(
        self, variant: Variant, players: int, results: list[Result], elapsed: float
    ) -> Standings:
        assert isinstance(variant, VintoVariant)
        return scoring.standings(variant, players, results, elapsed)

    def worth(self, variant: Variant, card: Card) -> int:
        return scoring.POINTS[card.rank]

    def ability(self, variant: Variant, card: Card) -> str:
        assert isinstance(variant, VintoVariant)
        if card.rank == KING:
            return "declare" if variant.king_declares else "copy"  # V-27
        return ABILITIES.get(card.rank, "")

    def wins_call(self, table: VintoTable, seat: Seat, totals: list[int]) -> bool:
        return scoring.round_points(table.variant, seat, table.setup.seats, totals)[seat] > 0

    def clock(self, table: VintoTable) -> str:
        return REACTION_CLOCK if table.phase == TOSS else super().clock(table)

    def voids(self, event: Event, move: Move) -> bool:
        return tosses.voids(event, move)


GAME: Final = Vinto()
