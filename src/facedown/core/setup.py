"""What a round begins with: house rules, seats in play, starter, and how the match stands."""

from typing import Final

from facedown.core.errors import BadSetup
from facedown.core.seats import MAX_SEATS, NOBODY, Seat, Seats, bit
from facedown.core.variant import Variant


class Setup:
    """The beginning of a round, before any card. A value.

    `seats` are the seats in play, `seated` the same as a set.
    `scores` has one entry for each seat of the match, also for those no longer in play; `number`
    counts the rounds from 1. `undo` says whether moves may be taken back where a game has such a
    move: a setting of tables where people sit, never of simulations.
    """

    def __init__(
        self,
        variant: Variant,
        seats: tuple[Seat, ...],
        starter: Seat,
        scores: tuple[int, ...],
        number: int = 1,
        *,
        undo: bool = False,
    ) -> None:
        if not 1 <= len(scores) <= MAX_SEATS:
            raise BadSetup("wrong_number_of_players", players=len(scores))
        in_order = bool(seats) and list(seats) == sorted(set(seats))
        if not in_order or seats[0] < 0 or seats[-1] >= len(scores):
            raise BadSetup("no_such_seats", seats=" ".join(str(seat) for seat in seats))
        if starter not in seats:
            raise BadSetup("starter_not_in_play", starter=starter)
        self.variant: Final = variant
        self.seats: Final = seats
        self.starter: Final = starter
        self.scores: Final = scores
        self.number: Final = number
        self.undo: Final = undo
        self.players: Final = len(scores)
        self._after: Final = [_next_in(seats, seat) for seat in range(len(scores))]
        self.seated: Final = _as_set(seats)

    def is_in_play(self, seat: Seat) -> bool:
        return seat >= 0 and self.seated >> seat & 1 == 1

    def after(self, seat: Seat) -> Seat:
        """The next seat in play, clockwise."""
        return self._after[seat]

    def round_from(self, seat: Seat) -> list[Seat]:
        """The seats in play, clockwise, the given one last."""
        first = self.after(seat)
        order = [first]
        while self.after(order[-1]) != first:
            order.append(self.after(order[-1]))
        return order

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Setup)
            and self.variant == other.variant
            and self.seats == other.seats
            and self.starter == other.starter
            and self.scores == other.scores
            and self.number == other.number
            and self.undo == other.undo
        )

    def __hash__(self) -> int:
        return hash((self.variant, self.seats, self.starter, self.scores, self.number))


def _as_set(seats: tuple[Seat, ...]) -> Seats:
    mask: Seats = NOBODY
    for seat in seats:
        mask |= bit(seat)
    return mask


def _next_in(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    later = [one for one in seats if one > seat]
    return later[0] if later else seats[0]
