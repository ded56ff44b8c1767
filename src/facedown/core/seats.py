"""Seats round the table, and sets of them as bitmasks.

Seats are numbered from 0, clockwise. Bit 8 of a mask stands for the watchers: what they have
seen, everybody has.

>>> seats_in(bit(0) | bit(3))
[0, 3]
>>> seats_text(EVERYONE), seats_text(bit(1) | bit(2)), seats_text(NOBODY)
('*', '12', '-')
"""

from typing import Final

from mypy_extensions import i64

from facedown.core.errors import BadNotation

# Compiled these are machine words, so that asking them costs next to nothing.
Seat = i64
Seats = i64  # a bitmask

MAX_SEATS: Final = 8
WATCHER: Final = 8
DEALER: Final = -1
NO_SEAT: Final = -2

NOBODY: Final = 0
EVERYONE: Final = 0x1FF


def bit(seat: Seat) -> Seats:
    """The set that holds only this seat."""
    return 1 << seat


def seats_in(mask: Seats) -> list[Seat]:
    """The seats of a set, in order, without the watchers."""
    return seats_from(0, mask)


def seats_text(mask: Seats) -> str:
    """A set of seats as text: `*` for everyone, `-` for nobody, else its digits."""
    if mask == EVERYONE:
        return "*"
    return "".join(str(seat) for seat in seats_in(mask)) or "-"


def parse_seats(text: str) -> Seats:
    """The set of seats that a text names."""
    if text == "*":
        return EVERYONE
    mask = NOBODY
    for digit in "" if text == "-" else text:
        mask |= bit(parse_sitting(digit))
    return mask


def parse_seat(text: str) -> Seat:
    """The seat that a text names; `dealer` is the Dealer and `-` no seat."""
    if text == "dealer":
        return DEALER
    if text == "-":
        return NO_SEAT
    return parse_sitting(text)


def parse_sitting(text: str) -> Seat:
    """The seat round the table that a text names: neither the Dealer nor no seat."""
    if len(text) != 1 or text not in "01234567":
        raise BadNotation("no_such_seat", text=text)
    return int(text)


def seat_text(seat: Seat) -> str:
    """A seat as text."""
    if seat == DEALER:
        return "dealer"
    return "-" if seat == NO_SEAT else str(seat)


def _going_round(first: Seat, mask: Seats) -> list[Seat]:
    seats = [(first + i) % MAX_SEATS for i in range(MAX_SEATS)]
    return [seat for seat in seats if mask >> seat & 1]


# Lists of seats, made once and shared: `awaited` hands them out at every step.
_FROM: Final = [
    [_going_round(first, mask) for mask in range(1 << MAX_SEATS)] for first in range(MAX_SEATS)
]
_ALL: Final = (1 << MAX_SEATS) - 1


def seats_from(first: Seat, mask: Seats) -> list[Seat]:
    """The seats of a set, clockwise from the given one, without the watchers."""
    return _FROM[first][mask & _ALL]


ONLY: Final = [[seat] for seat in range(MAX_SEATS)]
ONLY_DEALER: Final = [DEALER]
NO_SEATS: Final[list[Seat]] = []
