"""Snap: a small game for the tests of core and match, with all that no single game may have.

Three cards each, face down and unseen. On a turn a card is drawn, then swapped in or discarded.
Then a window asks the others, who pass or flip a card of their own that has the rank of the
discard; whose turn it is may flip without being asked. A wrong flip costs a card of the stock. The
discard is shuffled into a new stock by the Dealer. Whoever has no card left ends the round.
"""

from typing import Final

from facedown.core.cards import Card, Pack
from facedown.core.errors import IllegalMove
from facedown.core.events import (
    Dealt,
    Discarded,
    Drew,
    Ended,
    Passed,
    Received,
    Reshuffled,
    Swapped,
    TurnStarted,
)
from facedown.core.fields import CARD, NUMBER, PLACE, SEAT
from facedown.core.game import REACTION_CLOCK, TURN_CLOCK, Game
from facedown.core.moves import DISCARD, DRAW, PASS, Discard, Draw, Pass, Swap, swap
from facedown.core.outcome import Outcome, Result, Standings, places_of
from facedown.core.placed_card import Place, place, seat_of
from facedown.core.records import Event, Move
from facedown.core.seats import NO_SEAT, NO_SEATS, NOBODY, ONLY, ONLY_DEALER, Seat, bit
from facedown.core.setup import Setup
from facedown.core.table import Table, check_deck
from facedown.core.variant import Flag, Number, Option, Value, Variant

PACK: Final = Pack()
DRAWING, DECIDING, WINDOW, OVER = range(4)

OPTIONS: Final[tuple[Option, ...]] = (
    Number("most_turns", 40, 1, 60),
    Flag("flips", True),
)


class Flip(Move):
    """Put a card of the own hand on the discard, as having the same rank."""

    WORD = "flip"
    FIELDS = (("slot", NUMBER),)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Flipped(Event):
    """A card was flipped."""

    WORD = "flipped"
    FIELDS = (("place", PLACE), ("card", CARD))

    def __init__(self, place: Place, card: Card) -> None:
        super().__init__()
        self.place: Final = place
        self.card: Final = card


class SnapTable(Table):
    """`owes` is the seat that must take a card for a wrong flip."""

    FIELDS = (("owes", SEAT),)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, PACK)
        self.owes: Seat = NO_SEAT

    def blank(self) -> "SnapTable":
        return SnapTable(self.setup)

    def copy(self) -> "SnapTable":
        new = super().copy()
        new.owes = self.owes
        return new


