"""One timer for whatever is due next at a table, and the one way to have the table looked at."""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Final

from facedown.server.services import Timer


class Alarm:
    """Has a table look at what is due: at some time, or at once.

    The parts of a table hold its alarm, and whatever they wait for may ring it. Once stopped it
    knows the table no more, so that a closed one is gone at once.
    """

    def __init__(self, look: Callable[[], None]) -> None:
        self._look: Callable[[], None] | None = look
        self._loop: Final = asyncio.get_running_loop()
        # When it rings next, by the event loop's clock.
        self.due_at = inf
        self._timer: Timer | None = None
        self._is_wanted = False
        self._is_looking = False

    def ring(self) -> None:
        """Look now. What rings during a look has it done once more, and never inside itself."""
        self._is_wanted = True
        if self._is_looking:
            return
        self._is_looking = True
        try:
            while self._is_wanted and self._look is not None:
                self._is_wanted = False
                self._look()
        finally:
            self._is_looking = False

    def ring_at(self, due: float) -> None:
        """Look at this time of the loop or earlier, or now if it is past."""
        if due <= self._loop.time():
            self.ring()
        else:
            self.set(due)

    def set(self, due: float) -> None:
        """Ring at this time of the loop; never, if that is infinite.

        A timer that is set to an earlier time stays: what was due may come later with every move,
        and an early look costs less than a timer for each.
        """
        if self.due_at <= due < inf:
            return
        self._cancel()
        if due < inf and self._look is not None:
            self._timer, self.due_at = self._loop.call_at(due, self._rang), due

    def stop(self) -> None:
        """Never ring again."""
        self._look = None
        self._cancel()

    def _rang(self) -> None:
        self._timer, self.due_at = None, inf
        self.ring()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer, self.due_at = None, inf
