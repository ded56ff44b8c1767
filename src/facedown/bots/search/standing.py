"""How a seat stands where the lowest hand wins: the totals, and what everybody knows of them.

Of a whole table, as search has imagined and played it on. What cards are counts, and so does who
has seen them: a card that its owner knows can be replaced, flipped or tossed in.
"""

from typing import Final

from facedown.core.seats import Seat
from facedown.core.table import Table

# Totals and counts are brought to about the same size.
TOTAL: Final = 0.1
COUNT: Final = 0.25
LAP: Final = 0.1


class Hand:
    """What a hand comes to, and what its owner knows of it."""

    def __init__(self, table: Table, seat: Seat, points: list[float], mean: float) -> None:
        self.total: float = 0.0
        # The total that its owner expects, the cards that it has not seen, the highest it has.
        self.expected: float = 0.0
        self.unseen: float = 0.0
        self.highest: float = 0.0
        self.cards: float = 0.0
        # How many of the cards others have seen.
        self.exposed: float = 0.0
        for placed in table.hands[seat]:
            if placed is None:
                continue
            worth = points[placed.card.code]
            self.total += worth
            self.cards += 1.0
            known_to = placed.known_to
            if known_to >> seat & 1:
                self.expected += worth
                if worth > self.highest:
                    self.highest = worth
            else:
                self.expected += mean
                self.unseen += 1.0
            if known_to & ~(1 << seat):
                self.exposed += 1.0


def measure(table: Table, seat: Seat, points: list[float], mean: float) -> list[float]:
    """How a seat stands at the beginning of a turn, in numbers of about the same size."""
    seats = table.setup.seats
    own = Hand(table, seat, points, mean)
    rivals = [other for other in seats if other != seat]
    hands = [Hand(table, other, points, mean) for other in rivals]
    others = float(len(hands))
    at = 0
    least_expected = hands[0].expected
    total = unseen = exposed = 0.0
    for index, hand in enumerate(hands):
        if hand.total < hands[at].total:
            at = index
        least_expected = min(least_expected, hand.expected)
        total += hand.total
        unseen += hand.unseen
        exposed += hand.exposed
    lowest = hands[at]
    second = lowest.total if len(hands) == 1 else 1000.0
    for index, hand in enumerate(hands):
        if index != at:
            second = min(second, hand.total)
    turn = seats.index(table.turn)
    wait = float((seats.index(seat) - turn) % len(seats))
    their_wait = float((seats.index(rivals[at]) - turn) % len(seats))
    return [
        TOTAL * own.total,
        TOTAL * lowest.total,
        TOTAL * second,
        TOTAL * total / others,
        TOTAL * (own.total - lowest.total),
        TOTAL * own.expected,
        TOTAL * lowest.expected,
        TOTAL * least_expected,
        TOTAL * own.highest,
        TOTAL * lowest.highest,
        COUNT * own.unseen,
        COUNT * lowest.unseen,
        COUNT * unseen / others,
        COUNT * own.cards,
        COUNT * lowest.cards,
        COUNT * own.exposed,
        COUNT * exposed / others,
        COUNT * wait,
        COUNT * their_wait,
        LAP * (table.turns - 1) / len(seats),
        COUNT * others,
    ]
