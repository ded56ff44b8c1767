"""Whether to stop: what that makes of the chance to win the match, on hands as they may be."""

from typing import Final

from facedown.core.cards import NO_RANK, Card
from facedown.core.dealer import Dealer
from facedown.core.imagine import unseen
from facedown.core.seats import Seat
from facedown.games.tres_cartas.scoring import POINTS, stop_points
from facedown.games.tres_cartas.table import HAND_SIZE, TresCartasTable

SAMPLES: Final = 120
# Playing on has some worth of its own in the first laps round the table: others may stop too early.
PATIENCE: Final = (0.3, 0.3, 0.1)
# … and so much less or more of it at its boldest and at its most careful.
BOLDNESS: Final = 0.1


def should_stop(table: TresCartasTable, seat: Seat, chance: Dealer, risk: float) -> bool:
    """Whether a stop makes it more likely to win the match than playing on."""
    hidden = unseen(table, 0)
    seats = table.setup.seats
    limit = table.variant.limit
    rooms = [float(max(limit - table.setup.scores[other], 1)) for other in seats]
    own = seats.index(seat)
    gain = 0.0
    for _ in range(SAMPLES):
        totals = _imagine_totals(table, hidden[:], chance)
        points = stop_points(seat, seats, totals)
        left = [max(room - points[other], 0.0) for room, other in zip(rooms, seats, strict=True)]
        gain += _share(left, own)
    now = _share(rooms, own)
    lap = max(table.turns - 1, 0) // len(seats)
    patience = (PATIENCE[lap] if lap < len(PATIENCE) else 0.0) - BOLDNESS * risk
    return gain / SAMPLES > now + patience * now * (1.0 - now)


def _imagine_totals(table: TresCartasTable, hidden: list[Card], chance: Dealer) -> list[int]:
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
                total += min(_dealt(hidden, chance), _dealt(hidden, chance))  # seen, and kept
            else:
                total += _dealt(hidden, chance)
        totals.append(total)
    return totals


def _dealt(hidden: list[Card], chance: Dealer) -> int:
    """The points of any hidden card."""
    at = chance.below(len(hidden))
    hidden[at], hidden[-1] = hidden[-1], hidden[at]
    return POINTS[hidden.pop().rank]


def _share(rooms: list[float], own: int) -> float:
    """How likely a seat is to win the match, by the points that each has left to lose."""
    everyone = sum(room * room for room in rooms)
    return rooms[own] * rooms[own] / everyone if everyone else 1.0 / len(rooms)