class Snap(Game[SnapTable]):
    """The rules of Snap."""

    KEY = "snap"
    NAME = "Snap"
    VERSION = 3
    OFFICIAL = (2, 3)
    ALLOWED = (2, 4)
    OPTIONS = OPTIONS
    MOVES = (Draw, Discard, Swap, Flip, Pass)
    EVENTS = (
        Dealt,
        Drew,
        Discarded,
        Swapped,
        Flipped,
        Received,
        Passed,
        Reshuffled,
        TurnStarted,
        Ended,
    )
    PHASES = ("draw", "decide", "window", "over")
    ENDINGS = ("out_of_cards", "turn_limit")
    REFUSALS = ("not_now", "no_such_slot")

    def make_variant(self, values: dict[str, Value]) -> Variant:
        return Variant(OPTIONS, values)

    def pack(self, variant: Variant) -> Pack:
        return PACK

    def table(self, setup: Setup) -> SnapTable:
        return SnapTable(setup)

    def deal(self, table: SnapTable, deck: list[Card]) -> list[Event]:
        check_deck(deck, PACK)
        return [Dealt(tuple(deck))]

    def awaited(self, table: SnapTable) -> list[Seat]:
        if table.phase == OVER:
            return NO_SEATS
        if not table.stock and len(table.discard) > 1:
            return ONLY_DEALER
        if table.phase != WINDOW:
            return ONLY[table.turn]
        others = table.setup.round_from(table.turn)[:-1]
        return [seat for seat in others if not table.passed >> seat & 1]

    def invited(self, table: SnapTable) -> list[Seat]:
        open_window = table.phase == WINDOW and self.awaited(table) != ONLY_DEALER
        return ONLY[table.turn] if open_window else NO_SEATS

    def legal_moves(self, table: SnapTable, seat: Seat) -> list[Move]:
        if seat not in table.setup.seats or self.awaited(table) == ONLY_DEALER:
            return []
        own = table.slots(seat)
        if table.phase == WINDOW and not table.passed >> seat & 1:
            flips: list[Move] = [Flip(slot) for slot in own]
            moves = flips if table.setup.variant.flag("flips") else []
            return moves if seat == table.turn else [*moves, PASS]
        if seat != table.turn or table.phase in (WINDOW, OVER):
            return []
        return [DRAW] if table.phase == DRAWING else [DISCARD, *[swap(slot) for slot in own]]

    def play(self, table: SnapTable, seat: Seat, move: Move) -> list[Event]:
        if self.awaited(table) == ONLY_DEALER:
            return self.shuffle(table, move)
        if move not in self.legal_moves(table, seat):
            raise IllegalMove("not_now", move=move.WORD)
        if isinstance(move, Draw):
            return [Drew(seat, table.stock[-1].card, seen_by=bit(seat))]
        if isinstance(move, Discard):
            return [Discarded(seat, table.drawn[-1].card)]
        if isinstance(move, Swap):
            where = place(seat, move.slot)
            return [Swapped(seat, where, table.card(where))]
        if isinstance(move, Flip):
            where = place(seat, move.slot)
            return [Flipped(where, table.card(where))]
        return [Passed(seat, seen_by=bit(seat))]

    def settle(self, table: SnapTable) -> Event | None:
        if table.phase != WINDOW or self.awaited(table) == ONLY_DEALER:
            return None
        if table.owes != NO_SEAT:
            return Received(table.owes)
        if any(table.size(seat) == 0 for seat in table.setup.seats):
            return Ended("out_of_cards")
        if self.awaited(table):
            return None
        if table.turns + 1 >= table.setup.variant.number("most_turns"):
            return Ended("turn_limit")
        return TurnStarted(table.setup.after(table.turn))

    def apply(self, table: SnapTable, event: Event) -> None:
        if isinstance(event, Dealt):
            table.lay_out(event.deck, 3)
        elif isinstance(event, Drew):
            table.draw_held(event.seat, event.card)
            table.phase = DECIDING
        elif isinstance(event, Discarded):
            table.discard_drawn(event.card)
            self.open_window(table)
        elif isinstance(event, Swapped):
            table.swap_drawn(event.place, event.card)
            self.open_window(table)
        elif isinstance(event, Flipped):
            is_right = table.top.rank == event.card.rank
            table.owes = NO_SEAT if is_right else seat_of(event.place)
            table.discard_from(event.place, event.card)
            self.open_window(table)
        elif isinstance(event, Received):
            table.receive(event.seat)
            table.owes = NO_SEAT
        elif isinstance(event, Passed):
            table.passed |= bit(event.seat)
        elif isinstance(event, Reshuffled):
            table.reshuffle(event.order)
        elif isinstance(event, TurnStarted):
            table.turn = event.seat
            table.turns += 1
            table.passed = NOBODY
            table.phase = DRAWING
        elif isinstance(event, Ended):
            table.ending = event.ending
            table.passed = NOBODY
            table.phase = OVER

    def open_window(self, table: SnapTable) -> None:
        table.phase = WINDOW
        table.passed = NOBODY

    def default_move(self, table: SnapTable, seat: Seat) -> Move:
        if table.phase == DRAWING:
            return DRAW
        return DISCARD if table.phase == DECIDING else PASS

    def outcome(self, table: SnapTable) -> Outcome | None:
        if table.phase != OVER:
            return None
        sizes = [table.size(seat) for seat in range(table.setup.players)]
        fewest = min(sizes[seat] for seat in table.setup.seats)
        winners = tuple([seat for seat in table.setup.seats if sizes[seat] == fewest])
        points = tuple([int(seat in winners) for seat in range(table.setup.players)])
        return Outcome(points, winners, table.ending, tuple(sizes))

    def standings(
        self, variant: Variant, players: int, results: list[Result], elapsed: float
    ) -> Standings:
        scores = [0] * players
        for result in results:
            for seat in range(players):
                scores[seat] += result.outcome.scores[seat]
        is_over = max(scores) >= 3
        places = places_of(scores)
        winners = tuple([seat for seat in range(players) if places[seat] == 1])
        playing = () if is_over else tuple(range(players))
        return Standings(tuple(scores), places, playing, is_over, winners if is_over else ())

    def clock(self, table: SnapTable) -> str:
        return REACTION_CLOCK if table.phase == WINDOW else TURN_CLOCK

    def voids(self, event: Event, move: Move) -> bool:
        return isinstance(move, Flip) and isinstance(event, Discarded | Swapped | Flipped)


SNAP: Final = Snap()
