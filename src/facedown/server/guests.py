"""Who is connected to a table, and how long somebody was there."""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Final

from facedown.core.seats import WATCHER, Seat
from facedown.match.evening import Evening
from facedown.server.bots import Asker
from facedown.server.errors import HouseError
from facedown.server.people import Person
from facedown.server.services import Connection

MAX_WATCHERS: Final = 100


@dataclass(eq=False)
class Guest:
    """A connection and what is known of it: who it is, where it looks from, what it was sent."""

    connection: Connection
    person: Person | None
    viewer: Seat
    muted: frozenset[str] = frozenset()
    sent: int = 0

    @property
    def seat(self) -> Seat | None:
        return None if self.viewer == WATCHER else self.viewer


class Guests:
    """Everyone who is connected, in the order in which they came."""

    def __init__(self, now: float, attended: float = 0.0) -> None:
        # When somebody last went, or the table was opened.
        self.quiet_since = now
        # How many seconds somebody was here; before a restart, as far as people's moves show it.
        self.attended = attended
        self._here_since = now
        self._guests: Final[dict[Connection, Guest]] = {}
        # Those of them who have a seat.
        self._seated: Final[dict[Seat, Guest]] = {}

    def __len__(self) -> int:
        return len(self._guests)

    def __iter__(self) -> Iterator[Guest]:
        return iter(self._guests.values())

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._guests

    def get(self, connection: Connection) -> Guest | None:
        return self._guests.get(connection)

    def add(self, guest: Guest, now: float) -> None:
        if not self._guests:
            self._here_since = now
        self._guests[guest.connection] = guest
        if guest.viewer != WATCHER:
            self._seated[guest.viewer] = guest

    def remove(self, connection: Connection, now: float) -> None:
        guest = self._guests.pop(connection)
        self._seated.pop(guest.viewer, None)
        self.quiet_since = now
        if not self._guests:
            self.attended += now - self._here_since

    def clear(self) -> list[Guest]:
        """Everyone, who from now on are no guests any more."""
        gone = list(self)
        self._guests.clear()
        self._seated.clear()
        return gone

    def here(self) -> Set[Seat]:
        """The seats whose person is connected."""
        return self._seated.keys()

    def is_asleep(self, evening: Evening) -> bool:
        """Whether a match waits for somebody who plays with bots alone and is not here (G-10)."""
        alone = evening.seating.alone
        return evening.is_on and alone is not None and alone not in self._seated

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return len(self._guests) - len(self._seated)

    def check_watcher(self, evening: Evening) -> None:
        """Refuse somebody without a seat if the table has no place for them."""
        if not evening.options.watchers:
            raise HouseError("no_watchers")
        if self.watching >= MAX_WATCHERS:
            raise HouseError("too_many_watchers")

    def at(self, seat: Seat) -> Guest | None:
        """Whoever looks from this seat."""
        return self._seated.get(seat)

    def of(self, person: str) -> list[Guest]:
        """The connections of one person."""
        return [one for one in self if one.person is not None and one.person.id == person]

    def asker(self, evening: Evening) -> Asker:
        """For whom the table's bots think: the host, if connected, or else whoever is."""
        found = self._seated.get(evening.seating.host)
        if found is None:
            if not self._guests:
                return Asker(evening.seating.chairs[evening.seating.host].person, is_there=False)
            seated = next(iter(self._seated.values()), None)
            found = seated or next(reversed(self._guests.values()))
        person = "" if found.person is None else found.person.id
        return Asker(found.connection.address or person)
