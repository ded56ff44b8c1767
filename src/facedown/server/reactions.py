"""Who was first: moves of a table in fair order (G-08).

The first reaction opens a hold. What arrives in it is ordered by arrival less half the measured
round trip, so that nobody wins by living next door; equal times go from the discarder's left.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from facedown.core.errors import FacedownError
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.match.evening import Evening
from facedown.server.errors import HouseError
from facedown.server.services import Timer

# So many moves of one seat are held at once.
MAX_HELD: Final = 8


class Command:
    """A move on its way to the table. `fair` is when it would have arrived without delay."""

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
        refuse: Callable[[FacedownError], None],
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.data: Final = data
        self.by: Final = by
        self.id: Final = id
        self.answering: Final = answering
        self.arrived: Final = arrived
        self.fair: Final = fair
        self.refuse: Final = refuse


class Reactions:
    """Lets commands through to the table, held for a moment where order matters."""

    def __init__(
        self,
        evening: Evening,
        seconds: float,
        make: Callable[[Command], None],
        wake: Callable[[], None],
    ) -> None:
        self._evening: Final = evening
        self._seconds: Final = seconds
        self._make = make
        self._wake = wake
        self._held: list[Command] = []
        self._timer: Timer | None = None

    def submit(self, command: Command) -> None:
        """Make the move, or hold it if others may have been as fast; raises if it is refused."""
        if self._timer is not None:
            own = [one for one in self._held if one.seat == command.seat]
            if len(own) >= MAX_HELD:
                raise HouseError("too_fast")
            if not any(one.id == command.id for one in own):
                self._held.append(command)
            return
        self._evening.check_number(command.seat, command.move, command.answering)
        if self._seconds > 0 and isinstance(command.move, self._evening.game.REACTIONS):
            self._evening.check(command.seat, command.move)
            self._held.append(command)
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self.release)
            return
        self._make(command)
        self._wake()

    def release(self) -> None:
        """Make the moves that were held, in the order in which they were fairly made."""
        if self._timer is None:
            return
        held = self._held
        self.drop()
        for command in sorted(held, key=self._order):
            try:
                self._evening.check_number(command.seat, command.move, command.answering)
                self._make(command)
            except FacedownError as error:
                command.refuse(error)
        self._wake()

    def _order(self, command: Command) -> tuple[float, int]:
        played = self._evening.round
        assert played is not None
        first = self._evening.game.discarder(played.table) + 1
        return command.fair, (command.seat - first) % played.setup.players

    def drop(self) -> None:
        """Forget what is held."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._held = []

    def close(self) -> None:
        """The table was closed: drop what is held, and the table itself."""
        self.drop()
        self._make = self._wake = _nothing


def _nothing(*_: object) -> None:
    pass
