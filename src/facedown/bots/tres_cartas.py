"""An honest rule bot for Três Cartas: exact memory, card counting, stops by the odds."""

from typing import Final

from facedown.bots.nerve import Daring
from facedown.core.cards import NO_RANK, Card
from facedown.core.dealer import Dealer
from facedown.core.imagine import unseen
from facedown.core.moves import DISCARD, DRAW, END_TURN, TAKE, Look, swap
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.tres_cartas import TresCartas
from facedown.games.tres_cartas.moves import STOP
from facedown.games.tres_cartas.scoring import POINTS, stop_points
from facedown.games.tres_cartas.table import (
    DECIDE,
    DRAW_PHASE,
    HAND_SIZE,
    SETUP,
    TresCartasTable,
)

SAMPLES: Final = 120
# A card taken from the discard shows everybody what lies there: it must be worth that.
WORTH_TAKING: Final = 2.0
# Playing on has some worth of its own in the first laps round the table: others may stop too early.
PATIENCE: Final = (0.3, 0.3, 0.1)
# … and so much less or more of it at its boldest and at its most careful.
BOLDNESS: Final = 0.1


class TresCartasBot(Daring[TresCartasTable]):
    """Replaces its highest card by a lower one, and stops when that is likely to pay."""

    def __init__(self, game: TresCartas, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[TresCartasTable], moves: list[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table, seat = view.table, view.seat
        if table.phase == SETUP:
            looks = [move for move in moves if isinstance(move, Look)]
            return looks[0] if looks else moves[-1]
        if table.phase == DRAW_PHASE:
            return self._source(table, seat)
        if table.phase == DECIDE:
            return self._place(table, seat, moves)
        return STOP if self._should_stop(table, seat) else END_TURN

    def _source(self, table: TresCartasTable, seat: Seat) -> Move:
        """The discard if its top lowers the hand by more than a drawn card would on average."""
        worths = slot_worths(table, seat)
        by_taking = max(worths) - POINTS[table.top.rank]
        hidden = [POINTS[card.rank] for card in unseen(table, 0)]
        by_drawing = sum(max(max(worths) - points, 0.0) for points in hidden) / len(hidden)
        return TAKE if by_taking >= max(by_drawing, WORTH_TAKING) else DRAW

    def _place(self, table: TresCartasTable, seat: Seat, moves: list[Move]) -> Move:
        worths = slot_worths(table, seat)
        drawn = POINTS[table.drawn[-1].card.rank]
        highest = max(range(len(worths)), key=lambda slot: worths[slot])
        if drawn < worths[highest] or DISCARD not in moves:
            return swap(highest)
        return DISCARD

    def _should_stop(self, table: TresCartasTable, seat: Seat) -> bool:
        """Whether a stop makes it more likely to win the match than playing on."""
        hidden = unseen(table, 0)
        seats = table.setup.seats
        limit = table.variant.limit
        rooms = [float(max(limit - table.setup.scores[other], 1)) for other in seats]
        own = seats.index(seat)
        gain = 0.0
        for _ in range(SAMPLES):
            totals = self._imagine_totals(table, seat, hidden[:])
            points = stop_points(seat, seats, totals)
            left = [
                max(room - points[other], 0.0) for room, other in zip(rooms, seats, strict=True)
            ]
            gain += share(left, own)
        now = share(rooms, own)
        lap = max(table.turns - 1, 0) // len(seats)
        patience = (PATIENCE[lap] if lap < len(PATIENCE) else 0.0) - BOLDNESS * self.risk
        return gain / SAMPLES > now + patience * now * (1.0 - now)

    def _imagine_totals(self, table: TresCartasTable, seat: Seat, hidden: list[Card]) -> list[int]:
        """Likely totals of all hands, by seat."""
        is_late = table.turns > len(table.setup.seats)
        # Every hand must get its cards; only what is left over may be drawn in vain.
        enough = HAND_SIZE * len(table.setup.seats)
        totals = []
        for other in range(table.setup.players):
            total = 0
            for placed in table.hands[other]:
                assert placed is not None
                if placed.card.rank != NO_RANK:
                    total += POINTS[placed.card.rank]
                elif is_late and len(hidden) > enough and placed.is_seen_by(other):
                    total += min(self._dealt(hidden), self._dealt(hidden))  # seen, and kept
                else:
                    total += self._dealt(hidden)
            totals.append(total)
        return totals

    def _dealt(self, hidden: list[Card]) -> int:
        """The points of any hidden card."""
        at = self.chance.below(len(hidden))
        hidden[at], hidden[-1] = hidden[-1], hidden[at]
        return POINTS[hidden.pop().rank]


def slot_worths(table: TresCartasTable, seat: Seat) -> list[float]:
    """What each card of a hand is worth: its points, or what an unseen card is worth on average."""
    hidden = [POINTS[card.rank] for card in unseen(table, 0)]
    mean = sum(hidden) / len(hidden) if hidden else 0.0
    worths = []
    for placed in table.hands[seat]:
        assert placed is not None
        known = placed.card.rank != NO_RANK
        worths.append(float(POINTS[placed.card.rank]) if known else mean)
    return worths


def share(rooms: list[float], own: int) -> float:
    """How likely a seat is to win the match, by the points that each has left to lose."""
    everyone = sum(room * room for room in rooms)
    return rooms[own] * rooms[own] / everyone if everyone else 1.0 / len(rooms)


BOTS: Final = {"rule": TresCartasBot}
