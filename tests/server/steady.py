"""Chance that is the same on every run: what a house deals, and what its bots draw."""

from contextlib import AbstractContextManager
from unittest import mock

from facedown.core.dealer import Dealer
from facedown.match import shuffle, timing
from facedown.server import casting
from facedown.server.bots import BotPool

# With it somebody alone among bots begins the match, so that no bot ends the round before.
SECRET = (117_749).to_bytes(shuffle.SIZE)


def same_secret() -> bytes:
    """The secret of every round. Rounds differ by the shares that people give."""
    return SECRET


def waiting_for_shares(seconds: float = 60.0) -> AbstractContextManager[float]:
    """Wait so long for shares: one that came late, on a busy machine, would change the cards."""
    return mock.patch.object(timing, "SHUFFLE_SECONDS", seconds)


def same_cast() -> AbstractContextManager[object]:
    """Seat the same characters at every table, whatever its letters are."""
    return mock.patch.object(casting, "Dealer", lambda seed: Dealer(seed.partition(" ")[2]))


class SteadyBots(BotPool):
    """One process of quick bots: they draw the same at every table, and may take their time.

    With `speed` they wait before they move, in times what they usually do.
    """

    def __init__(self, speed: float = 0.0) -> None:
        super().__init__(workers=1, limit=60.0, speed=speed)

    def chance_of(self, seat_key: str) -> str:
        _, _, place = seat_key.partition("/")  # without the letters of the table
        return place
