"""How long the house keeps a table where nobody is."""

from collections.abc import Iterable
from typing import Final

from facedown.match.evening import CLOSED, OVER
from facedown.server.room import Room
from facedown.server.sleepers import ASLEEP_SECONDS

# How long a table without people is kept: before its match, after it, and where nobody has ever
# been. A match that no clock or bot brings to its end is kept as long as one that sleeps.
WAITING_SECONDS: Final = 900.0
OVER_SECONDS: Final = 600.0
UNATTENDED_SECONDS: Final = 180.0
# In a full house it is kept as long as somebody was there, within these bounds: long enough for a
# page to load, and for a telephone to be found again.
LOADING_SECONDS: Final = 20.0
NAP_SECONDS: Final = 3600.0
# So much of the house is full when it has made room.
FULL_SHARE: Final = 0.9


def deserted(rooms: Iterable[Room], count: int, most: int) -> list[Room]:
    """The tables that have closed, and those without people that are kept no longer.

    If the house is full, these are more: first those where somebody was the shortest time. The
    count is of all its tables, with those that are being opened.
    """
    sound = [one for one in rooms if not one.outbox.is_broken]
    empty = [one for one in sound if not one.guests and one.evening.stage != CLOSED]
    due = [one for one in sound if one.evening.stage == CLOSED]
    due += [one for one in empty if one.quiet_seconds > _kept_seconds(one)]
    if count - len(due) >= most:
        gone = {one.evening.code for one in due}
        more = [
            one
            for one in empty
            if one.evening.code not in gone and one.quiet_seconds > _least_seconds(one)
        ]
        more.sort(key=lambda one: (one.guests.attended, -one.quiet_seconds))
        due += more[: count - len(due) - int(most * FULL_SHARE)]
    return due


def is_left_asleep(room: Room) -> bool:
    """Whether a table sleeps that somebody has been at, and nobody looks at it now."""
    guests, is_sound = room.guests, not room.outbox.is_broken
    return is_sound and not guests and guests.attended > 0 and guests.is_asleep(room.evening)


def _kept_seconds(room: Room) -> float:
    """How long a table without people is kept."""
    if not room.guests.attended:
        return UNATTENDED_SECONDS
    if room.evening.is_on:
        return ASLEEP_SECONDS
    return OVER_SECONDS if room.evening.stage == OVER else WAITING_SECONDS


def _least_seconds(room: Room) -> float:
    """How long it is kept in a full house."""
    return min(max(room.guests.attended, LOADING_SECONDS), NAP_SECONDS)
