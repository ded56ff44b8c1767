"""When the time of whoever a table waits for is up (G-09)."""

from math import inf
from typing import Final

from facedown.match import wire
from facedown.match.evening import Evening
from facedown.match.table_info import clock_info
from facedown.server.guests import Guests

# After a restart nobody's time is up before they could come back; nor after a stall as long.
GRACE_SECONDS: Final = 10.0
# Nor, of one who plays with bots alone, before their program could answer that has just connected.
ANSWER_SECONDS: Final = 2.0
# A timer may ring so much early.
EARLY_SECONDS: Final = 0.001


class Deadline:
    """The evening's clock, and the grace that people have after a restart or a stall."""

    def __init__(self, evening: Evening, guests: Guests) -> None:
        self._evening: Final = evening
        self._guests: Final = guests
        # Nobody's time is up before.
        self.not_before = 0.0

    def give_grace(self, now: float, seconds: float = GRACE_SECONDS) -> None:
        """Let nobody's time be up for so long."""
        self.not_before = max(self.not_before, now + seconds)

    def due_at(self) -> float:
        """When time is up; infinite if no clock runs."""
        clock = self._evening.clock()
        if clock is None or self._guests.is_asleep(self._evening):
            return inf
        return max(clock.until, self.not_before)

    def info(self, now: float) -> wire.ClockInfo | None:
        """How long there is left, as everyone is told; nothing where one plays with bots alone."""
        if self._evening.seating.alone is not None:
            return None
        info = clock_info(self._evening.clock(), now)
        left = self.not_before - now
        if info is None or info.ms >= left * 1000:
            return info
        return wire.ClockInfo(info.kind, round(left * 1000), info.of)
