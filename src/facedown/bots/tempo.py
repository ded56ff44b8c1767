"""How early the others call, by the rounds of a match that a player has been in.

Of each the calls are counted, and beside them those that a usual player would have made in as many
turns. How many times as often as usual somebody calls is a number that is 1 for everybody before
anything was seen, and spread as a Gamma distribution: then so is what is known of it later, and its
mean is a quotient of these two counts.

All of this everybody at the table has seen. It is read from the views that a player is asked by, so
that it costs nothing and one who is made anew in the middle of a match begins anew.
"""

from typing import Final

from facedown.core.seats import NO_SEAT, Seat
from facedown.core.setup import Setup
from facedown.core.table import Table

# How sure it is that somebody calls as often as usual, in calls: hardly, for some never call.
PRIOR: Final = 0.4


class Tempo:
    """What was seen of the calls in the rounds before this one."""

    def __init__(self, usual: list[float]) -> None:
        # How often a usual player calls in its first turn, its second, and so on.
        self._usual: Final = usual
        self._made: Final[dict[Seat, float]] = {}
        self._expected: Final[dict[Seat, float]] = {}
        # The round that is played, as it was last seen: whose turn it was, and which.
        self._setup: Setup | None = None
        self._turn: Seat = NO_SEAT
        self._turns: int = 0
        self._caller: Seat = NO_SEAT

    def follow(self, table: Table, caller: Seat) -> None:
        """Take in a table as a seat sees it, and who has called, if anybody has."""
        setup, known = table.setup, self._setup
        if known is not None and setup is not known:
            if setup.number == known.number + 1 and setup.players == known.players:
                self._count(known)
            elif setup.number != known.number or table.turns < self._turns:
                self.forget()
        self._setup = setup
        self._turn, self._turns, self._caller = table.turn, table.turns, caller

    def forget(self) -> None:
        """Think of everybody as at the beginning of a match."""
        self._made.clear()
        self._expected.clear()

    def of(self, seats: list[Seat]) -> float:
        """How many times as often as usual these players call, on average."""
        found = 0.0
        for seat in seats:
            made, expected = self._made.get(seat, 0.0), self._expected.get(seat, 0.0)
            found += (PRIOR + made) / (PRIOR + expected)
        return found / len(seats)

    def _count(self, setup: Setup) -> None:
        """Count the calls of a round that is over, up to the turn in which somebody called."""
        seats = setup.seats
        last, turn = self._turns, self._turn
        if self._caller != NO_SEAT:
            last -= (seats.index(turn) - seats.index(self._caller)) % len(seats)
            turn = self._caller
            self._made[turn] = self._made.get(turn, 0.0) + 1.0
        for seat in seats:
            since = (seats.index(turn) - seats.index(seat)) % len(seats)
            expected = 0.0
            for lap in range((last - 1 - since + len(seats)) // len(seats)):
                expected += self._usual[min(lap, len(self._usual) - 1)]
            self._expected[seat] = self._expected.get(seat, 0.0) + expected
