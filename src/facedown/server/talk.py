"""What people at a table say to one another, and how much of it."""

from collections import deque
from typing import Final

from facedown.core.seats import Seat
from facedown.match import wire
from facedown.server.errors import HouseError
from facedown.server.letters import readable

# A seat may say so much in so many seconds.
TALK_SECONDS: Final = 10.0
MAX_TALK: Final = 6


class Talk:
    """When each seat spoke lately: coming back to the table does not change that."""

    def __init__(self, *, is_free: bool) -> None:
        # Whether people may say what they like, or only set phrases.
        self._is_free: Final = is_free
        self._spoken: Final[dict[Seat, deque[float]]] = {}

    def say(self, seat: Seat, message: wire.Phrase | wire.Say, now: float) -> wire.Said:
        """What everyone hears; `HouseError` if it is not to be said."""
        spoken = self._spoken.setdefault(seat, deque())
        while spoken and spoken[0] < now - TALK_SECONDS:
            spoken.popleft()
        if len(spoken) >= MAX_TALK:
            raise HouseError("too_fast")
        said = self._said(seat, message)
        spoken.append(now)
        return said

    def _said(self, seat: Seat, message: wire.Phrase | wire.Say) -> wire.Said:
        if isinstance(message, wire.Phrase):
            if message.phrase not in wire.PHRASES:
                raise HouseError("no_such_phrase")
            return wire.Said(seat, phrase=message.phrase)
        if not self._is_free:
            raise HouseError("no_talk")
        return wire.Said(seat, text=readable(message.text))
