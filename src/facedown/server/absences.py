"""Whoever is away from a match for too long is played for by a bot (G-10).

Nobody plays for the last person of a table: it sleeps until they are back. Since when somebody is
away is in the log, so that a restart does not give them the time anew.
"""

from collections.abc import Set
from math import inf
from typing import Final

from facedown.core.seats import Seat
from facedown.match import log
from facedown.match.evening import Evening
from facedown.server.deadline import EARLY_SECONDS

# Whoever is back sooner was not away.
AWAY_SECONDS: Final = 5.0
# Of one seat so many are in the log of a round: the rest is forgotten at a restart.
MAX_ABSENCES: Final = 20
# A sleep as long as this is in the log all the same, for the match's time.
LONG_SLEEP_SECONDS: Final = 60.0


class Absences:
    """Since when each seat has been missing at a match. It says which entry follows."""

    def __init__(self, evening: Evening) -> None:
        self._evening: Final = evening
        self._since: Final[dict[Seat, float]] = {}

    def came(self, seat: Seat, now: float) -> log.TookBack | log.CameBack | None:
        """Somebody is there again: what is logged of it, if their absence was."""
        slept = self._slept(now)
        self._since.pop(seat, None)
        chair = self._evening.seating.chairs[seat]
        if chair.stand_in:
            return log.TookBack(at=now, seat=seat, slept=slept)
        if chair.away_since is None and slept < LONG_SLEEP_SECONDS:
            return None
        return log.CameBack(at=now, seat=seat, slept=slept)

    def _slept(self, now: float) -> float:
        """How long the table has slept: nothing is logged while its last person is missing."""
        alone = self._evening.seating.alone
        if alone is None or alone not in self._since or not self._is_noted(alone):
            return 0.0
        return now - self._evening.timing.last_at

    def _is_noted(self, seat: Seat) -> bool:
        """Whether the log has all that it will have of somebody's absence."""
        chair = self._evening.seating.chairs[seat]
        return chair.away_since is not None or chair.absences >= MAX_ABSENCES

    def next(
        self, here: Set[Seat], now: float, not_before: float
    ) -> log.WentAway | log.StoodIn | None:
        """What is to be logged now of those who are not here; no bot plays before a time."""
        self._watch(here, now)
        for seat, since in self._since.items():
            if not self._is_noted(seat) and since + AWAY_SECONDS <= now:
                return log.WentAway(at=now, seat=seat)
            if self.ends_at(seat, not_before) <= now + EARLY_SECONDS:
                return log.StoodIn(at=now, seat=seat)
        return None

    def due_at(self, now: float, not_before: float) -> float:
        """When something is to be logged next; infinite if nobody is missing."""
        due = inf
        for seat, since in self._since.items():
            due = min(due, self.ends_at(seat, not_before))
            if since + AWAY_SECONDS > now:
                due = min(due, since + AWAY_SECONDS)
        return due

    def _watch(self, here: Set[Seat], now: float) -> None:
        absent = self._absent(here)
        for seat in [one for one in self._since if one not in absent]:
            del self._since[seat]
        for seat in absent:
            away_since = self._evening.seating.chairs[seat].away_since
            self._since.setdefault(seat, now if away_since is None else away_since)

    def _absent(self, here: Set[Seat]) -> list[Seat]:
        """Who is missing at a match, and is not played for by a bot yet."""
        evening = self._evening
        seating = evening.seating
        if len(here) == len(seating.chairs) or not evening.is_on:
            return []
        if evening.timing.clocks.abandon <= 0 and seating.alone is None:
            return []
        return [
            seat
            for seat in seating.people()
            if seat not in here and not seating.chairs[seat].stand_in
        ]

    def ends_at(self, seat: Seat, not_before: float) -> float:
        """When a bot plays the seat; never, if nobody else plays with bots there."""
        if self._evening.seating.alone == seat:
            return inf
        return max(self._since[seat] + self._evening.patience(seat), not_before)
