"""Moves on their way to the table."""

from dataclasses import dataclass
from typing import Any, Final

from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.match import log, wire
from facedown.server.guests import Guest


class Command:
    """A move that a seat asks for; `guest` is who asked, unless it was a bot.

    `fair` is when it would have arrived without delay, `rollouts` how many a bot could make for it.
    """

    def __init__(
        self,
        seat: Seat,
        move: Move,
        data: dict[str, Any],
        by: str,
        id: str,
        answering: int,
        arrived: float,
        fair: float,
        guest: Guest | None = None,
        rollouts: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.data: Final = data
        self.by: Final = by
        self.id: Final = id
        self.answering: Final = answering
        self.arrived: Final = arrived
        self.fair: Final = fair
        self.guest: Final = guest
        self.rollouts: Final = rollouts

    def entry(self, now: float) -> log.Moved:
        """The move as it is logged when it is made."""
        return log.Moved(
            at=now,
            seat=self.seat,
            move=self.data,
            by=self.by,
            id=self.id,
            rollouts=self.rollouts,
        )


@dataclass(frozen=True)
class Forced:
    """The move that the rules have for a seat that is waited for and makes none."""

    seat: Seat
    by: str


def asked(guest: Guest, message: wire.MoveCommand, move: Move, now: float, most: float) -> Command:
    """The command of a guest; of its way here at most so many seconds are made good (G-08)."""
    return Command(
        seat=guest.viewer,
        move=move,
        data=message.move,
        by=log.PERSON,
        id=message.id,
        answering=message.answering,
        arrived=now,
        fair=now - min(guest.connection.rtt / 2, most),
        guest=guest,
    )
