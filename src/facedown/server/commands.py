"""Moves on their way to the table."""

from dataclasses import dataclass
from typing import Any

from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.server.guests import Guest


@dataclass(eq=False, slots=True)
class Command:
    """A move that a seat asks for; `guest` is who asked, unless it was a bot.

    `fair` is when it would have arrived without delay.
    """

    seat: Seat
    move: Move
    data: dict[str, Any]
    by: str
    id: str
    answering: int
    arrived: float
    fair: float
    guest: Guest | None = None


@dataclass(frozen=True)
class Forced:
    """The move that the rules have for a seat that is waited for and makes none."""

    seat: Seat
    by: str
