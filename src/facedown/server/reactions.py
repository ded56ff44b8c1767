"""Who was first: moves of a table in fair order (G-08).

The first reaction opens a hold. What arrives in it is ordered by arrival less half the measured
round trip, so that nobody wins by living next door; equal times go from the discarder's left.
"""

from math import inf
from typing import Final

from facedown.match.evening import Evening
from facedown.server.commands import Command
from facedown.server.errors import HouseError

# So many moves of one seat are held at once.
MAX_HELD: Final = 8


class Reactions:
    """Holds commands for a moment where order matters, and gives them back in order."""

    def __init__(self, evening: Evening, seconds: float) -> None:
        self._evening: Final = evening
        self._seconds: Final = seconds
        self._held: list[Command] = []
        # When the hold is over; infinite while nothing is held.
        self.due_at = inf

    @property
    def is_holding(self) -> bool:
        return self.due_at < inf

    def hold(self, command: Command, now: float, *, is_race: bool = True) -> bool:
        """Whether the move is held, as others may have been as fast; raises if it is refused.

        There is no race where no person can react any more.
        """
        if self.is_holding:
            self._add(command)
            return True
        self._evening.check_number(command.seat, command.move, command.answering)
        is_reaction = isinstance(command.move, self._evening.game.REACTIONS)
        if not (is_race and is_reaction) or self._seconds <= 0:
            return False
        self._evening.check(command.seat, command.move)
        self._held.append(command)
        self.due_at = now + self._seconds
        return True

    def _add(self, command: Command) -> None:
        own = [one for one in self._held if one.seat == command.seat]
        if len(own) >= MAX_HELD:
            raise HouseError("too_fast")
        if not any(one.id == command.id for one in own):
            self._held.append(command)

    def release(self) -> list[Command]:
        """What was held, in the order in which it was fairly done. The hold is over."""
        held, self._held, self.due_at = self._held, [], inf
        played = self._evening.round
        if played is None:  # whatever it was, it comes too late
            return held
        first = self._evening.game.discarder(played.table) + 1
        players = played.setup.players
        return sorted(held, key=lambda one: (one.fair, (one.seat - first) % players))
