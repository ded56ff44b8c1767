"""How an evening goes on by itself: which entry of the log follows now, if any does."""

from collections.abc import Callable
from math import inf
from typing import Final

from facedown.match import log
from facedown.match.evening import BETWEEN, OVER, PLAYING, SHUFFLING, WAITING, Evening
from facedown.server import shares
from facedown.server.casting import bot_sat
from facedown.server.errors import HouseError
from facedown.server.guests import Guests
from facedown.server.recording import Recording

# So long another match waits for somebody who has just gone.
RETURN_SECONDS: Final = 10.0
# A table whose log has so many entries is taken for no other match, and at last for no other round:
# all of it is read again at a restart, and all of a match is in memory.
MAX_FOR_A_MATCH: Final = 20_000
MAX_FOR_A_ROUND: Final = 40_000


class Progress:
    """Says what follows; the table lets it happen."""

    def __init__(
        self,
        evening: Evening,
        guests: Guests,
        recording: Recording,
        secret: Callable[[], bytes],
    ) -> None:
        self._evening: Final = evening
        self._guests: Final = guests
        self._recording: Final = recording
        self._secret: Final = secret

    def next(self, now: float) -> log.AnyEntry | None:
        """What follows from how things are."""
        evening = self._evening
        if evening.timing.paused:
            # Whoever could end the pause may have resigned.
            return None if evening.seating.people() else log.Resumed(at=now)
        if evening.stage == PLAYING or self._guests.is_asleep(evening):
            return None
        if self._begins(now):
            return self.beginning(now)
        if evening.stage == SHUFFLING and not shares.is_missing(evening, self._guests.here()):
            return shares.next_step(evening, now)
        return None

    def timed_out(self, now: float) -> log.AnyEntry | None:
        """What follows when time is up; None where that is a move of the game (G-09)."""
        if self._evening.stage == SHUFFLING:
            return shares.next_step(self._evening, now)
        return self.beginning(now) if self._evening.stage == BETWEEN else None

    def beginning(self, now: float) -> log.BotSat | log.Began | log.Closed:
        """A bot for a seat that is free; when all are taken, the round."""
        evening = self._evening
        for seat in evening.seating.free_seats():
            return bot_sat(evening, now, seat, evening.options.level)
        if evening.number >= MAX_FOR_A_ROUND:
            return log.Closed(at=now, why="worn_out")
        return log.Began(at=now, secret=self._secret().hex())

    def due_at(self, now: float) -> float:
        """When another match waits no longer for whoever has just gone."""
        returns = self._guests.quiet_since + RETURN_SECONDS
        return returns if self._evening.stage == OVER and returns > now else inf

    def _begins(self, now: float) -> bool:
        evening = self._evening
        if evening.stage == BETWEEN:
            return evening.seating.all_ready
        if evening.stage not in (WAITING, OVER) or self._recording.is_due:
            return False
        # A bot that stands in plays a match to its end; it wishes for no other.
        if not any(evening.seating.chairs[seat].ready for seat in evening.seating.people()):
            return False
        return evening.seating.all_ready if evening.stage == WAITING else self._is_agreed(now)

    def _is_agreed(self, now: float) -> bool:
        """Whether all are ready; another match does not wait for whoever has left the last one."""
        chairs, people = self._evening.seating.chairs, self._evening.seating.people()
        unready = [seat for seat in people if not (chairs[seat].ready or chairs[seat].is_bots)]
        if unready and now - self._guests.quiet_since < RETURN_SECONDS:
            return False  # a page that is loaded again is back at once
        return self._guests.here().isdisjoint(unready)


def check_wear(evening: Evening) -> None:
    """Refuse what leads to another match if the log is too long for one."""
    if evening.number >= MAX_FOR_A_MATCH:
        raise HouseError("table_worn_out")
