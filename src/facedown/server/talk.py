"""What people at a table say to one another, and how much of it."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from facedown.core.seats import Seat
from facedown.match import wire
from facedown.server.errors import HouseError
from facedown.server.letters import readable

# A seat may say so much in so many seconds.
TALK_SECONDS: Final = 10.0
MAX_TALK: Final = 6
# So much of what was said is remembered, in case somebody is reported for it.
MAX_REMEMBERED: Final = 50


@dataclass(frozen=True)
class Spoken:
    """What a person said, and when."""

    person: str
    at: float
    said: wire.Said


class Talk:
    """When each seat spoke lately: coming back to the table does not change that."""

    def __init__(self, *, is_free: bool) -> None:
        # Whether people may say what they like, or only set phrases.
        self._is_free: Final = is_free
        self._spoken: Final[dict[Seat, deque[float]]] = {}
        # The last words, in memory only: a report takes what it needs of them.
        self.remembered: Final[deque[Spoken]] = deque(maxlen=MAX_REMEMBERED)

    def say(
        self, seat: Seat, person: str, message: wire.Phrase | wire.Say, now: float
    ) -> wire.Said:
        """What everyone hears; `HouseError` if it is not to be said."""
        spoken = self._spoken.setdefault(seat, deque())
        while spoken and spoken[0] < now - TALK_SECONDS:
            spoken.popleft()
        if len(spoken) >= MAX_TALK:
            raise HouseError("too_fast")
        said = self._said(seat, message, self._number(now))
        spoken.append(now)
        self.remembered.append(Spoken(person, now, said))
        return said

    def _number(self, now: float) -> int:
        """A number for what is said now: by the time, so that none comes again after a restart."""
        last = self.remembered[-1].said.n if self.remembered else 0
        return max(last + 1, int(now * 1000))

    def _said(self, seat: Seat, message: wire.Phrase | wire.Say, number: int) -> wire.Said:
        if isinstance(message, wire.Phrase):
            if message.phrase not in wire.PHRASES:
                raise HouseError("no_such_phrase")
            return wire.Said(seat, phrase=message.phrase, n=number)
        if not self._is_free:
            raise HouseError("no_talk")
        return wire.Said(seat, text=readable(message.text), n=number)
