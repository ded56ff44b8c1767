"""The bot that plays two-player Três Cartas as solved: every choice is looked up in a table.

The table says of each spot (`spots.py`) how often each action is chosen. It was made by
`benchmarks/solve_tres_cartas.py`. Where it does not help, the rule bot chooses: with more players,
with house rules that make it another game, and in spots that solving hardly ever met.
"""

import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from facedown.bots.tres_cartas.bot import TresCartasBot
from facedown.bots.tres_cartas.spots import (
    DISCARD_IT,
    DRAW_CARD,
    FOR_HIGHEST,
    FOR_UNSEEN,
    NOTHING_BEFORE,
    PLACE_START,
    PLACES,
    SIZE,
    SOURCE_START,
    SOURCES,
    STOP_NOW,
    STOPS,
    TAKE_FOR_HIGHEST,
    TAKE_FOR_UNSEEN,
    TAKEN_BEFORE,
    Sight,
    place_spot,
    source_spot,
    stop_spot,
)
from facedown.core.cards import NO_RANK
from facedown.core.dealer import Dealer
from facedown.core.moves import DISCARD, DRAW, END_TURN, TAKE, swap
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.tres_cartas import TresCartas
from facedown.games.tres_cartas.moves import STOP
from facedown.games.tres_cartas.scoring import POINTS
from facedown.games.tres_cartas.table import (
    DECIDE,
    DRAW_PHASE,
    HAND_SIZE,
    SETUP,
    TresCartasTable,
)

FILE: Final = "exact.bin"
NO_ACTION: Final = -1


@cache
def table_of_shares() -> bytes:
    """How often each action of each spot is chosen, in parts of its spot's sum."""
    packed = files("facedown.bots.tres_cartas").joinpath(FILE).read_bytes()
    shares = zlib.decompress(packed)
    assert len(shares) == SIZE
    return shares


class ExactBot(TresCartasBot):
    """Plays as solved where it can, else as the rule bot does."""

    def __init__(self, game: TresCartas, chance: Dealer) -> None:
        super().__init__(game, chance)
        self.shares: Final = table_of_shares()

    def choose(self, view: View[TresCartasTable], moves: Sequence[Move]) -> Move | None:
        if len(moves) > 1 and is_solved(view.table):
            move = self._solved(view.table, view.seat)
            if move is not None:
                return move
        return super().choose(view, moves)

    def _solved(self, table: TresCartasTable, seat: Seat) -> Move | None:
        """The move that the table of shares chooses; None if it does not say."""
        sight = see(table, seat)
        if sight is None:
            return None
        if table.phase == DRAW_PHASE:
            top: i64 = POINTS[table.top.rank]
            source = self._pick(SOURCE_START + source_spot(sight, top) * SOURCES, 0, SOURCES)
            return None if source == NO_ACTION else DRAW if source == DRAW_CARD else TAKE
        if table.phase == DECIDE:
            return self._placed(table, seat, sight)
        before = _before(table)
        if before is None:
            return None
        start = stop_spot(sight, before, POINTS[table.top.rank]) * STOPS
        stop = self._pick(start, 0, STOPS)
        return None if stop == NO_ACTION else STOP if stop == STOP_NOW else END_TURN

    def _placed(self, table: TresCartasTable, seat: Seat, sight: Sight) -> Move | None:
        """What becomes of the card in hand."""
        points: i64 = POINTS[table.drawn[-1].card.rank]
        if table.from_discard:
            start = SOURCE_START + source_spot(sight, points) * SOURCES
            source = self._pick(start, DRAW_CARD + 1, SOURCES)
            if source == NO_ACTION:
                return None
            if source == TAKE_FOR_HIGHEST:
                return swap(_highest_slot(table, seat))
            return swap(_unseen_slot(table, seat)) if source == TAKE_FOR_UNSEEN else DISCARD
        if not sight.has_unseen:
            return swap(_highest_slot(table, seat)) if points < sight.highest else DISCARD
        place = self._pick(PLACE_START + place_spot(sight, points) * PLACES, FOR_HIGHEST, PLACES)
        if place == NO_ACTION:
            return None
        if place == DISCARD_IT:
            return DISCARD
        slot = _unseen_slot(table, seat) if place == FOR_UNSEEN else _highest_slot(table, seat)
        return swap(slot)

    def _pick(self, start: i64, first: i64, size: i64) -> i64:
        """One of the actions from the first on, by their shares; none if all are nothing."""
        total: i64 = 0
        for action in range(first, size):
            total += self.shares[start + action]
        if total == 0:
            return NO_ACTION
        left = self.chance.below(total)
        for action in range(first, size):
            left -= self.shares[start + action]
            if left < 0:
                return action
        return NO_ACTION


def is_solved(table: TresCartasTable) -> bool:
    """Whether this is the game that was solved: two players, and no rule that changes a round."""
    variant = table.variant
    changed = variant.last_turn_after_stop or variant.discard_draw_must_swap
    return (
        len(table.setup.seats) == 2
        and table.phase != SETUP
        and not changed
        and variant.turns_before_stop == 0
    )


def see(table: TresCartasTable, seat: Seat) -> Sight | None:
    """What a seat knows; None if it does not know two or three of its own cards."""
    rival = table.setup.after(seat)
    known: list[int] = []
    sight = Sight()
    for placed in _hand(table, seat):
        if placed.card.rank != NO_RANK:
            known.append(POINTS[placed.card.rank])
            sight.own_open += 1 if placed.is_seen_by(rival) else 0
    if len(known) < HAND_SIZE - 1:
        return None
    known.sort()
    sight.turns = table.turns
    sight.lowest = known[0]
    sight.middle = known[1]
    sight.highest = known[-1]
    sight.has_unseen = len(known) < HAND_SIZE
    sight.rival_has_unseen = False
    for placed in _hand(table, rival):
        if placed.card.rank != NO_RANK:
            sight.rival_open += 1
            sight.rival_open_sum += POINTS[placed.card.rank]
        elif not placed.is_seen_by(rival):
            sight.rival_has_unseen = True
    return sight


def _hand(table: TresCartasTable, seat: Seat) -> list[PlacedCard]:
    return [placed for placed in table.hands[seat] if placed is not None]


def _before(table: TresCartasTable) -> int | None:
    """What lay on the discard before this turn's card; None if that is forgotten."""
    if table.from_discard:
        return TAKEN_BEFORE
    if len(table.discard) < 2:
        return NOTHING_BEFORE
    rank = table.discard[-2].card.rank
    return None if rank == NO_RANK else POINTS[rank]


def _highest_slot(table: TresCartasTable, seat: Seat) -> int:
    """Where the highest card lies that the seat knows; of equal ones, one that all know."""
    rival = table.setup.after(seat)
    best, found = -1, 0
    for slot, placed in enumerate(_hand(table, seat)):
        if placed.card.rank != NO_RANK:
            worth = 2 * POINTS[placed.card.rank] + (1 if placed.is_seen_by(rival) else 0)
            if worth > best:
                best, found = worth, slot
    return found


def _unseen_slot(table: TresCartasTable, seat: Seat) -> int:
    """Where the card lies that the seat has not seen."""
    for slot, placed in enumerate(_hand(table, seat)):
        if placed.card.rank == NO_RANK:
            return slot
    return 0
