"""One deal played out: the table, the moves made, and what each seat was shown.

Every viewer has a numbered stream of shown events that follows from the moves alone.
"""

from typing import Any, Final, NamedTuple

from facedown.core.cards import Card
from facedown.core.errors import StaleMove
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.records import Event, Move
from facedown.core.seats import WATCHER, Seat
from facedown.core.setup import Setup
from facedown.core.sight import is_seen_alike, notices, show
from facedown.core.table import View


class Entry(NamedTuple):
    """A move that was made, when, and what it did."""

    seat: Seat
    move: Move
    at: float
    events: tuple[Event, ...]


class Round:
    """A round being played."""

    def __init__(self, game: Game[Any], setup: Setup, deck: list[Card], *, at: float = 0.0) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.deck: Final = tuple(deck)
        self.table: Final = game.table(setup)
        self.opening: Final = tuple(game.start(self.table, deck))
        self.entries: Final[list[Entry]] = []
        # What happened and when; and of each viewer which of it is in the stream.
        self._viewers: Final = [*range(setup.players), WATCHER]
        self._happened: Final[list[tuple[Event, float]]] = []
        self._streams: Final[list[list[int]]] = [[] for _ in range(WATCHER + 1)]
        self._commands: Final[set[tuple[Seat, str]]] = set()
        self._tell(self.opening, at)

    def act(
        self,
        seat: Seat,
        move: Move,
        *,
        at: float = 0.0,
        answering: int | None = None,
        command: str | None = None,
    ) -> list[Event]:
        """Make a move. The same command of a seat acts once; the second time nothing happens.

        A reaction says how long the seat's stream was when it answered; `StaleMove` if its card or
        the discard has changed since (G-08).
        """
        if command is not None and (seat, command) in self._commands:
            return []
        if answering is not None and self.is_stale(seat, move, answering):
            raise StaleMove("too_late")
        events = self.game.act(self.table, seat, move)
        self.entries.append(Entry(seat, move, at, tuple(events)))
        self._tell(events, at)
        if command is not None:
            self._commands.add((seat, command))
        return events

    def has_done(self, seat: Seat, command: str) -> bool:
        """Whether this command of a seat has acted."""
        return (seat, command) in self._commands

    def is_stale(self, seat: Seat, move: Move, answering: int) -> bool:
        """Whether something happened after this number that voids a move answering it."""
        return any(self.game.voids(event, move) for event, _ in self.told(seat, answering))

    def _tell(self, events: tuple[Event, ...] | list[Event], at: float) -> None:
        for event in events:
            number = len(self._happened)
            self._happened.append((event, at))
            for viewer in self._viewers:
                if notices(event, viewer):
                    self._streams[viewer].append(number)

    def length(self, viewer: Seat) -> int:
        """How many events a seat, or the watchers, has been shown."""
        return len(self._streams[viewer])

    def told(self, viewer: Seat, since: int = 0) -> list[tuple[Event, float]]:
        """The events in a viewer's stream after so many, as they were shown, and when."""
        found = []
        for number in self._streams[viewer][since:]:
            event, at = self._happened[number]
            shown = show(event, viewer)
            assert shown is not None
            found.append((shown, at))
        return found

    def is_told_alike(self, viewer: Seat, since: int) -> bool:
        """Whether a viewer has the numbers that watchers have, and after one saw only what all did.

        It is what nobody outside a seat was shown, or everybody was.
        """
        mine, public = self._streams[viewer], self._streams[WATCHER]
        if mine[since:] != public[since:]:
            return False
        return all(is_seen_alike(self._happened[number][0], viewer) for number in mine[since:])

    def stream(self, viewer: Seat) -> list[Event]:
        """All that a seat, or the watchers, has been shown so far, in order."""
        return [event for event, _ in self.told(viewer)]

    def view(self, viewer: Seat) -> View[Any]:
        """The table as a seat, or the watchers, knows it."""
        return self.game.view(self.table, viewer)

    @property
    def outcome(self) -> Outcome | None:
        """What the round gave; None while it is played."""
        return self.game.outcome(self.table)
